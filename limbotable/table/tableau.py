"""What lies on the table, as data: pieces, signs, spots, and the gestures that mean an action.

A game's ``tableau(view, frame)`` is a pure function of what one seat knows.  Nothing here draws, and
two equal views give two equal tableaux.

Lengths are in card units: a card is 1 wide and 1.4 high; ``MEASURES`` and a game's
table have the other kinds.  The origin
is the upper left corner of the table, x grows to the right and y downwards; a piece's x and y are those
of its centre.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from limbotable.core.phrases import Phrase

CARD_WIDTH: Final = 1.0
CARD_HEIGHT: Final = 1.4

#: Marks that are there for who wants help at the table: foes that cancel each other.
HELPING: Final = frozenset({"pair", "straight"})

#: ``box`` is a rectangle; a ``hexagon`` stands on a corner; a ``disc`` is round.
Shape: TypeAlias = Literal["box", "hexagon", "disc"]


@dataclass(frozen=True, slots=True)
class Measure:
    """What a kind of piece covers when its scale is 1, and what it sounds like."""

    width: float
    height: float
    shape: Shape
    sound: str = "card"  #: what is heard when it moves: a file of ``assets/sounds`` by its name


CARD: Final = Measure(CARD_WIDTH, CARD_HEIGHT, "box")
#: The kinds of pieces that any game may have; what else it has, its table says.  Tiles of one scale fit side
#: by side, and a ball of that scale sits in a tile.  A cube is seen from above: seven twelfths of its box are
#: its upper side, and one that stands on another is higher up by five twelfths of its own height.
MEASURES: Final[Mapping[str, Measure]] = {
    "card": CARD,
    "tile": Measure(1.0, 2 / 3**0.5, "hexagon", "tile"),
    "ball": Measure(0.62, 0.62, "disc", "ball"),
    "chip": Measure(0.42, 0.42, "disc", "chip"),
    "cube": Measure(0.30, 0.36, "box", "cube"),
}


@dataclass(frozen=True, slots=True)
class Frame:
    """The room there is, in card units."""

    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Piece:
    """A physical thing on the table.

    ``key`` is the token: it stays the same for as long as an eye could follow the piece, and says
    nothing about a face that the viewer has not seen.
    """

    key: str
    kind: str  #: one of ``MEASURES``, or of the kinds of the game's table
    face: str  #: what lies up, as the art names it (``7h``, ``red``); empty for a card's back
    x: float
    y: float
    z: int  #: which piece covers which: the higher the nearer
    zone: str  #: the zone that the keyboard finds it in, one of ``Tableau.zones``; empty if it shall not
    name: Phrase  #: what a screen reader says
    angle: float = 0.0  #: degrees clockwise
    scale: float = 1.0
    rim: str = ""  #: ``playable`` or nothing; drawn as a quiet outline
    dim: bool = False
    bare: bool = False  #: lies close on another piece, so it casts no shadow of its own
    caption: str = ""  #: what its place is called; written on it if the user wants that
    #: ``last`` if the last turn touched it; ``taken`` or ``sunk`` if it would be; of a cycle's card
    #: ``target`` if the foe goes to it, ``hidden`` if it would hide, ``shown`` if not; or one of ``HELPING``.
    mark: str = ""
    handle: str = ""  #: the piece that whoever points here gets hold of, where that is another one
    tip: Phrase | None = None  #: what a pointer that rests on it is told


@dataclass(frozen=True, slots=True)
class Sign:
    """Something written on the table: a seat's plate, the count's dial.

    On the cloth lie ``dial``, ``plate``, ``shadow`` (the plate of somebody who is not there), ``note``,
    ``remark`` (a note that wraps), ``advice`` (a line over one that wraps), ``tray``, ``place`` (of a card),
    ``strokes`` (counts of four), ``tally`` (numbers in columns), ``caption`` (a title over lines that wrap),
    ``halo`` (a light around something) and ``ghost`` (the outline of a tile that is gone; lit, if somebody
    took it); ``awards`` are printed on a location; ``banner``, ``sheet`` and a sheet's ``row`` lie over all
    pieces.
    """

    key: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    text: Phrase
    note: Phrase | None = None  #: a second, smaller line
    lit: bool = False  #: the seat to act, or otherwise the sign to look at
    help: bool = False  #: only for who wants help at the table
    counts: tuple[tuple[Phrase, int], ...] = ()  #: of ``strokes``, whose note tells it: how many of four
    #: What is written in columns; ``text`` then says it all to who listens.
    cells: tuple[Phrase | None, ...] = ()
    #: What is drawn beside the words: the owner on a plate, those of each award or line (each a text of
    #: seats), the suits of a tally.
    faces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """An area that a picked piece may be put on."""

    key: str
    x: float
    y: float
    width: float
    height: float
    name: Phrase
    shape: Shape = "box"
    caption: str = ""  #: as a piece's


@dataclass(frozen=True, slots=True)
class Gesture:
    """One way to say one legal action.

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
    marks: tuple[tuple[str, str], ...] = ()  #: pieces by key, and the mark each wears meanwhile
    main: bool = False  #: the one that is meant where nothing is said but the piece
    also: str = ""
    remark: Phrase | None = None  #: what would come of it, for who hears of it or is advised to do it


@dataclass(frozen=True, slots=True)
class Way:
    """Where an action leads on the table as it is shown: to a place, and from another one if it moves."""

    x: float
    y: float
    size: float  #: how wide the place is
    start: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something that a person may well try has no gesture, in terms of the rule that says so.

    Without ``drop`` it is about the piece ``pick`` altogether; with it, about bringing it just there.
    """

    pick: str
    reason: Phrase
    drop: str = ""  #: a spot or piece


@dataclass(frozen=True, slots=True)
class Ground:
    """Where something that grows and is laid anew to fit has its origin, and how large it is shown."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Tableau:
    """One picture of the table for one viewer."""

    frame: Frame
    zones: tuple[str, ...]  #: in the order that Tab visits them
    pieces: tuple[Piece, ...]  #: keys are distinct
    signs: tuple[Sign, ...]  #: keys are distinct
    spots: tuple[Spot, ...]
    gestures: tuple[Gesture, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    ready: str = ""  #: the piece that is picked already, where nothing else could be
    ground: Ground = Ground()  #: what stays where it is for a user who looks closer

    def without_help(self) -> Tableau:
        """Return the same for who wants to see nothing but what lies there."""
        return replace(
            self,
            pieces=tuple(replace(one, mark="") if one.mark in HELPING else one for one in self.pieces),
            signs=tuple(sign for sign in self.signs if not sign.help),
            gestures=tuple(
                replace(one, preview=tuple(sign for sign in one.preview if not sign.help))
                if one.preview
                else one
                for one in self.gestures
            ),
        )


@dataclass(frozen=True, slots=True)
class Beat:
    """One step of what happens between two positions: a picture and the time it takes to get there.

    Times are milliseconds at normal speed.  The last beat of a series is always the real tableau.
    """

    tableau: Tableau
    duration: int = 240  #: of one piece's movement
    stagger: int = 0  #: between the starts of two pieces that move in this beat
    rest: int = 0  #: how long the picture stays before the next beat
    waits: bool = False  #: it is to be read: it rests at any speed, and until the user wants to go on
    said: tuple[Phrase, ...] = ()  #: what is announced as it begins
    #: Pieces that go on under another key from its beginning, by the old one: where somebody chooses unseen,
    #: keys say nothing of the choice, and only who sees the faces can follow them.
    renamed: tuple[tuple[str, str], ...] = ()
