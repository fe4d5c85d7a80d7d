"""18.6 Building a force."""

from __future__ import annotations

from collections.abc import Iterable

from vivac.games.mosquetes.box.contents import SideId, UnitId
from vivac.games.mosquetes.box.unpacking import OTHER, Box
from vivac.games.mosquetes.chapters.naming import side_name
from vivac.games.mosquetes.chapters.setting_up import enlist
from vivac.games.mosquetes.game import Skirmish
from vivac.table import Action, Menu, Option, Refusal, Say, Table

ANY = "any"
Force = list[tuple[str, int]]  # profile and figures of each unit

IMPOSSIBLE = 10_000


def lists(box: Box) -> list[str]:
    """The lists a force may be taken from."""
    return sorted({profile.set for profile in box.profiles.values()} - {ANY})


def price(box: Box, profile: str, count: int) -> int:
    """18.6 The points of the figures, and the piece of a gun."""
    return box.profiles[profile].points * count + gun_price(box, profile)


def gun_price(box: Box, profile: str) -> int:
    gun = box.troops[profile].gun
    return box.contents.forces.points.gun[gun] if gun else 0


def total(box: Box, force: Force) -> int:
    return sum(price(box, profile, count) for profile, count in force)


def bars_force(box: Box, chosen: str, force: Force, limit: int | None = None) -> Refusal | None:
    """18.6 What is wrong with a whole force, if anything."""
    limit = box.contents.forces.limit if limit is None else limit
    for nth, (profile, count) in enumerate(force):
        refusal = bars_recruit(box, chosen, force[:nth] + force[nth + 1 :], profile, count, limit, whole=True)
        if refusal is not None:
            return refusal
    return bars_done(box, force)


def bars_done(box: Box, force: Force) -> Refusal | None:
    """18.6 At least one Officer and two other units."""
    officers = [profile for profile, _ in force if box.troops[profile].officer]
    if not officers:
        return Refusal.because("force-officer", "18.6")
    if len(force) - len(officers) < 2:
        return Refusal.because("force-units", "18.6")
    return None


def bars_recruit(
    box: Box, chosen: str, force: Force, profile: str, count: int, limit: int, *, whole: bool = False
) -> Refusal | None:
    """18.6 What keeps a unit out of a force; a force still growing must stay one that can be finished."""
    what = box.profiles.get(profile)
    if what is None or what.set not in (chosen, ANY):
        return Refusal.because("force-list", "18.6", profile=profile)
    if not what.size[0] <= count <= what.size[1]:
        return Refusal.because("force-size", "18.6", profile=profile, least=what.size[0], most=what.size[1])
    kind = box.troops[profile]
    others = [box.troops[other] for other, _ in force]
    if kind.officer and any(other.officer and other.type == kind.type for other in others):
        return Refusal.because("force-one-officer", "18.6", type=kind.type)
    if kind.officer and not any(not other.officer and other.type == kind.type for other in others):
        return Refusal.because("force-officer-type", "18.6", type=kind.type)
    if kind.gun and any(other.gun for other in others):
        return Refusal.because("force-one-gun", "18.6")
    spent = total(box, [*force, (profile, count)])
    if not whole:
        spent += least_to_finish(box, chosen, [*force, (profile, count)])
    if spent > limit:
        return Refusal.because("force-points", "18.6", limit=limit)
    return None


def least_to_finish(box: Box, chosen: str, force: Force) -> int:
    """The fewest points that make a force complete."""
    kinds = [box.troops[profile] for profile, _ in force]
    missing = max(0, 2 - sum(not kind.officer for kind in kinds))
    cheapest = _cheapest_units(box, chosen)
    units = missing * min(cheapest.values())
    if any(kind.officer for kind in kinds):
        return units
    present = {kind.type for kind in kinds if not kind.officer}
    best = IMPOSSIBLE
    for officer, points in _officers(box, chosen):
        if officer in present:
            best = min(best, points + units)
        elif officer in cheapest:
            best = min(best, points + cheapest[officer] + max(0, missing - 1) * min(cheapest.values()))
    return best


def _cheapest_units(box: Box, chosen: str) -> dict[str, int]:
    """The least a unit of each troop type costs."""
    least: dict[str, int] = {}
    for what in _listed(box, chosen):
        if not box.troops[what].officer:
            kind, points = box.troops[what].type, price(box, what, box.profiles[what].size[0])
            least[kind] = min(points, least.get(kind, points))
    return least


def _officers(box: Box, chosen: str) -> list[tuple[str, int]]:
    return [
        (box.troops[what].type, price(box, what, 1))
        for what in _listed(box, chosen)
        if box.troops[what].officer
    ]


def _listed(box: Box, chosen: str) -> Iterable[str]:
    return (what.id for what in box.profiles.values() if what.set in (chosen, ANY))


# ---------------------------------------------------------------- the questions


def force_of(game: Skirmish, side: SideId) -> Force:
    return [(game.roster[unit], game.strength[unit]) for unit in game.waiting[side]]


LIST = Action("list", "18.6", of=("target",))


def cost_of_size(box: Box, game: Skirmish, profile: str, count: int) -> Say:
    """18.6 The points of so many figures, of those left."""
    left = box.contents.forces.limit - total(box, force_of(game, game.side))
    return Say("cost-size", {"points": price(box, profile, count), "left": left}, "18.6")


SIZE = Action("size", "18.6", of=("target",), costs=cost_of_size)


async def build(table: Table[Skirmish, Box]) -> str:
    """18.6 A list, then unit after unit until the force is done; whoever plays second begins."""
    game, box, side = table.game, table.box, table.game.side
    limit = box.contents.forces.limit
    if not game.lists[side]:
        chosen = await table.pick(side, "list", LIST, lists(box), limit=limit)
        game.lists[side] = chosen
        return "build"
    points = limit - total(box, force_of(game, side))
    step: str = await table.act(side, RECRUITING, points=points)
    return step


def profiles(box: Box, _game: Skirmish) -> list[Option]:
    return RECRUIT.each(box.profiles)


def bars_profile(box: Box, game: Skirmish, profile: str) -> Refusal | None:
    """18.6 Whether the force has room for the smallest unit of its kind."""
    force, chosen = force_of(game, game.side), game.lists[game.side]
    return bars_recruit(box, chosen, force, profile, box.profiles[profile].size[0], box.contents.forces.limit)


async def recruit(table: Table[Skirmish, Box], profile: str) -> str:
    """18.6 A unit joins the force, with as many figures as its side wants."""
    game, box, side = table.game, table.box, table.game.side
    force = force_of(game, side)
    sizes = sizes_of(box, game.lists[side], force, profile, box.contents.forces.limit)
    count = await table.pick(side, "size", SIZE.given(profile), sizes, profile=profile)
    unit = UnitId(f"{side}{len(force) + 1}")
    enlist(game, unit, profile, count)
    game.waiting[side] = (*game.waiting[side], unit)
    table.tell("recruited", rule="18.6", side=side_name(game, side), profile=profile, count=count)
    return "build"


async def close_list(table: Table[Skirmish, Box]) -> str:
    """18.6 The force is complete: the other side builds its own, or both deploy."""
    game, box, side = table.game, table.box, table.game.side
    spent = total(box, force_of(game, side))
    table.tell("force-built", rule="18.6", side=side_name(game, side), points=spent)
    game.side = OTHER[side]
    return "deploy" if game.side == OTHER[box.sheets[game.scenario].first] else "build"


RECRUIT = Action("recruit", "18.6", of=("target",), among=profiles, bars=bars_profile, do=recruit)
COMPLETE = Action(
    "done", "18.6", bars=lambda box, game: bars_done(box, force_of(game, game.side)), do=close_list
)
RECRUITING = Menu("recruit", RECRUIT, COMPLETE)


def sizes_of(box: Box, chosen: str, force: Force, profile: str, limit: int) -> list[int]:
    least, most = box.profiles[profile].size
    return [
        count
        for count in range(least, most + 1)
        if bars_recruit(box, chosen, force, profile, count, limit) is None
    ]
