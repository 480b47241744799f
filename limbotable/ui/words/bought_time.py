"""What more time for thinking buys an expert, by the figures that were measured (``games/strengths.py``)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from limbotable.games import GAMES
from limbotable.games.strengths import gain_of_time
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.speak import together

translate = QCoreApplication.translate


def bought_text() -> str:
    """Return in which games experts that think longer are stronger; an empty text where too little is known.

    They are where the whole interval lies above the share of equals.  That no gain was found is only told if
    all games were measured.
    """
    gains = {game.id: gain_of_time(game) for game in GAMES}
    everywhere = None not in gains.values()
    stronger = [name for name, gain in gains.items() if gain is not None and gain.interval[0] > gain.even]
    if not stronger:
        return translate("Settings", "So far no gain by more time could be measured.") if everywhere else ""
    names = together("joined.heard", map(game_text, stronger))
    said = [translate("Settings", "More time makes experts stronger in: %1.").replace("%1", names)]
    if everywhere and len(stronger) < len(gains):
        said.append(translate("Settings", "In the other games no gain could be measured."))
    return together("sentences", said)
