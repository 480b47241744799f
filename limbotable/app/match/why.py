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
from limbotable.ui.words.cast import cast_of, character_text
from limbotable.ui.words.speak import speak


class Why(QObject):
    """Explains the last action of a computer player.

    Where nothing is hidden, or when the match is over, the strongest level looks at the decision again, as
    the player itself knew it, and tells what sets the action apart; or, where another one is better, what
    speaks for the action all the same, and what it would rather have done.  While a match with secrets goes
    on, only what the viewer at the table can see is told: what the action brought about.  Where that is no
    good reason, it is told how little a weaker player looks at.
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
        best = answer.considered[0].action
        values = {one.action: one.value for one in answer.considered}
        reasoner = controller.point_of_view().reasoner(ply, line.who)
        compared = Compared(
            line.action, values[line.action], answer.considered, answer.uncertainty, answer.at_most
        )
        is_close = values[best] - values[line.action] <= answer.uncertainty
        is_known = line.action not in answer.at_most
        if compared.outcome is not None or (is_close and (is_known or line.action == best)):
            reason = reasoner.reason(
                line.action,
                compared.others,
                level=compared.level,
                at_most=compared.at_most,
                outcome=compared.outcome,
            )
            self._tell(controller, ply, None if reason is None else reason.said)
            return
        label = controller.outlook(ply).gesture(best).label
        text = [self.tr("The strongest computer player prefers: %1").replace("%1", speak(label))]
        # It may be as good as the best one where no more is known than that it is not better.
        reason = None
        if not is_close:
            reason = reasoner.reason(best, [line.action], PLAYED)
            text += [] if reason is None else [speak(reason.said)]
            merit = reasoner.merit(line.action, best)
            if merit is not None:
                text.insert(0, self.tr("In its favour: %1").replace("%1", speak(merit)))
            text[:0] = self._weakness(controller, line.who)
        self._say(controller, ply, "\n".join(text), None if reason is None else reason.said)

    def _tell(self, controller: MatchController, ply: int, reason: Phrase | None) -> None:
        if reason is not None:
            self._say(controller, ply, speak(reason), reason)
        elif controller.match.game.hidden and controller.match.result is None:
            point_of_view = controller.point_of_view()
            brought = point_of_view.reasoner(ply).brings(point_of_view.seen_action(ply))
            unexplained = self.tr(
                "What you can see does not explain it. After the match the review can tell more."
            )
            told = [] if brought is None else [speak(brought)]
            weakness = self._weakness(controller, controller.match.lines[ply].who)
            self._say(controller, ply, "\n".join([*weakness, *told, unexplained]), brought)
        else:
            self._say(
                controller,
                ply,
                self.tr("The advantage of this action over the others cannot be put into a few words."),
            )

    def _weakness(self, controller: MatchController, seat: int) -> list[str]:
        """Return the sentence that tells how little a computer player looks at; none for the strongest."""
        game, players = controller.match.game, controller.setup.players
        character = cast_of(game, players, controller.match.seats)[seat]
        level = next((one for one in game.levels if one.name == players[seat]), None)
        if character is None or level is None or level is game.levels[-1]:
            return []
        if level.temptation > 0.0:
            text = self.tr("%1: looks at few possibilities, and may prefer an action that only seems good.")
        else:
            text = self.tr("%1: looks at fewer possibilities than the strongest computer player.")
        return [text.replace("%1", character_text(character.rank, character.kin))]

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
