"""IC 4.32 What a Formation is commanded: its Course, its posture, its company, its docks.

Every function of an act gets the Formation at hand before the words of the option, which is often itself.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import cache

from vivac.box import put
from vivac.games.mistral.box.unpacking import Box
from vivac.games.mistral.chapters.blockade import bars_blockade, needs_defiance
from vivac.games.mistral.chapters.courses import (
    POSTURES,
    bars_course,
    bars_docking,
    bars_driving,
    bars_more,
    bars_posture,
    bars_preparing,
    bars_sailing,
    cost_of,
    cost_of_preparing,
    cost_of_sailing,
    drive_targets,
    end_of_course,
    plot,
    prepare,
    sorties,
    spaces_ahead,
    stay_in,
)
from vivac.games.mistral.chapters.exchanges import (
    GOALS,
    UNDER,
    admiral_options,
    bars_leaving,
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
from vivac.games.mistral.chapters.formations import elements, subordinates
from vivac.games.mistral.chapters.france import DEFY, FORBEAR
from vivac.games.mistral.chapters.issuing import SEND_OFF, veil
from vivac.games.mistral.chapters.pointed_at import all_but_spaces, anything, pointing_at
from vivac.games.mistral.chapters.pointing import BACK, THING, TWO_THINGS, at_thing, either, nothing_more
from vivac.games.mistral.chapters.repeats import once
from vivac.games.mistral.chapters.sailing import DOCKS, DRIVE
from vivac.games.mistral.game import Posture, State, War
from vivac.table import Action, Menu, Option, Refusal, Table
from vivac.table.actions import Costs

Deed = Callable[[Table[War, Box], str, str], Awaitable[None] | None]
Things = Callable[[Box, War, str], Iterable[str]]


def of_itself(
    verb: str, rule: str, bars: Callable[..., Refusal | None], do: Deed, costs: Costs | None = None
) -> Action:
    """An act that is about the Formation at hand and nothing else."""
    act = Action(
        verb, rule, of=THING, lights=at_thing, bars=bars, do=do, costs=costs,
        among=lambda _box, _war, formation: [act(formation)],
    )  # fmt: skip
    return act


def of_each(
    verb: str,
    rule: str,
    things: Things,
    bars: Callable[..., Refusal | None],
    do: Deed,
    costs: Costs | None = None,
) -> Action:
    """An act about one of several things."""
    act = Action(
        verb, rule, of=THING, lights=at_thing, bars=bars, do=do, costs=costs,
        among=lambda box, war, formation: act.each(things(box, war, formation)),
    )  # fmt: skip
    return act


# ---------------------------------------------------------------- the Course


def bars_new_course(box: Box, war: War, formation: str, _: str) -> Refusal | None:
    return once(war, f"course:{formation}") or bars_course(box, war, formation)


async def plot_course(table: Table[War, Box], formation: str, _: str) -> None:
    """IC 5.11 Step after step, from where it is."""
    war, side = table.game, table.box.formations[formation].side
    war.handled.add(f"course:{formation}")
    war.course[formation] = ()
    war.sortie.pop(formation, None)
    plotting = plotting_of(formation)
    table.rest()
    while await table.choose(side, plotting, thing=formation, at=end_of_course(war, formation)) != PLOTTED():
        table.rest()


def plot_space(table: Table[War, Box], formation: str, space: str) -> None:
    plot(table.game, formation, space)


def plot_docks(table: Table[War, Box], formation: str) -> None:
    plot(table.game, formation, DOCKS)


def plot_driving(table: Table[War, Box], formation: str, auxiliary: str) -> None:
    plot(table.game, formation, f"{DRIVE}{auxiliary}")


def bars_sortie_now(_box: Box, war: War, formation: str, *_: str) -> Refusal | None:
    return once(war, f"course:{formation}")


def sally(table: Table[War, Box], formation: str, _: str, port: str) -> None:
    """2.32d"""
    war = table.game
    war.handled.update((f"course:{formation}", f"posture:{formation}"))
    war.sortie[formation] = port
    war.course[formation] = ()
    war.posture[formation] = Posture.ENGAGE


# ---------------------------------------------------------------- posture and Blockade


def bars_new_posture(box: Box, war: War, formation: str, _: str, posture: str) -> Refusal | None:
    barred = once(war, f"posture:{formation}") or bars_posture(box, war, formation, posture)
    if barred or posture != war.posture[formation]:
        return barred
    return Refusal.because("posture-already", "IC 5.11", formation=formation)


def postures(box: Box, war: War, formation: str) -> list[Option]:
    """Those that nothing bars, and none if none at all may be taken."""
    if f"posture:{formation}" in war.handled or bars_posture(box, war, formation):
        return []
    other = (each for each in POSTURES if each != war.posture[formation])
    return [POSTURE(formation, each) for each in other if bars_posture(box, war, formation, each) is None]


def take_posture(table: Table[War, Box], formation: str, _: str, posture: str) -> None:
    table.game.handled.add(f"posture:{formation}")
    table.game.posture[formation] = posture


def bars_declaring(box: Box, war: War, formation: str, _: str) -> Refusal | None:
    if formation in war.blockading:
        return Refusal.because("blockade-already", "IC 7.6", formation=formation)
    return once(war, f"blockade:{formation}") or bars_blockade(box, war, formation)


async def declare(table: Table[War, Box], formation: str, _: str) -> None:
    """IC 7.6, 2.42 Off a French Port it may take defying the French."""
    war, box = table.game, table.box
    war.handled.add(f"blockade:{formation}")
    if needs_defiance(box, war, formation) and "defy" not in war.notes:
        side = box.formations[formation].side
        if await either(table, side, "defy_french", FORBEAR, DEFY, thing=formation) is FORBEAR:
            return
        war.notes.append("defy")
    veil_blockade(war, formation)
    war.blockading[formation] = war.where[formation]


def bars_lifting(_box: Box, war: War, formation: str, _: str) -> Refusal | None:
    if formation not in war.blockading:
        return Refusal.because("lift-none", "IC 7.6", formation=formation)
    return once(war, f"blockade:{formation}")


def lift(table: Table[War, Box], formation: str, _: str) -> None:
    war = table.game
    war.handled.add(f"blockade:{formation}")
    veil_blockade(war, formation)
    del war.blockading[formation]


# ---------------------------------------------------------------- company


def bars_company(box: Box, war: War, formation: str) -> Refusal | None:
    """IC 3.12 What keeps a Formation from exchanging anything with others at sea."""
    kind = box.formations[formation].kind
    bound = formation in war.bound and kind != "detachment"
    if war.state.get(formation) != State.READY or kind in ("convoy", "independent") or bound:
        return Refusal.because("exchange-not-free", "IC 3.12", formation=formation)
    return None


def bars_parting(box: Box, war: War, formation: str, below: str) -> Refusal | None:
    barred = once(war, f"exchange:{below}") or bars_company(box, war, formation)
    if barred or separable(box, war, below):
        return barred
    return Refusal.because("part-not-possible", "IC 3.12", formation=below)


def part_from_flag(table: Table[War, Box], _: str, below: str) -> None:
    table.game.handled.add(f"exchange:{below}")
    part(table, below)


def aboard_it(box: Box, war: War, formation: str) -> list[str]:
    """Squadrons, Flagships and Admirals of a Formation and of those Subordinate to it."""
    flags = (formation, *subordinates(box, war, formation))
    return [
        counter
        for flag in flags
        for counter in war.stack.get(flag, ())
        if counter in box.elements or counter in box.admirals
    ]


def bars_exchange(box: Box, war: War, formation: str, counter: str) -> Refusal | None:
    barred = once(war, f"exchange:{counter}") or bars_company(box, war, formation)
    if not barred and counter in box.elements:
        barred = bars_leaving(box, war, counter)
    if barred or goals(box, war, counter):
        return barred
    return Refusal.because("exchange-nobody", "IC 3.12", thing=counter)


def goals(box: Box, war: War, counter: str) -> list[Option]:
    """Where a Squadron, Flagship or Admiral may go over to."""
    if counter in box.elements:
        return exchange_options(box, war, counter)
    return admiral_options(box, war, counter)


async def go_over(table: Table[War, Box], formation: str, counter: str) -> None:
    """IC 3.12"""
    war, box = table.game, table.box
    side = box.formations[formation].side
    goal = await table.ask(side, "exchange", lambda: goals(box, war, counter), acts=GOALS, thing=counter)
    war.handled.add(f"exchange:{counter}")
    if counter in box.admirals:
        veil(war, counter)
        put(war.where, war.stack, counter, str(goal[1]))
    else:
        (form_at_sea if goal[0] == "form" else exchange)(table, counter, str(goal[1]))


def bars_subordinating(box: Box, war: War, formation: str, _: str) -> Refusal | None:
    barred = once(war, f"exchange:{formation}") or bars_company(box, war, formation)
    if barred or superiors(box, war, formation):
        return barred
    return Refusal.because("subordinate-nobody", "IC 3.31", formation=formation)


async def go_under(table: Table[War, Box], formation: str, _: str) -> None:
    """IC 3.31"""
    war, box = table.game, table.box
    side, flags = box.formations[formation].side, superiors(box, war, formation)
    superior = await table.pick(side, "subordinate", UNDER, flags, thing=formation)
    war.handled.add(f"exchange:{formation}")
    place_under(table, formation, superior)


# ---------------------------------------------------------------- docks


def bars_refitting(_box: Box, war: War, formation: str, _: str) -> Refusal | None:
    if war.state.get(formation) != State.PREPARING:
        return Refusal.because("refit-not-preparing", "IC 2.44", formation=formation)
    return once(war, f"docks:{formation}")


def refit(table: Table[War, Box], formation: str, _: str) -> None:
    table.game.handled.add(f"docks:{formation}")
    stay_in(table.game, formation)


def bars_getting_ready(box: Box, war: War, formation: str, _: str) -> Refusal | None:
    return once(war, f"docks:{formation}") or bars_preparing(box, war, formation)


def get_ready(table: Table[War, Box], formation: str, _: str) -> None:
    table.game.handled.add(f"docks:{formation}")
    prepare(table.game, formation)


# ---------------------------------------------------------------- the acts

COURSE = of_itself("course", "IC 5.11", bars_new_course, plot_course)
SORTIE: Action = Action(
    "sortie", "2.32d", of=TWO_THINGS, lights=at_thing, bars=bars_sortie_now, do=sally,
    among=lambda box, war, formation: [SORTIE(formation, port) for port in sorties(box, war, formation)],
)  # fmt: skip
POSTURE: Action = Action(
    "posture", "IC 5.11", of=TWO_THINGS, lights=at_thing, bars=bars_new_posture, do=take_posture,
    among=lambda _box, _war, formation: [POSTURE(formation, each) for each in POSTURES], fast=postures,
)  # fmt: skip
LIFT = of_itself("lift", "IC 7.6", bars_lifting, lift)
BLOCKADE = of_itself("blockade", "IC 7.6", bars_declaring, declare)
PART = of_each("part", "IC 3.12", subordinates, bars_parting, part_from_flag)
EXCHANGE = of_each("exchange", "IC 3.12", aboard_it, bars_exchange, go_over)
SUBORDINATE = of_itself("subordinate", "IC 3.31", bars_subordinating, go_under)
REFIT = of_itself("refit", "IC 2.44", bars_refitting, refit)
PREPARE = of_itself("prepare", "IC 2.42", bars_getting_ready, get_ready, cost_of_preparing)


def offered(box: Box, war: War, formation: str) -> list[Option]:
    """The same as the acts offer one after another: most of them are about one state alone."""
    found: list[Option] = []
    state = war.state.get(formation)
    if state == State.PREPARING:
        found += REFIT.offered(box, war, formation)
    elif state == State.REFITTING:
        found += PREPARE.offered(box, war, formation)
    elif state == State.READY:
        for act in (COURSE, SORTIE, POSTURE, LIFT if formation in war.blockading else BLOCKADE, SEND_OFF):
            found += act.offered(box, war, formation)
        if bars_company(box, war, formation) is None and in_company(box, war, formation):
            for act in (PART, EXCHANGE, SUBORDINATE):
                found += act.offered(box, war, formation)
    found.append(BACK())
    return found


def in_company(box: Box, war: War, formation: str) -> bool:
    """Whether there is anybody to exchange with, or anything to be set apart."""
    return bool(
        len(elements(box, war, formation)) > 1
        or subordinates(box, war, formation)
        or partners(box, war, formation)
    )


FORMATION = Menu(
    "formation", COURSE, SORTIE, POSTURE, LIFT, BLOCKADE, PART, EXCHANGE, SUBORDINATE, SEND_OFF, REFIT,
    PREPARE, BACK, pointing_at(anything), fast=offered,
)  # fmt: skip


@cache
def formation_commands(formation: str) -> Menu:
    return FORMATION.given(formation)


SAIL = of_each("sail", "IC 5.11", lambda box, *_: box.spaces, bars_sailing, plot_space, cost_of_sailing)
INTO_DOCKS = Action("into_docks", "IC 2.42", bars=bars_docking, do=plot_docks, costs=cost_of("docks"))
DRIVE_OFF = of_each("drive", "IC 6.53", drive_targets, bars_driving, plot_driving, cost_of("drive"))
PLOTTED = Action("plotted", "IC 5.11", do=nothing_more)


def next_steps(box: Box, war: War, formation: str) -> list[Option]:
    """The same as the acts offer one after another: only what lies next to the end of the Course can be."""
    found: list[Option] = []
    if bars_more(box, war, formation) is None:
        found += SAIL.each(spaces_ahead(box, war, formation))
        found += INTO_DOCKS.offered(box, war, formation)
        found += DRIVE_OFF.offered(box, war, formation)
    found.append(PLOTTED())
    return found


PLOTTING = Menu("course", SAIL, INTO_DOCKS, DRIVE_OFF, PLOTTED, pointing_at(all_but_spaces), fast=next_steps)


@cache
def plotting_of(formation: str) -> Menu:
    return PLOTTING.given(formation)
