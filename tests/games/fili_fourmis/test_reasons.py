"""Every reason for a refusal of Fili-Fourmis has its sentence under its own rule, in both languages."""
from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import ast, parse

from formicarium.core.game import Over
from formicarium.games.fili_fourmis import model
from formicarium.games.fili_fourmis.model import FiliReason
from formicarium.games.fili_fourmis.rules import RULES
from formicarium.i18n import LANGUAGES

pytestmark = pytest.mark.engine_free
WORDS = Path(model.__file__).parent / "words"
# Over belongs to every rule that ends a game
REASONS = [reason for reason in get_args(FiliReason) if reason is not Over]


def sentences(language: str) -> dict[str, set[str]]:
    found = {}
    for message in parse((WORDS / language / "refusals.ftl").read_text(encoding="utf-8")).body:
        if isinstance(message, ast.Message) and message.id.name.startswith("refusal-") and message.value:
            choices = [part.expression for part in message.value.elements if isinstance(part, ast.Placeable)
                       and isinstance(part.expression, ast.SelectExpression)]
            found[message.id.name.removeprefix("refusal-")] = {
                variant.key.name for choice in choices for variant in choice.variants
                if isinstance(choice.selector, ast.VariableReference) and choice.selector.id.name == "why"
                and isinstance(variant.key, ast.Identifier)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_of_a_refusal_has_a_sentence(language: str) -> None:
    said = sentences(language)
    for reason in REASONS:
        rule = reason.__doc__.split(":")[0]
        assert rule in RULES and said[rule] == set(get_args(get_type_hints(reason).get("why"))), reason


@pytest.mark.parametrize(("language", "others"), [("fr", r"\b(terre|nids?)\b"), ("en", r"\b(earth|nests?)\b")])
def test_rulebook_uses_one_word_per_piece(language: str, others: str) -> None:
    """The road and the anthill have one name each, on the page, in the log and in the rules."""
    catalogue = "".join(file.read_text(encoding="utf-8") for file in sorted((WORDS / language).glob("*.ftl"))
                        if file.stem != "terminal")
    said = re.sub(r"^#.*|\[earth\]|-(cell|key)-earth|-figure-nest|\$nest", "", catalogue, flags=re.MULTILINE)
    assert re.findall(others, said) == []
    assert re.findall(others, (WORDS.parent / f"rules.{language}.md").read_text(encoding="utf-8")) == []


def test_every_rule_that_forbids_has_its_reason() -> None:
    """Rules that end the game (FIL-E…) have no reason of their own."""
    assert sorted(reason.__doc__.split(":")[0] for reason in REASONS) \
        == sorted(rule for rule in RULES if rule and not rule.startswith("FIL-E"))
