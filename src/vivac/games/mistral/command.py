"""IC 4.32 The Command Step: both players, at the same time and in secret."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from vivac.box import put
from vivac.games.mistral.blockade import bars_blockade, needs_defiance
from vivac.games.mistral.charting import (
    PLOTTED,
    POSTURES,
    bars_course,
    bars_preparing,
    course_options,
    plot,
    prepare,
    sorties,
    stay_in,
)
from vivac.games.mistral.convoys import join_escorts
from vivac.games.mistral.damage import mark_disorganised
from vivac.games.mistral.driving import to_recovery
from vivac.games.mistral.exchanges import (
    admiral_options,
    exchange,
    exchange_options,
    form_at_sea,
    part,
    partners,
    place_under,
    separable,
    superiors,
    veil_blockade,
)
from vivac.games.mistral.felipe import part_the_crowns
from vivac.games.mistral.formations import elements, subordinates
from vivac.games.mistral.france import DEFY, FORBEAR, defy
from vivac.games.mistral.game import Posture, State, Step, War
from vivac.games.mistral.issuing import (
    bars_sailing_alone,
    base_ports,
    bearers,
    issue_to,
    rendezvous_options,
    send_to,
    veil,
)
from vivac.games.mistral.orders import end_order, held, send_home, tell_count
from vivac.games.mistral.sailing import make_for_havens, meet_rendezvous
from vivac.games.mistral.unpacking import AVAILABLE, BOURBON, ROLES, UNFORMED, Box
from vivac.table import Ask, Option, Refusal, Table

DONE, BACK = Option("done"), Option("back")
ORDERS, AUXILIARIES, SQUADRONS = Option("orders"), Option("auxiliaries"), Option("squadrons")


async def command(table: Table[War]) -> None:
    """IC 4.32 Each goes on planning until he has done; then both submissions take effect."""
    war, box = table.game, table.box
    if not war.handled:
        war.handled.add("begun")
        make_for_havens(box, war)
        part_the_crowns(table)
        return
    asks = {side: question(table, side) for side in ROLES if side not in war.finished}
    side, answer = await table.whoever(asks)
    if answer == DONE:
        war.finished.add(side)
        if len(war.finished) == len(ROLES):
            take_effect(table)
        return
    carry_out(table, side, answer)


def question(table: Table[War], side: str) -> Ask:
    """What a player is asked now: whom to command, or the rest of what he is in the middle of."""
    war, box = table.game, table.box
    topic, _, thing = war.dialog.get(side, "").rpartition("/")[2].partition(":")
    if not topic:
        return Ask(side, "command", lambda: command_options(box, war, side))
    return Ask(side, topic, lambda: topic_options(box, war, side, topic, thing), params={"thing": thing})


def topic_options(box: Box, war: War, side: str, topic: str, thing: str) -> list[Option]:
    if topic == "course":
        return course_options(box, war, thing)
    if topic == "issue":
        return bearers(box, war, thing, side)
    if topic == "base":
        return [box.options["at", port] for port in base_ports(box, war, thing)]
    if topic == "rendezvous":
        return rendezvous_options(box, war, thing)
    if topic == "exchange":
        return (
            exchange_options(box, war, thing) if thing in box.elements else admiral_options(box, war, thing)
        )
    if topic == "subordinate":
        return superiors(box, war, thing)
    if topic == "defy_french":
        return [FORBEAR, DEFY]
    return [*MENUS[topic](box, war, side, thing), BACK]


# ---------------------------------------------------------------- what may be commanded


def command_options(box: Box, war: War, side: str) -> list[Option]:
    """IC 4.32 Formations, Orders, Auxiliaries and lone Squadrons, each to be turned to twice at most."""
    opt, handled, formations = box.options, war.handled, box.formations
    found = [
        opt["turn_to", formation]
        for formation in sorted(war.state)
        if formations[formation].side == side
        and f"twice:{formation}" not in handled
        and commandable(box, war, formation)
    ]
    if f"twice:orders:{side}" not in handled and (
        side in war.chits.values() or any(owner(box, bearer) == side for bearer in war.order)
    ):
        found.append(ORDERS)
    if f"twice:auxiliaries:{side}" not in handled:
        where, location = war.where, box.location
        if any(where[each] == AVAILABLE or where[each] in location for each in box.of_side[side]):
            found.append(AUXILIARIES)
    if f"twice:squadrons:{side}" not in handled:
        where, ports = war.where, box.ports
        if any(where[each] in ports for each in box.squadrons_of[side]):
            found.append(SQUADRONS)
    found.append(DONE)
    return found


def commandable(box: Box, war: War, formation: str) -> bool:
    """Whether there is anything to be said to a Formation."""
    state = war.state[formation]
    if state == State.READY:
        return formation not in war.voyage and war.where[formation] not in box.boxes
    return state == State.PREPARING or bars_preparing(box, war, formation) is None


def formation_options(box: Box, war: War, _side: str, formation: str) -> list[Option]:
    opt, handled, state = box.options, war.handled, war.state.get(formation)
    found: list[Option] = []
    if state == State.READY:
        if f"course:{formation}" not in handled:
            if bars_course(box, war, formation) is None:
                found.append(opt["course", formation])
            found += [opt["sortie", formation, port] for port in sorties(box, war, formation)]
        if f"posture:{formation}" not in handled and has_posture(box, war, formation):
            now = war.posture[formation]
            found += [opt["posture", formation, each] for each in POSTURES if each != now]
        if f"blockade:{formation}" not in handled:
            if formation in war.blockading:
                found.append(opt["lift", formation])
            elif war.where[formation] in box.ports and bars_blockade(box, war, formation) is None:
                found.append(opt["blockade", formation])
        found += company_options(box, war, formation)
        found += lone_options(box, war, war.stack.get(formation, ()))
    elif state == State.PREPARING:
        if f"docks:{formation}" not in handled:
            found.append(opt["refit", formation])
    elif f"docks:{formation}" not in handled and bars_preparing(box, war, formation) is None:
        found.append(opt["prepare", formation])
    return found


def company_options(box: Box, war: War, formation: str) -> list[Option]:
    """IC 3.12 Exchanges with other Formations in company."""
    handled, opt = war.handled, box.options
    kind = box.formations[formation].kind
    if kind in ("convoy", "independent") or (formation in war.bound and kind != "detachment"):
        return []
    below = subordinates(box, war, formation)
    found = [
        opt["part", each] for each in below if f"exchange:{each}" not in handled and separable(box, war, each)
    ]
    if not below and not partners(box, war, formation) and len(elements(box, war, formation)) < 2:
        return found
    for counter in (*war.stack.get(formation, ()), *(c for f in below for c in war.stack.get(f, ()))):
        if f"exchange:{counter}" in handled:
            continue
        if (counter in box.elements and exchange_options(box, war, counter)) or (
            counter in box.admirals and admiral_options(box, war, counter)
        ):
            found.append(opt["exchange", counter])
    if f"exchange:{formation}" not in handled and superiors(box, war, formation):
        found.append(opt["subordinate", formation])
    return found


def lone_options(box: Box, war: War, squadrons: Iterable[str]) -> list[Option]:
    """IC 9.38, IC 3.35 Squadrons that may be sent off alone."""
    return [
        box.options["rendezvous", squadron]
        for squadron in squadrons
        if squadron in box.elements
        and f"exchange:{squadron}" not in war.handled
        and bars_sailing_alone(box, war, squadron) is None
    ]


def squadron_options(box: Box, war: War, side: str, _thing: str) -> list[Option]:
    """Squadrons in docks, in no Formation."""
    return lone_options(box, war, [s for s in box.squadrons_of[side] if war.where[s] in box.ports])


def order_options(box: Box, war: War, side: str, _thing: str) -> list[Option]:
    """IC 9.35, IC 9.36a Received Orders that somebody could bear, and Issued ones that may be cancelled."""
    opt = box.options
    found = [opt["issue", chit] for chit in held(box, war, side) if bearers(box, war, chit, side)]
    found += [
        opt["cancel", bearer]
        for bearer in war.order
        if owner(box, bearer) == side and f"cancel:{bearer}" not in war.handled
    ]
    return found


def auxiliary_options(box: Box, war: War, side: str, _thing: str) -> list[Option]:
    """IC 6.3, IC 6.51 Base Assignments and recalls."""
    opt, found = box.options, []
    for auxiliary in (*box.of_side[side], *((box.knights,) if side == BOURBON else ())):  # 2.544
        if f"auxiliary:{auxiliary}" in war.handled or auxiliary in war.order:
            continue
        place = war.where[auxiliary]
        if place == AVAILABLE:
            found.append(opt["assign", auxiliary])
        elif place in box.location and bars_recall(box, war, auxiliary) is None:
            found.append(opt["recall", auxiliary])
    return found


MENUS: dict[str, Callable[[Box, War, str, str], list[Option]]] = {
    "formation": formation_options,
    "orders": order_options,
    "auxiliaries": auxiliary_options,
    "squadrons": squadron_options,
}


def has_posture(box: Box, war: War, formation: str) -> bool:
    """IC 3.35, IC 7.5 Independent Squadrons and Convoys always Avoid; a sortie Engages (2.32d)."""
    return box.formations[formation].kind not in ("convoy", "independent") and formation not in war.sortie


def bars_recall(box: Box, war: War, auxiliary: str) -> Refusal | None:
    """IC 6.51, 2.332f It may be recalled from an Interception; a French raider only after 4 Impulses."""
    if war.where[auxiliary] not in box.location or auxiliary in war.order:
        return Refusal.because("recall-not-on-task", "IC 6.51", auxiliary=auxiliary)
    aux = box.auxiliaries[auxiliary]
    stays = (
        aux.contingent == "F" and aux.kind in ("fleet50", "privateer") and war.year >= box.limit["gdc_year"]
    )
    if stays and war.tick < war.placed[auxiliary] + box.limit["gdc_stay"]:
        return Refusal.because("recall-too-soon", "2.332f", auxiliary=auxiliary)
    return None


def owner(box: Box, bearer: str) -> str:
    return box.formations[bearer].side if bearer in box.formations else box.auxiliaries[bearer].side


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
        if answer == DEFY:
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
    war.step, war.actor, war.increment = Step.INCREMENT, war.first, 1


def settle(table: Table[War], what: str, formation: str) -> None:
    """IC 2.45, IC 3.36 What exchanges at sea lead to."""
    war = table.game
    if what == "shaken":
        mark_disorganised(table, formation, "IC 2.45")
    elif what == "located":
        war.located[formation] = war.tick + 1
    elif formation not in war.order and formation not in war.bound:
        send_home(table, formation)
