"""The set-up of a match at the table, as it comes out of a record."""

from __future__ import annotations

import pytest

from limbotable.app.match.setup import chance_lines, dealer_of, setup_of
from limbotable.games import game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES


def match_of(game_id, options=None, **header):
    """Return a match without lines; ``header`` are keys of its header."""
    game = game_of(game_id)
    assert game is not None
    complete = game.complete(options or {})
    match = Match(game, complete, DEFAULT_NAMES[game.seats(complete)])
    match.header = match.header.having(**header)
    return match


def dealt(game_id, seed, rounds, **header):
    """Return a match of a few actions, with the chance outcomes of a seed."""
    match = match_of(game_id, **header)
    dealer = Dealer(seed)
    dealer.deal(match)
    for _ in range(rounds):
        match.push(match.turn, match.legal()[-1])
        dealer.deal(match)
    return match


def outcomes_to_come(dealer: Dealer, match: Match, actions: int) -> list[str]:
    """Play on with a dealer, by the first actions; return the outcomes that it deals."""
    later = Match.of_record(match.record())
    before = len(chance_lines(later.lines))
    for _ in range(actions):
        dealer.deal(later)
        if later.turn < 0:
            break
        later.push(later.turn, later.legal()[0])
    return list(chance_lines(later.lines)[before:])


# The players


def test_the_players_of_a_record_are_taken_as_they_are() -> None:
    match = match_of("countdown", players=("novice", "person"), casual=True)
    setup = setup_of(match.header, match)
    assert setup.players == ("novice", "person")
    assert (setup.game, setup.options, setup.names) == (match.game, match.options, match.seats)


@pytest.mark.parametrize(
    "players",
    [None, ("person",), ("person", "novice", "novice"), ("person", "grandmaster")],
    ids=["none", "too few", "too many", "an unknown level"],
)
def test_without_usable_players_a_person_meets_the_strongest_level(players) -> None:
    match = match_of("countdown", **({} if players is None else {"players": players}))
    strongest = match.game.levels[-1].name
    assert setup_of(match.header, match).players == ("person", strongest)


def test_every_other_seat_has_a_level_where_there_are_more_than_two() -> None:
    match = match_of("limit", {"players": 3})
    strongest = match.game.levels[-1].name
    assert setup_of(match.header, match).players == ("person", strongest, strongest)


@pytest.mark.parametrize(
    ("header", "casual"), [({}, False), ({"casual": False}, False), ({"casual": True}, True)]
)
def test_only_a_record_that_says_so_is_casual(header, casual) -> None:
    match = match_of("countdown", **header)
    assert setup_of(match.header, match).casual is casual


# The deals


def test_a_number_that_gave_all_deals_goes_on_dealing() -> None:
    match = dealt("countdown", 7, 3, deal=7)
    dealer = dealer_of(match)
    assert (dealer.seed, dealer.known) == (7, ())
    assert outcomes_to_come(dealer, match, 40) == outcomes_to_come(Dealer(7), match, 40)


def test_a_number_that_did_not_give_the_deals_is_not_gone_on_with() -> None:
    match = dealt("countdown", 8, 3, deal=7)
    dealer = dealer_of(match)
    assert dealer.seed != 7
    assert dealer.known == chance_lines(match.lines)


def test_deals_without_a_number_come_again_when_they_are_taken_back() -> None:
    match = dealt("countdown", 8, 3)
    known = chance_lines(match.lines)
    assert known
    again = Match(match.game, match.options, match.seats)
    dealer = dealer_of(match)
    dealer.deal(again)
    for line in match.lines[again.ply :]:
        if line.who >= 0:
            again.push(line.who, line.action)
            dealer.deal(again)
    assert again.lines == match.lines


def test_a_game_without_deals_has_none_that_a_number_could_give() -> None:
    match = dealt("limit", 7, 2, deal=7)
    assert not match.game.deals
    assert dealer_of(match).known == ()
    assert dealer_of(match).seed != 7


def test_chance_lines_are_those_of_no_seat() -> None:
    match = dealt("countdown", 7, 3)
    chances = chance_lines(match.lines)
    assert 0 < len(chances) < match.ply
    assert [one for one in chances if one.startswith("shuffle stock")]
    assert len(chances) + sum(line.who >= 0 for line in match.lines) == match.ply
