"""Fourmidable: choose a species (FOU-I1, X3), and use the powers of the species (FOU-E1, E2).

The other species change a number in the step concerned: the Architect in `obstacles.py` (FOU-E3), the Diplomat in
`reach.py` (FOU-E4), the Insomniac in `cards/deck.py` (FOU-E5), the Strategist in `keep_objective.py` (FOU-E6); at
Experienced the Strategist's power is used here: it looks at the next objective before an action.
"""
from __future__ import annotations

from typing import final

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.card import ANY_TIME
from formicarium.games.fourmidable.cards.claim import can_claim
from formicarium.games.fourmidable.events import Adopted, Used
from formicarium.games.fourmidable.kit import (
    ACTING,
    CLAIMING,
    FINISHING,
    FLYING,
    NONE,
    PREDATOR,
    STRATEGIST,
    SUMMONING,
    Kit,
)
from formicarium.games.fourmidable.model import SPECIES, Adopt, UsePower
from formicarium.games.fourmidable.outlooks import AdoptOutlook, NoPower, NoPowerWhy, Taken, UsePowerOutlook
from formicarium.games.fourmidable.rounds import has_power, interrupt
from formicarium.games.fourmidable.rules import FLYING_SPECIES, PREDATOR_SPECIES, SPECIES_CARD, STRATEGIST_SPECIES
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.display import cards_in_pile, peek
from formicarium.games.fourmidable.steps.draft import deal_packs
from formicarium.games.fourmidable.steps.move_predator import can_send
from formicarium.games.fourmidable.steps.setting_out import equip, next_in_turn


@final
class Adopting(Step):
    """Choose a species. Choices: the species."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([Adopt(species) for species in SPECIES] if kit.level.species else [])

    def rule_against(self, t: FourmidableBase, seat: i64, species: i64) -> Rule | None:
        return None if holder_of(t, species) == NONE else t.kit.level.start.adopting

    def play(self, t: FourmidableBase, seat: i64, species: i64, dice: Dice, news: News) -> None:
        """Take the species; after the last seat, deal the special cards (FOU-I1, X3)."""
        adopt(t, seat, species, news)
        if not next_in_turn(t):
            return
        if t.kit.level.draft:
            deal_packs(t, dice, news)
        else:
            equip(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, species: i64) -> Outlook:
        return AdoptOutlook(species=SPECIES[species])

    def reason(self, t: FourmidableBase, seat: i64, species: i64, rule: Rule) -> Reason:
        return Taken(why="taken", species=SPECIES[species], owner=holder_of(t, species))


def adopt(t: FourmidableBase, seat: i64, species: i64, news: News) -> None:
    t.colonies[seat].species = species
    if news.wanted:
        news.tell(Adopted(seat=seat, species=SPECIES[species], rule=t.kit.level.start.adopting.id))


def deal_species(t: FourmidableBase, dice: Dice, news: News) -> None:
    """Deal one species to each seat at random (FOU-I1)."""
    seat: i64
    for seat in range(t.seats):
        n = dice.below(len(SPECIES) - seat)
        species: i64 = 0
        while n > 0 or holder_of(t, species) != NONE:
            if holder_of(t, species) == NONE:
                n -= 1
            species += 1
        adopt(t, seat, species, news)


def holder_of(t: FourmidableBase, species: i64) -> i64:
    seat: i64
    for seat in range(t.seats):
        if t.colonies[seat].species == species:
            return seat
    return NONE


@final
class Using(Step):
    """Use the species' power before, during or after one's own action, as special cards are played."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([UsePower()] if kit.level.species else [])

    def rule_against(self, t: FourmidableBase, seat: i64, choice: i64) -> Rule | None:
        species = t.colonies[seat].species
        if species == STRATEGIST and t.kit.level.open:
            return None if can_peek(t, seat) else STRATEGIST_SPECIES
        if species != FLYING and species != PREDATOR:
            return SPECIES_CARD
        rule = FLYING_SPECIES if species == FLYING else PREDATOR_SPECIES
        if seat != t.turn or not ANY_TIME >> t.phase & 1 or not has_power(t, seat):
            return rule
        return None if has_target(t, seat, species) else rule

    def is_still_to_do(self, t: FourmidableBase, seat: i64) -> bool:
        """Return False: a power is never an action of its own."""
        return False

    def play(self, t: FourmidableBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        species = t.colonies[seat].species
        if species == STRATEGIST:
            t.doing.looked = True
            if news.wanted:
                news.tell(Used(seat=seat, species="strategist", rule="FOU-E6"))
            peek(t, seat, 1, STRATEGIST_SPECIES, dice, news)
            return
        t.used |= 1 << seat
        t.doing.gathered = NONE  # FOU-I7: cards for a resource are played while gathering, not later
        if news.wanted:
            news.tell(Used(seat=seat, species=SPECIES[species], rule="FOU-E1" if species == FLYING else "FOU-E2"))
        if species == FLYING:
            interrupt(t, FLYING_SPECIES, CLAIMING)
        else:
            interrupt(t, PREDATOR_SPECIES, SUMMONING)

    def outlook(self, t: FourmidableBase, seat: i64, choice: i64) -> Outlook:
        return UsePowerOutlook(species=SPECIES[t.colonies[seat].species])

    def reason(self, t: FourmidableBase, seat: i64, choice: i64, rule: Rule) -> Reason:
        species = t.colonies[seat].species
        return NoPower(why=self.why(t, seat, species), species=None if species == NONE else SPECIES[species])

    def why(self, t: FourmidableBase, seat: i64, species: i64) -> NoPowerWhy:
        if species == STRATEGIST and t.kit.level.open:
            return why_no_peek(t, seat)
        if species != FLYING and species != PREDATOR:
            return "none"
        if t.used >> seat & 1:
            return "spent"
        if t.round_ and t.day != (species == FLYING):
            return "night" if species == FLYING else "day"
        if seat != t.turn or not ACTING <= t.phase <= FINISHING:
            return "elsewhere"
        if not ANY_TIME >> t.phase & 1:
            return "when"
        return "supply" if species == FLYING and t.colonies[seat].left == 0 else "target"


def can_peek(t: FourmidableBase, seat: i64) -> bool:
    """Whether the Strategist can look at the next objective: at Experienced once before each action (FOU-E6)."""
    return seat == t.turn and t.phase == ACTING and not t.doing.looked and cards_in_pile(t) > 0


def why_no_peek(t: FourmidableBase, seat: i64) -> NoPowerWhy:
    if seat != t.turn or not ACTING <= t.phase <= FINISHING:
        return "elsewhere"
    if t.phase != ACTING:
        return "when"
    return "spent" if t.doing.looked else "pile"


def has_target(t: FourmidableBase, seat: i64, species: i64) -> bool:
    """Whether there is empty terrain (FOU-E1), or a predator that the predator action has not moved (FOU-E2)."""
    return can_claim(t, seat, FLYING_SPECIES) if species == FLYING else can_send(t, t.colonies[seat].preyed)
