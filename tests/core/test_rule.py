"""Rules that number themselves, steps that number their actions, and rows of numbers."""
from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.game import Action
from formicarium.core.rule import RuleBook
from formicarium.core.step import ActionKind, assign_numbers, numbers_by_action
from formicarium.core.vectors import filled, total


class Walk(Action, frozen=True):
    to: str


class Rest(Action, frozen=True):
    pass


def test_rule_numbers_follow_their_order() -> None:
    book = RuleBook("ABC")
    first, second = book.rule("T1"), book.rule("T2")
    assert (first.id, first.number, second.number) == ("ABC-T1", 1, 2)
    assert book.rule_of(2) is second
    assert book.ids() == ("", "ABC-T1", "ABC-T2")


def test_repeated_rule_id_raises() -> None:
    book = RuleBook("ABC")
    book.rule("T1")
    with pytest.raises(ValueError, match="ABC-T1 is there twice"):
        book.rule("T1")


def test_action_kinds_are_numbered_in_order() -> None:
    walks, rests = ActionKind([Walk("a"), Walk("b")]), ActionKind([Rest()])
    assert assign_numbers([walks, rests]) == 3
    assert (walks.first, rests.first, walks.size) == (0, 2, 2)
    assert [rests.has(move) for move in range(-1, 4)] == [False, False, False, True, False]
    assert numbers_by_action([walks, rests]) == {Walk("a"): 0, Walk("b"): 1, Rest(): 2}


def test_filled_and_total_of_vectors() -> None:
    assert list(filled(3, 7)) == [7, 7, 7]
    assert total(vec[i64]([1, 2, -4])) == -1
    assert total(filled(0, 9)) == 0
