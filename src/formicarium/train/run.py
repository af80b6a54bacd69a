"""A training run in a folder: generations of self-play, learning and measuring; an interrupted run can be resumed."""
from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np

from formicarium.experiments.workers import WorkerPool
from formicarium.games import include_editions
from formicarium.train.arrays import Arrays
from formicarium.train.curve import curve, table_of
from formicarium.train.export import export_net
from formicarium.train.learner import Learner, Lessons, ways_to_read
from formicarium.train.selfplay import Chunk, teach
from formicarium.train.settings import Settings
from formicarium.train.strength import Bout, Strength, fight, sum_up

GAMES = 8  # games per file
HELD_BACK = 20  # one game in twenty is kept for validation

Tell = Callable[[str], None]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    generation: int
    positions: int
    losses: dict[str, float]  # validation losses with rounded weights
    unrounded: dict[str, float]  # losses without rounding, to see the cost of quantization
    strength: dict[str, Strength]
    seconds: float
    learnt_on: str


class Run:
    def __init__(self, folder: Path, settings: Settings, pool: WorkerPool, on: Arrays, tell: Tell) -> None:
        self.folder = folder
        self.settings = settings
        self.game = settings.make_game()
        self.pool = pool
        self.on = on
        self.tell = tell

    def home(self, generation: int) -> Path:
        return self.folder / f"generation-{generation:02}"

    def net(self, generation: int) -> str:
        """Return the net file of a generation; empty before the first."""
        return str(self.home(generation) / "net.bin") if generation >= 0 else ""

    def go(self, seconds: float) -> list[Report]:
        """Run generations until the time is up; the last one is finished."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write(self.folder / "settings.json", msgspec.json.format(msgspec.json.encode(self.settings)))
        end = time.monotonic() + seconds
        reports: list[Report] = []
        for generation in range(self.settings.most):
            done = self.home(generation) / "report.json"
            if done.exists():
                reports.append(msgspec.json.decode(done.read_bytes(), type=Report))
                continue
            if time.monotonic() >= end:
                break
            reports.append(self.generation(generation))
            write(self.folder / "curve.svg", curve(reports, self.settings).encode())
            write(self.folder / "strength.md", table_of(reports).encode())
        return reports

    def generation(self, number: int) -> Report:
        start = time.monotonic()
        self.home(number).mkdir(exist_ok=True)
        self.play(number)
        lessons, asked = self.lessons(number)
        learner = self.learn_generation(number, lessons)
        file = self.home(number) / "net.bin"
        losses, unrounded = learner.losses(asked), learner.losses(asked, rounded=False)
        training = {"generation": number, "settings": msgspec.to_builtins(self.settings), "losses": losses,
                    "learnt_on": self.on.name}
        write(file, export_net(learner, self.game, training, {}))
        strength = self.measure(number)
        write(file, export_net(learner, self.game, training, {name: list(one) for name, one in strength.items()}))
        report = Report(generation=number, positions=lessons.amount, losses=losses, unrounded=unrounded,
                        strength=strength, seconds=time.monotonic() - start, learnt_on=self.on.name)
        write(self.home(number) / "report.json", msgspec.json.encode(report))
        self.tell(f"generation {number}: {lessons.amount} positions, losses {round_losses(losses)}, unrounded "
                  f"{round_losses(unrounded)}; " + ", ".join(f"{name} {one.score:.1%} ({one.low:.1%} … {one.high:.1%})"
                                                             for name, one in strength.items())
                  + f"; {report.seconds:.0f} s")
        return report

    def play(self, number: int) -> None:
        """Play the generation's games into files; existing files are kept."""
        s = self.settings
        games = s.first_games if number == 0 and s.first_games else s.games
        chunks = [Chunk(s, self.net(number - 1), number * 10_000_000 + at, min(GAMES, games - at),
                        str(self.home(number) / f"lessons-{at:06}.npz")) for at in range(0, games, GAMES)]
        left = [chunk for chunk in chunks if not Path(chunk.file).exists()]
        begun = time.monotonic()
        positions = sum(self.pool.map(teach, left, include_editions))
        self.tell(f"generation {number}: {len(left) * GAMES} games, {positions} positions in "
                  f"{time.monotonic() - begun:.0f} s")

    def lessons(self, number: int) -> tuple[Lessons, Lessons]:
        """Return the training and the validation positions of the last generations."""
        first = max(0, number - self.settings.window + 1)
        found = [np.load(file) for home in range(first, number + 1)
                 for file in sorted(self.home(home).glob("lessons-*.npz"))]
        whole = Lessons(*(np.concatenate([one[name] for one in found]) for name in Lessons._fields))
        held = whole.game % HELD_BACK == 0
        return Lessons(*(one[~held] for one in whole)), Lessons(*(one[held] for one in whole))

    def learn_generation(self, number: int, lessons: Lessons) -> Learner:
        reads = ways_to_read(self.game.feature_parts(), lessons.seen, self.settings.unread)
        learner = Learner(self.settings, reads, self.game.move_count, self.on, self.settings.seed + number)
        begun = time.monotonic()
        for _ in learner.learn(lessons, self.settings.seed + number):
            pass
        self.tell(f"generation {number}: learnt on {self.on.name} in {time.monotonic() - begun:.0f} s")
        return learner

    def measure(self, number: int) -> dict[str, Strength]:
        s = self.settings
        bouts = [Bout(s, self.net(number), opponent, i) for opponent in s.opponents for i in range(s.contests)]
        scores = list(self.pool.map(fight, bouts, include_editions)) if bouts else []
        return {opponent: sum_up(scores[i * s.contests:(i + 1) * s.contests]) for i, opponent in enumerate(s.opponents)}


def round_losses(losses: dict[str, float]) -> dict[str, float]:
    return {name: round(loss, 4) for name, loss in losses.items()}


def write(file: Path, data: bytes) -> None:
    """Write a file atomically."""
    new = file.with_name(file.name + ".new")
    new.write_bytes(data)
    os.replace(new, file)
