"""Which rules have a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from toys import TOY
from vivac.lab.coverage import coverage, folders_of_tests, marked_tests, rule
from vivac.table import find_game

TESTS = """
from vivac.lab.coverage import rule
from vivac.lab import coverage as lab

@rule("toy", "1.1", "2.1-1")
def test_dealing(): ...

@lab.rule("toy", "2.1-1")
@rule("other", "9")
async def test_bidding(): ...

@rule("toy", "2.2-1")
class TestRaids:
    @rule("toy", "7.7")
    def test_raid(self): ...
    def helper(self): ...

@rule("toy", "1.1")
def not_a_test(): ...
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_toy.py").write_text(TESTS)
    (tmp_path / "helper.py").write_text('@rule("toy", "1.1")\ndef test_no(): ...')
    return tmp_path


def test_marks_are_read_from_functions_and_classes(folder: Path) -> None:
    assert list(marked_tests("toy", [folder])) == [
        ("1.1", "test_toy.py::test_dealing"),
        ("2.1-1", "test_toy.py::test_dealing"),
        ("2.1-1", "test_toy.py::test_bidding"),
        ("2.2-1", "test_toy.py::TestRaids::test_raid"),
        ("7.7", "test_toy.py::TestRaids::test_raid"),
    ]


def test_drills_count_for_the_rules_they_name(folder: Path) -> None:
    found = coverage(TOY, [folder])
    assert found.tests == {
        "1.1": ["test_toy.py::test_dealing"],
        "2.1-1": ["test_toy.py::test_dealing", "test_toy.py::test_bidding"],
        "2.1-2": ["raid.toml"],
        "2.2-1": ["test_toy.py::TestRaids::test_raid", "raid.toml"],
    }
    assert found.unknown == {"7.7": ["test_toy.py::TestRaids::test_raid"]}
    assert found.tested == 4
    assert not found.complete, "a test that names a rule that does not exist is a mistake"


def test_a_rule_without_a_test_is_missing() -> None:
    found = coverage(TOY, [])
    assert found.tests["1.1"] == []
    assert found.tested == 2
    assert not found.complete


def test_the_mark_leaves_the_test_as_it_is() -> None:
    def test() -> int:
        return 3

    marked = rule("toy", "1.1")(rule("toy", "2.1-1")(test))
    assert marked is test
    assert marked() == 3
    assert marked.rules == (("toy", "2.1-1"), ("toy", "1.1"))  # type: ignore[attr-defined]


def test_tests_are_looked_for_in_the_project_of_the_game() -> None:
    folders = folders_of_tests(find_game("tres-en-raya"))
    assert any(folder.parts[-3:] == ("examples", "tres-en-raya", "tests") for folder in folders)
