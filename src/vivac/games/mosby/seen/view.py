"""What a player sees of the game: the scene, the options described, the names of things."""

from __future__ import annotations

from pathlib import Path

from vivac.games.mosby.box.components import CardId, EventId
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import BOXES, CONTAINER, ELIMINATED, HOLDING, TRACK, Box, UnitId
from vivac.games.mosby.chapters.cards import kidnapped
from vivac.games.mosby.chapters.forces import strength_of, unrevealed
from vivac.games.mosby.chapters.winning import notoriety_to_win
from vivac.games.mosby.game import MOSBY, NOWHERE, Leader, Raid
from vivac.table import Say, Text
from vivac.table.scene import Card, Hand, Piece, Pile, Scene, Track

TEXT = Text(Path(__file__).parents[1] / "words")
SYMBOLS = {"combat": "cavalry", "picket": "picket", "courier": "courier", "sutler": "sutler"}


def scene(box: Box, raid: Raid, viewer: str | None) -> Scene:
    return Scene(
        game="mosby",
        viewer=viewer,
        heading=heading(box, raid),
        status=status(box, raid),
        pieces=(*mosby_piece(raid), *unit_pieces(box, raid), *markers(box, raid)),
        tracks=tracks(box, raid),
        piles=piles(raid),
        hands=(hand(box, raid),),
        focus=raid.mosby,
        notes=notes(box, raid),
    )


def heading(_box: Box, raid: Raid) -> Say:
    return Say(
        "heading", {"turn": raid.turn, "step": str(raid.step), "round": raid.round, "side": raid.initiative}
    )


def status(box: Box, raid: Raid) -> tuple[Say, ...]:
    """Mosby's own situation in a few sentences."""
    lines = []
    if raid.mosby != NOWHERE:
        where = "behind" if raid.mosby in raid.lines else "outside"
        lines.append(Say("status-mosby", {"space": raid.mosby, "strength": raid.strength, "where": where}))
    if raid.wounded:
        lines.append(Say("status-wounded", {}, "6.5-8"))
    if raid.hidden:
        lines.append(Say("status-hidden", {}, "7.2-H.2"))
    lines += [Say("status-holding", {"leader": leader}, "6.3-3") for leader in kidnapped(raid)]
    if raid.ames or raid.ames_ride:
        lines.append(Say("status-ames", {"entries": raid.ames + raid.ames_ride}, "A-ames.1"))
    if raid.train != NOWHERE and not raid.train_wrecked:
        lines.append(Say("status-train", {"space": raid.train}, "7.8-4"))
    if raid.cannon_at != NOWHERE:
        lines.append(Say("status-cannon", {"space": raid.cannon_at}, "8.3-2"))
    if raid.lee_waits:
        lines.append(Say("status-lee", {}, "E-lee_needs_information"))
    if raid.events_to_come:
        lines.append(Say("status-events", {"count": raid.events_to_come}, "A7-1"))
    needed = notoriety_to_win(box, raid)
    rule = "4.1-1" if needed == box.notoriety_to_win else "8.1-1"
    lines.append(Say("status-goal", {"needed": needed, "turn": raid.turn}, rule))
    return tuple(lines)


# ---------------------------------------------------------------- pieces


def mosby_piece(raid: Raid) -> tuple[Piece, ...]:
    if raid.mosby == NOWHERE:
        return ()
    badges = (*(("wounded",) if raid.wounded else ()), *(("hidden",) if raid.hidden else ()))
    return (
        Piece("mosby", raid.mosby, MOSBY, "guerrilla", Say("mosby"), right=str(raid.strength), badges=badges),
    )


def unit_pieces(box: Box, raid: Raid) -> list[Piece]:
    """Union units on the map: what has been seen is shown, the rest is a back like any other."""
    return [
        unit_piece(box, raid, unit)
        for place, stack in raid.stack.items()
        if place not in BOXES
        for unit in stack
    ]


def unit_piece(box: Box, raid: Raid, unit: UnitId) -> Piece:
    place, tag = raid.where[unit], f"u{raid.tags[unit]}"
    if unit not in raid.seen:
        return Piece(tag, place, "union", name=Say("unknown-unit"), face_up=False)
    what = box.units[unit]
    badges = []
    if unit not in raid.active:
        badges.append("inactive")
    if unit in raid.regrouping:
        badges.append("routed")
    return Piece(
        tag,
        place,
        "union",
        SYMBOLS[what.kind],
        Say("name-of", {"thing": unit}),
        right=str(strength_of(box, raid, unit)) if what.strength else "",
        steps=what.strength,
        steps_left=strength_of(box, raid, unit),
        badges=tuple(badges),
    )


def markers(box: Box, raid: Raid) -> list[Piece]:
    """Everything else that lies on the map."""
    found = [
        *((space, "revealed") for space in raid.revealed),
        *((space, "unrevealed") for space in raid.queried),
        *((space, "bridge_down") for space in raid.bridges_down),
        *((space, "rail_down") for space in raid.rails_down),
        *((space, "depot") for space in raid.depots),
        *((space, "depot_burnt") for space in raid.depots_burnt),
        *((space, "devastation") for space in raid.devastated),
        *((space, "large_force") for space in raid.forts if space not in box.forts),
        *((box.leader_space[who], "leader") for who, state in raid.leaders.items() if state == Leader.FREE),
    ]
    if raid.train != NOWHERE:
        found.append((raid.train, "wagon_burnt" if raid.train_wrecked else "wagon"))
    if raid.cannon_at != NOWHERE:
        found.append((raid.cannon_at, "artillery"))
    found.sort(key=lambda mark: (box.order[mark[0]], mark[1]))
    return [
        Piece(f"{symbol}@{space}", space, "union", symbol, Say(f"marker-{symbol}"), marker=True)
        for space, symbol in found
    ]


# ---------------------------------------------------------------- beside the map


def tracks(box: Box, raid: Raid) -> tuple[Track, ...]:
    return (
        Track("turn", Say("track-turn"), 1, box.charts.limits.at("turns"), raid.turn),
        Track("notoriety", Say("track-notoriety"), 1, 14, raid.notoriety, MOSBY, notoriety_to_win(box, raid)),
        Track("performance", Say("track-performance"), 0, 9, raid.performance, MOSBY),
        Track(
            "awareness",
            Say("track-awareness"),
            box.awareness.low,
            box.awareness.high,
            raid.awareness,
            "union",
        ),
    )


def piles(raid: Raid) -> tuple[Pile, ...]:
    """How many counters and cards are where; what is in the container and the decks is nobody's business."""
    counts: dict[str, int] = {
        name: len(raid.stack.get(name, ())) for name in (CONTAINER, HOLDING, ELIMINATED, TRACK)
    }
    counts |= {"deck": len(raid.deck), "discards": len(raid.discards), "events": len(raid.events)}
    return tuple(Pile(name, Say(f"pile-{name}"), count) for name, count in counts.items())


def hand(box: Box, raid: Raid) -> Hand:
    cards = tuple(
        Card(
            id=f"{card}.{raid.hand[:nth].count(card) + 1}",
            name=Say("name-of", {"thing": card}),
            text=Say(f"card-text-{card.replace('_', '-')}"),
            kind=box.cards[card].kind,
            symbol=box.cards[card].symbol,
            rule=box.card_rule[card],
        )
        for nth, card in enumerate(raid.hand)
    )
    return Hand(MOSBY, len(cards), cards)


def notes(box: Box, raid: Raid) -> dict[str, tuple[Say, ...]]:
    """What there is to know of Mosby's space and those around it."""
    if raid.mosby == NOWHERE:
        return {}
    return {space: notes_on(box, raid, space) for space in (raid.mosby, *box.exits[raid.mosby])}


def notes_on(box: Box, raid: Raid, space: SpaceId) -> tuple[Say, ...]:
    way = (raid.mosby, space)
    facts = {
        "note-pike": way in box.pikes,
        "note-ford": way in box.fords,
        "note-large-force": space in raid.forts,
        "note-unrevealed": unrevealed(raid, space),
        "note-revealed": space in raid.revealed,
        "note-outside": space not in raid.lines,
        "note-confederacy": space in box.grey,
        "note-devastated": space in raid.devastated,
        "note-rail": space in box.rails and space not in raid.rails_down,
        "note-rail-down": space in raid.rails_down,
        "note-bridge": space in box.bridges and space not in raid.bridges_down,
        "note-bridge-down": space in raid.bridges_down,
        "note-depot": space in raid.depots,
        "note-train": space == raid.train and not raid.train_wrecked,
    }
    return tuple(Say(key) for key, true in facts.items() if true)


def name(box: Box, thing: str, lang: str) -> str:
    """What an id is called: places and cards by the box, the rest by the text."""
    if thing in box.spaces:
        return box.spaces[SpaceId(thing)].name
    if thing in box.cards:
        return box.cards[CardId(thing)].name[lang]
    if thing in box.events:
        return box.events[EventId(thing)].kind.name[lang]
    if thing in box.units:
        what = box.units[UnitId(thing)]
        return TEXT.say(Say(f"unit-{what.kind}", {"strength": what.strength}), lang)
    key = f"name-{thing}"
    return TEXT.say(Say(key), lang) if TEXT.has(key, lang) else thing
