"""The golden texts of what is counted, measured and written: tables of inputs with what comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import product
from typing import Any, Final
from zlib import crc32

from msgspec.structs import replace

from limbotable.core.chance import Chance, split_outcome
from limbotable.core.elo import Sides
from limbotable.core.errors import RecordError, TableError
from limbotable.core.game import CHANCE_WHO, AnyGame, Result
from limbotable.core.intervals import wilson
from limbotable.core.options import Options
from limbotable.core.position import CHANCE, legal_actions
from limbotable.games import GAMES, in_english
from limbotable.games.strengths import elo_of_levels
from limbotable.play.accounts import Worth, accounts
from limbotable.play.day import DayTried, days_of, has_won, table_of_the_day
from limbotable.play.dealer import Dealer, deal_of
from limbotable.play.decisions import decisions
from limbotable.play.even import standing
from limbotable.play.glicko import Outcome, Rating, after_period, expected
from limbotable.play.match import Match
from limbotable.play.mistakes import due_at, next_stage
from limbotable.play.perspective import perspective, seen_line, seen_lines, turn_key
from limbotable.play.puzzles import Measure, Puzzle, Task, of_the_day
from limbotable.play.reasons import LESSER, NEXT, PLAYED, Compared, Reasoner
from limbotable.play.statistics import (
    Care,
    Grouping,
    Performance,
    PerformanceFilter,
    PlayedMatch,
    as_csv,
    best_scores,
    figures,
    grouped,
    performances,
    rating,
    running_means,
    streaks,
)
from limbotable.play.training import Try, course, rating_on, suited, theme_records
from limbotable.play.undo import actions_to_take_back, may_go_back, may_take_back, seen_since
from limbotable.play.weaknesses import ThemeErrors, Verdict, errors_by_theme, weakness_page
from limbotable.search.thought import Considered
from limbotable.testing.matches import Case
from tests.golden.arranged import placements
from tests.golden.positions import flat
from tests.golden.searches import number

_NOON: Final = datetime(2026, 1, 3, 12, tzinfo=UTC)
_DAY: Final = timedelta(days=1)


def tables() -> dict[str, Callable[[], Iterator[str]]]:
    """Return what tells the lines of each table, by its name."""
    return {
        "ratings": _ratings,
        "statistics": _statistics,
        "training": _training,
        "accounts": _accounts,
        "deals": _deals,
        "undo": _undo,
        "reasons": _reasons,
        "perspectives": _perspectives,
        "placements": placements,
    }


def table(name: str) -> str:
    """Return one of the tables."""
    return "".join(f"{line}\n" for line in tables()[name]())


def _numbers(values: Iterable[float]) -> str:
    return " ".join(map(number, values))


def shown(thing: Any) -> str:
    return str(flat(thing)).replace("'", "")


def asked(ask: Callable[..., Any], *given: object) -> str:
    """Return what comes of a question: an answer, or an error in English."""
    try:
        return shown(ask(*given))
    except RecordError as error:
        return f"{type(error).__name__} in line {error.line}: {in_english(error.reason)}"
    except TableError as error:
        return f"{type(error).__name__}: {in_english(error.reason)}"
    except ValueError as error:
        return f"ValueError: {error}"


# --- ratings --------------------------------------------------------------------------------------------
def _ratings() -> Iterator[str]:
    players = (Rating(), Rating(1400.0, 30.0), Rating(2100.0, 120.0, 0.05), Rating(1500.0, 200.0))
    periods: dict[str, Sequence[Outcome]] = {
        "rest": (),
        "of the paper": (Outcome(1400, 30, 1), Outcome(1550, 100, 0), Outcome(1700, 300, 0)),
        "a win": (Outcome(1500, 0, 1),),
        "a loss": (Outcome(1500, 350, 0),),
        "surprises": (Outcome(2900, 30, 1), Outcome(2800, 40, 1), Outcome(2700, 30, 1)),
        "disgrace": tuple(Outcome(900 + 20 * k, 25, 0) for k in range(9)),
        "half and half": tuple(Outcome(1480 + k, 50, k % 2) for k in range(12)),
    }
    for player in players:
        yield f"{shown(player)}: {_numbers(player.interval)}"
        for opponent, deviation in ((1500.0, 0.0), (1800.0, 60.0), (900.0, 350.0)):
            chance = expected(player, opponent, deviation)
            yield f"  expected against {opponent}, {deviation}: {number(chance)}"
        for name, outcomes in periods.items():
            after = after_period(player, outcomes)
            again = after_period(after, outcomes)
            yield f"  {name}: {shown(after)}, again {shown(again)}"
    rates = ((0, 1), (1, 1), (0.5, 2), (3, 7), (20, 20), (40, 100), (0, 50))
    yield f"wilson {'; '.join(_numbers(wilson(wins, count)) for wins, count in rates)}"
    for mine, all_ in ((1, 2), (1, 5), (3, 4)):
        sides = Sides(mine, all_)
        shares = (sides.share(elo) for elo in (-400.0, 0.0, 100.0))
        elos = (sides.elo(share) for share in (0.0, 0.1, sides.even, 0.9, 1.0))
        yield f"{mine} of {all_}: {number(sides.even)} {_numbers(shares)}; {_numbers(elos)}"


# --- statistics -----------------------------------------------------------------------------------------
def _played() -> list[PlayedMatch]:
    """Return matches of all kinds, of two people."""
    found: list[PlayedMatch] = []
    kinds = product(GAMES, range(7))
    for count, (game, kind) in enumerate(kinds):
        options = game.complete({"end": "rounds 1"} if game.id == "countdown" and kind == 3 else {})
        seats = game.seats(options)
        levels = [level.name for level in game.levels]
        players = ["person", *(levels[(kind + seat) % len(levels)] for seat in range(1, seats))]
        names = ["Ada", *(f"{one} {seat}" for seat, one in enumerate(players[1:], start=1))]
        if kind == 2:
            players[1], names[1] = "person", "Ben"
        if kind == 5:
            players[-1] = "stranger"
        scores = tuple((7 * count + 5 * seat) % 11 for seat in range(seats))
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        if game.id == "foes" and kind % 2:
            ranks = tuple(1 + sum(other < score for other in scores) for score in scores)
        if kind == 3:  # other things than scores may decide
            scores = (4,) * seats
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        if kind == 4:
            winners = (0, 1)
        result = None if kind == 6 else Result(winners, scores, ranks)
        care = {0: Care(4 + kind, 0.01 * count, kind, (4 + kind) * 0.01 * (count + 1))} if kind != 1 else {}
        if kind == 2:
            care[1] = Care(9, 0.02, 5, 0.18)
        found.append(
            PlayedMatch(
                number=count + 1,
                game=game,
                options=options,
                names=tuple(names),
                players=tuple(players),
                began=_NOON + (count * 5 % 13) * _DAY,
                result=result,
                casual=kind in (1, 4),
                branch=kind == 5,
                helped=kind in (0, 4),
                deal=f"shuffle {kind % 3}" if kind < 4 else "",
                care=care,
            )
        )
    return found


def _statistics() -> Iterator[str]:
    matches = _played()
    found = performances(matches, {"limit": _NOON + 4 * _DAY, "foes": _NOON})
    for one in found:
        yield (
            f"{one.match.number} {one.person}: {one.seat} {one.known} {one.side} {number(one.won)} "
            f"{one.fair} {one.opponents} {one.score} {shown(one.care)}"
        )
    yield _figures("all", found)
    for by in Grouping:
        for group, them in grouped(found, by).items():
            yield _figures(f"{by.value} {group}", them)
    first = found[0]
    filters = (
        PerformanceFilter(game="foes"),
        PerformanceFilter(person="Ben"),
        PerformanceFilter(opponents=first.opponents),
        PerformanceFilter(variant=first.match.variant),
        PerformanceFilter(seat=1),
        PerformanceFilter(since=_NOON + 5 * _DAY),
        PerformanceFilter(casual=False),
        PerformanceFilter(helped=False),
        PerformanceFilter(game="libtis", person="Ada", casual=False),
    )
    for one_filter in filters:
        yield f"{shown(one_filter)}: {[one.match.number for one in one_filter.of(found)]}"
    yield f"streaks {shown(streaks(found))}"
    for game in GAMES:
        of_game = [one for one in found if one.match.game.id == game.id]
        alone = [[each.match.number for each in best_scores([one])] for one in of_game]
        yield f"best of single ones {alone}"
    yield f"best {[(one.match.number, one.seat, one.score) for one in best_scores(found)]}"
    four = next(one for one in found if len(one.match.players) == 4)
    for scores, ranks in (
        ((9, 9, 3, 1), (1, 1, 3, 4)),
        ((9, 3, 3, 3), (1, 2, 2, 2)),
        ((3,) * 4, (1, 2, 2, 4)),
    ):
        tied = replace(four, match=replace(four.match, result=Result((0,), scores, ranks)))
        yield f"best of {scores} with {ranks}: {len(best_scores([tied]))}"
    yield f"means {_numbers(running_means([1.0, 2.0, 4.0, 8.0, 3.0], 3))}"
    yield from as_csv(found).splitlines()
    for game in GAMES:
        strengths = elo_of_levels(game)
        mine = [one for one in found if one.match.game.id == game.id]
        yield f"strength in {game.id}: {shown(standing(game, mine))}"
        if strengths is not None:
            yield f"  {shown(standing(game, _successes(mine[0], 30)))}, {shown(standing(game, []))}"
            for count in (3, 4, 5, 6):
                few = standing(game, _successes(mine[0], count))
                yield f"  {shown(few)} {few is not None and few.is_told}"


def _successes(one: Performance, count: int) -> list[Performance]:
    """Return performances of a person that has won all but every third."""
    match = replace(one.match, helped=False)
    levels = [level.name for level in match.game.levels]
    found = []
    for k in range(count):
        level = levels[k % len(levels)]
        players = ("person", *[level] * (len(match.players) - 1))
        mine = replace(match, players=players)
        found.append(replace(one, match=mine, known=False, side=(0,), won=float(k % 3 > 0)))
    return found


def _figures(name: str, found: list[Performance]) -> str:
    told = figures(found)
    interval = "" if told.interval is None else _numbers(told.interval)
    return f"{name}: {shown(told)} rate {told.rate} {interval}, {shown(rating(found))}"


# --- training -------------------------------------------------------------------------------------------
def _training() -> Iterator[str]:
    for game in GAMES:
        themes = game.themes
        measures = [Measure(themes[k % len(themes)], 1200.0 + 90 * k, 50.0 + k) for k in range(9)]
        task = Task("best", {}, [], 1)
        puzzles = [Puzzle(k + 1, "", game, task, measures[k]) for k in range(9)]
        tries = [
            Try(game.id, (5 * k) % 11, _NOON + k * k // 3 * _DAY, k % 3 > 0, 1300.0 + 45 * k, 60.0 + k)
            for k in range(12)
        ]
        days = course(reversed(tries))
        first = days[0].day
        for one in days:
            yield f"{game.id} {(one.day - first).days}: {shown(one.rating)} {one.tries}"
        for idle in (0, 1, 40, 9000):
            yield f"  {idle} days later: {shown(rating_on(tries, days[-1].day + idle * _DAY))}"
        yield f"  untried: {shown(rating_on([], first))}"
        now = days[-1].rating
        records = theme_records(themes, puzzles, tries, now)
        for theme, record in records.items():
            interval = "" if record.interval is None else _numbers(record.interval)
            yield f"  {theme}: {shown(record)} {record.share} {interval} {number(record.weakness)}"
        yield f"  suited: {[one.number for one in suited(puzzles, {2, 5}, now, records)]}"
        guessed = [Puzzle(1, "", game, Task("best", {}, [], grade)) for grade in (1, 2, 3)]
        yield f"  rated: {[_numbers(one.rating) for one in (*puzzles[:2], *guessed)]}"
        errors = {
            theme: ThemeErrors(3 + k, k, 0.125 * (k % 4), ("a", "b", "b")[:k])
            for k, theme in enumerate(themes)
        }
        for marked in (errors, {}):
            page = weakness_page(game, puzzles, {1, 4}, tries, now, marked)
            yield f"  weakest: {[(one.theme, one.left, one.errors.mean) for one in page.rows]}"
        summed = ThemeErrors(2, 1, 0.25, ("a",)) + ThemeErrors(3, 2, 0.5, ("b", "a"))
        yield f"  {shown(summed)} {summed.mean} {ThemeErrors().mean} {summed.counted(game.id)}"
        yield f"  errors: {shown(_errors(Case(game.id, game.complete({}), 3, 30).match()))}"
    stages = [(next_stage(stage, right=True), next_stage(stage, right=False)) for stage in range(6)]
    yield f"stages {stages}, due {[(due_at(stage, _NOON) - _NOON).days for stage in range(6)]}"


def _errors(match: Match) -> dict[str, ThemeErrors]:
    """Return the errors of a match, of whose decisions the last legal action was the best."""
    verdicts = []
    for ply, (stage, line) in enumerate(zip(match.stages, match.lines, strict=False)):
        if line.who != CHANCE_WHO:
            legal = sorted(map(match.game.text, legal_actions(stage.position)))
            ranked = [{"action": action} for action in reversed(legal)]
            found = {"judgement": {"known": {"considered": ranked[: 1 + ply % 4]}}}
            verdicts.append(Verdict(ply, 0.05 * (ply % 3), found))
    strange = [
        Verdict(-1, 0.5, verdicts[0].found),
        Verdict(len(match.lines), 0.5, verdicts[0].found),
        Verdict(1, 0.5, {}),
        Verdict(1, 0.5, {"judgement": {"known": {"considered": [{"action": "no"}, {"action": "such"}]}}}),
    ]
    return errors_by_theme(match, [*verdicts, *strange])


# --- accounts and decisions -----------------------------------------------------------------------------
def _accounts() -> Iterator[str]:
    for game in GAMES:
        for seed, plies in ((1, 700), (2, 700), (3, 25)):
            yield from _of_accounts(Case(game.id, game.complete({}), seed, plies))
    several: dict[str, Options] = {"foes": {"preset": "team", "match": "wins 2"}, "limit": {"games": 2}}
    for game in GAMES:
        for plies in (0, 90, 400) if game.id in several else ():
            yield from _of_accounts(Case(game.id, game.complete(several[game.id]), 4, plies))


def _of_accounts(case: Case) -> Iterator[str]:
    match = case.match()
    taken = decisions(match)
    sums = crc32(str([flat(one) for one in taken]).encode())
    yield f"{case.game_id} {case.seed}: {len(taken)} decisions {sums:08x}, {match.result is not None}"
    worth = {one.ply: Worth((one.ply * 37 % 101) / 101, (one.ply * 53 % 89) / 890) for one in taken}
    for seat in range(len(match.seats)):
        found = accounts(match, seat, worth)
        if found is None:
            yield f"  {seat}: None"
            continue
        events = [(one.ply, number(one.cards), number(one.others)) for one in found.events]
        told = (found.start, found.cards, found.others, found.you, found.result, found.deal)
        sums = crc32(str(events).encode())
        more = _numbers((found.later, found.adjusted))
        yield f"  {seat}: {_numbers(told)}; {more}; {len(events)} events {sums:08x} {events[:2]}"
    if worth:
        worth.popitem()
        yield f"  one missing: {accounts(match, 0, worth) is None}"


# --- deals and days -------------------------------------------------------------------------------------
def _deals() -> Iterator[str]:
    shuffle = Chance("shuffle deck", (3, 1, 4, 5, 9), {k: f"c{k}" for k in range(10)})
    start = Chance("start", (0, 1, 2), {k: str(k) for k in range(3)})
    for seed in (0, 7, 123456789, 2**62):
        dealer = Dealer(seed)
        for outcome in range(4):
            yield f"{seed} {outcome}: {dealer.outcome(shuffle, outcome)}, {dealer.outcome(start, outcome)}"
    texts = ("12", " 1 234 ", "007", "١٢", "", "-1", "1e3", "999999999", "1000000000", "0" * 40, "0" * 41)
    for text in texts:
        yield f"deal of {text!r}: {asked(deal_of, text)}"
    lines = (
        "shuffle deck c3 c1 c4 c5 c9", "shuffle deck c3 c1 c4 c5", "shuffle deck c3 c3 c4 c5 c9",
        "shuffle deck c3 c1 c4 c5 c8", "shuffle deck c3 c1 c4 c5 zz", "shuffle pile c3", "shuffle 1 c3",
        "shuffle", "start", "start 1", "start 3", "start 0 1", "begin",
    )  # fmt: skip
    for line in lines:
        parsed = (asked(one.parse, line) for one in (shuffle, start))
        yield f"{line}: {'; '.join(parsed)}; {split_outcome(line)}"
    for game in GAMES:
        match = Case(game.id, game.complete({}), 5, 30).match()
        known = [line.action for line in match.lines if line.who == CHANCE_WHO]
        again = Match(game, match.options, match.seats)
        Dealer(6, known).deal(again)
        dealt = Dealer(5).dealt(match), Dealer(6).dealt(match)
        afresh = Match(game, match.options, match.seats)
        Dealer(6, ["start 9", *known]).deal(afresh)  # what does not fit is dealt anew
        sums = [f"{crc32(one.record().text().encode()):08x}" for one in (again, afresh)]
        yield f"{game.id}: {dealt} {' '.join(sums)}"
    first = date(2026, 11, 1)
    for k in range(16):
        day = first + 23 * k * _DAY
        yield f"{day}: {shown(table_of_the_day(day))}"
    sizes = (380, 400, 401, 8000)
    puzzles = [of_the_day(first + k * _DAY, list(GAMES), sizes) for k in range(12)]
    yield f"puzzles {[(game.id, which) for game, which in puzzles]}"
    won, lost = Result((0,), (3, 1), (1, 2)), Result((1,), (1, 3), (2, 1))
    for gaps in ((), (0,), (1,), (2,), (4,), (0, 1, 2)):
        tried = {
            (first - k * _DAY).isoformat(): DayTried(k, won if k % 2 else lost, helped=False)
            for k in range(7)
            if k not in gaps
        }
        tried[(first - 3 * _DAY).isoformat()] = DayTried(None, None if gaps == (2,) else won, helped=True)
        wins = [has_won(one) for one in tried.values()]
        yield f"without {gaps}: {[shown(days_of(tried, first + k * _DAY)) for k in range(3)]} {wins}"


# --- undo -----------------------------------------------------------------------------------------------
def _undo() -> Iterator[str]:
    for game in GAMES:
        for casual in (False, True):
            match = Case(game.id, game.complete({}), 4, 24).match()
            match.header = match.header.having(casual=casual)
            people: tuple[tuple[int, ...], ...] = ((0,), (1,), (0, 1), ())
            yield f"{game.id} {casual}: {[actions_to_take_back(match, them) for them in people]}"
            for them in people:
                taken = [may_take_back(match, count, them) for count in range(1, match.actions_taken() + 1)]
                gone = [may_go_back(match, ply, them) for ply in range(match.ply + 1)]
                yield f"  {them}: {_bits(taken)} {_bits(gone)}"
            looked = dict(enumerate(range(match.ply - 3, match.ply - 3 + len(match.seats))))
            yield f"  seen since: {[sorted(seen_since(match, count, looked)) for count in range(1, 8)]}"
        match = Case(game.id, game.complete({}), 4, 24).match()
        for count in (1, 3, 0, 99):
            yield f"  popped {count}: {asked(match.pop, count)}"


def _bits(values: Iterable[bool]) -> str:
    return "".join(str(int(one)) for one in values)


# --- reasons --------------------------------------------------------------------------------------------
def _reasons() -> Iterator[str]:
    for game in GAMES:
        for seed in (1, 2, 3):
            match = Case(game.id, game.complete({}), seed, 6 + 5 * seed).match()
            legal = match.legal()
            if len(legal) < 3:
                continue
            chosen = [legal[(7 * k + seed) % len(legal)] for k in range(6)]
            best, *others = dict.fromkeys(chosen)
            yield f"{game.id} {seed}: {best} beside {', '.join(others)}"
            reasoner = Reasoner(perspective(match, match.turn), match.seats)
            yield from _of_reasoner(match.game, reasoner, best, others)
            watching = Reasoner(perspective(match, None), match.seats)
            found = watching.reason(best, others)
            yield f"  seen by a spectator: {'' if found is None else in_english(found.said)}"
    forced = next(one for one in _begun("foes", 9) if len(one.legal()) == 1)
    said = Reasoner(perspective(forced, forced.turn), forced.seats).reason(forced.legal()[0], [])
    yield f"forced at {forced.ply}: {shown(said)}"  # of a term without a weight
    values = {"a": 0.5, "b": 0.495, "c": 0.48, "d": 0.49}
    considered = [Considered(name, 1, value) for name, value in values.items()]
    for error in (0.0, 0.01, 0.02, 0.3):
        yield f"as good within {error}: {sorted(Compared('a', 0.5, considered, error).level)}"


def _of_reasoner(game: AnyGame, reasoner: Reasoner, best: str, others: list[str]) -> Iterator[str]:
    for other in others[:2]:
        leads = {name: number(lead) for name, lead in reasoner.leads(best, other).items()}
        yield f"  leads over {other}: {leads}"
    yield f"  tempting: {reasoner.tempting(best, others)}"
    named = _names
    for called, level, are_all, name in (
        (NEXT, (), True, None),
        (PLAYED, (), False, named),
        (LESSER, (), True, None),
        (NEXT, others[:1], True, None),
        (NEXT, others[:1], True, named),
        (PLAYED, others[1:2], True, None),
        (NEXT, others, True, None),
        (NEXT, others, False, named),
        (PLAYED, others, False, None),
        (NEXT, others[-1:], True, named),
    ):
        found = reasoner.reason(best, others, called, level, are_all=are_all, name=name)
        told = ""
        if found is not None:
            told = f"{found.term} {number(found.lead)} {found.other}: {in_english(found.said)}"
        yield f"  {called.code} {len(level)} {are_all} {name is not None}: {told}"
    alone = reasoner.reason(best, [])
    yield f"  alone: {'' if alone is None else in_english(alone.said)}"


def _names(action: str) -> Any:
    return LESSER if action == "" else replace(NEXT, code="comment.text", values=(("text", action),))


# --- perspectives ---------------------------------------------------------------------------------------
def _begun(game_id: str, seed: int) -> Iterator[Match]:
    """Yield a match at random up to each of its lines."""
    match = Case(game_id, next(game for game in GAMES if game.id == game_id).complete({}), seed, 300).match()
    yield from (match.until(ply) for ply in range(match.ply + 1))


def _perspectives() -> Iterator[str]:
    for game in GAMES:
        for match in (one for one in _begun(game.id, 9) if one.turn == CHANCE):
            keys = [turn_key(match, viewer) for viewer in (*range(len(match.seats) + 1), None)]
            yield f"{game.id} at {match.ply}: {crc32(repr(keys).encode()):08x} {shown(keys[0])[:120]}"
    for game in GAMES:
        for seed in (1, 2):
            match = Case(game.id, game.complete({}), seed, 20 * seed).match()
            for viewer in (*range(len(match.seats)), None):
                told = perspective(match, viewer)
                seat = len(match.seats) if viewer is None else viewer
                alike = [seen_line(match, seat, ply) for ply in range(match.ply)] == seen_lines(match, seat)
                sums = crc32(told.text().encode())
                yield f"{game.id} {seed} {viewer}: {told.turn} {told.viewer} {told.scores} {sums:08x} {alike}"
                yield f"  {shown(turn_key(match, seat))}"
