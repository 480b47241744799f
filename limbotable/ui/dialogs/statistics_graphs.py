"""The graphs of the statistics: win rates, scores, and costs of decisions."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from textwrap import wrap
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QStackedWidget, QTabWidget, QWidget

from limbotable.play.statistics import Figures, Performance, rating, running_means
from limbotable.ui.art.palette import Palette
from limbotable.ui.dialogs.performance_names import local
from limbotable.ui.panels.plots import Plot
from limbotable.ui.panels.series import Axis, Series, mean_cost, number, percent, small_percent, vanishes
from limbotable.ui.words.grade_words import grade_text
from limbotable.ui.words.phrase_label import PhraseLabel

#: The matches of a running mean: enough to smooth a deal's luck, few enough to show a change.
_WINDOW: Final = 10
#: The most groups in a graph; the table has all of them.
_MOST: Final = 8
#: The least length of an axis for costs.
_LEAST_COST: Final = 0.05
#: The share of the window's width for the names below a graph, and the most lines of a name.
_BELOW: Final = 0.82
_LINES: Final = 3


class GraphPage(QStackedWidget):
    """A graph, or a sentence with the reason why there is none."""

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.plot = Plot(palette, self)
        self._why = sentence_label(self)
        self.addWidget(self.plot)
        self.addWidget(self._why)

    def excuse(self, why: str) -> None:
        """Show the reason why there is no graph; with an empty text show the graph."""
        self._why.setText(why)
        self.setCurrentIndex(int(bool(why)))

    @property
    def excused(self) -> str:
        """The reason why there is no graph; an empty text while there is one."""
        return self._why.text()


def sentence_label(parent: QWidget) -> QLabel:
    """Return a label for a sentence in place of an empty graph or table."""
    label = PhraseLabel(parent=parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(True)
    label.setMargin(24)
    return label


class StatisticsGraphs(QTabWidget):
    """A page for each graph."""

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.pages = {name: GraphPage(palette, self) for name in ("rates", "scores", "costs", "ratings")}
        for page in self.pages.values():
            self.addTab(page, "")

    def wear(self, palette: Palette) -> None:
        """Use the colours of a cloth."""
        for page in self.pages.values():
            page.plot.wear(palette)

    def draw(self, by: str, groups: Sequence[tuple[str, Figures]], counted: Sequence[Performance]) -> None:
        """Draw the groups, which differ in ``by``, and the performances one after the other."""
        self._draw_rates(by, groups)
        self._draw_scores(counted)
        self._draw_costs(counted)
        self._draw_ratings(counted)

    def retranslate(self) -> None:
        """Name the pages in the user's language."""
        translate = QCoreApplication.translate
        tabs = [
            translate("StatisticsWindow", "Win rates"),
            translate("StatisticsWindow", "Scores"),
            translate("StatisticsWindow", "Costs of decisions"),
            translate("StatisticsWindow", "Rating"),
        ]
        for place, text in enumerate(tabs):
            self.setTabText(place, text)

    def _draw_rates(self, by: str, groups: Sequence[tuple[str, Figures]]) -> None:
        translate = QCoreApplication.translate
        page = self.pages["rates"]
        shown = [(name, them) for name, them in groups if them.results][:_MOST]
        names = [name for name, _ in shown]
        rates = tuple((float(place), them.rate or 0.0) for place, (_, them) in enumerate(shown))
        spans = tuple(them.interval or (0.0, 1.0) for _, them in shown)
        fair = tuple((float(n), them.fair) for n, (_, them) in enumerate(shown) if them.fair is not None)
        series = [Series(translate("StatisticsWindow", "Win rate"), rates, "bars", spans)]
        if fair:
            series.append(Series(translate("StatisticsWindow", "At equal strength"), fair, "marks"))
        room = self.window().width() * _BELOW // max(1, len(names))
        metrics = page.plot.fontMetrics()
        ticks = tuple((float(place), _wrapped(name, room, metrics)) for place, name in enumerate(names))
        across = Axis(by, (-0.6, len(names) - 0.4), ticks, lambda x: names[round(x)])
        page.plot.show_series(
            series,
            across,
            Axis(translate("StatisticsWindow", "Win rate"), (0.0, 1.0), say=partial(_share, most=1)),
        )
        page.plot.describe(
            translate("StatisticsWindow", "Win rate"),
            translate("StatisticsWindow", "The thin lines show the range."),
        )
        page.excuse("" if shown else _all_known())

    def _draw_scores(self, counted: Sequence[Performance]) -> None:
        translate = QCoreApplication.translate
        several = len({one.match.game.id for one in counted}) > 1
        scores = [] if several else [(one.match.began, float(one.score)) for one in counted]
        score = translate("StatisticsWindow", "Score")
        self._draw_course("scores", scores, score, Axis(score, say=number))
        if several:
            self.pages["scores"].excuse(
                translate("StatisticsWindow", "Scores of different games cannot be compared: choose a game.")
            )

    def _draw_costs(self, counted: Sequence[Performance]) -> None:
        translate = QCoreApplication.translate
        costs = [(one.match.began, one.care.cost) for one in counted if one.care is not None]
        self._draw_course(
            "costs",
            costs,
            translate("StatisticsWindow", "Cost of a decision (% points)"),
            Axis(_points_name(), _from_nothing([cost for _, cost in costs]), say=_points),
        )
        if counted and not costs:
            self.pages["costs"].excuse(
                translate(
                    "StatisticsWindow",
                    "No match has been reviewed yet. A review shows what each decision cost.",
                )
            )

    def _draw_ratings(self, counted: Sequence[Performance]) -> None:
        """Draw the rating match by match, each time over the last few matches, with its interval."""
        translate = QCoreApplication.translate
        page, games = self.pages["ratings"], {one.match.game.id for one in counted}
        rated = [one for one in counted if one.care is not None and one.care.unforced]
        found = [rating(rated[max(0, end - _WINDOW) : end]) for end in range(1, len(rated) + 1)]
        course = [one for one in found if one is not None] if len(games) == 1 else []
        label = translate("StatisticsWindow", "Behind the best action")
        spans = [
            None if one.margin is None else (max(0.0, one.behind - one.margin), one.behind + one.margin)
            for one in course
        ]
        highest = [one.behind + (one.margin or 0.0) for one in course]
        dated = [(one.match.began, 0.0) for one in rated]

        def say(cost: float) -> str:
            grade = grade_text(rated[0].match.game, cost) if rated and cost >= 0 else ""
            return f"{_points(cost)} · {grade}" if grade else _points(cost)

        page.plot.show_series(
            [
                Series(
                    translate(
                        "StatisticsWindow",
                        "Behind the best action where there was a choice, over the last %1 matches",
                    ).replace("%1", QLocale().toString(_WINDOW)),
                    tuple((float(n), one.behind) for n, one in enumerate(course)),
                    spans=tuple(spans),
                )
            ],
            Axis(translate("StatisticsWindow", "Matches by their dates"), say=lambda x: _date(dated, x)),
            Axis(_points_name(), _from_nothing(highest), say=say),
        )
        page.plot.describe(
            label,
            translate("StatisticsWindow", "Latest average: %1").replace("%1", say(course[-1].behind))
            if course
            else "",
        )
        if not counted:
            why = _all_known()
        elif len(games) > 1:
            why = translate("StatisticsWindow", "Costs of different games cannot be compared: choose a game.")
        elif not course:
            why = translate(
                "StatisticsWindow", "No match has been reviewed yet. A review shows what each decision cost."
            )
        else:
            why = ""
        page.excuse(why)

    def _draw_course(
        self,
        name: str,
        dated: Sequence[tuple[datetime, float]],
        label: str,
        upwards: Axis,
    ) -> None:
        """Draw values match by match, with their running mean; ``label`` is what they are."""
        translate = QCoreApplication.translate
        values = [value for _, value in dated]
        means = running_means(values, _WINDOW)
        mean = translate("StatisticsWindow", "Average of the last %1").replace(
            "%1", QLocale().toString(_WINDOW)
        )
        page = self.pages[name]
        page.plot.show_series(
            [
                Series(label, tuple((float(n), value) for n, value in enumerate(values)), "marks"),
                Series(mean, tuple((float(n), value) for n, value in enumerate(means))),
            ],
            Axis(translate("StatisticsWindow", "Matches by their dates"), say=lambda x: _date(dated, x)),
            upwards,
        )
        page.plot.describe(
            label,
            translate("StatisticsWindow", "Latest average: %1").replace("%1", upwards.say(means[-1]))
            if means
            else "",
        )
        page.excuse("" if values else _all_known())


def _from_nothing(costs: Sequence[float]) -> tuple[float, float]:
    """Return the part of an axis for costs: from 0, and long enough for a little to look it."""
    return 0.0, max([_LEAST_COST, *costs])


def _points_name() -> str:
    """Return the name of an axis for costs."""
    return QCoreApplication.translate("StatisticsWindow", "% points")


def _points(cost: float) -> str:
    """Return a cost in percentage points, with as many decimals as it needs."""
    return mean_cost(cost) if vanishes(cost, 2) else number(100 * cost)


def _date(dated: Sequence[tuple[datetime, float]], place: float) -> str:
    """Return the day of a match by its index; an empty text between two matches."""
    if not place.is_integer() or not 0 <= place < len(dated):
        return ""
    return QLocale().toString(local(dated[int(place)][0]).date(), QLocale.FormatType.ShortFormat)


def _share(value: float, most: int) -> str:
    """Return a share with as many decimals as it needs, ``most`` at most."""
    if vanishes(value, most):
        return small_percent(value, most)
    decimals = next(
        n for n in range(most + 1) if n == most or abs(100 * value - round(100 * value, n)) < 0.005
    )
    return percent(value, decimals)


def _wrapped(text: str, room: float, metrics: QFontMetrics) -> str:
    """Break a name into lines about ``room`` pixels wide; a long one is cut off."""
    letters = max(4, int(room * len(text) / max(1, metrics.horizontalAdvance(text))))
    return "\n".join(wrap(text, letters, max_lines=_LINES, placeholder="…"))


def _all_known() -> str:
    """Return why a graph of matches has nothing to show."""
    return QCoreApplication.translate(
        "StatisticsWindow",
        "In all these matches the cards were known beforehand, so none of them is counted.",
    )
