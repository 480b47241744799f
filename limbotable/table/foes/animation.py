"""The animation at the foe game's table between two lines of the record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import Phrase
from limbotable.core.position import CHANCE, OVER
from limbotable.core.sightings import token_order
from limbotable.games.foes.view import Cycle, FoesCard, FoesView, Laid, first_of
from limbotable.table.foes import log
from limbotable.table.foes.picture import chaos, picture, tableau
from limbotable.table.foes.words import left_over, match_title, round_title
from limbotable.table.tableau import READING, Beat, Frame, Piece, Tableau

# Times at normal speed, in milliseconds.
_PLAY: Final = 240
_TURN: Final = 280  #: a card comes from the deck and is turned up
_GATHER: Final = 320
_DEAL: Final = 260
_DEAL_EACH: Final = 70
_WALK: Final = 420
_SWEEP: Final = 260
_RISE: Final = 260
_CANCEL: Final = 450
_SEEN: Final = 120  #: the rest of a card that has come from the deck, for the user to see it
_JUDGED: Final = 750  #: a complete cycle
_CLASH: Final = 260  #: foes that are about to cancel each other
_BREATH: Final = 160  #: between two groups of them


def beats(
    before: FoesView, line: Line, after: FoesView, frame: Frame, names: Sequence[str]
) -> tuple[Beat, ...]:
    """Return the pictures from one line of the record to the next; the last is ``tableau(after)``."""
    renamed = {} if line.who == CHANCE_WHO else _renamed(before, after)
    animation = _FoesAnimation(_under(renamed, before), after, frame, names)
    if line.who != CHANCE_WHO:
        animation.tell(log.emptied(before, line, after, names))
        animation.play(line)
    elif line.action.startswith("shuffle foes"):
        animation.gather_foes()
        animation.tell(log.shuffled(before, line, after, names))
    else:
        animation.gather_cards()
        animation.tell(log.shuffled(before, line, after, names))
        animation.deal()
    animation.go_on()
    if after.winners is not None:
        animation.tell((match_title(after, names),))
    animation.rest(tableau(after, frame, names))
    series = animation.beats
    series[0] = replace(series[0], renamed=tuple(sorted(renamed.items())))
    return tuple(series)


def _renamed(before: FoesView, after: FoesView) -> dict[str, str]:
    """Return the present keys of the viewer's own cards, by their former ones.

    Where cards were chosen unseen, keys reveal nothing of the choice; their holder sees it all the same.
    """
    if before.viewer >= before.seats:
        return {}
    now = {sight.card: sight.token for sight in _face_up(after)}
    own = (*before.hands[before.viewer], *before.markers[before.viewer])
    return {one.token: now[one.card] for one in own if one.card in now and now[one.card] != one.token}


def _face_up(view: FoesView) -> Iterator[FoesCard]:
    """Yield the tactical cards that the viewer knows."""
    yield from view.hands[view.viewer]
    yield from view.markers[view.viewer]
    yield from view.discards
    yield from (laid.sight for laid in view.cycle.cards)


def _under(renamed: dict[str, str], view: FoesView) -> FoesView:
    """Return a view with other keys of its cards."""
    if not renamed:
        return view

    def every(rows: tuple[tuple[FoesCard, ...], ...]) -> tuple[tuple[FoesCard, ...], ...]:
        return tuple(
            tuple(replace(one, token=renamed.get(one.token, one.token)) for one in row) for row in rows
        )

    return replace(view, hands=every(view.hands), markers=every(view.markers))


class _FoesAnimation:
    """A series of pictures: each is made from a view on the way from one line to the next."""

    def __init__(self, before: FoesView, after: FoesView, frame: Frame, names: Sequence[str]) -> None:
        self.beats: list[Beat] = []
        self._after, self._frame, self._names = after, frame, names
        self._ends_cycle = after.cycles > before.cycles and after.last_cycle is not None
        self._ends_round = log.ended(before, after)
        self._comes = tuple(log.comes(before, after, names))
        self._untold: list[Phrase] = []
        self._scores = before.scores
        phase = "play" if before.phase == "reshuffle" else before.phase
        self._now = replace(before, phase=phase, turn=CHANCE, moves=(), refusals=(), winners=None, ranks=None)

    def _show(self, duration: int, *, stagger: int = 0, rest: int = 0, gone: Sequence[str] = ()) -> Tableau:
        made = picture(self._now, self._frame, self._names, gone)
        self._add(Beat(made, duration, stagger=stagger, rest=rest))
        return made

    def _add(self, beat: Beat) -> None:
        """Add a picture, which is told with all that has happened since the last one."""
        self.beats.append(replace(beat, said=tuple(self._untold)))
        self._untold = []

    def tell(self, told: Iterable[Phrase]) -> None:
        """Have these events told when the next picture is complete."""
        self._untold.extend(told)

    def rest(self, table: Tableau) -> None:
        """End with the table as it is from now on."""
        self._add(Beat(table, _PLAY))

    # --- shuffling and dealing --------------------------------------------------------------------------
    def gather_foes(self) -> None:
        """Move the foes back to their deck; show a new deck, and turn its first foe."""
        now, after = self._now, self._after
        foes = tuple(FoesCard(one.token, None) for corner in now.corners for one in corner.foes)
        if foes:
            empty = tuple(replace(corner, foes=(), groups=(), left=0) for corner in now.corners)
            self._now = replace(now, corners=empty, foe_deck=foes)
            self._show(_GATHER)
        assert after.foe is not None
        deck = (FoesCard(after.foe.token, None), *after.foe_deck)
        self._now = replace(after, turn=CHANCE, foe=None, foe_deck=deck)
        self._show(_PLAY, rest=_SEEN)
        self._now = replace(after, turn=CHANCE)

    def gather_cards(self) -> None:
        """Move all cards that are shuffled to the deck, face down."""
        now, kept = self._now, {token for hand in self._after.hands for token in _tokens(hand)}
        there = (*now.deck, *now.discards, *(one for row in now.markers for one in row))
        left = tuple(tuple(one for one in hand if one.token in kept) for hand in now.hands)
        there += tuple(one for hand in now.hands for one in hand if one.token not in kept)
        none: tuple[tuple[FoesCard, ...], ...] = ((),) * now.seats
        self._now = replace(
            now, deck=tuple(FoesCard(one.token, None) for one in there), discards=(), markers=none, hands=left
        )
        if there:
            self._show(_GATHER)

    def deal(self) -> None:
        """Show the new deck, and deal cards from its top."""
        now, after = self._now, self._after
        laid = {token for hand in now.hands for token in _tokens(hand)} | {
            one.sight.token for one in now.cycle.cards
        }
        on_table = (*(one for hand in after.hands for one in hand), *(one.sight for one in self._cards()))
        drawn = sorted(
            (one for one in on_table if one.token not in laid), key=lambda one: token_order(one.token)
        )
        deck = tuple(FoesCard(one.token, None) for one in (*drawn, *after.deck))
        self._now = replace(now, phase="play", deck=deck, discards=(), seen=after.seen)
        self._show(_PLAY, rest=_SEEN)
        dealt = {token for hand in after.hands for token in _tokens(hand)}
        self._now = replace(
            self._now, hands=after.hands, deck=tuple(one for one in deck if one.token not in dealt)
        )
        self._show(_DEAL, stagger=_DEAL_EACH)

    # --- a cycle ----------------------------------------------------------------------------------------
    def play(self, line: Line) -> None:
        """Lay the acting seat's marker, if it lays one; its card is laid by ``go_on``."""
        seat, after = line.who, self._after
        old = set(_tokens(self._now.markers[seat]))
        marker = [one for one in after.markers[seat] if one.token not in old]
        if marker:
            self._now = replace(
                self._now,
                hands=_put(self._now.hands, seat, after.hands[seat]),
                markers=_put(self._now.markers, seat, after.markers[seat]),
            )
            self._show(_PLAY)

    def go_on(self) -> None:
        """Lay the new cards, and show the consequences."""
        if self._ends_cycle:
            assert self._after.last_cycle is not None
            self._lay(self._after.last_cycle)
            self._end_cycle()
        self._lay(self._after.cycle)
        if self._ends_round:
            self._end_round()

    def _cards(self) -> Iterator[Laid]:
        """Yield the cards of the cycles that this line belongs to."""
        if self._ends_cycle and self._after.last_cycle is not None:
            yield from self._after.last_cycle.cards
        yield from self._after.cycle.cards

    def _lay(self, cycle: Cycle) -> None:
        for count in range(len(self._now.cycle.cards), len(cycle.cards)):
            laid, now = cycle.cards[count], self._now
            under_way = (*now.cycle.cards, replace(laid, hidden_by=()))
            self._now = replace(
                now,
                cycle=replace(now.cycle, cards=under_way),
                deck=_without(now.deck, laid),
                hands=tuple(_without(hand, laid) for hand in now.hands),
            )
            self.tell((log.laid_card(self._after, cycle, count, self._names),))
            self._show(_TURN if laid.blind else _PLAY, rest=_SEEN if laid.blind else 0)
            # Once it lies there, it can hide other cards, and is replaced.
            self._now = replace(self._now, cycle=first_of(cycle, count + 1))
            if not laid.blind:
                self._draw(laid.hero)
            last = count + 1 == len(cycle.cards) and cycle is not self._after.cycle
            self.tell(log.hidden_by_card(cycle, count))
            self.tell(log.none_visible(cycle, count, len(self._after.order)))
            if last:
                self.tell((log.verdict(cycle),))
            self._show(_PLAY, rest=_JUDGED if last else 0)

    def _draw(self, seat: int) -> None:
        hand = self._after.hands[seat]
        drawn = set(_tokens(hand))
        self._now = replace(
            self._now,
            hands=_put(self._now.hands, seat, hand),
            deck=tuple(one for one in self._now.deck if one.token not in drawn),
        )

    def _end_cycle(self) -> None:
        """Move the foe to its target, sweep the cards away, and turn the next foe."""
        now, after = self._now, self._after
        assert after.last_cycle is not None
        self.tell(log.taken(after, after.last_cycle, self._names))
        if after.taken is not None:
            deck = after.foe_deck if after.foe is None else (FoesCard(after.foe.token, None), *after.foe_deck)
            self._now = replace(now, corners=after.corners, foe=None, foe_deck=deck)
            self._show(_WALK)
        none = Cycle(after.cycle.starter, (), None, ())
        self._now = replace(
            self._now,
            cycle=none,
            discards=after.discards,
            foe=after.foe,
            foe_deck=after.foe_deck,
            seen=after.seen,
        )
        self.tell(self._comes)
        self._show(_SWEEP)

    # --- the end of a round -------------------------------------------------------------------------------
    def _end_round(self) -> None:
        """Show the chaos, group by group, and the foes that it leaves."""
        after = self._after
        self._now = replace(after, turn=CHANCE, winners=None, ranks=None, scores=self._scores)
        gone: tuple[str, ...] = ()
        for group in chaos(after):
            there = picture(self._now, self._frame, self._names, gone)
            self._add(Beat(_risen(there, group), _RISE, rest=_CLASH))
            gone += group
            self._show(_CANCEL, rest=_BREATH, gone=gone)
        self.tell(log.cancelled(after, self._names))
        if after.turn == OVER:
            self.tell((round_title(after, self._names), left_over(after, self._names)))
            return  # the end of the match has the result
        self._now = replace(self._now, scores=after.scores)
        there = picture(self._now, self._frame, self._names, gone)
        self.tell((round_title(after, self._names), left_over(after, self._names)))
        self._add(Beat(there, _PLAY, rest=READING, waits=True))


def _risen(there: Tableau, group: Iterable[str]) -> Tableau:
    """Return the picture with foes raised together that are about to cancel each other."""

    def risen(piece: Piece) -> Piece:
        return replace(piece, y=piece.y - 0.14, scale=piece.scale * 1.12, z=piece.z + 50, mark="taken")

    return replace(
        there, pieces=tuple(risen(piece) if piece.key in group else piece for piece in there.pieces)
    )


def _tokens(sights: Iterable[FoesCard]) -> Iterator[str]:
    return (sight.token for sight in sights)


def _without(sights: tuple[FoesCard, ...], laid: Laid) -> tuple[FoesCard, ...]:
    return tuple(one for one in sights if one.token != laid.sight.token)


def _put(
    rows: tuple[tuple[FoesCard, ...], ...], seat: int, row: tuple[FoesCard, ...]
) -> tuple[tuple[FoesCard, ...], ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])
