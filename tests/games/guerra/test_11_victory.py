"""11.0, 10.5 Victory in the campaign."""

from __future__ import annotations

import pytest

from tests.games.guerra.campaigning import Stage
from vivac.games.guerra.box.unpacking import open_box
from vivac.games.guerra.chapters.control import holding, score
from vivac.games.guerra.chapters.victory import decide, tally
from vivac.lab.coverage import rule
from vivac.table import Outcome

BOX = open_box(None)
CONTINENT = [area for area in BOX.scoring if not BOX.area[area].island]
CHEAP = [area for area in CONTINENT if BOX.area[area].rp == 1]
MILITIA = [f"ra_mi_{n:02}" for n in range(1, 19)] + [f"ra_mc_{n:02}" for n in range(1, 13)]
MEXICO = ("ra_corona_ne", "ra_nueva_espana", "ra_puebla", "ra_veracruz", "ra_espana_drag", "ra_mexico_drag")
GARRISONS = {  # sixteen and twelve steps where they count for nothing else
    **dict.fromkeys((*MEXICO, "ra_presidiales_1", "ra_presidiales_2"), "yucatan"),
    **dict.fromkeys(("ra_la_habana", "ra_cuba", "ra_santo_domingo"), "cuba"),
    **dict.fromkeys(("rs_ordenes_militares", "rs_navarra", "rs_burgos"), "puerto_rico"),
}


def held(*areas: str, **units: str) -> Stage:
    """Royalist militia in these areas, the garrisons kept, and whoever else."""
    return Stage(turn=15, units={**GARRISONS, **dict(zip(MILITIA, areas, strict=False)), **units})


def verdict(stage: Stage) -> tuple[tuple[str, ...], str]:
    outcome = decide(stage.box, stage.war)
    return outcome.winners, outcome.say.rule or ""


# ---------------------------------------------------------------- 11.0


@rule("guerra", "11.0-1")
@pytest.mark.parametrize(("turn", "over"), [(14, False), (15, True)])
def test_victory_is_counted_at_the_end_of_turn_fifteen(turn: int, over: bool) -> None:
    stage = Stage(step="homecoming", turn=turn, units={"ra_mi_01": "lima", "pl_mi_01": "salta"})
    stage.dice(liberals=6).play()
    assert isinstance(stage.table.outcome, Outcome) is over
    assert stage.war.turn == 15


@rule("guerra", "11.0-1")
def test_partial_control_counts_half_an_area() -> None:
    stage = held("lima", "cuzco", pl_mi_01="callao")
    count = tally(stage.box, stage.war, continent=True)
    assert (count.royalist, count.patriot) == (3, 1)  # in halves


@rule("guerra", "11.0-2")
def test_areas_worth_nothing_do_not_count() -> None:
    poor = [area.id for area in BOX.area.values() if not area.rp]
    assert set(poor) == {
        "nueva_california", "vieja_california", "nuevo_mexico", "yucatan", "quijos", "chaco", "pampas",
        "santo_domingo", "puerto_rico",
    }  # fmt: skip
    stage = held(*poor)
    assert tally(stage.box, stage.war, continent=True) == (0, 0, 0)


@rule("guerra", "11.0-3")
@rule("guerra", "11.0-4")
@pytest.mark.parametrize(
    ("units", "scored"),
    [
        ({"rb_mi_01": "paraguay"}, (0, 1)),
        ({"rb_mi_01": "paraguay", "pl_ri_1": "paraguay"}, (0, 1)),
        ({"rb_mi_01": "paraguay", "ra_mi_01": "paraguay"}, (1, 1)),
        ({"rb_mi_01": "paraguay", "ra_mi_01": "paraguay", "pl_ri_1": "paraguay"}, (1, 1)),
        ({"ra_mi_01": "paraguay"}, (2, 0)),
    ],
)
def test_areas_with_rebels_count_half_for_the_patriot(units: dict[str, str], scored: tuple[int, int]) -> None:
    stage = Stage(units=units)
    assert score(holding(stage.box, stage.war, "paraguay")) == scored


# ---------------------------------------------------------------- 11.1


@rule("guerra", "11.1-1")
def test_fifteen_areas_on_the_continent_win_for_the_royalist() -> None:
    assert verdict(held(*CHEAP[:15])) == (("royalist",), "11.1-1")
    assert verdict(held(*CHEAP[:14])) == ((), "11.1-2")


@rule("guerra", "11.1-2")
def test_five_areas_worth_fourteen_rp_are_a_draw() -> None:
    peru = ("lima", "cuzco", "arequipa", "charcas", "chiloe")
    assert verdict(held(*peru)) == ((), "11.1-2")
    count = tally(BOX, held(*peru).war, continent=True)
    assert (count.royalist, count.royalist_rp) == (10, 14)
    assert verdict(held("lima", "cuzco", "arequipa", "quito", "chiloe")) == ((), "11.1-5")  # ten RP
    assert verdict(held("lima", "cuzco", "charcas", "central_mexico")) == ((), "11.1-5")  # four areas, 16 RP


@rule("guerra", "11.1-3")
def test_two_areas_worth_four_rp_at_most_win_for_the_patriot() -> None:
    assert verdict(held()) == (("patriot",), "11.1-3")
    end = held("chiloe", "veracruz", "callao", mx_mi_01="central_mexico", pl_mi_01="lima")
    assert tally(BOX, end.war, continent=True)[::2] == (4, 4)
    assert verdict(end) == (("patriot",), "11.1-3")
    assert verdict(held("lima", "chiloe")) == (("patriot",), "11.1-3")
    assert verdict(held("lima", "arequipa")) == ((), "11.1-5")  # five RP
    assert verdict(held("quito", "chiloe", "pasto")) == ((), "11.1-5")  # three areas


@rule("guerra", "11.1-4")
def test_the_islands_are_not_counted() -> None:
    assert {area.id for area in BOX.area.values() if area.island} == {"cuba", "santo_domingo", "puerto_rico"}
    assert verdict(held(*CHEAP[:14], "cuba", "santo_domingo", "puerto_rico")) == ((), "11.1-2")


@rule("guerra", "11.1-5")
def test_halves_are_kept_and_a_shared_area_gives_half_its_rp_rounded_down() -> None:
    shared = held(*CHEAP[:15], gc_mi_01=CHEAP[0])
    assert verdict(shared) == ((), "11.1-2")  # fourteen and a half
    assert verdict(held("quito", "chiloe", "pasto", gc_mi_01="pasto")) == ((), "11.1-5")  # two and a half
    for area, rp in (("lima", 1), ("central_mexico", 2), ("pasto", 0)):
        assert tally(BOX, held(area, gc_mi_01=area).war, continent=True).royalist_rp == rp


@rule("guerra", "11.1-5")
def test_the_royalist_victory_is_tested_first() -> None:
    assert verdict(held(*CONTINENT[:20]))[1] == "11.1-1"


@rule("guerra", "10.5-2")
def test_without_the_garrisons_the_royalist_loses_two_areas_once_and_no_rp() -> None:
    fifteen = CHEAP[:15]
    assert verdict(held(*fifteen, ra_puebla="yucatan reduced")) == ((), "11.1-2")  # thirteen
    assert verdict(held(*CHEAP[:16], ra_puebla="yucatan reduced")) == ((), "11.1-2")  # fourteen
    both = held(*CHEAP[:17], ra_puebla="yucatan reduced", ra_cuba="cuba reduced")
    assert verdict(both) == (("royalist",), "11.1-1")  # seventeen less two, once
    peru = held(
        "lima", "cuzco", "arequipa", "charcas", "chiloe", "quito", "pasto", ra_puebla="yucatan reduced"
    )
    assert verdict(peru) == ((), "11.1-2")  # seven less two, with all their RP
    one = held("quito", ra_puebla="yucatan reduced")
    assert decide(one.box, one.war).say.params["areas"] == "0"  # never below nothing


@rule("guerra", "11.1-2")
def test_all_of_peru_and_chiloe_make_five_areas_and_fourteen_rp() -> None:
    stage = Stage(
        turn=15,
        step="operations",
        side="royalist",
        units={
            "ra_cuzco": "cuzco",
            "ra_real_de_lima": "lima",
            "ra_concordia": "arequipa",
            "ra_centro": "charcas",
            "ra_chiloe": "chiloe",
        },
    )
    stage.play().expect({"royalist_areas": "5", "royalist_rp": 14})


@rule("guerra", "11.1-3")
def test_chiloe_and_two_ports_make_two_areas_and_four_rp() -> None:
    stage = Stage(
        turn=15,
        step="operations",
        side="royalist",
        units={
            "ra_chiloe": "chiloe",
            "ra_mi_01": "veracruz",
            "mx_mi_01": "central_mexico",
            "ra_mi_05": "callao",
            "gc_rifles": "lima",
        },
    )
    stage.play().expect({"royalist_areas": "2", "royalist_rp": 4})
