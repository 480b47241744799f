"""Matches with cards that a test has chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from limbotable.core.cards import card_number
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.options import OptionValue
from limbotable.games import GAMES
from limbotable.games.foes.game import FoesGame
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.view import FoesView
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from tests.games.foes.oracle import COURT, JOKERS, TACTICS

(GAME,) = (game for game in GAMES if isinstance(game, FoesGame))


def shuffled(pile: str, top: Sequence[str], cards: Sequence[str]) -> str:
    """Return a shuffle that begins with some cards and goes on with the others in their order."""
    assert len(set(top)) == len(top)
    assert set(top) <= set(cards)
    return " ".join([f"shuffle {pile}", *top, *(card for card in cards if card not in top)])


def dealt(hands: Sequence[str], deck: str = "", foes: str = "", /, **given: OptionValue) -> Match:
    """Begin a match in which the seats get these hands, and the deck and the foes begin with these cards.

    In the first round hands are dealt from seat 0 on.
    """
    options = GAME.complete({"players": len(hands), **given})
    match = Match(GAME, options, DEFAULT_NAMES[len(hands)])
    jokers = JOKERS[: int(options["jokers"])]
    match.push(CHANCE_WHO, shuffled("foes", foes.split(), [*COURT, *jokers]))
    laps = zip(*(hand.split() for hand in hands), strict=True)
    top = [card for lap in laps for card in lap]
    match.push(CHANCE_WHO, shuffled("tactics", [*top, *deck.split()], TACTICS))
    return match


def play(match: Match, *actions: str) -> Match:
    """Take these actions in turn, each for the seat to act: a card alone is played from hand."""
    for action in actions:
        match.push(match.turn, action if action.startswith("blind") else f"play {action}")
    return match


def reshuffle(match: Match, *top: str) -> Match:
    """Shuffle the deck that is due, so that it begins with these cards."""
    assert match.chance is not None
    cards = [match.chance.names[card] for card in match.chance.things]
    match.push(CHANCE_WHO, shuffled(match.chance.name.split()[1], top, cards))
    return match


def next_round(match: Match) -> Match:
    """Play on in some way until the next round is dealt."""
    dealer = Dealer(1)
    ended = position_of(match).rounds_ended()
    while match.turn < 0 or position_of(match).rounds_ended() == ended:
        line = dealer.next_line(match)
        if line is None:
            line = Line(match.turn, match.legal()[-1])
        match.push(line.who, line.action)
    return match


def at_the_last_foe(corners: Mapping[int, str], rest: int, **given: OptionValue) -> FoesPosition:
    """Return a position in which one foe is left, and the corners as they will be when seat 0 has taken it.

    The foes that are not named go to the hero ``rest``.  Seat 0 takes the last foe if all play their first
    card.
    """
    players = int(GAME.complete(given)["players"])
    hands = ["2c 3c 4c 6c", "7d 3d 4d 5d", "8h 3h 4h 5h", "9s 3s 4s 5s", "Ts 5c 7c"]
    full = int(GAME.complete(given)["hand"])
    match = dealt([" ".join(hand.split()[:full]) for hand in hands[:players]], "Td Tc", "", **given)
    position = position_of(match).copy()
    named = {card(name): hero for hero, names in corners.items() for name in names.split()}
    owners = {foe: named.get(foe, rest) for foe in position.foes}
    last = next(foe for foe, hero in owners.items() if hero == 0)
    order = [*(foe for foe in owners if foe != last), last]
    seats = range(players)
    position.rearrange(
        [position.hand(seat) for seat in seats],
        [position.markers(seat) for seat in seats],
        list(position.deck),
        order,
    )
    position.taken = len(order) - 1
    position.takers = sum(owners[foe] << 3 * k for k, foe in enumerate(order[:-1]))
    position.met = position.variant.foes
    for hero in range(position.variant.heroes):
        corner = sum(1 << foe for foe in order[:-1] if owners[foe] == hero)
        setattr(position, f"corner{hero}", corner)
    return position


def play_first_cards(position: FoesPosition) -> FoesPosition:
    """Let every seat play the first card that it was dealt."""
    for name in ("2c", "7d", "8h", "9s", "Ts")[: position.variant.players]:
        position.play(GAME.parse(f"play {name}"))
    return position


def position_of(match: Match) -> FoesPosition:
    assert isinstance(match.position, FoesPosition)
    return match.position


def seen(match: Match, viewer: int | None = None) -> FoesView:
    """Return the view of a seat; None stands for a spectator."""
    viewer = len(match.seats) if viewer is None else viewer
    return GAME.view(match.options, position_of(match), match.stages[-1].sightings, viewer)


def card(name: str) -> int:
    number = card_number(name)
    assert number is not None
    return number
