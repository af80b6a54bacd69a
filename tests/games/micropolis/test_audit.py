"""Every fault of a written Micropolis position is found and located."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from formicarium.core.game import InvalidPosition
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import Built, Holder, Lying, MicropolisPosition, Question

from . import tiny
from .scenes import position

TWO, FOUR, EXPERT = Micropolis(), Micropolis(players=4), Micropolis(mode="expert")
TINY = Micropolis(edition=tiny.TINY)
Spoil = Callable[[MicropolisPosition], MicropolisPosition]
ROWS = {0: [44, 36, 41], 1: [2, 3, 58]}


def middle(game: Micropolis = TWO, **how: Any) -> MicropolisPosition:
    return position(game, how.pop("rows", ROWS), full={1: [15]}, army={0: 4}, architects={0: 1}, **how)


def asking(**how: Any) -> MicropolisPosition:
    question = Question("sentinel", 1, 41, 1, 0, (1,))
    return position(TWO, {0: [54, 44, 41]}, army={0: 3}, question=replace(question, **how))


def manning(**how: Any) -> MicropolisPosition:
    return position(TWO, {0: [60, 44]}, question=replace(Question("barracks", 1, 44, 1, 1), **how))


def choosing() -> MicropolisPosition:
    return position(FOUR, {0: [44]}, question=Question("leader", 1))


def hill(p: MicropolisPosition, number: int, **how: Any) -> MicropolisPosition:
    anthills = list(p.anthills)
    anthills[number] = replace(anthills[number], **how)
    return replace(p, anthills=tuple(anthills))


def lying(p: MicropolisPosition, place: int, **how: Any) -> MicropolisPosition:
    line = list(p.line)
    line[place] = replace(line[place], **how)
    return replace(p, line=tuple(line))


CASES: list[tuple[str, Micropolis, MicropolisPosition, Spoil, str]] = [
    ("an anthill too few", TWO, middle(), lambda p: replace(p, anthills=p.anthills[:1]),
     "anthills: 1 given, but it takes 2 for 2 players"),
    ("the anthills of experts", TWO, middle(), lambda p: replace(p, anthills=p.anthills * 2),
     "anthills: 4 given, but it takes 2 for 2 players"),
    ("tokens of nobody", TWO, middle(), lambda p: replace(p, architects=(1, 0, 0)),
     "architects: 3 given, but it takes 2 for 2 players"),
    ("a turn of nobody", TWO, middle(), lambda p: replace(p, turn=2), "turn: there is no seat 2; seats are 0 to 1"),
    ("a Leader of nobody", TWO, middle(), lambda p: replace(p, leader=Holder(-1)), "leader.seat: there is no seat -1"),
    ("a second anthill in the base game", TWO, middle(), lambda p: replace(p, leader=Holder(0, 2)),
     "leader.anthill: there is no anthill 2; a player has 1"),

    ("a tile that nobody printed", TWO, middle(), lambda p: lying(p, 0, tile=62),
     "line[0].tile: there is no tile 62; they are 1 to 61 (MIC-C1)"),
    ("tile 0", TWO, middle(), lambda p: hill(p, 1, row=(2, 0, 58)),
     "anthills[1].row[1]: there is no tile 0; they are 1 to 61 (MIC-C1)"),
    ("a tile in two places", TWO, middle(), lambda p: lying(p, 0, tile=36),
     "line[0].tile: tile 36 is at anthills[0].row[1] already (MIC-C1)"),
    ("eleven tiles", EXPERT, position(EXPERT, {0: list(range(30, 40)), 1: [41]}),
     lambda p: hill(hill(p, 0, row=(*range(30, 40), 41)), 1, row=()),
     "anthills[0].row: 11 tiles; 10 complete an anthill (MIC-T5)"),

    ("barracks of another", TWO, middle(), lambda p: hill(p, 0, full=(15,)),
     "anthills[0].full[0]: this anthill has no barracks 15 (MIC-X6)"),
    ("barracks twice", TWO, middle(), lambda p: hill(p, 1, full=(15, 15)),
     "anthills[1].full: each barracks once, ascending"),
    ("barracks that there are none of", TWO, middle(), lambda p: hill(p, 1, full=(99,)),
     "anthills[1].full[0]: this anthill has no barracks 99 (MIC-X6)"),

    ("a debt of soldiers on a tile", TWO, middle(), lambda p: lying(p, 0, soldiers=-1),
     "line[0].soldiers: -1 soldiers"),
    ("an army of eleven", TWO, middle(), lambda p: hill(p, 0, army=11),
     "anthills[0].army: 11 soldiers; an army has 0 to 10 (MIC-T4)"),
    ("an army in debt", TWO, middle(), lambda p: hill(p, 0, army=-1), "anthills[0].army: -1 soldiers"),
    ("46 soldiers", TWO, middle(), lambda p: lying(p, 0, soldiers=33),
     "anthills, line: armies 9, line 33, barracks 4 make 46 soldiers, but there are 45 (MIC-C1)"),
    ("more than a sentinel can free", TWO, position(TWO, {0: [54, 44, 41]}, army={0: 10}, full={0: [11]},
                                                    question=Question("sentinel", 1, 41, 1, 0, (1,))),
     lambda p: hill(p, 0, army=12), "anthills[0].army: 12 soldiers; an army has 0 to 10 (MIC-T4)"),

    ("a token without an architect", TWO, middle(), lambda p: replace(p, architects=(1, 1)),
     "architects[1]: 1 tokens, but 0 architects placed (MIC-X3)"),
    ("a debt of tokens", TWO, middle(), lambda p: replace(p, architects=(-1, 0)), "architects[0]: -1 tokens"),
    ("a token too many", TINY, position(TINY, {0: [5]}, architects={0: 1}),
     lambda p: replace(p, architects=(2, 0)), "architects: 2 tokens; there are 1 (MIC-C1)"),

    ("a tile too few in the line", TWO, middle(), lambda p: replace(p, line=p.line[1:]),
     "line: 6 tiles; after 6 placed it must be 7 (MIC-T8)"),
    ("a tile too many in the line", EXPERT, position(EXPERT, {0: [44]}),
     lambda p: replace(p, line=(*p.line, Lying(50))), "line: 6 tiles; after 2 placed it must be 5 (MIC-E2)"),
    ("somebody has placed more", TWO, middle(), lambda p: hill(hill(p, 0, row=(44, 36, 41, 50)), 1, row=(2, 58)),
     "anthills: seat 0 has placed 4 tiles; with the Leader at seat 0 and 6 placed in all it must be 3 (MIC-T1)"),
    ("out of turn", TWO, middle(), lambda p: replace(p, turn=1),
     "turn: it says 1, but it is seat 0 by the tiles placed (MIC-T1)"),

    ("a question about an anthill of nobody", TWO, asking(), lambda p: asking(anthill=2),
     "question.anthill: there is no anthill 2; a player has 1"),
    ("a question about another tile", TWO, asking(), lambda p: asking(tile=44),
     "question.tile: tile 44 was not just placed in this anthill (MIC-T6)"),
    ("a question about nothing", TWO, asking(), lambda p: asking(step=2),
     "question.step: tile 41 does 1 things at once, so there is no step 2"),
    ("a sentinel where a barracks is", TWO, asking(), lambda p: asking(what="barracks", changed=()),
     "question.what: step 1 of tile 41 is no barracks (MIC-T6)"),
    ("a barracks where a sentinel is", TWO, manning(), lambda p: manning(what="sentinel", barracks=0),
     "question.what: step 1 of tile 44 is no sentinel (MIC-T6)"),
    ("another barracks", TWO, manning(), lambda p: manning(barracks=2),
     "question.barracks: it is not barracks 2 that is asked about (MIC-X6)"),
    ("barracks changed that are not there", TWO, asking(), lambda p: asking(changed=(3,)),
     "question.changed: barracks of this anthill that its sentinel has changed, ascending (MIC-X5)"),
    ("barracks changed twice", TWO, asking(), lambda p: asking(changed=(1, 1)), "question.changed: barracks of this"),
    ("barracks changed by no sentinel", TWO, manning(), lambda p: manning(changed=(1,)),
     "question.changed: barracks of this"),
    ("nothing left to change", TWO, asking(), lambda p: hill(p, 0, army=2),
     "question: there is nothing left for the sentinel to change (MIC-X5)"),
    ("too few to fill it", TWO, manning(), lambda p: hill(p, 0, army=0),
     "question.barracks: barracks 1 cannot be filled now (MIC-X6)"),
    ("filled already", TWO, manning(), lambda p: hill(p, 0, full=(1,)),
     "question.barracks: barracks 1 cannot be filled now (MIC-X6)"),
    ("the Leader chooses about a tile", FOUR, choosing(), lambda p: replace(p, question=Question("leader", 1, 44)),
     "question: the Leader's is about no tile, and its anthill has the token (MIC-T9)"),
    ("the Leader has no choice", FOUR, choosing(), lambda p: hill(p, 2, army=7),
     "question: the Leader has no choice between armies here (MIC-T9)"),
    ("the Leader chooses in the middle", TWO, position(TWO, {0: [44]}),
     lambda p: replace(p, question=Question("leader", 1)),
     "question.what: the Leader chooses only after a renewal (MIC-T9)"),

    ("ended and not said", TWO, position(TWO, {0: list(range(1, 11)), 1: list(range(11, 21))}, ended="MIC-T10"),
     lambda p: replace(p, ended=""), "ended: it says '', but by the rules it is 'MIC-T10' here"),
    ("said and not ended", TWO, middle(), lambda p: replace(p, ended="MIC-T10"),
     "ended: it says 'MIC-T10', but by the rules it is '' here"),
]


@pytest.mark.parametrize(("game", "good", "spoil", "message"), [case[1:] for case in CASES],
                         ids=[case[0] for case in CASES])
def test_impossible_position_is_refused_with_its_place(game: Micropolis, good: MicropolisPosition, spoil: Spoil,
                                                       message: str) -> None:
    assert game.position(game.load(good)) == good  # otherwise a case could fail for another reason
    with pytest.raises(InvalidPosition, match=re.escape(message)):
        game.load(spoil(good))


def test_unwritten_positions_are_refused_by_their_type() -> None:
    text = msgspec.json.encode(middle())
    assert msgspec.json.decode(text, type=MicropolisPosition) == middle()
    with pytest.raises(msgspec.ValidationError, match="unknown field `winner`"):
        msgspec.json.decode(text.replace(b'"turn"', b'"winner":1,"turn"'), type=MicropolisPosition)
    with pytest.raises(msgspec.ValidationError, match="Invalid enum value"):
        msgspec.json.decode(b'{"what":"queen"}', type=Question)


def test_optional_fields_of_a_position_are_completed() -> None:
    short = b'{"anthills":[{"army":5},{"army":5}],"line":[%b],"architects":[0,0],"leader":{"seat":1},"turn":1}'
    line = b",".join(b'{"tile":%d}' % tile for tile in range(1, 8))
    written = msgspec.json.decode(short % line, type=MicropolisPosition)
    assert written.anthills == (Built(5), Built(5)) and TWO.load(written).pile == 54
