"""What a counter looks like: its colours, its symbol and its figures."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, Box
from vivac.games.mistral.game import War
from vivac.table import Say
from vivac.table.scene import Piece

LIVERY = {
    "B": "british",
    "P": "savoy",
    "S": "spanish",
    "F": "french",
    "N": "naples",
    "G": "genoa",
    "V": "genoa",
}
LIVERY |= {"joint": "french", "salee": "barbary", "barbary": "barbary", "knights": "malta"}
SYMBOL = {"fleet": "frigate", "fleet50": "frigate", "light": "frigate", "privateer": "frigate"}
SYMBOL |= {"bomber": "frigate", "galley": "galley", "pirate_galley": "galley", "knights": "galley"}
SYMBOL |= {"pirate_light": "galley"}
EMBLEM = {"B": "crown", "F": "fleur", "S": "castle"}  # of Flagships
COLOUR = {BRITISH: "british", BOURBON: "french"}


def called(thing: str) -> Say:
    return Say("name-of", {"thing": thing})


def short_name(box: Box, formation: str) -> str:
    """What stands on the counter of a Formation: GF, A, D1, or the Squadron that sails alone."""
    kind, mark = box.formations[formation].kind, formation.partition("_")[2]
    if kind == "convoy" or mark in box.flagships:
        return ""
    return mark[1:] if kind == "flotilla" else mark


def element_piece(box: Box, war: War, element: str, place: str = "") -> Piece:
    """A Squadron or Flagship: its DP on the left, its Ships on the right."""
    what = box.elements[element]
    return Piece(
        element,
        place,
        LIVERY[what.contingent],
        EMBLEM[what.contingent] if what.flagship else "sol",
        called(element),
        str(war.dp[element]),
        str(war.ships[element]),
        steps=what.most,
        steps_left=war.ships[element],
    )


def counter_piece(box: Box, war: War, counter: str, place: str = "", badges: tuple[str, ...] = ()) -> Piece:
    """Any counter in a Formation or a box: a Squadron, an Admiral or an Auxiliary."""
    if counter in box.elements:
        return element_piece(box, war, counter, place)
    if counter in box.admirals:
        admiral = box.admirals[counter]
        colours = LIVERY[admiral.contingent]
        figures = (str(admiral.rank), str(admiral.rating))
        return Piece(counter, place, colours, "leader", called(counter), *figures)
    what = box.auxiliaries[counter]
    colours = LIVERY[what.contingent]
    return Piece(counter, place, colours, SYMBOL[what.kind], called(counter), badges=badges)
