"""Being registered is being tested: every promise, for every game that is installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from vivac.lab.conformance import PROMISES
from vivac.table import Rulebook, find_game, games


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("game", games())
def test_every_installed_game_keeps(game: str, promise: Callable[[Rulebook[Any]], None]) -> None:
    promise(find_game(game))
