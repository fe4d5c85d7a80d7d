"""What things are called."""

from __future__ import annotations

from pathlib import Path

from vivac.games.mistral.box.unpacking import Box
from vivac.table import Say, Text

TEXT = Text(Path(__file__).parents[1] / "words")


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
