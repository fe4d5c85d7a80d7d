"""The look of a game: its sides, colours and symbols, from `look.toml` and `symbols.svg` in its `board/`.

Three channels tell sides apart, so that no pair of enemies depends on hue: the silhouette is the player, the
colour the contingent, the emblem the name.

How a symbol gets its two colours without knowing its side: the class of a side sets `color` to the ink on its
field and `fill` and `stroke` to the field. Inside a symbol, ink is `currentColor` and what is cut out of it
inherits. Both pass through `<use>`, in browsers and in simple viewers alike.

A game speaks of its sides, colours and symbols by their short names. `Look.own` puts the name of the game
before them, so that the drawings of any games may lie on one page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from vivac.drawing.look_file import CoverLook, LookFile, SideLook, read_file
from vivac.drawing.palette import COLOURS
from vivac.drawing.symbols import SYMBOLS, read_symbols, stamped
from vivac.table import Complaint, Rulebook

NEUTRAL = "neutral"
DICE = "dice"
KINDS = ("keep", "act", "fight", "event")
Pair = tuple[str, str]  # a colour by day, and by night


class Livery:
    """How the counters of one side look: its colours by name, a silhouette and an emblem."""

    __slots__ = ("edge", "emblem", "field", "ink", "silhouette")

    def __init__(self, side: str, silhouette: str, emblem: str, ground: str) -> None:
        self.field, self.edge, self.ink = side, f"{side}-edge", f"on-{ground}"
        self.silhouette, self.emblem = silhouette, emblem


class BadLook(Complaint):
    """A look that nothing can be drawn from."""

    def __init__(self, game: str, key: str, reason: str) -> None:
        super().__init__("look-wrong", game=game, key=key, reason=reason)


class Look:
    """What a game draws with besides the symbols and colours of the house."""

    def __init__(self, key: str, file: LookFile, symbols: Mapping[str, str]) -> None:
        self.key = key
        self.own_symbols = symbols
        self.cover: CoverLook | None = file.cover
        self.kinds = tuple(file.cards)
        self.has_dice = file.dice is not None
        self.colours: dict[str, Pair] = {**file.colours}
        self.liveries: dict[str, Livery] = {}
        for side in file.sides:
            self._dress(side, _whole(key, file.sides, side))
        self.colours |= {f"kind-{kind}": pair for kind, pair in file.cards.items()}
        if file.dice:
            self.colours |= {DICE: file.dice.field, f"{DICE}-ink": file.dice.ink}
        self._check()

    def _check(self) -> None:
        """Inks and symbols that are named are there."""
        for part in ("frame", "shade", "title") if self.cover else ():
            ink = getattr(self.cover, part)
            if ink not in self.colours and ink not in COLOURS:
                raise BadLook(self.key, f"cover.{part}", f"there is no colour {ink!r}")
        for name, drawing in self.own_symbols.items():
            try:
                stamped(drawing, self.symbols)
            except KeyError as missing:
                raise BadLook(self.key, f"symbols.svg: {name}", str(missing.args[0])) from None

    def _dress(self, side: str, look: SideLook) -> None:
        for key in ("field", "silhouette", "emblem"):
            if not getattr(look, key):
                raise BadLook(self.key, f"sides.{side}", f"it has no {key}")
        assert look.field is not None
        if not self.has(look.emblem):
            raise BadLook(self.key, f"sides.{side}.emblem", f"there is no symbol {look.emblem!r}")
        self.liveries[side] = Livery(side, look.silhouette, look.emblem, look.on or _ground(look.field[0]))
        self.colours |= {side: look.field, f"{side}-edge": look.edge or _darker(look.field)}

    def livery(self, side: str) -> Livery:
        """The livery of a side; somebody the game does not know is a neutral."""
        return self.liveries.get(side) or _NEUTRAL

    def ink(self, side: str) -> str:
        """The colour of a side for whoever draws with the names of a page."""
        return f"var(--{self.key}-{side})" if side in self.liveries else f"var(--{NEUTRAL})"

    def side_class(self, side: str) -> str:
        return f"s-{side if side in self.liveries else NEUTRAL}"

    def has(self, symbol: str) -> bool:
        return symbol in self.own_symbols or symbol in SYMBOLS

    @cached_property
    def symbols(self) -> Mapping[str, str]:
        """Every symbol at hand: those of the house, and the game’s own by both of their names."""
        full = {f"{self.key}-{name}": drawing for name, drawing in self.own_symbols.items()}
        return {**SYMBOLS, **self.own_symbols, **full}

    @cached_property
    def _names(self) -> re.Pattern[str] | None:
        kinds = [
            (r"(?<=var\(--)", self.colours, r"(?=\))"),
            (r"(?<=[\" ]s-)", [*self.liveries, *([DICE] if self.has_dice else [])], r"(?=[\" ])"),
            (r"(?<=[#\"]sy-)", self.own_symbols, r"(?=\")"),
        ]
        found = [
            f"{before}(?:{'|'.join(map(re.escape, names))}){after}" for before, names, after in kinds if names
        ]
        return re.compile("|".join(found)) if found else None

    def own(self, drawing: str) -> str:
        """The drawing with the name of the game before every name that is the game’s own."""
        return self._names.sub(lambda m: f"{self.key}-{m[0]}", drawing) if self._names else drawing

    @cached_property
    def palette(self) -> Mapping[str, Pair]:
        """The colours, by the names they have on a page."""
        return MappingProxyType({f"{self.key}-{name}": pair for name, pair in self.colours.items()})

    def classes(self) -> str:
        """The classes that give symbols and counters their colours."""
        rules: list[str] = []
        for side, look in self.liveries.items():
            name, field = f"s-{self.key}-{side}", f"var(--{self.key}-{side})"
            rules.append(f".{name}{{color:var(--{look.ink});fill:{field};stroke:{field}}}")
            rules.append(f".d-counter.{name}{{stroke:var(--{self.key}-{look.edge})}}")
        if self.has_dice:
            name = f"{self.key}-{DICE}"
            rules.append(f".d-die.s-{name}{{fill:var(--{name});stroke:var(--{name}-ink)}}")
            rules.append(f".d-pip.s-{name}{{fill:var(--{name}-ink)}}")
        return "".join(f"{rule}\n" for rule in rules)

    def style(self) -> str:
        """Colours and classes, for pages that follow the theme."""
        colours = "".join(
            f"--{name}:light-dark({day},{night});" for name, (day, night) in self.palette.items()
        )
        return (f":root{{{colours}}}\n" if colours else "") + self.classes()


_NEUTRAL = Livery(NEUTRAL, "ticket", "cross", "light")
HOUSE = Look("house", LookFile(), {})  # of what belongs to no game


def look_of(rulebook: Rulebook[Any]) -> Look:
    """How a game looks. One that says nothing of it is drawn with what the house has."""
    return read_look(rulebook.id, rulebook.look)


@lru_cache
def read_look(game: str, folder: Path) -> Look:
    file, symbols = folder / "look.toml", folder / "symbols.svg"
    if not file.exists():
        return Look(game, LookFile(), {})
    try:
        read = read_file(file)
    except ValueError as wrong:
        raise BadLook(game, "look.toml", str(wrong)) from None
    return Look(game, read, read_symbols(symbols.read_text(encoding="utf-8")) if symbols.exists() else {})


def _whole(game: str, sides: Mapping[str, SideLook], side: str) -> SideLook:
    """What a side says of itself, and what it takes from the one it is like."""
    look = sides[side]
    if not look.like:
        return look
    if look.like == side or look.like not in sides:
        raise BadLook(game, f"sides.{side}.like", f"there is no other side {look.like!r}")
    model = sides[look.like]
    if model.like:
        raise BadLook(game, f"sides.{side}.like", f"{look.like!r} is itself like another")
    return look.over(model)


def _shares(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def _ground(field: str) -> str:
    """Whether a field is light or dark to the eye."""
    red, green, blue = _shares(field)
    return "light" if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else "dark"


def _darker(field: Pair) -> Pair:
    day, night = (f"#{''.join(f'{share // 2:02X}' for share in _shares(colour))}" for colour in field)
    return day, night
