"""La Cigale & la Fourmi: check that a written position is possible; each fault is named with its place."""
from __future__ import annotations

from formicarium.core.game import InvalidPosition
from formicarium.core.state import lowest_bit
from formicarium.core.vectors import total
from formicarium.games.cigale.base import GOAL, IDLE
from formicarium.games.cigale.course import Course
from formicarium.games.cigale.kit import ANTS, CELLS, NONE, OFFER, PATHS, Kit, spread
from formicarium.games.cigale.model import Card, CigalePosition
from formicarium.games.cigale.pantry import full_shelves
from formicarium.games.cigale.sight import state_of
from formicarium.games.cigale.state import CigaleState
from formicarium.games.cigale.steps.choosing import chooses, paths_for
from formicarium.games.cigale.steps.collecting import cells_alike
from formicarium.games.cigale.steps.exchanging import can_exchange
from formicarium.games.cigale.steps.paying import fits, is_complete, pay_alone
from formicarium.games.cigale.steps.powers import can_take

MARKET = ("collecting", "empowering", "trading", "paying")


def load(p: CigalePosition, course: Course, longest: int) -> CigaleState:
    kit, players = course.kit, course.kit.seats
    check_seats(p, players, kit)
    check_cards(p, kit)
    check_shelves(p, kit)
    check_provisions(p, kit)
    check_powers(p, kit, players)
    check_round(p, longest)
    state = state_of(p, course)
    check_ants(p, state)
    check_tokens(p, state)
    if kit.winter:
        check_winter(p, state)
        check_market(p, state)
    else:
        check_autumn(p, state)
    return state


def require(holds: object, fault: str) -> None:
    if not holds:
        raise InvalidPosition(fault)


def seat_of(p: CigalePosition, place: str, seat: int | None) -> None:
    require(seat is None or 0 <= seat < len(p.tokens), f"{place}: there is no seat {seat}")


def check_seats(p: CigalePosition, players: int, kit: Kit) -> None:
    """Check that lists have an entry for each seat, and that fields the mode does not use are empty."""
    used = {"shelves": not kit.winter, "insects": not kit.winter, "reserves": kit.winter, "provisions": kit.winter}
    for place, is_used in (("tokens", True), *used.items()):
        found, expected = len(getattr(p, place)), players if is_used else 0
        require(found == expected, f"{place}: {found} given, not {expected}")
    for place in ("ant", "cicada", "collector", "winner"):
        seat_of(p, place, getattr(p, place))
    require(p.ant != p.cicada, "cicada: the Ant and the Cicada are two players (CIG-A9)")
    unused = [] if kit.winter else ["offer", "store", "idle", "collector", "due", "fresh", "bought", "buying", "paid",
                                    "winner"]
    for place in (*unused, *([] if kit.powered else ["powers", "stock", "spent", "exchanged", "peeked"])):
        require(getattr(p, place) in (0, False, None, (), {}), f"{place}: not in this mode")


def check_cards(p: CigalePosition, kit: Kit) -> None:
    """Check that every card is in one place (CIG-C1)."""
    require(len(p.square) == CELLS, f"square: {len(p.square)} cells, not {CELLS} (CIG-S1)")
    lying: list[Card] = [card for card in p.square if card is not None]
    for heap in (p.pile, p.discard, p.paid, *p.insects, *p.reserves, (p.stock,) if p.stock else ()):
        lying.extend(heap)
    for face, copies in zip(kit.faces, kit.cards, strict=True):
        found = lying.count(face)
        require(found == copies, f"square, pile …: {found} cards {describe(face)}, not {copies} (CIG-C1)")
    for place, cells in (("ants", p.ants), ("due", p.due)):
        for cell in cells:
            require(cell in kit.cells, f"{place}: there is no cell {cell!r}; they are a1 to d4")
    require(all(card.insect for card in p.fresh), "fresh: a card without an insect (CIG-P2)")
    for seat, heap in enumerate(p.insects):
        require(all(card.insect for card in heap), f"insects[{seat}]: cards without an insect are not kept (CIG-A7)")
    if not kit.winter:
        require(not any(card.insect for card in p.discard), "discard: insect cards are kept (CIG-A7)")
    gaps = p.square.count(None)
    if p.phase in ("placing", "choosing", "guessing"):
        require(gaps == 0 or (kit.winter and not p.pile and not p.discard),
                f"square: {gaps} gaps, and there are cards to fill them (CIG-A8)")


def describe(card: Card) -> str:
    return f"{card.path} {card.insect or 'plain'}"


def check_shelves(p: CigalePosition, kit: Kit) -> None:
    """Check the cubes' slots (CIG-A6)."""
    last = len(kit.slot_points) - 1
    for seat, shelf in enumerate(p.shelves):
        require(len(shelf) == PATHS, f"shelves[{seat}]: {len(shelf)} shelves, not {PATHS} (CIG-C3)")
        for slot in shelf:
            require(0 <= slot <= last, f"shelves[{seat}]: slot {slot}; 0 to {last} (CIG-A6)")


def check_provisions(p: CigalePosition, kit: Kit) -> None:
    """Check that both copies of each provision in use are in one place (CIG-W2); check the offer (CIG-W13, W19)."""
    lying = [*p.offer, *p.store, *[provision for heap in p.provisions for provision in heap]]
    for provision in lying:
        require(provision in kit.names, f"offer, store, provisions: there is no provision {provision!r} (CIG-C4)")
    if not kit.winter:
        return
    for name, copies in zip(kit.names, kit.used, strict=True):
        found = lying.count(name)
        require(found == copies, f"offer, store, provisions: {found} × {name}, not {copies} (CIG-W2)")
    taken = p.bought or (p.ended == "CIG-W14" and len(p.offer) == OFFER - 1)
    require(len(p.offer) <= OFFER - p.bought, f"offer: {len(p.offer)} provisions; {OFFER - p.bought} at most (CIG-W8)")
    require(len(p.offer) == OFFER - p.bought or not p.store or (taken and len(p.offer) == OFFER - 1),
            f"offer: {len(p.offer)} provisions, and there are more to lay out (CIG-W13)")
    require(p.buying is None or p.buying in p.offer, f"buying: {p.buying!r} is not on offer (CIG-W8)")


def check_powers(p: CigalePosition, kit: Kit, players: int) -> None:
    """Check the powers and the hidden card (CIG-P1, CIG-P7)."""
    if not kit.powered:
        return
    require(len(p.powers) == 4, f"powers: {len(p.powers)} in play, not 4 (CIG-P1)")
    for power, seat in p.powers.items():
        seat_of(p, f"powers.{power}", seat)
    if p.stock is not None or p.spent:
        require(p.powers.get("stock") is not None, "stock: nobody holds the power of the hidden card (CIG-P7)")
    require(not p.exchanged or p.powers.get("exchange", 0) is None,
            "exchanged: the power of the exchange is back on the table once used (CIG-P8)")


def check_round(p: CigalePosition, longest: int) -> None:
    require(1 <= p.round <= longest, f"round: {p.round}; they are counted from 1, and no game has {longest}")
    require(0 <= p.idle <= min(IDLE, p.round), f"idle: {p.idle} of {p.round} rounds; {IDLE} at most (CIG-W21)")
    require((p.phase == "ended") == bool(p.ended), f"phase: {p.phase!r}, and ended is {p.ended!r}")
    endings = ("", "CIG-W14", "CIG-W15", "CIG-W21") if p.reserves else ("", "CIG-A10")
    require(p.ended in endings, f"ended: {p.ended!r} does not end this mode")
    require((p.collector is not None) == (p.phase in MARKET), "collector: there is one from the reveal to the end of "
            "the market, and only then (CIG-W16)")
    if p.collector is not None:
        roles = (p.ant, p.cicada) if p.phase in ("trading", "paying") else (p.ant,)
        require(p.collector in roles, f"collector: seat {p.collector} does not collect here (CIG-A5, CIG-W7)")


def check_ants(p: CigalePosition, t: CigaleState) -> None:
    """Check that the ants stand as six can stand (CIG-A2)."""
    require(len(set(p.ants)) == len(p.ants), "ants: two on one card (CIG-A2)")
    laid = {"placing": (0, ANTS - 1), "choosing": (ANTS, ANTS), "guessing": (ANTS, ANTS)}
    least, most = laid.get(p.phase, (0, 0))
    require(least <= len(p.ants) <= most, f"ants: {len(p.ants)} on the square while {p.phase}; "
            f"{least} to {most} (CIG-A2)")
    chain = t.ants & -t.ants
    while chain != (more := spread(chain) & t.ants):
        chain = more
    fitting = any(shape & t.ants == t.ants and not shape & ~t.lies() for shape in t.kit.chains)
    require(chain == t.ants and (fitting or p.phase not in laid),  # without ants, their cards may be gone too
            "ants: they do not stand as six could (CIG-A2, CIG-W15)")


def check_tokens(p: CigalePosition, t: CigaleState) -> None:
    """Check that tokens and phase agree (CIG-A3, CIG-W4, CIG-P5)."""
    choosers = [seat for seat in range(t.seats) if chooses(t, seat)]
    chosen = [seat for seat, token in enumerate(p.tokens) if token is not None]
    if p.phase == "choosing":
        require(set(chosen) < set(choosers),
                "tokens: the Ant and the Red Ants choose, and one has not yet (CIG-A3, CIG-W4)")
    else:
        require(chosen == (choosers if p.phase == "guessing" else []),
                f"tokens: seats {chosen} have one while {p.phase} (CIG-A1, CIG-W16)")
    if p.ant in chosen:
        require(paths_for(t, p.ant) >> t.foragers[p.ant].token & 1, "tokens: no ant stands on the Ant's path (CIG-A3)")
    if p.peeked is not None:
        require(p.phase == "guessing" and p.powers.get("peek", None) == p.cicada and p.peeked != p.tokens[p.ant],
                "peeked: the Cicada, with that power, sees a token that the Ant did not pick (CIG-P5)")


def check_autumn(p: CigalePosition, t: CigaleState) -> None:
    """Check the end of the game (CIG-A10).

    Insects before the seats are not compared with the shelves, because worlds for a view need not agree there.
    """
    full = max(full_shelves(t, seat) for seat in range(t.seats)) >= 2
    gaps = p.square.count(None)
    require((full or total(t.pile) < gaps) == bool(p.ended), f"ended: {p.ended!r}, but by the shelves and the pile it "
            "is otherwise (CIG-A10)")


def check_winter(p: CigalePosition, t: CigaleState) -> None:
    """Check the end of the game (CIG-W14, W15, W21)."""
    winners = [seat for seat in range(t.seats) if t.points(seat) >= GOAL]
    if p.ended == "CIG-W14":
        require(p.winner in winners, f"winner: {p.winner}; seats with {GOAL} points: {winners} (CIG-W14)")
        return
    require(p.winner is None, f"winner: nobody wins before {GOAL} points (CIG-W14)")
    require(not winners, f"provisions, powers: seats {winners} have {GOAL} points, which ends the game (CIG-W14)")
    require((p.idle == IDLE) == (p.ended == "CIG-W21"), f"idle: {p.idle} rounds, and ended is {p.ended!r} (CIG-W21)")
    if p.ended == "CIG-W15":
        require(t.room() == 0, "ended: six ants can stand (CIG-W15)")


def check_market(p: CigalePosition, t: CigaleState) -> None:
    """Check collecting, powers and the market (CIG-W7, W8, W17, CIG-P2, CIG-P8)."""
    require(bool(p.due) == (p.phase == "collecting"), "due: insects are due while collecting (CIG-W7)")
    for cell in p.due:
        card = p.square[t.kit.cells.index(cell)]
        require(card is not None and card.insect, f"due: {cell} bears no insect (CIG-W7)")
    if p.due:
        require(cells_alike(t, lowest_bit(t.doing.due)) & ~t.doing.due, "due: there is nothing to choose (CIG-W7)")
    require(len(set(p.due)) == len(p.due) <= ANTS, f"due: {ANTS} cells at most, each once (CIG-W7)")
    require(not p.fresh or p.phase in ("collecting", "empowering"), "fresh: only until a power is taken (CIG-P2)")
    for card in p.fresh:
        require(p.fresh.count(card) == 1 and card in p.reserves[p.ant],
                f"fresh: {describe(card)} is not an insect card in the Ant's reserve (CIG-P2)")
    if p.phase == "empowering":
        require(any(t.doing.fresh & 0o01010101 << kind and can_take(t, kind) for kind in range(6)),
                "fresh: there is no power to take (CIG-P2)")
    require(not (p.bought or p.exchanged) or p.phase in ("trading", "paying"),
            "bought, exchanged: not before the market (CIG-W16)")
    require(not p.bought or (p.phase == "trading" and can_exchange(t) and p.provisions[t.doing.collector]),
            "bought: the round would have gone on (CIG-W8)")
    check_payment(p, t)


def check_payment(p: CigalePosition, t: CigaleState) -> None:
    """Check a payment under way (CIG-W17, CIG-P7)."""
    require((p.buying is not None) == (p.phase == "paying"), "buying: something is bought while paying, only then")
    if p.buying is None:
        require(not p.paid and not p.spent, "paid, spent: nothing is being bought")
        return
    if p.spent:
        require(p.stock is None and p.paid and p.powers.get("stock") == t.doing.collector,
                "spent: the hidden card is among those paid (CIG-P7)")
    require(fits(t, t.doing.buying, NONE) and not is_complete(t),
            "paid: this cannot become the price, or is it (CIG-W17)")
    hidden = p.stock is not None and p.powers.get("stock") == t.doing.collector
    require(hidden or not pay_alone(t.clone()), "paid: the rest can be paid in one way only, and would be (CIG-W17)")

