"""Random crowded positions of Fourmidable, with combinations that games rarely reach: little space, few pheromones,
short piles.

Every position could occur in a game: cards, tiles and resources add up, holes are within reach of one another, tunnels
are connected (except for cells that a worm ate), and every ant stands on a legal cell.
"""
from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.oracle.fourmidable import common, naive, naive_play
from tests.oracle.fourmidable.common import Ant
from tests.oracle.fourmidable.naive import HAND, State, hole_cells
from tests.oracle.fourmidable.naive_box import (
    BARE,
    EARTH,
    GATHERS,
    KINDS,
    NEST,
    NUMBERED,
    OF_EACH,
    PREDATORS,
    TUNNELS,
    WATER,
    beside,
)


def crowded_board(mode: str, players: int, rng: random.Random) -> State:
    state = naive.start(mode, players, rng.randrange(players), day=rng.random() < 0.5)
    state.phase, state.round, state.idle = "acting", rng.randint(8, 12), rng.randrange(2)
    state.sky = rng.choice(["sun", "wind", "rain"]) if state.apprentice else ""
    lay_the_land(state, rng)
    for seat in state.seats:
        dig(state, seat, rng)
    if state.apprentice:
        dig_holes(state, rng)
    put_ants(state, rng)
    if state.apprentice:
        let_predators_loose(state, rng)
        take_tiles(state, rng)
    hand_out(state, rng)
    state.turn = rng.choice([seat for seat in state.seats if naive.has_work(state, seat)])
    naive_play.check(state)
    return state


def lay_the_land(state: State, rng: random.Random) -> None:
    resources = rng.choice([0.05, 0.3, 0.8])
    terrain = rng.choice([0.1, 0.5])
    for cell in rng.sample(sorted(state.ground), len(state.ground)):
        if state.ground[cell] in (WATER, NEST) or rng.random() < resources:
            continue
        state.ground[cell] = BARE
        near = [state.scents[other] for other in beside(cell) if other in state.scents]
        seat = rng.choice([*state.seats, *near])
        if rng.random() > terrain and state.players[seat].pheromones:
            state.scents[cell] = seat
            state.players[seat].pheromones -= 1
    for seat in state.seats:  # some seats have no pheromone left, or one: the others lie on the remaining cells
        if rng.random() < 0.4:
            spend(state, seat, rng.randrange(2), rng)


def spend(state: State, seat: int, but: int, rng: random.Random) -> None:
    mine = state.players[seat]
    free = [cell for cell, mark in sorted(state.ground.items())
            if mark not in (WATER, NEST) and cell not in state.scents]
    for cell in rng.sample(free, min(max(0, mine.pheromones - but), len(free))):
        state.ground[cell], state.scents[cell] = BARE, seat
        mine.pheromones -= 1


def dig(state: State, seat: int, rng: random.Random) -> None:
    mine = state.players[seat]
    for _ in range(rng.randrange(16)):
        edge = [name for name in mine.earth if (name not in NUMBERED or not state.apprentice)
                and any(other not in mine.earth for other in TUNNELS[name])]
        if edge:
            del mine.earth[rng.choice(sorted(edge))]


def dig_holes(state: State, rng: random.Random) -> None:
    for _ in range(3 * len(state.players)):
        seat = rng.choice(list(state.seats))
        mine = state.players[seat]
        names = [name for name in NUMBERED
                 if name in mine.earth and any(other not in mine.earth for other in TUNNELS[name])]
        cells = sorted(hole_cells(state, seat))
        if names and cells and rng.random() < 0.6:
            name = rng.choice(names)
            del mine.earth[name]
            mine.holes[name] = rng.choice(cells)


def put_ants(state: State, rng: random.Random) -> None:
    for seat in rng.sample(list(state.seats), len(state.players)):
        mine = state.players[seat]
        number = rng.randint(3, 11) if state.apprentice else 5
        kinds = rng.sample([kind for kind in KINDS for _ in range(OF_EACH)], number)
        for kind in kinds:
            shut = naive.closed_places(state, seat, kind)
            places: list[Any] = [cell for cell, mark in state.ground.items() if cell not in shut
                                 and mark not in GATHERS[kind] and (mark != NEST or cell == mine.holes["1"])]
            if state.apprentice and mine.pheromones:
                places = [cell for cell in places if not state.bare(cell)]
            inside = [state.place(seat, name) for name in TUNNELS if name not in mine.earth]
            mine.ants.append(Ant(kind, rng.choice(inside if rng.random() < 0.4 else places), rng.random() < 0.5))
    if not any(not ant.moved for player in state.players for ant in player.ants):
        state.players[0].ants[0].moved = False


def let_predators_loose(state: State, rng: random.Random) -> None:
    for predator in PREDATORS:
        to = sorted(naive.targets(state, predator))
        if rng.random() < 0.8 and to:
            naive_play.prey(state, rng.choice(list(state.seats)), common.Prey(predator, rng.choice(to)))
    for player in state.players:
        player.preyed = rng.random() < 0.5


def take_tiles(state: State, rng: random.Random) -> None:
    """Let some seats take a birth tile this round, of a kind of which they have an ant."""
    for player in state.players:
        kinds = [kind for kind in KINDS if state.tiles[kind] and player.count(kind)]
        if kinds and len(player.ants) > 3 and rng.random() < 0.5:
            state.tiles -= Counter([rng.choice(kinds)])
            player.born = True


def hand_out(state: State, rng: random.Random) -> None:
    """Hand out the resources missing from board and nests: spent on objectives, in hand, or eaten."""
    printed = naive_play.in_play_of(state)
    outside = Counter(printed[cell] for cell, mark in state.ground.items() if mark == BARE)
    for player in rng.sample(state.players, len(state.players)):
        left = outside + Counter(EARTH[name] for name in EARTH if name not in player.earth)
        most = naive.OBJECTIVES[state.mode] - rng.choice([1, 1, 3])
        for kind in rng.choices(KINDS, k=7):
            pile = state.piles[kind]
            cards = [card for card in sorted(pile.shuffled.elements()) if Counter(card.cost) <= left]
            if cards and len(player.revealed) < most:
                card = rng.choice(cards)
                left -= Counter(card.cost)
                pile.shuffled -= Counter([card])
                player.revealed.append(card)
        for letter in list(left.elements()):
            if rng.random() < 0.3 and left[letter]:
                player.goods[letter] += 1
                left -= Counter([letter])
        outside = Counter({letter: number for letter, number in left.items() if letter not in GATHERS["digger"]})
        number = rng.randrange(HAND + 1) if state.apprentice else 7 - len(player.revealed)
        for _ in range(number):
            kind = rng.choice([kind for kind in KINDS if state.piles[kind].shuffled])
            card = rng.choice(sorted(state.piles[kind].shuffled.elements()))
            state.piles[kind].shuffled -= Counter([card])
            player.hand.append(card)
    if state.apprentice:
        for pile in state.piles.values():
            wear_out(pile, rng)


def wear_out(pile: naive.Pile, rng: random.Random) -> None:
    """Put most of the pile into the part that was looked at and put back (FOU-A12)."""
    if rng.random() < 0.4:
        cards = sorted(pile.shuffled.elements())
        rng.shuffle(cards)
        fresh = rng.randrange(3)
        pile.shuffled, pile.returned = Counter(cards[:fresh]), cards[fresh:]
