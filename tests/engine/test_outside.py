"""Programs that speak the protocol as players of the arena."""

from __future__ import annotations

import json
import pickle
import shlex
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

from limbotable.__main__ import main
from limbotable.core.program import command
from limbotable.engine.accounts import accounted
from limbotable.engine.arena import contest_of, deal_shares, deals_played, played
from limbotable.engine.outside import OutsideError, is_outside
from limbotable.engine.workers import workers
from limbotable.games import in_english
from limbotable.search.thought import Limit

SHORT = ["end=rounds 1"]


def spelt(words: Sequence[str]) -> str:
    """Return a command as people write it on this system."""
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


THIS = "engine/expert:" + spelt(command("engine"))


def shares(*players: str, deal: int = 1) -> tuple[float, ...]:
    return deal_shares(contest_of("countdown", SHORT, players, Limit(playouts=2), 1), deal)


def program(folder: Path, source: str) -> str:
    """Write a program that answers each request in its own way; return it as a player."""
    script = folder / "program.py"
    script.write_text(
        f"import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {source}\n"
    )
    return f"engine:{spelt([sys.executable, '-u', str(script)])}"


@pytest.mark.long
def test_this_program_as_a_program_plays_as_it_does_within() -> None:
    assert is_outside(THIS)
    assert not is_outside("novice")
    for deal in range(2):
        assert shares(THIS, "random", deal=deal) == shares("expert", "random", deal=deal)


def test_a_program_is_asked_with_a_perspective_a_seed_and_the_limit(tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = program(
        tmp_path, f"open({str(log)!r}, 'a').write(line); print(json.dumps({{'action': 'pass'}}))"
    )
    with pytest.raises(OutsideError) as refused:
        shares(player, "random")
    assert "“pass”, which is not legal" in in_english(refused.value.reason)
    asked = json.loads(log.read_text().splitlines()[0])
    assert (asked["cmd"], asked["playouts"]) == ("think", 2)
    assert isinstance(asked["seed"], int)
    assert asked.keys() == {"cmd", "seed", "playouts", "record"}, "an earlier version knows no other keys"
    header, shuffle = asked["record"].splitlines()[:2]
    assert json.loads(header)["seat"] in (0, 1)
    assert "?" in shuffle, "it sees no card that its seat has not seen"


def test_an_earlier_version_need_not_know_options_that_have_their_usual_values(tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = program(tmp_path, f"open({str(log)!r}, 'a').write(line); print('{{}}')")
    with pytest.raises(OutsideError):
        shares(player, "random")
    header = json.loads(json.loads(log.read_text().splitlines()[0])["record"].splitlines()[0])
    assert header["options"] == {"end": "rounds 1"}


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("sys.exit()", "has ended"),
        ("print('yes')", "is not a JSON object"),
        ("print(json.dumps({'error': {'code': 'bad-request'}}))", "has no action"),
        ("print(json.dumps({'action': 'castle'}))", "“castle”, which is not legal"),
        ("sys.stdout.buffer.write(bytes([255, 10, 254, 10]))", "is not a JSON object: \ufffd"),
    ],
)
def test_a_program_that_does_not_play_by_the_protocol_is_told_of(tmp_path, source: str, message: str) -> None:
    with pytest.raises(OutsideError) as refused:
        shares(program(tmp_path, source), "random")
    assert message in in_english(refused.value.reason)
    assert pickle.loads(pickle.dumps(refused.value)).reason == refused.value.reason, "as a worker sends it"


def test_a_program_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    for player in (f"engine:{tmp_path / 'missing'}", "engine:", "engine/expert: "):
        with pytest.raises(OutsideError) as refused:
            shares(player, "random")
        assert f"“{player}” cannot be started: " in in_english(refused.value.reason)


@pytest.mark.skipif(sys.platform == "win32", reason="each program splits its command line itself")
def test_a_command_line_with_one_quotation_mark_is_told_of() -> None:
    with pytest.raises(OutsideError) as refused:
        shares("engine:'program", "random")
    assert "“engine:'program” cannot be started: No closing quotation" in in_english(refused.value.reason)


def test_a_program_finds_the_modules_beside_it(monkeypatch, tmp_path: Path) -> None:
    """What keeps our own processes from running code of a folder is no concern of the user's program."""
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    (tmp_path / "beside.py").write_text("ACTION = 'castle'\n")
    player = program(tmp_path, "import beside; print(json.dumps({'action': beside.ACTION}))")
    contest = contest_of("countdown", SHORT, [player, "random"], Limit(playouts=2), 1)
    with workers(processes=1) as executor, pytest.raises(OutsideError) as refused:
        list(deals_played(executor, contest, 1))
    assert "“castle”, which is not legal" in in_english(refused.value.reason)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes")
def test_a_late_program_is_killed_with_what_it_has_started(monkeypatch) -> None:
    """A script may start the program proper, and then that keeps the output open."""
    monkeypatch.setattr("limbotable.engine.outside._PATIENCE", 0.2)
    began = time.monotonic()
    with pytest.raises(OutsideError) as refused:
        shares("engine:sh -c 'sleep 60; true'", "random")
    assert "gave no answer in time" in in_english(refused.value.reason)
    assert time.monotonic() - began < 40


def test_one_program_in_two_seats_is_started_once(tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = program(tmp_path, "print(json.dumps({'action': 'castle'}))")
    Path(tmp_path / "program.py").write_text(
        f"open({str(log)!r}, 'a').write('x')\n" + (tmp_path / "program.py").read_text()
    )
    with pytest.raises(OutsideError):
        played(contest_of("countdown", SHORT, [player, player], Limit(playouts=1), 1), 1)
    assert log.read_text() == "x"


@pytest.mark.parametrize("measure", [(), ("--by-seat",), ("--accounts",)])
def test_the_command_says_what_is_wrong_with_a_program(tmp_path: Path, measure: Sequence[str]) -> None:
    arguments = ["arena", "countdown", "--players", f"engine:{tmp_path / 'missing'}", "random", *measure]
    done = CliRunner().invoke(main, [*arguments, "--pairs", "2", "--processes", "1"])
    assert done.exit_code == 1
    assert "cannot be started" in done.output


@pytest.mark.long
def test_the_decisions_of_a_program_are_judged_as_those_of_others() -> None:
    found = [
        accounted(contest_of("countdown", SHORT, players, Limit(playouts=2), 1), Limit(playouts=1), 1)
        for players in ((THIS, "random"), ("expert", "random"))
    ]
    assert found[0] is not None
    assert found[0] == found[1]


def test_estimates_of_a_program_are_not_measured() -> None:
    done = CliRunner().invoke(main, ["arena", "countdown", "--players", THIS, "--calibration"])
    assert done.exit_code == 2
    assert f"not with “{THIS}”" in done.output
