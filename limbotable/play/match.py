"""One match: the record that is being written, with the stage after each of its lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from limbotable.core.chance import Chance
from limbotable.core.errors import RecordError
from limbotable.core.game import CHANCE_WHO, AnyGame, Line, Result
from limbotable.core.options import Options
from limbotable.core.position import CHANCE, Position, legal_actions
from limbotable.core.replay import Stage, following, opening, replay_while_valid
from limbotable.play.comments import Comment, Comments, places, until
from limbotable.play.header import new_header
from limbotable.play.record import Record, read_while_valid


class Match:
    """One match of one game.  Only ``push`` and ``pop`` change it, its lines and its stages together."""

    def __init__(self, game: AnyGame, options: Options, seats: Sequence[str]) -> None:
        """Begin a match with completed options and one name for each seat."""
        self.game = game
        self.options = options
        self.header = new_header(game, options, seats)
        self._lines: list[Line] = []
        self._stages = [opening(game, options)]
        self._comments: dict[tuple[int, str], Comment] = {}  # by the ply, and what led there

    @classmethod
    def of_record(cls, record: Record) -> Match:
        """Replay a full record; raises ``RecordError`` with the number of the line in the file."""
        match, damage = cls.of_record_while_valid(record)
        if damage is not None:
            raise damage
        return match

    @classmethod
    def of_record_while_valid(cls, record: Record) -> tuple[Match, RecordError | None]:
        """Replay a full record up to the first line that the rules refuse.

        Return the match so far, and that line's error with its number in the file, if there is such a line.
        """
        match = cls(record.game, record.options, record.seats)
        match.header = record.header
        match._stages, damage = replay_while_valid(record.game, record.options, record.lines)
        match._lines = list(record.lines[: len(match._stages) - 1])
        here = places(match._lines, record.comments)
        match._comments = {(ply, here[ply]): record.comments[ply] for ply in here}
        if damage is not None:
            numbered = RecordError(record.line_number(damage.line), damage.reason)
            numbered.__cause__ = damage
            return match, numbered
        return match, None

    def until(self, ply: int) -> Match:
        """Return a new match, of its own, with the first ``ply`` lines of this one."""
        match = Match(self.game, self.options, self.seats)
        match._lines = self._lines[:ply]
        match._stages = self._stages[: ply + 1]  # the stages never change
        match._comments = dict(self._comments)
        return match

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats' names."""
        return self.header.seats

    @property
    def lines(self) -> Sequence[Line]:
        """The lines so far."""
        return self._lines

    @property
    def stages(self) -> Sequence[Stage]:
        """The stages before the first line and after each one."""
        return self._stages

    @property
    def ply(self) -> int:
        """The number of lines."""
        return len(self._lines)

    @property
    def position(self) -> Position:
        """The present position; not to be changed."""
        return self._stages[-1].position

    @property
    def turn(self) -> int:
        """The seat to act, ``CHANCE`` or ``OVER``."""
        return self.position.turn()

    @property
    def chance(self) -> Chance | None:
        """The chance outcome that is to come, if there is one."""
        return self.game.chance(self.position) if self.turn == CHANCE else None

    def legal(self) -> list[str]:
        """Return the legal actions of the seat to act, sorted; none where no seat is to act."""
        return sorted(self.game.text(action) for action in legal_actions(self.position))

    @property
    def scores(self) -> tuple[int, ...]:
        """The present scores, one a seat."""
        return self.game.scores(self.position)

    @property
    def result(self) -> Result | None:
        """The result of the match; None while it goes on."""
        return self.game.result(self.position)

    def push(self, who: int, action: str) -> None:
        """Add a line.  Raises ``NotationError`` or ``IllegalAction``, and then nothing has changed."""
        line = Line(who, action)
        stage = following(self.game, self._stages[-1], line, self.ply)
        self._lines.append(line)
        self._stages.append(stage)

    def pop(self, count: int = 1) -> tuple[Line, ...]:
        """Take back that many seats' actions with every line after them; return the taken lines, in order.

        Raises ``ValueError`` where there are fewer actions.
        """
        acted = [ply for ply, line in enumerate(self._lines) if line.who != CHANCE_WHO]
        if not 1 <= count <= len(acted):
            raise ValueError(f"{len(acted)} actions can be taken back, not {count}")
        ply = acted[-count]
        taken = tuple(self._lines[ply:])
        del self._lines[ply:]
        del self._stages[ply + 1 :]
        return taken

    def actions_taken(self) -> int:
        """Return the number of lines that are seats' actions."""
        return sum(line.who != CHANCE_WHO for line in self._lines)

    @property
    def comments(self) -> Comments:
        """The comments on the present lines, by ply.

        Those on lines that were taken back are not among them, and are there again with these lines.
        """
        if not self._comments:  # nearly always, and this is asked at every ply
            return {}
        here = places(self._lines, {ply for ply, _ in self._comments})
        found = {ply: self._comments.get((ply, here[ply]), Comment()) for ply in sorted(here)}
        return {ply: one for ply, one in found.items() if one}

    @property
    def all_comments(self) -> Mapping[tuple[int, str], Comment]:
        """All comments, also those on lines that were taken back, and empty ones that were taken away.

        Each is under its ply, and what led there (``comments.places``).
        """
        return self._comments

    def comment(self, ply: int, new: Comment) -> None:
        """Comment on the line up to ``ply``, in place of an earlier comment; an empty one takes it away."""
        self._comments[ply, places(self._lines, [ply])[ply]] = new

    def record(self) -> Record:
        """Return the whole record."""
        return Record(self.header, self.game, dict(self.options), tuple(self._lines), comments=self.comments)


def valid_part(text: str) -> tuple[Record, RecordError | None]:
    """Read a full record up to its first damaged line: one that is no line, or that the rules refuse.

    Return the record of the lines before, and that line's error, if there is such a line.  Raises
    ``RecordError`` where the header cannot be read, and for a perspective.
    """
    record, unread = read_while_valid(text)
    match, refused = Match.of_record_while_valid(record)
    whole = replace(record, lines=tuple(match.lines), comments=until(record.comments, match.ply))
    return whole, refused or unread
