"""A match: one game in progress as the house keeps it, rebuilt from its stored lines by anybody at any time.

It holds the table itself and what the rules know nothing of: resignations, draws by agreement, the guide of
a drill, when each line of the log was told. Whatever happens leaves lines in `fresh`, still to be stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from vivac.lab.drill import Drill
from vivac.server.diary import Date, Diary
from vivac.server.drilling import Guide
from vivac.server.keeping import Key
from vivac.server.store import Record
from vivac.server.words import box_of
from vivac.table import (
    CHANCE,
    Chance,
    Complaint,
    EnteredChance,
    Entry,
    FairChance,
    Header,
    Journal,
    NotAllowed,
    Option,
    Outcome,
    Role,
    Rulebook,
    Say,
    Table,
    WitnessedChance,
    throw,
)
from vivac.table.ledger import follows
from vivac.table.opening import rulebook_of
from vivac.table.records import Departure
from vivac.table.replaying import hash_states, play_again, replay_checked

NOBODY: Mapping[Role, str] = {}


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened to a match outside the rules, after so many entries."""

    event: str
    n: int
    role: Role = ""
    table: str = ""  # of a rematch
    link: str = ""  # revealed while others are still waited for


class Match:
    def __init__(self, record: Record, drill: Drill | None = None, key: Key | None = None) -> None:
        self.record = record
        self.key = key  # of the house; nothing but dice that nobody owns needs it
        self.header = msgspec.json.decode(record.header, type=Header)
        self.rulebook = _laid_out(rulebook_of(Journal(self.header)), drill)
        self.box = box_of(self.header.game)
        self.drill = drill
        self.guide: Guide | None = None
        self.events: list[Event] = []
        self.fresh: list[str] = []
        self.stored: Journal | None = None  # where it departs from these rules: all of it, as it was played
        self.table = self._lay()

    @classmethod
    def begin(
        cls,
        record: Record,
        drill: Drill | None = None,
        key: Key | None = None,
        commitments: Mapping[Role, str] = NOBODY,
    ) -> Match:
        """A new match, at its first question, or at a die that waits for those who have committed to it."""
        match = cls(record, drill, key)
        if drill is None:
            match.table.chance = match.chance()
            hash_states(match.table)
            if match.witnessed is not None:
                match.witnessed.begin(match.bots)
                for role, tip in commitments.items():
                    match.table.journal.commit(role, tip)
            match.table.start()
        else:
            match._follow(drill, [])
        return match

    @classmethod
    def go_on(
        cls, record: Record, lines: Sequence[str], drill: Drill | None = None, key: Key | None = None
    ) -> Match:
        """The match that these lines tell of, paused where they end, or where it departs from these rules."""
        events = [msgspec.json.decode(line, type=Event) for line in lines if _is_event(line)]
        kept = [line for line in lines if not _is_event(line)]
        journal = Journal.parse("\n".join([record.header, *kept]), record.id)
        match = cls(record, drill, key)
        match.events = events
        if drill is not None:
            match._follow(drill, journal.entries)
            match.table.journal.adopt(journal)
        else:
            play_again(match.table, journal)
            match.table.chance = match.chance()
        if match.departure is not None:
            match.stored = journal
        match.fresh.clear()
        return match

    def _lay(self) -> Table[Any]:
        game = self.rulebook.start(self.box, self.header)
        journal = Journal(self.header, lambda line: self.fresh.append(line))
        table = Table(self.rulebook, self.box, game, journal, EnteredChance())
        table.log = Diary(self._today)
        return table

    def chance(self) -> Chance:
        if self.record.dice != "fair":
            return EnteredChance()
        if self.record.seed:
            return FairChance(self.record.seed)
        if self.key is None:  # nobody but the house can throw them
            return EnteredChance()
        return self.key.chance(self.record.id, self.bots).join(self.table.journal)

    @property
    def bots(self) -> tuple[Role, ...]:
        return tuple(role for role, who in self.header.seats.items() if who.startswith("bot:"))

    def luck(self, role: Role) -> str:
        """By what a bot decides between equals: the same every time, and nowhere in the store."""
        seed = self.record.seed or (self.key.secret("luck", self.record.id) if self.key else "")
        return f"{seed} {role} {self.number}"

    def _follow(self, drill: Drill, entries: Sequence[Entry]) -> None:
        """Play a drill as far as these entries tell."""
        self.guide = Guide(drill, self.table)
        for entry in entries:
            if isinstance(entry.value, Option) and not entry.auto:
                try:
                    self.guide.take()
                except Complaint:
                    number = self.number
                    self.table.depart(Departure(number, Say("departs-drill", {"number": number})))
                    return

    def _today(self) -> Date:
        heading = self.rulebook.heading(self.box, self.table.game)
        turn = heading.params.get("turn")
        return Date(turn if isinstance(turn, int) else None, heading)

    # ---------------------------------------------------------------- how it stands

    @property
    def departure(self) -> Departure | None:
        """Where it cannot be gone on with by these rules, and why; until there it can be looked at."""
        return self.table.departure

    @property
    def journal(self) -> Journal:
        """All of it, even what these rules cannot follow."""
        return self.stored or self.table.journal

    def must_go_on(self) -> None:
        """Refuse whatever would change a match that can only be looked at."""
        if self.departure is not None:
            raise self.table.refused

    @property
    def number(self) -> int:
        return len(self.table.journal.entries)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: by the rules, or by what the players agreed on."""
        for event in self.events:
            if event.event == "resign":
                rest = tuple(role for role in self.rulebook.roles if role != event.role)
                return Outcome(rest, Say("outcome-resigned"))
            if event.event == "draw":
                return Outcome((), Say("outcome-agreed"))
        return self.table.outcome

    @property
    def ended_by(self) -> Event | None:
        """The event that ended it, if it was not the rules."""
        return next((event for event in self.events if event.event in ("resign", "draw")), None)

    @property
    def waiting_for(self) -> tuple[Role, ...]:
        if self.over:
            return ()
        return self.wants if self.table.dice_are_called else self.table.waiting_for

    @property
    def offers(self) -> tuple[Role, ...]:
        """Who offers a draw right now; an offer lapses as soon as anybody answers anything."""
        open_offers = [event for event in self.events if event.event == "offer-draw"]
        return tuple(event.role for event in open_offers if event.n == self.number) if not self.over else ()

    # ---------------------------------------------------------------- dice nobody owns

    @property
    def witnessed(self) -> WitnessedChance | None:
        chance = self.table.chance
        return chance if isinstance(chance, WitnessedChance) else None

    @property
    def wants(self) -> tuple[Role, ...]:
        """The seats whose link is waited for, so that a die can fall."""
        if self.witnessed is None or self.over or not self.table.dice_are_called:
            return ()
        return self.witnessed.missing(self._revealed)

    @property
    def _revealed(self) -> Mapping[Role, str]:
        """The links that were revealed for the die of now, while others are still missing."""
        standing = self.table.journal.ledger.standing
        return {
            event.role: event.link
            for event in self.events
            if event.event == "revealed" and event.n == self.number and event.role in standing
            if follows(event.link, standing[event.role].last)
        }

    @property
    def dice_are_due(self) -> bool:
        """A die is called and everybody's link is known: it can fall."""
        return not self.over and self.table.dice_are_called and not self.wants

    def roll_on(self) -> bool:
        """Let the dice fall that are due. To be called once all that has happened is stored."""
        if not self.dice_are_due:
            return False
        assert self.witnessed is not None
        self.witnessed.take_links(self._revealed)
        throw(self.table, self.witnessed)
        return True

    def reveal(self, role: Role, link: str) -> None:
        standing = self.table.journal.ledger.standing.get(role)
        if standing is not None and (link == standing.last or self._revealed.get(role) == link):
            return
        self.must_go_on()
        if self.witnessed is None or role not in self.wants:
            raise NotAllowed("no-link-wanted", role=role)
        self.witnessed.check(role, link)
        self._happened(Event("revealed", self.number, role, link=link))

    @property
    def may_commit(self) -> bool:
        closed = self.over or self.departure is not None or self.table.dice_are_called
        return self.witnessed is not None and not closed

    def commit(self, role: Role, tip: str) -> None:
        """Another chain for a seat: never while a die waits, so that nobody gets another die by it."""
        self.must_go_on()
        ledger = self.table.journal.ledger
        if self.witnessed is None or self.over:
            raise NotAllowed("nothing-to-commit-to")
        if role in ledger.standing and ledger.standing[role].tip == tip:
            return
        if self.table.dice_are_called:
            raise NotAllowed("dice-are-called")
        if ledger.knows(tip):
            raise NotAllowed("chain-is-known")
        self.table.journal.commit(role, tip)

    # ---------------------------------------------------------------- how it ended

    @property
    def rematch(self) -> str:
        return next((event.table for event in self.events if event.event == "rematch"), "")

    def decisions(self) -> list[int]:
        """The entries in which somebody chose."""
        entries = self.table.journal.entries
        return [n for n, entry in enumerate(entries) if entry.role not in ("", CHANCE) and not entry.auto]

    def last_decision(self, role: Role) -> int | None:
        entries = self.table.journal.entries
        return next((n for n in reversed(self.decisions()) if entries[n].role == role), None)

    # ---------------------------------------------------------------- what happens to it

    def answer(self, choice: str, role: Role, number: int) -> None:
        if self.over:
            raise NotAllowed("game-is-over")
        self.must_go_on()
        if self.guide is not None:
            self.guide.check(choice, number)
            self.guide.take()
        else:
            self.table.answer(choice, role=role, number=number)

    def rewind(self, number: int) -> None:
        """Go back to before an entry, whatever has fallen since."""
        self.must_go_on()
        if self.drill is not None:
            entries = self.table.journal.entries[:number]
            kept, self.fresh = self.fresh, []
            self.table = self._lay()
            self._follow(self.drill, entries)
            self.fresh = [*kept, msgspec.json.encode({"back": number}).decode()]
        else:
            self.table.rewind(number)

    def note(self, event: str, role: Role = "", table: str = "") -> None:
        if event != "rematch":  # that changes nothing here
            self.must_go_on()
        self._happened(Event(event, self.number, role, table))

    def _happened(self, happened: Event) -> None:
        self.events.append(happened)
        self.fresh.append(msgspec.json.encode(happened).decode())

    def end(self, event: str, role: Role = "") -> None:
        """End it outside the rules; the seed can now be told."""
        self.note(event, role)
        if isinstance(self.table.chance, FairChance | WitnessedChance):
            self.table.journal.reveal(self.table.chance.seed)

    def at(self, number: int) -> Match:
        """The match as it was after so many entries."""
        past = Match(self.record, self.drill)
        past._play_again(self.table.journal.upto(number))
        past.events = [event for event in self.events if event.n < number or number == self.number]
        past.fresh.clear()
        return past

    def balance(self) -> list[tuple[int, float]]:
        """How the game stood before each decision and at the end: the more, the better for the first role."""
        past = Match(self.record, self.drill)
        table, found = past.table, list[tuple[int, float]]()
        decisions = frozenset(self.decisions())

        def written(_line: str) -> None:  # an entry is written down before the rules go on
            number = len(table.journal.entries) - 1
            if number in decisions:
                found.append((number, past._lead()))

        table.journal.write, table.log = written, None
        past._play_again(self.table.journal)
        return [*found, (self.number, past._lead())]

    def _lead(self) -> float:
        """What the first role's position is worth, less that of the second if there is one."""
        first, *others = (self.rulebook.judge(self.box, self.table.game, r) for r in self.rulebook.roles[:2])
        return first - sum(others)

    def _play_again(self, journal: Journal) -> None:
        self.table.journal.play_again(journal)
        if self.drill is not None:
            self._follow(self.drill, journal.entries)
        else:
            replay_checked(self.table.start(), journal.entries)


def _laid_out(rulebook: Rulebook[Any], drill: Drill | None) -> Rulebook[Any]:
    """The rulebook itself; for a drill one whose set-up is the position of the drill."""
    if drill is None:
        return rulebook
    position = drill.position

    def setup(scenario: str, switches: frozenset[str], box: Any) -> Any:
        game = rulebook.setup(scenario, switches, box)
        rulebook.position(box, game, position)
        return game

    return replace(rulebook, setup=setup)


def _is_event(line: str) -> bool:
    return line.startswith('{"event"')


def game_of(record: Record) -> str:
    return msgspec.json.decode(record.header, type=Header).game
