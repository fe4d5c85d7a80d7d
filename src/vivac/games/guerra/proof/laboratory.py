"""What tests, drills and odds read and write: facts, positions, the audit of a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vivac.box import BoxError, misplaced, put
from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import CityId
from vivac.games.guerra.box.unpacking import LEGION, NATIONS, PATRIOT, REBELS, ROYALIST, Box
from vivac.games.guerra.chapters.control import Holding, holder, holding
from vivac.games.guerra.chapters.victory import add_up, in_halves
from vivac.games.guerra.game import LOOSE, LOOSE_GUERRILLAS, Moment, War, waiting_place

SCALARS = (
    *("turn", "side", "first", "group", "liberals", "legion_open", "mexican_limit", "ops", "spent"),
    *("attrition", "fleet_ops", "under_way", "embarked_at", "began"),
)
SETS = ("repression", "raided", "levied", "subverted", "finished", "triggers")
LISTS = ("active", "fleet")


def facts(box: Box, war: War) -> dict[str, Any]:
    """The state in words a drill can expect. A unit on the map says where it is and how it stands."""
    held = {area: holding(box, war, area) for area in box.area}
    continent = add_up(box, {area: held[area] for area in box.mainland})
    everywhere = add_up(box, {area: held[area] for area in box.scoring})
    found: dict[str, Any] = {
        **dict(war.where.items()),
        **{unit: stance(war, unit) for unit in changed(war)},
        **{key: getattr(war, key) for key in SCALARS},
        **{key: sorted(getattr(war, key)) for key in SETS},
        **{key: list(getattr(war, key)) for key in LISTS},
        "step": str(war.step),
        "royalist_areas": in_halves(continent.royalist),
        "royalist_rp": continent.royalist_rp,
        "patriot_areas": in_halves(everywhere.patriot),
        "recruited": sorted(f"{side} {area}" for side, area in war.recruited),
    }
    for purse in (ROYALIST, *NATIONS):
        found[f"rp_{purse}"] = war.rp[purse] / 2
    for area, who in held.items():
        found[f"control_{area}"] = control_word(who)
    for city in box.city:
        found[f"held_{city}"] = holder(box, war, city)
    return found


def control_word(held: Holding) -> str:
    """Who controls an area, in one word."""
    if held.royalist and held.patriot:
        return "both"
    return ROYALIST if held.royalist else PATRIOT if held.patriot else ""


def changed(war: War) -> set[UnitId]:
    """Units of which there is more to say than where they are."""
    return war.reduced | war.guerrillas | war.dispersed | war.siege.keys() | war.works | war.blockade


def stance(war: War, unit: UnitId) -> str:
    words: list[str] = [war.where[unit]]
    if unit in war.reduced:
        words.append("reduced")
    if unit in war.guerrillas:
        words.append("guerrilla")
    if unit in war.dispersed:
        words.append("dispersed")
    if unit in war.siege:
        words.append(f"besieging {war.siege[unit]}")
    if unit in war.works:
        words.append("works")
    if unit in war.blockade:
        words.append("blockade")
    return " ".join(words)


# ---------------------------------------------------------------- positions


def position(box: Box, war: War, data: Mapping[str, Any]) -> None:
    """Lay a position over the set-up.

    `empty = true` first takes every unit off the map. Scalars, sets and lists of the state by name (`turn`,
    `side`, `ops`, `active`...); `step`; `rp` (pool to RP); `halved` (area to turn); `recruited` and
    `called` (`"patriot central_mexico"`); `armies` (force to marker); and `units`, each with its place and,
    as they apply, `reduced`, `guerrilla`, `dispersed`, `force N`, `besieging CITY`, `works`, `blockade`:
    `rs_leon = "santa_fe force 1 besieging cartagena"`.
    """
    if data.get("empty"):
        clear(box, war, int(data.get("turn", war.turn)))
    for key, value in data.items():
        match key:
            case "empty":
                pass
            case "step":
                war.step = Moment(value)
            case "rp":
                war.rp.update({purse: round(2 * rp) for purse, rp in value.items()})
            case "halved":
                war.halved = dict(value)
            case "recruited" | "called":
                setattr(war, key, {(entry.split()[0], entry.split()[1]) for entry in value})
            case "armies":
                war.army.update({int(label): army for label, army in value.items()})
            case "units":
                for unit, words in value.items():
                    lay_unit(box, war, unit, words.split())
            case _ if key in SCALARS:
                setattr(war, key, value)
            case _ if key in SETS:
                setattr(war, key, set(value))
            case _ if key in LISTS:
                setattr(war, key, list(value))
            case _:
                raise BoxError("position", key, "there is no such fact")
    label_active(war)


def clear(box: Box, war: War, turn: int) -> None:
    """Nobody on the map: everything waits as it would at the start of this turn."""
    for unit in box.unit:
        put(war.where, war.stack, unit, waiting_place(box, unit, turn))
    for column in (war.reduced, war.label, war.army, war.guerrillas, war.siege, war.works, war.blockade):
        column.clear()
    war.recruited.clear()
    war.called.clear()
    war.halved.clear()
    war.repression.clear()


def lay_unit(box: Box, war: War, unit: UnitId, words: list[str]) -> None:
    if unit not in box.unit:
        raise BoxError("position", f"units.{unit}", "there is no such counter")
    if words[0] not in box.places:
        raise BoxError("position", f"units.{unit}", f'there is no place "{words[0]}"')
    put(war.where, war.stack, unit, box.places[words[0]])
    war.reduced.discard(unit)
    war.guerrillas.discard(unit)
    rest = iter(words[1:])
    for word in rest:
        match word:
            case "reduced":
                war.reduced.add(unit)
            case "guerrilla":
                war.guerrillas.add(unit)
                war.label.setdefault(unit, LOOSE_GUERRILLAS)
            case "dispersed":
                war.dispersed.add(unit)
            case "force":
                war.label[unit] = int(next(rest))
                war.last_label = max(war.last_label, war.label[unit])
            case "besieging":
                war.siege[unit] = CityId(next(rest))
            case "works":
                war.works.add(unit)
            case "blockade":
                war.blockade.add(unit)
            case _:
                raise BoxError("position", f"units.{unit}", f'"{word}" means nothing')


def label_active(war: War) -> None:
    """An active force is a formed one."""
    for force in (war.active, war.fleet):
        if force and war.label.get(force[0], LOOSE) <= LOOSE:
            war.last_label += 1
            for unit in force:
                war.label[unit] = war.last_label


# ---------------------------------------------------------------- the audit


def audit(box: Box, war: War) -> list[str]:
    """What is wrong with a state; nothing, if the rules are sound."""
    wrong = misplaced(war.where, war.stack, box.unit)
    on_map = {unit for unit, place in war.where.items() if place not in box.off_board}
    at_sea = {unit for unit in on_map if war.where[unit] in box.seas.exits}
    promises = {
        "a one-step unit is reduced": all(box.steps[unit] == 2 for unit in war.reduced),
        "a unit off the map is reduced": war.reduced <= on_map,
        "a guerrilla is no militia in the field": all(
            unit in box.militia and war.where[unit] in box.area for unit in war.guerrillas
        ),
        "a dispersed unit is no guerrilla": war.dispersed <= war.guerrillas,
        "a besieger is not in the field of the city": all(
            war.where[unit] == box.ground[city] for unit, city in war.siege.items()
        ),
        "a guerrilla besieges": not war.guerrillas & war.siege.keys(),
        "works or a blockade without a siege": war.works | war.blockade <= war.siege.keys(),
        "an empty city is besieged": all(
            any(unit in box.land_units for unit in war.stack.get(city, ())) for city in war.siege.values()
        ),
        "RP are negative": all(rp >= 0 for rp in war.rp.values()),
        "operation points are negative": war.ops >= 0 and war.fleet_ops >= 0,
        "enemies share a city": all(
            len({box.side[unit] for unit in war.stack.get(city, ()) if unit in box.land_units}) <= 1
            for city in box.city
        ),
        "troops are at sea": all(unit in box.afloat or unit in war.active for unit in at_sea),
        "a ship is ashore": all(
            war.where[unit] in box.harbour or war.where[unit] in (*box.seas.exits, *box.off_map)
            for unit in on_map & box.naval
        ),
        "rebels have left the River Plate": all(
            war.where[unit] in ("misiones", "rio_de_la_plata", "banda_oriental", "paraguay")
            for unit in on_map
            if box.side[unit] == REBELS
        ),
        "the Legion has strayed": all(
            war.where[unit] in ("brazil", "banda_oriental") for unit in on_map if box.side[unit] == LEGION
        ),
        "the active force is scattered": len({war.where[unit] for unit in war.active}) <= 1,
        "the active fleet is scattered": len({war.where[unit] for unit in war.fleet}) <= 1,
        "an army marker is used twice": len(set(war.army.values())) == len(war.army),
        "an army marker covers no land unit": all(
            any(label == other and unit in box.land_units for unit, other in war.label.items())
            for label in war.army
        ),
        "a force is scattered": whole(box, war),
    }
    return wrong + [sentence for sentence, kept in promises.items() if not kept]


def whole(box: Box, war: War) -> bool:
    """Every formed force is of one side and stands in one place."""
    seen: dict[int, tuple[str, str]] = {}
    for unit, label in war.label.items():
        if label > LOOSE and seen.setdefault(label, (war.where[unit], box.side[unit])) != (
            war.where[unit],
            box.side[unit],
        ):
            return False
    return True
