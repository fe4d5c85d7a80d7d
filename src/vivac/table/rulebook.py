"""A rulebook: what a game must bring to be played, and how games are found."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from vivac.table.errors import NotFound
from vivac.table.option import Option
from vivac.table.questions import Ask, Role
from vivac.table.scene import Board, Param, Say, Scene
from vivac.table.text import Text

if TYPE_CHECKING:
    from vivac.table.journal import Header
    from vivac.table.table import Table

G = TypeVar("G")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (nobody is a draw), and the sentence that says so."""

    winners: tuple[Role, ...]
    say: Say


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: one reason, with its rule."""

    say: Say

    @classmethod
    def because(cls, key: str, rule: str, **params: Param) -> Refusal:
        return cls(Say(key, params, rule))


@dataclass(frozen=True, slots=True)
class Scenario:
    """What is played; and on which board, where a game has several."""

    id: str
    board: str = ""


@dataclass(frozen=True, slots=True)
class Switch:
    """An optional rule, the rule number that describes it, and the switches it cannot be played with."""

    id: str
    rule: str
    default: bool = False
    excludes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Credits:
    """Whose game this is. We made an independent implementation of what its document describes.

    `document`: the name of the file it was made from, to which all line numbers refer.
    """

    title: str
    designers: tuple[str, ...] = ()
    publisher: str = ""
    published: str = ""  # the year
    translators: tuple[str, ...] = ()
    others: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)  # by what they did
    document: str = ""

    def makers(self) -> list[tuple[str, tuple[str, ...]]]:
        """What was done, and who did it; the words for it are `credits-WHAT`."""
        house = tuple(filter(None, [", ".join(filter(None, [self.publisher, self.published]))]))
        return [
            ("design", self.designers),
            *self.others.items(),
            ("publisher", house),
            ("translation", self.translators),
        ]

    def line(self) -> str:
        """In one line, as a journal keeps it."""
        made = [", ".join(self.designers), self.publisher, self.published]
        return f"{self.title} ({'; '.join(filter(None, made))})" if any(made) else self.title


def _nothing(_box: Any) -> Mapping[str, Any]:
    return {}


def _untold(_box: Any, _game: Any, _piece: str, _viewer: Role | None) -> Sequence[Say]:
    return ()


def _no_figures(_box: Any) -> str:
    return "none"


@dataclass(frozen=True)
class Rulebook(Generic[G]):
    """Everything the house needs to know of a game. `folder` holds its rooms."""

    id: str
    version: str  # the number of its edition: another one whenever a game of it could go otherwise
    year: str
    ground: str
    folder: Path
    roles: tuple[Role, ...]
    scenarios: tuple[Scenario, ...]
    open_box: Callable[[Path | None], Any]
    setup: Callable[[str, frozenset[str], Any], G]
    play: Callable[[Table[G]], Coroutine[Any, Any, Outcome]]
    scene: Callable[[Any, G, Role | None], Scene]
    heading: Callable[[Any, G], Say]  # when we are: the turn and what is being done
    facts: Callable[[Any, G], Mapping[str, Any]]
    judge: Callable[[Any, G, Role], float]
    redeal: Callable[[Any, G, Role, Random], G]
    name: Callable[[Any, str, str], str]  # what an id is called, by language; `SCENARIO.ROLE`: a seat
    position: Callable[[Any, G, Mapping[str, Any]], None]  # lay a drill's position over the set-up
    audit: Callable[[Any, G], Sequence[str]]  # what is wrong with a state: lost counters and the like
    board: Callable[[Any, str], Board]  # one of its boards, by name
    charts: Callable[[Any], Mapping[str, Any]]
    cover: Callable[[Any], str] | None = None  # draws the picture on the lid of its box on a sheet
    credits: Credits | None = None
    fingerprint: Callable[[Any], str] = _no_figures  # a hash of what is in a box, packs included
    origins: Callable[[Any], Mapping[str, Any]] = _nothing  # where the files of the box are from, by name
    profile: Callable[[Any, G, str, Role | None], Sequence[Say]] = (
        _untold  # what a viewer may know of a piece
    )
    switches: tuple[Switch, ...] = field(default=())
    solitaire: bool = False
    moments: Mapping[str, str] = field(default_factory=dict, hash=False)  # log lines worth a badge: which
    foresight: Callable[[Any, G, Role], float] | None = None  # `judge` of the ends of a search's rollouts
    tempting: Callable[[Any, G, Ask], Sequence[Option]] | None = None  # at points where bots look first
    niceties: frozenset[str] = frozenset()  # verbs of finer ways to do the same, with which bots lose no time
    clock: Callable[[Any, G], int] | None = None  # counts whatever a side does before the other may answer
    fickle: int = 1  # how many times as much of what comes of an option is luck as in other games

    @property
    def words(self) -> Path:
        """The folder of everything a person reads: sentences, rules, sources and history."""
        return self.folder / "words"

    @property
    def look(self) -> Path:
        """The folder of how it looks: `look.toml`, and symbols of its own in `symbols.svg`."""
        return self.folder / "board"

    @property
    def drills(self) -> Path:
        """The folder of the worked examples."""
        return self.folder / "proof" / "drills"

    @cached_property
    def text(self) -> Text:
        return Text(self.words)

    def start(self, box: Any, header: Header) -> G:
        """The state at the very beginning of a journal."""
        return self.setup(header.scenario, frozenset(header.switches), box)

    def board_of(self, box: Any, scenario: str) -> Board:
        """The board a scenario is played on."""
        return self.board(box, self.board_name(scenario))

    def board_name(self, scenario: str) -> str:
        return next(each.board for each in self.scenarios if each.id == scenario)

    def scenario(self, scenario: str | None) -> str:
        """The id of a scenario that exists; the first one if none is named."""
        known = [each.id for each in self.scenarios]
        if scenario is None:
            return known[0]
        if scenario not in known:
            raise NotFound("no-such-scenario", scenario=scenario, game=self.id, known=", ".join(known))
        return scenario

    def compatible(self, wanted: Iterable[str]) -> tuple[str, ...]:
        """Of switches that somebody wants, those that go together: of two that contradict, the first."""
        wished, taken = set(wanted), list[Switch]()
        for switch in self.switches:
            barred = any(switch.id in each.excludes or each.id in switch.excludes for each in taken)
            if switch.id in wished and not barred:
                taken.append(switch)
        return tuple(switch.id for switch in taken)

    def chosen(self, switches: Sequence[str] | None) -> frozenset[str]:
        """The switches that are on."""
        if switches is None:
            return frozenset(switch.id for switch in self.switches if switch.default)
        known = [switch.id for switch in self.switches]
        for switch in switches:
            if switch not in known:
                raise NotFound("no-such-switch", switch=switch, game=self.id, known=", ".join(known) or "-")
        for each in self.switches:
            for other in each.excludes:
                if each.id in switches and other in switches:
                    raise NotFound("switches-contradict", switch=each.id, other=other, game=self.id)
        return frozenset(switches)


@lru_cache(maxsize=1)
def _registered() -> Mapping[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group="vivac.games"), key=lambda p: p.name)}


def games() -> list[str]:
    """The ids of all games that are installed."""
    return list(_registered())


@lru_cache
def find_game(game: str) -> Rulebook[Any]:
    """The rulebook registered under this id."""
    try:
        point = _registered()[game]
    except KeyError:
        raise NotFound("no-such-game", game=game, known=", ".join(games())) from None
    try:
        rulebook: Rulebook[Any] = point.load()
    except Exception as error:  # whatever is wrong with one game, the others go on
        raise NotFound("game-broken", game=game, reason=_where(error)) from error
    return rulebook


def _where(error: Exception) -> str:
    """What went wrong while a game was loaded, and the file and line of the game where it did."""
    if isinstance(error, SyntaxError):
        return f"{Path(error.filename or '').name}:{error.lineno}: {error.msg}"
    frames = extract_tb(error.__traceback__)
    importing = [nth for nth, frame in enumerate(frames) if frame.filename.startswith("<")]
    files = [(Path(frame.filename), frame.lineno) for frame in frames[max(importing, default=len(frames)) :]]
    theirs = [(file, line) for file, line in files[1:] if not file.is_relative_to(Path(__file__).parent)]
    return "".join(f"{file.name}:{line}: " for file, line in theirs[-1:]) + str(error)
