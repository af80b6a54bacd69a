"""Actions, ends of rounds and the end of the game in the naive upper levels."""
from __future__ import annotations

from collections import Counter

from tests.oracle.fourmidable import common
from tests.oracle.fourmidable.common import Draw, close, count_if_all_is_said, holds_earth, lay_open
from tests.oracle.fourmidable.naive_box import BARE, KINDS, LIBRARY, NUMBERED, SKIES, Card, birth_tiles

from . import table
from .box import EXPERIENCED, GOAL, SOLO_ROUNDS, SPECIALS_EACH, STARTING_ANTS, Special
from .effects import draw_objectives, give_birth, grow_bag, pay, payable
from .predators import begin_hunt, eat, move_predator, rob
from .rules import has_work, offers, why_not
from .species import power_left
from .table import Action, Doing, Refused, State, deal
from .walking import claim_where_ants_stand, claims, gathered_kind, lay_mark, movement


def play(before: State, seat: int, action: Action, draw: Draw) -> State:
    """Return the next state; raise `Refused` with the rule if the action is not legal."""
    rule = why_not(before, seat, action)
    if rule:
        raise Refused(rule)
    return follow(before, seat, action, draw)


def follow(before: State, seat: int, action: Action, draw: Draw) -> State:
    state = before.copied()
    do(state, seat, action, draw)
    settle(state, draw)
    return state


def do(state: State, seat: int, action: Action, draw: Draw) -> None:
    mine = state.players[seat]
    match action:
        case table.Take(species):
            mine.species = species
            state.species_left.remove(species)
            state.turn = (state.turn + 1) % len(state.players)
            if state.turn == state.holder:
                deal(state, draw)
        case table.Pick(card):
            pick(state, seat, card)
        case common.Start(hunters, farmers, diggers):
            start_three(state, seat, (hunters, farmers, diggers), draw)
        case table.StartOne(kind):
            start_one(state, seat, kind, draw)
        case common.Sky(sky):
            state.sky, state.phase = sky, "before"
        case table.Lift(kind, at):
            state.doing.ant = next(index for index, ant in enumerate(mine.ants)
                                   if (ant.kind, ant.at, ant.moved) == (kind, at, False))
            state.doing.left, state.phase = movement(state, kind), "moving"
        case table.Step(to):
            step(state, seat, to)
        case table.Stop():
            stop(state, seat, draw)
        case common.Birth(kind):
            state.tiles -= Counter([kind])
            give_birth(state, seat, kind)
            state.phase = "after"
        case common.Prey(predator, to):
            move_predator(state, predator, to)
            mine.preyed, state.phase = predator, "after"
        case table.GiveUp():
            mine.born = True  # FOU-A5: the birth is lost
            end_action(state, draw)
        case table.Play(special, on):
            use = offers(state, seat, action)[on]
            mine.cards.remove(special)
            state.gone.append(special)
            use(draw)
        case table.Power(on):
            offers(state, seat, action)[on](draw)
        case common.Dig(cell):
            place_hole(state, seat, cell)
            begin_hunt(state, draw)
            state.phase = "after"
        case common.Keep(card):
            keep(state, seat, card)
        case table.Complete(card):
            pay(state, seat, card, draw)
            state.phase = "after"
        case table.Eat(place):
            eat(state, place)
        case table.Rob(card):
            rob(state, state.opened.index(card), draw)
        case common.Reveal(card):
            reveal(state, seat, card)
        case table.Done():
            done(state, seat, draw)


def settle(state: State, draw: Draw) -> None:
    """Carry out every consequence that needs no choice."""
    while True:
        mine, moment = state.players[state.turn], state.moment()
        if moment == "robbing" and len(state.robs()) == 1:
            rob(state, state.opened.index(state.robs()[0]), draw)  # FOU-P5
        elif moment == "hunting" and state.hunt is not None and len(state.hunt[1]) == 1:
            eat(state, state.hunt[1][0])  # FOU-P4
        elif moment == "drawing" and len(mine.seen) == 1 and not (mine.cards and len(state.piles[mine.seen[0].kind])):
            keep(state, state.turn, mine.seen[0])  # FOU-C19 to C21 could otherwise still be played
        elif moment == "gathering" and not mine.cards:
            gathering_done(state, draw)
        elif moment == "after" and not mine.cards and not power_left(state, state.turn):
            end_action(state, draw)
        else:
            return


def pick(state: State, seat: int, card: Special) -> None:
    """FOU-X4: when all have picked, the rest goes to the left. FOU-P2: in Solo, from all cards, one at a time."""
    mine = state.players[seat]
    if state.solo:
        state.deck -= Counter([card])
        mine.cards.append(card)
        if len(mine.cards) == SPECIALS_EACH:
            state.phase = "starting"
        return
    mine.picked = card
    if any(one.picked is None for one in state.players):
        return
    packs = []
    for one in state.players:
        assert one.picked is not None
        one.packs_seen.append(tuple(one.pack))
        one.pack.remove(one.picked)
        one.cards.append(one.picked)
        one.picked = None
        packs.append(one.pack)
    if len(mine.cards) == SPECIALS_EACH:
        for one in state.players:
            state.gone += one.pack  # the last two; only the last picker has seen them
            one.pack = []
        state.phase = "starting"
        return
    for giver, pack in enumerate(packs):
        state.players[(giver + 1) % len(packs)].pack = pack


def start_three(state: State, seat: int, numbers: tuple[int, int, int], draw: Draw) -> None:
    """FOU-A2: an objective of each ant's kind."""
    mine = state.players[seat]
    for kind, some in zip(KINDS, numbers, strict=True):
        for _ in range(some):
            mine.ants.append(common.Ant(kind, mine.holes["1"]))
            mine.hand.append(state.piles[kind].take(draw))
    state.turn = (state.turn + 1) % len(state.players)
    if state.turn == state.holder:
        begin_round(state, draw)


def start_one(state: State, seat: int, kind: str, draw: Draw) -> None:
    """FOU-X5, P3."""
    mine = state.players[seat]
    mine.ants.append(common.Ant(kind, mine.holes["1"]))
    if state.solo:
        grow_bag(state, kind)
    state.turn = (state.turn + 1) % len(state.players)
    if state.turn == state.holder and len(mine.ants) == STARTING_ANTS:
        begin_round(state, draw)


def step(state: State, seat: int, to: object) -> None:
    ant = state.lifted
    assert ant is not None
    ant.at = to
    state.doing.left -= 1
    state.doing.steps += 1
    if claims(state, seat, to):
        lay_mark(state, seat, ant.at)  # FOU-A17, X7: one cell after another


def stop(state: State, seat: int, draw: Draw) -> None:
    mine, ant = state.players[seat], state.lifted
    assert ant is not None
    ant.moved = True
    if claims(state, seat, ant.at):
        lay_mark(state, seat, ant.at)  # FOU-A17: an ant that stays
    gain = gathered_kind(state, seat, ant.kind, ant.at)
    if gain:
        mine.goods[gain] += 1  # FOU-K12
        state.doing.gain, state.progress, state.phase = gain, True, "gathering"
        if holds_earth(state, seat, ant.at):
            name = str(ant.at[1])
            del mine.earth[name]
            state.doing.hole = name if name in NUMBERED else ""
        else:
            state.ground[ant.at] = BARE
            if claims(state, seat, ant.at):
                lay_mark(state, seat, ant.at)  # FOU-K12, K13, X6
        return
    state.phase = "after"
    if ant.at == (seat, LIBRARY):
        if state.experienced:
            state.phase = "completing" if payable(state, seat, ant.kind) else "after"  # FOU-X2
        elif len(mine.hand) < 4:  # FOU-A13
            draw_objectives(state, seat, ant.kind, 2, draw)


def gathering_done(state: State, draw: Draw) -> None:
    if state.doing.hole:
        state.phase = "digging"  # FOU-A8
    else:
        begin_hunt(state, draw)
        state.phase = "after"


def place_hole(state: State, seat: int, cell: tuple[int, int]) -> None:
    """FOU-A8: the digger stands in the hole, and so does an ant on its cell (FOU-S3, Q2)."""
    mine, name = state.players[seat], state.doing.hole
    for ant in mine.ants:
        if ant.at == (seat, name):
            ant.at = cell
    mine.holes[name] = cell
    state.doing.hole, state.progress = "", True


def keep(state: State, seat: int, card: Card) -> None:
    """FOU-A12: the other cards go under their pile, in the order drawn."""
    mine = state.players[seat]
    mine.seen.remove(card)
    mine.hand.append(card)
    state.piles[card.kind].returned += mine.seen
    mine.seen = []


def reveal(state: State, seat: int, card: Card) -> None:
    """FOU-K14, A19, A24."""
    lay_open(state, seat, card)
    if state.phase == "closing" and not state.players[seat].hand:
        state.asked.discard(seat)
        count_if_all_is_said(state)
    elif state.phase == "asking" and len(state.players[seat].revealed) >= GOAL:
        close(state, "FOU-A19")


def done(state: State, seat: int, draw: Draw) -> None:
    if state.phase == "gathering":
        gathering_done(state, draw)
    elif state.phase == "completing":
        state.phase = "after"
    elif state.phase == "after":
        end_action(state, draw)
    else:
        state.asked.discard(seat)
        if state.phase == "closing":
            count_if_all_is_said(state)
        elif not state.asked:
            end_round(state, draw)


def end_action(state: State, draw: Draw) -> None:
    claim_where_ants_stand(state, state.turn)  # FOU-X7
    next_turn(state, draw)


def begin_round(state: State, draw: Draw) -> None:
    state.round += 1
    state.turn, state.progress, state.phase, state.doing = state.holder, False, "before", Doing()
    for player in state.players:
        player.born = player.power_used = False
        player.preyed = player.extra = ""
        for ant in player.ants:
            ant.moved = False
    state.tiles = birth_tiles(len(state.players))  # FOU-A18, P7
    sky = draw("sky", SKIES)  # FOU-A3
    state.sky = "" if sky == "?" else sky
    if sky == "?":
        state.phase = "weather"


def next_turn(state: State, draw: Draw) -> None:
    """FOU-A4: to the left, skipping seats with nothing left to do."""
    state.doing = Doing()
    for further in range(1, len(state.players) + 1):
        seat = (state.turn + further) % len(state.players)
        if has_work(state, seat):
            state.turn, state.phase = seat, "before"
            return
    if state.solo:
        end_round(state, draw)
    elif any(len(player.revealed) >= GOAL for player in state.players):
        close(state, "FOU-X9" if state.mode == EXPERIENCED else "FOU-A19")
    else:
        state.asked = {seat for seat in state.seats  # FOU-A24
                       if len(state.players[seat].revealed + state.players[seat].hand) >= GOAL}
        state.phase = "asking"
        if not state.asked:
            end_round(state, draw)


def end_round(state: State, draw: Draw) -> None:
    """FOU-K5, K19, A18, P6."""
    state.idle = 0 if state.progress else state.idle + 1
    if state.solo and state.round == SOLO_ROUNDS:
        close(state, "FOU-P6")
    elif state.idle == 2 and not state.solo:
        close(state, "FOU-K19")
    else:
        state.day = not state.day
        state.holder = (state.holder + 1) % len(state.players)
        begin_round(state, draw)
