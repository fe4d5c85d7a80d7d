"""Golden games: one readable transcript for every scenario, kept in the tests.

Each says by which edition of the rules it was played, what was asked of whom and what was offered, what was
answered, how dice fell, what was told, and a hash of the state at every bookmark. A test plays its answers
and dice again; whoever changes how a game behaves sees it there as a difference, and has to raise the edition
of the game. What sentences say besides their keys, and which rules they cite, is wording and no behaviour.

    python -m vivac.lab.golden tests/golden [GAME ...]

records new games; with `--again` it plays the recorded answers and writes down what comes of them now. Both
refuse to write down another behaviour under the same edition.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any

from vivac.lab.promises import header_of
from vivac.players import GreedyPlayer
from vivac.table import (
    Ask,
    Chance,
    Complaint,
    Dice,
    Entry,
    Id,
    Journal,
    NotAllowed,
    Option,
    RandomChance,
    Rulebook,
    Say,
    ScriptError,
    Table,
    digest,
    find_game,
    games,
)
from vivac.table.option import whole_number

MOST = 350  # decisions of a game that are written down
LISTED = 24  # options that are spelt out; of more, their number and a hash of all
EDITION = "edition "  # and its number: the second line of a transcript
WORDING = re.compile(r"(?: \{.*\})?(?: \([^()]*\))?$")  # the params of a sentence, and the rule it cites
SENTENCES = ("  told", "over: ", "departs: ")

ENTRY = re.compile(r"^(\d+) (?:(?:die|draw) (\S+)|(\S+): (\S+))$")


def recorded(rulebook: Rulebook[Any], scenario: str) -> Iterator[str]:
    """The transcript of a new game, by players who want to win but are rash at times."""
    player = GreedyPlayer(f"golden {scenario}", rash=0.15)
    return _played(rulebook, scenario, RandomChance(f"golden {scenario}"), player.choose)


def again(rulebook: Rulebook[Any], scenario: str, transcript: Iterable[str]) -> Iterator[str]:
    """What comes of the answers and dice of a transcript now."""
    known = {int(line[1]): line for each in transcript if (line := ENTRY.match(each))}

    def answer(table: Table[Any], question: Ask) -> Option:
        line = known.get(len(table.journal.entries))
        if line is None or line[4] is None:
            raise NotAllowed("script-has-no-answer", question=question.prompt)
        return question.find(line[4])

    return _played(
        rulebook, scenario, _Recorded({n: line[2] for n, line in known.items() if line[2]}), answer
    )


class _Recorded:
    """Dice and draws as they fell in a transcript."""

    def __init__(self, fell: Mapping[int, str]) -> None:
        self._fell = fell

    def roll(self, number: int, dice: Dice, why: str) -> int:
        fell = whole_number(self._fell.get(number, ""))
        if fell is None or fell not in dice.outcomes():
            raise ScriptError("script-has-no-die", why=why)
        return fell

    def draw(self, number: int, pool: Sequence[Id], why: str) -> Id:
        drawn = self._fell.get(number, "")
        if drawn not in map(str, pool):
            raise ScriptError("script-has-no-draw", why=why)
        return next(thing for thing in pool if str(thing) == drawn)


def _played(
    rulebook: Rulebook[Any], scenario: str, chance: Chance, choose: Callable[[Table[Any], Ask], Option]
) -> Iterator[str]:
    """One game, line by line. What breaks off the recorded answers is the last line."""
    switches = tuple(switch.id for switch in rulebook.switches if switch.default)
    header, box = header_of(rulebook, scenario, switches), rulebook.open_box(None)
    table = Table(rulebook, box, rulebook.start(box, header), Journal(header), chance)
    yield f"# {rulebook.id}, {scenario}: a golden game, recorded by vivac.lab.golden"
    yield f"{EDITION}{rulebook.version}"
    writer = _Writer(table)
    try:
        table.start()
        for _ in range(MOST):
            yield from writer.news()
            question = table.question
            if question is None:
                break
            yield from writer.question(question)
            table.answer(choose(table, question), role=question.role)
        yield from writer.news()
    except Complaint as complaint:
        yield f"departs: {complaint}"
        return
    over = table.outcome
    yield f"over: {' '.join(over.winners) or 'nobody'} {_said(over.say)}" if over else "and so on"


class _Writer:
    """Writes down what happened at a table since it last looked."""

    def __init__(self, table: Table[Any]) -> None:
        self._table = table
        self._entries = 0
        self._told = 0
        self._rests = -1

    def news(self) -> Iterator[str]:
        table = self._table
        entries, log = table.journal.entries, table.log or []
        while self._entries < len(entries) or self._told < len(log):
            told = log[self._told] if self._told < len(log) else None
            if told is not None and told.number <= self._entries:
                to = f" to {told.to}" if told.to else ""
                yield f"  told{to}: {_said(told.say)}"
                self._told += 1
            else:
                yield _entry(self._entries, entries[self._entries])
                self._entries += 1
        if table.rests != self._rests and table.at_rest:
            self._rests = table.rests
            yield f"  state {digest(table.game)}"

    def question(self, ask: Ask) -> Iterator[str]:
        yield f"{ask.number} {ask.role} is asked {ask.prompt}{_params(ask.params)}"
        offered = sorted(option.id for option in ask.options)
        if len(offered) <= LISTED:
            yield f"  offered: {' '.join(offered)}"
        else:
            yield f"  offered: {len(offered)} options, hash {_hash(offered)}"


def _hash(words: list[str]) -> str:
    return sha256(" ".join(words).encode()).hexdigest()[:12]


def _entry(number: int, entry: Entry) -> str:
    value = entry.value
    if isinstance(value, Option):
        return f"{number} {entry.role}{' must' if entry.auto else ''}: {value.id}"
    return f"{number} {'die' if isinstance(value, int) else 'draw'} {value}"


def _said(say: Say) -> str:
    return f"{say.key}{_params(say.params)}{f' ({say.rule})' if say.rule else ''}"


def _params(params: Any) -> str:
    return f" {{{', '.join(f'{name}: {value}' for name, value in sorted(params.items()))}}}" if params else ""


def file_of(folder: Path, game: str, scenario: str) -> Path:
    return folder / game / f"{scenario}.txt"


def behaviour(line: str) -> str:
    """What a line of a transcript says of how the game goes, without the wording."""
    if line.startswith(SENTENCES) or " is asked " in line:
        return WORDING.sub("", line)
    return line


def first_change(written: Sequence[str], now: Sequence[str]) -> int | None:
    """The number of the first line that tells of another behaviour."""
    for number, pair in enumerate(zip_longest(written, now, fillvalue=""), start=1):
        if len(set(map(behaviour, pair))) > 1:
            return number
    return None


def wrong_edition(rulebook: Rulebook[Any], written: Sequence[str], now: Sequence[str]) -> str:
    """What is wrong where a game no longer goes as its transcript says; nothing where all is well."""
    edition = written[1].removeprefix(EDITION) if written[1:] and written[1].startswith(EDITION) else ""
    number = first_change(written, now)
    if not edition:
        return "the transcript does not say its edition: write it down --again"
    if edition != rulebook.version:
        return f"it was recorded by edition {edition}, and this is {rulebook.version}: write it down --again"
    if number is not None:
        return f"behaviour changed at line {number}: raise the edition of {rulebook.id}"
    return "" if list(written) == list(now) else "its wording changed: write it down --again"


def write(folder: Path, chosen: Sequence[str], *, anew: bool) -> Iterator[str]:
    """Write transcripts down, all but those that tell of another behaviour under the same edition."""
    for game in chosen or games():
        rulebook = find_game(game)
        for scenario in rulebook.scenarios:
            path = file_of(folder, game, scenario.id)
            path.parent.mkdir(parents=True, exist_ok=True)
            written = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
            now = list(again(rulebook, scenario.id, written)) if written else []
            wrong = wrong_edition(rulebook, written, now) if written else ""
            if "raise the edition" in wrong:
                yield f"{path}: {wrong}"
                continue
            if anew or not written:
                now = list(recorded(rulebook, scenario.id))
            path.write_text("".join(f"{line}\n" for line in now), encoding="utf-8")
            yield str(path)


if __name__ == "__main__":
    where, *which = [word for word in sys.argv[1:] if word != "--again"]
    told = list(write(Path(where), which, anew="--again" not in sys.argv))
    sys.stdout.writelines(f"{line}\n" for line in told)
    sys.exit(any("raise the edition" in line for line in told))
