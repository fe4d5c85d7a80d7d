"""The text files of every game we have: the same in both languages."""

from __future__ import annotations

import pytest

from tests.games.texts import Texts
from vivac.table import LANGUAGES, find_game, games


@pytest.mark.parametrize("game", games())
def test_both_languages_have_the_same_sentences_in_the_same_order_and_sections(game: str) -> None:
    first, second = (Texts(find_game(game)).sentences(lang) for lang in LANGUAGES)
    assert list(first) == list(second)
    assert {key: one.section for key, one in first.items()} == {
        key: two.section for key, two in second.items()
    }


@pytest.mark.parametrize("game", games())
def test_a_sentence_speaks_of_the_same_things_in_both_languages(game: str) -> None:
    text, (first, second) = Texts(find_game(game)), LANGUAGES
    assert {key: text.needs(key, first) for key in text.sentences(first)} == {
        key: text.needs(key, second) for key in text.sentences(second)
    }
