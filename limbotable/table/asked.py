"""What a user can ask of the table by ear: each answer a list of phrases from the picture that is shown.

So an answer says no more than the table shows, and never anticipates it.  The phrases are those of the
pieces and signs; a game's table names the signs that belong to a question (``GameTable.asked``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from math import hypot, sqrt
from string import ascii_letters
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from limbotable.core.phrases import Phrase, phrase
from limbotable.table.tableau import CARD_HEIGHT, PLATES, Gesture, Piece, Sign, Tableau
from limbotable.table.words import joined

#: ``stand`` is what is at stake now (the count, the foe, the places that lead), ``scores`` are all points;
#: ``brief`` is what a user needs first of a position, and what is at stake where a game does not name it.
Topic: TypeAlias = Literal["brief", "stand", "scores"]

_HAND: Final = "hand"  #: the zone of the viewer's cards
_PLAYED: Final = ("hand", "pile", "cycle", "corner")  #: zones that other questions are about
_NOBODYS: Final = ("board",)  #: zones with pieces of no seat, though their names have seats
_PLACED: Final = ("corner", "cubes")  #: zones that are told of place by place, or in few words
_TILE: Final = "tile"
_SQUARELY: Final = 0.15  #: of a piece's scale: one that is less far aside lies on it
#: The sides of a tile, which stands on a corner, and the ways to its neighbours: right and down.
_SIDES: Final = {
    "east": (1.0, 0.0),
    "north-east": (0.5, -sqrt(0.75)),
    "north-west": (-0.5, -sqrt(0.75)),
    "west": (-1.0, 0.0),
    "south-west": (-0.5, sqrt(0.75)),
    "south-east": (0.5, sqrt(0.75)),
}


class Owned(msgspec.Struct, frozen=True):
    """One seat's part of the table."""

    owner: str | Phrase  #: the seat's name, as the names of its pieces have it
    name: Phrase
    things: tuple[Phrase, ...]  #: its plate, its other signs, and its pieces that can be told apart


def turn(tableau: Tableau) -> tuple[Phrase, ...]:
    """Return the seat to act and what for, with what the viewer has to answer; after the match its result."""
    if tableau.turn is not None:
        return (tableau.turn, *tableau.standing)
    lit = [sign for sign in tableau.signs if sign.kind in PLATES and sign.lit]
    return tuple(phrase("asked.turn", seat=_owner(sign)) for sign in lit) or result(tableau)


def result(tableau: Tableau) -> tuple[Phrase, ...]:
    """Return the result that lies on the table in short: its title, and each player's last figure."""
    return () if tableau.sheet is None else (tableau.sheet.title, *tableau.sheet.totals())


def topic(wanted: Topic, tableau: Tableau, keys: Mapping[Topic, Sequence[str]]) -> tuple[Phrase, ...]:
    """Return what is about a topic; with a result on the table its lines are the scores.

    ``keys`` has for each topic the beginnings of the keys of signs, and zones: their pieces that lie open, or
    the top one where all lie face down.
    """
    if wanted == "scores" and tableau.sheet is not None:
        return tuple(tableau.sheet.sentences())
    starts = keys.get(wanted, ())
    summary = tableau.summary if wanted == "scores" else ()
    if not starts and wanted == "scores":
        return (*(joined(plate_phrases(sign)) for sign in _plates(tableau)), *summary)
    found: list[Phrase] = []
    for start in starts:
        found += [joined(one.spoken) for one in tableau.signs if one.key.startswith(start) and one.spoken]
        there = [one for one in tableau.pieces if one.zone == start]
        top = [max(there, key=lambda one: one.z)] if there else []
        found += [one.name for one in [one for one in there if one.face] or top]
    return tuple(dict.fromkeys((*found, *summary)))


def scores_in_full(tableau: Tableau, keys: Mapping[Topic, Sequence[str]]) -> tuple[Phrase, ...]:
    """Return the scores with all that their summary leaves out; nothing where it leaves out nothing."""
    if tableau.sheet is not None or not tableau.in_full:
        return ()
    return topic("scores", replace(tableau, summary=tableau.in_full), keys)


def stand(tableau: Tableau, keys: Mapping[Topic, Sequence[str]]) -> tuple[Phrase, ...]:
    """Return what is at stake now, with what is seen at a glance."""
    return (*topic("stand", tableau, keys), *tableau.at_a_glance)


def overview(tableau: Tableau, keys: Mapping[Topic, Sequence[str]]) -> tuple[Phrase, ...]:
    """Return a position in few words, for a user who has not heard how it came about."""
    brief = topic("brief" if "brief" in keys else "stand", tableau, keys)
    held = (hand_in_one(tableau),) if hand(tableau) else ()
    return tuple(dict.fromkeys((*brief, *(tableau.position or tableau.summary), *held)))


def left_out(tableau: Tableau, keys: Mapping[Topic, Sequence[str]]) -> tuple[Topic | Literal["groups"], ...]:
    """Return what the overview leaves out of, so that a user can ask for it."""
    told = {*overview(tableau, keys)}
    there: dict[Topic, tuple[Phrase, ...]] = {
        "stand": stand(tableau, keys),
        "scores": topic("scores", tableau, keys),
    }
    found = tuple(one for one, said in there.items() if {*said} - told)
    return (*found, "groups") if tableau.groups else found


def can_do(tableau: Tableau, picked: str = "") -> tuple[Phrase, ...]:
    """Return the actions that are possible, each once, with their consequences, or in fewer lines together.

    Of a piece that is picked, only its own; but not of the one that is picked without any choice.  There are
    none when a round or the match is over: then its result is returned.
    """
    chosen = picked if picked != tableau.ready else ""
    own = [one for one in tableau.gestures if chosen and chosen in (one.pick, one.also)]
    if own:
        return one_by_one(own)
    actions = tableau.options or one_by_one(tableau.gestures)
    return (*actions, *tableau.beside) if actions else result(tableau)


def waiting(tableau: Tableau, key: str) -> tuple[Phrase, ...]:
    """Return what the table waits for, and the key that tells the last action.

    ``key`` is empty where the user has none for that.  Nothing where the table waits for none to act.
    """
    awaited = tuple(phrase("asked.waits", turn=one) for one in turn(tableau)[:1])
    return (*awaited, phrase("asked.last", key=key)) if awaited and key else awaited


def buttons(labels: Sequence[Phrase]) -> Phrase:
    """Return the buttons that are offered, in one phrase."""
    return phrase("asked.buttons", names=joined(labels))


def one_by_one(gestures: Iterable[Gesture]) -> tuple[Phrase, ...]:
    """Return actions, each once, with their consequences."""
    found: dict[str, Phrase] = {}
    for one in gestures:
        found.setdefault(one.action, with_remark(one.label, consequence(one)))
    return tuple(dict.fromkeys(found.values()))


def with_remark(action: Phrase, remark: Phrase | None) -> Phrase:
    """Return an action with its consequence, in one sentence with it unless it is several of its own."""
    if remark is None:
        return action
    whole = remark.code == "sentences"
    return phrase("asked.action-whole" if whole else "asked.action", action=action, remark=remark)


def consequence(gesture: Gesture) -> Phrase | None:
    """Return what an action would lead to, as the table shows it to a user that considers it."""
    if gesture.heard is not None:
        return gesture.heard
    if gesture.remark is not None:
        return gesture.remark
    advice = [sign for sign in gesture.preview if sign.kind == "advice"]
    return joined(advice[0].spoken) if advice and advice[0].spoken else None


def hand_in_one(tableau: Tableau) -> Phrase:
    """Return the viewer's cards as one phrase, with their number."""
    cards = hand(tableau)
    return phrase("asked.hand", n=len(cards), cards=joined(cards)) if cards else phrase("asked.empty")


def hand(tableau: Tableau) -> tuple[Phrase, ...]:
    """Return the viewer's cards as they lie, from left to right, each by its name alone."""
    held = [one for one in tableau.pieces if one.zone == _HAND]
    top = min((one.y for one in held), default=0.0)
    # The cards of a fan lie a little lower at its ends.
    held.sort(key=lambda one: (round((one.y - top) / CARD_HEIGHT), one.x))
    return tuple(map(_card, held))


def own_in(zones: Container[str], viewer: str, tableau: Tableau) -> tuple[Phrase, ...]:
    """Return a seat's cards in some zones that it sees, as they are named there."""
    return tuple(
        one.name
        for one in tableau.pieces
        if one.zone in zones and one.face and dict(one.name.values).get("seat") == viewer
    )


def own(tableau: Tableau, viewer: str) -> tuple[Phrase, ...]:
    """Return what a seat has beside its plate and its hand: signs, and pieces that it has not played."""
    return tuple(
        one
        for plate in _plates(tableau)
        if _owner(plate) == viewer
        for one in (
            *(joined(sign.spoken) for sign in _beside(plate, tableau)),
            *counted(_pieces_of(viewer, tableau, without=(*_NOBODYS, *_PLAYED))),
        )
    )


def seats(tableau: Tableau, *, short: bool = False) -> tuple[Owned, ...]:
    """Return each seat's part of the table, in the order of the plates.

    ``short``: without the pieces that answers to other questions tell of in few words.
    """
    without = (*_NOBODYS, *(_PLACED if short else ()))
    return tuple(
        Owned(
            _owner(sign),
            sign.text,
            (
                joined(plate_phrases(sign)),
                *(joined(one.spoken) for one in _beside(sign, tableau)),
                *counted(_pieces_of(_owner(sign), tableau, without=without)),
            ),
        )
        for sign in _plates(tableau)
    )


def things(tableau: Tableau) -> tuple[Phrase, ...]:
    """Return everything on the table but the hand: the signs without the plates, and the pieces."""
    told = [one for one in tableau.signs if one.kind not in PLATES and not one.piece]
    signs = [joined(one.spoken) for one in told if one.spoken]
    pieces = [one for zone in tableau.zones if zone != _HAND for one in tableau.pieces if one.zone == zone]
    names = counted(_names([one for one in pieces if not _is_covered(one, tableau)], tableau))
    return tuple(dict.fromkeys((*signs, *names)))


def around(tableau: Tableau, key: str) -> tuple[Phrase, ...]:
    """Return what lies on each side of a tile or of a place for one, from the east on to the left.

    ``key`` is that of the place, or of a piece on the tile.  Nothing where no tile lies beside it.
    """
    at = _tile_at(tableau, key)
    if at is None:
        return ()
    x, y, scale = at
    found: dict[str, Phrase] = {}
    for side, (right, down) in _SIDES.items():
        there = [one for one in tableau.pieces if _is_at(one, x + right * scale, y + down * scale)]
        if there:
            found[side] = max(there, key=lambda one: one.z).name
    if not found:
        return ()
    lines = [
        phrase("asked.side", side=phrase(f"asked.{side}"), thing=found[side])
        for side in _SIDES
        if side in found
    ]
    bare = [phrase(f"asked.{side}") for side in _SIDES if side not in found]
    return (*lines, phrase("asked.sea", sides=joined(bare))) if bare else tuple(lines)


def group(tableau: Tableau, key: str) -> tuple[Phrase, ...]:
    """Return what is to be said of the pieces that one belongs together with; nothing without any."""
    return tuple(one.said for one in tableau.groups if key in one.pieces)


def next_of_group(tableau: Tableau, key: str) -> str:
    """Return the piece after this one among those it belongs together with, and after the last the first.

    Of the first group on the table that is for a piece without one; an empty text where there is none.
    """
    for one in tableau.groups:
        if key in one.pieces:
            return one.pieces[(one.pieces.index(key) + 1) % len(one.pieces)]
    return tableau.groups[0].pieces[0] if tableau.groups else ""


def _tile_at(tableau: Tableau, key: str) -> tuple[float, float, float] | None:
    """Return the middle and the scale of the tile with a piece, or of the place for one."""
    for spot in tableau.spots:
        if spot.key == key and spot.shape == "hexagon":
            return spot.x, spot.y, spot.width
    for piece in tableau.pieces:
        if piece.key == key and any(
            one.kind == _TILE and _is_at(one, piece.x, piece.y) for one in tableau.pieces
        ):
            return piece.x, piece.y, piece.scale
    return None


def _is_covered(piece: Piece, tableau: Tableau) -> bool:
    """Return whether another piece of its zone lies on a piece, as a ball on a tile, and hides it."""
    return any(
        one.z > piece.z
        and one.zone == piece.zone
        and hypot(one.x - piece.x, one.y - piece.y) < _SQUARELY * piece.scale
        for one in tableau.pieces
    )


def _is_at(piece: Piece, x: float, y: float) -> bool:
    """Return whether a piece lies on the tile with this middle."""
    return hypot(piece.x - x, piece.y - y) < piece.scale / 3


def counted(names: Iterable[Phrase]) -> Iterator[Phrase]:
    """Yield each name once, with its number if it comes several times and does not say how often."""
    for name, times in Counter(names).items():
        says_number = "n" in dict(name.values)
        yield name if times == 1 or says_number else phrase("asked.many", n=times, thing=name)


def plate_phrases(sign: Sign) -> tuple[Phrase, ...]:
    """Return a sign as it is read out; a plate, with whether its seat is to act."""
    acts = sign.kind in PLATES and sign.lit
    return (*sign.spoken, phrase("asked.to-act")) if acts else sign.spoken


def _plates(tableau: Tableau) -> list[Sign]:
    return [sign for sign in tableau.signs if sign.kind in PLATES]


def named(tableau: Tableau, said: Phrase) -> Sequence[str]:
    """Return what a sentence names: plates by their seats, and other signs by what stands on them.

    Each as a table finds its area, with “sign” before its key.
    """
    told = set(_values(said))
    return [
        f"sign {sign.key}"
        for sign in tableau.signs
        if sign.text in told or (sign.kind in PLATES and _owner(sign) in told)
    ]


def _values(said: Phrase) -> Iterator[object]:
    for _, value in said.values:
        yield value
        if isinstance(value, Phrase):
            yield from _values(value)


def _beside(plate: Sign, tableau: Tableau) -> Iterator[Sign]:
    """Yield the other signs of a seat: the keys of its signs end with its number."""
    number = plate.key.lstrip(ascii_letters)
    for sign in tableau.signs:
        if sign.key != plate.key and sign.key.lstrip(ascii_letters) == number and sign.spoken:
            yield sign


def _owner(plate: Sign) -> str | Phrase:
    """Return the seat of a plate as names of pieces have it."""
    name = dict(plate.text.values).get("text") if plate.text.code == "text" else None
    return name if isinstance(name, str | Phrase) else plate.text


def _pieces_of(owner: str | Phrase, tableau: Tableau, *, without: Container[str] = ()) -> Iterator[Phrase]:
    order = {zone: number for number, zone in enumerate(tableau.zones) if zone not in without}
    reached = [one for one in tableau.pieces if one.zone in order]
    mine = [one for one in reached if owner in (one.owner, *_seats_in(one.name))]
    return _names(sorted(mine, key=lambda one: order[one.zone]), tableau)


def _names(pieces: Iterable[Piece], tableau: Tableau) -> Iterator[Phrase]:
    """Yield the names of pieces; of those that belong together, in the place of the first, one for all."""
    groups = {key: one for one in tableau.groups if one.brief is not None for key in one.pieces}
    told: set[str] = set()
    for piece in pieces:
        group = groups.get(piece.key)
        if group is None or group.brief is None:
            yield piece.name
        elif piece.key not in told:
            told.update(group.pieces)
            yield group.brief


def _seats_in(name: Phrase) -> Iterator[object]:
    """Yield the seat in a name, and in a name within it, as that of a foe that another one cancels."""
    for key, value in name.values:
        if key == "seat":
            yield value
        elif isinstance(value, Phrase):
            yield from _seats_in(value)


def _card(piece: Piece) -> Phrase:
    card = dict(piece.name.values).get("card")
    return card if isinstance(card, Phrase) else piece.name
