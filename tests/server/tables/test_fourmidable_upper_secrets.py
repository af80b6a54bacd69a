"""Messages of the upper levels do not depend on secrets of another seat, byte by byte.

The secrets are cards kept in the draft (FOU-X4), seen on the pile (FOU-E6, C19) or dealt (FOU-I1); the recipients are a
seat, a spectator and a stranger.
"""
from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
import pytest

from formicarium.core.dice import Scripted, Seeded
from formicarium.core.match import Entry, Match
from formicarium.games.fourmidable.events import Peeked
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.kit import DEALT
from formicarium.games.fourmidable.model import Adopt, Complete, Draft, Pick, PlayCard, UsePower
from formicarium.games.fourmidable.state import FourmidableState
from tests.games.fourmidable import test_special_secrets as dealt
from tests.support.recorder import sent_lines
from tests.support.site import site

pytestmark = pytest.mark.unwatched
GAME = Fourmidable(mode="experienced", players=3, first_leads=True)
HOLDER = 1
LINES = 60
OF_THE_PILE = ("C13", "C14", "C15", "C19", "C20", "C21")


def table_of(match: Match) -> FourmidableState:
    table = match._state
    assert isinstance(table, FourmidableState)
    return table


@cache
def play_secret_game() -> Match:
    """Return a game whose holder is a Strategist who looks at the next objective before every action; none is
    completed.
    """
    for seed in range(50):
        dice = Seeded(seed)
        match = Match.begin(GAME, dice)
        while len(match.journal) < LINES + GAME.players:
            seat = match.waiting()[dice.below(len(match.waiting()))]
            match = match.play(seat, choice_of(match, seat, dice), dice)
        if not secret(match) & table_of(match).played and looks(match):
            return match
    raise AssertionError("no such game")


def choice_of(match: Match, seat: int, dice: Seeded) -> Any:
    options = match.legal_actions(seat)
    for wanted in (Adopt("strategist"), UsePower()):
        if seat == HOLDER and wanted in options:
            return wanted
    first = [one for one in options if isinstance(one, Pick)]  # so that the pile is looked at often
    calm = [one for one in options if not isinstance(one, Complete) and one != Adopt("strategist")
            and not (isinstance(one, PlayCard) and one.card.startswith(OF_THE_PILE))]
    some = first if first and dice.below(3) else calm
    return some[dice.below(len(some))]


def secret(match: Match) -> int:
    """Return the first card that the holder kept of those dealt to it; no other seat ever had it in hand."""
    table = table_of(match)
    return 1 << table.taken[HOLDER * table.kit.level.specials]


def looks(match: Match) -> list[int]:
    return [number for number, entry in enumerate(match.journal)
            if entry.seat == HOLDER and entry.action == UsePower() and entry.chance]


def twin(match: Match) -> Match:
    """Return the same game with another first card for the holder, one that was never dealt, and another card looked
    at.
    """
    table, card = table_of(match), secret(match)
    kit = table.kit
    spare = int(table.deck & ~kit.specials.crowns)
    other = spare & -spare
    names = {bit: kit.specials.designs[kit.specials.each[bit.bit_length() - 1]].card for bit in (card, other)}
    made = Match.replay(match.game, match.opening, ())
    for number, entry in enumerate(match.journal):
        action, chance = entry.action, list(entry.chance)
        if isinstance(action, Adopt) and len(chance) >= DEALT * GAME.players:
            chance[:DEALT * GAME.players] = dealing(kit.specials.all, chance[:DEALT * GAME.players], card, other)
        elif action == Draft(names[card]) and entry.seat == HOLDER:
            action = Draft(names[other])
        elif number == looks(match)[0]:
            chance[0] = another(made, entry)
        made = made.play(entry.seat, action, Scripted(chance))
    return made


def dealing(deck: int, chance: list[int], card: int, other: int) -> list[int]:
    full, found = deck, list[int]()
    for at in chance:
        bit = [1 << n for n in range(full.bit_length()) if full >> n & 1][at]
        full ^= bit
        bit = other if bit == card else bit
        found.append((deck & bit - 1).bit_count())
        deck ^= bit
    return found


def another(match: Match, entry: Entry) -> int:
    def view_seen(luck: int) -> Any:
        return match.play(entry.seat, entry.action, Scripted([luck])).view(HOLDER).known

    return next(luck for luck in range(100) if view_seen(luck) != view_seen(entry.chance[0]))


def compare(matches: tuple[Match, Match], lines: int, asked: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        worlds = []
        for match in matches:
            async with site() as place:
                worlds.append(await sent_lines(place, match, lines, asked, monkeypatch))
                assert place.context.counts["faults"] == 0
        first, second = worlds
        assert first["theirs"] != second["theirs"]
        for who in ("mine", "watcher", "elsewhere"):
            assert len(first[who]) == len(second[who]) > 5
            for one, two in zip(first[who], second[who], strict=True):
                assert one == two, who

    asyncio.run(run())


def test_fou_x4_e6_kept_and_peeked_cards_are_sent_to_their_seat_only(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = GAME.course.kit
    asked = [*[kind(one.card) for one in kit.specials.designs for kind in (Draft, PlayCard)],
             *[Complete(design.card) for design in kit.objectives.designs], UsePower()]
    match = play_secret_game()
    other = twin(match)
    assert secret(other) != secret(match)
    peeked = [event for entry in match.journal for event in events_heard(match, entry) if isinstance(event, Peeked)]
    assert peeked and all(event.seat == HOLDER for event in peeked)
    compare((match, other), LINES, asked, monkeypatch)


def events_heard(match: Match, entry: Entry) -> list[Any]:
    at = match.journal.index(entry)
    return list(Match.replay(match.game, match.opening, match.journal[:at + 1]).events_for(-1))


def test_fou_i1_special_cards_in_hand_are_sent_to_their_seat_only(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Fourmidable(mode="intermediate", players=3)
    match = dealt.play_to_end(game, 3)
    short = Match.replay(game, match.opening, match.journal[:200])
    other = Match.replay(game, dealt.twin(match, HOLDER).opening, match.journal[:200])
    assert msgspec.json.encode(short.view(HOLDER)) != msgspec.json.encode(other.view(HOLDER))
    compare((short, other), 30, [PlayCard(one.card) for one in game.course.kit.specials.designs], monkeypatch)
