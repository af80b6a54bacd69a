"""Fourmidable: turns, rounds of day and night, the weather, and the end of the game.

FOU-K4, K5, K15, K19, A3, A4, A18, A19, A24."""
from __future__ import annotations

from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.games.fourmidable.base import CurrentAction, FourmidableBase
from formicarium.games.fourmidable.claiming import claim
from formicarium.games.fourmidable.events import Asked, Dawned, Ended, Ranked, Rewarded, Spun
from formicarium.games.fourmidable.kit import (
    ACTING,
    BONUS,
    CLOSING,
    COUNTING,
    FINISHING,
    FORECASTING,
    KINDS,
    NONE,
    POWER_BY_DAY,
    POWER_BY_NIGHT,
    QUIET,
)
from formicarium.games.fourmidable.levels import NEXT_TO_OWN
from formicarium.games.fourmidable.model import ANT_KINDS, WEATHERS, Rank
from formicarium.games.fourmidable.rules import EXHAUSTED_GAME, RULES, SOLO_SIX_ROUNDS


def pass_on(t: FourmidableBase, dice: Dice, news: News) -> None:
    """Pass the turn clockwise to the next seat with something left to do (FOU-K4).

    Without one, end the round. FOU-X7: claim first.
    """
    if t.kit.level.claims == NEXT_TO_OWN:
        claim(t, t.turn, news)
    t.phase = ACTING
    t.doing = CurrentAction()
    i: i64
    for i in range(1, t.seats + 1):
        seat = (t.turn + i) % t.seats
        if t.busy(seat):
            t.turn = seat
            return
    close(t, dice, news)


def conclude(t: FourmidableBase, dice: Dice, news: News) -> None:
    """End the action; if cards or a power are left, ask the seat whether to play one (FOU-I2).

    The question depends only on facts that all seats see, so it reveals nothing about the hand.
    """
    if t.kit.level.specials and (t.colonies[t.turn].specials or has_power(t, t.turn)):
        gathered = t.doing.gathered
        t.doing = CurrentAction()
        t.doing.gathered = gathered
        t.phase = FINISHING
    else:
        pass_on(t, dice, news)


def interrupt(t: FourmidableBase, rule: Rule, phase: i64) -> None:
    """Pause the action while a card or a power waits for a choice."""
    t.doing.resume = t.phase
    t.doing.by = rule.number
    t.phase = phase


def resume(t: FourmidableBase, dice: Dice, news: News) -> None:
    """Go on with the action after the choice for a card or power."""
    t.phase = t.doing.resume
    t.doing.resume = NONE
    t.doing.by = 0
    if t.phase == FINISHING:
        conclude(t, dice, news)


def has_power(t: FourmidableBase, seat: i64) -> bool:
    """Whether the species of a seat can still use its power this round (FOU-E1, E2); all seats see it."""
    species = t.colonies[seat].species
    return species == (POWER_BY_DAY if t.day else POWER_BY_NIGHT) and t.used >> seat & 1 == 0


def close(t: FourmidableBase, dice: Dice, news: News) -> None:
    """Close the round after its last action, or begin the final count (FOU-A19, A24)."""
    if goal_is_met(t):
        count_up(t, t.kit.level.end.rule, news)
        return
    t.phase = CLOSING
    t.passed = 0
    if seats_asked(t):
        if news.wanted:
            news.tell(Asked(final=False, rule="FOU-A24"))
    else:
        finish(t, dice, news)


def goal_is_met(t: FourmidableBase) -> bool:
    """Whether a seat has the number of objectives that ends the game (FOU-K15, A19). FOU-P6: no number ends Solo."""
    goal = t.kit.level.end.goal
    if goal == 0:
        return False
    seat: i64
    for seat in range(t.seats):
        if t.colonies[seat].total_done() >= goal:
            return True
    return False


def seats_asked(t: FourmidableBase) -> i64:
    """Return a bit set of the seats that may still reveal, by public facts (FOU-A24; at the end FOU-K15, A19, K19)."""
    found: i64 = 0
    seat: i64
    for seat in range(t.seats):
        if t.passed >> seat & 1 == 0 and may_matter(t, seat) and might_reveal(t, seat):
            found |= 1 << seat
    return found


def may_matter(t: FourmidableBase, seat: i64) -> bool:
    """Whether the seat could come to eight objectives before the round closes (FOU-A24).

    At Child the end comes at once, and the round waits for no seat.
    """
    if t.phase == COUNTING:
        return True
    colony, end = t.colonies[seat], t.kit.level.end
    return not end.at_once and colony.total_done() + colony.objectives() >= end.goal


def might_reveal(t: FourmidableBase, seat: i64) -> bool:
    """Whether the seat could pay an objective, by public facts: its resources and the backs of its cards."""
    cards, held = t.kit.objectives, t.colonies[seat].held
    card: i64
    for card in range(cards.count):
        if cards.copies[card] and held[cards.kind[card]] and t.affords(seat, card):
            return True
    return False


def settle(t: FourmidableBase, dice: Dice, news: News) -> None:
    """Check after a reveal or a pass whether the round or the game ends."""
    if t.phase != COUNTING and goal_is_met(t) and (t.kit.level.end.at_once or t.phase == CLOSING):
        count_up(t, t.kit.level.end.rule, news)  # FOU-K15: no action follows
    elif t.phase == CLOSING and not seats_asked(t):
        finish(t, dice, news)
    elif t.phase == COUNTING and not seats_asked(t):
        end(t, news)


def finish(t: FourmidableBase, dice: Dice, news: News) -> None:
    """End the round (FOU-K5, A18, K19). FOU-P6: Solo ends after a fixed number of rounds."""
    if t.kit.level.alone:
        if t.round_ == t.kit.solo.rounds:
            count_up(t, SOLO_SIX_ROUNDS, news)
            return
    else:
        t.still = 0 if t.stirred else t.still + 1
        if t.still == QUIET:
            count_up(t, EXHAUSTED_GAME, news)
            return
    t.day = not t.day
    t.first = (t.first + 1) % t.seats
    kind: i64
    seat: i64
    for kind in range(KINDS):
        t.tiles[kind] = t.kit.births[kind]
    for seat in range(t.seats):
        t.colonies[seat].moved = 0
        t.colonies[seat].born = NONE
        t.colonies[seat].preyed = NONE
        t.colonies[seat].extra = NONE
    t.prowled = 0
    t.used = 0
    begin(t, dice, news)


def begin(t: FourmidableBase, dice: Dice, news: News) -> None:
    """Begin a round; the holder of the day/night tile spins the weather (FOU-A3)."""
    t.round_ += 1
    t.stirred = False
    t.turn = t.first
    t.phase = ACTING
    t.weather = NONE
    t.passed = 0
    if news.wanted:
        news.tell(Dawned(seat=t.first, round=t.round_, day=t.day,
                         rule="FOU-A18" if t.kit.level.weather else "FOU-K5"))
    if t.kit.level.weather:
        t.weather = dice.below(KINDS + 1)
        if t.weather == KINDS:
            t.weather = NONE
            t.phase = FORECASTING
        if news.wanted:
            news.tell(Spun(seat=t.first, weather=None if t.weather == NONE else WEATHERS[t.weather], rule="FOU-A3"))


def count_up(t: FourmidableBase, rule: Rule, news: News) -> None:
    """Begin the final count: each player may still reveal the objectives they can pay (FOU-K15, A19, K19)."""
    t.ending = rule.number
    t.phase = COUNTING
    t.passed = 0
    t.doing = CurrentAction()
    if seats_asked(t):
        if news.wanted:
            news.tell(Asked(final=True, rule=rule.id))
    else:
        end(t, news)


def end(t: FourmidableBase, news: News) -> None:
    """End the game and give the bonus cards (FOU-K15; FOU-A20 to A22)."""
    t.over = t.ending
    t.crown(news)
    if news.wanted:
        seat: i64
        kind: i64
        for kind in range(KINDS):
            for seat in range(t.seats):
                if t.bonus_card(seat, kind):
                    news.tell(Rewarded(seat=seat, ant=ANT_KINDS[kind], points=BONUS, rule="FOU-A21"))
        if t.kit.level.alone:
            news.tell(Ranked(seat=0, points=t.score(0), rank=rank_of(t, 0), rule="FOU-P6"))
            return
        winners = [one for one in range(t.seats) if max([t.compare(other, one) for other in range(t.seats)]) <= 0]
        news.tell(Ended(winners=tuple(winners), points=t.score(winners[0]), rule=RULES[t.over]))


def rank_of(t: FourmidableBase, seat: i64) -> Rank | None:
    """Return the rank of a seat, whose points must exceed the rank's limit (FOU-P6)."""
    points = t.score(seat)
    found: Rank | None = None
    for above, rank in t.kit.solo.ranks:
        if points > above:
            found = rank
    return found
