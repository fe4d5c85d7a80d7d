"""What every table promises, whatever the game; each broken promise is an AssertionError with a sentence.

Fuzzing and the conformance suite hold games to these at random moments of random games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from vivac.players import GreedyPlayer, Player, RandomPlayer, ScriptPlayer
from vivac.players.at_random import MoodyPlayer, somewhere
from vivac.table import (
    Ask,
    EnteredChance,
    Entry,
    Header,
    Journal,
    Option,
    RandomChance,
    Role,
    Rulebook,
    Say,
    Table,
    unflat,
)
from vivac.table.replaying import replay_checked

LIMIT = 200_000  # decisions after which a game counts as endless
EAGER = 2  # of the games looked at, how many are played by players who want to win
TRIES = 20  # eager games played, of which the longest is looked at
ENOUGH = 300  # decisions of an eager game that make further tries needless
LONG = 1_500  # entries after which a game has been looked at for long enough


def promise(kept: bool, otherwise: str) -> None:
    if not kept:
        raise AssertionError(otherwise)


def header_of(rulebook: Rulebook[Any], scenario: str, switches: tuple[str, ...] = ()) -> Header:
    return Header(rulebook.id, rulebook.version, scenario, tuple(sorted(switches)))


def random_variant(rulebook: Rulebook[Any], rng: Random, scenario: str | None = None) -> Header:
    """A scenario and a set of switches: half of the time all as printed, else each switch by a coin."""
    chosen = scenario or rng.choice(rulebook.scenarios).id
    as_printed = rng.random() < 0.5
    wanted = [s.id for s in rulebook.switches if (s.default if as_printed else rng.random() < 0.5)]
    return header_of(rulebook, chosen, rulebook.compatible(wanted))


def new_table(rulebook: Rulebook[Any], box: Any, header: Header, seed: int) -> Table[Any]:
    """A table at its first question, with a plain generator for its dice."""
    chance = RandomChance(f"dice {seed}")
    return Table(rulebook, box, rulebook.start(box, header), Journal(header), chance).start()


def random_player(seed: int) -> Player:
    """Half of the random games are played without preferences, half with moods."""
    moody = Random(f"player {seed}").random() < 0.5
    return (MoodyPlayer if moody else RandomPlayer)(f"answers {seed}")


def eager_player(seed: int) -> Player:
    """Plays for its own good, so that its games go deeper than random ones, but not always."""
    return GreedyPlayer(f"answers {seed}", rash=0.15)


def moments(table: Table[Any], player: Player, limit: int = LIMIT) -> Iterator[tuple[Table[Any], Ask]]:
    """Play on, stopping at every question, before it is answered."""
    decisions = 0
    while (question := table.question) is not None:
        yield table, question
        decisions += 1
        promise(decisions <= limit, f"the game did not end within {limit} decisions")
        table.answer(player.choose(table, question), role=question.role)


class Record(NamedTuple):
    """A game that can be played again: its variant, the seed of its dice, and every answer."""

    header: Header
    seed: int
    answers: tuple[str, ...]


@lru_cache(maxsize=32)
def recorded(rulebook: Rulebook[Any], nth: int) -> Record:
    """One of several games to look at: the first two are the longest of some eager ones, the rest random."""
    if nth >= EAGER:
        return _record(rulebook, nth, random_player(nth))
    longest: Record | None = None
    for seed in range(1000 * nth, 1000 * nth + TRIES):
        record = _record(rulebook, seed, eager_player(seed))
        if longest is None or len(record.answers) > len(longest.answers):
            longest = record
        if len(record.answers) >= ENOUGH:
            break
    assert longest is not None
    return longest


def _record(rulebook: Rulebook[Any], seed: int, player: Player) -> Record:
    header = random_variant(rulebook, Random(f"variant {seed}"))
    try:
        table = new_table(rulebook, rulebook.open_box(None), header, seed)
        for _ in moments(table, player):
            if len(table.journal.entries) > LONG:
                break
    except Exception as error:
        raise AssertionError(f"{rulebook.id}: game {seed} breaks down: {error!r}") from error
    answers = [entry.value for entry in table.journal.entries if entry.role and not entry.auto]
    return Record(header, seed, tuple(answer.id for answer in answers if isinstance(answer, Option)))


def samples(rulebook: Rulebook[Any], games: int, looks: int) -> Iterator[tuple[Table[Any], Ask, Random]]:
    """Some questions of some games, about so many of each. When asked for the next, a game plays on."""
    box = rulebook.open_box(None)
    for seed in range(games):
        rng = Random(f"samples {seed}")
        record = recorded(rulebook, seed)
        decisions = len(record.answers)
        chosen = set(rng.sample(range(decisions), min(looks, decisions)))
        table = new_table(rulebook, box, record.header, record.seed)
        for nth, (_, question) in enumerate(moments(table, ScriptPlayer(record.answers))):
            if nth == decisions:  # a long game was not recorded to its end
                break
            if nth in chosen:
                yield table, question, rng


def sound(table: Table[Any]) -> None:
    """Nothing is lost, and the state is flat."""
    wrong = [*table.rulebook.audit(table.box, table.game), *unflat(table.game)]
    promise(not wrong, f"the state is wrong: {'; '.join(wrong)}")


def _offer(table: Table[Any]) -> list[tuple[int, Role, str, list[Option]]]:
    asks = [ask for role in table.waiting_for if (ask := table.question_for(role))]
    return [(ask.number, ask.role, ask.prompt, list(ask.options)) for ask in asks]


def fork_is_equal(table: Table[Any]) -> Table[Any]:
    """A copy has the same state and the same question. It waits for its dice to be entered."""
    copy = table.fork(EnteredChance())
    promise(copy.game == table.game, f"a copy has another state: {difference(table.game, copy.game)}")
    promise(_offer(copy) == _offer(table), f"a copy has another question than {table.question}")
    return copy


def fork_goes_on_equally(copy: Table[Any], original: Table[Any]) -> None:
    """With the same answers and dice a copy arrives where the original is now."""
    replay_checked(copy, original.journal.entries[copy.journal.skipped :])
    _same(original, copy, "a copy that went on with the same answers and dice")


def undo_restores(table: Table[Any], rng: Random) -> None:
    """An answer that is taken back leaves no trace."""
    copy = table.fork(RandomChance(rng.getrandbits(64)))
    question = copy.question
    assert question is not None
    option = somewhere(question, rng.choice(question.options), rng)
    copy.answer(option, role=question.role)
    if copy.can_take_back(question.role):
        copy.take_back(question.role)
        _same(table, copy, f"taking back {option.id}")
        promise(_offer(copy) == _offer(table), f"taking back {option.id} leads to another question")


def every_option_can_be_taken(table: Table[Any], question: Ask, rng: Random, most: int = 60) -> None:
    """Whatever is offered can be done."""
    options = list(question.options)
    promise(len(set(options)) == len(options), f"{question.prompt} offers an option twice")
    for option in rng.sample(options, min(most, len(options))):
        copy = table.fork(RandomChance(rng.getrandbits(64)))
        try:
            copy.answer(somewhere(question, option, rng), role=question.role)
        except Exception as error:
            raise AssertionError(f"{option.id} was offered but breaks the rules: {error!r}") from error


def replay_is_equal(table: Table[Any], entries: list[Entry] | None = None) -> None:
    """The journal, trusted or checked, leads to the same state and the same scenes."""
    for trusted in (True, False):
        again = replayed(table, table.journal.entries if entries is None else entries, trusted=trusted)
        _same(table, again, f"replaying the journal ({'trusted' if trusted else 'checked'})")
        for viewer in (*table.rulebook.roles, None):
            promise(
                seen(table, viewer) == seen(again, viewer),
                f"replaying the journal changes what {viewer} sees",
            )


def replayed(table: Table[Any], entries: list[Entry], *, trusted: bool) -> Table[Any]:
    header = table.journal.header
    start = table.rulebook.start(table.box, header)
    again = Table(table.rulebook, table.box, start, Journal(header), EnteredChance())
    if trusted:
        again.trust(list(entries))
    else:
        replay_checked(again.start(), entries)
    return again


def seen(table: Table[Any], viewer: Role | None) -> bytes:
    """Everything that is sent to a viewer, with all that they can ask about what they see."""
    scene = table.scene(viewer)
    return msgspec.json.encode((scene, profiles(table.rulebook, table.box, table.game, viewer)))


def known(rulebook: Rulebook[Any], box: Any, game: Any, viewer: Role | None) -> bytes:
    """What a viewer sees of a state, whatever is being asked."""
    scene = rulebook.scene(box, game, viewer)
    return msgspec.json.encode((scene, profiles(rulebook, box, game, viewer)))


def profiles(rulebook: Rulebook[Any], box: Any, game: Any, viewer: Role | None) -> list[Sequence[Say]]:
    """All that a viewer may ask about the pieces whose faces they see, on the board and beside it."""
    scene = rulebook.scene(box, game, viewer)
    pieces = [*scene.pieces, *(piece for pile in scene.piles for piece in pile.pieces)]
    return [rulebook.profile(box, game, piece.id, viewer) for piece in pieces if piece.face_up]


def _same(table: Table[Any], other: Table[Any], how: str) -> None:
    promise(other.game == table.game, f"{how} gives another state: {difference(table.game, other.game)}")
    promise(other.outcome == table.outcome, f"{how} gives another outcome")
    theirs, ours = other.journal, table.journal  # a copy keeps what happened since its bookmark
    first = max(theirs.skipped, ours.skipped)
    same = theirs.entries[first - theirs.skipped :] == ours.entries[first - ours.skipped :]
    promise(theirs.count == ours.count and same, f"{how} gives another journal")


def difference(one: Any, other: Any) -> str:
    """The first columns in which two states differ."""
    columns = [name for name in one.__slots__ if getattr(one, name) != getattr(other, name)]
    return "; ".join(f"{name} {getattr(one, name)!r} and {getattr(other, name)!r}" for name in columns)[:500]
