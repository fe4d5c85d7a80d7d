"""IC 4.32 The commands of the Command Step, and what becomes of each."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import Box
from vivac.games.mistral.chapters.blockade import needs_defiance
from vivac.games.mistral.chapters.charting import (
    POSTURES,
    bars_docking,
    bars_driving,
    bars_sailing,
    drive_targets,
    plot,
    prepare,
    stay_in,
)
from vivac.games.mistral.chapters.commands import (
    aboard_it,
    bars_assigning,
    bars_auxiliaries,
    bars_cancelling,
    bars_declaring,
    bars_exchange,
    bars_getting_ready,
    bars_issuing,
    bars_lifting,
    bars_new_course,
    bars_new_posture,
    bars_orders,
    bars_parting,
    bars_pointing,
    bars_recalling,
    bars_refitting,
    bars_sending_off,
    bars_sortie_now,
    bars_squadrons,
    bars_subordinating,
    bars_turning_to,
    below_it,
    breakable,
    commanded,
    lone,
    never_chosen,
    own_bearers,
    own_formations,
)
from vivac.games.mistral.chapters.driving import to_recovery
from vivac.games.mistral.chapters.exchanges import part, veil_blockade
from vivac.games.mistral.chapters.issuing import veil
from vivac.games.mistral.chapters.orders import end_order, held
from vivac.games.mistral.chapters.pointing import THING, TWO_THINGS, at_thing
from vivac.games.mistral.chapters.sailing import DOCKS, DRIVE
from vivac.games.mistral.game import Posture, War
from vivac.table import Action, Menu, Option, Table, at_place, on_card

# Every function here gets the side that commands and what it is in the middle of before the words of the
# option: the Formation it has turned to, or itself.


def next_topic(war: War, side: str, topic: str, thing: str) -> None:
    """What a player goes on with before he is back where he was."""
    war.dialog[side] += f"/{topic}:{thing}"


def open_menu(war: War, side: str, menu: str, thing: str, key: str) -> None:
    """Each may be turned to twice in a Step."""
    war.handled.add(f"twice:{key}" if f"once:{key}" in war.handled else f"once:{key}")
    war.dialog[side] = f"{menu}:{thing}"


def turn_to(table: Table[War, Box], side: str, _: str, formation: str) -> None:
    open_menu(table.game, side, "formation", formation, formation)


def turn_to_orders(table: Table[War, Box], side: str, _: str) -> None:
    open_menu(table.game, side, "orders", side, f"orders:{side}")


def turn_to_auxiliaries(table: Table[War, Box], side: str, _: str) -> None:
    open_menu(table.game, side, "auxiliaries", side, f"auxiliaries:{side}")


def turn_to_squadrons(table: Table[War, Box], side: str, _: str) -> None:
    open_menu(table.game, side, "squadrons", side, f"squadrons:{side}")


def have_done(table: Table[War, Box], side: str, _: str) -> None:
    table.game.finished.add(side)


def go_back(table: Table[War, Box], side: str, _: str) -> None:
    del table.game.dialog[side]


def never(*_: object) -> None:
    """It is pointed at, and never chosen."""


# ---------------------------------------------------------------- a Formation


def begin_course(table: Table[War, Box], side: str, _: str, formation: str) -> None:
    war = table.game
    war.handled.add(f"course:{formation}")
    war.course[formation] = ()
    war.sortie.pop(formation, None)
    next_topic(war, side, "course", formation)


def sally(table: Table[War, Box], _side: str, _: str, formation: str, port: str) -> None:
    """2.32d"""
    war = table.game
    war.handled.update((f"course:{formation}", f"posture:{formation}"))
    war.sortie[formation] = port
    war.course[formation] = ()
    war.posture[formation] = Posture.ENGAGE


def take_posture(table: Table[War, Box], _side: str, _: str, formation: str, posture: str) -> None:
    war = table.game
    war.handled.add(f"posture:{formation}")
    war.posture[formation] = posture


def blockade(table: Table[War, Box], side: str, _: str, formation: str) -> None:
    war = table.game
    war.handled.add(f"blockade:{formation}")
    if needs_defiance(table.box, war, formation) and "defy" not in war.notes:
        next_topic(war, side, "defy_french", formation)
    else:
        declare(war, formation)


def declare(war: War, formation: str) -> None:
    """IC 7.6"""
    veil_blockade(war, formation)
    war.blockading[formation] = war.where[formation]


def lift(table: Table[War, Box], _side: str, _: str, formation: str) -> None:
    war = table.game
    war.handled.add(f"blockade:{formation}")
    veil_blockade(war, formation)
    del war.blockading[formation]


def part_from_flag(table: Table[War, Box], _side: str, _: str, below: str) -> None:
    table.game.handled.add(f"exchange:{below}")
    part(table, below)


def begin_exchange(table: Table[War, Box], side: str, _: str, counter: str) -> None:
    next_topic(table.game, side, "exchange", counter)


def begin_subordinating(table: Table[War, Box], side: str, _: str, formation: str) -> None:
    next_topic(table.game, side, "subordinate", formation)


def begin_rendezvous(table: Table[War, Box], side: str, _: str, squadron: str) -> None:
    next_topic(table.game, side, "rendezvous", squadron)


def refit(table: Table[War, Box], _side: str, _: str, formation: str) -> None:
    table.game.handled.add(f"docks:{formation}")
    stay_in(table.game, formation)


def get_ready(table: Table[War, Box], _side: str, _: str, formation: str) -> None:
    table.game.handled.add(f"docks:{formation}")
    prepare(table.game, formation)


def plot_space(table: Table[War, Box], side: str, formation: str, space: str) -> None:
    plot(table.game, formation, space)
    next_topic(table.game, side, "course", formation)


def plot_docks(table: Table[War, Box], side: str, formation: str) -> None:
    plot_space(table, side, formation, DOCKS)


def plot_driving(table: Table[War, Box], side: str, formation: str, auxiliary: str) -> None:
    plot_space(table, side, formation, f"{DRIVE}{auxiliary}")


# ---------------------------------------------------------------- Orders and Auxiliaries


def begin_issue(table: Table[War, Box], side: str, _: str, chit: str) -> None:
    next_topic(table.game, side, "issue", chit)


def cancel(table: Table[War, Box], _side: str, _: str, bearer: str) -> None:
    war, box = table.game, table.box
    war.handled.add(f"cancel:{bearer}")
    if bearer in box.auxiliaries or war.where[bearer] in box.convoys:
        veil(war, bearer)
    end_order(table, bearer, fulfilled=False, rule="IC 9.36a")


def begin_assignment(table: Table[War, Box], side: str, _: str, auxiliary: str) -> None:
    next_topic(table.game, side, "base", auxiliary)


def recall(table: Table[War, Box], _side: str, _: str, auxiliary: str) -> None:
    table.game.handled.add(f"auxiliary:{auxiliary}")
    veil(table.game, auxiliary)
    to_recovery(table, auxiliary)


# ---------------------------------------------------------------- the acts


def this(action: Action, *words: str) -> list[Option]:
    return [action(*words)]


POINT: Action = Action(
    "point", "IC 4.2", of=THING, lights=at_place, bars=bars_pointing, do=never, fast=lambda *_: (),
    among=lambda box, war, side, _: POINT.each(never_chosen(box, war, side)),
)  # fmt: skip
DONE = Action("done", "IC 4.32", do=have_done)
BACK = Action("back", "IC 4.32", do=go_back)
TURN_TO: Action = Action(
    "turn_to", "IC 4.32", of=THING, lights=at_thing, bars=bars_turning_to, do=turn_to,
    among=lambda *at: TURN_TO.each(own_formations(*at)),
)  # fmt: skip
ORDERS = Action("orders", "IC 4.32", bars=bars_orders, do=turn_to_orders)
AUXILIARIES = Action("auxiliaries", "IC 4.32", bars=bars_auxiliaries, do=turn_to_auxiliaries)
SQUADRONS = Action("squadrons", "IC 4.32", bars=bars_squadrons, do=turn_to_squadrons)
COURSE: Action = Action(
    "course", "IC 5.11", of=THING, lights=at_thing, bars=bars_new_course, do=begin_course,
    among=lambda _box, _war, _side, formation: this(COURSE, formation),
)  # fmt: skip
SORTIE: Action = Action(
    "sortie", "2.32d", of=TWO_THINGS, lights=at_thing, bars=bars_sortie_now, do=sally,
    among=lambda box, war, side, f: [SORTIE(f, port) for port in breakable(box, war, side, f)],
)  # fmt: skip
POSTURE: Action = Action(
    "posture", "IC 5.11", of=TWO_THINGS, lights=at_thing, bars=bars_new_posture, do=take_posture,
    among=lambda _box, _war, _side, formation: [POSTURE(formation, each) for each in POSTURES],
)  # fmt: skip
LIFT: Action = Action(
    "lift", "IC 7.6", of=THING, lights=at_thing, bars=bars_lifting, do=lift,
    among=lambda _box, _war, _side, formation: this(LIFT, formation),
)  # fmt: skip
BLOCKADE: Action = Action(
    "blockade", "IC 7.6", of=THING, lights=at_thing, bars=bars_declaring, do=blockade,
    among=lambda _box, _war, _side, formation: this(BLOCKADE, formation),
)  # fmt: skip
PART: Action = Action(
    "part", "IC 3.12", of=THING, lights=at_thing, bars=bars_parting, do=part_from_flag,
    among=lambda *at: PART.each(below_it(*at)),
)  # fmt: skip
EXCHANGE: Action = Action(
    "exchange", "IC 3.12", of=THING, lights=at_thing, bars=bars_exchange, do=begin_exchange,
    among=lambda *at: EXCHANGE.each(aboard_it(*at)),
)  # fmt: skip
SUBORDINATE: Action = Action(
    "subordinate", "IC 3.31", of=THING, lights=at_thing, bars=bars_subordinating, do=begin_subordinating,
    among=lambda _box, _war, _side, formation: this(SUBORDINATE, formation),
)  # fmt: skip
RENDEZVOUS: Action = Action(
    "rendezvous", "IC 9.38", of=THING, lights=at_thing, bars=bars_sending_off, do=begin_rendezvous,
    among=lambda *at: RENDEZVOUS.each(lone(*at)),
)  # fmt: skip
REFIT: Action = Action(
    "refit", "IC 2.44", of=THING, lights=at_thing, bars=bars_refitting, do=refit,
    among=lambda _box, _war, _side, formation: this(REFIT, formation),
)  # fmt: skip
PREPARE: Action = Action(
    "prepare", "IC 2.42", of=THING, lights=at_thing, bars=bars_getting_ready, do=get_ready,
    among=lambda _box, _war, _side, formation: this(PREPARE, formation),
)  # fmt: skip
ISSUE: Action = Action(
    "issue", "IC 9.35", of=THING, lights=on_card, bars=bars_issuing, do=begin_issue,
    among=lambda box, war, side, _: ISSUE.each(held(box, war, side)),
)  # fmt: skip
CANCEL: Action = Action(
    "cancel", "IC 9.36a", of=THING, lights=at_thing, bars=bars_cancelling, do=cancel, danger=True,
    among=lambda *at: CANCEL.each(own_bearers(*at)),
)  # fmt: skip
ASSIGN: Action = Action(
    "assign", "IC 6.3", of=THING, lights=at_thing, bars=bars_assigning, do=begin_assignment,
    among=lambda box, _war, side, _: ASSIGN.each(commanded(box, side)),
)  # fmt: skip
RECALL: Action = Action(
    "recall", "IC 6.51", of=THING, lights=at_thing, bars=bars_recalling, do=recall,
    among=lambda box, _war, side, _: RECALL.each(commanded(box, side)),
)  # fmt: skip
SAIL: Action = Action(
    "sail", "IC 5.11", of=THING, lights=at_thing, bars=bars_sailing, do=plot_space,
    among=lambda box, *_: SAIL.each(box.spaces),
)  # fmt: skip
INTO_DOCKS = Action("into_docks", "IC 2.42", bars=bars_docking, do=plot_docks)
DRIVE_OFF: Action = Action(
    "drive", "IC 6.53", of=THING, lights=at_thing, bars=bars_driving, do=plot_driving,
    among=lambda *at: DRIVE_OFF.each(drive_targets(*at)),
)  # fmt: skip
PLOTTED = Action("plotted", "IC 5.11", do=never)


COMMAND = Menu("command", TURN_TO, ORDERS, AUXILIARIES, SQUADRONS, DONE, POINT)
MENUS = {
    "formation": Menu(
        "formation", COURSE, SORTIE, POSTURE, LIFT, BLOCKADE, PART, EXCHANGE, SUBORDINATE, RENDEZVOUS, REFIT,
        PREPARE, BACK, POINT,
    ),
    "orders": Menu("orders", ISSUE, CANCEL, BACK, POINT),
    "auxiliaries": Menu("auxiliaries", ASSIGN, RECALL, BACK, POINT),
    "squadrons": Menu("squadrons", RENDEZVOUS, BACK, POINT),
}  # fmt: skip
PLOTTING = Menu("course", SAIL, INTO_DOCKS, DRIVE_OFF, PLOTTED, POINT)
