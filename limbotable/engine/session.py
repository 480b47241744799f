"""One client's session: its match and the answers to its requests.  Knows nothing of streams."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from limbotable import __version__
from limbotable.core.compiled import compiled
from limbotable.core.errors import IllegalAction, NotationError, OptionError, RecordError
from limbotable.core.game import CHANCE_WHO, AnyFit, AnyGame
from limbotable.core.odds import clamped
from limbotable.core.phrases import Phrase, listed, phrase
from limbotable.engine import messages as m
from limbotable.games import GAMES, game_of, in_english
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import fit_of, imagined, observation_of, perspective, turn_key
from limbotable.play.reasons import PLAYED, Compared, Reason, Reasoner
from limbotable.play.record import DEFAULT_NAMES, Perspective, Record, read_either, read_perspective
from limbotable.search.judging import judge, judge_openly
from limbotable.search.thinking import think_over
from limbotable.search.thought import Limit, Thought, honest


class Refused(Exception):
    """A request that is answered with an error."""

    def __init__(self, code: str, reason: Phrase) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason


class Session:
    """The state between two requests.  A request that is refused changes nothing."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._perspective: Perspective | None = None  # set when only one seat's perspective was loaded
        self._dealer: Dealer | None = None  # None where the caller deals

    def answer(self, request: m.AnyRequest, stopped: Callable[[], bool] = lambda: False) -> m.Reply:
        """Return the answer, without an id; raises ``Refused``.

        ``stopped`` is called while thinking.
        """
        match request:
            case m.Hello():
                return hello()
            case m.New():
                return self._new(request)
            case m.Load():
                return self._load(request)
            case m.Act():
                return self._act(request.action)
            case m.Undo():
                return self._undo(request.count)
            case m.Status():
                return self._status()
            case m.GetRecord():
                return m.RecordText(record=self._record(request.seat).text())
            case m.Think():
                return self._think(request, stopped)
            case m.Judge():
                return _judge(request, stopped)
            case m.Stop() | m.Quit():
                return m.Reply()

    def _new(self, request: m.New) -> m.MatchStatus:
        game = game_of(request.game)
        if game is None:
            names = listed(one.id for one in GAMES)
            raise Refused(m.UNKNOWN_GAME, phrase("engine.game", game=request.game, names=names))
        try:
            options = game.complete(request.options)
        except OptionError as error:
            raise Refused(m.BAD_OPTION, error.reason) from error
        self._begin(Match(game, options, DEFAULT_NAMES[game.seats(options)]), request.seed, request.chance)
        return self._status()

    def _load(self, request: m.Load) -> m.MatchStatus:
        record = _read(request.record)
        if isinstance(record, Perspective):
            self._match, self._perspective, self._dealer = _imagined(record), record, None
        else:
            try:
                match = Match.of_record(record)
            except RecordError as error:
                raise _bad_record(error) from error
            self._begin(match, request.seed, request.chance)
        return self._status()

    def _begin(self, match: Match, seed: int | UnsetType, chance: m.Chance) -> None:
        dealer = None if chance == "manual" else Dealer(None if seed is UNSET else seed)
        if dealer is not None:
            dealer.deal(match)
        self._match, self._perspective, self._dealer = match, None, dealer

    def _loaded(self) -> Match:
        if self._match is None:
            raise Refused(m.NO_MATCH, phrase("engine.no-match"))
        return self._match

    def _playable(self) -> Match:
        match = self._loaded()
        if self._perspective is not None:
            raise Refused(m.READ_ONLY, phrase("engine.read-only"))
        return match

    def _act(self, action: str) -> m.MatchStatus:
        match = self._playable()
        who = CHANCE_WHO if match.chance is not None else match.turn
        try:
            match.push(who, action)
        except (NotationError, IllegalAction) as error:
            raise Refused(m.ILLEGAL_ACTION, error.reason) from error
        if self._dealer is not None:
            self._dealer.deal(match)
        return self._status()

    def _undo(self, count: int) -> m.MatchStatus:
        match = self._playable()
        if count > match.actions_taken():
            raise Refused(m.BAD_REQUEST, phrase("engine.undo", n=match.actions_taken()))
        match.pop(count)
        return self._status()

    def _status(self) -> m.MatchStatus:
        match = self._loaded()
        legal = match.legal()
        if self._perspective is not None and self._perspective.seat != match.turn:
            legal = []
        return m.MatchStatus(
            game=match.game.id,
            ply=match.ply,
            phase=match.game.phase(match.position),
            turn=self._perspective.header.turn if self._perspective else turn_key(match),
            legal=legal,
            scores=match.scores,
            result=match.result,
        )

    def _record(self, seat: int | UnsetType | None) -> Record | Perspective:
        match = self._loaded()
        if self._perspective is not None:
            if seat is not UNSET and seat != self._perspective.seat:
                raise Refused(m.BAD_REQUEST, phrase("engine.own-seat"))
            return self._perspective
        if seat is UNSET:
            return match.record()
        if seat is not None and not 0 <= seat < len(match.seats):
            raise Refused(m.BAD_REQUEST, phrase("engine.seat", seat=seat))
        return perspective(match, seat)

    def _think(self, request: m.Think, stopped: Callable[[], bool]) -> m.Answer:
        told, fit, legal = self._question(request.record)
        game = told.game
        closely = None if request.closely is UNSET else request.closely
        if closely is not None and closely not in legal:
            raise Refused(m.ILLEGAL_ACTION, phrase("engine.not-legal", action=closely))
        level, limit, seed = _effort(game, request)
        limit = replace(limit, early=request.early)
        found = think_over(game, fit.worlds, told.viewer, game.level(level), limit, seed, stopped, closely)
        thought = honest(game, told.options, level, found)
        best = thought.considered[0]
        reason = _reason(Reasoner(told, told.seats, fit), thought)
        return m.Answer(
            action=best.action,
            value=clamped(best.value),
            uncertainty=thought.error,
            reason="" if reason is None else in_english(reason.said),
            considered=_considered(thought),
            playouts=thought.playouts,
            seconds=thought.seconds,
            line=list(thought.line) if request.line else [],
            at_most=list(thought.at_most) if request.bounds else [],
        )

    def _question(self, text: str | UnsetType) -> tuple[Perspective, AnyFit, list[str]]:
        """Return the perspective to think about, that of the seat to act, with its fit and its actions."""
        if text is UNSET:
            match = self._loaded()
            if match.turn < 0:
                raise Refused(m.NOT_YOUR_TURN, phrase("engine.not-your-turn"))
            told = self._perspective or perspective(match, match.turn)
            fit = fit_of(told)
            legal = match.legal()
        else:
            try:
                told = read_perspective(text)
                fit = fit_of(told)
                legal = imagined(told, fit).legal()
            except RecordError as error:
                raise _bad_record(error) from error
        if told.seat != told.turn:
            raise Refused(m.NOT_YOUR_TURN, phrase("engine.not-your-turn"))
        return told, fit, legal


def _effort(game: AnyGame, request: m.Think | m.Judge) -> tuple[str, Limit, int]:
    """Return the level, the limit and the seed for thinking."""
    levels = [level.name for level in game.levels]
    level = levels[-1] if request.level is UNSET else request.level
    if level not in levels:
        raise Refused(m.BAD_REQUEST, phrase("engine.level", level=level, names=listed(levels)))
    playouts = None if request.playouts is UNSET else request.playouts
    seconds = None if request.seconds is UNSET else request.seconds
    if playouts is None and seconds is None:
        seconds = m.DEFAULT_SECONDS
    seed = secrets.randbits(32) if request.seed is UNSET else request.seed
    return level, Limit(seconds, playouts), seed


def _considered(thought: Thought) -> list[m.Candidate]:
    return [m.Candidate(one.action, one.visits, clamped(one.value)) for one in thought.considered]


def _judge(request: m.Judge, stopped: Callable[[], bool]) -> m.Judgement:
    """Judge a decision.  The seat's possible knowledge is the perspective of the record up to it."""
    record = _read(request.record)
    if isinstance(record, Perspective):
        raise Refused(m.READ_ONLY, phrase("engine.read-only"))
    game, ply = record.game, request.ply
    if not 0 <= ply < len(record.lines) or record.lines[ply].who == CHANCE_WHO:
        raise Refused(m.BAD_REQUEST, phrase("engine.decision", ply=ply))
    level, limit, seed = _effort(game, request)
    try:
        Match.of_record(record)
        before = Match.of_record(replace(record, lines=record.lines[:ply]))
    except RecordError as error:
        raise _bad_record(error) from error
    line = record.lines[ply]
    told = perspective(before, line.who)
    observation = observation_of(told)
    known = judge(game, record.options, observation, line.action, level, limit, seed, stopped)
    opened = None
    if game.hidden:
        opened = judge_openly(game, before.position, line.action, level, limit, seed, stopped)
    return m.Judgement(
        ply=ply,
        seat=line.who,
        action=line.action,
        known=_verdict(known, line.action, told),
        open=None if opened is None else _verdict(opened, line.action),
        seconds=known.seconds + (0 if opened is None else opened.seconds),
    )


def _verdict(thought: Thought, action: str, told: Perspective | None = None) -> m.Verdict:
    """Return what was found; ``told`` is the perspective that reasons come from, if there are to be any."""
    best, reason = thought.considered[0], None
    if told is not None:
        reason = _reason(Reasoner(told, told.seats), thought, action)
    (played,) = (one.value for one in thought.considered if one.action == action)
    return m.Verdict(
        best=best.action,
        value=clamped(best.value),
        played=clamped(played),
        considered=_considered(thought),
        line=list(thought.line),
        playouts=thought.playouts,
        uncertainty=thought.error,
        reason="" if reason is None else in_english(reason.said),
        at_most=list(thought.at_most),
    )


def _reason(reasoner: Reasoner, thought: Thought, played: str | None = None) -> Reason | None:
    """Return why the best action and not the one that was played, or if there is no other, the next one."""
    best, at_most = thought.considered[0], thought.at_most
    found = Compared(best.action, best.value, thought.considered, thought.error, at_most)
    others, level, outcome = found.others, found.level, found.outcome
    if played is None or played == best.action or outcome is not None:
        are_all = len(others) + 1 == len(thought.considered)
        return reasoner.reason(
            best.action, others, level=level, at_most=at_most, are_all=are_all, outcome=outcome
        )
    return reasoner.reason(best.action, [played], PLAYED, level) if played in others else None


def _read(text: str) -> Record | Perspective:
    try:
        return read_either(text)
    except RecordError as error:
        raise _bad_record(error) from error


def _imagined(told: Perspective) -> Match:
    try:
        return imagined(told)
    except RecordError as error:
        raise _bad_record(error) from error


def _bad_record(error: RecordError) -> Refused:
    return Refused(m.BAD_RECORD, error.told)


def hello() -> m.About:
    """Return the engine's name and version, and its games."""
    return m.About(
        name="limbotable",
        version=__version__,
        protocol=m.PROTOCOL,
        games=[
            m.GameInfo(
                id=game.id,
                players=game.players,
                options={option.name: option.describe() for option in game.options},
                restrictions=[one.describe() for one in game.restrictions],
                presets={name: dict(options) for name, options in game.presets.items()},
                levels=[level.name for level in game.levels],
            )
            for game in GAMES
        ],
        compiled=compiled(),
    )


def failure(code: str, reason: Phrase) -> m.Reply:
    """Return the answer to a request that is refused."""
    if reason.code == "record.at":
        inner = dict(reason.values)["reason"]
        assert isinstance(inner, Phrase)
    else:
        inner = reason
    values = {
        name: in_english(value) if isinstance(value, Phrase) else value
        for name, value in inner.values
        if not isinstance(value, Phrase) or value.code == "joined.heard"
    }
    error = m.Error(code=code, message=in_english(reason), reason=inner.code, values=values)
    return m.Reply(error=error)
