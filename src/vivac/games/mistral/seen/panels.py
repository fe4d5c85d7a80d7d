"""What lies beside the chart: tracks, the boards of the fleets, boxes, Orders, and notes on the spaces."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import AVAILABLE, PIRATE_RECOVERY, RECOVERY, ROLES, Box
from vivac.games.mistral.chapters.allegiance import friend_of
from vivac.games.mistral.chapters.orders import held
from vivac.games.mistral.chapters.sight import (
    afloat,
    contents,
    failed_count,
    in_harbour,
    may_know,
    order_count,
    place_of,
)
from vivac.games.mistral.game import War
from vivac.games.mistral.seen.pieces import COLOUR, counter_piece
from vivac.table import Say
from vivac.table.scene import Card, Hand, Pile, Track

ORDER_SYMBOL = {
    "cruise": "frigate",
    "interception": "seen",
    "escort": "convoy",
    "blockade": "anchor",
    "show_of_force": "sol",
    "army_support": "infantry",
    "guerre_de_course": "skull",
}
FIGURE = 24  # a track so long is shown as a figure


def tracks(box: Box, war: War, viewer: str | None) -> tuple[Track, ...]:
    found = [Track("turn", Say("track-turn"), 1, 16, war.turn)]
    for side in ROLES:
        colour = COLOUR[side]
        most = max(12, war.prestige[side])
        found.append(
            Track(
                f"prestige-{side}", Say("track-prestige", {"side": side}), 0, most, war.prestige[side], colour
            )
        )
    for side in ROLES:
        for kind, count in (("fulfilled", war.fulfilled[side]), ("failed", failed_count(war, side, viewer))):
            label = Say(f"track-{kind}", {"side": side})
            found.append(Track(f"{kind}-{side}", label, 0, max(FIGURE, count), count, COLOUR[side]))
    for campaign, marker in war.marker.items():
        found.append(
            Track(f"campaign-{campaign}", Say("track-campaign", {"campaign": campaign}), -2, 2, marker)
        )
    found.append(Track("levant-trade", Say("track-levant"), 0, 4, len(war.track_since), "british"))
    return tuple(found)


def piles(box: Box, war: War, viewer: str | None) -> tuple[Pile, ...]:
    """The boards of the fleets, the boxes of Auxiliaries, and the reinforcement pools."""
    found = fleet_boards(box, war, viewer)
    for command in ("B", "S", "F"):
        for label, where in (("available", AVAILABLE), ("recovery", RECOVERY)):
            inside = [
                each
                for each, aux in box.auxiliaries.items()
                if aux.command == command and place_of(box, war, each, viewer) == where
            ]
            if inside:
                title = Say(f"pile-{label}", {"command": command})
                found.append(pile_of(box, war, f"{label}-{command}", title, inside))
        ships = sum(war.reserve.get(f"{command}:{kind}", 0) for kind in ("sol", "sol_d"))
        if ships:
            found.append(Pile(f"pool-{command}", Say("pile-pool", {"command": command}), ships))
    pirates = list(war.stack.get(PIRATE_RECOVERY, ()))
    if pirates:
        found.append(pile_of(box, war, "pirates", Say("pile-pirates"), pirates))
    return tuple(found)


def pile_of(box: Box, war: War, pile: str, label: Say, inside: list[str]) -> Pile:
    return Pile(pile, label, len(inside), tuple(counter_piece(box, war, each) for each in inside))


def fleet_boards(box: Box, war: War, viewer: str | None) -> list[Pile]:
    """IC 3.1 What sails with each Formation whose contents the viewer may know; counted are its Ships."""
    at_sea = dict(afloat(box, war, viewer))
    docked = {f: war.where[f] for f in war.state if f not in at_sea and box.formations[f].side == viewer}
    found = []
    for formation, place in sorted((at_sea | docked).items(), key=lambda each: each[0] in box.convoys):
        if not may_know(box, war, formation, viewer):
            continue
        params: dict[str, str | int] = {
            "formation": formation,
            "place": place,
            "docked": int(formation in docked),
        }
        if box.formations[formation].side == viewer:
            below = [each for each in war.stack.get(formation, ()) if each in box.formations]
        else:
            below = []
        hidden = {each for under in below for each in contents(box, war, under, viewer)}
        inside = [each for each in contents(box, war, formation, viewer) if each not in hidden]
        if inside or below:
            found.append(fleet_board(box, war, formation, Say("pile-fleet", params), inside))
        for under in below:
            label = Say("pile-under", {"formation": under, "superior": formation})
            found.append(fleet_board(box, war, under, label, contents(box, war, under, viewer)))
    return found


def fleet_board(box: Box, war: War, formation: str, label: Say, inside: list[str]) -> Pile:
    ships = sum(war.ships[each] for each in inside if each in box.elements)
    return Pile(formation, label, ships, tuple(counter_piece(box, war, each) for each in inside))


def hand(box: Box, war: War, side: str, viewer: str | None) -> Hand:
    """Orders: their owner sees them, everybody knows how many there are."""
    if side != viewer:
        return Hand(side, order_count(war, side, viewer))
    cards = [order_card(box, war, chit, "act") for chit in held(box, war, side)]
    cards += [order_card(box, war, chit, "event") for chit, whose in war.drawn.items() if whose == side]
    for bearer, chit in war.order.items():
        if chit in box.chits and box.chits[chit].side == side:
            cards.append(order_card(box, war, chit, "keep", bearer))
    return Hand(side, len(cards), tuple(cards))


def order_card(box: Box, war: War, chit: str, look: str, bearer: str = "") -> Card:
    """What an Order asks, who bears it, and how far it has come."""
    order = box.chits[chit]
    done = war.progress if order.kind == "cruise" else war.running
    params: dict[str, str | int] = {
        "kind": order.kind,
        "target": order.target,
        "command": order.command,
        "bearer": bearer,
    }
    params |= {"issued": int(bool(bearer)), "done": done.get(bearer, 0)}
    text = Say(f"order-text-{order.kind.replace('_', '-')}", params)
    title = Say("order-card", {"kind": order.kind, "target": order.target})
    return Card(chit, title, text, look, ORDER_SYMBOL[order.kind], "IC 9.39")


# ---------------------------------------------------------------- notes


def notes(box: Box, war: War, viewer: str | None) -> dict[str, tuple[Say, ...]]:
    """What there is to know of a space: its Port, and what of one's own lies in its docks."""
    found: dict[str, list[Say]] = {}
    for port in box.port_list:
        what = box.spaces[port]
        whose = friend_of(box, war, port)
        quarterly = int(what.quarterly)
        found[port] = [
            Say(
                "note-port",
                {"whose": whose, "blockade": what.blockade, "repair": what.repair, "quarterly": quarterly},
                "IC 2.14",
            )
        ]
    if viewer is not None:
        for (port, side), lying in in_harbour(box, war, viewer).items():
            if side == viewer:
                found[port] += [strength_note(war, each) for each in lying]
    return {space: tuple(lines) for space, lines in found.items()}


def strength_note(war: War, element: str) -> Say:
    return Say("note-strength", {"element": element, "ships": war.ships[element], "dp": war.dp[element]})
