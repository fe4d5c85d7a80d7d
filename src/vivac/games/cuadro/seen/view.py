"""What a player sees of the battle: the scene, the options described, the names of things."""

from __future__ import annotations

from pathlib import Path

from vivac.games.cuadro.box.contents import DivisionId, UnitId
from vivac.games.cuadro.box.unpacking import ALLIED, BOXES, ELIMINATED, FRENCH, RESERVE, SIDES, Box, Field
from vivac.games.cuadro.chapters.divisions import morale_value
from vivac.games.cuadro.chapters.special import is_night
from vivac.games.cuadro.chapters.stacking import SKIRMISH, SQUARE
from vivac.games.cuadro.chapters.terrain import ARTILLERY, CAVALRY
from vivac.games.cuadro.chapters.victory import points
from vivac.games.cuadro.game import Battle
from vivac.table import Say, Text
from vivac.table.scene import Piece, Pile, Scene, Track

TEXT = Text(Path(__file__).parents[1] / "words")
LIVERY = {
    "british": "british",
    "kgl": "kgl",
    "portuguese": "portuguese_allied",
    "spanish": "spanish_allied",
    "french": "empire",
}
PALETTE = {ALLIED: "british", FRENCH: "empire"}


def scene(box: Box, game: Battle, viewer: str | None) -> Scene:
    """Everything is open: both sides see the same."""
    field = box.field(game.scenario, game.switches)
    return Scene(
        game="cuadro",
        viewer=viewer,
        heading=heading(box, game),
        status=status(field, game),
        pieces=(*unit_pieces(field, game), *leader_pieces(field, game)),
        tracks=tracks(field, game),
        piles=piles(field, game),
        focus=focus(game),
        notes=notes(field, game),
    )


def heading(box: Box, game: Battle) -> Say:
    time = clock(box.field(game.scenario, game.switches), game)
    return Say("heading", {"turn": game.turn, "clock": time, "step": game.step, "side": game.player})


def clock(field: Field, game: Battle) -> str:
    """The time of day: a turn is half an hour (1.1)."""
    hours, minutes = map(int, field.scenario.start.split(":"))
    now = hours * 60 + minutes + 30 * (game.turn - 1)
    return f"{now // 60}:{now % 60:02d}"


def status(field: Field, game: Battle) -> tuple[Say, ...]:
    """The score, and what weighs on the divisions."""
    score = {side: points(field, game, side) for side in SIDES}
    lines = [Say("status-points", {"allied": score[ALLIED], "french": score[FRENCH]}, "15.3")]
    lines += [
        Say("status-withdrawing", {"division": division}, "13.6") for division in sorted(game.withdrawing)
    ]
    if game.held_back:
        lines.append(Say("status-held-back", {}, "17.6"))
    if is_night(field, game):
        lines.append(Say("status-night", {}, "15.1"))
    return tuple(lines)


# ---------------------------------------------------------------- pieces


def unit_pieces(field: Field, game: Battle) -> list[Piece]:
    """Units on the map, those on top of a stack last, so that they are drawn above the others."""
    return [
        unit_piece(field, game, unit)
        for hex_, pile in game.stack.items()
        if hex_ not in BOXES
        for unit in reversed(pile)
    ]


def unit_piece(field: Field, game: Battle, unit: UnitId) -> Piece:
    what = field.units[unit]
    return Piece(
        unit,
        game.where[unit],
        LIVERY[what.nation],
        symbol(field, game, unit),
        Say("name-of", {"thing": unit}),
        left=what.will,
        right=str(game.pf[unit]),
        facing=game.face.get(unit),
        steps=what.pf,
        steps_left=game.pf[unit],
        badges=badges(game, unit),
    )


def symbol(field: Field, game: Battle, unit: UnitId) -> str:
    what = field.units[unit]
    if what.arm == ARTILLERY:
        return "horse_artillery" if what.horse else "artillery"
    if what.arm == CAVALRY:
        return "cavalry"
    return "skirmisher" if game.form[unit] == SKIRMISH else "infantry"


def badges(game: Battle, unit: UnitId) -> tuple[str, ...]:
    """State, order and markers (2.11); formations that cannot be told from the symbol."""
    found = []
    if unit in game.routed:
        found.append("routed")
    if unit in game.disordered:
        found.append("disordered")
    if unit in game.assault:
        found.append("assault")
    elif unit in game.order:
        found.append(game.order[unit])
    if unit in game.no_fire or unit in game.no_fire_next:
        found.append("nofire")
    if game.form[unit] in (SQUARE, "limbered"):
        found.append(game.form[unit])
    elif game.form[unit] == SKIRMISH:
        found.append("skirmish")
    if unit in game.fatigue:
        found.append(f"fatigue-{game.fatigue[unit]}")
    if unit in game.moved or unit in game.fired:
        found.append("done")
    return tuple(found)


def leader_pieces(field: Field, game: Battle) -> list[Piece]:
    return [
        Piece(
            leader,
            hex_,
            LIVERY[field.leaders[leader].nation],
            "leader",
            Say("name-of", {"thing": leader}),
            left=str(field.leaders[leader].shock),
            right=str(field.leaders[leader].command),
            badges=("done",) if leader in game.moved else (),
        )
        for hex_, staff in game.staff.items()
        if hex_ not in BOXES
        for leader in staff
    ]


def focus(game: Battle) -> str:
    """The place to show first: where the units in hand are."""
    if game.hand and game.where[game.hand[0]] not in BOXES:
        return game.where[game.hand[0]]
    return ""


# ---------------------------------------------------------------- beside the map


def tracks(field: Field, game: Battle) -> tuple[Track, ...]:
    return (
        Track("turn", Say("track-turn"), 1, field.scenario.turns, game.turn),
        *(
            Track(
                division.id,
                Say("track-division", {"division": division.id}),
                1,
                6,
                morale_value(field, game, division.id),
                PALETTE[division.side],
            )
            for division in field.divisions.values()
            if any(game.where[unit] not in BOXES for unit in field.units_of[division.id])
        ),
    )


def piles(field: Field, game: Battle) -> tuple[Pile, ...]:
    """The units to come and those lost, by side."""
    found = []
    for box_ in (RESERVE, ELIMINATED):
        for side in SIDES:
            units = [unit for unit in game.stack.get(box_, ()) if field.side[unit] == side]
            pieces = tuple(unit_piece(field, game, unit) for unit in units)
            found.append(Pile(f"{box_}-{side}", Say(f"pile-{box_}-{side}"), len(units), pieces))
    return tuple(pile for pile in found if pile.count)


def notes(field: Field, game: Battle) -> dict[str, tuple[Say, ...]]:
    """What there is to know of hexes that matter: objectives, and whoever stands there."""
    found: dict[str, tuple[Say, ...]] = {}
    for hex_, objective in field.objectives.items():
        holder = game.holds[hex_] or "nobody"
        found[hex_] = (
            Say("note-objective", {"hex": hex_, "points": objective.points, "side": holder}, "15.5"),
        )
    for hex_ in game.stack:
        if hex_ not in BOXES:
            ground = field.ground
            found[hex_] = (
                *found.get(hex_, ()),
                Say("note-ground", {"terrain": ground.terrain[hex_], "level": ground.elevation[hex_]}, "5.3"),
            )
    return found


# ---------------------------------------------------------------- names


def name(box: Box, thing: str, lang: str) -> str:
    """What an id is called: counters, divisions and hexes by the box, the rest by the text."""
    for field in box.fields.values():
        if field.is_unit(thing):
            return field.units[thing].name[lang]
        if field.is_leader(thing):
            what = field.leaders[thing]
            return TEXT.say(Say("successor", {"name": what.name}), lang) if thing[:2] == "S-" else what.name
        if thing in field.divisions:
            return field.divisions[DivisionId(thing)].name[lang]
    if thing.startswith("group-"):
        return TEXT.say(Say("arrival"), lang)
    key = f"name-{thing}"
    return TEXT.say(Say(key), lang) if TEXT.has(key, lang) else thing
