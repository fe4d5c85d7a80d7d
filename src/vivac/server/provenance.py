"""Where things are from, as it is shown: a word for the badge and the sentence behind it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from vivac.box import Provenance
from vivac.table import Rulebook, Say
from vivac.table.reader import Reader
from vivac.table.source import Origin, Source


class SourceView(Struct, frozen=True):
    """Whose a thing is, and the sentence behind it."""

    source: Source
    text: str


class ApartView(Struct, frozen=True):
    """Parts of a whole that are from elsewhere, by their paths."""

    of: tuple[str, ...]
    source: SourceView


class WholeView(Struct, frozen=True):
    """`kind`: what the file holds, such as counters or a map."""

    kind: str
    source: SourceView
    apart: tuple[ApartView, ...]


class Maker(Struct, frozen=True):
    what: str
    who: str


class CreditsView(Struct, frozen=True):
    title: str
    makers: tuple[Maker, ...]
    ours: str


def source_view(origin: Origin, reader: Reader) -> SourceView:
    return SourceView(origin.source, reader.origin(origin))


def whole_view(whole: Provenance, reader: Reader) -> WholeView:
    apart = tuple(ApartView(each.of, source_view(each, reader)) for each in whole.sources)
    return WholeView(type(whole).__name__.lower(), source_view(whole, reader), apart)


def credits_view(rulebook: Rulebook[Any], reader: Reader) -> CreditsView | None:
    credits = rulebook.credits
    if credits is None:
        return None
    makers = tuple(
        Maker(reader.say(Say(f"credits-{what}")), ", ".join(who)) for what, who in credits.makers() if who
    )
    return CreditsView(credits.title, makers, reader.say(Say("credits-ours")))
