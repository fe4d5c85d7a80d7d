"""The same games on real clusters, one of whose workers is killed on the way."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from clusters import dask_cluster, kill, ray_cluster
from vivac.lab.simulation import Engine, Folder, make_plan, simulate
from vivac.table import find_game

# Libraries of others, on their way to the next Python.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore::{kind}")
    for kind in ("DeprecationWarning", "FutureWarning", "ResourceWarning", "UserWarning", "RuntimeWarning")
] + [pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")]
Cluster = Callable[[Path], AbstractContextManager[tuple[str, Callable[[], list[int]]]]]


@pytest.mark.parametrize("cluster", [dask_cluster, ray_cluster], ids=["dask", "ray"])
def test_a_cluster_plays_the_same_games_and_loses_none_with_a_worker(
    cluster: Cluster, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[charts.performance.cells]\nrail = 3\n")
    plan = make_plan(find_game("mosby"), seed=3, games=2500, pack=pack)
    pack.unlink()  # workers elsewhere could not read it either
    with Folder.begin(tmp_path / "alone", plan) as folder:
        simulate(folder, Engine("local"), 1)
    killed: list[int] = []
    with cluster(tmp_path_factory.mktemp("c")) as (address, workers):

        def kill_one(done: int) -> None:
            if done and not killed:
                killed.append(workers()[0])
                kill(killed[0])

        with Folder.begin(tmp_path / "out", plan) as folder:
            tally = simulate(folder, Engine.parse(address), None, kill_one)
    assert killed
    assert tally.games == 2500
    assert (tmp_path / "out" / "results.jsonl").read_bytes() == (
        tmp_path / "alone" / "results.jsonl"
    ).read_bytes()
