"""What is wrong with a game as it is registered: found before it is played, in a sentence with its file.

What breaks down while a game is loaded, such as a script with a step that is never reached, is told by
`find_game`; this looks at what loads and is wrong all the same.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from vivac.lab.promises import new_table, random_variant
from vivac.table import LANGUAGES, Action, Complaint, Rulebook, Say
from vivac.table.actions import ALWAYS_THE_SAME
from vivac.table.rules_text import rules_text

NAMED = re.compile(r"""\bTest\((?:[^()"']|\([^()]*\)|"[^"]*"|'[^']*')*?\bchart=["']([\w-]+)["']""")

READ = re.compile(r"""\.([a-z]\w*)|\[["']([\w-]+)["']\]""")  # of one thing by its name


@lru_cache
def faults(rulebook: Rulebook[Any]) -> tuple[Say, ...]:
    """Everything that is wrong with a game."""
    try:
        box = rulebook.open_box(None)
    except Complaint as wrong:
        return (wrong.say,)
    found = (*edition_faults(rulebook), *action_faults(rulebook), *chart_faults(rulebook, box))
    return (*found, *look_faults(rulebook, box))


def _fault(key: str, file: Path | str, name: str, **more: str) -> Say:
    file = file if isinstance(file, str) else "/".join(file.parts[-2:])
    return Say(f"fault-{key}", {"file": file, "name": name, **more})


def edition_faults(rulebook: Rulebook[Any]) -> Iterator[Say]:
    """An edition is a number, so that another one can be told to be later."""
    if not rulebook.version.isdecimal():
        yield _fault("edition", f"{rulebook.folder.name}/__init__.py", rulebook.version)


# ---------------------------------------------------------------- actions


def actions_of(rulebook: Rulebook[Any]) -> Mapping[Action, Path]:
    """Every action that the modules of a game declare, and where."""
    found: dict[Action, Path] = {}
    for module in list(sys.modules.values()):
        file = Path(getattr(module, "__file__", None) or "/")
        if file.is_relative_to(rulebook.folder):
            for thing in vars(module).values():
                if isinstance(thing, Action):
                    found.setdefault(thing, file)
    return found


def action_faults(rulebook: Rulebook[Any]) -> Iterator[Say]:
    """Actions without a law, without words or of a rule that is not there."""
    rules = rules_text(rulebook, LANGUAGES[0]) if rulebook.words.is_dir() else None
    for action, file in actions_of(rulebook).items():
        if action.lawless:
            yield _fault("law", file, action.verb)
        if action.asked_for and action.bars is not None:
            yield _fault("law-unasked", file, action.verb)
        if action.asked_for and not action.rule and action.lights in ALWAYS_THE_SAME:
            yield _fault("no-rule", file, action.verb)
        if action.rule and not (rules and rules.find(action.rule)):
            yield _fault("rule", file, action.verb, rule=action.rule)
        for lang in LANGUAGES:
            if not rulebook.text.has(action.label, lang):
                yield _fault("words", f"words/{lang}.ftl", action.verb, label=action.label)


# ---------------------------------------------------------------- charts


def chart_faults(rulebook: Rulebook[Any], box: Any) -> Iterator[Say]:
    """Tests that name a chart which is not there, and charts that no roll and no rule ever reads."""
    charts = rulebook.charts(box)
    sources = {file: file.read_text(encoding="utf-8") for file in sorted(rulebook.folder.rglob("*.py"))}
    for file, source in sources.items():
        for name in NAMED.findall(source):
            if name not in charts:
                yield _fault("no-chart", file, name)
    read = {word for pair in READ.findall("\n".join(sources.values())) for word in pair}
    for name, chart in charts.items() if sources else ():  # rules of elsewhere cannot be looked at
        if name not in read and not chart.shown:
            yield _fault("chart-unread", "box/charts.toml", name)


# ---------------------------------------------------------------- looks


def look_faults(rulebook: Rulebook[Any], box: Any) -> Iterator[Say]:
    """Roles whose livery the look of the game does not describe, in any of its scenarios."""
    file = rulebook.folder / "board" / "look.toml"
    if not file.is_file():
        return
    try:
        sides = tomllib.loads(file.read_text(encoding="utf-8")).get("sides", {})
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        yield Say("box-not-toml", {"file": file.name, "reason": str(error)})
        return
    bare = dict.fromkeys(
        livery
        for scenario in rulebook.scenarios
        for livery in _liveries(rulebook, box, scenario.id)
        if livery not in sides
    )
    for livery in bare:
        yield _fault("look", file, livery)


def _liveries(rulebook: Rulebook[Any], box: Any, scenario: str) -> Iterator[str]:
    """What the roles wear when a scenario begins."""
    table = new_table(rulebook, box, random_variant(rulebook, Random(1), scenario), 1)
    worn = table.scene(None).liveries
    yield from (worn.get(role, role) for role in rulebook.roles)
