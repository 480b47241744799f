"""Make small mistakes in the program, one at a time, and see whether the tests notice.

    python -m tests.mutation --sample 400 --seed 7

tries a random sample of all mutants; `--only limbotable/play` leaves out all that are not below a path.  What
came of each is kept in `build/mutation.json`, so a run that is broken off goes on where it was, and further
ones add to it.  `--again` tries those once more that survived, after tests have been added.  Mutants that
nothing can tell from the original are listed in `equivalent.toml`, each with the reason, and are not counted.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from limbotable.core.intervals import wilson
from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.notes import Notes, commands_for
from tests.mutation.targets import nearest_first, sources, target_of
from tests.mutation.trial import Trial, Verdict, Workshop, be_modest

ROOT: Final = Path(__file__).resolve().parents[2]
_FOUND: Final = ROOT / "build" / "mutation.json"
_REACH: Final = ROOT / "build" / "mutation-reach"
_EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")


def main() -> None:
    """Try what the command line asks for, and say what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("--sample", type=int, help="so many, drawn at random (all)")
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn")
    parser.add_argument("--only", default="", metavar="PATH", help="only sources whose path begins so")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    parser.add_argument("--again", action="store_true", help="try the survivors of the sample once more")
    parser.add_argument("--reached", action="store_true", help="no tests that never run a mutant's line")
    parser.add_argument("--list", action="store_true", help="try nothing: tell what is known of the sample")
    given = parser.parse_args()
    chosen = sample(given.only, given.sample, given.seed)
    found: dict[str, str] = _read(_FOUND)
    if not given.list:
        be_modest()
        done = {
            Verdict.CAUGHT.value,
            Verdict.ENDLESS.value,
            *([] if given.again else [Verdict.SURVIVED.value]),
        }
        try_all([one for one in chosen if found.get(label(one)) not in done], found, given)
    report(chosen, found)


def sample(only: str, count: int | None, seed: int) -> list[Mutant]:
    """Return the mutants of a random sample, in its order; all of them where no count is given."""
    every = [one for source in sources(ROOT) if source.startswith(only) for one in mutants_of(ROOT, source)]
    random.Random(seed).shuffle(every)
    known = equivalents()
    return [one for one in every[:count] if (one.source, *one.change(ROOT)) not in known]


def equivalents() -> set[tuple[str, str, str]]:
    """Return the mutants that nothing can tell from the original: source, line, and what it becomes."""
    listed = tomllib.loads(_EQUIVALENT.read_text("utf-8"))["equivalent"]
    return {
        (one["source"], was, now) for one in listed for was, *becomes in one["changes"] for now in becomes
    }


def label(mutant: Mutant) -> str:
    """Return what the findings of a mutant are kept under: where it is, and what it changes."""
    was, now = mutant.change(ROOT)
    return f"{mutant.key}\n{was}\n{now}"


def try_all(mutants: Sequence[Mutant], found: dict[str, str], given: argparse.Namespace) -> None:
    """Try mutants, some at a time, and keep what comes of each at once.

    Those come first of whose tests it is known already what they run.
    """
    with tempfile.TemporaryDirectory(prefix="limbotable-mutation-") as place:
        workshops = [Workshop(ROOT, Path(place) / str(number)) for number in range(given.jobs)]
        free: SimpleQueue[Workshop] = SimpleQueue()
        for one in workshops:
            free.put(one)
        targets = {source: target_of(source) for source in {mutant.source for mutant in mutants}}
        files = {
            source: nearest_first(source, workshops[0].files(*target.tests), ROOT)
            for source, target in targets.items()
        }
        notes = Notes(_REACH, workshops[0], commands_for(targets.values(), workshops[0]))

        def attempt(mutant: Mutant) -> tuple[Mutant, Trial]:
            one = free.get()
            try:
                return mutant, one.try_out(mutant, notes.of(files[mutant.source], one), given.reached)
            finally:
                free.put(one)

        mutants = sorted(mutants, key=lambda mutant: not notes.knows(files[mutant.source]))
        with ThreadPoolExecutor(given.jobs) as pool:
            for done in as_completed([pool.submit(attempt, mutant) for mutant in mutants]):
                mutant, trial = done.result()
                found[label(mutant)] = trial.verdict.value
                _write(_FOUND, found)
                tell(mutant, trial)


def tell(mutant: Mutant, trial: Trial) -> None:
    """Print what came of a mutant; of one that survived also what it is."""
    print(
        f"{trial.verdict.value}: {mutant.source}:{mutant.line} {mutant.operator} {trial.noticed}", flush=True
    )
    if trial.verdict is Verdict.SURVIVED:
        was, now = mutant.change(ROOT)
        print(f"    - {was}\n    + {now}", flush=True)


def report(chosen: Iterable[Mutant], found: Mapping[str, str]) -> None:
    """Print how many mutants of a sample were caught, by part of the program and of all."""
    counts: dict[str, Counter[str]] = {}
    for mutant in chosen:
        verdict = found.get(label(mutant), "")
        for row in (target_of(mutant.source).sources, "all"):
            counts.setdefault(row, Counter())[verdict] += 1
    for row, counted in sorted(counts.items()):
        survived = counted[Verdict.SURVIVED.value]
        caught = counted[Verdict.CAUGHT.value] + counted[Verdict.ENDLESS.value]
        tried = caught + survived
        if tried:
            low, high = wilson(caught, tried)
            print(f"{row}: {caught} of {tried} caught, {caught / tried:.1%} ({low:.1%} to {high:.1%}, 95 %)")
        if counted[""]:
            print(f"{row}: {counted['']} not tried")


def _read(path: Path) -> dict[str, Any]:
    if not path.exists():
        return {}
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def _write(path: Path, found: Mapping[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(found, indent=1, sort_keys=True), "utf-8")


if __name__ == "__main__":
    main()
