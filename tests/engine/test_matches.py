"""Random matches through the protocol, the caller dealing, as another program would play them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.game import AnyGame
from limbotable.core.options import OptionValue
from limbotable.engine import messages as m
from limbotable.engine.session import Session
from limbotable.testing.answers import answer_fields
from limbotable.testing.matches import options_of, tries
from tests.every_game import every_game


def outcome(turn: dict[str, Any], rng: random.Random) -> str:
    """Return a chance outcome, made from the chance that the status announces."""
    if "seats" in turn:
        return f"{turn['chance']} {rng.choice(turn['seats'])}"
    return " ".join([turn["chance"], *rng.sample(turn["cards"], len(turn["cards"]))])


@pytest.mark.long
@every_game
@tries(25)
@given(data=st.data())
def test_a_match_can_be_played_from_the_answers_of_the_engine(game: AnyGame, data: st.DataObject) -> None:
    options: dict[str, OptionValue] = data.draw(options_of(game))
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    session = Session()
    status = answer_fields(session, m.New(game=game.id, options=options, chance="manual"))
    for ply in range(500):
        assert status["ply"] == ply
        turn = status["turn"]
        if turn is None:
            break
        assert status["result"] is None
        action = rng.choice(status["legal"]) if "seat" in turn else outcome(turn, rng)
        status = answer_fields(session, m.Act(action=action))
    assert (status["turn"] is None) == (status["result"] is not None)
    assert (status["legal"] == []) == (status["turn"] is None or "chance" in status["turn"])
    record = answer_fields(session, m.GetRecord())["record"]
    assert record.count("\n") == status["ply"] + 1
    assert answer_fields(Session(), m.Load(record=record, chance="manual")) == status
