"""Whether a store brought the program: then the store brings newer versions as well."""

from __future__ import annotations

import os
import sys
from pathlib import PurePath
from typing import Final

#: Set by Flatpak, by Snap, and by those who package the program for a store of another kind.
_VARIABLES: Final = ("FLATPAK_ID", "SNAP", "LIMBOTABLE_STORE")


def is_from_a_store() -> bool:
    """Return whether the program runs as a store has installed it."""
    # Where Windows has what came from its store.
    installed = "WindowsApps" in PurePath(sys.executable).parts
    return installed or any(os.environ.get(name) for name in _VARIABLES)
