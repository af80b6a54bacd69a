"""Many pieces of work in several processes: the same as in one, also when some of them die."""
from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

from formicarium.search.hands import HERE, Hopeless, Processes, hands

pytestmark = pytest.mark.engine_free


def nothing() -> None:
    pass


def squared(folder: Path, mortal: int, n: int) -> int:
    """Whoever is first set to one of the first so many dies at it."""
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


def test_whoever_dies_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    pieces = range(12)
    alone = list(HERE.spread(partial(squared, tmp_path, 0), pieces, nothing))
    assert list(Processes(2).spread(partial(squared, tmp_path, 2), pieces, nothing)) == alone == [n * n for n in pieces]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["0", "1"]  # two have died


def test_what_kills_whoever_does_it_is_told() -> None:
    """And not tried for ever."""
    with pytest.raises(Hopeless):
        list(Processes(2).spread(deadly, range(6), nothing))


def test_a_fault_of_the_work_is_no_death() -> None:
    with pytest.raises(ValueError, match="not 0"):
        list(Processes(2).spread(wrong, [0], nothing))


def test_one_job_is_this_process() -> None:
    assert hands(1) is HERE
    assert hands(3) == Processes(3)
