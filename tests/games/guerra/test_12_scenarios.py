"""12.0 The scenarios: their turns, set-ups, stocks and victory."""

from __future__ import annotations

import pytest

from tests.games.guerra.battles import refused
from tests.games.guerra.campaigning import Stage
from vivac.games.guerra import RULEBOOK
from vivac.games.guerra.box.unpacking import open_box
from vivac.games.guerra.chapters.leaders import due, leaders_enter
from vivac.games.guerra.chapters.liberals import events
from vivac.games.guerra.chapters.victory import decide
from vivac.lab.coverage import rule

BOX = open_box(None)
FIRST, EMPIRE, END = "first_fights", "empire_strikes_back", "end_of_empire"
GARRISON = {  # ten steps in Mexico and ten in Cuba
    **dict.fromkeys(
        ("ra_corona_ne", "ra_nueva_espana", "ra_puebla", "ra_veracruz", "ra_mexico_inf"), "yucatan"
    ),
    **dict.fromkeys(
        ("ra_la_habana", "ra_cuba", "rs_navarra", "rs_burgos", "rs_ordenes_militares"), "puerto_rico"
    ),
}
AREAS = (
    *("salta", "cordoba", "misiones", "tejas", "durango", "quito", "pasto", "guayaquil", "panama", "cumana"),
    *("guayana", "los_llanos", "chile_norte", "chile_sur", "mojos", "chiquitos", "maracaibo"),
)
PATRIOTS = [f"gc_mi_{n:02}" for n in range(1, 11)] + [f"mx_mi_{n:02}" for n in range(1, 11)]


def deployed(scenario: str) -> Stage:
    """A scenario with both sides where they stood."""
    stage = Stage(scenario=scenario, empty=False, step="deployment").play()
    return stage.choose("historical", by="royalist").choose("historical", by="patriot")


def winners(scenario: str, areas: int, **units: str) -> tuple[str, ...]:
    """Who wins with so many areas in Patriot hands and the garrisons kept."""
    stands = {**GARRISON, **dict(zip(PATRIOTS, AREAS[:areas], strict=False)), **units}
    stage = Stage(scenario=scenario, units=stands)
    return decide(stage.box, stage.war).winners


def garrisons(scenario: str) -> tuple[int, int]:
    victory = BOX.scenarios[scenario].victory
    return victory.mexico_garrison, victory.cuba_garrison


@rule("guerra", "12.1-1")
def test_the_first_fights_begin_with_the_operations_of_turn_one_and_end_with_turn_five() -> None:
    stage = deployed(FIRST)
    assert (stage.war.turn, str(stage.war.step), stage.war.side) == (1, "opening", "patriot")
    data = BOX.scenarios[FIRST]
    assert (data.first_turn, data.last_turn) == (1, 5)
    assert (data.fixed, data.free, data.rp) == (
        BOX.scenarios["campaign"].fixed, BOX.scenarios["campaign"].free, BOX.scenarios["campaign"].rp,
    )  # fmt: skip
    assert garrisons(FIRST) == (6, 6)


@rule("guerra", "12.1-1")
def test_twelve_areas_win_the_first_fights_and_nine_draw() -> None:
    assert [winners(FIRST, areas) for areas in (8, 9, 11, 12)] == [("royalist",), (), (), ("patriot",)]


@rule("guerra", "12.2-1")
def test_the_empire_strikes_back_in_turns_six_to_nine() -> None:
    stage = deployed(EMPIRE)
    assert (stage.war.turn, str(stage.war.step)) == (6, "uprisings")
    assert BOX.scenarios[EMPIRE].last_turn == 9
    assert garrisons(EMPIRE) == (10, 10)
    assert [winners(EMPIRE, areas) for areas in (10, 11, 13, 14)] == [("royalist",), (), (), ("patriot",)]
    assert winners(EMPIRE, 11, ra_puebla="lima") == ()  # and two more for a broken garrison
    assert winners(EMPIRE, 12, ra_puebla="lima") == ("patriot",)


@rule("guerra", "12.2-1")
def test_its_reinforcements_of_turns_six_to_nine_arrive_and_the_older_ones_are_in_the_pool() -> None:
    war = deployed(EMPIRE).war
    for unit in BOX.contents.counters.unit:
        if unit.entry != "reinforcement" or unit.kind == "leader":
            continue
        if war.where[unit.id] in BOX.off_board:
            assert war.where[unit.id] == ("track" if unit.turn >= 6 else BOX.pool[unit.id])
    assert war.where["rs_leon"] == "track"
    assert war.where["rs_talavera"] == "pool_royalist"
    assert war.where["gc_la_guaira"] == "pool_gran_colombia"


@rule("guerra", "12.3-1")
def test_the_end_of_the_empire_plays_turns_eleven_to_fifteen_and_is_won_like_the_campaign() -> None:
    stage = deployed(END)
    assert (stage.war.turn, str(stage.war.step)) == (11, "uprisings")
    assert BOX.scenarios[END].last_turn == 15
    assert BOX.scenarios[END].victory == BOX.scenarios["campaign"].victory
    assert garrisons(END) == (16, 12)


@rule("guerra", "12.x-1")
def test_all_scoring_areas_of_the_map_count_a_final_half_is_dropped_and_the_penalty_added() -> None:
    assert winners(FIRST, 11, gc_mc_01="cuba", ra_cuba="yucatan") == ("patriot",)  # islands too: the twelfth
    assert winners(FIRST, 11, gc_mc_01="lima", ra_mi_01="lima") == ()  # eleven and a half
    both = {"gc_mc_01": "lima", "ra_mi_01": "lima", "gc_mc_02": "cuzco", "ra_mi_02": "cuzco"}
    assert winners(FIRST, 11, **both) == ("patriot",)
    thin = dict.fromkeys(("ra_la_habana", "ra_cuba", "rs_navarra"), "lima")
    assert winners(FIRST, 9, **thin) == ()  # four steps are left in Puerto Rico: eleven
    assert winners(FIRST, 10, **thin) == ("patriot",)


@rule("guerra", "12.x-2")
def test_by_the_switch_the_liberals_have_still_to_come_and_are_rolled_for_from_turn_twelve() -> None:
    war = RULEBOOK.setup(END, frozenset({"liberals_to_come"}), BOX)
    assert war.liberals == 0
    stage = Stage("liberals_to_come", scenario=END, step="events", turn=12)
    assert stage.dice(liberals=2).run(events).war.liberals == 12  # 2 + 3


@rule("guerra", "12.x-2")
def test_in_the_end_of_the_empire_the_liberals_have_come_in_turn_eleven() -> None:
    war = RULEBOOK.setup(END, frozenset(), BOX)
    assert war.liberals == 11
    units = {"ld_san_martin": "lima", "pl_ri_1": "lima", "ra_mi_01": "callao"}
    for turn, possible in ((11, True), (12, False)):
        stage = Stage(scenario=END, side="patriot", group=1, turn=turn, units=units).play()
        assert ("subvert:ld_san_martin" in stage.options) is possible
        assert refused(stage, "subvert:ld_san_martin") == ("" if possible else "10.2.1-1")


@rule("guerra", "12.x-3")
def test_its_patriot_pools_are_given() -> None:
    war = RULEBOOK.setup(END, frozenset(), BOX)
    pools = ("el_plata", "chile", "gran_colombia", "mexico", "peru")
    assert [war.rp[pool] / 2 for pool in pools] == [7, 4, 10, 0, 0]


@rule("guerra", "12.x-4")
def test_leaders_are_placed_as_the_set_up_says_and_late_ones_enter_free_in_the_first_reorganisation() -> None:
    war = RULEBOOK.setup(EMPIRE, frozenset(), BOX)
    assert war.where["ld_bolivar"] == "haiti"
    assert {war.where[leader] for leader in ("ld_hidalgo", "ld_boves")} == {"lost"}
    assert due(BOX, war, "patriot") == ["ld_belgrano", "ld_morelos", "ld_san_martin"]
    assert due(BOX, war, "royalist") == ["ld_pezuela"]
    assert war.where["ld_paez"] == "track"  # turn VII
    stage = Stage(scenario=EMPIRE, turn=6, units={"pl_ri_1": "salta", "mx_mi_01": "tejas"})
    stage.run(leaders_enter, "patriot")
    assert stage.war.where["ld_belgrano"] == "salta"
    assert stage.war.where["ld_morelos"] == "tejas"
    assert stage.war.rp == RULEBOOK.setup(EMPIRE, frozenset(), BOX).rp


@rule("guerra", "12.x-4")
@pytest.mark.parametrize(
    ("scenario", "dead"),
    [
        (FIRST, set()),
        (EMPIRE, {"ld_hidalgo", "ld_boves"}),
        (END, {"ld_hidalgo", "ld_morelos", "ld_boves", "ld_morillo", "ld_belgrano"}),
    ],
)
def test_the_dead_do_not_come_back(scenario: str, dead: set[str]) -> None:
    war = RULEBOOK.setup(scenario, frozenset(), BOX)
    assert {leader for leader in BOX.leaders if war.where[leader] == "lost"} == dead


@rule("guerra", "12.x-5")
@rule("guerra", "12.x-6")
@pytest.mark.parametrize("scenario", ["campaign", FIRST, EMPIRE, END])
def test_units_of_either_side_that_are_not_placed_wait_on_the_track_or_in_their_pool(scenario: str) -> None:
    stage = deployed(scenario)
    first = BOX.scenarios[scenario].first_turn
    for unit in BOX.contents.counters.unit:
        where = stage.war.where[unit.id]
        if unit.kind == "leader" or where not in BOX.off_board:
            continue
        dated = unit.entry in ("reinforcement", "event") and unit.turn >= first
        assert where == ("track" if dated else BOX.pool[unit.id])
    assert {stage.war.where[f"pt_spl_{n}"] for n in (1, 2, 3)} == {"brazil"}
    assert not stage.war.legion_open
