"""Phrases that the foe game's pictures and its log have in common."""

from __future__ import annotations

from collections.abc import Sequence

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.foes.view import FoesView
from limbotable.table.words import joined


def hero_name(hero: int, names: Sequence[str]) -> str | Phrase:
    """Return the name of a hero: the Shadow comes after the seats."""
    return names[hero] if hero < len(names) else phrase("foes.shadow")


def both(things: Sequence[Phrase]) -> Phrase:
    """Return the phrase of one thing, two, or three."""
    first, *rest = things
    for other in rest:
        first = phrase("foes.and", first=first, second=other)
    return first


def match_end(view: FoesView, names: Sequence[str]) -> tuple[Phrase, Phrase]:
    """Return the result of a match, and its figures."""
    assert view.winners is not None
    return _verdict(view, names), _figures(view, names)


def _verdict(view: FoesView, names: Sequence[str]) -> Phrase:
    winners = view.winners or ()
    if view.mode == "team":
        if view.goal.startswith("lives"):
            return phrase("foes.end.survived", n=view.scores[0])
        return phrase("foes.end.team-won" if winners else "foes.end.team-lost")
    sides = [side for side in view.sides if side[0] in winners]
    if len(sides) == len(view.sides):
        return phrase("match.shared")
    if len(winners) == 1:
        return phrase("match.won", seat=names[winners[0]])
    return phrase("foes.end.won", seats=_names(winners, names))


def _names(seats: Sequence[int], names: Sequence[str]) -> Phrase:
    return both([phrase("text", text=names[seat]) for seat in seats])


def _figures(view: FoesView, names: Sequence[str]) -> Phrase:
    if view.mode == "team" and view.goal != "single" and not view.goal.startswith("lives"):
        assert view.last_round is not None
        return phrase("foes.end.rounds", won=view.scores[0], lost=view.last_round.number - view.scores[0])
    if view.goal == "single" or view.mode == "team":
        return left_over(view, names)
    word = view.goal.partition(" ")[0]
    return joined(
        phrase(
            "foes.end.side", side=_names(side, names), figure=phrase(f"foes.{word}", n=view.scores[side[0]])
        )
        for side in view.sides
    )


def left_over(view: FoesView, names: Sequence[str]) -> Phrase:
    """Return the number of foes that the chaos left in each corner."""
    assert view.last_round is not None
    return joined(
        phrase("foes.end.corner", seat=hero_name(hero, names), number=number)
        for hero, number in enumerate(view.last_round.left)
    )


def round_end_text(view: FoesView, names: Sequence[str]) -> tuple[Phrase, Phrase]:
    """Return the result of a round, and the numbers of foes left in the corners."""
    end = view.last_round
    assert end is not None
    if view.mode == "team":
        text = phrase("foes.round.team-won" if end.winners else "foes.round.team-lost", round=end.number)
    elif len(end.winners) == view.seats:
        text = phrase("foes.round.shared", round=end.number)
    else:
        word = "won" if len(end.winners) == 1 else "won-by"
        text = phrase(f"foes.round.{word}", seat=_names(end.winners, names), round=end.number)
    return text, left_over(view, names)
