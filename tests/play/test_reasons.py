"""Reasons in words: which term is named, what it is compared with, and what the sentences say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from limbotable.core.phrases import Phrase, phrase
from limbotable.core.reasons import ANOTHER, Scene, Term, Weights
from limbotable.games import GAMES, in_english
from limbotable.games.limit.game import LimitGame
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.reasons import AS_GOOD, DECIDED, PLAYED, Compared, Reasoner, tried
from limbotable.search.thought import Considered
from limbotable.testing.matches import Case

ACTIONS = ("tile 1,0", "tile 0,1", "tile -1,0")


def term(name: str, amount: float, *, said: bool = True, instead: bool = True) -> Term:
    """Return a term whose sentences tell its name and amount, or that it is another one's."""
    return Term(
        name,
        amount,
        phrase("text", text=f"{name} {amount:g}:") if said else None,
        phrase("sentences", first=ANOTHER, second=phrase("text", text=name)) if instead else None,
    )


class Weighed(LimitGame):
    """Limit, with terms that a test chooses."""

    reason_weights: ClassVar[Weights] = {"heavy": 2.0, "light": 1.0}
    told: ClassVar[Mapping[str, Sequence[Term]]] = {}

    def terms(self, scene: Scene[Any], action: int) -> Sequence[Term]:
        return self.told.get(self.text(action), ())


@pytest.fixture
def reasoner(monkeypatch: pytest.MonkeyPatch):
    def made(**terms: Sequence[Term]) -> Reasoner:
        monkeypatch.setattr(Weighed, "told", dict(zip(ACTIONS, terms.values(), strict=False)))
        game = Weighed()
        match = Match(game, game.complete({}), ["A", "B"])
        match.push(0, "tile 0,0")
        return Reasoner(perspective(match, 0), match.seats)

    return made


def test_the_term_that_adds_most_to_the_lead_is_named(reasoner) -> None:
    found = reasoner(
        best=[term("heavy", 3.0), term("light", 5.0)], other=[term("heavy", 1.0), term("light", 2.0)]
    ).reason(ACTIONS[0], ACTIONS[1:2])
    assert (found.term, found.lead, found.other) == ("heavy", 4.0, ACTIONS[1])


def test_a_term_that_comes_first_is_told_before_a_greater_one(reasoner) -> None:
    first = replace(term("light", 1.0), first=True)
    found = reasoner(best=[term("heavy", 3.0), first], other=[]).reason(ACTIONS[0], ACTIONS[1:2])
    assert (found.term, found.lead) == ("light", 1.0)
    found = reasoner(best=[term("heavy", 3.0), first], other=[first]).reason(ACTIONS[0], ACTIONS[1:2])
    assert (found.term, found.lead) == ("heavy", 6.0)


def test_a_side_matter_is_told_where_nothing_else_says_why(reasoner) -> None:
    side = replace(term("heavy", 3.0), aside=True)
    found = reasoner(best=[side, term("light", -1.0)], other=[]).reason(ACTIONS[0], ACTIONS[1:2])
    assert (found.term, found.lead) == ("heavy", 6.0)


def test_a_greater_side_matter_is_told_beside_what_decides(reasoner) -> None:
    side = replace(term("heavy", 3.0), aside=True, said=phrase("text", text="Side."))
    found = reasoner(best=[side, term("light", 1.0)], other=[]).reason(ACTIONS[0], ACTIONS[1:2])
    assert (found.term, found.lead) == ("light", 7.0)
    assert in_english(found.said).endswith(" Side.")
    found = reasoner(best=[side, term("light", 9.0)], other=[]).reason(ACTIONS[0], ACTIONS[1:2])
    assert (found.term, found.lead) == ("light", 9.0)
    assert "Side." not in in_english(found.said)


def test_a_greater_side_matter_that_says_nothing_for_the_best_is_not_told_beside(reasoner) -> None:
    side = replace(term("heavy", 3.0), aside=True, said=None)
    found = reasoner(best=[side, term("light", 1.0)], other=[]).reason(ACTIONS[0], ACTIONS[1:2])
    assert (found.term, found.lead) == ("light", 1.0)


def test_what_is_the_same_is_told_before_a_side_matter(reasoner) -> None:
    side = replace(term("heavy", 3.0), aside=True, said=phrase("text", text="Side."))
    same = replace(term("light", 1.0), even=phrase("text", text="Either way."))
    found = reasoner(best=[side, same], other=[same]).reason(ACTIONS[0], ACTIONS[1:2])
    assert in_english(found.said) == "Either way. Side."
    unlike = replace(same, amount=2.0)
    found = reasoner(best=[side, same], other=[unlike]).reason(ACTIONS[0], ACTIONS[1:2])
    assert in_english(found.said) == "Side."
    made = reasoner(best=[side, same], next=[side, same], weaker=[same])
    found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:2])
    assert (
        in_english(found.said)
        == "Either way. Side. Much the same speaks for the next best action, which is about as good."
    )
    made = reasoner(best=[side, same], next=[side, unlike], weaker=[same])
    found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:2])
    assert (
        in_english(found.said)
        == "Side. Much the same speaks for the next best action, which is about as good."
    )


def test_a_side_matter_beside_one_as_good_says_less_than_what_both_have_over_others(reasoner) -> None:
    side = replace(term("heavy", 3.0), aside=True, said=phrase("text", text="Side."))
    main = replace(term("light", 3.0), said=phrase("text", text="Main."))
    made = reasoner(best=[side, main], next=[main], weaker=[])
    found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:2])
    assert (
        in_english(found.said)
        == "Main. Much the same speaks for the next best action, which is about as good."
    )
    assert in_english(made.reason(ACTIONS[0], ACTIONS[1:]).said) == "Side."


def test_it_is_told_of_both_actions(reasoner) -> None:
    found = reasoner(best=[term("heavy", 3.0)], other=[term("heavy", 1.0)]).reason(ACTIONS[0], ACTIONS[1:2])
    assert in_english(found.said) == "heavy 3: The next best action heavy"


def test_the_other_action_is_called_as_the_asker_wants(reasoner) -> None:
    found = reasoner(best=[], other=[term("heavy", -1.0)]).reason(ACTIONS[0], ACTIONS[1:2], PLAYED)
    assert in_english(found.said) == "The action played heavy"


def test_what_the_next_best_action_has_as_well_is_said_to_speak_for_both(reasoner) -> None:
    for same in (3.0, 2.1, 5.0):
        made = reasoner(best=[term("heavy", 3.0)], next=[term("heavy", same)], other=[term("heavy", 1.0)])
        found = made.reason(ACTIONS[0], ACTIONS[1:])
        if same < 3.0:
            assert in_english(found.said) == "heavy 3: The next best action heavy", "there is a difference"
            continue
        assert (found.term, found.other) == ("heavy", None)
        assert in_english(found.said) == "heavy 3: Much the same speaks for the next best action."
        found = made.reason(ACTIONS[0], ACTIONS[1:], name=name)
        assert in_english(found.said).endswith("speaks for the next best action (“TILE 0,1”).")


def test_what_the_next_best_action_lacks_is_not_said_to_speak_for_it(reasoner) -> None:
    for lacking in (term("heavy", 3.0, said=False), term("heavy", 5.0, said=False)):
        made = reasoner(best=[term("heavy", 3.0)], next=[lacking], other=[term("heavy", 1.0)])
        found = made.reason(ACTIONS[0], ACTIONS[1:])
        assert found.other == ACTIONS[2]
        assert in_english(found.said) == "heavy 3: A weaker action heavy"


def test_a_side_matter_that_the_next_best_action_lacks_does_not_speak_for_it(reasoner) -> None:
    main, side = term("light", 1.0), replace(term("heavy", 9.0), aside=True)
    against = replace(term("heavy", 0.0, said=False, instead=False), aside=True)
    for of_the_next, shared in ((against, False), (side, True)):
        made = reasoner(best=[main, side], next=[main, of_the_next], other=[])
        found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:], are_all=False)
        assert in_english(found.said) == "light 1: heavy 9: " + (
            "Much the same speaks for the next best action, which is about as good."
            if shared
            else "The next best action is about as good."
        )


def test_what_is_said_of_both_in_the_same_words_does_not_set_them_apart(reasoner) -> None:
    said = phrase("text", text="Heavy.")
    mine, theirs = (replace(term("heavy", amount), said=said) for amount in (3.0, 1.0))
    made = reasoner(best=[mine, term("light", 1.0)], other=[theirs])
    assert made.reason(ACTIONS[0], ACTIONS[1:2]).term == "light"
    side = replace(mine, aside=True)
    made = reasoner(best=[side, term("light", 1.0)], other=[replace(theirs, aside=True)])
    assert "Heavy." not in in_english(made.reason(ACTIONS[0], ACTIONS[1:2]).said)


def test_what_speaks_against_the_best_is_not_its_reason(reasoner) -> None:
    found = reasoner(best=[term("heavy", 1.0), term("light", 2.0)], other=[term("heavy", 9.0)]).reason(
        ACTIONS[0], ACTIONS[1:2]
    )
    assert found.term == "light"


def test_without_an_advantage_it_is_what_speaks_for_it_by_itself(reasoner) -> None:
    made = reasoner(best=[term("light", 0.5), term("idle", 1.0)], other=[term("light", 2.0)])
    found = made.reason(ACTIONS[0], ACTIONS[1:2])
    assert (found.term, found.other) == ("idle", None)


@pytest.mark.parametrize("amount", [1.0, 2.0])
def test_what_speaks_as_much_for_the_next_best_action_is_no_reason(reasoner, amount: float) -> None:
    made = reasoner(best=[term("light", 1.0)], other=[term("light", amount)])
    assert made.reason(ACTIONS[0], ACTIONS[1:2]) is None
    assert made.reason(ACTIONS[0], []).term == "light", "there is no other"


def test_of_a_weaker_action_nothing_is_told_that_does_not_speak_for_the_best(reasoner) -> None:
    """What one of many others lacks is no reason for the best; of the next best it is."""
    silent = term("heavy", 3.0, said=False)
    made = reasoner(best=[silent], next=[silent], more=[term("heavy", 1.0)])
    assert made.reason(ACTIONS[0], ACTIONS[1:]) is None
    assert made.reason(ACTIONS[0], ACTIONS[2:]).other == ACTIONS[2]


def test_an_action_that_was_never_tried_is_neither_as_good_nor_weaker() -> None:
    found = [Considered(ACTIONS[0], 9, 0.5), Considered(ACTIONS[1], 1, 0.5), Considered(ACTIONS[2], 0, 0.5)]
    assert Compared(ACTIONS[0], 0.5, found, 0.1).level == {ACTIONS[1]}
    assert tried(found) == found[:2]
    unknown = [Considered(action, 0, 0.5) for action in ACTIONS]
    assert tried(unknown) == unknown, "of a player that searches nothing"


def test_a_difference_that_is_hardly_worth_anything_is_no_reason(reasoner) -> None:
    found = reasoner(best=[term("heavy", 3.001), term("light", 2.0)], other=[term("heavy", 3.0)]).reason(
        ACTIONS[0], ACTIONS[1:2]
    )
    assert (found.term, found.other) == ("light", ACTIONS[1])


def test_chances_within_the_uncertainty_are_about_equal() -> None:
    found = [Considered(action, 9, value) for action, value in zip(ACTIONS, (0.50, 0.47, 0.53), strict=True)]
    assert Compared(ACTIONS[0], 0.50, found, 0.04).level == {ACTIONS[1], ACTIONS[2]}
    assert Compared(ACTIONS[0], 0.50, found, 0.02).level == {ACTIONS[2]}
    close = [Considered(ACTIONS[0], 9, 0.5), Considered(ACTIONS[1], 9, 0.495)]
    assert Compared(ACTIONS[0], 0.5, close, 0.0).level == {ACTIONS[1]}, "however certain they are"


def test_the_limits_of_equal_chances_are_among_them() -> None:
    for other, error, level in (
        (0.49, 0.0, True),
        (0.4899, 0.0, False),
        (0.25, 0.25, True),
        (0.2499, 0.25, False),
    ):
        found = [Considered(ACTIONS[0], 9, 0.5), Considered(ACTIONS[1], 9, other)]
        assert Compared(ACTIONS[0], 0.5, found, error).level == ({ACTIONS[1]} if level else set())


@pytest.mark.parametrize("limits", [ACTIONS[1:2], ACTIONS[1:]])
def test_of_what_may_be_much_lower_it_is_not_said_that_it_is_as_good(limits: Sequence[str]) -> None:
    found = [Considered(action, 9, value) for action, value in zip(ACTIONS, (0.50, 0.50, 0.47), strict=True)]
    asked = (ACTIONS[0], 0.50, found)
    assert Compared(*asked, 0.04, limits).level == {*ACTIONS[1:]} - {*limits}
    assert Compared(*asked, 0.04, limits).others == [one for one in ACTIONS[1:] if one not in limits], (
        "nor that it is weaker"
    )
    assert Compared(*asked, 0.01, limits).others == [*ACTIONS[2:]], "if it is not known to be"


def test_beside_an_action_that_may_be_much_lower_nothing_is_told_of_others() -> None:
    found = [Considered(action, 9, value) for action, value in zip(ACTIONS, (0.50, 0.50, 0.10), strict=True)]
    compared = Compared(ACTIONS[0], 0.50, found, 0.04, ACTIONS[:1])
    assert not compared.others
    assert not compared.level


def test_an_action_that_is_known_only_to_be_weaker_is_not_called_the_next_best(reasoner) -> None:
    made = reasoner(best=[term("heavy", 3.0)], next=[term("heavy", 1.0)], last=[])
    for others, called in ((ACTIONS[1:2], ACTIONS[1]), (ACTIONS[1:], ACTIONS[1])):
        found = made.reason(ACTIONS[0], others, at_most=[ACTIONS[1]])
        assert found.other == called
        assert "A weaker action heavy" in in_english(found.said)
    found = made.reason(ACTIONS[0], ACTIONS[1:], at_most=[ACTIONS[2]])
    assert "The next best action heavy" in in_english(found.said)
    found = made.reason(ACTIONS[0], ACTIONS[1:2], PLAYED, at_most=[ACTIONS[1]])
    assert "The action played heavy" in in_english(found.said), "that one is known"


def test_a_hundredth_of_what_is_at_stake_is_worth_telling_and_less_is_not(reasoner) -> None:
    for amount, told in ((0.01, ACTIONS[1]), (0.0099, None)):
        made = reasoner(best=[term("light", amount)], other=[])
        assert made.reason(ACTIONS[0], ACTIONS[1:2]).other == told


def test_of_terms_that_add_as_much_the_first_by_name_is_told(reasoner) -> None:
    for terms in (("heavy", 1.0), ("light", 2.0)), (("light", 2.0), ("heavy", 1.0)):
        made = reasoner(best=[term(*one) for one in terms], other=[])
        assert made.reason(ACTIONS[0], ACTIONS[1:2]).term == "heavy"


def test_what_speaks_neither_for_nor_against_an_action_may_be_told_of_it_alone(reasoner) -> None:
    found = reasoner(best=[term("heavy", 0.0)], other=[]).reason(ACTIONS[0], ACTIONS[1:2])
    assert (found.term, found.lead, found.other) == ("heavy", 0.0, None)


def test_a_difference_of_a_millionth_is_felt_and_a_smaller_one_is_not(reasoner) -> None:
    for amount, tempting in ((1.1e-6, ACTIONS[1]), (0.9e-6, None)):
        made = reasoner(best=[], other=[term("light", amount)])
        assert made.tempting(ACTIONS[0], ACTIONS[1:2]) == tempting


def test_what_tempts_is_what_looks_best_of_all_that_differs(reasoner) -> None:
    made = reasoner(
        best=[term("heavy", 1.0)], other=[term("light", 1.5)], more=[term("heavy", 0.5), term("light", 0.75)]
    )
    assert made.tempting(ACTIONS[0], ACTIONS) == ACTIONS[2]
    assert made.tempting(ACTIONS[0], ACTIONS[:2]) == ACTIONS[1]
    assert made.tempting(ACTIONS[0], ACTIONS[:1]) is None


def test_an_action_about_as_good_is_called_so(reasoner) -> None:
    made = reasoner(best=[term("heavy", 3.0)], other=[term("heavy", 1.0)])
    found = made.reason(ACTIONS[0], ACTIONS[1:2], level=ACTIONS[1:2])
    assert in_english(found.said).endswith(": Another action (about as good) heavy")
    found = made.reason(ACTIONS[0], ACTIONS[1:2], PLAYED, ACTIONS[1:2])
    assert in_english(found.said).endswith(": The action played (about as good) heavy")


def test_what_speaks_for_an_action_alone_says_if_the_next_is_about_as_good(reasoner) -> None:
    made = reasoner(best=[term("heavy", 3.0)], other=[], more=[])
    found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:2])
    assert in_english(found.said).endswith(": The next best action is about as good.")
    found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:])
    assert in_english(found.said).endswith(": All other actions are about as good.")
    found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:], are_all=False)
    assert in_english(found.said).endswith(": The next best action is about as good.")


def test_beside_a_win_at_once_others_are_as_sure_and_not_as_good(reasoner) -> None:
    wins = Term("heavy", 3.0, phrase("reason.limit.wins"), wins=True)
    made = reasoner(best=[wins], other=[], more=[])
    found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:2])
    assert in_english(found.said) == (
        "This wins the game at once. With the next best action the win is about as sure."
    )
    found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:])
    assert (
        in_english(found.said)
        == "This wins the game at once. With every other action the win is about as sure."
    )
    found = made.reason(ACTIONS[0], ACTIONS[1:])
    assert in_english(found.said) == "This wins the game at once."


def test_nothing_is_claimed_where_nothing_tells_equal_actions_apart(reasoner) -> None:
    found = reasoner(best=[term("heavy", 3.0)], same=[term("heavy", 3.0)]).reason(
        ACTIONS[0], ACTIONS[1:2], level=ACTIONS[1:2]
    )
    assert (found.term, found.other) == (AS_GOOD, None)
    assert in_english(found.said) == "The next best action is about as good."


def test_beside_a_next_best_action_that_is_as_good_no_weaker_one_is_told_of(reasoner) -> None:
    made = reasoner(best=[term("heavy", 3.0)], next=[term("heavy", 5.0)], more=[term("heavy", 1.0)])
    found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:2])
    assert (found.term, found.other) == ("heavy", None)
    assert in_english(found.said) == (
        "heavy 3: Much the same speaks for the next best action, which is about as good."
    )
    found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:2], name=name)
    assert in_english(found.said) == (
        "heavy 3: Much the same speaks for the next best action (“TILE 0,1”), which is about as good."
    )


def test_what_tells_of_a_kind_of_actions_is_told_beside_the_first_of_the_others_alone(reasoner) -> None:
    mine = Term("heavy", 3.0, phrase("analysis.line"), kind=True)
    made = reasoner(best=[mine], same=[mine], other_kind=[])
    assert made.reason(ACTIONS[0], ACTIONS[1:]) is None
    found = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:2])
    assert found.term == AS_GOOD
    assert made.reason(ACTIONS[0], ACTIONS[2:] + ACTIONS[1:2]).term == "heavy"


def test_what_an_equal_action_lacks_as_well_is_not_why_another_is_weaker(reasoner) -> None:
    def told(heavy_of_the_equal: float):
        made = reasoner(
            best=[term("heavy", 3.0), term("light", 1.0)],
            equal=[term("heavy", heavy_of_the_equal), term("light", 1.0)],
            weaker=[term("heavy", 1.0)],
        )
        return made.reason(ACTIONS[0], ACTIONS[2:] + ACTIONS[1:2], level=ACTIONS[1:2])

    assert told(1.0).term == "light"
    assert told(2.0).term == "light", "half of it is too little"
    assert told(2.1).term == "heavy"
    assert told(1.0).other == told(2.1).other == ACTIONS[2]


def test_where_equal_actions_lack_all_that_speaks_against_a_weaker_one_nothing_is_claimed(reasoner) -> None:
    made = reasoner(best=[term("heavy", 3.0)], same=[term("heavy", 1.0)], weaker=[term("heavy", 1.0)])
    found = made.reason(ACTIONS[0], (ACTIONS[2], ACTIONS[1]), level=ACTIONS[1:2])
    assert found.other == ACTIONS[1], "the equal one is told of instead"
    assert "about as good" in in_english(found.said)


def name(action: str):
    return phrase("text", text=action.upper())


def test_actions_are_named_where_the_reader_would_have_to_guess_them(reasoner) -> None:
    made = reasoner(best=[term("heavy", 3.0)], next=[term("heavy", 1.0)], more=[term("heavy", 0.0)])
    level = made.reason(ACTIONS[0], ACTIONS[1:2], level=ACTIONS[1:2], name=name)
    assert in_english(level.said).endswith(": Another action that is about as good (“TILE 0,1”) heavy")
    made = reasoner(best=[term("heavy", 3.0)], next=[term("heavy", 5.0)], more=[term("heavy", 1.0)])
    weaker = made.reason(ACTIONS[0], ACTIONS[1:], name=name, at_most=ACTIONS[1:2])
    assert in_english(weaker.said).endswith(": A weaker action (“TILE -1,0”) heavy")
    equal = made.reason(ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:2], name=name)
    assert "the next best action (“TILE 0,1”), which is about as good." in in_english(equal.said)
    wins = Term("heavy", 3.0, phrase("reason.limit.wins"), wins=True)
    found = reasoner(best=[wins], other=[], more=[]).reason(
        ACTIONS[0], ACTIONS[1:], level=ACTIONS[1:2], name=name
    )
    assert in_english(found.said) == (
        "This wins the game at once. With the next best action (“TILE 0,1”) the win is about as sure."
    )
    same = reasoner(best=[term("heavy", 3.0)], same=[term("heavy", 3.0)])
    found = same.reason(ACTIONS[0], ACTIONS[1:2], level=ACTIONS[1:2], name=name)
    assert in_english(found.said) == "The next best action (“TILE 0,1”) is about as good."


def test_only_the_next_best_action_is_called_so(reasoner) -> None:
    silent = term("heavy", 3.0, said=False)
    made = reasoner(best=[term("heavy", 3.0)], same=[silent], more=[term("heavy", 1.0)])
    found = made.reason(ACTIONS[0], ACTIONS[1:])
    assert found.other == ACTIONS[2]
    assert in_english(found.said).endswith("A weaker action heavy")


def test_nothing_is_told_where_nothing_can_be(reasoner) -> None:
    assert reasoner(best=[term("heavy", -1.0)], other=[]).reason(ACTIONS[0], ACTIONS[1:2]) is None


def test_an_action_that_the_viewer_cannot_see_has_no_terms(reasoner) -> None:
    assert reasoner(best=[term("heavy", 1.0)]).reason("take ?", []) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_weights_are_those_of_the_terms_and_never_negative(game) -> None:
    assert all(weight >= 0.0 for weight in game.reason_weights.values())


def alone(game) -> Iterator[Phrase]:
    """Yield what reasons say of another action where nothing is said of the best one before it."""
    short = {"balls": 4} if game.id == "limit" else {}
    for seed, plies in ((seed, plies) for seed in range(6) for plies in (1, 4, 10, 14, 19, 31, 44)):
        match = Case(game.id, game.complete(short), seed, plies).match()
        if match.turn < 0:
            continue
        actions = match.legal()
        few = [*actions[:5], *actions[-5:]]
        for viewer in (match.turn, (match.turn + 1) % len(match.seats)):
            asked = Reasoner(perspective(match, viewer), match.seats)
            for best, other in permutations(few, 2):
                reason = asked.reason(best, [other])
                if reason is not None and "other" in dict(reason.said.values):
                    yield reason.said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_said_of_another_action_alone_names_what_it_speaks_of(game) -> None:
    said = {in_english(one).removeprefix("The next best action ") for one in alone(game)}
    assert said
    for one in said:
        before = re.split(r"\b(?:it|them|such)\b", one)
        assert len(before) == 1 or re.search(r"\b(?:foe|count|balls?|cards?|cubes?|risk)\b", before[0]), one
        assert not re.search(r"\d+ that can move", one), f"{one}: one what?"


def test_beside_a_result_that_nothing_changes_only_a_sure_gain_is_told(reasoner) -> None:
    outcome, gain = phrase("text", text="All win."), replace(term("light", 3.0), gains=True)
    made = reasoner(best=[term("heavy", 3.0), gain], other=[])
    found = made.reason(ACTIONS[0], ACTIONS[1:2], outcome=outcome)
    assert (found.term, found.lead, found.other) == ("light", 3.0, None)
    assert in_english(found.said) == "All win. light 3:"
    made = reasoner(best=[term("heavy", 3.0), gain], other=[gain])
    found = made.reason(ACTIONS[0], ACTIONS[1:2], outcome=outcome)
    assert (found.term, found.lead, in_english(found.said)) == (DECIDED, 0.0, "All win.")
    found = made.reason(ACTIONS[0], [], outcome=outcome)
    assert in_english(found.said) == "All win.", "nothing is known of others"


def test_what_speaks_for_an_action_beside_a_better_one_is_told(reasoner) -> None:
    side = replace(term("heavy", 9.0), aside=True)
    made = reasoner(best=[term("heavy", 4.0)], played=[side, term("light", 1.0)])
    assert in_english(made.merit(ACTIONS[1], ACTIONS[0])) == "light 1:"
    made = reasoner(best=[term("heavy", 4.0)], played=[side, term("light", 1.0, said=False)])
    assert in_english(made.merit(ACTIONS[1], ACTIONS[0])) == "heavy 9:"
    made = reasoner(best=[term("heavy", 4.0)], played=[term("heavy", 3.0), term("light", 0.009)])
    assert made.merit(ACTIONS[1], ACTIONS[0]) is None


def test_what_an_action_brings_about_is_told_though_it_speaks_against_it(reasoner) -> None:
    made = reasoner(played=[term("light", 1.0), replace(term("heavy", -3.0), plain=True)], other=[])
    assert in_english(made.brings(ACTIONS[0])) == "heavy -3:"
    assert made.brings(ACTIONS[1]) is None
    assert reasoner(played=[term("light", 1.0)]).brings(ACTIONS[0]) is None
