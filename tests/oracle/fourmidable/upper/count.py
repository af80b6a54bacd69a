"""Score, tie-breaks and Solo ranks of the naive upper levels, and invariants of their states."""
from __future__ import annotations

from collections import Counter

from tests.oracle.fourmidable.common import bonus, holds_earth
from tests.oracle.fourmidable.naive_box import BARE, EARTH, EATS, KINDS, OF_EACH, PHEROMONES, WATER, birth_tiles

from .box import RANKS, objectives, sections_of, specials
from .box import board as printed
from .effects import AT_THE_END
from .table import State
from .walking import barred_places, foreign


def marks_placed(state: State, seat: int) -> int:
    return sum(owner == seat for owner in state.scents.values())


def sheet(state: State, seat: int) -> dict[str, int]:
    """FOU-A20, A21, I7, I8."""
    mine = state.players[seat]
    return {"objectives": sum(card.points for card in mine.revealed), "pheromones": marks_placed(state, seat),
            "holes": len(mine.holes), "bonus": bonus(state, seat), "leaves": mine.leaves,
            "end cards": sum(AT_THE_END[card.id](state, seat) for card in mine.cards if card.id in AT_THE_END)}


def points(state: State, seat: int) -> int:
    return sum(sheet(state, seat).values())


def standing(state: State, seat: int) -> tuple[int, ...]:
    """Return points, then the tie-breakers: FOU-X10, or FOU-A22 at Intermediate."""
    mine = state.players[seat]
    unused = mine.goods.total()
    if not state.experienced:
        return points(state, seat), unused
    worm = state.predators["worm"]
    return (points(state, seat), marks_placed(state, seat), sum(len(card.cost) == 3 for card in mine.revealed),
            len(mine.holes), len(EARTH) - len(mine.earth), unused, int(worm is not None and worm[0] == seat))


def winners(state: State) -> list[int]:
    best = max(standing(state, seat) for seat in state.seats)
    return [seat for seat in state.seats if standing(state, seat) == best]


def rank(total: int) -> str:
    """FOU-P6."""
    return next((name for above, name in RANKS if total > above), "")


def check(state: State) -> None:
    """Check that no piece appears or vanishes and that every ant stands on a legal cell."""
    check_cards(state)
    check_resources(state)
    check_tokens(state)
    check_places(state)


def check_cards(state: State) -> None:
    held = [card for one in state.players for card in one.hand + one.seen + one.revealed] + state.opened + state.robbed
    piles = [card for one in state.piles.values() for card in one.top + one.returned + list(one.shuffled.elements())]
    assert Counter(held) + Counter(piles) == objectives(len(state.players))
    cards = [card for one in state.players for card in one.cards + one.pack] + state.gone
    assert state.deck + Counter(cards) == specials()
    if state.experienced:  # FOU-X1
        assert len(state.opened) == state.number_open() or not len(state.piles["all"])
        assert not any(one.hand or one.seen for one in state.players)
    for one in state.players:
        assert len(one.hand) + bool(one.seen) <= 4  # FOU-A13
        assert len(one.cards) <= 6
    assert len({one.species for one in state.players if one.species}) == sum(bool(one.species) for one in state.players)


def check_resources(state: State) -> None:
    number = len(state.players)
    board = {cell: mark for cell, mark in printed(sections_of(number), number).items() if cell in state.ground}
    gone = Counter(mark for cell, mark in board.items() if state.ground[cell] == BARE)
    for one in state.players:
        gone += Counter(EARTH[name] for name in EARTH if name not in one.earth)
    used = Counter("".join(card.cost for one in state.players for card in one.revealed))
    held = sum((one.goods for one in state.players), Counter[str]())
    if state.solo:  # FOU-P5: no resource is hidden
        assert used + held + state.eaten + Counter("".join(card.cost for card in state.robbed)) == gone
        bag = Counter("LCSRBMOGT")
        for ant in state.players[0].ants:
            bag += Counter({"hunter": "LCS", "farmer": "RBM", "digger": "OGT"}[ant.kind])
        assert state.bag == bag  # FOU-P3
    else:
        assert used + held <= gone


def check_tokens(state: State) -> None:
    born = Counter[str]()
    for seat, one in enumerate(state.players):
        assert one.pheromones + marks_placed(state, seat) == PHEROMONES and one.pheromones >= 0
        assert all(one.count(kind) <= OF_EACH for kind in KINDS)
        assert set(one.holes) <= {"1", "2", "3", "4"} and not set(one.holes) & set(one.earth)
        dug_without_hole = {"2", "3", "4"} - set(one.earth) - set(one.holes)
        assert dug_without_hole == ({state.doing.hole} - {""} if seat == state.turn else set())  # FOU-A8
        born += Counter(ant.kind for ant in one.ants)
    assert state.tiles <= birth_tiles(len(state.players)) and born.total() <= 15 * len(state.players)


def check_places(state: State) -> None:
    holes = [cell for one in state.players for cell in one.holes.values()]
    predators = [place for place in state.predators.values() if place is not None]
    assert len(set(holes)) == len(holes) and len(set(predators)) == len(predators)
    assert not set(holes) & set(predators)
    flown = any(one.species == "flying" for one in state.players)
    assert flown or not set(state.scents) & set(predators)  # FOU-A15, E1
    assert all(state.ground[cell] == BARE for cell in state.scents)
    for name, place in state.predators.items():
        if name != "worm" and place is not None:
            assert state.ground[place] not in {*EATS[name], WATER}
    for seat, one in enumerate(state.players):
        assert all(state.scents.get(cell, seat) == seat for cell in one.holes.values())
        shut, foreign_cells = {kind: barred_places(state, seat, kind) for kind in KINDS}, foreign(state, seat)
        for ant in one.ants:
            if state.lifted is not None and ant.at == state.lifted.at and state.phase == "moving":
                continue  # it may be crossing another seat's ant
            assert ant.at not in shut[ant.kind] and ant.at not in foreign_cells
            assert not holds_earth(state, seat, ant.at)
