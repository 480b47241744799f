"""The table as data: pieces, signs, spots, and the gestures that mean an action.

A game's ``tableau(view, frame)`` is a pure function of one viewer's knowledge.  Nothing here draws, and
two equal views give two equal tableaux.

Lengths are in card units: a card is 1 wide and 1.4 high; ``MEASURES`` and a game's
table have the other kinds.  The origin
is the upper left corner of the table, x grows to the right and y downwards; a piece's x and y are those
of its centre.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from limbotable.core.phrases import Phrase
from limbotable.table.sheet import Sheet

#: The time to read a sheet that goes away by itself, in milliseconds.
READING: Final = 6000

CARD_WIDTH: Final = 1.0
CARD_HEIGHT: Final = 1.4

#: The outline of a piece that the seat to act may use.
Rim: TypeAlias = Literal["", "playable"]
#: ``last`` if the last turn touched the piece; ``taken`` or ``sunk`` if it would be; of a cycle's card
#: ``target`` if the foe goes to it, ``leads`` if it would so far, ``hidden`` if it would hide, ``shown`` if
#: not; ``pair`` or ``straight`` of foes that cancel each other.
Mark: TypeAlias = Literal[
    "", "last", "taken", "sunk", "target", "leads", "hidden", "shown", "pair", "straight"
]
#: Marks for users that want help at the table.
HELPING: Final[frozenset[Mark]] = frozenset({"pair", "straight"})

#: On the cloth lie ``dial``, ``plate``, ``shadow`` (the plate of the absent Shadow), ``note``, ``label`` (a
#: note that begins at the left), ``remark`` (a note that wraps), ``prompt`` (a larger one: what to do),
#: ``advice`` (a line over one that wraps), ``tray``, ``place`` (of a card), ``strokes`` (counts of four),
#: ``tally`` (numbers in columns), ``caption`` (a title over lines that wrap), ``halo`` (a light around a
#: thing), ``ghost`` (the outline of a tile that is gone; lit, if a seat took it) and ``score`` (rows of three
#: cells; one without the first is small print to the row above it); ``awards`` are printed on a location; a
#: ``banner`` lies over all pieces.
SignKind: TypeAlias = Literal[
    "dial",
    "plate",
    "shadow",
    "note",
    "label",
    "remark",
    "prompt",
    "advice",
    "tray",
    "place",
    "strokes",
    "tally",
    "caption",
    "halo",
    "ghost",
    "awards",
    "banner",
    "score",
]
#: The kinds of signs that name a seat, and are lit while it is to act.
PLATES: Final[tuple[SignKind, ...]] = ("plate", "shadow")

#: ``box`` is a rectangle; a ``hexagon`` stands on a corner; a ``disc`` is round.
Shape: TypeAlias = Literal["box", "hexagon", "disc"]


class Measure(msgspec.Struct, frozen=True):
    """The size, shape and sound of a kind of piece at scale 1."""

    width: float
    height: float
    shape: Shape
    sound: str = "card"  #: the sound of its movement: the name of a file of ``assets/sounds``


CARD: Final = Measure(CARD_WIDTH, CARD_HEIGHT, "box")
#: The kinds of pieces that any game may have; a game's table adds its own.  Tiles of one scale fit side
#: by side, and a ball of that scale sits in a tile.  A cube is seen from above: seven twelfths of its box are
#: its upper side, and one that stands on another is higher up by five twelfths of its own height.
MEASURES: Final[Mapping[str, Measure]] = {
    "card": CARD,
    "tile": Measure(1.0, 2 / 3**0.5, "hexagon", "tile"),
    "ball": Measure(0.62, 0.62, "disc", "ball"),
    "chip": Measure(0.42, 0.42, "disc", "chip"),
    "cube": Measure(0.30, 0.36, "box", "cube"),
}


class Frame(msgspec.Struct, frozen=True):
    """The available room, in card units."""

    width: float
    height: float
    letters: float = 1.0  #: the size of its words, as a multiple of the usual one; at most ``MOST_LETTERS``
    room: float = 1.0  #: how many times as wide and high as it needs to be: the user wants smaller things


#: How large words may be at a table: with larger ones there would be no room for its things.
MOST_LETTERS: Final = 1.5


class Piece(msgspec.Struct, frozen=True):
    """A physical thing on the table.

    ``key`` is the token: it stays the same for as long as an eye could follow the piece, and reveals
    nothing about a face that the viewer has not seen.
    """

    key: str
    kind: str  #: one of ``MEASURES``, or of the kinds of the game's table
    face: str  #: its upper face in the terms of the art (``7h``, ``red``); empty for a card's back
    x: float
    y: float
    z: int  #: a piece covers those with a lower one
    zone: str  #: the zone in which the keyboard finds it, one of ``Tableau.zones``; empty for none
    name: Phrase  #: the text for a screen reader
    angle: float = 0.0  #: degrees clockwise
    scale: float = 1.0
    rim: Rim = ""  #: drawn as a quiet outline
    dim: bool = False
    bare: bool = False  #: lies close on another piece, so it casts no shadow of its own
    caption: Phrase | None = None  #: the name of its place; written on it if the user wants that
    mark: Mark = ""
    handle: str = ""  #: the piece that a pointer here takes hold of, where that is another one
    tip: Phrase | None = None  #: the tip for a pointer that rests on it
    owner: str = ""  #: the name of the seat that it is counted for, where its own name has no seat


class Sign(msgspec.Struct, frozen=True):
    """A sign on the table: a seat's plate, the count's dial."""

    key: str
    kind: SignKind
    x: float
    y: float
    width: float
    height: float
    text: Phrase
    note: Phrase | None = None  #: a second, smaller line
    lit: bool = False  #: the seat to act, or otherwise the sign to look at
    help: bool = False  #: only for users that want help at the table
    counts: tuple[tuple[Phrase, int], ...] = ()  #: of ``strokes``, out of four each; ``note`` has words
    #: The texts in columns; ``text`` then has all of it for a screen reader.
    cells: tuple[Phrase | None, ...] = ()
    #: The pictures beside the words: the owner on a plate, those of each award or line (each a text of
    #: seats), the suits of a tally.
    faces: tuple[str, ...] = ()
    #: The words for a user that hears them, in place of the text and the note; none for a mere picture.
    said: tuple[Phrase, ...] | None = None
    piece: str = ""  #: the piece whose name has the same words, and which is read out in the sign's place
    #: what it counts or means, for a pointer that rests on it and for a user that hears it
    tip: Phrase | None = None

    @property
    def spoken(self) -> tuple[Phrase, ...]:
        """The sign as it is read out."""
        if self.said is not None:
            return self.said
        return (self.text,) if self.note is None else (self.text, self.note)


class Spot(msgspec.Struct, frozen=True):
    """An area that a picked piece may be put on."""

    key: str
    x: float
    y: float
    width: float
    height: float
    name: Phrase
    shape: Shape = "box"
    caption: Phrase | None = None  #: as a piece's


class Gesture(msgspec.Struct, frozen=True):
    """One way to mean one legal action.

    With ``pick`` and ``drop``: pick the piece, then choose (or drag it to) the spot or piece ``drop``.
    With neither: a button, in the order of ``Tableau.gestures``.  Several gestures with the same
    pick and drop are told apart in a chooser by their labels; or by ``also``, a piece that belongs to the
    action as well: picked together with the other one, it is the answer.
    """

    action: str  #: its notation
    label: Phrase
    pick: str = ""
    drop: str = ""
    preview: tuple[Sign, ...] = ()  #: signs that replace those of the same key while it is considered
    marks: tuple[tuple[str, Mark], ...] = ()  #: pieces by key, and the mark each wears meanwhile
    main: bool = False  #: the one that the piece alone means
    also: str = ""
    remark: Phrase | None = None  #: its consequences, for a user that hears them or is advised to do it
    heard: Phrase | None = None  #: in its place for a user that hears: also what an eye sees on the table
    #: Gestures with the same text here differ in nothing that matters: one five for another.
    alike: str = ""


class Way(msgspec.Struct, frozen=True):
    """The way of an action on the shown table: to a place, and from another one if it moves."""

    x: float
    y: float
    size: float  #: the width of the place
    start: tuple[float, float] | None = None


class Refusal(msgspec.Struct, frozen=True):
    """The reason, in terms of the rule, why an attempt that a user may well make has no gesture.

    Without ``drop`` it refuses every use of the piece ``pick``; with it, bringing that piece to this place.
    Without ``pick`` it says which piece is to be picked first, to a user that goes to the place ``drop``.
    """

    pick: str
    reason: Phrase
    drop: str = ""  #: a spot or piece


class Ground(msgspec.Struct, frozen=True):
    """The origin and scale of a thing that grows and is laid anew to fit."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0


class Together(msgspec.Struct, frozen=True):
    """Pieces that belong together by the rules, as connected balls do."""

    pieces: tuple[str, ...]  #: their keys
    said: Phrase  #: which they are and how they stand, for a user that hears it
    #: The same in short, in place of the names of the pieces in a list; None for a piece alone.
    brief: Phrase | None = None


class Tableau(msgspec.Struct, frozen=True):
    """One picture of the table for one viewer."""

    frame: Frame
    zones: tuple[str, ...]  #: in the order that Tab visits them
    pieces: tuple[Piece, ...]  #: keys are distinct
    signs: tuple[Sign, ...]  #: keys are distinct
    spots: tuple[Spot, ...]
    gestures: tuple[Gesture, ...] = ()
    #: All gestures told together, where a line for each would be too much to listen to.
    options: tuple[Phrase, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    only: Phrase | None = None  #: why the viewer has one action alone, where that is known
    ready: str = ""  #: the piece that is picked already, where no other could be
    ground: Ground = Ground()  #: the part that keeps its place for a user that looks closer
    sheet: Sheet | None = None  #: the result that lies over the table
    turn: Phrase | None = None  #: the seat to act, and what for; the viewer is addressed
    standing: tuple[Phrase, ...] = ()  #: what a viewer that is to act has to answer: told with the turn
    #: What else is told after the actions: cards that cannot be played, each with the reason, and rules that
    #: the actions show and do not say.
    beside: tuple[Phrase, ...] = ()
    #: What the points come to or are worth, in few words: told after the scores, and with a position.
    summary: tuple[Phrase, ...] = ()
    #: The same in full where the summary leaves much out: told in its place to a user that asks once more.
    in_full: tuple[Phrase, ...] = ()
    #: What lies on the table, where the names of its pieces are too many words: told with a position, in the
    #: place of the summary.
    position: tuple[Phrase, ...] = ()
    groups: tuple[Together, ...] = ()
    #: What an eye takes in at a glance, for a user that hears it: told after what is at stake.
    at_a_glance: tuple[Phrase, ...] = ()
    #: The zone whose pieces the viewer may lay in another order, in the order in which they lie there; the
    #: game and the others know nothing of it.
    arranged: str = ""
    #: What the marks on pieces mean, for a pointer that rests on one and for a user that hears it.
    legend: tuple[tuple[Mark, Phrase], ...] = ()
    naming: str = ""  #: the sign that gives way to the name of a card of the hand that the viewer is at,
    #: and to what comes next: after a pick that is no card of the hand, and after two pieces for one action
    onward: tuple[Phrase, Phrase] | None = None

    def meaning(self, mark: Mark) -> Phrase | None:
        """Return what a mark means; None where its game does not say."""
        return next((words for one, words in self.legend if one == mark), None)

    def without_help(self) -> Tableau:
        """Return the tableau without help."""
        return replace(
            self,
            pieces=tuple(
                replace(one, mark="", tip=None) if one.mark in HELPING else one for one in self.pieces
            ),
            signs=tuple(sign for sign in self.signs if not sign.help),
            gestures=tuple(
                replace(one, preview=tuple(sign for sign in one.preview if not sign.help))
                if one.preview
                else one
                for one in self.gestures
            ),
        )

    def at_rest(self) -> Tableau:
        """Return the tableau without the seat to act: nothing more is played from here."""
        signs = (one for one in self.signs if one.text != self.turn)
        return replace(
            self,
            signs=tuple(replace(one, lit=False) if one.kind in PLATES else one for one in signs),
            turn=None,
            standing=(),
        )


class Beat(msgspec.Struct, frozen=True):
    """One step of the animation between two positions: a picture and the time of the movement to it.

    Times are milliseconds at normal speed.  The last beat of a series is always the real tableau.
    """

    tableau: Tableau
    duration: int = 240  #: of one piece's movement
    stagger: int = 0  #: between the starts of two pieces that move in this beat
    rest: int = 0  #: the time of the picture before the next beat
    waits: bool = False  #: it is to be read: it rests at any speed, until the user goes on
    scores: bool = False  #: one step of the scoring of a round or the match, which the log tells as well
    said: tuple[Phrase, ...] = ()  #: the announcements when the picture is complete
    #: Pieces that go on under another key from its beginning, by the old one: where a seat chooses unseen,
    #: keys reveal nothing of the choice, and only viewers that see the faces can follow them.
    renamed: tuple[tuple[str, str], ...] = ()
