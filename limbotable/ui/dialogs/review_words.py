"""A review in words: the sum of a seat's decisions, and the details of one of them."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from limbotable.play.mistakes import NOTICED
from limbotable.ui.dialogs.luck_words import balance_text, event_text
from limbotable.ui.panels.series import mean_cost, percent
from limbotable.ui.words.reviewed import Decided, Option, Reviewed

#: The least cost of a secret that is mentioned.
_HIDDEN: Final = 0.05


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
    text = _luck(review, review.luck) if review.balance is None else balance_text(review.name, review.balance)
    if review.cost:
        mean = translate("ReviewWindow", "Cost of a decision: %1")
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
            lines.append(_named(translate("ReviewWindow", "Better: %1"), one.considered[0]))
            if one.reason:
                lines.append(escape(one.reason))
            if one.line:
                lines.append(
                    "<br>".join(map(escape, (translate("ReviewWindow", "Expected next:"), *one.line)))
                )
            lines += _others(one)
    if review.balance is not None:
        lines.append(escape(event_text(one, review.balance)))
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


def _worth(one: Decided) -> str:
    """Return what the best action was worth, and the one that was taken."""
    translate = QCoreApplication.translate
    worth = translate("ReviewWindow", "Best action: %1% to win. Yours: %2%. It cost %3 percentage points.")
    if one.played.at_most:
        worth = translate(
            "ReviewWindow",
            "Best action: %1% to win. Yours: at most %2%. It cost at least %3 percentage points.",
        )
    values = {"%3": points_text(one.cost), "%2": _whole(one.played.value)}
    for place, value in {**values, "%1": _whole(one.value)}.items():
        worth = worth.replace(place, value)
    return worth


def _no_better(one: Decided) -> str:
    if one.played.at_most:
        text = QCoreApplication.translate(
            "ReviewWindow",
            "There was no time to find out what this action is worth: no more than the best one.",
        )
        return escape(text)
    if one.cost < NOTICED:
        return QCoreApplication.translate("ReviewWindow", "Nothing better was found.")
    text = QCoreApplication.translate(
        "ReviewWindow", "As good as the best: the difference is within the uncertainty."
    )
    return escape(text)


def percent_text(value: float) -> str:
    """Write a share as a whole number of percent."""
    return percent(value, 0)


def points_text(value: float) -> str:
    """Write a share as percentage points."""
    return QLocale().toString(100 * value, "f", 1)


def _luck(review: Reviewed, luck: float) -> str:
    translate = QCoreApplication.translate
    cards = any(one.open_value is not None for one in review.decided)
    if luck >= 0:
        text = (
            translate(
                "ReviewWindow",
                "%1: errors cost %2 percentage points; the cards and the other players gave %3.",
            )
            if cards
            else translate("ReviewWindow", "%1: errors cost %2 percentage points; the other players gave %3.")
        )
    else:
        text = (
            translate(
                "ReviewWindow",
                "%1: errors cost %2 percentage points; the cards and the other players cost %3.",
            )
            if cards
            else translate("ReviewWindow", "%1: errors cost %2 percentage points; the other players cost %3.")
        )
    values = {"%3": points_text(abs(luck)), "%2": points_text(review.cost), "%1": review.name}
    for place, value in values.items():
        text = text.replace(place, value)
    return text


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
