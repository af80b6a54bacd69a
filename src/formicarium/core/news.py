"""What happened, and who hears it. In a search nobody listens."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

ALL: Final[i64] = -1  # an item for everybody, spectators included


@final
class Item:
    def __init__(self, to: int, event: object, secret: bool) -> None:
        self.to = to  # a seat, or ALL
        self.event = event
        self.secret = secret  # it tells what somebody could not know before: no undo across it

    def __reduce__(self) -> tuple[object, ...]:
        return Item, (self.to, self.event, self.secret)


@final
class News:
    """Rules write `if news.heard: news.tell(Moved(seat, cell))`; silence costs one test."""

    def __init__(self, heard: bool) -> None:
        self.wanted = heard
        self.items: list[Item] = []

    def tell(self, event: object) -> None:
        """To all: everybody could have worked it out from the move and what now shows."""
        self.write(ALL, event, False)

    def reveal(self, event: object) -> None:
        """To all, and it was somebody's secret until now."""
        self.write(ALL, event, True)

    def whisper(self, seat: i64, event: object) -> None:
        """To one seat, which did not know."""
        self.write(seat, event, True)

    def write(self, to: int, event: object, secret: bool) -> None:
        if not self.wanted:
            raise RuntimeError("nobody listens: ask news.heard before making an event")
        self.items.append(Item(to, event, secret))


SILENT: Final = News(False)
