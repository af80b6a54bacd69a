"""`new`, `legal`, `why`, `apply`, `view`, `score`: positions in, positions out."""
from __future__ import annotations

import json

import pytest

from formicarium.games import SHELF

from .asking import Ask, new, queens_placed

pytestmark = pytest.mark.engine_free
TAKE = json.dumps({"type": "Take", "column": 1})


def test_games_command_lists_options(ask: Ask) -> None:
    games = ask("games", "--json").json["games"]
    assert [game["id"] for game in games] == list(SHELF)
    wyx, fili = ({game["id"]: game for game in games}[name] for name in ("wyx", "fili_fourmis"))
    assert wyx["id"] == "wyx" and wyx["version"] == 1
    assert [(mode["id"], mode["players"]) for mode in wyx["modes"]] == [("base", [2, 3, 4])]
    assert [option["id"] for option in wyx["options"]] == ["open_dispenser", "closed_anthills", "finish_round"]
    assert not any(option["default"] for option in wyx["options"])
    assert {option["id"]: (option["choices"], option["default"]) for option in fili["options"]} == {
        "strict_contact": ([False, True], False), "middle_breaks_ties": ([False, True], True),
        "quiet_limit": ([20, 40], 40)}
    text, french = ask("games").out, ask("games", "--lang", "fr").out
    assert "(20, 40)" in text
    assert "open_dispenser" in text and "2 to 4 players" in text and "de 2 à 4 joueurs" in french


def test_new_accepts_an_option_with_values(ask: Ask) -> None:
    made = ask("new", "fili_fourmis", "--option", "quiet_limit=20", "--option", "middle_breaks_ties=off", "--json").json
    assert made["game"] == {"game": "fili_fourmis", "players": 2, "mode": "base", "edition": "formicarium",
                            "strict_contact": False, "middle_breaks_ties": False, "quiet_limit": 20}
    for wrong in ("quiet_limit=30", "quiet_limit", "quiet_limit=on"):
        answer = ask("new", "fili_fourmis", "--option", wrong)
        assert answer.code == 2 and "quiet_limit" in answer.err


def test_new_is_reproducible_and_records_its_options(ask: Ask) -> None:
    assert new(ask) == new(ask) != new(ask, "--seed", 2)
    made = new(ask, "--players", 3, "--option", "finish_round", "--option", "open_dispenser=on",
               "--option", "closed_anthills=off")
    assert made["game"] == {"game": "wyx", "players": 3, "mode": "base", "edition": "formicarium",
                            "open_dispenser": True, "closed_anthills": False, "finish_round": True}
    assert made["position"]["supply"] == [16, 16, 16] and made["position"]["columns"][0][7] is not None


def test_new_without_a_seed_is_random(ask: Ask) -> None:
    made = {ask("new", "wyx", "--option", "open_dispenser").out for _ in range(4)}
    assert len(made) == 4


def test_pretty_json_keeps_short_values_on_a_line(ask: Ask) -> None:
    pretty = ask("new", "wyx", "--seed", 1)
    assert pretty.json == new(ask)
    assert '    "queens": [null, null],\n' in pretty.out and max(map(len, pretty.out.splitlines())) <= 100


def test_every_command_of_positions_reads_files_and_pipes(ask: Ask) -> None:
    path = ask.file(new(ask))
    for command in (["legal", "--seat", 0], ["view", "--seat", 0], ["score"]):
        read, piped = ask(*command, path, "--json"), ask(*command, "-", "--json", stdin=path.read_bytes())
        assert read == piped and read.code == 0


def test_legal_lists_actions_that_apply_accepts(ask: Ask) -> None:
    path = ask.file(queens_placed(ask))
    answer = ask("legal", path, "--seat", 0, "--json").json
    assert answer["seat"] == 0 and answer["waiting"] == [0]
    for action in answer["actions"]:
        assert ask("why", path, "--seat", 0, "--action", json.dumps(action)).code == 0
    text = ask("legal", path, "--seat", 0).out
    assert text.startswith(f"Player 1 to play: {len(answer['actions'])} moves allowed.\n")
    assert ('{"type":"Take","column":1}  Domino 1, 2 left, 2 up: your queen flies to b6. '
            'You will take the anthill with 2 ants.') in text


def test_legal_for_another_seat_is_empty_and_names_the_turn(ask: Ask) -> None:
    path = ask.file(new(ask))
    assert ask("legal", path, "--seat", 1, "--json").json == {"seat": 1, "waiting": [0], "actions": []}
    assert ask("legal", path, "--seat", 1)[:2] == (0, "No move for Player 2: Player 1 to play.\n")
    assert ask("legal", path, "--seat", -1).out == "No move for Spectators: Player 1 to play.\n"


def test_why_names_the_rule_its_facts_and_its_text(ask: Ask) -> None:
    path = ask.file(new(ask))
    action = json.dumps({"type": "Enter", "cell": "a1"})
    answer = ask("why", path, "--seat", 0, "--action", action, "--json")
    refusal = answer.json["refusal"]
    assert answer.code == 1 and answer.json["legal"] is False
    assert refusal["rule"] == "WYX-S2" and refusal["facts"] == {
        "type": "NoEntry", "why": "not-central", "cell": "a1", "owner": None}
    assert refusal["text"].startswith("Cell a1 is not in the centre.")
    assert refusal["rule_text"].startswith("One after the other, players put their queens")
    french = ask("why", path, "--seat", 0, "--action", "-", "--lang", "fr", stdin=action)
    assert french.code == 1 and "Interdit par WYX-S2. La case a1 n’est pas au centre." in french.out
    assert "\n  (why=not-central, cell=a1)\n  WYX-S2 L’un après l’autre" in french.out


def test_why_refuses_spectators_and_wrong_seats(ask: Ask) -> None:
    path = ask.file(queens_placed(ask))
    for seat in (1, -1):
        answer = ask("why", path, "--seat", seat, "--action", TAKE, "--json")
        assert answer.code == 1 and answer.json["refusal"]["rule"] == "WYX-T1"


def test_why_of_a_legal_move_prints_its_outlook(ask: Ask) -> None:
    path = ask.file(queens_placed(ask))
    assert ask("why", path, "--seat", 0, "--action", TAKE).out.startswith("Allowed. Domino 1, 2 left, 2 up")
    answer = ask("why", path, "--seat", 0, "--action", TAKE, "--json").json
    assert answer["legal"] is True and answer["outlook"]["cell"] == "b6"


def test_apply_prints_a_position_that_commands_accept(ask: Ask) -> None:
    path = ask.file(queens_placed(ask))
    after = ask("apply", path, "--seat", 0, "--action", TAKE, "--draws", "3", "--json").json
    assert after["chance"] == [3]
    assert [event["type"] for event in after["events"]] == ["Took", "Placed", "Showed"]
    assert after["position"]["queens"] == ["b6", "e5"] and after["position"]["turn"] == 1
    assert ask("legal", "-", "--seat", 1, "--json", stdin=json.dumps(after)).json["waiting"] == [1]


def test_apply_is_reproducible_by_seed_and_by_draws(ask: Ask) -> None:
    path = ask.file(queens_placed(ask))
    seeded = ask("apply", path, "--seat", 0, "--action", TAKE, "--seed", 5)
    draws = ",".join(map(str, seeded.json["chance"]))
    assert seeded == ask("apply", path, "--seat", 0, "--action", TAKE, "--draws", draws)
    assert ask("apply", path, "--seat", 0, "--action", TAKE).code == 0


@pytest.mark.parametrize(("draws", "message"), [
    ("", "chance is asked for answer number 1, below 14, and there is none"),
    ("3,1", "chance has 2 answers, only 1 were asked for"),
    ("14", "answer number 1 of chance is 14; it must be 0 to 13"),
    ("-3", "“-3”; it takes numbers separated by commas"), ("a", "“a”"), ("1,,2", "“1,,2”"),
    ("9" * 30, "it takes numbers"), ("²", "“²”"),
])
def test_apply_refuses_too_few_or_too_many_draws(ask: Ask, draws: str, message: str) -> None:
    path = ask.file(queens_placed(ask))
    answer = ask("apply", path, "--seat", 0, "--action", TAKE, f"--draws={draws}")
    assert answer.code == 2 and message in answer.err and answer.out == ""


def test_apply_refuses_an_illegal_action_with_its_rule(ask: Ask) -> None:
    path = ask.file(new(ask))
    text = ask("apply", path, "--seat", 0, "--action", TAKE)
    assert text.code == 1 and text.out == "" and "Forbidden by WYX-S2." in text.err
    refused = ask("apply", path, "--seat", 0, "--action", TAKE, "--json")
    assert refused.code == 1 and refused.err == "" and refused.json["refusal"]["rule"] == "WYX-S2"


def test_view_prints_the_view_of_the_seat(ask: Ask) -> None:
    path = ask.file(new(ask))
    for seat in (-1, 0, 1):
        assert ask("view", path, "--seat", seat, "--json").json["seat"] == seat
    assert ask("view", path, "--seat", 0).json == ask("view", path, "--seat", 0, "--json").json


def test_score_prints_points_and_winner(ask: Ask) -> None:
    going_on = ask("score", ask.file(new(ask)), "--json").json
    assert going_on == {"ended": "", "scores": [0, 0], "places": [1, 1],
                        "tally": [[{"rule": "WYX-E4", "points": 0}]] * 2}
    done = new(ask)
    done["position"] |= {
        "queens": ["d4", "e5"], "supply": [31, 32], "cells": {"d4": {"seat": 0, "ants": 1}}, "columns": [[]] * 8,
        "gone": [[side, across, way, along] for side in ("left", "right") for way in ("up", "down")
                 for across in range(1, 5) for along in range(1, 5)], "turn": 1, "ended": "WYX-E2"}
    path = ask.file(done)
    answer = ask("score", path, "--json")
    assert answer.json["winners"] == [0] and answer.json["ended"] == "WYX-E2" and answer.json["places"] == [1, 2]
    assert "There is no domino left. (WYX-E2) Player 1 wins." in ask("score", path).out
    assert "Joueur 1 gagne." in ask("score", path, "--lang", "fr").out
    assert ask("legal", path, "--seat", 1).out == "No move for Player 2: the game is over.\n"


def test_an_owner_of_a_printed_copy_adds_an_edition(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    from formicarium.games.wyx.edition import EDITIONS

    monkeypatch.setattr(EDITIONS, "folders", list(EDITIONS.folders))
    folder = ask.folder / "wyx"
    folder.mkdir()
    (folder / "broken.toml").write_text("[board]\nrows = 3\n")
    monkeypatch.setenv("FORMICARIUM_EDITIONS", str(ask.folder))
    answer = ask("new", "wyx", "--edition", "broken")
    assert answer.code == 2 and "edition 'broken'" in answer.err
    setting = {"game": {"game": "wyx", "edition": "broken"}, "position": new(ask)["position"]}
    assert ask("score", ask.file(setting)).code == 2
    head = {"formicarium": 1, "version": 1, "game": {"game": "wyx", "edition": "broken"}, "opening": []}
    assert ask("verify", ask.file(head)).code == 2
