"""IC 4.32 The Command Step: both players, at the same time and in secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial

from vivac.box import put
from vivac.games.mistral.box.unpacking import ROLES, UNFORMED, Box
from vivac.games.mistral.chapters.aftermath import leaderless
from vivac.games.mistral.chapters.charting import end_of_course
from vivac.games.mistral.chapters.command_lists import FAST
from vivac.games.mistral.chapters.command_menus import BACK, COMMAND, MENUS, PLOTTING, declare
from vivac.games.mistral.chapters.commands import in_hand
from vivac.games.mistral.chapters.convoys import join_escorts
from vivac.games.mistral.chapters.damage import mark_disorganised
from vivac.games.mistral.chapters.exchanges import (
    GOALS,
    UNDER,
    admiral_options,
    exchange,
    exchange_options,
    form_at_sea,
    place_under,
    superiors,
)
from vivac.games.mistral.chapters.felipe import part_the_crowns
from vivac.games.mistral.chapters.france import DEFY, FORBEAR, defy
from vivac.games.mistral.chapters.issuing import (
    AT,
    BEARER,
    TO,
    base_ports,
    bearers,
    issue_to,
    rendezvous_goals,
    send_to,
    veil,
)
from vivac.games.mistral.chapters.orders import send_home, tell_count
from vivac.games.mistral.chapters.sailing import make_for_havens, meet_rendezvous
from vivac.games.mistral.game import State, Step, War
from vivac.table import Action, Ask, Menu, Option, Table, by_verb

ANSWERS = {  # what is asked after a command that takes more than one answer
    "issue": BEARER.by_verb,
    "base": AT.by_verb,
    "rendezvous": TO.by_verb,
    "exchange": GOALS,
    "subordinate": UNDER.by_verb,
    "defy_french": by_verb(FORBEAR, DEFY),
}


async def command(table: Table[War, Box]) -> Step | None:
    """IC 4.32 Each goes on planning until he has done; then both submissions take effect."""
    war, box = table.game, table.box
    if not war.handled:
        war.handled.add("begun")
        for formation in sorted(war.state):
            leaderless(table, formation)
        make_for_havens(box, war)
        part_the_crowns(table)
        return Step.COMMAND
    asks = {side: question(table, side) for side in ROLES if side not in war.finished}
    side, answer = await table.whoever(asks)
    carry_out(table, side, answer)
    if len(war.finished) < len(ROLES):
        return Step.COMMAND
    take_effect(table)
    return None


def question(table: Table[War, Box], side: str) -> Ask:
    """What a player is asked now: whom to command, or the rest of what he is in the middle of."""
    war, box = table.game, table.box
    topic, thing = in_hand(war, side)
    params = {"thing": thing} if topic else {}
    if topic == "course":
        params["at"] = end_of_course(war, thing)
    acts = ANSWERS[topic] if topic in ANSWERS else acts_for(topic, side, thing)
    options = partial(topic_options, box, war, side, topic, thing)
    return Ask(side, topic or "command", options, params=params, acts=acts)


@cache
def acts_for(topic: str, side: str, thing: str) -> Mapping[str, Action]:
    """The acts of a menu about what is in hand: a game asks for the same ones all the time."""
    return menu_of(topic).given(side, thing).by_verb


def menu_of(topic: str) -> Menu:
    return PLOTTING if topic == "course" else MENUS[topic] if topic else COMMAND


def topic_options(box: Box, war: War, side: str, topic: str, thing: str) -> Sequence[Option]:
    fast = FAST.get(topic)
    if fast is not None:
        found = fast(box, war, side, thing)
        if topic in MENUS:
            found.append(BACK())
        return found
    if topic == "issue":
        return list(map(BEARER, bearers(box, war, thing, side)))
    if topic == "base":
        return list(map(AT, base_ports(box, war, thing)))
    if topic == "rendezvous":
        return list(map(TO, rendezvous_goals(box, war, thing)))
    if topic == "exchange":
        return (
            exchange_options(box, war, thing) if thing in box.elements else admiral_options(box, war, thing)
        )
    if topic == "subordinate":
        return list(map(UNDER, superiors(box, war, thing)))
    return [FORBEAR(), DEFY()]


# ---------------------------------------------------------------- carrying it out


def carry_out(table: Table[War, Box], side: str, answer: Option) -> None:
    """Hidden things change at once; what is open to both is veiled until both have done."""
    war = table.game
    topic, thing = in_hand(war, side)
    if topic and topic not in MENUS:
        war.dialog[side] = war.dialog[side].rpartition("/")[0]
    if topic in ANSWERS:
        go_on(table, side, topic, thing, answer)
    else:
        do = menu_of(topic).by_verb[str(answer[0])].do
        if do is not None:
            do(table, side, thing, *answer[1:])


def go_on(table: Table[War, Box], side: str, topic: str, thing: str, answer: Option) -> None:
    """The rest of something that takes more than one answer."""
    war, box = table.game, table.box
    if topic == "issue":
        issue_to(table, thing, str(answer[1]))
    elif topic == "base":
        war.handled.add(f"auxiliary:{thing}")
        veil(war, thing)
        put(war.where, war.stack, thing, str(answer[1]))
    elif topic == "rendezvous":
        send_to(table, thing, str(answer[1]))
    elif topic == "subordinate":
        war.handled.add(f"exchange:{thing}")
        place_under(table, thing, str(answer[1]))
    elif topic == "defy_french":
        if answer == DEFY():
            war.notes.append("defy")
            declare(war, thing)
    elif thing in box.admirals:
        war.handled.add(f"exchange:{thing}")
        veil(war, thing)
        put(war.where, war.stack, thing, str(answer[1]))
    else:
        war.handled.add(f"exchange:{thing}")
        (form_at_sea if answer[0] == "form" else exchange)(table, thing, str(answer[1]))


# ---------------------------------------------------------------- both have done


def take_effect(table: Table[War, Box]) -> None:
    """IC 4.32 What was veiled is open now."""
    war, box = table.game, table.box
    moved = {
        each: place for each, place in war.shown.items() if each in war.where and war.where[each] != place
    }
    notes = [note.partition(":") for note in war.notes]
    counts = [side for side in ROLES if f"failed:{side}" in war.shown]
    blockades = {f: port for f, port in war.shown_blockades.items() if war.blockading.get(f, "") != port}
    war.shown.clear()
    war.shown_blockades.clear()
    war.notes.clear()
    for formation in [f for f in war.located if war.state.get(f) != State.READY]:
        del war.located[formation]
    for what, _, formation in notes:
        if what == "defy":
            defy(table)
        elif war.state.get(formation) == State.READY:
            settle(table, what, formation)
    for side in counts:
        tell_count(table, side, "failed")
    for auxiliary in sorted(each for each in moved if each in box.auxiliaries):
        if war.where[auxiliary] in box.ports:
            table.tell("stationed", rule="IC 6.3", auxiliary=auxiliary, space=war.where[auxiliary])
        elif moved[auxiliary] in box.location:
            table.tell("recalled", rule="IC 6.51", auxiliary=auxiliary)
    for formation in sorted(blockades):
        if formation in war.blockading:
            table.tell("blockades", rule="IC 7.6", formation=formation, space=war.blockading[formation])
        elif war.where[formation] != UNFORMED:
            table.tell("blockade-lifted", rule="IC 7.6", formation=formation)
    join_escorts(table)
    for lone in sorted(war.rendezvous):
        if war.state.get(lone) == State.READY:
            meet_rendezvous(table, lone)
    war.finished.clear()
    war.handled.clear()
    war.actor, war.increment = war.first, 1


def settle(table: Table[War, Box], what: str, formation: str) -> None:
    """IC 2.45, IC 3.36 What exchanges at sea lead to."""
    war = table.game
    if what == "shaken":
        mark_disorganised(table, formation, "IC 2.45")
    elif what == "located":
        war.located[formation] = war.tick + 1
    elif formation not in war.order and formation not in war.bound:
        send_home(table, formation)
