"""Why a computer player did what it did, in words, from the knowledge of the person that asks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.core.phrases import Phrase
from limbotable.engine.messages import Answer
from limbotable.play.reasons import PLAYED, Compared
from limbotable.table import asked
from limbotable.ui.words.speak import speak


class Why(QObject):
    """Explains the last action of a computer player.

    Where nothing is hidden, or when the match is over, the strongest level looks at the decision again, as
    the player itself knew it, and tells what sets the action apart, or what it would rather have done.  While
    a match with secrets goes on, only what the viewer at the table can see is told: what the action brought
    about.
    """

    def __init__(self, remarks: Remarks, wait: Callable[[], object], parent: QObject) -> None:
        """``wait`` tells the user that an answer is due."""
        super().__init__(parent)
        self._remarks = remarks
        self._wait = wait

    def ask(self, controller: MatchController, ply: int) -> None:
        """Explain the last action of a computer player among the first ``ply`` lines."""
        found = last_of_computer(controller, ply)
        if found is None:
            plays = _levels(controller) & set(controller.setup.players)
            none_yet = self.tr("No computer player has acted yet.")
            self._remarks.say(none_yet if plays else self.tr("Only people play in this match."))
            return
        if controller.match.game.hidden and controller.match.result is None:
            point_of_view = controller.point_of_view()
            reason = point_of_view.reasoner(found).reason(point_of_view.seen_action(found), [])
            self._tell(controller, found, None if reason is None else reason.said)
        else:
            controller.counsel.reconsider(
                found, lambda answer: self._tell_all(controller, found, answer), self._wait
            )

    def _tell_all(self, controller: MatchController, ply: int, answer: Answer) -> None:
        line = controller.match.lines[ply]
        ranked = [one.action for one in answer.considered]
        values = {one.action: one.value for one in answer.considered}
        reasoner = controller.point_of_view().reasoner(ply, line.who)
        is_close = values[ranked[0]] - values[line.action] <= answer.uncertainty
        is_known = line.action not in answer.at_most
        if is_close and (is_known or line.action == ranked[0]):
            compared = Compared(
                line.action, values[line.action], answer.considered, answer.uncertainty, answer.at_most
            )
            reason = reasoner.reason(
                line.action, compared.others, level=compared.level, at_most=compared.at_most
            )
            self._tell(controller, ply, None if reason is None else reason.said)
            return
        # It may be as good as the best one where no more is known than that it is not better.
        reason = None if is_close else reasoner.reason(ranked[0], [line.action], PLAYED)
        label = controller.outlook(ply).gesture(ranked[0]).label
        text = self.tr("The strongest computer player prefers: %1").replace("%1", speak(label))
        said = None if reason is None else reason.said
        self._say(controller, ply, text if said is None else f"{text}\n{speak(said)}", said)

    def _tell(self, controller: MatchController, ply: int, reason: Phrase | None) -> None:
        if reason is not None:
            self._say(controller, ply, speak(reason), reason)
        elif controller.match.game.hidden and controller.match.result is None:
            text = self.tr("What you can see does not explain it. After the match the review can tell more.")
            self._say(controller, ply, text)
        else:
            self._say(
                controller,
                ply,
                self.tr("The advantage of this action over the others cannot be put into a few words."),
            )

    def _say(self, controller: MatchController, ply: int, text: str, reason: Phrase | None = None) -> None:
        """Say what was done, and the reason: where it covers nothing, and least what it speaks of."""
        events = controller.point_of_view().log_by_line()[ply]
        done = " ".join(speak(one) for one in events[:1])
        told = [key for one in (*events[:1], reason) if one for key in asked.named(controller.tableau(), one)]
        of = [*_moved(controller, ply), *told]
        self._remarks.say(f"{done}\n{text}" if done else text, of=of, yields=True)


def last_of_computer(controller: MatchController, ply: int) -> int | None:
    """Return the number of the last line of a computer player among the first ``ply`` lines, from 0.

    None without any: in lessons and puzzles the other seats play by a script.
    """
    levels, players = _levels(controller), controller.setup.players
    lines = controller.match.lines[:ply]
    whose = [number for number, line in enumerate(lines) if line.who >= 0 and players[line.who] in levels]
    return whose[-1] if whose else None


def _moved(controller: MatchController, ply: int) -> list[str]:
    """Return the keys of the pieces that a line has brought to where they lie open."""
    before = {piece.key: piece.zone for piece in controller.tableau(ply).pieces}
    after = controller.tableau(ply + 1).pieces
    return [one.key for one in after if one.face and before.get(one.key) != one.zone]


def _levels(controller: MatchController) -> set[str]:
    """Return the names of the game's computer players."""
    return {level.name for level in controller.match.game.levels}
