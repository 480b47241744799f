"""Tableaux: pieces on the table can be found, named and played, and reveal no more than their view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle, pairwise
from operator import attrgetter
from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from limbotable.core.game import AnyGame, Line
from limbotable.core.phrases import Phrase
from limbotable.core.replay import has_ended
from limbotable.core.view import View
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.table import asked, table_of
from limbotable.table.sheet import Sheet
from limbotable.table.tableau import MOST_LETTERS, Frame, Tableau
from limbotable.testing.law import law
from limbotable.testing.matches import cases, says, view, viewers
from limbotable.testing.secrecy import assert_equal_for_twins

FRAME = Frame(11.6, 7.2)
#: usual, tall, broad, and with large words
FRAMES = (FRAME, Frame(7.0, 10.0), Frame(16.0, 7.0), Frame(10.0, 6.4, MOST_LETTERS))
WHOLE = 700  #: plies in which most matches end
LATEST = 4  #: lines whose every picture is compared: there are many of them

#: The types of most data.
_PLAIN: Final = frozenset({str, int, float, bool, type(None)})


def tableau(match: Match, seat: int | None, frame: Frame = FRAME) -> Tableau:
    return table_of(match.game).tableau(view(match, seat), frame, match.seats)


def seen(match: Match, seat: int | None, ply: int) -> View:
    """Return a viewer's view of a match as it was after so many lines."""
    viewer, stage = len(match.seats) if seat is None else seat, match.stages[ply]
    return match.game.view(match.options, stage.position, stage.sightings, viewer)


def steps(match: Match, seat: int | None) -> list[tuple[View, Line, View]]:
    """Return each line of a match with a viewer's views before it and after it."""
    views = [seen(match, seat, ply) for ply in range(match.ply + 1)]
    return list(zip(views, perspective(match, seat).lines, views[1:], strict=False))


def all_shown(match: Match, seat: int | None) -> dict[str, object]:
    """Return whatever the window shows a viewer of a match, by its kind."""
    table, walked = table_of(match.game), steps(match, seat)
    return {
        "tableau": tableau(match, seat),
        "beats": [table.beats(*step, FRAME, match.seats) for step in walked[-LATEST:]],
        "log": [table.events(*step, match.seats) for step in walked],
        "sheets": sheets(match, seat),
    }


def sheets(match: Match, seat: int | None) -> list[Sheet]:
    """Return the results of all rounds that have ended so far, and of the match, as the window shows them."""
    game, viewer = match.game, len(match.seats) if seat is None else seat
    make = table_of(game).sheet
    views = [
        game.view(match.options, after.position, after.sightings, viewer)
        for before, after in pairwise(match.stages)
        if has_ended(game, before, after)
    ]
    return [] if make is None else [make(views[: n + 1], match.seats) for n in range(len(views))]


def phrases(thing: object) -> Iterator[Phrase]:
    """Yield every phrase in a piece of data, in any order."""
    left: list[Any] = [thing]
    while left:
        one = left.pop()
        if isinstance(one, tuple):
            left.extend(one)
        elif isinstance(one, Phrase):
            yield one
        elif one.__class__ not in _PLAIN:
            left.extend(_content(one.__class__)(one))


@cache
def _content(kind: type) -> Callable[[Any], tuple[object, ...]]:
    """Return a function that returns the values of all fields of a struct, some of them twice."""
    names = [field.name for field in msgspec.structs.fields(kind)]
    return attrgetter(*names, *names[:2])  # of one name it would return the value itself


def assert_sound(picture: Tableau, heard: set[Phrase] | None = None) -> None:
    """Check the laws of every tableau, in any turn; ``heard`` collects the phrases checked before."""
    pieces = {piece.key: piece for piece in picture.pieces}
    places = {spot.key for spot in picture.spots} | set(pieces)
    for things in (picture.pieces, picture.signs, picture.spots):
        assert [key for key, times in Counter(thing.key for thing in things).items() if times > 1] == []
    assert len(places) == len(pieces) + len(picture.spots)
    assert {piece.zone for piece in picture.pieces} <= {*picture.zones, ""}
    for piece in picture.pieces:
        assert not piece.handle or pieces[piece.handle].zone, "what is got hold of can be reached by keys"
        assert 0 < piece.x < picture.frame.width
        assert 0 < piece.y < picture.frame.height
    for sign in picture.signs:
        assert sign.width / 2 <= sign.x <= picture.frame.width - sign.width / 2
        assert sign.height / 2 <= sign.y <= picture.frame.height - sign.height / 2
    for gesture in picture.gestures:
        assert bool(gesture.pick) == bool(gesture.drop)
        assert not gesture.pick or gesture.pick in pieces
        assert not gesture.drop or gesture.drop in places
        assert {sign.key for sign in gesture.preview} <= {sign.key for sign in picture.signs}
        assert not gesture.also or gesture.also in set(pieces) - {gesture.pick, gesture.drop}
    playable = {gesture.pick for gesture in picture.gestures} - {""}
    assert {piece.key for piece in picture.pieces if piece.rim} == playable
    assert all(pieces[key].zone and not pieces[key].handle for key in playable)
    assert not picture.ready or picture.ready in playable
    for gesture in picture.gestures:
        assert {key for key, _ in gesture.marks} <= set(pieces)
    meant = Counter(gesture.pick for gesture in picture.gestures if gesture.main)
    assert [pick for pick, times in meant.items() if times > 1] == []
    offered = {(gesture.pick, gesture.drop) for gesture in picture.gestures}
    for refusal in picture.refusals:
        assert refusal.pick in pieces or (not refusal.pick and refusal.drop in places - set(pieces))
        if refusal.drop:
            assert refusal.drop in places
            assert (refusal.pick, refusal.drop) not in offered
        else:
            assert refusal.pick not in playable
    tried = Counter((refusal.pick, refusal.drop) for refusal in picture.refusals)
    assert [pair for pair, times in tried.items() if times > 1] == []
    heard = set() if heard is None else heard
    for one in set(phrases(picture)) - heard:
        says(one)
        heard.add(one)


def assert_answers(picture: Tableau, keys: Mapping[asked.Topic, Sequence[str]]) -> None:
    """Check that whatever is asked of a tableau has an answer in words."""
    for topic in ("stand", "scores"):
        told = asked.topic(topic, picture, keys)
        assert told or topic not in keys
        assert len(set(told)) == len(told), "nothing is said twice"
        for one in told:
            says(one)
    for one in (*asked.turn(picture), *asked.hand(picture), *asked.can_do(picture)):
        says(one)
    overview = asked.overview(picture, keys)
    assert len(set(overview)) == len(overview)
    for one in (*overview, *asked.waiting(picture, "L")):
        says(one)
    told_apart = [one for owned in asked.seats(picture) for one in owned.things]
    for one in (*told_apart, *asked.things(picture)):
        says(one)
    assert asked.seats(picture), "every table has a plate for each seat"
    assert bool(asked.can_do(picture)) == bool(picture.gestures)
    assert not picture.gestures or asked.turn(picture), "a viewer that can act is to act"


@law(27)
def a_tableau_is_sound(game: AnyGame, data: st.DataObject) -> None:
    """Viewers take turns at frames of three forms."""
    match = data.draw(cases(game)).match()
    heard = set[Phrase]()
    for seat, frame in zip(viewers(match), cycle(data.draw(st.permutations(FRAMES))), strict=False):
        full = tableau(match, seat, frame)
        bare = full.without_help()
        assert_sound(full, heard)
        assert_answers(full, table_of(game).asked)
        if bare != full:
            assert_sound(bare, heard)
            assert table_of(game).help
        assert [gesture.action for gesture in bare.gestures] == [gesture.action for gesture in full.gestures]


@law(40)
def every_legal_action_has_a_gesture(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    for seat in viewers(match):
        gestures = tableau(match, seat).gestures
        offered = sorted({gesture.action for gesture in gestures})
        assert offered == (match.legal() if seat == match.turn else [])
        ways = Counter((one.action, one.pick, one.drop) for one in gestures)
        assert [way for way, times in ways.items() if times > 1] == []
        wordings = {(one.action, one.label) for one in gestures}
        assert len(wordings) == len(offered), "in whatever way it is done, it is called the same"


@law(40)
def gestures_that_look_alike_are_told_apart_by_their_labels(game: AnyGame, data: st.DataObject) -> None:
    """Only a seat to act has any: the law before this one."""
    match = data.draw(cases(game)).match()
    if match.turn >= 0:
        gestures = tableau(match, match.turn).gestures
        labels = Counter((one.pick, one.drop, says(one.label)) for one in gestures)
        assert [label for label, times in labels.items() if times > 1] == []


@law(17)
def everybody_sees_the_same_pieces(game: AnyGame, data: st.DataObject) -> None:
    """Keys are tokens: viewers that know less of a piece know it by the same key."""
    match = data.draw(cases(game)).match()
    pictures = [tableau(match, seat) for seat in viewers(match)]
    keys = {frozenset(piece.key for piece in picture.pieces) for picture in pictures}
    assert len(keys) == 1
    faces: dict[str, str] = {}
    for picture in pictures:
        for piece in picture.pieces:
            if piece.face:
                assert faces.setdefault(piece.key, piece.face) == piece.face


@law(8)
def beats_lead_from_one_tableau_to_the_next(game: AnyGame, data: st.DataObject) -> None:
    """Each line is looked at by one of the viewers, who take turns."""
    match = data.draw(cases(game)).match()
    table, heard = table_of(game), set[Phrase]()
    lines = {seat: perspective(match, seat).lines for seat in viewers(match)}
    for ply, seat in zip(range(match.ply), cycle(lines), strict=False):
        before, line, after = seen(match, seat, ply), lines[seat][ply], seen(match, seat, ply + 1)
        series = table.beats(before, line, after, FRAME, match.seats)
        if renamed := dict(series[0].renamed):
            keys = {piece.key for piece in table.tableau(before, FRAME, match.seats).pieces}
            assert renamed.keys() == set(renamed.values()) <= keys
        assert not any(beat.renamed for beat in series[1:])
        assert series[-1].tableau == table.tableau(after, FRAME, match.seats)
        said = tuple(one for beat in series for one in beat.said)
        assert said == table.events(before, line, after, match.seats), "each is announced once"
        for beat in series:
            assert_sound(beat.tableau, heard)
            assert beat.duration > 0
            assert min(beat.stagger, beat.rest) >= 0
        for one in said:
            says(one)


@law(17)
def a_sheet_is_sound(game: AnyGame, data: st.DataObject) -> None:
    """Every sheet has a line for every player, a figure for every head, and sentences for all of it."""
    match = data.draw(cases(game, WHOLE)).match()
    for seat in viewers(match):
        told = sheets(match, seat)
        for sheet in told:
            assert {one for line in sheet.accounts for one in line.seats} == set(range(len(match.seats)))
            assert all(len(line.figures) == len(sheet.heads) for line in sheet.accounts)
            assert all(len(row.figures) == len(sheet.columns) for row in sheet.rounds)
            assert bool(sheet.rounds) == bool(sheet.columns)
            assert sum(row.decisive for row in sheet.rounds) <= 1
            for sentence in sheet.sentences():
                says(sentence)
        assert [sheet.winners for sheet in told[:-1]] == [None] * len(told[:-1])
        result = match.result
        if told and result is not None:
            last = told[-1]
            assert last.winners == result.winners
            best = {one for line in last.accounts if line.best for one in line.seats}
            assert best == set(result.winners)
            ranks = [line.rank for line in last.accounts if line.rank is not None]
            assert ranks == sorted(ranks), "the best comes first"


@law(10)
def the_unseen_changes_nothing_on_the_table(game: AnyGame, data: st.DataObject) -> None:
    assert_equal_for_twins(data.draw(cases(game)), all_shown, tries=2)
