"""The sheets of the foe game: the foes that every hero took, that the chaos cancelled, and that are left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.foes.view import PAIR, STRAIGHT, Corner, FoesRoundEnd, FoesView
from limbotable.table.foes.words import both, hero_name, hero_phrase, match_title, round_title
from limbotable.table.sheet import Account, RoundRow, Sheet, in_one, number, ranks_of

_GROUPS = {PAIR: "pairs", STRAIGHT: "straights"}


def sheet(views: Sequence[FoesView], names: Sequence[str]) -> Sheet:
    """Return the result after some rounds, by the views at the end of each."""
    return _Sheet(views, names).made()


class _Side(msgspec.Struct, frozen=True):
    """The heroes with one account: a player, a pair, or a single hero where all are one team."""

    heroes: tuple[int, ...]
    seats: tuple[int, ...]  #: the players among them
    name: Phrase


class _Sheet:
    def __init__(self, views: Sequence[FoesView], names: Sequence[str]) -> None:
        self._view = view = views[-1]
        self._views = views
        self._names = names
        self._ends = [one.last_round for one in views if one.last_round is not None]
        self._over = view.winners is not None
        self._team = view.mode == "team"
        self._goal, _, target = view.goal.partition(" ")
        self._target = int(target or 0)
        sides = [(hero,) for hero in range(len(view.corners))] if self._team else view.sides
        self._sides = [self._side(heroes) for heroes in sides]
        #: The rounds whose foes are counted together.
        self._told = views if self._over else views[-1:]

    def made(self) -> Sheet:
        view = self._view
        accounts = self._of_team() if self._team else self._of_sides()
        if view.shadow is not None and not self._team:
            accounts = [*accounts, self._account(self._side((view.shadow,)), self._beside(None))]
        several = len(self._ends) > 1
        return Sheet(
            title=match_title(view, self._names) if self._over else round_title(view, self._names),
            heads=tuple(phrase(f"foes.sheet.{word}") for word in self._heads()),
            accounts=tuple(accounts),
            note=self._why_over() if self._over else self._aim(),
            columns=tuple(side.name for side in self._sides) if several else (),
            rounds=tuple(map(self._row, self._ends)) if several else (),
            decisive=self._heaviest() if self._over and self._goal != "wins" else None,
            winners=view.winners,
            about=("corner",),
        )

    # --- the accounts ---------------------------------------------------------------------------------
    def _heads(self) -> tuple[str, ...]:
        counted = ("taken", "cancelled", "left")
        return counted if self._team or self._goal == "single" else (*counted, self._goal)

    def _of_sides(self) -> list[Account]:
        """Return the account of each player or pair."""
        view, end = self._view, self._ends[-1]
        if self._over:
            assert view.ranks is not None
            ranks = ranks_of([-view.ranks[side.seats[0]] for side in self._sides])
        else:
            ranks = ranks_of([-_left(side, end) for side in self._sides])
        best = view.winners if view.winners is not None else end.winners
        made = [
            self._account(
                side,
                self._beside(side),
                [*self._reasons(side), *self._figure_reasons(side)],
                rank=rank if self._over else None,
                best=side.seats[0] in best,
            )
            for side, rank in zip(self._sides, ranks, strict=True)
        ]
        order = sorted(range(len(made)), key=lambda k: ranks[k])
        return [made[k] for k in order]

    def _of_team(self) -> list[Account]:
        """Return the account of each hero, and of all together."""
        view, end = self._view, self._ends[-1]
        heroes = [self._account(side, (), [*self._reasons(side)]) for side in self._sides]
        everybody = _Side(
            tuple(range(len(view.corners))), tuple(range(view.seats)), phrase("foes.sheet.team")
        )
        won = bool(view.winners) if self._over else bool(end.winners)
        reasons = [*self._figure_reasons(everybody)]
        return [self._account(everybody, (), reasons, best=won), *heroes]

    def _account(
        self,
        side: _Side,
        beside: tuple[Phrase, ...],
        reasons: Sequence[Phrase] = (),
        *,
        rank: int | None = None,
        best: bool = False,
    ) -> Account:
        corners = [one.corners[hero] for one in self._told for hero in side.heroes]
        taken, left = sum(len(one.foes) for one in corners), sum(one.left for one in corners)
        figures = number(taken), number(taken - left), number(left)
        return Account(side.seats, side.name, (*figures, *beside), tuple(reasons), rank, best)

    def _beside(self, side: _Side | None) -> tuple[Phrase, ...]:
        """Return the figure by which the match is decided, where that is not foes."""
        if self._goal == "single":
            return ()
        if side is None:
            return (phrase("text", text="–"),)
        return (number(self._view.scores[side.seats[0]]),)

    # --- the reasons ----------------------------------------------------------------------------------
    def _reasons(self, side: _Side) -> Iterator[Phrase]:
        """Yield the groups of foes that have cancelled each other."""
        if len(self._told) > 1:
            return  # one line for each round would be too many
        for hero in side.heroes:
            said = _cancelled(self._view.corners[hero])
            if len(side.heroes) > 1:
                said = phrase("foes.sheet.of", seat=hero_name(hero, self._names), said=said)
            yield said

    def _figure_reasons(self, side: _Side) -> Iterator[Phrase]:
        """Yield the reason for the lives or wins of a side."""
        if self._goal == "lives":
            rounds = self._ends if self._over else self._ends[-1:]
            start = self._target
            if not self._over and len(self._views) > 1:
                start = self._views[-2].scores[side.seats[0]]
            yield _lives(start, [_left(side, end) for end in rounds])
        elif self._goal == "wins":
            won = [end.number for end in self._ends if side.seats[0] in end.winners]
            if len(won) == 1:
                yield phrase("foes.sheet.won-round", round=won[0])
            elif won:
                rounds_won = in_one([number(one) for one in won], "and")
                yield phrase("foes.sheet.won-rounds", rounds=rounds_won)

    # --- beside the accounts --------------------------------------------------------------------------
    def _row(self, end: FoesRoundEnd) -> RoundRow:
        note = None
        if self._team:
            note = phrase("foes.sheet.round-won" if end.winners else "foes.sheet.round-lost")
        best = (
            ()
            if self._team
            else tuple(k for k, side in enumerate(self._sides) if side.seats[0] in end.winners)
        )
        return RoundRow(
            name=phrase("sheet.round", round=end.number),
            figures=tuple(number(_left(side, end)) for side in self._sides),
            best=best,
            note=note,
        )

    def _aim(self) -> Phrase:
        return phrase("foes.sheet.aim-team" if self._team else "foes.sheet.aim")

    def _why_over(self) -> Phrase:
        """Return the reason why the match ended; of a single round, which figure is better."""
        view = self._view
        if self._goal == "single":
            return self._aim()
        if self._goal == "wins":
            if self._team:
                word = "won" if view.winners else "lost"
                return phrase(f"foes.over.team-{word}", n=self._target)
            reached = [side for side in self._sides if view.scores[side.seats[0]] == self._target]
            return phrase("foes.over.wins", side=both([side.name for side in reached]), n=self._target)
        if self._team:
            return phrase("foes.over.team-lives")
        gone = [side for side in self._sides if view.scores[side.seats[0]] == 0]
        return phrase("foes.over.lives", side=both([side.name for side in gone]))

    def _heaviest(self) -> Phrase | None:
        """Return the round that left most foes to a side, if there is one such round and side."""
        lefts = [(_left(side, end), side, end) for end in self._ends for side in self._sides]
        most = max(left for left, _, _ in lefts)
        heaviest = [one for one in lefts if one[0] == most]
        if most == 0 or len(heaviest) > 1:
            return None
        _, side, end = heaviest[0]
        if len(self._ends) == 1:
            return phrase("foes.sheet.heaviest", side=side.name, n=most)
        return phrase("foes.sheet.heaviest-round", side=side.name, round=end.number, n=most)

    def _side(self, heroes: Sequence[int]) -> _Side:
        seats = tuple(hero for hero in heroes if hero != self._view.shadow)
        return _Side(tuple(heroes), seats, both([hero_phrase(hero, self._names) for hero in heroes]))


def _left(side: _Side, end: FoesRoundEnd) -> int:
    return sum(end.left[hero] for hero in side.heroes)


def _cancelled(corner: Corner) -> Phrase:
    """Return the foes of a corner that have cancelled each other."""
    if not corner.foes:
        return phrase("foes.sheet.no-foe")
    kinds = [group.kind for group in corner.groups]
    groups = [
        phrase(f"foes.sheet.{word}", n=kinds.count(kind)) for kind, word in _GROUPS.items() if kind in kinds
    ]
    return (
        phrase("foes.sheet.groups", groups=in_one(groups, "and")) if groups else phrase("foes.sheet.no-group")
    )


def _lives(start: int, lost: Sequence[int]) -> Phrase:
    parts = in_one([number(one) for one in (start, *lost)], "minus")
    left = start - sum(lost)
    if left > 0:
        return phrase("foes.sheet.lives-left", parts=parts, n=left)
    return phrase("foes.sheet.no-life", parts=parts)
