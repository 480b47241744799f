"""No viewer learns facts that it has not seen.

Two matches that differ only in facts that a seat has not seen (*twins*) are one to that seat: its
perspective, its view, the reasons that it is given and the computer player in its place are the same byte
for byte.  A player that peeks shows that the laws would notice.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from limbotable.core.cards import card_text, cards_of
from limbotable.core.chance import UNSEEN
from limbotable.core.errors import TableError
from limbotable.core.game import CHANCE_WHO, AnyGame, Line
from limbotable.core.position import arrange, legal_actions
from limbotable.core.random import Random
from limbotable.core.reasons import Scene
from limbotable.engine import messages as m
from limbotable.engine.session import Session
from limbotable.games import GAMES
from limbotable.play.match import Match
from limbotable.play.perspective import imagined, observation_of, perspective, turn_key
from limbotable.play.record import read_perspective
from limbotable.testing.answers import answer_fields
from limbotable.testing.law import law
from limbotable.testing.matches import Case, cases, hidden_places, twins, unseen_places, view, viewers

#: A question to a viewer of a match, whose answer is ``None`` where it would ask nothing.
Ask = Callable[[Match, int | None], object]
#: The number of unseen cards that can lie in many ways.
_ENOUGH = 4


@law(40)
@pytest.mark.clause("R-7.1", "R-7.2", "R-7.4")
def a_perspective_hides_just_what_was_not_seen(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    for seat in viewers(match):
        told = perspective(match, seat)
        own = {"seat": seat, "turn": turn_as_seen(match, seat), "scores": list(match.scores)}
        assert told.header.fields() == {**match.header.fields(), **own}
        assert [line.who for line in told.lines] == [line.who for line in match.lines]
        unseen = unseen_places(match, seat)
        for ply, (line, shown) in enumerate(zip(match.lines, told.lines, strict=True)):
            if line.who == CHANCE_WHO:
                items = enumerate(line.action.split(" "))
                assert shown.action == " ".join(UNSEEN if (ply, k) in unseen else item for k, item in items)
            elif line.who == seat:
                assert shown == line
            else:
                words, hidden = line.action.split(" "), hidden_places(line, shown)
                assert shown.action == " ".join(UNSEEN if k in hidden else w for k, w in enumerate(words))


def turn_as_seen(match: Match, seat: int | None) -> dict[str, Any] | None:
    """Return a viewer's ``turn``: of a shuffle amid a round, the cards that it saw discarded."""
    turn = turn_key(match)
    if turn is None or "cards" not in turn or (match.chance is not None and match.chance.known):
        return turn
    viewer = len(match.seats) if seat is None else seat
    seen = {card_text(card) for card in cards_of(match.position.visible(viewer))}
    return {**turn, "cards": sorted(card if card in seen else UNSEEN for card in turn["cards"])}


@cache
def known_actions(game: AnyGame) -> list[str]:
    """Return many actions of a game, to be tried in any match."""
    matches = [_some(game, seed, 40).match() for seed in range(10)]
    stages = [stage.position for match in matches for stage in match.stages]
    return sorted({game.text(action) for position in stages for action in legal_actions(position)})


def refusals(match: Match, seat: int | None) -> object:
    """Return the reasons that a seat to act gets for actions that are not legal."""
    if seat is None or seat != match.turn:
        return None
    told = []
    for text in known_actions(match.game):
        try:
            match.push(seat, text)
        except TableError as error:
            told.append((text, error.reason))
        else:
            match.pop()
    return told


def through_the_engine(match: Match, seat: int | None) -> object:
    """Return the engine's answers to a seat about its record."""
    session = Session()
    session.answer(m.Load(record=match.record().text(), chance="manual"))
    said = [answer_fields(session, m.GetRecord(seat=seat))]
    if seat == match.turn:
        said.append(answer_fields(session, m.Status()))
    session.answer(m.Load(record=said[0]["record"]))
    return [*said, answer_fields(session, m.Status())]


@law(14)
def terms_of_reasons_hold_in_every_possible_world(game: AnyGame, data: st.DataObject) -> None:
    """A reason says nothing that is not so whatever cards the viewer has not seen."""
    match = data.draw(cases(game)).match()
    if match.turn < 0:
        return
    for viewer in range(len(match.seats)):
        worlds = game.worlds(match.options, observation_of(perspective(match, viewer)))
        scenes = [Scene(match.options, worlds.sample(Random(seed)), viewer, match.seats) for seed in range(3)]
        for legal in match.legal():
            action = match.game.conceal(Line(match.turn, legal), viewer, match.position)
            if UNSEEN in action.split():
                continue
            first, *others = (tuple(game.terms(scene, game.parse(action))) for scene in scenes)
            assert all(other == first for other in others), (viewer, action)
            assert len({one.name for one in first}) == len(first)
            told = [said for one in first for said in (one.said, one.instead) if said is not None]
            assert GAMES.sentences.keys() >= {said.code for said in told}


def thought(match: Match, seat: int | None) -> object:
    """Return the answer of each computer player in a seat's place."""
    if seat is None or seat != match.turn:
        return None
    session = Session()
    session.answer(m.Load(record=match.record().text(), chance="manual"))
    answers = [
        answer_fields(session, m.Think(level=level.name, playouts=1, seed=5)) for level in match.game.levels
    ]
    for answer in answers:
        del answer["seconds"]
    return answers


def assert_equal_for_twins(case: Case, ask: Ask, tries: int = 4) -> int:
    """Ask in twins of a match for every viewer, and compare: where there are none, in a replay.

    Return how often that was asked.
    """
    match = case.match()
    asked = 0
    for seat in viewers(match):
        if (expected := ask(match, seat)) is None:
            continue  # there is nothing to ask of it, nor in a twin, in which the turn is the same
        others = list(twins(match, seat, case.seed, tries))
        told_apart = {twin.record().text(): twin for twin in others}
        if len(told_apart) > 1:
            told_apart.pop(match.record().text(), None)
        for twin in told_apart.values():
            assert ask(twin, seat) == expected
        asked += len(told_apart)
    return asked


def all_told(match: Match, seat: int | None) -> dict[str, object]:
    """Return whatever a viewer can ask about a match, by the kind of the question."""
    seen = view(match, seat)
    return {
        "perspective": perspective(match, seat).text(),
        "view": seen,
        "view as text": repr(seen),
        "legal actions": match.legal() if match.turn == seat else None,
        "refusals": refusals(match, seat),
        "engine": through_the_engine(match, seat),
    }


@law(20)
@pytest.mark.clause("R-7.8")
def the_unseen_changes_nothing(game: AnyGame, data: st.DataObject) -> None:
    assert_equal_for_twins(data.draw(cases(game)), all_told)


@law(12)
@pytest.mark.clause("P-4.2")
def a_computer_player_does_not_peek(game: AnyGame, data: st.DataObject) -> None:
    assert_equal_for_twins(data.draw(cases(game)), thought, tries=3)


def peek(match: Match, seat: int | None) -> object:
    """Choose as a player would that looks at the whole record."""
    if seat is None or seat != match.turn:
        return None
    legal = match.legal()
    return legal[zlib.crc32(match.record().text().encode()) % len(legal)]


def hides_something(game: AnyGame) -> bool:
    match = _some(game, 0, 5).match()
    return any(UNSEEN in line.action for line in perspective(match, None).lines)


def _some(game: AnyGame, seed: int, plies: int) -> Case:
    return Case(game.id, game.complete({}), seed, plies)


@law()
def the_law_finds_who_peeks(game: AnyGame) -> None:
    if not hides_something(game):
        pytest.skip("nothing is hidden in this game")
    tried = caught = 0
    for seed in range(20):
        case = _some(game, seed, seed + 2)
        if case.match().turn < 0:
            continue  # a short game is over by then
        tried += 1
        try:
            assert_equal_for_twins(case, peek)
        except AssertionError:
            caught += 1
    assert tried
    assert caught >= tried / 2


@law()
def there_are_twins_to_tell_apart(game: AnyGame) -> None:
    if not hides_something(game):
        pytest.skip("nothing is hidden in this game")
    for seed in range(10):
        match = _some(game, seed, 3 * seed).match()
        for seat in viewers(match):
            if len(unseen_places(match, seat)) < _ENOUGH:
                continue  # near the end of a short game
            others = (twin.record().text() for twin in twins(match, seat, seed, 16))
            found: set[str] = set()
            while len(found) < 3 and (other := next(others, None)) is not None:
                found |= {other} - {match.record().text()}
            assert len(found) == 3


@law(27)
@pytest.mark.clause("R-8.2")
def an_imagined_match_looks_the_same(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    for seat in viewers(match):
        told = perspective(match, seat)
        full = imagined(read_perspective(told.text()))
        assert perspective(full, seat).text() == told.text()
        assert view(full, seat) == view(match, seat)
        assert UNSEEN not in full.record().text().partition("\n")[2]


@law(27)
@pytest.mark.clause("P-3.3", "R-8.3")
def a_loaded_perspective_stands_as_the_match_does(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    session = Session()
    stands = answer_fields(session, m.Load(record=match.record().text(), chance="manual"))
    for seat in viewers(match):
        loaded = answer_fields(session, m.Load(record=perspective(match, seat).text()))
        own = {"turn": turn_as_seen(match, seat), "legal": match.legal() if seat == match.turn else []}
        assert loaded == {**stands, **own}


@law(17)
@pytest.mark.clause("R-8.3")
def a_perspective_from_before_scores_were_written_is_taken(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    for seat in viewers(match):
        told = perspective(match, seat)
        older = replace(told, header=told.header.without("scores"))
        full = imagined(read_perspective(older.text()))
        assert perspective(full, seat).lines == told.lines
        assert full.turn == match.turn


@law(20)
def a_world_is_as_the_viewer_knows_it(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    rng = Random(data.draw(st.integers(0, 1000)))
    for seat in range(len(match.seats)):
        worlds = game.worlds(match.options, observation_of(perspective(match, seat)))
        for draw in (worlds.sample, worlds.likely) * 3:
            world = draw(rng)
            assert facts(game, world, seat) == facts(game, match.position, seat)
            assert cards_seen(world, match) == cards_seen(match.position, match), "no card is twice"


def cards_seen(position: Any, match: Match) -> list[int]:
    """Return the number of cards that each viewer sees."""
    return [int(position.visible(viewer)).bit_count() for viewer in range(len(match.seats) + 1)]


def facts(game: AnyGame, position: Any, viewer: int) -> tuple[object, ...]:
    """Return the facts of a position that a viewer sees."""
    turn = position.turn()
    return (
        turn,
        game.phase(position),
        game.scores(position),
        game.result(position),
        position.visible(viewer),
        legal_actions(position) if turn == viewer else None,
    )


@law(14)
def a_world_can_be_played_to_the_end_of_a_match(game: AnyGame, data: st.DataObject) -> None:
    """Every world that the viewer imagines is a position by the rules: no card is missing, none is twice."""
    match = data.draw(cases(game)).match()
    rng = Random(data.draw(st.integers(0, 1000)))
    seat = max(match.turn, 0)
    worlds = game.worlds(match.options, observation_of(perspective(match, seat)))
    world = data.draw(st.sampled_from((worlds.sample, worlds.likely)))(rng)
    for _ in range(60):
        if world.turn() == -1:
            arrange(world, list(rng.shuffled(world.urn())))
        elif actions := legal_actions(world):
            world.play(actions[rng.below(len(actions))])
        else:
            assert game.result(world) is not None
            break
