"""5.15 Who may still move: units, groups, leaders, and whoever arrives."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.box.contents import CounterId, LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import BOXES, Box, Field
from vivac.games.cuadro.chapters.arrivals import arriving, bars_entry, can_enter, entries
from vivac.games.cuadro.chapters.choices import at_unit, bars_commanding, every_unit, nothing
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.formation import FACE
from vivac.games.cuadro.chapters.stacking import SKIRMISH
from vivac.games.cuadro.chapters.troops import order_stack, units_at
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import DIRECTIONS, NAMES, Hex
from vivac.table import Action, Menu, Option, Refusal, Table, at_place


class Roster:
    """Who may still move, hex by hex: a stack is looked at again only after something happened there."""

    __slots__ = ("_all", "_field", "_foe", "_game", "_late", "_moves", "_rides")

    def __init__(self, field: Field, game: Battle, foe: Foe) -> None:
        self._field, self._game, self._foe = field, game, foe
        self._moves: dict[Hex, list[Option]] | None = None  # of our units
        self._all: list[Option] | None = None  # the same, hex by hex
        self._rides: list[Option] | None = None
        self._late: list[Option] | None = None

    def look_at(self, hex_: Hex) -> None:
        """Something happened in a hex."""
        if hex_ in self._field.gates:
            self._late = None
        if hex_ in self._game.staff:
            self._rides = None
        held = hex_ in self._game.stack and hex_ not in BOXES
        self._foe.look_again(hex_, held)
        if self._moves is None:
            return
        before = self._moves.get(hex_, [])
        now = self._moves[hex_] = self._of(hex_, self._game.stack[hex_]) if held else []
        if self._all is not None and now != before:
            if before:
                at = self._all.index(before[0])
                self._all[at : at + len(before)] = now
            else:
                self._all = None

    def options(self) -> list[Option]:
        """5.15 Units, groups and leaders that have not moved; 15.2 whoever arrives must come in if he can."""
        field, game, side = self._field, self._game, self._game.player
        if self._moves is None:
            piles = {hex_: pile for hex_, pile in game.stack.items() if field.side[pile[0]] == side}
            self._moves = {hex_: self._of(hex_, pile) for hex_, pile in piles.items() if hex_ not in BOXES}
        if self._all is None:
            self._all = [option for _, moves in sorted(self._moves.items()) for option in moves]
        if self._rides is None:
            self._rides = self._riders()
        options = self._all + self._rides
        if game.coming:
            if self._late is None:
                self._late = self._arrivals()
            if self._late:
                return options + self._late
        options.append(STOP())
        return options

    def _riders(self) -> list[Option]:
        field, game = self._field, self._game
        where, moved, done = game.where, game.moved, game.done
        return [
            RIDE(leader)
            for leader in field.leaders_of[game.player]
            if where[leader] not in BOXES and leader not in moved and leader not in done
        ]

    def _arrivals(self) -> list[Option]:
        field, game = self._field, self._game
        return [BRING(each) for each in arriving(field, game) if can_enter(field, game, each, self._foe)]

    def _of(self, hex_: Hex, pile: tuple[UnitId, ...]) -> list[Option]:
        field, game = self._field, self._game
        fresh = [unit for unit in pile if may_move(field, game, unit)]
        options = MOVE.each(fresh)
        if len(pile) > 1:
            options += [TOP(unit) for unit in pile if unit not in game.topped and goes_up(game, pile, unit)]
            if len(fresh) > 1:
                options += stack_moves(field, game, hex_, pile, fresh)
        return options


def may_move(field: Field, game: Battle, unit: UnitId) -> bool:
    """2.9, 5.18, 13.6 Not routed, not withdrawing, and not moved yet."""
    return (
        unit not in game.moved
        and unit not in game.done
        and unit not in game.routed
        and field.division[unit] not in game.withdrawing
    )


def stack_moves(
    field: Field, game: Battle, hex_: Hex, pile: Sequence[UnitId], fresh: Sequence[UnitId]
) -> list[Option]:
    """5.15 All units of one arm and formation together; 6.7 all units with a facing turn together."""
    kinds: dict[tuple[str, str], int] = {}
    for unit in fresh:
        kind = (field.arm[unit], game.form[unit])
        kinds[kind] = kinds.get(kind, 0) + 1
    options = [GROUP(hex_, *kind) for kind, count in kinds.items() if count > 1]
    faced = [unit for unit in pile if unit in game.face]
    if len(faced) > 1 and len(kinds) > 1 and all(unit in fresh for unit in faced):
        options.append(WHEEL(hex_))
    return options


def fellows(field: Field, game: Battle, hex_: Hex, arm: str, form: str) -> tuple[UnitId, ...]:
    return tuple(
        unit
        for unit in units_at(game, hex_)
        if field.arm[unit] == arm and game.form[unit] == form and may_move(field, game, unit)
    )


def goes_up(game: Battle, pile: Sequence[UnitId], unit: UnitId) -> bool:
    """8.7 Whether putting a unit on top changes anything: skirmishers stay above the others."""
    form = game.form
    first = next(each for each in pile if (form[each] == SKIRMISH) == (form[unit] == SKIRMISH))
    return first != unit


# ---------------------------------------------------------------- what is done


def take_up(table: Table[Battle, Box], counter: CounterId) -> None:
    """5.15 A unit or a leader is about to move, or to enter."""
    table.game.hand = (counter,)


def take_up_group(table: Table[Battle, Box], hex_: Hex, arm: str, form: str) -> None:
    """5.15 All units of a hex of one arm and formation are about to move."""
    table.game.hand = fellows(field_of(table), table.game, hex_, arm, form)


def put_on_top(table: Table[Battle, Box], unit: UnitId) -> None:
    """8.7 Each unit once in the owner's Movement Phase."""
    game = table.game
    hex_ = game.where[unit]
    game.topped.add(unit)
    game.stack[hex_] = (unit, *(each for each in game.stack[hex_] if each != unit))
    order_stack(game, hex_)
    table.tell("on-top", rule="8.7", unit=unit)


async def wheel(table: Table[Battle, Box], hex_: Hex) -> None:
    """6.7 All units of a hex that have a facing turn together, each paying 1 MP."""
    game = table.game
    faced = [unit for unit in units_at(game, hex_) if unit in game.face]
    now = NAMES[game.face[faced[0]]]
    others = [face for face in NAMES if face != now]
    face = await table.pick(game.player, "facing", FACE, others, units=" ".join(faced), hex=hex_)
    for unit in faced:
        game.face[unit] = DIRECTIONS[face]
        game.moved.add(unit)
    table.tell("wheeled", rule="6.7", units=" ".join(faced), face=face)


# ---------------------------------------------------------------- what it could be, and what bars it


def bars_moving(field: Field, game: Battle, unit: UnitId) -> Refusal | None:
    """5.15, 5.18 What keeps a unit from moving at all."""
    if unit in game.routed:
        return Refusal.because("move-routed", "2.9", unit=unit)
    if unit in game.moved or unit in game.done:
        return Refusal.because("move-once", "5.18", unit=unit)
    if field.division[unit] in game.withdrawing:
        return Refusal.because("move-withdrawing", "13.6", unit=unit)
    return None


def bars_move(box: Box, game: Battle, unit: UnitId) -> Refusal | None:
    field = box.field(game.scenario, game.switches)
    return bars_commanding(field, game, game.player, unit) or bars_moving(field, game, unit)


def own_stacks(box: Box, game: Battle) -> list[tuple[Hex, tuple[UnitId, ...]]]:
    side = box.field(game.scenario, game.switches).side
    return [
        (hex_, pile)
        for hex_, pile in game.stack.items()
        if hex_ not in BOXES and len(pile) > 1 and side[pile[0]] == game.player
    ]


def groups(box: Box, game: Battle) -> Sequence[Option]:
    """5.15 Units of one arm and formation that share a hex."""
    arm, found = box.field(game.scenario, game.switches).arm, []
    for hex_, pile in own_stacks(box, game):
        kinds = [(arm[unit], game.form[unit]) for unit in pile]
        found += [GROUP(hex_, *kind) for kind in dict.fromkeys(kinds) if kinds.count(kind) > 1]
    return found


def bars_group(box: Box, game: Battle, hex_: Hex, arm: str, form: str) -> Refusal | None:
    if len(fellows(box.field(game.scenario, game.switches), game, hex_, arm, form)) > 1:
        return None
    return Refusal.because("group-too-few", "5.15", hex=hex_)


def wheels(box: Box, game: Battle) -> Sequence[Option]:
    """6.7 Hexes with several units that have a facing."""
    return [
        WHEEL(hex_) for hex_, pile in own_stacks(box, game) if sum(unit in game.face for unit in pile) > 1
    ]


def bars_wheel(box: Box, game: Battle, hex_: Hex) -> Refusal | None:
    """6.7 All that have a facing turn, so each must be able to; those of one kind move as a group."""
    field, pile = box.field(game.scenario, game.switches), game.stack[hex_]
    for unit in pile:
        barred = bars_moving(field, game, unit) if unit in game.face else None
        if barred:
            return barred
    fresh = [unit for unit in pile if may_move(field, game, unit)]
    if len({(field.arm[unit], game.form[unit]) for unit in fresh}) == 1:
        return Refusal.because("wheel-as-a-group", "5.15", hex=hex_)
    return None


def stacked(box: Box, game: Battle) -> Sequence[Option]:
    return [TOP(unit) for _, pile in own_stacks(box, game) for unit in pile]


def bars_top(_box: Box, game: Battle, unit: UnitId) -> Refusal | None:
    """8.7 Once each, and not whoever is there already."""
    if unit in game.topped:
        return Refusal.because("top-once", "8.7", unit=unit)
    if not goes_up(game, game.stack[game.where[unit]], unit):
        return Refusal.because("top-already", "8.7", unit=unit)
    return None


def riders(box: Box, game: Battle) -> Sequence[Option]:
    return RIDE.each(box.field(game.scenario, game.switches).leaders)


def bars_riding(box: Box, game: Battle, leader: LeaderId) -> Refusal | None:
    """5.21 A leader moves once, alone or with a group."""
    barred = bars_commanding(box.field(game.scenario, game.switches), game, game.player, leader)
    if barred is None and (leader in game.moved or leader in game.done):
        return Refusal.because("move-once", "5.21", unit=leader)
    return barred


def late(box: Box, game: Battle) -> Sequence[Option]:
    return BRING.each(arriving(box.field(game.scenario, game.switches), game))


def bars_bringing(box: Box, game: Battle, counter: CounterId) -> Refusal | None:
    """15.2 Whoever arrives needs an entry hex that is open."""
    field = box.field(game.scenario, game.switches)
    foe = Foe(field, game)
    barred = [bars_entry(field, game, counter, hex_, foe) for hex_ in entries(field, game, counter)]
    return None if None in barred else barred[0]


def bars_stopping(box: Box, game: Battle) -> Refusal | None:
    """15.2 Whoever arrives must come in if he can."""
    for counter in arriving(box.field(game.scenario, game.switches), game):
        if bars_bringing(box, game, counter) is None:
            return Refusal.because("stop-arrivals", "15.2", unit=counter)
    return None


MOVE: Action = Action(
    "move",
    "5.15",
    of=("target",),
    lights=at_unit,
    among=lambda box, game: MOVE.each(every_unit(box, game)),
    bars=bars_move,
    do=take_up,
)
GROUP = Action(
    "group",
    "5.15",
    of=("target", "kind"),
    lights=at_place,
    among=groups,
    bars=bars_group,
    do=take_up_group,
)
TOP = Action("top", "8.7", of=("target",), lights=at_unit, among=stacked, bars=bars_top, do=put_on_top)
WHEEL = Action("wheel", "6.7", of=("target",), lights=at_place, among=wheels, bars=bars_wheel, do=wheel)
RIDE = Action("ride", "5.21", of=("target",), lights=at_unit, among=riders, bars=bars_riding, do=take_up)
BRING = Action("bring", "15.2", of=("target",), lights=at_unit, among=late, bars=bars_bringing, do=take_up)
STOP = Action("stop", bars=bars_stopping, do=nothing)
MOVES = Menu("move", MOVE, GROUP, TOP, WHEEL, RIDE, BRING, STOP)
