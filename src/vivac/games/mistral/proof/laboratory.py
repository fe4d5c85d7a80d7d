"""What tests, drills and odds read and write: facts, positions, the audit of a state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from vivac.box import BoxError, put
from vivac.games.mistral.box.unpacking import (
    ABSENT,
    POOL,
    RESERVE,
    ROLES,
    TRACK,
    UNFORMED,
    Box,
    independent,
)
from vivac.games.mistral.chapters.events import stage_of
from vivac.games.mistral.chapters.formations import space_of, top
from vivac.games.mistral.chapters.levant_trade import bonus
from vivac.games.mistral.chapters.orders import in_pool, issue
from vivac.games.mistral.chapters.organisation import commission, forget
from vivac.games.mistral.game import Posture, State, Step, War
from vivac.games.mistral.proof.audits import audit

__all__ = ["audit", "facts", "position"]

SCALARS = (
    *("year", "turn", "impulse", "increment", "first", "actor", "gale", "severe", "naples", "french_war"),
    *("defied", "flota_due", "landed", "end_rolls", "levant", "levant_year", "french_levant_done", "load"),
    *("formed", "dated", "third", "last_landing", "rovers", "pirate_player", "knights_paid"),
    "french_repairs",
)
TABLES = (
    *("prestige", "fulfilled", "failed", "victualled", "marker", "checks", "failed_checks", "first_check"),
    *("requested", "tasked_by", "raided", "left", "placed", "ports_to", "spaces_to", "reserve", "back_at"),
    *("bound", "bound_for", "size", "victories", "victory_turn", "victory_year", "track_since", "repairs"),
)
SETS = (
    *("active", "removed", "eligible", "ended", "battles", "shows", "scattered", "disorganised", "barred"),
    *("fought", "moved", "put_to_sea", "slipped"),
)


# ---------------------------------------------------------------- facts


def facts(box: Box, war: War) -> dict[str, Any]:
    """The state in words a drill can expect."""
    pool = {side: in_pool(box, war, side) for side in ROLES}
    pooled = sorted(chit for side in ROLES for chit in pool[side])
    known: dict[str, Any] = {name: getattr(war, name) for name in SCALARS}
    known |= {name: dict(getattr(war, name)) for name in TABLES}
    known |= {name: sorted(getattr(war, name)) for name in SETS}
    known |= {
        "step": str(war.step),
        "winds": sorted(war.winds),
        "events": sorted(war.events),
        "located": sorted(war.located),
        "blockading": dict(war.blockading),
        "course": {f: list(course) for f, course in war.course.items() if course},
        "posture": dict(war.posture),
        "mp": {f: mp for f, mp in war.mp.items() if mp},
        "voyage": dict(war.voyage),
        "order": dict(war.order),
        "progress": dict(war.progress),
        "held": {side: sorted(c for c, at in war.chits.items() if at == side) for side in ROLES},
        "pool": pool,
        "pirate_chits": [chit for chit in pooled if box.chits[chit].target in box.bases],
        "drawn": {side: sum(whose == side for whose in war.drawn.values()) for side in ROLES},
        "track": [box.contents.map.track.boxes[n] for n in range(len(war.track_since))],
        "track_open": "".join(box.contents.map.track.boxes[len(war.track_since) :][:1]),
        "track_bonus": bonus(box, war),
        "thresholds": {
            name: thresholds(box, name) for name in ("B1", "F1", "S1", "N1", "fl_namur", "fl_real_felipe")
        },
        "stages": {event.id: stage_of(war, event) - 1 for event in box.events.values() if event.stages > 1},
    }
    known |= {
        f"pool_{kind}": [chit for chit in pooled if box.chits[chit].kind == kind] for kind in box.order_kinds
    }
    known |= {f: stance(box, war, f) for f in box.formations if war.where[f] != UNFORMED}
    known |= {e: strength(war, e) for e in box.elements if war.where[e] not in (POOL, ABSENT)}
    known |= {a: war.where[a] for a in (*box.auxiliaries, *box.admirals)}
    known |= {e: "unformed" for e in box.squadrons if war.where[e] == POOL}
    return known


def stance(box: Box, war: War, formation: str) -> str:
    """Where a Formation or Convoy is and how it stands."""
    main = top(box, war, formation)
    words = [space_of(box, war, formation), war.state.get(main, "away")]
    if main != formation:
        words.append(f"with {war.where[formation]}")
    for word, marks in (
        ("located", war.located),
        ("disorganised", war.disorganised),
        ("blockading", war.blockading),
        ("bound", war.bound),
        ("scattered", war.scattered),
    ):
        if main in marks:
            words.append(word)
    if formation in box.convoys:
        words.append(f"dp {war.dp[formation]}")
    return " ".join(words)


def thresholds(box: Box, element: str) -> list[int]:
    """IC 2.32 One third, two thirds and the whole of its Damage Value."""
    what = box.elements[element]
    return [what.third, what.two_thirds, what.value]


def strength(war: War, element: str) -> str:
    return f"{war.ships[element]} ships {war.dp[element]} dp" if war.ships[element] else war.where[element]


# ---------------------------------------------------------------- positions


def position(box: Box, war: War, data: Mapping[str, Any]) -> None:
    """Lay a position over the set-up.

    Scalars, tables and sets of the state by name (`turn`, `prestige`, `battles`...); `step`; `winds`; `sweep`
    to clear the map first; `formations`, `docks`, `convoys`, `auxiliaries`, `admirals` and `orders` as below.
    """
    known = [column.name for column in fields(war)]
    if data.get("sweep"):
        sweep(box, war)
    for key, value in data.items():
        match key:
            case "sweep" | "formations" | "docks" | "orders":
                continue
            case "step":
                war.step = Step(value)
            case "winds":
                war.winds = frozenset(value)
            case "events":
                war.events.update(value)
            case "auxiliaries" | "admirals":
                for counter, place in value.items():
                    put(war.where, war.stack, counter, place)
            case "convoys":
                for convoy, words in value.items():
                    lay_convoy(box, war, convoy, words)
            case "held":
                war.chits.update({chit: side for side, chits in value.items() for chit in chits})
            case "located":
                war.located.update(dict.fromkeys(value, war.tick + 1))
            case "blockading":
                war.blockading.update(value)
            case "track":
                for counter in value:
                    put(war.where, war.stack, counter, TRACK)
                    war.track_since[counter] = war.now
            case _ if key in SCALARS:
                setattr(war, key, value)
            case _ if key in TABLES:
                getattr(war, key).update(value)
            case _ if key in SETS:
                getattr(war, key).update(value)
            case _:
                reason = "this cannot be set" if key in known else "there is no such fact"
                raise BoxError("position", key, reason)
    for port, found in data.get("docks", {}).items():
        for element, (ships, dp) in found.items():
            lay_element(war, element, ships, dp, port)
    for formation, words in data.get("formations", {}).items():
        lay_formation(box, war, formation, words)
    for bearer, chit in data.get("orders", {}).items():
        lay_order(box, war, bearer, chit)
    recount(box, war)


def sweep(box: Box, war: War) -> None:
    """Nobody at sea, nobody in docks, no Orders; Pirates and the Knights stay at home."""
    for bearer in list(war.order):
        war.chits[war.order.pop(bearer)] = POOL
        for column in (war.due, war.progress, war.running, war.tries, war.escort_dp):
            column.pop(bearer, None)
    for counter in (*box.elements, *box.admirals, *box.auxiliaries):
        if counter in box.auxiliaries and box.auxiliaries[counter].base:
            continue
        away = POOL if counter in box.elements else ABSENT if counter in box.admirals else RESERVE
        put(war.where, war.stack, counter, away)
        if counter in box.elements:
            war.ships[counter] = war.dp[counter] = 0
    for formation in box.formations:
        forget(war, formation)
        put(war.where, war.stack, formation, UNFORMED)


def lay_element(war: War, element: str, ships: int, dp: int, place: str) -> None:
    put(war.where, war.stack, element, place)
    war.ships[element], war.dp[element] = ships, dp


def lay_formation(box: Box, war: War, formation: str, words: Mapping[str, Any]) -> None:
    """`at`, `state`, `squadrons`, `flagships` (id to Ships and DP), `admiral`, `auxiliaries`, `under`..."""
    if words.get("under"):
        put(war.where, war.stack, formation, words["under"])
    else:
        commission(war, formation, words["at"], words.get("state", State.READY))
    for element, figures in {**words.get("squadrons", {}), **words.get("flagships", {})}.items():
        ships, dp = figures if isinstance(figures, list | tuple) else (1, figures)
        lay_element(war, element, ships, dp, formation)
    for counter in (*words.get("auxiliaries", ()), *words.get("admirals", ())):
        put(war.where, war.stack, counter, formation)
    if words.get("admiral"):
        put(war.where, war.stack, words["admiral"], formation)
        war.commander[formation] = words["admiral"]
    if not words.get("under"):
        war.posture[formation] = words.get("posture", Posture.AVOID)
        war.course[formation] = tuple(words.get("course", ()))
        if war.state[formation] == State.PREPARING:
            war.sails_at[formation] = words.get("sails_at", war.tick + 1)
    for mark in words.get("marks", ()):
        getattr(war, mark).add(formation)
    if words.get("blockades"):
        war.blockading[formation] = words["at"]
    if words.get("located"):
        war.located[formation] = war.tick + 1


def lay_convoy(box: Box, war: War, convoy: str, words: Mapping[str, Any]) -> None:
    """`at`, `state`, `voyage`, `leg`, `dp`, `inflicted`, `scattered`, `sail_from`."""
    commission(war, convoy, words["at"], words.get("state", State.READY))
    war.dp[convoy] = words.get("dp", 0)
    war.inflicted[convoy] = words.get("inflicted", war.dp[convoy])
    if "voyage" in words:
        spaces = box.trajectories[words["voyage"]].spaces
        war.voyage[convoy] = words["voyage"]
        war.leg[convoy] = words.get("leg", spaces.index(words["at"]))
    if words.get("scattered"):
        war.scattered.add(convoy)
    if words.get("located"):
        war.located[convoy] = war.tick + 1
    if "sail_from" in words:
        war.sail_from[convoy] = words["sail_from"]


def lay_order(box: Box, war: War, bearer: str, chit: str) -> None:
    """An Order Issued this Turn; a lone Squadron becomes Independent first."""
    if bearer in box.elements:
        lone, place = independent(bearer), war.where[bearer]
        commission(war, lone, place, State.REFITTING)
        put(war.where, war.stack, bearer, lone)
        bearer = lone
    issue(_Silent(war, box), bearer, chit)  # type: ignore[arg-type]


class _Silent:
    """A table where nothing is said."""

    def __init__(self, war: War, box: Box) -> None:
        self.game, self.box = war, box

    def tell(self, *_: Any, **__: Any) -> None:
        return


def recount(box: Box, war: War) -> None:
    """All the Ships there are, in the position as it lies."""
    war.muster = {}
    for squadron in box.squadrons:
        key = box.elements[squadron].key
        war.muster[key] = war.muster.get(key, 0) + war.ships[squadron]
    for key, ships in (*war.reserve.items(), *war.gone.items()):
        war.muster[key] = war.muster.get(key, 0) + ships
    for fifty, key in box.fifties.items():
        war.ships[fifty] = 0 if war.where[fifty] == RESERVE else box.limit["fleet50_ships"]
        war.muster[key] = war.muster.get(key, 0) + war.ships[fifty]
