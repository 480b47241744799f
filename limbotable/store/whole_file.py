"""Writing a file whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from limbotable.store.private_files import make_file


def check_regular(path: Path) -> None:
    """Raise ``OSError`` unless a path leads to a regular file."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def write_whole(path: Path, content: bytes, *, private: bool = False) -> None:
    """Write a file by way of a temporary one beside it; a ``private`` one is its owner's only.

    Any other one that is written over can still be read by the same people.  Raises ``OSError``, and then the
    old file, or anything else of that name, is unchanged.
    """
    target = path.resolve()  # a link stays one
    before = None
    if target.exists():
        check_regular(target)
        if not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))
        before = target.stat()
    fresh = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        if private or before is not None:
            fresh.unlink(missing_ok=True)  # a killed program may have left one that others can read
            make_file(fresh)
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if before is not None and not private:
            with suppress(
                OSError
            ):  # not every file system has such rights; nor may all give a file to a group
                if sys.platform != "win32":
                    os.chown(fresh, -1, before.st_gid)  # first: the rights are those of this group
                fresh.chmod(stat.S_IMODE(before.st_mode))
        fresh.replace(target)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
