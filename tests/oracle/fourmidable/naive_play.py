"""Actions, ends of rounds and the score of the naive Fourmidable."""
from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from .common import (
    Ant,
    Birth,
    Dig,
    Draw,
    Keep,
    Prey,
    Reveal,
    Sky,
    Start,
    bonus,
    close,
    count_if_all_is_said,
    holds_earth,
    lay_open,
)
from .naive import HAND, OBJECTIVES, Action, Done, Mix, Move, Pile, State, closed_places, gathered_kind, has_work
from .naive_box import (
    BARE,
    EARTH,
    EATS,
    KINDS,
    LIBRARY,
    NUMBERED,
    OF_EACH,
    PHEROMONES,
    QUEEN,
    SKIES,
    Card,
    birth_tiles,
    deck,
    printed_board,
)


def copy_of(state: State) -> State:
    players = [replace(one, ants=[replace(ant) for ant in one.ants], hand=list(one.hand), seen=list(one.seen),
                       revealed=list(one.revealed), goods=Counter(one.goods), holes=dict(one.holes),
                       earth=dict(one.earth)) for one in state.players]
    piles = {kind: Pile(Counter(pile.shuffled), list(pile.returned)) for kind, pile in state.piles.items()}
    return replace(state, players=players, piles=piles, ground=dict(state.ground), scents=dict(state.scents),
                   predators=dict(state.predators), tiles=Counter(state.tiles), asked=set(state.asked))


def play(before: State, seat: int, action: Action, draw: Draw) -> State:
    state = copy_of(before)
    match action:
        case Mix(hunters, farmers, diggers):
            deal(state, seat, (hunters, farmers, diggers), draw)
            next_in_setup(state, "starting", draw)
        case Start(hunters, farmers, diggers):
            numbers = (hunters, farmers, diggers)
            nest = state.players[seat].holes["1"]
            state.players[seat].ants = [Ant(kind, nest) for kind, some in zip(KINDS, numbers, strict=True)
                                        for _ in range(some)]
            if state.apprentice:  # FOU-A2
                deal(state, seat, numbers, draw)
            next_in_setup(state, "", draw)
        case Sky(sky):
            state.sky, state.phase = sky, "acting"
        case Move():
            move(state, seat, action, draw)
        case Dig(cell):
            place_hole(state, seat, cell)
            next_turn(state, draw)
        case Keep(card):
            keep(state, seat, card)
            next_turn(state, draw)
        case Birth(kind):
            state.tiles -= Counter([kind])
            state.players[seat].ants.append(Ant(kind, (seat, QUEEN)))
            state.players[seat].born = True
            next_turn(state, draw)
        case Prey():
            prey(state, seat, action)
            next_turn(state, draw)
        case Reveal(card):
            reveal(state, seat, card)
        case Done():
            state.asked.discard(seat)
            answer_all(state, draw)
    return state


def draw_card(state: State, kind: str, draw: Draw) -> Card | None:
    """Draw a card; the cards put back lie under all others, in their order (FOU-A12)."""
    pile = state.piles[kind]
    if pile.shuffled:
        card: Card = draw("card", sorted(pile.shuffled.elements()))
        pile.shuffled -= Counter([card])
        return card
    return pile.returned.pop(0) if pile.returned else None


def deal(state: State, seat: int, numbers: tuple[int, int, int], draw: Draw) -> None:
    for kind, some in zip(KINDS, numbers, strict=True):
        for _ in range(some):
            card = draw_card(state, kind, draw)
            assert card is not None
            state.players[seat].hand.append(card)


def next_in_setup(state: State, then: str, draw: Draw) -> None:
    """Ask the next seat, from the first player on (FOU-K2, K3, A2)."""
    state.turn = (state.turn + 1) % len(state.players)
    if state.turn == state.holder:
        if then:
            state.phase = then
        else:
            begin_round(state, draw)


def move(state: State, seat: int, action: Move, draw: Draw) -> None:
    mine = state.players[seat]
    gain = gathered_kind(state, seat, action.kind, action.end)
    ant = next(ant for ant in mine.ants if (ant.kind, ant.at, ant.moved) == (action.kind, action.start, False))
    ant.at, ant.moved = action.end, True
    for cell in action.laid:
        state.scents[cell] = seat
    mine.pheromones -= len(action.laid)
    if gain:
        mine.goods[gain] += 1  # FOU-K12
    state.progress |= bool(gain or action.laid)
    if gain and not holds_earth(state, seat, action.end):
        state.ground[action.end] = BARE  # FOU-K13 if no pheromone lies on it
    elif gain:
        name = str(action.end[1])
        del mine.earth[name]
        if state.apprentice and name in NUMBERED:
            state.digging, state.phase = name, "hole"  # FOU-A8
            return
    if state.apprentice and action.end == (seat, LIBRARY):
        study(state, seat, action.kind, draw)
    if state.phase == "acting":
        next_turn(state, draw)


def place_hole(state: State, seat: int, cell: tuple[int, int]) -> None:
    """FOU-A8: the digger stands in the hole, and so does an ant on its cell (FOU-S3, Q2)."""
    mine = state.players[seat]
    for ant in mine.ants:
        if ant.at == (seat, state.digging):
            ant.at = cell
    mine.holes[state.digging] = cell
    state.digging, state.phase, state.progress = "", "acting", True


def study(state: State, seat: int, kind: str, draw: Draw) -> None:
    """FOU-A12, A13."""
    mine = state.players[seat]
    if len(mine.hand) >= HAND:
        return
    cards = [card for card in (draw_card(state, kind, draw), draw_card(state, kind, draw)) if card is not None]
    if len(cards) == 2:
        mine.seen, state.phase = cards, "library"
    else:
        mine.hand += cards


def keep(state: State, seat: int, card: Card) -> None:
    mine = state.players[seat]
    mine.seen.remove(card)
    mine.hand.append(card)
    state.piles[card.kind].returned += mine.seen
    mine.seen, state.phase = [], "acting"


def prey(state: State, seat: int, action: Prey) -> None:
    """FOU-A16: the resource it eats is gone for good (FOU-A17)."""
    state.players[seat].preyed = True
    state.predators[action.predator] = action.to
    if action.predator == "worm":
        owner, name = action.to
        state.players[int(owner)].earth.pop(str(name), None)
    elif state.ground[action.to] in EATS[action.predator]:
        state.ground[action.to] = BARE


def reveal(state: State, seat: int, card: Card) -> None:
    """FOU-K14; it may end the game at once (FOU-K15) or start its end (FOU-A19, A24)."""
    mine = state.players[seat]
    lay_open(state, seat, card)
    if state.phase == "closing":
        if not mine.hand:
            state.asked.discard(seat)
            count_if_all_is_said(state)
    elif len(mine.revealed) >= OBJECTIVES[state.mode] and (not state.apprentice or state.phase == "asking"):
        close(state, "FOU-A19" if state.apprentice else "FOU-K15")


def begin_round(state: State, draw: Draw) -> None:
    state.round += 1
    state.turn, state.progress, state.phase = state.holder, False, "acting"
    for player in state.players:
        player.born = player.preyed = False
        for ant in player.ants:
            ant.moved = False
    if state.apprentice:  # FOU-A3, A18
        state.tiles = birth_tiles(len(state.players))
        sky = draw("sky", SKIES)
        state.sky = "" if sky == "?" else sky
        if sky == "?":
            state.phase = "weather"


def next_turn(state: State, draw: Draw) -> None:
    """FOU-K4, FOU-A4: to the left, skipping seats with nothing left to do."""
    for step in range(1, len(state.players) + 1):
        seat = (state.turn + step) % len(state.players)
        if has_work(state, seat):
            state.turn = seat
            return
    if any(len(player.revealed) >= OBJECTIVES[state.mode] for player in state.players):
        close(state, "FOU-A19")
        return
    state.asked = {seat for seat in state.seats if state.apprentice
                   and len(state.players[seat].revealed + state.players[seat].hand) >= OBJECTIVES[state.mode]}
    state.phase = "asking"
    answer_all(state, draw)


def answer_all(state: State, draw: Draw) -> None:
    if state.phase == "closing":
        count_if_all_is_said(state)
    elif not state.asked:
        end_round(state, draw)


def end_round(state: State, draw: Draw) -> None:
    """FOU-K5, K19, A18."""
    state.idle = 0 if state.progress else state.idle + 1
    if state.idle == 2:
        close(state, "FOU-K19")
        return
    state.day = not state.day
    state.holder = (state.holder + 1) % len(state.players)
    begin_round(state, draw)


def sheet(state: State, seat: int) -> dict[str, int]:
    """FOU-K15, or FOU-A20 and A21."""
    mine = state.players[seat]
    lines = {"objectives": sum(card.points for card in mine.revealed),
             "pheromones": sum(owner == seat for owner in state.scents.values())}
    if state.apprentice:
        lines |= {"holes": len(mine.holes), "bonus": bonus(state, seat)}
    return lines


def winners(state: State) -> list[int]:
    """FOU-K15: ties are shared. FOU-A22: first the unused resources count."""
    def place(seat: int) -> tuple[int, int]:
        return sum(sheet(state, seat).values()), state.players[seat].goods.total() if state.apprentice else 0

    return [seat for seat in state.seats if place(seat) == max(place(one) for one in state.seats)]


def check(state: State) -> None:
    """Check that no piece appears or vanishes and that every ant stands on a legal cell."""
    number = len(state.players)
    for kind in KINDS:
        pile = state.piles[kind]
        held = [card for one in state.players for card in one.hand + one.seen + one.revealed if card.kind == kind]
        assert pile.shuffled + Counter(pile.returned) + Counter(held) == deck(kind, number)
    gone = Counter(printed for cell, printed in in_play_of(state).items() if state.ground[cell] == BARE)
    for one in state.players:
        gone += Counter(EARTH[name] for name in EARTH if name not in one.earth)
    taken = Counter("".join(card.cost for one in state.players for card in one.revealed))
    assert taken + sum((one.goods for one in state.players), Counter()) <= gone
    holes = [cell for one in state.players for cell in one.holes.values()]
    assert len(set(holes)) == len(holes) and not set(holes) & set(state.predators.values())
    assert not set(state.scents) & set(state.predators.values())
    for seat, one in enumerate(state.players):
        assert one.pheromones + sum(owner == seat for owner in state.scents.values()) == PHEROMONES
        assert all(state.scents.get(cell, seat) == seat for cell in one.holes.values())
        assert all(one.count(kind) <= OF_EACH for kind in KINDS)
        assert not state.apprentice or len(one.hand) <= HAND
        for ant in one.ants:
            assert ant.at not in closed_places(state, seat, ant.kind) and not holds_earth(state, seat, ant.at)


def in_play_of(state: State) -> dict[Any, str]:
    printed = printed_board(len(state.players))
    return {cell: printed[cell] for cell in state.ground}
