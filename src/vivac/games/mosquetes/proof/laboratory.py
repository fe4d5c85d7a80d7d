"""What tests, drills and odds read and write: facts, positions, the audit of a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from vivac.box import BoxError
from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import SIDES, Box
from vivac.games.mosquetes.chapters.models import bodies, by_facing, in_order, models, troop
from vivac.games.mosquetes.chapters.orders import break_order, default_ranks, slots
from vivac.games.mosquetes.chapters.setting_up import enlist, types_fielded
from vivac.games.mosquetes.chapters.troops import quarters
from vivac.games.mosquetes.game import Orders, Skirmish

SCALARS = (
    *(
        "turn",
        "side",
        "clocks",
        "passes",
        "last_player",
        "card",
        "owner",
        "errand",
        "unit",
        "actions",
        "moved",
    ),
)
SETS = ("smoke", "watching", "fleeing", "spotted", "spent", "done", "steel", "bold")
DICTS = (
    "command",
    "points",
    "reserve",
    "progress",
    "unloaded",
    "wounds",
    "killed",
    "fled",
    "left",
    "missions",
)


def facts(_box: Box, game: Skirmish) -> dict[str, Any]:
    """The state in words a drill can expect: scalars, sets and columns by name, and each unit by its id.

    A unit is told as its order, facing and places in quarter-inches: `A1 = "open 90: 40,40 48,40"`.
    """
    return {
        **{key: getattr(game, key) for key in SCALARS},
        **{key: sorted(getattr(game, key)) for key in SETS},
        **{key: {k: v for k, v in getattr(game, key).items() if v} for key in DICTS},
        "step": str(game.step),
        "hands": {side: list(cards) for side, cards in game.hands.items()},
        "deck": len(game.deck),
        "discard": sorted(game.discard),
        "markers": dict(sorted(game.markers.items())),
        "strengths": {unit: len(figures) for unit, figures in game.figures.items()},
        "guns": {unit: list(at) for unit, at in game.guns.items()},
        **{unit: stance(game, unit) for unit, figures in game.figures.items() if figures},
    }


def stance(game: Skirmish, unit: UnitId) -> str:
    places = " ".join(f"{x},{y}" for _, x, y in models(game, unit))
    word = "marker" if unit in game.markers else game.order[unit]
    facings = "/".join(str(facing) for facing, _ in by_facing(game, unit))
    return f"{word} {facings}: {places}"


# ---------------------------------------------------------------- positions


def position(box: Box, game: Skirmish, data: Mapping[str, Any]) -> None:
    """Lay a position over the set-up.

    Scalars and sets of the state by name; `step`; `hands` and `reserve` by side; `command` and `points`;
    `strip`, sides whose units leave the table first; and `units`, each with what is known of it:
    `at` (the anchor) or `figures` (places), in inches; `facing`, `order`, `ranks`, `profile`, `n`, `gun_at`,
    `marker`, and the words of its state (`spotted`, `smoke`, `watching`, `fleeing`, `unloaded`, `spent`).
    """
    for key, value in data.items():
        match key:
            case "step":
                game.step = value
            case "hands" | "reserve":
                getattr(game, key).update({side: tuple(sorted(cards)) for side, cards in value.items()})
            case "command" | "points" | "missions" | "progress" | "wounds" | "unloaded":
                getattr(game, key).update(value)
            case "strip":
                for unit in [unit for unit in game.roster if SIDE_OF[unit] in value]:
                    take_off(game, unit)
            case "units":
                for unit, what in value.items():
                    lay_unit(box, game, unit, what)
            case "discard":
                game.discard = list(value)
            case "to_act":
                game.to_act = set(value)
            case _ if key in SCALARS:
                setattr(game, key, value)
            case _ if key in SETS:
                getattr(game, key).update(value)
            case _:
                raise BoxError("position", key, "there is no such fact")
    settle_deck(box, game)


def settle_deck(box: Box, game: Skirmish) -> None:
    """Whatever is not held, reserved or discarded is in the deck."""
    held = Counter(card for side in SIDES for card in (*game.hands[side], *game.reserve[side]))
    rest = Counter(box.deck(types_fielded(box, game))) - held - Counter(game.discard)
    game.deck = sorted(rest.elements())


def take_off(game: Skirmish, unit: UnitId) -> None:
    """Out of the game altogether: nobody was ever killed or fled."""
    game.left[unit] = game.strength[unit]
    game.figures[unit] = ()
    game.guns.pop(unit, None)
    break_order(game, unit)
    for column in (game.markers, game.unloaded, game.typed):
        column.pop(unit, None)
    game.waiting = {side: tuple(u for u in units if u != unit) for side, units in game.waiting.items()}


def lay_unit(box: Box, game: Skirmish, unit: UnitId, what: Mapping[str, Any]) -> None:
    """One unit: enlisted if it is new, and put where it is told to be."""
    if "profile" in what or unit not in game.roster:
        count = what.get("n") or len(what.get("figures", ())) or 1
        enlist(game, unit, what.get("profile", "br_regulars"), count)
    take_off(game, unit)
    game.left[unit] = 0
    break_order(game, unit)
    kind = troop(box, game, unit)
    game.facing[unit] = what.get("facing", game.facing[unit])
    order = what.get("order", Orders.NORMAL)
    count = what.get("n", game.strength[unit])
    if "figures" in what:
        places = [(quarters(x), quarters(y)) for x, y in what["figures"]]
    else:
        anchor = (quarters(what["at"][0]), quarters(what["at"][1]))
        ranks = what.get("ranks", default_ranks(count) if order == Orders.FORMATION else 0)
        places = slots(box, kind, count, anchor, game.facing[unit], order, ranks)
        if order in (Orders.FORMATION, Orders.COLUMN):
            game.anchor[unit], game.ranks[unit] = anchor, ranks
        if what.get("marker"):
            places = [anchor] * count
            game.last_marker[SIDE_OF[unit]] += 1
            game.markers[unit] = game.last_marker[SIDE_OF[unit]]
    game.order[unit] = order
    game.figures[unit] = tuple((number, *place) for number, place in enumerate(places))
    game.strength[unit] = max(game.strength[unit], len(places))
    game.killed[unit] = game.strength[unit] - len(places)
    if "gun_at" in what:
        game.guns[unit] = (quarters(what["gun_at"][0]), quarters(what["gun_at"][1]))
    for word in ("spotted", "smoke", "watching", "fleeing", "spent"):
        column: set[UnitId] = getattr(game, word)
        column.discard(unit)
        if what.get(word):
            column.add(unit)
    if what.get("unloaded"):
        game.unloaded[unit] = int(what["unloaded"])


# ---------------------------------------------------------------- the audit


def audit(box: Box, game: Skirmish) -> list[str]:
    """What is wrong with a state; nothing, if the rules are sound."""
    return [*_counts(box, game), *_places(box, game), *_cards(box, game)]


def _counts(box: Box, game: Skirmish) -> Iterator[str]:
    waiting = {unit for units in game.waiting.values() for unit in units}
    for unit, strength in game.strength.items():
        gone = game.killed[unit] + game.fled[unit] + game.left[unit]
        here = len(game.figures[unit])
        if here + gone != strength and not (unit in waiting and not here):
            yield f"{unit} has {here} figures and {gone} gone of {strength}"
        numbers = [number for number, _, _ in game.figures[unit]]
        if len(set(numbers)) != len(numbers):
            yield f"{unit} has a figure twice"
    for column in (game.smoke, game.watching, game.fleeing, game.spotted):
        for unit in column:
            if not game.figures[unit]:
                yield f"{unit} is off the table and has a marker"
    for unit in game.markers:
        if unit in game.spotted or unit in game.smoke or not game.figures[unit]:
            yield f"{unit} is a marker that is spotted, smokes or is not there"
        if len({figure[1:] for figure in game.figures[unit]}) > 1:
            yield f"the marker of {unit} is in two places"
    for unit, order in game.order.items():
        if (order in (Orders.FORMATION, Orders.COLUMN)) != (unit in game.anchor):
            yield f"{unit} is in {order} order and its anchor is not kept"
        if order != Orders.NORMAL and (unit in game.markers or unit in game.fleeing):
            yield f"{unit} is in {order} order and should not be"
    for side in SIDES:
        if game.command[side] < 0:
            yield f"{side} has fewer than no command points"
    if game.unit and not game.figures[game.unit]:
        yield "the unit in hand is off the table"


def _places(box: Box, game: Skirmish) -> Iterator[str]:
    """2.12 Nobody off the table, on another's base, in a wall or in ground closed to him."""
    terrain = box.terrain(game.scenario)
    everybody = bodies(box, game)
    for nth, (unit, x, y, r) in enumerate(everybody):
        if not (r <= x <= terrain.width - r and r <= y <= terrain.height - r):
            yield f"{unit} is off the table at {x},{y}"
            continue
        kind = troop(box, game, unit)
        model = "marker" if unit in game.markers else "gun" if r == 4 and not kind.wagon else kind.model
        if not terrain.legal[model][terrain.at(x, y)] and model != "gun":
            yield f"{unit} stands in a wall or in closed ground at {x},{y}"
        for other, u, v, s in everybody[nth + 1 :]:
            if (x - u) ** 2 + (y - v) ** 2 < (r + s) ** 2:
                yield f"{unit} and {other} overlap at {x},{y}"
    for unit in in_order(set(game.figures)):
        if game.figures[unit] and unit not in game.markers and game.order[unit] == Orders.FORMATION:
            kind = troop(box, game, unit)
            goal = slots(
                box, kind, len(game.figures[unit]), game.anchor[unit], game.facing[unit], Orders.FORMATION,
                game.ranks[unit],
            )  # fmt: skip
            if {figure[1:] for figure in game.figures[unit]} != set(goal):
                yield f"{unit} is in formation and not in its slots"


def _cards(box: Box, game: Skirmish) -> Iterator[str]:
    if game.step in ("build", "deploy"):
        return
    held = [card for side in SIDES for card in game.hands[side]]
    held += [card for cards in game.reserve.values() for card in cards]
    if Counter([*game.deck, *game.discard, *held]) != Counter(box.deck(types_fielded(box, game))):
        yield "the cards are not those of the deck"
