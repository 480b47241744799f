"""Claims of running programs."""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import filelock
import pytest

from limbotable.store.claim import Claim, claim_soon, clear_away
from limbotable.store.match_store import MatchStore
from tests.games.countdown.deals import begun

HOLDER = """
import sys
from pathlib import Path
from limbotable.store.claim import Claim
claim = Claim.on(Path(sys.argv[1]))
print("refused" if claim is None else "held", flush=True)
sys.stdin.read()
"""


def test_one_has_it_at_a_time_and_no_file_is_left(tmp_path) -> None:
    path = tmp_path / "x.lock"
    first = Claim.on(path)
    assert first is not None
    assert Claim.on(path) is None
    assert path.exists()
    first.release()
    assert not path.exists()
    second = Claim.on(path)
    assert second is not None
    second.release()


def test_a_claim_of_one_thread_is_released_by_another_and_its_file_is_private(tmp_path) -> None:
    path, made = tmp_path / "x.lock", list[Claim | None]()
    thread = threading.Thread(target=lambda: made.append(Claim.on(path)))
    thread.start()
    thread.join()
    (claim,) = made
    assert claim is not None
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    claim.release()
    assert not path.exists()


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a file stays while it is open")
def test_a_claim_whose_file_is_gone_is_released_too(tmp_path) -> None:
    path, same = tmp_path / "x.lock", tmp_path / "y.lock"
    claim = Claim.on(path)
    assert claim is not None
    os.link(path, same)
    path.unlink()
    assert Claim.on(same) is None
    claim.release()
    again = Claim.on(same)
    assert again is not None
    again.release()


def test_where_no_open_file_can_be_removed_a_claim_is_released_first(tmp_path, monkeypatch) -> None:
    path, done = tmp_path / "x.lock", list[str]()
    claim = Claim.on(path)
    assert claim is not None
    release, unlink = filelock.FileLock.release, Path.unlink

    def released(lock: filelock.FileLock, force: bool = False) -> None:
        done.append("released")
        release(lock, force)

    def removed(file: Path, missing_ok: bool = False) -> None:
        done.append("removed")
        unlink(file, missing_ok)

    monkeypatch.setattr(filelock.FileLock, "release", released)
    monkeypatch.setattr(Path, "unlink", removed)
    monkeypatch.setattr("limbotable.store.claim.os", SimpleNamespace(name="nt"))
    claim.release()
    assert done == ["released", "removed"]
    assert not path.exists()


def test_a_claim_is_waited_for_in_short_pauses_and_tried_three_times_after_each(
    tmp_path, monkeypatch
) -> None:
    pauses, tries, now = list[float](), list[object](), [0.0]

    def sleep(seconds: float) -> None:
        pauses.append(seconds)
        now[0] += seconds

    def refuse(lock: filelock.FileLock, *_: object, **__: object) -> None:
        tries.append(lock)
        raise filelock.Timeout(lock.lock_file)

    monkeypatch.setattr("limbotable.store.claim.time.sleep", sleep)
    monkeypatch.setattr("limbotable.store.claim.time.monotonic", lambda: now[0])
    monkeypatch.setattr(filelock.FileLock, "acquire", refuse)
    assert claim_soon(tmp_path / "x.lock", 0.025) is None
    assert pauses == [0.01] * 3
    assert len(tries) == 4 * 3
    assert claim_soon(tmp_path / "x.lock", 0.0) is None
    assert len(pauses) == 3


def test_a_killed_program_has_nothing_any_more(tmp_path) -> None:
    path = tmp_path / "x.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert Claim.on(path) is None
        clear_away(tmp_path, "*.lock")
        assert path.exists()
        other.send_signal(signal.SIGKILL)
    assert path.exists()
    clear_away(tmp_path, "*.lock")
    assert not path.exists()


def test_many_that_want_it_at_once_have_it_one_after_the_other(tmp_path) -> None:
    """The file comes and goes all the time, and a claim is never one on a file that is gone."""
    path, inside, most, times = tmp_path / "x.lock", list[int](), list[int](), 40

    def work(number: int) -> None:
        for _ in range(times):
            claim = claim_soon(path, 60)
            assert claim is not None
            inside.append(number)
            most.append(len(inside))
            inside.remove(number)
            claim.release()

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1] * (4 * times)
    assert not path.exists()


@pytest.mark.skipif(os.name != "posix", reason="other systems have other calls")
@pytest.mark.parametrize("code", [errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP, errno.EIO])
def test_where_files_cannot_be_locked_everybody_goes_on(tmp_path, monkeypatch, code) -> None:
    def refuse(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr("fcntl.flock", refuse)
    first, second = MatchStore(tmp_path), MatchStore(tmp_path)
    number = first.add(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h"))
    assert first.hold(number)
    assert second.hold(number)
    first.let_go(number)
    first.close()
    second.close()


def test_where_no_file_can_be_made_everybody_goes_on(tmp_path, monkeypatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(filelock.FileLock, "_acquire", refuse)
    claim = Claim.on(tmp_path / "x.lock")
    assert claim is not None
    claim.release()


def test_matches_leave_no_locks(tmp_path) -> None:
    store = MatchStore(tmp_path)
    for _ in range(20):
        store.let_go(store.add(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h")))
    assert list(tmp_path.glob("*.lock")) == []
    store.close()
    for number in range(20):
        (tmp_path / f"match-{number}.lock").touch()  # as an earlier version, or killed programs, left them
    MatchStore(tmp_path).close()
    assert {path.name for path in tmp_path.iterdir()} == {"library.sqlite"}


PLAYER = """
import sys
from pathlib import Path
from limbotable.store.autosave import Autosave
from limbotable.play.match import Match
from limbotable.games import GAMES
from limbotable.play.dealer import Dealer
import os
autosave = Autosave(Path(sys.argv[1]))
number = autosave.last()
if number is None:
    match = Match(GAMES[0], GAMES[0].complete({}), ("A", "B"))
    Dealer(1).deal(match)
    autosave.take_up(match)
    assert autosave.keep() is None
    number = autosave.number
print(os.getpid(), number, flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only there programs have numbers of their own")
def test_a_match_is_gone_on_with_after_a_kill_where_each_program_has_the_same_number(tmp_path) -> None:
    unshare = ["unshare", "-fp", "--kill-child", "--mount-proc"]
    if subprocess.run([*unshare, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody have a namespace")
    data = Path(tmp_path / "data")
    for _ in range(2):
        with subprocess.Popen(
            [*unshare, sys.executable, "-c", PLAYER, str(data)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as player:
            assert player.stdout is not None
            assert player.stdout.readline() == "1 1\n"
            store = MatchStore(data)
            assert not store.hold(1), "it is played"
            player.kill()  # and its child with it, but only soon after
            deadline = time.monotonic() + 60
            while not store.hold(1):
                assert time.monotonic() < deadline
                time.sleep(0.01)
            store.close()
