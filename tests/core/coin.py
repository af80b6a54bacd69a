"""The smallest game with every kind of event, for the tests of core: coins on a table.

Each seat in turn says something aloud, peeks (a whisper), shows (a reveal) or tosses (chance); "stop" ends it.
"""
from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.editions import BadEdition, Editions
from formicarium.core.game import Action, Event, Game, Outlook, Points, Position, Reason, Types, View
from formicarium.core.news import News
from formicarium.core.state import GameState

WORDS = ("say", "peek", "show", "toss", "odd", "stop")


class Do(Action, frozen=True):
    word: str


class Did(Event, frozen=True):
    word: str


class Says(Outlook, frozen=True):
    word: str


class Fell(Reason, frozen=True):
    heads: int


class CoinPosition(Position, frozen=True, kw_only=True):
    turn: int
    heads: int
    over: bool


class CoinView(View, frozen=True, kw_only=True):
    turn: int


class Print(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: int


class CoinState(GameState):
    def __init__(self, seats: int, turn: int, heads: int, over: bool) -> None:
        super().__init__(seats)
        self.turn = turn
        self.heads = heads
        self.over = over

    def clone(self) -> CoinState:
        return CoinState(self.seats, self.turn, self.heads, self.over)

    def waiting(self) -> i64:
        return 0 if self.over else 1 << self.turn

    def legal_moves(self, seat: i64) -> vec[i64]:
        return vec[i64]([move for move in range(len(WORDS)) if self.forbidding_rule(seat, move) == 0])

    def forbidding_rule(self, seat: i64, move: i64) -> i64:
        if self.over or seat != self.turn or not 0 <= move < len(WORDS):
            return 1
        return 2 if WORDS[move] == "odd" and self.heads % 2 == 0 else 0

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        word = WORDS[move]
        did = Did(rule="COIN-1", word=word)
        if word == "peek":
            news.whisper(seat, did)
        elif word == "show":
            news.reveal(did)
        else:
            news.tell(did)
        if word == "toss":
            self.heads += dice.below(2)
        self.over = word == "stop"
        self.turn = (self.turn + 1) % self.seats

    def ended(self) -> i64:
        return int(self.over)

    def compare(self, seat: i64, other: i64) -> i64:
        return other // 2 - seat // 2

    def score(self, seat: i64) -> i64:
        return self.heads


def check(edition: Print) -> None:
    if edition.coins < 1:
        raise BadEdition("coins: at least one")


EDITIONS: Editions[Print] = Editions(Print, Path(__file__).parent / "nowhere", check)
EDITIONS.read["plain"] = Print(1)


class Coin(Game, frozen=True, kw_only=True, tag="coin"):
    id: ClassVar[str] = "coin"
    version: ClassVar[int] = 3
    modes: ClassVar[dict[str, range]] = {"base": range(2, 5), "teams": range(4, 5)}
    rules: ClassVar[tuple[str, ...]] = ("", "COIN-1", "COIN-2")
    endings: ClassVar[tuple[str, ...]] = ("COIN-1",)
    types: ClassVar[Types] = Types(Do, Did, CoinView, CoinPosition)
    editions: ClassVar[Any] = EDITIONS
    secrets: ClassVar[bool] = False

    players: int = 2
    mode: str = "base"
    edition: str = "plain"
    loud: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.loud and self.players > 3:
            raise ValueError("loud is for three at most")

    @property
    def move_count(self) -> int:
        return len(WORDS)

    def setup(self, dice: Dice, news: News) -> CoinState:
        if self.loud:
            news.tell(Did(rule="COIN-1", word="hello"))
        return CoinState(self.players, 0, dice.below(2), False)

    def action_of(self, move: int) -> Do:
        return Do(WORDS[move])

    def number_of(self, action: Any) -> int:
        return WORDS.index(action.word) if isinstance(action, Do) and action.word in WORDS else -1

    def view(self, state: CoinState, seat: int) -> CoinView:
        return CoinView(seat=seat, turn=state.turn)

    def position(self, state: CoinState) -> CoinPosition:
        return CoinPosition(turn=state.turn, heads=state.heads, over=state.over)

    def reason(self, state: CoinState, seat: int, action: Any, rule: str) -> Reason:
        return Fell(heads=state.heads)

    def outlook(self, state: CoinState, seat: int, action: Any) -> Outlook:
        return Says(word=action.word)

    def tally(self, state: CoinState, seat: int) -> tuple[Points, ...]:
        return (Points("COIN-1", state.heads),)
