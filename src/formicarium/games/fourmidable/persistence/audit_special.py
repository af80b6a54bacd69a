"""Fourmidable: checks of a written position for Intermediate: species, special cards and their effects on an action."""
from __future__ import annotations

from collections import Counter

import msgspec

from formicarium.core.game import InvalidPosition
from formicarium.games.fourmidable.base import worm_in
from formicarium.games.fourmidable.cards.claim import can_claim
from formicarium.games.fourmidable.cards.deck import EFFECTS
from formicarium.games.fourmidable.cards.erase import is_erasable
from formicarium.games.fourmidable.kit import (
    CELLS,
    DISTANCE,
    KINDS,
    LOOKS,
    NONE,
    QUEEN,
    STRATEGIST,
    Kit,
)
from formicarium.games.fourmidable.model import ANT_KINDS, FourmidablePosition, Gifts, Held, Holdings, More
from formicarium.games.fourmidable.rounds import has_power
from formicarium.games.fourmidable.rules import FOU
from formicarium.games.fourmidable.state import FourmidableState
from formicarium.games.fourmidable.steps.give_birth import next_unborn
from formicarium.games.fourmidable.steps.keep_objective import cards_left
from formicarium.games.fourmidable.steps.move_predator import can_send

# points of a played card by effect
LEAVES = {f"C{number}": int(card.leaves) for number, card in enumerate(EFFECTS, 1) if card.leaves}
ASKS = {  # by phase: the cards or powers that wait there for a choice
    "studying": ("", "FOU-C13", "FOU-C14", "FOU-C15"), "completing": ("", "FOU-C13", "FOU-C14", "FOU-C15"),
    "prowling": ("", "FOU-C22", "FOU-C23", "FOU-C24", "FOU-E2"), "robbing": ("FOU-P5",), "summoning": ("FOU-E2",),
    "claiming": ("FOU-C31", "FOU-E1"), "erasing": ("FOU-C30",), "bearing": ("FOU-C28",)}
RUNNING = ("walking", "choosing", "opening", "studying", "completing", "reaping", "hunting", "robbing", "prowling",
           "summoning", "claiming", "erasing", "bearing", "finishing")  # phases inside an action
HUNTED = {"FOU-C22": "worm", "FOU-C23": "spider", "FOU-C24": "grasshopper"}
QUICK = {"hunter": "C16", "farmer": "C17", "digger": "C18"}


def require(holds: object, fault: str) -> None:
    if not holds:
        raise InvalidPosition(fault)


def more_of(p: FourmidablePosition) -> More:
    """Return the effects of cards on the action under way; empty if none are written."""
    return More() if p.held is None or isinstance(p.held.more, msgspec.UnsetType) else p.held.more


def resumed_phase(p: FourmidablePosition) -> str:
    """Return the phase that the game returns to after a choice for a card or power."""
    return more_of(p).resume or p.phase


def gifts_of(colony: Holdings) -> Gifts:
    return Gifts() if isinstance(colony.gifts, msgspec.UnsetType) else colony.gifts


def effects(cards: tuple[str, ...] | msgspec.UnsetType) -> Counter[str]:
    """Count the cards by effect."""
    return Counter() if isinstance(cards, msgspec.UnsetType) else Counter(card.split("-")[0] for card in cards)


def hole_reach(p: FourmidablePosition, colony: Holdings, kit: Kit) -> int:
    """Return the most cells between an own hole and a new one (FOU-A8, C29, E3)."""
    return DISTANCE + (gifts_of(colony).species == "architect") + 2 * effects(p.played)["C29"]


def check_gifts(p: FourmidablePosition, kit: Kit) -> None:
    """Check that every special card is in one place and every species with one player (FOU-I1, I2)."""
    upper = bool(kit.level.specials)
    given = [not isinstance(colony.gifts, msgspec.UnsetType) for colony in p.colonies]
    written = [not isinstance(p.deck, msgspec.UnsetType), not isinstance(p.played, msgspec.UnsetType), *given]
    require(set(written) == {upper}, "deck, played, gifts: from Intermediate on, and all of them (FOU-I1)")
    if not upper or isinstance(p.deck, msgspec.UnsetType) or isinstance(p.played, msgspec.UnsetType):
        return
    heaps = {"deck": p.deck, "played": p.played}
    if not isinstance(p.packs, msgspec.UnsetType):
        heaps["packs"] = tuple(card for pack in p.packs.packs for card in pack.rest)
    for seat, colony in enumerate(p.colonies):
        heaps[f"colonies[{seat}].gifts.specials"] = gifts_of(colony).specials
        heaps[f"colonies[{seat}].gifts.laid"] = gifts_of(colony).laid
    copies = {special.card: int(n) for special, n in zip(kit.specials.designs, kit.specials.copies, strict=True)}
    found: Counter[str] = Counter()
    for place, heap in heaps.items():
        for card in heap:
            require(card in copies, f"{place}: there is no special card {card!r}")
        found.update(heap)
    for name, n in copies.items():
        require(found[name] == n, f"deck, specials …: {found[name]} × {name}, not {n} (FOU-I1)")
    for seat, colony in enumerate(p.colonies):
        check_gift(f"colonies[{seat}].gifts", colony, gifts_of(colony), p, kit)
    scored = sum(gifts_of(colony).leaves for colony in p.colonies)
    played = {effect: n for effect, n in effects(p.played).items() if effect in LEAVES}
    require(scored == sum(LEAVES[effect] * n for effect, n in played.items()),
            f"gifts.leaves: {scored} points of {sum(played.values())} cards that bring two (FOU-I7, C33)")


def check_gift(place: str, colony: Holdings, gifts: Gifts, p: FourmidablePosition, kit: Kit) -> None:
    begun = p.phase not in ("adopting", "drawing", "drafting", "stocking")
    hand = len(gifts.specials) + len(gifts.laid)
    require(hand <= kit.level.specials, f"{place}.specials: {hand}; {kit.level.specials} are dealt (FOU-I1)")
    few = p.phase in ("drafting", "stocking")  # `audit_open` checks these phases
    whole = hand == (kit.level.specials if begun else 0)
    require(p.round > 0 or few or whole, f"{place}.specials: {hand} in the set-up")
    require(gifts.leaves >= 0 and gifts.leaves % 2 == 0, f"{place}.leaves: {gifts.leaves} (FOU-I7)")
    require(not gifts.laid or p.phase == "ended", f"{place}.laid: cards are counted at the end (FOU-I8)")
    require(p.phase == "adopting" or (gifts.species is not None) == kit.level.species, f"{place}.species (FOU-I1)")
    twice = [one for one in p.colonies if gifts.species is not None and gifts_of(one).species == gifts.species]
    require(len(twice) <= 1, f"{place}.species: {gifts.species} is with two players (FOU-I1)")
    require(not gifts.born or colony.birth is None, f"{place}.born: a tile was taken (FOU-I5)")
    power = "flying" if p.day else "predator"
    require(not gifts.used or gifts.species == power, f"{place}.used: this is no round of {gifts.species} (FOU-E1, E2)")
    require((gifts.preyed is not None) == (colony.prowled and kit.level.species),
            f"{place}.preyed: {gifts.preyed}, and prowled is {colony.prowled} (FOU-A15)")
    require(gifts.extra is None or (gifts.species == "predator" and gifts.used and gifts.extra != gifts.preyed),
            f"{place}.extra: only the species Predator moves one more, and another (FOU-E2)")
    asking = more_of(p).by == "FOU-E2" and p.colonies[p.turn] is colony
    require(gifts.species != "predator" or gifts.used == (gifts.extra is not None or asking),
            f"{place}.extra: which one, if the power was used (FOU-E2)")
    require(p.round > 0 or not (gifts.born or gifts.used or gifts.leaves or gifts.preyed), f"{place}: not begun yet")


def check_adopted(p: FourmidablePosition, before: list[int]) -> None:
    """Check that species are chosen in turn from the first player (FOU-I1)."""
    if p.phase == "adopting":
        require(not isinstance(p.deck, msgspec.UnsetType), "phase: there are no species at this level (FOU-I1)")
        for seat, colony in enumerate(p.colonies):
            require((gifts_of(colony).species is not None) == (seat in before),
                    f"colonies[{seat}].gifts.species: it is the turn of seat {p.turn} (FOU-I1)")


def check_more(p: FourmidablePosition, kit: Kit) -> None:
    """Check that the ant in hand and the effects of cards fit the phase (FOU-I2)."""
    if not kit.level.specials:
        require(p.held is None or isinstance(p.held.more, msgspec.UnsetType), "held.more: there are no cards (FOU-A1)")
        require(p.phase not in ("adopting", "summoning", "claiming", "erasing", "bearing", "finishing"),
                f"phase: no {p.phase} at this level (FOU-A1)")
        return
    more = more_of(p)
    looked = Held(more=More(looked=True))
    require(p.held is None or p.phase in RUNNING or (p.phase == "acting" and p.held == looked),
            f"held: something while {p.phase}")
    require(not more.looked or (kit.level.open and gifts_of(p.colonies[p.turn]).species == "strategist"),
            "held.more.looked: only a Strategist looks before an action (FOU-E6)")
    require(not more.looked or p.phase not in ("finishing", "hunting"), "held.more.looked: the action is over (FOU-E6)")
    require(p.held is not None or p.phase not in RUNNING or p.phase == "finishing", f"held: nothing while {p.phase}")
    require(p.held is None or isinstance(p.held.more, msgspec.UnsetType) or more != More(), "held.more: is empty")
    require(more.by in ASKS.get(p.phase, ("",)), f"held.more.by: {more.by!r} while {p.phase}")
    require((more.resume is not None) == bool(more.by), f"held.more.resume: {more.resume!r}, asked by {more.by!r}")
    require(more.resume in (None, "acting", "walking", "finishing"), f"held.more.resume: {more.resume!r} (FOU-I2)")
    require(p.phase != "bearing" or more.resume == "acting", "held.more.resume: a birth is the action (FOU-I5)")
    check_by(p, more)
    played = effects(p.played)
    ant = p.held.ant if p.held is not None else None
    moving = resumed_phase(p) in ("walking", "choosing", "opening", "studying", "completing", "reaping")
    require(moving or not (more.stride or more.crosses or more.leaps or more.reach), "held.more: no ant is moving")
    require(more.stride in range(0, 1 + 2 * played[QUICK.get(ant or "", "")], 2), f"held.more.stride: {more.stride}")
    require(more.reach in range(0, 1 + 2 * played["C29"], 2), f"held.more.reach: {more.reach} (FOU-C29)")
    require(not more.reach or ant == "digger", "held.more.reach: no digger is moving (FOU-C29)")
    require(not more.crosses or played["C32"], "held.more.crosses: no card was played (FOU-C32)")
    require(not more.leaps or (played["C34"] and ant == "digger"), "held.more.leaps: by a card, a digger (FOU-C34)")
    require(more.gathered is None or p.phase in ("finishing", "opening", "reaping"), f"held.more.gathered: {p.phase}")


def check_by(p: FourmidablePosition, more: More) -> None:
    """Check that the card that waits for a choice was played, or the power used."""
    gifts = gifts_of(p.colonies[p.turn])
    if more.by in ("FOU-E1", "FOU-E2"):
        require(gifts.used and gifts.species == ("flying" if more.by == "FOU-E1" else "predator"),
                f"held.more.by: {more.by}, and the power was not used")
        require(gifts.extra is None, "held.more.by: one predator was moved by the power (FOU-E2)")
    elif more.by and more.by != "FOU-P5":
        require(effects(p.played)[more.by.removeprefix("FOU-")], f"held.more.by: {more.by} was not played")
    if p.phase == "prowling" and p.held is not None:
        require(HUNTED.get(more.by, p.held.predator) == p.held.predator, f"held.predator: {more.by} moves another")
        require(more.by != "FOU-E2" or p.held.predator != gifts.preyed, "held.predator: another one (FOU-E2)")
        require(more.by or p.held.predator != gifts.extra, "held.predator: another one (FOU-E2)")


def check_looked(p: FourmidablePosition, t: FourmidableState, kind: int) -> None:
    """Check the number of cards looked at (FOU-A12, C13 to C15, C19 to C21, E6)."""
    drawn = (1 if more_of(p).by else LOOKS) + (t.colonies[t.turn].species == STRATEGIST)
    n, rest = len(p.looked), cards_left(t, kind)
    extra = effects(p.played)[{"digger": "C19", "farmer": "C20", "hunter": "C21"}[ANT_KINDS[kind]]]
    most = drawn + 2 * extra
    require(1 <= n <= most and (rest == 0 or n in range(drawn, most + 1, 2)),
            f"looked: {n} cards, not {drawn} (FOU-A12)")
    require(n > 1 or (rest and t.colonies[t.turn].specials), "looked: a single card is kept at once (FOU-A12)")


def may_give_up(p: FourmidablePosition, t: FourmidableState) -> bool:
    """Whether the seat may still have to give up its birth after its last card (FOU-A5)."""
    return bool(t.kit.level.specials) and resumed_phase(p) == "acting" and t.colonies[t.turn].born == NONE


def check_brought(p: FourmidablePosition, t: FourmidableState) -> None:
    """Check that each question has an answer, and each asked seat a card or power left (FOU-I2, I7, I8, A5)."""
    seat, kit = t.turn, t.kit
    if not kit.level.specials:
        return
    colony = t.colonies[seat]
    if resumed_phase(p) == "finishing" and p.phase == "finishing":
        require(colony.specials or has_power(t, seat), "phase: no card and no power is left (FOU-I2)")
    if p.phase == "opening":
        require(t.doing.gathered in (NONE, kit.nest.earth[t.doing.goal]), "held.more.gathered: another earth (FOU-I7)")
    elif p.phase == "finishing" and t.doing.gathered != NONE:
        require(colony.goods[t.doing.gathered] or any(
            name for card, name in enumerate(kit.objectives.designs) if colony.won[card]),
            "held.more.gathered: it is not there")
    elif p.phase == "claiming":
        require(can_claim(t, seat, FOU.rule_of(t.doing.by)), "phase: no empty terrain to claim (FOU-C31, E1)")
    elif p.phase == "erasing":
        require(any(is_erasable(t, cell) for cell in range(CELLS)), "phase: no pheromone to take away (FOU-C30)")
    elif p.phase == "summoning":
        require(can_send(t, colony.preyed), "phase: no other predator can be moved (FOU-E2)")
    elif p.phase == "bearing":
        require(colony.born == NONE and not worm_in(t, seat, QUEEN)
                and any(next_unborn(t, seat, kind) != NONE for kind in range(KINDS)),
                "phase: nobody can be born (FOU-C28)")
    elif p.phase == "ended":
        for one in range(t.seats):
            mine = t.colonies[one]
            require(not mine.laid & ~kit.specials.crowns and not mine.specials & kit.specials.crowns,
                    f"colonies[{one}].gifts.laid: those that count at the end, and all of them (FOU-I8)")
