"""Every game, in every mode, number of players and mix of options, keeps the fifteen laws.

Once by plain random games (LAW_GAMES sets their number; LAW_ALL: of every mix of options, not only of every two), once
by games that Hypothesis chooses move by move. A new game is tested here without further code.
"""
from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import formicarium
from formicarium.core.dice import CallbackDice, Seeded
from formicarium.core.game import Game, Outlook
from formicarium.games import SHELF
from formicarium.laws import LAWS, NoOtherEngine, foretold
from formicarium.laws.observed import observer_of
from formicarium.laws.play import Play, any_move
from tests.support.marking import mark_where
from tests.support.picks import PICKS
from tests.support.toy import Pebbles

pytestmark = pytest.mark.long

KINDS: list[type[Game]] = [Pebbles, *SHELF.values()]
PROVING = {"fili_fourmis": "small"}  # random games on the standard board never reach the ramparts
LONG = {"fourmidable"}  # random games of thousands of moves: fewer of them, and their options with two players
TELLING = 6  # games of each variant within which every outlook field should occur
GAMES = int(os.environ.get("LAW_GAMES", "1"))
EXAMPLES = settings().max_examples if formicarium.engine == "compiled" else 1
ALL = bool(os.environ.get("LAW_ALL"))
HATCH = Path(__file__).parent.parent / "hatch_build.py"

Trial = Callable[[int], None]


def label(game: Game) -> str:
    """Return wyx-base-3-finish_round or fili_fourmis-small-base-2-quiet_limit=20."""
    options = {name: getattr(game, name) for name in game.option_names()}
    chosen = [name if value is True else f"{name}={value}" for name, value in options.items() if value is not False]
    edition = [game.edition] if game.edition in PROVING.values() else []
    return "-".join([game.id, *edition, game.mode, str(game.players), *chosen])


def usual_options(game: Game) -> bool:
    return all(getattr(game, name) == value for name, value in game.option_defaults().items())


@cache
def variants(kind: type[Game]) -> list[Game]:
    """Return all variants; where PROVING names an edition, all of that one, and the default options of the standard
    one.
    """
    found = list(kind.variants())
    if kind.id in PROVING:
        proving = [msgspec.structs.replace(game, edition=PROVING[kind.id]) for game in found]
        found = [*filter(usual_options, found), *proving]
    return [game for game in found if kind.id not in LONG or usual_options(game) or game.players == 2]


@cache
def spread(kind: type[Game]) -> list[Game]:
    """Return few variants that cover every number of players and every two choices together; with LAW_ALL, all.

    Long games have the fewest players and the most. The interpreted engine, which law 12 compares with the compiled one
    state by state, has each mode and edition once; long games for two.
    """
    found = variants(kind)
    if ALL:
        return found
    if formicarium.engine == "compiled":
        met, chosen = set[object](), []
        for game in found:
            counts = kind.modes[game.mode]
            if not pairs(game) <= met and (kind.id not in LONG or game.players in (counts[0], counts[-1])):
                met |= pairs(game)
                chosen.append(game)
        return chosen
    tables: dict[tuple[str, str], list[Game]] = {}
    for game in found:
        tables.setdefault((game.mode, game.edition), []).append(game)
    return [mixes[0 if kind.id in LONG else len(mixes) // 2] for mixes in tables.values()]


def pairs(game: Game) -> set[object]:
    choices = [("mode", game.mode), ("edition", game.edition),
               *((name, getattr(game, name)) for name in game.option_names())]
    return {(game.mode, game.players), *combinations(choices, 2)}


def random_games(game: Game) -> Trial:
    def put(number: int) -> None:
        for seed in range(GAMES if number != 12 else 1):  # law 12 starts a process for each
            LAWS[number](game, Seeded(seed), PICKS.get(game.id, any_move))

    return put


def chosen_games(kind: type[Game]) -> Trial:
    def put(number: int) -> None:
        @settings(max_examples=examples(kind, number))
        @given(st.sampled_from(variants(kind)), st.randoms(use_true_random=False))
        def hold(game: Game, chooser: Random) -> None:
            LAWS[number](game, CallbackDice(chooser.randrange), PICKS.get(game.id, any_move))

        hold()

    return put


def examples(kind: type[Game], number: int) -> int:
    """Return the number of examples; real games have random games too, and law 12 asks another process for each."""
    if kind.id in LONG:
        return 1
    return 2 if number == 12 else EXAMPLES if kind is Pebbles else max(1, EXAMPLES // (2 if ALL else 4))


def has_its_turn(game: Game, number: int) -> bool:
    """Whether the variant is tested by day; long games with the most players have every other law there."""
    counts = game.modes[game.mode]
    if ALL or game.id not in LONG or counts[0] == counts[-1] or game.players < counts[-1]:
        return True
    return (list(game.modes).index(game.mode) + number) % 2 == 0


def every_game(number: int, watched: str = "(?!)", watched_compiled: str = "(?!)") -> pytest.MarkDecorator:
    """Return the trials of a law.
    Coverage counts those whose id matches a pattern: each game's shortest that together cover every outlook, its
    confirmation, audits, worlds, bytes and keys.
    """
    trials = [
        *((label(game), random_games(game)) for kind in KINDS for game in spread(kind) if has_its_turn(game, number)),
        *((f"{kind.id}-hypothesis", chosen_games(kind)) for kind in KINDS
          if formicarium.engine == "compiled" or kind.id not in LONG)]
    return pytest.mark.parametrize("trial", [
        pytest.param(trial, id=name, marks=() if re.match(watched_compiled, name) else
                     pytest.mark.unwatched_compiled if re.match(watched, name) else pytest.mark.unwatched)
        for name, trial in trials])


@every_game(1)
def test_law_1_every_seat_can_move_and_every_game_ends(trial: Trial) -> None:
    trial(1)


@every_game(2, watched="pebbles|wyx|micropolis|cigale|.*-hypothesis")
def test_law_2_legal_moves_are_the_allowed_moves(trial: Trial) -> None:
    trial(2)


@every_game(3)
def test_law_3_playing_a_clone_leaves_the_original_unchanged(trial: Trial) -> None:
    trial(3)


@every_game(4)
def test_law_4_journal_is_read_back_equal(trial: Trial) -> None:
    trial(4)


@every_game(5)
def test_law_5_a_match_refuses_with_a_rule(trial: Trial) -> None:
    trial(5)


@every_game(6, watched="cigale-hypothesis")
def test_law_6_a_world_from_a_view_has_the_same_view(trial: Trial) -> None:
    trial(6)


@every_game(7)
def test_law_7_messages_reveal_no_secret(trial: Trial) -> None:
    trial(7)


@every_game(8)
def test_law_8_worlds_differ_in_games_with_secrets(trial: Trial) -> None:
    trial(8)


@every_game(9, watched="pebbles|wyx|micropolis|cigale|fourmidable-(solo|experienced)")
def test_law_9_nothing_appears_or_vanishes(trial: Trial) -> None:
    trial(9)


@every_game(10)
def test_law_10_actions_and_positions_come_back(trial: Trial) -> None:
    trial(10)


@every_game(11)
def test_law_11_undo_reveals_nothing(trial: Trial) -> None:
    trial(11)


@pytest.mark.engine_free
@every_game(12)
def test_law_12_both_engines_write_the_same_journal(trial: Trial) -> None:
    try:
        trial(12)
    except NoOtherEngine as reason:
        if HATCH.is_file() and subprocess.run([sys.executable, HATCH, "--probe"], capture_output=True,
                                              check=False).returncode == 0:
            pytest.fail(f"this machine can compile, so law 12 must be put to the games: {reason}")
        pytest.skip(str(reason))


@every_game(13, watched=".*", watched_compiled="fourmidable-solo")
def test_law_13_outlooks_come_true(trial: Trial) -> None:
    trial(13)


@every_game(14, watched="pebbles|wyx|micropolis|.*-hypothesis|fourmidable-experienced")
def test_law_14_copies_bytes_and_pickles_are_equal(trial: Trial) -> None:
    trial(14)


@every_game(15)
def test_law_15_chance_outcomes_are_enumerated(trial: Trial) -> None:
    trial(15)


@pytest.mark.engine_free
@pytest.mark.parametrize("kind", mark_where(
    lambda kind: kind.id == "fourmidable", pytest.mark.unwatched_compiled,
    [kind for kind in KINDS if kind.types.outlook is not Outlook]), ids=lambda kind: kind.id)
def test_every_outlook_field_is_confirmed_by_a_game(kind: type[Game]) -> None:
    """The exceptions are fields that the game declares unobservable."""
    fields, seen = foretold.facts(kind), set[str]()
    alone = [game for game in variants(kind) if game.players == 1]
    for number, game in enumerate([*TELLING * variants(kind), *10 * TELLING * alone]):
        if wanted := fields - set(observer_of(kind).unconfirmed) - seen:
            seen |= foretold.confirm_facts(Play(game, Seeded(number), 13, pick=PICKS.get(kind.id, any_move)), wanted)
    assert fields - seen == set(observer_of(kind).unconfirmed)


@pytest.mark.unwatched
def test_every_law_has_a_test() -> None:
    assert sorted(LAWS) == list(range(1, 16))
    laws = {int(name.split("_")[2]) for name in globals() if name.startswith("test_law_")}
    assert laws == set(LAWS)
    assert all(law.__doc__ for law in LAWS.values())


@pytest.mark.unwatched
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_encoded_game_carries_its_id(kind: type[Game]) -> None:
    """Journals find their game by the tag, and the list of games by the id."""
    assert all(msgspec.json.decode(msgspec.json.encode(game))["game"] == kind.id for game in kind.variants())
