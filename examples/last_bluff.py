"""Solve the last bluff of La Cigale & la Fourmi: OpenSpiel's CFR+ on the last round of an Autumn for two.

    pip install 'formicarium[openspiel]'
    python examples/last_bluff.py

The pile is empty, so the next collector ends the game (CIG-A10). The six ants stand; the Ant picks a path in secret
(CIG-A3), the Cicada comes down on one of the six cards (CIG-A4), and the player with more points wins. OpenSpiel begins
there (`position=`), searches the whole tree and finds how often each player should bluff.
"""
from __future__ import annotations

from pathlib import Path
from typing import Any

from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from formicarium.rl import openspiel

POSITION = Path(__file__).with_name("last_bluff.json")
ENOUGH = 1e-4
STRIDE = 150  # iterations of CFR+ between two checks


def solve(position: str, most: int = 4000) -> tuple[Any, Any, float, int]:
    """Return the game, a near-equilibrium policy, its exploitability and the number of iterations."""
    game = openspiel.load("cigale", mode="autumn", players=2, position=position)
    solver = cfr.CFRPlusSolver(game)
    left, rounds = 1.0, 0
    while left >= ENOUGH and rounds < most:
        for _ in range(STRIDE):
            solver.evaluate_and_update_policy()
        rounds += STRIDE
        left = exploitability.exploitability(game, solver.average_policy())
    return game, solver.average_policy(), left, rounds


def main() -> float:
    game, policy, left, rounds = solve(POSITION.read_text(encoding="utf-8"))
    state = game.new_initial_state()
    worth = expected_game_score.policy_value(state, [policy] * 2)
    ant = state.current_player()
    print(f"After {rounds} rounds of CFR+ nobody can gain more than {left:.6f}.")
    print(f"The Ant (player {ant}) can expect {worth[ant]:+.3f}, from -1 (lost) to 1 (won). It picks")
    for action, share in policy.action_probabilities(state).items():
        print(f"  {state.action_to_string(ant, action):40} {share:6.1%}")
    state.apply_action(state.legal_actions()[0])  # any path; the Cicada cannot tell which
    print("and the Cicada comes down on")
    for action, share in policy.action_probabilities(state).items():
        print(f"  {state.action_to_string(1 - ant, action):40} {share:6.1%}")
    return left


if __name__ == "__main__":
    main()
