"""IC 4.31, IC 4.35 The start and the end of an Impulse."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, OTHER, ROLES, UNFORMED, Box
from vivac.games.mistral.chapters.allegiance import blockaded_by, watched
from vivac.games.mistral.chapters.conditions import true
from vivac.games.mistral.chapters.contact import contact, locate, offing_contacts
from vivac.games.mistral.chapters.convoys import F_LEVANT, SUPPLY, arrivals, scatter
from vivac.games.mistral.chapters.driving import to_recovery
from vivac.games.mistral.chapters.formations import at_sea, ship_count
from vivac.games.mistral.chapters.levant_trade import returns_from_track
from vivac.games.mistral.chapters.order_terms import judge_order
from vivac.games.mistral.chapters.orders import kind_of, send_home
from vivac.games.mistral.chapters.pointing import DONE, THING, TWO_THINGS, at_thing, either
from vivac.games.mistral.chapters.show_of_force import shows_of_force
from vivac.games.mistral.chapters.spain import doctrine_check
from vivac.games.mistral.chapters.troop_convoys import harbours_for, readiness
from vivac.games.mistral.chapters.weather import drift, weather_the_gale
from vivac.games.mistral.game import IMPULSES, State, Step, War
from vivac.table import Action, Option, Table, by_verb

SEND_FOR = Action("send_for", "2.413")
NOT_YET = Action("not_yet", "2.413")
ENTER = Action("enter", "IC 5.27", of=THING, lights=at_thing)
REMAIN = Action("remain", "IC 5.27")
SCATTER = Action("scatter", "IC 10.15", of=THING, lights=at_thing, danger=True)
DIVERT_TO = Action("divert_to", "2.347", of=TWO_THINGS, lights=at_thing)
SIGNALS = by_verb(SCATTER, DIVERT_TO, DONE)


async def start(table: Table[War, Box]) -> None:
    """IC 4.31 In the printed order."""
    war, box = table.game, table.box
    begin(war)
    drift(table)
    put_to_sea(table)
    await returns_from_track(table)
    await returns_from_atlantic(table)
    if war.impulse == 1:
        await send_for_supplies(table)
    await arrivals(table)
    await readiness(table)
    for space in offing_contacts(box, war):  # IC 7.61
        await contact(table, space, owner_of_the_new(box, war, space))
    war.actor = war.first


def begin(war: War) -> None:
    """Nothing of the Impulse before is remembered; unspent MP are lost (IC 5.13)."""
    war.increment = 1
    for marks in (war.moved, war.fought, war.anchored, war.put_to_sea, war.slipped, war.shaken):
        marks.clear()
    war.sought.clear()
    war.entered.clear()
    war.handled.clear()
    for formation in war.mp:
        war.mp[formation] = 0


def put_to_sea(table: Table[War, Box]) -> None:
    """IC 2.43 Preparing becomes Ready, in the offing."""
    war, box = table.game, table.box
    for formation in sorted(f for f, tick in war.sails_at.items() if tick <= war.tick):
        del war.sails_at[formation]
        war.state[formation] = State.READY
        war.put_to_sea.add(formation)
        side = box.formations[formation].side
        if blockaded_by(box, war, war.where[formation], OTHER[side]):
            war.slipped.add(formation)
        table.tell("puts-to-sea", rule="IC 2.43", formation=formation, space=war.where[formation])


def owner_of_the_new(box: Box, war: War, space: str) -> str:
    return next(box.formations[f].side for f in sorted(war.slipped) if war.where[f] == space)


async def returns_from_atlantic(table: Table[War, Box]) -> None:
    """IC 5.27 What remains in the Atlantic Box may re-enter in a west-edge space."""
    war, box = table.game, table.box
    west = box.contents.map.west_edge
    for formation in sorted(f for f in war.state if war.where[f] == west.box):
        side = box.formations[formation].side
        space = await table.pick(side, "atlantic", ENTER, west.spaces, REMAIN, formation=formation)
        if space is not None:
            put(war.where, war.stack, formation, space)
            war.mp[formation] -= 1  # owed: leaving a box costs as much as entering it
            if formation not in war.order and not box.formations[formation].flag:
                send_home(table, formation)
            table.tell("sails", rule="IC 5.27", formation=formation, space=space)


async def send_for_supplies(table: Table[War, Box]) -> None:
    """2.411, 2.413 The British player may begin the arrival checks of a Supply Convoy; one at a time."""
    war = table.game
    if war.where[SUPPLY] != UNFORMED or "supply" in war.checks:
        return
    if await either(table, BRITISH, "convoy_supply_start", SEND_FOR, NOT_YET) is SEND_FOR:
        war.checks["supply"] = 0
        table.tell("supply-sent-for", rule="2.413")


# ---------------------------------------------------------------- signals


async def signals(table: Table[War, Box]) -> Step | None:
    """IC 4.31 Diversions and voluntary scattering, First player first."""
    war, _box = table.game, table.box
    side = war.actor
    options = signal_options(table, side)
    answer = DONE()
    if options:
        answer = await table.ask(side, "signals", [*options, DONE()], acts=SIGNALS)
    if answer[0] == "scatter":
        war.handled.add(f"scatter:{answer[1]}")
        scatter(table, str(answer[1]), "IC 10.15")
    elif answer[0] == "divert_to":
        war.handled.add(f"divert:{answer[1]}")
        divert(table, str(answer[1]), str(answer[2]))
    elif side == war.first:
        war.actor = OTHER[side]
    else:
        war.handled.clear()
        war.actor = war.first
        return None
    return Step.SIGNALS


def signal_options(table: Table[War, Box], side: str) -> list[Option]:
    war, box = table.game, table.box
    found = [
        SCATTER(convoy)
        for convoy in at_sea(box, war, side)
        if convoy in box.convoys and convoy not in war.scattered
    ]
    if side == BOURBON:
        for convoy, port in diversions(table).items():
            if not {f"divert:{convoy}", f"scatter:{convoy}"} & war.handled:  # diversions come first
                found.append(DIVERT_TO(convoy, port))
    return found


def diversions(table: Table[War, Box]) -> dict[str, str]:
    """2.15a Toulon for a scattered Levant Convoy; 2.347 the nearest Port if the goal is occupied."""
    war = table.game
    found = {}
    if war.state.get(F_LEVANT) == State.READY and F_LEVANT in war.scattered and F_LEVANT not in war.bound_for:
        found[F_LEVANT] = "toulon"
    for convoy in ("cv_troop1", "cv_troop2"):
        port = harbours_for(table, convoy) if convoy in war.voyage else ""
        if port:
            found[convoy] = port
    return found


def divert(table: Table[War, Box], convoy: str, port: str) -> None:
    war, box = table.game, table.box
    war.bound_for[convoy] = port
    secret = BOURBON if box.convoys[convoy].kind == "troop" else None
    table.tell("diverted", rule="2.347" if secret else "2.15a", to=secret, convoy=convoy, space=port)


# ---------------------------------------------------------------- the end of an Impulse


async def end(table: Table[War, Box]) -> Step | None:
    """IC 4.35 In the printed order; then the next Impulse, if there is one."""
    war = table.game
    war.delayed.clear()  # IC 5.33 a delay is for one Impulse
    await weather_the_gale(table)
    end_of_sighting(war)
    coast_watch(table)
    await order_progress(table)
    doctrine_check(table)
    close_ranks(table)
    end_of_watch(table)
    war.handled.clear()
    if war.impulse == IMPULSES:
        return None
    war.impulse += 1
    return Step.START


def end_of_watch(table: Table[War, Box]) -> None:
    """IC 6.51a Frigates, galleys and light craft without Orders keep the sea for 4 Impulses."""
    war, box = table.game, table.box
    last = war.tick + 1 - box.limit["interception_stay"]
    for auxiliary in box.short_watch:
        if war.where[auxiliary] not in box.intercepted or auxiliary in war.order:
            continue
        if war.placed.get(auxiliary, war.tick) <= last:
            table.tell("watch-ends", rule="IC 6.51a", auxiliary=auxiliary)
            to_recovery(table, auxiliary)


def end_of_sighting(war: War) -> None:
    """IC 7.1"""
    for formation in [f for f, tick in war.located.items() if tick <= war.tick]:
        del war.located[formation]


def coast_watch(table: Table[War, Box]) -> None:
    """IC 7.2 Whoever is in or one route from a Port Friendly to the Enemy is Located."""
    war, box = table.game, table.box
    for side in ROLES:
        for formation in at_sea(box, war, side):
            if watched(box, war, war.where[formation], side):
                if formation not in war.located:
                    table.tell("sighted", rule="IC 7.2", formation=formation, space=war.where[formation])
                locate(war, formation)


async def order_progress(table: Table[War, Box]) -> None:
    """IC 4.35, IC 9.35 Progress is not counted while the bearer has too few Ships."""
    war, box = table.game, table.box
    for bearer in sorted(war.order):
        kind = kind_of(box, war, bearer)
        if kind is None or not kind.progress:
            continue
        strong = bearer in box.auxiliaries or ship_count(box, war, bearer) >= kind.min_ships
        if strong and true(box, war, kind.progress, bearer):
            war.progress[bearer] += 1
            war.running[bearer] += 1
            judge_order(table, bearer)
        else:
            war.running[bearer] = 0
    if war.impulse == IMPULSES:
        await shows_of_force(table)


def close_ranks(table: Table[War, Box]) -> None:
    """IC 2.45 Disorganised no more: whoever neither moved, fought nor became so in this Impulse."""
    war = table.game
    for formation in sorted(war.disorganised - war.moved - war.fought - war.shaken):
        war.disorganised.discard(formation)
        table.tell("in-order-again", rule="IC 2.45", formation=formation)
