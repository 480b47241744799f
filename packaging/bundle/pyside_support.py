"""PySide's own Python modules, compiled: its library has their sources in it, and compiles them at a start.

Where a folder ``files.dir`` lies beside the library, PySide takes them from there.  One module is left empty;
those that know signatures are imported when one is asked for, such as by a wrong call.
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
#: It imports all of the others, twice at each start.
_LOADER: Final = "shibokensupport/signature/loader.py"
#: Modules that it only publishes for those who program with PySide.
_PUBLISHED: Final = {
    "shibokensupport.signature": ("mapping", "layout", "lib", "parser"),
    "shibokensupport.signature.lib": ("enum_sig", "pyi_generator", "tool"),
}
#: What PySide calls in it, each in a function of its own, and the module that does it.  The handler of errors
#: is not one of them: imported only when there is an error, it ends the process.
_CALLED: Final = {"parser.pyside_type_init": "parser", "layout.create_signature": "layout"}


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
        changed = _changed(name.as_posix(), source)
        if changed is not None:
            source = compiled.with_suffix(".py")  # noqa: PLW2901 - compiled in its place
            source.write_text(changed, "utf-8")
        # Its time would differ from one build to the next.
        unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(
            str(source), str(compiled), name.as_posix(), doraise=True, invalidation_mode=unchecked
        )
        places.append((str(compiled), Path("shiboken6", FOLDER, name.parent).as_posix()))
    return places


def _changed(name: str, source: Path) -> str | None:
    """Return the text of a module that is not as PySide has it; None for all others."""
    if name == _FOR_STUBS:
        return ""
    return importing_late(source.read_text("utf-8")) if name == _LOADER else None


def importing_late(loader: str) -> str:
    """Return the loader with its imports where they are needed; raises ``ValueError`` for another loader."""
    for package, modules in _PUBLISHED.items():
        place = package.replace("shibokensupport", "PySide6.support")
        for module in modules:
            loader = _replaced(loader, f"from {package} import {module}\n", "")
            loader = _replaced(loader, f"    put_into_package({place}, {module})\n", "")
    for call, module in _CALLED.items():
        plain = f"    return {call}("
        loader = _replaced(loader, plain, f"    from shibokensupport.signature import {module}\n{plain}")
    return loader


def _replaced(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise ValueError(f"not the loader of the version of PySide that is packed: {old!r}")
    return text.replace(old, new)
