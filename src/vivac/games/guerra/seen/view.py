"""What a player sees of the game: the scene, and the names of things."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from vivac.games.guerra.box.components import ArmyId, UnitId
from vivac.games.guerra.box.contents import AreaId, BoxId, CityId, Place
from vivac.games.guerra.box.unpacking import (
    LEGION,
    LOST,
    NATIONS,
    PATRIOT,
    REBELS,
    ROYALIST,
    TRACK,
    Box,
)
from vivac.games.guerra.chapters.control import holder, holding
from vivac.games.guerra.chapters.forces import PLAYER, factor_of, steps_of
from vivac.games.guerra.chapters.intelligence import hidden
from vivac.games.guerra.chapters.victory import in_halves, tally
from vivac.games.guerra.game import NO_LIMIT, Moment, War
from vivac.table import Say, Text
from vivac.table.scene import Piece, Pile, Scene, Track

TEXT = Text(Path(__file__).parents[1] / "words")
SYMBOLS = {
    "militia_infantry": "militia",
    "militia_cavalry": "lancer",
    "ship_of_the_line": "sol",
}
LIVERY = {ROYALIST: ROYALIST, PATRIOT: PATRIOT, REBELS: "rebel", LEGION: "portuguese"}
FIRST_YEAR = 1809
COUNTERS = 20_000  # remembered as they were drawn


def scene(box: Box, war: War, viewer: str | None) -> Scene:
    return Scene(
        game="guerra",
        viewer=viewer,
        heading=heading(box, war),
        status=status(box, war),
        pieces=(*unit_pieces(box, war, viewer), *army_pieces(box, war, viewer), *markers(box, war)),
        tracks=tracks(box, war),
        piles=piles(box, war),
        focus=focus(war),
        notes=notes(box, war),
    )


def heading(_box: Box, war: War) -> Say:
    return Say(
        "heading",
        {"turn": war.turn, "year": FIRST_YEAR + war.turn, "step": str(war.step), "side": acting(war)},
    )


def acting(war: War) -> str:
    """Whose step it is, if it is anybody's."""
    return "" if war.step in (Moment.RISINGS, Moment.SPAIN, Moment.BLOCKADES, Moment.HOMECOMING) else war.side


def status(box: Box, war: War) -> tuple[Say, ...]:
    """The treasuries, what is under way, and how the war stands."""
    lines = [Say("status-rp", {"rp": in_halves(war.rp[ROYALIST]), "nation": ROYALIST}, "4.3-1")]
    lines += [
        Say("status-rp", {"rp": in_halves(war.rp[nation]), "nation": nation}, "4.2-1") for nation in NATIONS
    ]
    if war.step is Moment.MARCH and war.active:
        lines.append(Say("status-march", {"ops": war.ops, "place": war.where[war.active[0]]}, "3.3-7"))
    if war.step is Moment.VOYAGE and war.fleet:
        lines.append(Say("status-voyage", {"ops": war.fleet_ops, "place": war.where[war.fleet[0]]}, "7.1-1"))
    if war.liberals:
        lines.append(Say("status-liberals", {"year": FIRST_YEAR + war.liberals}, "10.2.1-1"))
    if war.mexican_limit != NO_LIMIT:
        lines.append(Say("status-mexico", {"limit": war.mexican_limit}, "10.7-1"))
    lines.append(standing(box, war))
    return tuple(lines)


def standing(box: Box, war: War) -> Say:
    """11.0, 12.0 What the scenario counts."""
    victory = box.scenarios[war.scenario].victory
    if victory.kind == "royalist_areas":
        count = tally(box, war, continent=True)
        areas = in_halves(count.royalist)
        return Say(
            "status-empire",
            {"areas": areas, "rp": count.royalist_rp, "goal": victory.royalist_areas},
            "11.1-1",
        )
    areas = in_halves(tally(box, war, continent=False).patriot)
    return Say("status-patriots", {"areas": areas, "goal": victory.patriot_areas}, "12.x-1")


def focus(war: War) -> str:
    force = war.fleet or war.active
    return war.where[force[0]] if force else ""


# ---------------------------------------------------------------- pieces


def sees(box: Box, war: War, viewer: str | None, unit: UnitId) -> bool:
    """5.1.3-2 The owner sees everything of his own; others not what stands below a marker."""
    return not hidden(war, unit) or PLAYER.get(box.side[unit]) == viewer


def unit_pieces(box: Box, war: War, viewer: str | None) -> list[Piece]:
    return [
        unit_piece(box, war, unit)
        for place, units in war.stack.items()
        if place not in box.off_board
        for unit in units
        if sees(box, war, viewer, unit)
    ]


def unit_piece(box: Box, war: War, unit: UnitId) -> Piece:
    factor, steps = factor_of(box, war, unit), steps_of(box, war, unit)
    return counter(box, unit, war.where[unit], badges(war, unit), factor, steps, unit in war.guerrillas)


@lru_cache(maxsize=COUNTERS)
def counter(
    box: Box, unit: UnitId, place: Place, badges: tuple[str, ...], factor: int, steps: int, guerrilla: bool
) -> Piece:
    """A counter as it lies there: of some three hundred in every scene a few are others than in the last."""
    what = box.unit[unit]
    side = LIVERY[what.side]
    title = Say("name-of", {"thing": unit})
    if unit in box.leaders:
        factors = (str(what.operations), str(what.tactical))
        return Piece(unit, place, side, "leader", title, *factors, badges=badges)
    return Piece(
        unit,
        place,
        side,
        "guerrilla" if guerrilla else SYMBOLS.get(what.kind, what.kind),
        title,
        left=what.abbr,
        right=str(factor),
        steps=what.steps,
        steps_left=steps,
        badges=badges,
    )


def badges(war: War, unit: UnitId) -> tuple[str, ...]:
    found = []
    if unit in war.siege:
        found.append("siege")
    if unit in war.works:
        found.append("works")
    if unit in war.dispersed:
        found.append("disordered")
    if unit in war.active or unit in war.fleet:
        found.append("manoeuvre")
    elif unit in war.finished and war.step in (Moment.OPERATIONS, Moment.MARCH, Moment.VOYAGE):
        found.append("done")
    return tuple(found)


def army_pieces(box: Box, war: War, viewer: str | None) -> list[Piece]:
    """5.1.3-2 The marker of an army: its name, owner and place, and whether it was activated."""
    found = []
    at: dict[int, UnitId] = {}
    for unit, label in war.label.items():
        if label in war.army and unit in box.land_units and (label not in at or unit in war.active):
            at[label] = unit  # 5.1.3-5 it follows those who move, not those just left behind
    for label, army in sorted(war.army.items()):
        unit = at[label]
        closed = not sees(box, war, viewer, unit)
        found.append(
            Piece(
                army,
                war.where[unit],
                LIVERY[box.side[unit]],
                "" if closed else "drum",
                Say("name-of", {"thing": army}),
                face_up=not closed,
                badges=badges(war, unit),
            )
        )
    return found


def markers(box: Box, war: War) -> list[Piece]:
    """What is marked on the map for all to see."""
    found = [
        *((area, "repression") for area in war.repression),
        *((area, "raided") for area in war.raided),
        *((area, f"recruited_{side}") for side, area in war.recruited),
    ]
    return [
        Piece(f"{symbol}@{area}", area, "", symbol, Say(f"marker-{symbol.replace('_', '-')}"), marker=True)
        for area, symbol in sorted(found)
    ]


# ---------------------------------------------------------------- beside the map


def tracks(box: Box, war: War) -> tuple[Track, ...]:
    scenario = box.scenarios[war.scenario]
    return (Track("turn", Say("track-turn"), scenario.first_turn, scenario.last_turn, war.turn),)


def piles(box: Box, war: War) -> tuple[Pile, ...]:
    """5.1.3-4 Recruit pools and the turn track are open to all."""
    places = [*box.pools.values(), TRACK, LOST]
    return tuple(
        Pile(
            place,
            Say(f"pile-{place.replace('_', '-')}"),
            len(war.stack.get(place, ())),
            tuple(unit_piece(box, war, unit) for unit in war.stack.get(place, ())),
        )
        for place in places
        if war.stack.get(place)
    )


def notes(box: Box, war: War) -> dict[str, tuple[Say, ...]]:
    """What there is to know of an area or a city."""
    found: dict[str, tuple[Say, ...]] = {}
    for area in box.area.values():
        held = holding(box, war, area.id)
        said: dict[str, str | int] = {
            "rp": area.rp,
            "pro": area.pro or "nobody",
            "hostile": "yes" if area.hostile else "no",
            "royalist": held.royalist,
            "patriot": held.patriot,
        }
        found[area.id] = (Say("note-area", said, "1.1.1-1"),)
    for city in box.city.values():
        kind = "fortress" if city.fortress else "city"
        port = "yes" if city.sea else "no"
        held_by = holder(box, war, city.id) or "nobody"
        found[city.id] = (Say("note-city", {"kind": kind, "port": port, "side": held_by}, "6.7-3"),)
    return found


# ---------------------------------------------------------------- names


def name(box: Box, thing: str, lang: str) -> str:
    """What an id is called: places and counters by the box, the rest by the text."""
    if thing in box.area:
        return box.area[AreaId(thing)].name
    if thing in box.city:
        return city_name(box, CityId(thing), lang)
    if thing in box.unit:
        return box.unit[UnitId(thing)].name[lang]
    if thing in box.armies:
        return box.armies[ArmyId(thing)].name
    if thing in box.off_map:
        return box.off_map[BoxId(thing)].name[lang]
    if thing in box.seas.exits:
        return next(sea.name[lang] for sea in box.contents.map.sea if sea.id == thing)
    key = f"name-{thing.replace('_', '-')}"
    return TEXT.say(Say(key), lang) if TEXT.has(key, lang) else thing


def city_name(box: Box, city: CityId, lang: str) -> str:
    """A city that bears the name of its area says that it is the city."""
    name = box.city[city].name
    same = name == box.area[box.ground[city]].name
    return TEXT.say(Say("city-itself", {"name": name}), lang) if same else name
