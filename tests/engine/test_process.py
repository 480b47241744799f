"""The engine as a process of its own, as other programs start it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import IO, Any

import pytest

from limbotable.games import GAMES

ENGINE = (sys.executable, "-m", "limbotable", "engine")


@pytest.fixture
def engine() -> Iterator[subprocess.Popen[bytes]]:
    # Without the variable, as people start it: it would take the buffers away.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with subprocess.Popen(
        ENGINE, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        yield process
        process.kill()


def ask(engine: subprocess.Popen[bytes], *requests: dict[str, Any]) -> None:
    stdin: IO[bytes] | None = engine.stdin
    assert stdin is not None
    stdin.write(b"".join(json.dumps(request).encode() + b"\n" for request in requests))
    stdin.flush()


def answer(engine: subprocess.Popen[bytes]) -> Any:
    assert engine.stdout is not None
    return json.loads(engine.stdout.readline())


@pytest.mark.clause("P-1.1")
def test_it_answers_while_it_is_open(engine: subprocess.Popen[bytes]) -> None:
    ask(engine, {"cmd": "hello"})
    assert answer(engine)["protocol"] == 1
    think = {"cmd": "think", "level": "novice", "playouts": 1}
    ask(engine, {"cmd": "new", "game": "countdown", "seed": 7}, think)
    legal = answer(engine)["legal"]
    assert answer(engine)["action"] in legal


@pytest.mark.clause("P-1.6")
def test_the_end_of_its_input_ends_it(engine: subprocess.Popen[bytes]) -> None:
    out, err = engine.communicate(b'{"cmd":"hello"}\nnonsense\n', timeout=100)
    assert out.count(b"\n") == 2
    assert (engine.returncode, err) == (0, b"")


@pytest.mark.clause("P-1.6", "P-5.6")
def test_quit_ends_it_though_its_input_stays_open(engine: subprocess.Popen[bytes]) -> None:
    ask(engine, {"cmd": "quit"})
    assert answer(engine) == {}
    assert engine.wait(timeout=100) == 0


@pytest.mark.clause("P-5.5")
def test_it_listens_while_it_thinks(engine: subprocess.Popen[bytes]) -> None:
    ask(engine, {"cmd": "new", "game": "countdown", "seed": 7}, {"cmd": "think", "seconds": 80_000})
    assert answer(engine)["ply"] == 1
    ask(engine, {"cmd": "stop"}, {"cmd": "quit"})
    assert answer(engine)["playouts"] >= 1
    assert (answer(engine), answer(engine)) == ({}, {})
    assert engine.wait(timeout=100) == 0


def test_it_ends_quietly_when_nobody_listens_any_more(engine: subprocess.Popen[bytes]) -> None:
    """As when the program that asked has been killed while the engine was thinking."""
    ask(engine, {"cmd": "new", "game": "countdown", "seed": 7}, {"cmd": "think", "seconds": 80_000})
    assert answer(engine)["ply"] == 1
    assert engine.stdin is not None
    assert engine.stdout is not None
    assert engine.stderr is not None
    engine.stdin.close()
    engine.stdout.close()
    assert engine.stderr.read() == b""
    assert engine.wait(timeout=100) == 0


@pytest.mark.clause("P-1.6")
@pytest.mark.parametrize(
    ("game", "quits"),
    [pytest.param(game.id, number % 2 == 0, id=game.id) for number, game in enumerate(GAMES)],
)
def test_it_ends_in_the_middle_of_a_thought(engine: subprocess.Popen[bytes], game: str, quits: bool) -> None:
    """By a request, or by the end of its input: each in two games."""
    ask(engine, {"cmd": "new", "game": game, "seed": 7}, {"cmd": "think", "seconds": 80_000})
    legal = answer(engine)["legal"]
    time.sleep(0.3)  # so that it is well on its way
    if quits:
        ask(engine, {"cmd": "quit"})
    else:
        assert engine.stdin is not None
        engine.stdin.close()
    assert answer(engine)["action"] in legal
    assert engine.stdout is not None
    assert engine.stdout.read() == (b"{}\n" if quits else b"")
    assert engine.wait(timeout=100) == 0


@pytest.mark.clause("P-1.6")
@pytest.mark.parametrize("quits", [True, False], ids=["quit", "end of its input"])
def test_counted_playouts_are_done_where_all_of_the_input_is_there_at_once(
    engine: subprocess.Popen[bytes], quits: bool
) -> None:
    new = {"cmd": "new", "game": "countdown", "seed": 7}
    think = {"cmd": "think", "playouts": 2, "seed": 1}  # done within three seconds on any machine
    ask(engine, new, think, *([{"cmd": "quit"}] if quits else []))
    assert engine.stdin is not None
    engine.stdin.close()
    assert answer(engine)["game"] == "countdown"
    assert answer(engine)["playouts"] == 2
    assert engine.wait(timeout=100) == 0


@pytest.mark.long
@pytest.mark.clause("P-1.6")
def test_no_number_of_playouts_keeps_it_busy_for_long(engine: subprocess.Popen[bytes]) -> None:
    ask(engine, {"cmd": "new", "game": "libtis", "seed": 7}, {"cmd": "think", "playouts": 10**9, "seed": 1})
    assert engine.stdin is not None
    engine.stdin.close()
    legal = answer(engine)["legal"]
    assert answer(engine)["action"] in legal
    assert engine.wait(timeout=100) == 0


@pytest.mark.long
@pytest.mark.clause("P-1.2")
def test_it_imports_no_qt() -> None:
    script = """
import io, sys
from limbotable.engine.server import serve
requests = b'{"cmd":"new","game":"countdown","seed":1}\\n{"cmd":"think","playouts":1}\\n'
serve(io.BytesIO(requests), io.BytesIO())
print(*sorted(name for name in sys.modules if name.partition(".")[0] in ("PySide6", "shiboken6")))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("\n", "")
