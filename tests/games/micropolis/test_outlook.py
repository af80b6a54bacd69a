"""Outlooks of Micropolis agree with the move: costs, joined galleries and changes of the score sheet."""
from __future__ import annotations

import pytest

from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import (
    Change,
    Done,
    DoneOutlook,
    Fill,
    Give,
    GiveOutlook,
    Leave,
    Switch,
    Take,
    TakeOutlook,
)

from . import tiny
from .scenes import LUCK, scene, take

LINES = ("population", "colony", "harvest", "royal", "red", "garrison")


def changes(*lines: int) -> Change:
    return Change(**dict(zip(LINES, lines, strict=True)), total=sum(lines))


def test_outlook_of_a_tile_shows_cost_and_gain() -> None:
    here = scene({0: [8], 1: [60]}, line=[61, 9, (18, 3)])
    assert here.outlook(take(3)) == TakeOutlook(
        place=3, side="right", anthill=1, architect=False, cost=2, soldiers=3, army=6, tile=18, bears="blackberry",
        workers=1, first=False, completes=False, galleries=((0, 1), (0, 1)),
        change=changes(1, 5, 3, 0, 0, 0))  # now as many ants in one gallery as the other seat has


def test_outlook_names_the_contents_of_a_tile() -> None:
    here = scene(line=[34, 58, 60, 22])
    assert [here.outlook(take(place)).bears for place in (1, 2, 3, 4)] == ["nurse3", "barracks4", "nothing", "gift"]
    assert scene(edition=tiny.TINY, line=[3]).outlook(take(1)).bears == "several"


def test_outlook_shows_the_joined_galleries() -> None:
    """The row is A, then F, whose right ports are two dead ends (galleries 1 and 2)."""
    here = scene({0: [8, 2]}, line=[17, 9])
    assert [slice_.galleries for slice_ in here.anthill(0).row] == [(0, 0), (0, 1, 2)]
    assert here.outlook(take(1)).galleries == ((0, 0), (0, 1, 2), (1, 2))
    assert here.outlook(take(2)).galleries == ((0, 0), (0, 1, 1), (1,))
    assert here.outlook(take(1, "left")).galleries == ((0, 0), (0, 0), (0, 1, 2))
    assert scene(line=[17]).outlook(take(1)).galleries == ((0, 1),)  # the first tile touches nothing
    # C: the left end of the row meets the right end
    closing = scene({0: [8, 31, 13, 60, 34, 56, 50, 43, 17]}, line=[44])
    after = closing.play(take(1))
    assert closing.outlook(take(1)).galleries == tuple(slice_.galleries for slice_ in after.anthill(0).row)


def test_outlook_of_an_architect_costs_nothing() -> None:
    facts = scene({0: [36]}, architects={0: 1}, line=[1, 2, 60]).outlook(take(3, architect=True))
    assert (facts.cost, facts.architect, facts.army) == (0, True, 5)


def test_outlook_shows_barracks_and_sentinel() -> None:
    manning = scene(line=[54]).play(take(1))
    fill, leave = manning.outlook(Fill()), manning.outlook(Leave())
    assert (fill.barracks, fill.places, fill.army, fill.change.garrison, fill.change.total) == (11, 3, 2, 7, 2)
    assert (leave.barracks, leave.places, leave.army) == (11, 3, 5)
    sentinel = scene({0: [49, 58]}, full={0: [15]}, army={0: 9}, line=[41]).play(take(1))
    assert sentinel.outlook(Switch(6)).how == "fill" and sentinel.outlook(Switch(6)).army == 7
    assert sentinel.outlook(Switch(15)).how == "empty" and sentinel.outlook(Switch(15)).change.garrison == -10
    assert sentinel.outlook(Switch(6)).last == 0 and sentinel.play(Switch(15)).outlook(Switch(6)).last == 1
    assert sentinel.outlook(Done()) == DoneOutlook(surplus=0)
    assert sentinel.play(Switch(15)).outlook(Done()) == DoneOutlook(surplus=3)


def test_outlook_of_the_leader_shows_the_chosen_army() -> None:
    here = scene(players=4, army={0: 5, 1: 5, 2: 5, 3: 3}, line=[60], turn=3).play(take(1), LUCK)
    assert here.outlook(Give(2)) == GiveOutlook(owner=2, anthill=1, army=5)


@pytest.mark.parametrize(("mode", "players"), [("base", 2), ("base", 4), ("expert", 2)])
def test_outlook_of_points_equals_the_change_of_the_sheet(mode: str, players: int) -> None:
    """Checked for every tile that asks no question."""
    game, dice, checked = Micropolis(mode=mode, players=players), Seeded(4), 0
    match = Match.begin(game, dice)
    while match.waiting():
        seat = match.waiting()[0]
        options = match.legal_actions(seat)
        action = options[dice.below(len(options))]
        foretold, before = match.outlook(seat, action), match.tally(seat)
        match = match.play(seat, action, dice)
        question = match.view(0).question
        if isinstance(action, Take) and (question is None or question.what == "leader"):
            lines = [after.points - was.points for after, was in zip(match.tally(seat), before, strict=True)]
            assert foretold.change == changes(*lines)
            checked += 1
    assert checked > 5 * players
