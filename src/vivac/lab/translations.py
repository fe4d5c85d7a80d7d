"""Both languages complete: `python -m vivac.lab.translations` compares every text and rulebook we have."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from vivac.lab.wording import (
    everything_has_a_name,
    languages_have_the_same_keys,
    rules_have_the_same_numbers,
    same_keys,
)
from vivac.table import Text, find_game, games

HOUSE = Path(__file__).parent.parent


def incomplete() -> Iterator[str]:
    """What one language has and another lacks, in the house and in every installed game."""
    for folder in sorted(HOUSE.glob("*/text")):
        if (folder / "en.ftl").exists():
            try:
                same_keys(Text(folder), folder.parent.name)
            except AssertionError as wrong:
                yield str(wrong)
    for game in games():
        for check in (languages_have_the_same_keys, everything_has_a_name, rules_have_the_same_numbers):
            try:
                check(find_game(game))
            except AssertionError as wrong:
                yield str(wrong)


if __name__ == "__main__":
    problems = list(incomplete())
    sys.stdout.writelines(f"{problem}\n" for problem in problems or ["Both languages are complete."])
    sys.exit(bool(problems))
