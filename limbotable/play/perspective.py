"""A match with one seat's knowledge: the only input of any player, human or computer."""

from __future__ import annotations

from typing import Any

from limbotable.core.chance import UNSEEN, split_outcome
from limbotable.core.errors import RecordError
from limbotable.core.game import CHANCE_WHO, AnyFit, Line, Observation
from limbotable.core.phrases import phrase
from limbotable.core.position import OVER
from limbotable.core.sightings import Shuffle
from limbotable.play.header import perspective_header
from limbotable.play.match import Match
from limbotable.play.record import Perspective, Record


def turn_key(match: Match, viewer: int | None = None) -> dict[str, Any] | None:
    """Return the ``turn`` of a match, for a status, or for the header of a viewer's perspective.

    Of a shuffle whose cards are not known to all, a viewer's ``turn`` names only those that it has seen.
    """
    if match.turn == OVER:
        return None
    chance = match.chance
    if chance is None:
        return {"seat": match.turn}
    if chance.is_shuffle:
        told = ~0 if viewer is None or chance.known else match.stages[-1].sightings.known(viewer)
        cards = [chance.names[card] if told >> card & 1 else UNSEEN for card in chance.things]
        return {"chance": chance.name, "cards": sorted(cards)}
    return {"chance": chance.name, "seats": list(chance.things)}


def perspective(match: Match, seat: int | None) -> Perspective:
    """Return the match with a seat's present knowledge; None stands for a spectator."""
    viewer = len(match.seats) if seat is None else seat
    lines = seen_lines(match, viewer)
    # Scores are public at every moment, so they reveal nothing unseen to any viewer.
    header = perspective_header(match.header, seat, turn_key(match, viewer), match.scores)
    return Perspective(header, match.game, dict(match.options), tuple(lines))


def seen_lines(match: Match, viewer: int) -> list[Line]:
    """Return the lines of a match with a viewer's present knowledge; it is a seat or the number of seats."""
    shuffles = {shuffle.ply: shuffle for shuffle in match.stages[-1].sightings.shuffles}
    return [_seen(match, viewer, ply, shuffles.get(ply)) for ply in range(match.ply)]


def seen_line(match: Match, viewer: int, ply: int) -> Line:
    """Return one of the ``seen_lines``."""
    shuffles = match.stages[-1].sightings.shuffles
    return _seen(match, viewer, ply, next((one for one in shuffles if one.ply == ply), None))


def _seen(match: Match, viewer: int, ply: int, shuffle: Shuffle | None) -> Line:
    """Return a line with a viewer's knowledge; ``shuffle`` has the sightings of its cards, if it is one."""
    line = match.lines[ply]
    if shuffle is not None:
        name, items = split_outcome(line.action) or ("", [])
        masked = [
            item if shuffle.seen[viewer] >> card & 1 else UNSEEN
            for item, card in zip(items, shuffle.cards, strict=True)
        ]
        return Line(CHANCE_WHO, " ".join([name, *masked]))
    if line.who in (CHANCE_WHO, viewer):
        return line
    return Line(line.who, match.game.conceal(line, viewer, match.position))


def observation_of(told: Perspective) -> Observation:
    """Return the observation of a perspective."""
    return Observation(told.lines, told.viewer, told.turn, told.scores)


def fit_of(told: Perspective) -> AnyFit:
    """Find the full matches that may have this perspective.

    Raises ``RecordError`` where there is none, here or when the fit is asked for them.
    """
    try:
        return told.game.fit(told.options, observation_of(told))
    except RecordError as error:
        raise _numbered(told, error) from error


def imagined(told: Perspective, fit: AnyFit | None = None) -> Match:
    """Return a full match that has this perspective: one of many, and not to be shown.

    Its viewer's sight of it is the same for all of them.  ``fit`` is its fit, where it is known
    already.  Raises ``RecordError`` where the record is no possible perspective.
    """
    fit = fit_of(told) if fit is None else fit
    try:
        lines = fit.lines()
    except RecordError as error:
        raise _numbered(told, error) from error
    full = Record(told.header.of_match(), told.game, told.options, lines, told.numbers)
    match = Match.of_record(full)
    again = perspective(match, told.seat)
    for ply, (mine, given) in enumerate(zip(again.lines, told.lines, strict=True)):
        if mine != given:
            raise RecordError(told.line_number(ply + 2), phrase("record.unseeable"))
    if again.header.turn != told.header.turn:
        raise RecordError(1, phrase("record.turn"))
    if told.scores not in (None, again.scores):
        raise RecordError(1, phrase("record.scores"))
    return match


def _numbered(told: Perspective, error: RecordError) -> RecordError:
    """Return an error of a perspective's lines with the line's number in the file."""
    return RecordError(told.line_number(error.line), error.reason)
