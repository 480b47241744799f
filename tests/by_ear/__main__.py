"""Win a match of each game by ear, and keep what was said: ``python -m tests.by_ear``.

The transcripts are written to ``build/by-ear``, for eyes that were told nothing else: at each turn they
should be able to say what lies on the table.  A lesson, a puzzle and a review are done as well, the
review of a match from the library.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from tests.app.finished_matches import finished_of
from tests.by_ear.stage import ROOT, missing, play
from tests.by_ear.truth import truths

#: The games by their names, as the page with all games has them.
GAMES = {
    "Limbo: the countdown": "countdown",
    "Limbo: the foes": "foes",
    "Libtis": "libtis",
    "Limit": "limit",
}
HOME = ROOT / "build" / "by-ear"
SECONDS = 1800.0  #: for a scene


def main() -> None:
    """Play the scenes, and say where each transcript is."""
    parser = argparse.ArgumentParser(prog="tests.by_ear", description=__doc__)
    parser.add_argument("--scene", action="append", help="match, lesson, puzzle or review")
    parser.add_argument(
        "--game",
        action="append",
        choices=GAMES,
        metavar="NAME",
        help="the name of a game, as the page with all games has it",
    )
    parser.add_argument(
        "--exam",
        type=Path,
        metavar="FOLDER",
        help="also write here each match's transcript, and in a file beside it what really lay on the table "
        "at ten turns, by the number of the transcript's line",
    )
    asked = parser.parse_args()
    if lack := missing():
        sys.exit(lack)
    failed = False
    for game in asked.game or GAMES:
        for scene in asked.scene or ("match", "lesson", "puzzle", "review"):
            folder = HOME / f"{game.split()[-1].lower()}-{scene}"
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            # To review a match it need not be played first.
            reviews = scene == "review"
            library = [finished_of(GAMES[game])] if reviews else []
            try:
                said = play(folder, "kept" if reviews else scene, game, seconds=SECONDS, library=library)
            except AssertionError as error:
                failed = True
                sys.stdout.write(f"{game}, {scene}: failed\n{error}\n")
            else:
                sys.stdout.write(f"{game}, {scene}: {len(said)} lines in {transcript_of(folder)}\n")
                if asked.exam and scene == "match":
                    set_exam(folder, asked.exam, game.split()[-1].lower())
    sys.exit(failed)


def set_exam(folder: Path, exam: Path, name: str) -> None:
    """Write what a reader who was told nothing else is examined with: the transcript, and the truth apart."""
    exam.mkdir(parents=True, exist_ok=True)
    library = folder / "home" / ".local" / "share" / "limbotable" / "library.sqlite"
    truth = "\n".join(truths(folder / "turns", library))
    (exam / f"{name}.truth.txt").write_text(f"{truth}\n", encoding="utf-8")
    shutil.copyfile(folder / "transcript", exam / f"{name}.txt")


def transcript_of(folder: Path) -> Path:
    """Return where the transcript of a scene is, below the repository."""
    return (folder / "transcript").relative_to(ROOT)


if __name__ == "__main__":
    main()
