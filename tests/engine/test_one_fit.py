"""How often the engine goes through a perspective for one question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from limbotable.core import replay
from limbotable.core.game import AnyGame, Line
from limbotable.core.position import Position
from limbotable.engine import messages as m
from limbotable.engine.session import Session
from limbotable.play.perspective import perspective
from limbotable.testing.matches import Case
from tests.every_game import every_game


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a game fits an observation, and by which of its lines the rules go, from now on."""
    calls: Counter[str] = Counter()
    rules: Callable[[AnyGame, Position, Line], Position] = replay.advanced

    def advanced(game: AnyGame, position: Position, line: Line) -> Position:
        calls["lines"] += 1
        return rules(game, position, line)

    for name in ("limbotable.core.replay", "limbotable.games.foes.worlds"):
        monkeypatch.setattr(f"{name}.advanced", advanced)
    return calls


def count_fits(game: AnyGame, calls: Counter[str], monkeypatch: pytest.MonkeyPatch) -> None:
    fit = game.fit

    def fitted(*observed: Any) -> object:
        calls["fits"] += 1
        return fit(*observed)

    monkeypatch.setattr(type(game), "fit", lambda _, *observed: fitted(*observed))


@every_game
def test_a_perspective_is_fitted_once_and_replayed_once(
    game: AnyGame, counted: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Case(game.id, game.complete({}), seed=3, plies=5).match()
    text = perspective(match, match.turn).text()
    count_fits(game, counted, monkeypatch)
    counted.clear()
    Session().answer(m.Think(record=text, playouts=1, seed=5))
    assert counted["fits"] == 1
    assert counted["lines"] == 2 * match.ply, "by the fit, and by the match that it is checked with"


@every_game
def test_the_knowledge_of_a_match_is_fitted_once(
    game: AnyGame, counted: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Case(game.id, game.complete({}), seed=3, plies=5).match()
    session = Session()
    session.answer(m.Load(record=match.record().text(), chance="manual"))
    count_fits(game, counted, monkeypatch)
    session.answer(m.Think(playouts=1, seed=5))
    assert counted["fits"] == 1
