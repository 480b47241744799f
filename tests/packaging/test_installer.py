"""The installer for Windows, compiled over a stand-in for the bundle: the rest takes a Windows."""

from __future__ import annotations

import shutil

import pytest

import build
from limbotable import __version__

pytestmark = pytest.mark.skipif(
    shutil.which("makensis") is None, reason="makensis is not installed (Debian: nsis)"
)

#: An icon of one pixel: header, directory, and a bitmap of 32 bits with its mask.
ICON = (
    bytes.fromhex("00000100010001010000010020003000000016000000")
    + bytes.fromhex("28000000010000000200000001002000" + "00" * 24)
    + bytes.fromhex("ffffffff00000000")
)  # fmt: skip


def test_it_compiles_without_a_warning_and_holds_the_bundle(tmp_path) -> None:
    bundle, sizes = tmp_path / "bundle", []
    (bundle / "_internal" / "PySide6").mkdir(parents=True)
    (bundle / "limbotable.exe").write_bytes(b"console")
    (bundle / "limbotablew.exe").write_bytes(b"window")
    (tmp_path / "limbotable.ico").write_bytes(ICON)
    for payload in (0, 200_000):
        content = bytes(n * n * 7919 % 251 for n in range(payload))
        (bundle / "_internal" / "PySide6" / "Qt6Core.dll").write_bytes(content)
        target = tmp_path / f"limbotable-{__version__}-setup.exe"
        build.make_installer(bundle, tmp_path / "limbotable.ico", target, __version__)
        assert target.read_bytes()[:2] == b"MZ"
        sizes.append(target.stat().st_size)
    assert sizes[1] > sizes[0]
