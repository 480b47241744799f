"""The animation on the table of Libtis from one line of the record to the next, and its log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from limbotable.core.chance import UNSEEN
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import CHANCE
from limbotable.core.view import without_moves
from limbotable.games.libtis.deck import CHIP_VALUES, SUITS, card_phrase, location_phrase
from limbotable.games.libtis.explain import group_phrase, listed, remarks, standing_phrases, suit_phrase
from limbotable.games.libtis.view import FROM_SUPPLY, Award, LibtisCard, LibtisMove, LibtisView
from limbotable.table.libtis.layout import index_of
from limbotable.table.libtis.picture import bonus_piece, chip_key, places_of, tableau
from limbotable.table.libtis.sheet import account_phrases, bonus_reason, match_title, round_total
from limbotable.table.libtis.signs import boxed, chips_hidden
from limbotable.table.lie import Lie
from limbotable.table.tableau import CARD_HEIGHT, READING, Beat, Frame, Piece, Sign, Tableau

# Times at normal speed, in milliseconds.
_PLAY: Final = 240
_DEAL: Final = 260
_DEAL_EACH: Final = 70
_DROP: Final = 130
_BOUNCE: Final = 50
_PAY: Final = 200
_CHIPS: Final = 380
_CHIPS_EACH: Final = 50
_READ: Final = 450  #: for the plainest award
_READ_MORE: Final = 450  #: for each further group of an award, and if seats share a place
_TURN_UP: Final = 300
_LOOK: Final = 900
_READ_BONUS: Final = 1900
_SEEN: Final = 650  #: for a card that another seat plays
_AT_ONCE: Final = 1

_HELD: Final = 0.34  #: the height above its place from which a cube drops
_HOP: Final = 0.035
_PRIZE: Final = 600  #: the height at which chips lie on a location,
_HIGHEST: Final = 900  #: and of a card that is held up
_LARGE: Final = 1.15  #: the scale of that card
_EDGE: Final = 0.1  #: its distance from the plate and from the edges of the table


# --- the log ------------------------------------------------------------------------------------------
def events(before: LibtisView, line: Line, after: LibtisView, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return the events of a line, for the log and the screen reader."""
    return (
        *_told(before, line, after, names),
        *(one for said in _awarded(before, after, names) for one in said),
        *_totalled(before, after, names),
        *_ended(after, names),
    )


def _told(before: LibtisView, line: Line, after: LibtisView, names: Sequence[str]) -> Iterator[Phrase]:
    word, _, rest = line.action.partition(" ")
    if line.who == CHANCE_WHO:
        yield _chance_phrase(line, after, names)
    elif word == "take":
        if rest == UNSEEN:
            yield phrase("libtis.log.take-hidden", seat=names[line.who])
        else:
            yield phrase("libtis.log.take", seat=names[line.who], card=card_phrase(rest))
    else:
        move = _move(line)
        seat, card, end = names[line.who], card_phrase(word), location_phrase(move.location)
        if move.source == FROM_SUPPLY:
            yield phrase("libtis.log.supply", seat=seat, card=card, location=end)
        else:
            source = location_phrase(move.source)
            yield phrase("libtis.log.move", seat=seat, card=card, source=source, location=end)
        arriving, *leaving = remarks(before, move, names)
        came = dict(arriving.values)
        yield phrase("libtis.came", location=came["location"], remarks=came["remarks"])
        yield from leaving
        plays_on = after.hands[line.who] or before.round < before.rounds
        if before.supplies[line.who] and not after.supplies[line.who] and plays_on:
            yield phrase("libtis.log.emptied", seat=seat)


def _chance_phrase(line: Line, after: LibtisView, names: Sequence[str]) -> Phrase:
    assert after.start is not None
    start = names[after.start]
    if line.action.startswith("start "):
        return phrase("libtis.log.start", seat=start)
    if line.action.startswith("shuffle deck") and after.round == 1:
        return phrase("libtis.log.deal-first", round=after.round)
    if line.action.startswith("shuffle deck"):
        return phrase("libtis.log.deal", seat=start, round=after.round)
    if after.draft is None:
        return phrase("libtis.log.bonuses")
    return phrase("libtis.log.set", seat=names[after.draft.seat])


def _move(line: Line) -> LibtisMove:
    """Return the move of a line, without the keys of its pieces, which the log does not need."""
    source, arrow, location = line.action.partition(" ")[2].rpartition(">")
    return LibtisMove(line.action, "", location, source if arrow else FROM_SUPPLY)


def _awards(before: LibtisView, after: LibtisView) -> tuple[Award, ...]:
    """Return the payments if a round has ended, location by location where a seat has a cube."""
    last = after.last_round
    if last is None or (before.last_round is not None and before.last_round.number == last.number):
        return ()
    return tuple(award for award in last.awards if award.standing)


def _awarded(before: LibtisView, after: LibtisView, names: Sequence[str]) -> list[tuple[Phrase, ...]]:
    """Return the phrases of each award, and first the one that there are some."""
    said: list[tuple[Phrase, ...]] = [(award_phrase(award, names),) for award in _awards(before, after)]
    if said and after.last_round is not None:
        said[0] = phrase("libtis.log.scored", round=after.last_round.number), *said[0]
    return said


def award_phrase(award: Award, names: Sequence[str]) -> Phrase:
    """Return a location's payment in words: the seats, their chips, and the shared places."""
    said = listed(standing_phrases(award.standing, names))
    return phrase("libtis.at", location=location_phrase(award.location), remarks=said)


def _totalled(before: LibtisView, after: LibtisView, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return the points of a round in one line, if one has ended."""
    if not _awards(before, after):
        return ()
    assert after.last_round is not None
    return (round_total(after.last_round, names),)


def _ended(after: LibtisView, names: Sequence[str]) -> tuple[Phrase, ...]:
    return (*account_phrases(after, names), match_title(after, names)) if after.accounts else ()


# --- the pictures -------------------------------------------------------------------------------------
def beats(
    before: LibtisView, line: Line, after: LibtisView, frame: Frame, names: Sequence[str]
) -> tuple[Beat, ...]:
    """Return the pictures from one line of the record to the next; the last is ``tableau(after)``."""
    return tuple(_LibtisAnimation(before, line, after, frame, names).beats())


class _LibtisAnimation:
    def __init__(
        self, before: LibtisView, line: Line, after: LibtisView, frame: Frame, names: Sequence[str]
    ) -> None:
        self._before = without_moves(before)
        self._after = after
        self._line = line
        self._names = names
        self._said = tuple(_told(before, line, after, names))
        self._awards = _awards(before, after)
        self._awarded = _awarded(before, after, names)
        self._show: Callable[[LibtisView], Tableau] = lambda view: tableau(view, frame, names)
        self._places = places_of(after, frame)
        self._final = self._show(after)

    def beats(self) -> Iterator[Beat]:
        word = self._line.action.partition(" ")[0]
        if self._line.who == CHANCE_WHO:
            yield from self._dealt()
        elif word == "take":
            yield from self._taken()
        else:
            yield from self._played()

    # --- chance ---------------------------------------------------------------------------------------
    def _dealt(self) -> Iterator[Beat]:
        """Yield the whole deck on one pile, then the hands card by card; the same with bonus cards."""
        after, action = self._after, self._line.action
        if action.startswith("shuffle deck"):
            yield Beat(self._gathered(self._show(without_moves(after)), "decktet"), _PLAY, said=self._said)
            yield Beat(self._final, _DEAL, stagger=_DEAL_EACH)
        elif action.startswith("shuffle bonus"):
            yield Beat(self._gathered(self._show(without_moves(after)), "bonus"), _PLAY, said=self._said)
            yield Beat(self._final, _DEAL, stagger=_DEAL_EACH)
        else:
            yield Beat(self._final, _PLAY, said=self._said)

    def _gathered(self, picture: Tableau, kind: str) -> Tableau:
        """Return a picture with all cards of a kind face down on the pile, the first to be dealt on top."""
        pile = self._places.pile
        cards = [piece for piece in picture.pieces if piece.kind == kind]
        lie = {piece.key: height for height, piece in enumerate(reversed(cards))}
        return replace(
            picture,
            pieces=tuple(
                replace(
                    piece,
                    x=pile.x - 0.002 * lie[piece.key],
                    y=pile.y - 0.004 * lie[piece.key],
                    z=_PRIZE + lie[piece.key],
                    scale=pile.scale,
                    angle=0.0,
                    face="",
                    bare=lie[piece.key] > 0,
                )
                if piece.key in lie
                else piece
                for piece in picture.pieces
            ),
        )

    def _taken(self) -> Iterator[Beat]:
        """Move the taken card from its place in the set, or from the middle where that place is unknown."""
        seat, card = self._line.who, self._line.action.partition(" ")[2]
        draft = self._before.draft
        assert draft is not None
        there = self._show(self._before)
        lies = [piece for piece in there.pieces if piece.zone == "set"]
        seen = [one.token for one in draft.cards if one.card == card]
        taken = next((piece for piece in lies if piece.key in seen), lies[len(lies) // 2])
        sight = self._after.bonuses[seat]
        assert sight is not None
        shown = sight if seen else LibtisCard(sight.token, None)
        from_set = bonus_piece(shown, seat, Lie(taken.x, taken.y, taken.scale), self._names)
        left = tuple(piece for piece in there.pieces if piece.key != taken.key)
        yield Beat(replace(there, pieces=(*left, replace(from_set, z=taken.z))), _AT_ONCE, said=self._said)
        yield Beat(self._final, _PLAY)

    # --- a card and a cube ----------------------------------------------------------------------------
    def _played(self) -> Iterator[Beat]:
        played = self._after.pile[-1]
        up = self._show(
            replace(
                self._before,
                hands=tuple(
                    tuple(one for one in hand if one.token != played.sight.token)
                    for hand in self._before.hands
                ),
                pile=self._after.pile,
            )
        )
        there = self._there()
        end = next(piece for piece in there.pieces if piece.key == played.cube)
        said = self._said
        if self._line.who != self._after.viewer:
            yield Beat(self._held_up(up, played.sight.token), _PLAY, rest=_SEEN, said=said)
            said = ()
        yield Beat(_lifted(up, end, _HELD), _PLAY, said=said)
        yield Beat(there, _DROP)
        yield Beat(_lifted(there, end, _HOP), _BOUNCE)
        if not self._awards:
            yield Beat(self._final, _BOUNCE)
            return
        yield Beat(there, _BOUNCE, rest=_LOOK // 2)
        yield from self._paid()

    def _held_up(self, picture: Tableau, card: str) -> Tableau:
        """Return a picture with a card face up and large at the plate of the seat that plays it."""
        plate = self._places.seat(self._line.who).plate()
        frame = picture.frame
        across, down = _LARGE / 2 + _EDGE, CARD_HEIGHT * _LARGE / 2 + _EDGE
        x = min(max(plate.x, across), frame.width - across)
        beside = plate.height / 2 + down
        y = plate.y + (beside if plate.y < frame.height / 2 else -beside)
        return replace(
            picture,
            pieces=tuple(
                replace(one, x=x, y=y, z=_HIGHEST, scale=_LARGE, angle=0.0) if one.key == card else one
                for one in picture.pieces
            ),
        )

    def _there(self) -> Tableau:
        """Return the table after the play, without gestures and before any payment."""
        if self._awards:
            return self._show(_unpaid(self._before, self._after))
        still = without_moves(self._after)
        return self._final if still == self._after else self._show(still)

    # --- the end of a round ---------------------------------------------------------------------------
    def _paid(self) -> Iterator[Beat]:
        """Pay location by location: the chips appear there, with the reason, and go to their seats."""
        view = _unpaid(self._before, self._after)
        for award, said in zip(self._awards, self._awarded, strict=True):
            there = self._show(view)
            chips = list(self._prizes(view, award))
            told = award_phrase(award, self._names)
            lying = [_laid(piece, here) for piece, here, _ in chips]
            signs = (*there.signs, *self._telling(award, told))
            paying = replace(there, pieces=(*there.pieces, *lying), signs=signs)
            yield Beat(paying, _PAY, rest=_reading(award), scores=True, said=said)
            view = _with_award(view, award)
            gone = self._show(view)
            if chips_hidden(view):
                home = [_laid(piece, seat) for piece, _, seat in chips]
                gone = replace(gone, pieces=(*gone.pieces, *home))
            if chips:
                signs = (*gone.signs, *self._telling(award, told))
                yield Beat(replace(gone, signs=signs), _CHIPS, stagger=_CHIPS_EACH, scores=True)
        total = _totalled(self._before, self._after, self._names)
        if not self._after.accounts:
            yield Beat(self._show(view), _PLAY, rest=READING, waits=True, said=total)
            yield Beat(self._final, _PLAY)
            return
        yield Beat(self._show(view), _PLAY, rest=_LOOK, scores=True, said=total)
        yield from self._turned_up(view)
        yield Beat(self._final, _PLAY, said=_ended(self._after, self._names))

    def _turned_up(self, view: LibtisView) -> Iterator[Beat]:
        """Turn up the bonus cards, one after the other, each with what it pays and why."""
        for seat, account in enumerate(self._after.accounts):
            if account.bonus is None:
                continue
            scores, bonuses = list(view.scores), list(view.bonuses)
            scores[seat] += account.bonus.points
            bonuses[seat] = self._after.bonuses[seat]
            view = replace(view, scores=tuple(scores), bonuses=tuple(bonuses))
            there = self._show(view)
            title, reason = bonus_reason(account.bonus, self._names)
            told = phrase("libtis.at", location=title, remarks=reason)
            caption = boxed(
                "caption",
                "caption",
                self._places.caption(),
                told,
                cells=(title, reason),
                faces=("", str(seat)),
            )
            signs = (*there.signs, caption)
            yield Beat(replace(there, signs=signs), _TURN_UP, rest=_READ_BONUS, scores=True)

    def _prizes(self, view: LibtisView, award: Award) -> Iterator[tuple[Piece, Lie, Lie]]:
        """Yield each chip that a location pays, its place there, and the middle of its seat's chips."""
        index = index_of(award.location)
        suits = view.locations[index].suits
        for group in award.standing:
            if group.suit is None:
                continue
            suit, place = SUITS.index(group.suit), suits.index(group.suit)
            for number, seat in enumerate(group.seats):
                held = view.chips[seat]
                key = chip_key(seat, suit, 0 if held is None else held[suit])
                if chips_hidden(view):
                    key = f"prize.{award.location}.{seat}"
                name = phrase("libtis.name.chip", seat=self._names[seat], suit=suit_phrase(group.suit))
                piece = Piece(key, "chip", group.suit, 0.0, 0.0, _PRIZE, "", name)
                lie = self._places.board.prize(index, place, number, len(group.seats))
                yield piece, lie, self._places.seat(seat).chips()

    def _telling(self, award: Award, told: Phrase) -> Iterator[Sign]:
        """Yield a light around the location, and its payment in words."""
        yield boxed("halo", "halo", self._places.board.halo(index_of(award.location)), told)
        yield boxed(
            "caption",
            "caption",
            self._places.caption(),
            told,
            cells=(
                location_phrase(award.location),
                *(group_phrase(group, self._names) for group in award.standing),
            ),
            faces=("", *("".join(map(str, group.seats)) for group in award.standing)),
        )


def _reading(award: Award) -> int:
    """Return the time to read a location's payment, in milliseconds: longer where seats share a place."""
    shared = any(len(group.seats) > 1 for group in award.standing)
    return _READ + _READ_MORE * (len(award.standing) - 1 + shared)


def _laid(piece: Piece, lie: Lie) -> Piece:
    return replace(piece, x=lie.x, y=lie.y, scale=lie.scale)


def _unpaid(before: LibtisView, after: LibtisView) -> LibtisView:
    """Return the end of a round before any location has paid; the next start player is not named yet."""
    return replace(
        without_moves(after),
        turn=CHANCE,
        start=before.start,
        scores=before.scores,
        chips=before.chips,
        bonuses=before.bonuses,
        accounts=(),
        winners=None,
    )


def _with_award(view: LibtisView, award: Award) -> LibtisView:
    """Return the view after a location has paid."""
    scores = list(view.scores)
    chips = [None if held is None else list(held) for held in view.chips]
    for seat, suit in award.chips():
        scores[seat] += CHIP_VALUES[SUITS.index(suit)]
        held = chips[seat]
        if held is not None:
            held[SUITS.index(suit)] += 1
    return replace(
        view,
        scores=tuple(scores),
        chips=tuple(None if held is None else tuple(held) for held in chips),
    )


def _lifted(picture: Tableau, end: Piece, height: float) -> Tableau:
    """Return the picture with a cube above its future place."""
    return replace(
        picture,
        pieces=tuple(
            replace(one, x=end.x, y=end.y - height * end.scale, z=end.z, scale=end.scale, bare=False)
            if one.key == end.key
            else one
            for one in picture.pieces
        ),
    )
