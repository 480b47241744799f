"""The data of ICU in a bundle: fewer, and those that are left say the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

import icu

LIBRARIES = sorted(Path(PySide6.__file__).parent.glob("Qt/lib/libicudata.so.*"))

pytestmark = pytest.mark.skipif(
    not LIBRARIES or shutil.which("icupkg") is None or shutil.which("cc") is None,
    reason="Qt takes the system's ICU here, or icupkg (Debian: icu-devtools) or a C compiler is missing",
)

#: Sorts names in each language, and looks at the zone of the clock.
SORT = """
from PySide6.QtCore import QCollator, QLocale, QTimeZone
names = (
    "zoo Åke äiti apu öljy z wolf Vesa vuori さくら カード かーど 亜 一 日本"
    " match-10 match-9 Zug über Çelik ñu nu"
).split()
for code in ("en", "en_GB", "de", "de_DE", "fi", "fi_FI", "ja", "ja_JP"):
    collator = QCollator(QLocale(code))
    collator.setNumericMode(True)
    keys = {name: collator.sortKey(name) for name in names}
    print(code, *sorted(names, key=lambda name: keys[name]), sep="|")
zone = QTimeZone(b"Europe/Helsinki")
print(zone.isValid(), zone.displayName(QTimeZone.TimeType.StandardTime, QTimeZone.NameType.OffsetName))
"""


def said(preloaded: Path | None) -> str:
    """Return what is printed where a library is loaded before Qt's own one."""
    environment = {**os.environ, "LD_PRELOAD": str(preloaded or ""), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", SORT],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_names_are_sorted_as_with_all_of_the_data(tmp_path) -> None:
    (library,) = LIBRARIES
    assert icu.is_data(library.name)
    small = tmp_path / library.name
    icu.reduce(library, small)
    assert small.stat().st_size < library.stat().st_size / 10
    whole = said(None)
    assert said(small) == whole
    english, _, finnish, japanese = whole.splitlines()[:8:2]
    assert english.split("|")[1:] != finnish.split("|")[1:] != japanese.split("|")[1:]
