"""What really lay on the table at some turns of a match that was played by ear, from the match's record.

Nothing of this was heard: whoever has read a transcript is examined with it.  It comes from the rules' own
views, and from none of the words that are read out.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from limbotable.core.cards import card_text
from limbotable.play.match import Match
from limbotable.play.record import read_record

TURNS: Final = 10  #: that are told of a match, where there were so many
_COLOURS: Final = ("white", "red", "black")


def truths(turns: Path, library: Path) -> Iterator[str]:
    """Yield, for turns spread over a match, the number of the transcript's last line and what lay there then.

    ``turns`` is what the ear has written: a line for each turn, with that line of the transcript, and the
    match and its number of lines in the ``library``.  Of several matches the last one is told.
    """
    every = [json.loads(line) for line in turns.read_text(encoding="utf-8").splitlines()]
    own = [one for one in every if one["match"] == every[-1]["match"]]
    match = kept(library, own[0]["match"])
    for one in spread(own):
        stage = match.until(one["plies"])
        view = stage.game.view(stage.options, stage.position, stage.stages[-1].sightings, stage.turn)
        facts = _FACTS[stage.game.id](view, _names(stage, view.viewer))
        yield "\n".join((f"After line {one['line']}:", *(f"  {fact}" for fact in facts)))


def spread(turns: Sequence[Any]) -> list[Any]:
    """Return so many turns of a match as are told, from its beginning to its end."""
    many = min(TURNS, len(turns))
    return [turns[(2 * n + 1) * len(turns) // (2 * many)] for n in range(many)]


def kept(library: Path, number: int) -> Match:
    """Return the match that a library has under a number."""
    with closing(sqlite3.connect(f"file:{library}?mode=ro", uri=True)) as sql:
        (header,) = sql.execute("SELECT header FROM matches WHERE id = ?", (number,)).fetchone()
        lines = sql.execute("SELECT line FROM lines WHERE match = ? ORDER BY ply", (number,)).fetchall()
    return Match.of_record(read_record("".join(f"{line}\n" for line in (header, *(one for (one,) in lines)))))


def _names(match: Match, viewer: int) -> list[str]:
    return ["you" if seat == viewer else name for seat, name in enumerate(match.seats)]


def _cards(sights: Sequence[Any]) -> str:
    """Return the cards that are known, and the number of the others."""
    known = [_card(one.card) for one in sights if one.card is not None]
    unknown = len(sights) - len(known)
    return ", ".join([*known, *([f"{unknown} unseen"] if unknown else [])]) or "none"


def _card(card: int | str) -> str:
    return card if isinstance(card, str) else card_text(card)


def _countdown(view: Any, names: Sequence[str]) -> Iterator[str]:
    yield f"round {view.round}, phase {view.phase}, count {view.count}, factor {view.factor}"
    for seat, name in enumerate(names):
        blocked = ", blocked" if view.blocked[seat] else ""
        yield f"{name}: {view.scores[seat]} points, holds {_cards(view.hands[seat])}{blocked}"
    pile = [f"{_card(one.sight.card)} ({one.step.before} to {one.step.count})" for one in view.pile]
    yield f"pile, oldest first: {', '.join(pile) or 'none'}; stock: {len(view.stock)} cards"


def _foes(view: Any, names: Sequence[str]) -> Iterator[str]:
    heroes = [*names, *(["the Shadow"] if view.shadow is not None else [])]
    foe = "none" if view.foe is None else _card(view.foe.card)
    yield f"round {view.round}, foe {foe}, {len(view.foe_deck)} foes below it, deck {len(view.deck)} cards"
    laid = [
        f"{heroes[one.hero]} {_card(one.sight.card)}{' (hidden)' if one.hidden_by else ''}"
        for one in view.cycle.cards
    ]
    target = "nobody" if view.cycle.target is None else heroes[view.cycle.target]
    yield f"cards of this cycle: {', '.join(laid) or 'none'}; the foe would go to {target}"
    for corner in view.corners:
        yield f"{heroes[corner.hero]}: foes {_cards(corner.foes)}; after chaos {corner.left} left"
    for seat, name in enumerate(names):
        held, markers = _cards(view.hands[seat]), len(view.markers[seat])
        yield f"{name}: {view.scores[seat]} points, holds {held}; markers {markers}"


def _libtis(view: Any, names: Sequence[str]) -> Iterator[str]:
    yield f"round {view.round} of {view.rounds}, phase {view.phase}; in it {len(view.pile)} cards are played"
    for place in view.locations:
        cubes = ", ".join(f"{names[seat]} {len(own)}" for seat, own in enumerate(place.cubes) if own)
        yield f"{place.name}: {cubes or 'no cubes'}"
    for seat, name in enumerate(names):
        chips = "unseen" if view.chips[seat] is None else sum(view.chips[seat])
        yield (
            f"{name}: {view.scores[seat]} points, chips {chips}, "
            f"supply {len(view.supplies[seat])} cubes, holds {_cards(view.hands[seat])}"
        )


def _limit(view: Any, names: Sequence[str]) -> Iterator[str]:
    yield f"phase {view.phase}, {len(view.pool)} tiles in the pool"
    taken = {(ball.q, ball.r) for ball in view.balls}
    empty = [f"{tile.q},{tile.r}" for tile in view.tiles if (tile.q, tile.r) not in taken]
    yield f"empty tiles: {' '.join(sorted(empty)) or 'none'}"
    for seat, name in enumerate(names):
        at = sorted(f"{ball.q},{ball.r}" for ball in view.balls if ball.seat == seat)
        keys = {ball.key for ball in view.balls if ball.seat == seat}
        sizes = Counter(len(group.balls) for group in view.groups if group.balls[0] in keys)
        groups = ", ".join(f"{times} of {size}" for size, times in sorted(sizes.items(), reverse=True))
        yield (
            f"{name}, {_COLOURS[view.colours[seat]]}: balls on {' '.join(at) or 'nothing'} "
            f"(groups: {groups or 'none'}), {len(view.hands[seat])} in hand, "
            f"{len(view.captured[seat])} captured"
        )


_FACTS: Final[Mapping[str, Callable[[Any, Sequence[str]], Iterator[str]]]] = {
    "countdown": _countdown,
    "foes": _foes,
    "libtis": _libtis,
    "limit": _limit,
}
