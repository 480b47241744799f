"""Why an action is better than another one, in a sentence or two: from one seat's perspective alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Final, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from limbotable.core.chance import UNSEEN
from limbotable.core.game import AnyFit, AnyGame
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.random import Random
from limbotable.core.reasons import ANOTHER, CLOSE, Scene, Term
from limbotable.play.perspective import fit_of, imagined
from limbotable.play.record import Perspective

#: What a sentence calls the action that the best one is compared with.
NEXT: Final = phrase("reason.next")
PLAYED: Final = phrase("reason.played")
LESSER: Final = phrase("reason.lesser")
#: The same of one that is about as good as the best.
_LEVEL: Final = phrase("reason.level")
_PLAYED_LEVEL: Final = phrase("reason.played-level")
#: The name of the term where there is nothing but that to say.
AS_GOOD: Final = "as-good"
#: The same where the choice decides nothing any more: every action wins, or none can.
DECIDED: Final = "decided"

#: Two actions differ in a term if its worth differs by so much.
_FELT: Final = 1e-6
#: A term is a reason if it makes so much of what is at stake.
_TOLD: Final = 0.01
#: A chance that is this far from 0 or 1 is shown as 0% or 100%: the result is nearly certain.
_NEARLY: Final = 0.005
#: An action has what a term makes of another one's lead if it has so large a part of it.
_SHARED: Final = 0.5


#: Puts an action into words.
Naming: TypeAlias = Callable[[str], Phrase]

V = TypeVar("V", bound="Valued")


class _Equals(msgspec.Struct, frozen=True):
    """The sentences about the next best action, or about all others, where these are about as good."""

    as_good: Phrase  #: where no fact tells them apart
    wins_later: Phrase  #: the same beside an action that wins at once
    shares: Phrase  #: the same where what is told speaks for the next one, too


def tempting(action: Phrase) -> Phrase:
    """Return what a sentence calls an action that looks well and does not solve a puzzle."""
    return phrase("reason.tempting", action=action)


def misses(action: Phrase, why: Phrase) -> Phrase:
    """Return the sentences about an action, as ``tempting`` calls it, that misses a puzzle's goal."""
    return phrase("reason.misses", other=tempting(action), why=why)


class Valued(Protocol):
    """An action with its chance of winning."""

    @property
    def action(self) -> str: ...
    @property
    def visits(self) -> int: ...
    @property
    def value(self) -> float: ...


def tried(considered: Sequence[V]) -> Sequence[V]:
    """Return the actions that a search has tried; all if it tried none.

    The chance of one that it never tried is what it promised beforehand: nothing can be told from that.
    """
    return [one for one in considered if one.visits] or considered


class Compared(msgspec.Struct, frozen=True):
    """An action beside all that were considered, with what is known of their chances."""

    action: str  #: it need not be among those considered
    value: float  #: its chance
    considered: Sequence[Valued]
    error: float  #: the uncertainty of its chance
    #: The actions of which no more is known than that their chances are no higher than told.
    at_most: Collection[str] = ()
    are_all: bool = True  #: whether those considered are all legal actions, and not the best of them alone

    @property
    def others(self) -> list[str]:
        """The other actions that were tried and are known to be about as good as this one, or weaker.

        Of those in ``at_most`` some are clearly weaker all the same, of the others nothing can be told.  If
        the action is one of these itself, there are none.
        """
        if self.action in self.at_most:
            return []
        return [
            one.action
            for one in tried(self.considered)
            if one.action != self.action and (one.action not in self.at_most or one.value < self._least)
        ]

    @property
    def level(self) -> frozenset[str]:
        """Those of the others whose chances are not clearly worse than this one's."""
        others = set(self.others)
        return frozenset(
            one.action
            for one in self.considered
            if one.action in others and one.action not in self.at_most and one.value >= self._least
        )

    @property
    def outcome(self) -> Phrase | None:
        """The sentence for a decision in which every action wins, or none can win any more; None elsewhere.

        What is proven is told as a fact, and what the search finds nearly certain as far as it can see.  Of
        an action that was never tried, or of which only a limit is known, nobody can say that it wins.
        """
        found = self.considered
        if len(found) < 2:
            return None
        best, least = max(one.value for one in found), min(one.value for one in found)
        proven, seen = self.error == 0.0, self.error <= CLOSE
        if seen and best < _NEARLY:
            return phrase("reason.none-wins" if proven and best == 0.0 else "reason.none-wins.seen")
        known = self.are_all and not any(one.action in self.at_most for one in found)
        if proven and known and least == 1.0:
            return phrase("reason.all-win")
        if seen and known and least > 1.0 - _NEARLY and all(one.visits for one in found):
            return phrase("reason.all-win.seen")
        return None

    @property
    def _least(self) -> float:
        return self.value - max(CLOSE, self.error)


class Reason(msgspec.Struct, frozen=True):
    """The difference between two actions that explains best why one is better."""

    term: str  #: its name
    #: What the term, and a side matter told beside it, make of the better one's lead, as a part of what is
    #: at stake.
    lead: float
    said: Phrase  #: the sentences
    other: str | None = None  #: the action that the better one was compared with, if it was


class Reasoner:
    """Explains decisions at one perspective, in which a seat is to act: its own, or another viewer's."""

    def __init__(self, told: Perspective, names: Sequence[str], fit: AnyFit | None = None) -> None:
        """``names`` stand in phrases for the seats; ``fit`` is the perspective's, where it is known already.

        Raises ``RecordError`` for an impossible perspective.
        """
        fit = fit_of(told) if fit is None else fit
        self._game: AnyGame = told.game
        # Any position that fits will do: the terms are the same in all.  A spectator imagines no worlds.
        position = imagined(told, fit).position if told.seat is None else fit.worlds().sample(Random(0))
        self._scene = Scene(told.options, position, told.viewer, tuple(names))
        self._terms: dict[str, Mapping[str, Term]] = {}

    def terms(self, action: str) -> Mapping[str, Term]:
        """Return the terms of a legal action, by name; none of one that the viewer cannot see."""
        if action not in self._terms:
            unseen = UNSEEN in action.split(" ")
            found = () if unseen else self._game.terms(self._scene, self._game.parse(action))
            self._terms[action] = {one.name: one for one in found}
        return self._terms[action]

    def leads(self, best: str, other: str) -> dict[str, float]:
        """Return by term what it adds to one action's lead over another, as a part of what is at stake."""
        mine, theirs = self.terms(best), self.terms(other)
        weights = self._game.reason_weights
        return {
            name: weights.get(name, 0.0) * (_amount(mine, name) - _amount(theirs, name))
            for name in {**mine, **theirs}
        }

    def reason(
        self,
        best: str,
        others: Sequence[str],
        called: Phrase = NEXT,
        level: Collection[str] = (),
        at_most: Collection[str] = (),
        *,
        are_all: bool = True,
        name: Naming | None = None,
        outcome: Phrase | None = None,
    ) -> Reason | None:
        """Return why an action is better than the first of the others that differs from it.

        ``called`` is what the sentences call that one.  Where no term speaks for the better one in this
        comparison, it is compared with the ones after that; and at last it is what speaks most for it by
        itself, and is not said of the next best one.  What speaks against another action and not for the
        best one is told only of the one that ``called`` names, and where that is really weaker; what tells of
        a kind of actions, of the first of the others alone.  Those of the others in ``level`` are about as
        good: the sentences say so, tell what sets them apart, and claim nothing where that is nothing to
        speak of.  Where what is told speaks for the next best action as well, they say that, too.  What one
        of those in ``level`` lacks as well is not told against a weaker action; and where the first of
        the others is one of them, nothing is told of another action.  Those in ``at_most`` are weaker, but
        it is not known by how much, so none of them is called the next best.  ``are_all``: no legal action
        beside the others is missing.  Where ``name`` is given, the sentences name the actions that the
        reader would have to guess.  None where nothing can be told.

        Where every action wins the match, or none can, ``outcome`` says so: it is told, and no more beside
        it than what the action gains all the same.  It is not told where values are those of a round.
        """
        if outcome is not None and not self._game.speaks_of_rounds(self._scene.options):
            return self._decided(best, others, outcome)
        equal = _equal(others, level, name, are_all=are_all)
        first = next((other for other in others if self._differ(best, other)), None)
        next_is_known = called != NEXT or not others or others[0] not in at_most
        # Of those about as good only the first says much: after it, the ones that are really weaker.
        later = sorted((other for other in others if other != first), key=lambda other: other in level)
        compared = () if first is None else (first, *later)
        for other, aside in _in_order(compared, level):
            is_called = other == others[0] or (other == first and called != NEXT)
            if other in level:
                naming = _PLAYED_LEVEL if called == PLAYED else _level(other, name)
            elif is_called and next_is_known:
                naming = called
            else:
                naming = _lesser(other, name)
            leads = self.leads(best, other)
            # Where the next best action is as good, a weaker one beside it would be one too many.
            alone = equal is not None and other not in level
            for term in self._greatest(leads, best, other, aside=aside):
                if not self._is_told(
                    term, best, other, level, is_called=is_called, is_first=other == others[0]
                ):
                    continue
                side = [] if aside or alone else self._side_matter(leads, term, best, other)
                told = self._said(best, [term, *side])
                shared = next_is_known and all(
                    self._is_shared(one, best, other, others[0], is_level=equal is not None)
                    for one in (term, *side)
                )
                # Where the next best action has it as well, no weaker one is spoken of.
                spoken = None if alone or (shared and other != others[0]) else naming
                ending = _ending(others[0], name, equal, shared=shared, wins=self._wins(best, term))
                said = self._contrast(told, term, other, spoken, ending)
                if said is not None:
                    even = self._even(best, {other, others[0]}) if aside else ()
                    said = _joined(*even, said)
                    lead = sum(leads[name] for name in (term, *side))
                    return Reason(term, lead, said, None if spoken is None else other)
        if equal is not None:
            return Reason(AS_GOOD, 0.0, equal.as_good)
        weights = self._game.reason_weights
        following = self.terms(others[0]) if others else {}
        by_itself = [
            Reason(term, weights.get(term, 0.0) * one.amount, one.said)
            for term, one in self.terms(best).items()
            if one.said is not None and one.amount >= 0.0 and term not in following
        ]
        return max(by_itself, key=lambda one: one.lead, default=None)

    def _decided(self, best: str, others: Sequence[str], outcome: Phrase) -> Reason:
        """Return that nothing depends on the choice any more, and what an action gains all the same."""
        mine = self.terms(best)
        leads = self.leads(best, others[0]) if others else {}
        gains = [name for name in mine if mine[name].gains and leads.get(name, 0.0) >= _TOLD]
        term = max(gains, key=lambda name: leads[name], default=DECIDED)
        return Reason(term, leads.get(term, 0.0), _joined(outcome, *self._said(best, [term])))

    def merit(self, action: str, best: str) -> Phrase | None:
        """Return what speaks most for an action beside a better one, in which that one lacks something.

        A side matter is told where nothing else speaks for it.  None without any.
        """
        leads = self.leads(action, best)
        told = [
            name
            for aside in (False, True)
            for name in self._greatest(leads, action, best, aside=aside)
            if self._speaks_for(action, name)
        ]
        return self.terms(action)[told[0]].said if told else None

    def brings(self, action: str) -> Phrase | None:
        """Return what an action brings about, in plain words, well or ill; None without such a term."""
        plain = (one for one in self.terms(action).values() if one.plain)
        return next((one.said for one in plain), None)

    def tempting(self, best: str, actions: Sequence[str]) -> str | None:
        """Return that of some actions that looks best by its terms, of those that differ from the best."""
        weights = self._game.reason_weights

        def looks(action: str) -> float:
            return sum(weights.get(name, 0.0) * one.amount for name, one in self.terms(action).items())

        return max((one for one in actions if self._differ(best, one)), key=looks, default=None)

    def _differ(self, one: str, other: str) -> bool:
        return any(abs(lead) > _FELT for lead in self.leads(one, other).values())

    def _is_told(
        self, term: str, best: str, other: str, level: Collection[str], *, is_called: bool, is_first: bool
    ) -> bool:
        """Return whether a term may be told where an action is compared with another one.

        ``is_called``: that is the one that the sentences are about; ``is_first``: it is the next best one.
        """
        is_level = other in level
        if not is_level and not self._sets_apart(term, self.leads(best, other)[term], other, level):
            return False
        if (is_level or not is_called) and not self._speaks_for(best, term):
            return False
        return is_first or not self._is_of_a_kind(best, term)

    def _speaks_for(self, action: str, term: str) -> bool:
        """Return whether a term says anything for an action, beside what it says against others."""
        found = self.terms(action).get(term)
        return found is not None and found.said is not None

    def _wins(self, action: str, term: str) -> bool:
        """Return whether a term tells that an action wins at once."""
        found = self.terms(action).get(term)
        return found is not None and found.wins

    def _is_of_a_kind(self, action: str, term: str) -> bool:
        """Return whether a term tells of the kind of an action, not of that one among its kind."""
        found = self.terms(action).get(term)
        return found is not None and found.kind

    def _sets_apart(self, term: str, lead: float, weaker: str, level: Collection[str]) -> bool:
        """Return whether a term is why an action is weaker: all that are about as good as the best have it.

        What one of these lacks as well cannot be the reason.
        """
        equals = (one for one in level if one != weaker)
        return all(self.leads(one, weaker).get(term, 0.0) > lead * _SHARED for one in equals)

    def _greatest(self, leads: Mapping[str, float], best: str, other: str, *, aside: bool) -> list[str]:
        """Return the terms that are worth telling, the greatest first: all side matters, or all others.

        What is said of both actions in the same words does not set them apart.
        """
        mine, theirs = self.terms(best), self.terms(other)
        terms = [*mine.values(), *theirs.values()]
        asides, firsts = {one.name for one in terms if one.aside}, {one.name for one in terms if one.first}
        same = {name for name in mine if mine[name].said is not None and name in theirs}
        same = {name for name in same if mine[name].said == theirs[name].said}
        told = (
            name for name in leads if leads[name] >= _TOLD and (name in asides) == aside and name not in same
        )
        return sorted(told, key=lambda name: (name not in firsts, -leads[name], name))

    def _side_matter(self, leads: Mapping[str, float], term: str, best: str, other: str) -> list[str]:
        """Return the side matter that is told beside a term: it makes more of the lead than that one."""
        return [
            name
            for name in self._greatest(leads, best, other, aside=True)
            if leads[name] > leads[term] and self._speaks_for(best, name)
        ][:1]

    def _said(self, best: str, names: Iterable[str]) -> list[Phrase]:
        """Return what terms say for an action."""
        mine = self.terms(best)
        told = (mine[name].said for name in names if name in mine)
        return [said for said in told if said is not None]

    def _even(self, best: str, others: Collection[str]) -> Iterator[Phrase]:
        """Yield what is the same of an action and others, where a side matter tells it apart from them."""
        for name, mine in self.terms(best).items():
            if mine.even is not None and all(
                name in self.terms(other)
                and self.terms(other)[name].even == mine.even
                and abs(self.leads(best, other)[name]) < _TOLD
                for other in others
            ):
                yield mine.even

    def _contrast(
        self, told: Sequence[Phrase], term: str, other: str, called: Phrase | None, ending: Phrase | None
    ) -> Phrase | None:
        """Return what is told for an action, and what a term says of the other one; None for nothing.

        Where nothing is said of the other one, or it is not ``called`` anything, it ends in another way.
        """
        theirs = self.terms(other).get(term)
        said = list(told)
        if called is not None and theirs is not None and theirs.instead is not None:
            said.append(_calling(theirs.instead, called))
        elif said and ending is not None:
            said.append(ending)
        return _joined(*said) if said else None

    def _is_shared(self, term: str, best: str, other: str, following: str, *, is_level: bool) -> bool:
        """Return whether what a term says for the best action speaks for the next one as well.

        ``is_level``: that one is about as good.
        """
        if not self._speaks_for(following, term):
            return False
        if other == following:  # it has less of it
            return is_level
        lead = self.leads(best, other)[term]
        return self.leads(following, other).get(term, 0.0) > lead * _SHARED


def _in_order(others: Sequence[str], level: Collection[str]) -> Iterator[tuple[str, bool]]:
    """Yield the actions to compare with, and whether to look at side matters, in the order to be tried.

    A side matter that sets an action apart from one about as good says less than what both have over others.
    """
    if others and others[0] in level:
        yield from ((other, aside) for aside in (False, True) for other in others)
    else:
        yield from ((other, aside) for other in others for aside in (False, True))


def _level(action: str, name: Naming | None) -> Phrase:
    """Return what a sentence calls an action that is about as good as the best one."""
    return _LEVEL if name is None else phrase("reason.level.named", action=name(action))


def _lesser(action: str, name: Naming | None) -> Phrase:
    """Return what a sentence calls an action that is weaker than the next best one."""
    return LESSER if name is None else phrase("reason.lesser.named", action=name(action))


def _equal(
    others: Sequence[str], level: Collection[str], name: Naming | None, *, are_all: bool
) -> _Equals | None:
    """Return what is to be said where the next best action is about as good."""
    if not others or others[0] not in level:
        return None
    if are_all and len(others) > 1 and all(one in level for one in others):
        as_good = phrase("reason.all-as-good")
        return _Equals(as_good, phrase("reason.all-win-later"), as_good)
    if name is None:
        return _Equals(
            phrase("reason.next-as-good"),
            phrase("reason.next-wins-later"),
            phrase("reason.next-shares-as-good"),
        )
    action = name(others[0])
    return _Equals(
        phrase("reason.next-as-good.named", action=action),
        phrase("reason.next-wins-later.named", action=action),
        phrase("reason.next-shares-as-good.named", action=action),
    )


def _ending(
    following: str, name: Naming | None, equal: _Equals | None, *, shared: bool, wins: bool
) -> Phrase | None:
    """Return what is said of the next best action after what speaks for the best one, if anything.

    ``shared``: that speaks for both; ``wins``: it wins at once.
    """
    if equal is not None:
        return equal.wins_later if wins else equal.shares if shared else equal.as_good
    if not shared:
        return None
    if name is None:
        return phrase("reason.next-shares")
    return phrase("reason.next-shares.named", action=name(following))


def _joined(*said: Phrase) -> Phrase:
    return reduce(lambda first, second: phrase("sentences", first=first, second=second), said)


def _calling(said: Phrase, called: Phrase) -> Phrase:
    values = tuple((name, called if value == ANOTHER else value) for name, value in said.values)
    return replace(said, values=values)


def _amount(terms: Mapping[str, Term], name: str) -> float:
    return terms[name].amount if name in terms else 0.0
