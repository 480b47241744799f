"""Which place of a rule book explains what: the phases of the games, and the reasons of refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

#: By game and by the name of the place.  A phase of a place's own name is explained there anyway.
EXPLAINED: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "countdown": {
        "deal": ("shuffle",),
        "double": (
            "countdown.say-double",
            "countdown.doubling-over",
        ),
        "starter": (
            "countdown.choose-starter",
            "countdown.starter-lies",
        ),
        "play": (
            "countdown.not-in-hand",
            "countdown.must-play",
            "countdown.hand-first",
        ),
        "numbers": ("countdown.too-high",),
        "aces": ("countdown.ace-11",),
        "jacks": (
            "countdown.jack-nothing",
            "countdown.jack-ace",
            "countdown.jack-king",
            "countdown.jack-plain",
        ),
        "queens": ("countdown.queen",),
        "kings": (
            "countdown.king-prime",
            "countdown.king-between",
            "countdown.king-divisor",
        ),
        "blocked": (
            "drawn",
            "countdown.draw-first",
            "countdown.only-top",
            "countdown.top-face-up",
            "countdown.play-drawn",
        ),
        "match": ("over",),
    },
    "foes": {
        "cards": ("shuffle",),
        "play": (
            "foes.not-in-hand",
            "foes.is-marker",
            "foes.name-marker",
            "foes.hand-empty",
            "foes.only-blind",
        ),
        "round": ("over",),
    },
    "libtis": {
        "setup": (
            "start",
            "shuffle",
            "bonus",
            "libtis.bonuses-dealt",
        ),
        "play": (
            "libtis.not-in-hand",
            "libtis.no-shared-suit",
            "libtis.stays",
            "libtis.no-supply",
            "libtis.no-cube",
        ),
        "score": ("over",),
        "options": (
            "take",
            "libtis.take-first",
            "libtis.not-in-set",
            "libtis.no-bonuses",
            "libtis.bonuses-taken",
        ),
    },
    "limit": {
        "tile": (
            "ball",
            "placement",
            "limit.tile-first",
            "limit.tile-lies",
            "limit.tile-origin",
            "limit.tile-apart",
            "limit.tile-touches-none",
            "limit.tile-touches-one",
            "limit.tile-no-ball",
            "limit.ball-on-tile",
            "limit.ball-new-tile",
            "limit.ball-own-colour",
            "limit.ball-no-freedom",
            "limit.ball-last-freedom",
            "limit.ball-lies",
            "limit.no-tile",
            "limit.no-pass",
            "limit.only-pass",
        ),
        "balls": ("limit.ball-first",),
        "move": (
            "limit.move-first",
            "limit.move-no-path",
            "limit.move-stays",
            "limit.ball-shut-in",
            "limit.no-ball",
            "limit.other-ball",
            "limit.move-no-removal",
        ),
        "remove": (
            "limit.remove-first",
            "limit.remove-ball",
            "limit.remove-inside",
            "limit.remove-parts",
        ),
        "equaliser": (
            "limit.move-captures",
            "limit.move-then-captures",
            "limit.remove-captures",
        ),
    },
}
