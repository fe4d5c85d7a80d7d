"""Setting the scene for a test of Mosby's Raiders.

stage = Stage(mosby="hay_market", step="operations", units={"c3.1": "gainesville"})
stage.dice(activation=[4, 2]).draws("c4")
stage.play().choose("move:gainesville")
assert stage.raid.step is Phase.INITIATIVE
"""

from __future__ import annotations

from typing import Any

from tests.games.staging import Staging
from vivac.box import put
from vivac.games.mosby import RULEBOOK
from vivac.games.mosby.box.unpacking import CONTAINER, ELIMINATED, HOLDING, TRAIN
from vivac.games.mosby.game import MOSBY, Raid


class Stage(Staging[Raid]):
    """A position on the table. Keyword arguments are those of a drill's `[position]`."""

    def __init__(self, *switches: str, **position: Any) -> None:
        start = {"step": "operations", "strength": 3, **position}
        super().__init__(RULEBOOK, "campaign", switches, start)
        self.raid = self.game
        self.patient = True

    def watchful(self) -> Stage:
        """Ask at every moment of 6.6-5; in other tests Mosby stays where he is without being asked."""
        self.patient = False
        return self

    def _start(self, rulebook: Any) -> Stage:
        super()._start(rulebook)
        return self._be_patient()

    def choose(self, *choices: str, by: str = MOSBY) -> Stage:
        for choice in choices:
            super().choose(choice, by=by)
            self._be_patient()
        return self

    def _be_patient(self) -> Stage:
        """Go on past a question that only asks whether Mosby slips away."""
        while self.patient and self.prompt in ("before-activation", "union-unit"):
            going_on = [option for option in self.options if option.split(":")[0] in ("stay", "act")]
            if len(going_on) > 1:
                break
            super().choose(*going_on, by=MOSBY)
        return self

    def container(self, *units: str) -> Stage:
        """Leave only these units in the container; the others are out of play."""
        for unit in self.raid.stack.get(CONTAINER, ()):
            if unit not in units:
                out = ELIMINATED if unit in self.box.combat else HOLDING
                put(self.raid.where, self.raid.stack, unit, out)
        return self

    @property
    def to_act(self) -> set[str]:
        """The Union units that may act next."""
        return {option.removeprefix("act:") for option in self.options if option.startswith("act:")}

    def at(self, space: str) -> tuple[str, ...]:
        """The units in a space, in order of arrival."""
        return self.raid.stack.get(space, ())


# A beaten unit far from everybody: it keeps Rounds going, owes no die in its next action and wakes nobody.
STRAGGLER = {"c1.4": "winchester active regrouping"}


def in_rounds(*switches: str, initiative: str = "mosby", **position: Any) -> Stage:
    """Mosby's action of a Round, by either side's initiative; Rounds go on whatever he does."""
    step = "first" if initiative == "mosby" else "second"
    units = {**STRAGGLER, **position.pop("units", {})}
    return Stage(*switches, step=step, initiative=initiative, round=1, units=units, **position)


ASLEEP = f"{TRAIN} seen escort"  # an escort drawn before, and inactive again


def convoy(train: str = "winchester", *, escorts: int = 2, **position: Any) -> Stage:
    """The train on its way, Mosby with the initiative and about to act."""
    rounds = {"step": "first", "initiative": "mosby", "round": 1, "mosby": "millwood"}
    return Stage(**{**rounds, "train": train, "escorts_unknown": escorts, **position})
