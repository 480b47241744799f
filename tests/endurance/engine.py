"""Hostile lines for the engine: each is answered, none with ``internal``, and its memory stays what it is."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from limbotable.engine.messages import LONGEST_LINE
from limbotable.games import GAMES
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from tests.endurance import driver
from tests.endurance.processes import size_of
from tests.endurance.trial import Attack, Trial

_AHEAD: Final = 400  #: lines that may wait for their answers
_PATIENCE: Final = 60.0  #: seconds without an answer after which it hangs
_ROOM: Final = 40_000  #: KiB that it may grow by after the first tenth
_ROOT: Final = Path(__file__).parent.parent.parent
_COMMANDS: Final = ("hello", "new", "load", "act", "undo", "status", "record", "think", "judge", "stop")
_JUNK: Final[Sequence[Any]] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, 10**400, 1e308, -1e308, 0.1,
    "", " ", "\0", "0", "-1", "é", "\ud800",
    "\u202e", "𝄞", "A" * 300, [], [[]], {}, {"": None}, {"seat": 0}, ["South"],
    "0 pass", "* shuffle stock", "?",
    "countdown", "foes", "libtis", "limit", "novice", "engine", "manual",
    {"end": "rounds 1"}, {"players": 99},
)  # fmt: skip


def run(trial: Trial) -> None:
    """Write lines to one process as fast as it answers."""
    complaints = trial.room / "complaints.txt"
    with complaints.open("wb") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-m", "limbotable", "engine"],
            cwd=_ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr,
        )  # fmt: skip
    try:
        _talk(trial, process)
        trial.outcome.expect(process.wait(30) == 0, f"it ended with {process.returncode}")
    except subprocess.TimeoutExpired:
        trial.outcome.failures.append("it does not end at the end of its input")
    except (OSError, _Hung) as error:
        trial.outcome.failures.append(str(error))
    finally:
        process.kill()
        process.wait()
    said = complaints.read_text(errors="replace")
    trial.outcome.expect(not said, f"on stderr: {said[-600:]}")


class _Hung(Exception):
    """No answer came in time."""


class _Writer(threading.Thread):
    """Writes ahead, but not too far: some lines are far longer than a pipe."""

    def __init__(self, lines: Iterator[bytes], process: subprocess.Popen[bytes]) -> None:
        super().__init__(daemon=True)
        self._lines, self._process = lines, process
        self._room = threading.Semaphore(_AHEAD)
        self.written: list[bytes] = []  #: the beginnings of lines without an answer

    def run(self) -> None:
        assert self._process.stdin is not None
        try:
            for line in self._lines:
                self._room.acquire()
                self.written.append(line[:300])
                self._process.stdin.write(line + b"\n")
                if len(self.written) < 20:
                    self._process.stdin.flush()
            self._process.stdin.close()
        except OSError:
            return  # it has ended: who reads finds that out

    def answered(self) -> bytes:
        """Take away the first line: it has been answered."""
        self._room.release()
        return self.written.pop(0)


def _talk(trial: Trial, process: subprocess.Popen[bytes]) -> None:
    lines = _Lines(trial.chance)
    writer = _Writer(lines.some(trial.rounds), process)
    writer.start()
    assert process.stdout is not None
    early = 0
    watch = _Watch(process, writer)
    watch.start()
    started = time.monotonic()
    for number in range(trial.rounds + 1):
        raw = process.stdout.readline()
        watch.beat()
        if not raw:
            if number < trial.rounds:
                begun = writer.written[0] if writer.written else b""
                reason = f"hung for {_PATIENCE:.0f} s" if watch.hung else "ended"
                raise _Hung(f"it {reason} at line {number}: {begun!r}")
            break
        trial.outcome.expect(number < trial.rounds, f"an answer too many: {raw[:200]!r}")
        line = writer.answered()
        trial.count("lines")
        _judge(trial, number, line, raw)
        # At the very end it may have ended by itself.
        if number == trial.rounds // 10:
            early = size_of(process.pid).rss
        elif number == trial.rounds * 8 // 10:
            late = size_of(process.pid).rss
            trial.outcome.expect(late - early < _ROOM, f"memory grew from {early} to {late} KiB")
    watch.stop()
    trial.count("seconds", round(time.monotonic() - started))


class _Watch(threading.Thread):
    """Kills a process that does not answer any more."""

    def __init__(self, process: subprocess.Popen[bytes], writer: _Writer) -> None:
        super().__init__(daemon=True)
        self._process, self._writer = process, writer
        self._last = time.monotonic()
        self._ended = threading.Event()
        self.hung = False

    def beat(self) -> None:
        """It has answered."""
        self._last = time.monotonic()

    def stop(self) -> None:
        """It need not answer any more."""
        self._ended.set()

    def run(self) -> None:
        while not self._ended.wait(1):
            if time.monotonic() - self._last > _PATIENCE:
                self.hung = True
                self._process.kill()
                return


def _judge(trial: Trial, number: int, line: bytes, raw: bytes) -> None:
    try:
        answer = json.loads(raw)
    except ValueError:
        trial.outcome.failures.append(f"line {number}, {line!r}: no JSON: {raw[:200]!r}")
        return
    if not isinstance(answer, dict):
        trial.outcome.failures.append(f"line {number}, {line!r}: no object: {raw[:200]!r}")
        return
    error = answer.get("error")
    if error is None:
        trial.count("accepted")
    else:
        trial.outcome.expect(
            isinstance(error, dict) and error.get("code") not in {None, "internal"} and error.get("message"),
            f"line {number}, {line!r}: {raw[:200]!r}",
        )


# --- lines -------------------------------------------------------------------------------------------
@cache
def _records() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return records of all games, and perspectives of them: begun, in the middle, at the end."""
    records, perspectives = [], []
    chance = random.Random(5)
    for game in GAMES:
        options = game.complete(driver.OPTIONS[game.id])
        seats = game.seats(options)
        match = Match(game, options, [f"Seat {n}" for n in range(seats)])
        dealer = Dealer(11)
        texts = []
        while match.result is None and match.ply < 200:
            line = dealer.next_line(match)
            if line is None:
                match.push(match.turn, chance.choice(match.legal()))
            else:
                match.push(line.who, line.action)
            record = match.record()
            if match.turn >= 0:
                texts.append((record.text(), perspective(match, match.turn).text()))
        for place in (0, len(texts) // 4, len(texts) // 2, len(texts) - 1):
            records.append(texts[place][0])
            perspectives.append(texts[place][1])
        records.append(match.record().text())
        perspectives.append(perspective(match, None).text())
    return tuple(records), tuple(perspectives)


class _Lines:
    """Makes lines, most of them nearly right."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self.records, self.perspectives = _records()

    def some(self, count: int) -> Iterator[bytes]:
        """Yield so many lines."""
        makers = (
            self._garbage,
            self._cut,
            self._nested,
            self._typed,
            self._played,
            self._record,
            self._thought,
            self._huge,
        )
        weights = (20, 8, 4, 40, 20, 7, 1, 0.01)
        for maker in self._chance.choices(makers, weights, k=count):
            yield maker()

    def _encoded(self, request: object) -> bytes:
        text = json.dumps(request, ensure_ascii=self._chance.random() < 0.5)
        return text.encode("utf-8", "surrogatepass").replace(b"\n", b" ")

    def _garbage(self) -> bytes:
        length = self._chance.choice((0, 1, 3, 20, 200))
        return self._chance.randbytes(length).replace(b"\n", b" ")

    def _cut(self) -> bytes:
        line = bytearray(self._typed())
        for _ in range(self._chance.randint(1, 3)):
            if line:
                place = self._chance.randrange(len(line))
                line[place : place + self._chance.choice((0, 1, 5))] = self._chance.choice(
                    (b"", b'"', b"{", b"}", b"[", b",", b":", b"\\u", b"\xff", b"1e999", b"NaN")
                )
        return bytes(line).replace(b"\n", b" ")

    def _nested(self) -> bytes:
        depth = self._chance.choice((10, 70, 500, 1100, 20_000))
        inner = self._chance.choice((b"[", b'{"a":'))
        end = b"" if self._chance.random() < 0.3 else (b"]" if inner == b"[" else b"1}")
        deep = inner * depth + (b"1" if end == b"}" else b"") + end[-1:] * depth
        return self._chance.choice((deep, b'{"cmd":"hello","id":' + deep + b"}", b'{"cmd":' + deep + b"}"))

    def _typed(self) -> bytes:
        """Make a request with wrong types and unknown or missing fields."""
        request: dict[str, Any] = {"cmd": self._chance.choice(_COMMANDS)}
        if request["cmd"] in {"think", "judge"}:  # it would think: about nothing that is known, or at once
            request |= {"playouts": 1, "seconds": 0.001}
        fields = (
            "game",
            "options",
            "seed",
            "chance",
            "record",
            "action",
            "count",
            "seat",
            "level",
            "playouts",
            "ply",
            "id",
            "x",
        )
        for name in self._chance.sample(fields, self._chance.randint(0, 3)):
            request[name] = self._chance.choice(_JUNK)
        if request.get("playouts") not in (None, 1):
            request["seconds"] = 0.001
        if self._chance.random() < 0.05:
            request["cmd"] = self._chance.choice(_JUNK)
        return self._encoded(request)

    def _played(self) -> bytes:
        """Make a request that fits, about the match that is loaded."""
        chance = self._chance
        game = chance.choice(GAMES)
        requests: tuple[dict[str, Any], ...] = (
            {"cmd": "new", "game": game.id, "seed": chance.getrandbits(40)},
            {
                "cmd": "new",
                "game": game.id,
                "options": {chance.choice(game.options).name: chance.choice(_JUNK)},
            },
            {"cmd": "act", "action": chance.choice(_actions())},
            {"cmd": "act", "action": chance.choice(_actions())},
            {"cmd": "undo", "count": chance.choice((1, 2, 50, 10**9))},
            {"cmd": "status", "id": chance.choice(_JUNK)},
            {"cmd": "record", "seat": chance.choice((0, 1, 2, 5, None))},
            {"cmd": "stop"},
        )
        return self._encoded(chance.choice(requests))

    def _text(self, texts: Sequence[str]) -> str:
        """Return a text that was changed in some places, by line or by letter."""
        chance = self._chance
        text = chance.choice(texts)
        for _ in range(chance.choice((0, 1, 1, 2, 4))):
            lines = text.split("\n")
            place = chance.randrange(len(lines))
            way = chance.randrange(7)
            if way == 0:
                del lines[place]
            elif way == 1:
                lines.insert(place, chance.choice(lines))
            elif way == 2:
                other = chance.randrange(len(lines))
                lines[place], lines[other] = lines[other], lines[place]
            elif way == 3:
                lines[place] = chance.choice(chance.choice(texts).split("\n"))
            elif way == 4:
                del lines[place:]
            else:
                line = lines[place]
                at = chance.randrange(len(line) + 1)
                letter = chance.choice(
                    ("", "?", "0", "9", " ", '"', "}", "*", "\0", "\ud800", "A", "-1", "\r", "ﬀ")
                )
                lines[place] = line[:at] + letter + line[at + chance.choice((0, 1, 3)) :]
            text = "\n".join(lines)
        return text

    def _record(self) -> bytes:
        texts = self._chance.choice((self.records, self.perspectives))
        return self._encoded({"cmd": "load", "record": self._text(texts)})

    def _thought(self) -> bytes:
        chance = self._chance
        limits = {"playouts": 1, "seconds": 0.002}
        if chance.random() < 0.5:
            return self._encoded({"cmd": "think", "record": self._text(self.perspectives), **limits})
        request = {
            "cmd": "judge",
            "record": self._text(self.records),
            "ply": chance.randint(-1, 40),
            **limits,
        }
        return self._encoded(request)

    def _huge(self) -> bytes:
        length = self._chance.choice((LONGEST_LINE - 1, LONGEST_LINE, LONGEST_LINE + 1, 3 * LONGEST_LINE))
        return (
            self._chance.choice((b"a", b"[", b'{"cmd":"status","id":"', b" ")) * (length // 20)
            + b"x" * length
        )


@cache
def _actions() -> tuple[str, ...]:
    """Return what is done in the records, of all games."""
    found = [line[2:] for text in _records()[0] for line in text.splitlines()[1:]]
    return tuple(dict.fromkeys([*found, "pass", "", "?", "0", "nonsense", "shuffle stock"]))


ATTACK = Attack("engine", "hostile lines for the engine", run, "lines", rounds=60_000, short=3000, share=1.5)
