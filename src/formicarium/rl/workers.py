"""A batch shared among processes.

Observations lie in shared memory: nothing is copied for the learner. Run as a program, this module is one worker: it
reads a command per line and answers with a line.
"""
from __future__ import annotations

import itertools
import mmap
import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import numpy as np
from numpy.typing import NDArray

import formicarium
from formicarium.core.game import Game
from formicarium.rl.batch import IllegalAction, illegal_action, seeds_of, stepper_of
from formicarium.rl.stepper import ACTION, BadMove, Stepper

BUFFERS = 2  # buffers, so that returned arrays stay valid for one more step
SHARED = Path("/dev/shm")  # memory file system


class Plan(msgspec.Struct, frozen=True):
    """Layout of the shared memory: the actions, then BUFFERS times rewards, features, masks, seats, ends."""

    tables: int
    players: int
    moves: int
    width: int

    @property
    def sizes(self) -> tuple[int, ...]:
        """Return the bytes per table of each array."""
        return 4 * self.players, self.width, self.moves, 1, 1

    def begins(self, buffer: int) -> list[int]:
        """Return the offset of each array; rewards come first, since floats must be aligned to four bytes."""
        at = self.tables * ACTION + buffer * self.buffer_size
        found = []
        for size in self.sizes:
            found.append(at)
            at += self.tables * size
        return found

    @property
    def buffer_size(self) -> int:
        return -(-self.tables * sum(self.sizes) // 4) * 4

    @property
    def total(self) -> int:
        return self.tables * ACTION + BUFFERS * self.buffer_size


class Task(msgspec.Struct, frozen=True):
    """First message to a worker process."""

    module: str
    kind: str
    options: msgspec.Raw
    plan: Plan
    memory: str
    first: int  # first table of the worker
    tables: int
    seed: int


class Order(msgspec.Struct, frozen=True):
    """Message to a worker: step or begin new games, and the buffer to write to."""

    buffer: int
    reset: bool = False
    seed: int | None = None


class WorkerGroup:
    def __init__(self, game: Game, tables: int, seed: int, processes: int) -> None:
        self.plan = Plan(tables, game.players, game.move_count, game.width())
        self.buffer = 0
        folder = SHARED if SHARED.is_dir() else None
        handle, name = tempfile.mkstemp(prefix="formicarium-", dir=folder)
        try:
            os.truncate(handle, self.plan.total)
            self.memory = mmap.mmap(handle, self.plan.total)
            ends = [tables * number // processes for number in range(processes + 1)]
            self.workers = [
                start(Task(type(game).__module__, type(game).__qualname__, msgspec.Raw(msgspec.json.encode(game)),
                           self.plan, name, first, end - first, seed))
                for first, end in itertools.pairwise(ends)]
            self.wait_for_all()
        finally:
            os.close(handle)
            with suppress(PermissionError):  # Windows refuses to delete an open file
                os.unlink(name)
        self.actions = np.frombuffer(self.memory, "<i4", tables)
        self.arrays = [self.arrays_of(buffer) for buffer in range(BUFFERS)]

    def arrays_of(self, buffer: int) -> tuple[NDArray[Any], ...]:
        plan, n = self.plan, self.plan.tables
        reward, seen, mask, seat, ended = plan.begins(buffer)

        def array(kind: Any, at: int, size: int, *shape: int) -> NDArray[Any]:
            found = np.frombuffer(self.memory, kind, n * size, at).reshape(n, *shape)
            found.flags.writeable = False
            return found

        return (array(np.uint8, seen, plan.width, plan.width), array(np.bool_, mask, plan.moves, plan.moves),
                array(np.uint8, seat, 1), array("<f4", reward, plan.players, plan.players), array(np.bool_, ended, 1))

    def reset(self, seed: int | None) -> tuple[NDArray[Any], ...]:
        return self.order(reset=True, seed=seed)

    def step(self, actions: NDArray[np.int32]) -> tuple[NDArray[Any], ...]:
        """Play a move at every table.

        Legality is checked here before any worker gets the actions, because a worker that refuses would be too late for
        the others. Only the worker with the illegal action is asked, for its message.
        """
        plan = self.plan
        mask = self.arrays[self.buffer][1]
        rows = np.arange(plan.tables)
        legal = (actions >= 0) & (actions < plan.moves)
        legal &= mask[rows, np.where(legal, actions, 0)]
        self.actions[:] = actions
        if not legal.all():
            state = int(np.argmin(legal))
            worker = next(worker for worker in reversed(self.workers) if worker.first <= state)
            worker.send(Order(self.buffer))
            raise IllegalAction(worker.receive())
        return self.order()

    def order(self, reset: bool = False, seed: int | None = None) -> tuple[NDArray[Any], ...]:
        self.buffer = (self.buffer + 1) % BUFFERS
        for worker in self.workers:
            worker.send(Order(self.buffer, reset, seed))
        self.wait_for_all()
        return self.arrays[self.buffer]

    def wait_for_all(self) -> None:
        """Wait for all workers; raise IllegalAction if one refuses."""
        said = [worker.receive() for worker in self.workers]
        for word in said:
            if word:
                raise IllegalAction(word)

    def close(self) -> None:
        for worker in self.workers:
            worker.end()


class Worker:
    """Handle of a worker process."""

    def __init__(self, process: subprocess.Popen[bytes], first: int) -> None:
        self.process = process
        self.first = first

    def send(self, what: Task | Order) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(what) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise self.process_ended() from None

    def receive(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise self.process_ended()
        return msgspec.json.decode(line, type=str)

    def process_ended(self) -> RuntimeError:
        return RuntimeError(f"the process of table {self.first} and those after it has ended "
                            f"({self.process.wait()}); make another Batch")

    def end(self) -> None:
        """End the process by closing its input."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def start(task: Task) -> Worker:
    paths = os.pathsep.join(path for path in sys.path if path)
    process = subprocess.Popen([sys.executable, "-m", "formicarium.rl.workers"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE,
                               env={**os.environ, "FORMICARIUM_ENGINE": formicarium.engine, "PYTHONPATH": paths})
    worker = Worker(process, task.first)
    worker.send(task)
    return worker



def work(orders: BinaryIO, answers: BinaryIO) -> None:
    task = msgspec.json.decode(orders.readline(), type=Task)
    game: Game = msgspec.json.decode(task.options, type=getattr(import_module(task.module), task.kind))
    with open(task.memory, "r+b") as file:
        memory = mmap.mmap(file.fileno(), task.plan.total)
    stepper = stepper_of(game)
    stepper.seat(seeds_of(task.seed, task.first, task.tables))
    send_answer(answers, "")
    for line in orders:
        send_answer(answers, follow(game, stepper, task, memory, msgspec.json.decode(line, type=Order)))


def follow(game: Game, stepper: Stepper, task: Task, memory: mmap.mmap, order: Order) -> str:
    if order.reset:
        if order.seed is not None:
            stepper.seat(seeds_of(order.seed, task.first, task.tables))
        stepper.reset()
    else:
        try:
            stepper.step(memory[task.first * ACTION:(task.first + task.tables) * ACTION])
        except BadMove as bad:
            return str(illegal_action(game, task.first, bad))
    seen, mask, seat, reward, ended = stepper.buffers()
    for at, size, rows in zip(task.plan.begins(order.buffer), task.plan.sizes, (reward, seen, mask, seat, ended),
                              strict=True):
        memory[at + task.first * size:at + task.first * size + len(rows)] = rows
    return ""


def send_answer(answers: BinaryIO, word: str) -> None:
    answers.write(msgspec.json.encode(word) + b"\n")
    answers.flush()


if __name__ == "__main__":
    work(sys.stdin.buffer, sys.stdout.buffer)
