"""The side of the table that rules see: they ask, throw, draw, tell and set bookmarks.

The rules are a coroutine. They stop whenever somebody must decide something or a die must fall, and go on
with the answer; they never know who gave it, nor whether it is given for the first time.
"""

from __future__ import annotations

import types
from collections.abc import Awaitable, Callable, Generator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, cast, overload

from typing_extensions import TypeVar

from vivac.table.actions import by_verb
from vivac.table.chance import Chance
from vivac.table.errors import DeadEnd
from vivac.table.journal import ANSWERED, FALLEN, Entry, Journal
from vivac.table.option import Id, Option, Region
from vivac.table.questions import Ask, Dice, Draw, Offer, Options, Role, Roll, Together
from vivac.table.records import Bookmark, Thrown, Told, Unbelievable
from vivac.table.scene import Param, Say, Scene
from vivac.table.state import copy_state

if TYPE_CHECKING:
    from vivac.table.actions import Action, Menu
    from vivac.table.rulebook import Outcome, Rulebook
    from vivac.table.table import Table
    from vivac.table.thrown_for import Test

G = TypeVar("G")
B = TypeVar("B", default=Any)  # the box; rules that say which have their charts checked
Thing = TypeVar("Thing", bound=Id)
# Whoever answers without being waited for: bots in a rollout. The question is good until the next one.
Pilot = Callable[[Any, Ask], Option]


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


class Desk(Generic[G, B]):
    """What rules work with; entries of the journal that are played again are fed to them from here."""

    def __init__(
        self,
        rulebook: Rulebook[G],
        box: B,
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
        self._first = journal.skipped
        self._write_down = journal.add if pilot is None else journal.entries.append  # nobody reads a rollout
        self._bookmarks = bookmarks
        self._origin = bookmark  # of a copy: it goes back no further
        self._bookmark = bookmark or (Bookmark(copy_state(game), 0, 0, 0) if bookmarks else None)
        self._thrown: list[Thrown] = []  # dice the log has not told yet
        self._offer = Offer()
        self.rests = 0  # bookmarks passed
        self._rested = bookmark.number if bookmark else 0  # entries there were at the last of them
        self._sealed = 0  # nothing before this entry can be taken back
        self._feed: list[Entry] = []  # entries to be played again, the next one last
        self._redraw = False  # draws nobody has seen are drawn afresh while feeding
        self._open: Ask | None = None  # the question at which the original of a copy waits
        self._seen: dict[Role, Scene] = {}  # what was imagined has to look like, once somebody imagines
        self._waiting: Ask | Together | None = None
        self._planning: dict[Role, int] = {}
        self._planned = 0  # entries there were when somebody last planned
        self._go_on_planning()
        self._play = rulebook.play(cast("Table[G]", self))  # a desk is always that of a table

    async def ask(
        self,
        role: Role,
        prompt: str,
        options: Options,
        *,
        confirm: bool = False,
        regions: Mapping[Option, Region] | None = None,
        acts: Mapping[str, Action] | None = None,
        **params: Param,
    ) -> Option:
        """Put a question to a role. The table itself takes a single option, unless it asks to confirm.

        An option with a region is answered with a point inside it, so the table never takes it by itself.
        """
        if self._feed:
            if self._redraw:
                self._must_be_offered(options, regions)
            return self._answer_again(role)
        if self.pilot is not None:
            made = options() if callable(options) else options
            return self._let_pilot_answer(role, prompt, made, confirm, regions, params)
        ask = Ask(role, prompt, options, confirm, self._first + len(self._entries), params, regions, acts)
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

    def _let_pilot_answer(
        self,
        role: Role,
        prompt: str,
        options: Sequence[Option],
        confirm: bool,
        regions: Mapping[Option, Region] | None,
        params: Mapping[str, Param],
    ) -> Option:
        entries = self._entries
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
        offer.number = self._first + len(entries)
        offer.params = params
        offer.regions = regions
        option = self.pilot(self, offer)  # type: ignore[misc]  # asked only where there is one
        entries.append(ANSWERED[role, option])
        return option

    async def choose(
        self,
        role: Role,
        menu: Menu,
        *,
        options: Options | None = None,
        confirm: bool = False,
        regions: Mapping[Option, Region] | None = None,
        **params: Param,
    ) -> Option:
        """Ask, as `decide` does, which of the actions of a menu is taken, and carry it out."""
        if self.pilot is not None and not self._feed:  # a rollout: no coroutine more than it must
            made: Any = menu.options(self.box, self.game) if options is None else options
            made = made() if callable(made) else made
            option = self._let_pilot_answer(role, menu.prompt, made, confirm, regions, params)
        elif self._feed and not self._redraw:
            option = self._answer_again(role)
        else:
            option = await self.decide(
                role, menu, options=options, confirm=confirm, regions=regions, **params
            )
        done = menu.carry_out(self, option)
        if done is not None:
            await done
        return option

    async def act(self, role: Role, menu: Menu, **asked: Any) -> Any:
        """The same, for rules that go on by what came of the action, not by which it was."""
        return await self.carry_out(menu, await self.decide(role, menu, **asked))

    async def decide(
        self,
        role: Role,
        menu: Menu,
        *,
        options: Options | None = None,
        confirm: bool = False,
        regions: Mapping[Option, Region] | None = None,
        **params: Param,
    ) -> Option:
        """Ask which of the actions of a menu is taken; the rules carry it out when they are ready.

        `options`: the same as the menu would offer, where the rules keep a list of it.
        """
        if self.pilot is not None and not self._feed:  # without a closure and a second coroutine
            made: Any = menu.options(self.box, self.game) if options is None else options
            made = made() if callable(made) else made
            return self._let_pilot_answer(role, menu.prompt, made, confirm, regions, params)
        return await self.ask(
            role,
            menu.prompt,
            options or (lambda: menu.options(self.box, self.game)),
            confirm=confirm,
            regions=regions,
            acts=menu.by_verb,
            **params,
        )

    async def carry_out(self, menu: Menu, option: Option) -> Any:
        """Do what was decided, and give back what came of it, such as where the sequence goes on."""
        done = menu.carry_out(self, option)
        return None if done is None else await done

    @overload
    async def pick(
        self,
        role: Role,
        prompt: str,
        action: Action,
        things: Iterable[Thing],
        *,
        confirm: bool = False,
        **params: Param,
    ) -> Thing: ...

    @overload
    async def pick(
        self,
        role: Role,
        prompt: str,
        action: Action,
        things: Iterable[Thing],
        *others: Action,
        confirm: bool = False,
        **params: Param,
    ) -> Thing | None: ...

    async def pick(
        self,
        role: Role,
        prompt: str,
        action: Action,
        things: Iterable[Thing],
        *others: Action,
        confirm: bool = False,
        **params: Param,
    ) -> Thing | None:
        """Ask for one of some things, or for one of the other actions; None if it was one of those."""
        options = action.each(things)
        for other in others:
            options.append(other())
        if self.pilot is not None and not self._feed:  # as in `choose`
            option = self._let_pilot_answer(role, prompt, options, confirm, None, params)
        else:
            acts = action.by_verb if not others else by_verb(action, *others)
            option = await self.ask(role, prompt, options, confirm=confirm, regions=None, acts=acts, **params)
        return option[1] if option[0] == action.verb else None  # type: ignore[return-value]  # one of the things

    async def together(self, asks: Mapping[Role, Ask]) -> Mapping[Role, Option]:
        """Put questions to several roles at once; the rules go on when all have answered."""
        request = Together(asks)
        for ask in request.open:
            ask.number = self._first + len(self._entries)
        while len(request.answers) < len(asks):
            if self._feed:
                role = self._feed[-1].role
                request.answers[role] = self._answer_again(role)
                continue
            role = request.open[0].role
            if self.pilot is not None:
                option = self.pilot(self, request.asks[role])
            else:
                role, option = await _wait(request)
            self.journal.add(Entry(role, option))
            request.answers[role] = option
        return request.answers

    async def whoever(self, asks: Mapping[Role, Ask]) -> tuple[Role, Option]:
        """Put questions to several roles at once and go on with the first answer, whosever it is.

        So each can plan in secret, answer after answer, and nobody waits for anybody. A question keeps its
        number while others answer theirs.
        """
        if self._planned != self._first + len(self._entries):
            self._planning = {}
        for role, ask in asks.items():
            ask.number = self._planning.setdefault(role, self._first + len(self._entries))
        if self._feed:
            role = self._feed[-1].role
            if self._redraw and role in asks:
                self._must_be_offered(lambda: asks[role].options, None)
            option = self._answer_again(role)
        else:
            if self.pilot is not None:
                role = next(iter(asks))
                option = self.pilot(self, asks[role])
            else:
                role, option = await _wait(Together(asks))
            self.journal.add(Entry(role, option))
        self._planning.pop(role, None)
        self._planned = self._first + len(self._entries)
        return role, option

    async def roll(self, dice: Dice, why: str, test: Callable[[], Test] | None = None) -> int:
        """Throw dice. `test` tells what they are thrown for, to whoever reads."""
        if self._feed:
            value = int(self._chance_again())
        else:
            number = self._first + len(self._entries)
            fell = self.chance.roll(number, dice, why)
            value = int((await _wait(Roll(dice, why, number, test)))[1]) if fell is None else fell
            write_down = self._write_down
            write_down(FALLEN[value])
            self._sealed = number + 1
        if self.log is not None:
            told = test().open if test else None
            self._thrown.append(Thrown(why, value, dice, self._first + len(self._entries) - 1, told))
        return value

    def count(self, dice: Dice, why: str, value: int, test: Test) -> None:
        """The die that fell last decides something else too, by terms of its own."""
        if self.log is not None:
            self._thrown.append(Thrown(why, value, dice, self._first + len(self._entries) - 1, test.open))

    async def draw(self, pool: Sequence[Thing], why: str, *, secret: bool = False) -> Thing:
        """Draw one thing at random. `secret`: nobody sees which, so it cannot bind what anybody imagines."""
        if self._feed:
            if not (secret and self._redraw):
                again = self._chance_again()
                if again not in pool:
                    raise Unbelievable
                return cast(Thing, again)
            self._feed.pop()
        number = self._first + len(self._entries)
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
            number = self._first + len(self._entries)
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
        self._sealed = self._first + len(self._entries)

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
            self.log.append(Told(self._first + len(self._entries), Say(key, params, rule), to, dice, added))

    def bookmark(self) -> Awaitable[None]:
        """Promise that `play` started afresh on a copy of the state goes on exactly from here."""
        self.rests += 1
        self._rested = number = self._first + len(self._entries)
        if self._bookmarks and (self._bookmark is None or self._bookmark.number != number):
            told = 0 if self.log is None else len(self.log)
            thrown = tuple(self._thrown)
            planning = tuple(self._planning.items()) if self._planned == number else ()
            self._bookmark = Bookmark(copy_state(self.game), number, told, self._sealed, thrown, planning)
        return AT_ONCE

    def _go_on_planning(self) -> None:
        """From the bookmark, everybody with the question they had there."""
        if self._bookmark is not None:
            self._planning, self._planned = dict(self._bookmark.planning), self._bookmark.number

    # ---------------------------------------------------------------- played again

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
        return entry.value

    def _chance_again(self) -> Id:
        entry = self._feed[-1]
        if entry.role or isinstance(entry.value, Option):
            raise Unbelievable
        self._feed.pop()
        self.journal.add(entry)
        self._sealed = self._first + len(self._entries)
        return entry.value
