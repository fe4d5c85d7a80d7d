"""Text: everything a person reads, in Fluent files, one per language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

from vivac.table.scene import Param, Say

LANGUAGES = ("en", "es")
Naming = Callable[[str, str], str]  # what an id is called in a language


# What could steer a terminal or turn a line around; blanks and the ends of lines are harmless.
UNSEEN = {
    code: "\N{REPLACEMENT CHARACTER}"
    for code in (*range(32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A))
    if chr(code) not in "\t\n"
}


class MissingText(LookupError):
    """A key that a language does not have, or a sentence that lacks a parameter."""


class Text:
    """The sentences of a folder (`en.ftl`, `es.ftl`), on top of those that belong to every game.

    In a sentence `{ NAME($space) }` puts the name of an id, `{ NAMES($units) }` those of several, separated
    by blanks.
    """

    def __init__(self, *folders: Path) -> None:
        self.folders = (Path(__file__).parent / "texts", *folders)

    @lru_cache  # noqa: B019 - a handful of texts live as long as the program
    def _bundle(self, lang: str) -> Any:
        from vivac.table.sentences import Sentences, sentences_of

        def name(thing: Any) -> Any:
            return self._naming(str(thing), lang)

        def names(things: Any) -> Any:
            return ", ".join(self._naming(each, lang) for each in str(things).split())

        files = [sentences_of(path) for folder in self.folders if (path := folder / f"{lang}.ftl").exists()]
        return Sentences(lang, {"NAME": name, "NAMES": names}, files)

    def _naming(self, thing: str, lang: str) -> str:
        return self._names(thing, lang) if self._names else thing

    _names: Naming | None = None

    def named(self, names: Naming) -> Text:
        """The same text, with this game's names for ids."""
        twin = Text(*self.folders[1:])
        twin._names = names
        return twin

    def say(self, say: Say, lang: str) -> str:
        bundle = self._bundle(lang)
        if not bundle.has_message(say.key):
            raise MissingText(f"{lang}: no text for {say.key}")
        value, errors = bundle.format_pattern(bundle.get_message(say.key).value, _quotable(say.params))
        if errors:
            raise MissingText(f"{lang}: {say.key}: {errors[0]}")
        return str(value)

    def has(self, key: str, lang: str) -> bool:
        return bool(self._bundle(lang).has_message(key))

    def messages(self, lang: str) -> Mapping[str, Any]:
        """Every message of a language, for checking that all languages have the same."""
        messages: Mapping[str, Any] = self._bundle(lang).messages()
        return messages


def _quotable(params: Mapping[str, Param]) -> dict[str, Param]:
    """What is put into a sentence, none of it more than letters: it may come from a file of anybody's."""
    return {
        name: value.translate(UNSEEN) if isinstance(value, str) and not value.isprintable() else value
        for name, value in params.items()
    }


class Phrases:
    """The sentences of a text in one language; a part of the house names its own."""

    text: ClassVar[Text]

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, /, **params: Param) -> str:
        return self.say(Say(key, params))

    def say(self, say: Say) -> str:
        return self.text.say(say, self.lang)


COMMON = Text()
