"""Journals as files: reading gives what was written, and every fault names its line."""
from __future__ import annotations

import re

import pytest

from formicarium.core import journal
from formicarium.core.dice import Scripted, Seeded
from formicarium.core.game import Game
from formicarium.core.journal import BadJournal
from formicarium.core.match import Match
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Enter, Take

from .coin import Coin, Do

SHELF: dict[str, type[Game]] = {"coin": Coin, "wyx": Wyx}
HEAD = '{"formicarium":1,"version":3,"game":{"game":"coin"},"opening":[0]}\n'
SAY = '{"seat":0,"action":{"type":"Do","word":"say"}}\n'


def toy_match() -> Match:
    match = Match.begin(Coin(), Scripted([0])).play(0, Do("say"), Scripted([])).play(1, Do("toss"), Scripted([1]))
    return match.play(0, Do("say"), Scripted([])).undo(0)


def test_journal_has_a_heading_and_one_line_per_entry() -> None:
    assert journal.write(toy_match(), ("Ann", "Bob")) == (
        '{"formicarium":1,"version":3,"game":{"game":"coin","players":2,"mode":"base","edition":"plain","loud":false},'
        '"opening":[0],"seats":["Ann","Bob"]}\n'
        '{"seat":0,"action":{"type":"Do","word":"say"}}\n'
        '{"seat":1,"action":{"type":"Do","word":"toss"},"chance":[1]}\n'
        '{"seat":0,"action":{"type":"Do","word":"say"}}\n'
        '{"seat":0}\n')


def test_written_journal_is_read_back() -> None:
    match, seats = journal.read(journal.write(toy_match(), ("Ann", "Bob")), SHELF)
    assert match == toy_match()
    assert match.position() == toy_match().position()
    assert seats == ("Ann", "Bob")
    assert journal.read(journal.write(toy_match()), SHELF)[1] == ()


def test_journal_of_a_wyx_game_is_read_back() -> None:
    luck = Seeded(3)
    match = Match.begin(Wyx(players=3, finish_round=True), luck)
    while match.waiting():
        (seat,) = match.waiting()
        options = match.legal_actions(seat)
        match = match.play(seat, options[luck.below(len(options))], luck)
    again, _ = journal.read(journal.write(match), SHELF)
    assert again == match
    assert (again.ended(), again.position()) == (match.ended(), match.position())
    assert isinstance(again.journal[0].action, Enter)
    assert isinstance(again.journal[3].action, Take)


@pytest.mark.parametrize(("until", "entries"), [(None, 4), (0, 0), (1, 1), (3, 3), (4, 4), (99, 4)])
def test_journal_can_be_read_up_to_an_entry(until: int | None, entries: int) -> None:
    match, _ = journal.read(journal.write(toy_match()), SHELF, until)
    assert match.journal == toy_match().journal[:entries]


def test_faults_after_the_read_part_are_ignored() -> None:
    assert len(journal.read(HEAD + SAY + "broken\n", SHELF, 1)[0].journal) == 1


@pytest.mark.parametrize("name", ["Zoé", "a\u2028b", "a\x85b", "a\x0bb", "\n", '"', "\\", "🐜"])
def test_journal_keeps_any_seat_name(name: str) -> None:
    assert journal.read(journal.write(toy_match(), (name, "x")), SHELF) == (toy_match(), (name, "x"))


def test_journal_with_crlf_is_read() -> None:
    assert journal.read(journal.write(toy_match()).replace("\n", "\r\n"), SHELF)[0] == toy_match()


def test_journal_without_final_newline_is_read() -> None:
    assert journal.read((HEAD + SAY).removesuffix("\n"), SHELF)[0].journal != ()


FAULTS = [
    ("", "line 1: the file is empty; a journal begins with its heading"),
    ("\n", "line 1: Input data was truncated"),
    ("nonsense", "line 1: JSON is malformed"),
    ("[]", "line 1: Expected `object`, got `array`"),
    ("{}", "line 1: Object missing required field `formicarium`"),
    (HEAD.replace('"formicarium":1', '"formicarium":2'), "line 1: journals of format 2 are not known here, only 1"),
    (HEAD.replace('"formicarium":1', '"formicarium":"1"'), "line 1: Expected `int`, got `str` - at `$.formicarium`"),
    (HEAD.replace('"version":3', '"version":2'), "line 1: written under version 2 of the rules of coin; these are 3"),
    (HEAD.replace('"version":3,', ""), "line 1: Object missing required field `version`"),
    (HEAD.replace('"coin"', '"chess"'), "line 1: there is no game 'chess'; there is coin, wyx"),
    (HEAD.replace('"coin"', "7"), "line 1: there is no game 7; there is coin, wyx"),
    (HEAD.replace('"coin"', '["coin"]'), "line 1: there is no game ['coin']; there is coin, wyx"),
    (HEAD.replace('{"game":"coin"}', "{}"), "line 1: there is no game None; there is coin, wyx"),
    (HEAD.replace('{"game":"coin"}', '"coin"'), "line 1: Expected `object`, got `str`"),
    (HEAD.replace('"coin"', '"coin","players":9'), "line 1: coin (base) is for 2 to 4 players, not 9"),
    (HEAD.replace('"coin"', '"coin","edition":"../../x"'), "line 1: there is no edition '../../x'"),
    (HEAD.replace('"coin"', '"coin","silver":true'), "line 1: Object contains unknown field `silver`"),
    (HEAD.replace("[0]}", '[0],"colour":"red"}'), "line 1: Object contains unknown field `colour`"),
    (HEAD.replace("[0]}", '[0],"seats":[1,2]}'), "line 1: Expected `str`, got `int` - at `$.seats[0]`"),
    (HEAD.replace('"opening":[0]', '"opening":["0"]'), "line 1: Expected `int`, got `str` - at `$.opening[0]`"),
    (HEAD.replace('"opening":[0]', '"opening":[]'),
     "line 1: chance is asked for answer number 1, below 2, and there is none"),
    (HEAD.replace('"opening":[0]', '"opening":[0,1]'), "line 1: chance has 2 answers, only 1 were asked for"),
    (HEAD.replace('"opening":[0]', '"opening":[2]'), "line 1: answer number 1 of chance is 2; it must be 0 to 1"),
    (HEAD[:30], "line 1: Input data was truncated"),
    (HEAD.replace('{"game":"coin"}', "[" * 100_000 + "]" * 100_000), "line 1: maximum recursion depth exceeded"),
    (HEAD + SAY + "\n", "line 3: Input data was truncated"),
    (HEAD + SAY + "nonsense\n", "line 3: JSON is malformed"),
    (HEAD + SAY + SAY.replace("0", "1")[:20], "line 3: Input data was truncated"),
    (HEAD + "7\n", "line 2: Expected `object`, got `int`"),
    (HEAD + "{}\n", "line 2: Object missing required field `seat`"),
    (HEAD + '{"seat":"0"}\n', "line 2: Expected `int`, got `str` - at `$.seat`"),
    (HEAD + SAY.replace('"seat":0', '"seat":0,"when":1'), "line 2: Object contains unknown field `when`"),
    (HEAD + SAY.replace('"say"', '"say","loud":1'), "line 2: Object contains unknown field `loud` - at `$.action`"),
    (HEAD + SAY.replace('"Do"', '"Dream"'), "line 2: Invalid value 'Dream' - at `$.action.type`"),
    (HEAD + SAY.replace('"say"', "1"), "line 2: Expected `str`, got `int` - at `$.action.word`"),
    (HEAD + SAY + SAY, "line 3: not allowed by COIN-1: {'heads': 0}"),
    (HEAD + SAY.replace("say", "odd"), "line 2: not allowed by COIN-2: {'heads': 0}"),
    (HEAD + '{"seat":0}\n', "line 2: not allowed by UNDO: {'seat': 0}"),
    (HEAD + SAY + '{"seat":1}\n', "line 3: not allowed by UNDO: {'seat': 1}"),
    (HEAD + SAY.replace("say", "toss"), "line 2: chance is asked for answer number 1, below 2, and there is none"),
    (HEAD + SAY.replace("}}", '},"chance":[1]}'), "line 2: chance has 1 answers, only 0 were asked for"),
    (HEAD + SAY.replace("say", "toss").replace("}}", '},"chance":[2]}'), "line 2: answer number 1 of chance is 2"),
    (HEAD + SAY.replace("say", "toss").replace("}}", '},"chance":[true]}'), "line 2: Expected `int`, got `bool`"),
    (HEAD + SAY + '{"seat":0,"chance":[1]}\n', "line 3: chance has 1 answers, only 0 were asked for"),
    (HEAD + '{"seat":0,"action":' + "[" * 100_000 + "\n", "line 2: "),
]


@pytest.mark.parametrize(("text", "message"), FAULTS, ids=[message for _, message in FAULTS])
def test_journal_fault_names_its_line(text: str, message: str) -> None:
    with pytest.raises(BadJournal, match=re.escape(message)) as refused:
        journal.read(text, SHELF)
    assert str(refused.value).startswith(message.partition(":")[0])
    assert refused.value.__cause__ is None


WYX = journal.write(Match.begin(Wyx(), Seeded(1)))
HUGE = [HEAD.replace("[0]", f"[{10**30}]"), WYX + f'{{"seat":{10**30},"action":{{"type":"Pass"}}}}\n',
        HEAD + SAY.replace("say", "toss").replace("}}", f'}},"chance":[{10**30}]}}')]


@pytest.mark.parametrize("text", HUGE)
def test_journal_with_a_huge_number_is_refused(text: str) -> None:
    with pytest.raises(BadJournal, match=r"line [12]: "):
        journal.read(text, SHELF)
