"""Replaying a match line by line: the one place where a line meets the rules."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from limbotable.core.errors import IllegalAction, RecordError, TableError
from limbotable.core.game import CHANCE_WHO, AnyGame, Line
from limbotable.core.options import Options
from limbotable.core.phrases import phrase
from limbotable.core.position import CHANCE, OVER, Position, arrange, legal_actions
from limbotable.core.sightings import Sightings


class Stage(msgspec.Struct, frozen=True):
    """A point of a match: its position, which is not to be changed, and the viewers' sightings."""

    position: Position
    sightings: Sightings


def opening(game: AnyGame, options: Options) -> Stage:
    """Return the stage before the first line."""
    position = game.start(options)
    return Stage(position, Sightings.nothing(game.seats(options)).after(position))


def following(game: AnyGame, stage: Stage, line: Line, ply: int) -> Stage:
    """Return the stage after a line, the ``ply``-th of its record (from 0).

    Raises ``NotationError`` or ``IllegalAction``; the stage itself never changes.
    """
    position = stage.position
    after = advanced(game, position, line)
    sightings = stage.sightings
    if line.who == CHANCE_WHO:
        chance = game.chance(position)
        if chance.is_shuffle:
            sightings = sightings.shuffled(ply, chance.parse(line.action))
    elif (choice := game.secret_choice(position, game.parse(line.action))) is not None:
        sightings = sightings.chosen(*choice)
    return Stage(after, sightings.after(after))


def has_ended(game: AnyGame, before: Stage, after: Stage) -> bool:
    """Return whether a round or the match has ended between two stages, one line apart."""
    if game.rounds_ended(before.position) != game.rounds_ended(after.position):
        return True
    return bool(after.position.turn() == OVER and before.position.turn() != OVER)


def advanced(game: AnyGame, position: Position, line: Line) -> Position:
    """Return the position after a line.

    Raises ``NotationError`` or ``IllegalAction``; the position itself never changes.
    """
    _check_turn(position.turn(), line.who)
    after = position.copy()
    if line.who == CHANCE_WHO:
        arrange(after, list(game.chance(position).parse(line.action)))
        return after
    action = game.parse(line.action)
    if action not in legal_actions(position):
        raise IllegalAction(game.refusal(position, action))
    after.play(action)
    return after


def _check_turn(turn: int, who: int) -> None:
    if turn == OVER:
        raise IllegalAction(phrase("illegal.over"))
    if who == turn:
        return
    if turn == CHANCE:
        raise IllegalAction(phrase("illegal.chance-due"))
    if who == CHANCE_WHO:
        raise IllegalAction(phrase("illegal.no-chance-due"))
    raise IllegalAction(phrase("illegal.other-seat", seat=turn))


def replay(game: AnyGame, options: Options, lines: Iterable[Line]) -> list[Stage]:
    """Return the stages before the first line and after each one.

    Raises ``RecordError`` at the first line that the rules refuse; the header is line 1.
    """
    stages, damage = replay_while_valid(game, options, lines)
    if damage is not None:
        raise damage
    return stages


def replay_while_valid(
    game: AnyGame, options: Options, lines: Iterable[Line]
) -> tuple[list[Stage], RecordError | None]:
    """Return the stages up to the first line that the rules refuse, and that line's error, if there is one.

    The first stage is the one before the first line; the header is line 1 of the error's numbering.
    """
    stages = [opening(game, options)]
    for ply, line in enumerate(lines):
        try:
            stages.append(following(game, stages[-1], line, ply))
        except TableError as error:
            damage = RecordError(ply + 2, error.reason)
            damage.__cause__ = error
            return stages, damage
    return stages, None
