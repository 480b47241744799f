"""A viewer's sight of a match, at any ply: pictures, beats and the phrases of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from limbotable.app.match.setup import players_of
from limbotable.core.game import Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import OVER
from limbotable.core.replay import Stage, has_ended
from limbotable.core.view import View, without_moves
from limbotable.play.match import Match
from limbotable.play.perspective import perspective, seen_line, seen_lines
from limbotable.play.reasons import Reasoner
from limbotable.table import table_of
from limbotable.table.hands import HAND, arranged_hand, sorted_hand
from limbotable.table.sheet import Sheet
from limbotable.table.tableau import Beat, Frame, Piece, Tableau
from limbotable.ui.words.match_words import table_names

DEALT: Final = "dealt"  #: the order of a hand as it was dealt


class PointOfView:
    """A viewer of a match: a seat, or a spectator.

    A point of the match is named by its ply: the number of lines then.  Everything is from the viewer's
    knowledge then; only the lines themselves are from the viewer's knowledge now.
    """

    all_open = False  #: whether it combines several viewers' points of view

    def __init__(
        self,
        match: Match,
        viewer: int,
        frame: Callable[[], Frame],
        players: Sequence[str] = (),
        *,
        help: bool = True,  # noqa: A002 - as everywhere
        acts: bool = True,
        order: str = DEALT,
        own: Sequence[str] = (),
    ) -> None:
        """``players``: for each seat a person or a level; by default those that the match's header names.

        ``help``: the table shows help beyond its pieces; ``acts``: it offers the legal actions.  ``order`` is
        that of the viewer's hand, one of the table's ``sorts``; any other is that of the deal.  ``own`` has
        the keys of cards in an order that the viewer has given them.
        """
        self.match = match
        self.viewer = viewer
        self._frame = frame
        self.help = help
        self._acts = acts
        self._players = players or players_of(match.header)
        self.order = order
        self.own = tuple(own)
        self._table = table_of(match.game)
        self._views: list[tuple[Stage, View]] = []  # the last two, between which an animation runs
        self._ends: dict[int, tuple[Stage, View]] = {}  # by ply: the views at the ends of rounds
        self._told: list[tuple[Stage, Line, tuple[Phrase, ...]]] = []  # by line: what was told of it last

    def framed(self, frame: Callable[[], Frame]) -> PointOfView:
        """Return the same point of view in another frame, without anything to be done there."""
        return type(self)(
            self.match,
            self.viewer,
            frame,
            self._players,
            help=self.help,
            acts=False,
            order=self.order,
            own=self.own,
        )

    @property
    def _names(self) -> tuple[str, ...]:
        return table_names(self.match.seats, self._players)

    def view(self, ply: int | None = None) -> View:
        """Return the viewer's view after ``ply`` lines, or now."""
        stage = self.match.stages[self.match.ply if ply is None else ply]
        for known, view in self._views:
            if known is stage:
                return view
        view = self.match.game.view(self.match.options, stage.position, stage.sightings, self.viewer)
        view = view if self._acts else without_moves(view)
        self._views = [*self._views[-1:], (stage, view)]
        return view

    def tableau(self, ply: int | None = None) -> Tableau:
        """Return the table after ``ply`` lines, or now; at the end of the match its result lies over it."""
        ply = self.match.ply if ply is None else ply
        picture = self._helped(self._table.tableau(self.view(ply), self._frame(), self._names))
        return replace(picture, sheet=self.sheet(ply)) if self._over(ply) else picture

    def reasoner(self, ply: int | None = None, seat: int | None = None) -> Reasoner:
        """Return what explains the action to come, now or after ``ply`` lines.

        It knows what the viewer knew then, or what another seat did: that is for matches that are over or
        hide nothing.
        """
        match = self.match if ply is None else self.match.until(ply)
        knows = self.viewer if seat is None else seat
        told = perspective(match, knows if knows < len(match.seats) else None)
        return Reasoner(told, self._names)

    def seen_action(self, ply: int) -> str:
        """Return the action of a line as the viewer was able to see it."""
        return seen_line(self.match, self.viewer, ply).action

    def beats(self, ply: int) -> tuple[Beat, ...]:
        """Return the pictures from ``ply`` lines to one line more."""
        before, after = self.view(ply), self.view(ply + 1)
        line = seen_line(self.match, self.viewer, ply)
        beats = self._table.beats(before, line, after, self._frame(), self._names)
        helped = [replace(beat, tableau=self._helped(beat.tableau)) for beat in beats]
        sheet = self.sheet(ply + 1)
        if sheet is None:
            return tuple(helped)
        over = self._over(ply + 1)
        told = [(over and k == len(helped) - 1) or beat.waits for k, beat in enumerate(helped)]
        return tuple(
            replace(beat, tableau=replace(beat.tableau, sheet=sheet)) if tells else beat
            for beat, tells in zip(helped, told, strict=True)
        )

    def sheet(self, ply: int) -> Sheet | None:
        """Return the result of the round or the match that the ``ply``-th line has ended, if it has."""
        make, stages = self._table.sheet, self.match.stages
        if make is None or ply == 0 or not has_ended(self.match.game, stages[ply - 1], stages[ply]):
            return None
        ends = [k for k in range(1, ply + 1) if has_ended(self.match.game, stages[k - 1], stages[k])]
        return make([self._view_at_end(k) for k in ends], self._names)

    def _view_at_end(self, ply: int) -> View:
        stage = self.match.stages[ply]
        known = self._ends.get(ply)
        if known is None or known[0] is not stage:
            known = (
                stage,
                self.match.game.view(self.match.options, stage.position, stage.sightings, self.viewer),
            )
            self._ends[ply] = known
        return known[1]

    def _over(self, ply: int) -> bool:
        return bool(self.match.stages[ply].position.turn() == OVER)

    def log_by_line(self) -> list[tuple[Phrase, ...]]:
        """Return the phrases of the log, line by line."""
        known, names = self._told, self._names
        self._told = []
        for ply, line in enumerate(seen_lines(self.match, self.viewer)):
            stage = self.match.stages[ply + 1]
            if ply < len(known) and known[ply][0] is stage and known[ply][1] == line:
                self._told.append(known[ply])
            else:
                before, after = self.view(ply), self.view(ply + 1)
                self._told.append((stage, line, self._table.events(before, line, after, names)))
        return [events for _, _, events in self._told]

    def _helped(self, picture: Tableau) -> Tableau:
        sort = self._table.sorts.get(self.order)
        picture = picture if sort is None else sorted_hand(picture, sort)
        if self.own:
            picture = arranged_hand(picture, self.own)
        if self._acts and self._table.sorts:
            picture = replace(picture, arranged=HAND)
        return picture if self.help else picture.without_help()


class AtRest(PointOfView):
    """The point of view of a match from which nothing more is played: no seat is to act.

    Where its last line has ended a round, the table stays as it was then: the rules may have dealt already.
    """

    def tableau(self, ply: int | None = None) -> Tableau:
        ply = self.match.ply if ply is None else ply
        return self.beats(ply - 1)[-1].tableau if self._ends_round(ply) else super().tableau(ply)

    def beats(self, ply: int) -> tuple[Beat, ...]:
        found = super().beats(ply)
        if not self._ends_round(ply + 1):
            return found
        read = max(k for k, beat in enumerate(found) if beat.waits)
        end = replace(found[read].tableau, sheet=None)
        return (*found[: read + 1], Beat(end, found[read].duration))

    def log_by_line(self) -> list[tuple[Phrase, ...]]:
        told, ply = super().log_by_line(), self.match.ply
        if self._ends_round(ply):
            told[-1] = tuple(said for beat in self.beats(ply - 1) for said in beat.said)
        return told

    def _ends_round(self, ply: int) -> bool:
        """Return whether the match stops after ``ply`` lines, at the end of a round and not its own."""
        return ply == self.match.ply and not self._over(ply) and self.sheet(ply) is not None

    def _helped(self, picture: Tableau) -> Tableau:
        return super()._helped(picture).at_rest()


class OpenHands(PointOfView):
    """All seats' points of view at once, from the viewer's side of the table.

    Cards with their face to one of the seats lie open; cards that no seat has seen stay face down.
    """

    all_open = True

    def tableau(self, ply: int | None = None) -> Tableau:
        return _opened(super().tableau(ply), [one.tableau(ply) for one in self._others()])

    def beats(self, ply: int) -> tuple[Beat, ...]:
        mine = super().beats(ply)
        theirs = [one.beats(ply) for one in self._others()]
        # A viewer that sees more may be shown it in more pictures; then only its last one is used.
        abreast = [beats if len(beats) == len(mine) else beats[-1:] * len(mine) for beats in theirs]
        return tuple(
            replace(
                beat,
                tableau=_opened(beat.tableau, [one.tableau for one in others]),
                renamed=tuple(sorted({pair for one in (beat, *others) for pair in one.renamed})),
            )
            for beat, *others in zip(mine, *abreast, strict=True)
        )

    def _others(self) -> list[PointOfView]:
        return [
            PointOfView(self.match, seat, self._frame, self._players, help=self.help, acts=self._acts)
            for seat in range(len(self.match.seats))
            if seat != self.viewer
        ]


def _opened(picture: Tableau, others: Sequence[Tableau]) -> Tableau:
    """Return a picture with the faces of its pieces in other pictures."""
    faces: Mapping[str, Piece] = {
        piece.key: piece for other in others for piece in other.pieces if "card" in dict(piece.name.values)
    }
    return replace(
        picture,
        pieces=tuple(
            _turned(piece, faces[piece.key]) if not piece.face and piece.key in faces else piece
            for piece in picture.pieces
        ),
    )


def _turned(piece: Piece, seen: Piece) -> Piece:
    """Return a piece in its place, with the face and the card's name that another viewer sees."""
    name = piece.name
    if "card" not in dict(name.values):
        name = phrase("replay.open", card=dict(seen.name.values)["card"], piece=name)
    return replace(piece, face=seen.face, name=name, tip=piece.tip if piece.tip is not None else seen.tip)
