"""Playing a journal again: to the same end, or up to the entry where it departs from these rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from vivac.table.errors import BadJournal, NotAllowed
from vivac.table.journal import Entry, Journal
from vivac.table.option import Option
from vivac.table.played_on import Edition, State
from vivac.table.questions import Ask, Draw, Roll
from vivac.table.records import Departure
from vivac.table.scene import Param, Say
from vivac.table.state import digest
from vivac.table.table import Table


def here(table: Table[Any]) -> Edition:
    """What is played on here and now: the edition of the rules, and the box as it was opened."""
    rulebook = table.rulebook
    return Edition(0, rulebook.version, rulebook.fingerprint(table.box))


def hash_states(table: Table[Any]) -> None:
    """From here on the journal of a table keeps hashes of its state."""
    table.journal.hash_states(lambda: digest(table.game))


class Replayed(NamedTuple):
    """How far a journal could be played again."""

    entries: int  # that were played as they stand there
    broken: Say | None  # what is wrong with the one after them
    certain: int  # entries up to the last state that is the same as it was
    differs: State | None  # the first state that is not

    @property
    def departs(self) -> int | None:
        """The first entry of which it is not certain that it goes as it was played."""
        if self.differs is not None:
            return self.certain
        return self.entries if self.broken else None


def replay(table: Table[Any], told: Journal) -> Replayed:
    """Play a journal again at a table that has not started, every entry and every state checked."""
    table.journal.play_again(told)
    if told.played_on.states:
        hash_states(table)
    entries, broken = table.journal.entries, None
    try:
        replay_checked(table.start(), told.entries)
    except BadJournal as illegal:
        broken = illegal.say
    except Exception as broke:  # rules that meet a state which by them could never be
        if not entries:
            raise
        broken = Say("journal-breaks-rules-down", {"number": len(entries) - 1, "error": _in_short(broke)})
    played = int(broken.params["number"]) if broken else len(entries)
    ours, certain = table.journal.played_on.states, 0
    for start, state in sorted(told.played_on.states.items()):
        if start > played or (start not in ours and not state.over):  # nothing has been entered there yet
            continue
        if ours.get(start) != state:
            return Replayed(played, broken, certain, state)
        certain = start
    return Replayed(played, broken, certain, None)


def _in_short(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def play_again(table: Table[Any], told: Journal, pack: str = "") -> None:
    """Play a journal again and go on with it.

    Where it departs, the table stays at the last entry that is certain, to be looked at. `pack`: the hash of
    the one laid over the box here; without the right one an open game does not go on either.
    """
    number = replay(table, told).departs
    if number is None and table.outcome is None and told.header.pack != pack:
        number = len(told.entries)
    if number is not None:
        table.depart(Departure(number, why_departed(number, told, here(table), pack)))
        told = told.upto(number)
    table.journal.adopt(told)
    if table.departure is None:
        hash_states(table)
        table.journal.go_on_by(*here(table)[1:])


def why_departed(number: int, told: Journal, now: Edition, pack: str) -> Say:
    """At which entry and why, in a sentence."""
    then = told.played_on.edition_at(number)
    params: dict[str, Param] = {"number": number, "theirs": then.version, "ours": now.version}
    if told.header.pack != pack:
        return Say("departs-pack" if told.header.pack else "departs-no-pack", params)
    if then.version != now.version:
        return Say("departs-edition", params)
    if not then.box:
        return Say("departs-before", params)
    return Say("departs-box" if then.box != now.box else "departs-unexplained", params)


def replay_checked(table: Table[Any], given: list[Entry]) -> None:
    """Give a table the entries of a journal that nobody vouches for, each checked against its question."""
    played, agreed = table.journal.entries, 0
    while True:
        while agreed < min(len(played), len(given)):
            if played[agreed] != given[agreed]:
                raise BadJournal("journal-breaks-a-rule", number=agreed)
            agreed += 1
        if agreed == len(given):
            return
        if table.question is None:
            raise BadJournal("journal-goes-on-after-the-end", number=agreed)
        try:
            _enter(table, table.question, given[agreed])
        except NotAllowed:
            raise BadJournal("journal-breaks-a-rule", number=agreed) from None


def _enter(table: Table[Any], ask: Ask, entry: Entry) -> None:
    value = entry.value
    if isinstance(ask, Roll | Draw) and not isinstance(value, Option):
        table.answer(Option("die" if isinstance(ask, Roll) else "draw", value))
    elif isinstance(value, Option):
        table.answer(value, role=entry.role)
    else:
        raise NotAllowed("not-among-the-options", choice=str(value), question=ask.prompt)
