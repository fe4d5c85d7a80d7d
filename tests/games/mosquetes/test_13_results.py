"""13.6, 13.7 What a reaction test comes to."""

from __future__ import annotations

import pytest

from tests.games.mosquetes.forces import BOX
from tests.games.mosquetes.opposed import men, opposed
from tests.games.mosquetes.worked.examples import comes_out
from vivac.games.mosquetes.chapters.reaction import react, react_to_shooting
from vivac.games.mosquetes.chapters.shooting import Volley
from vivac.lab.coverage import rule

TYPES = {
    "regular": "fr_regulars", "irregular": "coureurs", "native": "zulu", "militia": "provincials",
    "civilian": "settlers",
}  # fmt: skip
RANK = [(30, 20), (30, 21.25), (30, 22.5), (30, 23.75)]


def outcome(kind: str, die: int, total: int) -> str:
    """What a test comes to with this die and modifiers that make this total."""
    stage = opposed(men((14, 20)), men(*RANK, profile=TYPES[kind])).dice(reaction=die)
    return str(stage.run(react, "B1", {"officer": total - die}).result)


@rule("mosquetes", "13.6")
def test_stand_has_no_effect_and_below_flee_the_unit_flees_and_between_it_falls_back() -> None:
    for die, told, there in ((9, "reaction", True), (4, "fell-back", False), (0, "fled", False)):
        stage = opposed(men((14, 20)), men(*RANK[:3])).dice(reaction=die)
        stage.run(react_to_shooting, "B1", Volley(1, ((56, 80, 2),), False, False, False, False))
        assert stage.told[-1] == told
        assert (stage.places("B1") == RANK[:3]) is there
        assert ("B1" in stage.game.fleeing) is (told == "fled")


THRESHOLDS = [
    pytest.param(kind, stand, flee, id=kind)
    for kind, stand, flee in (
        ("regular", 4, 1), ("irregular", 4, 2), ("native", 5, 2), ("militia", 6, 3), ("civilian", 7, 4),
    )
]  # fmt: skip


@rule("mosquetes", "13.6a", "13.6b", "13.6c", "13.6d", "13.6e")
@pytest.mark.parametrize(("kind", "stand", "flee"), THRESHOLDS)
def test_a_type_stands_and_flees_on_its_own_numbers(kind: str, stand: int, flee: int) -> None:
    assert outcome(kind, 5, stand) == "stand"
    assert outcome(kind, 5, stand - 1) == "fall-back"
    assert outcome(kind, 5, flee) == "fall-back"
    assert outcome(kind, 5, flee - 1) == "flee"


@rule("mosquetes", "13.6a", "13.6b", "13.6c", "13.6d", "13.6e")
@pytest.mark.parametrize(
    ("kind", "cards", "actions", "rally"),
    [
        ("regular", 3, 2, 4), ("irregular", 3, 2, 5), ("native", 3, 2, 5), ("militia", 2, 2, 6),
        ("civilian", 2, 1, 7),
    ],
)  # fmt: skip
def test_a_type_has_its_rally_value_cards_and_actions(
    kind: str, cards: int, actions: int, rally: int
) -> None:
    assert BOX.deck({"A": {kind}, "B": set()}).count(f"A-{kind}") == cards
    assert BOX.troops[TYPES[kind]].actions == actions
    assert BOX.charts.troop_types.at(kind, "rally") == rally


@rule("mosquetes", "13.7")
@pytest.mark.parametrize(
    ("kind", "shot_at", "card", "helped"),
    [
        ("regular", 70, 30, 50), ("irregular", 70, 30, 50), ("native", 60, 20, 40), ("militia", 50, 10, 30),
        ("civilian", 40, 0, 20),
    ],
)  # fmt: skip
def test_the_odds_to_stand_are_as_the_rules_say(kind: str, shot_at: int, card: int, helped: int) -> None:
    worth, stand = BOX.reaction, BOX.charts.troop_types.at(kind, "stand")

    def odds(*items: str) -> int:
        return sum(10 for die in range(10) if die + sum(worth[item] for item in items) >= stand)

    assert odds("figures_6") == shot_at
    assert odds("morale_card") == card
    assert odds("morale_card", "officer") == helped
    if kind == "native":
        assert odds("figures_6", "natives_in_cover") == 70


@rule("mosquetes", "13.6")
@pytest.mark.parametrize("drill", ["b21", "b22", "b23", "b24", "b25"])
def test_the_worked_examples_of_the_types_come_out(drill: str) -> None:
    comes_out(drill)
