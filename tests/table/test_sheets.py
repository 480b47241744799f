"""The sheets of all games: figures that add up, with reasons that are the rules' own."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.phrases import Phrase, phrase
from limbotable.games import game_of, in_english
from limbotable.table.sheet import Account, RoundRow, Sheet, ranks_of, turning_point, with_turning_point
from limbotable.testing.matches import Case, cases, tries
from limbotable.testing.tables import sheets

#: Enough actions for most matches to come to their end.
PLIES = 1500


def numbers(text: str) -> list[int]:
    return [int(one) for one in re.findall(r"\d+", text)]


def worth(reason: str) -> tuple[int, int]:
    """Return what a reason such as “10 cards × 10 × 2 (doubled) = 200” comes to, and what it says it does."""
    reason = reason.replace("\u00a0", " ")
    parts, _, total = reason.rpartition(" = ")
    found = 0
    for part in parts.split(" + "):
        product = 1
        for factor in part.split(" × "):
            (value,) = numbers(factor)
            product *= value
        found += product
    return found, numbers(total)[0]


@pytest.mark.long
@tries(40)
@given(data=st.data())
def test_countdown_points_are_the_sum_of_their_reasons(data) -> None:
    game = game_of("countdown")
    assert game is not None
    match = data.draw(cases(game, PLIES)).match()
    told = sheets(match, None)
    gained = [0, 0]
    for sheet in told:
        if sheet.winners is None:
            assert sheet.note is not None
            winner, loser = sheet.accounts
            count, *_ = numbers(in_english(loser.reasons[0]))
            ended = ["The count is 0."]
            if count:
                ended = [f"Both are blocked at {count}.", f"Neither plays on at {count}."]
            last = f"{in_english(winner.name)} played the last card."
            assert in_english(sheet.note) in [f"{one} {last}" for one in ended]
            for line in sheet.accounts:
                gain, total = (numbers(in_english(figure))[0] for figure in line.figures)
                assert worth(in_english(line.reasons[0])) == (gain, gain)
                gained[line.seats[0]] += gain
                assert gained[line.seats[0]] == total
        else:
            assert match.scores == tuple(
                numbers(in_english(line.figures[-1]))[0]
                for line in sorted(sheet.accounts, key=lambda one: one.seats)
            )
            for line in sheet.accounts:
                assert len(set(worth(in_english(line.reasons[0])))) == 1
            for row in sheet.rounds:
                assert row.note is not None
                gains = sorted(numbers(in_english(figure))[0] for figure in row.figures)
                reasons = in_english(row.note).split(" · ")
                assert sorted(worth(reason)[0] for reason in reasons) == gains
            for column in range(2) if sheet.rounds else ():
                assert match.scores[column] == sum(
                    numbers(in_english(row.figures[column]))[0] for row in sheet.rounds
                )


@pytest.mark.long
@tries(40)
@given(data=st.data())
def test_libtis_points_are_the_sum_of_their_reasons(data) -> None:
    game = game_of("libtis")
    assert game is not None
    match = data.draw(cases(game, PLIES)).match()
    for viewer in (0, None):
        for sheet in sheets(match, viewer):
            for line in sheet.accounts:
                *parts, total = (numbers(in_english(figure))[0] for figure in line.figures)
                reason = in_english(line.reasons[0])
                if sheet.winners is None:
                    count, gain = parts
                    assert (reason == "no chip") == (count == 0)
                    assert count == 0 or worth(reason) == (gain, gain)
                else:
                    assert sum(parts) == total if len(parts) > 1 else parts == [total]
                    assert worth(reason) == (parts[0], parts[0])
                    assert match.scores[line.seats[0]] == total
                    column = [numbers(in_english(row.figures[line.seats[0]]))[0] for row in sheet.rounds]
                    assert sum(column) == total


@pytest.mark.long
@tries(40)
@given(data=st.data())
def test_foes_taken_are_cancelled_or_left_and_cost_lives(data) -> None:
    game = game_of("foes")
    assert game is not None
    match = data.draw(cases(game, PLIES)).match()
    for sheet in sheets(match, None):
        lefts = dict[str, int]()
        for line in sheet.accounts:
            taken, cancelled, left = (numbers(in_english(figure))[0] for figure in line.figures[:3])
            assert taken == cancelled + left
            lefts[in_english(line.name)] = left
            for reason in (in_english(one).replace("\u00a0", " ") for one in line.reasons):
                if "life" in reason or "lives" in reason:
                    start, *lost = numbers(reason.replace(" = ", " − "))
                    after = lost.pop() if " = " in reason else 0
                    assert max(0, start - sum(lost)) == after
        if sheet.winners is not None:
            for column, name in enumerate(map(in_english, sheet.columns)):
                assert lefts[name] == sum(numbers(in_english(row.figures[column]))[0] for row in sheet.rounds)


@pytest.mark.long
@tries(20)
@given(data=st.data())
def test_limit_figures_end_with_the_scores_of_the_match(data) -> None:
    game = game_of("limit")
    assert game is not None
    match = data.draw(cases(game, PLIES)).match()
    for sheet in sheets(match, None):
        assert sheet.note is not None
        out = 1 if match.options["games"] == 2 else sum(line.rank != 1 for line in sheet.accounts)
        why, lines = (
            in_english(sheet.note),
            [in_english(one) for line in sheet.accounts for one in line.reasons],
        )
        bare = sum("no ball was left" in one for one in lines)
        assert why.count("no ball left") == bare
        assert why.count("no complete turn left") == out - bare
        left = [numbers(in_english(line.figures[-1]))[0] for line in sheet.accounts]
        assert sorted(left) == sorted(match.scores)


def test_what_was_decisive_brought_the_winner_most_more_than_the_second() -> None:
    assert turning_point([(10, 50, 9), (70, 10, 0), (0, 5, 9)], 0, 1) == (1, 60, True)
    assert turning_point([(10, 50), (10, 50)], 1, 0) == (0, 40, False)


def test_nothing_is_said_to_have_decided_what_would_have_been_won_without_it() -> None:
    ahead = [(40, 30), (12, 0)]
    assert turning_point(ahead, 0, 1) == (1, 12, False), "40 to 30 without it"
    assert turning_point([(30, 30), (12, 0)], 0, 1) == (1, 12, True), "shared without it"
    assert turning_point([(40, 30, 45), (12, 0, 5)], 0, 1) == (1, 12, True), "the third one would have won"

    rows = [RoundRow(phrase("text", text=name), ()) for name in ("Round 1", "Bonus cards")]
    marked, told = with_turning_point(rows, ahead, 0, 1, ("Anna", "Ben"))
    assert [row.decisive for row in marked] == [False, True]
    assert in_english(told) == "Bonus cards helped most: Anna gained 12 points more than Ben."
    _, told = with_turning_point(rows, [(0, 5), (12, 0)], 0, 1, ("Anna", "Ben"))
    assert in_english(told) == "Bonus cards decided it: Anna gained 12 points more than Ben."


def test_ranks_are_as_sports_count() -> None:
    assert ranks_of([5, 9, 5, 2]) == (2, 1, 2, 4)


def test_a_sheet_is_read_line_by_line() -> None:
    def text(one: str) -> Phrase:
        return phrase("text", text=one)

    def texts(*many: str) -> tuple[Phrase, ...]:
        return tuple(map(text, many))

    sheet = Sheet(
        title=text("Anna wins the match"),
        heads=texts("Bonus", "Total"),
        accounts=(
            Account((0,), text("Anna"), texts("5", "12 points"), texts("7 + 5 = 12"), 1, best=True),
            Account((1,), text("Bo"), texts("0", "3 points")),
        ),
        note=text("All rounds are played."),
        columns=texts("Anna", "Bo"),
        rounds=(RoundRow(text("Round 1"), texts("+12", "+3"), note=text("well")),),
        decisive=text("Round 1 decided it."),
    )
    assert [in_english(one) for one in sheet.sentences()] == [
        "Anna wins the match",
        "All rounds are played.",
        "1. Anna: Bonus 5, Total 12 points; 7 + 5 = 12",
        "Bo: Bonus 0, Total 3 points",
        "Round 1: Anna +12, Bo +3; well",
        "Round 1 decided it.",
    ]


@pytest.mark.parametrize("game_id", ["countdown", "foes", "libtis", "limit"])
def test_before_any_end_there_is_no_sheet(game_id: str) -> None:
    game = game_of(game_id)
    assert game is not None
    assert sheets(Case(game_id, game.complete({}), 1, 1).match(), 0) == []
