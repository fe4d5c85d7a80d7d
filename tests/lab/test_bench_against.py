"""Two trees measured in one run."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from vivac.lab import bench_against
from vivac.table import Complaint


def test_each_tree_is_measured_in_turn_and_a_ratio_above_one_is_better(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    measured: list[str] = []

    def measure(tree: Path, game: str, seconds: float) -> Mapping[str, float]:
        ours = tree == bench_against.HERE
        measured.append("ours" if ours else "theirs")
        return {"decisions_per_s": 200.0 if ours else 100.0, "fork_us": 30.0 if ours else 15.0}

    monkeypatch.setattr(bench_against, "_check_out", lambda *_: tmp_path)
    monkeypatch.setattr(bench_against, "_measure", measure)
    found = {each.figure: each.ratio for each in bench_against.compare("HEAD", ["toy"], 1.0, 2)}
    assert found == {"decisions_per_s": 2.0, "fork_us": 0.5}
    assert measured == ["theirs", "ours", "ours", "theirs"]


def test_an_unknown_revision_is_a_sentence() -> None:
    with pytest.raises(Complaint, match="There is no revision"):
        list(bench_against.compare("no-such-revision", ["toy"], 1.0, 1))


def test_a_revision_is_checked_out_beside_this_tree(tmp_path: Path) -> None:
    tree = bench_against._check_out("HEAD", tmp_path)
    assert (tree / "vivac" / "__init__.py").exists()
