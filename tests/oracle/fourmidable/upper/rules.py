"""Legal actions of the naive upper levels, and the rules that forbid the others."""
from __future__ import annotations

from collections import Counter

from tests.oracle.fourmidable.common import Birth, Dig, Keep, Prey, Reveal, Sky, Start
from tests.oracle.fourmidable.naive_box import FAVOURS, KINDS, OF_EACH, QUEEN

from .box import SPECIES, STARTING_ANTS
from .effects import AT_THE_END, PLAYED, Offers, need, payable
from .predators import hunts
from .species import POWERS, fits_the_hour
from .table import (
    Action,
    Complete,
    Done,
    Eat,
    GiveUp,
    Lift,
    Pick,
    Play,
    Power,
    Refused,
    Rob,
    StartOne,
    State,
    Step,
    Stop,
    Take,
)
from .walking import hole_cells, steps, why_no_hole, why_no_step, why_no_stop

IN_AN_ACTION = ("before", "moving", "gathering", "digging", "completing", "after", "drawing")


def waiting(state: State) -> set[int]:
    """Return the seats that must answer; in the draft all of them at once (FOU-X4)."""
    if state.phase == "ended":
        return set()
    if state.phase == "draft":
        return {seat for seat in state.seats if state.players[seat].picked is None}
    return set(state.asked) if state.phase in ("asking", "closing") else {state.turn}


def births(state: State, seat: int) -> set[Birth]:
    """FOU-A5."""
    mine = state.players[seat]
    if mine.born or (seat, QUEEN) in state.predators.values():
        return set()
    return {Birth(kind) for kind in KINDS if state.tiles[kind] and mine.count(kind) < OF_EACH}


def acts(state: State, seat: int) -> set[Action]:
    """FOU-A4: the actions still open in this round, without birth cards."""
    lifts = {Lift(ant.kind, ant.at) for ant in state.players[seat].ants if not ant.moved}
    return {*lifts, *births(state, seat), *(Prey(*one) for one in hunts(state, seat))}


def has_work(state: State, seat: int) -> bool:
    """FOU-A4, A5: a seat with special cards and without a birth is asked once more."""
    mine = state.players[seat]
    if any(not ant.moved for ant in mine.ants) or (mine.cards and not mine.born):
        return True
    return bool(births(state, seat) or hunts(state, seat))


def offers(state: State, seat: int, action: Play | Power) -> Offers:
    """Return the targets of a card or of a species' power now, or raise `Refused`."""
    mine = state.players[seat]
    need(seat == state.turn and state.moment() in IN_AN_ACTION, "FOU-I2")
    if isinstance(action, Power):
        need(mine.species in POWERS, "FOU-I1")
        return POWERS[mine.species](state, seat)
    need(action.card in mine.cards, "FOU-I2")
    need(action.card.id not in AT_THE_END, "FOU-I8")
    need(fits_the_hour(state, seat, action.card), "FOU-I4")
    return PLAYED[action.card.id](state, seat)


def plays(state: State, seat: int) -> set[Action]:
    found: set[Action] = set()
    for card in set(state.players[seat].cards):
        try:
            found |= {Play(card, on) for on in offers(state, seat, Play(card))}
        except Refused:
            continue
    try:
        return found | {Power(on) for on in offers(state, seat, Power())}
    except Refused:
        return found


def reveals(state: State, seat: int) -> set[Action]:
    """FOU-K14: in and out of turn, from the first weather to the score. At Experienced hands hold none (FOU-X1)."""
    if state.round == 0 or state.phase == "ended":
        return set()
    mine = state.players[seat]
    return {Reveal(card) for card in mine.hand if Counter(card.cost) <= mine.goods}


def splits(number: int) -> set[tuple[int, int, int]]:
    return {(one, two, number - one - two) for one in range(number + 1) for two in range(number - one + 1)}


def setting_up(state: State, seat: int) -> set[Action]:
    if state.phase == "species":
        return {Take(one) for one in state.species_left}
    if state.phase == "draft":
        return {Pick(card) for card in (state.deck if state.solo else state.players[seat].pack)}
    if state.experienced:
        return {StartOne(kind) for kind in KINDS}
    return {Start(*split) for split in splits(STARTING_ANTS)}


def legal(state: State, seat: int) -> set[Action]:
    if seat in waiting(state) and state.phase in ("species", "draft", "starting"):
        return setting_up(state, seat)
    found = reveals(state, seat)
    if seat not in waiting(state):
        return found
    mine, moment = state.players[seat], state.moment()
    if moment in IN_AN_ACTION:
        found |= plays(state, seat)
    if moment == "weather":
        found |= {Sky(sky) for sky in FAVOURS}
    elif moment == "before":
        found |= acts(state, seat) or {GiveUp()}
    elif moment == "moving":
        found |= {Step(to) for to in steps(state, seat)}
        if state.lifted is not None and not why_no_stop(state, seat, state.lifted.at):
            found.add(Stop())
    elif moment == "digging":
        found |= {Dig(cell) for cell in hole_cells(state, seat)}
    elif moment == "drawing":
        found |= {Keep(card) for card in mine.seen}
    elif moment == "completing" and state.lifted is not None:
        found |= {Complete(card) for card in payable(state, seat, state.lifted.kind)} | {Done()}
    elif moment == "hunting" and state.hunt is not None:
        found |= {Eat(place) for place in state.hunt[1]}
    elif moment == "robbing":
        found |= {Rob(card) for card in state.robs()}
    else:  # gathering, after, asking, closing
        found.add(Done())
    return found


def why_not(state: State, seat: int, action: Action) -> str:
    if action in legal(state, seat):
        return ""
    mine, moment = state.players[seat], state.moment()
    match action:
        case Play() | Power():
            try:
                offers(state, seat, action)
            except Refused as refused:
                return refused.rule
            return action.card.rule if isinstance(action, Play) else f"FOU-E{1 + SPECIES.index(mine.species)}"
        case Reveal():
            return "FOU-K14"
        case _ if seat not in waiting(state):
            return "FOU-A4"
        case Step(to) if moment == "moving":
            return why_no_step(state, seat, to)
        case Stop() if state.lifted is not None:
            return why_no_stop(state, seat, state.lifted.at)
        case Dig(cell) if moment == "digging":
            return why_no_hole(state, seat, cell)
        case Birth() | GiveUp():
            return "FOU-A5"
        case Prey(predator, _):
            return "FOU-P4" if state.solo else "FOU-E2" if predator == mine.extra and not mine.preyed else \
                "FOU-A4" if mine.preyed else "FOU-A15"
        case Complete():
            return "FOU-X2"
        case Keep():
            return "FOU-A12"
        case Eat():
            return "FOU-P4"
        case Rob():
            return "FOU-P5"
        case Take():
            return "FOU-X3"
        case Pick():
            return "FOU-X4"
        case _:
            return "FOU-A4"
