"""Every reason for a refusal of La Cigale & la Fourmi has its own sentence in both languages."""
from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from formicarium.core.game import Over, Refusal
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import (
    BuyReason,
    Card,
    CigaleReason,
    EmpowerReason,
    ExchangeReason,
    OrderReason,
    PayHiddenReason,
    PayReason,
    PeekReason,
    PutReason,
)
from formicarium.i18n import LANGUAGES, Words

NAMES = ("Maëlle", "Noé")
BEE = Card("wood", "bee")
ORDER: dict[str, Any] = {"phase": "placing", "seat": 0, "count": 1}
SWAP: dict[str, Any] = {"give": "fig", "take": "lemon", "owner": 1}
# reason, its rule for each value of `why`, and its other facts
SAID: list[tuple[type[Any], dict[str, tuple[str, ...]], dict[str, Any]]] = [
    (Over, {"CIG-A10": ("over",), "CIG-W14": ("over",), "CIG-W15": ("over",), "CIG-W21": ("over",)}, {}),
    (OrderReason, dict.fromkeys(("CIG-A1", "CIG-W16"), ("spectator", "turn", "step", "mode", "unknown")), ORDER),
    (PutReason, {"CIG-A2": ("occupied", "apart", "file"), "CIG-W15": ("gap", "group")}, {"cell": "a1"}),
    (PeekReason, {"CIG-P5": ("power", "twice")}, {}),
    (EmpowerReason, {"CIG-P2": ("collected", "late", "cicada"), "CIG-P10": ("box", "yours")},
     {"card": BEE, "power": "barter"}),
    (BuyReason, {"CIG-W8": ("offer", "bought"), "CIG-W17": ("price",)}, {"provision": "fig", "missing": 2}),
    (PayReason, {"CIG-W17": ("fit", "reserve")}, {"card": BEE, "provision": "fig"}),
    (PayHiddenReason, {"CIG-P7": ("none", "fit")}, {}),
    (ExchangeReason, {"CIG-P8": ("power", "used", "yours", "self", "offer", "theirs")}, SWAP),
]


def whys(reason: type[Any]) -> set[str]:
    return set(get_args(get_type_hints(reason)["why"]))


def test_every_reason_with_a_cause_is_listed() -> None:
    several = {reason for reason in get_args(CigaleReason) if "why" in reason.__struct_fields__}
    assert {reason for reason, _, _ in SAID} == several
    for reason, rules, _ in SAID:
        assert {why for named in rules.values() for why in named} == whys(reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_own_sentence(language: str) -> None:
    game, words = Cigale(mode="winter-powers"), Words(language)
    for reason, rules, facts in SAID:
        for rule, named in rules.items():
            sentences = [words.refusal(game, Refusal(rule, reason(why=why, **facts)), NAMES) for why in named]
            assert len(set(sentences)) == len(named), (reason, rule)
