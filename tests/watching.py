"""What is watched for coverage. Watching makes interpreted rules four times as long, so whatever runs only what
shorter tests have run already is not watched: whole games, and where the rules are compiled, all that runs little else.

A new test is watched. One that takes seconds and adds nothing to what `coverage` says belongs here. By day what is not
watched where rules are interpreted does not run there: compiled it says the same.
"""
from __future__ import annotations

import re

WHOLE_GAMES = {
    "test_cigale_secrets.py", "test_disk.py", "test_fourmidable_secrets.py", "test_fourmidable_upper_secrets.py",
    "test_hostile.py", "test_in_step.py", "test_kept.py", "test_killed.py", "test_laws.py", "test_leaks.py",
    "test_lockstep.py", "test_mishaps.py", "test_odd_edition.py", "test_open_in_step.py", "test_open_pairs.py",
    "test_pairs.py", "test_perft.py", "test_planted.py", "test_playthrough.py", "test_second_opinion.py",
    "test_secrets.py", "test_small_moves.py", "test_soak.py", "test_trails.py", "test_worlds.py",
}
# Some of them are watched all the same: each game's shortest that alone ask for every outlook, what came of it, audits,
# guesses, bytes and keys.
ALONE = re.compile(r"""
    test_law_2_.*\[(pebbles|wyx|micropolis|cigale|.*-hypothesis)
    | test_law_6_.*\[cigale-hypothesis
    | test_law_9_.*\[(pebbles|wyx|micropolis|cigale|fourmidable-(solo|experienced))
    | test_law_13_
    | test_law_14_.*\[(pebbles|wyx|micropolis|.*-hypothesis|fourmidable-experienced)
    | test_every_fact_ | test_without_one_all_is_well""", re.VERBOSE)
DEAR = re.compile(r"""
    core/test_contract.py::test_in_the_middle_of_something\[fili
    | core/test_contract.py::test_whole_actions_of_a_game_played_by_chance\[(cigale|fourmidable)
    | games/fourmidable/test_audit.py::test_fou_k14_whoever_reveals_before_the_weather_is_named
    | games/fourmidable/test_draft.py::test_fou_x4_cards_that_are_alike_can_be_guessed_too\[2
    | games/fourmidable/test_draft.py::test_fou_x4_whatever_step_a_draft_is_in_it_can_be_guessed\[3
    | games/fourmidable/test_special_secrets.py::test_fou_i1_cards_that_are_never_played
    | games/fourmidable/test_whole_games.py::test_every_step_of_a_sensible_game_holds\[child-2
    | games/micropolis/test_edition.py::test_whole_games_of_the_tiny_edition\[(expert|base-[456])
    | games/test_features.py::test_a_net_sees_what_the_view_says\[(fourmidable-intermediate|fili_fourmis-base-2-formic)
    | games/test_whole_games.py::test_whether_anybody_listens_changes_nothing\[fourmidable-(child|intermediate|solo)
    | games/wyx/test_edition.py::test_(whole_games_of|the_second_opinion_on)_the_tiny_edition
    | rl/test_batch.py::test_a_batch_plays_what_single_tables_play\[(wyx|cigale|fili_fourmis|fourmidable)
    | rl/test_batch.py::test_several_processes_play_the_same_games
    | search/fourmidable/test_gifts.py::test_ideas_are_moves\[experienced
    | search/fourmidable/test_prospect.py::test_a_search_adds_up_that_looks_a_round_ahead
    | search/test_alphabeta.py::test_it_is_worth_what_minimax_says
    | search/test_bots.py::test_the_same_seed_gives_the_same_move
    | search/test_puzzles.py::test_each_is_well_formed\[(wyx|cigale|micropolis|fourmidable)
    | search/test_uct.py::test_playouts_end_and_pay_what_they_take
    | school/test_lessons.py::test_a_lesson_is_sound\[(?!wyx)""", re.VERBOSE)

COMPILED = (
    "tests/browser/", "tests/cli/test_numbers.py", "tests/cli/test_play", "tests/client/", "tests/core/",
    "tests/games/", "tests/search/", "tests/test_docs.py", "tests/test_faults.py", "tests/test_laws.py",
    "tests/test_packaging.py",
)
# But hindsight, puzzles and most of the coach are compiled nowhere: they are watched where games are quick.
QUICK = ("test_law_13_what_is_foretold_happens[fourmidable-solo", "test_every_fact_of_an_outlook_",
         "test_the_answer_is_found_again", "test_a_review_adds_up_", "test_in_another_process_",
         "test_losses_of_a_round")
QUICK_PLACES = ("tests/search/coach/test_by_hand.py", "tests/search/coach/test_review.py",
                "tests/search/test_entered.py", "tests/search/test_glicko.py", "tests/search/test_hands.py",
                "tests/search/test_honesty.py", "tests/search/test_variants.py")


def is_watched(test: str, compiled: bool) -> bool:
    """Of a test, by its id."""
    place, _, name = test.partition("::")
    if place.rpartition("/")[2] in WHOLE_GAMES and not ALONE.match(name):
        return False
    if not compiled:
        return not DEAR.match(test.removeprefix("tests/"))
    if name.startswith(QUICK) and not name.endswith("[fourmidable]"):
        return True
    return not test.startswith(COMPILED) or test.startswith(QUICK_PLACES)
