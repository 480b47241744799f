"""What the parts of the window share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtGui import QKeySequence

from limbotable.ui.art.palette import Palette
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.table.clock import Clock


class Surroundings(msgspec.Struct, frozen=True):
    """The language, the looks and the clock of the window at present."""

    language: Callable[[], str]  #: its code
    art: Callable[[], ArtRenderer]
    palette: Callable[[], Palette]
    clock: Clock
    keys: Callable[[str], Sequence[QKeySequence]]  #: all keys of a command
    key: Callable[[str], str]  #: the first key of a command, as it is written; an empty text without one
