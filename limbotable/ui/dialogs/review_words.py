"""A review in words: the sum of a seat's decisions, and the details of one of them."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from limbotable.play.mistakes import NOTICED
from limbotable.ui.dialogs.luck_words import balance_text, event_text
from limbotable.ui.panels.series import mean_cost, percent, points_text
from limbotable.ui.words.chance_words import whole_limit
from limbotable.ui.words.reviewed import Decided, Option, Reviewed
from limbotable.ui.words.speak import together

#: The least cost of a secret that is mentioned.
_HIDDEN: Final = 0.05

#: What came from elsewhere in a match with chance or without, and of two or more seats.
_GAVE: Final[dict[tuple[bool, bool], object]] = {
    (True, True): QT_TRANSLATE_NOOP("ReviewWindow", "The cards and the opponent gave %1 percentage points."),
    (True, False): QT_TRANSLATE_NOOP(
        "ReviewWindow", "The cards and the other players gave %1 percentage points."
    ),
    (False, True): QT_TRANSLATE_NOOP("ReviewWindow", "The opponent gave %1 percentage points."),
    (False, False): QT_TRANSLATE_NOOP("ReviewWindow", "The other players gave %1 percentage points."),
}
_TOOK: Final[dict[tuple[bool, bool], object]] = {
    (True, True): QT_TRANSLATE_NOOP("ReviewWindow", "The cards and the opponent took %1 percentage points."),
    (True, False): QT_TRANSLATE_NOOP(
        "ReviewWindow", "The cards and the other players took %1 percentage points."
    ),
    (False, True): QT_TRANSLATE_NOOP("ReviewWindow", "The opponent took %1 percentage points."),
    (False, False): QT_TRANSLATE_NOOP("ReviewWindow", "The other players took %1 percentage points."),
}


def summary_text(review: Reviewed) -> str:
    """Return a summary of all decisions of a seat, headed by the knowledge by which they are judged."""
    translate = QCoreApplication.translate
    if review.trouble:
        return translate("ReviewWindow", "The computer player has stopped.") + "\n" + review.trouble
    if not review.all:
        return translate("ReviewWindow", "%1: there was nothing to decide.").replace("%1", review.name)
    if not any(one.open_value is not None for one in review.decided):
        return _sum(review)
    judged = translate("ReviewWindow", "Judged by what could be seen from this seat, not by all cards.")
    return judged + "\n" + _sum(review)


def _sum(review: Reviewed) -> str:
    """Return what the decisions have cost, and what the result was made of."""
    translate = QCoreApplication.translate
    if review.luck is None:
        return (
            translate("ReviewWindow", "%1: so far errors have cost %2 percentage points.")
            .replace("%2", points_text(review.cost))
            .replace("%1", review.name)
        )
    text = _luck(review, review.luck) if review.balance is None else balance_text(review, review.balance)
    if review.cost:
        mean = translate("ReviewWindow", "On average a decision cost %1 percentage points.")
        text += "\n" + mean.replace("%1", mean_cost(review.cost / len(review.decided)))
    if review.open_cost is not None and review.open_cost - review.cost >= _HIDDEN:
        seen = translate(
            "ReviewWindow",
            "Judged with all cards open, the same decisions would have cost %1 percentage points."
            " The difference is no error: nobody could have known it.",
        )
        text += "\n" + seen.replace("%1", points_text(review.open_cost))
    return text


def decision_lines(one: Decided, review: Reviewed) -> list[str]:
    """Return the details of a decision, as rich text."""
    translate = QCoreApplication.translate
    title = (
        translate("ReviewWindow", "Decision %1 of %2")
        .replace("%2", str(review.all))
        .replace("%1", str(one.number))
    )
    lines = [f"<b>{title}</b>", _named(translate("ReviewWindow", "Played: %1"), one.played)]
    if one.comment:
        lines.append(escape(one.comment))
    if not one.clear:
        lines.append(_no_better(one))
        if one.reason:
            lines.append(escape(one.reason))
    else:
        lines.append(_worth(one))
        if one.told:
            lines += _better(one)
    if one.played.after:
        # Behind all that was said by what could be known before.
        came = translate("ReviewWindow", "What followed: %1")
        lines.append(escape(came).replace("%1", escape(one.played.after)))
    if review.balance is not None:
        lines.append(escape(event_text(one, review)))
    if one.open_value is not None:
        if one.clear and one.open_cost < NOTICED:
            lines.append(translate("ReviewWindow", "As the cards lay, it did no harm."))
        elif not one.clear and one.open_cost >= _HIDDEN:
            lines.append(
                translate(
                    "ReviewWindow",
                    "With all cards open there was a better action, but nobody could have known that.",
                )
            )
    return lines


def _better(one: Decided) -> Iterator[str]:
    """Yield what was better, and why."""
    translate, best = QCoreApplication.translate, one.considered[0]
    yield _named(translate("ReviewWindow", "Better: %1"), best)
    if best.after:
        would = translate("ReviewWindow", "What would have followed it: %1")
        yield escape(would).replace("%1", escape(best.after))
    if one.reason:
        yield escape(one.reason)
    if one.line:
        yield "<br>".join(map(escape, (translate("ReviewWindow", "Expected next:"), *one.line)))
    yield from _others(one)


def _worth(one: Decided) -> str:
    """Return what the best action was worth, and the one that was taken."""
    translate = QCoreApplication.translate
    if one.played.at_most:
        worth = translate(
            "ReviewWindow",
            "Chance to win with the best action: %1%, with this one: at most %2%."
            " It cost at least %3 percentage points.",
        )
        own = str(whole_limit(one.played.value))
    else:
        worth = translate(
            "ReviewWindow",
            "Chance to win with the best action: %1%, with this one: %2%. It cost %3 percentage points.",
        )
        own = _whole(one.played.value)
    values = {"%3": points_text(one.cost), "%2": own}
    for place, value in {**values, "%1": _whole(one.value)}.items():
        worth = worth.replace(place, value)
    return worth


def _no_better(one: Decided) -> str:
    if one.played.at_most:
        text = QCoreApplication.translate(
            "ReviewWindow",
            "This action is not better than the best one; how much worse it may be was not measured.",
        )
        return escape(text)
    if one.cost < NOTICED:
        return QCoreApplication.translate("ReviewWindow", "Nothing better was found.")
    text = QCoreApplication.translate(
        "ReviewWindow", "About as good as the best action: the difference is too small to be sure of it."
    )
    return escape(text)


def percent_text(value: float) -> str:
    """Write a share as a whole number of percent."""
    return percent(value, 0)


def _luck(review: Reviewed, luck: float) -> str:
    """Return the sum of the errors, and what came from elsewhere."""
    translate = QCoreApplication.translate
    cost = translate("ReviewWindow", "%1: errors cost %2 percentage points, added up decision by decision.")
    said = [cost.replace("%2", points_text(review.cost)).replace("%1", review.name)]
    if review.cost > 1.0:
        said.append(
            translate(
                "ReviewWindow",
                "It can be more than 100: what one error has cost can come back before the next one.",
            )
        )
    came = (_GAVE if luck >= 0 else _TOOK)[review.chance, review.duel]
    said.append(translate("ReviewWindow", str(came)).replace("%1", points_text(abs(luck))))
    return together("sentences", said)


def _named(sentence: str, option: Option) -> str:
    text = escape(sentence).replace("%1", f"<b>{escape(option.label)}</b>")
    return f"{text}<br>{escape(option.remark)}" if option.remark else text


def _others(one: Decided) -> list[str]:
    translate = QCoreApplication.translate
    others = [
        translate("ReviewWindow", "%1 (%2%)")
        .replace("%2", _whole(other.value))
        .replace("%1", escape(other.label))
        for other in one.considered[1:3]
        if other.label != one.played.label
        and other.value > one.played.value + NOTICED
        and not (other.at_most or one.played.at_most)
        and one.clear
    ]
    if not others:
        return []
    return [translate("ReviewWindow", "Also better: %1").replace("%1", QLocale().createSeparatedList(others))]


def _whole(value: float) -> str:
    return str(round(100 * value))
