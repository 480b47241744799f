from __future__ import annotations

import math
from collections.abc import Callable
from itertools import count
from statistics import fmean
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from limbotable.core.errors import RecordError
from limbotable.core.game import Level, Line, Observation
from limbotable.core.random import Random
from limbotable.games import GAMES
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.countdown.worlds import CountdownWorlds
from limbotable.games.limit.rules import LimitPosition
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.open_table import grow
from limbotable.search.proof import Prover
from limbotable.search.thinking import think, think_over
from limbotable.search.thought import Clock, Limit, Thought, honest, unsettled
from limbotable.testing.matches import Case
from tests.every_game import every_game
from tests.games.countdown.deals import GAME, SLOW_NORTH, SLOW_SOUTH, begun, dealt, play
from tests.games.limit.boards import GAME as LIMIT

THREE = Limit(playouts=3)
(FOES,) = (game for game in GAMES if game.id == "foes")
LEVELS = [level.name for level in GAME.levels]


def low_count() -> Match:
    """South is to play at 2 with three cards that fit, North is blocked."""
    return play(begun("Kd 2c Ad Ah 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")


def high_count() -> Match:
    """South is to play at 96, where far more is possible than can be counted."""
    return begun("Kd 2c Ad Ah 9d", "3c 4c 5c 6c 7c", "5h")


def two_left() -> Match:
    """South is to play at 20; each has two cards, and North's may be of 91 kinds."""
    match = begun("Kd 2c Td 5d 6c", "Ad 3c 5c 9h 7c", "3h")
    return play(match, "Kd/2", "9h", "6c", "5c", "2c", "7c")


def thinks(
    match: Match,
    level: str = LEVELS[-1],
    limit: Limit = THREE,
    seed: int = 1,
    stopped: Callable[[], bool] = lambda: False,
) -> Thought:
    observation = observation_of(perspective(match, match.turn))
    return think(GAME, match.options, observation, level, limit, seed, stopped)


def answers(thought: Thought) -> tuple[object, ...]:
    return thought.considered, thought.playouts


def test_every_legal_action_is_considered_best_first() -> None:
    match = play(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h"), "Td", "7c")
    thought = thinks(match)
    assert sorted(one.action for one in thought.considered) == match.legal()
    values = [one.value for one in thought.considered]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)
    assert {one.visits for one in thought.considered} == {thought.playouts} == {3}
    assert thought.seconds >= 0


def test_the_answer_depends_on_the_story_the_seed_and_the_number_of_worlds_alone() -> None:
    match = play(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h"), "Td", "7c")
    assert answers(thinks(match)) == answers(thinks(match))
    others = {thinks(match, seed=seed).considered for seed in range(1, 5)}
    assert len(others) > 1


@pytest.mark.parametrize("level", GAME.levels, ids=lambda level: level.name)
def test_a_level_imagines_no_more_worlds_than_it_can(level) -> None:
    thought = thinks(high_count(), level.name, Limit(playouts=7))
    assert thought.playouts == min(7, level.playouts)


def test_levels_go_from_weak_to_strong() -> None:
    work = [(level.playouts, -level.temptation) for level in GAME.levels]
    assert work == sorted(set(work))
    assert min(work)[0] >= 1


def test_time_is_a_limit_too_and_one_world_is_always_looked_at() -> None:
    assert thinks(low_count(), limit=Limit(seconds=1e-9)).playouts == 1


def test_time_is_left_to_find_what_is_told_of_the_choice(monkeypatch) -> None:
    """Every look at this clock takes a hundredth of the time."""
    ticks = count()
    monkeypatch.setattr(
        "limbotable.search.thought.time", SimpleNamespace(perf_counter=lambda: next(ticks) / 100)
    )
    thought = thinks(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "ismcts", Limit(seconds=1))
    assert thought.seconds < 1.05
    assert thought.guess is not None
    assert 0 < thought.guess.trials < thought.considered[0].visits, "it was tried anew"


@every_game
def test_a_choice_is_the_same_whether_or_not_its_chance_is_wanted(game, monkeypatch) -> None:
    """And without the chance it takes less work in a game with secrets."""
    samples = 0
    of_game = game.worlds

    def counted(options, observation):
        worlds = of_game(options, observation)

        def sample(rng):
            nonlocal samples
            samples += 1
            return worlds.sample(rng)

        return SimpleNamespace(sample=sample)

    monkeypatch.setattr(type(game), "worlds", staticmethod(counted))
    match = Case(game.id, game.complete({}), seed=5, plies=6).match()
    observation = observation_of(perspective(match, match.turn))
    for level in game.levels[:3]:
        chosen, drawn = [], []
        for telling in (False, True):
            samples = 0
            limit = Limit(telling=telling)
            chosen.append(think(game, match.options, observation, level.name, limit, seed=1).line[0])
            drawn.append(samples)
        assert chosen[0] == chosen[1]
        assert drawn[0] < drawn[1] or not game.hidden


def test_who_is_stopped_answers_at_once() -> None:
    asked = iter([False, False, True])
    assert thinks(high_count(), limit=Limit(playouts=1000), stopped=lambda: next(asked)).playouts == 3


@pytest.mark.parametrize("level", GAME.levels, ids=lambda level: level.name)
def test_only_a_level_that_infers_imagines_likely_cards(level: Level, monkeypatch) -> None:
    drawn: list[CountdownPosition] = []

    def likely(worlds: CountdownWorlds, rng: Random) -> CountdownPosition:
        drawn.append(worlds.sample(rng))
        return drawn[-1]

    monkeypatch.setattr(CountdownWorlds, "likely", likely)
    thinks(high_count(), level.name, Limit(playouts=2))
    assert bool(drawn) == level.infers == (level.name == "expert")


# --- where all that is possible is counted -----------------------------------------------------------------
def test_where_all_worlds_are_few_the_strongest_level_counts_them() -> None:
    thought = thinks(two_left(), limit=Limit(playouts=300))
    assert (thought.playouts, thought.error) == (91, 0.0)
    assert {one.visits for one in thought.considered} == {91}
    assert thought.guess is not None
    assert thought.guess.trials == 300, "its chances are believed as if so many had been drawn"
    assert sorted(one.action for one in thought.considered) == two_left().legal()
    other = thinks(two_left(), limit=Limit(playouts=300), seed=2)
    assert (other.considered, other.line) == (thought.considered, thought.line)


def test_what_was_counted_is_about_what_very_many_worlds_say() -> None:
    match = two_left()
    counted = {one.action: one.value for one in thinks(match, limit=Limit(playouts=300)).considered}
    draws = replace(GAME.level("expert"), counts=False)
    observation = observation_of(perspective(match, match.turn))
    drawn = think_over(
        GAME, lambda: GAME.worlds(match.options, observation), match.turn, draws, Limit(playouts=3000), 1
    )
    found = {one.action: one.value for one in honest(GAME, match.options, "expert", drawn).considered}
    assert counted == pytest.approx(found, abs=0.05)


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_the_other_levels_draw_worlds_all_the_same(level: str) -> None:
    """They differ by how many they draw."""
    most = GAME.level(level).playouts
    assert thinks(low_count(), level, Limit(playouts=300)).playouts == most
    assert thinks(low_count(), limit=Limit(playouts=300)).playouts == 1, "North is out"


def test_no_more_worlds_are_counted_than_would_be_drawn() -> None:
    assert thinks(two_left(), limit=Limit(playouts=90)).playouts == 90
    assert thinks(two_left(), limit=Limit(playouts=91)).error == 0.0


def test_where_nothing_is_left_to_count_worlds_are_drawn(monkeypatch) -> None:
    """The evidence may come to leave nothing, by rounding."""
    of_game = GAME.worlds

    def without(options, observation):
        worlds = of_game(options, observation)
        counted = worlds.counted(100)
        assert counted is not None
        return SimpleNamespace(
            counted=lambda _: SimpleNamespace(worlds=[]), sample=worlds.sample, likely=worlds.likely
        )

    monkeypatch.setattr(type(GAME), "worlds", staticmethod(without))
    thought = thinks(two_left(), limit=Limit(playouts=95))
    assert thought.playouts == 95
    assert thought.error > 0.0


def test_what_takes_too_long_to_count_is_drawn() -> None:
    """At 28 too many cards of the stock may follow two of each hand."""
    match = begun("Kd 2c Td 9d 8c", "Ad 3c 5c 4h 2h", "3h")
    play(match, "Kd/2", "4h", "2c", "2h", "Td", "3c")
    for limit in (Limit(playouts=95), Limit(playouts=95, seconds=3600)):
        thought = thinks(match, limit=limit)
        assert thought.playouts == 95
        assert thought.error > 0.0


def test_half_of_the_time_is_left_to_draw_what_could_not_be_counted_in_time(monkeypatch) -> None:
    """Every look at this clock takes a tenth of the time, and counting looks at it now and then."""
    match = begun("Kd 2c Td 9d 8c", "Ad 3c 5c 4h 2h", "3h")
    play(match, "Kd/2", "4h", "2c", "2h", "Td", "3c")
    ticks = count()
    monkeypatch.setattr(
        "limbotable.search.thought.time", SimpleNamespace(perf_counter=lambda: next(ticks) / 10)
    )
    thought = thinks(match, limit=Limit(seconds=1))
    assert 1 < thought.playouts < 6
    assert thought.error > 0.0


def test_a_sure_win_is_the_best_of_what_is_counted() -> None:
    match = play(begun("Kd 2c Ad 8d 9d", "3c 4c 5c 6c 7c", "5h", end="rounds 1"), "Kd/48", "2c")
    thought = thinks(match)
    assert thought.sure == {"Ad=1"}
    assert (thought.considered[0].value, thought.error) == (1.0, 0.0)


@pytest.mark.parametrize("level", [LEVELS[-1], "ismcts"])
def test_with_one_legal_action_not_much_is_thought(level: str) -> None:
    match = play(begun("Kd 2c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")
    assert match.legal() == ["2c"]
    thought = thinks(match, level, Limit(seconds=3600))
    assert [one.action for one in thought.considered] == ["2c"]
    assert thought.playouts <= 16


def test_a_win_that_is_sure_is_worth_1_to_either_seat() -> None:
    """An ace at 1 ends the round, and with it the match."""
    south = begun("Kd 2c Ad 8d 9d", "3c 4c 5c 6c 7c", "5h", end="rounds 1")
    north = begun("8c 3c 4c 5s 7c", "Kd 2c Ad 8d 9d", "5h", end="rounds 1")
    for match in (play(south, "Kd/48", "2c"), play(north, "8c", "Kd/6", "2c")):
        assert match.legal() == ["Ad=1"]
        assert thinks(match).considered[0].value == 1.0
    assert (south.turn, north.turn) == (0, 1)


@pytest.mark.parametrize(
    ("early", "telling", "worlds"), [(True, True, 8), (True, False, 1), (False, True, 600), (False, False, 1)]
)
def test_of_a_sure_win_as_much_is_thought_as_the_other_chances_need(early, telling, worlds: int) -> None:
    match = play(begun("Kd 2c Ad 8d 9d", "2d 4c 5c 6c 7c", "5h", end="rounds 1"), "Kd/48", "2d")
    thought = thinks(match, limit=Limit(playouts=600, early=early, telling=telling))
    assert thought.sure == {"Ad=1"}
    assert (thought.playouts, thought.error) == (worlds, 0.0)


@pytest.mark.parametrize(
    ("cards", "level", "worlds"),
    [
        (("Kd 8c 8d 8h 8s", "Kd/2", "7c"), "expert", 256),
        (("Kd 8c Td 9c Ad", "Td", "7c"), "expert", 128),
        (("Kd 2c 8d 9c 9d", "Kd/48"), "ismcts", 64),
        (("Kd 8c Td 9c Ad", "Td", "7c"), "ismcts", 600),
    ],
)
def test_only_thinking_that_may_end_early_does_and_it_looks_at_certain_numbers(cards, level, worlds) -> None:
    """Equal actions are equal after 256 worlds; a tree with one action is clear at the first look, at 64."""
    hand, *actions = cards
    match = play(begun(hand, "3c 4c 5c 6c 7c", "5h"), *actions)
    for early in (True, False):
        thought = thinks(match, level, Limit(playouts=600, early=early))
        assert thought.playouts == (worlds if early else 600)


@pytest.mark.parametrize(("playouts", "trials"), [(12, 32), (520, 32), (528, 33), (600, 37)])
def test_the_choice_of_a_tree_is_judged_by_a_sixteenth_of_its_playouts_and_no_fewer_than_32(
    playouts: int, trials: int
) -> None:
    match = play(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h"), "Td", "7c")
    thought = thinks(match, "ismcts", Limit(playouts=playouts))
    assert thought.guess is not None
    assert (thought.playouts, thought.guess.trials) == (playouts, trials)
    silent = thinks(match, "ismcts", Limit(playouts=playouts, telling=False))
    assert silent.guess is not None
    assert silent.guess.trials == silent.considered[0].visits


def test_an_impossible_perspective_cannot_be_thought_about() -> None:
    observation = Observation((Line(-1, "shuffle stock ? ?"),), viewer=0, turn=0)
    with pytest.raises(RecordError):
        think(GAME, GAME.complete({}), observation, LEVELS[0], Limit(playouts=1), 1)


def test_a_level_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        thinks(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), level="grandmaster")


@pytest.mark.long
def test_a_stronger_level_strays_less_from_the_blueprint() -> None:
    """Not even a beginner takes just any action, and a club player mostly keeps to it."""
    strayed = dict.fromkeys(["beginner", "novice", "club"], 0)
    chances = 0.0
    for seed in range(40):
        match = Case(FOES.id, FOES.complete({}), seed, plies=6).match()
        observation = observation_of(perspective(match, match.turn))
        limit = Limit(telling=False)
        chosen = {
            name: think(FOES, match.options, observation, name, limit, seed).line
            for name in (*strayed, "tournament")
        }
        chances += 1 - 1 / len(match.legal())
        for name in strayed:
            strayed[name] += chosen[name] != chosen["tournament"]
    assert strayed["beginner"] > strayed["novice"] > strayed["club"] > 0
    assert strayed["beginner"] < chances
    assert strayed["club"] < chances / 2


@pytest.mark.parametrize("level", LIMIT.levels, ids=lambda level: level.name)
def test_every_level_sees_the_decisions_of_its_turn_and_the_next(level) -> None:
    """However little it looks at, it wins where it can, and lets the next seat win only where it has to."""
    wins = losses = 0
    for seed in range(14):
        match = Case(LIMIT.id, LIMIT.complete({"balls": 4}), seed, plies=400).match()
        for ply in range(match.ply - 6, match.ply):
            root = match.stages[ply].position
            assert isinstance(root, LimitPosition)
            prover = Prover(LIMIT.insight(root), 2)
            observation = Observation(tuple(match.lines[:ply]), root.turn(), root.turn())
            thought = think(LIMIT, match.options, observation, level.name, Limit(playouts=1), 1)
            chosen = LIMIT.parse(thought.considered[0].action)
            actions = [LIMIT.parse(one.action) for one in thought.considered]
            won = [action for action in actions if prover.wins_by(root, action)]
            lasting = [action for action in actions if prover.lasts(root, action)]
            if won:
                wins += 1
                assert chosen in won
                assert thought.considered[0].value == 1.0
                assert (thought.error, thought.guess) == (0.0, None), "it is proven"
            elif lasting:
                losses += len(lasting) < len(actions)
                assert chosen in lasting
    assert wins >= 5
    assert losses >= 3


@pytest.mark.parametrize("level", ["novice", "expert", "uct", "random"])
def test_the_line_begins_with_the_answer_and_can_be_played(level: str) -> None:
    match = Case(LIMIT.id, LIMIT.complete({"balls": 4}), seed=1, plies=13).match()
    observation = observation_of(perspective(match, match.turn))
    thought = think(LIMIT, match.options, observation, level, Limit(playouts=40), 1)
    assert thought.line[0] == thought.considered[0].action
    assert sorted(one.action for one in thought.considered) == match.legal()
    for action in thought.line:
        match.push(match.turn, action)


def test_over_worlds_the_line_is_the_answer() -> None:
    thought = thinks(low_count())
    assert thought.line == (thought.considered[0].action,)


def test_a_tree_that_is_stopped_answers_at_once() -> None:
    match = Case(LIMIT.id, LIMIT.complete({}), seed=1, plies=20).match()
    observation = observation_of(perspective(match, match.turn))
    asked = iter([False, False, True])
    thought = think(LIMIT, match.options, observation, "expert", Limit(), 1, lambda: next(asked))
    assert 1 <= thought.playouts <= 7


# --- chances ------------------------------------------------------------------------------------------
def found_over(match: Match, level: str, playouts: int, seed: int = 1) -> Thought:
    """Return the findings of a search before they are made honest."""
    game = match.game
    observation = observation_of(perspective(match, match.turn))
    player = game.level(level)
    return think_over(
        game,
        lambda: game.worlds(match.options, observation),
        match.turn,
        player,
        Limit(playouts=playouts),
        seed,
    )


@every_game
def test_honest_values_keep_the_order_and_stay_where_they_are_no_guess(game) -> None:
    match = Case(game.id, game.complete({}), 5, 2).match()
    found = found_over(match, game.levels[-1].name, 20)
    told = honest(game, match.options, game.levels[-1].name, found)
    assert [one.action for one in told.considered] == [one.action for one in found.considered]
    assert [one.visits for one in told.considered] == [one.visits for one in found.considered]
    by_found = sorted(found.considered, key=lambda one: one.value)
    values = {one.action: one.value for one in told.considered}
    assert [values[one.action] for one in by_found] == sorted(values.values())
    assert all(0 <= value <= 1 for value in values.values())
    assert found.guess is not None
    assert (
        honest(game, match.options, game.levels[-1].name, replace(found, guess=None)).considered
        == found.considered
    )
    unknown = replace(found, guess=replace(found.guess, stage=99))
    assert honest(game, match.options, game.levels[-1].name, unknown).considered == found.considered


@every_game
def test_the_value_of_the_choice_is_the_mean_that_its_guess_rests_on(game) -> None:
    """The odds are fitted to these means, also where a weak level’s choice was never tried in its tree."""
    guesses = 0
    for seed in range(8):
        match = Case(game.id, game.complete({}), seed, 5 * seed).match()
        for level in game.levels[:4] if match.legal() else ():
            found = found_over(match, level.name, 40, seed)
            if found.guess is not None and found.considered[0].action not in found.sure:
                guesses += 1
                assert found.considered[0].value == pytest.approx(found.guess.mean), (seed, level.name)
    assert guesses


@pytest.mark.long
@every_game
def test_an_expert_tells_no_action_to_be_better_than_the_one_it_takes(game) -> None:
    for seed in range(6):
        match = Case(game.id, game.complete({}), seed, 3).match()
        first, *others = found_over(match, game.levels[-1].name, 24).considered
        assert all(one.value <= first.value for one in others), (seed, first, others)


def test_the_chances_of_few_worlds_are_held_back() -> None:
    match = begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h")
    found = found_over(match, "casual", 2)
    told = honest(GAME, match.options, "casual", found)
    assert found.guess is not None
    assert found.guess.trials == 8, "so many worlds are solved for the value of what two have chosen"
    assert (found.playouts, found.considered[0].visits) == (2, 2)
    assert abs(told.considered[0].value - 0.5) < abs(found.considered[0].value - 0.5)
    assert 0 < told.error < found.error


def test_an_action_that_ends_the_round_has_a_certain_value() -> None:
    match = play(begun("Kd 2c Ad 8d 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48", "2c")
    assert match.legal() == ["Ad=1"]
    assert found_over(match, "expert", 4).guess is None


@pytest.mark.long
def test_more_worlds_make_a_value_surer() -> None:
    match = play(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h"), "Td", "7c")
    errors = [thinks(match, limit=Limit(playouts=playouts)).error for playouts in (10, 40, 160)]
    assert errors[0] > 1.5 * errors[1] > 2.25 * errors[2] > 0


@pytest.mark.long
@pytest.mark.parametrize("name", ["foes", "libtis"])
def test_a_value_is_the_share_of_the_win_and_not_the_reward_of_the_search(name: str) -> None:
    """At the start four equals may expect a quarter each; the rewards praise places and margins besides."""
    (game,) = (game for game in GAMES if game.id == name)
    values = []
    for seed in range(12):
        match = Case(name, game.complete({"players": 4}), seed, 12).match()
        values.append(found_over(match, game.levels[-1].name, 60).considered[0].value)
    assert 0.15 < fmean(values) < 0.35


def test_looks_are_taken_at_every_doubling_for_any_slices() -> None:
    seen: list[int] = []
    made = 0

    def run(playouts: int) -> int:
        nonlocal made
        made += playouts
        return playouts

    clock = Clock(Limit(), lambda: False)
    assert grow(run, 100, clock, lambda: seen.append(made)) == made == 100
    assert seen == [1, 2, 4, 8, 16, 32, 64]


def test_slices_grow_until_they_take_a_few_milliseconds(monkeypatch) -> None:
    """Each playout takes one: a stop takes effect soon, and the clock is not looked at after each of them."""
    now = 0
    slices: list[int] = []

    def run(playouts: int) -> int:
        nonlocal now
        now += playouts
        slices.append(playouts)
        return playouts

    monkeypatch.setattr("limbotable.search.thought.time", SimpleNamespace(perf_counter=lambda: now / 1000))
    assert grow(run, 1000, Clock(Limit(), lambda: False)) == 1000
    assert slices[:4] == [1, 1, 2, 4]
    assert 4 < max(slices) <= 16


@pytest.fixture
def watch(monkeypatch) -> SimpleNamespace:
    """Clocks show the time ``now`` of this one."""
    shown = SimpleNamespace(now=0.0)
    ticking = SimpleNamespace(perf_counter=lambda: shown.now)
    monkeypatch.setattr("limbotable.search.thought.time", ticking)
    return shown


def test_playouts_that_take_longer_than_a_slice_are_made_one_by_one(watch) -> None:
    slices: list[int] = []

    def run(playouts: int) -> int:
        assert playouts, "else it would go on for ever"
        watch.now += playouts / 50
        slices.append(playouts)
        return playouts

    assert grow(run, 5, Clock(Limit(), lambda: False)) == 5
    assert slices == [1] * 5


def test_a_value_that_came_to_rest_is_sure_and_one_that_is_proven_certain() -> None:
    assert unsettled([0.3, 0.5, 0.52, 0.5, 0.51]) == pytest.approx(math.sqrt((4 + 4 + 1) / 3) / 100)
    assert unsettled([0.3, 0.9, 1.0]) == 0.0
    assert unsettled([0.4]) == 0.5


def test_what_is_left_is_as_much_as_the_time_has_room_for(watch) -> None:
    clock = Clock(Limit(seconds=10), lambda: False)
    for watch.now, left in ((0.5, 570.0), (2.0, 120.0), (5.0, 30.0), (10.0, 0.0), (11.0, 0.0)):
        assert clock.left(30, 1000) == pytest.approx(left)
    watch.now = 2.0
    assert clock.left(30, 50) == 20.0


def test_a_part_of_the_time_is_over_before_all_of_it(watch) -> None:
    clock = Clock(Limit(seconds=8), lambda: False)
    for watch.now, part, whole in (
        (1.99, False, False),
        (2.0, True, False),
        (7.99, True, False),
        (8.0, True, True),
    ):
        assert (clock.is_up(0.25), clock.is_up(), clock.elapsed()) == (part, whole, watch.now)
    assert not Clock(Limit(), lambda: False).is_up(0.0), "without a limit it is never up"


def test_a_stopped_limit_stays_stopped() -> None:
    asked = iter([False, True])
    clock = Clock(Limit(), lambda: next(asked))
    assert [clock.is_up() for _ in range(4)] == [False, True, True, True]
