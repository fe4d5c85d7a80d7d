"""The table: where a rulebook is played, one question at a time.

The rules are a coroutine. They stop whenever somebody must decide something or a die must fall, and go on
with the answer; they never know who gave it.
"""

from __future__ import annotations

import types
from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import msgspec

from vivac.table.chance import Chance, FairChance, RandomChance
from vivac.table.errors import DeadEnd, NotAllowed
from vivac.table.journal import ANSWERED, FALLEN, Entry, Header, Journal
from vivac.table.option import Id, Option, Region
from vivac.table.questions import Ask, Dice, Draw, Offer, Options, Role, Roll, Together
from vivac.table.records import Bookmark, Pause, Told, Unbelievable
from vivac.table.scene import Choice, Outlines, Param, Question, Say, Scene
from vivac.table.state import copy_state

if TYPE_CHECKING:
    from vivac.table.rulebook import Outcome, Rulebook

G = TypeVar("G")
Thing = TypeVar("Thing", bound=Id)
# Whoever answers without being waited for: bots in a rollout. The question is good until the next one.
Pilot = Callable[[Any, Ask], Option]


def _with_region(choice: Choice, region: Region | None) -> Choice:
    """What a game says of an option, and where on the table it may be taken."""
    if region is None:
        return choice
    return msgspec.structs.replace(choice, region=Outlines(region.outlines, region.origin))


@types.coroutine
def _wait(request: Ask | Together) -> Generator[Ask | Together, Any, Any]:
    return (yield request)


@types.coroutine
def _at_once() -> Generator[Any, Any, None]:
    """Something to await that is over already; unlike a coroutine it can be awaited again and again."""
    return
    yield


AT_ONCE = _at_once()
next(AT_ONCE, None)


class Table(Generic[G]):
    """One game in progress.

    Rules use `game`, `box`, `ask`, `together`, `roll`, `draw`, `reveal`, `tell` and `bookmark`; whoever runs
    the game uses the rest.
    """

    def __init__(
        self,
        rulebook: Rulebook[G],
        box: Any,
        game: G,
        journal: Journal,
        chance: Chance,
        *,
        log: bool = True,
        bookmarks: bool = True,
        bookmark: Bookmark | None = None,
        pilot: Pilot | None = None,
    ) -> None:
        self.rulebook = rulebook
        self.box = box
        self.game = game
        self.journal = journal
        self.chance = chance
        self.pilot = pilot
        self.outcome: Outcome | None = None
        self.log: list[Told] | None = [] if log else None
        self._entries = journal.entries
        self._write_down = journal.add if pilot is None else journal.entries.append  # nobody reads a rollout
        self._bookmarks = bookmarks
        self._bookmark = bookmark or (Bookmark(copy_state(game), 0, 0, 0) if bookmarks else None)
        self._thrown: list[tuple[str, int]] = []  # dice the log has not told yet
        self._offer = Offer()
        self.rests = 0  # bookmarks passed
        self._sealed = 0  # nothing before this entry can be taken back
        self._feed: list[Entry] = []  # entries to be played again, the next one last
        self._redraw = False  # draws nobody has seen are drawn afresh while feeding
        self._open: Ask | None = None  # the question at which the original of a copy waits
        self._waiting: Ask | Together | None = None
        self._play = rulebook.play(self)

    def start(self) -> Table[G]:
        """Play up to the first question."""
        self._go(None)
        return self

    # ---------------------------------------------------------------- for rules

    async def ask(
        self,
        role: Role,
        prompt: str,
        options: Options,
        *,
        confirm: bool = False,
        regions: Mapping[Option, Region] | None = None,
        **params: Param,
    ) -> Option:
        """Put a question to a role. The table itself takes a single option, unless it asks to confirm.

        An option with a region is answered with a point inside it, so the table never takes it by itself.
        """
        if self._feed:
            if self._redraw:
                self._must_be_offered(options, regions)
            return self._answer_again(role)
        entries, pilot = self._entries, self.pilot
        if pilot is not None:
            if callable(options):
                options = options()
            if len(options) == 1 and not (confirm or regions):
                option = options[0]
                entries.append(Entry(role, option, True))
                return option
            if not options:
                raise DeadEnd(f"{prompt} asks {role} a question without options")
            offer = self._offer
            offer.role = role
            offer.prompt = prompt
            offer.options = options
            offer.confirm = confirm
            offer.number = len(entries)
            offer.params = params
            offer.regions = regions
            option = pilot(self, offer)
            entries.append(ANSWERED[role, option])
            return option
        ask = Ask(role, prompt, options, confirm, len(entries), params, regions)
        open_ = self._open
        if open_ is not None and open_.number == ask.number:
            ask.share(open_)  # it was asked there, so it is asked here, with the same options
            self._open = None  # but not again, should the copy go back and come by another way
        elif len(ask.options) == 1 and not (confirm or regions):
            option = ask.options[0]
            self.journal.add(Entry(role, option, True))
            return option
        chosen: Option = await _wait(ask)
        self.journal.add(Entry(role, chosen))
        return chosen

    async def together(self, asks: Mapping[Role, Ask]) -> Mapping[Role, Option]:
        """Put questions to several roles at once; the rules go on when all have answered."""
        request = Together(asks)
        while len(request.answers) < len(asks):
            if self._feed:
                role = self._feed[-1].role
                request.answers[role] = self._answer_again(role)
                continue
            role = request.open[0].role
            for ask in request.open:
                ask.number = len(self._entries)
            if self.pilot is not None:
                option = self.pilot(self, request.asks[role])
            else:
                role, option = await _wait(request)
            self.journal.add(Entry(role, option))
            request.answers[role] = option
        return request.answers

    async def whoever(self, asks: Mapping[Role, Ask]) -> tuple[Role, Option]:
        """Put questions to several roles at once and go on with the first answer, whosever it is.

        So each can plan in secret, answer after answer, and nobody waits for anybody.
        """
        if self._feed:
            role = self._feed[-1].role
            if self._redraw and role in asks:
                self._must_be_offered(lambda: asks[role].options, None)
            return role, self._answer_again(role)
        number = len(self._entries)
        if self.pilot is not None:
            role = next(iter(asks))
            asks[role].number = number
            option = self.pilot(self, asks[role])
        else:
            waiting = self._waiting
            before = waiting.since if isinstance(waiting, Together) and waiting.since else {}
            since = {role: before.get(role, number) for role in asks}
            for ask in asks.values():
                ask.number = number
            role, option = await _wait(Together(asks, since))
            del since[role]
        self.journal.add(Entry(role, option))
        return role, option

    async def roll(self, dice: Dice, why: str) -> int:
        """Throw dice."""
        if self._feed:
            value = int(self._chance_again())
        else:
            number = len(self._entries)
            fell = self.chance.roll(number, dice, why)
            value = int((await _wait(Roll(dice, why, number)))[1]) if fell is None else fell
            write_down = self._write_down
            write_down(FALLEN[value])
            self._sealed = number + 1
        if self.log is not None:
            self._thrown.append((why, value))
        return value

    async def draw(self, pool: Sequence[Thing], why: str, *, secret: bool = False) -> Thing:
        """Draw one thing at random. `secret`: nobody sees which, so it cannot bind what anybody imagines."""
        if self._feed:
            if not (secret and self._redraw):
                again = self._chance_again()
                if again not in pool:
                    raise Unbelievable
                return cast(Thing, again)
            self._feed.pop()
        number = len(self._entries)
        value = self.chance.draw(number, pool, why)
        if value is None:
            value = (await _wait(Draw(pool, why, number, secret)))[1]
        write_down = self._write_down
        write_down(FALLEN[value])
        self._sealed = number + 1
        return value  # type: ignore[return-value]  # a thing of the pool; a cast would cost every rollout

    async def take(self, pile: list[Thing], why: str) -> Thing:
        """Draw one thing of a pile at random and take it out."""
        if self._feed:
            thing = await self.draw(pile, why)
        else:
            number = len(self._entries)
            drawn = self.chance.draw(number, pile, why)
            if drawn is None:
                drawn = (await _wait(Draw(pile, why, number, False)))[1]
            write_down = self._write_down
            write_down(FALLEN[drawn])
            self._sealed = number + 1
            thing = drawn  # type: ignore[assignment]  # of the pile
        pile.remove(thing)
        return thing

    def reveal(self, role: Role | None = None) -> None:
        """Somebody now knows more than before: what led here cannot be taken back."""
        self._sealed = len(self._entries)

    def tell(
        self,
        key: str,
        /,
        *,
        rule: str = "",
        to: Role | None = None,
        modifiers: Mapping[str, int] | None = None,
        **params: Param,
    ) -> None:
        """Add a sentence to the log, with the dice that led to it and what modified them."""
        if self.log is not None:
            dice = tuple(self._thrown)
            self._thrown.clear()
            added = tuple((modifiers or {}).items())
            self.log.append(Told(len(self._entries), Say(key, params, rule), to, dice, added))

    def bookmark(self) -> Awaitable[None]:
        """Promise that `play` started afresh on a copy of the state goes on exactly from here."""
        self.rests += 1
        if self._bookmarks:
            number = len(self._entries)
            if self._bookmark is None or self._bookmark.number != number:
                told = 0 if self.log is None else len(self.log)
                thrown = tuple(self._thrown)
                self._bookmark = Bookmark(copy_state(self.game), number, told, self._sealed, thrown)
        return AT_ONCE

    # ---------------------------------------------------------------- for whoever runs the game

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
            raise NotAllowed("game-is-over")
        ask = self.question if role is None else self.question_for(role)
        if ask is None:
            raise NotAllowed("not-your-turn", role=role or "", waiting=" ".join(self.waiting_for))
        if number is not None and not self._asked_since(ask) <= number <= ask.number:
            raise NotAllowed("question-is-stale", number=number, now=ask.number)
        option = ask.find(choice)
        self._go((ask.role, option) if isinstance(self._waiting, Together) else option)

    def _asked_since(self, ask: Ask) -> int:
        """The first number of an open question: put to several, it is renumbered as the others answer."""
        if not isinstance(self._waiting, Together):
            return ask.number
        if self._waiting.since is not None:
            return self._waiting.since[ask.role]
        return ask.number - len(self._waiting.answers)

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
        describe, regions = self.rulebook.describe, ask.regions or {}
        return Question(
            number=ask.number,
            role=ask.role,
            prompt=Say(f"ask-{ask.prompt}", ask.params),
            choices=tuple(
                _with_region(describe(self.box, self.game, option, viewer), regions.get(option))
                for option in ask.options
            ),
            confirm=ask.confirm,
        )

    def told(self, viewer: Role | None, since: int = 0) -> list[Told]:
        """The log as this viewer may read it."""
        return [line for line in (self.log or [])[since:] if line.to is None or line.to == viewer]

    def fork(self, chance: Chance | None = None, *, pilot: Pilot | None = None) -> Table[G]:
        """An independent copy, paused at the same question, with dice of its own and no log."""
        mark = self._marked()
        return self._twin(copy_state(mark.state), chance, pilot, redraw=False)

    def pause(self) -> Pause:
        """Where the table stands, to be sent elsewhere; it goes on there by `go_on`."""
        mark = self._marked()
        return Pause(mark.state, mark.number, mark.sealed, tuple(self._entries[mark.number :]))

    @classmethod
    def go_on(cls, rulebook: Rulebook[G], box: Any, header: Header, pause: Pause) -> Table[G]:
        """A copy of a table that paused elsewhere, with dice of its own and no log."""
        journal = Journal(header)
        journal.entries = [FALLEN[0]] * pause.number  # nobody looks back beyond a bookmark
        bookmark = Bookmark(pause.state, pause.number, 0, pause.sealed)
        table = cls(
            rulebook, box, copy_state(pause.state), journal, RandomChance(), log=False, bookmark=bookmark
        )
        table._sealed = pause.sealed
        table._feed = list(pause.since[::-1])
        return table.start()

    def imagine(self, viewer: Role, rng: Random, chance: Chance | None = None) -> Table[G]:
        """A copy as the viewer could believe it to be: what they cannot know is dealt anew.

        Raises Unbelievable if nothing that fits could be dealt.
        """
        mark = self._marked()
        since = len(self._entries) > mark.number or self.game != mark.state  # rules may reveal by themselves
        seen = self.rulebook.scene(self.box, self.game, viewer) if since else None
        for _ in range(20):
            state = self.rulebook.redeal(self.box, copy_state(mark.state), viewer, rng)
            try:
                twin = self._twin(state, chance or RandomChance(rng.getrandbits(64)), None, redraw=True)
            except Unbelievable:
                continue
            # What the viewer has seen since the bookmark must have come out the same.
            if not since or (
                twin.asked == self.asked and twin.rulebook.scene(self.box, twin.game, viewer) == seen
            ):
                return twin
        raise Unbelievable

    @property
    def asked(self) -> list[tuple[int, Role, str]]:
        """What is being asked now, and of whom."""
        waiting = self._waiting.open if isinstance(self._waiting, Together) else [self._waiting]
        return [(ask.number, ask.role, ask.prompt) for ask in waiting if ask]

    @property
    def at_rest(self) -> bool:
        """Whether the rules stand at a bookmark: whatever was begun has been done."""
        return self._bookmark is not None and self._bookmark.number == len(self._entries)

    def _marked(self) -> Bookmark:
        if self._bookmark is None:
            raise DeadEnd("a table without bookmarks cannot be copied")
        return self._bookmark

    def _twin(self, state: G, chance: Chance | None, pilot: Pilot | None, *, redraw: bool) -> Table[G]:
        mark = self._marked()
        journal = Journal(self.journal.header)
        journal.entries = self._entries[: mark.number]
        bookmark = Bookmark(copy_state(state) if redraw else mark.state, mark.number, 0, mark.sealed)
        twin = Table(
            self.rulebook,
            self.box,
            state,
            journal,
            chance or RandomChance(),
            log=False,
            bookmarks=pilot is None,
            bookmark=bookmark,
            pilot=pilot,
        )
        twin._sealed = mark.sealed
        twin._feed = self._entries[mark.number :][::-1]
        twin._redraw = redraw
        if not redraw and type(self._waiting) is Ask:
            twin._open = self._waiting
        return twin.start()

    def can_take_back(self, role: Role) -> bool:
        return self._last_decision(role) is not None

    def take_back(self, role: Role) -> None:
        """Return to the role's last decision, if nothing has been revealed since."""
        number = self._last_decision(role)
        if number is None:
            raise NotAllowed("nothing-to-take-back")
        self.rewind(number)

    def _last_decision(self, role: Role) -> int | None:
        if self.outcome is not None:
            return None
        for number in range(len(self._entries) - 1, self._sealed - 1, -1):
            entry = self._entries[number]
            if not entry.auto:
                return number if entry.role == role else None
        return None

    def rewind(self, number: int) -> None:
        """Go back to before an entry, playing again whatever came before it."""
        mark = self._marked()
        if number < mark.number:
            mark = Bookmark(self.rulebook.start(self.box, self.journal.header), 0, 0, 0)
        feed = self._entries[mark.number : number]
        self.journal.back_to(number)
        del self._entries[mark.number :]
        self._replay(mark, feed)

    def _replay(self, mark: Bookmark, feed: list[Entry]) -> None:
        """Start afresh from a bookmark and play entries already in the journal again."""
        write, self.journal.write = self.journal.write, None
        pilot, self.pilot = self.pilot, None
        self._play.close()
        self.game = copy_state(mark.state)
        self._bookmark = mark
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

    # ---------------------------------------------------------------- the machine

    def _go(self, answer: Any) -> None:
        try:
            self._waiting = self._play.send(answer)
        except StopIteration as over:
            self._waiting = None
            self.outcome = over.value
            if isinstance(self.chance, FairChance) and not self.journal.seeds:
                self.journal.reveal(self.chance.seed)

    def _must_be_offered(self, options: Options, regions: Mapping[Option, Region] | None) -> None:
        """In a state that was only imagined, what was really answered may not have been possible."""
        value = self._feed[-1].value
        known = options() if callable(options) else options
        if value in known or not isinstance(value, Option):
            return
        if not (regions and Option(value.verb, *value[1:-2]) in regions):
            raise Unbelievable

    def _answer_again(self, role: Role) -> Option:
        entry = self._feed[-1]
        if entry.role != role or not isinstance(entry.value, Option):
            raise Unbelievable
        self._feed.pop()
        self.journal.add(entry)
        return entry.value

    def _chance_again(self) -> Id:
        entry = self._feed[-1]
        if entry.role or isinstance(entry.value, Option):
            raise Unbelievable
        self._feed.pop()
        self.journal.add(entry)
        self._sealed = len(self._entries)
        return entry.value
