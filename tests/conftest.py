"""What all tests share: Hypothesis, the same on every machine, and leaving nothing in the tree.

HYPOTHESIS_PROFILE=explore looks for new examples each time; LAW_EXAMPLES says how many.
"""
from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir
from one_at_a_time import hold_file
from watching import is_watched

CACHE = Path(__file__).resolve().parents[1] / ".cache"
OWNER = os.getuid() if hasattr(os, "getuid") else 0  # a folder of somebody else could not be written to
set_hypothesis_home_dir(Path(tempfile.gettempdir(), f"formicarium-hypothesis-{OWNER}"))

# A whole game is one example, so examples are few, big and slow, and none has to be quick.
WHOLE_GAMES = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
EXAMPLES = int(os.environ.get("LAW_EXAMPLES", "0"))

settings.register_profile("ci", derandomize=True, deadline=None, database=None, print_blob=False,
                          max_examples=EXAMPLES or 8, suppress_health_check=WHOLE_GAMES)
settings.register_profile("explore", deadline=None, max_examples=EXAMPLES or 200, suppress_health_check=WHOLE_GAMES)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

pytest_plugins = ["services"]  # once a worker, whoever asks

# What whole games say of the rules they say in either engine, since law 12 holds the two together; so they are played
# in the quicker one. Of the rest, what is not watched for coverage by day runs in the compiled engine only; TWICE=1,
# which the night sets, has it in both.
ONCE = {"test_in_step.py", "test_kept.py", "test_lockstep.py", "test_open_in_step.py", "test_pairs.py", "test_perft.py",
        "test_second_opinion.py", "test_small_moves.py", "test_trails.py"}
BREAKING = "test_planted.py"  # what is compiled cannot be broken from outside
BY_DAY = not os.environ.get("TWICE")
ONCE_BY_DAY = (  # these too, being dear and watched
    "test_a_review_adds_up_and_is_the_same_again[cigale-winter",
    "test_a_review_adds_up_and_is_the_same_again[fourmidable", "test_losses_of_a_round", "test_the_healthy_game_passes",
    "test_the_table_of_it", "test_to_see_what_comes", "test_cig_p5_a_peek_is_free",
    "test_a_hint_has_its_reason[fourmidable",
    *(f"test_no_bot_sees_what_is_hidden[{mode}-level5" for mode in ("winter", "winter-powers", "autumn-open")))
ONCE_PLACES = ("tests/browser/", "tests/client/", "tests/offline/", "tests/server/",
               "tests/store/")  # what is shown and served

# What `play.py test quick` leaves out: browsers, searches, whole games by the dozen, servers killed or crowded.
# A single test elsewhere says so itself: @pytest.mark.long.
LONG = {
    "test_attacks.py", "test_attacks_tables.py", "test_faults.py", "test_fourmidable_secrets.py", "test_hostile.py",
    "test_kept.py", "test_killed.py", "test_laws.py", "test_leaks.py", "test_lockstep.py", "test_many_servers.py",
    "test_numbers.py", "test_perft.py", "test_play_cigale.py", "test_races.py", "test_second_opinion.py",
    "test_secrets.py", "test_serve.py", "test_small_moves.py", "test_whole_games.py",
}
LONG_PLACES = ("tests/browser/", "tests/rl/", "tests/search/", "tests/cli/test_play", "tests/client/test_pages.py")

# Tests that wait for browsers and their servers are spread among those that compute, the longest first, and thousands
# of short ones come last: so every core has something to do from the first minute to the last.
LONGEST = "tests/browser/test_everywhere.py::test_the_house"  # while it exports, nobody else should wait for that
WAITING = ("tests/browser/", "tests/client/", "tests/offline/")
WORKING = ("tests/cli/", "tests/rl/", "tests/search/", "tests/server/", "tests/store/", "tests/test_laws.py")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        seen = item.get_closest_marker("unwatched") is None and is_watched(item.nodeid, compiled=False)
        dear = item.name.startswith(ONCE_BY_DAY) or (not seen and item.path.name != BREAKING)
        if (BY_DAY and dear) or item.path.name in ONCE or item.nodeid.startswith(ONCE_PLACES):
            item.add_marker(pytest.mark.engine_free)
        if not is_watched(item.nodeid, os.environ.get("FORMICARIUM_ENGINE") == "compiled"):
            item.add_marker(pytest.mark.unwatched)
        if item.path.name in LONG or item.nodeid.startswith(LONG_PLACES):
            item.add_marker(pytest.mark.long)
    items[:] = spread(items)


def spread(items: list[pytest.Item]) -> list[pytest.Item]:
    kinds: tuple[list[pytest.Item], ...] = ([], [], [])
    for item in items:
        kinds[0 if item.nodeid.startswith(WAITING) else 1 if item.nodeid.startswith(WORKING) else 2].append(item)
    kinds[0].sort(key=lambda item: not item.nodeid.startswith(LONGEST))
    waiting, working, short = ([(n / len(kind), item) for n, item in enumerate(kind)] for kind in kinds)
    return [item for _, item in [*sorted(waiting + working, key=lambda placed: placed[0]), *short]]


@contextmanager
def unwatched(so: bool = True) -> Iterator[None]:
    """Not by pytest-cov's own `no_cover`: in a worker of xdist it stops one watch of two, and the other goes on."""
    watch = sys.gettrace()
    if so:
        sys.settrace(None)
    try:
        yield
    finally:
        if so:
            sys.settrace(watch)


@contextmanager
def after_the_first() -> Iterator[None]:
    """The first worker of a run writes the bytecode of all tests. The others wait for that, and read it."""
    run, noted = os.environ.get("PYTEST_XDIST_TESTRUNUID"), CACHE / "collected"
    with ExitStack() as alone:
        if run is not None:
            CACHE.mkdir(exist_ok=True)
            alone.enter_context(hold_file(noted.with_suffix(".lock"), lambda: None))
            if noted.is_file() and noted.read_text() == run:
                alone.close()
        yield
        if run is not None:
            noted.write_text(run)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is imported then one worker watches for all. It all stays: nobody need look for what could be freed, neither
    now, which takes a third of the time, nor whenever a test has made much."""
    gc.disable()
    try:
        with unwatched(os.environ.get("PYTEST_XDIST_WORKER", "gw0") != "gw0"), after_the_first():
            return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    with unwatched(item.get_closest_marker("unwatched") is not None):
        return (yield)
