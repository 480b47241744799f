"""The deal of a seed is the same for ever, and can be worked out from its documentation."""

from __future__ import annotations

import hashlib

import pytest

from limbotable.core.chance import Chance
from limbotable.core.game import AnyGame
from limbotable.play.dealer import DEALS, Dealer, any_deal, below, deal_of
from limbotable.play.match import Match
from tests.every_game import every_game
from tests.games.countdown.deals import GAME
from tests.games.countdown.oracle import PACK

STOCK = Chance("shuffle stock", tuple(range(52)), dict(enumerate(PACK)))
SEATS = Chance("start", (0, 1, 2), {0: "0", 1: "1", 2: "2"})

GOLDEN = {
    (0, 0): "7c 9c Qd 5c Jd 5h 7h Ts Tc Td 2s 5s 4h Th Ac As Jh Ah 3d Js Kd Qc 7s 4s 4c 2c "
    "7d 8s 3s 9d 5d 6s 3c Qs 6d 3h Qh 9s Jc Ks Ad 8d 9h 2d 6c Kc Kh 8h 2h 6h 8c 4d",
    (7, 0): "Kc 4s 6h 3c Qh Jc 9h 9d 6c As 2c 9c Js Tc Qc Qs Qd 7d 8c Kh 2s Ah 7s 3s 4h 8d "
    "2d 3d Kd Jh 2h Ks 9s 8s 5d 7h Td 5s 7c 4d Ts 4c Th Ad 8h 6s 5h Jd 5c 6d Ac 3h",
    (7, 1): "Ah Ts 7c Js Th 7d 8s Jc 6h Kd 2s 7h As Tc Kh 6c 3d 5c 5d 4d 4c 5h 5s 6s Qd Ad "
    "Ac 9s 2c 3h Qh 4h Jh 9h Ks Kc 6d 8h Qc Jd 7s Td 8d 8c 2d 9c 3c 4s 9d 2h 3s Qs",
    (2026, 0): "4d 8h Js 2d 2s Qs 5c 6c 3h As 7d 2h 9h Ts 4s 3d Kd Th Qh Qc 4c 2c Jc Jd 9c 6d "
    "Kh Ad 8c Td 5s 7h 8d 5d 4h 5h 6s Qd Kc 3s 9s 9d 7s Tc Ac Ah 3c 8s Ks 7c 6h Jh",
}


@pytest.mark.clause("R-6.1", "R-6.2")
@pytest.mark.parametrize(("seed", "number"), GOLDEN)
def test_a_seed_gives_the_same_deal_for_ever(seed: int, number: int) -> None:
    assert Dealer(seed).outcome(STOCK, number) == f"shuffle stock {GOLDEN[seed, number]}"


@pytest.mark.clause("R-6.3")
def test_a_seed_gives_the_same_start_for_ever() -> None:
    drawn = [Dealer(seed).outcome(SEATS, 0) for seed in range(5, 9)]
    assert drawn == ["start 1", "start 0", "start 2", "start 0"]


def by_the_documentation(seed: int, number: int) -> list[str]:
    """Shuffle the 52 cards as the dealer's documentation says, in other words."""
    data = b"".join(
        hashlib.sha256(f"limbotable deal 1/{seed}/{number}/{b}".encode()).digest() for b in range(20)
    )
    numbers = (int.from_bytes(data[at : at + 4], "big") for at in range(0, len(data), 4))
    order = sorted(PACK)
    for i in reversed(range(1, 52)):
        bound = i + 1
        j = next(word for word in numbers if word < 2**32 - 2**32 % bound) % bound
        order[i], order[j] = order[j], order[i]
    return order


@pytest.mark.clause("R-6.1", "R-6.2")
@pytest.mark.parametrize("seed", [0, 1, 7, 2**63 - 1, -5, 10**30])
def test_the_deal_is_as_documented(seed: int) -> None:
    for number in range(5):
        expected = " ".join(["shuffle stock", *by_the_documentation(seed, number)])
        assert Dealer(seed).outcome(STOCK, number) == expected


@pytest.mark.clause("R-6.2")
def test_words_at_the_top_are_rejected() -> None:
    """2**32 is no multiple of 3: its last word would make 0 more likely than the others."""
    words = iter([2**32 - 1, 7])
    assert below(words, 3) == 1
    assert below(iter([2**32 - 1]), 4) == 3


def test_a_dealer_without_a_seed_chooses_one_that_can_be_told() -> None:
    seeds = {Dealer().seed for _ in range(8)}
    assert len(seeds) == 8
    seed = seeds.pop()
    assert Dealer(seed).outcome(STOCK, 0) == Dealer(seed).outcome(STOCK, 0)


@pytest.mark.clause("R-6.4")
def test_the_number_of_the_outcome_and_not_the_dealer_remembers() -> None:
    dealer = Dealer(5)
    first, second = dealer.outcome(STOCK, 0), dealer.outcome(STOCK, 1)
    assert first != second
    assert dealer.outcome(STOCK, 0) == first


def test_dealing_adds_lines_until_a_seat_acts() -> None:
    match = Match(GAME, GAME.complete({}), ["South", "North"])
    dealer = Dealer(5)
    line = dealer.next_line(match)
    dealer.deal(match)
    assert list(match.lines) == [line]
    assert dealer.next_line(match) is None
    dealer.deal(match)
    assert match.ply == 1


def test_recorded_outcomes_are_dealt_again_and_new_ones_after_them() -> None:
    old = [Dealer(1).outcome(STOCK, 0), Dealer(2).outcome(STOCK, 0)]
    dealer = Dealer(5, old)
    match = Match(GAME, GAME.complete({"deal": "reshuffle"}), ["South", "North"])
    dealt: list[str] = []
    while len(dealt) < 3:
        if (line := dealer.next_line(match)) is not None:
            dealt.append(line.action)
            match.push(line.who, line.action)
        else:
            match.push(match.turn, match.legal()[-1])
    assert dealt == [*old, Dealer(5).outcome(STOCK, 2)]


@pytest.mark.clause("R-6.5")
def test_a_deal_that_people_tell_each_other_has_at_most_nine_digits(monkeypatch) -> None:
    numbers = {any_deal() for _ in range(50)}
    assert len(numbers) == 50
    assert all(0 <= number < DEALS for number in numbers)
    monkeypatch.setattr("limbotable.play.dealer.secrets.randbits", lambda bits: (1 << bits) - 1)
    assert len(str(any_deal())) <= 9


def dealt_match(seed: int) -> Match:
    """A match in which chance has had its turn more than once."""
    match = Match(GAME, GAME.complete({"end": "rounds 3", "deal": "reshuffle"}), ("South", "North"))
    dealer = Dealer(seed)
    while sum(line.who < 0 for line in match.lines) < 2:
        dealer.deal(match)
        match.push(match.turn, match.legal()[0])
        dealer.deal(match)
    return match


@pytest.mark.clause("R-6.5")
def test_a_dealer_knows_its_own_deals() -> None:
    match = dealt_match(7)
    assert Dealer(7).dealt(match)
    assert not Dealer(8).dealt(match)
    match = dealt_match(7)
    first = sum(1 for _ in match.lines)
    later = Match(GAME, match.options, match.seats)
    for line in match.lines[: first - 1]:
        later.push(line.who, line.action)
    Dealer(8).deal(later)  # the second one is another dealer's
    assert not Dealer(7).dealt(later)
    assert Dealer(9).dealt(Match(GAME, match.options, match.seats)), "nothing has been dealt yet"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("7", 7),
        ("7".zfill(40), 7),
        ("999999999", 999_999_999),
        (" 123 456\u00a0789 ", 123_456_789),
        ("007", 7),
        ("１２３", 123),
        ("٣", 3),
    ],
)
def test_numbers_are_read_as_people_write_them(text: str, number: int) -> None:
    assert deal_of(text) == number


@pytest.mark.parametrize(
    "text", ["", " ", "x", "12x", "-5", "4.2", "1,5", "²½", "1000000000", "7".zfill(41), "9" * 5000]
)
def test_a_text_that_is_no_deal_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        deal_of(text)


@every_game
def test_a_game_says_whether_it_deals_anything(game: AnyGame) -> None:
    options = game.complete({})
    match = Match(game, options, ["A"] * game.seats(options))
    assert (Dealer(1).next_line(match) is not None) is game.deals
