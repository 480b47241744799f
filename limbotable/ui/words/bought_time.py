"""What more time for thinking buys an expert, by the figures that were measured (``games/strengths.py``)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from limbotable.games import GAMES
from limbotable.games.strengths import gains_of_time
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.speak import together

translate = QCoreApplication.translate


def bought_text() -> str:
    """Return in which games experts that think longer are surely stronger; an empty text if in none.

    They are where the whole interval of a share lies above that of equals.
    """
    stronger = [
        game.id for game in GAMES if any(gain.interval[0] > gain.even for gain in gains_of_time(game))
    ]
    if not stronger:
        return ""
    names = together("joined.heard", map(game_text, stronger))
    said = [translate("Settings", "More time makes experts stronger in: %1.").replace("%1", names)]
    if len(stronger) < len(GAMES):
        said.append(translate("Settings", "For the other games that is not certain."))
    return together("sentences", said)
