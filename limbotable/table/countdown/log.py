"""The events of the countdown game as phrases, for the log and the screen reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from limbotable.core.cards import card_phrase, rank_of
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.countdown.view import CountdownView, PlayedCard
from limbotable.table.countdown.round_end import known_cards, round_ended
from limbotable.table.countdown.signs import match_end, round_end_text, step_phrase


def events(
    before: CountdownView, line: Line, after: CountdownView, names: Sequence[str]
) -> tuple[Phrase, ...]:
    """Return the events of a line, for the log and the screen reader."""
    told = list(_told(before, line, after, names))
    same_round = not round_ended(before, after)
    if same_round and line.action != "stop":
        newly = [seat for seat in (0, 1) if after.blocked[seat] and not before.blocked[seat]]
        told.extend(phrase("countdown.log.blocked", seat=names[seat]) for seat in newly)
    if not same_round:
        told.extend(round_end_text(after, names))
    if after.winners is not None:
        told.append(match_end(after, names)[0])
    elif not same_round and not after.pile:
        told.append(phrase("countdown.log.next-deal", seat=names[after.dealer], round=after.round))
    return tuple(told)


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
