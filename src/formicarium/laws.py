"""The twelve laws that every game obeys, as functions: for tests, for `formicarium fuzz`, for whoever adds a game.

`LAWS[7](game, dice)` plays one game, moves and luck by the dice, and raises LawBroken where the game breaks law 7.
`Seeded` dice make plain random games; `Asked` dice let anything else choose, Hypothesis for one.
One file, long as it is: the laws are one text, in their order, each followed by what it asks.
"""
from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from functools import cache, wraps
from importlib import import_module
from itertools import product
from typing import Any, NamedTuple, TypeVar

import msgspec

import formicarium
from formicarium import _engine
from formicarium.core import journal
from formicarium.core.dice import Dice, Recorded, Scripted, Seeded
from formicarium.core.game import WATCHER, Action, Event, Game, IllegalMove, Impossible
from formicarium.core.match import Entry, Match
from formicarium.core.news import ALL, SILENT, Line, News
from formicarium.core.table import Table, first

GUESSES = 6  # from one view
GLANCES = 80  # positions of a game; a longer one is looked at less often; law 12 needs the same in both engines
TALE = 600  # moves; a game longer than that is moved half by instinct, which is shorter
FEW = 12  # positions of such a game: what follows from each is long as well
FAR = (-(2**40), -7, -2, -1)  # numbers that are no move, and as many beyond the last
HUGE = 10**6  # nothing in a box is counted so far
VAST = 2**70  # more than a compiled rule can count
LUCKS = 400  # ways of chance that are gone through one by one
TRANSCRIPTS = 2  # games that both engines play
PATIENCE = 8  # games until every secret should have shown itself
CERTAIN = 6  # wrong guesses after which chance is no excuse
# numbers or actions that are tried at one place; where a game has more, others each time
MANY = 400 if formicarium.engine == "compiled" else 60

T = TypeVar("T")
Law = Callable[[Game, Dice], None]
LAWS: dict[int, Law] = {}


class LawBroken(AssertionError):
    """A game breaks a law; says which, how, and the journal that leads there."""

    def __init__(self, number: int, message: str) -> None:
        super().__init__(f"law {number}: {message}")
        self.number = number


class NoOtherEngine(Exception):
    """Law 12 cannot be put to a game here; says why."""


class Play:
    """A game on its way, moved by dice, and how to tell it again."""

    def __init__(self, game: Game, dice: Dice, law: int) -> None:
        self.game = game
        self.dice = dice
        self.law = law
        self.aside = Seeded(dice.below(2**30))  # for guesses: they are many, and the game itself stays short to tell
        self.match = Match.begin(game, dice)
        self.long = usual_length(game, False) > TALE

    @property
    def table(self) -> Table:
        return self.match._table  # the laws look under the table; nobody else does

    @property
    def everybody(self) -> range:
        return range(WATCHER, self.game.players)

    def positions(self, every: int = 1, undo: bool = False) -> Iterator[Table]:
        """The first, the last, and one in so many between them; of a long game no more than of a short one."""
        length = usual_length(self.game, self.long)
        every *= max(1, length // (FEW if self.long else GLANCES))
        skip = self.aside.below(every)
        met = 0
        while not self.table.ended():
            if met == 0 or met % every == skip:
                yield self.table
            self.step()
            met += 1
            if undo:
                self.take_back()
        yield self.table

    def step(self) -> None:
        seat = self.pick(self.movers())
        if self.long and self.dice.below(2):
            action = self.game.action(self.table.sample(seat, self.dice))
        else:
            action = self.pick(self.match.options(seat))
        self.match = self.match.play(seat, action, self.dice)
        if sum(1 if entry.action else -1 for entry in self.match.journal) > self.game.longest:
            raise LawBroken(1, self.story(f"more than {self.game.longest} moves"))

    def movers(self) -> list[int]:
        """Whom to move next: mostly those waited for, at times one that is free to."""
        waited = [seat for seat in self.match.waiting() if len(self.table.moves(seat))]
        free = [seat for seat in may_move(self.table) if seat not in waited]
        if not waited:
            raise LawBroken(1, self.story("the game goes on, and nobody waited for has a move"))
        return free if free and self.dice.below(3) == 0 else waited

    def pick(self, choices: Any) -> Any:
        return choices[self.dice.below(len(choices))]

    def take_back(self) -> None:
        for seat in range(self.game.players):
            if self.match.undoable(seat) and len(self.match.journal) < self.game.longest and self.dice.below(3) == 0:
                self.match = self.match.undo(seat)

    def broken(self, message: str) -> LawBroken:
        return LawBroken(self.law, self.story(message))

    def story(self, message: str) -> str:
        return f"{LAWS[self.law].__doc__}\n{type(self.game).__qualname__}: {message}\n{journal.write(self.match)}"


@cache
def usual_length(game: Game, instinct: bool) -> int:
    """How many moves a game takes, at random or half by instinct; the same for both engines."""
    dice, moves = Seeded(1), 0
    table = game.setup(dice, SILENT)
    while (waiting := table.waiting()) and moves < game.longest:
        seat = first(waiting)
        options = table.moves(seat)
        if not len(options):
            break  # law 1 will say so
        by_instinct = instinct and dice.below(2)
        move = table.sample(seat, dice) if by_instinct else options[dice.below(len(options))]
        table.play(seat, move, dice, SILENT)
        moves += 1
    return moves


def law(number: int) -> Callable[[Callable[[Play], None]], Law]:
    """Put a law on the list. Rules that crash break whatever law they were being put to."""
    def enter(check: Callable[[Play], None]) -> Law:
        @wraps(check)
        def put(game: Game, dice: Dice) -> None:
            play = Play(game, dice, number)
            try:
                check(play)
            except (LawBroken, NoOtherEngine):
                raise
            except Exception as fault:
                raise play.broken(f"the rules raise {fault!r}") from fault

        LAWS[number] = put
        return put

    return enter


def plain(value: object) -> bytes:
    return msgspec.json.encode(value)


def may_move(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if len(table.moves(seat))]


def some(play: Play, things: Sequence[T]) -> Sequence[T]:
    """All of them, or as many as can be tried each time."""
    return things if len(things) <= MANY else [things[play.aside.below(len(things))] for _ in range(MANY)]


def stand(play: Play, table: Table) -> bytes:
    """All that can be asked of a table, to see whether anything has changed."""
    moves = [list(table.moves(seat)) for seat in range(table.seats)]
    return plain([play.game.position(table), table.waiting(), table.ended(), moves])


@law(1)
def law_1(play: Play) -> None:
    """Whoever is waited for has a move, `waiting` is empty exactly when the game has ended, and it ends in time."""
    for table in play.positions():
        waiting, ended = table.waiting(), table.ended()
        if waiting >> play.game.players:
            raise play.broken(f"waits for seats that do not exist: {waiting:b}")
        if bool(waiting) == bool(ended):
            raise play.broken(f"waiting is {waiting:b}, ended is {ended}")
        for seat in play.match.waiting():
            if not len(table.moves(seat)):
                raise play.broken(f"seat {seat} is waited for and has no move")
    if may_move(play.table):
        raise play.broken(f"the game has ended, and seats {may_move(play.table)} have moves")
    if play.table.ended() >= len(play.game.rules) or not play.match.ended():
        raise play.broken(f"ended by rule number {play.table.ended()}, which has no id")
    if play.match.ended() not in play.game.endings:
        raise play.broken(f"ended by {play.match.ended()}, which is not among the endings {play.game.endings}")
    check_order(play)


def check_order(play: Play) -> None:
    """The final order is one: nobody is ahead of itself, two agree, three make no circle; points are what adds up."""
    table, seats = play.table, range(play.game.players)
    for a, b in product(seats, repeat=2):
        if table.ahead(a, b) != -table.ahead(b, a):
            raise play.broken(f"ahead({a}, {b}) is {table.ahead(a, b)}, ahead({b}, {a}) is {table.ahead(b, a)}")
    for a, b, c in product(seats, repeat=3):
        if table.ahead(a, b) >= 0 and table.ahead(b, c) >= 0 > table.ahead(a, c):
            raise play.broken(f"{a} is not behind {b}, {b} not behind {c}, but {a} is behind {c}")
    if min(play.match.places()) != 1:
        raise play.broken(f"nobody is first: {play.match.places()}")
    for seat in seats:
        if sum(line.points for line in play.match.tally(seat)) != table.score(seat):
            raise play.broken(f"the sheet of seat {seat} does not add up to {table.score(seat)}")


@law(2)
def law_2(play: Play) -> None:
    """`moves` is exactly what `forbids` allows, over every number and seat, and `sample` draws no other."""
    game = play.game
    far = [*FAR, *(game.moves - 1 - number for number in FAR)]
    for table in play.positions():
        for seat in range(WATCHER - 1, game.players + 2):
            listed = list(table.moves(seat))
            numbers = sorted({*far, *listed, *some(play, range(game.moves))})
            reasons = {move: table.forbids(seat, move) for move in numbers}
            if sorted(listed) != [move for move in numbers if not reasons[move]]:
                raise play.broken(f"seat {seat} is offered {listed}; forbids answers {reasons}")
            if listed and not 0 <= seat < game.players:
                raise play.broken(f"there is no seat {seat}, and it has moves {listed}")
            if not all(0 <= rule < len(game.rules) for rule in reasons.values()):
                raise play.broken(f"seat {seat}: forbids names rules that are none: {reasons}")
        check_sample(play, table)


def check_sample(play: Play, table: Table) -> None:
    """Every way of chance, while there are few; else so many draws that no move can hide."""
    before = stand(play, table)
    for seat in play.match.waiting():
        moves = set(table.moves(seat))
        dice = EveryLuck()
        drawn = {table.sample(seat, dice)}
        while dice.turn():
            drawn.add(table.sample(seat, dice))
        for tries in range(10 if dice.turns >= LUCKS else 0):
            if tries == 0 or drawn != moves:
                drawn |= {table.sample(seat, play.aside) for _ in range(10 * len(moves))}
        if drawn != moves:
            raise play.broken(f"of seat {seat} sample draws {sorted(drawn)}, its moves are {sorted(moves)}")
    if stand(play, table) != before:
        raise play.broken("sample changes the table")


class EveryLuck(Dice):
    """Goes through the answers that chance can give, like the wheels of a counter."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.sizes: list[int] = []
        self.at = 0
        self.turns = 0

    def ask(self, n: int) -> int:
        if self.at == len(self.answers):
            self.answers.append(0)
            self.sizes.append(n)
        self.at += 1
        return self.answers[self.at - 1]

    def turn(self) -> bool:
        """To the next way; False when all were gone through, or too many."""
        self.turns += 1
        del self.answers[self.at:], self.sizes[self.at:]
        while self.answers and self.answers[-1] + 1 == self.sizes[-1]:
            self.answers.pop()
            self.sizes.pop()
        if not self.answers or self.turns >= LUCKS:
            return False
        self.answers[-1] += 1
        self.at = 0
        return True


@law(3)
def law_3(play: Play) -> None:
    """`play` and `redeal` on a clone leave the original alone, and the other way round."""
    for table in play.positions(every=5):
        before = stand(play, table)
        copy = table.clone()
        if stand(play, copy) != before:
            raise play.broken("a clone is not like its original")
        untouched = copy.clone()
        for _ in play_out(play, copy, redeal=True):
            if stand(play, table) != before:
                raise play.broken("what is done to a clone is done to the original")
        if stand(play, untouched) != before:
            raise play.broken("what is done to a table is done to its clone")


def play_out(play: Play, table: Table, redeal: bool = False) -> Iterator[Table]:
    """On to the end, on this table itself, by whatever the dice aside say."""
    moves = 0
    while not table.ended():
        seats = may_move(table)
        if not seats or moves > play.game.longest:
            raise play.broken(f"from here the game comes to no end, after {moves} moves: {play.game.position(table)}")
        seat = seats[play.aside.below(len(seats))]
        if redeal:
            table.redeal(play.everybody[play.aside.below(len(play.everybody))], play.aside)
            yield table
        found = table.moves(seat)
        if len(found):  # what was dealt anew may leave a seat other moves
            table.play(seat, found[play.aside.below(len(found))], play.aside, SILENT)
            moves += 1
        yield table


@law(4)
def law_4(play: Play) -> None:
    """A journal written to JSON lines and read back gives an equal match, what was taken back included."""
    names = tuple(f"player {seat}" for seat in range(play.game.players))
    for _ in play.positions(undo=True):
        pass
    text = journal.write(play.match, names)
    again, seats = journal.read(text, {play.game.id: type(play.game)})
    if again != play.match or seats != names:
        raise play.broken("the match read back is another")
    if journal.write(again, seats) != text:
        raise play.broken(f"written again the journal differs:\n{journal.write(again, seats)}")
    if stand(play, again._table) != stand(play, play.table):
        raise play.broken(f"the replay comes to {again.position()}, the match to {play.match.position()}")
    for seat in play.everybody:
        if again.heard(seat) != play.match.heard(seat) or again.view(seat) != play.match.view(seat):
            raise play.broken(f"the replay looks or sounds different to seat {seat}")
    for spoiled in spoil(play, text):
        check_spoiled(play, spoiled)


def spoil(play: Play, text: str) -> Iterator[str]:
    """The journal of a finished game with something wrong in it."""
    head, *lines = text.splitlines()
    action = plain(play.game.action(0)).decode()
    yield text[:-3]  # a line that was not written to its end
    yield "\n".join([head.replace('"opening":[', f'"opening":[{VAST},'), *lines])
    for seat, luck in ((0, 0), (VAST, 0), (-VAST, 0), (0, VAST)):  # a move after the end, by nobody, by no chance
        yield f'{text}{{"seat":{seat},"action":{action},"chance":[{luck}]}}'
    yield "\n".join([head, '{"seat":0}', *lines])  # nothing was there to take back


def check_spoiled(play: Play, spoiled: str) -> None:
    try:
        journal.read(spoiled, {play.game.id: type(play.game)})
    except journal.BadJournal:
        return
    raise play.broken(f"this was read as if nothing were wrong:\n{spoiled}")


class Nonsense(Action, frozen=True):
    """An action of no game."""

    where: str = "nowhere"


@law(5)
def law_5(play: Play) -> None:
    """A match refuses what the rules do not offer, always with a rule id of that game."""
    actions = [play.game.action(move) for move in range(play.game.moves)]
    nothing = [None, "", "Pass", 0, -1, (), Nonsense()]
    bents = [bent for action in actions for bent in bend(action)]
    for table in play.positions(every=5):
        before = stand(play, table)
        for seat in range(WATCHER - 1, play.game.players + 2):
            offered = play.match.options(seat)
            for action in [*offered, *some(play, actions), *nothing, *some(play, bents)]:
                if action not in offered:
                    check_refused(play, seat, action)
                elif play.match.refusal(seat, action):
                    raise play.broken(f"{action} is offered to seat {seat} and refused")
        if stand(play, table) != before:
            raise play.broken("a refused move changes the table")


def bend(action: Action) -> Iterator[Action]:
    """The action with one value that lies nowhere: what a careless or a wicked client can send."""
    for name in action.__struct_fields__:
        value = getattr(action, name)
        strange: tuple[object, ...] = (-1, 0, 99, -VAST, VAST) if type(value) is int else ()
        for other in ("", "nowhere", "a0") if isinstance(value, str) else strange:
            yield msgspec.structs.replace(action, **{name: other})


def check_refused(play: Play, seat: int, action: Any) -> None:
    try:
        play.match.play(seat, action, Scripted([]))
    except IllegalMove as answer:
        refusal = answer.refusal
        if refusal.rule not in play.game.rules[1:] or not refusal.rule:
            raise play.broken(f"{action} of seat {seat} is refused by {refusal.rule!r}, no rule of this game") from None
        if not all(type(key) is str and type(fact) in (int, str) for key, fact in refusal.facts.items()):
            raise play.broken(f"{refusal.rule}: facts are words and numbers, not {refusal.facts}") from None
        return
    raise play.broken(f"{action} is not offered to seat {seat}, and the match takes it")


@law(6)
def law_6(play: Play) -> None:
    """A guess looks like the view that it was made from, offers the same moves, and is a possible position."""
    game = play.game
    for table in play.positions(every=3):
        ends: set[bytes] = set()
        for seat in play.everybody:
            view = game.view(table, seat)
            copy = msgspec.json.decode(plain(view), type=game.types.view)
            if copy != view:
                raise play.broken(f"the view of seat {seat} does not come back from JSON: {view}, {copy}")
            guess = game.suppose(copy, play.aside)
            dealt, again = table.clone(), guess.clone()
            dealt.redeal(seat, play.aside)
            again.redeal(seat, play.aside)
            for made, world in (("suppose", guess), ("redeal", dealt), ("suppose and redeal", again)):
                check_guess(play, table, seat, made, world)
                check_future(play, world, ends)


def check_future(play: Play, world: Table, ends: set[bytes]) -> None:
    """The game comes to an end from there; one in three is tried, and none twice."""
    position = play.game.position(world)
    if plain(position) not in ends and play.aside.below(3) == 0:
        ends.add(plain(position))
        for _ in play_out(play, play.game.load(position)):
            pass


def check_guess(play: Play, table: Table, seat: int, made: str, world: Table) -> None:
    game = play.game
    said = f"seat {seat}, {made} gives {game.position(world)}"
    if plain(game.view(world, seat)) != plain(game.view(table, seat)):
        raise play.broken(f"{said}: it looks like {game.view(world, seat)}, not {game.view(table, seat)}")
    if list(world.moves(seat)) != list(table.moves(seat)):
        raise play.broken(f"{said}: moves {list(world.moves(seat))} instead of {list(table.moves(seat))}")
    if (world.waiting(), world.ended()) != (table.waiting(), table.ended()):
        raise play.broken(f"{said}: waits for {world.waiting():b} instead of {table.waiting():b}")
    try:
        loaded = game.load(game.position(world))
    except Impossible as fault:
        raise play.broken(f"{said}: impossible, {fault}") from fault
    if stand(play, loaded) != stand(play, world):
        raise play.broken(f"{said}: loaded it is another, {game.position(loaded)}")


@law(7)
def law_7(play: Play) -> None:
    """Non-interference: a seat can tell no two tables apart that look the same to it, now or by what it hears next."""
    for table in play.positions(every=4):
        for seat in play.everybody:
            worlds = guesses(play, table, seat)
            check_now(play, seat, worlds)
            told: defaultdict[object, set[bytes]] = defaultdict(set)
            for world in worlds:
                for mover in may_move(world):
                    check_moves(play, seat, world, mover, told)
                    for move in world.moves(mover):
                        check_luck(play, seat, world, mover, move)


def guesses(play: Play, table: Table, seat: int) -> list[Table]:
    """The table itself, and others that look the same to this seat; each position once."""
    view = play.game.view(table, seat)
    worlds = {plain(play.game.position(table)): table}
    for made in range(GUESSES):
        if made == GUESSES // 2 and len(worlds) == 1:
            break  # nothing is hidden here
        world = play.game.suppose(view, play.aside)
        world.redeal(seat, play.aside)
        worlds.setdefault(plain(play.game.position(world)), world)
    return list(worlds.values())


def check_now(play: Play, seat: int, worlds: list[Table]) -> None:
    """What a seat is shown without a move: options in their order, refusals, outlooks, its own sheet, the end."""
    game = play.game
    actions = [game.action(move) for move in some(play, range(game.moves))]
    sights: dict[str, Callable[[Table], object]] = {
        "view": lambda w: game.view(w, seat),
        "options": lambda w: game.options(w, seat),
        "refusals": lambda w: [game.refusal(w, seat, action) for action in actions],
        "outlook": lambda w: [game.outlook(w, seat, action) for action in game.options(w, seat)],
        "turn and end": lambda w: [w.waiting(), w.ended(), game.places(w) if w.ended() else None],
        "sheet": lambda w: game.tally(w, seat) if seat != WATCHER else None,
    }
    for name, sight in sights.items():
        first = sight(worlds[0])
        for world in worlds[1:]:
            if plain(sight(world)) != plain(first):
                raise play.broken(f"{name}: seat {seat} cannot know whether it is {game.position(worlds[0])} or "
                                  f"{game.position(world)}, and is shown {first} or {sight(world)}")


class Trace(NamedTuple):
    """What a move leaves behind, for one seat."""

    position: bytes
    view: bytes
    heard: bytes  # all that this seat hears
    told: bytes  # what all could have worked out
    bared: bytes  # what this seat did not know
    luck: tuple[int, ...]


def trace(play: Play, seat: int, world: Table, mover: int, move: int, dice: Dice) -> Trace:
    after, news, luck = world.clone(), News(True), Recorded(dice)
    after.play(mover, move, luck, news)
    return Trace(plain(play.game.position(after)), plain(play.game.view(after, seat)),
                 sound(news.lines, seat, (False, True)), sound(news.lines, seat, (False,)),
                 sound(news.lines, seat, (True,)), tuple(luck.answers))


def sound(lines: Iterable[Line], seat: int, secret: tuple[bool, ...]) -> bytes:
    return plain([line.event for line in lines if line.to in (ALL, seat) and line.secret in secret])


def check_moves(play: Play, seat: int, world: Table, mover: int, told: defaultdict[object, set[bytes]]) -> None:
    """What is told follows from the move and the views around it; another secret move sounds the same."""
    traces: list[Trace] = []
    luck = play.aside.below(1000)
    for move in world.moves(mover):
        left = trace(play, seat, world, mover, move, Seeded(luck))
        lines = told[mover, move, left.luck, left.view, left.bared]
        lines.add(left.told)
        if len(lines) > 1:
            raise play.broken(f"after {play.game.action(move)} of seat {mover}, seat {seat} is told what it could not "
                              f"know: {sorted(lines)}")
        traces.append(left)
    if mover != seat:
        check_alike(play, seat, mover, traces)


def check_luck(play: Play, seat: int, world: Table, mover: int, move: int) -> None:
    """The same move with one answer of chance changed at a time."""
    first = trace(play, seat, world, mover, move, Seeded(play.aside.below(1000)))
    traces = [first]
    for place in range(min(3, len(first.luck))):
        for other in range(4):
            answers = [*first.luck[:place], first.luck[place] + other, *first.luck[place + 1:]]
            traces.append(trace(play, seat, world, mover, move, Bent(answers)))
    check_alike(play, seat, mover, traces)


class Bent(Dice):
    """Answers from a list that was meant for slightly other questions."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.at = 0

    def ask(self, n: int) -> int:
        self.at += 1
        return self.answers[self.at - 1] % n if self.at <= len(self.answers) else 0


def check_alike(play: Play, seat: int, mover: int, traces: list[Trace]) -> None:
    """What changes unseen changes unheard. Where nothing changes, lines may differ: a roll that had no effect."""
    by_view: dict[bytes, Trace] = {}
    for left in traces:
        first = by_view.setdefault(left.view, left)
        if first.heard != left.heard and first.position != left.position:
            raise play.broken(f"seat {mover} moves and seat {seat} sees {left.view!r} either way, but hears "
                              f"{first.heard!r} or {left.heard!r}")


@law(8)
def law_8(play: Play) -> None:
    """What hides anything says so (`secrets`); there guesses differ, and dealing anew changes all that can be wrong."""
    secret = False
    wrong: Counter[tuple[int, str]] = Counter()
    dealt: Counter[tuple[int, str]] = Counter()
    stuck: list[tuple[int, str]] = []
    for _ in range(PATIENCE):  # a secret may be rare: one game proves little
        for table in play.positions(every=2 if play.game.secrets else 1):
            views = {plain(msgspec.structs.replace(play.game.view(table, seat), seat=0)) for seat in play.everybody}
            secret |= len(views) > 1
            if not play.game.secrets:
                check_open(play, views)
            for seat in play.everybody:
                compare(play, table, seat, wrong, dealt)
        stuck = [place for place in wrong if not dealt[place]]
        if not secret or (dealt and not stuck):
            return
        play = Play(play.game, play.aside, play.law)
    if not wrong:
        raise play.broken("seats see different things, and every guess is right")
    if not dealt:
        raise play.broken("seats see different things, and dealing anew changes nothing")
    for seat, leaf in stuck:
        if wrong[seat, leaf] >= CERTAIN:
            raise play.broken(f"seat {seat} cannot know {leaf}, and dealing anew never changes it")


def check_open(play: Play, views: set[bytes]) -> None:
    if len(views) > 1:
        raise play.broken("the game says that it has no secrets, and seats see different things")
    if any(line.to != ALL for line in play.match._lines):
        raise play.broken("the game says that it has no secrets, and whispers")


def compare(play: Play, table: Table, seat: int, wrong: Counter[tuple[int, str]],
            dealt: Counter[tuple[int, str]]) -> None:
    """Count where a guess is wrong, and where the true table changes when it is dealt anew: as often, or more."""
    position = play.game.position(table)
    guess = play.game.suppose(play.game.view(table, seat), play.aside)
    wrong.update((seat, leaf) for leaf in differences(position, play.game.position(guess)))
    for _ in range(3):
        again = table.clone()
        again.redeal(seat, play.aside)
        dealt.update((seat, leaf) for leaf in differences(position, play.game.position(again)))


def differences(one: Any, two: Any) -> list[str]:
    """The places in which two positions differ."""
    if one == two:
        return []
    here, there = leaves(msgspec.to_builtins(one)), leaves(msgspec.to_builtins(two))
    return [leaf for leaf in here.keys() | there.keys() if here.get(leaf) != there.get(leaf)]


def leaves(value: Any, place: str = "") -> dict[str, Any]:
    """Every number and word, by its place."""
    if isinstance(value, dict):
        inside = [(f"{place}.{key}", part) for key, part in value.items()]
    elif isinstance(value, list | tuple):
        inside = [(f"{place}[{i}]", part) for i, part in enumerate(value)]
    else:
        return {place: value}
    return {leaf: part for name, branch in inside for leaf, part in leaves(branch, name).items()}


@law(9)
def law_9(play: Play) -> None:
    """`load` accepts every position met, so counters are conserved; what cannot be it refuses, and says so."""
    for met, table in enumerate(play.positions()):
        position = play.game.position(table)
        try:
            play.game.load(position)
        except Impossible as fault:
            raise play.broken(f"load says that this cannot be, and it is: {fault}; {position}") from fault
        if met % 10 == 0:
            for _ in range(12):
                check_tampered(play, position)


def check_tampered(play: Play, position: Any) -> None:
    """One thing is changed in what is written: it is impossible, or it loads as what it says."""
    written = msgspec.json.decode(plain(position))
    bound = tamper(written, play.aside)
    try:
        changed = msgspec.convert(written, play.game.types.position)
        table = play.game.load(changed)
    except (Impossible, msgspec.ValidationError):
        return
    if bound:
        raise play.broken(f"load accepts {changed}")
    if unordered(msgspec.to_builtins(play.game.position(table))) != unordered(msgspec.to_builtins(changed)):
        raise play.broken(f"load accepts {changed} and makes {play.game.position(table)} of it")
    waited = [seat for seat in range(table.seats) if table.waiting() >> seat & 1]
    if bool(waited) == bool(table.ended()) or not all(len(table.moves(seat)) for seat in waited):
        raise play.broken(f"load accepts {changed}, where the game is stuck")


def unordered(value: Any) -> Any:
    """For comparing what was written by hand: a heap may be written in any order."""
    if isinstance(value, dict):
        return {key: unordered(part) for key, part in value.items()}
    return sorted(map(unordered, value), key=repr) if isinstance(value, list | tuple) else value


def tamper(written: Any, dice: Dice) -> bool:
    """Change one number or drop one thing; True if no position can have that number."""
    inside = list(written.items()) if isinstance(written, dict) else list(enumerate(written))
    key, part = inside[dice.below(len(inside))]
    if isinstance(part, dict | list) and part and dice.below(6):
        return tamper(part, dice)
    if type(part) is int:
        step = (1, -1, HUGE, -HUGE, VAST, -VAST)[dice.below(6)]
        written[key] = part + step
        return abs(step) >= HUGE
    if isinstance(written, list):
        del written[key]
    return False


@law(10)
def law_10(play: Play) -> None:
    """Every action has one number and comes back from it, also as JSON; `load(position(t))` is `t`."""
    check_numbers(play)
    for table in play.positions(every=4):
        position = play.game.position(table)
        read = msgspec.json.decode(plain(position), type=play.game.types.position)
        loaded = play.game.load(deepcopy(read))
        if read != position or stand(play, loaded) != stand(play, table):
            raise play.broken(f"{position} is loaded as {play.game.position(loaded)}")
        seed = play.aside.below(1000)
        one, two = future(play, table.clone(), seed), future(play, loaded, seed)
        if one != two:
            raise play.broken(f"{position} and the same loaded have different futures:\n{one}\n{two}")
        for event in play.match.heard(WATCHER):
            if msgspec.json.decode(plain(event), type=play.game.types.event) != event:
                raise play.broken(f"{event} does not come back from JSON")


def check_numbers(play: Play) -> None:
    game = play.game
    for move in range(game.moves):
        action = game.action(move)
        if game.move(action) != move:
            raise play.broken(f"move {move} is {action}, which has the number {game.move(action)}")
        if msgspec.json.decode(plain(action), type=game.types.action) != action:
            raise play.broken(f"{action} does not come back from JSON")
    for thing in (None, "", 0, Nonsense()):
        if game.move(thing) != -1:
            raise play.broken(f"{thing!r} has the number {game.move(thing)}")


def future(play: Play, table: Table, seed: int) -> list[bytes]:
    """The game from here by these dice, with all that is said; on this table itself."""
    dice, told = Seeded(seed), []
    while not table.ended():
        seats = may_move(table)
        seat, news = seats[dice.below(len(seats))], News(True)
        table.play(seat, table.moves(seat)[dice.below(len(table.moves(seat)))], dice, news)
        check_events(play, news)
        told.append(plain([stand(play, table).decode(), [[line.to, line.secret, line.event] for line in news.lines]]))
    return told


def check_events(play: Play, news: News) -> None:
    for line in news.lines:
        if not isinstance(line.event, Event) or not ALL <= line.to < play.game.players:
            raise play.broken(f"{line.event!r} to {line.to} is no event that anybody hears")


@law(11)
def law_11(play: Play) -> None:
    """What may be undone gives the same view and lines in every guess of every seat: nobody knows more after undo."""
    for _ in play.positions(every=2):
        before = play.match
        for seat in may_move(play.table):
            after = before.play(seat, play.pick(before.options(seat)), play.aside)
            for other in range(play.game.players):
                if other != seat and after.undoable(other):
                    raise play.broken(f"seat {other} may undo what seat {seat} has done")
            if after.undoable(seat):
                check_undone(play, before, after.undo(seat))
                for witness in play.everybody:
                    check_witness(play, before, after, witness)


def check_undone(play: Play, before: Match, back: Match) -> None:
    if stand(play, back._table) != stand(play, before._table):
        raise play.broken(f"undo leads to {back.position()}, not to {before.position()}")
    for seat in play.everybody:
        if back.view(seat) != before.view(seat) or back.heard(seat):
            raise play.broken(f"after undo seat {seat} sees {back.view(seat)}, hears {back.heard(seat)}")


def check_witness(play: Play, before: Match, after: Match, witness: int) -> None:
    """The move in other worlds: it may be undone there too, and the witness could not tell which world it is."""
    entry: Entry = after.journal[-1]
    seen, heard = plain(after.view(witness)), plain(after.heard(witness))
    for world in guesses(play, before._table, witness):
        if play.game.refusal(world, entry.seat, entry.action):
            continue  # a world in which the mover has another secret
        left = trace(play, witness, world, entry.seat, play.game.move(entry.action), play.aside)
        if left.luck or left.bared != b"[]":
            raise play.broken(f"{entry.action} may be undone, but not where {play.game.position(world)}, which "
                              f"seat {witness} thinks possible")
        if (left.view, left.heard) != (seen, heard):
            raise play.broken(f"{entry.action} may be undone, and seat {witness} learns by it that it is not "
                              f"{play.game.position(world)}")


@law(12)
def law_12(play: Play) -> None:
    """Interpreted and compiled runs of one seed give the same journal, byte for byte."""
    other = "python" if formicarium.engine == "compiled" else "compiled"
    if other == "compiled" and _engine.build() is None:
        raise NoOtherEngine("there is no compiled build of these sources: python hatch_build.py")
    seed = play.dice.below(2**30)
    kind = type(play.game)
    wanted = [other, kind.__module__, kind.__qualname__, plain(play.game).decode(), str(seed)]
    paths = os.pathsep.join(path for path in sys.path if path)
    run = subprocess.run([sys.executable, "-c", "from formicarium.laws import answer; answer()", *wanted],
                         env={**os.environ, "FORMICARIUM_ENGINE": other, "PYTHONPATH": paths},
                         capture_output=True, check=False)
    if run.returncode:
        raise play.broken(f"seed {seed}: the {other} engine fails: {run.stderr.decode()}")
    theirs, ours = run.stdout.decode().splitlines(), transcript(play.game, seed).splitlines()
    for number, (one, two) in enumerate(zip(ours, theirs, strict=False), 1):
        if one != two:
            raise play.broken(f"seed {seed}, line {number}: {formicarium.engine} writes\n{one}\n{other} writes\n{two}")
    if len(ours) != len(theirs):
        raise play.broken(f"seed {seed}: {formicarium.engine} writes {len(ours)} lines, {other} {len(theirs)}")


def answer() -> None:
    """What the other engine does in its own process."""
    engine, module, name, options, seed = sys.argv[1:]
    if formicarium.engine != engine:
        raise SystemExit(f"this is the engine {formicarium.engine!r}")
    kind = getattr(import_module(module), name)
    sys.stdout.write(transcript(msgspec.json.decode(options, type=kind), int(seed)))


def transcript(game: Game, seed: int) -> str:
    """Games of one seed with their journals; at every step what a seat is shown and guesses, and what a bot draws."""
    text = []
    for number in range(TRANSCRIPTS):
        play = Play(game, Seeded(seed + number), 12)
        for table in play.positions(undo=True):
            drawn = [table.sample(seat, play.aside) for seat in play.match.waiting()]
            seat = play.everybody[play.aside.below(len(play.everybody))]
            view = play.match.view(seat)
            guess = game.suppose(view, play.aside)
            guess.redeal(seat, play.aside)
            shown = [stand(play, table).decode(), drawn, seat, view, play.match.heard(seat), game.position(guess)]
            text.append(plain(shown).decode() + "\n")
        text.append(journal.write(play.match))
    return "".join(text)
