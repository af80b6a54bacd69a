"""`rules`, `rules --check` and `schema`."""
from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from formicarium.cli import agreement
from formicarium.cli.agreement import citations
from formicarium.core.game import Refusal
from formicarium.games import SHELF
from formicarium.games.cigale.model import OrderReason, PutReason
from formicarium.games.fourmidable.outlooks import NoGoal, NoLair, NoPlay, NotLeft
from formicarium.games.micropolis.model import NoSide, TooDear
from formicarium.games.wyx.model import Domino, MustFly, NoFlight
from formicarium.i18n import rulebook
from formicarium.i18n.rulebook import plain

from .asking import Ask, new, queens_placed
from .test_journals import match

pytestmark = pytest.mark.engine_free


def test_rules_are_printed_without_anchors(ask: Ask) -> None:
    for language, rule_text in (("fr", "Pas hors du plateau."), ("en", "Not off the board.")):
        answer = ask("rules", "wyx", "--lang", language)
        assert answer.code == 0 and rule_text in answer.out and "WYX-T5" in answer.out
        assert "<a id" not in answer.out and "**" not in answer.out and "](#" not in answer.out


def test_rules_prints_one_rule_or_lists_games(ask: Ask) -> None:
    for arguments in (("WYX-T5",), ("--rule", "wyx-t5")):
        assert ask("rules", "wyx", *arguments).out == "WYX-T5 Not off the board.\n"
    assert ask("rules", "wyx", "WYX-T5", "--json").json["text"] == "Not off the board."
    assert ask("rules").out.startswith("wyx: Wyx, the war of the ants (22 rules).")
    [book] = ask("rules", "wyx", "--json").json["games"]
    assert book["game"] == "wyx" and [rule["id"] for rule in book["rules"]][:2] == ["WYX-C1", "WYX-C2"]


def test_plain_removes_markdown() -> None:
    assert plain("**a** `b_c` *(our ruling)*, [WYX-T1](#wyx-t1); 2 * 3") == "a b_c (our ruling), WYX-T1; 2 * 3"


@pytest.mark.parametrize(("game", "refusal", "sentence"), [
    ("wyx", Refusal("WYX-T5", NoFlight(1, Domino("left", 1, "up", 1), "a1")), "Not off the board."),
    ("wyx", Refusal("WYX-T7", MustFly(1, 2)), "If even one is allowed, you must play."),
    ("wyx", Refusal("WYX-Z9"), ""),
    ("micropolis", Refusal("MIC-T2", TooDear("soldiers", 7, 6, 5, 1)), "To take another, put one soldier"),
    ("cigale", Refusal("CIG-A2", PutReason("apart", "c3")), "From the second on, each stands side by side"),
    ("cigale", Refusal("CIG-A2", PutReason("file", "c3")), "With the option “Single file”"),
    ("fourmidable", Refusal("FOU-K16", NoGoal("ant", "hunter", 3, "b4", 1)), "No ant passes over or stops on a cell"),
    ("fourmidable", Refusal("FOU-A16", NoLair("board", "worm", "a1", None)), "The worm goes to any cell"),
    ("fourmidable", Refusal("FOU-A16", NoLair("board", "spider", "r1c1", 0)), "The grasshopper goes to any cell"),
    ("micropolis", Refusal("MIC-T5", NoSide("one-place")), "The first has one place only"),
    ("cigale", Refusal("CIG-W16", OrderReason("step", "placing", 0, 1)), "the Ant places its ants"),
    ("cigale", Refusal("CIG-W16", OrderReason("turn", "guessing", 1, 1)), "the Cicada peeks (CIG-P5) or not"),
    ("cigale", Refusal("CIG-W16", OrderReason("spectator", "paying", 1, 1)), "The order of a Winter round: 1. the Ant"),
    ("fourmidable", Refusal("FOU-C13", NoPlay("when", "C13", "C13")), "Draw a hunter objective"),
    ("fourmidable experienced", Refusal("FOU-C13", NoPlay("when", "C13", "C13")), "At the Experienced level: complete"),
    ("fourmidable solo", Refusal("FOU-C21", NoPlay("when", "C21", "C21")), "At the Experienced level: look"),
    ("fourmidable experienced", Refusal("FOU-C15", NotLeft("played")), "At the Experienced level: complete"),
])
def test_refusal_leads_to_the_forbidding_sentence(game: str, refusal: Refusal, sentence: str) -> None:
    game, _, mode = game.partition(" ")
    found = rulebook.forbidding(game, "en", refusal, mode)
    assert found.startswith(sentence) and bool(found) == bool(sentence)
    assert found in rulebook.rulebook(game, "en").get(refusal.rule, "")


def test_forbidding_sentence_ends_at_the_next_list_item() -> None:
    reason = OrderReason("step", "trading", 0, 1)
    assert rulebook.forbidding("cigale", "fr", Refusal("CIG-W16", reason)).endswith("après chacun")


@pytest.mark.unwatched
def test_every_game_agrees_with_its_rulebook(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules are games/<game>/rules.*.md; no file outside the repository is read."""
    read: list[Path] = []
    text = Path.read_text

    def note_rules(path: Path, *args: Any, **more: Any) -> str:
        read.append(path.resolve())
        return text(path, *args, **more)

    monkeypatch.setattr(Path, "read_text", note_rules)
    answer = ask("rules", "--check", "--json")
    assert answer.json["missing"] == [] and answer.code == 0
    assert read and all(path.is_relative_to(agreement.CHECKOUT) for path in read)
    assert ask("rules", "wyx", "--check").code == 0


def test_citations_of_rules_are_found() -> None:
    assert citations("WYX-T2 to T4 and T11, E1; WYX-S1, then WYX-C1. X1, T9 (WYX-T7) WYX-T8, Take") == {
        "WYX-T2", "WYX-T3", "WYX-T4", "WYX-T11", "WYX-E1", "WYX-S1", "WYX-C1", "WYX-T7", "WYX-T8"}


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    games, tests = tmp_path / "games", tmp_path / "tests"
    shutil.copytree(rulebook.GAMES / "wyx", games / "wyx", ignore=shutil.ignore_patterns("__pycache__"))
    (tests / "wyx").mkdir(parents=True)
    ids = [rule.id for rule in rulebook.read(rulebook.source("wyx", "en"))]
    named = [f"def test_{rule.lower().replace('-', '_')}_holds() -> None: ..." for rule in ids]
    (tests / "wyx" / "test_rules.py").write_text("\n".join(named))
    monkeypatch.setattr(agreement, "GAMES", games)
    monkeypatch.setattr(agreement, "TESTS", tests)
    monkeypatch.setattr(agreement, "source",
                        lambda game, language: (games / game / f"rules.{language}.md").read_text(encoding="utf-8"))
    return tmp_path


def missing(ask: Ask) -> list[tuple[str, str, str]]:
    answer = ask("rules", "wyx", "--check", "--json")
    text = ask("rules", "wyx", "--check", "--lang", "fr")
    found = [(gap["rule"], gap["what"], gap["where"]) for gap in answer.json["missing"]]
    assert answer.code == text.code == (1 if found else 0)
    assert all(rule in text.out for rule, _, _ in found)
    return found


@pytest.mark.parametrize(("file", "before", "after", "found"), [
    ("games/wyx/rules.fr.md", "**WYX-T6**", "**WYX-T66**", ("WYX-T6", "language", "en")),
    ("games/wyx/rules.en.md", '<a id="wyx-t6"></a>', "", ("WYX-T6", "anchor", "en")),
    ("games/wyx/rules.en.md", "**WYX-T6**", "**WYX-T5**", ("WYX-T5", "duplicate", "en")),
    ("games/wyx/state.py", "WYX-T6", "WYX-T66", ("WYX-T66", "unknown", "state.py")),
    ("tests/wyx/test_rules.py", "test_wyx_t6_", "test_six_", ("WYX-T6", "test", "")),
    ("tests/wyx/test_rules.py", "test_wyx_t6_", "test_wyx_t66_", ("WYX-T66", "unknown", "test_rules.py")),
    ("games/wyx/rules.fr.md", '<a id="wyx-t7-any"></a>', "", ("WYX-T7", "sentence", "fr: any")),
    ("games/wyx/rules.en.md", "wyx-t2-any", "wyx-t2-empty", ("WYX-T2", "sentence", "en: unknown")),
    ("games/wyx/rules.en.md", "wyx-t2-any", "wyx-t2-gone", ("WYX-T2", "sentence", "en: gone")),
    ("games/wyx/game.py", 'Points("WYX-E4"', 'Points("WYX-E5"', ("WYX-E5", "score", "fr")),
])
def test_missing_citation_message_or_test_is_found(ask: Ask, copy: Path, file: str, before: str, after: str,
                                                   found: tuple[str, str, str]) -> None:
    assert missing(ask) == []
    path = copy / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    assert found in missing(ask)


def test_rule_without_a_citation_in_code_is_found(ask: Ask, copy: Path) -> None:
    for file in (copy / "games" / "wyx").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("WYX-T6", "").replace("WYX-T2 to T6", "WYX-T2 to T5"), encoding="utf-8")
    assert missing(ask) == [("WYX-T6", "code", "")]


def test_a_refusal_without_a_message_is_found(ask: Ask, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SHELF["wyx"], "rules", ("", "WYX-T2", "WYX-T6"))
    assert missing(ask) == [("WYX-T6", "refusal", "fr"), ("WYX-T6", "refusal", "en")]


def test_installed_program_reports_missing_tests(ask: Ask, copy: Path) -> None:
    shutil.rmtree(copy / "tests")
    answer = ask("rules", "wyx", "--check", "--json").json
    assert answer == {"ok": True, "missing": [], "skipped": {"wyx": ["tests"]}}
    assert "Not compared, because they are not here: the tests.\n" in ask("rules", "wyx", "--check").out


def fits(value: Any, shape: dict[str, Any], document: dict[str, Any]) -> bool:
    """Whether the value fits the JSON Schema, for the part of JSON Schema that msgspec writes."""
    known = {"$ref", "anyOf", "enum", "const", "type", "properties", "required", "additionalProperties", "items",
             "prefixItems", "minItems", "maxItems", "minimum", "maximum", "title", "description", "default",
             "discriminator", "$schema", "$defs"}
    assert set(shape) <= known
    if "$ref" in shape and not fits(value, document["$defs"][shape["$ref"].removeprefix("#/$defs/")], document):
        return False
    if "anyOf" in shape and not any(fits(value, one, document) for one in shape["anyOf"]):
        return False
    if value not in shape.get("enum", [value]) or value != shape.get("const", value):
        return False
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
    if "type" in shape and (not isinstance(value, kinds[shape["type"]])
                            or (isinstance(value, bool) and shape["type"] == "integer")):
        return False
    if isinstance(value, dict):
        properties, others = shape.get("properties", {}), shape.get("additionalProperties", True)
        return set(shape.get("required", [])) <= set(value) and all(
            fits(item, properties[key], document) if key in properties
            else fits(item, others, document) if isinstance(others, dict) else others for key, item in value.items())
    if isinstance(value, list):
        return shape.get("minItems", 0) <= len(value) and all(
            fits(item, (shape.get("prefixItems", []) + [shape.get("items", {})] * len(value))[place], document)
            for place, item in enumerate(value))
    if isinstance(value, int) and not isinstance(value, bool):
        return bool(shape.get("minimum", value) <= value <= shape.get("maximum", value))
    return True


def test_schema_is_reproducible_and_complete(ask: Ask) -> None:
    first, again = ask("schema", "wyx", "--json"), ask("schema", "wyx", "--json")
    document = first.json
    assert first == again and ask("schema", "wyx").json == document
    assert document["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    shapes = {"PositionFile", "Action", "View", "Event", "JournalHeading", "JournalEntry", "Wyx"}
    assert shapes <= set(document["$defs"])
    names = set(json.dumps(document).split('"#/$defs/')[1:])
    assert {name.partition('"')[0] for name in names} <= set(document["$defs"])
    options = document["$defs"]["Wyx"]["properties"]
    assert options["mode"]["enum"] == ["base"] and options["players"]["minimum"] == 2
    assert {"open_dispenser", "closed_anthills", "finish_round"} <= set(options)


def test_written_files_fit_the_schema(ask: Ask) -> None:
    from formicarium.core import journal

    document = ask("schema", "wyx", "--json").json
    defs = document["$defs"]
    assert fits(new(ask), document, document) and fits(queens_placed(ask), document, document)
    path = ask.file(queens_placed(ask))
    actions = ask("legal", path, "--seat", 0, "--json").json["actions"]
    assert actions and all(fits(action, defs["Action"], document) for action in actions)
    assert fits(ask("view", path, "--seat", 0, "--json").json, defs["View"], document)
    head, *entries = map(json.loads, journal.write(match(), ("a", "b")).splitlines())
    assert fits(head, defs["JournalHeading"], document)
    assert all(fits(entry, defs["JournalEntry"], document) for entry in entries)
    events = ask("replay", ask.file(journal.write(match())), "--json").json["events"]
    assert events and all(fits(event, defs["Event"], document) for event in events)


def test_invalid_files_do_not_fit_the_schema(ask: Ask) -> None:
    document = ask("schema", "wyx", "--json").json
    good = new(ask)
    for bad in ({}, {**good, "hat": 1}, {**good, "game": {"game": "chess"}},
                {**good, "game": {"game": "wyx", "players": 5}},
                {**good, "position": {**good["position"], "turn": "0"}},
                {**good, "position": {**good["position"], "columns": [[["up", 1, "left", 1]]]}}):
        assert not fits(bad, document, document)
