"""The catalogues: equal messages and variables in every language, and every message that the games need."""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from formicarium.bots.cigale.strategies import BLUFFERS
from formicarium.bots.registry import BOTS
from formicarium.cli.command import COMMANDS
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import WATCHER, Action, Event, Game, Over, Reason, Refusal
from formicarium.core.match import Match
from formicarium.games import SHELF
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import Began, Card, Collected, Exchanged
from formicarium.games.cigale.model import Revealed as Unveiled
from formicarium.games.fourmidable.events import Revealed
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Objective
from formicarium.i18n import HERE, LANGUAGES, Words, scrub
from formicarium.laws.play import any_move, usual_length
from tests.support.night import some
from tests.support.picks import PICKS

pytestmark = pytest.mark.engine_free
PAIRS = [(folder / "fr" / file.name, folder / "en" / file.name)
         for folder in (HERE, *sorted((HERE.parent / "games").glob("*/words")))
         for language in LANGUAGES for file in sorted((folder / language).glob("*"))]
GAMES = list(SHELF.values())
OWN_WAYS = {"cigale": BLUFFERS}
LONG = {"fourmidable"}  # games of thousands of moves with many players: the fewest by day, the most at night
TABLES = [game for kind in GAMES for game in kind.variants()
          if game.players in (kind.modes[game.mode][0 if kind.id in LONG else -1], kind.modes[game.mode][-1])
          and all(getattr(game, name) == value for name, value in kind.option_defaults().items())]


class Variables(Visitor):
    """Collects the variables and the references to other messages of a pattern."""

    def __init__(self) -> None:
        self.met: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.met.add(f"${node.id.name}")

    def visit_MessageReference(self, node: Any) -> None:
        self.met.add(node.id.name)


@cache
def patterns(file: Path) -> dict[str, Any]:
    """Map each message or message.attribute to its pattern; a syntax error fails."""
    found: dict[str, Any] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        own = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        parts = [(f"{own}.{part.id.name}", part.value) for part in entry.attributes]
        for name, pattern in [(own, entry.value), *parts]:
            assert name not in found, f"{file}: {name} is there twice"
            found[name] = pattern
    return found


class Whys(Visitor):
    """Collects the values of `$why` that a sentence distinguishes."""

    def __init__(self) -> None:
        self.met: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "why":
            self.met |= {variant.key.name for variant in node.variants}
        self.generic_visit(node)


def whys(pattern: Any, catalogue: dict[str, Any]) -> set[str]:
    """Return the values that a sentence distinguishes, also in the messages it refers to."""
    visitor, inner = Whys(), Variables()
    visitor.visit(pattern)
    inner.visit(pattern)
    named = [catalogue[name] for name in inner.met if not name.startswith("$")]
    return visitor.met.union(*(whys(one, catalogue) for one in named))


def variables(name: str, catalogue: dict[str, Any]) -> set[str]:
    visitor = Variables()
    if catalogue[name] is not None:
        visitor.visit(catalogue[name])
    inner = {met for met in visitor.met if not met.startswith("$")}
    return {met for met in visitor.met if met.startswith("$")}.union(*(variables(one, catalogue) for one in inner))


@cache
def everything(language: str) -> dict[str, Any]:
    return {name: pattern for pair in set(PAIRS) for name, pattern in patterns(pair[LANGUAGES.index(language)]).items()}


@pytest.mark.parametrize("pair", sorted(set(PAIRS)), ids=lambda pair: "/".join(pair[0].parts[-3:]))
def test_catalogues_of_both_languages_have_equal_keys_and_facts(pair: tuple[Path, Path]) -> None:
    french, english = map(patterns, pair)
    assert list(french) == list(english)
    all_french, all_english = map(everything, LANGUAGES)
    for name in french:
        assert variables(name, all_french) == variables(name, all_english), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_unique_and_used(language: str) -> None:
    met: set[str] = set()
    for pair in set(PAIRS):
        catalogue = patterns(pair[LANGUAGES.index(language)])
        assert not met & set(catalogue)
        met |= set(catalogue)
    catalogue = everything(language)
    for name, pattern in catalogue.items():
        if pattern is not None and not name.startswith("-"):
            for value in (1, 2, "x"):
                facts = {variable[1:]: value for variable in variables(name, catalogue)}
                assert say_with(Words(language), name, facts).strip(), name


def say_with(words: Words, name: str, facts: dict[str, Any]) -> str:
    try:
        return words.say(name, **facts)
    except ValueError:
        assert any(isinstance(value, str) for value in facts.values())
        return name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAMES, ids=[kind.id for kind in GAMES])
def test_every_game_has_its_required_messages(language: str, kind: type[Game]) -> None:
    words = Words(language)
    wanted = [f"{kind.id}-{word}" for word in ("name", "tagline", "length", "age")]
    wanted += [f"{kind.id}-action-{action.__name__}" for action in get_args(kind.types.action)]
    wanted += [f"{kind.id}-prompt-{action.__name__}" for action in get_args(kind.types.action)]
    wanted += [f"{kind.id}-event-{event.__name__}" for event in get_args(kind.types.event)]
    wanted += [f"{kind.id}-option-{option}" for option in kind.option_names()]
    wanted += [f"{kind.id}-mode-{mode}" for mode in kind.modes]
    wanted += [f"{kind.id}-bot-{bot}" for bot in OWN_WAYS.get(kind.id, ())]
    wanted += [f"refusal-{rule}" for rule in kind.rules[1:]]
    assert [name for name in wanted if not words.knows(name)] == []
    for name in (*(f"option-{option}" for option in kind.option_names()), *(f"mode-{mode}" for mode in kind.modes)):
        assert words.say(f"{kind.id}-{name}.help")


GLANCES = some(40, 120)  # positions of a game at which all possible texts are tried


def some_of(match: Match, seat: int, dice: Dice) -> list[Action]:
    """Return one action of each kind, and a few more."""
    options = match.legal_actions(seat)
    kinds = {type(action): action for action in options}
    return [*kinds.values(), *(options[dice.below(len(options))] for _ in range(2))]


@pytest.mark.parametrize("game", [
    pytest.param(game, id=f"{game.id}-{game.mode}-{game.players}", marks=[
        *[pytest.mark.unwatched] * (game.id != "wyx"), *[pytest.mark.night] * (game.id in LONG and game.players > 2)])
    for game in TABLES])
def test_every_event_outlook_and_refusal_has_a_sentence(game: Game) -> None:
    """Check every line that a seat hears, and sometimes the outlooks of its moves and the refusals of others."""
    dice, quick = Seeded(5), PICKS.get(game.id, any_move)
    match = Match.begin(game, dice)
    names = [f"#{seat}" for seat in range(game.players)]
    seats = range(WATCHER, game.players)
    every = max(1, usual_length(game, quick) // GLANCES)
    for number in range(game.max_moves + 1):
        words = Words(LANGUAGES[number % 2])
        spoken = [words.event(game, event, names) for seat in seats for event in match.events_for(seat)]
        if number % every == 0:
            spoken += foretold_and_refused(match, words, names, dice)
        assert all(sentence.strip() and "{" not in sentence for sentence in spoken)
        if not match.waiting():
            return
        seat, actions = match.waiting()[0], match.legal_actions(match.waiting()[0])
        move = quick(match._state, seat, dice) if number % 2 else game.number_of(actions[dice.below(len(actions))])
        match = match.play(seat, game.action_of(move), dice)


def foretold_and_refused(match: Match, words: Words, names: list[str], dice: Dice) -> Iterator[str]:
    game = match.game
    for mover, action in [(seat, action) for seat in match.waiting() for action in some_of(match, seat, dice)]:
        facts = words.arguments(game, match.outlook(mover, action), names)
        for what in ("action", "prompt"):
            yield words.say(f"{game.id}-{what}-{type(action).__name__}", **facts)
    guesses = [game.action_of(dice.below(game.move_count)) for _ in range(8)]
    refusals = [match.refusal(seat, action) for seat in range(WATCHER, game.players) for action in guesses]
    yield from (words.refusal(game, refusal, names) for refusal in refusals if refusal)
    for refusal in [refusal for refusal in refusals if refusal and hasattr(refusal.facts, "why")]:
        explained = whys(everything(words.language)[f"refusal-{refusal.rule}"], everything(words.language))
        assert not explained or refusal.facts.why in explained, refusal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAMES, ids=[kind.id for kind in GAMES])
def test_every_reason_has_a_sentence(language: str, kind: type[Game]) -> None:
    """Every such sentence has a reason, too."""
    catalogue = everything(language)
    explained = set().union(*(whys(catalogue[f"refusal-{rule}"], catalogue) for rule in kind.rules[1:]))
    reasons = [get_type_hints(reason)["why"] for reason in get_args(kind.types.reason) if hasattr(reason, "why")]
    if kind.types.reason is not Reason:  # `over` is optional: the sentence of an ending rule needs no reason
        assert explained | {"over"} == {why for literal in reasons for why in get_args(literal)}


@pytest.mark.parametrize("kind", SHELF.values(), ids=SHELF)
def test_move_after_the_end_is_refused_as_over(kind: type[Game]) -> None:
    game = kind.variants()[0]
    names = [f"Place {seat}" for seat in range(game.players)]
    for language, over in (("fr", "La partie est finie"), ("en", "The game is over")):
        for rule in kind.endings:
            assert Words(language).refusal(game, Refusal(rule, Over()), names).startswith(over)


def test_lists_null_and_printed_names_have_words() -> None:
    game, names = Cigale(mode="winter-powers", players=3), ["Léa", "Noé", "Jo"]
    wood, bee = Card("wood"), Card("stone", "bee")

    def sentences_of(event: Event) -> list[str]:
        return [Words(language).event(game, event, names) for language in LANGUAGES]

    assert sentences_of(Collected(seat=2, cards=(wood, wood, bee), rule="CIG-W6")) == [
        "Jo récolte 3 cartes\u00a0: 2\u00a0×\u00a0bois et pierre avec une abeille.",
        "Jo collects 3 cards: 2\u00a0×\u00a0wood and stone with a bee."]
    assert sentences_of(Unveiled(seat=0, path="wood", caught=True, tokens=("wood", None, "stone"), rule="CIG-A5")) == [
        "Léa avait choisi le bois\u00a0: la Cigale a deviné\u202f! Les jetons\u00a0: Léa (le bois) et Jo (la pierre).",
        "Léa had picked the wood: the Cicada guessed right! The tokens: Léa (the wood) and Jo (the stone)."]
    assert sentences_of(Exchanged(seat=0, give="fig", take="nut", owner=None, points=1, rule="CIG-P8"))[0] == (
        "Léa échange au marché «\u00a0Figues au soleil\u00a0» contre «\u00a0Noix d’octobre\u00a0»\u00a0: 1 point.")
    assert sentences_of(Exchanged(seat=0, give="fig", take="nut", owner=1, points=3, rule="CIG-P8"))[1] == (
        "Léa gives “Sun-dried figs” to Noé and gets “October nuts”: 3 points.")
    assert sentences_of(Began(round=2, seat=1, cicada=2, rule="CIG-A9"))[1] == "Round 2: Noé is the Ant, Jo the Cicada."


def test_needs_of_a_card_are_a_list_not_seats() -> None:
    """A list of three things at a table of two must not be read as seats."""
    game, names = Fourmidable(mode="child", players=2), ["Léa", "Noé"]
    card = Objective("LLC10", "hunter", ("ladybug", "ladybug", "caterpillar"), 10)
    assert Words("fr").event(game, Revealed(seat=1, objective=card, revealed=3, rule="FOU-K14"), names) == (
        "Noé révèle un objectif de chasseur, «\u00a02\u00a0×\u00a0coccinelle et chenille\u00a0» (10 points)\u00a0: "
        "c’est le 3ᵉ.")
    facts = {"needs": ("ladybug", "ladybug", "caterpillar"), "points": 10, "revealed": 3, "goal": 7}
    assert Words("en").say("fourmidable-action-Reveal", **Words("en").arguments(game, facts, names)) == (
        "Reveal the objective “2\u00a0×\u00a0ladybird and caterpillar” (10 points): 3 of 7")


def test_fourmidable_warns_of_six_digger_objectives() -> None:
    """FOU-K2: a nest almost never has earth for seven digger objectives, and rarely for six."""
    for language, beware in (("fr", "Attention"), ("en", "Beware")):
        said = [Words(language).say("fourmidable-action-Draw", hunters=7 - n, farmers=0, diggers=n) for n in range(8)]
        assert [beware in sentence for sentence in said] == [False] * 6 + [True] * 2


def test_invalid_seat_number_has_no_name() -> None:
    """Numbers beyond the table come from user input and from lists of things."""
    assert Words("en").arguments(Cigale(mode="autumn", players=2), {"owner": 2, "seat": -1}, ["Léa", "Noé"]) == {
        "owner": 0, "seat": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_product_has_its_required_messages(language: str) -> None:
    words = Words(language)
    wanted = ["and", "refusal-UNDO", *(f"bot-{bot}" for bot in BOTS), *(f"cli-{command}" for command in COMMANDS)]
    assert [name for name in wanted if not words.knows(name)] == []


def test_every_command_line_fault_has_a_message() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (HERE.parent / "cli").rglob("*.py"))
    raised = set(re.findall(r'Fault\(\s*"([^"]+)"', source))
    raised |= {f"fault-no-{noun}" for noun in ("mode", "edition", "option", "seat")}
    assert len(raised) > 20
    for language in LANGUAGES:
        assert [name for name in raised if not Words(language).knows(name)] == []


def quotes_of(pattern: str) -> dict[str, set[str]]:
    """Map each code in the server's source to the facts that are passed with it."""
    found: dict[str, set[str]] = {}
    for file in (HERE.parent / "server").rglob("*.py"):
        for name, rest in re.findall(pattern + r"([^)\n]*)", file.read_text(encoding="utf-8")):
            found.setdefault(name, set()).update(re.findall(r"(\w+)=", rest))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_server_refusal_has_a_message(language: str) -> None:
    """The message is in the catalogues that the pages load, with only the facts that are sent."""
    from formicarium.server.http import routing

    catalogue: dict[str, Any] = {}
    for name in ("house", "site", "table", "lobby", "puzzles", "school", "review"):
        catalogue |= patterns(HERE / language / f"{name}.ftl")
    troubles = quotes_of(r'(?:RequestError\(\s*\d+,\s*"|Trouble\(\s*"|status_code, "|\?trouble=)([a-z-]+)')
    refusals = quotes_of(r'\bMoveRejected\("([A-Z]+)"')
    troubles |= {code: set() for code in routing.CODES.values() if code not in troubles}
    assert len(troubles) > 25 and {"no-device", "no-method", "not-kept", "rate"} <= set(troubles)
    assert {"STALE", "SEAT", "UNDO", "HINT", "RATE", "CHAT", "PROPOSAL", "ENDED", "STORE", "UNSURE"} == set(refusals)
    messages = {f"trouble-{code}": facts for code, facts in troubles.items()}
    messages |= {f"refusal-{rule}": facts for rule, facts in refusals.items()}
    assert [name for name in messages if name not in catalogue] == []
    for name, facts in messages.items():
        assert {variable[1:] for variable in variables(name, catalogue)} <= facts, name


@pytest.mark.parametrize("folder", [HERE, HERE.parents[2] / "client/src/i18n"], ids=["words", "client/src/i18n"])
def test_product_catalogues_and_client_texts_name_no_game(folder: Path) -> None:
    named = re.compile("|".join([*SHELF, *(kind.__name__ for kind in GAMES), "cicada", *(
        rf"\b{kind.rules[1].partition('-')[0]}-" for kind in GAMES)]), re.I)
    files = [file for file in folder.rglob("*") if file.suffix in (".ftl", ".py", ".ts", ".toml")]
    assert len(files) > 3
    met = {f"{file.name}: {found[0]}" for file in files if (found := named.search(file.read_text(encoding="utf-8")))}
    assert met == set()


def test_client_lists_every_server_refusal() -> None:
    page = (HERE.parents[2] / "client/src/table/store/refusals.ts").read_text(encoding="utf-8")
    listed = re.search(r"const BY_SERVER = \[(.*?)\]", page)
    assert listed and set(re.findall(r'"([A-Z]+)"', listed[1])) == set(quotes_of(r'\bMoveRejected\("([A-Z]+)"'))


def test_long_facts_are_cut() -> None:
    assert scrub("x" * 5000) == "x" * 900 + "…"
    assert scrub(10 ** 40) == "1.000e+40" and scrub(-10 ** 5000) == "∞" and scrub(12) == 12
    assert scrub("\x1b[2J\u202e") == "\ufffd[2J\ufffd" and scrub("Maëlle, 1\u202f000") == "Maëlle, 1\u202f000"
    for value in (10 ** 40, "x" * 5000):
        assert Words("fr").say("wyx-column", column=value).startswith("Colonne ")


def test_added_points_have_a_sign() -> None:
    said = [Words("en").say("micropolis-fill", total=total) for total in (7, 0, -12)]
    assert said == ["Fill (+7)", "Fill (0)", "Fill (−12)"]


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'de'; there is fr, en"):
        Words("de")
    with pytest.raises(LookupError):
        Words("en").say("no-such-message")


@pytest.mark.parametrize(("language", "first", "second"), [
    ("en", "places a cherry in anthill 2.", "places a cherry on the left of anthill 2."),
    ("fr", "place une cerise dans la fourmilière 2.", "place une cerise à gauche de la fourmilière 2.")])
def test_first_tile_of_an_anthill_names_no_side(language: str, first: str, second: str) -> None:
    sentences = [Words(language).say("micropolis-told-Took", seat="Noé", paid=0, place=1, bears="cherry", side="left",
                                     tiles=tiles, anthill=2, rule="MIC-T2") for tiles in (1, 2)]
    assert [text.endswith(end) for text, end in zip(sentences, (first, second), strict=True)] == [True, True], sentences
