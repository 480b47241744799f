"""What is done by ear: a match of each game, a lesson, a puzzle, a review."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tests.by_ear.bus import Ear, SilentError
from tests.by_ear.player import Player

_TRIES: Final = 5  #: matches before it is given up that one is won


def match(ear: Ear, game: str) -> None:
    """Play matches of a game, from the page with all games, until one is won; the turns are written down."""
    library = Path.home() / ".local" / "share" / "limbotable" / "library.sqlite"
    with (ear.folder / "turns").open("w", encoding="utf-8") as turns:
        _win(ear, Player(ear, lambda: ear.mark_turn(library, turns)), game)


def _win(ear: Ear, player: Player, game: str) -> None:
    player.sit_down(game)
    for _ in range(_TRIES):
        begun = len(ear.lines)
        player.play_on()
        if any("You win the match" in line or "You win," in line for line in ear.since(begun)):
            return
        ear.press(ear.find("Same again", "push button"))
    raise SilentError(f"none of {_TRIES} matches was won")


def beginning(ear: Ear, game: str, decisions: str) -> None:
    """Play some decisions of a game, and ask everything that can be asked."""
    player = Player(ear)
    player.sit_down(game)
    player.play_on(int(decisions))
    for question in "wclngre":  # those about the table at large were asked at the first turn
        ear.key(question)
    for keys in ("ctrl+shift+Right", "ctrl+shift+Down", "ctrl+shift+Down", "f"):
        ear.key(keys)


def lesson(ear: Ear, game: str) -> None:
    """Do the first lesson of a game."""
    player = Player(ear)
    player.sit_down(game)
    player.do_lesson()


def puzzle(ear: Ear, game: str) -> None:
    """Solve the first puzzle of a game."""
    player = Player(ear)
    player.sit_down(game)
    player.solve_puzzle()


def ending(ear: Ear, _game: str) -> None:
    """Play the match of the library to its end and review it: before that it would give secrets away."""
    player = Player(ear)
    if not player.play_on():
        raise SilentError("the match does not end, so it cannot be reviewed")
    player.read_review()


def kept(ear: Ear, _game: str) -> None:
    """Open the one match of the library, which is over, and review it."""
    player = Player(ear)
    player.open_kept_match()
    player.read_review()


def reviewed(ear: Ear, game: str) -> None:
    """Begin a match, ask everything that can be asked, and review it, in one sitting."""
    beginning(ear, game, "2")
    player = Player(ear)
    player.read_review()
    player.open_review()
    ear.key("Escape")
    ear.settle()


def learnt(ear: Ear, game: str) -> None:
    """Begin a match, leave it for a lesson, and that for a puzzle, in one sitting."""
    player = Player(ear)
    player.sit_down(game)
    player.do_lesson()
    player.solve_puzzle()


def tree(ear: Ear, game: str, decisions: str) -> None:
    """Play some decisions of a game, and write down everything that is shown."""
    beginning(ear, game, decisions)
    for line in ear.described(ear.application()):
        ear.note(line)


SCENES: Final[Mapping[str, Callable[..., None]]] = {
    "match": match,
    "beginning": beginning,
    "lesson": lesson,
    "puzzle": puzzle,
    "ending": ending,
    "kept": kept,
    "reviewed": reviewed,
    "learnt": learnt,
    "tree": tree,
}
