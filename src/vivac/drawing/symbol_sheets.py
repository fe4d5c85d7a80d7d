"""The sheets of symbols a client composes its pictures from: one of the house, and one of each game.

A sheet holds two kinds of things. A symbol is complete, and is stamped with `<use>`. A slot is one element
that waits for what is told of a single piece, a figure, a name or the symbol to stand there: it is copied and
filled. Both are called GAME.GROUP.NAME, where the group is a side, a kind of card or a kind of die; what a
game does not have is found under the same name in the house, and sides nobody knows are its neutrals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vivac.drawing import cards, counters, dice, figures
from vivac.drawing.covers.wood_type import set_word
from vivac.drawing.formations import SHAPES, formed
from vivac.drawing.look import HOUSE, KINDS, NEUTRAL, Look
from vivac.drawing.marks import mark, path
from vivac.drawing.symbols import definitions

CARD = 172.0  # the breadth of a card on the sheet
BADGES = 6
MOST_LINES = 999
SIX = 6


def house_sheet() -> str:
    """All symbols and parts of the house as one invisible SVG."""
    parts = (
        *_side(HOUSE, NEUTRAL),
        *_counters(),
        *_dice(HOUSE),
        *(part for kind in KINDS for part in _card(HOUSE, kind)),
        _slot("house.card.rule", cards.foot_rule(CARD, "")),
        _symbol("house.card.foot", cards.foot_line(CARD)),
        _symbol("house.word.mark", path(set_word("VIVAC", 0, 0, 190, 60, gap=0.06, widest=0.74).data)),
    )
    return _sheet(HOUSE, definitions(HOUSE.symbols), parts)


def game_sheet(look: Look) -> str:
    """What a game adds: its sides, its symbols, and the cards and dice that it has for itself."""
    parts = [part for side in look.liveries for part in _side(look, side)]
    parts += [part for kind in look.kinds for part in _card(look, kind)]
    if look.has_dice:
        parts += _dice(look)
    return _sheet(look, definitions(look.own_symbols, look.symbols), parts)


def _sheet(look: Look, symbols: str, parts: Iterable[str]) -> str:
    return look.own(
        mark(
            "svg",
            mark("defs", symbols, *parts),
            look="drawn",
            xmlns="http://www.w3.org/2000/svg",
            width="0",
            height="0",
            aria_hidden="true",
        )
    )


def _symbol(name: str, *content: str) -> str:
    return mark("g", *content, id=name)


def _slot(name: str, element: str, **more: object) -> str:
    """One element with a name, and what a client has to know to fill it."""
    tag, rest = element[1:].split(" ", 1)
    known = "".join(f' data-{key}="{value}"' for key, value in more.items())
    return f'<{tag} id="{name}"{known} {rest}'


def _side(look: Look, side: str) -> Iterator[str]:
    """Counters, figures, formations and backs of cards of one side."""
    key = f"{look.key}.{side}"
    yield _symbol(f"{key}.front", counters.body(look, side, keyline=False))
    yield _symbol(f"{key}.plain", counters.body(look, side, keyline=True))
    yield _symbol(f"{key}.back", counters.back(look, side))
    yield _symbol(f"{key}.plate", counters.plate(look, side))
    for room in ("alone", "figures", "named"):
        yield _slot(f"{key}.sign-{room}", counters.sign(look, side, "", room))
    yield _slot(f"{key}.name", counters.name_of(look, side, ""))
    yield _slot(f"{key}.name-crowded", counters.name_of(look, side, "", crowded=True))
    yield _symbol(f"{key}.plinth", figures.plinth(look, side, keyline=False))
    yield _symbol(f"{key}.plinth-keyed", figures.plinth(look, side, keyline=True))
    yield _symbol(f"{key}.token-back", figures.token_back(look, side))
    yield _slot(f"{key}.token", figures.token(look, side, ""))
    for shape in SHAPES:
        yield _symbol(f"{key}.{shape}", formed(look, side, shape))
    yield _symbol(f"{key}.card", cards.draw_back(look, 0, 0, CARD, side))


def _counters() -> Iterator[str]:
    """What is the same on the counters of all sides."""
    key = "house.counter"
    for place in counters.FACTORS:
        yield _slot(f"{key}.{place}", counters.factor("", place))
    for nth in range(BADGES):
        yield _slot(f"{key}.badge-{nth}", counters.badge("", nth))
    yield _symbol(f"{key}.reduced", counters.reduced())
    for whole in range(1, counters.MOST_STEPS + 1):
        for left in range(whole + 1):
            yield _symbol(f"{key}.steps-{left}-{whole}", counters.steps(left, whole))
    yield _symbol(f"{key}.disc", counters.count_disc())
    yield _slot(f"{key}.count", counters.count_figure(""))
    yield _slot(f"{key}.letter", counters.marker_letter(""))
    yield _symbol(f"{key}.leader-ring", figures.leader_ring())


def _dice(look: Look) -> Iterator[str]:
    """The faces of six-sided dice, any other die, and the verdict on a throw."""
    for value in range(1, SIX + 1):
        yield _symbol(f"{look.key}.die-6.{value}", dice.pips(look, value))
    yield _symbol(f"{look.key}.die.solid", dice.solid(look))
    yield _slot(f"{look.key}.die.figure", dice.figure(look, ""))
    if look is HOUSE:
        yield _symbol("house.verdict.good", dice.verdict(good=True))
        yield _symbol("house.verdict.bad", dice.verdict(good=False))


def _card(look: Look, kind: str) -> Iterator[str]:
    """A kind of card: its frames, from the one with the largest picture to that with the smallest."""
    key = f"{look.key}.card-{kind}"
    yield _slot(f"{key}.lamp", cards.lamp(CARD, kind))
    room = cards.title_room(CARD, kind)
    yield _slot(f"{key}.title", cards.title(CARD, kind, ""), room=room, rise=cards.RISE)
    for nth, (most, share) in enumerate(cards.PICTURES):
        top = cards.body_top(CARD, kind, share)
        yield _symbol(f"{key}.frame-{nth}", cards.frame(CARD, kind, share))
        yield _slot(f"{key}.picture-{nth}", cards.picture(CARD, kind, share, ""))
        yield _slot(
            f"{key}.body-{nth}",
            cards.body_line(CARD, "", 0, 0),
            lines=min(most, MOST_LINES),
            sample=round(CARD * cards.SAMPLE, 2),
            breadth=CARD - cards.MARGINS,
            top=round(top, 2),
            height=round(cards.body_room(CARD, top), 2),
            sizes=" ".join(f"{CARD * share:.2f}" for share in cards.TEXT_SIZES),
            leading=cards.LEADING,
        )
