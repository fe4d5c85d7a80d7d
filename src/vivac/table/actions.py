"""Acts of the rules, each declared once.

```python
MOVE = Action("move", rule="5.0-1", of=("place",), lights=at_place, among=neighbours, bars=bars_move, do=move)
MARCH = Menu("march", MOVE, ATTACK, STOP)
...
await table.choose(player, MARCH, ops=war.ops)
```

From the declaration follow what is offered, why something is not, what an option is called and lights, and
what is done when it is taken. Where the state alone does not say what a question is about,
`MARCH.given(force)` hands it to the functions of every action, before the words of the option.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from vivac.table.option import Id, Option
from vivac.table.questions import Role
from vivac.table.scene import Choice, Param, Say

if TYPE_CHECKING:
    from vivac.table.rulebook import Refusal

T = TypeVar("T")
NOTHING: Mapping[str, Param] = {}


class Lit(NamedTuple):
    """What an option lights on the board, and what its label says besides its own words.

    `also`: other pieces of the same thing, such as the figures of a unit, by which somebody may point at it.
    """

    place: str = ""
    piece: str = ""
    card: str = ""
    params: Mapping[str, Param] = NOTHING
    rule: str = ""  # instead of that of the action, where things of one kind have rules of their own
    also: tuple[str, ...] = ()


DARK = Lit()
Lights = Callable[..., Lit]  # of box, game, viewer and the words of the option
Law = Callable[..., "Refusal | None"]  # of box, game and the words of the option
Options = Callable[..., Sequence[Option]]  # of box and game
Deed = Callable[..., Awaitable[Any] | None]  # of the table and the words of the option
Costs = Callable[..., Say | None]  # of box, game and the words of the option


def at_place(_box: Any, _game: Any, _viewer: Role | None, place: Id, *_others: Id) -> Lit:
    """An option whose first word is a place."""
    return Lit(place=str(place))


def on_card(_box: Any, _game: Any, _viewer: Role | None, card: Id, *_others: Id) -> Lit:
    """An option whose first word is a card."""
    return Lit(card=str(card))


def lights_nothing(_box: Any, _game: Any, _viewer: Role | None, *_words: Id) -> Lit:
    return DARK


def never_barred(_box: Any, _game: Any, *_words: Id) -> Refusal | None:
    """The law of an action that may be taken about everything among which it is chosen."""
    return None


ALWAYS_THE_SAME = (at_place, on_card, lights_nothing)  # whoever looks, and whenever


def _handed(function: Callable[..., T], at_hand: tuple[Any, ...]) -> Callable[..., T]:
    """A function of box, game and words that gets what is at hand before the words."""
    return lambda box, game, *words: function(box, game, *at_hand, *words)


class _Made(dict[tuple[Id, ...], Option]):
    """The options of a verb by their words, made when they are first wanted."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self._verb = verb

    def __missing__(self, words: tuple[Id, ...]) -> Option:
        option = self[words] = Option(self._verb, *words)
        return option


class _About(dict[Id, Option]):
    """The options of a verb about one thing each."""

    def __init__(self, made: _Made) -> None:
        super().__init__()
        self._all = made

    def __missing__(self, thing: Id) -> Option:
        option = self[thing] = self._all[(thing,)]
        return option


class Action:
    """One verb of the rules.

    `among`: what it could be about, seen from here, whether allowed or not. `bars`: the one law, which also
    explains, or `never_barred` where there is nothing to forbid. `fast`: the same as all of `among` that
    nothing bars, where finding it so would be slow. What is only picked, where the rules say from what, needs
    none of them. `do` carries it out. `of` names its words for the label `option-VERB`; `lights` says what it
    shows, and `costs` what is paid or given up for it.
    """

    def __init__(
        self,
        verb: str,
        rule: str = "",
        *,
        of: tuple[str, ...] = (),
        lights: Lights = lights_nothing,
        among: Options | None = None,
        bars: Law | None = None,
        fast: Options | None = None,
        do: Deed | None = None,
        costs: Costs | None = None,
        danger: bool = False,
        label: str = "",
    ) -> None:
        self.verb = verb
        self.rule = rule
        self.of = of
        self.lights = lights
        self.among = among or (self._itself if not of else self._nowhere)
        self.asked_for = among is None and bool(of)  # the rules name what it is about where they ask
        self.lawless = bars is None and (among is not None or fast is not None)
        self.bars = None if bars is never_barred else bars
        self.do = do
        self.costs = costs
        self.danger = danger
        self.label = label or f"option-{verb.replace('_', '-')}"
        self.offered: Options = fast or self._allowed
        self.by_verb: Mapping[str, Action] = {verb: self}
        self._made = _Made(verb)
        self._about = _About(self._made)
        self._described: dict[Option, Choice] | None = {} if lights in ALWAYS_THE_SAME else None

    def __call__(self, *words: Id) -> Option:
        """The option of this verb with these words; the same one is made only once."""
        return self._made[words]

    def each(self, things: Iterable[Id]) -> list[Option]:
        """The options about some things, a word each."""
        return list(map(self._about.__getitem__, things))

    def given(self, *at_hand: Any) -> Action:
        """The same action about what is at hand: its functions get that first, before the words."""
        action, bars, do, costs = copy(self), self.bars, self.do, self.costs
        action.among = _handed(self.among, at_hand)
        action.offered = _handed(self.offered, at_hand)
        action.bars = bars and _handed(bars, at_hand)
        action.costs = costs and _handed(costs, at_hand)
        action.by_verb = {self.verb: action}
        action.do = do and (lambda table, *words: do(table, *at_hand, *words))
        return action

    def _itself(self, _box: Any, _game: Any, *_at_hand: Any) -> Sequence[Option]:
        return (self(),)

    def _nowhere(self, _box: Any, _game: Any, *_at_hand: Any) -> Sequence[Option]:
        return ()

    def _allowed(self, box: Any, game: Any, *at_hand: Any) -> Sequence[Option]:
        """All that it could be about and that nothing bars."""
        bars, among = self.bars, self.among(box, game, *at_hand)
        if bars is None:
            return among
        return [option for option in among if bars(box, game, *at_hand, *option[1:]) is None]

    def refusal(self, box: Any, game: Any, option: Option) -> Refusal | None:
        """Why not this option; None if nothing bars it."""
        return self.bars(box, game, *option[1:]) if self.bars else None

    def describe(self, box: Any, game: Any, option: Option, viewer: Role | None) -> Choice:
        """The option as a person reads it."""
        known = self._described
        if known is None:
            return self._describe(box, game, option, viewer)
        if option not in known:
            known[option] = self._describe(box, game, option, viewer)
        return known[option]

    def _describe(self, box: Any, game: Any, option: Option, viewer: Role | None) -> Choice:
        words = option[1:]
        lit = self.lights(box, game, viewer, *words)
        params = {**dict(zip(self.of, words, strict=False)), **lit.params}
        rule = lit.rule or self.rule
        return Choice(option.id, Say(self.label, params), lit.place, lit.piece, lit.card, rule, self.danger)

    def __repr__(self) -> str:
        return f"Action({self.verb})"


def by_verb(*actions: Action) -> Mapping[str, Action]:
    """The actions that may answer a question, as `ask` wants to know them."""
    return {action.verb: action for action in actions}


class Menu:
    """A question of the rules and the actions that answer it.

    `fast`: the same options as those of its actions one after another, where finding them so would be slow.
    """

    def __init__(self, prompt: str, *actions: Action, fast: Options | None = None) -> None:
        self.prompt = prompt
        self.actions = actions
        self.fast = fast
        self._acts = by_verb(*actions)
        self._deeds: dict[Id, Deed] = {}
        self._at_hand: tuple[Any, ...] = ()
        if len(self._acts) < len(actions):
            raise ValueError(f"the menu {prompt} has a verb twice")
        for action in actions:
            if action.asked_for:
                raise ValueError(f"{action.verb} in the menu {prompt} does not say among what it chooses")
            if action.do is None:
                raise ValueError(f"{action.verb} in the menu {prompt} does not say what is done")
            self._deeds[action.verb] = action.do

    def given(self, *at_hand: Any) -> Menu:
        """The same menu about what is at hand, where the state does not say it."""
        menu = Menu.__new__(Menu)  # nothing is checked again: rollouts make one at every such question
        menu.prompt, menu.actions, menu.fast = self.prompt, self.actions, self.fast
        menu._acts, menu._deeds, menu._at_hand = self._acts, self._deeds, at_hand
        return menu

    @property
    def by_verb(self) -> Mapping[str, Action]:
        """Its actions, handed what is at hand; that is done when somebody looks at one."""
        return _ActionsGiven(self._acts, self._at_hand) if self._at_hand else self._acts

    def options(self, box: Any, game: Any) -> Sequence[Option]:
        """All that may be done now."""
        if self.fast is not None:
            return self.fast(box, game, *self._at_hand)
        found: list[Option] = []
        for action in self.actions:
            found += action.offered(box, game, *self._at_hand)
        return found

    def carry_out(self, table: Any, option: Option) -> Awaitable[Any] | None:
        """Do what was chosen."""
        return self._deeds[option[0]](table, *self._at_hand, *option[1:])

    def __repr__(self) -> str:
        return f"Menu({self.prompt})"


class _ActionsGiven(Mapping[str, Action]):
    """Actions by verb, each handed what is at hand when it is first looked up."""

    __slots__ = ("_actions", "_at_hand", "_given")

    def __init__(self, actions: Mapping[str, Action], at_hand: tuple[Any, ...]) -> None:
        self._actions, self._at_hand = actions, at_hand
        self._given: dict[str, Action] = {}

    def __getitem__(self, verb: str) -> Action:
        given = self._given.get(verb)
        if given is None:
            given = self._given[verb] = self._actions[verb].given(*self._at_hand)
        return given

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)


def refusal_of(acts: Mapping[str, Action], box: Any, game: Any, viewer: Role, target: str) -> Refusal | None:
    """The first reason against an option, or against all that could be done with a thing of the board."""
    for action in acts.values():
        for option in _meant(action, box, game, viewer, target):
            refusal = action.refusal(box, game, option)
            if refusal is not None:
                return refusal
    return None


def _meant(action: Action, box: Any, game: Any, viewer: Role, target: str) -> Iterator[Option]:
    for option in action.among(box, game):
        if option.id == target:
            yield option
        elif ":" not in target:
            lit = action.lights(box, game, viewer, *option[1:])
            if target in (lit.place, lit.piece, lit.card, *lit.also):
                yield option
