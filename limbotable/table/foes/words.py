"""Phrases that the foe game's pictures and its log have in common."""

from __future__ import annotations

from collections.abc import Sequence

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.foes.view import FoesView
from limbotable.table.words import joined


def hero_name(hero: int, names: Sequence[str]) -> str | Phrase:
    """Return the name of a hero: the Shadow comes after the seats."""
    return names[hero] if hero < len(names) else phrase("foes.shadow")


def hero_phrase(hero: int, names: Sequence[str]) -> Phrase:
    """Return the name of a hero as a text of its own; that of the Shadow begins a line with a capital."""
    return phrase("text", text=hero_name(hero, names))


def both(things: Sequence[Phrase]) -> Phrase:
    """Return things as a list; there is at least one."""
    first, *rest = things
    if not rest:
        return first
    return phrase("foes.and" if len(rest) == 1 else "foes.list", first=first, others=both(rest))


def match_title(view: FoesView, names: Sequence[str]) -> Phrase:
    """Return the result of a match."""
    winners = view.winners
    assert winners is not None
    if view.mode == "team":
        if view.goal.startswith("lives"):
            return phrase("foes.end.survived", n=view.scores[0])
        return phrase("foes.end.team-won" if winners else "foes.end.team-lost")
    sides = [side for side in view.sides if side[0] in winners]
    if len(sides) == len(view.sides):
        return phrase("match.shared")
    if len(winners) == 1:
        return phrase("match.won", seat=names[winners[0]])
    # A pair wins together; players who are sides of their own share.
    return phrase("foes.end.won" if len(sides) == 1 else "foes.end.shared", seats=_names(winners, names))


def round_title(view: FoesView, names: Sequence[str]) -> Phrase:
    """Return the result of a round."""
    end = view.last_round
    assert end is not None
    if view.mode == "team":
        return phrase("foes.round.team-won" if end.winners else "foes.round.team-lost", round=end.number)
    if len(end.winners) == view.seats:
        return phrase("foes.round.shared", round=end.number)
    if len(end.winners) == 1:
        return phrase("foes.round.won", seat=names[end.winners[0]], round=end.number)
    if view.mode == "solo":
        return phrase("foes.round.shared-by", seats=_names(end.winners, names), round=end.number)
    return phrase("foes.round.won-by", seat=_names(end.winners, names), round=end.number)


def left_over(view: FoesView, names: Sequence[str]) -> Phrase:
    """Return the number of foes that the chaos left in each corner."""
    assert view.last_round is not None
    left = joined(
        phrase("foes.end.corner", seat=hero_name(hero, names), number=number)
        for hero, number in enumerate(view.last_round.left)
    )
    return phrase("foes.log.left", left=left)


def _names(seats: Sequence[int], names: Sequence[str]) -> Phrase:
    return both([phrase("text", text=names[seat]) for seat in seats])
