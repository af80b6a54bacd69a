from __future__ import annotations

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    for mark in (pytest.mark.engine_free, pytest.mark.processes, pytest.mark.waiting):
        item.add_marker(mark)
