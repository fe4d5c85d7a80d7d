"""What both kinds of environment share: a table, its seats, and which page of options each looks at."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vivac.gym.encoding import Encoding, Observation
from vivac.players.at_random import somewhere
from vivac.table import NotAllowed, RandomChance, Role, Table, find_game, open_table
from vivac.table.reader import Reader

RENDER_MODES = ["ansi"]


class Seating:
    """A game that is laid out again and again."""

    def __init__(
        self,
        game: str,
        scenario: str | None,
        switches: Sequence[str] | None,
        encoding: Encoding,
        limit: int | None,
    ) -> None:
        self.rulebook = find_game(game)
        self.encoding = encoding
        self._scenario, self._switches = self.rulebook.scenario(scenario), switches
        self._limit = limit
        self.rng = Random()
        self.decisions = 0
        self._pages: dict[Role, int] = {}
        self.rulebook.chosen(switches)
        self.table: Table[Any] | None = None

    def lay_out(self, seed: int | None) -> Table[Any]:
        """A new game; without a seed its dice follow from those of the game before."""
        if seed is not None:
            self.rng = Random(seed)
        self.decisions = 0
        self._pages = {}
        dice = RandomChance(self.rng.getrandbits(64))
        self.table = open_table(self.rulebook, self._scenario, self._switches, chance=dice, log=False)
        return self.table

    @property
    def playing(self) -> Table[Any]:
        if self.table is None:
            raise RuntimeError("reset() lays out the game: call it first")
        return self.table

    @property
    def cut_off(self) -> bool:
        """Whether so many decisions were taken that the game is not waited for any longer."""
        return self._limit is not None and self.decisions >= self._limit and self.playing.outcome is None

    def observe(self, role: Role) -> Observation:
        table = self.playing
        ask = table.question_for(role)
        scene = table.rulebook.scene(table.box, table.game, role)
        return self.encoding.observe(scene, ask, self._pages.get(role, 0))

    def act(self, role: Role, action: int) -> None:
        """Take the option at this index, or turn the page. What is not there is refused; nothing changes."""
        table = self.playing
        ask = table.question_for(role)
        if ask is None:
            raise NotAllowed("not-your-turn", role=role, waiting=" ".join(table.waiting_for))
        options, page = ask.options, self._pages.pop(role, 0)
        if self.encoding.turns_page(options, action):
            self._pages[role] = self.encoding.next_page(options, page)
            return
        shown = self.encoding.page(options, page)
        if not 0 <= action < len(shown):
            self._pages[role] = page
            raise NotAllowed("not-a-number-listed", number=action, last=len(shown) - 1)
        table.answer(somewhere(ask, shown[action], self.rng), role=role)
        self.decisions += 1

    def rewards(self) -> dict[Role, float]:
        """1 for whoever has won, -1 for whoever has lost, 0 in a draw and as long as the game goes on."""
        outcome, roles = self.playing.outcome, self.rulebook.roles
        if outcome is None or (not outcome.winners and not self.rulebook.solitaire):
            return dict.fromkeys(roles, 0.0)
        return {role: 1.0 if role in outcome.winners else -1.0 for role in roles}

    def in_words(self, lang: str = "en") -> str:
        """Where the game stands, as everybody may know it."""
        table = self.playing
        scene, reader = table.scene(None), Reader(self.rulebook, table.box, lang)
        said = [scene.outcome] if scene.outcome else []
        return "\n".join(reader.say(say) for say in (scene.heading, *scene.status, *said))
