"""What the countdown game tells of an action, checked by the rules and by counting cards."""

from __future__ import annotations

from itertools import combinations

import pytest

from limbotable.core.position import legal_actions
from limbotable.core.reasons import Scene, Term
from limbotable.games import in_english
from limbotable.games.countdown.actions import WAY
from limbotable.games.countdown.effects import playable
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.countdown.terms import best_run, terms_of
from limbotable.play.match import Match
from limbotable.testing.matches import Case
from tests.games.countdown.deals import (
    GAME,
    NORTH,
    SLOW_NORTH,
    SLOW_SOUTH,
    SLOWLY,
    SOUTH,
    begun,
    dealt,
    play,
    seen,
)

KEEPS_THE_2 = "This keeps the 2 in hand, which fits more counts than a higher number."


def told(match: Match, action: str, viewer: int | None = None) -> dict[str, Term]:
    """Return an action's terms for the seat to act, or for another viewer."""
    assert isinstance(match.position, CountdownPosition)
    scene = Scene(match.options, match.position, match.turn if viewer is None else viewer, ("South", "North"))
    return {one.name: one for one in terms_of(scene, GAME.parse(action))}


def said(term: Term) -> str:
    assert term.said is not None
    return in_english(term.said)


def instead(term: Term) -> str:
    assert term.instead is not None
    return in_english(term.instead)


def at_the_count(match: Match, count: int) -> None:
    """Set the count, which would take many cards to be brought so low."""
    assert isinstance(match.position, CountdownPosition)
    match.position.count = count


@pytest.mark.parametrize("seed", range(4))
def test_cards_that_fit_are_counted_right(seed: int) -> None:
    """Every unseen card that is said to fit can be played by an opponent that holds it, and no other."""
    match = Case("countdown", GAME.complete({}), seed, 3 * seed + 3).match()
    position, seat = match.position, match.turn
    assert isinstance(position, CountdownPosition)
    for action in match.legal():
        answers = told(match, action).get("answers")
        if answers is None or answers.said is None:
            continue
        after = position.copy()
        after.play(GAME.parse(action))
        if after.turn() != 1 - seat:
            continue
        seen = match.stages[-1].sightings.shuffles[-1].seen[seat]
        unseen = [card for card in range(52) if not seen >> card & 1]
        fitting = 0
        for card in unseen:
            twin = after.copy()
            twin.hand0, twin.hand1 = (twin.hand0, 1 << card) if seat == 0 else (1 << card, twin.hand1)
            fitting += any(action >= WAY for action in legal_actions(twin))
        assert dict(answers.said.values).get("n", 0) == fitting


def test_cards_that_one_had_left_in_an_earlier_round_are_not_unseen() -> None:
    counted = 0
    for seed in range(12):
        match = Case("countdown", GAME.complete({}), seed, 40).match()
        while match.actions_taken():
            position = match.position
            assert isinstance(position, CountdownPosition)
            if (seat := match.turn) >= 0 and (position.past0, position.past1)[seat]:
                seen = match.stages[-1].sightings.shuffles[-1].seen[seat]
                for action in match.legal():
                    said = [one.said for one in told(match, action).values() if one.name == "answers"]
                    counts = [dict(one.values).get("all") for one in said if one is not None]
                    if counts and counts[0] is not None:
                        assert counts[0] == 52 - seen.bit_count()
                        counted += 1
            match.pop()
    assert counted > 20


@pytest.mark.parametrize("viewer", [SOUTH, NORTH])
def test_a_card_of_the_other_hand_that_lay_face_up_is_named_where_it_fits(viewer: int) -> None:
    """It is no unseen card, and yet the other player is not blocked as long as it fits."""
    match = begun(SLOW_SOUTH, SLOW_NORTH, "Qs Kd 2h 2s 3h 3s 4h 4s 5h 5s 6h 6s", end="endless")
    play(match, *SLOWLY, "draw", "pass", "pass", "4s")
    position = match.position
    assert isinstance(position, CountdownPosition)
    assert position.count == 91
    assert match.turn == SOUTH
    for action in ("3h", "4h", "5h", "6h"):
        term = told(match, action, viewer)["answers"]
        assert term.said is None
        assert "North holds the king of diamonds, which can follow." in instead(term)
    assert "king" not in instead(told(match, "2h", viewer)["answers"]), "89 is prime"
    assert said(told(match, "2h", viewer)["answers"])


def test_what_unseen_cards_may_end_is_told_beside_a_known_card_that_fits() -> None:
    match = Case("countdown", GAME.complete({"end": "endless"}), 2344, 24).match()
    terms = told(match, "8h")
    assert instead(terms["answers"]).endswith("leaves 11: South holds the 5 of hearts, which can follow.")
    assert instead(terms["lets-zero"]).endswith(
        "South may hold one of the 2 unseen cards that bring it to 0."
    )


def test_no_chance_to_go_on_is_told_where_a_known_card_has_no_answer() -> None:
    options = GAME.complete({"end": "endless", "deal": "continue"})
    match = Case("countdown", options, 497, 67).match()
    assert "9 of diamonds" in instead(told(match, "Ks/10")["answers"])
    assert "stays" not in told(match, "Ks/10")
    assert "stays" in told(Case("countdown", options, 497, 105).match(), "Qh")


def test_few_answers_are_named() -> None:
    match = begun("Kd 2c Ad Ah 9d", "3c 4c 5c 6c 7c", "5h")
    assert said(told(match, "Kd/48")["answers"]).startswith(
        "This leaves 2 and blocks North with a chance of "
    )
    assert said(told(match, "Kd/48")["answers"]).endswith("unseen cards can follow (ace, 2).")


@pytest.mark.parametrize("held", [5, 2])
def test_the_chance_to_block_is_that_of_hands_without_a_card_that_fits(held: int) -> None:
    """Aces and twos fit 2, and after a king no jack does: the hands of unseen cards are counted."""
    match = begun("Kd 2c Ad Ah 9d", "3c 4c 5c 6c 7c", "5h")
    position = match.position
    assert isinstance(position, CountdownPosition)
    hand = int(position.hand(1 - match.turn))
    for card in [card for card in range(52) if hand >> card & 1][held:]:
        position.hand1 &= ~(1 << card)
    unseen = [card for card in range(52) if not int(position.known(match.turn)) >> card & 1]
    fits = {card for card in unseen if card // 4 < 2}
    free = blocked = 0
    for cards in combinations(range(len(unseen)), held):
        hit = any(unseen[k] in fits for k in cards)
        free, blocked = free + hit, blocked + (not hit)
    chance = round(100 * blocked / (blocked + free))
    assert f"with a chance of {chance}%: " in said(told(match, "Kd/48")["answers"])


def test_a_count_that_can_block_nobody_is_not_said_to_block() -> None:
    """Nearly every card fits 48, so a hand of five always has one."""
    match = begun("Kd 2c Ad Ah 9d", "3c 4c 5c 6c 7c", "5h")
    assert " fewer cards fit: " in said(told(match, "Kd/2")["answers"])


def test_a_small_chance_to_block_is_not_what_speaks_for_a_count() -> None:
    """20 of 46 unseen cards fit 4, so one hand of five in 21 has none of them."""
    match = begun("Kd 2c Ad Ah 9d", "3c 4c 5c 6c 7c", "5h")
    assert " fewer cards fit: 20 of the 46 " in said(told(match, "Kd/24")["answers"])


def test_where_nearly_all_cards_fit_it_makes_no_difference_which_do_not() -> None:
    """At 48 no queen can be played, and at 24 every card: a hand of five has one that fits in both cases."""
    match = begun("Kd 2c Ad Ah 9d", "3c 4c 5c 6c 7c", "5h")
    assert told(match, "Kd/2")["answers"].amount == told(match, "Kd/4")["answers"].amount


def test_a_card_that_ends_the_round_has_no_answer() -> None:
    """A count of 11 is brought to 10 or to 0 by an ace: what may end the round is not answered for sure."""
    match = begun("Kd 2c 5d 9h 9d", "3c 4c 5c 6c 7c", "2h")
    position = match.position
    assert isinstance(position, CountdownPosition)
    answered = fitting = 0
    for card in (one for one in range(52) if not position.visible(match.turn) >> one & 1):
        after = position.copy()
        after.hand1 = 1 << card
        after.play(GAME.parse("Kd/9"))
        if after.turn() != match.turn:
            fitting += 1
            ways = [action for action in legal_actions(after) if action >= WAY]
            answered += all(can_follow(after, way) for way in ways)
    term = told(match, "Kd/9")["stays"]
    assert term.said is not None
    said_values = dict(term.said.values)
    assert (said_values["stays"], said_values["n"]) == (answered, fitting)
    assert answered <= fitting - 4, "none of the aces is answered"


def can_follow(position: CountdownPosition, way: int) -> bool:
    """Return whether the other seat can play a card after this one."""
    after, seat = position.copy(), position.turn()
    after.play(way)
    return after.turn() == 1 - seat and any(action >= WAY for action in legal_actions(after))


def test_where_all_can_be_answered_no_number_is_told_twice() -> None:
    """The rest of the hand answers whatever fits 48: not "38 unseen cards can follow, and 38 of them …"."""
    match = begun("Kd 2c 3d 4h Ad", "3c 4c 5c 6c 7c", "5h")
    term = told(match, "Kd/2")["stays"]
    assert term.said is not None
    assert "stays" not in dict(term.said.values)
    assert said(term).startswith("This leaves 48: South can answer all ")
    assert said(term).endswith(" unseen cards that can follow.")
    assert term.instead is None, "no other count can have more"


def test_where_none_can_be_answered_no_nought_is_told() -> None:
    """Aces and twos fit 2 and leave 1, which no card in the hand fits."""
    match = begun("Kd 9c Td 9h 9d", "3c 4c 5c 6c 7c", "3h")
    term = told(match, "Kd/49")["stays"]
    assert term.said is None, "it is no reason for that count"
    assert instead(term).endswith(" leaves 2, where South can answer none of the cards that can follow.")


def test_a_card_that_is_too_high_for_good_is_told_of() -> None:
    match = begun("Kd 2c Ad 9h 9d", "3c 4c 5c 6c 7c", "5h")
    assert instead(told(match, "Kd/48")["dead"]) == (
        "The other action leaves 2: 2 cards in South’s hand are higher and can no longer be played."
    )
    assert said(told(match, "Kd/2")["dead"]) == (
        "Every number card left in South’s hand can still be played: none is higher than 48."
    )


def test_what_lets_the_other_end_the_round_is_told_of() -> None:
    match = begun("Kd 2c 5d 9h 9d", "3c 4c 5c 6c 7c", "2h")
    assert "lets-zero" not in told(match, "Kd/3")
    assert instead(told(match, "Kd/9")["lets-zero"]) == (
        "The other action leaves 11: North may hold one of the 4 unseen cards that bring it to 0."
    )


def test_a_run_plays_as_many_cards_as_pay() -> None:
    cards = sum(1 << 4 * rank for rank in (0, 1, 2))  # ace, two and three of clubs
    assert best_run(cards, 1, 2) == (1, 0)
    assert best_run(0, 5, 2) == (0, 5)


def test_another_viewer_is_told_nothing_of_the_hand() -> None:
    match = begun("Kd 2c Ad 9h 9d", "3c 4c 5c 6c 7c", "5h")
    assert not told(match, "Kd/48", NORTH).keys() & {"stays", "dead", "low", "ace", "royal"}
    assert match.turn == SOUTH
    answers = told(match, "Kd/48", NORTH)["answers"].said
    assert answers is not None
    assert dict(answers.values)["all"] == 50, "all but the starter and the king itself"


def test_a_hand_speaks_for_a_double_and_against_it() -> None:
    good = dealt("Ac 2c 3d 4h 5d", "8c 9c Tc 6c 7c", "5h")
    assert said(told(good, "double")["hand-low"]).startswith("South holds 5 low cards")
    assert said(told(good, "double")["hand-ace"]).startswith("South holds 1 ace, which fits every count")
    assert said(told(good, "pass")["hand-king"]).startswith("Without a king, which can divide the count")
    assert not {"hand-low", "hand-ace"} & told(good, "pass").keys()
    bad = dealt("8c 9c Tc 6c 7c", "Ac 2c 3d 4h 5d", "5h")
    assert said(told(bad, "pass")["hand-low"]) == "Without a low card (ace to 5), doubling would be a risk."
    assert said(told(bad, "pass")["hand-ace"]).startswith("Without an ace, the only card that fits every")
    assert told(bad, "double")["hand-low"].said is told(bad, "double")["hand-ace"].said is None
    assert said(told(bad, "pass")["calm"]) == (
        "With this hand and this score, doubling risks more than it gains."
    )
    bystander = 1 - bad.turn
    assert said(told(bad, "pass", bystander)["calm"]) == "This leaves the value of the round as it is."


def test_the_end_of_a_round_is_told_with_its_points() -> None:
    match = play(begun("Kd 2c Ad Ah 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")
    assert match.turn == SOUTH
    match = play(match, "Ad=1")
    assert said(told(match, "Ah=1")["zero"]) == (
        "This brings the count to 0, which ends the round at once and scores 40 points."
    )


def test_where_every_unseen_card_fits_no_numbers_are_told() -> None:
    """Any card fits a count of 90; the stock is turned at lower ones, so the count is set here."""
    found = 0
    for seed in range(12):
        for plies in range(6, 20):
            match = Case("countdown", GAME.complete({}), seed, plies).match()
            if match.turn < 0 or "draw" not in match.legal() or "more" in told(match, "draw"):
                continue
            assert isinstance(match.position, CountdownPosition)
            position = match.position.copy()
            position.count = 90
            scene = Scene(match.options, position, match.turn, ("South", "North"))
            (draw,) = (one for one in terms_of(scene, GAME.parse("draw")) if one.name == "draw")
            assert said(draw) == "Every unseen card can be played on 90 and keeps the round going."
            assert draw.instead is not None
            assert draw.instead.code == "reason.countdown.draw.other.all"
            found += 1
    assert found


@pytest.mark.parametrize("stock", ["down", "up"])
def test_a_round_that_is_said_to_be_won_cannot_be_lost_by_going_on(stock: str) -> None:
    found = 0
    for seed in range(10):
        for plies in range(10, 30):
            match = Case("countdown", GAME.complete({"stock": stock}), seed, plies).match()
            won = [one for one in match.legal() if "more" in told(match, one)] if match.turn >= 0 else []
            if not won:
                continue
            seat, former = match.turn, seen(match).last_round
            match.push(seat, won[0])
            last = seen(match).last_round
            if last is not None and last != former:
                assert last.winner == seat
            else:
                assert match.turn == seat, "nobody else can play"
            found += 1
    assert found


@pytest.mark.parametrize("number", range(2, 11))
def test_a_number_fits_every_count_down_to_itself(number: int) -> None:
    fits = [count for count in range(1, 101) if playable(count, 0) >> 4 * (number - 1) & 1]
    assert fits == list(range(number, 101))


def test_what_is_played_in_good_time_is_told_by_its_number() -> None:
    match = begun("9c 2c 3d Kd Ks", "3c 4c 5c 6c 7c", "5h")
    nine, three, two, king = (told(match, one)["lower"] for one in ("9c", "3d", "2c", "Kd/2"))
    assert nine.amount > king.amount > three.amount > two.amount
    assert said(three) == KEEPS_THE_2
    assert two.said is None
    assert said(nine) == KEEPS_THE_2
    assert instead(two) == "The other action spends the 2, which fits every count down to 2."
    assert king.said is king.instead is None


def test_of_two_equal_numbers_one_is_spent() -> None:
    match = begun("3s 2c 3d 9d Ks", "3c 4c 5c 6c 7c", "5h")
    three, two = (told(match, one)["lower"] for one in ("3d", "2c"))
    assert said(three) == KEEPS_THE_2
    assert instead(three) == "The other action spends one of the 3s, which fits every count down to 3."
    assert instead(two) == "The other action spends the 2, which fits every count down to 2."
    match = begun("9c 9d Kd Ks Kh", "3c 4c 5c 6c 7c", "5h")
    at_the_count(match, 16)
    nine = told(match, "9c")["lower"]
    assert said(nine) == "This plays one of the 9s in good time: it fits no count below 9."


def test_a_high_number_without_a_lower_one_is_played_in_good_time_when_the_count_is_low() -> None:
    match = begun("9c Tc Kd Ks Kh", "3c 4c 5c 6c 7c", "5h")
    assert told(match, "9c")["lower"].said is None, "there is much time at a count of 96"
    at_the_count(match, 16)
    assert said(told(match, "9c")["lower"]) == "This plays the 9 in good time: it fits no count below 9."


def test_what_never_fits_again_is_worth_nothing() -> None:
    """At a count of 3 or less no king can divide any more, and no number above the count fits again."""
    match = begun("7c 5d 2c Kd Ks", "3c 4c 6c 8c 9d", "5h")
    at_the_count(match, 10)
    low, high = told(match, "7c"), told(match, "2c")
    assert (low["king"].amount, low["king"].said) == (0.0, None), "7 leaves 3"
    assert (high["king"].amount, high["king"].said is None) == (2.0, False), "2 leaves 5, and then 4 may come"
    assert low["lower"].amount == pytest.approx(0.35), "the 2 alone still fits"
    assert high["lower"].amount == pytest.approx(0.05), "the 5 alone still fits"
    assert low["low"].amount == high["low"].amount == 1.0


def test_divisors_are_counted_right() -> None:
    """The other seat holds each unseen card in turn: a jack divides where it repeats what does."""
    counted = jacks = 0
    for seed in range(40):
        match = Case("countdown", GAME.complete({}), seed, 3 + seed % 8).match()
        position, seat = match.position, match.turn
        assert isinstance(position, CountdownPosition)
        for action in match.legal() if seat >= 0 else ():
            divides = told(match, action).get("divides")
            after = position.copy()
            after.play(GAME.parse(action))
            if divides is None or divides.said is None or after.turn() != 1 - seat:
                continue
            if after.played != position.played + 1:
                continue  # the round is over
            seen = match.stages[-1].sightings.shuffles[-1].seen[seat]
            unseen = [card for card in range(52) if not seen >> card & 1]
            dividing = []
            for card in unseen:
                twin = after.copy()
                twin.hand0, twin.hand1 = (twin.hand0, 1 << card) if seat == 0 else (1 << card, twin.hand1)
                if any(is_division(twin, way) for way in legal_actions(twin)):
                    dividing.append(card)
            values = {"count": int(after.count), "n": len(dividing), "all": len(unseen)}
            assert dict(divides.said.values) == (values if dividing else {"count": values["count"]})
            counted += 1
            jacks += any(card // 4 == 10 for card in dividing)
    assert counted > jacks > 0


def is_division(position: CountdownPosition, way: int) -> bool:
    """Return whether an action divides the count: a king's does, and a number's where it is a divisor."""
    played = GAME.text(way)
    if way < WAY or "/" in played:
        return way >= WAY
    number = int(position.effect) if played[0] == "J" else "A23456789T".find(played[0]) + 1
    return 2 <= number <= 10 and int(position.count) % number == 0


def test_a_count_is_kept_high_for_a_few_cards_and_brought_down_otherwise() -> None:
    match = begun(SLOW_SOUTH, SLOW_NORTH, "Qs")
    paces = []
    for card in SLOWLY:
        terms, count = told(match, card), count_after(match, card)
        (pace,) = terms.keys() & {"fast", "slow", "fast-last"}
        assert said(terms[pace]) == (
            f"This keeps the count higher ({count}), so high cards fit for longer."
            if pace == "slow"
            else f"This brings the count down to {count},"
            f" for which the loser of the round scores {10 * count} points at most."
        )
        paces.append(pace)
        match = play(match, card)
    assert paces == [pace for pace in ("fast", "slow", "slow", "slow", "fast-last") for _ in range(2)]


@pytest.mark.parametrize("doubling", ["both", "winner"])
def test_what_the_loser_scores_at_most_is_what_it_scores_if_nobody_can_follow(doubling: str) -> None:
    match = dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h", end="rounds 1", doubling=doubling)
    play(match, "double", "double")
    told_of = told(match, "Kd/48")["fast"]
    play(match, "Kd/48")
    assert match.result is not None, "both are blocked at 2"
    assert f" {match.scores[1]} points at most." in said(told_of)


def test_after_a_drawn_card_it_is_told_how_many_of_the_next_ones_fit() -> None:
    match = begun("3s 2c 3d 9d Ks", "3c 4c 5c 6c 7c", "5h")
    at_the_count(match, 35)
    position = match.position
    assert isinstance(position, CountdownPosition)
    # With a hand the turned card would be the other seat's next one, and is no mere chance.
    position.turned = True
    position.hand1 = 0
    assert "answers" not in told(match, "3s")
    position.hand0 = 0
    assert "answers" in told(match, "3s")


def count_after(match: Match, action: str) -> int:
    """Return the count that an action leaves."""
    after = play(Match.of_record(match.record()), action).position
    assert isinstance(after, CountdownPosition)
    return int(after.count)
