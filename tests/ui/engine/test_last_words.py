"""What a process said last, and no more of it than can be read."""

from __future__ import annotations

import pickle

from limbotable.ui.engine.last_words import LastWords


def words(*data: bytes) -> list[str]:
    kept = LastWords()
    for one in data:
        kept.take(one)
    return kept.lines()


def test_lines_come_in_parts() -> None:
    assert words(b"Trace", b"back\n  File", b" x\n\nKeyError") == ["Traceback", "  File x", "KeyError"]


def test_only_the_last_ones_are_kept() -> None:
    assert words(b"".join(b"%d\n" % n for n in range(100))) == ["95", "96", "97", "98", "99"]


def test_however_much_is_said_little_is_kept() -> None:
    kept = LastWords()
    for _ in range(1000):
        kept.take(b"x" * 65_536)
        assert len(pickle.dumps(kept)) <= 1000
    kept.take(b"\n" + b"y" * 65_536)
    assert [len(line) for line in kept.lines()] == [200, 200]


def test_what_cannot_be_seen_is_not_shown() -> None:
    assert words(b"a\x1b[31mb\xff\n", "c\u202ed".encode()) == ["a [31mb\ufffd", "c d"]
