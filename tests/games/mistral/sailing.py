"""Setting the scene for a test: a position in one expression, dice by meaning, answers by id.

stage = Stage(turn=6, formations={"B_FA": fleet("the_strait", "haddock", B1=4, course=["gulf_of_cadiz"])})
stage.dice(beating=[8, 7]).run(sail, "B_FA")
assert stage.at("B_FA") == "gulf_of_cadiz"
"""

from __future__ import annotations

from typing import Any

from tests.games.staging import Staging
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.game import Step, War
from vivac.games.mistral.sequence import SEQUENCE


class Stage(Staging[War]):
    """The map is swept first: nobody is at sea or in docks but those the position names."""

    def __init__(self, *switches: str, scenario: str = "1742", sweep: bool = True, **position: Any) -> None:
        calm = {"step": "command", "turn": 6, "levant_year": int(scenario[-4:]), "levant": "east"}
        super().__init__(RULEBOOK, scenario, switches, {"sweep": sweep, **calm, **position})
        self.war = self.game

    def offered(self, role: str) -> list[str]:
        """The ids of the options of a role's own question, where several are asked at once."""
        ask = self.table.question_for(role)
        return [] if ask is None else [option.id for option in ask.options]

    def answer(self, role: str, *choices: str) -> Stage:
        for choice in choices:
            self.table.answer(choice, role=role)
        return self

    def proceed(self) -> Stage:
        """Neither player has anything more to command, nor a Task to give."""
        self.answer("british", "done").answer("bourbon", "done")
        while self.prompt == "task":
            self.choose("pass")
        return self

    def why_not(self, role: str, target: str) -> str:
        """The key of the refusal, or nothing."""
        refusal = RULEBOOK.why_not(self.box, self.war, role, target)
        return "" if refusal is None else refusal.say.key

    def whole(self, name: str) -> Stage:
        """Play one Step of the sequence alone, from its beginning to its end or its first question."""
        step = self.war.step = Step(name)

        async def play_it(table: Any) -> None:
            went = step
            while went is step:
                went = await SEQUENCE.steps[step].work(table)
            table.game.step = went or SEQUENCE.steps[step].then

        return self.run(play_it)

    def at(self, counter: str) -> str:
        return self.war.where[counter]

    def strength(self, element: str) -> tuple[int, int]:
        """Ships and Damage Points."""
        return self.war.ships[element], self.war.dp[element]


def fleet(at: str, admiral: str = "", *, dp: int = 0, **words: Any) -> dict[str, Any]:
    """A Formation in one expression: Squadrons by their Ships (`B1=4`), Flagships by DP (`fl_namur=0`)."""
    named = [name for name in words if name[0] in "BSFNGV" or name.startswith("fl_")]
    counters = {name: words.pop(name) for name in named}
    squadrons = {n: v if isinstance(v, list) else [v, dp] for n, v in counters.items() if n[:3] != "fl_"}
    flagships = {n: v for n, v in counters.items() if n[:3] == "fl_"}
    found: dict[str, Any] = {"at": at, "squadrons": squadrons, "flagships": flagships, **words}
    if admiral:
        found["admiral"] = admiral
    return found
