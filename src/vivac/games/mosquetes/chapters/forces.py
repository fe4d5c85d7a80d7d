"""18.6 Building a force."""

from __future__ import annotations

from collections.abc import Iterable

from vivac.games.mosquetes.box.contents import SideId
from vivac.games.mosquetes.box.unpacking import OTHER, Box, option
from vivac.games.mosquetes.chapters.answers import DONE
from vivac.games.mosquetes.chapters.naming import side_name
from vivac.games.mosquetes.chapters.setting_up import enlist
from vivac.games.mosquetes.game import Skirmish, Step
from vivac.table import Option, Refusal, Table

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


async def build(table: Table[Skirmish]) -> None:
    """18.6 A list, then unit after unit until the force is done; whoever plays second begins."""
    game, box, side = table.game, table.box, table.game.side
    limit = box.contents.forces.limit
    if not game.lists[side]:
        chosen = await table.ask(side, "list", [option("list", each) for each in lists(box)], limit=limit)
        game.lists[side] = str(chosen[1])
        return
    force = force_of(game, side)
    left = limit - total(box, force)
    answer = await table.ask(side, "recruit", lambda: recruits(box, game, side, limit), points=left)
    if answer == DONE:
        table.tell("force-built", rule="18.6", side=side_name(game, side), points=limit - left)
        game.side = OTHER[side]
        if game.side != OTHER[box.sheets[game.scenario].first]:
            return
        game.step = Step.DEPLOY
        return
    profile = str(answer[1])
    sizes = [option("size", count) for count in sizes_of(box, game.lists[side], force, profile, limit)]
    count = int((await table.ask(side, "size", sizes, profile=profile))[1])
    unit = f"{side}{len(force) + 1}"
    enlist(game, unit, profile, count)
    game.waiting[side] = (*game.waiting[side], unit)
    table.tell("recruited", rule="18.6", side=side_name(game, side), profile=profile, count=count)


def recruits(box: Box, game: Skirmish, side: SideId, limit: int) -> list[Option]:
    force, chosen = force_of(game, side), game.lists[side]
    found = [
        option("recruit", profile)
        for profile in _listed(box, chosen)
        if bars_recruit(box, chosen, force, profile, box.profiles[profile].size[0], limit) is None
    ]
    if bars_done(box, force) is None:
        found.append(DONE)
    return found


def sizes_of(box: Box, chosen: str, force: Force, profile: str, limit: int) -> list[int]:
    least, most = box.profiles[profile].size
    return [
        count
        for count in range(least, most + 1)
        if bars_recruit(box, chosen, force, profile, count, limit) is None
    ]
