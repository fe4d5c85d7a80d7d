"""The types of the client are checked in whole: no module is exempt, and none guesses what it is sent."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

MODULES = sorted(Path(str(files("vivac") / "web" / "js")).rglob("*.js"))
ROOT = Path(__file__).parents[2]
SILENCED = re.compile(r"@ts-(nocheck|ignore|expect-error)")
ANY = re.compile(r"\{[^{}]*(?<![\w.-])any(?![\w-])[^{}]*\}|\{\s*(\*|Object|Function)\s*\}")


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_no_module_silences_the_type_checker(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    comments = "\n".join(re.findall(r"/\*\*.*?\*/", text, re.S))
    assert not SILENCED.search(text)
    assert not [found[0] for found in ANY.finditer(comments)]


def test_the_declarations_of_the_wire_are_never_loaded() -> None:
    loading = re.compile(r"""(?:^|\n)\s*(?:import|export)[^;]*?["'][^"']*\.d\.ts["']""")
    assert not [module.name for module in MODULES if loading.search(module.read_text(encoding="utf-8"))]


def test_the_type_checker_is_the_same_everywhere() -> None:
    """Its version is pinned, and it comes from whatever registry the machine is told to use."""
    wanted = json.loads((ROOT / "package.json").read_text())["devDependencies"]
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert wanted == {"typescript": locked["node_modules/typescript"]["version"]}
    assert not [name for name, package in locked.items() if "resolved" in package]
