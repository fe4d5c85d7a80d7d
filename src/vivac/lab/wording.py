"""Checks of everything a person reads: both languages complete, every sentence can be said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from vivac.lab.promises import promise, samples
from vivac.table import LANGUAGES, Ask, MissingText, Rulebook, Say, Table, Text
from vivac.table.reader import Reader
from vivac.table.rules_text import rules_text


def languages_have_the_same_keys(rulebook: Rulebook[Any]) -> None:
    """Every text key exists in both languages, with the same parameters."""
    same_keys(rulebook.text, rulebook.id)


def same_keys(text: Text, whose: str) -> None:
    first, *others = ({key: variables(m) for key, m in text.messages(lang).items()} for lang in LANGUAGES)
    for lang, other in zip(LANGUAGES[1:], others, strict=True):
        for one, two, where in ((first, other, lang), (other, first, LANGUAGES[0])):
            missing = sorted(set(one) - set(two))
            promise(not missing, f"{whose}: words/{where}.ftl lacks {', '.join(missing)}")
        for key, names in first.items():
            differ = names ^ other[key]
            promise(not differ, f"{whose}: {key} speaks of {', '.join(differ)} in one language only")


def variables(message: Any) -> set[str]:
    """The parameters that a message of a text file uses."""
    found: set[str] = set()
    things = [message]
    for thing in things:
        if type(thing).__name__ == "VariableReference":
            found.add(thing.id.name)
        elif isinstance(thing, list):
            things.extend(thing)
        elif hasattr(thing, "__dict__"):
            things.extend(vars(thing).values())
    return found


def everything_has_a_name(rulebook: Rulebook[Any]) -> None:
    """The game, its scenarios, roles and switches are named in both languages."""
    keys = ["title", "summary", *(f"scenario-{scenario.id}" for scenario in rulebook.scenarios)]
    keys += [f"role-{role}" for role in rulebook.roles]
    keys += [f"switch-{switch.id}" for switch in rulebook.switches]
    for key in keys:
        for lang in LANGUAGES:
            promise(rulebook.text.has(key, lang), f"{rulebook.id}: words/{lang}.ftl lacks {key}")


def rules_have_the_same_numbers(rulebook: Rulebook[Any]) -> None:
    """The rules carry the same statement numbers in both languages."""
    numbers = {lang: set(rules_text(rulebook, lang).statements) for lang in LANGUAGES}
    first = numbers[LANGUAGES[0]]
    promise(bool(first), f"{rulebook.id}: words/rules.{LANGUAGES[0]}.md has no numbered statements")
    for lang, found in numbers.items():
        differ = sorted(first ^ found)
        promise(not differ, f"{rulebook.id}: words/rules.{lang}.md differs in {', '.join(differ)}")


def every_sentence_can_be_said(rulebook: Rulebook[Any], games: int = 10, looks: int = 60) -> None:
    """Whatever comes up in random games can be said in both languages, and cites a rule that exists."""
    box = rulebook.open_box(None)
    readers = [Reader(rulebook, box, lang) for lang in LANGUAGES]
    rules = rules_text(rulebook, LANGUAGES[0])
    said: set[bytes] = set()
    for say in sentences(rulebook, games, looks):
        token = msgspec.json.encode(say, order="sorted")
        if token in said:
            continue
        said.add(token)
        for reader in readers:
            try:
                reader.say(say)
            except MissingText as missing:
                raise AssertionError(f"{rulebook.id}: {missing}") from None
        found = not say.rule or rules.find(say.rule)
        promise(bool(found), f"{rulebook.id}: {say.key} cites rule {say.rule}, which does not exist")


def sentences(rulebook: Rulebook[Any], games: int, looks: int) -> Iterator[Say]:
    """The sentences of some games: scenes, questions, refusals, log and outcome."""
    box = rulebook.open_box(None)
    spots = {each.id: list(rulebook.board_of(box, each.id).spots) for each in rulebook.scenarios}
    tables: dict[int, Table[Any]] = {}
    for table, question, rng in samples(rulebook, games, looks):
        tables[id(table)] = table
        for viewer in (*rulebook.roles, None):
            yield from says_in(table.scene(viewer))
        yield from refusals(table, question, spots[table.journal.header.scenario], rng)
    for table in tables.values():  # played out by now
        yield from says_in(table.scene(None))
        yield from (told.say for told in table.log or ())


def refusals(table: Table[Any], question: Ask, spots: list[str], rng: Random) -> Iterator[Say]:
    """What the game answers when somebody asks why something cannot be done."""
    targets = [str(arg) for option in question.options for arg in option.args]
    targets += [piece.id for piece in table.scene(question.role).pieces] + spots
    for target in rng.sample(targets, min(20, len(targets))):
        refusal = table.why_not(question.role, target)
        if refusal:
            promise(bool(refusal.say.rule), f"{table.rulebook.id}: {refusal.say.key} refuses without a rule")
            yield refusal.say


def says_in(thing: Any) -> Iterator[Say]:
    """Every sentence anywhere in a scene."""
    if isinstance(thing, Say):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from says_in(getattr(thing, name))
    elif isinstance(thing, tuple):
        for each in thing:
            yield from says_in(each)
    elif isinstance(thing, Mapping):
        yield from says_in(tuple(thing.values()))
