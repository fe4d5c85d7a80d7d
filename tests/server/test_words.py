"""What the server says, and what it measures of itself."""

from __future__ import annotations

from typing import Any

import pytest

from vivac.lab.bench_web import bench_web
from vivac.lab.wording import variables
from vivac.server.words import TEXT


def test_both_languages_say_the_same_things() -> None:
    english, spanish = (TEXT.messages(lang) for lang in ("en", "es"))
    assert set(english) == set(spanish)
    for key, message in english.items():
        assert variables(message) == variables(spanish[key]), key


def test_the_web_table_can_be_measured() -> None:
    figures = bench_web("mosby", tables=2, seconds=1.0)
    assert figures.scene_kb < 60
    assert figures.answer_p95_ms > 0
    assert figures.answers_per_s > 0


def test_a_line_of_the_log_is_put_into_words_once_a_language(
    sit: Any, installed_toy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vivac.server import render

    said: list[tuple[int, str]] = []
    in_words = render._in_words

    def counted(line: Any, says: Any, *rest: Any, **headed: Any) -> Any:
        said.append((id(line), says.lang))
        return in_words(line, says, *rest, **headed)

    monkeypatch.setattr(render, "_in_words", counted)
    guest = sit("toy")
    for _ in range(6):
        view = guest.view(lang="es")
        if view["question"]:
            guest.answer(role=view["waiting_for"][0])
    assert {lang for _, lang in said} == {"en", "es"}
    assert len(said) == len(set(said))
