"""What not everybody installs: which extra brings a package that is missing."""
from __future__ import annotations

from formicarium.cli.faults import Fault

# extra -> the modules that its packages are imported by
EXTRAS = {
    "site": ("starlette", "uvicorn", "websockets", "uvloop", "resvg_py", "segno", "asyncpg", "nats"),
    "rl": ("numpy", "gymnasium"),
    "pettingzoo": ("pettingzoo",),
    "openspiel": ("pyspiel", "open_spiel"),
    "train": ("torch",),
    "ray": ("ray",),
}


def lacking(missing: ModuleNotFoundError) -> Fault | None:
    """What to say where a command needs more than is installed; nothing, if it is no package of an extra."""
    module = (missing.name or "").partition(".")[0]
    extra = next((extra for extra, modules in EXTRAS.items() if module in modules), "")
    return Fault("fault-extra", module=module, extra=extra) if extra else None
