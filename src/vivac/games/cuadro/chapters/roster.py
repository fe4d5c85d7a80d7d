"""5.15 Who may still move: units, groups, leaders, and whoever arrives."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.box.unpacking import BOXES, Field
from vivac.games.cuadro.chapters.answers import STOP, group
from vivac.games.cuadro.chapters.arrivals import arriving, can_enter
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.stacking import SKIRMISH
from vivac.games.cuadro.chapters.troops import units_at
from vivac.games.cuadro.game import Battle
from vivac.ground.hexes import Hex
from vivac.table import Option


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
        options.append(STOP)
        return options

    def _riders(self) -> list[Option]:
        field, game = self._field, self._game
        where, moved, done, ride = game.where, game.moved, game.done, field.do["ride"]
        return [
            ride[leader]
            for leader in field.leaders_of[game.player]
            if where[leader] not in BOXES and leader not in moved and leader not in done
        ]

    def _arrivals(self) -> list[Option]:
        field, game, bring_in = self._field, self._game, self._field.do["bring"]
        return [bring_in[each] for each in arriving(field, game) if can_enter(field, game, each, self._foe)]

    def _of(self, hex_: Hex, pile: tuple[str, ...]) -> list[Option]:
        field, game = self._field, self._game
        fresh = [unit for unit in pile if may_move(field, game, unit)]
        options = [field.do["move"][unit] for unit in fresh]
        if len(pile) > 1:
            top = field.do["top"]
            options += [top[unit] for unit in pile if unit not in game.topped and goes_up(game, pile, unit)]
            if len(fresh) > 1:
                options += stack_moves(field, game, hex_, pile, fresh)
        return options


def may_move(field: Field, game: Battle, unit: str) -> bool:
    """2.9, 5.18, 13.6 Not routed, not withdrawing, and not moved yet."""
    return (
        unit not in game.moved
        and unit not in game.done
        and unit not in game.routed
        and field.division[unit] not in game.withdrawing
    )


def stack_moves(
    field: Field, game: Battle, hex_: Hex, pile: Sequence[str], fresh: Sequence[str]
) -> list[Option]:
    """5.15 All units of one arm and formation together; 6.7 all units with a facing turn together."""
    kinds: dict[tuple[str, str], int] = {}
    for unit in fresh:
        kind = (field.arm[unit], game.form[unit])
        kinds[kind] = kinds.get(kind, 0) + 1
    options = [group(hex_, *kind) for kind, count in kinds.items() if count > 1]
    faced = [unit for unit in pile if unit in game.face]
    if len(faced) > 1 and len(kinds) > 1 and all(unit in fresh for unit in faced):
        options.append(field.wheel[hex_])
    return options


def fellows(field: Field, game: Battle, hex_: Hex, arm: str, form: str) -> tuple[str, ...]:
    return tuple(
        unit
        for unit in units_at(game, hex_)
        if field.arm[unit] == arm and game.form[unit] == form and may_move(field, game, unit)
    )


def goes_up(game: Battle, pile: Sequence[str], unit: str) -> bool:
    """8.7 Whether putting a unit on top changes anything: skirmishers stay above the others."""
    form = game.form
    first = next(each for each in pile if (form[each] == SKIRMISH) == (form[unit] == SKIRMISH))
    return first != unit
