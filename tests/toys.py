"""Small games to test the house with.

`TOY` is whole: simultaneous bids, two decisions in a row, a die, a hidden card each, and a spy who looks at
one. `toy(play)` is a rulebook around any coroutine, for what a single question can show.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from vivac.box import Apart, Axis, Chart, Grid, Source
from vivac.table import (
    D6,
    Action,
    Ask,
    Chance,
    Header,
    Id,
    Journal,
    Lit,
    Option,
    Outcome,
    RandomChance,
    Refusal,
    Rulebook,
    Say,
    Scenario,
    Switch,
    Table,
    by_verb,
    find_game,
)
from vivac.table.scene import Board, Card, Hand, Piece, Scene, Spot, Track

ROLES = ("north", "south")
WORTH = {"ace": 4, "king": 3, "two": 2, "three": 1}
PLACES, SEA = ("hill", "ford"), "sea"


def act(verb: str, **declared: Any) -> Action:
    """An act of a toy: its label says the verb and what it is about."""

    def lights(_box: Any, _game: Any, _viewer: str | None, about: Id = "-", *_: Id) -> Lit:
        place = str(about) if about in (*PLACES, SEA) else ""
        return Lit(place, params={"verb": verb, "place": str(about)})

    return Action(verb, "2.1", label="option", lights=lights, **declared)


def nowhere_else(_box: Any, _game: Any, place: str) -> Refusal | None:
    return Refusal.because("no-such-place", "2.1", place=place) if place == SEA else None


BID: Action = act(
    "bid", of=("place",), bars=nowhere_else, among=lambda *_: [BID(height) for height in ("low", "high", SEA)]
)
MARCH: Action = act(
    "march", of=("place",), bars=nowhere_else, among=lambda *_: [MARCH(place) for place in (*PLACES, SEA)]
)
RAIDING, SPYING, PASSING = act("raid", danger=True), act("spy"), act("pass")
RAID, SPY, PASS = RAIDING(), SPYING(), PASSING()
BIDS = (BID("low"), BID("high"))
MARCHES = tuple(map(MARCH, PLACES))


@dataclass(slots=True)
class Camps:
    last: int = 2
    turn: int = 0
    brave: bool = False
    deck: list[str] = field(default_factory=lambda: list(WORTH))
    cards: dict[str, str] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ROLES, 0))
    place: dict[str, str] = field(default_factory=lambda: dict.fromkeys(ROLES, "ford"))
    spied: set[str] = field(default_factory=set)


def other(role: str) -> str:
    return ROLES[1 - ROLES.index(role)]


def setup(scenario: str, switches: frozenset[str], _box: Any) -> Camps:
    return Camps(last=2 if scenario == "short" else 4, brave="brave" in switches)


async def play(table: Table[Camps]) -> Outcome:
    game = table.game
    while len(game.cards) < len(ROLES):
        role = ROLES[len(game.cards)]
        card = str(await table.draw(game.deck, "deal"))
        game.deck.remove(card)
        game.cards[role] = card
        table.tell("dealt", rule="1.1", to=role, card=card)
    game.turn = max(game.turn, 1)
    while game.turn <= game.last:
        await table.bookmark()
        bids = await table.together({role: Ask(role, "bid", BIDS, acts=BID.by_verb) for role in ROLES})
        north, south = (str(bids[role][1]) for role in ROLES)
        table.tell("bids-open", rule="2.1-1", north=north, south=south)
        if north != south:
            await raid(table, "north" if north == "high" else "south")
        game.turn += 1
    return score(game)


async def raid(table: Table[Camps], role: str) -> None:
    game = table.game
    game.place[role] = str((await table.ask(role, "march", MARCHES, acts=MARCH.by_verb))[1])
    acts = (RAIDING, PASSING) if role in game.spied else (RAIDING, PASSING, SPYING)
    choice = await table.ask(role, "raid", [act() for act in acts], acts=by_verb(*acts))
    if choice == SPY:
        game.spied.add(role)
        table.reveal(role)
        table.tell("spied", rule="2.1-2", to=role, role=other(role), card=game.cards[other(role)])
    if choice == RAID:
        die = await table.roll(D6, "raid")
        game.points[role] += die
        table.tell("raided", rule="2.2-1", die=die)


def score(game: Camps) -> Outcome:
    north, south = (game.points[role] + WORTH[game.cards[role]] for role in ROLES)
    if north == south:
        return Outcome((), Say("drawn", {}, "2"))
    winner = "north" if north > south else "south"
    return Outcome((winner,), Say("won", {"role": winner}, "2"))


def heading(_box: Any, game: Camps) -> Say:
    return Say("heading", {"turn": game.turn, "last": game.last})


def scene(_box: Any, game: Camps, viewer: str | None) -> Scene:
    knows = {viewer, other(viewer) if viewer in game.spied else viewer} if viewer else set()
    hands = [
        Hand(role, 1, tuple(card(game.cards[role]) for _ in range(role in knows))) for role in game.cards
    ]
    return Scene(
        "toy",
        viewer,
        heading=heading(None, game),
        status=tuple(Say("points", {"points": game.points[role]}) for role in ROLES),
        pieces=tuple(
            Piece(
                role,
                game.place[role],
                role,
                name=Say("north-camp", {"role": role}),
                left="3",
                steps=2,
                steps_left=1,
            )
            for role in ROLES
        ),
        tracks=tuple(Track(role, Say(f"role-{role}"), 0, 24, game.points[role], goal=12) for role in ROLES),
        hands=tuple(hands),
        focus=game.place["north"],
        notes={"hill": (Say("points", {"points": 0}),)},
    )


def card(card: str) -> Card:
    return Card(card, Say(f"card-{card}"), Say("card-text", {"worth": WORTH[card]}), "card", rule="1.1")


def facts(_box: Any, game: Camps) -> dict[str, Any]:
    return {"turn": game.turn, **game.points, "places": dict(game.place), "spies": game.spied}


def redeal(_box: Any, game: Camps, viewer: str, rng: Random) -> Camps:
    theirs = other(viewer)
    if viewer not in game.spied and theirs in game.cards:
        pool = [*game.deck, game.cards[theirs]]
        rng.shuffle(pool)
        game.cards[theirs], *game.deck = pool
    return game


def position(_box: Any, game: Camps, data: Mapping[str, Any]) -> None:
    for role in ROLES:
        game.cards[role] = data[role]
        game.deck.remove(data[role])


def audit(_box: Any, game: Camps) -> list[str]:
    cards = sorted([*game.deck, *game.cards.values()])
    return [] if cards == sorted(WORTH) else [f"the cards are {cards}"]


def charts(_box: Any) -> Mapping[str, Any]:
    return {
        "worth": Chart(
            rule="1.1",
            source=Source.DOCUMENT,
            lines="12",
            axes=(Axis("card", values=tuple(WORTH)),),
            cells=WORTH,
            shown=True,
            note={"en": "Printed on the cards.", "es": "Impreso en las cartas."},
        ),
        "raids": Grid(
            rule="2.2-1",
            source=Source.OURS,
            axes=(Axis("die", low=1, high=2, clamp=True), Axis("place", values=("hill", "ford"))),
            shown=True,
            note={"en": "No chart was given.", "es": "No se dio ninguna tabla."},
            cells={"1": {"hill": [0], "ford": []}, "2": {"hill": {"loss": 1}, "ford": "none"}},
            sources=(Apart(of=("2.hill",), source=Source.EXAMPLE, lines="30-31"),),
            packed={"1.hill": [3]},
            fixed=({"en": "A 2 at the hill is a loss.", "es": "Un 2 en la colina es una pérdida."},),
        ),
    }


SPOTS = {"hill": Spot(20, 20), "ford": Spot(60, 20)}
TOY: Rulebook[Camps] = Rulebook(
    id="toy",
    version="1",
    year="1800",
    ground="points",
    folder=Path(__file__).parent / "toy",
    roles=ROLES,
    scenarios=(Scenario("short"), Scenario("long")),
    switches=(Switch("brave", "2.1"),),
    open_box=lambda _pack: None,
    setup=setup,
    play=play,
    scene=scene,
    heading=heading,
    facts=facts,
    judge=lambda _box, game, role: float(game.points[role] - game.points[other(role)]),
    redeal=redeal,
    name=lambda _box, thing, lang: {"ace": {"en": "the ace", "es": "el as"}}.get(thing, {}).get(lang, thing),
    position=position,
    audit=audit,
    board=lambda _box, _name: Board(80, 40, "", SPOTS),
    charts=charts,
)


@dataclass(slots=True)
class Notes:
    """The state of a toy of one coroutine: what has happened, and one thing nobody sees."""

    done: list[Any] = field(default_factory=list)
    secret: str = "x"
    step: int = 0


def toy(play: Any, **changes: Any) -> Rulebook[Notes]:
    """A rulebook around a coroutine."""
    quiet: dict[str, Any] = {
        "setup": lambda *_: Notes(),
        "play": play,
        "scene": lambda _box, game, viewer: Scene("toy", viewer, heading=Say("title")),
        "heading": lambda _box, game: Say("title"),
        "facts": lambda _box, game: {"done": len(game.done), "step": game.step},
        "judge": lambda _box, game, role: float(game.step),
        "redeal": lambda _box, game, viewer, rng: replace(game, secret=rng.choice("xyz")),
        "position": lambda *_: None,
        "audit": lambda *_: [],
    }
    return replace(TOY, **{**quiet, **changes})  # type: ignore[arg-type]


def lay(rulebook: Rulebook[Any], chance: Chance | None = None, **options: Any) -> Table[Any]:
    """A table at its first question."""
    header = Header(rulebook.id, rulebook.version, rulebook.scenarios[0].id)
    game = rulebook.start(None, header)
    return Table(rulebook, None, game, Journal(header), chance or RandomChance(1), **options).start()


OVER = Outcome((), Say("drawn"))


def unbelievable(*options: Option) -> Table[Any]:
    """A table at a question before which something was drawn that no re-dealt state could have held."""

    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        await table.draw([table.game.secret], "deal")
        await table.ask("north", "raid", options)
        return OVER

    def redeal(_box: Any, game: Any, *_: Any) -> Any:
        game.secret = "never drawn"
        return game

    return lay(toy(play, redeal=redeal))


async def in_a_thread(work: Callable[[], Any], _workers: int) -> Any:
    return await asyncio.to_thread(work)


@pytest.fixture
def installed_toy(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The toy as if it were installed beside the real games."""

    class Point:
        def load(self) -> Rulebook[Camps]:
            return TOY

    monkeypatch.setattr("vivac.table.rulebook._registered", lambda: {"toy": Point()})
    monkeypatch.setattr("vivac.server.bots.elsewhere", in_a_thread)  # no other process has this toy
    find_game.cache_clear()
    yield TOY
    find_game.cache_clear()


class Row:
    """A region of an open table: the points of a row."""

    outlines = ()

    def __init__(self, origin: tuple[int, int] | None = None) -> None:
        self.origin = origin

    def __contains__(self, point: tuple[int, int]) -> bool:
        return point[1] == 0 and 0 <= point[0] < 1000

    def point(self, rng: Random) -> tuple[int, int]:
        return rng.randrange(1000), 0
