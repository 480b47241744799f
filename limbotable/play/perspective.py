"""A match as one seat knows it: the only thing that a player, human or computer, is ever given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from limbotable.core.chance import UNSEEN, split_outcome
from limbotable.core.errors import RecordError
from limbotable.core.game import CHANCE_WHO, AnyFit, Line, Observation
from limbotable.core.phrases import phrase
from limbotable.core.position import CHANCE, OVER
from limbotable.play.match import Match, line_number
from limbotable.play.record import DEAL, Record

#: What a record's header may say that not everybody knows: how the match will end, and the seed of its deals.
_GIVES_AWAY: Final = ("result", DEAL)
#: What a perspective's header says beyond that of its match.
_ITS_OWN: Final = ("seat", "turn", "scores")


def turn_key(match: Match, viewer: int | None = None) -> dict[str, Any] | None:
    """Return the ``turn`` of a match, as a status gives it, or a perspective's header to its viewer.

    Of a shuffle whose cards are not known to all, a viewer is told only those that it has seen.
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


def perspective(match: Match, seat: int | None) -> Record:
    """Return the match as a seat knows it by now; None stands for a spectator."""
    viewer = len(match.seats) if seat is None else seat
    sightings = match.stages[-1].sightings
    seen = {shuffle.ply: shuffle.seen[viewer] for shuffle in sightings.shuffles}
    cards = {shuffle.ply: shuffle.cards for shuffle in sightings.shuffles}
    lines = []
    for ply, line in enumerate(match.lines):
        if ply in seen:
            name, items = split_outcome(line.action) or ("", [])
            masked = [
                item if seen[ply] >> card & 1 else UNSEEN
                for item, card in zip(items, cards[ply], strict=True)
            ]
            lines.append(Line(CHANCE_WHO, " ".join([name, *masked])))
        elif line.who in (CHANCE_WHO, viewer):
            lines.append(line)
        else:
            lines.append(Line(line.who, match.game.conceal(line, viewer, match.position)))
    header = _without(match.header, *_GIVES_AWAY, *_ITS_OWN)
    # What a game counts is public at every moment, so it tells nobody of what they have not seen.
    header |= {"seat": seat, "turn": turn_key(match, viewer), "scores": list(match.scores)}
    return Record(header, match.game, dict(match.options), tuple(lines))


def _without(header: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in header.items() if key not in keys}


def observation_of(record: Record) -> Observation:
    """Return the observation that a perspective tells."""
    seat, turn, scores = record.header["seat"], record.header["turn"], record.header.get("scores")
    acts = OVER if turn is None else turn.get("seat", CHANCE)
    viewer = len(record.seats) if seat is None else seat
    return Observation(record.lines, viewer, acts, None if scores is None else tuple(scores))


def fit_of(record: Record) -> AnyFit:
    """Find the full matches of which the record may be the perspective.

    Raises ``RecordError`` where there is none, here or when the fit is asked for them.
    """
    try:
        return record.game.fit(record.options, observation_of(record))
    except RecordError as error:
        raise _numbered(record, error) from error


def imagined(record: Record, fit: AnyFit | None = None) -> Match:
    """Return a full match of which the record is the perspective: one of many, and not to be shown.

    What its viewer sees of it is the same for all of them.  ``fit`` is that of the record, where it is known
    already.  Raises ``RecordError`` where the record is no perspective that could come to be.
    """
    fit = fit_of(record) if fit is None else fit
    try:
        lines = fit.lines()
    except RecordError as error:
        raise _numbered(record, error) from error
    header = _without(record.header, *_ITS_OWN)
    full = Record(header, record.game, record.options, lines, record.numbers)
    match = Match.of_record(full)
    again = perspective(match, record.header["seat"])
    for ply, (mine, given) in enumerate(zip(again.lines, record.lines, strict=True)):
        if mine != given:
            raise RecordError(line_number(record, ply + 2), phrase("record.unseeable"))
    if again.header["turn"] != record.header["turn"]:
        raise RecordError(1, phrase("record.turn"))
    if again.header["scores"] != record.header.get("scores", again.header["scores"]):
        raise RecordError(1, phrase("record.scores"))
    return match


def _numbered(record: Record, error: RecordError) -> RecordError:
    """Return an error of the record's lines with the number that the line has in the file."""
    return RecordError(line_number(record, error.line), error.reason)
