"""5.16, 7 Who else is on the field while a side moves: the enemy, his zones, his leaders; friends."""

from __future__ import annotations

from functools import cached_property

from vivac.games.cuadro.box.contents import DivisionId
from vivac.games.cuadro.box.unpacking import ENEMY, Field
from vivac.games.cuadro.chapters.stacking import Counted
from vivac.games.cuadro.chapters.troops import counted, held_by, presence, units_at
from vivac.games.cuadro.game import Battle
from vivac.ground.hexes import Hex, Mask


class Foe:
    """What others do to a move: hexes the enemy holds, his zones, hexes with nobody but his leaders; friends.

    Looked at when somebody asks, and again where somebody has moved (`look_again`): zones do not change by
    it, but leaders may be driven away, and friends are elsewhere.
    """

    def __init__(self, field: Field, game: Battle) -> None:
        self._field, self._game = field, game
        self._open: dict[tuple[str, bool], Mask] = {}
        self._piles: dict[Hex, tuple[Counted, ...]] = {}

    def look_again(self, hex_: Hex, held: bool) -> None:
        seen, bit = self.__dict__, self._field.bit[hex_]
        self._piles.pop(hex_, None)
        if "friends" in seen:
            self.friends = self.friends | bit if held else self.friends ^ self.friends & bit
        if seen.get("leaders", 0) & bit:
            del self.leaders

    @cached_property
    def friends(self) -> Mask:
        """Hexes held by the side that moves."""
        return held_by(self._field, self._game, self._game.player)

    def pile(self, hex_: Hex) -> tuple[Counted, ...]:
        """8.1 The units in a hex, as they count there."""
        pile = self._piles.get(hex_)
        if pile is None:
            field, game = self._field, self._game
            pile = self._piles[hex_] = tuple([counted(field, game, unit) for unit in units_at(game, hex_)])
        return pile

    @cached_property
    def held(self) -> Mask:
        return held_by(self._field, self._game, ENEMY[self._game.player])

    @cached_property
    def zones(self) -> Mask:
        return presence(self._field, self._game, ENEMY[self._game.player])[1]

    @cached_property
    def leaders(self) -> Mask:
        """5.16 Hexes with enemy leaders and nobody else."""
        field, where, alone = self._field, self._game.where, 0
        for leader in field.leaders_of[ENEMY[self._game.player]]:
            alone |= field.bit[where[leader]]
        return alone & ~self.held

    def open_to(self, division: DivisionId, kept_out: bool) -> Mask:
        """5.16 Hexes the enemy does not hold; 4.15, 4.7 nor controls; 17.6, 17.8 where a division may go."""
        open_ = self._open.get((division, kept_out))
        if open_ is None:
            field, game = self._field, self._game
            shut = self.held | self.zones if kept_out else self.held
            for rule in field.scenario.closed:
                if rule.division == division and game.turn <= rule.last_turn:
                    shut |= field.grid.bit[rule.hex]
            if division in game.held_back:
                for inertia in field.scenario.inertia:
                    shut |= field.columns_from[inertia.column]
            open_ = self._open[division, kept_out] = field.grid.all & ~shut
        return open_
