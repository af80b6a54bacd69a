"""`formicarium bench`: measure speed and ratios to other engines, within one run because machines are noisy."""
from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import formicarium
from formicarium.bots.cigale.strategies import losses as cigale_losses
from formicarium.cli import arguments
from formicarium.cli.faults import Fault
from formicarium.cli.numbers import positive
from formicarium.cli.progress import show_progress
from formicarium.experiments.honesty import honesty
from formicarium.experiments.speed import MEASURES, measure
from formicarium.i18n import Words

COMPARE = Path(formicarium.__file__).parents[2] / "bench" / "compare.py"  # exists only in a checkout
ROUNDS = 3
LOSSES = {"cigale": cigale_losses}  # games in which bots bluff
Result = dict[str, Any] | str
# Ratios: name, numerator, denominator, and the least value that we promise.
RATIOS = (
    ("compiled_over_interpreted", "compiled", "interpreted", 20.0),
    ("compiled_over_breakthrough", "compiled", "breakthrough", 5.0),
    ("compiled_over_openspiel_wyx", "compiled", "openspiel_wyx", 20.0),
    ("compiled_over_c", "compiled", "c_wyx", 0.0),
    ("uct_over_openspiel_mcts", "uct", "breakthrough_mcts", 2.0),
)


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", default="wyx")
    parser.add_argument("--json", action="store_true", help=words.say("numbers-help-json"))
    parser.add_argument("--losses", type=positive, metavar="K", help=words.say("numbers-help-losses"))
    parser.add_argument("--honesty", type=positive, metavar="K", help=words.say("numbers-help-honesty"))
    parser.add_argument("--seed", type=arguments.seed, default=0, metavar="S", help=words.say("numbers-help-seed"))
    parser.add_argument("--probe", choices=tuple(MEASURES), help=argparse.SUPPRESS)  # run by the processes of `probe`


def run(args: argparse.Namespace, words: Words) -> int:
    game = arguments.kind(args.game).variants()[0]
    if args.probe:
        arguments.dump(measure(args.probe, game))
        return 0
    if args.losses:
        return losses(args, words)
    if args.honesty:
        return honesties(args, words)
    results = measure_in_turn(args.game)
    ratios = {name: rate(results[over]) / rate(results[under]) for name, over, under, _ in RATIOS
              if is_number(results.get(over)) and is_number(results.get(under))}
    report = {"game": game.id, "results": results, "ratios": ratios}
    if args.json:
        arguments.dump(report)
    else:
        show(results, ratios, words)
    return 0


def losses(args: argparse.Namespace, words: Words) -> int:
    """Print the exploitability of bluffing bots in every mode.

    It is the loss against an opponent that knows their strategy.
    """
    if args.game not in LOSSES:
        raise Fault("fault-no-losses", game=words.say(f"{args.game}-name"))
    kind = arguments.kind(args.game)
    games = [next(game for game in kind.variants() if game.mode == mode and game.players == 2) for mode in kind.modes]
    found = [LOSSES[args.game](game, args.losses, args.seed, lambda rounds: show_progress(rounds, args.losses, words))
             for game in games]
    if args.json:
        arguments.dump(found)
        return 0
    from rich.console import Console
    from rich.table import Table

    columns = ("numbers-mode", "numbers-bot", "numbers-ant-loss", "numbers-cicada-loss")
    table = Table(*(words.say(column) for column in columns))
    for one in found:
        for loss in one.bots:
            table.add_row(one.mode, loss.bot, f"{loss.ant:.1%}", f"{loss.cicada:.1%}")
    Console().print(table)
    return 0


def honesties(args: argparse.Namespace, words: Words) -> int:
    """Print the score of an all-seeing bot against the strongest honest one, in every mode for several players."""
    kind = arguments.kind(args.game)
    games = [next(game for game in kind.variants() if game.mode == mode and game.players == max(2, min(numbers)))
             for mode, numbers in kind.modes.items() if max(numbers) > 1]
    found = [honesty(game, args.honesty, args.seed, lambda scores: show_progress(scores, args.honesty, words))
             for game in games]
    if args.json:
        arguments.dump(found)
        return 0
    from rich.console import Console
    from rich.table import Table

    columns = ("numbers-mode", "numbers-variant-players", "balance-games", "numbers-all-seeing", "balance-interval")
    table = Table(*(words.say(column) for column in columns))
    for one in found:
        cells = (f"{one.score:.1%}", f"{one.low:.1%} … {one.high:.1%}") if one.games else (words.say(
            "numbers-nothing-to-see"), "")
        table.add_row(one.mode, str(one.players), str(one.games), *cells)
    Console().print(table)
    return 0


def probe(name: str, game: str, engine: str) -> Result:
    """Run one measurement in a process of its own."""
    done = subprocess.run([sys.executable, "-m", "formicarium", "bench", game, "--probe", name],
                          env={**os.environ, "FORMICARIUM_ENGINE": engine}, capture_output=True, text=True, check=False)
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["?"])[-1]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def rivals() -> Mapping[str, Callable[[], Result]]:
    spec = spec_from_file_location("formicarium_bench_compare", COMPARE) if COMPARE.exists() else None
    if spec is None or spec.loader is None:
        return {}
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Mapping[str, Callable[[], Result]] = module.MEASURES
    return found


def measure_in_turn(game: str) -> dict[str, Result]:
    """Run all measurements in rounds and keep the best of each.

    One that fails returns its reason and is not repeated.
    """
    measures: dict[str, Callable[[], Result]] = {
        "compiled": lambda: probe("random", game, "compiled"),
        "interpreted": lambda: probe("random", game, "python"),
        "uct": lambda: probe("uct", game, "compiled"),
        "costs": lambda: probe("costs", game, "compiled"),
        "costs_interpreted": lambda: probe("costs", game, "python"),
        **(rivals() if game == "wyx" else {}),
    }
    found: dict[str, Result] = {}
    for _ in range(ROUNDS):
        for name, work in measures.items():
            before = found.get(name)
            if isinstance(before, str):
                continue
            now = work()
            if before is None or isinstance(now, str) or rate(now) > rate(before):
                found[name] = now
    return found


def is_number(result: Result | None) -> bool:
    return isinstance(result, dict)


def rate(result: Result) -> float:
    """Return moves or simulations per second; for costs, the negative time of a clone."""
    assert isinstance(result, dict)
    if "clone_ns" in result:
        return -float(result["clone_ns"])
    return float(result.get("moves_per_second") or result["simulations_per_second"])


def show(results: dict[str, Result], ratios: dict[str, float], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(words.say("numbers-measure"), words.say("numbers-value"), words.say("numbers-bar"))
    for name, result in results.items():
        if isinstance(result, str):
            table.add_row(words.say(f"bench-{name}"), words.say("fault-bench-missing", reason=result), "")
        elif "clone_ns" in result:
            for cost, value in result.items():
                if cost != "engine":
                    table.add_row(f"{words.say(f'bench-{name}')} {cost}", f"{value:,.0f}", "")
        else:
            table.add_row(words.say(f"bench-{name}"), f"{rate(result):,.0f} /s", "")
    for name, _, _, bar in RATIOS:
        if name in ratios:
            mark = f"≥ {bar:g}" if bar else ""
            table.add_row(words.say(f"bench-{name}"), f"× {ratios[name]:.2f}", mark)
    Console().print(table)
