"""Setting the scene for a test: a position in one expression, dice by meaning, answers by id.

stage = Stage(turn=6, formations={"B_FA": fleet("the_strait", "haddock", B1=4, course=["gulf_of_cadiz"])})
stage.dice(beating=[8, 7]).run(sail, "B_FA")
assert stage.at("B_FA") == "gulf_of_cadiz"
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.staging import Staging
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.box.unpacking import Box
from vivac.games.mistral.chapters.blockade import bars_blockade
from vivac.games.mistral.chapters.commands import bars_assigning, bars_recalling
from vivac.games.mistral.chapters.courses import bars_course, bars_posture, bars_preparing
from vivac.games.mistral.chapters.fleet_50s import bars_dissolving, bars_fifty
from vivac.games.mistral.chapters.formations_in_docks import bars_forming
from vivac.games.mistral.chapters.issuing import bars_base, bars_lone_escort, bars_sailing_alone
from vivac.games.mistral.chapters.levant_trade import bars_track
from vivac.games.mistral.chapters.limits import (
    bars_assignment,
    bars_command,
    bars_joining,
    bars_subordination,
)
from vivac.games.mistral.chapters.orders import bars_issue
from vivac.games.mistral.chapters.repair import bars_repair, port_of
from vivac.games.mistral.chapters.troop_convoys import bars_assembly
from vivac.games.mistral.game import Step, War
from vivac.games.mistral.sequence import SEQUENCE
from vivac.table import Refusal


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

    def proceed(self) -> Stage:
        """Neither player has anything more to command, nor a Task to give."""
        self.choose("done", by="british").choose("done", by="bourbon")
        while self.prompt == "task":
            self.choose("pass", by="bourbon")
        return self

    def barred(self, what: str) -> str:
        """Why the law of an act forbids something, such as `join:F1:S_FB`, whoever is asked; or nothing."""
        verb, *things = what.split(":")
        refusal = LAWS[verb](self.box, self.war, *things)
        return "" if refusal is None else refusal.say.key

    def why_not(self, role: str, target: str) -> str:
        """The key of the refusal when somebody points at something, or nothing."""
        refusal = self.table.why_not(role, target)
        return "" if refusal is None else refusal.say.key

    def whole(self, name: str) -> Stage:
        """Play one Step of the sequence alone, from its beginning to its end or its first question."""
        step = self.war.step = Step(name)
        within = {each for each in SEQUENCE.steps[step].or_else if SEQUENCE.steps[each].then == step} | {step}

        async def play_it(table: Any) -> None:
            war, left = table.game, False
            while not left:
                now = SEQUENCE.steps[war.step]
                went = await now.work(table)
                left = war.step == step and went not in within
                war.step = went or now.then

        return self.run(play_it)

    def at(self, counter: str) -> str:
        return self.war.where[counter]

    def strength(self, element: str) -> tuple[int, int]:
        """Ships and Damage Points."""
        return self.war.ships[element], self.war.dp[element]


def bars_bearing(box: Box, war: War, chit: str, bearer: str) -> Refusal | None:
    return (bars_lone_escort if bearer in box.elements else bars_issue)(box, war, chit, bearer)


def bars_leaving_alone(box: Box, war: War, squadron: str, *goal: str) -> Refusal | None:
    return bars_sailing_alone(box, war, squadron) or (bars_track(box, war, squadron) if goal else None)


def bars_place(box: Box, war: War, auxiliary: str, place: str) -> Refusal | None:
    if place in box.formations:
        return bars_assignment(box, war, auxiliary, place)
    side = box.auxiliaries[auxiliary].side
    return bars_assigning(box, war, side, auxiliary) or bars_base(box, war, auxiliary, place)


LAWS: dict[str, Callable[..., Refusal | None]] = {
    "course": bars_course,
    "posture": bars_posture,
    "prepare": bars_preparing,
    "blockade": bars_blockade,
    "issue": bars_bearing,
    "rendezvous": bars_leaving_alone,
    "join": bars_joining,
    "subordinate": bars_subordination,
    "destine": bars_command,
    "assign": bars_place,
    "recall": lambda box, war, auxiliary: bars_recalling(box, war, "", auxiliary),
    "repair": lambda box, war, element: bars_repair(box, war, element, port_of(box, war, element)),
    "track": bars_track,
    "fifty": bars_fifty,
    "dissolve": bars_dissolving,
    "form": bars_forming,
    "assemble": bars_assembly,
}


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
