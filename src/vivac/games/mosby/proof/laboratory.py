"""What tests, drills and odds read and write: facts, positions, the audit of a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from vivac.box import BoxError, misplaced, put
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import BOXES, CONTAINER, ELIMINATED, HOLDING, TRACK, TRAIN, Box, UnitId
from vivac.games.mosby.chapters.forces import place, strength_of
from vivac.games.mosby.game import NORTH_OF_POTOMAC, Phase, Raid

SCALARS = (
    *("turn", "notoriety", "performance", "awareness", "mosby", "strength", "wounded", "wounded_this_turn"),
    *("hidden", "casualty_checked", "initiative", "round", "events_to_come", "lee_waits", "ames", "train"),
    *("train_wrecked", "escorts_unknown", "cannon_at", "depot_load", "movement_bonus", "combat_bonus"),
)
SETS = ("revealed", "queried", "bridges_down", "rails_down", "depots_burnt", "devastated", "extensions")


def facts(box: Box, raid: Raid) -> dict[str, Any]:
    """The state in words a drill can expect. A unit off the container says where it is and how it stands."""
    return {
        **{key: getattr(raid, key) for key in SCALARS},
        **{key: sorted(getattr(raid, key)) for key in SETS},
        "step": str(raid.step),
        "hand": sorted(raid.hand),
        "active_units": len(raid.active),
        "joined_lines": sorted(raid.lines - box.lines),
        "depots": sorted(raid.depots),
        **raid.leaders,
        "container": len(raid.stack.get(CONTAINER, ())),
        "holding": sorted(box.units[unit].kind for unit in raid.stack.get(HOLDING, ())),
        "eliminated": sorted(raid.stack.get(ELIMINATED, ())),
        **{
            unit: stance(box, raid, unit)
            for unit, where in raid.where.items()
            if where not in (CONTAINER, TRACK)
        },
    }


def stance(box: Box, raid: Raid, unit: UnitId) -> str:
    where = raid.where[unit]
    if where in BOXES:
        return where
    words = [where, "active" if unit in raid.active else "inactive"]
    if unit in raid.regrouping:
        words.append("regrouping")
    if raid.losses.get(unit):
        words.append(f"strength {strength_of(box, raid, unit)}")
    return " ".join(words)


def position(box: Box, raid: Raid, data: Mapping[str, Any]) -> None:
    """Lay a position over the set-up.

    Scalars and sets of the state by name (`turn`, `mosby`, `revealed`...); `step`; `hand`; `leaders`
    (`dulaney = "free"`); `depots` (space to value); `large_forces`; `joined_lines`; `reinforced`, the
    highest number already off the reinforcement track; and `units`, each with
    its space and, as they apply, `active`, `seen`, `regrouping`, `escort` and a number of factors lost:
    `"c2.1" = "groveton active"`.
    """
    known = {column.name for column in fields(raid)}
    for key, value in data.items():
        match key:
            case "step":
                raid.step = Phase(value)
            case "hand":
                raid.hand = list(value)
                raid.deck = list((Counter(box.deck) - Counter(raid.hand)).elements())
            case "leaders":
                raid.leaders.update(value)
            case "depots":
                raid.depots = dict(value)
                raid.depot_values = list((Counter(raid.depot_values) - Counter(value.values())).elements())
            case "reinforced":
                for unit in [unit for unit in raid.stack[TRACK] if box.units[unit].reinforcement <= value]:
                    put(raid.where, raid.stack, unit, CONTAINER)
            case "large_forces":
                raid.forts.update(value)
                raid.lines.update(value)
            case "joined_lines":
                raid.lines.update(value)
            case "units":
                for unit, words in value.items():
                    lay_unit(raid, unit, words.split())
            case _ if key in SCALARS:
                setattr(raid, key, value)
            case _ if key in SETS:
                getattr(raid, key).update(value)
            case _:
                reason = "this cannot be set" if key in known else "there is no such fact"
                raise BoxError("position", key, reason)


def lay_unit(raid: Raid, unit: UnitId, words: list[str]) -> None:
    where, *rest = words
    place(raid, unit, SpaceId(where))
    for word in rest:
        match word:
            case "active":
                raid.active.add(unit)
                raid.seen.add(unit)
            case "seen":
                raid.seen.add(unit)
            case "regrouping":
                raid.regrouping.add(unit)
            case "escort":
                raid.escorts.add(unit)
            case _:
                raid.losses[unit] = int(word)


def audit(box: Box, raid: Raid) -> list[str]:
    """What is wrong with a state; nothing, if the rules are sound."""
    wrong = misplaced(raid.where, raid.stack, box.units)
    cards = (
        Counter(raid.hand)
        + Counter(raid.deck)
        + Counter(raid.discards)
        + Counter(["cannon"] * bool(raid.cannon_at))
    )
    on_map = {unit for unit, where in raid.where.items() if where not in BOXES}
    promises = {
        "the action cards are not those of the box": cards == Counter(box.deck),
        "an event card is lost": len(raid.events) + len(raid.events_spent)
        == len(box.events) - raid.on(NORTH_OF_POTOMAC),  # 8.5-2 takes one out
        "notoriety is below 1": raid.notoriety >= 1,
        "performance is off its track": 0 <= raid.performance <= 9,
        "awareness is off its track": box.awareness.low <= raid.awareness <= box.awareness.high,
        "strength is negative": raid.strength >= 0,
        "there are too many status markers": len(raid.revealed) + len(raid.queried) <= box.status_markers,
        "a space is revealed and not": not raid.revealed & raid.queried,
        "a status marker is in a large force or outside the lines": (raid.revealed | raid.queried)
        <= raid.lines - raid.forts,
        "an active unit is off the map": raid.active <= on_map,
        "an active unit is unseen": raid.active <= raid.seen,
        "a unit off the map is remembered": raid.seen | raid.regrouping
        <= on_map | set(raid.stack.get(TRAIN, ())),
        "a blank was seen": not raid.seen & box.blanks,
        "a unit has lost more than it had": all(
            0 < lost < box.strength[u] for u, lost in raid.losses.items()
        ),
        "a combat unit is in the holding box": not box.combat.intersection(raid.stack.get(HOLDING, ())),
        "devastation lies outside the Confederacy": raid.devastated <= box.grey,
        "a depot value is lost": len(raid.depots) + len(raid.depot_values) + len(raid.depots_burnt) == 6,
    }
    return wrong + [sentence for sentence, kept in promises.items() if not kept]
