"""Where the files lie that are not Python: art, sounds, translations, rule books."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent
# Inside the package when installed or frozen, beside it in a checkout.
_HOME: Final = _PACKAGE if (_PACKAGE / "assets").is_dir() else _PACKAGE.parent


def resource(*parts: str) -> Path:
    """Say where a resource is: ``resource("assets", "icons", "draw.svg")``."""
    return _HOME.joinpath(*parts)
