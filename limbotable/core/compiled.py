"""Whether the hot modules are compiled, or run as the plain Python that they are written in."""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec


def compiled() -> bool:
    """Return whether they are, judged by one of them: they are compiled together or not at all (setup.py)."""
    spec = find_spec("limbotable.core.position")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
