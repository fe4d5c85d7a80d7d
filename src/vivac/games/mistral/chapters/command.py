"""IC 4.32 The Command Step: both players, at the same time and in secret."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import ROLES, UNFORMED, Box
from vivac.games.mistral.chapters.aftermath import leaderless
from vivac.games.mistral.chapters.blockade import needs_defiance
from vivac.games.mistral.chapters.charting import (
    PLOTTED,
    course_options,
    end_of_course,
    plot,
    prepare,
    stay_in,
)
from vivac.games.mistral.chapters.commands import BACK, DONE, MENUS, command_options
from vivac.games.mistral.chapters.convoys import join_escorts
from vivac.games.mistral.chapters.damage import mark_disorganised
from vivac.games.mistral.chapters.driving import to_recovery
from vivac.games.mistral.chapters.exchanges import (
    UNDER,
    admiral_options,
    exchange,
    exchange_options,
    form_at_sea,
    part,
    place_under,
    superiors,
    veil_blockade,
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
from vivac.games.mistral.chapters.orders import end_order, send_home, tell_count
from vivac.games.mistral.chapters.sailing import make_for_havens, meet_rendezvous
from vivac.games.mistral.game import Posture, State, Step, War
from vivac.table import Ask, Option, Table


async def command(table: Table[War]) -> Step | None:
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
    if answer == DONE:
        war.finished.add(side)
        if len(war.finished) == len(ROLES):
            take_effect(table)
            return None
    else:
        carry_out(table, side, answer)
    return Step.COMMAND


def question(table: Table[War], side: str) -> Ask:
    """What a player is asked now: whom to command, or the rest of what he is in the middle of."""
    war, box = table.game, table.box
    topic, thing = in_hand(war, side)
    if not topic:
        return Ask(side, "command", lambda: command_options(box, war, side))
    params = {"thing": thing}
    if topic == "course":
        params["at"] = end_of_course(war, thing)
    return Ask(side, topic, lambda: topic_options(box, war, side, topic, thing), params=params)


def in_hand(war: War, side: str) -> tuple[str, str]:
    """What a player is in the middle of, and with what."""
    topic, _, thing = war.dialog.get(side, "").rpartition("/")[2].partition(":")
    return topic, thing


def topic_options(box: Box, war: War, side: str, topic: str, thing: str) -> list[Option]:
    if topic == "course":
        return course_options(box, war, thing)
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
    if topic == "defy_french":
        return [FORBEAR(), DEFY()]
    return [*MENUS[topic](box, war, side, thing), BACK]


# ---------------------------------------------------------------- carrying it out


def carry_out(table: Table[War], side: str, answer: Option) -> None:
    """Hidden things change at once; what is open to both is veiled until both have done."""
    war = table.game
    above, _, last = war.dialog.pop(side, "").rpartition("/")
    topic, _, thing = last.partition(":")
    if topic and topic not in MENUS:
        if above:
            war.dialog[side] = above
        go_on(table, side, topic, thing, answer)
    elif not topic:
        open_menu(war, side, answer)
    elif answer != BACK:
        war.dialog[side] = last
        act(table, side, answer)


def open_menu(war: War, side: str, answer: Option) -> None:
    """Each may be turned to twice in a Step."""
    menu, thing = (str(answer[0]), side) if answer[0] != "turn_to" else ("formation", str(answer[1]))
    key = thing if menu == "formation" else f"{menu}:{side}"
    war.handled.add(f"twice:{key}" if f"once:{key}" in war.handled else f"once:{key}")
    war.dialog[side] = f"{menu}:{thing}"


def act(table: Table[War], side: str, answer: Option) -> None:
    war = table.game
    verb, what = str(answer[0]), str(answer[1])
    if verb == "course":
        war.handled.add(f"course:{what}")
        war.course[what] = ()
        war.sortie.pop(what, None)
        war.dialog[side] += f"/course:{what}"
    elif verb == "sortie":
        war.handled.update((f"course:{what}", f"posture:{what}"))
        war.sortie[what] = str(answer[2])
        war.course[what] = ()
        war.posture[what] = Posture.ENGAGE
    elif verb == "posture":
        war.handled.add(f"posture:{what}")
        war.posture[what] = str(answer[2])
    elif verb in ("prepare", "refit"):
        war.handled.add(f"docks:{what}")
        (prepare if verb == "prepare" else stay_in)(war, what)
    elif verb in ("issue", "rendezvous", "exchange", "subordinate"):
        war.dialog[side] += f"/{verb}:{what}"
    elif verb == "assign":
        war.dialog[side] += f"/base:{what}"
    else:
        carry_out_openly(table, side, verb, what)


def carry_out_openly(table: Table[War], side: str, verb: str, what: str) -> None:
    war, box = table.game, table.box
    if verb == "blockade":
        war.handled.add(f"blockade:{what}")
        if needs_defiance(box, war, what) and "defy" not in war.notes:
            war.dialog[side] += f"/defy_french:{what}"
        else:
            declare(war, what)
    elif verb == "lift":
        war.handled.add(f"blockade:{what}")
        veil_blockade(war, what)
        del war.blockading[what]
    elif verb == "recall":
        war.handled.add(f"auxiliary:{what}")
        veil(war, what)
        to_recovery(table, what)
    elif verb == "cancel":
        war.handled.add(f"cancel:{what}")
        if what in box.auxiliaries or war.where[what] in box.convoys:
            veil(war, what)
        end_order(table, what, fulfilled=False, rule="IC 9.36a")
    elif verb == "part":
        war.handled.add(f"exchange:{what}")
        part(table, what)


def declare(war: War, formation: str) -> None:
    """IC 7.6"""
    veil_blockade(war, formation)
    war.blockading[formation] = war.where[formation]


def go_on(table: Table[War], side: str, topic: str, thing: str, answer: Option) -> None:
    """The rest of something that takes more than one answer."""
    war, box = table.game, table.box
    if topic == "course":
        if answer != PLOTTED:
            plot(war, thing, answer)
            war.dialog[side] += f"/course:{thing}"
    elif topic == "issue":
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


def take_effect(table: Table[War]) -> None:
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


def settle(table: Table[War], what: str, formation: str) -> None:
    """IC 2.45, IC 3.36 What exchanges at sea lead to."""
    war = table.game
    if what == "shaken":
        mark_disorganised(table, formation, "IC 2.45")
    elif what == "located":
        war.located[formation] = war.tick + 1
    elif formation not in war.order and formation not in war.bound:
        send_home(table, formation)
