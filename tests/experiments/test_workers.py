"""Jobs in several processes give the results of one process, even if some workers die."""
from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from socket import socket
from types import SimpleNamespace
from typing import Any

import pytest

from formicarium.cli.main import main
from formicarium.experiments.workers import HERE, ProcessPool, RayPool, WorkersFailed, worker_pool

pytestmark = [pytest.mark.engine_free, pytest.mark.watched]


def nothing() -> None:
    pass


def square_or_die(folder: Path, mortal: int, n: int) -> int:
    """Square a number; the first call for each number below `mortal` kills its process instead."""
    if n < mortal:
        try:
            (folder / str(n)).touch(exist_ok=False)
        except FileExistsError:
            return n * n
        os._exit(1)
    return n * n


def deadly(n: int) -> int:
    if n == 4:
        os._exit(1)
    return n


def wrong(n: int) -> int:
    raise ValueError(f"not {n}")


def test_dead_worker_is_replaced_and_no_result_is_lost(tmp_path: Path) -> None:
    pieces = range(12)
    alone = list(HERE.map(partial(square_or_die, tmp_path, 0), pieces, nothing))
    beside = list(ProcessPool(2).map(partial(square_or_die, tmp_path, 2), pieces, nothing))
    assert beside == alone == [n * n for n in pieces]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["0", "1"]


def test_job_that_kills_its_workers_raises() -> None:
    with pytest.raises(WorkersFailed):
        list(ProcessPool(2).map(deadly, range(6), nothing))


def test_exception_of_a_job_is_raised_unchanged() -> None:
    with pytest.raises(ValueError, match="not 0"):
        list(ProcessPool(2).map(wrong, [0], nothing))


def test_one_worker_is_this_process() -> None:
    assert worker_pool(1) is HERE
    assert worker_pool(3) == ProcessPool(3)


class StandIn:
    """A fake of Ray, in this process; tests/experiments/test_ray.py uses the real one, at night."""

    def __init__(self, refuses: str = "") -> None:
        self.refuses = refuses
        self.asked: list[dict[str, Any]] = []
        self.cancelled = 0

    def is_initialized(self) -> bool:
        return bool(self.asked)

    def init(self, **how: Any) -> None:
        if self.refuses:
            raise ConnectionError(self.refuses)
        self.asked.append(how)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 4.0}

    def remote(self, max_retries: int) -> Callable[[Callable[..., Any]], Any]:
        assert max_retries == -1
        return lambda work: SimpleNamespace(remote=partial(partial, work))

    def get(self, later: Callable[[], Any]) -> Any:
        return later()

    def cancel(self, later: Callable[[], Any], force: bool) -> None:
        self.cancelled += force


def test_cluster_pool_keeps_the_order_of_results(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    cluster = worker_pool(3, "auto")
    assert cluster == RayPool("auto") and cluster.count() == 4
    assert list(cluster.map(partial(square_or_die, tmp_path, 0), range(5), nothing)) == [0, 1, 4, 9, 16]
    assert [how["address"] for how in ray.asked] == ["auto"]
    with pytest.raises(ValueError, match="not 0"):
        list(cluster.map(wrong, range(5), nothing))
    assert ray.cancelled == 5  # all pending jobs are cancelled


def test_missing_cluster_raises(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", StandIn("no such cluster\nand much more"))
    with socket() as free:
        free.bind(("127.0.0.1", 0))  # no server listens there
        for address in ("auto", f"127.0.0.1:{free.getsockname()[1]}", f"ray://127.0.0.1:{free.getsockname()[1]}"):
            assert main(["simulate", "wyx", "--games", "2", "--ray", address, "--lang", "en"]) == 2
            said = capsys.readouterr().err
            assert address in said and len(said.splitlines()) == 1
