from __future__ import annotations

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    for mark in (pytest.mark.unwatched_compiled, pytest.mark.long):
        item.add_marker(mark)
