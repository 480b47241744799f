from __future__ import annotations

from itertools import pairwise

import pytest

from limbotable.core.errors import IllegalAction, NotationError, RecordError
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.position import CHANCE, OVER, legal_actions
from limbotable.core.replay import following, has_ended, opening, replay
from limbotable.games import in_english
from limbotable.testing.matches import Case
from tests.every_game import every_game
from tests.games.countdown.deals import GAME, SLOW_NORTH, SLOW_SOUTH, nobody_plays, shuffled, south_wins

OPTIONS = GAME.complete({})
DEAL = Line(CHANCE_WHO, shuffled(SLOW_SOUTH, SLOW_NORTH, "Qs"))
PASSES = (Line(0, "pass"), Line(1, "pass"))


def test_a_line_is_written_as_in_a_record() -> None:
    assert str(Line(1, "7h")) == "1 7h"
    assert str(Line(CHANCE_WHO, "start 2")) == "* start 2"


def test_a_match_opens_with_nobody_having_seen_anything() -> None:
    stage = opening(GAME, OPTIONS)
    assert stage.position.turn() == CHANCE
    assert legal_actions(stage.position) == []
    assert [stage.sightings.known(viewer) for viewer in range(3)] == [0, 0, 0]


def test_there_is_a_stage_before_and_after_every_line() -> None:
    stages = replay(GAME, OPTIONS, [DEAL, *PASSES])
    assert [stage.position.turn() for stage in stages] == [CHANCE, 0, 1, 0]


def test_a_stage_is_never_changed() -> None:
    stages = replay(GAME, OPTIONS, [DEAL, *PASSES])
    before = legal_actions(stages[3].position)
    after = following(GAME, stages[3], Line(0, "2c"), 3)
    assert after.position.turn() == 1
    assert stages[3].position.turn() == 0
    assert legal_actions(stages[3].position) == before


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        ([], Line(0, "pass"), "illegal.chance-due"),
        ([DEAL], Line(1, "pass"), "illegal.other-seat"),
        ([DEAL], Line(7, "pass"), "illegal.other-seat"),
        ([DEAL], DEAL, "illegal.no-chance-due"),
        ([DEAL, *PASSES], Line(0, "Qc"), "countdown.not-in-hand"),
    ],
)
def test_an_action_against_the_rules_is_illegal(lines: list[Line], line: Line, code: str) -> None:
    stage = replay(GAME, OPTIONS, lines)[-1]
    with pytest.raises(IllegalAction) as refused:
        following(GAME, stage, line, len(lines))
    assert refused.value.reason.code == code


def test_nobody_acts_when_the_match_is_over() -> None:
    over = nobody_plays(end="points 1000")
    for who in (OVER, CHANCE_WHO, 0, 1):
        with pytest.raises(IllegalAction) as refused:
            over.push(who, "pass")
        assert refused.value.reason.code == "illegal.over"


def test_bad_notation_is_told_from_an_illegal_action() -> None:
    stage = replay(GAME, OPTIONS, [DEAL])[-1]
    with pytest.raises(NotationError):
        following(GAME, stage, Line(0, "fold"), 1)


def test_a_line_that_cannot_be_is_named_by_its_number_below_the_header() -> None:
    with pytest.raises(RecordError) as refused:
        replay(GAME, OPTIONS, [DEAL, Line(0, "pass"), Line(0, "pass")])
    assert refused.value.line == 4
    assert in_english(refused.value.reason) == "It is the turn of seat 1."


def test_the_end_of_a_round_and_that_of_the_match_are_ends_and_nothing_else_is() -> None:
    for end, over in (("rounds 2", False), ("rounds 1", True)):
        match = south_wins(end=end)
        ends = [has_ended(GAME, before, after) for before, after in pairwise(match.stages)]
        assert ends == [False] * (match.ply - 1) + [True]
        assert (match.turn == OVER) is over
        assert not has_ended(GAME, match.stages[-1], match.stages[-1])


@every_game
def test_a_match_ends_once(game) -> None:
    match = Case(game.id, game.complete({}), 1, 2000).match()
    ends = [has_ended(game, before, after) for before, after in pairwise(match.stages)]
    rounds = [game.rounds_ended(stage.position) for stage in match.stages]
    for ended, (before, after), stage in zip(ends, pairwise(rounds), match.stages[1:], strict=True):
        assert ended == (after > before or stage.position.turn() == OVER)
    assert ends[-1]
