"""The folder of the user's data, by operating system."""
from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Formicarium"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Formicarium"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "formicarium"
