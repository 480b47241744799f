"""Records: they replay, survive truncation, and undo drops their tail."""

from __future__ import annotations

import random
from itertools import cycle

import pytest
from hypothesis import assume
from hypothesis import strategies as st
from msgspec.structs import replace

from limbotable.core.errors import RecordError
from limbotable.core.game import CHANCE_WHO, AnyGame
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import read_perspective, read_record
from limbotable.testing.law import law
from limbotable.testing.matches import Case, cases, snapshot, viewers


@law(15)
@pytest.mark.clause("R-1.5")
def a_record_replays_to_the_same_stages(game: AnyGame, data: st.DataObject) -> None:
    """Viewers take turns at looking at earlier stages."""
    match = data.draw(cases(game)).match()
    again = Match.of_record(read_record(match.record().text()))
    assert snapshot(again) == snapshot(match)
    turns = cycle(viewers(match))
    while match.actions_taken():
        match.pop()
        again.pop()
        seat = next(turns)
        assert snapshot(again, seat) == snapshot(match, seat)
    assert snapshot(again) == snapshot(match)


@law(15)
@pytest.mark.clause("R-3.5")
def a_record_that_was_cut_off_is_valid_without_that_line(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    text = match.record().text()
    header = text.index("\n")
    last_lines = len("".join(f"{line}\n" for line in match.lines[-3:]))
    anywhere = random.Random(0).choices(range(header, len(text) + 1), k=20)
    replayed = None
    for cut in sorted({*range(len(text) - last_lines, len(text) + 1), *anywhere}):
        whole = max(text[:cut].count("\n") - 1, 0)
        record = read_record(text[:cut])
        assert list(record.lines) == list(match.lines[:whole])
        if record != replayed:  # cuts within one line leave the same one
            assert list(Match.of_record(record).lines) == list(record.lines)
            replayed = record


@law(10)
@pytest.mark.clause("R-3.5")
def a_header_that_was_cut_off_is_no_record(game: AnyGame, data: st.DataObject) -> None:
    text = data.draw(cases(game)).match().record().text()
    for cut in range(text.index("\n")):
        with pytest.raises(RecordError) as refused:
            read_record(text[:cut])
        assert refused.value.line == 1


@law(27)
def a_perspective_reads_as_it_was_written(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    for seat in viewers(match):
        told = perspective(match, seat)
        again = read_perspective(told.text())
        assert again == replace(told, numbers=again.numbers)
        assert again.text() == told.text()
        assert again.lines == told.lines


@law(27)
def playing_on_after_undo_gives_the_same_record(game: AnyGame, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    match = case.match()
    assume(match.actions_taken())
    before = snapshot(match)
    taken = match.pop(data.draw(st.integers(1, match.actions_taken())))
    assert taken[0].who != CHANCE_WHO, "an action is taken back with all that came of it"
    dealer = Dealer(case.seed)
    for line in taken:
        dealer.deal(match)
        if line.who != CHANCE_WHO:
            match.push(line.who, line.action)
    dealer.deal(match)
    assert snapshot(match) == before


@law(14)
def a_match_ends(game: AnyGame, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    assume("endless" not in case.options.values())
    match = Case(case.game_id, case.options, case.seed, plies=20_000).match()
    result = match.result
    assert result is not None
    assert (match.turn, match.legal()) == (-2, [])
    assert [match.game.result(stage.position) for stage in match.stages[:-1]] == [None] * match.ply
    seats = range(len(match.seats))
    assert result.winners or set(result.ranks) == {1}, "where all play together, all may lose"
    assert set(result.winners) <= {seat for seat in seats if result.ranks[seat] == 1}
    assert len(result.scores) == len(result.ranks) == len(match.seats)
    assert min(result.ranks) == 1
    assert all(
        rank == 1 or sum(other < rank for other in result.ranks) == rank - 1 for rank in result.ranks
    ), "a rank is 1 + the number of seats that did better"
