"""Runs the program of the package that contains this file, and of no other.

It is run as a file, not imported, by its path and with ``-P`` (see ``core/program.py``): then Python looks
for modules neither in the current folder nor beside this file.  The package itself may lie in the current
folder, as in a checkout that is not installed, so it is found by the place of this file.  Nothing else is
taken from there.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Final

_ROOT: Final = str(Path(__file__).parents[2])
#: The package, and mypyc's module beside it.
_OWN: Final = ("limbotable", "limbotable_compiled__mypyc")


class _OwnPackage:
    """Finds this program's own top-level modules, even where others have the same names."""

    @staticmethod
    def find_spec(
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG004 - of a package, whose parts Python finds by itself
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        return PathFinder.find_spec(name, [_ROOT], target) if name in _OWN else None


def main() -> None:
    """Run the program as ``python -m limbotable`` does."""
    sys.meta_path.insert(0, _OwnPackage)
    runpy.run_module("limbotable", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
