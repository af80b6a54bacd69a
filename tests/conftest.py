"""Settings of all tests: Hypothesis, the same on every machine, marks, and no files left in the tree.

HYPOTHESIS_PROFILE=explore looks for new examples each time; LAW_EXAMPLES sets their number.
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

CACHE = Path(__file__).resolve().parents[1] / ".cache"
OWNER = os.getuid() if hasattr(os, "getuid") else 0  # a folder of another user could not be written to
set_hypothesis_home_dir(Path(tempfile.gettempdir(), f"formicarium-hypothesis-{OWNER}"))

# A whole game is one example, so examples are few, large and slow.
WHOLE_GAMES = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
EXAMPLES = int(os.environ.get("LAW_EXAMPLES", "0"))

settings.register_profile("ci", derandomize=True, deadline=None, database=None, print_blob=False,
                          max_examples=EXAMPLES or 8, suppress_health_check=WHOLE_GAMES)
settings.register_profile("explore", deadline=None, max_examples=EXAMPLES or 200, suppress_health_check=WHOLE_GAMES)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

pytest_plugins = ["tests.support.services"]

COMPILED = os.environ.get("FORMICARIUM_ENGINE") == "compiled"
BY_DAY = not os.environ.get("TWICE")  # the night sets TWICE, and runs the tests of the day in both engines


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if BY_DAY and (is_marked(item, "once_by_day")
                       or (not is_counted(item, "interpreted") and not is_marked(item, "interpreted_too"))):
            item.add_marker(pytest.mark.engine_free)
        # set by a tier of play.py test
        if is_marked(item, "processes") and item.config.getoption("max_suite_reruns", None):
            item.add_marker(pytest.mark.flaky(reruns=1, reruns_delay=5))
    items[:] = spread(items)


def is_marked(item: pytest.Item, *names: str) -> bool:
    return any(item.get_closest_marker(name) for name in names)


def is_counted(item: pytest.Item, engine: str) -> bool:
    return is_marked(item, "watched") or not is_marked(item, "unwatched", f"unwatched_{engine}")


def spread(items: list[pytest.Item]) -> list[pytest.Item]:
    """Spread tests that wait for a browser among long tests that compute, with thousands of short ones last.
    So every core is busy from the first minute to the last.
    """
    kinds: tuple[list[pytest.Item], ...] = ([], [], [])
    for item in items:
        kinds[0 if is_marked(item, "waiting") else 1 if is_marked(item, "long", "processes") else 2].append(item)
    kinds[0].sort(key=lambda item: not is_marked(item, "browser_first"))
    waiting, working, short = ([(n / len(kind), item) for n, item in enumerate(kind)] for kind in kinds)
    return [item for _, item in [*sorted(waiting + working, key=lambda placed: placed[0]), *short]]


@contextmanager
def unwatched(so: bool = True) -> Iterator[None]:
    """Stop coverage for a while.
    pytest-cov's own `no_cover` stops only one of two tracers in a worker of xdist.
    """
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
    """Let the first worker write the bytecode of all tests; the others wait and read it."""
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
    """Trace imports in one worker only, and freeze all imported objects.
    Scanning them for garbage would take a third of the collection time, and more later.
    """
    gc.disable()
    try:
        with unwatched(os.environ.get("PYTEST_XDIST_WORKER", "gw0") != "gw0"), after_the_first():
            return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    with unwatched(not is_counted(item, "compiled" if COMPILED else "interpreted")):
        return (yield)
