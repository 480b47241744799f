"""The golden texts of what is read and written: many forms of records, messages, options and settings.

For each form there is what comes of it: its content, or the error in English.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final
from zlib import crc32

from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.position import CHANCE
from limbotable.core.replay import has_ended
from limbotable.games import GAMES, in_english
from limbotable.games.limit.game import LimitGame
from limbotable.play.comments import Comment, CommentReader, comment, places, until
from limbotable.play.dealer import Dealer
from limbotable.play.header import read_header
from limbotable.play.lesson import LessonDealer, read_lesson
from limbotable.play.match import Match, valid_part
from limbotable.play.perspective import imagined, perspective
from limbotable.play.puzzles import BEST, Measure, Task, puzzle_text, puzzles_of, read_puzzles, theme_name
from limbotable.play.record import Perspective, read_either, read_perspective, read_record, read_while_valid
from limbotable.play.referee import Question, Referee
from limbotable.play.sharing import read_shared, share
from limbotable.testing.matches import Case
from tests.golden.tables import asked, shown


def written() -> dict[str, Callable[[], Iterator[str]]]:
    """Return what tells the lines of each text, by its name."""
    return {
        "records": _records,
        "options": _options,
        "comments": _comments,
        "lessons": _lessons,
        "referees": _referees,
        "puzzles": _puzzles,
    }


def writing(name: str) -> str:
    """Return one of the texts."""
    return "".join(f"{line}\n" for line in written()[name]())


# --- records --------------------------------------------------------------------------------------------
_HEADER: Final[dict[str, Any]] = {
    "limbotable": 1,
    "game": "countdown",
    "options": {"end": "rounds 1"},
    "seats": ["Ada", "Ben"],
}
#: What becomes of a header's keys: another value, or None where the key is left out.
_CHANGES: Final[tuple[dict[str, Any], ...]] = (
    {},
    *({"limbotable": value} for value in (0, -1, 2, "1", True, None)),
    *({"game": value} for value in ("chess", 3, None)),
    *({"options": value} for value in ({"end": "rounds 0"}, {"more": 1}, {"preset": "japanese"})),
    {"options": {}},
    {"options": []},
    {"options": None},
    *({"seats": value} for value in (["Ada"], ["Ada", "Ben", "Eve"], "Ada", ["Ada", 1], None)),
    *({"players": value} for value in (["person", "expert"], "person", [1])),
    *({"casual": value} for value in (True, 1)),
    *({"deal": value} for value in (7, "7", 2**70)),
    {"daily": "2026-11-22", "helped": True, "name": "\u00e9", "result": {"winners": [0]}},
    {"others": 1, "order": ["game"]},
    {"more": [1, {"x": None}], "lesson": {"from": 3}, "puzzle": 4},
)
_PERSPECTIVES: Final[tuple[dict[str, Any], ...]] = (
    *({"seat": value} for value in (0, 1, 2, -1, True, "0", None)),
    *(
        {"turn": value}
        for value in ({"seat": 1}, {"seat": 2}, {"seat": -1}, {"chance": "start"}, {"chance": 1}, 3, None)
    ),
    *({"scores": value} for value in ([0, 0], [0], [0, 0, 0], [0, 0.5], [True, 0], "00", None)),
)


def _records() -> Iterator[str]:
    for change in _CHANGES:
        fields = {
            key: value for key, value in (_HEADER | change).items() if value is not None or key not in change
        }
        text = json.dumps(fields)
        yield f"{change}: {asked(_header, text)}"
        yield f"  {asked(_kind, text + chr(10))}"
    for change in _PERSPECTIVES:
        told = _HEADER | {"seat": 1, "turn": {"seat": 0}, "scores": [0, 0]} | change
        for fields in (told, {key: value for key, value in told.items() if key not in change}):
            text = json.dumps(fields) + chr(10)
            yield f"{change}: {asked(_kind, text)}"
    for text in ("", "[]", "3", "{", '{"limbotable": 1}', '{"seat": 0}', '{"name": "\\ud800"}', "[" * 3000):
        yield f"{text[:20]}: {asked(_header, text)}"
    for game in GAMES:
        match = Case(game.id, game.complete({}), 2, 12).match()
        whole = match.record().text()
        mine = perspective(match, 0).text()
        for name, text in _damaged(whole).items():
            readers = (read_record, read_either, read_perspective, read_while_valid, valid_part)
            found = "; ".join(asked(_read, read, text) for read in readers)
            yield f"{game.id} {name}: {found}"
            found = "; ".join(asked(_read, read, mine) for read in readers)
            yield f"  a perspective: {found}"
        forms = (
            _damaged(mine),
            _damaged(perspective(match, None).text()),
            _impossible(mine, whole),
            _impossible(perspective(match.until(0), 0).text(), whole),
        )
        for name, text in ((name, text) for form in forms for name, text in form.items()):
            found = asked(_imagined, text)
            yield f"{game.id} {name}: {found}"
        yield f"{game.id} shared: {crc32(read_shared(share(match.record())).text().encode()):08x}"
        for name, text in _messages(match).items():
            yield f"  {name}: {asked(_read, read_shared, text)}"


def _header(text: str) -> object:
    header = read_header(text)
    public = header.public().text()
    more = header.having(name="x", casual=False).without("players", "deal").text()
    return f"{header.text()} {public} {more} {header.others} {header.order}"


def _kind(text: str) -> object:
    found = read_either(text)
    if isinstance(found, Perspective):
        again = found.header.of_match().text()
        return f"perspective {found.seat} {found.viewer} {found.turn} {found.scores} {again}"
    return f"record {dict(found.options)} {found.bare() == found} {found.taken_in().header.text()}"


def _read(read: Callable[[str], Any], text: str) -> str:
    return _sum(read(text))


def _sum(found: Any) -> str:
    damage = ""
    if isinstance(found, tuple):
        found, error = found
        damage = "" if error is None else f", {error.line} {error.reason.code}"
    return f"{len(found.lines)} lines {crc32(found.text().encode()):08x} {found.numbers[-2:]}{damage}"


def _damaged(text: str) -> dict[str, str]:
    """Return a record, and what may become of its text."""
    head, *lines = text.splitlines()
    end = chr(10)
    return {
        "whole": text,
        "with a mark": "\ufeff" + text,
        "cut off": text[:-4],
        "with another system's lines": text.replace(end, "\r" + end),
        "with comments": end.join(
            [head, "#mark ??", lines[0], "#comment a", "#comment", "#else", *lines[1:], ""]
        ),
        "with an odd line": end.join([head, *lines[:2], "odd", *lines[2:], ""]),
        "with a line twice": end.join([head, *lines[:3], lines[2], *lines[3:], ""]),
        "without its first line": end.join([head, "#else", *lines[1:], ""]),
        "without a line": end.join([head, *lines[:2], *lines[3:], ""]),
        "of another seat": end.join([head, lines[0], *[f"1{line[1:]}" for line in lines[1:]], ""]),
        "all unseen": end.join(
            [
                head,
                *[" ".join([*line.split(" ")[:3], *["?"] * (len(line.split(" ")) - 3)]) for line in lines],
                "",
            ]
        ),
    }


def _impossible(mine: str, whole: str) -> dict[str, str]:
    """Return perspectives that say of their match, or of their viewer's sight, what is not so."""
    head, _, seen = mine.partition(chr(10))
    fields = json.loads(head)
    turn, scores = fields["turn"], fields["scores"]
    acts = 0 if turn is None else turn.get("seat", 0) + 1
    odd: dict[str, dict[str, Any]] = {
        "of another's turn": fields | {"turn": {"seat": acts % len(scores)}},
        "of a match that is over": fields | {"turn": None},
        "of another chance": fields | {"turn": {"chance": "odd"}},
        "with other scores": fields | {"scores": [scores[0] + 1, *scores[1:]]},
        "without scores": {key: value for key, value in fields.items() if key != "scores"},
    }
    found = {name: f"{json.dumps(one)}{chr(10)}{seen}" for name, one in odd.items()}
    return {**found, "with all that is hidden": f"{head}{chr(10)}{whole.partition(chr(10))[2]}"}


def _imagined(text: str) -> str:
    match = imagined(read_perspective(text))
    return f"{match.ply} lines {crc32(match.record().text().encode()):08x}"


def _messages(match: Match) -> dict[str, str]:
    line = share(match.record())
    text = match.record().text()
    end = chr(10)
    return {
        "alone": line,
        "amid": f"Look: {line} that is all{end}",
        "broken": end.join(f"> {line[k : k + 60]}" for k in range(0, len(line), 60)),
        "newer": line.replace(":1:", ":2:"),
        "cut off": line[:-9],
        "one letter less": line[:-1],
        "damaged": line[:40] + ("A" if line[40] != "A" else "B") + line[41:],
        "nothing": "limbotable:1:",
        "without": "Hello",
        "record": f"Hello{end}{text}",
        "quoted": "".join(f"> {one}{end}" for one in text.splitlines()),
        "text first": f"{text}{end}{line}",
        "line first": f"{line}{end}{text}",
        "named": f'the word "limbotable" is one{end}{text}',
    }


# --- options --------------------------------------------------------------------------------------------
def _options() -> Iterator[str]:
    for game in GAMES:
        yield f"{game.id}: {shown(game.complete({}))}"
        given: list[dict[str, object]] = [{"preset": name} for name in (*game.presets, "odd", 3)]
        for option in game.options:
            described = option.describe()
            values: Any = described["values"]
            bounds: Any = described.get("range", {})
            yield f"  {option.name}: {described} {shown(option.domain())}"
            given.extend({option.name: value} for value in (*values, "odd", 2, 3, 9, True, None, 2.0))
            for form, (low, high) in bounds.items():
                word = form.removesuffix(" N")
                given += [{option.name: f"{word} {n}"} for n in (low - 1, low, high, high + 1, f"0{low}", "")]
        given += [{"nothing": 1}, *({**one, "preset": name} for one in given[-3:] for name in game.presets)]
        for one in given:
            found = asked(_completed, game, one)
            yield f"  {one}: {found}"


def _completed(game: Any, given: dict[str, object]) -> object:
    options = game.complete(given)
    return f"{list(options.values())} {game.preset(options)} {game.seats(options)} {game.sides(options)}"


# --- comments -------------------------------------------------------------------------------------------
def _comments() -> Iterator[str]:
    texts = ("", " a ", "a\r\nb\rc", "a\x00b\x85", "\n\nx\n", "\ud800", "a\n \nb")
    for mark in ("", "!", "!!!", "??"):
        for text in texts:
            found = comment(mark, text)
            said = shown(found.phrase()) if found else ""
            yield f"{mark} {text!r}: {bool(found)} {list(found.lines())} {said}"
    some = (Comment(), Comment("!", "a"), Comment("", "ab"), Comment("?", "c"), Comment("", "c"))
    yield f"joined {[[shown(one.joined(other)) for other in some] for one in some]}"
    reader = CommentReader()
    lines = (
        "#mark !",
        "#mark  ?? ",
        "#mark x",
        "#comment a",
        "#comment",
        "#comment b\rc",
        "#other",
        "#commenta",
    )
    for ply, line in enumerate(lines * 2):
        reader.read(line, ply // 3)
    collected = reader.comments()
    yield f"read {shown(collected)}, until 2 {shown(until(collected, 2))}"
    ways = {ply: way[:8] for ply, way in places(["a", "b", "c"], [3, 0, 1, 4, -1]).items()}
    yield f"places {ways} {places([], [])}"
    match = Case("limit", LimitGame().complete({}), 1, 6).match()
    for ply in (0, 2, 6):
        match.comment(ply, Comment("!", f"at {ply}"))
    match.comment(2, Comment())
    yield f"of a match {sorted(match.comments)} {len(match.all_comments)} {sorted(match.until(3).comments)}"
    again = Match.of_record(match.record())
    match.pop(2)
    yield f"taken back {sorted(match.comments)} {len(match.all_comments)}, read {sorted(again.comments)}"


# --- lessons --------------------------------------------------------------------------------------------
def _lessons() -> Iterator[str]:
    for game in GAMES:
        match = Case(game.id, game.complete({}), 6, 8).match()
        text = match.record().text()
        acts = [ply for ply, line in enumerate(match.lines) if line.who != CHANCE_WHO]
        plans: tuple[Any, ...] = (
            {"from": acts[2]},
            {"from": acts[1], "also": {str(acts[1]): ["*"], str(acts[2]): ["none"]}},
            *({"from": start} for start in (0, -1, acts[-1], match.ply, match.ply + 1, "0")),
            {"from": acts[0], "more": 1},
            {},
            3,
        )
        for plan in plans:
            head, _, rest = text.partition(chr(10))
            record = json.dumps({**json.loads(head), "lesson": plan}) + chr(10) + rest
            yield f"{game.id} {plan}: {asked(_lesson, record)}"


def _lesson(text: str) -> str:
    lesson = read_lesson(text)
    match = Match.of_record(lesson.opening(["Ada", *map(str, range(1, len(lesson.record.seats)))]))
    told = [f"{lesson.seat} {lesson.start} {lesson.steps} {match.header.text()}"]
    dealer = LessonDealer(lesson)
    while not lesson.is_over(match):
        dealer.deal(match)
        if lesson.is_over(match):
            break
        told.append(",".join(lesson.accepted(match)[:3]))
        line = lesson.record.lines[match.ply]
        match.push(line.who, line.action)
    return f"{' | '.join(told)} over {lesson.accepted(match)} {dealer.next_line(match)}"


# --- referees -------------------------------------------------------------------------------------------
class _Table:
    """Ports and listener in one: notes what happens, and answers as it is told."""

    def __init__(self, told: list[str], patience: int) -> None:
        self._told, self._patience = told, patience
        self.open: list[tuple[Question, Callable[[int, str], None]]] = []

    def ask(self, question: Question, answer: Callable[[int, str], None]) -> None:
        seen = question.perspective()
        self._told.append(f"asks {question.seat} at {question.ply}, {len(seen.lines)} {seen.turn}")
        self.open.append((question, answer))
        if self._patience:
            self._patience -= 1
            answer(question.ply - 1, "late")
            answer(question.ply, "nonsense")
            self._told.append("answers")
            answer(question.ply, self.choose())

    def choose(self) -> str:
        return self.referee.match.legal()[-1]

    referee: Referee

    def forget(self) -> None:
        self._told.append("forgets")

    def added(self, line: Line) -> None:
        self._told.append(str(line)[:40])

    def rewound(self) -> None:
        self._told.append("rewound")

    def declined(self, seat: int, reason: Any) -> None:
        self._told.append(f"declines {seat} {reason.code}")


def _referees() -> Iterator[str]:
    for game in GAMES:
        match = Case(game.id, game.complete({}), 1, 0).match().until(0)
        told: list[str] = []
        table = _Table(told, 5)
        referee = table.referee = Referee(match, Dealer(3), [table] * len(match.seats), table)
        referee.go_on()
        referee.go_on()
        question, answer = table.open[-1]
        referee.hold()
        answer(question.ply, table.choose())
        told.append("held")
        referee.go_on()
        referee.release()
        gone = referee.take_back(2)
        told.append(f"{len(gone)} gone, {match.ply} left")
        referee.put_back(gone)
        question, answer = table.open[-1]
        answer(question.ply, table.choose())
        referee.stop()
        referee.stop()
        told.append(f"{match.ply} {match.turn} {match.actions_taken()}")
        ended = [
            has_ended(game, one, other) for one, other in zip(match.stages, match.stages[1:], strict=False)
        ]
        told.append(
            f"{''.join(str(int(one)) for one in ended)} {match.chance is None} {match.turn == CHANCE}"
        )
        yield from (f"{game.id} {line}" for line in told)


# --- puzzles --------------------------------------------------------------------------------------------
def _puzzles() -> Iterator[str]:
    for game in GAMES:
        puzzles = puzzles_of(game)
        yield f"{game.id}: {len(puzzles)} {_sums(one.text for one in puzzles)}"
        for goal in dict.fromkeys(one.task.goal for one in puzzles):
            for one in [puzzle for puzzle in puzzles if puzzle.task.goal == goal][:3]:
                match = one.match()
                opening = one.opening(["Ada", "Ben"]).text()
                theme = in_english(theme_name(game, one.theme_of_position()))
                yield f"  {one.number} {in_english(one.name)} ({theme}): {one.theme} {one.rating} {one.grade}"
                told = "" if goal == BEST else in_english(one.goal(match).task(match.seats))
                yield f"    {match.ply} {told} {_sums([opening, puzzle_text(one.record, one.task)])}"
    good = puzzle_text(
        Case("limit", LimitGame().complete({}), 1, 4).match().record(), Task("win", {}, ["a"], 2)
    )
    head = json.loads(good.partition(chr(10))[0])
    changes: tuple[dict[str, Any], ...] = (
        {"puzzle": 3},
        {"puzzle": {"goal": "win"}},
        {"puzzle": head["puzzle"] | {"more": 1}},
        {"game": "chess"},
        {"game": 3},
    )
    bad = [json.dumps(head | one) + chr(10) for one in changes]
    texts = (good, good * 3, f"odd{chr(10)}{good}", good + good[:-1], good[:9], "", *bad, good + bad[0])
    for text in texts:
        for measures in ((), (Measure("win", 1400.0, 60.0), Measure("block", 1599.9, 50.0))):
            yield f"{len(text)} with {len(measures)}: {asked(_puzzles_read, text, measures)}"


def _puzzles_read(text: str, measures: Sequence[Measure]) -> list[object]:
    found = read_puzzles(text, measures)
    return [(one.number, one.game.id, len(one.text), one.task.right, one.rating, one.grade) for one in found]


def _sums(texts: Iterable[str]) -> str:
    return f"{crc32(''.join(texts).encode()):08x}"
