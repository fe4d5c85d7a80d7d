"""Options as a person reads them: what they are called, what they light, which rule they cite."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import Place
from vivac.games.guerra.box.unpacking import LEGION, Box
from vivac.games.guerra.chapters.forces import members
from vivac.games.guerra.chapters.intelligence import hidden
from vivac.games.guerra.chapters.victory import in_halves
from vivac.games.guerra.game import LOOSE, War
from vivac.table import Option, Say
from vivac.table.scene import Choice, Param

DANGEROUS = frozenset({"flee", "sink"})
AT_PLACE = frozenset(
    (
        "move",
        "sail",
        "at",
        "enter",
        "besiege",
        "rise",
        "recruit",
        "retreat",
        "raid",
        "land",
        "convoy",
        "regroup",
    )
)
WITH_UNIT = frozenset(
    ("pick", "lose", "target", "buy", "restore", "promote", "hide", "emerge", "prize", "flee", "subvert")
)
TELLS_PLACE = frozenset(("lose", "pick", "target", "restore", "promote", "hide", "emerge"))
FORCES = {"activate": False, "legion": False, "fleet": True, "embark": True, "engage": True}
RULES = {
    "historical": "2.0-1", "freely": "2.3-4", "at": "2.3-4", "activate": "3.3-1", "legion": "10.6-4",
    "fleet": "7.1-1", "spend": "4.1-1", "roll": "3.3-2", "move": "5.0-1", "attack": "6.1-1", "hunt": "10.1-5",
    "enter": "5.0-3", "exit": "5.0-3", "besiege": "6.4-2", "works": "6.4-1", "assault": "6.3-1",
    "blockade": "6.6-1", "leave": "5.2-1", "join": "5.2-2", "embark": "7.6-1", "land": "7.6-1",
    "stop": "3.3-9",
    "intercept": "3.4-1", "evade": "6.1-2", "retreat": "6.1-10", "lose": "6.1-9", "occupy": "6.3-5",
    "sail": "7.1-1", "engage": "7.5-1", "raid": "7.8-1", "rise": "9.3-1", "recruit": "4.9-1", "buy": "4.6-1",
    "restore": "4.6-4", "promote": "4.7-1", "convoy": "4.8-1", "wait": "4.8-8", "challenge": "4.8-2",
    "hide": "10.1-1", "emerge": "10.1-1", "regroup": "5.1-1", "army": "5.1.1-1", "flee": "10.3-1",
    "subvert": "10.2.2-1", "feed": "4.2-5", "prize": "7.9-2", "capture": "8.3-2", "sink": "8.3-2",
}  # fmt: skip


def describe(box: Box, war: War, option: Option, viewer: str | None) -> Choice:
    verb = option.verb
    target = str(option[1]) if len(option) > 1 else ""
    params: dict[str, Param] = {"target": target} if target else {}
    place = piece = ""
    if verb in AT_PLACE:
        place = target
    elif verb in WITH_UNIT:
        place, piece = war.where.get(target, ""), target
    elif verb in FORCES:
        place = target
        side = LEGION if verb == "legion" else _side_meant(box, war, verb)
        piece, params["what"] = force_named(box, war, side, place, int(option[2]), FORCES[verb], viewer)
    elif verb in ("attack", "intercept"):
        place = area_of(box, war)
        piece, params["what"] = force_named(box, war, target, place, int(option[2]), False, viewer)
    elif verb in ("hunt", "join"):
        place = war.where[war.active[0]]
        side = box.side[war.active[0]] if verb == "join" else _enemy(box, war)
        piece, params["what"] = force_named(box, war, side, place, int(option[1]), False, viewer)
    if verb == "regroup":
        params["box"] = str(option[-1]) if len(option) > 2 else "field"
    if verb == "spend":
        params["left"] = in_halves(war.rp[target])
    if verb == "buy":
        params["steps"] = 1 if len(option) > 2 else box.steps[target]
    if verb in TELLS_PLACE:
        params["place"] = place
    label = Say(f"option-{verb.replace('_', '-')}", params)
    return Choice(option.id, label, shown(box, place), piece, "", RULES.get(verb, ""), verb in DANGEROUS)


def shown(box: Box, place: Place) -> Place:
    """Pools and tracks are no places on the board."""
    return "" if place in box.off_board else place


def area_of(box: Box, war: War) -> Place:
    here = war.where[war.active[0]]
    return box.ground.get(here, here)


def _side_meant(box: Box, war: War, verb: str) -> str:
    if verb == "embark":
        return box.side[war.active[0]]
    if verb == "engage":
        return _enemy(box, war, fleet=True)
    return war.side


def _enemy(box: Box, war: War, *, fleet: bool = False) -> str:
    own = box.side[(war.fleet if fleet else war.active)[0]]
    return "patriot" if own == "royalist" else "royalist"


def force_named(
    box: Box, war: War, side: str, place: Place, label: int, afloat: bool, viewer: str | None
) -> tuple[UnitId, str]:
    """What stands for a force on the board, and what it is called: its army, its leader or its first unit."""
    units = members(box, war, side, place, label, afloat=afloat)
    if label in war.army and (hidden(war, units[0]) and viewer != side):
        return war.army[label], war.army[label]
    leader = next((unit for unit in units if unit in box.leaders), "")
    piece = leader or (units[0] if units else "")
    if label > LOOSE and label in war.army:
        return piece, war.army[label]
    return piece, piece
