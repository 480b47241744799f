"""Notation and legality: legal actions are played, all others are refused and change nothing."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.chance import Chance, split_outcome
from limbotable.core.errors import IllegalAction, NotationError
from limbotable.core.game import CHANCE_WHO, AnyGame, Line
from limbotable.core.position import MOST_ACTIONS, legal_actions
from limbotable.core.replay import following
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from limbotable.testing.law import law
from limbotable.testing.matches import cases, options_of, says, snapshot, view, viewers

GARBAGE = (
    "",
    " ",
    "?",
    "*",
    "#",
    "0",
    "-1",
    "{text}",
    "%n",
    "\x00",
    "\n",
    "\ufeff",
    "ääkkönen",
    "七",
    "７h",
    "start",
    "start 0",
    "shuffle",
    "shuffle stock",
    "shuffle stock ?",
    "null",
    "__class__",
    "A" * 5000,
)


@law(27)
@pytest.mark.clause("R-2.1")
def notation_and_actions_are_each_others_inverse(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    for stage in match.stages:
        for action in legal_actions(stage.position):
            text = game.text(action)
            assert game.parse(text) == action
            assert game.text(game.parse(text)) == text
            assert re.fullmatch(r"[!-~]+( [!-~]+)*", text), "printable ASCII with single spaces"
            assert split_outcome(text) is None, "nobody takes it for chance"


@law(27)
@pytest.mark.clause("R-1.4")
def legal_actions_are_a_set(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    for stage in match.stages:
        actions = legal_actions(stage.position)
        assert len({game.text(action) for action in actions}) == len(actions) <= MOST_ACTIONS
        assert bool(actions) == (stage.position.turn() >= 0), "who is asked can answer"


@law(15)
def actions_are_written_from_where_they_are_wanted_on(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    for stage in match.stages:
        room = vec[i64]([-1] * (MOST_ACTIONS + 7))
        count = stage.position.legal(room, 7)
        found = [int(action) for action in room]
        assert found[7 : 7 + count] == legal_actions(stage.position), "none where no seat is to act"
        assert {*found[:7], *found[7 + count :]} == {-1}


@law(17)
def every_legal_action_is_played_and_taken_back(game: AnyGame, data: st.DataObject) -> None:
    """Viewers take turns at looking whether all is as it was, and at the end each does."""
    match = data.draw(cases(game)).match()
    before = {seat: snapshot(match, seat) for seat in viewers(match)}
    for action, viewer in zip(match.legal(), cycle(before), strict=False):
        seat = match.turn
        match.push(seat, action)
        assert str(match.lines[-1]) == f"{seat} {action}"
        assert snapshot(match, viewer) != before[viewer]
        match.pop()
        assert snapshot(match, viewer) == before[viewer]
    assert {seat: snapshot(match, seat) for seat in before} == before


@law(27)
def what_comes_of_one_action_does_not_depend_on_the_others(game: AnyGame, data: st.DataObject) -> None:
    """Positions share only data that is never written to.  Viewers take turns at looking at them."""
    match = data.draw(cases(game)).match()
    lines = [Line(match.turn, action) for action in match.legal()]
    alone = []
    for line, seat in zip(lines, cycle(viewers(match)), strict=False):
        match.push(line.who, line.action)
        alone.append(view(match, seat))
        match.pop()
    beside = [following(game, match.stages[-1], line, match.ply) for line in lines]
    assert alone == [
        game.view(match.options, one.position, one.sightings, viewer)
        for one, viewer in zip(beside, cycle(range(len(match.seats) + 1)), strict=False)
    ]


@law(27)
@pytest.mark.clause("R-1.4")
def everything_else_is_refused_with_a_reason(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    other = data.draw(cases(game)).match()
    met = {
        game.text(action)
        for one in (match, other)
        for stage in one.stages
        for action in legal_actions(stage.position)
    }
    misspelt = {change for text in match.legal() for change in misspellings(text)}
    before = snapshot(match)
    for text in (met | misspelt | set(GARBAGE)) - set(match.legal()):
        with pytest.raises((NotationError, IllegalAction)) as refused:
            match.push(match.turn, text)
        says(refused.value.reason)
    assert snapshot(match) == before


def misspellings(text: str) -> set[str]:
    """Return likely mistakes of a careless program for an action."""
    return {
        text.upper(),
        text.lower(),
        text.title(),
        text[:-1],
        text[1:],
        text + text,
        text + "0",
        f" {text}",
        f"{text} ",
        f"{text}\n",
        f"{text}\r",
        text.replace(" ", "  "),
        text.replace(" ", "\t"),
    } - {text}


@law(27)
@pytest.mark.clause("R-1.2")
def nobody_acts_out_of_turn(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    before = snapshot(match)
    others = {CHANCE_WHO, -2, *range(len(match.seats) + 1), 9} - {match.turn}
    for who in others:
        for text in [*match.legal(), "pass", *GARBAGE]:
            with pytest.raises(IllegalAction) as refused:
                match.push(who, text)
            says(refused.value.reason)
    assert snapshot(match) == before


def impossible_outcomes(chance: Chance, outcome: str) -> set[str]:
    """Return texts that resemble a chance outcome but are none."""
    *most, last = outcome.split(" ")
    name, rest = chance.name, outcome.removeprefix(chance.name)
    return {
        " ".join(most),
        " ".join([*most, "?"]),
        " ".join([*most, "zz"]),
        " ".join([*most, last, last]),
        " ".join([*most, most[-1]]),
        f"{name}s{rest}",
        f"shuffle nothing{rest}",
        f"start{rest}x",
        f"{outcome} ",
        f" {outcome}",
        outcome.upper(),
        name,
    }


@law(27)
@pytest.mark.clause("R-2.3")
def only_a_whole_outcome_of_chance_is_taken(game: AnyGame, data: st.DataObject) -> None:
    played = data.draw(cases(game)).match()
    match = Match(game, played.options, played.seats)
    for line in played.lines:
        if (chance := match.chance) is not None:
            before = snapshot(match)
            assert chance.text(chance.parse(line.action)) == line.action
            drawn = set() if chance.is_shuffle else {chance.text([thing]) for thing in chance.things}
            for text in (impossible_outcomes(chance, line.action) | set(GARBAGE)) - drawn:
                with pytest.raises((NotationError, IllegalAction)) as refused:
                    match.push(CHANCE_WHO, text)
                says(refused.value.reason)
            assert snapshot(match) == before
        match.push(line.who, line.action)


@law(14)
def a_dealer_is_asked_until_a_seat_can_act(game: AnyGame, data: st.DataObject) -> None:
    options = data.draw(options_of(game))
    match = Match(game, options, DEFAULT_NAMES[game.seats(options)])
    Dealer(data.draw(st.integers())).deal(match)
    assert match.turn >= 0
    assert match.actions_taken() == 0
