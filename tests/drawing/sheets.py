"""What every drawn sheet promises, whatever is on it."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from typing import get_args
from xml.etree import ElementTree

from vivac.drawing.palette import Theme
from vivac.drawing.sheet import standalone, stylesheet
from vivac.drawing.symbols import SYMBOLS

THEMES: tuple[Theme, ...] = get_args(Theme)


def check_same_elsewhere(program: str, svg: str) -> None:
    """Another process, another hash seed, the same bytes. The program leaves its drawing in `svg`."""
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport hashlib\nprint(hashlib.sha256(svg.encode()).hexdigest())"],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == hashlib.sha256(svg.encode()).hexdigest()


def check_weight(svg: str, most_bytes: int = 400_000, most_elements: int = 6_000) -> None:
    assert len(svg.encode()) < most_bytes
    assert len(re.findall(r"<[a-zA-Z]", svg)) < most_elements


def check_content_policy(svg: str) -> None:
    """The live sheet has no style, picture or colour of its own and fetches nothing."""
    assert "<style" not in svg
    assert "style=" not in svg
    assert "<image" not in svg
    assert not re.search(r"https?://(?!www\.w3\.org/)", svg)
    assert not re.search(r'"#[0-9A-Fa-f]{3,8}"', re.sub(r'href="#[^"]*"', "", svg))


def check_classes(svg: str) -> None:
    known = set(re.findall(r"\.([a-z][\w-]*)", stylesheet()))
    used = {name for group in re.findall(r'class="([^"]*)"', svg) for name in group.split()}
    assert used <= known


def check_references(svg: str) -> None:
    """Everything referred to exists once."""
    made = re.findall(r' id="([^"]+)"', svg)
    assert len(made) == len(set(made))
    wanted = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg))
    assert {a or b for a, b in wanted} <= set(made)
    assert {name.removeprefix("sy-") for name in made if name.startswith("sy-")} <= set(SYMBOLS)


def check_stands_alone(svg: str, theme: Theme) -> None:
    drawing = standalone(svg, theme)
    assert "var(" not in drawing
    assert ElementTree.fromstring(drawing).tag == "{http://www.w3.org/2000/svg}svg"
