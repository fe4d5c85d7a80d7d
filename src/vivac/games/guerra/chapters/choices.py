"""What options point at on the board, and the small acts that many chapters share."""

from __future__ import annotations

from collections.abc import Mapping

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import Place
from vivac.games.guerra.box.unpacking import Box
from vivac.games.guerra.chapters.forces import OTHER, PLAYER, members
from vivac.games.guerra.chapters.intelligence import hidden
from vivac.games.guerra.game import LOOSE, War
from vivac.table import Action, Lit, Table, at_place

TARGET = ("target",)  # how labels name the first word of an option

# ---------------------------------------------------------------- what options light


def at_unit(box: Box, war: War, _viewer: str | None, unit: UnitId, *_more: str) -> Lit:
    """A counter, where it stands; pools and tracks are no places on the board."""
    where = war.where.get(unit, "")
    return Lit("" if where in box.off_board else where, unit, params={"place": where})


def at_force(
    box: Box, war: War, viewer: str | None, side: str, place: Place, label: int, *, afloat: bool = False
) -> Lit:
    """A force: what stands for it on the board, and what it is called."""
    piece, name = force_named(box, war, side, place, label, viewer, afloat=afloat)
    return Lit(place, piece, params={"what": name})


def force_named(
    box: Box, war: War, side: str, place: Place, label: int, viewer: str | None, *, afloat: bool
) -> tuple[str, str]:
    """The counter that stands for a force, and its name: its army, its leader or its first unit."""
    units = members(box, war, side, place, label, afloat=afloat)
    if label in war.army and hidden(war, units[0]) and viewer != PLAYER.get(side):
        return war.army[label], war.army[label]
    leader: str = next((unit for unit in units if unit in box.leaders), "")
    piece = leader or (units[0] if units else "")
    if label > LOOSE and label in war.army:
        return piece, war.army[label]
    return piece, piece


def own_side(box: Box, war: War) -> str:
    """The side of the active force."""
    return box.side[war.active[0]]


def enemy_side(box: Box, war: War) -> str:
    """The side that the active force marches against."""
    return OTHER[PLAYER[own_side(box, war)]]


def own_area(box: Box, war: War) -> Place:
    """The area where the active force is, in the field or in a city."""
    here = war.where[war.active[0]]
    return box.ground.get(here, here)


# ---------------------------------------------------------------- acts that many chapters share


def nothing(_table: Table[War, Box], *_words: str) -> None:
    """The choice itself is all: what follows is in the procedure that asks."""


def one_place(rule: str) -> Action:
    """Where something is put down."""
    return Action("at", rule, of=TARGET, lights=at_place)


PICK = Action("pick", of=TARGET, lights=at_unit)  # one unit of several
AIM = Action("target", of=TARGET, lights=at_unit)  # one enemy unit of several
ALL = Action("all")
CLOSE = Action("close")
DONE = Action("done", do=nothing)
STAY = Action("stay", do=nothing)
STAND = Action("stand", do=nothing)
DECLINE = Action("decline", do=nothing)


def by_verb(*actions: Action) -> Mapping[str, Action]:
    """Actions that answer a question, as a question wants them."""
    return {action.verb: action for action in actions}


PICK_OR_ALL = by_verb(PICK, ALL)
PICK_ALL_OR_CLOSE = by_verb(PICK, ALL, CLOSE)
