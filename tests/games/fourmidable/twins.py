"""Pairs of games that one seat (or a spectator) cannot tell apart; the cards that it never sees differ.

Each is a whole match, so that it can be replayed over a socket.
"""
from __future__ import annotations

from collections.abc import Iterator

from formicarium.bots.registry import GREEDY
from formicarium.core.dice import Dice, Scripted, Seeded
from formicarium.core.match import Entry, Match
from formicarium.games.fourmidable.events import Dealt, Looked
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import ANT_KINDS, Keep, Objective, Pass, Reveal

LINES = 4000  # games with more journal lines are abandoned


def sensible(game: Fourmidable, seed: int, sleepy: int) -> Match:
    """Play a game with greedy players who sometimes pick any other action; `sleepy`: percentage of chances to reveal
    left unused.
    """
    dice = Seeded(seed)
    match = Match.begin(game, dice)
    while not match.ended() and len(match.journal) < LINES:
        seats = match.waiting()
        seat = seats[dice.below(len(seats))]
        free = [one for one in range(game.players) if one != seat
                and any(isinstance(action, Reveal) for action in match.legal_actions(one))]
        if free and dice.below(100) >= sleepy:
            seat = free[dice.below(len(free))]
        match = match.play(seat, choice_of(match, seat, dice, sleepy), dice)
    return match


def choice_of(match: Match, seat: int, dice: Dice, sleepy: int) -> object:
    options = match.legal_actions(seat)
    reveals = [action for action in options if isinstance(action, Reveal)]
    others = [action for action in options if not isinstance(action, Reveal)]
    if reveals and (not others or dice.below(100) >= sleepy):
        return reveals[dice.below(len(reveals))]
    best = GREEDY.choose(match.game, match.view(seat), dice)
    return best if best in others and dice.below(8) else others[dice.below(len(others))]


def drawn_by(match: Match, seat: int) -> tuple[Objective, ...]:
    """Return the cards of the piles that the last entry showed to its seat, in the order drawn."""
    return tuple(card for event in match.events_for(seat) if isinstance(event, Dealt | Looked) for card in event.cards)


class Box:
    """The place of every single card, equal ones too: in hands, under piles, not drawn yet."""

    def __init__(self, game: Fourmidable) -> None:
        box = game.course.kit
        cards = box.objectives
        self.names = [cards.designs[number].card for number, n in enumerate(cards.copies) for _ in range(n)]
        self.kinds = [cards.kind[number] for number, n in enumerate(cards.copies) for _ in range(n)]
        self.pile = set(range(len(self.names)))
        self.under: list[list[int]] = [[], [], []]
        self.hands: list[list[int]] = [[] for _ in range(game.players)]
        self.looked: list[int] = []
        self.seen: dict[int, set[int]] = {seat: set() for seat in range(-1, game.players)}

    def follow(self, entry: Entry, before: Match, after: Match) -> list[int]:
        """Return the cards that this entry draws from the shuffled part of the piles."""
        seat, action = entry.seat, entry.action
        found, drawn = [], []
        for card in drawn_by(after, seat):
            kind = ANT_KINDS.index(card.ant)
            fresh = next((one for one in sorted(self.pile) if self.names[one] == card.card), None)
            if any(self.kinds[one] == kind for one in self.pile):
                assert fresh is not None
                self.pile.remove(fresh)
                drawn.append(fresh)
            else:
                fresh = self.under[kind].pop(0)
                assert self.names[fresh] == card.card
            found.append(fresh)
            self.seen[seat].add(fresh)
        if after.view(seat).phase == "studying" and found:
            self.looked = found
        elif isinstance(action, Keep):
            self.keep(seat, action.card)
        elif found and before.view(-1).round:
            self.looked = found
            self.keep(seat, self.names[found[0]])
        else:
            self.hands[seat] += found
        if isinstance(action, Reveal):
            card_ = next(one for one in self.hands[seat] if self.names[one] == action.card)
            self.hands[seat].remove(card_)
            for seen in self.seen.values():
                seen.add(card_)
        return drawn

    def keep(self, seat: int, name: str) -> None:
        mine = next(one for one in self.looked if self.names[one] == name)
        self.hands[seat].append(mine)
        for one in self.looked:
            if one != mine:
                self.under[self.kinds[one]].append(one)
        self.looked = []


def twin(match: Match, viewer: int, seed: int) -> Match:
    """Return the same game with the cards that the viewer never sees shuffled among themselves."""
    game = match.game
    assert isinstance(game, Fourmidable)
    box, drawn, kept = Box(game), list[list[int]](), dict[int, int]()
    steps = list(moments(match))
    for number, (entry, before, after) in enumerate(steps):
        looked = list(box.looked)
        drawn.append(box.follow(entry, before, after))
        if isinstance(entry.action, Keep):
            kept[number] = next(one for one in looked if box.names[one] == entry.action.card)
    other = shuffle_cards(box, viewer, Seeded(seed))
    made = Match.replay(game, match.opening, ())
    for number, (entry, _, _) in enumerate(steps):
        chance: list[int] = []
        left = [list(pile) for pile in made.position().piles]
        for card in drawn[number]:
            pile = left[box.kinds[card]]
            chance.append(pile.index(box.names[other[card]]))
            del pile[chance[-1]]
        luck = (*chance, *entry.chance[len(chance):])
        action = Keep(box.names[other[kept[number]]]) if number in kept else entry.action
        made = made.play(entry.seat, action, Scripted(luck))
    return made


def shuffle_cards(box: Box, viewer: int, dice: Seeded) -> dict[int, int]:
    other = {card: card for card in range(len(box.names))}
    for kind in range(len(ANT_KINDS)):
        unseen = [card for card in other if box.kinds[card] == kind and card not in box.seen[viewer]]
        rest = unseen[:]
        for card in unseen:
            other[card] = rest.pop(dice.below(len(rest)))
    return other


def moments(match: Match) -> Iterator[tuple[Entry, Match, Match]]:
    before = Match.replay(match.game, match.opening, ())
    for entry in match.journal:
        after = before.apply_entry(entry)
        yield entry, before, after
        before = after


def is_last_call(match: Match) -> bool:
    """Whether the seats are being asked to reveal for the last time (FOU-A24, K15, A19)."""
    return any(isinstance(action, Pass) for seat in match.waiting() for action in match.legal_actions(seat))
