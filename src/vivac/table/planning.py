"""Running the plans that several roles make in secret at once, side by side."""

from __future__ import annotations

import types
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping
from typing import Any

from vivac.table.journal import Entry
from vivac.table.option import Option
from vivac.table.parallel import Numbers, Plans
from vivac.table.played_again import PlayedAgain
from vivac.table.questions import Ask, Draw, Role, Roll, Together
from vivac.table.records import Unbelievable


@types.coroutine
def wait(request: Ask | Together) -> Generator[Ask | Together, Any, Any]:
    return (yield request)


class Planning(PlayedAgain):
    """A table whose roles may plan at once."""

    pilot: Callable[[Any, Ask], Option] | None
    _planning: Numbers  # of the questions of those who planned at the bookmark from which we start

    @abstractmethod
    def bookmark(self) -> Awaitable[None]:
        """A promise of the state, which whoever keeps the bookmarks sets."""

    async def in_parallel(self, plans: Mapping[Role, Coroutine[Any, Any, None]]) -> None:
        """Let several roles plan in secret at once, each in a coroutine of its own, until all have done.

        Nobody waits for anybody, and the table takes no single option by itself: whoever plans says when they
        have done. A bookmark in a plan promises that this plan started afresh on a copy of the state goes on
        from there; one that is over, started afresh, is over at once.
        """
        planning = self._plans = Plans(plans, self._first + len(self._entries), self._planning)
        self._planning = ()
        try:
            for role, plan in plans.items():
                request = self._go_on_with(planning, role, plan, None)
                while request is not None:
                    request = self._go_on_with(planning, role, plan, await wait(request))
            while planning.asks:
                role, option = self._next_known(planning.asks) or await wait(Together(planning.asks))
                self.journal.add(Entry(role, option))
                planning.answered(role)
                request = self._go_on_with(planning, role, plans[role], option)
                while request is not None:
                    request = self._go_on_with(planning, role, plans[role], await wait(request))
        finally:
            self._plans = None
            for plan in plans.values():
                plan.close()

    def _go_on_with(
        self, planning: Plans, role: Role, plan: Coroutine[Any, Any, None], answer: Any
    ) -> Roll | Draw | None:
        """A plan up to its next question or its end, or up to a die or a draw that somebody else makes."""
        planning.whose = role
        try:
            request = plan.send(answer)
        except StopIteration:
            planning.ended(role)
            self.bookmark()
            return None
        if isinstance(request, Roll | Draw):
            return request
        planning.waits(request)
        if self._open:
            self._asked_there(request)
        return None

    def _next_known(self, asks: Mapping[Role, Ask]) -> tuple[Role, Option] | None:
        """The next answer of anybody who is planning, if it has been given before or a pilot gives it."""
        if not self._feed:
            return None if self.pilot is None else next((r, self.pilot(self, ask)) for r, ask in asks.items())
        entry = self._feed[-1]
        if entry.role not in asks or not isinstance(entry.value, Option):
            raise Unbelievable
        ask = asks[entry.role]
        if self._redraw:
            self._must_be_offered(lambda: ask.options, ask.regions)
        self._feed.pop()
        return entry.role, entry.value
