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
PATIENCE = 10.0  # seconds to connect to a cluster
HOPELESS = 3  # crashes in a row without a finished job, until the run fails


class WorkersFailed(Exception):
    """The workers crash again and again, or the cluster cannot be reached."""


class WorkerPool(msgspec.Struct, frozen=True):
    """Runs jobs one after another in this process."""

    def count(self) -> int:
        return 1

    def map(self, work: Callable[[S], T], pieces: Sequence[S], prepare: Callable[[], None]) -> Iterator[T]:
        """Yield the results in the order of the jobs; `prepare` runs once in each other process."""
        yield from map(work, pieces)


class ProcessPool(WorkerPool, frozen=True):
    """Runs jobs in several processes on this machine."""

    jobs: int

    def count(self) -> int:
        return self.jobs

    def map(self, work: Callable[[S], T], pieces: Sequence[S], prepare: Callable[[], None]) -> Iterator[T]:
        done: dict[int, T] = {}  # results that wait for an earlier one
        yielded = deaths = 0
        while yielded < len(pieces):
            pool = ProcessPoolExecutor(min(self.jobs, len(pieces) - yielded), initializer=prepare)
            try:
                left = [n for n in range(yielded, len(pieces)) if n not in done]
                asked: dict[Future[T], int] = {pool.submit(work, pieces[n]): n for n in left}
                for future in as_completed(asked):
                    done[asked[future]] = future.result()
                    deaths = 0
                    while yielded in done:
                        yield done.pop(yielded)
                        yielded += 1
            except BrokenProcessPool as fault:  # one crash ends the whole pool
                deaths += 1
                if deaths == HOPELESS:
                    raise WorkersFailed(str(fault)) from None
            finally:
                pool.shutdown(wait=yielded == len(pieces), cancel_futures=True)


class RayPool(WorkerPool, frozen=True):
    """Runs jobs on the Ray cluster at the address; its machines have Formicarium installed."""

    address: str

    def count(self) -> int:
        return max(1, int(self.ray().cluster_resources().get("CPU", 1)))

    def ray(self) -> Any:
        import ray

        if not ray.is_initialized():
            self.check_address()
            try:
                ray.init(address=self.address, log_to_driver=False, logging_level="error")
            except (ConnectionError, ValueError, RuntimeError) as fault:
                raise WorkersFailed(str(fault).strip().partition("\n")[0]) from None
        return ray

    def check_address(self) -> None:
        """Raise WorkersFailed if the cluster cannot be reached, since Ray itself would wait for ever."""
        host, _, port = self.address.removeprefix("ray://").rpartition(":")
        if not port.isdecimal():
            return  # "auto", or a name that Ray resolves
        try:
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        except (OSError, OverflowError) as fault:
            raise WorkersFailed(str(fault)) from None

    def map(self, work: Callable[[S], T], pieces: Sequence[S], prepare: Callable[[], None]) -> Iterator[T]:
        """Yield the results; Ray repeats the jobs of lost machines."""
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
