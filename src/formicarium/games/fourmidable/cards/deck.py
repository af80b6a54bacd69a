"""Fourmidable: every special card, by the number of its effect, and the step that plays one (FOU-I2, I4, I8)."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import FourmidableBase
from formicarium.games.fourmidable.cards.breakthrough import Breakthrough
from formicarium.games.fourmidable.cards.brood import AnyBrood, Brood
from formicarium.games.fourmidable.cards.card import Card
from formicarium.games.fourmidable.cards.claim import Sowing
from formicarium.games.fourmidable.cards.commission import Commission
from formicarium.games.fourmidable.cards.eighteen import Eighteen
from formicarium.games.fourmidable.cards.erase import Rinse
from formicarium.games.fourmidable.cards.errand import Errand
from formicarium.games.fourmidable.cards.five import Five
from formicarium.games.fourmidable.cards.harvest import Harvest
from formicarium.games.fourmidable.cards.household import Household
from formicarium.games.fourmidable.cards.insight import Insight
from formicarium.games.fourmidable.cards.leap import Leap
from formicarium.games.fourmidable.cards.outreach import Outreach
from formicarium.games.fourmidable.cards.preview import Preview
from formicarium.games.fourmidable.cards.prowl import Prowl
from formicarium.games.fourmidable.cards.safe_conduct import SafeConduct
from formicarium.games.fourmidable.cards.sprint import Sprint
from formicarium.games.fourmidable.cards.warren import Warren
from formicarium.games.fourmidable.events import Crowned, Played
from formicarium.games.fourmidable.kit import (
    ACTING,
    DIGGER,
    FARMER,
    FINISHING,
    GRASSHOPPER,
    HUNTER,
    INSOMNIAC,
    NONE,
    OF_DAY,
    PLAIN,
    REAPING,
    SPIDER,
    WORM,
    Kit,
)
from formicarium.games.fourmidable.model import PlayCard
from formicarium.games.fourmidable.movement.obstacles import hole_distance
from formicarium.games.fourmidable.movement.reach import budget
from formicarium.games.fourmidable.outlooks import NoPlay, NoPlayWhy, PlayCardOutlook
from formicarium.games.fourmidable.rounds import conclude
from formicarium.games.fourmidable.rules import (
    BEETLE_BONUS,
    BLUEBERRY_BONUS,
    BROWN_EARTH_BONUS,
    CATERPILLAR_BONUS,
    DAY_OR_NIGHT_CARD,
    DIGGER_BIRTH,
    DIGGER_COMMISSION,
    DIGGER_INSIGHT,
    DIGGER_SPRINT,
    END_OF_GAME_CARD,
    FARMER_BIRTH,
    FARMER_COMMISSION,
    FARMER_INSIGHT,
    FARMER_SPRINT,
    FIVE_DIGGERS,
    FIVE_FARMERS,
    FIVE_HUNTERS,
    GREY_EARTH_BONUS,
    HUNTER_BIRTH,
    HUNTER_COMMISSION,
    HUNTER_INSIGHT,
    HUNTER_SPRINT,
    LADYBUG_BONUS,
    MOVE_GRASSHOPPER,
    MOVE_SPIDER,
    MOVE_WORM,
    MUSHROOM_BONUS,
    ORANGE_EARTH_BONUS,
    OWN_ACTION_ONLY,
    RASPBERRY_BONUS,
)
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.predators_hunt import hunt

# Numbers of the resources, in the order of model.RESOURCES.
LADYBUG, CATERPILLAR, BEETLE, RASPBERRY, BLUEBERRY, MUSHROOM, ORANGE, GREY, BROWN = range(9)

EFFECTS: Final[list[Card]] = [  # effects C1 to C37
    Five(FIVE_HUNTERS, HUNTER), Five(FIVE_FARMERS, FARMER), Five(FIVE_DIGGERS, DIGGER),
    Harvest(BLUEBERRY_BONUS, BLUEBERRY), Harvest(MUSHROOM_BONUS, MUSHROOM), Harvest(RASPBERRY_BONUS, RASPBERRY),
    Harvest(ORANGE_EARTH_BONUS, ORANGE), Harvest(GREY_EARTH_BONUS, GREY),
    Harvest(BROWN_EARTH_BONUS, BROWN), Harvest(LADYBUG_BONUS, LADYBUG), Harvest(CATERPILLAR_BONUS, CATERPILLAR),
    Harvest(BEETLE_BONUS, BEETLE),
    Errand(HUNTER_COMMISSION, HUNTER), Errand(FARMER_COMMISSION, FARMER), Errand(DIGGER_COMMISSION, DIGGER),
    Sprint(HUNTER_SPRINT, HUNTER), Sprint(FARMER_SPRINT, FARMER), Sprint(DIGGER_SPRINT, DIGGER),
    Insight(DIGGER_INSIGHT, DIGGER), Insight(FARMER_INSIGHT, FARMER), Insight(HUNTER_INSIGHT, HUNTER),
    Prowl(MOVE_WORM, WORM), Prowl(MOVE_SPIDER, SPIDER), Prowl(MOVE_GRASSHOPPER, GRASSHOPPER),
    Brood(DIGGER_BIRTH, DIGGER), Brood(HUNTER_BIRTH, HUNTER), Brood(FARMER_BIRTH, FARMER), AnyBrood(),
    Outreach(), Rinse(), Sowing(), SafeConduct(), Breakthrough(), Leap(),
    Warren(), Eighteen(), Household(),
]

OPEN_EFFECTS: Final[dict[int, Card]] = {  # effects that replace those of EFFECTS at levels with open objectives
    13: Commission(HUNTER_COMMISSION, HUNTER), 14: Commission(FARMER_COMMISSION, FARMER),
    15: Commission(DIGGER_COMMISSION, DIGGER),
    19: Preview(DIGGER_INSIGHT), 20: Preview(FARMER_INSIGHT), 21: Preview(HUNTER_INSIGHT)}


@final
class Playing(Step):
    """Play a special card during one's own action (FOU-I2). Choices: the special cards.

    It is possible beside the steps of the phase.
    """

    def __init__(self, kit: Kit) -> None:
        specials = kit.specials.designs if kit.level.specials else []
        super().__init__([PlayCard(special.card) for special in specials])
        other = OPEN_EFFECTS if kit.level.open else {}
        self.cards = vec[Card]([other.get(effect, EFFECTS[effect - 1]) for effect in kit.specials.effect])

    def moves(self, t: FourmidableBase, seat: i64, found: vec[i64]) -> vec[i64]:
        hand, each = t.colonies[seat].specials, t.kit.specials.each
        bit: i64
        last: i64 = NONE
        for bit in range(len(each) if hand else 0):
            if hand >> bit & 1 and each[bit] != last:
                last = each[bit]  # identical cards have adjacent bits and are one choice
                if self.rule_against(t, seat, last) is None:
                    found = append(found, self.first + last)
        return found

    def rule_against(self, t: FourmidableBase, seat: i64, choice: i64) -> Rule | None:
        colony = t.colonies[seat]
        held = colony.specials & t.kit.specials.bits_of[choice]
        if seat != t.turn or not ACTING <= t.phase <= FINISHING or held == 0:
            return OWN_ACTION_ONLY
        card = self.cards[choice]
        if card.phases == 0:
            return END_OF_GAME_CARD
        if not fits_hour(t, seat, choice):
            return DAY_OR_NIGHT_CARD
        if card.phases >> t.phase & 1 == 0:
            return card.rule
        return card.rule_against(t, seat)

    def is_still_to_do(self, t: FourmidableBase, seat: i64) -> bool:
        """Return False: a card is never an action of its own (FOU-I2)."""
        return False

    def play(self, t: FourmidableBase, seat: i64, choice: i64, dice: Dice, news: News) -> None:
        """Play the card and take it out of the game (FOU-I2)."""
        colony, card = t.colonies[seat], self.cards[choice]
        copies = colony.specials & t.kit.specials.bits_of[choice]
        one = copies & -copies
        colony.specials ^= one
        t.played |= one
        if not card.gathers:
            t.doing.gathered = NONE
        if news.wanted:
            news.reveal(Played(seat=seat, special=t.kit.specials.designs[choice], rule=card.rule.id))
        card.play(t, seat, dice, news)
        if t.phase == FINISHING and t.turn == seat:
            conclude(t, dice, news)  # if it was the last card, the action is over
        elif t.phase == REAPING and colony.specials == 0:
            hunt(t, seat, dice, news)  # no card is left to play before the hunt

    def outlook(self, t: FourmidableBase, seat: i64, choice: i64) -> Outlook:
        card, special = self.cards[choice], t.kit.specials.designs[choice]
        steps, distance = card.steps(t), card.distance(t)
        return PlayCardOutlook(card=special.card, effect=special.effect, mark=special.mark,
                               points=card.points(t, seat),
                               steps=budget(t, t.doing.ant) + steps if steps else None,
                               distance=hole_distance(t, seat) + distance if distance else None)

    def reason(self, t: FourmidableBase, seat: i64, choice: i64, rule: Rule) -> Reason:
        special = t.kit.specials.designs[choice]
        return NoPlay(why=self.why(t, seat, choice), card=special.card, effect=special.effect, mark=special.mark)

    def why(self, t: FourmidableBase, seat: i64, choice: i64) -> NoPlayWhy:
        card = self.cards[choice]
        if t.colonies[seat].specials & t.kit.specials.bits_of[choice] == 0:
            return "hand"
        if seat != t.turn or not ACTING <= t.phase <= FINISHING:
            return "elsewhere"
        if card.phases == 0:
            return "count"
        if not fits_hour(t, seat, choice):
            return "hour"
        return card.why(t, seat) if card.phases >> t.phase & 1 else "when"


def fits_hour(t: FourmidableBase, seat: i64, choice: i64) -> bool:
    """Whether the card's mark fits day or night (FOU-I4); the Insomniac ignores it (FOU-E5)."""
    mark = t.kit.specials.mark[choice]
    return mark == PLAIN or (mark == OF_DAY) == t.day or t.colonies[seat].species == INSOMNIAC


# Cards that count at the end (FOU-I8).

def end_points(t: FourmidableBase, seat: i64) -> i64:
    """Return the points of the special cards in a hand if the game ended now; secret to its holder."""
    return points_of(t, seat, t.colonies[seat].specials)


def points_of(t: FourmidableBase, seat: i64, cards: i64) -> i64:
    """Return the points of the end-of-game cards in a set of special cards."""
    each = t.kit.specials.each
    total: i64 = 0
    bit: i64
    for bit in range(len(each)):
        if cards >> bit & 1:
            total += end_value(t, seat, bit)
    return total


def end_value(t: FourmidableBase, seat: i64, bit: i64) -> i64:
    specials = t.kit.specials
    card = EFFECTS[specials.effect[specials.each[bit]] - 1]
    return card.points(t, seat) if card.phases == 0 else 0


def crown(t: FourmidableBase, news: News) -> None:
    """Lay all end-of-game cards open, even if they bring no points; they are never played (FOU-I8)."""
    seat: i64
    bit: i64
    for seat in range(t.seats):
        colony = t.colonies[seat]
        colony.laid = colony.specials & t.kit.specials.crowns
        colony.specials ^= colony.laid
        for bit in range(len(t.kit.specials.each) if news.wanted and colony.laid else 0):
            if colony.laid >> bit & 1:
                special = t.kit.specials.designs[t.kit.specials.each[bit]]
                news.reveal(Crowned(seat=seat, special=special, points=end_value(t, seat, bit),
                                    rule=f"FOU-{special.effect}"))
