"""The events of the countdown game as phrases, for the log and the screen reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from limbotable.core.cards import card_phrase, rank_of
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.countdown.reasons import turned_in_vain
from limbotable.games.countdown.view import DIVIDE, CountdownView, PlayedCard
from limbotable.table.countdown.round_end import known_cards, round_ended, view_at_round_end
from limbotable.table.countdown.sheet import reason
from limbotable.table.countdown.signs import is_number, match_title, round_title, step_phrase


def events(
    before: CountdownView, line: Line, after: CountdownView, names: Sequence[str]
) -> tuple[Phrase, ...]:
    """Return the events of a line, for the log and the screen reader."""
    return (
        *called(before, line, after, names),
        *drawn(before, line, after, names),
        *laid(before, after, names),
        *valued(line, after, names),
        *blocked(before, line, after, names),
        *result(before, after, names),
        *next_deal(before, after, names),
    )


def called(before: CountdownView, line: Line, after: CountdownView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield a deal, or a word: a doubling with the factor by it, or none, or a stop."""
    word = line.action.partition(" ")[0]
    if line.who == CHANCE_WHO:
        yield phrase("countdown.log.deal", seat=names[after.dealer], round=after.round)
    elif word == "double":
        yield phrase(
            "countdown.log.double-winner" if before.winner_doubles else "countdown.log.double",
            seat=names[line.who],
            factor=2 * before.factor,
        )
    elif word in ("pass", "stop"):
        yield phrase(f"countdown.log.{word}", seat=names[line.who])


def drawn(before: CountdownView, line: Line, after: CountdownView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the turning of the stock's top card, and why it cannot be played if that is so."""
    if line.action == "draw":
        turned = known_cards(after)[before.stock[0].token]
        assert turned.card is not None
        yield phrase("countdown.log.draw", seat=names[line.who], card=card_phrase(turned.card))
        if round_ended(before, after) or after.phase != "drawn":
            pile = [played.sight.card for played in before.pile if played.sight.card is not None]
            yield phrase("countdown.log.vain", reason=turned_in_vain(turned.card, before.count, pile))


def laid(before: CountdownView, after: CountdownView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the cards that have come on the pile, each with its effect."""
    pile = after.last_round.pile if round_ended(before, after) and after.last_round else after.pile
    for played in pile[len(before.pile) :]:
        yield _laid(played, names, starter=not before.pile)
    if not round_ended(before, after):
        for seat, (held, left) in enumerate(zip(before.hands, after.hands, strict=True)):
            if held and not left:
                yield phrase("countdown.log.emptied", seat=names[seat])


def valued(line: Line, after: CountdownView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the value of an ace that is the starter."""
    if line.action.startswith("starter"):
        yield phrase("countdown.log.starter-ace", seat=names[line.who], count=after.count)


def blocked(
    before: CountdownView, line: Line, after: CountdownView, names: Sequence[str]
) -> Iterator[Phrase]:
    """Yield the seats that are blocked from now on, and have not chosen it."""
    now = view_at_round_end(before, line, after) if round_ended(before, after) else after
    for seat in (0, 1):
        chosen = line.action == "stop" and seat == line.who
        if now.blocked[seat] and not before.blocked[seat] and not chosen:
            count = now.stuck[seat]
            if count is None:  # there is no card left in the hand
                yield phrase("countdown.log.blocked", seat=names[seat])
            else:
                yield phrase("countdown.log.stuck", seat=names[seat], count=count)


def result(before: CountdownView, after: CountdownView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the end of a round, where there was one, with its points and their reasons; and of the match."""
    end = after.last_round
    if end is not None and round_ended(before, after):
        if end.count:  # nobody has a card that fits, so it is not clear who wins
            yield phrase("countdown.log.last", seat=names[end.winner])
        yield round_title(after, names)
        for seat in (end.winner, 1 - end.winner):
            yield phrase("countdown.log.gain", seat=names[seat], reason=reason(end, seat))
    if after.winners is not None:
        yield match_title(after, names)


def next_deal(before: CountdownView, after: CountdownView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the deal that has followed the end of a round without a shuffle."""
    if after.winners is None and round_ended(before, after) and not after.pile:
        left = len(after.stock)
        yield phrase("countdown.log.next-deal", seat=names[after.dealer], round=after.round, n=left)


def _laid(played: PlayedCard, names: Sequence[str], *, starter: bool) -> Phrase:
    assert played.sight.card is not None
    card = card_phrase(played.sight.card)
    if starter and rank_of(played.sight.card) == "A" and not played.step.value:
        return phrase("countdown.log.starter-turned", seat=names[played.seat], card=card)
    if starter:
        return phrase("countdown.log.starter", seat=names[played.seat], card=card, count=played.step.count)
    divided = played.step.kind == DIVIDE and is_number(played.sight.card)
    return phrase(
        "countdown.log.divide" if divided else "countdown.log.play",
        seat=names[played.seat],
        card=card,
        step=step_phrase(played.step),
        count=played.step.count,
    )
