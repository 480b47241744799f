"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import stat
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


def test_all_is_on_the_disk_before_it_takes_the_place_of_the_old(tmp_path, monkeypatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    synchronised: list[tuple[bytes, bytes]] = []

    def synchronise(_: int) -> None:
        (fresh,) = (one for one in tmp_path.iterdir() if one != path)
        synchronised.append((fresh.read_bytes(), path.read_bytes()))

    monkeypatch.setattr(os, "fsync", synchronise)
    write_whole(path, b"new")
    assert synchronised == [(b"new", b"old")]


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such rights")
@pytest.mark.parametrize("private", [True, False])
def test_a_private_file_is_its_owners_whatever_a_killed_program_has_left(tmp_path, private: bool) -> None:
    path, left = tmp_path / "file", tmp_path / f".file.{os.getpid()}.new"
    left.write_bytes(b"left")
    left.chmod(0o644)
    write_whole(path, b"new", private=private)
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == (0o600 if private else 0o644)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such rights")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_a_file_that_is_written_over_keeps_its_readers(tmp_path, mode: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(mode)
    write_whole(path, b"new")
    assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (b"new", mode)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such rights")
def test_a_file_that_is_written_over_keeps_its_group(tmp_path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    groups = {*os.getgroups(), *([1] if os.geteuid() == 0 else [])} - {path.stat().st_gid}
    if not groups:
        pytest.skip("the user is in one group only")
    group = min(groups)
    os.chown(path, -1, group)
    path.chmod(0o640)
    write_whole(path, b"new")
    assert (path.stat().st_gid, stat.S_IMODE(path.stat().st_mode)) == (group, 0o640)


def test_only_a_regular_file_is_replaced(tmp_path) -> None:
    path = tmp_path / "folder"
    path.mkdir()
    with pytest.raises(OSError, match="Invalid argument") as raised:
        write_whole(path, b"new")
    assert raised.value.filename == str(path)
    assert list(tmp_path.iterdir()) == [path]
