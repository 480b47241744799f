"""The events of the countdown game as phrases, for the log and the screen reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from limbotable.core.cards import card_phrase, rank_of
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.countdown.view import CountdownView, PlayedCard
from limbotable.table.countdown.round_end import known_cards, round_ended
from limbotable.table.countdown.sheet import reason
from limbotable.table.countdown.signs import match_title, round_title, step_phrase


def events(
    before: CountdownView, line: Line, after: CountdownView, names: Sequence[str]
) -> tuple[Phrase, ...]:
    """Return the events of a line, for the log and the screen reader."""
    return (
        *played(before, line, after, names),
        *result(before, after, names),
        *next_deal(before, after, names),
    )


def played(
    before: CountdownView, line: Line, after: CountdownView, names: Sequence[str]
) -> tuple[Phrase, ...]:
    """Return what a line did, without the end of a round."""
    told = list(_told(before, line, after, names))
    if not round_ended(before, after) and line.action != "stop":
        newly = [seat for seat in (0, 1) if after.blocked[seat] and not before.blocked[seat]]
        told.extend(phrase("countdown.log.blocked", seat=names[seat]) for seat in newly)
    return tuple(told)


def result(before: CountdownView, after: CountdownView, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return the end of a round, where there was one: with its points and their reasons."""
    end = after.last_round
    if end is None or not round_ended(before, after):
        return ()
    gains = (
        phrase("countdown.log.gain", seat=names[seat], reason=reason(end, seat))
        for seat in (end.winner, 1 - end.winner)
    )
    over = () if after.winners is None else (match_title(after, names),)
    return (round_title(after, names), *gains, *over)


def next_deal(before: CountdownView, after: CountdownView, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return the deal that followed the end of a round without a shuffle, where there was one."""
    if after.winners is None and round_ended(before, after) and not after.pile:
        return (phrase("countdown.log.next-deal", seat=names[after.dealer], round=after.round),)
    return ()


def _told(before: CountdownView, line: Line, after: CountdownView, names: Sequence[str]) -> Iterable[Phrase]:
    if line.who == CHANCE_WHO:
        yield phrase("countdown.log.deal", seat=names[after.dealer], round=after.round)
        return
    seat = names[line.who]
    word = line.action.partition(" ")[0]
    if word in ("double", "pass", "stop"):
        yield phrase(f"countdown.log.{word}", seat=seat)
    elif word == "draw":
        turned = known_cards(after)[before.stock[0].token]
        yield phrase("countdown.log.draw", seat=seat, card=card_phrase(turned.card))
    pile = after.last_round.pile if round_ended(before, after) and after.last_round else after.pile
    for played in pile[len(before.pile) :]:
        yield _laid(played, names, starter=not before.pile)
    if word == "starter":
        yield phrase("countdown.log.starter-ace", seat=seat, count=after.count)


def _laid(played: PlayedCard, names: Sequence[str], *, starter: bool) -> Phrase:
    assert played.sight.card is not None
    card = card_phrase(played.sight.card)
    if starter and rank_of(played.sight.card) == "A" and not played.step.value:
        return phrase("countdown.log.starter-turned", seat=names[played.seat], card=card)
    if starter:
        return phrase("countdown.log.starter", seat=names[played.seat], card=card, count=played.step.count)
    step = step_phrase(played.step)
    return phrase(
        "countdown.log.play", seat=names[played.seat], card=card, step=step, count=played.step.count
    )
