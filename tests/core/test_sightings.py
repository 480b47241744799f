"""The cards that each viewer has seen, with a position that shows the cards named by the test."""

from __future__ import annotations

from limbotable.core.cards import cards_of
from limbotable.core.position import Position
from limbotable.core.sightings import Sightings, token_order


class Shown:
    """Stands for a position; only its ``visible`` is asked for."""

    def __init__(self, *masks: set[int]) -> None:
        self.masks = masks

    def visible(self, viewer: int) -> int:
        return sum(1 << card for card in self.masks[viewer])


def look(sightings: Sightings, *masks: set[int]) -> Sightings:
    position: Position = Shown(*masks)  # type: ignore[assignment]
    return sightings.after(position)


def known(sightings: Sightings) -> list[set[int]]:
    return [set(cards_of(sightings.known(viewer))) for viewer in range(sightings.viewers)]


def test_nothing_is_known_before_the_first_shuffle() -> None:
    sightings = look(Sightings.nothing(2), {1}, {2}, set())
    assert known(sightings) == [set(), set(), set()]
    assert sightings.tokens() == {}


def test_each_viewer_knows_the_cards_it_sees() -> None:
    sightings = look(Sightings.nothing(2).shuffled(0, (5, 6, 7)), {5}, {6}, set())
    assert known(sightings) == [{5}, {6}, set()]


def test_a_card_seen_once_stays_known() -> None:
    sightings = look(Sightings.nothing(2).shuffled(0, (5, 6, 7)), {5}, {6}, set())
    sightings = look(sightings, {7}, {7}, {7})
    assert known(sightings) == [{5, 7}, {6, 7}, {7}]


def test_a_shuffle_hides_its_cards_again() -> None:
    sightings = look(Sightings.nothing(1).shuffled(0, (5, 6, 7)), {5, 6}, {5})
    sightings = look(sightings.shuffled(9, (5, 7)), set(), set())
    assert known(sightings) == [{6}, set()]
    assert sightings.shuffles[0].seen == ((1 << 5) | (1 << 6), 1 << 5), "what it was then stays told"
    assert sightings.shuffles[1].seen == (0, 0)


def test_a_card_that_was_shuffled_again_tells_nothing_of_its_old_place() -> None:
    sightings = Sightings.nothing(1).shuffled(0, (5, 6)).shuffled(1, (6, 5))
    sightings = look(sightings, {5}, {5})
    assert [one.seen for one in sightings.shuffles] == [(0, 0), (1 << 5, 1 << 5)]


def test_piles_are_shuffled_apart() -> None:
    sightings = look(Sightings.nothing(1).shuffled(0, (1, 2)).shuffled(1, (11, 12)), {1, 12}, set())
    assert known(sightings) == [{1, 12}, set()]
    assert [one.ply for one in sightings.shuffles] == [0, 1]


def test_tokens_are_places_in_the_last_shuffle() -> None:
    sightings = Sightings.nothing(1).shuffled(0, (5, 6, 7))
    assert sightings.tokens() == {5: "0.0", 6: "0.1", 7: "0.2"}
    assert sightings.shuffled(3, (7, 5)).tokens() == {6: "0.1", 7: "1.0", 5: "1.1"}


def test_tokens_do_not_depend_on_faces() -> None:
    assert set(Sightings.nothing(1).shuffled(0, (5, 6, 7)).tokens().values()) == set(
        Sightings.nothing(1).shuffled(0, (40, 2, 9)).tokens().values()
    )


# --- choices that others do not see -------------------------------------------------------------------------
HAND = 0b11110000  # cards 4 to 7


def mixed() -> Sightings:
    """Return sightings of a hand of four that its owner sees, seat 0 of two."""
    return look(Sightings.nothing(2).shuffled(0, (4, 5, 6, 7, 8)), {4, 5, 6, 7}, set(), set())


def test_a_card_that_was_chosen_in_secret_leaves_under_the_first_token() -> None:
    for card in (4, 5, 6, 7):
        after = mixed().chosen(card, HAND)
        assert after.tokens()[card] == "0.0"
        assert sorted(after.tokens().values()) == ["0.0", "0.1", "0.2", "0.3", "0.4"]
        moved = {one for one, token in after.tokens().items() if token != mixed().tokens()[one]}
        assert moved in (set(), {4, card}), "no more than two exchange tokens"


def test_a_mixed_card_that_comes_to_light_has_its_own_token_if_that_is_still_there() -> None:
    for card in (4, 5, 6):
        after = look(mixed().chosen(card, HAND), {4, 5, 6, 7}, {7}, {7})
        assert after.tokens()[7] == "0.3"
    gone = mixed().chosen(7, HAND)
    assert gone.tokens()[4] == "0.3", "the exchange"
    assert look(gone, {4, 5, 6, 7}, {4}, {4}).tokens()[4] == "0.1", "the first that is left"


def test_tokens_that_come_to_light_tell_nothing_of_the_choice() -> None:
    """Card 5 is played later: whether 6 or 7 was chosen before, the same token leaves."""
    leaving = set()
    for card in (4, 6, 7):
        after = look(mixed().chosen(card, HAND), {4, 5, 6, 7}, {5}, {5})
        second = next(one for one in (7, 6, 4) if one != card)
        again = after.chosen(second, HAND & ~(1 << card | 1 << 5))
        leaving.add((again.tokens()[card], again.tokens()[5], again.tokens()[second]))
    assert leaving == {("0.0", "0.1", "0.2")}


def test_a_card_that_came_later_is_not_mixed() -> None:
    after = mixed().chosen(7, HAND)
    assert after.tokens()[8] == "0.4"
    assert look(after, {4, 5, 6, 7, 8}, {8}, {8}).tokens()[8] == "0.4"


def test_a_shuffle_ends_the_mixing_of_its_cards() -> None:
    after = mixed().chosen(7, HAND).shuffled(3, (7, 8, 5))
    assert after.tokens() == {7: "1.0", 8: "1.1", 5: "1.2", 4: "0.3", 6: "0.2"}
    assert after.mixed == (1 << 4 | 1 << 6,)
    assert look(after, {4, 6}, {4, 6}, {4, 6}).mixed == ()


def test_the_last_card_of_a_hand_is_no_choice() -> None:
    after = mixed().chosen(6, 1 << 6)
    assert after.tokens() == mixed().tokens()
    assert after.mixed == ()


def test_seen_cards_do_not_depend_on_tokens() -> None:
    after = look(mixed().chosen(7, HAND), {4, 5, 6, 7}, {4}, {4})
    assert known(after) == [{4, 5, 6, 7}, {4}, {4}]


def test_tokens_are_in_the_order_of_their_shuffles_and_of_their_places() -> None:
    tokens = ["10.1", "2.9", "0.10", "", "1.0", "0.2"]
    assert sorted(tokens, key=token_order) == ["", "0.2", "0.10", "1.0", "2.9", "10.1"]
