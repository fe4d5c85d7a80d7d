"""What options and things are called, what they light and which rule they cite."""

from __future__ import annotations

from pathlib import Path

from vivac.games.mistral.box.unpacking import Box
from vivac.games.mistral.chapters.pointing import spot_of
from vivac.games.mistral.game import War
from vivac.table import Option, Say, Text
from vivac.table.scene import Choice

TEXT = Text(Path(__file__).parents[1] / "words")
DANGEROUS = frozenset(("unform", "dissolve"))
RULES = {  # of what the Reorganisation Step offers; all else says its own
    **dict.fromkeys(("auxiliaries", "squadrons", "back", "done"), "IC 4.32"),
    **dict.fromkeys(("formations", "admirals"), "IC 11.22"),
    **dict.fromkeys(("join", "form", "unform", "part"), "IC 3.12"),
    "subordinate": "IC 3.31",
    "destine": "IC 3.22",
    **dict.fromkeys(("assign", "release"), "IC 6.3"),
    "ship": "IC 11.21",
    "tie": "2.242",
    "track": "2.635",
    "fifty": "2.236",
    "dissolve": "2.237",
    "assemble": "2.345",
}


def describe(box: Box, war: War, option: Option, viewer: str | None) -> Choice:
    """What an option is called, and what it lights."""
    verb = option.verb
    target = str(option[1]) if len(option) > 1 else ""
    place, piece = spot_of(box, war, target, viewer)
    params = {"target": target} if target else {}
    return Choice(
        option.id, Say(label_of(verb), params), place, piece, "", RULES.get(verb, ""), verb in DANGEROUS
    )


def label_of(verb: str) -> str:
    return f"option-{verb.replace('_', '-')}"


def name(box: Box, thing: str, lang: str) -> str:
    """What an id is called: by the box where it has a name, the rest by the text."""
    named = box.names.get(thing)
    if named is not None:
        return named if isinstance(named, str) else named[lang]
    chit = box.chits.get(thing)
    if chit is not None:
        params = {"kind": chit.kind, "target": name(box, chit.target, lang), "command": chit.command}
        return TEXT.say(Say("order-name", params), lang)
    if thing in box.elements:
        return TEXT.say(Say("squadron-name", {"squadron": thing}), lang)
    if thing in box.formations:
        return TEXT.say(
            Say("independent-name", {"squadron": name(box, thing.removeprefix("i_"), lang)}), lang
        )
    kind, _, rest = thing.partition(".")
    if rest == "docks":
        return TEXT.say(Say("docks-name", {"port": name(box, kind, lang)}), lang)
    if rest and kind in ("zone", "wind"):
        return name(box, rest, lang)
    if rest and kind == "track":
        return TEXT.say(Say("track-name", {"box": rest}), lang)
    if thing.count(":") == 2:  # 2.242 a named Ship
        return thing.rpartition(":")[2].replace("_", " ")
    key = f"name-{thing.replace('_', '-')}"
    return TEXT.say(Say(key), lang) if TEXT.has(key, lang) else thing
