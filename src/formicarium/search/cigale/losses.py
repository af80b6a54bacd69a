"""What the bots' mixes in La Cigale & la Fourmi lose to whoever sees through them, round by round: for `bench`.

Rounds of real games of two, one a game, on the placement that the last of the bots would make. What each outcome is
worth there is found out anew, apart from what the bots think: in many more futures than any of them looks at, a round
further, with other luck. With these numbers:

- the Ant's loss is the value of the round less what its mix brings against the best guess,
- the Cicada's loss is what the best path brings against its mix, less the value of the round,

both as shares of the mean stake, the difference between getting away and being caught. The futures come in two halves:
the answer that is best by one is paid by the other, so that luck in finding it does not count as loss.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from librt.vecs import vec

from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.games.cigale.kit import PATHS, PEEK
from formicarium.games.cigale.state import CHOOSING, GUESSING
from formicarium.games.cigale.table import CigaleTable
from formicarium.search.cigale.bluff import Bluff
from formicarium.search.cigale.foresight import Foresight
from formicarium.search.cigale.gambler import FOREVER, Gambler
from formicarium.search.cigale.quick import play_round
from formicarium.search.cigale.reckoning import Reckoning
from formicarium.search.cigale.rounds import Round

FUTURES = 64  # in each half
THOUGHTS = 4  # a bot does not always think the same; nobody knows which of its thoughts it has


class Loss(msgspec.Struct, frozen=True):
    """Of a bot, in shares of the mean stake."""

    bot: str
    ant: float
    cicada: float


class Losses(msgspec.Struct, frozen=True):
    mode: str
    rounds: int
    stake: float  # mean, in chances to win
    cards: float  # mean number of cards on a path
    bots: tuple[Loss, ...]


def real_rounds(game: Game, eyes: vec[float], dice: Dice) -> Iterator[CigaleTable]:
    """Where an Ant is to place: any round of a game of the quick policy; where the Cicada peeks it is another game."""
    while True:
        met: list[CigaleTable] = []
        table: Any = game.setup(dice, SILENT)
        while not table.over:
            met.append(table.clone())
            play_round(table, eyes, dice)
        chosen = met[dice.below(len(met))]
        if chosen.power[PEEK] != chosen.cicada:
            yield chosen


def measure_losses(game: Game, gamblers: Mapping[str, Gambler], eyes: vec[float], rounds: int, seed: int,
                   watched: Callable[[Iterator[int]], Iterator[int]]) -> Losses:
    dice = Seeded(seed)
    tables = real_rounds(game, eyes, dice)
    players = list(gamblers.values())
    lost = [[0.0, 0.0] for _ in players]
    stakes = cards = 0.0
    for _ in watched(iter(range(rounds))):
        table = next(tables)
        table.ants = players[-1].placement(table, table.ant, dice)
        table.phase = CHOOSING
        halves = referee(table, table.ant, eyes, dice)
        stakes += stake(halves)
        cards += 6 / bin(halves[0].there).count("1")
        for number, player in enumerate(players):
            lost[number][0] += ant_loss(thoughts(game, table, table.ant, player, dice), halves)
        table.foragers[table.ant].token = under(halves[0])[0]
        table.phase = GUESSING
        halves = referee(table, table.cicada, eyes, dice)
        for number, player in enumerate(players):
            lost[number][1] += cicada_loss(thoughts(game, table, table.cicada, player, dice), halves)
    found = tuple(Loss(name, ant / stakes, cicada / stakes) for name, (ant, cicada) in zip(gamblers, lost, strict=True))
    return Losses(game.mode, rounds, stakes / rounds, cards / rounds, found)


def thoughts(game: Game, table: CigaleTable, seat: int, player: Gambler, dice: Dice) -> list[float]:
    """The bot's mix, from the view of its seat; the mean of some."""
    mean = [0.0] * PATHS
    view = game.view(table, seat)
    for _ in range(THOUGHTS):
        guess: Any = game.suppose(view, dice)
        mix = player.hiding(guess, seat, dice) if seat == table.ant else player.guessing(guess, seat, dice)
        mean = [one + share / THOUGHTS for one, share in zip(mean, mix, strict=True)]
    return mean


def referee(table: CigaleTable, seat: int, eyes: vec[float], dice: Dice) -> tuple[Bluff, Bluff, Bluff]:
    """The round as that seat could know it: one half, the other, and both together."""
    one, other, both = Bluff(), Bluff(), Bluff()
    for bluff in (one, other):
        ahead = Round(table, [Reckoning(table, eyes)])
        Foresight(eyes, FUTURES, 1, FOREVER).refine(ahead, table, seat, dice)
        ahead.face(table.ants, bluff)
    both.there = one.there
    for path in range(PATHS):
        both.free[path] = (one.free[path] + other.free[path]) / 2
        both.caught[path] = (one.caught[path] + other.caught[path]) / 2
        both.missed[path] = (one.missed[path] + other.missed[path]) / 2
        both.right[path] = (one.right[path] + other.right[path]) / 2
    both.solve()
    return one, other, both


def under(bluff: Bluff) -> list[int]:
    return [path for path in range(PATHS) if bluff.there >> path & 1]


def stake(halves: tuple[Bluff, Bluff, Bluff]) -> float:
    paths = under(halves[2])
    return sum(halves[2].stake(path) for path in paths) / len(paths)


def value_against(bluff: Bluff, mix: list[float], guess: int) -> float:
    """The Ant's chance with its mix, against a guess."""
    return sum(mix[path] * (bluff.caught[path] if path == guess else bluff.free[path]) for path in under(bluff))


def value_of_hiding(bluff: Bluff, mix: list[float], path: int) -> float:
    """The Ant's chance with a path, against the Cicada's mix."""
    return bluff.free[path] - mix[path] * bluff.stake(path)


def ant_loss(mix: list[float], halves: tuple[Bluff, Bluff, Bluff]) -> float:
    one, other, both = halves
    paid = 0.0
    for seen, true in ((one, other), (other, one)):
        paid += value_against(true, mix, min(under(seen), key=lambda guess: value_against(seen, mix, guess))) / 2
    return both.value - paid


def cicada_loss(mix: list[float], halves: tuple[Bluff, Bluff, Bluff]) -> float:
    one, other, both = halves
    paid = 0.0
    for seen, true in ((one, other), (other, one)):
        paid += value_of_hiding(true, mix, max(under(seen), key=lambda path: value_of_hiding(seen, mix, path))) / 2
    return paid - both.value
