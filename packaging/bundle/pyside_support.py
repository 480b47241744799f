"""PySide's own Python modules, compiled: its library has their sources in it, and compiles them at a start.

Where a folder ``files.dir`` lies beside the library, PySide takes them from there.  Together with one module
that is left empty this saves 35 ms of the processor.
"""

from __future__ import annotations

import os
import py_compile
import subprocess
import sys
from pathlib import Path
from typing import Final

#: Where PySide looks for them, in its package shiboken6.
FOLDER: Final = "files.dir"
#: It writes stubs for those who program with PySide, and no program asks for it; but PySide imports it.
_FOR_STUBS: Final = "shibokensupport/signature/lib/pyi_generator.py"


def unpacked() -> Path:
    """Let PySide write its modules beside its library, and return their folder."""
    done = subprocess.run(
        [sys.executable, "-c", "import shiboken6; print(shiboken6.__file__)"],
        env={**os.environ, "SBK_EMBED": "no"},
        check=True,
        capture_output=True,
        text=True,
    )
    return Path(done.stdout.strip()).parent / FOLDER


def compile_into(target: Path, sources: Path) -> list[tuple[str, str]]:
    """Compile the modules of a folder into another one; return where each of them goes in a bundle."""
    places = []
    for source in sorted(sources.rglob("*.py")):
        name = source.relative_to(sources)
        compiled = target / name.with_suffix(".pyc")
        compiled.parent.mkdir(parents=True, exist_ok=True)
        if name.as_posix() == _FOR_STUBS:
            source = compiled.with_suffix(".py")  # noqa: PLW2901 - compiled in its place
            source.write_text("", "utf-8")
        # Its time would differ from one build to the next.
        unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(
            str(source), str(compiled), name.as_posix(), doraise=True, invalidation_mode=unchecked
        )
        places.append((str(compiled), Path("shiboken6", FOLDER, name.parent).as_posix()))
    return places
