"""The accounts of a match in words, and its lucky and unlucky moments, with some humour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from limbotable.ui.panels.series import Series, points_text
from limbotable.ui.words.reviewed import Balance, Decided, Reviewed
from limbotable.ui.words.speak import together

#: What the cards give or take from one decision to the next is luck from here on, and great luck from there.
LUCKY: Final = 0.10
VERY_LUCKY: Final = 0.25

_LUCKY: Final[tuple[object, ...]] = (
    QT_TRANSLATE_NOOP("Luck", "The cards were in a good mood."),
    QT_TRANSLATE_NOOP("Luck", "Nobody has to know how much of that was skill."),
    QT_TRANSLATE_NOOP("Luck", "Well shuffled, whoever did it."),
)
_VERY_LUCKY: Final[tuple[object, ...]] = (
    QT_TRANSLATE_NOOP("Luck", "A good day for a lottery ticket."),
    QT_TRANSLATE_NOOP("Luck", "If there was a plan behind it, it was the cards’ own."),
    QT_TRANSLATE_NOOP("Luck", "Better not to look too pleased."),
)
_UNLUCKY: Final[tuple[object, ...]] = (
    QT_TRANSLATE_NOOP("Luck", "The cards looked the other way."),
    QT_TRANSLATE_NOOP("Luck", "Blame the shuffle; everyone does."),
    QT_TRANSLATE_NOOP("Luck", "Better luck next time."),
)
_VERY_UNLUCKY: Final[tuple[object, ...]] = (
    QT_TRANSLATE_NOOP("Luck", "In chess this would not have happened."),
    QT_TRANSLATE_NOOP("Luck", "Even an expert may sigh here."),
    QT_TRANSLATE_NOOP("Luck", "Unlucky at cards, they say, lucky in love."),
)

#: The accounts of a match with chance or without, and of two or more seats.
_SUMS: Final[dict[tuple[bool, bool], object]] = {
    (True, True): QT_TRANSLATE_NOOP(
        "Luck",
        "%1: %2% at the start; then, in percentage points: cards %3, the opponent’s errors %4,"
        " own errors %5; result %6%.",
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "Luck",
        "%1: %2% at the start; then, in percentage points: unforeseen %3, the opponent’s errors %4,"
        " own errors %5; result %6%.",
    ),
    (True, False): QT_TRANSLATE_NOOP(
        "Luck",
        "%1: %2% at the start; then, in percentage points: cards %3, others’ errors %4,"
        " own errors %5; result %6%.",
    ),
    (False, False): QT_TRANSLATE_NOOP(
        "Luck",
        "%1: %2% at the start; then, in percentage points: unforeseen %3, others’ errors %4,"
        " own errors %5; result %6%.",
    ),
}
#: What came before a decision, in the same matches.
_EVENTS: Final[dict[tuple[bool, bool], object]] = {
    (True, True): QT_TRANSLATE_NOOP(
        "Luck", "Since the previous decision, in percentage points: cards %1, the opponent’s errors %2."
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "Luck", "Since the previous decision, in percentage points: unforeseen %1, the opponent’s errors %2."
    ),
    (True, False): QT_TRANSLATE_NOOP(
        "Luck", "Since the previous decision, in percentage points: cards %1, others’ errors %2."
    ),
    (False, False): QT_TRANSLATE_NOOP(
        "Luck", "Since the previous decision, in percentage points: unforeseen %1, others’ errors %2."
    ),
}


def signed(share: float) -> str:
    """Write a share as percentage points with its sign."""
    written = points_text(abs(share))
    if written == points_text(0.0):
        return written
    return f"+{written}" if share > 0 else f"−{written}"


def balance_text(review: Reviewed, balance: Balance) -> str:
    """Return a seat's accounts: what its result was made of."""
    text = QCoreApplication.translate("Luck", str(_SUMS[review.chance, review.duel]))
    values = {
        "%6": _whole(balance.result),
        "%5": signed(balance.you),
        "%4": signed(balance.others),
        "%3": signed(balance.cards),
        "%2": _whole(balance.start),
        "%1": review.name,
    }
    for place, value in values.items():
        text = text.replace(place, value)
    return "\n".join([text, *_remarks(review, balance)])


def _remarks(review: Reviewed, balance: Balance) -> Iterator[str]:
    translate = QCoreApplication.translate
    if review.rounds:
        yield translate("Luck", "All rounds are added up.")
    if not review.chance:
        return
    fair = translate("Luck", "Without the luck of the cards the result would have been %1%.")
    said = [fair.replace("%1", _whole(balance.adjusted))]
    if balance.cards >= VERY_LUCKY:
        said.append(translate("Luck", "The cards did their share of the work."))
    elif balance.cards <= -VERY_LUCKY:
        said.append(translate("Luck", "Such bad luck is hard to make up for."))
    yield together("sentences", said)
    if abs(balance.last_cards) >= LUCKY:
        if balance.last_cards > 0:
            end = translate("Luck", "After the last decision alone, the cards gave %1 percentage points.")
        else:
            end = translate("Luck", "After the last decision alone, the cards took %1 percentage points.")
        yield end.replace("%1", points_text(abs(balance.last_cards)))


def event_text(one: Decided, review: Reviewed) -> str:
    """Return what the cards and the others did before a decision."""
    if one.cards is None:
        return ""
    text = QCoreApplication.translate("Luck", str(_EVENTS[review.chance, review.duel]))
    text = text.replace("%2", signed(one.others)).replace("%1", signed(one.cards))
    remark = _humour(one) if review.chance else ""
    return together("sentences", [text, remark]) if remark else text


def _humour(one: Decided) -> str:
    """Return a sentence about great or small luck; always the same for the same decision."""
    cards = one.cards or 0.0
    if abs(cards) < LUCKY:
        return ""
    great, good = abs(cards) >= VERY_LUCKY, cards > 0
    found = {
        (True, True): _VERY_LUCKY,
        (False, True): _LUCKY,
        (True, False): _VERY_UNLUCKY,
        (False, False): _UNLUCKY,
    }[great, good]
    return QCoreApplication.translate("Luck", str(found[one.number % len(found)]))


def cards_text(one: Decided, review: Reviewed | None) -> str:
    """Return what the cards gave before a decision, for the list; luck is named."""
    translate = QCoreApplication.translate
    if one.cards is None or review is None or review.balance is None:
        return ""
    written = signed(one.cards)
    if not review.chance or abs(one.cards) < LUCKY:
        return written
    if one.cards >= VERY_LUCKY:
        text = translate("Luck", "very lucky %1")
    elif one.cards > 0:
        text = translate("Luck", "lucky %1")
    elif one.cards <= -VERY_LUCKY:
        text = translate("Luck", "very unlucky %1")
    else:
        text = translate("Luck", "unlucky %1")
    return text.replace("%1", written)


def luck_series(review: Reviewed) -> list[Series]:
    """Return the marks of the lucky and the unlucky moments for the graph; none without accounts."""
    balance = review.balance
    if balance is None or not review.chance:
        return []
    translate = QCoreApplication.translate
    moments = [(float(one.number), one.value, one.cards or 0.0) for one in review.decided]
    if review.end is not None:
        moments.append((len(review.decided) + 1.0, review.end, balance.last_cards))
    lucky = [one for one in moments if one[2] >= LUCKY]
    unlucky = [one for one in moments if one[2] <= -LUCKY]
    return [
        _marked(translate("Luck", "Lucky"), lucky, "t1"),  # it points up,
        _marked(translate("Luck", "Unlucky"), unlucky, "t"),  # and down
    ]


def _marked(name: str, moments: Sequence[tuple[float, float, float]], symbol: str) -> Series:
    """Return marks at the chances, which say how much the cards gave."""
    places, said = [(x, y) for x, y, _ in moments], [signed(cards) for _, _, cards in moments]
    return Series(name, tuple(places), "rings", symbol=symbol, said=tuple(said))


def how_text() -> str:
    """Return how the figures of a review are made, and where they are biased."""
    translate = QCoreApplication.translate
    return "\n\n".join(
        (
            translate(
                "Luck",
                "At the start the chances are those of equal players, at the end they are the result. Every"
                " change in between is counted exactly once, so the figures always add up.",
            ),
            translate(
                "Luck",
                "Own errors: what this player’s decisions cost, judged by what could be known at the time."
                " The strongest computer player judges each of them as if it had sat in that place.",
            ),
            translate(
                "Luck",
                "Others’ errors: what the decisions of the other players cost them, judged in the same way."
                " What one side loses, the other sides gain in equal parts; what a partner loses, this"
                " player loses as well.",
            ),
            translate(
                "Luck",
                "Cards: everything else from one decision of this player to the next: what was dealt, drawn"
                " and turned up, and what no player could have known. In a game without chance that is"
                " called “unforeseen”: what the computer player did not see coming.",
            ),
            translate(
                "Luck",
                "Without the luck of the cards: the result minus what the cards gave. It can be below 0 or"
                " above 100.",
            ),
            translate(
                "Luck",
                "Where the figures are not exact: a mistake that the computer player overlooks is not counted"
                " as an error, but as luck. Of several good actions it rates the best one slightly too high,"
                " so errors look a little larger than they are.",
            ),
        )
    )


def _whole(share: float) -> str:
    """Write a share as a whole number of per cent; one that is no chance may lie beyond 0 and 100."""
    return QLocale().toString(round(100 * share)).replace("-", "−")
