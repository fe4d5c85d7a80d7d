"""A reader: one language, one game, and every sentence said in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vivac.table.questions import Role
from vivac.table.records import Thrown, Told
from vivac.table.rulebook import Rulebook
from vivac.table.scene import Param, Say
from vivac.table.source import Origin

STOPS = (".", "?", "!")


def _capital(sentence: str) -> str:
    """A sentence may begin with a name that is written small elsewhere."""
    return sentence[:1].upper() + sentence[1:]


class Reader:
    """Says the sentences of a game in a language, with the game's own names for its ids.

    `scenario`: what is being played, where that matters to what seats are called.
    """

    def __init__(self, rulebook: Rulebook[Any], box: Any, lang: str, scenario: str = "") -> None:
        self.lang = lang
        self._scenario = scenario
        self._rulebook = rulebook
        self._box = box
        self._text = rulebook.text.named(lambda thing, lang: rulebook.name(box, thing, lang))

    def say(self, say: Say) -> str:
        said = self._text.say(say, self.lang)
        return _capital(said) if said.endswith(STOPS) else said

    def say_or(self, say: Say, otherwise: str) -> str:
        """A sentence that the game need not have, or something else instead."""
        return self.say(say) if self.has(say.key) else otherwise

    def has(self, key: str) -> bool:
        """Whether the game has this sentence in this language."""
        return self._text.has(key, self.lang)

    def cited(self, say: Say, rule: str = "") -> str:
        """The sentence with the number of its rule after it."""
        rule = say.rule or rule
        return f"{self.say(say)} ({rule})" if rule else self.say(say)

    def told(self, line: Told) -> str:
        """A line of the log with the dice that led to it, and what modified them."""
        dice = [self.thrown(die) for die in line.dice]
        dice += [f"{self.modifier(name)} {value:+}" for name, value in line.modifiers if value]
        shown = f" [{', '.join(dice)}]" if dice else ""
        return f"{self.say(line.say)}{shown}" + (f" ({line.say.rule})" if line.say.rule else "")

    def thrown(self, die: Thrown) -> str:
        """A die, what is added to it and to what it needs, and the total: `evasion 4, wind +1 = 5 (6)`."""
        said, test = f"{self.why(die.why)} {die.value}", die.test
        if test is None:
            return said
        terms = [f"{self.modifier(name)} {value:+}" for name, value in test.die.items() if value]
        if terms:
            said += f", {', '.join(terms)} = {test.total(die.value)}"
        goal = [f"{self.modifier(name)} {value:+}" for name, value in test.target.items() if value]
        if test.needed is not None:
            needed = f"{'≤' if test.at_most else '≥'} {test.needed}"
            said += f" ({needed}{': ' + ', '.join([str(test.needs), *goal]) if goal else ''})"
        elif goal:  # a chart decides, or the number is secret
            said += f" ({', '.join(goal)})"
        return said

    def modifier(self, name: str) -> str:
        """What modifies a die, in words (`modifier-odds`)."""
        return self.say_or(Say(f"modifier-{name}"), name)

    def name(self, thing: str) -> str:
        return self._rulebook.name(self._box, thing, self.lang)

    def title(self) -> str:
        return self.say(Say("title"))

    def role(self, role: Role) -> str:
        """What a seat is called: by the scenario if it has a name for it (of `ford.A`), or by the game."""
        seat = f"{self._scenario}.{role}"
        called = self.name(seat) if self._scenario else seat
        return self.say(Say(f"role-{role}")) if called == seat else called

    def roles(self, roles: Sequence[Role]) -> str:
        return ", ".join(self.role(role) for role in roles)

    def origin(self, origin: Origin | None) -> str:
        """Where something is from: the lines of the document, or our reason."""
        if origin is None:
            return self.say(Say("origin-nobody"))
        note = origin.note.get(self.lang, "")
        if origin.from_the_document:
            said: dict[str, Param] = {
                "lines": origin.lines.replace("-", "–"),
                "many": 1 if origin.lines.isdigit() else 2,
            }
        else:
            said = {"note": note}
        if not (origin.lines if origin.from_the_document else note):
            return self.say(Say(f"source-{origin.source}"))
        return self.say(Say(f"origin-{origin.source}", said))

    def why(self, why: str) -> str:
        """What a die or a draw is for, in words where the game has them (`why-combat`)."""
        return self.say_or(Say(f"why-{why}"), why)
