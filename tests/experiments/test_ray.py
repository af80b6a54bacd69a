"""A real Ray cluster of two nodes on this machine; one of them is killed in the middle, and no game is lost."""
from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from formicarium.bots.registry import BOTS, RANDOM
from formicarium.core.game import Game
from formicarium.experiments.series import Pairing, Result, contest, many
from formicarium.experiments.workers import RayPool, WorkersFailed
from formicarium.games.wyx.game import Wyx

pytestmark = [pytest.mark.engine_free, pytest.mark.night, pytest.mark.filterwarnings("ignore")]
LONG = 120.0  # seconds; a longer wait means a fault


def nothing() -> None:
    pass


@pytest.fixture
def cluster() -> Iterator[Any]:
    import ray
    from ray.cluster_utils import Cluster as Machines

    machines = Machines(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield machines
    ray.shutdown()
    machines.shutdown()


def mark_and_play(folder: Path, game: Game, pairing: Pairing) -> Result:
    """Play one game, with a note of where it was begun.
    On the node that will be killed it never ends; elsewhere it waits until that node has begun one, since a node may
    start slowly and the others would finish everything.
    """
    import ray

    where = ray.get_runtime_context().get_node_id()
    (folder / f"{where}-{pairing.seed}").touch()
    doomed = (folder / "doomed").read_text()
    while doomed == where or not list(folder.glob(f"{doomed}-*")):
        time.sleep(0.05)
    return contest(game, pairing)


def test_dead_cluster_node_loses_no_game(cluster: Any, tmp_path: Path) -> None:
    import ray

    doomed = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    (tmp_path / "doomed").write_text(doomed.node_id)
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    game = Wyx(players=3)
    pairings = [Pairing((BOTS["greedy"], RANDOM, RANDOM), seed) for seed in range(40)]
    games = many(partial(mark_and_play, tmp_path), game, pairings, RayPool(cluster.address), nothing)
    aside = ThreadPoolExecutor(1)
    found = aside.submit(lambda: list(games))  # the first job may be on the node that will be killed
    end = time.monotonic() + LONG
    while not (begun := list(tmp_path.glob(f"{doomed.node_id}-*"))) and time.monotonic() < end:
        time.sleep(0.05)
    assert begun, "nothing was begun on the machine that is to die"
    cluster.remove_node(doomed, allow_graceful=False)
    assert found.result() == [contest(game, pairing) for pairing in pairings]
    again = {one.name.rpartition("-")[2] for one in begun}
    elsewhere = {one.name.rpartition("-")[2] for one in tmp_path.glob("*-*") if not one.name.startswith(doomed.node_id)}
    assert again <= elsewhere


def test_simulate_on_a_cluster_gives_the_same_counts(cluster: Any, capsys: pytest.CaptureFixture[str]) -> None:
    import json

    from formicarium.cli.main import main

    def run_told(*more: str) -> dict[str, Any]:
        asked = ["simulate", "wyx", "--games", "30", "--bots", "greedy,random", "--seed", "3", "--json"]
        assert main([*asked, *more]) == 0
        return {key: value for key, value in json.loads(capsys.readouterr().out).items() if "second" not in key}

    assert run_told() == run_told("--ray", cluster.address)


def test_missing_cluster_raises() -> None:
    with pytest.raises(WorkersFailed):
        RayPool("127.0.0.1:1").count()
