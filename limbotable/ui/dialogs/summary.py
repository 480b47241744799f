"""The statistics in plain words: wins, streaks, and best results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from limbotable.games.grades import FEWEST
from limbotable.play.day import Days
from limbotable.play.even import standing
from limbotable.play.statistics import Performance, best_scores, figures, rating, streaks
from limbotable.ui.art.writing import larger
from limbotable.ui.panels.series import mean_cost, number
from limbotable.ui.words.cast import character_text, rank_of
from limbotable.ui.words.grade_words import grade_text
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.outside import shown
from limbotable.ui.words.phrase_label import PhraseLabel

_LARGE = 1.5  #: the size of the first line, relative to other text


class Summary(QWidget):
    """A large line with the matches won, and a line for each other thing worth to be known."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._wins, self._more, self._days = (PhraseLabel(parent=self) for _ in range(3))
        self._wins.setObjectName("wins")
        self._more.setObjectName("more")
        self._days.setObjectName("days")
        self._days.hide()
        self._enlarge()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 8, 4, 8)
        for label in (self._wins, self._more, self._days):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            layout.addWidget(label)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        """Write the first line larger than the others."""
        font = larger(self.font(), _LARGE)
        font.setBold(True)
        self._wins.setFont(font)

    def tell(self, found: Sequence[Performance]) -> None:
        """Tell of these performances, which are in the order of their matches."""
        them = figures(found)
        won = self.tr("%1 of %n match(es) won", "", them.results)
        self._wins.setText(won.replace("%1", number(them.wins)))
        self._more.setText("\n".join(self._lines(found)))

    def tell_days(self, days: Days) -> None:
        """Tell of the tables of all days, in a line that is there once one was played to its end."""
        text = self.tr("At the table of the day, days played: %1, in a row: %3, won: %2")
        for place, count in (("%1", days.played), ("%2", days.won), ("%3", days.row)):
            text = text.replace(place, QLocale().toString(count))
        self._days.setText(text)
        self._days.setVisible(days.played > 0)

    def _lines(self, found: Sequence[Performance]) -> Iterator[str]:
        yield from self._ratings(found)
        yield from self._standings(found)
        known = streaks(found)
        if known and known[0].longest:
            first = known[0]
            if len(known) == 1 and first.now:
                said = self.tr("Wins in a row: %1 now, %2 at best")
            elif len(known) == 1:
                said = self.tr("Wins in a row: %2 at best")
            else:
                said = self.tr("Wins in a row: %2 at best, by %3")
            said = said.replace("%1", QLocale().toString(first.now))
            said = said.replace("%2", QLocale().toString(first.longest))
            yield said.replace("%3", shown(first.person))
        best = best_scores(found)
        if best:
            each = self.tr("%1 (%2)")
            told = [
                each.replace("%1", QLocale().toString(one.score)).replace("%2", game_text(one.match.game.id))
                for one in best
            ]
            yield self.tr("Best score: %1").replace("%1", QLocale().createSeparatedList(told))

    def _standings(self, found: Sequence[Performance]) -> Iterator[str]:
        """Yield which computer players are about even with the person, game by game."""
        if len({one.person for one in found}) > 1:
            return
        games = {one.match.game.id: one.match.game for one in found}
        for game in games.values():
            known = standing(game, [one for one in found if one.match.game is game])
            if known is not None and known.is_told:
                said = self.tr("About as strong as you in “%1”: %2 (over %n match(es))", "", known.matches)
                level = character_text(rank_of(game, known.level))
                yield said.replace("%2", level).replace("%1", game_text(game.id))

    def _ratings(self, found: Sequence[Performance]) -> Iterator[str]:
        """Yield how well each game was played, as far as reviews have judged it."""
        games = {one.match.game.id: one.match.game for one in found}
        for game in games.values():
            rated = rating(one for one in found if one.match.game is game)
            if rated is None or rated.unforced < FEWEST:
                continue
            behind = mean_cost(rated.behind)
            if rated.margin is not None:
                behind = self.tr("%1 ± %2").replace("%2", mean_cost(rated.margin)).replace("%1", behind)
            grade = grade_text(game, rated.behind)
            if grade:
                said = self.tr(
                    "Your grade in “%1”: %2. Where you had a choice, your action cost on average %3"
                    " percentage points of the chance to win (%4 decisions)."
                ).replace("%2", grade)
            else:
                said = self.tr(
                    "Your play in “%1”: where you had a choice, your action cost on average %3"
                    " percentage points of the chance to win (%4 decisions)."
                )
            said = said.replace("%4", QLocale().toString(rated.unforced)).replace("%3", behind)
            yield said.replace("%1", game_text(game.id))
