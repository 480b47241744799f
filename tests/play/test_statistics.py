"""Statistics: the part of each person, its share of a win, and the figures of several matches."""

from __future__ import annotations

import csv
import io
import json
import math
from datetime import UTC, datetime, timedelta
from statistics import NormalDist
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.game import AnyGame, Result
from limbotable.core.intervals import NORMAL, wilson
from limbotable.games import GAMES, game_of
from limbotable.play.statistics import (
    Care,
    Figures,
    Grouping,
    Performance,
    PerformanceFilter,
    PlayedMatch,
    Rating,
    Streak,
    as_csv,
    best_scores,
    figures,
    grouped,
    performances,
    rating,
    running_means,
    streaks,
)

DAY = timedelta(days=1)
FIRST = datetime(2026, 3, 1, 12, tzinfo=UTC)


def named(game_id: str) -> AnyGame:
    game = game_of(game_id)
    assert game is not None
    return game


def played(number: int, players: str = "person expert", winners: str = "0", **more) -> PlayedMatch:
    """A match of the countdown, or with ``game`` and ``options`` of another one; a day after the last."""
    kinds = tuple(players.split())
    game = named(more.pop("game", "countdown"))
    options = game.complete(more.pop("options", {}))
    won = tuple(int(seat) for seat in winners)
    scores = more.pop("scores", tuple(10 * (seat in won) for seat in range(len(kinds))))
    over = more.pop("over", True)
    result = Result(won, scores, tuple(1 if seat in won else 2 for seat in range(len(kinds))))
    names = more.pop("names", ["Aino", "Ben", "Chie", "Dan", "Eve"][: len(kinds)])
    began = more.pop("began", FIRST + number * DAY)
    return PlayedMatch(number, game, options, tuple(names), kinds, began, result if over else None, **more)


def of(*matches: PlayedMatch, **since: datetime) -> list[Performance]:
    return performances(matches, since)


def count(*matches: PlayedMatch) -> Figures:
    return figures(of(*matches))


FOES: dict[str, Any] = {"game": "foes", "options": {"players": 4, "mode": "solo"}}
PAIRS: dict[str, Any] = {"game": "foes", "options": {"players": 4, "mode": "pairs"}}
TEAM: dict[str, Any] = {"game": "foes", "options": {"players": 3, "mode": "team"}}


# The people that are counted


def test_a_performance_is_a_persons_seat():
    (one,) = of(played(1, "expert person"))
    assert (one.seat, one.person, one.opponents, one.won, one.score) == (1, "Ben", ("expert",), 0.0, 0)


@pytest.mark.parametrize(
    "match",
    [
        played(1, "expert novice"),
        played(1, over=False),
        played(1, over=False, branch=True),
    ],
)
def test_nobodys_matches_and_broken_off_ones_are_none(match):
    assert of(match) == []


def test_the_players_of_a_record_of_elsewhere_are_not_known():
    match = played(1)
    assert of(PlayedMatch(1, match.game, match.options, match.names, (), FIRST, match.result)) == []


def test_people_at_one_table_each_perform():
    found = of(played(1, "person person"))
    assert [(one.person, one.opponents, one.won) for one in found] == [
        ("Aino", ("person",), 1.0),
        ("Ben", ("person",), 0.0),
    ]


def test_they_come_in_the_order_in_which_matches_began():
    late, early = played(1, began=FIRST + DAY), played(2, began=FIRST)
    assert [one.match.number for one in of(late, early)] == [2, 1]


# Sides


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_seat_is_on_one_side(game):
    for players in range(game.players[0], game.players[1] + 1):
        given = {"players": players} if any(o.name == "players" for o in game.options) else {}
        options = game.complete(given)
        assert sorted(seat for side in game.sides(options) for seat in side) == list(range(players))


def test_sides_are_those_of_the_rules():
    options = [named("foes").complete(one["options"]) for one in (FOES, PAIRS, TEAM)]
    assert [named("foes").sides(one) for one in options] == [
        ((0,), (1,), (2,), (3,)),
        ((0, 2), (1, 3)),
        ((0, 1, 2),),
    ]
    assert named("countdown").sides(named("countdown").complete({})) == ((0,), (1,))


@pytest.mark.parametrize(
    ("match", "won", "fair"),
    [
        (played(1, winners="0"), 1.0, 0.5),
        (played(1, winners="1"), 0.0, 0.5),
        (played(1, winners="01"), 0.5, 0.5),
        (played(1, "person novice novice expert", "0", **FOES), 1.0, 0.25),
        (played(1, "person novice novice expert", "03", **FOES), 0.5, 0.25),
        (played(1, "person novice novice expert", "12", **FOES), 0.0, 0.25),
        (played(1, "person novice novice expert", "02", **PAIRS), 1.0, 0.5),
        (played(1, "person novice novice expert", "13", **PAIRS), 0.0, 0.5),
        (played(1, "person novice novice expert", "0123", **PAIRS), 0.5, 0.5),
        (played(1, "person novice expert", "012", **TEAM), 1.0, None),
        (played(1, "person novice expert", "", **TEAM), 0.0, None),
    ],
)
def test_partners_win_together_and_a_shared_win_is_a_part(match, won, fair):
    (one,) = of(match)
    assert (one.won, one.fair) == (won, fair)


@given(st.data())
def test_a_win_is_shared_out_whole(data):
    kind = data.draw(st.sampled_from([FOES, PAIRS]))
    sides = named("foes").sides(named("foes").complete(kind["options"]))
    winning = data.draw(st.lists(st.sampled_from(sides), min_size=1, unique=True))
    winners = "".join(str(seat) for side in winning for seat in side)
    match = played(1, "person person person person", winners, **kind)
    assert math.isclose(sum(match.won(side[0]) for side in sides), 1)
    assert all(match.won(seat) == match.won(side[0]) for side in sides for seat in side)


def test_partners_are_no_opponents():
    (one,) = of(played(1, "person novice expert novice", "02", **PAIRS))
    assert one.opponents == ("novice",)
    (alone,) = of(played(1, "person expert novice expert", **FOES))
    assert alone.opponents == ("novice", "expert")
    assert [one.opponents for one in of(played(1, "person person expert", "", **TEAM))] == [(), ()]


def test_a_level_that_is_gone_is_named_last():
    (one,) = of(played(1, "person grandmaster expert person", **FOES))[:1]
    assert one.opponents == ("person", "expert", "grandmaster")


# Deals that are known


def test_a_person_that_plays_a_deal_again_knows_it():
    first, again = played(1, deal="7h 2s"), played(2, deal="7h 2s")
    assert [one.known for one in of(first, again, played(3, deal="2s 7h"), played(4, deal="7h 2s"))] == [
        False,
        True,
        False,
        True,
    ]


def test_so_does_a_person_that_has_broken_it_off():
    assert [one.known for one in of(played(1, deal="7h", over=False), played(2, deal="7h"))] == [True]


def test_another_person_does_not():
    found = of(played(1, deal="7h"), played(2, deal="7h", names=["Chie", "Expert"]))
    assert [one.known for one in found] == [False, False]


def test_nor_does_the_same_person_by_other_rules():
    found = of(played(1, deal="7h"), played(2, deal="7h", options={"preset": "japanese"}))
    assert [one.known for one in found] == [False, False]


def test_without_a_deal_nothing_is_known():
    assert not any(one.known for one in of(played(1), played(2)))


def test_two_people_at_one_table_learn_a_deal_only_for_the_next_time():
    found = of(
        played(1, "person person", deal="7h", names=["A", "A"]), played(2, deal="7h", names=["A", "B"])
    )
    assert [one.known for one in found] == [False, False, True]


def test_a_branch_is_known_and_no_figure_counts_it():
    counted = count(played(1, winners="1"), played(2, branch=True, care={0: Care(9, 0.5)}))
    assert counted == Figures(1, 1, 1, 0.0, 0.5, 0.0, 0, None)


# Resets


def test_matches_begun_before_a_reset_do_not_count():
    found = of(played(1), played(2), played(3, game="limit"), countdown=FIRST + 2 * DAY)
    assert [one.match.number for one in found] == [2, 3]


def test_but_it_still_makes_a_deal_known():
    (one,) = of(played(1, deal="7h"), played(2, deal="7h"), countdown=FIRST + 2 * DAY)
    assert one.known


# Choosing

MANY = (
    played(1, casual=True),
    played(2, "person person"),
    played(3, options={"preset": "japanese"}),
    played(4, "expert person", names=["Expert", "Aino"]),
    played(5, "person novice novice expert", **FOES),
    played(6, "person novice", deal="7h"),
)


@pytest.mark.parametrize(
    ("chosen", "numbers"),
    [
        (PerformanceFilter(), [1, 2, 2, 3, 4, 5, 6]),
        (PerformanceFilter(game="foes"), [5]),
        (PerformanceFilter(person="Aino"), [1, 2, 3, 4, 5, 6]),
        (PerformanceFilter(person="Ben"), [2]),
        (PerformanceFilter(opponents=("expert",)), [1, 3, 4]),
        (PerformanceFilter(opponents=("novice", "expert")), [5]),
        (PerformanceFilter(opponents=()), []),
        (PerformanceFilter(variant=MANY[2].variant), [3]),
        (PerformanceFilter(seat=1), [2, 4]),
        (PerformanceFilter(since=FIRST + 5 * DAY), [5, 6]),
        (PerformanceFilter(casual=False), [2, 2, 3, 4, 5, 6]),
        (PerformanceFilter(person="Aino", opponents=("expert",), casual=False), [3, 4]),
    ],
)
def test_the_matches_looked_at_can_be_chosen(chosen, numbers):
    assert [one.match.number for one in chosen.of(of(*MANY))] == numbers


def test_matches_with_help_can_be_left_out():
    helped, alone = played(1, helped=True), played(2)
    numbers = [
        [one.match.number for one in PerformanceFilter(helped=wanted).of(of(helped, alone))]
        for wanted in (True, False)
    ]
    assert numbers == [[1, 2], [2]]
    assert [row["helped"] for row in read(as_csv(of(helped, alone)))] == ["yes", "yes", "no", "no"]


def test_matches_that_began_at_once_are_in_the_order_of_their_numbers():
    found = of(played(3, began=FIRST), played(1, began=FIRST), played(2, began=FIRST))
    assert [one.match.number for one in found] == [1, 2, 3]


@pytest.mark.parametrize(
    ("by", "groups"),
    [
        (
            Grouping.OPPONENTS,
            {
                ("expert",): [1, 3, 4],
                ("person",): [2, 2],
                ("novice", "expert"): [5],
                ("novice",): [6],
            },
        ),
        (Grouping.GAME, {"countdown": [1, 2, 2, 3, 4, 6], "foes": [5]}),
        (Grouping.SEAT, {0: [1, 2, 3, 5, 6], 1: [2, 4]}),
        (Grouping.PERSON, {"Aino": [1, 2, 3, 4, 5, 6], "Ben": [2]}),
        (
            Grouping.VARIANT,
            {
                ("countdown", MANY[0].variant): [1, 2, 2, 4, 6],
                ("countdown", MANY[2].variant): [3],
                ("foes", MANY[4].variant): [5],
            },
        ),
    ],
)
def test_they_can_be_told_apart(by, groups):
    found = grouped(of(*MANY), by)
    assert {group: [one.match.number for one in them] for group, them in found.items()} == groups


# Counting


def test_nothing_comes_to_nothing():
    nothing = figures([])
    assert nothing == Figures(0, 0, 0, 0, None, None, 0, None)
    assert (nothing.rate, nothing.interval) == (None, None)


def test_figures_of_some_matches():
    counted = count(
        played(1, scores=(120, 80), care={0: Care(30, 0.02), 1: Care(30, 0.9)}),
        played(2, winners="01", scores=(90, 90)),
        played(3, winners="1", scores=(40, 200), care={0: Care(10, 0.06)}),
        played(4, "person novice novice expert", winners="1", scores=(4, 3, 2, 1), **FOES),
    )
    assert (counted.matches, counted.results, counted.wins, counted.rate) == (4, 4, 1.5, 0.375)
    assert counted.fair == pytest.approx((3 * 0.5 + 0.25) / 4)
    assert counted.score is None
    assert counted.decisions == 40
    assert counted.cost == pytest.approx((30 * 0.02 + 10 * 0.06) / 40)
    assert counted.interval == wilson(1.5, 4)


def test_a_rating_is_how_far_a_decision_with_a_choice_is_behind_the_best():
    found = of(
        played(1, care={0: Care(30, 0.01, 20, 0.6)}),
        played(2, care={0: Care(10, 0.05, 10, 0.6)}),
        played(3, care={0: Care(4, 0.9, 0, 3.6)}),
        played(4, branch=True, care={0: Care(9, 0.5, 9, 4.5)}),
    )
    rated = rating(found)
    assert rated is not None
    assert (rated.behind, rated.unforced) == pytest.approx((1.2 / 30, 30))
    strays = (0.6 - 0.04 * 20) ** 2 + (0.6 - 0.04 * 10) ** 2
    assert rated.margin == pytest.approx(NORMAL * math.sqrt(2 * strays) / 30)


def test_one_match_gives_a_rating_without_an_interval_and_none_gives_none():
    assert rating(of(played(1, care={0: Care(10, 0.4, 5, 5.0)}))) == Rating(1.0, None, 5)
    assert rating(of(played(1, care={0: Care(30, 0.02, 0, 0.6)}))) is None


def test_partners_at_one_screen_have_one_result():
    counted = count(played(1, "person expert person expert", "02", scores=(3, 1, 3, 1), **PAIRS))
    assert (counted.matches, counted.results, counted.wins, counted.fair) == (1, 1, 1.0, 0.5)
    team = count(played(1, "person person person", "012", **TEAM))
    assert (team.matches, team.results, team.wins, team.fair) == (1, 1, 1.0, None)


def test_scores_are_of_one_game():
    matches = played(1, scores=(120, 80)), played(2, scores=(90, 90)), played(3, scores=(40, 200))
    assert count(*matches).score == pytest.approx((120 + 90 + 40) / 3)


def test_there_is_nothing_to_compare_with_where_some_were_not_opposed():
    assert count(played(1), played(2, "person expert expert", "012", **TEAM)).fair is None


def test_rivals_at_one_screen_have_one_each():
    counted = count(played(1, "person person"))
    assert (counted.matches, counted.results, counted.wins) == (1, 2, 1.0)
    alone = figures(PerformanceFilter(person="Ben").of(of(played(1, "person person"))))
    assert (alone.matches, alone.results, alone.wins) == (1, 1, 0.0)


@given(st.lists(st.tuples(st.sampled_from(["0", "1", "01"]), st.booleans(), st.booleans())))
def test_groups_add_up_to_the_whole(drawn):
    matches = [
        played(number, "person novice" if weak else "person expert", winners, casual=casual)
        for number, (winners, weak, casual) in enumerate(drawn)
    ]
    found = of(*matches)
    whole, parts = figures(found), [figures(them) for them in grouped(found, Grouping.OPPONENTS).values()]
    assert whole.matches == sum(part.matches for part in parts) == len(drawn)
    assert math.isclose(whole.wins, sum(part.wins for part in parts), abs_tol=1e-9)
    serious = figures(PerformanceFilter(casual=False).of(found))
    assert serious.matches == sum(not casual for *_, casual in drawn)


# The interval


def test_the_interval_is_as_published():
    # R. G. Newcombe: Two-sided confidence intervals for the single proportion.  Statistics in Medicine 17
    # (1998), 857-872, table I, method 3.
    for wins, matches, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.floats(0, n), st.just(n))))
def test_at_its_ends_the_rate_would_just_be_likely(drawn):
    """The score test: the rate is z standard deviations of the end from the end."""
    wins, matches = drawn
    z, rate = NormalDist().inv_cdf(0.975), wins / matches
    for end in wilson(wins, matches):
        far = z * math.sqrt(end * (1 - end) / matches)
        assert end in (0, 1) or math.isclose(abs(rate - end), far, rel_tol=1e-6, abs_tol=1e-6)


@given(st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_it_holds_the_rate_and_mirrors_that_of_the_losses(drawn):
    wins, matches = drawn
    low, high = wilson(wins, matches)
    assert 0 <= low <= wins / matches <= high <= 1
    others = wilson(matches - wins, matches)
    assert (1 - others[1], 1 - others[0]) == pytest.approx((low, high))
    more = wilson(4 * wins, 4 * matches)
    assert more[1] - more[0] < high - low


# Means that move


def test_a_running_mean_is_of_the_last_ones():
    assert running_means([1, 2, 3, 4, 10], 2) == [1, 1.5, 2.5, 3.5, 7]
    assert running_means([], 10) == []


@given(st.lists(st.floats(-1e6, 1e6), min_size=1), st.integers(1, 20))
def test_it_begins_with_the_first_and_stays_among_them(values, width):
    means = running_means(values, width)
    assert len(means) == len(values)
    assert means[0] == values[0]
    for end, mean in enumerate(means, start=1):
        window = values[max(0, end - width) : end]
        assert min(window) - 1e-6 <= mean <= max(window) + 1e-6


# For other programs


def read(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_each_seat_of_a_match_is_a_row():
    match = played(
        3,
        "person expert",
        names=['Väinö, "Vä"', "エキスパート"],
        scores=(120, 80),
        casual=True,
        care={0: Care(30, 0.02)},
    )
    rows = read(as_csv(of(match)))
    assert rows[0] == {
        "match": "3",
        "began": "2026-03-04T12:00:00+00:00",
        "game": "countdown",
        "options": json.dumps(match.options),
        "casual": "yes",
        "branch": "no",
        "seat": "0",
        "name": 'Väinö, "Vä"',
        "player": "person",
        "score": "120",
        "rank": "1",
        "won": "1.0",
        "known_deal": "no",
        "decisions": "30",
        "cost": "0.02",
        "helped": "no",
    }
    assert [rows[1][column] for column in ("name", "won", "known_deal", "decisions", "cost")] == [
        "エキスパート",
        "0.0",
        "",
        "0",
        "",
    ]
    assert len(rows) == 2


def test_a_row_ends_as_the_standard_says_and_a_match_comes_once():
    text = as_csv(of(played(1, "person person"), played(2, names=["A\r\nB", "C"], branch=True)))
    assert text.endswith("\r\n")
    rows = read(text)
    assert [(row["match"], row["seat"]) for row in rows] == [("1", "0"), ("1", "1"), ("2", "0"), ("2", "1")]
    assert [row["known_deal"] for row in rows] == ["no", "no", "yes", ""]
    assert rows[2]["name"] == "A\r\nB"


def test_without_matches_there_is_the_header():
    assert as_csv([]).count("\r\n") == 1


# Streaks and best scores


def test_a_streak_is_what_a_person_has_won_one_after_the_other() -> None:
    matches = [played(n, winners=won) for n, won in enumerate(["0", "0", "1", "0", "01", "0"])]
    assert streaks(of(*matches)) == [Streak("Aino", 3, 3)]
    assert streaks(of(*matches[:3])) == [Streak("Aino", 0, 2)]
    assert streaks([]) == []


def test_a_known_deal_neither_counts_nor_ends_a_streak() -> None:
    branches = [played(2, winners="0", branch=True), played(3, winners="1", branch=True)]
    assert streaks(of(played(1), *branches, played(4))) == [Streak("Aino", 2, 2)]


def test_each_person_has_a_streak_and_the_longest_comes_first() -> None:
    both = [played(n, "person person", winners=won) for n, won in enumerate(["0", "1", "1"])]
    assert streaks(of(*both)) == [Streak("Ben", 2, 2), Streak("Aino", 0, 1)]


def test_the_best_score_is_the_highest_or_the_lowest_as_the_game_has_it() -> None:
    high = [played(n, scores=scores) for n, scores in enumerate([(90, 40), (230, 100), (230, 0)])]
    low = [
        played(n, "person expert expert", winners="0", game="foes", options={"players": 3}, scores=scores)
        for n, scores in ((10, (4, 6, 9)), (11, (2, 3, 3)))
    ]
    assert [(one.match.number, one.score) for one in best_scores(of(*high, *low))] == [(1, 230), (11, 2)]


def test_no_score_is_the_best_where_the_results_do_not_tell() -> None:
    assert best_scores(of(played(1, winners="01", scores=(50, 50)))) == []
    assert best_scores(of(played(1, branch=True))) == []


def test_one_match_is_enough_to_tell_that_more_is_better() -> None:
    told, untold = played(1, scores=(90, 40)), played(2, winners="01", scores=(50, 50))
    assert [one.score for one in best_scores(of(told, untold))] == [90]
