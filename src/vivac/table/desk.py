"""The side of the table that rules see: they ask, throw, draw, tell and set bookmarks.

The rules are a coroutine. They stop whenever somebody must decide something or a die must fall, and go on
with the answer; they never know who gave it, nor whether it is given for the first time.
"""

from __future__ import annotations

import types
from collections.abc import Awaitable, Callable, Generator, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, cast, overload

from typing_extensions import TypeVar

from vivac.table.actions import by_verb
from vivac.table.chance import Chance
from vivac.table.errors import DeadEnd
from vivac.table.journal import ANSWERED, FALLEN, Entry, Journal
from vivac.table.option import Id, Option, Region
from vivac.table.planning import Planning, wait
from vivac.table.questions import NO_ACTS, Ask, Dice, Draw, Offer, Options, Role, Roll, Together
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
def _answer_to(desk: Desk[Any, Any], ask: Ask) -> Generator[Ask, Option, Option]:
    """Wait for the answer, and write it down, unless that is done for all who plan."""
    chosen = yield ask
    if desk._plans is None:
        desk.journal.add(Entry(ask.role, chosen))
    return chosen


@types.coroutine
def _at_once() -> Generator[Any, Any, None]:
    """Something to await that is over already; unlike a coroutine it can be awaited again and again."""
    return
    yield


AT_ONCE = _at_once()
next(AT_ONCE, None)


class Desk(Planning, Generic[G, B]):
    """What rules work with."""

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
        super().__init__(journal)
        self.rulebook = rulebook
        self.box = box
        self.game = game
        self.chance = chance
        self.pilot = pilot
        self.outcome: Outcome | None = None
        self.log: list[Told] | None = [] if log else None
        self._write_down = journal.add if pilot is None else journal.entries.append  # nobody reads a rollout
        self._bookmarks = bookmarks
        self._origin = bookmark  # of a copy: it goes back no further
        self._bookmark = bookmark or (Bookmark(copy_state(game), 0, 0, 0) if bookmarks else None)
        self._thrown: list[Thrown] = []  # dice the log has not told yet
        self._offer = Offer()
        self.rests = 0  # bookmarks passed
        self._rested = bookmark.number if bookmark else 0  # entries there were at the last of them
        self._seen: dict[Role, Scene] = {}  # what was imagined has to look like, once somebody imagines
        self._waiting: Ask | Together | None = None
        self._planning = bookmark.planning if bookmark else ()
        self._play = rulebook.play(cast("Table[G]", self))  # a desk is always that of a table

    async def ask(
        self,
        role: Role,
        prompt: str,
        options: Options,
        *,
        confirm: bool = False,
        regions: Mapping[Option, Region] | None = None,
        acts: Mapping[str, Action] = NO_ACTS,
        **params: Param,
    ) -> Option:
        """Put a question to a role. The table itself takes a single option, unless it asks to confirm.

        An option with a region is answered with a point inside it, so the table never takes it by itself.
        """
        asked = self._put(role, prompt, options, confirm, regions, acts, params)
        return asked if isinstance(asked, Option) else await _answer_to(self, asked)

    def _put(
        self,
        role: Role,
        prompt: str,
        options: Options,
        confirm: bool,
        regions: Mapping[Option, Region] | None,
        acts: Mapping[str, Action],
        params: Mapping[str, Param],
    ) -> Option | Ask:
        """Put a question. The answer, if there is one at once; otherwise the question, to wait at."""
        if self._feed:
            if self._plans is None or self._feed[-1].role == role:
                if self._redraw:
                    self._must_be_offered(options, regions)
                return self._answer_again(role)
        elif self.pilot is not None:
            made = options() if callable(options) else options
            return self._let_pilot_answer(role, prompt, made, confirm, regions, params)
        ask = Ask(role, prompt, options, confirm, self._first + len(self._entries), params, regions, acts)
        if self._plans is not None or (self._open and self._asked_there(ask)):
            return ask
        if confirm or regions or len(ask.options) != 1:
            return ask
        option = ask.options[0]
        self.journal.add(Entry(role, option, True))
        return option

    def _put_menu(
        self,
        role: Role,
        menu: Menu,
        *,
        options: Options | None = None,
        confirm: bool = False,
        regions: Mapping[Option, Region] | None = None,
        **params: Param,
    ) -> Option | Ask:
        """Ask which of the actions of a menu is taken. What a menu offers is made only for whoever looks."""
        if self._feed:
            if not self._redraw and (self._plans is None or self._feed[-1].role == role):
                return self._answer_again(role)
        elif self.pilot is not None:
            made: Any = menu.options(self.box, self.game) if options is None else options
            made = made() if callable(made) else made
            return self._let_pilot_answer(role, menu.prompt, made, confirm, regions, params)
        offered = options or partial(menu.options, self.box, self.game)  # lighter on a copy than a closure
        return self._put(role, menu.prompt, offered, confirm, regions, menu.by_verb, params)

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
        if len(options) == 1 and not (confirm or regions or self._plans):
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
        put = self._put_menu(role, menu, options=options, confirm=confirm, regions=regions, **params)
        option = put if isinstance(put, Option) else await _answer_to(self, put)
        done = menu.carry_out(self, option)
        if done is not None:
            await done
        return option

    async def act(self, role: Role, menu: Menu, **asked: Any) -> Any:
        """The same, for rules that go on by what came of the action, not by which it was."""
        return await self.carry_out(menu, await self.decide(role, menu, **asked))

    async def decide(self, role: Role, menu: Menu, **asked: Any) -> Option:
        """Ask which of the actions of a menu is taken; the rules carry it out when they are ready.

        `options`: the same as the menu would offer, where the rules keep a list of it. All else is as `ask`
        has it.
        """
        put = self._put_menu(role, menu, **asked)
        return put if isinstance(put, Option) else await _answer_to(self, put)

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
        options += [other() for other in others]
        acts = action.by_verb if not others else by_verb(action, *others)
        put = self._put(role, prompt, options, confirm, None, acts, params)
        option = put if isinstance(put, Option) else await _answer_to(self, put)
        return cast(Thing, option[1]) if option[0] == action.verb else None

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
                role, option = await wait(request)
            self.journal.add(Entry(role, option))
            request.answers[role] = option
        return request.answers

    async def roll(self, dice: Dice, why: str, test: Callable[[], Test] | None = None) -> int:
        """Throw dice. `test` tells what they are thrown for, to whoever reads."""
        if self._feed:
            value = int(self._chance_again())
        else:
            number = self._first + len(self._entries)
            fell = self.chance.roll(number, dice, why)
            value = int((await wait(Roll(dice, why, number, test)))[1]) if fell is None else fell
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
            value = (await wait(Draw(pool, why, number, secret)))[1]
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
                drawn = (await wait(Draw(pile, why, number, False)))[1]
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

    def since(self, correction: str) -> bool:
        """Whether the rules are read with a correction made after games had been played without it.

        A game that comes here for the first time reads them so, and its journal says it; one that has been
        here before the correction goes on as it was played: `if table.since("erratum-9.11"):`.
        """
        return self.journal.since(correction)

    def bookmark(self) -> Awaitable[None]:
        """Promise that `play` started afresh on a copy of the state goes on exactly from here."""
        self.rest()
        number, plans = self._rested, self._plans
        if plans is not None and not plans.all_settled():
            return AT_ONCE  # somebody else is in the middle of something, which no state says
        if self._bookmarks and (self._bookmark is None or self._bookmark.number != number):
            told = 0 if self.log is None else len(self.log)
            thrown = tuple(self._thrown)
            planning = tuple(plans.numbers.items()) if plans else ()
            self._bookmark = Bookmark(copy_state(self.game), number, told, self._sealed, thrown, planning)
        return AT_ONCE

    def rest(self) -> None:
        """Whatever was begun has been done and may be judged, though no state says what comes next."""
        self.rests += 1
        self._rested = self._first + len(self._entries)
