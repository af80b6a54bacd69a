"""A second, naive and slow La Cigale & la Fourmi, written only from the rulebook and the project's rules.

It imports nothing from the game but the nouns of model.py, so that it can disagree with it. Its functions take a
position and return the legal actions or the next position. Chance is a function that is called in the order in which
the rules draw: `draw("card", candidates)`, and so on for "provision" and "token" (for `start` also "ant" and "power").
Seats are counted to the left: the left neighbour of seat 0 is seat 1.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from formicarium.games.cigale.model import (
    PATHS,
    POWERS,
    Buy,
    Card,
    Choose,
    CigalePosition,
    Collect,
    Decline,
    Empower,
    Exchange,
    Guess,
    Pay,
    PayHidden,
    Peek,
    Power,
    Put,
)

from .naive_position import (
    CELLS,
    Options,
    State,
    count,
    frozen,
    hidden_cards,
    is_connected,
    only_payment,
    points,
    read,
    room,
    still_fitting,
    write_position,
)

Draw = Callable[[str, list[Any]], Any]


def takeable(options: Options, state: State) -> set[Card]:
    """Return the cards just collected whose power lies on the table or with another seat (CIG-P2, CIG-P10)."""
    found = set()
    for card in state.fresh:
        assert card.insect is not None
        power = options.edition.powers[card.insect]
        if power in state.powers and state.powers[power] != state.ant:
            found.add(card)
    return found


def exchanges(state: State, seat: int) -> set[Exchange]:
    """CIG-P8."""
    if state.powers.get("exchange") != seat or state.exchanged:
        return set()
    found = set()
    for give in state.provisions[seat]:
        found |= {Exchange(give=give, take=take, owner=None) for take in state.offer}
        for owner, goods in enumerate(state.provisions):
            if owner != seat:
                found |= {Exchange(give=give, take=take, owner=owner) for take in goods}
    return found


def reds(options: Options, state: State) -> list[int]:
    """Return all seats but Ant and Cicada, clockwise from the Ant (CIG-W4)."""
    if not options.winter:
        return []
    round_the_table = [(state.ant + step) % options.players for step in range(1, options.players)]
    return [seat for seat in round_the_table if seat != state.cicada]


def collectable(state: State) -> set[Collect]:
    """CIG-W7: any card of its insect may settle the first card due."""
    insect = state.card(state.due[0]).insect
    return {Collect(cell) for cell, card in zip(CELLS, state.square, strict=True)
            if card is not None and card.insect == insect}


def purchases(options: Options, state: State, seat: int) -> set[Buy]:
    """Return the provisions on offer that the seat can pay (CIG-W8)."""
    return {Buy(one) for one in state.offer if still_fitting(options, state, seat, one, [])}


def legal(options: Options, position: CigalePosition) -> dict[int, set[Any]]:
    state = read(position)
    found: dict[int, set[Any]] = {seat: set() for seat in range(options.players)}
    seat = state.ant if state.collector is None else state.collector
    if state.phase == "placing":
        for cell in CELLS:
            group = frozenset([*state.ants, cell])
            if cell not in state.ants and is_connected(group) and any(group <= six for six in room(options, state)):
                found[state.ant].add(Put(cell))
    elif state.phase == "choosing":
        if state.tokens[state.ant] is None:
            found[state.ant] = {Choose(state.card(cell).path) for cell in state.ants}  # CIG-A3
        for red in reds(options, state):
            if state.tokens[red] is None:
                found[red] = {Choose(path) for path in PATHS}
    elif state.phase == "guessing":
        found[state.cicada] = {Guess(cell) for cell in state.ants}  # CIG-A4
        if state.powers.get("peek") == state.cicada and state.peeked is None:
            found[state.cicada].add(Peek())
    elif state.phase == "collecting":
        found[state.ant] = set(collectable(state))
    elif state.phase == "empowering":
        found[state.ant] = {Decline()} | {Empower(card) for card in takeable(options, state)}
    elif state.phase == "trading":
        found[seat] = {Decline()} | exchanges(state, seat)
        if not state.bought:
            found[seat] |= purchases(options, state, seat)
    elif state.phase == "paying":
        assert state.buying is not None
        for card in state.reserves[seat]:
            if still_fitting_with(options, state, seat, card):
                found[seat].add(Pay(card))
        for card in hidden_cards(state, seat):
            if still_fitting_with(options, state, seat, card):
                found[seat].add(PayHidden())
    return found


def still_fitting_with(options: Options, state: State, seat: int, card: Card) -> bool:
    assert state.buying is not None
    return any(count(state.paid + [card])[PATHS.index(card.path)] <= price[PATHS.index(card.path)]
               for price in still_fitting(options, state, seat, state.buying, state.paid))


def draw_card(state: State, draw: Draw) -> Card | None:
    """CIG-W10: if the pile is empty, the discard becomes the pile."""
    if not state.pile:
        state.pile, state.discard = state.discard, []
    if not state.pile:
        return None
    card: Card = draw("card", list(state.pile))
    state.pile.remove(card)
    return card


def gain(state: State, seat: int, draw: Draw) -> None:
    card = draw_card(state, draw)
    if card is not None:
        state.reserves[seat].append(card)


def end(state: State, rule: str, winner: int | None = None) -> None:
    state.ended, state.winner, state.phase = rule, winner, "ended"
    clear(state)


def clear(state: State) -> None:
    state.ants, state.tokens, state.peeked = [], [None] * len(state.tokens), None
    state.collector, state.due, state.fresh = None, [], []
    state.bought = state.exchanged = False


def victory(options: Options, state: State, first: int) -> bool:
    """CIG-W14: whether a seat has four points; `first` wins if it has (CIG-P11)."""
    for seat in (first, *range(options.players)):
        if points(options, write_position(state), seat) >= 4:
            end(state, "CIG-W14", seat)
            return True
    return False


def play(options: Options, position: CigalePosition, seat: int, action: Any, draw: Draw) -> CigalePosition:
    state = read(position)
    if isinstance(action, Put):
        state.ants.append(action.cell)
        if len(state.ants) == 6:
            state.phase = "choosing"
    elif isinstance(action, Choose):
        state.tokens[seat] = action.path
        if all(state.tokens[one] is not None for one in (state.ant, *reds(options, state))):
            state.phase = "guessing"
    elif isinstance(action, Peek):
        state.peeked = draw("token", [path for path in PATHS if path != state.tokens[state.ant]])  # CIG-P5
    elif isinstance(action, Guess):
        reveal(options, state, action.cell, draw)
    elif isinstance(action, Collect):
        settle(state, action.cell)
        collect_on(options, state)
    elif isinstance(action, Empower):
        empower(options, state, action.card, draw)
    elif isinstance(action, Buy):
        state.buying, state.phase = action.provision, "paying"
        pay_on(options, state, seat, draw)
    elif isinstance(action, Pay):
        state.reserves[seat].remove(action.card)
        state.paid.append(action.card)
        pay_on(options, state, seat, draw)
    elif isinstance(action, PayHidden):
        assert state.stock is not None
        state.paid.append(state.stock)
        state.stock, state.spent = None, True
        pay_on(options, state, seat, draw)
    elif isinstance(action, Exchange):
        exchange(options, state, seat, action, draw)
    else:
        assert isinstance(action, Decline)
        if state.phase == "empowering":
            start_trading(state)
        else:
            finish_round(options, state, draw)
    return write_position(state)


def reveal(options: Options, state: State, cell: str, draw: Draw) -> None:
    """CIG-A5: decide who collects, and which cards."""
    token = state.tokens[state.ant]
    caught = state.card(cell).path == token
    due = [one for one in CELLS if one in state.ants and state.card(one).path == token]
    if not options.winter:
        harvest(options, state, state.cicada if caught else state.ant, due, draw)
    elif caught:
        state.collector = state.cicada
        state.reserves[state.cicada] += [state.take(one) for one in due]
        start_trading(state)
    else:
        for red in reds(options, state):  # CIG-W5
            if state.tokens[red] == token:
                gain(state, red, draw)
        state.collector = state.ant
        for one in due:
            if state.card(one).insect is None:
                state.reserves[state.ant].append(state.take(one))
            else:
                state.due.append(one)
        collect_on(options, state)


def harvest(options: Options, state: State, collector: int, due: list[str], draw: Draw) -> None:
    """Settle an Autumn harvest: the shelf, the insects, the end or the refill (CIG-A6, A7, A8, A10)."""
    cards = [state.take(cell) for cell in due]
    shelf = PATHS.index(cards[0].path)
    top = max(options.edition.shelf)
    state.shelves[collector][shelf] = min(top, state.shelves[collector][shelf] + len(cards))
    state.insects[collector] += [card for card in cards if card.insect is not None]
    state.discard += [card for card in cards if card.insect is None]
    if state.shelves[collector].count(top) >= 2 or len(state.pile) < len(cards):
        end(state, "CIG-A10")
        return
    for cell in due:
        card = draw("card", list(state.pile))
        state.pile.remove(card)
        state.square[CELLS.index(cell)] = card
    pass_roles(options, state, collector == state.ant)


def settle(state: State, cell: str) -> None:
    """Let the Ant take this card for a card due; if it is due itself, it counts for itself."""
    state.due.remove(cell if cell in state.due else state.due[0])
    card = state.take(cell)
    state.reserves[state.ant].append(card)
    if card not in state.fresh:
        state.fresh.append(card)


def due_like(state: State, cell: str) -> list[str]:
    return [other for other in state.due if state.card(other).insect == state.card(cell).insect]


def collect_on(options: Options, state: State) -> None:
    """CIG-W7, in reading order: if as many cards of an insect are due as lie there, take all; otherwise ask the Ant."""
    while state.due and len(collectable(state)) == len(due_like(state, state.due[0])):
        for cell in due_like(state, state.due[0]):
            settle(state, cell)
    if state.due:
        state.phase = "collecting"
    elif takeable(options, state):
        state.phase = "empowering"
    else:
        start_trading(state)


def empower(options: Options, state: State, card: Card, draw: Draw) -> None:
    """CIG-P2: the card goes, then a hidden card of the victim, then the taker draws."""
    assert card.insect is not None
    power = options.edition.powers[card.insect]
    state.reserves[state.ant].remove(card)
    state.discard.append(card)
    state.powers[power] = state.ant
    if power == "stock":
        if state.stock is not None:
            state.discard.append(state.stock)
        state.stock = draw_card(state, draw)
    if not victory(options, state, state.ant):
        start_trading(state)


def start_trading(state: State) -> None:
    state.fresh = []
    state.phase = "trading"


def pay_on(options: Options, state: State, seat: int, draw: Draw) -> None:
    rest = only_payment(options, state, seat)
    if rest is not None:
        for card in rest:
            state.reserves[seat].remove(card)
            state.paid.append(card)
    assert state.buying is not None
    if count(state.paid) in still_fitting(options, state, seat, state.buying, state.paid):
        purchase(options, state, seat, draw)


def purchase(options: Options, state: State, seat: int, draw: Draw) -> None:
    """CIG-W8, CIG-W10, CIG-W14, CIG-P7, CIG-W12."""
    assert state.buying is not None
    state.offer.remove(state.buying)
    state.provisions[seat].append(state.buying)
    state.discard += state.paid
    replace, state.spent = state.spent, False
    state.buying, state.paid, state.bought = None, [], True
    if victory(options, state, seat):
        return
    if replace:
        state.stock = draw_card(state, draw)
    if not state.reserves[seat]:
        gain(state, seat, draw)
    trade_on(options, state, draw)


def exchange(options: Options, state: State, seat: int, action: Exchange, draw: Draw) -> None:
    """CIG-P8, CIG-P9, CIG-P11."""
    goods = state.offer if action.owner is None else state.provisions[action.owner]
    mine = state.provisions[seat]
    goods[goods.index(action.take)] = action.give
    mine[mine.index(action.give)] = action.take
    state.powers["exchange"], state.exchanged = None, True
    if not victory(options, state, seat):
        trade_on(options, state, draw)


def trade_on(options: Options, state: State, draw: Draw) -> None:
    """CIG-W16 step 8: buy once and exchange once, in either order."""
    assert state.collector is not None
    if state.bought and not exchanges(state, state.collector):
        finish_round(options, state, draw)
    else:
        state.phase = "trading"


def finish_round(options: Options, state: State, draw: Draw) -> None:
    """Steps 9 to 11 of CIG-W16."""
    loser = state.cicada if state.collector == state.ant else state.ant
    if state.powers.get("consolation") == loser:  # CIG-P6
        gain(state, loser, draw)
    state.idle = 0 if state.bought else state.idle + 1
    for place in range(16):  # CIG-W13, CIG-W15
        if state.square[place] is None:
            state.square[place] = draw_card(state, draw)
    while len(state.offer) < 3 and state.store:  # CIG-W19
        provision = draw("provision", list(state.store))
        state.store.remove(provision)
        state.offer.append(provision)
    pass_roles(options, state, state.collector == state.ant)
    if state.idle == 40:
        end(state, "CIG-W21")
    elif not room(options, state):
        end(state, "CIG-W15")


def pass_roles(options: Options, state: State, ant_collected: bool) -> None:
    """Begin a new round with its roles (CIG-A9)."""
    def seats_from(seat: int) -> int:
        return (seat + 1) % options.players

    state.cicada = seats_from(state.cicada)
    if ant_collected:
        state.ant = seats_from(state.ant)
    elif state.cicada == state.ant:
        state.cicada = seats_from(state.ant)
    state.round += 1
    state.phase = "placing"
    clear(state)


def start(options: Options, draw: Draw) -> CigalePosition:
    """CIG-S1, CIG-S2, CIG-W1, CIG-P1."""
    pile = list(options.edition.cards.elements())
    store = list(options.provisions().elements()) if options.winter else []

    def next_of(kind: str, things: list[Any]) -> Any:
        thing = draw(kind, list(things))
        things.remove(thing)
        return thing

    ant = draw("ant", list(range(options.players)))
    seats = range(options.players)
    square = [next_of("card", pile) for _ in CELLS]
    reserves = [[next_of("card", pile)] for _ in seats] if options.winter else []
    offer = [next_of("provision", store) for _ in range(3)] if options.winter else []
    powers: list[Power] = list(POWERS)
    chosen = [next_of("power", powers) for _ in range(4)] if options.mode == "winter-powers" else []
    return CigalePosition(
        square=tuple(square), pile=tuple(pile), discard=(), ants=(), ant=ant, cicada=(ant + 1) % options.players,
        phase="placing", tokens=(None,) * options.players, round=1,
        shelves=() if options.winter else ((0, 0, 0, 0),) * options.players,
        insects=() if options.winter else ((),) * options.players,
        reserves=frozen(reserves), offer=tuple(offer), store=tuple(store),
        provisions=((),) * options.players if options.winter else (), powers=dict.fromkeys(chosen))


def check(options: Options, position: CigalePosition) -> None:
    """Check that no card appears or vanishes and that the parts of the position agree."""
    stock = () if position.stock is None else (position.stock,)
    cards = [card for heap in (position.square, position.pile, position.discard, position.paid, stock,
                               *position.insects, *position.reserves) for card in heap if card is not None]
    assert Counter(cards) == options.edition.cards
    assert position.ant != position.cicada and {position.ant, position.cicada} <= set(range(options.players))
    assert len(position.tokens) == options.players and len(set(position.ants)) == len(position.ants) <= 6
    assert (position.phase == "ended") == bool(position.ended)
    if position.phase == "placing":
        assert len(position.ants) < 6 and set(position.tokens) == {None}
    elif position.phase in ("choosing", "guessing"):
        assert len(position.ants) == 6
    if options.winter:
        owned = [one for mine in position.provisions for one in mine]
        assert Counter([*position.offer, *position.store, *owned]) == options.provisions()
        assert len(position.reserves) == len(position.provisions) == options.players
        assert not position.shelves and not position.insects and 0 <= position.idle <= 40
        assert len(position.powers) == (4 if options.mode == "winter-powers" else 0)
        assert position.stock is None or position.powers.get("stock") is not None
        full = [points(options, position, seat) >= 4 for seat in range(options.players)]
        assert any(full) == (position.ended == "CIG-W14") == (position.winner is not None)
    else:
        assert len(position.shelves) == len(position.insects) == options.players
        assert not (position.reserves or position.offer or position.store or position.powers)
        full = [slots.count(max(options.edition.shelf)) >= 2 for slots in position.shelves]
        assert position.ended == "CIG-A10" if any(full) else position.ended in ("", "CIG-A10")
