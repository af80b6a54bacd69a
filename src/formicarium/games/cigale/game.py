"""La Cigale & la Fourmi on the shelf."""
from __future__ import annotations

from typing import Any, ClassVar

from formicarium.core.dice import Dice
from formicarium.core.game import Action, Facts, Game, Points, Types
from formicarium.core.news import News
from formicarium.core.table import count, first
from formicarium.games.cigale import audit, sight, table
from formicarium.games.cigale.box import (
    ANTS,
    CARDS,
    CELLS,
    EXCHANGE,
    IN_BOX,
    NONE,
    PEEK,
    PRESTIGE,
    Box,
    kind_of,
    path_of,
    spread,
)
from formicarium.games.cigale.edition import CELL_NAMES, EDITIONS, FACES, box
from formicarium.games.cigale.model import (
    INSECTS,
    PATHS,
    PHASES,
    POWERS,
    Buy,
    Card,
    Choose,
    CigaleAction,
    CigaleEvent,
    CigalePosition,
    CigaleView,
    Collect,
    Decline,
    Empower,
    Exchange,
    Guess,
    Pay,
    PayHidden,
    Peek,
    Put,
)
from formicarium.games.cigale.state import EMPOWERING
from formicarium.games.cigale.table import BUY, CigaleTable
from formicarium.games.cigale.winter import complete, hides, missing, pay_alone

INSECT_CARDS = tuple(face for face in FACES if face.insect)
NUMBER = {face: number for number, face in enumerate(FACES)}


class Cigale(Game, frozen=True, kw_only=True, tag="cigale"):
    id: ClassVar[str] = "cigale"
    version: ClassVar[int] = 1
    modes: ClassVar[dict[str, range]] = {mode: range(2, 5)
                                         for mode in ("autumn", "autumn-open", "winter", "winter-powers")}
    rules: ClassVar[tuple[str, ...]] = table.RULES
    endings: ClassVar[tuple[str, ...]] = ("CIG-A10", "CIG-W14", "CIG-W15", "CIG-W21")
    types: ClassVar[Types] = Types(CigaleAction, CigaleEvent, CigaleView, CigalePosition)
    editions: ClassVar[Any] = EDITIONS
    secrets: ClassVar[bool] = True
    seat_facts: ClassVar[frozenset[str]] = Game.seat_facts | {"cicada"}

    players: int = 2
    mode: str = "autumn"
    edition: str = "formicarium"
    single_file: bool = False  # CIG-A2

    @property
    def box(self) -> Box:
        return box(self.edition, self.mode, self.players, self.single_file)

    @property
    def moves(self) -> int:
        designs = self.box.provisions
        return BUY + designs + designs * designs * (self.players + 1)

    @property
    def longest(self) -> int:
        """Autumn: a card less each round. Winter: a provision less every forty rounds at most (CIG-W21)."""
        box = self.box
        if not box.winter:
            return (sum(box.cards) - CELLS + 1) * (ANTS + 2)
        dearest = max(sum(list(box.price)[i * 4:i * 4 + 4]) for i in range(box.provisions))
        a_round = ANTS + self.players + 1 + ANTS + 1 + 1 + 3 * dearest + 2
        return (sum(box.used) + 1) * table.IDLE * a_round

    def setup(self, dice: Dice, news: News) -> CigaleTable:
        return table.set_up(self.players, self.box, dice, news)

    # actions and their numbers

    def action(self, move: int) -> Action:
        if move < table.CHOOSE:
            return Put(CELL_NAMES[move])
        if move < table.GUESS:
            return Choose(PATHS[move - table.CHOOSE])
        if move < table.PEEKS:
            return Guess(CELL_NAMES[move - table.GUESS])
        if move == table.PEEKS:
            return Peek()
        if move < table.EMPOWER:
            return Collect(CELL_NAMES[move - table.COLLECT])
        if move < table.PAY:
            return Empower(INSECT_CARDS[move - table.EMPOWER])
        if move < table.PAY_HIDDEN:
            return Pay(FACES[move - table.PAY])
        if move < table.BUY:
            return PayHidden() if move == table.PAY_HIDDEN else Decline()
        return self.trade(move - table.BUY)

    def trade(self, number: int) -> Action:
        names = self.box.names
        if number < len(names):
            return Buy(names[number])
        pair, owner = divmod(number - len(names), self.players + 1)
        give, take = divmod(pair, len(names))
        return Exchange(names[give], names[take], None if owner == self.players else owner)

    def move(self, action: Any) -> int:
        names = self.box.names
        match action:
            case Put(cell) if cell in CELL_NAMES:
                return table.PUT + CELL_NAMES.index(cell)
            case Choose(path) if path in PATHS:
                return table.CHOOSE + PATHS.index(path)
            case Guess(cell) if cell in CELL_NAMES:
                return table.GUESS + CELL_NAMES.index(cell)
            case Peek():
                return table.PEEKS
            case Collect(cell) if cell in CELL_NAMES:
                return table.COLLECT + CELL_NAMES.index(cell)
            case Empower(card) if card in INSECT_CARDS:
                return table.EMPOWER + INSECT_CARDS.index(card)
            case Pay(card) if card in NUMBER:
                return table.PAY + NUMBER[card]
            case PayHidden():
                return table.PAY_HIDDEN
            case Decline():
                return table.DECLINE
            case Buy(provision) if provision in names:
                return table.BUY + names.index(provision)
            case Exchange(give, take, owner) if give in names and take in names and (
                    owner is None or 0 <= owner < self.players):
                pair = names.index(give) * len(names) + names.index(take)
                seat = self.players if owner is None else owner
                return table.BUY + len(names) + pair * (self.players + 1) + seat
        return -1

    # who knows what

    def view(self, table: CigaleTable, seat: int) -> CigaleView:
        return sight.view(table, seat)

    def suppose(self, view: CigaleView, dice: Dice) -> CigaleTable:
        return sight.suppose(view, self.box, dice)

    def position(self, table: CigaleTable) -> CigalePosition:
        return sight.position(table)

    def load(self, position: CigalePosition) -> CigaleTable:
        return audit.load(position, self.players, self.box, self.longest)

    # why not

    def facts(self, table: CigaleTable, seat: int, action: Any, rule: str) -> Facts:
        if table.over:
            return {"why": "over"}
        if rule in ("CIG-A1", "CIG-W16"):
            return self.order_facts(table, seat, action)
        match action:
            case Put(cell):
                return {"why": self.wrong_place(table, cell), "cell": cell}
            case Choose(path):
                return {"path": path}
            case Guess(cell):
                return {"cell": cell}
            case Peek():
                return {"why": "twice" if table.power[PEEK] == seat else "power"}
            case Collect(cell):
                due = table.square[first(table.due)]
                return {"cell": cell, "insect": INSECTS[kind_of(due)], "due": CELL_NAMES[first(table.due)]}
            case Empower(card):
                power = power_of(table, card)
                why = "box" if table.power[power] == IN_BOX else "yours"
                return {"why": why if rule == "CIG-P10" else "collected", "path": card.path,
                        "insect": str(card.insect), "power": POWERS[power]}
            case Buy(provision):
                if rule == "CIG-W8":
                    return {"why": "bought" if table.bought else "offer", "provision": provision}
                lacking = missing(table, table.box.names.index(provision))
                return {"why": "price", "provision": provision, "missing": lacking}
            case Pay(card):
                have = table.kept[seat * CARDS + NUMBER[card]]
                return {"why": "fit" if have else "reserve", "path": card.path, "insect": card.insect or "plain",
                        "provision": table.box.names[table.buying]}
            case PayHidden():
                return {"why": "fit" if hides(table, seat) else "none"}
        return {"why": self.no_exchange(table, seat, action), **swapped(action)}

    def order_facts(self, table: CigaleTable, seat: int, action: Any) -> Facts:
        """CIG-A1, CIG-W16: who is to do what."""
        waited = [other for other in range(self.players) if table.waiting() >> other & 1]
        facts: dict[str, int | str] = {"phase": PHASES[table.phase], "seat": waited[0], "count": len(waited)}
        if not 0 <= seat < self.players:
            facts["why"] = "spectator"
        elif seat not in waited:
            facts["why"] = "turn"
        else:
            facts["why"] = "unknown" if self.move(action) < 0 else "step"
        return facts

    def wrong_place(self, table: CigaleTable, cell: str) -> str:
        """CIG-A2, CIG-W15."""
        number = CELL_NAMES.index(cell)
        if table.square[number] == NONE:
            return "gap"
        if table.ants >> number & 1:
            return "occupied"
        if not table.ants:
            return "group"
        return "file" if spread(table.ants) >> number & 1 else "apart"

    def no_exchange(self, table: CigaleTable, seat: int, action: Exchange) -> str:
        """CIG-P8."""
        if table.exchanged:
            return "used"
        if table.power[EXCHANGE] != seat:
            return "power"
        provisions = sight.view(table, seat).provisions
        if action.give not in provisions[seat]:
            return "yours"
        if action.owner == seat:
            return "self"
        return "offer" if action.owner is None else "theirs"

    # what a choice would do

    def outlook(self, table: CigaleTable, seat: int, action: Any) -> Facts:
        match action:
            case Put(cell) | Collect(cell):
                card = FACES[table.square[CELL_NAMES.index(cell)]]
                return {"cell": cell, "path": card.path, "insect": card.insect or "plain",
                        "ants": count(table.ants) + 1}
            case Choose(path):
                role = "ant" if seat == table.ant else "red"
                return {"path": path, "role": role, "cards": self.stake(table, PATHS.index(path))}
            case Guess(cell):
                bet = path_of(table.square[CELL_NAMES.index(cell)])
                return {"cell": cell, "path": PATHS[bet], "cards": self.stake(table, bet), "seat": table.ant}
            case Empower(card):
                power = power_of(table, card)
                return {"path": card.path, "insect": str(card.insect), "power": POWERS[power],
                        "owner": table.power[power]}
            case Buy(provision):
                after = table.clone()
                after.goods[seat * table.box.provisions + table.box.names.index(provision)] += 1
                after.buying = table.box.names.index(provision)
                return {"provision": provision, "points": after.points(seat), "pays": payment(after)}
            case Pay(card):
                after = table.clone()
                after.kept[seat * CARDS + NUMBER[card]] -= 1
                after.paid[NUMBER[card]] += 1
                return {"path": card.path, "insect": card.insect or "plain",
                        "provision": table.box.names[table.buying], "pays": payment(after)}
            case PayHidden():
                card = FACES[table.stock]
                return {"path": card.path, "insect": card.insect or "plain",
                        "provision": table.box.names[table.buying]}
            case Exchange():
                return {**swapped(action), "points": self.after_exchange(table, seat, action)}
            case Decline():
                return {"what": "power" if table.phase == EMPOWERING else "exchange" if table.bought else "buy"}
        return {}

    def stake(self, table: CigaleTable, path: int) -> int:
        """How many cards of that path bear an ant."""
        return sum(table.ants >> cell & 1 and path_of(card) == path for cell, card in enumerate(table.square))

    def after_exchange(self, table: CigaleTable, seat: int, action: Exchange) -> int:
        after, designs, names = table.clone(), table.box.provisions, table.box.names
        after.goods[seat * designs + names.index(action.give)] -= 1
        after.goods[seat * designs + names.index(action.take)] += 1
        return after.points(seat)

    def tally(self, table: CigaleTable, seat: int) -> tuple[Points, ...]:
        if not table.box.winter:
            return Points("CIG-A11", table.shelf_points(seat)), Points("CIG-A12", table.insect_points(seat))
        prestige = int(table.power[PRESTIGE] == seat)
        provisions = Points("CIG-W11", table.points(seat) - prestige)
        return (provisions, Points("CIG-P4", prestige)) if table.box.powered else (provisions,)

    def title(self, fact: str, value: Any, language: str) -> Any:
        if fact not in ("provision", "give", "take"):
            return value
        return next((getattr(one, language) for one in EDITIONS[self.edition].provisions if one.id == value), value)


def swapped(action: Exchange) -> dict[str, int | str]:
    """CIG-P8: what for what, and whose; -1: on offer."""
    return {"give": action.give, "take": action.take, "owner": -1 if action.owner is None else action.owner}


def payment(table: CigaleTable) -> str:
    """CIG-W17: the cards that go at once, "wood wood-bee", where there is one way only to pay. It pays them."""
    if complete(table) or (not hides(table, table.collector) and pay_alone(table)):
        return " ".join(f"{face.path}-{face.insect}" if face.insect else face.path
                        for face, n in zip(FACES, table.paid, strict=True) for _ in range(n))
    return ""


def power_of(table: CigaleTable, card: Card) -> int:
    """The power of the insect on a card."""
    return table.box.power_of[kind_of(NUMBER[card])]
