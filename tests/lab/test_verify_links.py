"""`verify` on dice nobody owns: every way to cheat with links leaves a trace."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from vivac.cli import app
from vivac.lab.verify import verify
from vivac.table import Journal, WitnessedChance, open_table

pytestmark = pytest.mark.usefixtures("installed_toy")


def played(seats: tuple[str, ...] = ("north", "south"), root: str = "root") -> list[Any]:
    """The lines of a game to its end."""
    table = open_table("toy", chance=WitnessedChance.of_root(root), seats=seats)
    for choice in ("bid:high", "bid:low", "march:hill", "raid"):
        table.answer(choice)
    while table.question:
        table.answer(0)
    return [json.loads(line) for line in table.journal.lines()]


def verdict_of(lines: list[Any]) -> Any:
    return verify(Journal.parse("\n".join(map(json.dumps, lines))))


def keys(says: Any) -> set[str]:
    return {say.key for say in says}


def last_links(lines: list[Any]) -> Any:
    return [line for line in lines if "links" in line][-1]


def test_a_fair_game_is_sound() -> None:
    verdict = verdict_of(played())
    assert verdict.sound
    assert not verdict.remarks
    assert verdict.checked == verdict.dice > 0


def another_link(lines: list[Any]) -> None:
    last_links(lines)["links"]["house"] = "ab" * 32


def without_a_witness(lines: list[Any]) -> None:
    last_links(lines)["links"].pop("house")


def without_links(lines: list[Any]) -> None:
    lines.remove(last_links(lines))


def another_chain(lines: list[Any]) -> None:
    links = last_links(lines)
    lines.insert(lines.index(links), {"commit": "house", "tip": "ab" * 32, "from": links["from"]})


def another_salt(lines: list[Any]) -> None:
    next(line for line in lines if "seed" in line)["seed"] = "another"


@pytest.mark.parametrize(
    ("cheat", "found"),
    [
        (another_link, "link-of-no-chain"),
        (without_a_witness, "link-missing"),
        (without_links, "die-without-links"),
        (another_chain, "house-left-its-chain"),
        (another_salt, "seed-of-no-seal"),
    ],
)
def test_whatever_is_changed_is_found(cheat: Callable[[list[Any]], None], found: str) -> None:
    lines = played()
    cheat(lines)
    verdict = verdict_of(lines)
    assert not verdict.sound
    assert found in keys(verdict.problems)


def test_another_answer_leads_to_other_dice() -> None:
    """A die may be the same by chance, but not in every one of many games."""
    found = []
    for nth in range(12):
        lines = played(root=f"root {nth}")
        answer = next(line for line in lines if line.get("entry") == ["march", "hill"])
        answer["entry"] = ["march", "ford"]
        found.append(keys(verdict_of(lines).problems))
    assert {"die-unfair", "end-differs"} in found


def test_seats_that_took_no_part_are_named() -> None:
    verdict = verdict_of(played(("north",)))
    assert verdict.sound
    assert [(say.key, say.params["role"]) for say in verdict.remarks] == [("seat-took-no-part", "south")]


def test_a_journal_cannot_write_to_the_terminal(tmp_path: Path) -> None:
    lines = played()
    lines[1]["commit"] = "house\x1b[2J"
    last_links(lines)["links"]["\x1b]0;title\x07"] = "ab" * 32
    path = tmp_path / "evil"
    path.write_text("\n".join(map(json.dumps, lines)) + "\n")
    result = CliRunner().invoke(app, ["verify", str(path)])
    assert result.exit_code == 1
    assert "title" in result.output
    assert not {"\x1b", "\x07"} & set(result.output)
