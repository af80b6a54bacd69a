"""Run jobs in this process, in several processes or on a Ray cluster.

Results keep their order; a dead worker is replaced and its job is run again."""
from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

S = TypeVar("S")
T = TypeVar("T")
PATIENCE = 10.0  # seconds until somebody answers at the address of a cluster
HOPELESS = 3  # times in a row that workers die before one of them has done anything


class WorkersFailed(Exception):
    """Whoever is given a piece of the work dies over it, or there is nobody to be given it."""


class WorkerPool(msgspec.Struct, frozen=True):
    """This process."""

    def count(self) -> int:
        """How many work at the same time."""
        return 1

    def map(self, work: Callable[[S], T], pieces: Sequence[S], prepare: Callable[[], None]) -> Iterator[T]:
        """What becomes of each piece, in their order. `prepare` runs once in each other process."""
        yield from map(work, pieces)


class ProcessPool(WorkerPool, frozen=True):
    """So many, on this machine."""

    jobs: int

    def count(self) -> int:
        return self.jobs

    def map(self, work: Callable[[S], T], pieces: Sequence[S], prepare: Callable[[], None]) -> Iterator[T]:
        done: dict[int, T] = {}  # what is to come after something that is not done yet
        told = deaths = 0
        while told < len(pieces):
            pool = ProcessPoolExecutor(min(self.jobs, len(pieces) - told), initializer=prepare)
            try:
                left = [n for n in range(told, len(pieces)) if n not in done]
                asked: dict[Future[T], int] = {pool.submit(work, pieces[n]): n for n in left}
                for future in as_completed(asked):
                    done[asked[future]] = future.result()
                    deaths = 0
                    while told in done:
                        yield done.pop(told)
                        told += 1
            except BrokenProcessPool as fault:  # one has died, and takes the others with it
                deaths += 1
                if deaths == HOPELESS:
                    raise WorkersFailed(str(fault)) from None
            finally:
                pool.shutdown(wait=told == len(pieces), cancel_futures=True)


class RayPool(WorkerPool, frozen=True):
    """A Ray cluster, at that address; its machines have Formicarium installed."""

    address: str

    def count(self) -> int:
        return max(1, int(self.ray().cluster_resources().get("CPU", 1)))

    def ray(self) -> Any:
        """Connected."""
        import ray

        if not ray.is_initialized():
            self.knock()
            try:
                ray.init(address=self.address, log_to_driver=False, logging_level="error")
            except (ConnectionError, ValueError, RuntimeError) as fault:
                raise WorkersFailed(str(fault).strip().partition("\n")[0]) from None
        return ray

    def knock(self) -> None:
        """Ray itself waits for ever where nobody answers."""
        host, _, port = self.address.removeprefix("ray://").rpartition(":")
        if not port.isdecimal():
            return  # "auto", or a name that Ray knows
        try:
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        except (OSError, OverflowError) as fault:
            raise WorkersFailed(str(fault)) from None

    def map(self, work: Callable[[S], T], pieces: Sequence[S], prepare: Callable[[], None]) -> Iterator[T]:
        """Ray does again what was under way or lay on a machine that is gone."""
        ray = self.ray()
        hand = ray.remote(max_retries=-1)(prepare_and_work)
        waiting = [hand.remote(work, piece, prepare) for piece in pieces]
        try:
            for one in waiting:
                yield ray.get(one)
        except BaseException:
            for one in waiting:
                ray.cancel(one, force=True)
            raise


def prepare_and_work(work: Callable[[S], T], piece: S, prepare: Callable[[], None]) -> T:
    prepare()
    return work(piece)


HERE = WorkerPool()


def worker_pool(jobs: int, address: str = "") -> WorkerPool:
    if address:
        return RayPool(address)
    return ProcessPool(jobs) if jobs > 1 else HERE
