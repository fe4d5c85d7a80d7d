"""The search player: Monte Carlo search over what its seat may know.

Every rollout begins at a table dealt anew (`Table.imagine`), takes an option and goes on, everybody
answering as seems best so far, to a moment at which both sides have had their say. The game's own
judgement, or the `foresight` it has for this, is asked how things stand then, and at the moments before: on
the average, as the sooner is the surer. What came of it is remembered with every question on the way, so
that everybody, the enemy too, answers a little better in the next rollout. What has not been tried is worth
what the greedy player thinks of it. Questions are known by what whoever is asked sees of them: information
sets are searched, not positions. Only what comes up before the game's clock moves on is another question
for every option it follows: how to go on with what was begun depends on what that was.

The options themselves are compared in rounds, and the better half of them goes on to the next round. Whatever
does not hang on the option is the same for all that are compared: what is dealt, the dice, by the reason for
which and the question after which they are thrown, what everybody fancies when one answer seems as good as
another, and how everybody answers, for a comparison is learnt from only when it is over. In the next
comparison all of that is another. So what differs is what the option does, and a few rollouts tell. What an
option promised at first counts for a few rollouts besides: of many that are worth the same, one always has
luck. In a game that is `fickle`, where single throws drown what an option does, it counts for many times as
many, on the way too, and those that promise most are looked at again. The one that promised most goes on with
the better half.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import islice
from math import ceil, log2, sqrt
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from vivac.players.at_random import somewhere
from vivac.players.belief import Dealings
from vivac.players.budget import Budget
from vivac.players.greedy import Dealing, judged, tried
from vivac.players.memory import Answer, Memory, Node
from vivac.players.points import candidates, looked_about, placed, plain
from vivac.table import Ask, ChanceByReason, NotAllowed, Option, Role, Table

HORIZON = 2  # moments of the game's clock to look ahead: what we do, and what they do about it
PATIENCE = 400  # answers after which a rollout is judged at the next bookmark anyway
DEALINGS = 16  # tables imagined for one decision, if there is time for so many
POINTS = 64  # options looked at, at most
LOOKS = 24  # copies on which they are tried at first, or two for each; as many again for all luck besides
RIVALS = 16  # the most promising, which are thought through, if there is time for so many
FEW_POINTS = 12  # of an open table on which a rollout looks, or a few more
SEVERAL = 24  # options considered when a question comes up in a rollout
FAITH, FIRST_FAITH = 3.0, 6.0  # rollouts for which a promise counts: on the way, and at first; likewise
MANY = 100  # leads that say how far apart they lie
CLEAR = 4.0  # standard errors at which nothing more is to be hoped of an option
WHIM = 0.1  # of what a worth is in doubt by, as what decides on the way: more would be to play badly
TINY = 1e-6  # so that of options that promise the same any may be the first to be tried

Step = tuple[Role, Node, Answer]  # of a rollout: who answered what


class SearchPlayer:
    """Thinks for so many seconds, or so many rollouts, about a decision on the average."""

    def __init__(
        self, seed: int | str | None = None, *, seconds: float = 0.2, rollouts: int | None = None
    ) -> None:
        self._rng = Random(seed)
        self._budget = Budget(seconds, rollouts)
        self._memory = Memory()
        self._given: dict[bytes, set[Option]] = {}  # answers, by what was asked and seen

    def choose(self, table: Table[Any], question: Ask) -> Option:
        return self.advise(table, question)[0]

    def advise(self, table: Table[Any], question: Ask) -> list[Option]:
        """What seems best, and after it what came near."""
        rng, budget = self._rng, self._budget
        budget.begin()
        options = candidates(table, question, POINTS, POINTS, rng)
        if len(options) == 1:
            return options
        rng.shuffle(options)  # of those that promise the same, not always the first
        dealings = Dealings(table, question.role, rng, DEALINGS)
        if not dealings.dealt:
            return [rng.choice(options)]
        given = self._given_before(dealings.dealt[0], question)
        search = Search(question, dealings, self._memory, budget, rng)
        best = search.best([option for option in options if option not in given] or options)
        budget.end()
        best = best or rng.choice(options)
        given.add(best)
        return [best, *(option for option in search.near if option != best)]

    def _given_before(self, believed: Table[Any], question: Ask) -> set[Option]:
        """Whoever comes back to the same question and finds nothing changed tries something else."""
        seen = believed.rulebook.scene(believed.box, believed.game, question.role)
        asked = (question.prompt, [option.id for option in question.options])
        return self._given.setdefault(msgspec.msgpack.encode((asked, seen)), set())


class Whims:
    """What everybody fancies in one rollout: the same at the same question, whichever option is tried.

    What one fancied once must not decide all rollouts after an option; nor must what was fancied after
    one option, and not after another, be counted to it.
    """

    def __init__(self, luck: int) -> None:
        self._luck = luck
        self._at: dict[int, Random] = {}

    def at(self, node: Node) -> Random:
        rng = self._at.get(node.salt)
        if rng is None:
            rng = self._at[node.salt] = Random(self._luck ^ node.salt)
        return rng


class Search:
    """The thinking about one decision."""

    def __init__(
        self, question: Ask, dealings: Dealings, memory: Memory, budget: Budget, rng: Random
    ) -> None:
        first = dealings.dealt[0]
        rulebook, box, game = first.rulebook, first.box, first.game
        self._question, self._role = question, question.role
        self._solitaire, self._clock = rulebook.solitaire, rulebook.clock
        self._tempting, self._niceties = rulebook.tempting, rulebook.niceties
        self._faith, self._first_faith = FAITH * rulebook.fickle, FIRST_FAITH * rulebook.fickle
        self._more_looks = LOOKS * (rulebook.fickle - 1)
        self._dealings, self._memory, self._budget, self._rng = dealings, memory, budget, rng
        self._gains, self._lead_scale = memory.gains, memory.leads
        self._foresight = rulebook.foresight or rulebook.judge
        self._now = {each: judged(first, each) for each in rulebook.roles}
        self._foreseen = judged(first, self._role, self._foresight)
        self._favourite: Option | None = None
        self.near: list[Option] = []  # those that were left in the last round
        self._lessons: list[tuple[Node, Answer, float]] = []  # of a comparison that is not over
        memory.begin(rulebook.clock(box, game) if rulebook.clock else question.number)

    def best(self, options: list[Option]) -> Option | None:
        """The option to take; None if none of them fits what was dealt."""
        budget, rivals = self._budget, self.promising(options)
        budget.weighed()
        fair = budget.fair
        rounds = max(2, ceil(log2(len(rivals)))) if len(rivals) > 1 else 0
        for nth in range(1, rounds + 1):
            while budget.spent < fair * nth / rounds:
                self._compare(rivals)
            self.near = list(rivals)
            rivals = self._better_half(rivals)
            if len(rivals) == 1:
                break
        return next(iter(rivals), None)

    def promising(self, options: list[Option]) -> dict[Option, Answer]:
        """The options that promise most: each is tried a little, as the greedy player does.

        In a fickle game the best of many is the luckiest: there those that are left are looked at again.
        """
        looks = max(2, LOOKS // len(options))
        look = partial(self._promises, self._lucks(looks))
        promises = looked_about(self._question, options, POINTS, self._rng, look)
        best = sorted(promises, key=promises.__getitem__, reverse=True)[:RIVALS]
        if best and (more := self._more_looks // len(best)):
            for option, promise in self._promises(self._lucks(more), best).items():
                promises[option] += (promise - promises[option]) * more / (looks + more)
            best.sort(key=promises.__getitem__, reverse=True)
        best = best[: self._budget.rivals(RIVALS)]
        self._favourite = next(iter(best), None)
        return {option: Answer(promises[option] - promises[best[0]]) for option in best}

    def _lucks(self, looks: int) -> list[Dealing]:
        """As many dealings, each with the luck of its dice."""
        return [(self._dealings.any(), self._rng.getrandbits(64)) for _ in range(looks)]

    def _promises(self, lucks: list[Dealing], options: list[Option]) -> dict[Option, float]:
        now, gains = self._now[self._role], self._gains
        found = tried(lucks, self._role, options)
        for worths in found.values():
            for worth in worths:
                gains.note(worth - now)
        return {
            option: fmean(gains.clipped(worth - now) for worth in worths) for option, worths in found.items()
        }

    def _compare(self, rivals: dict[Option, Answer]) -> None:
        """Every option once, with the same dealing and the same dice: half a comparison would be none."""
        dealing, luck = self._dealings.any(), self._rng.getrandbits(64)
        worths: dict[Option, float] = {}
        for option, answer in rivals.items():
            worth = self._roll_out(dealing, option, luck)
            if worth is not None:
                answer.note(worth)
                worths[option] = worth
            self._budget.note()
        self._learn(worths)

    def _learn(self, worths: dict[Option, float]) -> None:
        """What a comparison taught, now that it is over."""
        for node, answer, worth in self._lessons:
            node.note(answer, worth)
        self._lessons.clear()
        if (favourite := self._favourite) in worths:
            for option, worth in worths.items():
                if option != favourite:
                    self._lead_scale.note(worth - worths[favourite])

    def _better_half(self, rivals: dict[Option, Answer]) -> dict[Option, Answer]:
        """Those with whom it is worth going on, the best first."""
        taken = sum(answer.taken for answer in rivals.values())
        mean = sum(answer.total for answer in rivals.values()) / taken if taken else 0.0
        worths = {option: answer.worth(mean, self._first_faith) for option, answer in rivals.items()}
        best = sorted(worths, key=worths.__getitem__, reverse=True)
        hope = CLEAR * self._lead_spread()

        def beaten(option: Option) -> bool:
            return worths[best[0]] - worths[option] > hope / sqrt(self._first_faith + rivals[option].taken)

        half = (len(best) + 1) // 2
        kept = [*best[:half], *(option for option in best[half:] if option == self._favourite)]
        return {option: rivals[option] for option in kept if not beaten(option)}

    def _lead_spread(self) -> float:
        """How far apart leads lie; as far as any two rollouts, until that is known."""
        known = self._lead_scale.count >= MANY
        return self._lead_scale.spread if known else sqrt(2) * self._gains.spread

    def _roll_out(self, dealing: Table[Any], first: Option, luck: int) -> float | None:
        """What comes of an option; None if the dealing does not offer it."""
        whims, chance = Whims(luck), ChanceByReason(luck)
        table = dealing.fork(chance)
        moment = self._moment(table)
        begun, end = moment, moment + HORIZON
        try:
            table.answer(first, role=self._role)
        except NotAllowed:
            return None
        path: list[Step] = []
        stands: list[float] = []
        patience = PATIENCE
        while (question := table.question) is not None:
            if table.at_rest and ((now := self._moment(table)) > moment or patience < 0):
                stands.append(judged(table, self._role, self._foresight))
                if now >= end or patience < 0:
                    break
                moment = now
            patience -= 1
            after = first if self._clock and moment == begun else None
            if step := self._go_on(table, question, after, whims, chance):
                path.append(step)
        else:
            stands = [judged(table, self._role, self._foresight)]  # the end: what came before does not matter
        gain = fmean(stands) - self._foreseen
        self._gains.note(gain)
        worth = self._gains.clipped(gain)
        self._keep(path, worth)
        return worth

    def _go_on(
        self, table: Table[Any], question: Ask, after: Option | None, whims: Whims, chance: ChanceByReason
    ) -> Step | None:
        """One answer on the way, as seems best so far; what there is to learn from it."""
        role, node = question.role, self._memory.of(question, after)
        rng = whims.at(node)
        options = self._points(table, question, node, rng) if question.regions else question.options
        self._consider(table, role, node, options, rng)
        option = node.select(options, self._faith, WHIM * self._gains.spread, rng)
        step = None if option is None else (role, node, node.answers[option])
        chance.occasion = node.salt
        table.answer(option or somewhere(question, rng.choice(question.options), rng), role=role)
        return step

    def _keep(self, path: list[Step], worth: float) -> None:
        """What came of the answers on the way, to be learnt when the comparison is over."""
        for role, node, answer in path:
            ours = role == self._role or self._solitaire
            self._lessons.append((node, answer, worth if ours else -worth))

    def _consider(
        self, table: Table[Any], role: Role, node: Node, options: Sequence[Option], rng: Random
    ) -> None:
        """What the judgement says of new options once they are seen through, all with the same dice."""
        known = node.answers
        fresh = [each for each in options if each not in known]
        if not fresh:
            return
        if len(fresh) > SEVERAL:
            fresh = rng.sample(fresh, SEVERAL)
        fresh += islice((each for each in options if each in known), 1)  # by which the others are measured
        clipped, now, random = self._gains.clipped, self._now[role], rng.random
        looks = tried([(table, rng.getrandbits(64))], role, fresh)
        node.consider({option: clipped(worth - now) + TINY * random() for option, (worth,) in looks.items()})

    def _points(self, table: Table[Any], question: Ask, node: Node, rng: Random) -> list[Option]:
        """A few points of an open table: those considered before, if one may still go there."""
        if known := [option for option in node.answers if question.offers(option)]:
            return known
        tempting = self._tempting(table.box, table.game, question) if self._tempting else ()
        return placed(question, plain(question, self._niceties), FEW_POINTS, rng, tempting)

    def _moment(self, table: Table[Any]) -> int:
        """When a table is, by the game's clock, or by its bookmarks."""
        return self._clock(table.box, table.game) if self._clock else table.rests
