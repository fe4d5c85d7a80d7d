"""The example that trains something small learns something."""

from __future__ import annotations

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_small.py"


def test_a_small_policy_learns_to_beat_a_random_player() -> None:
    train = runpy.run_path(str(EXAMPLE))["train"]
    before, after = train(games=1500, measure=200)
    assert after > before + 0.2
