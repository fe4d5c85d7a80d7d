"""What a player sees of the game: the scene, the options described, the names of things."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from vivac.box import InWords, one_of
from vivac.games.mosquetes.box.contents import SIDE_OF, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import CLOCK, SIDES, Box, CardId
from vivac.games.mosquetes.chapters.models import GUN_RADIUS, MARKER_RADIUS, facing_of, in_order, troop
from vivac.games.mosquetes.chapters.naming import (
    card_name,
    full_name,
    goal_name,
    public_name,
    seen_name,
    side_name,
)
from vivac.games.mosquetes.chapters.troops import Troop
from vivac.games.mosquetes.chapters.wagons import passengers
from vivac.games.mosquetes.game import SIDE_MISSIONS, Skirmish
from vivac.table import Say, Text
from vivac.table.scene import Card, Hand, Piece, Pile, Scene, Track

BEFOREHAND = ("build", "deploy", "markers", "missions")
TEXT = Text(Path(__file__).parents[1] / "words")
is_side = one_of(SIDES)


def scene(box: Box, game: Skirmish, viewer: str | None) -> Scene:
    return Scene(
        game="mosquetes",
        viewer=viewer,
        heading=heading(box, game),
        status=status(box, game, viewer),
        pieces=(*unit_pieces(box, game, viewer), *gun_pieces(box, game)),
        tracks=tracks(box, game),
        piles=piles(game),
        hands=tuple(hand(game, side, viewer) for side in SIDES),
        liveries={side: livery(box, game, side) for side in SIDES},
    )


def heading(box: Box, game: Skirmish) -> Say:
    turns = box.sheets[game.scenario].turns
    side = side_name(game, game.side)
    step = str(game.step) if game.step in BEFOREHAND else "play"  # one heading for all its doings
    return Say("heading", {"turn": game.turn, "turns": turns, "side": side, "step": step})


def status(box: Box, game: Skirmish, viewer: str | None) -> tuple[Say, ...]:
    """Where the game stands, in a few sentences."""
    lines = [Say("status-weather", {"weather": box.sheets[game.scenario].weather}, "16.1")]
    if game.card:
        lines.append(Say("status-card", {"card": card_name(game, game.card)}, "5.6"))
    if game.unit:
        lines.append(
            Say("status-unit", {"unit": seen_name(game, game.unit, viewer), "actions": game.actions}, "7.1")
        )
    if is_side(viewer) and game.reserve[viewer]:
        lines.append(Say("status-reserve", {"cards": named(game, game.reserve[viewer])}, "6.4"))
    lines += [
        Say("status-reserve-hidden", {"side": side_name(game, side), "count": len(game.reserve[side])}, "6.4")
        for side in SIDES
        if game.reserve[side] and side != viewer
    ]
    if game.on(SIDE_MISSIONS) and is_side(viewer) and game.missions[viewer]:
        lines.append(Say("status-mission", {"mission": game.missions[viewer]}, "17.4"))
    for goal in box.objectives(game.scenario):
        key = f"status-goal-{goal.side if goal.side == 'both' else 'side'}"
        params: dict[str, str | int] = {"goal": goal_name(game, goal.id), "points": goal.vp}
        if goal.side != "both":
            params["side"] = side_name(game, goal.side)
        lines.append(Say(key, params, "17.1"))
    if game.discard:
        lines.append(Say("status-discard", {"cards": named(game, game.discard)}, "5.16"))
    return tuple(lines)


def named(game: Skirmish, cards: Iterable[CardId]) -> str:
    return " ".join(card_name(game, card) for card in sorted(cards))


# ---------------------------------------------------------------- pieces


def livery(box: Box, game: Skirmish, side: SideId) -> str:
    return next(each.livery for each in box.sheets[game.scenario].side if each.id == side)


def unit_pieces(box: Box, game: Skirmish, viewer: str | None) -> list[Piece]:
    """Every figure on the table; a marker of the other side is a back like any other."""
    found: list[Piece] = []
    for unit in in_order(set(game.figures)):
        if not game.figures[unit] or unit in game.aboard:
            continue
        if unit in game.markers:
            found.append(marker_piece(box, game, unit, viewer))
        else:
            found += figure_pieces(box, game, unit)
    return sorted(found, key=lambda piece: piece.id)


def marker_piece(box: Box, game: Skirmish, unit: UnitId, viewer: str | None) -> Piece:
    _, x, y = game.figures[unit][0]
    own = SIDE_OF[unit] == viewer
    name = Say("name-of", {"thing": full_name(game, unit)}) if own else Say("unknown-marker")
    if not own and unit in game.typed:
        name = Say("typed-marker", {"type": game.typed[unit]}, "18.3")
    return Piece(
        id=public_name(game, unit),
        place="",
        side=livery(box, game, SIDE_OF[unit]),
        symbol=symbol(troop(box, game, unit)) if own else "",
        name=name,
        right=str(game.markers[unit]),
        face_up=own,
        facing=game.facing[unit],
        badges=("hidden", *(("eye",) if unit in game.watching else ())),
        at=(x, y),
        radius=MARKER_RADIUS,
    )


def figure_pieces(box: Box, game: Skirmish, unit: UnitId) -> list[Piece]:
    kind, figures = troop(box, game, unit), game.figures[unit]
    first = figures[0][0]
    count = passengers(game, unit) if kind.model == "boat" else len(figures)
    return [
        Piece(
            id=f"{unit}.{number}",
            place="",
            side=livery(box, game, SIDE_OF[unit]),
            symbol=symbol(kind),
            name=Say("name-of", {"thing": full_name(game, unit)}),
            right=str(count) if number == first and count > 1 else "",
            facing=facing_of(game, unit, number),
            steps=box.wounds[kind.model] if kind.wagon else 0,
            steps_left=box.wounds[kind.model] - game.wounds.get(unit, 0) if kind.wagon else 0,
            badges=badges(game, unit) if number == first else (),
            at=(x, y),
            radius=kind.radius,
        )
        for number, x, y in figures
    ]


def badges(game: Skirmish, unit: UnitId) -> tuple[str, ...]:
    """5.16 What lies open beside a unit."""
    found = {
        "routed": unit in game.fleeing,
        "eye": unit in game.watching,
        "nofire": bool(game.unloaded.get(unit)),
        "smoke": unit in game.smoke,
        "hidden": unit not in game.spotted,
    }
    return tuple(badge for badge, true in found.items() if true)


def gun_pieces(box: Box, game: Skirmish) -> list[Piece]:
    return [
        Piece(
            id=f"{unit}.gun",
            place="",
            side=livery(box, game, SIDE_OF[unit]),
            symbol="artillery",
            name=Say("gun-of", {"unit": full_name(game, unit)}),
            facing=game.facing[unit],
            badges=("inactive",) if not game.figures[unit] else (),
            at=game.guns[unit],
            radius=GUN_RADIUS,
        )
        for unit in in_order(set(game.guns))
    ]


def symbol(kind: Troop) -> str:
    if kind.dummy:
        return "hidden"
    if kind.wagon:
        return "boat" if kind.model == "boat" else "wagon"
    if kind.officer:
        return "leader"
    if kind.gun:
        return "artillery"
    if kind.mounted:
        return "lancer" if kind.melee == "lance" else "cavalry"
    if kind.type == "native":
        return "warrior"
    if kind.type in ("militia", "civilian"):
        return "militia"
    return "skirmisher" if kind.open_order and not kind.drilled else "infantry"


# ---------------------------------------------------------------- beside the table


def tracks(box: Box, game: Skirmish) -> tuple[Track, ...]:
    sheet = box.sheets[game.scenario]
    clocks = box.limits["clock_cards"]
    found = [
        Track("turn", Say("track-turn"), 1, sheet.turns, game.turn),
        Track("clocks", Say("track-clocks"), 0, clocks, game.clocks),
    ]
    for side in sheet.side:
        name = {"side": side_name(game, side.id)}
        command, points = game.command[side.id], game.points[side.id]
        found += [
            Track(
                f"command-{side.id}",
                Say("track-command", name),
                0,
                max(12, command),
                command,
                side.livery,
            ),
            Track(f"points-{side.id}", Say("track-points", name), 0, max(20, points), points, side.livery),
        ]
    return tuple(found)


def piles(game: Skirmish) -> tuple[Pile, ...]:
    return (
        Pile("deck", Say("pile-deck"), len(game.deck)),
        Pile("discard", Say("pile-discard"), len(game.discard)),
    )


def hand(game: Skirmish, side: SideId, viewer: str | None) -> Hand:
    """5.16 Everybody sees how many cards a side holds; only that side sees which."""
    cards = game.hands[side]
    if side != viewer:
        return Hand(side, len(cards))
    return Hand(side, len(cards), tuple(_card(game, cards, nth) for nth in range(len(cards))))


def _card(game: Skirmish, cards: tuple[CardId, ...], nth: int) -> Card:
    card = cards[nth]
    kind = card_kind(card)
    return Card(
        id=f"{card}.{cards[:nth].count(card) + 1}",
        name=Say("name-of", {"thing": card_name(game, card)}),
        text=Say(f"card-text-{kind}"),
        kind={"troops": "action", "forward": "fight", "morale": "event", "clock": "event"}[kind],
        symbol={"troops": "infantry", "forward": "leader", "morale": "star", "clock": "sun"}[kind],
        rule={"troops": "5.8", "forward": "5.10", "morale": "5.11", "clock": "5.12"}[kind],
    )


def card_kind(card: CardId) -> str:
    if card == CLOCK:
        return "clock"
    what = card.partition("-")[2]
    return what if what in ("forward", "morale") else "troops"


# ---------------------------------------------------------------- names


def name(box: Box, thing: str, lang: str) -> str:
    """What an id is called: troops, sides and objectives by the box, the rest by the text."""
    unit, _, what = thing.partition("/")
    if what in box.profiles:
        return f"{box.profiles[what].name[lang]} ({unit})"
    if what in box.troops:
        kind = box.troops[what]
        return TEXT.say(Say("model-of", {"model": kind.model, "id": unit}), lang)
    if unit in box.sheets and what:
        return _card_in_words(box, unit, CardId(what), lang)
    scenario, _, part = thing.partition(".")
    if scenario in box.sheets and part:
        sheet = box.sheets[scenario]
        named: dict[str, InWords] = {side.id: side.name for side in sheet.side} | {
            goal.id: goal.name for goal in sheet.objective
        }
        if part in named:
            return named[part][lang]
    if thing in box.profiles:
        return box.profiles[thing].name[lang]
    side, _, number = thing.partition("m")
    if side in SIDES and number.isdecimal():
        return TEXT.say(Say("marker-of", {"side": side, "number": number}), lang)
    key = f"name-{thing.replace('_', '-')}"
    return TEXT.say(Say(key), lang) if TEXT.has(key, lang) else thing


def _card_in_words(box: Box, scenario: str, card: CardId, lang: str) -> str:
    if card == CLOCK:
        return TEXT.say(Say("name-clock"), lang)
    side, _, what = card.partition("-")
    owner = name(box, f"{scenario}.{side}", lang)
    return TEXT.say(Say("card-of", {"what": what, "side": owner}), lang)
