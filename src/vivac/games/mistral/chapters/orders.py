"""IC 9.3 Orders: who may be Issued what, and how an Order ends."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.components import OrderKind
from vivac.games.mistral.box.unpacking import (
    AVAILABLE,
    POOL,
    RECOVERY,
    TASK,
    UNFORMED,
    AuxiliaryId,
    Box,
    ChitId,
    FormationId,
)
from vivac.games.mistral.chapters.allegiance import haven
from vivac.games.mistral.chapters.conditions import true
from vivac.games.mistral.chapters.formations import command_of, ship_count, space_of
from vivac.games.mistral.chapters.war_terms import doctrine_gdc
from vivac.games.mistral.game import State, Step, War
from vivac.table import Refusal, Table

RENDEZVOUS = "rendezvous"  # IC 9.38: it needs no chit


def kind_of(box: Box, war: War, bearer: str) -> OrderKind | None:
    """The kind of Order a bearer holds, if any."""
    chit = war.order.get(bearer)
    if chit is None:
        return None
    return box.order_kinds[RENDEZVOUS if chit == RENDEZVOUS else box.chits[chit].kind]


def target_of(box: Box, war: War, bearer: str) -> str:
    chit = war.order.get(bearer, RENDEZVOUS)
    return war.rendezvous.get(bearer, "") if chit == RENDEZVOUS else box.chits[chit].target


def owner(box: Box, bearer: str) -> str:
    """The side of whoever bears an Order or could."""
    return box.formations[bearer].side if bearer in box.formations else box.auxiliaries[bearer].side


def bears(box: Box, war: War, bearer: str, kind: str) -> bool:
    order = kind_of(box, war, bearer)
    return order is not None and order.id == kind


# ---------------------------------------------------------------- the pool


def in_pool(box: Box, war: War, side: str) -> list[ChitId]:
    """IC 9.31 Chits neither held nor Issued whose condition holds."""
    return [
        chit
        for chit, kind in box.chits.items()
        if kind.side == side and war.chits[chit] == POOL and true(box, war, kind.available)
    ]


def held(box: Box, war: War, side: str) -> list[ChitId]:
    """Orders Received and not yet Issued."""
    return [chit for chit, holder in war.chits.items() if holder == side]


# ---------------------------------------------------------------- Issue


def bars_issue(box: Box, war: War, chit: ChitId, bearer: str) -> Refusal | None:
    """IC 9.35 What keeps a Received Order from a Formation, a lone Squadron or an Auxiliary."""
    order = box.chits[chit]
    kind = box.order_kinds[order.kind]
    if bearer in box.auxiliaries:
        return bars_auxiliary(box, war, chit, bearer)
    what = box.formations.get(bearer)
    if what is None or what.side != order.side or bearer not in war.state:
        return Refusal.because("issue-no-formation", "IC 9.35")
    bearing = "independent_squadron" if what.kind == "independent" else what.kind
    if bearing not in kind.bearer:
        return Refusal.because("issue-wrong-bearer", "IC 9.35", bearer=bearer, kind=kind.id)
    if bearer in war.order:
        return Refusal.because("issue-has-order", "IC 9.35", bearer=bearer)
    if bearer in war.doctrine:
        return Refusal.because("issue-homebound", "2.32b", bearer=bearer)
    command = command_of(box, war, bearer)
    if command != order.command:
        return Refusal.because("issue-other-command", "2.317", bearer=bearer)
    if command == "F" and kind.id in ("cruise", "interception") and doctrine_gdc(box, war):
        return Refusal.because("issue-guerre-de-course", "2.332d")
    if ship_count(box, war, bearer) < kind.min_ships:
        return Refusal.because("issue-too-few-ships", "IC 9.35", needed=kind.min_ships)
    return None


def bars_auxiliary(box: Box, war: War, chit: ChitId, bearer: AuxiliaryId) -> Refusal | None:
    """IC 6.57, IC 6.58, 2.233 Orders an Auxiliary may bear alone, from its Base or from Available."""
    order, what = box.chits[chit], box.auxiliaries[bearer]
    kind = box.order_kinds[order.kind]
    if what.side != order.side or what.kind not in kind.bearer:
        return Refusal.because("issue-wrong-bearer", "IC 6.58", bearer=bearer, kind=kind.id)
    if bearer in war.order:
        return Refusal.because("issue-has-order", "IC 9.35", bearer=bearer)
    if what.command != order.command:
        return Refusal.because("issue-other-command", "2.317", bearer=bearer)
    if war.where[bearer] != AVAILABLE and war.where[bearer] not in box.ports:
        return Refusal.because("issue-auxiliary-away", "IC 6.58", bearer=bearer)
    return None


def issue(table: Table[War, Box], bearer: str, chit: ChitId, *, order_step: bool = False) -> None:
    """IC 9.35, IC 9.36b The Order's time begins to run; in the Order Step with the next Turn."""
    war, box = table.game, table.box
    war.order[bearer] = chit
    kind = box.order_kinds[RENDEZVOUS if chit == RENDEZVOUS else box.chits[chit].kind]
    side = box.formations[bearer].side if bearer in box.formations else box.auxiliaries[bearer].side
    if chit != RENDEZVOUS:
        war.chits[chit] = bearer
    if kind.deadline:
        war.due[bearer] = war.now + kind.deadline - 1 + order_step
    war.progress[bearer] = war.running[bearer] = war.tries[bearer] = war.escort_dp[bearer] = 0
    war.bound.pop(bearer, None)  # IC 3.36
    table.tell(
        "issued", rule="IC 9.35", to=side, bearer=bearer, kind=kind.id, target=target_of(box, war, bearer)
    )


# ---------------------------------------------------------------- the end of an Order


def end_order(table: Table[War, Box], bearer: str, *, fulfilled: bool, rule: str = "IC 9.36") -> None:
    """IC 9.36 Fulfilled or Failed: the yearly count moves, the chit goes back to the pool."""
    war, box = table.game, table.box
    kind = kind_of(box, war, bearer)
    assert kind is not None
    target = target_of(box, war, bearer)
    chit = war.order.pop(bearer)
    for column in (war.due, war.progress, war.running, war.tries, war.escort_dp):
        column.pop(bearer, None)
    war.rendezvous.pop(bearer, None)
    war.met.discard(bearer)
    war.thwarted.discard(bearer)
    if chit != RENDEZVOUS:
        side = box.chits[chit].side
        war.chits[chit] = POOL
        count_order(table, side, chit, fulfilled=fulfilled, rule=rule)
        if fulfilled and kind.id == "show_of_force":
            war.shows.add(f"{side}:{target}")
            if target in box.bases:  # 2.526
                war.barred.update(pirate for pirate, bases in war.raided.items() if target in bases)
    release(table, bearer)


def count_order(table: Table[War, Box], side: str, chit: ChitId, *, fulfilled: bool, rule: str) -> None:
    """IC 9.36 By its value if Fulfilled, by one if Failed. The enemy learns the count alone (IC 1.7)."""
    war, box = table.game, table.box
    order = box.chits[chit]
    secret = war.step is Step.COMMAND  # until both have done commanding
    if secret:
        war.shown.setdefault(f"failed:{side}", str(war.failed[side]))
        war.shown.setdefault(f"orders:{side}", str(orders_held(war, side) + 1))
    if fulfilled:
        war.fulfilled[side] += box.order_kinds[order.kind].value
    else:
        war.failed[side] += 1
    how = "fulfilled" if fulfilled else "failed"
    table.tell(f"order-{how}", rule=rule, to=side, kind=order.kind, target=order.target)
    if not secret:
        tell_count(table, side, how)


def tell_count(table: Table[War, Box], side: str, how: str, rule: str = "IC 9.36") -> None:
    war = table.game
    total = (war.fulfilled if how == "fulfilled" else war.failed)[side]
    table.tell(f"count-{how}", rule=rule, side=side, total=total)


def orders_held(war: War, side: str) -> int:
    """IC 1.7 How many Orders a player holds, Received or Issued."""
    initial = "B" if side == "british" else "SF"
    return sum(holder != POOL and chit[0] in initial for chit, holder in war.chits.items())


def fail_count(table: Table[War, Box], side: str, rule: str) -> None:
    """A Failed Order recorded without an Order: Guerre de Course, Pirates."""
    war = table.game
    war.failed[side] += 1
    tell_count(table, side, "failed", rule)


def release(table: Table[War, Box], bearer: str) -> None:
    """What an ended Order leaves its bearer to do."""
    war, box = table.game, table.box
    if bearer in box.auxiliaries:  # IC 6.58
        place = war.where[bearer]
        if place.startswith(TASK) or place in box.formations:
            put(war.where, war.stack, bearer, RECOVERY)
        return
    if war.where[bearer] in box.convoys:
        separate(table, bearer)
    if war.state.get(bearer) == State.READY and box.formations[bearer].kind in ("detachment", "independent"):
        send_home(table, bearer)  # IC 3.36


def separate(table: Table[War, Box], bearer: FormationId) -> None:
    """IC 10.13 An escort is a Formation of its own again, where the Convoy is."""
    war, box = table.game, table.box
    convoy = war.where[bearer]
    space = space_of(box, war, convoy)
    if war.state[convoy] != State.READY and box.formations[bearer].kind == "independent":  # IC 3.35
        for counter in war.stack.get(bearer, ()):
            put(war.where, war.stack, counter, space)
        put(war.where, war.stack, bearer, UNFORMED)
        return
    put(war.where, war.stack, bearer, space)
    war.state[bearer] = war.state[convoy]
    if war.state[bearer] == State.PREPARING:
        war.sails_at[bearer] = war.sails_at[convoy]
    war.course[bearer] = ()
    war.posture[bearer] = "avoid"
    war.mp[bearer] = 0
    if convoy in war.disorganised:
        war.disorganised.add(bearer)
    if convoy in war.located:
        war.located[bearer] = war.located[convoy]


def send_home(table: Table[War, Box], formation: FormationId) -> None:
    """It must make for the nearest Friendly Port expeditiously; which one each Command Step settles."""
    war, box = table.game, table.box
    war.course[formation] = ()
    war.bound[formation] = haven(box, war, formation, war.where[formation])
