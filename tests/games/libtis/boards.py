"""Positions and matches of Libtis with cards and cubes that a test has chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.game import CHANCE_WHO
from limbotable.core.options import OptionValue
from limbotable.core.position import legal_actions
from limbotable.games import GAMES
from limbotable.games.libtis.actions import NOTHING, PLAYING, QUICKSTART
from limbotable.games.libtis.deck import BONUS_NAMES, LOCATION_NAMES, NAMES, SUITS
from limbotable.games.libtis.game import LibtisGame
from limbotable.games.libtis.packed import AT
from limbotable.games.libtis.rules import ROUNDS, Ledger, LibtisPosition, opening_position
from limbotable.games.libtis.view import LibtisView
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES

(GAME,) = (game for game in GAMES if isinstance(game, LibtisGame))

#: Cards that are dealt where a test does not care; every seat has one.
HANDS = ("author", "painter", "savage", "sailor", "soldier")


def board(
    cubes: Mapping[str, Sequence[int]] | None = None,
    *,
    hands: Sequence[str] = HANDS[:4],
    chips: Sequence[Mapping[str, int]] = (),
    bonuses: Sequence[str] = (),
    supply: Sequence[int] = (),
    start: int = 0,
    round: int = 3,  # noqa: A002 - the game's own word
    variant: int = QUICKSTART,
) -> LibtisPosition:
    """Return a position: the hands by seat, and the cubes of each seat at the locations that are named."""
    seats = len(hands)
    return arranged(
        variant,
        [sum(1 << NAMES.index(card) for card in hand.split()) for hand in hands],
        [
            [
                *((cubes or {}).get(name, (0,) * seats)[seat] for name in LOCATION_NAMES),
                supply[seat] if supply else 5,
            ]
            for seat in range(seats)
        ],
        [[held.get(suit, 0) for suit in SUITS] for held in chips] or [[0] * 6] * seats,
        [NAMES.index(card) if card else NOTHING for card in bonuses] or [NOTHING] * seats,
        start,
        round,
    )


def arranged(
    variant: int,
    hands: Sequence[int],
    cubes: Sequence[Sequence[int]],
    chips: Sequence[Sequence[int]],
    bonuses: Sequence[int],
    start: int,
    round: int,  # noqa: A002 - the game's own word
) -> LibtisPosition:
    """Return a position in which the start player is to play, made without play.

    By seat: the hands as masks, the cubes by location and then the supply, the chips by suit, and the bonus
    cards.  The hands are all of one size.
    """
    seats = len(hands)
    position = opening_position(seats, variant)
    position.hands = vec[i64](hands)
    position.cubes = vec[i64]([packed(mine) for mine in cubes])
    none = vec[i64]([0] * seats)
    position.ledger = Ledger(vec[i64]([packed(mine) for mine in chips]), none, vec[i64](bonuses), none)
    position.phase = PLAYING
    position.round = round
    position.start = start
    position.seat = start
    position.played = round * (len(position.history) // ROUNDS) - hands[0].bit_count() * seats
    return position


def packed(counts: Sequence[int]) -> int:
    """Return the number that packs these counts, the first one lowest."""
    return sum(int(count) << int(AT[k]) for k, count in enumerate(counts))


def legal(position: LibtisPosition) -> set[str]:
    return {GAME.text(action) for action in legal_actions(position)}


def play(position: LibtisPosition, *actions: str) -> LibtisPosition:
    for action in actions:
        assert action in legal(position), action
        position.play(GAME.parse(action))
    return position


def refusal(position: LibtisPosition, action: str) -> str:
    """Return the code of the reason why an action is not legal."""
    assert action not in legal(position)
    return GAME.refusal(position, GAME.parse(action)).code


# --- matches ------------------------------------------------------------------------------------------
def begun(seats: int = 4, start: int = 0, **given: OptionValue) -> Match:
    """Begin a match of which the deck is to be shuffled next."""
    match = Match(GAME, GAME.complete({"players": seats, **given}), DEFAULT_NAMES[seats])
    match.push(CHANCE_WHO, f"start {start}")
    return match


def deck(seats: int) -> list[str]:
    """Return the cards that so many players use."""
    return list(NAMES[: 15 if seats == 3 else 20])


def deal(match: Match, *hands: str) -> Match:
    """Deal these hands, by seat; seats that are not named get what is left."""
    seats = len(match.seats)
    position = match.position
    assert isinstance(position, LibtisPosition)
    given = [hand.split() for hand in hands] + [[] for _ in range(seats - len(hands))]
    left = [card for card in deck(seats) if not any(card in hand for hand in given)]
    for hand in given:
        while len(hand) < len(deck(seats)) // seats:
            hand.append(left.pop(0))
    order = [given[(position.start + k) % seats][k // seats] for k in range(len(deck(seats)))]
    match.push(CHANCE_WHO, " ".join(["shuffle deck", *order]))
    return match


def shuffle_bonuses(match: Match, *first: str) -> Match:
    """Shuffle the bonus cards so that these come first."""
    chance = match.chance
    assert chance is not None
    rest = [card for card in BONUS_NAMES if NAMES.index(card) in chance.things and card not in first]
    match.push(CHANCE_WHO, " ".join(["shuffle bonus", *first, *rest]))
    return match


def act(match: Match, *actions: str) -> Match:
    for action in actions:
        match.push(match.turn, action)
    return match


def seen(match: Match, viewer: int | None = None) -> LibtisView:
    """Return the view of a seat, or of a spectator."""
    position = match.position
    assert isinstance(position, LibtisPosition)
    who = len(match.seats) if viewer is None else viewer
    return GAME.view(match.options, position, match.stages[-1].sightings, who)
