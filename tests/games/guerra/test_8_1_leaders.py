"""8.0, 8.1, 8.4 Leaders: their factors, their fate, how they come and how they move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage, marching
from vivac.games.guerra.box.unpacking import NATIONS, open_box
from vivac.games.guerra.chapters.leaders import due, entries, leader_check
from vivac.games.guerra.chapters.losses import bereaved
from vivac.games.guerra.chapters.reinforcements import arrivals
from vivac.lab.coverage import rule

BOX = open_box()
EMPTY = dict.fromkeys(("royalist", *NATIONS), 0)
FACTORS = {  # operations and tactical
    "ld_pezuela": (3, 2), "ld_morillo": (1, 2), "ld_boves": (2, 2), "ld_belgrano": (1, 1),
    "ld_san_martin": (3, 2), "ld_bolivar": (3, 2), "ld_paez": (2, 2), "ld_sucre": (2, 3),
    "ld_hidalgo": (1, 0), "ld_morelos": (2, 1),
    "ld_cochrane": (2, 1),
}  # fmt: skip


def fleeing(leader: str, at: str, units: dict[str, str] | None = None, die: int = 6) -> Stage:
    """All the units with a leader have just been eliminated."""
    stage = Stage(units={leader: at, **(units or {})}).dice(leader_loss=die)
    return stage.run(leader_check, leader)


def refuges(stage: Stage) -> set[str]:
    assert stage.prompt == "refuge"
    return {option.removeprefix("at:") for option in stage.options}


# ---------------------------------------------------------------- 8.0


@rule("guerra", "8.0-1")
def test_every_leader_has_an_operations_and_a_tactical_factor() -> None:
    assert {
        leader: (BOX.unit[leader].operations, BOX.unit[leader].tactical) for leader in BOX.leaders
    } == FACTORS


@rule("guerra", "8.0-1")
@pytest.mark.parametrize(("leader", "ops"), [((), 4), (("ld_morillo",), 6), (("ld_pezuela",), 8)])
def test_the_operations_factor_moves_a_force(leader: tuple[str, ...], ops: int) -> None:
    units = dict.fromkeys(("ra_cuzco", *leader), "cuzco")
    stage = (
        Stage(side="royalist", rp=EMPTY, units=units)
        .dice(activation=2)
        .play()
        .choose("activate:cuzco:0", by="royalist")
    )
    assert stage.war.ops == ops


@rule("guerra", "8.0-1")
@pytest.mark.parametrize(("leader", "wins"), [((), "royalist"), (("ld_sucre",), "patriot")])
def test_the_tactical_factor_wins_the_initiative(leader: tuple[str, ...], wins: str) -> None:
    stage = marching("gc_rifles", *leader, at="quito", side="patriot", units={"ra_cuzco": "quito"})
    stage.dice(initiative_attacker=3, initiative_defender=5, rest=1).play().choose(
        "attack:royalist:0", by="patriot"
    ).choose("stand", by="royalist")
    line = next(line for line in stage.table.log or [] if line.say.key == "initiative")
    assert line.say.params["side"] == wins


# ---------------------------------------------------------------- 8.1-1


@rule("guerra", "8.1-1")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_leader_whose_units_are_gone_is_lost_on_1_or_2_and_joins_the_nearest_stack_otherwise(
    die: int,
) -> None:
    stage = marching(
        "ld_san_martin", "pl_ri_7", at="paraguay", side="patriot", group=1, rp=EMPTY, triggers=["pl_ri_7"],
        units={"pl_mi_01": "misiones", "pl_mi_02": "salta"},
    )  # fmt: skip
    stage.dice(attrition=1, leader_loss=die).play().choose("stop", by="patriot")
    assert stage.rolled == ["attrition", "leader-loss"]
    assert stage.war.where["ld_san_martin"] == ("lost" if die <= 2 else "misiones")
    assert stage.war.active == []


@rule("guerra", "8.1-1")
def test_he_does_not_roll_while_a_unit_is_left() -> None:
    stage = marching(
        "ld_san_martin", "pl_ri_1", at="paraguay", side="patriot", group=1, rp=EMPTY, triggers=["pl_ri_1"],
        units={"pl_mi_01": "misiones"},
    )  # fmt: skip
    stage.dice(attrition=1).play().choose("stop", by="patriot")
    assert stage.rolled == ["attrition"]
    assert stage.war.where["ld_san_martin"] == "paraguay"


@rule("guerra", "8.1-1")
@pytest.mark.parametrize(
    ("leader", "haven"), [("ld_bolivar", "haiti"), ("ld_morelos", "usa"), ("ld_belgrano", None)]
)
def test_a_patriot_survivor_may_go_to_his_haven_instead(leader: str, haven: str | None) -> None:
    prefix = {"ld_bolivar": "gc", "ld_morelos": "mx", "ld_belgrano": "pl"}[leader]
    units = {f"{prefix}_mi_01": "quito", f"{prefix}_mi_02": "guayaquil"}
    stage = fleeing(leader, "lima", units)
    assert refuges(stage) == {"quito", "guayaquil", *({haven} if haven else set())}
    if haven:
        assert stage.choose(f"at:{haven}", by="patriot").war.where[leader] == haven


# ---------------------------------------------------------------- 8.1-2


@rule("guerra", "8.1-2")
def test_nearest_is_fewest_land_moves_straits_included_and_enemies_ignored() -> None:
    units = {
        "pl_mi_01": "ancud",
        "pl_mi_02": "chile_norte",
        "pl_mi_03": "cordoba",  # one move each
        "pl_mi_04": "salta",
        "ch_mi_01": "chile_sur",  # two moves; and no stack of his nationality
        "ra_cuzco": "chile_norte",
        "rs_frigate_1": "pacific_10",
    }
    assert refuges(fleeing("ld_san_martin", "chile_sur", units)) == {"ancud", "chile_norte", "cordoba"}
    far = {"pl_mi_01": "chile_norte", "pl_mi_02": "mojos", "pl_mi_03": "chiquitos"}  # no way over the Atacama
    assert refuges(fleeing("ld_san_martin", "charcas", far)) == {"mojos", "chiquitos"}


@rule("guerra", "8.1-2")
def test_another_force_of_his_in_the_same_field_is_nearest_of_all() -> None:
    units = {"ld_belgrano": "salta force 1", "pl_mi_01": "salta force 2", "pl_mi_02": "cordoba"}
    stage = Stage(units=units).dice(leader_loss=5).run(bereaved, ["pl_ri_7", "ld_belgrano"])
    assert stage.war.where["ld_belgrano"] == "salta"
    assert stage.war.label.get("ld_belgrano", 0) == 0


@rule("guerra", "8.1-2")
def test_a_royalist_joins_any_royalist_stack_and_no_lone_leader_or_ship() -> None:
    units = {"rs_leon": "cuzco", "ra_mi_01": "arequipa_c", "ld_morillo": "lima", "rs_frigate_1": "callao"}
    assert refuges(fleeing("ld_pezuela", "lima", units)) == {"cuzco", "arequipa_c"}
    assert fleeing("ld_pezuela", "charcas", {"ra_mi_02": "cuba"}).war.where["ld_pezuela"] == "cuba"


@rule("guerra", "8.1-2")
def test_a_naval_leader_joins_any_patriot_naval_unit() -> None:
    units = {"mx_frigate_1": "caribbean_10", "ch_frigate_1": "valparaiso", "rs_frigate_1": "callao"}
    assert refuges(fleeing("ld_cochrane", "pacific_7", units)) == {"caribbean_10", "valparaiso"}


@rule("guerra", "8.1-2")
@pytest.mark.parametrize("leader", ["ld_belgrano", "ld_pezuela", "ld_morillo", "ld_cochrane"])
def test_with_no_stack_on_the_map_he_waits_in_the_pool_and_enters_again_free(leader: str) -> None:
    stage = fleeing(leader, "salta")
    assert stage.war.where[leader] == BOX.pool[leader]
    stands = {"pl_mi_01": "cordoba", "ra_mi_01": "cuzco", "ch_frigate_1": "valparaiso"}
    again = Stage(turn=3, units={leader: BOX.pool[leader], **stands})
    assert leader in due(again.box, again.war, BOX.side[leader])
    assert entries(again.box, again.war, leader)


@rule("guerra", "8.1-2")
def test_a_haven_comes_before_the_pool_and_a_lost_leader_never_returns() -> None:
    assert fleeing("ld_paez", "quito").war.where["ld_paez"] == "haiti"
    lost = fleeing("ld_paez", "quito", die=2)
    assert lost.war.where["ld_paez"] == "lost"
    later = Stage(turn=15, units={"ld_paez": "lost", "ld_boves": "lost", "gc_mi_01": "quito"})
    assert "ld_paez" not in due(later.box, later.war, "patriot")
    assert "ld_boves" not in due(later.box, later.war, "royalist")


# ---------------------------------------------------------------- 8.1-3


def entered(**units: str) -> Stage:
    """Royalists march from Charcas into Salta, where a leader is alone in the field."""
    stands = {"ld_belgrano": "salta", "pl_mi_01": "cordoba", **units}
    stage = marching("ra_cuzco", at="charcas", side="royalist", units=stands)
    return stage.dice(leader_loss=4).play().choose("move:salta", by="royalist")


@rule("guerra", "8.1-3")
def test_a_leader_alone_in_the_field_rolls_at_once_when_an_enemy_enters() -> None:
    stage = entered()
    assert stage.rolled == ["leader-loss"]
    assert stage.war.where["ld_belgrano"] == "cordoba"


@rule("guerra", "8.1-3")
@pytest.mark.parametrize(
    "units",
    [
        {"pl_mi_02": "salta"},  # a friend in his position
        {"ch_mi_01": "salta"},  # of any nationality
        {"pl_mi_02": "salta guerrilla"},
        {"ld_belgrano": "salta_c", "pl_mi_02": "salta_c"},
    ],
)
def test_not_with_a_friendly_land_unit_in_his_position(units: dict[str, str]) -> None:
    stage = entered(**units)
    assert stage.rolled == []
    assert stage.war.where["ld_belgrano"].startswith("salta")


@rule("guerra", "8.1-3")
def test_a_friend_in_the_city_does_not_help_him_in_the_field() -> None:
    assert entered(pl_mi_02="salta_c").rolled == ["leader-loss"]


@rule("guerra", "8.1-3")
@pytest.mark.parametrize(("words", "rolls"), [("salta guerrilla", []), ("salta", ["leader-loss"])])
def test_enemy_guerrillas_do_not_trouble_him_whoever_entered(words: str, rolls: list[str]) -> None:
    units = {"ra_mi_01": words, "pl_mi_01": "cordoba"}
    stage = marching("ld_belgrano", at="cordoba", side="patriot", group=1, units=units)
    stage.dice(leader_loss=4).play().choose("move:salta", by="patriot")
    assert stage.rolled == rolls


@rule("guerra", "8.1-3")
def test_he_rolls_too_when_the_units_with_him_march_away() -> None:
    units = {"ld_belgrano": "salta", "ra_mi_01": "salta", "pl_mi_01": "misiones"}
    stage = marching("pl_ri_1", at="salta", side="patriot", group=1, units=units)
    stage.dice(leader_loss=4).play().choose("move:cordoba", by="patriot").choose("decline", by="royalist")
    assert stage.war.where["ld_belgrano"] == "cordoba"


@rule("guerra", "8.1-3")
@pytest.mark.parametrize(
    ("position", "answers"),
    [
        (
            {"step": "mass_recruitment", "side": "royalist", "units": {"ra_mi_18": "cuzco_c"}},
            ["recruit:cuzco"],
        ),
        (
            {"step": "building", "side": "royalist", "units": {"ra_mi_18": "cuzco_c"}, "rp": {"royalist": 2}},
            ["buy:ra_mi_01", "at:cuzco"],
        ),
        (
            {"step": "guerrillas", "side": "royalist", "units": {"ra_mi_18": "cuzco guerrilla"}},
            ["emerge:ra_mi_18"],
        ),
        ({"step": "uprisings", "side": "royalist"}, ["rise:cuzco", "done", "pick:ra_mi_01"]),
    ],
    ids=["mass-recruitment", "building", "guerrillas", "uprising"],
)
def test_troops_raised_in_his_field_have_entered_it(position: dict[str, Any], answers: list[str]) -> None:
    units = {**position.pop("units", {}), "ld_belgrano": "cuzco", "pl_mi_01": "salta"}
    stage = Stage(units=units, **position).dice(leader_loss=1, uprising=6, spain=1)
    stage.dice(precedence_royalist=6, precedence_patriot=1).play().choose(*answers, by="royalist")
    assert stage.war.where["ld_belgrano"] == "lost"


@rule("guerra", "8.1-3")
@pytest.mark.parametrize(("garrison", "rolls"), [({}, ["leader-loss"]), ({"pl_mi_02": "salta_c"}, [])])
def test_alone_inside_a_city_he_rolls_when_the_city_falls(garrison: dict[str, str], rolls: list[str]) -> None:
    assert entered(ld_belgrano="salta_c", **garrison).rolled == rolls
    held = entered(ld_belgrano="salta_c", pl_mi_03="salta", **garrison)  # the city does not fall
    assert held.rolled == []


# ---------------------------------------------------------------- 8.1-4, 8.1-5


@rule("guerra", "8.1-4")
def test_a_leader_enters_free_with_a_stack_of_his_nationality_when_reinforcements_arrive() -> None:
    units = {
        "pl_mi_01": "cordoba",
        "pl_mi_02": "salta_c",
        "ch_mi_01": "chile_sur",
        "ld_hidalgo": "lost",
        "ld_morelos": "lost",
    }
    stage = Stage(step="arrivals", side="patriot", turn=2, rp=EMPTY, units=units).run(arrivals)
    assert stage.prompt == "leader-enters"
    assert set(stage.options) == {"at:cordoba", "at:salta_c"}
    stage.choose("at:salta_c", by="patriot")
    assert stage.war.where["ld_belgrano"] == "salta_c"
    assert not any(stage.war.rp.values())


@rule("guerra", "8.1-4")
def test_with_no_such_stack_he_waits_for_the_next_turn() -> None:
    stage = Stage(step="arrivals", side="patriot", turn=2, units={"ch_mi_01": "chile_sur"}).run(arrivals)
    assert stage.war.where["ld_belgrano"] == "track"
    early = Stage(turn=1, units={"pl_mi_01": "cordoba"})
    assert "ld_belgrano" not in due(early.box, early.war, "patriot")
    late = Stage(turn=3, units={"pl_mi_01": "cordoba"})
    assert "ld_belgrano" in due(late.box, late.war, "patriot")


@rule("guerra", "8.1-4")
@pytest.mark.parametrize(
    ("leader", "expected"),
    [
        ("ld_pezuela", {"cuzco", "lima_c"}),  # the viceroyalty of Peru
        ("ld_boves", {"los_llanos", "cumana"}),  # Los Llanos or next to it
        ("ld_san_martin", {"salta"}),  # his own areas, not Chile
        ("ld_bolivar", {"quito", "guayana", "haiti"}),
        ("ld_paez", {"quito", "guayana"}),
        ("ld_sucre", {"quito", "guayana"}),
        ("ld_cochrane", {"valparaiso", "pacific_7"}),
    ],
)
def test_each_has_his_entry_zone(leader: str, expected: set[str]) -> None:
    units = {
        "ra_mi_01": "cuzco",
        "ra_mi_02": "lima_c",
        "ra_mi_03": "los_llanos",
        "ra_mi_04": "cumana",
        "ra_mi_05": "cuba",
        "pl_mi_01": "salta",
        "pl_mi_02": "chile_sur",
        "gc_mi_01": "quito",
        "gc_mi_02": "guayana",
        "gc_mi_03": "tejas",
        "ch_frigate_1": "valparaiso",
        "gc_frigate_1": "pacific_7",
    }
    stage = Stage(turn=12, units=units)
    assert set(entries(stage.box, stage.war, leader)) == expected


@rule("guerra", "8.1-5")
def test_leaders_move_with_forces() -> None:
    stage = (
        marching("pl_ri_1", "ld_belgrano", at="cordoba", side="patriot", ops=4)
        .play()
        .choose("move:salta", by="patriot")
    )
    assert stage.at("salta") == ("pl_ri_1", "ld_belgrano")
    assert stage.war.ops == 3


@rule("guerra", "8.1-5")
def test_a_leader_alone_may_be_activated_and_moves_at_1_op_per_area() -> None:
    stage = Stage(side="patriot", group=1, rp=EMPTY, units={"ld_san_martin": "cordoba"})
    stage.dice(activation=1).play().choose("activate:cordoba:0", by="patriot")
    assert stage.war.ops == 6  # 1 + 3
    stage.choose("move:rio_de_la_plata", "move:misiones", by="patriot")
    assert (stage.war.ops, stage.war.where["ld_san_martin"]) == (4, "misiones")


# ---------------------------------------------------------------- 8.4 Hidalgo and Morelos


@rule("guerra", "8.4-1")
@pytest.mark.parametrize(
    ("where", "bound"), [("guadalajara", True), ("usa", True), ("santa_fe", True), ("lost", False)]
)
def test_while_hidalgo_is_in_play_the_royalist_is_bound_in_mexico(where: str, bound: bool) -> None:
    units = {"ld_hidalgo": where, "ra_puebla": "central_mexico", "ra_corona_ne": "durango", "ra_cuba": "cuba"}
    stage = Stage(step="opening", side="royalist", rp=EMPTY, units=units)
    stage.dice(mexican_limit=1, activation=1).play().choose("done", by="royalist")
    assert ("mexican-limit" in stage.rolled) is bound
    stage.choose("activate:central_mexico:0", "stop", by="royalist")
    assert ("activate:durango:0" in stage.options) is not bound
    assert "activate:cuba:0" in stage.options


@rule("guerra", "8.4-2")
@pytest.mark.parametrize(("where", "lost"), [("usa", False), ("acapulco", False), ("lost", True)])
def test_mexican_reinforcements_may_join_morelos_and_only_his_loss_ends_the_cause(
    where: str, lost: bool
) -> None:
    units = {"ld_morelos": where, "mx_mi_01": "tejas", "ld_hidalgo": "lost"}
    stage = Stage(step="arrivals", side="patriot", turn=3, units=units).run(arrivals)
    assert ("at:acapulco" in stage.options) is (where == "acapulco")
    while stage.prompt == "arrives-where":
        stage.choose("at:tejas", by="patriot")
    assert stage.war.where["mx_tlalpujahua"] == ("lost" if lost else "tejas")


@rule("guerra", "8.1-3")
def test_a_leader_alone_in_a_city_that_the_enemy_enters_takes_the_roll() -> None:
    stage = marching(
        "ra_cuba", at="cuba", side="royalist", units={"ld_morelos": "la_habana", "mx_mi_01": "guadalajara"}
    )
    stage.dice(leader_loss=2).play().choose("enter:la_habana", by="royalist")
    assert stage.war.where["ld_morelos"] == "lost"
    assert stage.war.where["ra_cuba"] == "la_habana"
