"""All that may be hidden in the last hands, counted, against every order of the unseen cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final, TypeAlias

import pytest

from limbotable.core.cards import card_number
from limbotable.core.game import Counted
from limbotable.core.insight import Insight
from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games.countdown.actions import PLAY
from limbotable.games.countdown.counting import CountdownCounted, hands_of, unseen_by
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.countdown.table import ALL_CARDS
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.counting import CountedPlay
from limbotable.search.thought import Clock, Limit
from tests.games.countdown.deals import GAME, NORTH, SOUTH, begun, dealt, play

Weighed: TypeAlias = Sequence[tuple[float, CountdownPosition]]
#: More positions than there are in any of these.
PLENTY: Final = 100_000


def cards(text: str) -> list[int]:
    numbers = [card_number(card) for card in text.split()]
    return [number for number in numbers if number is not None]


def mask(text: str) -> int:
    return sum(1 << number for number in cards(text))


class Last:
    """The end of a round, where few cards are unseen: the other seat's hand, older ones, and the stock."""

    def __init__(
        self,
        rules: str,
        mine: str,
        unseen: str,
        *,
        count: int,
        effect: int = 0,
        held: int = 1,
        seen: str = "",
        older: Sequence[int] = (),
        seat: int = SOUTH,
        blocked: bool = False,
    ) -> None:
        self.viewer = seat
        self.unseen = cards(unseen)
        self.held = held
        self.seen = mask(seen)  #: cards of the other seat's hand
        self.older = older  #: what each unseen card of an older hand lacks
        position = begun("2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "Qs", **GAME.presets[rules]).position.copy()
        assert isinstance(position, CountdownPosition)
        position.count, position.effect, position.seat, position.phase = count, effect, seat, PLAY
        position.played, position.own0, position.last = 8, 4, 1 - seat
        position.score0, position.score1 = 90, 120
        position.blocked = 1 << 1 - seat if blocked else 0
        position.barred0 = position.barred1 = 0
        position.hand0 = position.hand1 = 0
        position.shown = ALL_CARDS & ~mask(unseen) & ~mask(mine)
        self.base = position
        self.mine = mask(mine)

    def dealt(self, order: Sequence[int]) -> CountdownPosition:
        """Return the position with the unseen cards in this order: the hand, older ones, the stock."""
        world = self.base.copy()
        hand = self.seen | sum(1 << card for card in order[: self.held])
        past = sum(1 << card for card in order[self.held : self.held + len(self.older)])
        if self.viewer == SOUTH:
            world.hand0, world.hand1, world.past0, world.past1 = self.mine, hand, 0, past
        else:
            world.hand0, world.hand1, world.past0, world.past1 = hand, self.mine, past, 0
        stock = list(order[self.held + len(self.older) :])
        if world.variant.stock_up:  # one card more has been seen
            top = min(card for card in range(52) if world.shown >> card & 1)
            stock.insert(0, top)
            world.turned = True
        world.top = 52 - len(stock)
        world.restock([card for card in range(52) if card not in stock] + stock)
        return world

    def worlds(self) -> list[CountdownPosition]:
        """Return the position with the unseen cards in every order that fits."""
        return [
            self.dealt(order)
            for order in permutations(self.unseen)
            if not any(
                lacked >> card & 1 for lacked, card in zip(self.older, order[self.held :], strict=False)
            )
        ]

    def counted(self) -> CountdownCounted:
        position = self.dealt(self.unseen)
        out = position.blocked != 0
        hands = hands_of(unseen_by(position, self.viewer), 0 if out else self.held, PLENTY)
        return CountdownCounted(position, self.viewer, self.older, dict.fromkeys(hands, 1.0))

    def values(self) -> Mapping[str, float]:
        position = self.dealt(self.unseen)
        clock = Clock(Limit(playouts=1), lambda: False)
        insight = GAME.insight(position)
        play_ = CountedPlay(insight, self.counted(), self.viewer, PLENTY, clock)
        found = play_.values(legal_actions(position))
        assert found is not None
        return {GAME.text(action): value for action, value in found.items()}


CASES = {
    "a card each": Last("english", "5c", "2h 3h 9h Ad", count=8),
    "two of a rank": Last("english", "5c 5d", "2h 3h 9h Ad Qd", count=8, held=2),
    "a card that was seen": Last("english", "5c 3c", "2h 3h 9h Ad", count=9, seen="4h"),
    "North": Last("english", "5c Ah", "2h 3h 9h Ad", count=8, seat=NORTH),
    "an empty hand": Last("english", "", "2h 3h 9h Ad Kd", count=6),
    "both empty": Last("english", "", "2h 3h 9h Ad Kd", count=6, held=0),
    "a jack": Last("english", "Jc 7c", "2h 3h 9h Jd Ad", count=9, effect=2),
    "an older hand": Last("english", "5c 2c", "2h 3h 9h Ad 7h", count=8, older=[mask("2h 3h 7h")]),
    "two older hands": Last(
        "english", "5c", "2h 3h 9h Ad 7h Th", count=8, older=[mask("2h"), mask("9h Th"), mask("9h Th")]
    ),
    "the other is out": Last(
        "english", "4c", "2h 3h 9h Ad 7h", count=9, held=0, older=[mask("2h 3h")], blocked=True
    ),
    "up, a card each": Last("japanese", "5c", "2h 3h 9h Ad", count=8),
    "up, an empty hand": Last("japanese", "", "2h 3h 9h Kd", count=6),
    "up, two cards": Last("japanese", "5d Qd", "2h 3h 9h Ad", count=12, held=2, seat=NORTH),
    "up, an older hand": Last("japanese", "5c", "2h 3h 9h Ad 7h", count=8, older=[mask("2h 3h")]),
}


every_case = pytest.mark.parametrize("last", CASES.values(), ids=CASES)


# --- the same in all orders of the cards -----------------------------------------------------------------
def taken(worlds: Weighed, action: int) -> list[tuple[float, CountdownPosition]]:
    """Return the worlds after an action."""
    found = [(weight, world.copy()) for weight, world in worlds]
    for _, world in found:
        world.play(action)
    return found


def ranks(hand: int) -> tuple[int, ...]:
    return tuple(card >> 2 for card in range(52) if hand >> card & 1)


class Slow:
    """The promise of ``CountedPlay``, with every order of the cards by itself."""

    def __init__(self, last: Last) -> None:
        self.viewer = last.viewer
        self.worlds = last.worlds()
        self.insight: Insight = GAME.insight(self.worlds[0])

    def values(self) -> dict[str, float]:
        worlds = [(1.0 / len(self.worlds), world) for world in self.worlds]
        return {
            GAME.text(action): self.seen(taken(worlds, action)) for action in legal_actions(self.worlds[0])
        }

    def seen(self, worlds: Weighed) -> float:
        """Return what the viewer may expect where it sees only what lies open, times the weights."""
        total = self.settled(worlds)
        for alike in self.going(worlds, hands=False):
            actions = legal_actions(alike[0][1])
            if alike[0][1].turn() == self.viewer:
                total += max(self.seen(taken(alike, action)) for action in actions)
                continue
            told: dict[str, list[tuple[float, CountdownPosition]]] = {}
            for same in self.going(alike, hands=True):
                actions = legal_actions(same[0][1])
                values = [self.open(taken(same, action)) for action in actions]
                best = [a for a, value in zip(actions, values, strict=True) if value <= min(values) + 1e-9]
                texts = [GAME.text(action) for action in best]
                kinds = {text[0] + text[2:]: action for text, action in zip(texts, best, strict=True)}
                for kind, action in kinds.items():
                    parts = [(weight / len(kinds), world) for weight, world in same]
                    told.setdefault(kind, []).extend(taken(parts, action))
            total += sum(self.seen(replies) for replies in told.values())
        return total

    def open(self, worlds: Weighed) -> float:
        """Return the same where both see both hands, and nobody the stock."""
        total = self.settled(worlds)
        for same in self.going(worlds, hands=True):
            best = max if same[0][1].turn() == self.viewer else min
            total += best(self.open(taken(same, action)) for action in legal_actions(same[0][1]))
        return total

    def settled(self, worlds: Weighed) -> float:
        insight = self.insight
        return sum(
            weight * insight.reward(world, self.viewer) for weight, world in worlds if insight.settled(world)
        )

    def going(self, worlds: Weighed, *, hands: bool) -> list[Weighed]:
        """Return the unsettled worlds by what is seen of them: what lies open, and the hands if these do."""
        groups: dict[object, list[tuple[float, CountdownPosition]]] = {}
        for weight, world in worlds:
            if not self.insight.settled(world):
                key = world.turn(), world.phase, world.count, int(world.shown)
                told = (int(world.hand0), int(world.hand1)) if hands else ()
                groups.setdefault((key, told), []).append((weight, world))
        return list(groups.values())


@every_case
def test_what_an_action_is_worth_is_that_over_all_orders_of_the_unseen_cards(last: Last) -> None:
    assert last.values() == pytest.approx(Slow(last).values(), abs=1e-9)


@every_case
def test_a_hand_is_as_likely_as_in_all_orders_of_the_unseen_cards(last: Last) -> None:
    counted = last.counted()
    if last.base.blocked:
        assert [chance for chance, _ in counted.worlds] == [1.0], "it matters no more"
        return
    found = {ranks(int(world.hand(1 - last.viewer))): chance for chance, world in counted.worlds}
    orders = last.worlds()
    hands = [ranks(int(world.hand(1 - last.viewer))) for world in orders]
    assert found == pytest.approx({hand: hands.count(hand) / len(orders) for hand in hands})


# --- where a seat's knowledge is of that kind -------------------------------------------------------------
def counted_by(match: Match, most: int = 500) -> Counted[CountdownPosition] | None:
    worlds = GAME.worlds(match.options, observation_of(perspective(match, match.turn)))
    return worlds.counted(most)


def two_left(*, doubled: bool = False) -> Match:
    """South is to play at 20; each has two cards."""
    match = dealt("Kd 2c Td 5d 6c", "Ad 3c 5c 9h 7c", "3h")
    return play(match, "pass", "double" if doubled else "pass", "Kd/2", "9h", "6c", "5c", "2c", "7c")


def test_hands_are_counted_by_their_ranks_and_no_more_than_wanted() -> None:
    match = two_left()
    counted = counted_by(match, 91)
    assert counted is not None
    hands = [ranks(int(world.hand1)) for _, world in counted.worlds]
    assert len(set(hands)) == len(hands) == 91
    assert sum(chance for chance, _ in counted.worlds) == pytest.approx(1.0)
    assert counted_by(match, 90) is None


def test_what_the_other_seat_did_tells_of_its_hand() -> None:
    def aces(match: Match) -> float:
        counted = counted_by(match)
        assert counted is not None
        return sum(chance for chance, world in counted.worlds if world.hand1 & 0xF)

    assert aces(two_left(doubled=True)) > 1.1 * aces(two_left())


def test_it_is_as_if_very_many_likely_worlds_had_been_drawn() -> None:
    match = two_left(doubled=True)
    counted = counted_by(match)
    assert counted is not None
    worlds, rng = GAME.worlds(match.options, observation_of(perspective(match, match.turn))), Random(3)
    drawn = [ranks(int(worlds.likely(rng).hand1)) for _ in range(2000)]
    for rank in range(13):
        said = sum(chance for chance, world in counted.worlds if rank in ranks(int(world.hand1)))
        assert sum(rank in hand for hand in drawn) / 2000 == pytest.approx(said, abs=0.04)


def test_the_hand_of_a_seat_that_is_out_is_not_told_apart() -> None:
    match = play(begun("2c 9c Kd 9d Qd", "Kh Kc Ks Qc Qh", "Th"), "2c", "9c", "Kd/2", "9d")
    assert match.turn == SOUTH
    counted = counted_by(match)
    assert counted is not None
    assert [chance for chance, _ in counted.worlds] == [1.0]


def test_before_the_last_hands_nothing_is_counted() -> None:
    hands = "Kd 2c Td 5d 6c", "Ad 3c 5c 9h 7c", "3h"
    assert counted_by(dealt(*hands), PLENTY) is None, "nothing is played yet"
    assert counted_by(begun(*hands), PLENTY) is None, "at 98"
