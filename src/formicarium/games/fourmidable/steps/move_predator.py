"""Fourmidable: move a predator (FOU-A15, A16, Q5): call spider, grasshopper or worm, then send it somewhere."""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.events import Called, Prowled
from formicarium.games.fourmidable.kit import (
    BLOCK,
    CELLS,
    EMPTY,
    HOME,
    KINDS,
    LIBRARY,
    MARK,
    MASKED,
    NEST,
    NODES,
    NONE,
    PROWLING,
    SUMMONING,
    WORM,
    Kit,
)
from formicarium.games.fourmidable.model import PREDATORS, RESOURCES, Call, Send
from formicarium.games.fourmidable.outlooks import CallOutlook, NoCall, NoCallWhy, NoLair, NoLairWhy, SendOutlook
from formicarium.games.fourmidable.rounds import conclude
from formicarium.games.fourmidable.rules import (
    CHILD_LEVEL,
    FOU,
    MASKED_SECTIONS,
    ONE_ACTION_A_TURN,
    PREDATOR_KINDS,
    PREDATOR_SPECIES,
    PREDATOR_TARGET,
    SOLO_PREDATORS_HUNT,
)
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.predators_rob import go_on


@final
class Calling(Step):
    """Choose the predator to move. Choices: the predators."""

    def __init__(self) -> None:
        super().__init__([Call(predator) for predator in PREDATORS])

    def rule_against(self, t: FourmidableBase, seat: i64, predator: i64) -> Rule | None:
        if not t.kit.level.predators:
            return CHILD_LEVEL
        if t.kit.level.alone:
            return SOLO_PREDATORS_HUNT
        if t.phase == SUMMONING:
            if predator == t.colonies[seat].preyed:
                return PREDATOR_SPECIES
        elif t.prowled >> seat & 1:
            return ONE_ACTION_A_TURN
        elif predator == t.colonies[seat].extra:
            return PREDATOR_SPECIES
        return None if has_lair(t, predator) else PREDATOR_KINDS

    def is_still_to_do(self, t: FourmidableBase, seat: i64) -> bool:
        return can_prowl(t, seat)

    def play(self, t: FourmidableBase, seat: i64, predator: i64, dice: Dice, news: News) -> None:
        t.doing.predator = predator
        t.phase = PROWLING
        if news.wanted:
            news.tell(Called(seat=seat, predator=PREDATORS[predator],
                             rule="FOU-A15" if t.doing.by == 0 else FOU.rule_of(t.doing.by).id))

    def outlook(self, t: FourmidableBase, seat: i64, predator: i64) -> Outlook:
        return CallOutlook(predator=PREDATORS[predator], cells=len(lairs(t, predator, 0, vec[i64]())))

    def reason(self, t: FourmidableBase, seat: i64, predator: i64, rule: Rule) -> Reason:
        why: NoCallWhy = "target"
        if rule is CHILD_LEVEL:
            why = "level"
        elif rule is SOLO_PREDATORS_HUNT:
            why = "solo"
        elif rule is ONE_ACTION_A_TURN:
            why = "twice"
        elif rule is PREDATOR_SPECIES:
            why = "same"
        return NoCall(why=why, predator=PREDATORS[predator])


@final
class Sending(Step):
    """Choose the predator's goal. Choices: cells of the main board, then the nodes of each nest."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([*[Send(cell) for cell in kit.board.names],
                          *[Send(cell, owner) for owner in range(kit.seats) for cell in kit.nest.names]])

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        return lairs(t, t.doing.predator, self.first, found)

    def rule_against(self, t: FourmidableBase, seat: i64, target: i64) -> Rule | None:
        predator = t.doing.predator
        if predator != WORM:
            if target >= CELLS or t.lair[predator] == target:
                return PREDATOR_KINDS
            if is_haunt(t, target):
                return None
            return MASKED_SECTIONS if t.ground[target] == MASKED else PREDATOR_TARGET
        if target < CELLS or t.lair[WORM] == target - CELLS:
            return PREDATOR_KINDS
        owner, node = (target - CELLS) // NODES, (target - CELLS) % NODES
        if not BLOCK <= node < BLOCK + burrows(t):
            return PREDATOR_KINDS
        return PREDATOR_TARGET if t.colonies[owner].stands(NEST + node) else None

    def play(self, t: FourmidableBase, seat: i64, target: i64, dice: Dice, news: News) -> None:
        """Move the called predator; its prey is gone for good and leaves empty terrain or a dug nest (FOU-A16)."""
        predator, by = t.doing.predator, t.doing.by
        if by == 0:
            t.prowled |= 1 << seat
        if t.kit.level.species:
            if by == 0:
                t.colonies[seat].preyed = predator
            elif by == PREDATOR_SPECIES.number:
                t.colonies[seat].extra = predator
        move_predator(t, seat, predator, target, PREDATOR_KINDS if by == 0 else FOU.rule_of(by), news)
        if by == 0:
            conclude(t, dice, news)
        else:
            t.doing.predator = NONE
            t.phase = t.doing.resume
            go_on(t, dice, news)

    def outlook(self, t: FourmidableBase, seat: i64, target: i64) -> Outlook:
        eaten = prey(t, t.doing.predator, target)
        sent = self.actions[target]
        assert isinstance(sent, Send)
        return SendOutlook(predator=PREDATORS[t.doing.predator], cell=sent.cell, owner=sent.owner,
                           eaten=None if eaten == NONE else RESOURCES[eaten])

    def reason(self, t: FourmidableBase, seat: i64, target: i64, rule: Rule) -> Reason:
        sent = self.actions[target]
        assert isinstance(sent, Send)
        return NoLair(why=why_not(t, t.doing.predator, target), predator=PREDATORS[t.doing.predator], cell=sent.cell,
                      owner=sent.owner)


def move_predator(t: FourmidableBase, seat: i64, predator: i64, target: i64, rule: Rule, news: News) -> None:
    """Move a predator; its prey is gone for good and leaves empty terrain or a dug nest (FOU-A16).

    FOU-P5: in Solo its prey is stored.
    """
    eaten, origin = prey(t, predator, target), t.lair[predator]
    owner, node = (target - CELLS) // NODES, (target - CELLS) % NODES
    if predator == WORM:
        t.lair[WORM] = target - CELLS
        t.colonies[owner].dug |= 0 if eaten == NONE else 1 << node
    else:
        t.lair[predator] = target
        if eaten != NONE:
            t.ground[target] = EMPTY
            t.bare += 1
        if origin != NONE:
            t.survey(origin)
        t.survey(target)
    if eaten != NONE and t.kit.level.alone:
        t.eaten[eaten] += 1
    if news.wanted:
        inside = target >= CELLS
        news.tell(Prowled(seat=seat, predator=PREDATORS[predator],
                          cell=t.kit.nest.names[node] if inside else t.kit.board.names[target],
                          owner=owner if inside else None, eaten=None if eaten == NONE else RESOURCES[eaten],
                          rule=rule.id))


def why_not(t: FourmidableBase, predator: i64, target: i64) -> NoLairWhy:
    """Return the reason why a predator cannot go to a target (FOU-A15, A16)."""
    if predator == WORM:
        if target < CELLS:  # cell 1 and holes have their names on the board
            return "board" if t.hole[target] == NONE else "surface"
        if t.lair[WORM] == target - CELLS:
            return "same"
        node = (target - CELLS) % NODES
        return "surface" if node < BLOCK else "ant" if node < BLOCK + burrows(t) else "room"
    if target >= CELLS:
        return "board"
    if t.lair[predator] == target:
        return "same"
    lies = t.ground[target]
    if lies == MASKED:
        return "masked"
    if t.prowler(target) != NONE:
        return "predator"
    if t.crowd[target] != NONE:
        return "ant"
    if t.hole[target] != NONE or lies == HOME:
        return "hole"
    return "pheromone" if lies >= MARK else "water"


def is_haunt(t: FourmidableBase, cell: i64) -> bool:
    """Whether a spider or a grasshopper may go to a cell (FOU-A15)."""
    return (t.ground[cell] <= EMPTY and t.hole[cell] == NONE and t.crowd[cell] == NONE
            and t.lair[0] != cell and t.lair[1] != cell)


def burrows(t: FourmidableBase) -> i64:
    """Return the number of nest nodes open to the worm; with the option also library and queen's room (FOU-A16)."""
    return (NODES if t.kit.worm_in_rooms else LIBRARY) - BLOCK


def occupied_nodes(t: FourmidableBase, seat: i64) -> i64:
    """Return a bit set of the nest nodes with ants or the worm, where the worm may not go."""
    at = t.colonies[seat].at
    found: i64 = 0
    slot: i64
    for slot in range(len(at)):
        if at[slot] >= CELLS:
            found |= 1 << at[slot] - NEST
    if t.lair[WORM] // NODES == seat and t.lair[WORM] != NONE:
        found |= 1 << t.lair[WORM] % NODES
    return found


def lairs(t: FourmidableBase, predator: i64, base: i64, found: vec[i64]) -> vec[i64]:
    """Append the targets of a predator to `found`, each number plus `base`."""
    i: i64
    if predator != WORM:
        for i in range(CELLS):
            if is_haunt(t, i):
                found = append(found, base + i)
        return found
    seat: i64
    for seat in range(t.seats):
        ants = occupied_nodes(t, seat)
        for i in range(BLOCK, BLOCK + burrows(t)):
            if ants >> i & 1 == 0:
                found = append(found, base + CELLS + seat * NODES + i)
    return found


def has_lair(t: FourmidableBase, predator: i64) -> bool:
    """Whether a predator can be sent anywhere."""
    i: i64
    if predator != WORM:
        for i in range(CELLS):
            if is_haunt(t, i):
                return True
        return False
    all_: i64 = ((1 << burrows(t)) - 1) << BLOCK
    for i in range(t.seats):
        if occupied_nodes(t, i) & all_ != all_:
            return True
    return False


def can_prowl(t: FourmidableBase, seat: i64) -> bool:
    """Whether the seat can move a predator (FOU-A15, A16).

    Without a target the action is dropped; never in Solo (FOU-P4).
    """
    if not t.kit.level.predators or t.kit.level.alone or t.prowled >> seat & 1:
        return False
    return can_send(t, t.colonies[seat].extra)


def can_send(t: FourmidableBase, but: i64) -> bool:
    """Whether any predator except `but` can be moved (FOU-E2)."""
    predator: i64
    for predator in range(KINDS):
        if predator != but and has_lair(t, predator):
            return True
    return False


def prey(t: FourmidableBase, predator: i64, target: i64) -> i64:
    """Return the resource that a predator would eat on a target, or NONE (FOU-A16)."""
    if predator == WORM:
        node = (target - CELLS) % NODES
        return NONE if t.colonies[(target - CELLS) // NODES].dug >> node & 1 else t.kit.nest.earth[node]
    lies = t.ground[target]
    return lies if lies < EMPTY and lies // KINDS == predator else NONE
