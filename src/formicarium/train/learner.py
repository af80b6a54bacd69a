"""A net in floating point that learns, rounded at every step as in play (docs/guide/nets.md)."""
from __future__ import annotations

from collections.abc import Iterator
from math import cos, log, pi
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from formicarium.bots.algorithms.net import FULL, LANE, STEPS
from formicarium.bots.algorithms.net_files import Read
from formicarium.core.features import Part
from formicarium.train.arrays import Arrays
from formicarium.train.settings import Settings

TOP = int(FULL)
GRAIN = 64  # integer value of the weight 1.0
LIMIT = 127 / GRAIN  # largest weight
COUNTED = 15  # amounts up to this are also read as ids, since the second ant is worth less than the first
ROOM = int(LANE) // 256  # limit of the summed inputs, so that sums fit their lanes
ENOUGH = 100_000  # positions sampled to decide how features are read
NAMED = 600  # most rows of a part for amounts that are also read as ids
LOGIT = int(STEPS) / log(2)  # logit units per natural logarithm


class Lessons(NamedTuple):
    """Training positions as columns."""

    seen: NDArray[np.uint8]
    places: NDArray[np.float32]  # by seat, the viewer first: share of each place
    moves: NDArray[np.int32]
    visits: NDArray[np.float32]
    worth: NDArray[np.float32]
    whole: NDArray[np.bool_]
    game: NDArray[np.int32]

    def __len__(self) -> int:
        raise TypeError("positions are counted by `amount`")

    @property
    def amount(self) -> int:
        return len(self.seen)


def ways_to_read(parts: tuple[Part, ...], seen: NDArray[np.uint8], unread: tuple[str, ...] = ()) -> tuple[Read, ...]:
    """Choose how each byte of the features is read; constant ones are left out."""
    found: list[Read] = []
    seen = seen[::max(1, len(seen) // ENOUGH)]
    lowest, largest = seen.min(0), seen.max(0)
    for part in parts:
        if part.name in unread:
            continue
        rows = seen[:, part.offset:part.offset + part.size]
        highest = int(largest[part.offset:part.offset + part.size].max(initial=0))
        counted = min(highest, COUNTED) if highest > 1 and part.size * min(highest, COUNTED) <= NAMED else 0
        for i in range(part.size):
            if lowest[part.offset + i] == largest[part.offset + i]:
                continue
            if part.ids and len(np.unique(rows[:, i])) > 2:
                way = (0, highest)
            elif part.ids:
                way = (1, 0)  # present or not
            else:
                way = (highest, counted)
            last = found[-1] if found else None
            if last and (last.part, last.at + last.size, last.cap, last.names) == (part.name, part.offset + i, *way):
                found[-1] = Read(part.name, last.at, last.size + 1, *way)
            else:
                found.append(Read(part.name, part.offset + i, 1, *way))
    return tuple(within_lanes(found))


def within_lanes(reads: list[Read]) -> list[Read]:
    """Reduce the caps of the largest amounts until every sum fits its lane."""
    while sum(read.size * (read.cap + bool(read.names)) for read in reads) > ROOM:
        most = max(range(len(reads)), key=lambda i: reads[i].size * (reads[i].cap - 1))
        reads[most] = msgspec.structs.replace(reads[most], cap=max(1, reads[most].cap * 3 // 4))
    return reads


class Learner:
    """The weights and the Adam optimizer of one net."""

    def __init__(self, settings: Settings, reads: tuple[Read, ...], moves: int, on: Arrays, seed: int) -> None:
        self.on = on
        self.settings = settings
        self.reads = reads
        self.seats = settings.players
        rows = sum(read.rows for read in reads)
        one, two = settings.neurons
        chance = np.random.default_rng(seed)
        self.weights: dict[str, Any] = {}
        for name, shape, spread in (("first", (rows, one), 0.08), ("second", (one, two), 1.5 / one ** 0.5),
                                    ("places", (self.seats ** 2, two), 0.3), ("policy", (moves, two), 0.3)):
            drawn = chance.uniform(-spread, spread, shape).astype(np.float32)
            self.weights[name] = on.array(drawn.clip(-LIMIT, LIMIT))
            layer = name in ("first", "second")
            begin = np.full(shape[1] if layer else shape[0], 0.2 if layer else 0, np.float32)
            self.weights[f"{name} begin"] = on.array(begin)
        self.mean = {name: weight * 0 for name, weight in self.weights.items()}
        self.square = {name: weight * 0 for name, weight in self.weights.items()}
        self.steps = 0

    # Forward pass.

    def inputs(self, seen: Any) -> Any:
        """Return one column per row of the first layer."""
        on, found = self.on, []
        for read in self.reads:
            part = seen[:, read.at:read.at + read.size]
            if read.cap:
                found.append(on.as_floats(part.clip(0, read.cap)))
            if read.names:
                numbers = on.array(np.arange(1, read.names + 1, dtype=np.uint8))
                same = part.clip(0, read.names)[:, :, None] == numbers[None, None, :]
                found.append(on.as_floats(same.reshape(len(part), -1)))
        return on.join_columns(found)

    def round_weights(self, name: str, rounded: bool) -> Any:
        return (self.weights[name] * GRAIN).round() / GRAIN if rounded else self.weights[name]

    def activate(self, sums: Any, rounded: bool) -> Any:
        lit = sums.clip(0, 1)
        return self.on.floor(lit * TOP) / TOP if rounded else lit

    def forward(self, seen: Any, rounded: bool = True) -> dict[str, Any]:
        w = self.weights
        x = self.inputs(seen)
        z1 = x @ self.round_weights("first", rounded) + w["first begin"]
        h1 = self.activate(z1, rounded)
        z2 = h1 @ self.round_weights("second", rounded) + w["second begin"]
        h2 = self.activate(z2, rounded)
        places = (h2 @ self.round_weights("places", rounded).T + w["places begin"]).reshape(-1, self.seats, self.seats)
        policy = h2 @ self.round_weights("policy", rounded).T + w["policy begin"]
        return {"x": x, "z1": z1, "h1": h1, "z2": z2, "h2": h2, "places": self.likely(places), "policy": policy}

    def likely(self, logits: Any) -> Any:
        powers = self.on.exp(logits - self.on.highest(logits))
        return powers / powers.sum(-1)[..., None]

    # Backward pass.

    def step(self, batch: tuple[Any, ...], rate: float) -> None:
        """Do one step of Adam with explicit gradients."""
        seen, places, moves, visits, worth, whole = batch
        on, seats, n = self.on, self.seats, len(batch[0])
        f = self.forward(seen)
        blend = self.settings.blend
        d_places = (f["places"] - places) * (1 - blend)
        shares = on.array((np.arange(seats)[::-1] / (seats - 1)).astype(np.float32))
        # the search's value is the viewer's; with two players it also gives the opponent's
        for seat in range(2 if seats == 2 else 1):
            chance = f["places"][:, seat]
            share = (chance * shares).sum(-1).clip(0.001, 0.999)
            target = (1 + worth) / 2 if seat == 0 else (1 - worth) / 2
            pull = blend * (share - target) / (share * (1 - share))
            d_places[:, seat] += pull[:, None] * chance * (shares[None, :] - share[:, None])
        d_places = d_places.reshape(n, -1) / n
        d_policy = self.policy_pull(f["policy"], moves, visits, whole) / n
        d_h2 = d_places @ self.round_weights("places", True) + d_policy @ self.round_weights("policy", True)
        d_z2 = d_h2 * ((f["z2"] > 0) & (f["z2"] < 1))
        d_z1 = (d_z2 @ self.round_weights("second", True).T) * ((f["z1"] > 0) & (f["z1"] < 1))
        self.change({
            "places": d_places.T @ f["h2"], "places begin": d_places.sum(0),
            "policy": d_policy.T @ f["h2"], "policy begin": d_policy.sum(0),
            "second": f["h1"].T @ d_z2, "second begin": d_z2.sum(0),
            "first": f["x"].T @ d_z1, "first begin": d_z1.sum(0),
        }, rate)

    def on_offer(self, logits: Any, moves: Any, visits: Any) -> tuple[Any, Any, Any]:
        """Return the net's probabilities and the visit shares of the searched moves; negative visits are padding."""
        there = self.on.as_floats(visits >= 0)
        chosen = self.on.gather(logits, moves) * there - 1e4 * (1 - there)
        share = visits.clip(0, 1e9)
        return self.likely(chosen), share / (share.sum(-1)[:, None] + 1e-9), there

    def policy_pull(self, logits: Any, moves: Any, visits: Any, whole: Any) -> Any:
        likely, share, there = self.on_offer(logits, moves, visits)
        return self.on.scatter(logits, moves, (likely - share) * there * self.on.as_floats(whole)[:, None])

    def change(self, slopes: dict[str, Any], rate: float) -> None:
        self.steps += 1
        slow, quick = 1 - 0.9 ** self.steps, 1 - 0.999 ** self.steps
        for name, slope in slopes.items():
            mean, square = self.mean[name], self.square[name]
            mean *= 0.9
            mean += 0.1 * slope
            square *= 0.999
            square += 0.001 * slope * slope
            weight = self.weights[name]
            weight -= rate * (mean / slow) / (self.on.root(square / quick) + 1e-8)
            if "begin" not in name:
                weight *= 1 - self.settings.decay
                self.weights[name] = weight.clip(-LIMIT, LIMIT)


    def learn(self, lessons: Lessons, seed: int) -> Iterator[float]:
        """Learn in several passes; yield the finished share after each step."""
        s, chance = self.settings, np.random.default_rng(seed)
        held = [self.on.array(column) for column in lessons[:6]]
        size = min(s.batch, lessons.amount)
        steps = max(1, round(s.passes * lessons.amount / size))
        order = np.zeros(0, np.int64)
        for step in range(steps):
            if len(order) < size:
                order = chance.permutation(lessons.amount)
            chosen, order = self.on.array(order[:size]), order[size:]
            done = step / steps
            self.step(tuple(column[chosen] for column in held), s.rate * max(0.02, (1 + cos(pi * done)) / 2))
            yield (step + 1) / steps

    def losses(self, lessons: Lessons, rounded: bool = True) -> dict[str, float]:
        """Return the losses against final places, search values and searched moves."""
        totals = np.zeros(4)
        for at in range(0, lessons.amount, 8192):
            seen, places, moves, visits, worth, whole = [self.on.array(one[at:at + 8192]) for one in lessons[:6]]
            f = self.forward(seen, rounded)
            likely, share, _ = self.on_offer(f["policy"], moves, visits)
            shares = self.on.array((np.arange(self.seats)[::-1] / (self.seats - 1)).astype(np.float32))
            estimate = 2 * (f["places"][:, 0] * shares).sum(-1) - 1
            counted = self.on.as_floats(whole)
            totals += [float(-(places[:, 0] * self.on.log(f["places"][:, 0] + 1e-9)).sum()),
                       float(((estimate - worth) * (estimate - worth)).sum()),
                       float(-((share * self.on.log(likely + 1e-9)).sum(-1) * counted).sum()), float(counted.sum())]
        ends, searches, moves, known = totals.tolist()
        return {"ends": ends / lessons.amount, "searches": searches / lessons.amount, "moves": moves / max(1.0, known)}
