"""An engine for each purpose."""

from __future__ import annotations

import msgspec

from limbotable.ui.engine.engine_port import Engine


class Engines(msgspec.Struct, frozen=True):
    """An engine for each purpose: none waits for what another one is asked."""

    players: Engine  #: thinks for the computer players,
    hints: Engine  #: for a user that wants a hint,
    analysis: Engine  #: and about the position shown
    review: Engine  #: judges the decisions of a match,
    tutor: Engine  #: and those of a person before they are played
    duplicate: Engine  #: plays a finished match once more
