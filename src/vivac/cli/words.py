"""What the command line itself says, in the language of whoever reads."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from vivac.table import LANGUAGES, NotFound, Text
from vivac.table.text import Phrases

TEXT = Text(Path(__file__).parent / "text")


class Words(Phrases):
    """The sentences of the command line in one language."""

    text = TEXT


def printable(text: str) -> str:
    """Without the control characters that a file of somebody else could send to the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def language_of_the_house() -> str:
    """The language of the LANG variable if we speak it, else English."""
    lang = os.environ.get("LANG", "")[:2].lower()
    return lang if lang in LANGUAGES else LANGUAGES[0]


def remember_language(context: typer.Context, lang: str) -> str:
    """Settle the language early, so that complaints are made in it as well."""
    if not lang:
        lang = language_of_the_house()
    elif lang not in LANGUAGES:
        raise NotFound("no-such-language", lang=lang, known=", ".join(LANGUAGES))
    context.find_root().obj = lang
    return lang


Lang = Annotated[
    str, typer.Option("--lang", help="help-lang", callback=remember_language, show_default=False)
]
