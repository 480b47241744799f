"""The events of the foe game, for the log and the screen reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from limbotable.core.cards import card_phrase
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.foes.view import Corner, Cycle, FoesView, first_of
from limbotable.table.foes.names import foe_phrase
from limbotable.table.foes.words import both, hero_name, left_over, match_title, round_title


def ended(before: FoesView, after: FoesView) -> bool:
    """Return whether a round ended between two views."""
    return after.last_round is not None and (
        before.last_round is None or before.last_round.number != after.last_round.number
    )


def events(before: FoesView, line: Line, after: FoesView, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return the events of a line."""
    return tuple(_told(before, line, after, names))


def _told(before: FoesView, line: Line, after: FoesView, names: Sequence[str]) -> Iterator[Phrase]:
    if line.who == CHANCE_WHO:
        yield from shuffled(before, line, after, names)
    yield from emptied(before, line, after, names)
    laid = before.cycle.cards
    if after.cycles > before.cycles and after.last_cycle is not None:
        yield from _rest_of(after, after.last_cycle, len(laid), names)
        yield verdict(after.last_cycle)
        yield from taken(after, after.last_cycle, names)
        yield from comes(before, after, names)
        laid = ()
    yield from _rest_of(after, after.cycle, len(laid), names)
    if ended(before, after):
        yield from cancelled(after, names)
        yield round_title(after, names)
        yield left_over(after, names)
    if after.winners is not None:
        yield match_title(after, names)


def _rest_of(after: FoesView, cycle: Cycle, start: int, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the cards of a cycle from one of them on, each with its consequences."""
    for number in range(start, len(cycle.cards)):
        yield laid_card(after, cycle, number, names)
        yield from hidden_by_card(cycle, number)
        yield from none_visible(cycle, number, len(after.order))


def emptied(before: FoesView, line: Line, after: FoesView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the seat that has no card in hand from now on, if it has used the last one."""
    if line.who >= 0 and before.hands[line.who] and not after.hands[line.who]:
        yield phrase("foes.log.emptied", seat=names[line.who])


def shuffled(before: FoesView, line: Line, after: FoesView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the events of a shuffle; of a reshuffle with the deck's number when the hands are full."""
    if line.action.startswith("shuffle foes"):
        assert after.foe is not None
        yield _begun(after)
        yield phrase("foes.log.comes", foe=foe_phrase(after.foe.card), begins=_begins(after, names))
    elif after.cycles or any(not laid.blind for laid in after.cycle.cards):
        # The Shadow may have gone on in the same line: with cards of this deck.
        ended = after.last_cycle if after.cycles > before.cycles else None
        laid = len(after.cycle.cards) + (0 if ended is None else len(ended.cards)) - len(before.cycle.cards)
        seat, n = names[after.dealer], len(after.deck) + laid
        yield phrase("foes.log.reshuffle", seat=seat, n=n, full=after.full)
    else:
        yield phrase("foes.log.deal", seat=names[after.dealer])


def _begun(after: FoesView) -> Phrase:
    """Return the beginning of a round, with the length of the match: only for the ear, as it stands there."""
    word, _, number = after.goal.partition(" ")
    if word == "single":
        return phrase("foes.log.round-single", round=after.round)
    return phrase(
        "foes.log.round-wins" if word == "wins" else "foes.log.round-lives", round=after.round, n=int(number)
    )


def laid_card(after: FoesView, cycle: Cycle, number: int, names: Sequence[str]) -> Phrase:
    """Return the playing of a cycle's card, counted from 0, with the number of cards that a marker leaves."""
    laid = cycle.cards[number]
    seat, card = hero_name(laid.hero, names), card_phrase(laid.sight.card)
    if laid.hero >= len(names):
        return phrase("foes.log.shadow", seat=seat, card=card)
    if not laid.blind:
        return phrase("foes.log.play", seat=seat, card=card)
    if held := len(after.hands[laid.hero]):
        return phrase("foes.log.blind-left", seat=seat, card=card, n=held)
    return phrase("foes.log.blind", seat=seat, card=card)  # that the last card was used is told already


def hidden_by_card(cycle: Cycle, number: int) -> Iterator[Phrase]:
    """Yield the cards that a cycle's card hides or reveals."""
    known = first_of(cycle, number).why
    yield from (why for why in first_of(cycle, number + 1).why[:-1] if why not in known)


def none_visible(cycle: Cycle, number: int, heroes: int) -> Iterator[Phrase]:
    """Yield that no card is visible any more, where others of so many heroes have yet to play."""
    now = first_of(cycle, number + 1)
    if number + 1 < heroes and now.target is None and first_of(cycle, number).target is not None:
        yield phrase("foes.why.none-visible")


def verdict(cycle: Cycle) -> Phrase:
    """Return the reason for the target of a complete cycle."""
    return cycle.why[-1]


def taken(after: FoesView, cycle: Cycle, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the hero that takes the foe after a cycle, and the foes that it cancels; or that it stays."""
    if after.taken is None:
        yield phrase("foes.log.stays", begins=_begins(after, names))
        return
    assert cycle.target is not None
    seat, foe = hero_name(cycle.target, names), after.taken
    corner = next(one for one in after.corners if one.hero == cycle.target)
    yield phrase("foes.log.takes", seat=seat, foe=foe_phrase(foe.card), n=len(corner.foes))
    cards = {sight.token: sight.card for sight in corner.foes}
    for group in corner.groups:
        if foe.token in group.tokens:
            rest = [cards[token] for token in group.tokens if token != foe.token]
            others = both([foe_phrase(card, within=True) for card in rest])
            if corner.left:
                yield phrase("foes.log.matched", seat=seat, others=others, n=corner.left)
            else:
                yield phrase("foes.log.matched-all", seat=seat, others=others)


def comes(before: FoesView, after: FoesView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the next foe after a cycle, if there is one, with the hero that begins."""
    if after.foe is not None and before.foe is not None and after.foe.token != before.foe.token:
        word = "comes" if after.foe_deck else "comes-last"
        yield phrase(f"foes.log.{word}", foe=foe_phrase(after.foe.card), begins=_begins(after, names))


def _begins(after: FoesView, names: Sequence[str]) -> Phrase:
    """Return the hero that begins the cycle: only for the ear, as an eye sees it on the table."""
    return phrase("foes.advice.start", seat=hero_name(after.cycle.starter, names))


def cancelled(after: FoesView, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the chaos, and the number of foes that it cancels in each corner."""
    yield phrase("foes.log.chaos")
    for corner in after.corners:
        gone = len(corner.foes) - corner.left
        if gone:
            seat, groups = hero_name(corner.hero, names), _groups(corner)
            yield phrase("foes.log.cancel", seat=seat, n=gone, groups=groups)


def _groups(corner: Corner) -> Phrase:
    """Return the foes of a corner that cancel each other, group by group; there is at least one."""
    cards = {sight.token: foe_phrase(sight.card) for sight in corner.foes}
    first, *rest = (both([cards[token] for token in group.tokens]) for group in corner.groups)
    for one in rest:
        first = phrase("foes.groups", first=first, second=one)
    return first
