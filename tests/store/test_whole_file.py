"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from limbotable.store.whole_file import write_whole


def test_a_file_is_written_and_written_over(tmp_path) -> None:
    path = tmp_path / "file"
    for content in (b"one", b"", b"three\n"):
        write_whole(path, content)
        assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(("where", "step"), [(Path, "open"), (os, "fsync"), (Path, "replace")])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path, monkeypatch, where: object, step: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as then:
        then.setattr(where, step, fail)
        with pytest.raises(OSError, match="No space"):
            write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there that few have")
def test_a_link_stays_one(tmp_path) -> None:
    (tmp_path / "there").mkdir()
    link, target = tmp_path / "link", tmp_path / "there" / "file"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_a_protected_file_is_not_replaced(tmp_path, monkeypatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # root, running the tests, is allowed everything
    with pytest.raises(PermissionError):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
