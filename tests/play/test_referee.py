from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence

import pytest

from limbotable.core.game import Line
from limbotable.core.phrases import Phrase
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import Perspective
from limbotable.play.referee import Question, Referee
from tests.games.countdown.deals import GAME, NORTH, SOUTH


class Script:
    """A port that answers by command."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.forgotten = 0
        self._answer: Callable[[int, str], None] = lambda _ply, _action: None

    def ask(self, question: Question, answer: Callable[[int, str], None]) -> None:
        self.questions.append(question)
        self._answer = answer

    def forget(self) -> None:
        self.forgotten += 1

    def say(self, action: str, ply: int | None = None) -> None:
        self._answer(self.questions[-1].ply if ply is None else ply, action)


class Eager(Script):
    """A port that answers at once: the last of the legal actions of its perspective."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._match = match

    def ask(self, question: Question, answer: Callable[[int, str], None]) -> None:
        super().ask(question, answer)
        answer(question.ply, self._match.legal()[-1])


class Diary:
    """A listener that writes down all its calls."""

    def __init__(self) -> None:
        self.entries: list[object] = []

    def added(self, line: Line) -> None:
        self.entries.append(str(line))

    def rewound(self) -> None:
        self.entries.append("rewound")

    def declined(self, seat: int, reason: Phrase) -> None:
        self.entries.append((seat, reason.code))


def match_of_two() -> Match:
    return Match(GAME, GAME.complete({"end": "rounds 1"}), ["South", "North"])


class Room:
    """A match with a referee, two scripts and a diary."""

    def __init__(self) -> None:
        self.match = match_of_two()
        self.south, self.north = Script(), Script()
        self.diary = Diary()
        self.referee = Referee(self.match, Dealer(3), (self.south, self.north), self.diary)
        self.referee.go_on()
        self.deal = str(self.match.lines[0])

    @property
    def asked(self) -> Sequence[int]:
        return len(self.south.questions), len(self.north.questions)


@pytest.fixture
def room() -> Room:
    return Room()


def heard(port: Script) -> tuple[int, int, Perspective]:
    """The first question of a port, which still stands."""
    question = port.questions[0]
    return question.ply, question.seat, question.perspective()


def test_the_cards_are_dealt_and_the_first_seat_is_asked(room: Room) -> None:
    assert room.diary.entries == [room.deal]
    assert room.asked == (1, 0)
    assert heard(room.south) == (1, SOUTH, perspective(room.match, SOUTH))


def test_an_answer_goes_into_the_record_and_the_next_seat_is_asked(room: Room) -> None:
    room.south.say("pass")
    assert room.diary.entries == [room.deal, "0 pass"]
    assert room.asked == (1, 1)
    assert heard(room.north) == (2, NORTH, perspective(room.match, NORTH))


def test_a_perspective_is_made_only_for_a_port_that_looks_at_it(room: Room, monkeypatch) -> None:
    made: list[int | None] = []

    def counted(match: Match, seat: int | None) -> Perspective:
        made.append(seat)
        return perspective(match, seat)

    monkeypatch.setattr("limbotable.play.referee.perspective", counted)
    room.south.say("pass")
    room.north.say("pass")
    assert made == []
    assert room.south.questions[-1].perspective().seat == SOUTH
    assert made == [SOUTH]


def test_going_on_twice_asks_once(room: Room) -> None:
    room.referee.go_on()
    assert room.asked == (1, 0)


def test_an_illegal_action_is_declined_and_the_seat_is_still_asked(room: Room) -> None:
    room.south.say("7h")
    room.south.say("nonsense")
    assert room.diary.entries[1:] == [(SOUTH, "countdown.say-double"), (SOUTH, "notation.countdown")]
    assert (room.match.ply, room.asked) == (1, (1, 0))
    room.south.say("double")
    assert room.match.ply == 2


@pytest.mark.parametrize("ply", [0, 2, -1, 99])
def test_an_answer_to_another_question_is_dropped(room: Room, ply: int) -> None:
    room.south.say("pass", ply=ply)
    assert (room.match.ply, room.diary.entries) == (1, [room.deal])


def test_a_second_answer_is_dropped(room: Room) -> None:
    room.south.say("pass")
    room.south.say("double")
    assert [str(line) for line in room.match.lines[1:]] == ["0 pass"]


def test_an_answer_after_the_stop_is_dropped(room: Room) -> None:
    room.referee.stop()
    assert room.south.forgotten == 1
    room.south.say("pass")
    assert room.match.ply == 1
    room.referee.go_on()
    assert room.asked == (2, 0)


def test_taking_back_asks_again(room: Room) -> None:
    room.south.say("pass")
    assert room.referee.take_back(1) == (Line(SOUTH, "pass"),)
    assert room.north.forgotten == 1
    assert room.diary.entries == [room.deal, "0 pass", "rewound"]
    assert (room.match.ply, room.asked) == (1, (2, 1))
    room.north.say("pass")
    assert room.match.ply == 1, "what North was thinking about is no more"


def test_putting_back_the_lines_taken(room: Room) -> None:
    room.south.say("pass")
    gone = room.referee.take_back(1)
    room.referee.put_back(gone)
    assert room.diary.entries[2:] == ["rewound", "rewound"]
    assert [str(line) for line in room.match.lines[1:]] == ["0 pass"]
    assert room.asked == (2, 2)


def test_ports_that_answer_at_once_play_to_the_end() -> None:
    match, diary = match_of_two(), Diary()
    Referee(match, Dealer(3), (Eager(match), Eager(match)), diary).go_on()
    assert match.result is not None
    assert diary.entries == [str(line) for line in match.lines]


def test_a_long_match_does_not_nest() -> None:
    match = Match(GAME, GAME.complete({"end": "rounds 20"}), ["South", "North"])
    room = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + 100)
    try:
        Referee(match, Dealer(3), (Eager(match), Eager(match)), Diary()).go_on()
    finally:
        sys.setrecursionlimit(room)
    assert match.result is not None
    assert match.ply > 100


def test_while_it_is_held_nobody_is_asked_and_nothing_is_dealt(room: Room) -> None:
    seat = room.match.turn
    first = (room.south, room.north)[seat]
    room.referee.hold()
    assert first.forgotten == 1
    asked, lines = room.asked, list(room.match.lines)
    first.say("pass")
    room.referee.go_on()
    assert (room.asked, list(room.match.lines)) == (asked, lines)
    room.referee.release()
    assert sum(room.asked) == sum(asked) + 1
    first.say("pass")
    assert len(room.match.lines) == len(lines) + 1


def test_holding_it_at_a_new_line_stops_a_match_that_plays_by_itself() -> None:
    match = match_of_two()
    ports = (Eager(match), Eager(match))

    class Holding(Diary):
        def added(self, line: Line) -> None:
            super().added(line)
            if match.ply == 3:
                referee.hold()

    referee = Referee(match, Dealer(3), ports, Holding())
    referee.go_on()
    assert match.ply == 3
    referee.release()
    assert match.result is not None
