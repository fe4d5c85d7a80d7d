"""Plans that several roles make in secret at once, each in a coroutine of its own."""

from __future__ import annotations

from collections.abc import Iterable

from vivac.table.questions import Ask, Role

Numbers = tuple[tuple[Role, int], ...]


class Plans:
    """What everybody who is planning has been asked, and since when.

    `begun` and the numbers of questions count the entries there were.
    """

    __slots__ = ("asks", "begun", "numbers", "unsettled", "whose")

    def __init__(self, roles: Iterable[Role], begun: int, numbers: Numbers) -> None:
        self.asks: dict[Role, Ask] = {}
        self.begun = begun
        self.numbers = dict.fromkeys(roles, begun)
        self.numbers.update(numbers)
        self.unsettled: set[Role] = set()  # whoever has answered since the last bookmark of their plan
        self.whose: Role = ""  # whose plan goes on now

    def waits(self, ask: Ask) -> None:
        """A plan has come to a question. It keeps its number while others answer theirs."""
        ask.number = self.numbers.setdefault(ask.role, ask.number)
        self.asks[ask.role] = ask

    def answered(self, role: Role) -> None:
        """What somebody has done may bear on what is offered to the others."""
        self.whose = role
        self.unsettled.add(role)
        self.numbers.pop(role, None)
        for other, ask in self.asks.items():
            if other != role:
                ask.renew()

    def ended(self, role: Role) -> None:
        self.asks.pop(role, None)

    def all_settled(self) -> bool:
        """Whoever plans now stands at a bookmark; whether the others do too."""
        self.unsettled.discard(self.whose)
        return not self.unsettled
