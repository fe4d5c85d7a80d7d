"""The words of the interface are complete in both languages."""

from __future__ import annotations

import json
import re
from importlib.resources import files

ENTRY = re.compile(r'^  ("(?:[^"\\]|\\.)*"): ("(?:[^"\\]|\\.)*"),$', re.M)
WEB = files("vivac") / "web"


def texts(lang: str) -> dict[str, str]:
    content = (WEB / "text" / f"{lang}.js").read_text(encoding="utf-8")
    return {json.loads(key): json.loads(text) for key, text in ENTRY.findall(content)}


def test_every_language_says_the_same_things() -> None:
    english, spanish = texts("en"), texts("es")
    assert len(english) > 100
    assert list(english) == list(spanish)
    assert all(english.values())
    assert all(spanish.values())


def test_a_translation_speaks_of_the_same_parameters() -> None:
    english, spanish = texts("en"), texts("es")
    assert {key: set(re.findall(r"\{\w+\}", text)) for key, text in english.items()} == {
        key: set(re.findall(r"\{\w+\}", text)) for key, text in spanish.items()
    }


def test_the_page_carries_no_script_and_no_style_of_its_own() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son\w+=", page)
    assert not re.search(r"https?://", page)
