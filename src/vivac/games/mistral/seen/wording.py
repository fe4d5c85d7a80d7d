"""What options and things are called, what they light and which rule they cite."""

from __future__ import annotations

from pathlib import Path

from vivac.games.mistral.box.unpacking import Box
from vivac.games.mistral.chapters.pointing import spot_of
from vivac.games.mistral.game import War
from vivac.table import Option, Say, Text
from vivac.table.scene import Choice

TEXT = Text(Path(__file__).parents[1] / "words")
DANGEROUS = frozenset(("defy", "cancel", "scatter", "unform", "dissolve", "close"))
RULES = {
    **dict.fromkeys(("first", "second"), "IC 4.4"),
    **dict.fromkeys(("turn_to", "orders", "auxiliaries", "squadrons", "back"), "IC 4.32"),
    **dict.fromkeys(("formations", "admirals"), "IC 11.22"),
    **dict.fromkeys(("course", "sail", "plotted"), "IC 5.11"),
    **dict.fromkeys(("into_docks", "prepare"), "IC 2.42"),
    "drive": "IC 6.53",
    "posture": "IC 5.11",
    "sortie": "2.32d",
    "refit": "IC 2.44",
    **dict.fromkeys(("blockade", "lift"), "IC 7.6"),
    **dict.fromkeys(("exchange", "into", "form", "with", "unform", "join", "loose", "part"), "IC 3.12"),
    **dict.fromkeys(("subordinate", "under"), "IC 3.31"),
    **dict.fromkeys(("rendezvous", "to"), "IC 9.38"),
    **dict.fromkeys(("issue", "bearer"), "IC 9.35"),
    **dict.fromkeys(("assign", "at", "release"), "IC 6.3"),
    "recall": "IC 6.51",
    "cancel": "IC 9.36a",
    "done": "IC 4.32",
    **dict.fromkeys(("defy", "forbear"), "2.42"),
    "scatter": "IC 10.15",
    "divert_to": "2.347",
    "divert": "2.156",
    "hold": "2.156",
    **dict.fromkeys(("return", "stay"), "2.633"),
    **dict.fromkeys(("enter", "remain"), "IC 5.27"),
    **dict.fromkeys(("send_for", "not_yet"), "2.413"),
    **dict.fromkeys(("task", "pass"), "IC 6.5"),
    "intercept": "IC 6.51",
    "attack": "IC 6.54",
    "bombard": "IC 6.55",
    **dict.fromkeys(("screen", "screen_with", "decline"), "IC 6.52"),
    **dict.fromkeys(("send_knights", "leave", "knights_on"), "2.543"),
    "base": "2.552",
    "takes": "IC 8.45",
    **dict.fromkeys(("close", "line_ahead", "distant"), "IC 8.31"),
    **dict.fromkeys(("as_they_stand", "line"), "IC 8.21"),
    **dict.fromkeys(("double", "reserve"), "IC 8.23"),
    **dict.fromkeys(("companion", "post"), "IC 8.24"),
    "prey": "IC 8.71",
    "fight_on": "IC 8.61",
    "break_off": "IC 8.61",
    **dict.fromkeys(("to_docks", "stay_out"), "IC 7.63"),
    "detach": "2.222a",
    "repair": "IC 11.31",
    "emergency": "IC 11.33",
    "shift": "IC 9.43",
    **dict.fromkeys(("ships", "squadron", "withdraw"), "2.62"),
    "set_aside": "2.612",
    "batches": "IC 9.32",
    "keep": "1.42",
    "buy": "IC 9.33",
    "nothing": "IC 9.33",
    **dict.fromkeys(("request", "no_request"), "2.61"),
    **dict.fromkeys(("place", "flagship"), "IC 11.12"),
    "unload": "IC 10.173",
    "port": "2.161",
    "ship": "IC 11.21",
    "ship_to": "IC 11.21",
    "name": "2.242",
    **dict.fromkeys(("tie", "tie_to"), "2.242"),
    **dict.fromkeys(("lead", "destine", "go"), "IC 3.22"),
    "track": "2.635",
    "fifty": "2.236",
    "from": "2.236",
    "dissolve": "2.237",
    "berth": "2.237",
    "assemble": "2.345",
    "size": "C.3",
}
ORDERS = ("issue", "keep", "buy")


def describe(box: Box, war: War, option: Option, viewer: str | None) -> Choice:
    """What an option is called, and what it lights."""
    verb = option.verb
    target = str(option[1]) if len(option) > 1 else ""
    second = str(option[2]) if len(option) > 2 else ""
    params: dict[str, str | int] = {}
    if target:
        params["target"] = option[1]
    if second:
        params["second"] = option[2]
    card = target if verb in ORDERS else ""
    place, piece = spot_of(box, war, second if second in box.spaces else target, viewer)
    return Choice(
        option.id, Say(label_of(verb), params), place, piece, card, RULES.get(verb, ""), verb in DANGEROUS
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
