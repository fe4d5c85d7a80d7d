"""Entries of the journal that are played again: the rules are given them instead of being answered."""

from __future__ import annotations

from collections.abc import Mapping

from vivac.table.journal import Entry, Journal
from vivac.table.option import Id, Option, Region
from vivac.table.parallel import Plans
from vivac.table.questions import Ask, Options, Role
from vivac.table.records import Unbelievable


class PlayedAgain:
    """The journal of a table, and how much of it has still to be played again."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self._entries = journal.entries
        self._first = journal.skipped  # entries that came before those
        self._sealed = 0  # nothing before this entry can be taken back
        self._feed: list[Entry] = []  # entries to be played again, the next one last
        self._redraw = False  # draws nobody has seen are drawn afresh while feeding
        self._open: dict[Role, Ask] = {}  # the questions at which the original of a copy waits
        self._plans: Plans | None = None  # while several roles plan at once

    def _must_be_offered(self, options: Options, regions: Mapping[Option, Region] | None) -> None:
        """In a state that was only imagined, what was really answered may not have been possible."""
        value = self._feed[-1].value
        known = options() if callable(options) else options
        if value in known or not isinstance(value, Option):
            return
        if not (regions and value.unplaced in regions):
            raise Unbelievable

    def _answer_again(self, role: Role) -> Option:
        entry = self._feed[-1]
        if entry.role != role or not isinstance(entry.value, Option):
            raise Unbelievable
        self._feed.pop()
        self.journal.add(entry)
        if self._plans is not None:
            self._plans.answered(role)
        return entry.value

    def _chance_again(self) -> Id:
        entry = self._feed[-1]
        if entry.role or isinstance(entry.value, Option):
            raise Unbelievable
        self._feed.pop()
        self.journal.add(entry)
        self._sealed = self._first + len(self._entries)
        return entry.value

    def _asked_there(self, ask: Ask) -> bool:
        """Whether the original of a copy waits at the same question, which then has the same options.

        It is not asked again, should the copy go back and come by another way.
        """
        there = self._open.get(ask.role)
        if there is None or there.number != ask.number:
            return False
        ask.share(there)
        del self._open[ask.role]
        return True
