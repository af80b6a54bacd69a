"""Endpoints: the parameter names of their functions are the names in their addresses, and each can be called."""
from __future__ import annotations

import pytest
from starlette.routing import Route

from formicarium.server.http import operations
from formicarium.server.http.routing import ENDPOINTS, Endpoint
from tests.support.site import Site, visit

pytestmark = pytest.mark.engine_free
EXAMPLES = {"game": "wyx", "table": "A" * 16, "invitation": "A" * 24, "token": "A" * 32, "seat": "0", "number": "1",
            "edition": "small", "lesson": "first", "puzzle": "none", "path": "about"}


def names_in_path(one: Endpoint) -> set[str]:
    return set(Route(one.path, operations.health).param_convertors)


def test_endpoint_parameters_have_the_names_of_its_path() -> None:
    """`person` is the caller and `data` the body; a wrong name breaks the address, and mypy cannot detect it."""
    assert len(ENDPOINTS) > 40
    for one in ENDPOINTS:
        assert set(one.parameters) - {"person", "data"} == names_in_path(one), (one.method, one.path)


def test_every_endpoint_can_be_called() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            for each in ENDPOINTS:
                values = {name: EXAMPLES[name] for name in names_in_path(each)}
                path = each.path.replace(":int}", "}").replace(":path}", "}").format(**values)
                answer = await one.http.request(each.method, path, json={} if "data" in each.parameters else None)
                assert answer.status_code < 500, (each.method, path, answer.text)
                if each.listed and answer.status_code >= 400:
                    assert answer.json()["code"], (each.method, path)

    visit(work)
