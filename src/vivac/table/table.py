"""The table: where a rulebook is played, one question at a time.

Rules sit at one side of it, the `Desk`; this is the side of whoever runs the game: a terminal, a server, a
bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from vivac.table.actions import refusal_of
from vivac.table.chance import Chance, FairChance, RandomChance
from vivac.table.desk import B, Desk, G, Pilot
from vivac.table.errors import DeadEnd, NotAllowed
from vivac.table.journal import Entry, Header, Journal
from vivac.table.option import Option, Region
from vivac.table.questions import Ask, Draw, Role, Roll, Together
from vivac.table.records import Bookmark, Departure, Kept, Pause, Told, Unbelievable
from vivac.table.scene import Choice, Outlines, Question, Say, Scene
from vivac.table.state import copy_state
from vivac.table.witnessed import WitnessedChance

if TYPE_CHECKING:
    from vivac.table.rulebook import Refusal, Rulebook


def _with_region(choice: Choice, region: Region | None) -> Choice:
    """What a game says of an option, and where on the table it may be taken."""
    if region is None:
        return choice
    return msgspec.structs.replace(choice, region=Outlines(region.outlines, region.origin))


class Table(Desk[G, B]):
    """One game in progress; after a departure, one that can only be looked at."""

    departure: Departure | None = None

    def start(self) -> Table[G]:
        """Play up to the first question."""
        self._go(None)
        return self

    @property
    def question(self) -> Ask | None:
        """What is waiting for an answer; None when the game is over."""
        if isinstance(self._waiting, Together):
            return self._waiting.open[0]
        return self._waiting

    def question_for(self, role: Role) -> Ask | None:
        """What waits for this role; of questions put together each role has its own."""
        waiting = self._waiting.open if isinstance(self._waiting, Together) else [self._waiting]
        return next((ask for ask in waiting if ask is not None and ask.role == role), None)

    @property
    def waiting_for(self) -> tuple[Role, ...]:
        if isinstance(self._waiting, Together):
            return tuple(ask.role for ask in self._waiting.open)
        return (self._waiting.role,) if self._waiting else ()

    def answer(
        self, choice: int | str | Option, *, role: Role | None = None, number: int | None = None
    ) -> None:
        """Answer the open question. Whatever it does not offer is refused, and nothing changes.

        `role` says who answers, and `number` to which question; a stale or repeated answer is refused.
        """
        if self._waiting is None:
            raise self.refused
        ask = self.question if role is None else self.question_for(role)
        if ask is None:
            raise NotAllowed("not-your-turn", role=role or "", waiting=" ".join(self.waiting_for))
        if number is not None and number != ask.number:
            raise NotAllowed("question-is-stale", number=number, now=ask.number)
        option = ask.find(choice)
        self._go((ask.role, option) if isinstance(self._waiting, Together) else option)

    @property
    def refused(self) -> NotAllowed:
        """Why nothing can be answered any more."""
        if self.departure is None:
            return NotAllowed("game-is-over")
        return NotAllowed(self.departure.say.key, **self.departure.say.params)

    def scene(self, viewer: Role | None) -> Scene:
        """What this viewer sees, with the question if it is theirs to answer."""
        rulebook, waiting = self.rulebook, self.waiting_for
        bare = rulebook.scene(self.box, self.game, viewer)
        ask = self.question_for(viewer) if viewer else None
        return msgspec.structs.replace(
            bare,
            waiting_for=waiting,
            question=ask and self.describe(ask, viewer),
            outcome=self.outcome and self.outcome.say,
        )

    def describe(self, ask: Ask, viewer: Role | None) -> Question:
        regions = ask.regions or {}
        return Question(
            number=ask.number,
            role=ask.role,
            prompt=Say(f"ask-{ask.prompt}", ask.params),
            choices=tuple(
                _with_region(self.choice(ask, option, viewer), regions.get(option)) for option in ask.options
            ),
            confirm=ask.confirm,
        )

    def choice(self, ask: Ask, option: Option, viewer: Role | None, game: G | None = None) -> Choice:
        """An option as this viewer reads it, or would in another state."""
        game = self.game if game is None else game
        action = ask.acts.get(option.verb)
        if action is None:
            raise DeadEnd(f"{ask.prompt} offers {option.id}, which no action declares")
        return action.describe(self.box, game, option, viewer)

    def costs(self, ask: Ask, option: Option) -> Say | None:
        """What is paid or given up for an option; nothing if it is free."""
        action = ask.acts.get(option.verb)
        return action.costs(self.box, self.game, *option.args) if action and action.costs else None

    def profile(self, piece: str, viewer: Role | None) -> Sequence[Say]:
        """What this viewer may know of a piece that they see, line by line."""
        scene = self.rulebook.scene(self.box, self.game, viewer)
        seen = [*scene.pieces, *(each for pile in scene.piles for each in pile.pieces)]
        if not any(each.id == piece and each.face_up for each in seen):
            return ()
        return self.rulebook.profile(self.box, self.game, piece, viewer)

    def why_not(self, role: Role, target: str) -> Refusal | None:
        """Why an option, or going to a place or taking a piece or a card, is not offered to a role now."""
        ask = self.question_for(role)
        return refusal_of(ask.acts, self.box, self.game, role, target) if ask is not None else None

    def told(self, viewer: Role | None, since: int = 0, most: int | None = None) -> list[Told]:
        """The log as this viewer may read it, or the last lines of it."""
        lines = reversed((self.log or [])[since:])
        return list(islice((line for line in lines if line.to is None or line.to == viewer), most))[::-1]

    def fork(
        self, chance: Chance | None = None, *, pilot: Pilot | None = None, last: bool = False
    ) -> Table[G]:
        """An independent copy, paused at the same question, with dice of its own and no log.

        Of the `last` one no copies are made: it need not remember how things stood at its bookmarks.
        """
        mark = self._marked()
        since = self._since(mark)
        return self._twin(copy_state(mark.state), chance, pilot, since=since, last=last)

    def pause(self) -> Pause:
        """Where the table stands, to be sent elsewhere; it goes on there by `go_on`."""
        mark = self._marked()
        since = tuple(self._since(mark))
        readings = dict(self.journal.readings)
        return Pause(mark.state, mark.number, mark.sealed, since, readings, mark.planning)

    @classmethod
    def go_on(cls, rulebook: Rulebook[G], box: Any, header: Header, pause: Pause) -> Table[G]:
        """A copy of a table that paused elsewhere, with dice of its own and no log."""
        journal = Journal(header, skipped=pause.number)  # nobody looks back beyond a bookmark
        journal.read_like(pause.readings)
        bookmark = Bookmark(pause.state, pause.number, 0, pause.sealed, planning=pause.planning)
        table = cls(
            rulebook, box, copy_state(pause.state), journal, RandomChance(), log=False, bookmark=bookmark
        )
        table._sealed = pause.sealed
        table._feed = list(pause.since[::-1])
        return table.start()

    def keep(self) -> Kept:
        """All there is to a table, to be put aside; `restore` takes it up again."""
        mark = self._marked()
        return Kept(mark, tuple(self._entries), tuple((self.log or ())[: mark.told]))

    def restore(self, kept: Kept) -> None:
        """Take up a table that was put aside; what led to its last bookmark is not played again."""
        self._entries[:] = kept.entries[: kept.mark.number]
        if self.log is not None:
            self.log[:] = kept.log
        self._replay(kept.mark, list(kept.entries[kept.mark.number :]))

    def imagine(self, viewer: Role, rng: Random, chance: Chance | None = None) -> Table[G]:
        """A copy as the viewer could believe it to be: what they cannot know is dealt anew.

        Raises Unbelievable if nothing that fits could be dealt.
        """
        mark = self._marked()
        since = self._known(viewer)
        went_on = bool(since) or self.game != mark.state  # rules may reveal by themselves
        drawn = any(not entry.role for entry in since)
        for _ in range(20):
            state = self.rulebook.redeal(self.box, copy_state(mark.state), viewer, rng)
            differs = went_on and (drawn or state != mark.state)
            try:
                dice = chance or RandomChance(rng.getrandbits(64))
                twin = self._twin(state, dice, None, since=since, redraw=True)
            except Unbelievable:
                continue
            if not differs:
                return twin
            # What the viewer has seen since the bookmark must have come out the same.
            if viewer not in self._seen:
                self._seen[viewer] = self.rulebook.scene(self.box, self.game, viewer)
            seen = self._seen[viewer]
            if (
                twin._asked_of(viewer) == self._asked_of(viewer)
                and self.rulebook.scene(self.box, twin.game, viewer) == seen
            ):
                return twin
        raise Unbelievable

    @property
    def asked(self) -> list[tuple[int, Role, str]]:
        """What is being asked now, and of whom."""
        waiting = self._waiting.open if isinstance(self._waiting, Together) else [self._waiting]
        return [(ask.number, ask.role, ask.prompt) for ask in waiting if ask]

    def _asked_of(self, viewer: Role) -> list[tuple[int, Role, str]]:
        """What a viewer knows of what is being asked: of secret plans only their own, whatever its number."""
        if self._plans is None:
            return self.asked
        return [(0, role, prompt) for _, role, prompt in self.asked if role == viewer]

    def _known(self, viewer: Role) -> list[Entry]:
        """The entries since the last bookmark, but for what others have planned in secret."""
        mark, plans = self._marked(), self._plans
        return [
            entry
            for number, entry in enumerate(self._since(mark), mark.number)
            if plans is None or number < plans.begun or entry.role in ("", viewer)
        ]

    @property
    def at_rest(self) -> bool:
        """Whether the rules stand at a bookmark: whatever was begun has been done."""
        return self._rested == self.journal.count

    def _since(self, mark: Bookmark) -> list[Entry]:
        """The entries since a bookmark."""
        return self._entries[mark.number - self._first :]

    def _marked(self) -> Bookmark:
        if self._bookmark is None:
            raise DeadEnd("a table without bookmarks cannot be copied")
        return self._bookmark

    def _twin(
        self,
        state: G,
        chance: Chance | None,
        pilot: Pilot | None,
        *,
        since: list[Entry],
        redraw: bool = False,
        last: bool = False,
    ) -> Table[G]:
        mark = self._marked()
        journal = Journal(self.journal.header, skipped=mark.number)  # what came before is not played again
        if readings := self.journal.readings:
            journal.read_like(readings)
        kept = copy_state(state) if redraw else mark.state
        bookmark = Bookmark(kept, mark.number, 0, mark.sealed, (), mark.planning)
        twin = Table(
            self.rulebook,
            self.box,
            state,
            journal,
            chance or RandomChance(),
            log=False,
            bookmarks=pilot is None and not last,
            bookmark=bookmark,
            pilot=pilot,
        )
        twin._sealed = mark.sealed
        twin._feed = since[::-1]
        twin._redraw = redraw
        if not redraw:
            twin._open = self._shared()
        return twin.start()

    def _shared(self) -> dict[Role, Ask]:
        """The questions that a copy waits at too."""
        if self._plans is not None:
            return dict(self._plans.asks)
        return {self._waiting.role: self._waiting} if type(self._waiting) is Ask else {}

    @property
    def dice_are_called(self) -> bool:
        """A die waits for links: whoever has answered knows theirs already, so the answer stands."""
        return isinstance(self.chance, WitnessedChance) and isinstance(self._waiting, Roll | Draw)

    def can_take_back(self, role: Role) -> bool:
        return self._last_decision(role) is not None

    def take_back(self, role: Role) -> None:
        """Return to the role's last decision, if nothing has been revealed since."""
        number = self._last_decision(role)
        if number is None:
            raise NotAllowed("nothing-to-take-back")
        self.rewind(number)

    def _last_decision(self, role: Role) -> int | None:
        if self.outcome is not None or self.departure is not None or self.dice_are_called:
            return None
        for number in range(self.journal.count - 1, self._sealed - 1, -1):
            if number < self._first:
                return None
            entry = self._entries[number - self._first]
            if not entry.auto:
                return number if entry.role == role else None
        return None

    def rewind(self, number: int) -> None:
        """Go back to before an entry, playing again whatever came before it."""
        if self.departure is not None:
            raise self.refused
        mark = self._marked()
        if number < mark.number:
            mark = self._origin or Bookmark(self.rulebook.start(self.box, self.journal.header), 0, 0, 0)
        if number < mark.number:
            raise DeadEnd("a copy goes back no further than the bookmark it was made from")
        feed = self._since(mark)[: number - mark.number]
        self.journal.back_to(number)
        del self._entries[mark.number - self._first :]
        self._replay(mark, feed)

    def depart(self, departure: Departure) -> None:
        """Stay where the journal departs from these rules: nothing can be answered any more."""
        if departure.number < self.journal.count:
            self.rewind(departure.number)
        self._waiting, self.departure = None, departure

    def _replay(self, mark: Bookmark, feed: list[Entry]) -> None:
        """Start afresh from a bookmark and play entries already in the journal again."""
        write, self.journal.write = self.journal.write, None
        pilot, self.pilot = self.pilot, None
        self._play.close()
        self.game = copy_state(mark.state)
        self._bookmark, self._rested = mark, mark.number
        self._planning = mark.planning
        self._sealed = mark.sealed
        self.outcome = None
        if self.log is not None:
            del self.log[mark.told :]
            self._thrown = list(mark.thrown)
        self._feed = feed[::-1]
        self._play = self.rulebook.play(self)
        self._go(None)
        self.pilot = pilot
        self.journal.write = write

    def trust(self, entries: list[Entry]) -> None:
        """Play entries known to be legal, such as our own: no options are built, nothing is checked."""
        self._replay(Bookmark(copy_state(self.game), 0, 0, 0), entries)

    def _go(self, answer: Any) -> None:
        self._seen.clear()
        try:
            self._waiting = self._play.send(answer)
        except StopIteration as over:
            self._waiting = None
            self.outcome = over.value
            self.journal.note_end()
            if isinstance(self.chance, FairChance | WitnessedChance) and not self.journal.seeds:
                self.journal.reveal(self.chance.seed)
