"""How this program is started anew: from a checkout, an installed package, or a bundle of its own."""

from __future__ import annotations

import sys
from pathlib import Path


def command(*arguments: str) -> list[str]:
    """Return the command that starts this program with these arguments.

    In a bundle (``sys.frozen``) the program is its own interpreter.  On Windows a bundle has two of it: what
    is started by another program needs standard streams, and only ``limbotable.exe`` has any.
    """
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "limbotable", *arguments]
    program = Path(sys.executable)
    if sys.platform == "win32":
        program = program.with_name("limbotable.exe")
    return [str(program), *arguments]
