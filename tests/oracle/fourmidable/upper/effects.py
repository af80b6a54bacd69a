"""The 37 special cards, one function each, named by its id.

A function is called at the moment at which the card would be played. It returns the card's possible targets, each with
its effect; or it refuses, by its rule. The six cards of the game's end return points instead (`AT_THE_END`).
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.oracle.fourmidable.common import Ant, Draw, Place, holds_earth, ways_on
from tests.oracle.fourmidable.naive_box import (
    DIGGER,
    FARMER,
    HUNTER,
    KINDS,
    NUMBERED,
    OF_EACH,
    PHEROMONES,
    QUEEN,
    Card,
    Cell,
)

from .predators import move_predator, safe_targets
from .table import Refused, State, refill
from .walking import barred_places, lay_mark

Offers = dict[Any, Callable[[Draw], None]]
ANY_TIME = ("before", "moving", "after")  # FOU-I2: before, in or after what the action does


def need(fits: bool, rule: str) -> None:
    if not fits:
        raise Refused(rule)


def two_points(state: State, seat: int, fits: bool, rule: str) -> Offers:
    """FOU-I7: the resource is kept."""
    need(fits, rule)

    def score(_: Draw) -> None:
        state.players[seat].leaves += 2

    return {None: score}


def gathering(state: State, seat: int, resource: str, rule: str) -> Offers:
    return two_points(state, seat, state.moment() == "gathering" and state.doing.gain == resource, rule)


def draw_objectives(state: State, seat: int, kind: str, number: int, draw: Draw) -> None:
    """FOU-A12, E6: draw cards to look at, of which one is kept."""
    pile, mine = state.piles[kind], state.players[seat]
    number += mine.species == "strategist"
    mine.seen += [pile.take(draw) for _ in range(min(number, len(pile)))]


def pay(state: State, seat: int, card: Card, draw: Draw) -> None:
    """FOU-X2: complete an open objective and open the next one."""
    mine = state.players[seat]
    state.opened.remove(card)
    mine.goods -= Counter(card.cost)
    mine.revealed.append(card)
    state.progress = True
    refill(state, draw)


def payable(state: State, seat: int, kind: str) -> set[Card]:
    return {card for card in state.opened if card.kind == kind and Counter(card.cost) <= state.players[seat].goods}


def objective(state: State, seat: int, kind: str, rule: str) -> Offers:
    need(state.moment() in ANY_TIME, rule)
    if state.experienced:
        found = payable(state, seat, kind)
        need(bool(found), rule)
        return {card: partial(pay, state, seat, card) for card in found}
    need(len(state.players[seat].hand) < 4, "FOU-A13")
    need(len(state.piles[kind]) > 0, rule)
    return {None: partial(draw_objectives, state, seat, kind, 1)}


def quicker(state: State, seat: int, kind: str, rule: str) -> Offers:
    need(state.moment() == "moving" and state.lifted is not None and state.lifted.kind == kind, rule)

    def add(_: Draw) -> None:
        state.doing.left += 2

    return {None: add}


def peek(state: State, seat: int, number: int, draw: Draw) -> None:
    seen = state.piles["all"].peek(number, draw)
    state.players[seat].peeked += seen


def look(state: State, seat: int, kind: str, rule: str) -> Offers:
    mine = state.players[seat]
    if state.experienced:
        need(state.moment() in ANY_TIME and len(state.piles["all"]) > 0, rule)
        return {None: partial(peek, state, seat, 2)}
    need(bool(mine.seen) and mine.seen[0].kind == kind and len(state.piles[kind]) > 0, rule)
    pile = state.piles[kind]

    def see(draw: Draw) -> None:
        mine.seen += [pile.take(draw) for _ in range(min(2, len(pile)))]

    return {None: see}


def predator(state: State, name: str, rule: str) -> Offers:
    need(state.moment() in ANY_TIME, rule)
    found = safe_targets(state, name)
    need(bool(found), rule)

    def move(to: Place, _: Draw) -> None:
        move_predator(state, name, to)

    return {to: partial(move, to) for to in found}


def give_birth(state: State, seat: int, kind: str) -> None:
    """FOU-A5; FOU-P3: the bag grows."""
    state.players[seat].ants.append(Ant(kind, (seat, QUEEN)))
    state.players[seat].born = True
    if state.solo:
        grow_bag(state, kind)


def grow_bag(state: State, kind: str) -> None:
    state.bag += Counter({HUNTER: "LCS", FARMER: "RBM", DIGGER: "OGT"}[kind])


def birth(state: State, seat: int, kinds: tuple[str, ...]) -> Offers:
    """FOU-I5: it is the action, in place of another one, and it is the round's birth."""
    mine = state.players[seat]
    need(state.moment() == "before", "FOU-I5")
    need(not mine.born, "FOU-I5")
    need((seat, QUEEN) not in state.predators.values(), "FOU-A15")
    found = [kind for kind in kinds if mine.count(kind) < OF_EACH]
    need(bool(found), "FOU-A1")

    def act(kind: str, _: Draw) -> None:
        give_birth(state, seat, kind)
        state.phase = "after"

    return {kind if len(kinds) > 1 else None: partial(act, kind) for kind in found}


# ---------------------------------------------------------------- at the end of the game (FOU-I8)


def c1(state: State, seat: int) -> int:
    return 4 if state.players[seat].count(HUNTER) == OF_EACH else 0


def c2(state: State, seat: int) -> int:
    return 4 if state.players[seat].count(FARMER) == OF_EACH else 0


def c3(state: State, seat: int) -> int:
    return 4 if state.players[seat].count(DIGGER) == OF_EACH else 0


def c35(state: State, seat: int) -> int:
    return 3 if len(state.players[seat].holes) == 4 else 0


def c36(state: State, seat: int) -> int:
    return 3 if sum(owner == seat for owner in state.scents.values()) == PHEROMONES else 0


def c37(state: State, seat: int) -> int:
    return 4 if all(state.players[seat].count(kind) >= 2 for kind in KINDS) else 0


def c4(state: State, seat: int) -> Offers:
    return gathering(state, seat, "B", "FOU-C4")


def c5(state: State, seat: int) -> Offers:
    return gathering(state, seat, "M", "FOU-C5")


def c6(state: State, seat: int) -> Offers:
    return gathering(state, seat, "R", "FOU-C6")


def c7(state: State, seat: int) -> Offers:
    return gathering(state, seat, "O", "FOU-C7")


def c8(state: State, seat: int) -> Offers:
    return gathering(state, seat, "G", "FOU-C8")


def c9(state: State, seat: int) -> Offers:
    return gathering(state, seat, "T", "FOU-C9")


def c10(state: State, seat: int) -> Offers:
    return gathering(state, seat, "L", "FOU-C10")


def c11(state: State, seat: int) -> Offers:
    return gathering(state, seat, "C", "FOU-C11")


def c12(state: State, seat: int) -> Offers:
    return gathering(state, seat, "S", "FOU-C12")


def c13(state: State, seat: int) -> Offers:
    return objective(state, seat, HUNTER, "FOU-C13")


def c14(state: State, seat: int) -> Offers:
    return objective(state, seat, FARMER, "FOU-C14")


def c15(state: State, seat: int) -> Offers:
    return objective(state, seat, DIGGER, "FOU-C15")


def c19(state: State, seat: int) -> Offers:
    return look(state, seat, DIGGER, "FOU-C19")


def c20(state: State, seat: int) -> Offers:
    return look(state, seat, FARMER, "FOU-C20")


def c21(state: State, seat: int) -> Offers:
    return look(state, seat, HUNTER, "FOU-C21")


def c16(state: State, seat: int) -> Offers:
    return quicker(state, seat, HUNTER, "FOU-C16")


def c17(state: State, seat: int) -> Offers:
    return quicker(state, seat, FARMER, "FOU-C17")


def c18(state: State, seat: int) -> Offers:
    return quicker(state, seat, DIGGER, "FOU-C18")


def c32(state: State, seat: int) -> Offers:
    need(state.moment() == "moving", "FOU-C32")

    def cross(_: Draw) -> None:
        state.doing.crossing = True

    return {None: cross}


def c34(state: State, seat: int) -> Offers:
    """Play it while the digger stands on an unnumbered earth cell: it goes on to the earth behind, in one step."""
    ant, doing = state.lifted, state.doing
    need(state.moment() == "moving" and ant is not None and ant.kind == DIGGER, "FOU-C34")
    assert ant is not None
    need(holds_earth(state, seat, ant.at) and ant.at[1] not in NUMBERED, "FOU-C34")
    need(doing.left > 0, "FOU-K4")
    shut = barred_places(state, seat, DIGGER)
    found = [to for to in ways_on(state, seat, ant.at) if holds_earth(state, seat, to) and to not in shut]
    need(bool(found), "FOU-C34")

    def go_on(to: Place, _: Draw) -> None:
        ant.at = to
        doing.left -= 1
        doing.steps += 1

    return {to: partial(go_on, to) for to in found}


def c22(state: State, seat: int) -> Offers:
    return predator(state, "worm", "FOU-C22")


def c23(state: State, seat: int) -> Offers:
    return predator(state, "spider", "FOU-C23")


def c24(state: State, seat: int) -> Offers:
    return predator(state, "grasshopper", "FOU-C24")


def c25(state: State, seat: int) -> Offers:
    return birth(state, seat, (DIGGER,))


def c26(state: State, seat: int) -> Offers:
    return birth(state, seat, (HUNTER,))


def c27(state: State, seat: int) -> Offers:
    return birth(state, seat, (FARMER,))


def c28(state: State, seat: int) -> Offers:
    return birth(state, seat, KINDS)


def c29(state: State, seat: int) -> Offers:
    """Play it while the hole is dug, or before, so that a numbered cell may be entered (FOU-A10)."""
    moving = state.moment() == "moving" and state.lifted is not None and state.lifted.kind == DIGGER
    need(moving or state.moment() == "digging", "FOU-C29")

    def further(_: Draw) -> None:
        state.doing.further += 2

    return {None: further}


def c30(state: State, seat: int) -> Offers:
    need(state.moment() in ANY_TIME, "FOU-C30")
    found = [cell for cell in state.scents if state.hole_of(cell) is None]
    need(bool(found), "FOU-C30")

    def take_away(cell: Cell, _: Draw) -> None:
        state.players[state.scents.pop(cell)].pheromones += 1

    return {cell: partial(take_away, cell) for cell in found}


def c31(state: State, seat: int) -> Offers:
    need(state.moment() in ANY_TIME, "FOU-C31")
    need(state.players[seat].pheromones > 0, "FOU-K20")
    found = [cell for cell in state.ground if state.bare(cell) and cell not in state.predators.values()
             and not state.someone(cell, state.others(seat))]
    need(bool(found), "FOU-C31")

    def put(cell: Cell, _: Draw) -> None:
        lay_mark(state, seat, cell)

    return {cell: partial(put, cell) for cell in found}


def c33(state: State, seat: int) -> Offers:
    return two_points(state, seat, state.moment() == "digging", "FOU-C33")


AT_THE_END: dict[str, Callable[[State, int], int]] = {
    "C1": c1, "C2": c2, "C3": c3, "C35": c35, "C36": c36, "C37": c37}
PLAYED: dict[str, Callable[[State, int], Offers]] = {
    "C4": c4, "C5": c5, "C6": c6, "C7": c7, "C8": c8, "C9": c9, "C10": c10, "C11": c11, "C12": c12, "C13": c13,
    "C14": c14, "C15": c15, "C16": c16, "C17": c17, "C18": c18, "C19": c19, "C20": c20, "C21": c21, "C22": c22,
    "C23": c23, "C24": c24, "C25": c25, "C26": c26, "C27": c27, "C28": c28, "C29": c29, "C30": c30, "C31": c31,
    "C32": c32, "C33": c33, "C34": c34}
