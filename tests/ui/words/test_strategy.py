"""What the lessons after the rules teach is what the strongest search does, beyond its uncertainty."""

from __future__ import annotations

from itertools import pairwise

import pytest

from limbotable.games import game_of
from limbotable.play.lesson import Lesson
from tests.ui.words.strategy import Lead, leads, strategic, won_by
from tests.ui.words.test_lesson_book import STRATEGY

#: Foes' expert imagines kinds of players as well as cards, so its values vary more from one seed to another.
SEEDS = {"countdown": 3, "foes": 8, "libtis": 3, "limit": 3}
#: Playouts that come to some seconds for all lessons of a game.
PLAYOUTS = {"countdown": 60, "foes": 400, "libtis": 4000, "limit": 1500}
#: These pay after the round that the search looks to the end of.  Its judgement does not see it; results do.
BY_RESULTS = {"others-lose", "draw-level"}
LESSONS = [(game, name, lesson) for game in STRATEGY for name, lesson in strategic(game)]


@pytest.mark.long
@pytest.mark.parametrize(("game", "name", "lesson"), LESSONS, ids=[f"{one[0]}-{one[1]}" for one in LESSONS])
def test_what_a_lesson_asks_for_is_the_best(game: str, name: str, lesson: Lesson) -> None:
    if name in BY_RESULTS:
        found = list(won_by(name, lesson, "expert@100", worlds=120, seed=6))
    else:
        found = list(leads(name, lesson, PLAYOUTS[game], SEEDS[game]))
    assert found, "a lesson about strategy leaves something to get wrong"
    assert [f"{one.action}: {one.mean:.3f} ± {one.error:.3f}" for one in found if not one.certain] == []


def test_a_lead_within_the_uncertainty_is_none() -> None:
    assert Lead("", "", [0.2, 0.21, 0.22], 0.05).certain
    assert not Lead("", "", [0.2, 0.21, 0.22], 0.3).certain, "the search itself is not so sure"
    assert not Lead("", "", [0.6, -0.1, 0.0], 0.05).certain, "by one seed alone"
    assert not Lead("", "", [-0.2, -0.21, -0.22], 0.0).certain


@pytest.mark.parametrize("game", STRATEGY)
def test_no_two_lessons_have_one_position(game: str) -> None:
    looks = sorted(str(lesson.record.lines[: lesson.start]) for _, lesson in strategic(game))
    assert all(one != other for one, other in pairwise(looks))
    assert all(lesson.record.game == game_of(game) for _, lesson in strategic(game))
