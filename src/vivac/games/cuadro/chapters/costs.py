"""5.18 What every move of a group costs, for whoever asks; the rules need only what can be paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import Field
from vivac.games.cuadro.chapters.destinations import destinations
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.marching import Ends, March
from vivac.games.cuadro.chapters.troops import FACED
from vivac.games.cuadro.game import Battle
from vivac.ground.hexes import NAMES


def least_costs(field: Field, game: Battle, units: Sequence[UnitId]) -> dict[str, int | str]:
    """`cost 3318 E`, `cost 3318 skirmish`: the movement points of each way to end a move, or `no`."""
    march = March(field, game, units, Foe(field, game))
    found: dict[str, int | str] = {}
    for form in field.forms[units[0]]:
        costs = dict(by_end(march, form))
        legal = {option[1] for option in destinations(march, form, march.ends(form))}
        faces = NAMES if form in FACED else ("",)
        for hex_ in field.grid.listed(field.grid.disc(march.hex, 9)):
            for face in faces:
                words = [hex_, *([form] if form != march.form else []), *([face] if face else [])]
                cost = costs.get((hex_, face)) if hex_ in legal else None
                found["cost " + " ".join(words)] = "no" if cost is None else cost
            if form in FACED:
                paid = [costs[hex_, face] for face in faces if (hex_, face) in costs and hex_ in legal]
                words = [hex_, *([form] if form != march.form else [])]
                found["cost " + " ".join(words)] = min(paid) if paid else "no"
    return found


def by_end(march: March, form: str) -> Iterator[tuple[tuple[str, str], int]]:
    """Every end of a move with its least cost: found by asking what could be paid with more and more."""
    top = march.budget(form)
    seen: set[tuple[str, str]] = set()
    for points in (*range(top + 4), None):  # and last 5.14, for the whole allowance
        for end in listed(march, march.ends(form, points)):
            if end not in seen:
                seen.add(end)
                yield end, top if points is None else points


def listed(march: March, ends: Ends) -> Iterator[tuple[str, str]]:
    grid = march.field.grid
    for hex_ in grid.listed(ends.anywhere):
        if ends.faced:
            yield from ((hex_, NAMES[face]) for face in ends.facing(grid.bit[hex_]))
        else:
            yield hex_, ""
