"""How the check runs the tests: plainly at first, and what fails once more with its values."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import bootstrap


@pytest.mark.parametrize(("first", "second", "runs"), [(True, True, 1), (False, True, 2), (False, False, 2)])
def test_what_fails_is_run_again_to_show_its_values(
    monkeypatch, first: bool, second: bool, runs: int
) -> None:
    results, commands = [first, second], list[Sequence[str]]()

    def report(_name: str, command: Sequence[str], **_how: object) -> bool:
        commands.append(command)
        return results[len(commands) - 1]

    monkeypatch.setattr(bootstrap, "report", report)
    assert bootstrap.run_tests("tests", ["pytest", "-n2"], env={}, again=["--no-cov"]) == first
    assert commands[0] == ["pytest", "-n2", "--assert=plain"]
    assert len(commands) == runs
    if runs == 2:
        assert "--assert=plain" not in commands[1]
        assert {"--last-failed", "--no-cov"} < set(commands[1])
