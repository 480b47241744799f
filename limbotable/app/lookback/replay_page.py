"""A match as one web page with its replay: everything is in it, and it loads nothing.

It tells what the record of the same match may be seen to tell (``point_of_view_for_all``).  All texts from
outside are plain text in it; its rules for the browser allow its own script and no other.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable, Sequence
from hashlib import sha256
from html import escape
from typing import Any, Final, TypeAlias

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from limbotable.app.lookback.described import described
from limbotable.app.match.point_of_view import OpenHands, PointOfView
from limbotable.app.match.setup import players_of
from limbotable.play.comments import Comment, mark_phrase
from limbotable.play.match import Match
from limbotable.play.referee import PERSON
from limbotable.resources import resource
from limbotable.table.tableau import Frame
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.sprites import Placed, SpriteSheet
from limbotable.ui.words.match_words import game_text, is_unnamed, result_text, seat_names
from limbotable.ui.words.option_words import variant_text
from limbotable.ui.words.outside import shown
from limbotable.ui.words.speak import name_text, numbered, speak, speak_all, together

translate = QCoreApplication.translate

#: Logical pixels of the table, and pixels of its pictures for each of them.
_SIZE: Final = (960, 600)
_SHARP: Final = 1.5

#: Takes the number of steps that are done, and returns whether to go on.
GoesOn: TypeAlias = Callable[[int], bool]


class _Line(msgspec.Struct, frozen=True):
    """What the page has for the table after a line."""

    placed: Sequence[Placed]
    words: str
    said: str
    comment: Comment


def point_of_view_for_all(match: Match, frame: Callable[[], Frame]) -> PointOfView:
    """Return the point of view from which a match may be shown to anyone: all hands open once it is over.

    While it goes on, that is a spectator's: what has been open to all players.  No seat is the viewer's,
    since a table that goes out speaks to no player.
    """
    kind = PointOfView if match.result is None else OpenHands
    return kind(match, len(match.seats), frame, players_of(match.header), acts=False)


def comments_for_all(match: Match) -> dict[int, Comment]:
    """Return the comments that may be shown to anyone: none while the match still has secrets."""
    return {} if match.game.hidden and match.result is None else dict(match.comments)


def named_for_all(match: Match) -> Match:
    """Return a match whose people have names that mean the same to everyone: nobody is “you”."""
    players = players_of(match.header)
    people = [seat for seat, player in enumerate(players) if player == PERSON]
    names = list(match.seats)
    for number, seat in enumerate(people, 1):
        if is_unnamed(names[seat]):
            names[seat] = name_text(numbered(number))
    told = match.until(match.ply)
    told.header = match.header.having(seats=names)
    return told


def replay_page(
    match: Match,
    language: str,
    art: ArtRenderer,
    clock: Clock,
    goes_on: GoesOn = lambda _: True,
) -> str | None:
    """Return the page; None where ``goes_on`` said no, which is asked at each ply.

    Words are in the language that is installed, which ``language`` names.
    """
    match = named_for_all(match)
    sheet = SpriteSheet(_SIZE, _SHARP, art, clock, small=True)
    seen = point_of_view_for_all(match, lambda: sheet.frame)
    told, comments = [(), *seen.log_by_line()], comments_for_all(match)
    lines: list[_Line] = []
    for ply, phrases in enumerate(told):
        if not goes_on(ply):
            return None
        tableau = seen.tableau(ply)
        comment = comments.get(ply, Comment())
        lines.append(_Line(sheet.lay(tableau), described(tableau), speak_all(phrases), comment))
    return _written(match, language, art, sheet, lines)


def _written(
    match: Match, language: str, art: ArtRenderer, sheet: SpriteSheet, lines: Sequence[_Line]
) -> str:
    style = resource("assets", "page", "replay.css").read_text("utf-8")
    script = resource("assets", "page", "replay.js").read_text("utf-8")
    names = [shown(name) for name in seat_names(match.seats, players_of(match.header))]
    title = together("joined", (game_text(match.game.id), together("joined.players", names)))
    width, height = _SIZE
    lit, middle, edge = art.palette.cloth
    style += (
        f":root {{ --wide: {width}; --high: {height}; }}\n"
        f"#table {{ background: radial-gradient(circle at 50% 38%, {lit}, {middle} 50%, {edge} 100%); }}\n"
        f"#stage {{ width: {width}px; height: {height}px; }}\n"
    )
    policy = (
        "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none';"
        f" style-src {_hash(style)}; script-src {_hash(script)}"
    )
    made = translate("ReplayPage", "Made by Limbo Table, a table for little-known games.")
    unscripted = translate(
        "ReplayPage", "Without scripts there are no pictures; the list shows all lines of the match."
    )
    replay, log = translate("ReplayPage", "Replay"), translate("ReplayPage", "Log")
    rows = [_row(ply, one) for ply, one in enumerate(lines)]
    own = match.header.name
    about = [
        shown(own) if isinstance(own, str) else "",
        variant_text(match.game, match.options),
        "" if match.result is None else result_text(match.result, names, match.game.counted(match.options)),
    ]
    parts = [
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta name="generator" content="Limbo Table">\n<title>{escape(title)}</title>',
        f"<style>{style}</style>\n</head>\n<body>\n<header><h1>{escape(title)}</h1>",
        *(f'<p dir="auto">{escape(text)}</p>' for text in about if text),
        f'</header>\n<main>\n<section aria-label="{escape(replay)}">',
        f'<div id="table" role="img" aria-label="{escape(lines[-1].words)}"><div id="stage"></div></div>',
        f"<nav>{_buttons()}</nav>",
        '<p id="said" aria-live="polite" dir="auto"></p>',
        f"<noscript><p>{escape(unscripted)}</p></noscript>\n</section>",
        f'<section aria-label="{escape(log)}">',
        f"<ol>{''.join(rows)}</ol>\n</section>\n</main>",
        f"<footer>{escape(made)}</footer>",
        f'<script type="application/json" id="match">{_data(sheet, lines)}</script>',
        f"<script>{script}</script>\n</body>\n</html>\n",
    ]
    return "\n".join(parts)


def _buttons() -> str:
    names = {
        "first": ("⏮", translate("ReplayPage", "First line")),
        "back": ("◀", translate("ReplayPage", "One line back")),
        "play": (translate("ReplayPage", "Play"), ""),
        "forward": ("▶", translate("ReplayPage", "One line forward")),
        "last": ("⏭", translate("ReplayPage", "Last line")),
    }
    made = [
        f'<button type="button" id="{key}"{_named(name)}>{escape(face)}</button>'
        for key, (face, name) in names.items()
    ]
    slider = escape(translate("ReplayPage", "Line of the match"))
    return "".join([*made, f'<input type="range" id="line" min="0" value="0" aria-label="{slider}">'])


def _named(name: str) -> str:
    return "".join(f' {key}="{escape(name)}"' for key in ("aria-label", "title") if name)


def _row(ply: int, line: _Line) -> str:
    """Return a line of the list, with its comment; a line that says nothing has a number alone."""
    said = line.said or (str(ply) if ply else translate("ReplayPage", "The beginning of the match"))
    note = _comment(line.comment)
    return f'<li data-ply="{ply}"><button type="button" dir="auto">{escape(said)}{note}</button></li>\n'


def _comment(comment: Comment) -> str:
    if not comment:
        return ""
    mark = f'<span class="mark">{escape(speak(mark_phrase(comment.mark)))}</span> ' if comment.mark else ""
    return f'<span class="comment" dir="auto">{mark}{escape(comment.text)}</span>'


def _data(sheet: SpriteSheet, lines: Sequence[_Line]) -> str:
    """Return the pictures and their places as JSON that may stand within a page."""
    keys: dict[str, int] = {}
    content: dict[str, Any] = {
        "width": _SIZE[0],
        "begin": 0,
        "labels": {"play": translate("ReplayPage", "Play"), "pause": translate("ReplayPage", "Pause")},
        "sizes": [[round(one.width, 1), round(one.height, 1)] for one in sheet.sprites],
        "pictures": [one.address for one in sheet.sprites],
        "plies": [
            {
                "words": line.words,
                "placed": [
                    [keys.setdefault(one.key, len(keys)), one.sprite, round(one.x, 1), round(one.y, 1)]
                    for one in line.placed
                ],
            }
            for line in lines
        ],
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _hash(text: str) -> str:
    digest = sha256(text.encode()).digest()
    return f"'sha256-{b64encode(digest).decode('ascii')}'"


def page_language() -> str:
    """Return the language that is installed now, as pages name it."""
    return QLocale().bcp47Name().partition("-")[0]
