"""What an act is about, and what of it lights up on the chart."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import TASK, Box, FormationId
from vivac.games.mistral.chapters.sight import may_know, place_of, superior
from vivac.games.mistral.game import State, War
from vivac.table import Action, Id, Lit, Table, by_verb
from vivac.table.scene import Param

THING = ("target",)
TWO_THINGS = ("target", "second")


def nothing_more(*_: object) -> None:
    """Saying so is all there is to it."""


DONE = Action("done", "IC 4.32", do=nothing_more)
BACK = Action("back", "IC 4.32", do=nothing_more)


async def either(table: Table[War, Box], role: str, prompt: str, *actions: Action, **params: Param) -> Action:
    """Ask which of some acts is taken that are about nothing but themselves."""
    acts = by_verb(*actions)
    options = [action() for action in actions]
    answer = await table.ask(role, prompt, options, confirm=False, regions=None, acts=acts, **params)
    return acts[answer.verb]


def at_thing(box: Box, war: War, viewer: str | None, target: Id, second: Id = "") -> Lit:
    """An act about a counter or a space; of two things, the space."""
    place, piece = spot_of(box, war, str(second if second in box.spaces else target), viewer)
    return Lit(place, piece)


def spot_of(box: Box, war: War, thing: str, viewer: str | None) -> tuple[str, str]:
    """The place and the piece that a thing lights; what lies beside the chart has no place."""
    if thing in box.spaces:
        return thing, ""
    if thing in box.zones:
        return f"zone.{thing}", ""
    if thing not in war.where:
        return "", ""
    at = place_of(box, war, thing, viewer)
    if thing in box.formations:
        return formation_spot(box, war, thing, viewer)
    if at in box.formations:
        main = superior(box, war, at, viewer)
        known = may_know(box, war, main, viewer) and main in war.state
        return ("", thing) if known else formation_spot(box, war, main, viewer)
    if at in box.ports:
        return f"{at}.docks", thing if thing not in box.admirals else ""
    if at.startswith(TASK):
        where = box.location[at]
        return (f"zone.{where}" if where in box.zones else where), thing
    return "", thing


def formation_spot(box: Box, war: War, formation: FormationId, viewer: str | None) -> tuple[str, str]:
    """A Subordinate lights its Flag; whoever is not Ready lies in docks."""
    main = superior(box, war, formation, viewer)
    at = place_of(box, war, main, viewer)
    if at not in box.spaces:
        return "", ""
    ready = war.state.get(main, State.READY) == State.READY
    return (at if ready or box.formations[main].side != viewer else f"{at}.docks"), main
