"""Events and their recipients."""
from __future__ import annotations

import pytest

from formicarium.core.news import ALL, SILENT, Item, News


def test_news_items_have_addressees() -> None:
    news = News(True)
    news.tell("a")
    news.reveal("b")
    news.whisper(2, "c")
    assert [(item.to, item.event, item.secret) for item in news.items] == [(ALL, "a", False), (ALL, "b", True),
                                                                          (2, "c", True)]


def test_news_item_keeps_its_fields() -> None:
    item = Item(1, "x", True)
    assert (item.to, item.event, item.secret) == (1, "x", True)


def test_silent_news_refuse_events() -> None:
    assert not SILENT.wanted
    for speak in (SILENT.tell, SILENT.reveal, lambda event: SILENT.whisper(0, event)):
        with pytest.raises(RuntimeError, match="nobody listens"):
            speak("x")
    assert SILENT.items == []


def test_news_begin_empty() -> None:
    first, second = News(True), News(True)
    first.tell("a")
    assert second.wanted
    assert second.items == []
