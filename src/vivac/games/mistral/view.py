"""What a player sees of the war: the scene, built from nothing for one viewer."""

from __future__ import annotations

from vivac.games.mistral.allegiance import friend_of
from vivac.games.mistral.formations import capacity
from vivac.games.mistral.game import NOWHERE, Step, War
from vivac.games.mistral.levant_trade import bonus
from vivac.games.mistral.orders import held, kind_of, target_of
from vivac.games.mistral.sight import (
    afloat,
    blockades,
    contents,
    failed_count,
    in_harbour,
    may_know,
    order_count,
    place_of,
)
from vivac.games.mistral.unpacking import (
    AVAILABLE,
    BOURBON,
    BRITISH,
    PIRATE_RECOVERY,
    RECOVERY,
    ROLES,
    TASK,
    TRACK,
    Box,
)
from vivac.games.mistral.wording import describe, name
from vivac.table import Say
from vivac.table.scene import Card, Hand, Piece, Pile, Scene, Track

__all__ = ["describe", "name", "scene"]

LIVERY = {
    "B": "british",
    "P": "savoy",
    "S": "spanish",
    "F": "french",
    "N": "naples",
    "G": "genoa",
    "V": "genoa",
}
LIVERY |= {"joint": "french", "salee": "barbary", "barbary": "barbary", "knights": "malta"}
SYMBOL = {"fleet": "frigate", "fleet50": "frigate", "light": "frigate", "privateer": "frigate"}
SYMBOL |= {"bomber": "frigate", "galley": "galley", "pirate_galley": "galley", "knights": "galley"}
SYMBOL |= {"pirate_light": "galley"}
COLOUR = {BRITISH: "british", BOURBON: "french"}
OPERATIONS = frozenset((Step.START, Step.SIGNALS, Step.COMMAND, Step.INCREMENT, Step.TASKS, Step.END))


def scene(box: Box, war: War, viewer: str | None) -> Scene:
    return Scene(
        game="mistral",
        viewer=viewer,
        heading=heading(box, war),
        status=status(box, war),
        pieces=(
            *formation_pieces(box, war, viewer),
            *harbour_pieces(box, war, viewer),
            *auxiliary_pieces(box, war, viewer),
            *track_pieces(box, war, viewer),
            *weather_pieces(war),
        ),
        tracks=tracks(box, war, viewer),
        piles=piles(box, war, viewer),
        hands=tuple(hand(box, war, side, viewer) for side in ROLES),
        notes=notes(box, war, viewer),
    )


def heading(_box: Box, war: War) -> Say:
    impulse = war.impulse if war.step in OPERATIONS else 0
    return Say(
        "heading", {"year": str(war.year), "turn": war.turn, "step": str(war.step), "impulse": impulse}
    )


def status(box: Box, war: War) -> tuple[Say, ...]:
    """Winds, Gale, the First player, France, Pirates, what is stored."""
    lines = [Say("status-winds", {"winds": " ".join(sorted(war.winds)), "count": len(war.winds)}, "IC 5.31")]
    if war.gale != NOWHERE:
        lines.append(Say("status-gale", {"space": war.gale, "severe": int(war.severe)}, "IC 5.32"))
    lines.append(Say("status-first", {"side": war.first}, "IC 4.4"))
    lines.append(Say("status-france", {"war": int(war.french_war)}, "2.33"))
    lines.append(Say("status-naples", {"state": war.naples}, "2.165"))
    if war.rovers:
        lines.append(Say("status-pirates", {"pirates": war.rovers, "side": war.pirate_player}, "2.523"))
    lines += [
        Say("status-stored", {"space": port, "points": war.victualled.get(port, 0)}, "2.415")
        for port in box.contents.map.victualled
    ]
    if "supply" in war.checks:
        lines.append(Say("status-supply", {}, "2.413"))
    if war.landed:
        lines.append(Say("status-landed", {"count": war.landed}, "IC 9.43"))
    lines.append(Say("status-trade", {"points": bonus(box, war)}, "2.632"))
    return tuple(lines)


# ---------------------------------------------------------------- pieces


def formation_pieces(box: Box, war: War, viewer: str | None) -> list[Piece]:
    shut = blockades(box, war, viewer)
    return [formation_piece(box, war, f, space, viewer, f in shut) for f, space in afloat(box, war, viewer)]


def formation_piece(box: Box, war: War, formation: str, space: str, viewer: str | None, shut: bool) -> Piece:
    """Figures only for those who may know them: capacity on the left, Ships on the right."""
    what = box.formations[formation]
    convoy = formation in box.convoys
    left = right = ""
    if may_know(box, war, formation, viewer):
        inside = contents(box, war, formation, viewer)
        ships = sum(war.ships[each] for each in inside if each in box.elements)
        right = str(ships) if ships else ""
        if formation in war.state and what.side == viewer:
            left = str(capacity(box, war, formation))
    if convoy:
        right = str(war.dp[formation])
    badges = (
        *(("eye",) if formation in war.located else ()),
        *(("disordered",) if formation in war.disorganised else ()),
        *(("siege",) if shut else ()),
        *(("routed",) if formation in war.scattered else ()),
        *(("attack",) if what.side == viewer and war.posture.get(formation) == "engage" else ()),
    )
    symbol = "convoy" if convoy else "sol"
    return Piece(
        formation,
        space,
        LIVERY[what.command],
        symbol,
        Say("name-of", {"thing": formation}),
        left,
        right,
        badges=badges,
    )


def harbour_pieces(box: Box, war: War, viewer: str | None) -> list[Piece]:
    """IC 1.7a In docks: one's own Squadrons and Flagships; of the enemy's only how many in each Port."""
    found = []
    for (port, side), lying in in_harbour(box, war, viewer).items():
        place = f"{port}.docks"
        if side != viewer:
            name_ = Say("docks-count", {"side": side, "count": len(lying)})
            found.append(
                Piece(f"docks@{port}:{side}", place, COLOUR[side], "anchor", name_, right=str(len(lying)))
            )
            continue
        for element in lying:
            what = box.elements[element]
            badges = ("done",) if war.state.get(war.where[element]) == "preparing" else ()
            found.append(
                Piece(
                    element,
                    place,
                    LIVERY[what.contingent],
                    "sol",
                    Say("name-of", {"thing": element}),
                    str(war.dp[element]),
                    str(war.ships[element]),
                    steps=what.most,
                    steps_left=war.ships[element],
                    badges=badges,
                )
            )
    for convoy in box.convoys:
        if war.state.get(convoy) in ("refitting", "preparing"):
            port = war.where[convoy]
            label = Say("name-of", {"thing": convoy})
            side = LIVERY[box.convoys[convoy].command]
            found.append(Piece(convoy, f"{port}.docks", side, "convoy", label, right=str(war.dp[convoy])))
    return found


def auxiliary_pieces(box: Box, war: War, viewer: str | None) -> list[Piece]:
    """IC 1.7 Auxiliaries based in Ports or on Task."""
    found = []
    for auxiliary, aux in box.auxiliaries.items():
        place = place_of(box, war, auxiliary, viewer)
        if place in box.ports:
            spot = f"{place}.docks"
        elif place.startswith(TASK):
            where = box.location[place]
            spot = f"zone.{where}" if where in box.zones else where
        elif place in box.convoys and war.where[place] in box.spaces:
            spot = war.where[place]
        else:
            continue
        badges = ("siege",) if place.startswith(TASK) else ()
        label = Say("name-of", {"thing": auxiliary})
        found.append(Piece(auxiliary, spot, LIVERY[aux.contingent], SYMBOL[aux.kind], label, badges=badges))
    return found


def weather_pieces(war: War) -> list[Piece]:
    """The Seasonal Winds that blow, and the Gale."""
    found = [
        Piece(f"wind@{wind}", f"wind.{wind}", "neutral", wind, Say("name-of", {"thing": wind}), marker=True)
        for wind in sorted(war.winds)
    ]
    if war.gale != NOWHERE:
        name_ = Say("marker-gale", {"severe": int(war.severe)})
        found.append(Piece("gale", war.gale, "neutral", "gale", name_, marker=True))
    return found


def track_pieces(box: Box, war: War, viewer: str | None) -> list[Piece]:
    """2.632 The counters on the Levant Trade Track close up toward box A."""
    there = [each for each in war.track_since if place_of(box, war, each, viewer) == TRACK]
    return [
        Piece(
            each,
            f"track.{letter}",
            "british",
            "sol" if each in box.elements else SYMBOL[box.auxiliaries[each].kind],
            Say("name-of", {"thing": each}),
        )
        for each, letter in zip(there, box.contents.map.track.boxes, strict=False)
    ]


# ---------------------------------------------------------------- beside the chart


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
        colour = COLOUR[side]
        done, lost = war.fulfilled[side], failed_count(war, side, viewer)
        found.append(
            Track(f"fulfilled-{side}", Say("track-fulfilled", {"side": side}), 0, max(12, done), done, colour)
        )
        found.append(
            Track(f"failed-{side}", Say("track-failed", {"side": side}), 0, max(12, lost), lost, colour)
        )
    for campaign, marker in war.marker.items():
        found.append(
            Track(f"campaign-{campaign}", Say("track-campaign", {"campaign": campaign}), -2, 2, marker)
        )
    found.append(Track("levant-trade", Say("track-levant"), 0, 4, len(war.track_since), "british"))
    return tuple(found)


def piles(box: Box, war: War, viewer: str | None) -> tuple[Pile, ...]:
    """IC 6.2, IC 1.7 The boxes of Auxiliaries, the Track, and the reinforcement pools."""
    found = []
    for command in ("B", "S", "F"):
        for label, where in (("available", AVAILABLE), ("recovery", RECOVERY)):
            inside = [
                each
                for each, aux in box.auxiliaries.items()
                if aux.command == command and place_of(box, war, each, viewer) == where
            ]
            found.append(
                auxiliary_pile(box, f"{label}-{command}", Say(f"pile-{label}", {"command": command}), inside)
            )
        ships = sum(war.reserve.get(f"{command}:{kind}", 0) for kind in ("sol", "sol_d"))
        found.append(Pile(f"pool-{command}", Say("pile-pool", {"command": command}), ships))
    found.append(
        auxiliary_pile(box, "pirates", Say("pile-pirates"), list(war.stack.get(PIRATE_RECOVERY, ())))
    )
    track = [each for each in war.track_since if place_of(box, war, each, viewer) == TRACK]
    found.append(Pile("track", Say("pile-track"), len(track)))
    return tuple(found)


def auxiliary_pile(box: Box, pile: str, label: Say, inside: list[str]) -> Pile:
    pieces = tuple(
        Piece(
            each,
            "",
            LIVERY[box.auxiliaries[each].contingent],
            SYMBOL[box.auxiliaries[each].kind],
            Say("name-of", {"thing": each}),
        )
        for each in inside
    )
    return Pile(pile, label, len(inside), pieces)


def hand(box: Box, war: War, side: str, viewer: str | None) -> Hand:
    """Orders: their owner sees them, everybody knows how many there are."""
    if side != viewer:
        return Hand(side, order_count(war, side, viewer))
    cards = [order_card(box, chit, "held", "") for chit in held(box, war, side)]
    cards += [order_card(box, chit, "drawn", "") for chit, whose in war.drawn.items() if whose == side]
    for bearer, chit in war.order.items():
        if chit in box.chits and box.chits[chit].side == side:
            cards.append(order_card(box, chit, "issued", bearer))
    return Hand(side, len(cards), tuple(cards))


def order_card(box: Box, chit: str, kind: str, bearer: str) -> Card:
    order = box.chits[chit]
    label = Say("order-card", {"kind": order.kind, "target": order.target, "command": order.command})
    text = Say(
        f"order-text-{order.kind.replace('_', '-')}", {"target": order.target, "bearer": bearer or "nobody"}
    )
    return Card(chit, label, text, kind, "sol", "IC 9.39")


# ---------------------------------------------------------------- notes


def notes(box: Box, war: War, viewer: str | None) -> dict[str, tuple[Say, ...]]:
    """What there is to know of a space: its Port, and the Formations in it whose contents one may know."""
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
    for formation, space in afloat(box, war, viewer):
        if may_know(box, war, formation, viewer):
            found.setdefault(space, []).extend(formation_notes(box, war, formation, viewer))
    if viewer is not None:
        for (port, side), lying in in_harbour(box, war, viewer).items():
            if side == viewer:
                found[port] += [strength_note(war, each) for each in lying]
    return {space: tuple(lines) for space, lines in found.items()}


def formation_notes(box: Box, war: War, formation: str, viewer: str | None) -> list[Say]:
    inside = contents(box, war, formation, viewer)
    lines = [Say("note-formation", {"formation": formation})]
    lines += [strength_note(war, each) for each in inside if each in box.elements]
    others = [each for each in inside if each not in box.elements]
    if others:
        lines.append(Say("note-company", {"company": " ".join(others)}))
    if box.formations[formation].side == viewer and formation in war.state:
        kind = kind_of(box, war, formation)
        if kind is not None:
            lines.append(
                Say("note-order", {"kind": kind.id, "target": target_of(box, war, formation)}, "IC 9.35")
            )
        course = [step for step in war.course[formation] if step in box.spaces]
        if course:
            lines.append(Say("note-course", {"spaces": " ".join(course)}, "IC 5.11"))
        if formation in war.bound:
            lines.append(Say("note-bound", {"space": war.bound[formation] or "nowhere"}, "IC 1.5"))
    return lines


def strength_note(war: War, element: str) -> Say:
    return Say("note-strength", {"element": element, "ships": war.ships[element], "dp": war.dp[element]})
