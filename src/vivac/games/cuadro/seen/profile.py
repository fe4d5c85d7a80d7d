"""2 What there is to know of a counter, line by line: everything is open, to friend and foe alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vivac.games.cuadro.box.contents import DivisionId, LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import BOXES, Box, Field
from vivac.games.cuadro.chapters.divisions import morale_value
from vivac.games.cuadro.chapters.gunnery import bars_firing, fire_points, reach
from vivac.games.cuadro.chapters.leaders import best_morale, chief_of, commander_of
from vivac.games.cuadro.chapters.terrain import ARTILLERY, CAVALRY
from vivac.games.cuadro.game import ATTACK, Battle
from vivac.ground.hexes import NAMES
from vivac.table import Say
from vivac.table.scene import Param

BANDS = (1, 2, 4)  # the nearest hexes of each band of range (9.6)


def profile(box: Box, game: Battle, piece: str, _viewer: str | None) -> Sequence[Say]:
    """Every printed value and every state of a unit or a leader."""
    field = box.field(game.scenario, game.switches)
    if field.is_unit(piece):
        return (*_printed(field, game, piece), *_stance(field, game, piece), *_spent(game, piece))
    return tuple(_leader(field, game, piece)) if field.is_leader(piece) else ()


# ---------------------------------------------------------------- units


def _printed(field: Field, game: Battle, unit: UnitId) -> Iterator[Say]:
    what = field.units[unit]
    kind = "horse" if what.horse else what.arm
    yield Say("profile-unit", {"nation": what.nation, "weight": what.weight, "arm": kind}, "2.2")
    yield Say("profile-strength", {"pf": game.pf[unit], "printed": what.pf, "will": what.will}, "2.7")
    yield _fire(field, game, unit)
    yield from _division(field, game, field.division[unit])


def _fire(field: Field, game: Battle, unit: UnitId) -> Say:
    """9.5, 9.6 The fire points of a unit as it stands, before terrain; or why it does not fire."""
    barred = bars_firing(field, game, unit)
    factor = field.units[unit].fire
    if barred is not None or game.where[unit] in BOXES:
        return Say("profile-fire-none", {"factor": factor, "range": field.range[unit]}, "9.1")
    far = reach(field, game, unit)
    if field.arm[unit] != ARTILLERY:
        return Say("profile-fire", {"points": _points(field, game, unit, 1)}, "9.5")
    bands = [_points(field, game, unit, distance) for distance in BANDS if distance <= far]
    return Say("profile-guns", {"factor": factor, "points": " / ".join(bands), "range": far}, "9.6")


def _points(field: Field, game: Battle, unit: UnitId, distance: int) -> str:
    return f"{float(fire_points(field, game, unit, distance)):g}"


def _division(field: Field, game: Battle, division: DivisionId) -> Iterator[Say]:
    """13.9, 4.1 The division of a unit, its morale, and who commands it."""
    now, printed = morale_value(field, game, division), field.divisions[division].morale
    yield Say("profile-division", {"division": division, "now": now, "printed": printed}, "13.9")
    commander = commander_of(field, game, division)
    chief = chief_of(field, game, division)
    ranges = field.leaders[commander].command, field.leaders[chief].command
    apart = "no" if chief == commander else "yes"
    said: dict[str, Param] = {"commander": commander, "chief": chief, "range": ranges[0], "far": ranges[1]}
    yield Say("profile-command", {**said, "apart": apart}, "4.1")
    if division in game.withdrawing:
        yield Say("status-withdrawing", {"division": division}, "13.6")
    if division in game.held_back:
        yield Say("profile-held-back", {}, "17.6")


def _stance(field: Field, game: Battle, unit: UnitId) -> Iterator[Say]:
    """2.4, 2.5 How a unit stands: state, formation and facing, order, movement, and who helps it."""
    state = "routed" if unit in game.routed else "disordered" if unit in game.disordered else "good"
    yield Say("profile-state", {"state": state}, "2.4")
    form, face = game.form[unit], game.face.get(unit)
    others = " ".join(each for each in field.forms[unit] if each != form)
    facing = "none" if face is None or unit in game.routed else NAMES[face]
    yield Say("profile-form", {"form": form, "face": facing, "others": others}, "6.1")
    phasing = field.side[unit] == game.player
    full = field.allowance[unit, form]
    left = (full + 1) // 2 if phasing and unit not in game.in_command else full
    yield Say("profile-movement", {"left": 0 if unit in game.moved else left, "full": full}, "5.1")
    if phasing and unit not in game.in_command and game.where[unit] not in BOXES:
        yield Say("profile-out-of-command", {}, "4.7")
    if unit in game.order:
        order = game.order[unit]
        yield Say("profile-order", {"order": order}, "4.5" if order == ATTACK else "4.15")
    if game.where[unit] not in BOXES and (helped := best_morale(field, game, game.where[unit], (unit,))):
        yield Say("profile-helped", {"factor": helped}, "12.2")
    if field.arm[unit] == CAVALRY:
        level, most = game.fatigue.get(unit, 0), field.charts.limits.cells["highest_fatigue"]
        yield Say("profile-fatigue", {"level": level, "most": most}, "10.16")


def _spent(game: Battle, unit: UnitId) -> Iterator[Say]:
    """2.11 Markers, and what a unit has done already."""
    if unit in game.assault:
        yield Say("profile-assault", {"hex": game.assault[unit]}, "4.9")
    if unit in game.no_fire:
        yield Say("profile-no-fire", {"when": "now"}, "9.15a")
    if unit in game.no_fire_next:
        yield Say("profile-no-fire", {"when": "next"}, "9.15a")
    done = [what for what in ("moved", "fired", "stood", "attacked") if unit in getattr(game, what)]
    yield from (Say(f"profile-{what}", {}, "3.5") for what in done)


# ---------------------------------------------------------------- leaders


def _leader(field: Field, game: Battle, leader: LeaderId) -> Iterator[Say]:
    """2.10 A leader: his rank and factors, whom he commands, and how far."""
    what, hex_ = field.leaders[leader], game.where[leader]
    yield Say("profile-leader", {"nation": what.nation, "rank": what.rank}, "2.10")
    yield Say("profile-factors", {"shock": what.shock, "morale": what.morale}, "2.10")
    led = [
        division
        for division in field.divisions_of[what.side]
        if leader in (commander_of(field, game, division), chief_of(field, game, division))
    ]
    if led:
        yield Say("profile-leads", {"divisions": " ".join(led)}, "14.8")
    units = [unit for division in led for unit in field.units_of[division]]
    posts = [game.where[unit] for unit in units if game.where[unit] not in BOXES]
    reach = 0 if hex_ in BOXES else field.grid.disc(hex_, what.command)
    within = [post for post in posts if field.grid.bit[post] & reach]
    yield Say("profile-range", {"range": what.command, "near": len(within), "units": len(posts)}, "4.1")
    left = 0 if leader in game.moved else field.rides[leader]
    yield Say("profile-movement", {"left": left, "full": field.rides[leader]}, "5.21")
