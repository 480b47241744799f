"""ICU's data without what the program never asks for: 2 MiB of 31.  Only on Linux has Qt an ICU of its own.

Qt asks ICU for the order of words, for time zones and for character sets; everything else that a language has
it brings itself.  A language that is not kept sorts as most do, by the root of all orders.
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from limbotable.core.languages import LANGUAGES

#: Of every language: the tree of all locales, time zones, and the names of character sets.
_COMMON: Final = (
    "cnvalias.icu",
    "icuver.res",
    "keyTypeData.res",
    "likelySubtags.res",
    "metaZones.res",
    "pool.res",
    "res_index.res",
    "root.res",
    "supplementalData.res",
    "timezoneTypes.res",
    "zoneinfo64.res",
    "coll/res_index.res",
    "coll/root.res",
    "coll/ucadata.icu",
)


def kept() -> list[str]:
    """Return the names of the parts that are kept, in the order of their names."""
    spoken = [f"{folder}{language}.res" for language, _ in LANGUAGES for folder in ("", "coll/")]
    return sorted((*_COMMON, *spoken))


def reduce(library: Path, target: Path) -> None:
    """Write a library like ``libicudata.so.73``, say, with the parts of ``kept`` alone.

    It takes ``icupkg`` (Debian: icu-devtools), ``objcopy`` and a C compiler, whose errors are passed on.
    """
    # Debian has it outside the PATH of most users.
    icupkg = shutil.which("icupkg") or "/usr/sbin/icupkg"
    number = library.name.rpartition(".")[2]
    order = "l" if sys.byteorder == "little" else "b"
    with tempfile.TemporaryDirectory() as directory:
        # The package's file name says the names of its parts.
        data, small = (Path(directory, part, f"icudt{number}{order}.dat") for part in ("all", "small"))
        for path in (data, small):
            path.parent.mkdir()
        _run("objcopy", "--output-target=binary", "--only-section=.rodata", library, data)
        names = set(_run(icupkg, "--list", data).split())
        missing = set(kept()) - names
        if missing:
            sys.exit(f"limbotable: {library.name} lacks {', '.join(sorted(missing))}")
        unused = Path(directory, "unused.txt")
        unused.write_text("\n".join(sorted(names - set(kept()))) + "\n", "utf-8")
        _run(icupkg, "--remove", unused, data, small)
        source = Path(directory, "data.s")
        symbol = f"icudt{number}_dat"
        lines = (
            ".section .rodata",
            ".balign 16",
            f".globl {symbol}",
            f".type {symbol}, %object",
            f'{symbol}: .incbin "{small}"',
            f".size {symbol}, . - {symbol}",
            '.section .note.GNU-stack, "", %progbits',
        )
        source.write_text("\n".join(lines) + "\n", "utf-8")
        target.parent.mkdir(parents=True, exist_ok=True)
        options = (
            "-shared",
            "-nostdlib",
            "-Wl,--strip-all",
            "-Wl,--build-id=none",
            f"-Wl,-soname,{library.name}",
        )
        _run("cc", *options, "-o", target, source)


def is_data(name: str) -> bool:
    """Return whether a library with this file name is ICU's data."""
    return platform.system() == "Linux" and re.fullmatch(r"libicudata\.so\.\d+", Path(name).name) is not None


def _run(*command: str | Path) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
