"""IC 6.3, 2.635, 2.236 In docks: Auxiliaries are Assigned and return, trade with the Levant, are Formed."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import AVAILABLE, BRITISH, TRACK, AuxiliaryId, Box, FormationId
from vivac.games.mistral.chapters.exchanges import INTO
from vivac.games.mistral.chapters.fleet_50s import bars_dissolving, bars_fifty, dissolve_fifty, form_fifty
from vivac.games.mistral.chapters.formations_in_docks import flags_in_docks
from vivac.games.mistral.chapters.levant_trade import bars_track, rested
from vivac.games.mistral.chapters.limits import bars_assignment
from vivac.games.mistral.chapters.pointing import BACK, DONE, THING, at_thing
from vivac.games.mistral.chapters.repeats import once
from vivac.games.mistral.game import War
from vivac.table import Action, Menu, Option, Refusal, Table


def own_auxiliaries(box: Box, war: War) -> tuple[AuxiliaryId, ...]:
    return box.of_side[war.actor]


def bars_new_duty(war: War, auxiliary: AuxiliaryId) -> Refusal | None:
    """Whoever bears an Order keeps to it."""
    if auxiliary in war.order:
        return Refusal.because("auxiliary-has-order", "IC 6.58", auxiliary=auxiliary)
    return once(war, f"auxiliary:{auxiliary}")


def bars_duty_of_available(war: War, auxiliary: AuxiliaryId) -> Refusal | None:
    """A new duty is for whoever is Available."""
    barred = bars_new_duty(war, auxiliary)
    if barred or war.where[auxiliary] == AVAILABLE:
        return barred
    return Refusal.because("base-not-available", "IC 6.3", auxiliary=auxiliary)


# ---------------------------------------------------------------- Assignments


def takers(box: Box, war: War, auxiliary: AuxiliaryId) -> list[FormationId]:
    """Formations in docks that an Auxiliary may be Assigned to."""
    flags = flags_in_docks(box, war, war.actor)
    return [flag for flag in flags if bars_assignment(box, war, auxiliary, flag) is None]


def bars_assigning(box: Box, war: War, auxiliary: AuxiliaryId) -> Refusal | None:
    barred = bars_duty_of_available(war, auxiliary)
    if barred or takers(box, war, auxiliary):
        return barred
    return Refusal.because("assign-nobody", "IC 6.3", auxiliary=auxiliary)


async def assign(table: Table[War, Box], auxiliary: AuxiliaryId) -> None:
    """IC 6.3"""
    war = table.game
    war.handled.add(f"auxiliary:{auxiliary}")
    flags = takers(table.box, war, auxiliary)
    flag = await table.pick(war.actor, "assign", INTO, flags, thing=auxiliary)
    put(war.where, war.stack, auxiliary, flag)


def bars_release(box: Box, war: War, auxiliary: AuxiliaryId) -> Refusal | None:
    """IC 6.3, 2.636 From a Base, a Formation in docks, or the Track once its Turns there are over."""
    barred, place = bars_new_duty(war, auxiliary), war.where[auxiliary]
    if place == TRACK and not rested(box, war, auxiliary):
        return barred or Refusal.because("track-too-soon", "2.636", counter=auxiliary)
    if barred or place == TRACK or place in box.ports or place in flags_in_docks(box, war, war.actor):
        return barred
    return Refusal.because("release-not-here", "IC 6.3", auxiliary=auxiliary)


def release(table: Table[War, Box], auxiliary: AuxiliaryId) -> None:
    war = table.game
    war.handled.add(f"auxiliary:{auxiliary}")
    if war.where[auxiliary] == TRACK:
        del war.track_since[auxiliary]
        table.tell("off-track", rule="2.636", counter=auxiliary, space=AVAILABLE)
    put(war.where, war.stack, auxiliary, AVAILABLE)


# ---------------------------------------------------------------- the Levant trade


def traders(box: Box, war: War) -> tuple[AuxiliaryId, ...]:
    """2.637 The Bourbons have no part in it."""
    return box.of_side[BRITISH] if war.actor == BRITISH else ()


def bars_trading(box: Box, war: War, auxiliary: AuxiliaryId) -> Refusal | None:
    return bars_duty_of_available(war, auxiliary) or bars_track(box, war, auxiliary)


def trade(table: Table[War, Box], auxiliary: AuxiliaryId) -> None:
    """2.635"""
    war = table.game
    war.handled.add(f"auxiliary:{auxiliary}")
    put(war.where, war.stack, auxiliary, TRACK)
    war.track_since[auxiliary] = war.now
    table.tell("on-track", rule="2.635", counter=auxiliary)


# ---------------------------------------------------------------- Fleet-50s


def own_fifties(box: Box, war: War) -> list[AuxiliaryId]:
    return [each for each in own_auxiliaries(box, war) if each in box.fifties]


def bars_forming_fifty(box: Box, war: War, fifty: AuxiliaryId) -> Refusal | None:
    return once(war, f"fifty:{fifty}") or bars_fifty(box, war, fifty)


async def form(table: Table[War, Box], fifty: AuxiliaryId) -> None:
    table.game.handled.add(f"fifty:{fifty}")
    await form_fifty(table, fifty)


def bars_dissolving_fifty(box: Box, war: War, fifty: AuxiliaryId) -> Refusal | None:
    return once(war, f"fifty:{fifty}") or bars_dissolving(box, war, fifty)


async def dissolve(table: Table[War, Box], fifty: AuxiliaryId) -> None:
    table.game.handled.add(f"fifty:{fifty}")
    await dissolve_fifty(table, fifty)


# ---------------------------------------------------------------- the acts

ASSIGN: Action = Action(
    "assign", "IC 6.3", of=THING, lights=at_thing, bars=bars_assigning, do=assign,
    among=lambda *at: ASSIGN.each(own_auxiliaries(*at)),
)  # fmt: skip
RELEASE: Action = Action(
    "release", "IC 6.3", of=THING, lights=at_thing, bars=bars_release, do=release,
    among=lambda *at: RELEASE.each(own_auxiliaries(*at)),
)  # fmt: skip
TRADE: Action = Action(
    "track", "2.635", of=THING, lights=at_thing, bars=bars_trading, do=trade,
    among=lambda *at: TRADE.each(traders(*at)),
)  # fmt: skip
FIFTY: Action = Action(
    "fifty", "2.236", of=THING, lights=at_thing, bars=bars_forming_fifty, do=form,
    among=lambda *at: FIFTY.each(own_fifties(*at)),
)  # fmt: skip
DISSOLVE: Action = Action(
    "dissolve", "2.237", of=THING, lights=at_thing, bars=bars_dissolving_fifty, do=dissolve, danger=True,
    among=lambda *at: DISSOLVE.each(own_fifties(*at)),
)  # fmt: skip


def offered(box: Box, war: War) -> list[Option]:
    """The same as the acts offer one after another, with a single look at each."""
    found = [*FIFTY.offered(box, war), *DISSOLVE.offered(box, war)]
    flags = flags_in_docks(box, war, war.actor)
    for auxiliary in own_auxiliaries(box, war):
        if bars_new_duty(war, auxiliary):
            continue
        if war.where[auxiliary] != AVAILABLE:
            if bars_release(box, war, auxiliary) is None:
                found.append(RELEASE(auxiliary))
            continue
        if any(bars_assignment(box, war, auxiliary, flag) is None for flag in flags):
            found.append(ASSIGN(auxiliary))
        if war.actor == BRITISH and bars_track(box, war, auxiliary) is None:
            found.append(TRADE(auxiliary))
    found.append(BACK())
    return found


AUXILIARIES_IN_DOCKS = Menu(
    "reorganise_auxiliaries", ASSIGN, RELEASE, TRADE, FIFTY, DISSOLVE, BACK, fast=offered
)
FIFTIES = Menu("roles", FIFTY, DONE)
