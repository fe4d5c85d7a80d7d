"""IC 4.32 What may be commanded, and why not: Formations, Orders, Auxiliaries, lone Squadrons."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import AVAILABLE, BOURBON, Box
from vivac.games.mistral.chapters.atoms import doctrine_gdc
from vivac.games.mistral.chapters.blockade import bars_blockade
from vivac.games.mistral.chapters.charting import (
    bars_course,
    bars_posture,
    bars_preparing,
    sorties,
)
from vivac.games.mistral.chapters.corsairs import pirate_tasks
from vivac.games.mistral.chapters.exchanges import (
    admiral_options,
    bars_leaving,
    exchange_options,
    separable,
    superiors,
)
from vivac.games.mistral.chapters.formations import subordinates
from vivac.games.mistral.chapters.issuing import (
    bars_sailing_alone,
    bearers,
)
from vivac.games.mistral.game import State, War
from vivac.table import Refusal

ALREADY = Refusal.because("commanded-already", "IC 4.32")


def once(war: War, key: str) -> Refusal | None:
    """IC 4.32 What has been ordered in this Step stays as ordered."""
    return ALREADY if key in war.handled else None


# ---------------------------------------------------------------- whom to command


def own_formations(box: Box, war: War, side: str, _: str) -> list[str]:
    return [each for each in sorted(war.state) if box.formations[each].side == side]


def bars_turning_to(box: Box, war: War, _side: str, _: str, formation: str) -> Refusal | None:
    """IC 4.32 At most twice, and only if there is anything to be said to a Formation."""
    if f"twice:{formation}" in war.handled:
        return Refusal.because("turned-to-twice", "IC 4.32")
    state = war.state[formation]
    if state == State.PREPARING:
        return None
    if state == State.REFITTING:
        return bars_preparing(box, war, formation)
    if war.where[formation] in box.boxes:
        return Refusal.because("course-not-at-sea", "IC 5.11", formation=formation)
    return bars_posture(box, war, formation) if formation in war.voyage else None


def bars_orders(box: Box, war: War, side: str, _: str) -> Refusal | None:
    if f"twice:orders:{side}" in war.handled:
        return Refusal.because("turned-to-twice", "IC 4.32")
    if side in war.chits.values() or any(owner(box, bearer) == side for bearer in war.order):
        return None
    return Refusal.because("no-orders-held", "IC 9.35")


def bars_auxiliaries(box: Box, war: War, side: str, _: str) -> Refusal | None:
    if f"twice:auxiliaries:{side}" in war.handled:
        return Refusal.because("turned-to-twice", "IC 4.32")
    where, location = war.where, box.location
    if any(where[each] == AVAILABLE or where[each] in location for each in commanded(box, side)):
        return None
    return Refusal.because("no-auxiliary-waits", "IC 6.3")


def bars_squadrons(box: Box, war: War, side: str, _: str) -> Refusal | None:
    if f"twice:squadrons:{side}" in war.handled:
        return Refusal.because("turned-to-twice", "IC 4.32")
    if any(war.where[each] in box.ports for each in box.squadrons_of[side]):
        return None
    return Refusal.because("no-squadron-in-docks", "IC 3.35")


# ---------------------------------------------------------------- one Formation


def bars_new_course(box: Box, war: War, _side: str, formation: str, *_: str) -> Refusal | None:
    return once(war, f"course:{formation}") or bars_course(box, war, formation)


def breakable(box: Box, war: War, _side: str, formation: str) -> list[str]:
    return sorties(box, war, formation)


def bars_sortie_now(_box: Box, war: War, _side: str, formation: str, *_: str) -> Refusal | None:
    return once(war, f"course:{formation}")


def bars_new_posture(box: Box, war: War, _side: str, formation: str, _: str, posture: str) -> Refusal | None:
    barred = once(war, f"posture:{formation}") or bars_posture(box, war, formation, posture)
    if barred or posture != war.posture[formation]:
        return barred
    return Refusal.because("posture-already", "IC 5.11", formation=formation)


def bars_declaring(box: Box, war: War, _side: str, formation: str, *_: str) -> Refusal | None:
    if formation in war.blockading:
        return Refusal.because("blockade-already", "IC 7.6", formation=formation)
    return once(war, f"blockade:{formation}") or bars_blockade(box, war, formation)


def bars_lifting(_box: Box, war: War, _side: str, formation: str, *_: str) -> Refusal | None:
    if formation not in war.blockading:
        return Refusal.because("lift-none", "IC 7.6", formation=formation)
    return once(war, f"blockade:{formation}")


def bars_company(box: Box, war: War, formation: str) -> Refusal | None:
    """IC 3.12 What keeps a Formation from exchanging anything with others at sea."""
    kind = box.formations[formation].kind
    bound = formation in war.bound and kind != "detachment"
    if war.state.get(formation) != State.READY or kind in ("convoy", "independent") or bound:
        return Refusal.because("exchange-not-free", "IC 3.12", formation=formation)
    return None


def below_it(box: Box, war: War, _side: str, formation: str) -> list[str]:
    return subordinates(box, war, formation)


def bars_parting(box: Box, war: War, _side: str, formation: str, below: str) -> Refusal | None:
    barred = once(war, f"exchange:{below}") or bars_company(box, war, formation)
    if barred or separable(box, war, below):
        return barred
    return Refusal.because("part-not-possible", "IC 3.12", formation=below)


def aboard_it(box: Box, war: War, _side: str, formation: str) -> list[str]:
    """Squadrons, Flagships and Admirals of a Formation and of those Subordinate to it."""
    flags = (formation, *subordinates(box, war, formation))
    return [
        counter
        for flag in flags
        for counter in war.stack.get(flag, ())
        if counter in box.elements or counter in box.admirals
    ]


def bars_exchange(box: Box, war: War, _side: str, formation: str, counter: str) -> Refusal | None:
    barred = once(war, f"exchange:{counter}") or bars_company(box, war, formation)
    if barred:
        return barred
    if counter in box.admirals:
        goals = admiral_options(box, war, counter)
    else:
        barred = bars_leaving(box, war, counter)
        goals = [] if barred else exchange_options(box, war, counter)
    return barred or (None if goals else Refusal.because("exchange-nobody", "IC 3.12", thing=counter))


def bars_subordinating(box: Box, war: War, _side: str, formation: str, *_: str) -> Refusal | None:
    barred = once(war, f"exchange:{formation}") or bars_company(box, war, formation)
    if barred or superiors(box, war, formation):
        return barred
    return Refusal.because("subordinate-nobody", "IC 3.31", formation=formation)


def lone(box: Box, war: War, side: str, thing: str) -> list[str]:
    """Squadrons of the Formation at hand, or those in docks that belong to none."""
    if thing in box.formations:
        return [each for each in war.stack.get(thing, ()) if each in box.elements]
    return [each for each in box.squadrons_of[side] if war.where[each] in box.ports]


def bars_sending_off(box: Box, war: War, _side: str, _: str, squadron: str) -> Refusal | None:
    """IC 9.38, IC 3.35 Squadrons that may be sent off alone."""
    return once(war, f"exchange:{squadron}") or bars_sailing_alone(box, war, squadron)


def bars_refitting(_box: Box, war: War, _side: str, formation: str, *_: str) -> Refusal | None:
    if war.state.get(formation) != State.PREPARING:
        return Refusal.because("refit-not-preparing", "IC 2.44", formation=formation)
    return once(war, f"docks:{formation}")


def bars_getting_ready(box: Box, war: War, _side: str, formation: str, *_: str) -> Refusal | None:
    return once(war, f"docks:{formation}") or bars_preparing(box, war, formation)


# ---------------------------------------------------------------- Orders and Auxiliaries


def bars_issuing(box: Box, war: War, side: str, _: str, chit: str) -> Refusal | None:
    """IC 9.35 Received Orders that somebody could bear."""
    if bearers(box, war, chit, side):
        return None
    return Refusal.because("issue-nobody", "IC 9.35", chit=chit)


def own_bearers(box: Box, war: War, side: str, _: str) -> list[str]:
    return [bearer for bearer in war.order if owner(box, bearer) == side]


def bars_cancelling(_box: Box, war: War, _side: str, _: str, bearer: str) -> Refusal | None:
    return once(war, f"cancel:{bearer}")


def commanded(box: Box, side: str) -> tuple[str, ...]:
    """Auxiliaries a player may recall: his own, and the Bourbon player the Knights (2.544)."""
    return (*box.of_side[side], box.knights) if side == BOURBON else box.of_side[side]


def bars_recall(box: Box, war: War, auxiliary: str) -> Refusal | None:
    """IC 6.51, 2.332f It may be recalled from an Interception; a French raider only after 4 Impulses."""
    if war.where[auxiliary] not in box.location or auxiliary in war.order:
        return Refusal.because("recall-not-on-task", "IC 6.51", auxiliary=auxiliary)
    stays = auxiliary in box.raiders and doctrine_gdc(box, war)
    if stays and war.tick < war.placed[auxiliary] + box.limit["gdc_stay"]:
        return Refusal.because("recall-too-soon", "2.332f", auxiliary=auxiliary)
    return None


def owner(box: Box, bearer: str) -> str:
    return box.formations[bearer].side if bearer in box.formations else box.auxiliaries[bearer].side


def bars_assigning(_box: Box, war: War, _side: str, _: str, auxiliary: str) -> Refusal | None:
    """IC 6.3 A Base is given to whoever is Available and bears no Order."""
    if auxiliary in war.order:
        return Refusal.because("auxiliary-has-order", "IC 6.58", auxiliary=auxiliary)
    if war.where[auxiliary] != AVAILABLE:
        return Refusal.because("base-not-available", "IC 6.3", auxiliary=auxiliary)
    return once(war, f"auxiliary:{auxiliary}")


def bars_recalling(box: Box, war: War, _side: str, _: str, auxiliary: str) -> Refusal | None:
    return once(war, f"auxiliary:{auxiliary}") or bars_recall(box, war, auxiliary)


# ---------------------------------------------------------------- what is pointed at and never chosen

PRINTED = {  # what is on the chart
    "wind": Refusal.because("winds-by-dice", "IC 5.31"),
    "zone": Refusal.because("zones-for-auxiliaries", "IC 6.51"),
    "track": Refusal.because("track-in-its-step", "2.635"),
}


def in_hand(war: War, side: str) -> tuple[str, str]:
    """What a player is in the middle of, and with what."""
    topic, _, thing = war.dialog.get(side, "").rpartition("/")[2].partition(":")
    return topic, thing


def never_chosen(box: Box, war: War, side: str) -> list[str]:
    """Every place of the chart and every counter that no option is about."""
    topic, _ = in_hand(war, side)
    if topic == "course":
        return [each for each in box.pointed_at if each.partition(".")[0] not in box.spaces]
    if topic:
        return box.pointed_at
    own = {each for each in war.state if box.formations[each].side == side}
    return [each for each in box.pointed_at if each not in own]


def bars_pointing(box: Box, war: War, side: str, thing: str, target: str) -> Refusal:
    """IC 4.32 Somebody pointed at a place or a counter that cannot be commanded now."""
    kind, _, rest = target.partition(".")
    if kind in PRINTED:
        return PRINTED[kind]
    if kind.startswith("docks@"):
        return Refusal.because("docks-hidden", "IC 1.7a")
    if (place := kind if rest == "docks" else target) in box.spaces:
        return Refusal.because("choose-who-sails", "IC 5.11", space=place)
    if whose(box, target) != side and target not in box.pirates:
        return Refusal.because("not-yours", "2.11", thing=target)
    if target in box.auxiliaries:
        if target in box.pirates and target not in pirate_tasks(box, war):
            return Refusal.because("pirates-at-home", "2.523", auxiliary=target)
        return Refusal.because("auxiliaries-by-menu", "IC 6.3")
    if target in box.chits:
        return Refusal.because("orders-in-their-steps", "IC 9.35")
    if target in box.formations:
        return Refusal.because("turn-to-it-first", "IC 4.32", formation=target)
    return Refusal.because("commanded-by-its-flag", "IC 11.22", thing=target)


def whose(box: Box, thing: str) -> str:
    """The side a counter belongs to; the Knights and Pirates belong to none."""
    if thing in box.elements:
        return box.elements[thing].side
    if thing in box.admirals:
        return box.admirals[thing].side
    return box.chits[thing].side if thing in box.chits else owner(box, thing)
