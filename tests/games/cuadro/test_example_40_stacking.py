"""Worked example 40: who may stand with whom, terrain by terrain, with strengths no set-up has."""

from __future__ import annotations

import pytest

from vivac.games.cuadro.box.unpacking import open_box
from vivac.games.cuadro.chapters.stacking import Counted, Room, crowded
from vivac.lab.coverage import rule

FOOT, HORSE, GUNS = "infantry", "cavalry", "artillery"


def room(terrain: str, *, siege: bool = False, road: bool = False) -> Room:
    """The room of some hex of this terrain, on a road or not, at a siege line or not."""
    box = open_box()
    for name in ("chiclana", "training"):
        field = box.fields[name]
        ground = field.ground
        for hex_, found in field.rooms.items():
            if ground.terrain[hex_] == terrain and (hex_ in ground.siege) == siege:
                return found._replace(on_road=road)
    raise LookupError(terrain)


@rule("cuadro", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6")
@pytest.mark.parametrize(
    ("where", "units", "reason"),
    [
        (room("clear"), [(FOOT, "regular", 12), (FOOT, "regular", 12)], ""),
        (room("clear"), [(FOOT, "regular", 12), (FOOT, "regular", 13)], "too-much-infantry"),
        (room("clear"), [(FOOT, "square", 10), (FOOT, "square", 9)], "square-too-large"),
        (room("light_wood"), [(FOOT, "regular", 5), (FOOT, "regular", 5)], "one-battalion"),
        (room("beach"), [(GUNS, "deployed", 2), (GUNS, "deployed", 2)], ""),
        (
            room("beach"),
            [(FOOT, "regular", 5), (GUNS, "deployed", 2), (GUNS, "deployed", 2)],
            "too-many-batteries",
        ),
        (room("strong_buildings"), [(HORSE, "regular", 3)], "no-cavalry-here"),
        (room("marsh", road=True), [(GUNS, "limbered", 2)], ""),
        (room("marsh"), [(GUNS, "limbered", 2)], "too-many-batteries"),
        (room("dense_wood"), [(FOOT, "regular", 5), (GUNS, "limbered", 2)], ""),
        (room("pontoon"), [(FOOT, "skirmish", 5)], "no-skirmishers-here"),
        (room("clear"), [(FOOT, "regular", 5), (HORSE, "regular", 3)], "infantry-with-cavalry"),
        (room("clear", siege=True), [(FOOT, "square", 6)], ""),
        (room("clear", siege=True), [(HORSE, "regular", 2)], "no-cavalry-here"),
        (room("strong_buildings"), [(GUNS, "deployed", 2)], "no-deploying-here"),
        (room("strong_buildings"), [(FOOT, "regular", 5), (GUNS, "limbered", 2)], "too-many-batteries"),
        (room("strong_buildings", road=True), [(GUNS, "limbered", 2)], ""),
        (room("clear"), [(HORSE, "regular", 9), (HORSE, "regular", 8)], "too-much-cavalry"),
        (room("village"), [(FOOT, "regular", 9), (FOOT, "regular", 9)], ""),
        (room("town"), [(FOOT, "regular", 5), (FOOT, "regular", 5)], "one-battalion"),
    ],
)
def test_example_40(where: Room, units: list[Counted], reason: str) -> None:
    assert crowded(where, units) == reason
