"""What the server says, and what it measures of itself."""

from __future__ import annotations

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
