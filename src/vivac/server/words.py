"""What the server says, in the language of whoever asks."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request
from litestar.params import FromQuery

from vivac.table import LANGUAGES, NotFound, Rulebook, Say, Text, find_game
from vivac.table.reader import Reader
from vivac.table.scene import Param
from vivac.table.text import Phrases

TEXT = Text(Path(__file__).parent / "text")
REMEMBERED = 20_000  # sentences


class Words(Phrases):
    """The sentences of the house in one language."""

    text = TEXT


class Speaker:
    """The sentences of one game in one language; what was said once is remembered."""

    def __init__(self, rulebook: Rulebook[Any], box: Any, lang: str, scenario: str = "") -> None:
        self.lang = lang
        self.words = Words(lang)
        self.reader = Reader(rulebook, box, lang, scenario)
        self._text = rulebook.text
        self._said = lru_cache(maxsize=REMEMBERED)(self._say)
        self._names = lru_cache(maxsize=REMEMBERED)(self._name)

    def say(self, say: Say) -> str:
        return self._said(say.key, tuple(say.params.items()))

    def _say(self, key: str, params: tuple[tuple[str, Param], ...]) -> str:
        return self.reader.say(Say(key, dict(params)))

    def name(self, thing: str) -> str:
        """What an id is called; the id itself if it has no name."""
        return self._names(thing)

    def _name(self, thing: str) -> str:
        try:
            return self.reader.name(thing)
        except LookupError:
            return thing

    def optional(self, key: str) -> str:
        """A sentence that a game need not have."""
        return self.reader.say(Say(key)) if self._text.has(key, self.lang) else ""


@lru_cache
def box_of(game: str) -> Any:
    """The box of a game, opened once: nothing in it ever changes."""
    return find_game(game).open_box(None)


@lru_cache
def speaker(game: str, lang: str, scenario: str = "") -> Speaker:
    """Who speaks of a game, or of one of its scenarios, which may have names of its own for the seats."""
    return Speaker(find_game(game), box_of(game), lang, scenario)


def language(asked: str | None, accepted: str) -> str:
    """The language asked for; or the first one accepted that we speak; or English."""
    if asked:
        if asked not in LANGUAGES:
            raise NotFound("no-such-language", lang=asked, known=", ".join(LANGUAGES))
        return asked
    ranked = []
    for nth, part in enumerate(accepted.lower().split(",")[:20]):
        tag, _, weight = part.partition(";q=")
        try:
            ranked.append((-float(weight or 1), nth, tag.strip()[:2]))
        except ValueError:
            continue
    return next((lang for _, _, lang in sorted(ranked) if lang in LANGUAGES), LANGUAGES[0])


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language to complain in: whatever is wrong with the request, this always answers."""
    try:
        return language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    except NotFound:
        return language(None, request.headers.get("accept-language", ""))


async def words_for(request: Request[Any, Any, Any], lang: FromQuery[str | None] = None) -> Words:
    return Words(language(lang, request.headers.get("accept-language", "")))
