"""What a player sees of the war: the scene, built from nothing for one viewer."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import ROLES, TASK, TRACK, Box
from vivac.games.mistral.chapters.events import stages_so_far
from vivac.games.mistral.chapters.levant_trade import bonus
from vivac.games.mistral.chapters.sailing import DOCKS, DRIVE
from vivac.games.mistral.chapters.sight import afloat, blockades, contents, in_harbour, may_know, place_of
from vivac.games.mistral.game import NOWHERE, Posture, State, Step, War
from vivac.games.mistral.seen.panels import hand, notes, piles, tracks
from vivac.games.mistral.seen.pieces import COLOUR, LIVERY, called, counter_piece, element_piece, short_name
from vivac.table import Say
from vivac.table.scene import Piece, Scene, Way

OPERATIONS = frozenset((Step.START, Step.SIGNALS, Step.COMMAND, Step.INCREMENT, Step.TASKS, Step.END))


def scene(box: Box, war: War, viewer: str | None) -> Scene:
    return Scene(
        game="mistral",
        viewer=viewer,
        heading=heading(box, war),
        status=status(box, war),
        pieces=(
            *auxiliary_pieces(box, war, viewer),  # below the fleets they sail with
            *harbour_pieces(box, war, viewer),
            *formation_pieces(box, war, viewer),
            *track_pieces(box, war, viewer),
            *weather_pieces(war),
        ),
        ways=ways(box, war, viewer),
        tracks=tracks(box, war, viewer),
        piles=piles(box, war, viewer),
        hands=tuple(hand(box, war, side, viewer) for side in ROLES),
        focus=focus(box, war, viewer),
        notes=notes(box, war, viewer),
    )


def heading(_box: Box, war: War) -> Say:
    impulse = war.impulse if war.step in OPERATIONS else 0
    return Say(
        "heading", {"year": str(war.year), "turn": war.turn, "step": str(war.step), "impulse": impulse}
    )


def status(box: Box, war: War) -> tuple[Say, ...]:
    """Winds, Gale, the First player, France, Events in effect, Pirates, what is stored."""
    lines = [Say("status-winds", {"winds": " ".join(sorted(war.winds)), "count": len(war.winds)}, "IC 5.31")]
    if war.gale != NOWHERE:
        lines.append(Say("status-gale", {"space": war.gale, "severe": int(war.severe)}, "IC 5.32"))
    lines.append(Say("status-first", {"side": war.first}, "IC 4.4"))
    lines.append(Say("status-france", {"war": int(war.french_war)}, "2.33"))
    lines.append(Say("status-naples", {"state": war.naples}, "2.165"))
    lines += [
        Say(
            "status-event",
            {"event": event.id, "stage": stages_so_far(war, event), "stages": event.stages},
            "1.41",
        )
        for event in box.events.values()
        if event.id in war.events
    ]
    if war.rovers:
        lines.append(Say("status-pirates", {"pirates": war.rovers, "side": war.pirate_player}, "2.523"))
    lines += [
        Say("status-stored", {"space": port, "points": war.victualled.get(port, 0)}, "2.415")
        for port in box.contents.map.victualled
    ]
    if "supply" in war.checks:
        lines.append(Say("status-supply", {}, "2.413"))
    lines += [
        Say("status-victories", {"campaign": won[0], "side": won[2], "count": count}, "IC 9.43")
        for victory, count in war.victories.items()
        if count and (won := victory.partition(":"))
    ]
    if war.landed:
        lines.append(Say("status-landed", {"count": war.landed}, "IC 9.43"))
    lines.append(Say("status-trade", {"points": bonus(box, war)}, "2.632"))
    return tuple(lines)


def focus(box: Box, war: War, viewer: str | None) -> str:
    """Where to look: at the Battle in hand, or at the Formation one is commanding."""
    own = [formation for side, formation in war.commanded.items() if side == viewer]
    watched = (*sorted(war.engaged), *(each for each in own if each in war.state))
    return next((war.where[each] for each in watched if war.where[each] in box.spaces), "")


# ---------------------------------------------------------------- pieces


def formation_pieces(box: Box, war: War, viewer: str | None) -> list[Piece]:
    shut = blockades(box, war, viewer)
    return [formation_piece(box, war, f, space, viewer, f in shut) for f, space in afloat(box, war, viewer)]


def formation_piece(box: Box, war: War, formation: str, space: str, viewer: str | None, shut: bool) -> Piece:
    """What it is called on the left; on the right its Ships, for those who may know them."""
    what = box.formations[formation]
    ours = what.side == viewer
    right = ""
    if formation in box.convoys:
        right = str(war.dp[formation])
    elif may_know(box, war, formation, viewer):
        inside = contents(box, war, formation, viewer)
        right = str(sum(war.ships[each] for each in inside if each in box.elements) or "")
    badges = (
        *(("located",) if formation in war.located else ()),
        *(("disorganised",) if formation in war.disorganised else ()),
        *(("blockade",) if shut else ()),
        *(("scattered",) if formation in war.scattered else ()),
        *(("preparing",) if ours and war.state.get(formation) == State.PREPARING else ()),
        *(("engage",) if ours and war.posture.get(formation) == Posture.ENGAGE else ()),
    )
    symbol = "convoy" if formation in box.convoys else "sol"
    colours, left = LIVERY[what.command], short_name(box, formation)
    return Piece(formation, space, colours, symbol, called(formation), left, right, badges=badges)


def harbour_pieces(box: Box, war: War, viewer: str | None) -> list[Piece]:
    """IC 1.7a In docks: one's own Formations and Squadrons; of the enemy's only how many in each Port."""
    found = []
    for (port, side), lying in in_harbour(box, war, viewer).items():
        place = f"{port}.docks"
        if side == viewer:
            found += [element_piece(box, war, each, place) for each in lying if war.where[each] == port]
        else:
            label = Say("docks-count", {"side": side, "count": len(lying)})
            number = str(len(lying))
            found.append(Piece(f"docks@{port}.{side}", place, COLOUR[side], "anchor", label, right=number))
    for formation, state in war.state.items():
        ours = box.formations[formation].side == viewer
        if state != State.READY and (ours or formation in box.convoys):
            place = f"{war.where[formation]}.docks"
            found.append(formation_piece(box, war, formation, place, viewer, shut=False))
    return found


def auxiliary_pieces(box: Box, war: War, viewer: str | None) -> list[Piece]:
    """IC 1.7 Auxiliaries based in Ports or on Task."""
    found = []
    for auxiliary in box.auxiliaries:
        place = place_of(box, war, auxiliary, viewer)
        if place in box.ports:
            found.append(counter_piece(box, war, auxiliary, f"{place}.docks"))
        elif place.startswith(TASK):
            where = box.location[place]
            spot = f"zone.{where}" if where in box.zones else where
            found.append(counter_piece(box, war, auxiliary, spot, ("task",)))
        elif place in box.convoys and war.where[place] in box.spaces:
            found.append(counter_piece(box, war, auxiliary, war.where[place]))
    return found


def weather_pieces(war: War) -> list[Piece]:
    """The Seasonal Winds that blow lie on the rose; the Gale lies where it rages."""
    found = [
        Piece(f"wind@{wind}", f"wind.{wind}", "neutral", f"wind-{wind}", called(wind))
        for wind in sorted(war.winds)
    ]
    if war.gale != NOWHERE:
        label = Say("marker-gale", {"severe": int(war.severe)})
        symbol = "severe_gale" if war.severe else "gale"
        found.append(Piece("gale", war.gale, "neutral", symbol, label, marker=True))
    return found


def track_pieces(box: Box, war: War, viewer: str | None) -> list[Piece]:
    """2.632 The counters on the Levant Trade Track close up toward box A."""
    there = [each for each in war.track_since if place_of(box, war, each, viewer) == TRACK]
    return [
        counter_piece(box, war, each, f"track.{letter}")
        for each, letter in zip(there, box.contents.map.track.boxes, strict=False)
    ]


def ways(box: Box, war: War, viewer: str | None) -> tuple[Way, ...]:
    """IC 5.11 The Courses a player has plotted; those of the enemy are hidden."""
    found = []
    for formation, course in war.course.items():
        what = box.formations[formation]
        if not course or what.side != viewer or war.state.get(formation) != State.READY:
            continue
        places = [war.where[formation], *(step for step in course if not step.startswith(DRIVE))]
        if places[-1] == DOCKS:
            places[-1] = f"{places[-2]}.docks"
        if len(places) > 1:
            found.append(Way(formation, LIVERY[what.command], tuple(places)))
    return tuple(found)
