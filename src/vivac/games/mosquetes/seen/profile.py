"""3.3 What there is to know of a unit, line by line: nothing of what is behind an enemy's marker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.aiming import loaded_weapons
from vivac.games.mosquetes.chapters.models import troop
from vivac.games.mosquetes.chapters.naming import full_name, unit_called
from vivac.games.mosquetes.chapters.troops import QUARTERS, Troop
from vivac.games.mosquetes.chapters.wagons import passengers
from vivac.games.mosquetes.game import Skirmish
from vivac.table import Say
from vivac.table.scene import Param

ORDERS = ("drilled", "open_order")  # traits that tell which orders a unit may use


def profile(box: Box, game: Skirmish, piece: str, viewer: str | None) -> Sequence[Say]:
    """Every printed value and every state of the unit that a figure, a gun or a marker belongs to."""
    unit = unit_called(game, piece.partition(".")[0])
    if not unit or (unit in game.markers and SIDE_OF[unit] != viewer):
        return ()
    kind = troop(box, game, unit)
    if kind.dummy:
        return (Say("profile-dummy", {"type": kind.type}, "9.9"),)
    printed = _model(box, game, unit, kind) if kind.wagon else _printed(box, kind)
    return (*printed, *_stands(game, unit, kind), *_may_do(box, game, unit, kind))


def _printed(box: Box, kind: Troop) -> Iterator[Say]:
    """3.3-3.7 What the profile says."""
    yield Say("profile-type", {"type": kind.type, "model": kind.model, "actions": kind.actions}, "3.2")
    values = {"shooting": kind.shooting, "attack": kind.attack, "defence": kind.defence}
    yield Say("profile-values", values, "3.3")
    yield Say("profile-allowance", {"inches": _inches(kind.allowance)}, "8.1")
    for weapon in kind.ranged:
        yield _weapon(box, weapon)
    if kind.melee != "none":
        worth = box.charts.melee_weapons
        attack, defence = worth.at(kind.melee, "attack"), worth.at(kind.melee, "defence")
        melee = {"weapon": kind.melee, "attack": f"{attack:+}", "defence": f"{defence:+}"}
        yield Say("profile-melee", melee, "12.9")
    for trait in box.profiles[kind.id].traits:
        near = {"inches": _inches(box.reach.officer)} if trait == "officer" else {}
        yield Say(f"profile-{trait.replace('_', '-')}", near, "3.5" if trait in ORDERS else "3.4")


def _weapon(box: Box, weapon: str) -> Say:
    """10.3 Range, power at half range and beyond, dice, and what it takes to load again."""
    what = box.weapons[weapon]
    if what.rule == "single_shot":
        load = "single"
    else:
        load = "always" if what.rule == "plain" else "reload"
    power: dict[str, Param] = {"range": what.range, "near": what.near, "far": what.far, "dice": what.dice}
    return Say("profile-weapon", {"weapon": weapon, **power, "load": load, "reloads": what.reloads}, "10.3")


def _model(box: Box, game: Skirmish, unit: UnitId, kind: Troop) -> Iterator[Say]:
    """10.14, 15.3, 15.4 A wagon or a boat."""
    wounds = box.wounds[kind.model]
    hurt = {"left": wounds - game.wounds.get(unit, 0), "of": wounds}
    yield Say("profile-model", {"type": kind.type, **hurt}, "10.14")
    yield Say("profile-allowance", {"inches": _inches(kind.allowance)}, "8.1")
    if kind.model == "boat":
        aboard = {"figures": passengers(game, unit), "most": box.limits["boat_figures"]}
        yield Say("profile-boat", aboard, "15.4")


def _inches(quarters: int) -> str:
    return f"{quarters / QUARTERS:g}"


def _stands(game: Skirmish, unit: UnitId, kind: Troop) -> Iterator[Say]:
    """4.1, 14 How the unit stands, and what has become of its figures."""
    if kind.men:
        lost = {"killed": game.killed.get(unit, 0), "fled": game.fled.get(unit, 0)}
        left = {"figures": len(game.figures[unit]), "of": game.strength[unit]}
        yield Say("profile-figures", {**left, **lost}, "3.1")
    if unit in game.markers:
        yield Say("profile-marker", {"number": game.markers[unit]}, "9.9")
    elif kind.men:
        yield Say("profile-order", {"order": game.order[unit]}, "4.1")
    if unit in game.fleeing:
        yield Say("profile-fleeing", {}, "14.4")
    if unit not in game.spotted and unit not in game.markers:
        yield Say("profile-unspotted", {}, "9.4")
    if unit in game.smoke:
        yield Say("profile-smoke", {}, "10.10")
    if unit in game.aboard:
        yield Say("profile-aboard", {"boat": full_name(game, game.aboard[unit])}, "15.4")


def _may_do(box: Box, game: Skirmish, unit: UnitId, kind: Troop) -> Iterator[Say]:
    """7.1, 10.10, 11.4 Whether it is loaded, watches, and may act with the card in play."""
    if unit in game.unloaded:
        yield Say("profile-unloaded", {"reloads": game.unloaded[unit]}, "10.10")
    elif kind.ranged and loaded_weapons(box, game, unit):
        yield Say("profile-loaded", {}, "10.10")
    if unit in game.spent:
        yield Say("profile-spent", {}, "10.11")
    if unit in game.watching:
        yield Say("profile-watching", {}, "11.4")
    if unit == game.unit:
        yield Say("profile-acting", {"actions": game.actions}, "7.1")
    elif unit in game.to_act:
        yield Say("profile-to-act", {}, "5.8")
