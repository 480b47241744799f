"""What a seat knows of a match of Overtake, as data."""

from __future__ import annotations

from typing import Final

import msgspec

from limbotable.core.game import AnyGame
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import legal_actions
from limbotable.core.sightings import Sightings, token_order
from tests.fifth_game.rules import PACK, SEAT, OvertakePosition

NAMES: Final = {card: str(card + 1) for card in range(PACK)}


class OvertakeCard(msgspec.Struct, frozen=True):
    """A card as a viewer sees it."""

    token: str
    card: int | None  #: None for one that lies face down
    owner: int  #: who holds it or has played it; -1 for one that was not dealt


class OvertakeMove(msgspec.Struct, frozen=True):
    """A card that the viewer may play."""

    action: str
    token: str  #: of the card


class OvertakeView(msgspec.Struct, frozen=True):
    """Everything that one viewer knows, and nothing else."""

    viewer: int
    phase: str
    turn: int
    hands: tuple[tuple[OvertakeCard, ...], ...]  #: in the order of the deal
    aside: tuple[OvertakeCard, ...]
    played: tuple[OvertakeCard, ...]  #: in the order of play
    open: bool  #: the last one played is to be answered
    taken: tuple[int, ...]
    moves: tuple[OvertakeMove, ...]
    refusals: tuple[tuple[str, Phrase], ...]
    winners: tuple[int, ...] | None


def observe(game: AnyGame, position: OvertakePosition, sightings: Sightings, viewer: int) -> OvertakeView:
    """Return what the viewer knows at a position."""
    known, tokens = sightings.known(viewer), sightings.tokens()

    def sight(card: int, owner: int) -> OvertakeCard:
        return OvertakeCard(tokens[card], card if known >> card & 1 else None, owner)

    def lying(cards: int, owner: int) -> tuple[OvertakeCard, ...]:
        found = [sight(card, owner) for card in range(PACK) if cards >> card & 1]
        return tuple(sorted(found, key=lambda one: token_order(one.token)))

    played = tuple(sight(entry % SEAT, entry // SEAT) for entry in position.played)
    gone = sum(1 << entry % SEAT for entry in position.played)
    rest = (1 << PACK) - 1 & ~(position.hands[0] | position.hands[1] | gone)
    legal = legal_actions(position) if position.turn() == viewer else []
    moves = sorted((NAMES[card], tokens[card]) for card in legal)
    result = game.result(position)
    return OvertakeView(
        viewer=viewer,
        phase=game.phase(position),
        turn=int(position.turn()),
        hands=(lying(position.hands[0], 0), lying(position.hands[1], 1)),
        aside=lying(rest, -1) if position.dealt else (),
        played=played,
        open=position.led >= 0,
        taken=tuple(position.taken),
        moves=tuple(OvertakeMove(action, token) for action, token in moves),
        refusals=(),
        winners=result.winners if result else None,
    )


def card_phrase(card: int) -> Phrase:
    """Return what a card is called."""
    return phrase("overtake.card", number=NAMES[card])
