"""Options as a person reads them: what each is called, what it lights, which rule it cites."""

from __future__ import annotations

from vivac.games.cuadro.box.unpacking import BOXES, Box
from vivac.games.cuadro.game import Battle
from vivac.ground.hexes import DIRECTIONS
from vivac.table import Option, Say
from vivac.table.scene import Choice, Param

RULES = {
    "order": "4.2",
    "leave": "4.2",
    "come": "15.2",
    "wait": "15.2",
    "move": "5.15",
    "group": "5.15",
    "ride": "5.21",
    "bring": "15.2",
    "top": "8.7",
    "wheel": "6.7",
    "to": "5.18",
    "enter": "15.2",
    "form": "6.1",
    "face": "6.3",
    "take": "14.7",
    "mark": "4.9",
    "target": "9.20",
    "fire": "9.20",
    "volley": "9.20",
    "strike": "9.31",
    "assail": "10.17",
    "last": "10.17a",
    "direct": "10.24",
    "lead": "10.6a",
    "nobody": "14.2",
    "evade": "11.9",
    "withdraw": "11.10",
    "form_square": "10.10",
    "hold_fire": "10.11",
    "retreat": "11.13",
    "advance": "11.11",
    "test": "12.11",
    "place": "14.3",
}
AT_A_HEX = frozenset(("to", "enter", "target", "assail", "last", "retreat", "wheel", "group", "volley"))
OF_A_COUNTER = frozenset(
    (
        *("leave", "move", "ride", "bring", "top", "take", "mark", "fire", "direct", "lead"),
        *("advance", "test", "place", "strike"),
    )
)


def describe(box: Box, game: Battle, option: Option, _viewer: str | None) -> Choice:
    """What an option is called, what it lights and which rule it cites."""
    verb, target = option.verb, str(option[1]) if len(option) > 1 else ""
    place = piece = ""
    params: dict[str, Param] = {}
    if target:
        params["target"] = target
    if verb in AT_A_HEX:
        place = target
    elif verb in OF_A_COUNTER:
        piece = target
        place = game.where[target] if game.where[target] not in BOXES else ""
        params["hex"] = place or "off"
    elif verb == "face":
        place = ahead(box, game, target)
    if verb in ("group", "volley"):
        params["kind"] = str(option[2])
    elif verb == "order":
        params["order"] = str(option[2])
    elif verb in ("come", "wait"):
        params["target"] = f"group-{target}"
    return Choice(option.id, Say(f"option-{verb}", params), place, piece, rule=RULES.get(verb, ""))


def ahead(box: Box, game: Battle, face: str) -> str:
    """The hex that a facing looks at, if the unit stands on the map."""
    if not game.hand or game.where[game.hand[0]] in BOXES:
        return ""
    grid = box.field(game.scenario, game.switches).grid
    return grid.around[game.where[game.hand[0]]][DIRECTIONS[face]] or ""
