"""Fits, measures and draws the reasons that are given for actions (``limbotable/play/reasons.py``).

    python packaging/reasons.py fit countdown --positions 2000
    python packaging/reasons.py measure countdown foes --positions 1000 --seed 7
    python packaging/reasons.py draw libtis --count 20 --seed 99 --language fi

Positions are decisions with a choice in matches of computer players against each other.  ``fit`` finds what
the terms of a game are worth, by least squares without negative weights from the values that a search finds
for the actions at a decision, and writes ``games/GAME/reason_weights.py``.  ``measure`` says in other
positions (take another seed) for how many of them there is a reason, and for how many of these the term that
it names carries it.  For that the term is taken out of the evaluation: then the lead of the best action over
the other one is at most half of what it was, or the other one comes out as the better.  The evaluation is
first that by all terms together; and then, where the lead is clear, the lead that the search found.  What is
at stake in a decision (the spread of its values) is the scale of both.

``draw`` prints some to be read, as a hint says them to the seat to act, each below its position.  It wants
compiled modules.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from limbotable.app.match.hints import alike
from limbotable.core.game import AnyGame
from limbotable.core.intervals import wilson
from limbotable.core.languages import LANGUAGES
from limbotable.core.reasons import CLOSE
from limbotable.games import game_of
from limbotable.play.reasons import AS_GOOD, Compared, Reason, Reasoner
from limbotable.search.thought import Considered
from limbotable.table import table_of
from limbotable.table.tableau import Frame, Gesture
from limbotable.ui.words.languages import Translators
from limbotable.ui.words.speak import YOU, speak
from reason_cases import Case, cases, equivalent
from reason_positions import lines_of

_ROOT: Final = Path(__file__).parent.parent
_COMPARED: Final = 6  #: so many actions beside the best one are compared with it
_SWEEPS: Final = 400  #: of the descent by coordinates
_HELD: Final = 0.02  #: holds weights back from growing without need
#: Terms that decide by the rules, and come too seldom to be fitted, are worth at least so much; and so is
#: that a card from hand is replaced, which is sure, where all the rest is weighed against it.
_LEAST: Final[Mapping[str, Mapping[str, float]]] = {
    "countdown": {"zero": 0.5, "more": 0.05, "settles": 0.02, "alone": 0.05},
    "foes": {"blind": 0.03},
    "limit": {"won": 0.1, "takes": 0.2, "gives": 0.3},
}
_FRAME: Final = Frame(12.0, 8.0)
_NOTHING: Final = 0.001  #: a spread in which nothing is at stake

_PAGE: Final = '''"""The worth of the terms of reasons.  Written by ``packaging/reasons.py``."""

from __future__ import annotations

from typing import Final

from limbotable.core.reasons import Weights

WEIGHTS: Final[Weights] = {{
{rows}
}}
'''


def fitted(found: Sequence[Case]) -> dict[str, float]:
    """Return the weight of each term: least squares without negative weights, by coordinate descent."""
    rows: list[tuple[dict[str, float], float, float]] = []
    for case in found:
        tried = [one for one in case.considered if one.visits and not one.at_most]
        if len(tried) < 2:
            continue
        best, others = tried[0], tried[1 : 1 + _COMPARED]
        span = spread(tried)
        for lesser in others if span > _NOTHING else ():
            mine, theirs = case.reasoner.terms(best.action), case.reasoner.terms(lesser.action)
            differ = {
                name: (mine[name].amount if name in mine else 0.0)
                - (theirs[name].amount if name in theirs else 0.0)
                for name in {**mine, **theirs}
            }
            rows.append((differ, (best.value - lesser.value) / span, 1.0 / len(others)))
    names = sorted({name for differ, _, _ in rows for name in differ})
    square = {one: dict.fromkeys(names, 0.0) for one in names}
    target = dict.fromkeys(names, 0.0)
    for differ, lead, weight in rows:
        for one, amount in differ.items():
            target[one] += weight * amount * lead
            for other, more in differ.items():
                square[one][other] += weight * amount * more
    weights = dict.fromkeys(names, 0.0)
    for _ in range(_SWEEPS):
        for one in names:
            own = square[one][one]
            if own > 0.0:
                rest = sum(square[one][other] * weights[other] for other in names if other != one)
                weights[one] = max(0.0, (target[one] - rest) / (own + _HELD * len(rows) * 0.01))
    return weights


def spread(considered: Sequence[Considered]) -> float:
    """Return how far apart the values of a decision lie, as far as they are known: what is at stake in it."""
    values = [one.value for one in considered if not one.at_most][: 1 + _COMPARED]
    return max(values) - min(values)


def write(game: AnyGame, weights: Mapping[str, float]) -> None:
    """Write a game's weights."""
    rows = "\n".join(f'    "{name}": {weight:.4f},' for name, weight in sorted(weights.items()))
    page = _ROOT / "limbotable" / "games" / game.id / "reason_weights.py"
    page.write_text(_PAGE.format(rows=rows), encoding="utf-8")
    print(page.read_text(encoding="utf-8"))


def measure(game: AnyGame, count: int, seed: int, given: Mapping[str, object]) -> None:
    """Print the share of decisions with a reason, and of reasons that carry the choice."""
    told = contrasted = clear = carried = all_ = within = equal = same = decided = 0
    named: Counter[str] = Counter()
    for case in cases(game, count, seed, given):
        best = case.considered[0]
        gestures = gestures_of(case, case.told.seats)
        if is_one(case, gestures):
            same += 1
            continue
        if compared_of(case).outcome is not None:
            decided += 1
            continue
        all_ += 1
        reason = hinted(case, case.told.seats, gestures)
        if reason is None:
            continue
        named[reason.term] += 1
        if reason.term == AS_GOOD:
            equal += 1
            continue
        told += 1
        if reason.other is None:
            continue
        contrasted += 1
        (other,) = (one for one in case.considered if one.action == reason.other)
        lead = best.value - other.value
        together = sum(case.reasoner.leads(best.action, reason.other).values())
        within += together - reason.lead <= together / 2.0
        if lead > max(CLOSE, case.error) and not other.at_most:
            clear += 1
            carried += lead - reason.lead * spread(case.considered) <= lead / 2.0
    print(f"{game.id}: {all_} decisions, seed {seed}, {dict(given)}")
    print(
        f"  beside these, {same} among actions that are one by the rules, {decided} where all win or all lose"
    )
    print(f"  with a reason            {_share(told, all_)}")
    print(f"  only about as good       {_share(equal, all_)}")
    print(f"  that contrasts two       {_share(contrasted, all_)}")
    print(f"  by all terms: carried    {_share(within, contrasted)}")
    print(f"  clear lead: carried      {_share(carried, clear)}")
    print("  " + ", ".join(f"{name} {n}" for name, n in named.most_common()))


def _share(part: int, whole: int) -> str:
    if not whole:
        return "–"
    low, high = wilson(part, whole)
    return f"{part} of {whole} = {100 * part / whole:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def draw(game: AnyGame, count: int, seed: int, given: Mapping[str, object], language: str) -> None:
    """Print some reasons as hints say them, each below its position; none where all actions are one."""
    app = QCoreApplication.instance() or QCoreApplication(["reasons"])
    Translators(app).install(language)
    for number, case in enumerate(cases(game, count, seed, given), 1):
        names = [YOU if seat == case.view.turn else name for seat, name in enumerate(case.told.seats)]
        gestures = gestures_of(case, names)
        if is_one(case, gestures):
            continue
        print(f"\n{number}.", "\n    ".join(lines_of(case.view, case.told.seats)))
        reason = hinted(case, names, gestures)
        print(
            "   ",
            "; ".join(
                f"{one.action} {'at most ' if one.at_most else ''}{100 * one.value:.0f} %"
                for one in case.considered[:4]
            ),
            f"(± {100 * case.error:.0f})",
        )
        print("   ", "-" if reason is None else f"[{reason.term}] {speak(reason.said)}")


def gestures_of(case: Case, names: Sequence[str]) -> dict[str, Gesture]:
    """Return what can be done at the table, by the actions; ``names`` are those of the seats."""
    tableau = table_of(case.told.game).tableau(case.view, _FRAME, names)
    return {one.action: one for one in tableau.gestures}


def is_one(case: Case, gestures: Mapping[str, Gesture]) -> bool:
    """Return whether all actions at a decision are equivalent by the rules: there is nothing to decide."""
    first, *others = case.considered
    position, parse = case.match.position, case.told.game.parse
    return all(
        alike(gestures[first.action], gestures[one.action])
        or equivalent(position, parse(first.action), parse(one.action))
        for one in others
    )


def hinted(case: Case, names: Sequence[str], gestures: Mapping[str, Gesture]) -> Reason | None:
    """Return the reason that a hint gives: it leaves out what is alike, and names the actions."""
    best = case.considered[0]
    compared = compared_of(case)
    known, outcome = compared.others, compared.outcome
    others = [action for action in known if not alike(gestures[action], gestures[best.action])]
    if not others and outcome is None:
        return None
    return Reasoner(case.told, names).reason(
        best.action,
        others,
        level=compared.level,
        at_most=compared.at_most,
        are_all=gestures.keys() <= {best.action, *known},
        name=lambda action: gestures[action].label,
        outcome=outcome,
    )


def compared_of(case: Case) -> Compared:
    """Return the best action of a decision beside all others."""
    best = case.considered[0]
    at_most = {one.action for one in case.considered if one.at_most}
    return Compared(best.action, best.value, case.considered, case.error, at_most)


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("fit", "measure", "draw"))
    parser.add_argument("games", nargs="+")
    parser.add_argument("--positions", "--count", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=[code for code, _ in LANGUAGES], default="en", help="of draw")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    given = parser.parse_args()
    pairs = [one.partition("=") for one in given.option]
    options = {name: int(value) if value.isdigit() else value for name, _, value in pairs}
    for name in given.games:
        game = game_of(name)
        if game is None:
            raise SystemExit(f"There is no game “{name}”.")
        match given.what:
            case "fit":
                weights = fitted(list(cases(game, given.positions, given.seed, options)))
                least = _LEAST.get(game.id, {})
                names = sorted({*weights, *least})
                write(game, {name: max(weights.get(name, 0.0), least.get(name, 0.0)) for name in names})
            case "measure":
                measure(game, given.positions, given.seed, options)
            case _:
                draw(game, given.positions, given.seed, options, given.language)


if __name__ == "__main__":
    main()
