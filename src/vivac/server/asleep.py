"""Matches asleep: what a table needs to go on, packed small, so that opening it again plays next to nothing.

A room that is pushed out of memory leaves its match here. Waking it takes milliseconds, where playing a long
journal again takes tenths of a second. What is pushed out of here is played again from the store.
"""

from __future__ import annotations

import pickle
import zlib
from collections import OrderedDict
from typing import NamedTuple

from vivac.server.keeping import Key
from vivac.server.match import Match
from vivac.server.store import Record
from vivac.table import Journal
from vivac.table.replaying import hash_states, here


class Sleeper(NamedTuple):
    record: Record
    lines: int  # how many were stored when it fell asleep
    packed: bytes


class Asleep:
    def __init__(self, most: int) -> None:
        self._most = most  # bytes
        self._bytes = 0
        self._sleepers: OrderedDict[str, Sleeper] = OrderedDict()

    def put(self, match: Match, lines: int) -> None:
        """Let a match sleep. A drill is not worth it: it is short, and its guide has to lead through it.

        What can only be looked at may depart elsewhere with other rules, so it is played again each time.
        """
        if match.guide is not None or match.departure is not None:
            return
        table, journal = match.table, match.table.journal
        told = (journal.head, journal.ledger, journal.seals, journal.seeds, journal.played_on)
        kept = (table.keep(), told, match.events)
        packed = zlib.compress(pickle.dumps(kept, pickle.HIGHEST_PROTOCOL), 1)
        self.take(match.record.id)
        self._sleepers[match.record.id] = Sleeper(match.record, lines, packed)
        self._bytes += len(packed)
        while self._bytes > self._most:
            self._bytes -= len(self._sleepers.popitem(last=False)[1].packed)

    def take(self, table: str) -> Sleeper | None:
        """The match of a table if it is asleep here; it is not any more."""
        sleeper = self._sleepers.pop(table, None)
        self._bytes -= len(sleeper.packed) if sleeper else 0
        return sleeper

    def __contains__(self, table: str) -> bool:
        return table in self._sleepers


def wake(sleeper: Sleeper, key: Key) -> Match:
    match = Match(sleeper.record, key=key)
    table = match.table
    kept, told, match.events = pickle.loads(zlib.decompress(sleeper.packed))
    slept = Journal(match.header)
    slept.head, slept.ledger, slept.seals, slept.seeds, played_on = told
    table.journal.adopt(slept, played_on)
    table.restore(kept)
    hash_states(table)
    table.journal.go_on_by(*here(table)[1:])
    table.chance = match.chance()
    match.fresh.clear()
    return match
