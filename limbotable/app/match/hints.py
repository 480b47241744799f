"""Hints for the person at the table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.core.reasons import CLOSE
from limbotable.engine.messages import Answer, Candidate
from limbotable.play.reasons import Compared, tried
from limbotable.table import asked
from limbotable.table.tableau import Gesture
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.chance_words import chances_text, whole_limit
from limbotable.ui.words.speak import aloud, hear, speak, together, whole


class Hints(QObject):
    """Shows the strongest level's choice in the place of the person at the table."""

    def __init__(self, table: TableView, remarks: Remarks, hinter: Engine, parent: QObject) -> None:
        """``hinter`` thinks for the hints of all matches."""
        super().__init__(parent)
        self._table = table
        self._remarks = remarks
        self._hinter = hinter
        self._thinking = ""  # the note that it thinks, while a hint is due
        self._go_on = ""  # the note that the user has to go on, while that is so
        self._explained = False  # whether it has been said what the chances are: that is done once
        hinter.failed.connect(self._tell_failure)

    def ask(self, controller: MatchController) -> None:
        """Ask for a hint in a match, and show it with the answer."""
        if self._table.director.waits:
            self._say_go_on()
            return
        controller.counsel.hint(lambda found: self._tell(controller, found), self.say_thinking)

    def look(self) -> None:
        """Take a hint away that the match has left behind, and the note that it thinks without a question."""
        self._remarks.withdraw_outdated()
        if self._thinking and not self._hinter.busy:
            self._remarks.take_back(self._thinking)
            self._thinking = ""

    def say_thinking(self) -> None:
        """Tell that an answer is due; the note stays until then, or until the question is dropped."""
        self._thinking = self.tr("Thinking…")
        self._remarks.say(self._thinking, stays=True)

    def _tell(self, controller: MatchController, found: Answer) -> None:
        if self._table.director.waits:
            self._say_go_on()
            return
        controller.note_help()
        gestures = {one.action: one for one in controller.tableau().gestures}
        labels = {action: speak(one.label) for action, one in gestures.items()}
        heard = {action: aloud(one.label) for action, one in gestures.items()}
        best = found.considered[0]
        told = gestures[best.action]
        compared = Compared(best.action, best.value, found.considered, found.uncertainty, found.at_most)
        known = compared.others
        ranked = [action for action in known if not alike(gestures[action], told)]
        reasoner = controller.point_of_view().reasoner()
        reason = (
            reasoner.reason(
                best.action,
                ranked,
                level=compared.level,
                at_most=compared.at_most,
                are_all=gestures.keys() <= {best.action, *known},
                name=lambda action: gestures[action].label,
                outcome=compared.outcome,
            )
            if ranked or compared.outcome is not None
            else None
        )
        also = [reason.other] if reason is not None and reason.other is not None else []
        named = [] if reason is None else asked.named(controller.tableau(), reason.said)
        focused = self._table.advise(best.action, told=[*ranked[:1], *also, *named])
        hint = self.tr("Hint: %1")
        text, read = hint.replace("%1", labels[best.action]), whole(hint.replace("%1", heard[best.action]))
        if told.remark is not None and not any(sign.text == told.remark for sign in told.preview):
            text += "\n" + speak(told.remark)  # otherwise it stands on the table already
        consequence = asked.consequence(told)
        if consequence is not None and aloud(consequence) not in focused:
            read += "\n" + hear([consequence])
        if reason is not None:
            more = "\n" + speak(reason.said)
            text, read = text + more, read + whole("\n" + aloud(reason.said))
        if len(gestures) == 1:
            why = controller.tableau().only
            said = [self.tr("It is your only action."), *([] if why is None else [speak(why)])]
            only = "\n" + together("sentences", said)
            text, read = text + only, read + only
        others = [
            one
            for one in tried(found.considered)
            if one is not best and not alike(gestures[one.action], told)
        ]
        # The reason says already which action is about as good.
        if others and (reason is None or not _close(found, others[0])):
            text += "\n" + self._compared(found, others[0], labels)
            read += "\n" + whole(self._compared(found, others[0], heard))
            if not self._explained and not _close(found, others[0]):
                match = controller.match
                more = "\n" + chances_text(rounds=match.game.speaks_of_rounds(match.options))
                text, read, self._explained = text + more, read + whole(more), True
        ply = controller.match.ply
        self._remarks.advise(
            text, read, lambda: controller.match.ply == ply and controller.acting is not None
        )

    def _say_go_on(self) -> None:
        """Tell that the table waits with a round that is over: the next cards have not been seen yet."""
        if not self._go_on:
            self._table.director.started.connect(self._take_back)
        self._go_on = self.tr("Go on first: the table still shows the round that is over.")
        self._remarks.say(self._go_on)

    def _take_back(self) -> None:
        """Take the note away once the user has gone on."""
        if not self._table.director.waits:
            self._remarks.take_back(self._go_on)
            self._go_on = ""
            self._table.director.started.disconnect(self._take_back)

    def _compared(self, found: Answer, second: Candidate, labels: Mapping[str, str]) -> str:
        """Return the chances of the best action and those of the next one, in words."""
        best = found.considered[0]
        if _close(found, second):
            return self.tr("Just as good: %1").replace("%1", labels[second.action])
        # Rounded up: where other actions are close, more worlds may tell the chances of another one.
        chances, within = str(round(100 * best.value)), whole_limit(found.uncertainty)
        if within:
            chances += f"\u00a0±\u00a0{within}"
        if second.action in found.at_most:  # so may be others, and one of them may be the next best
            said = self.tr("Your chances of winning: %1%. Every other action: at most %2%.")
            said = said.replace(" %.", "\u00a0%.").replace("%1", chances)
            return said.replace("%2", str(whole_limit(second.value)))
        said = self.tr("Your chances of winning: %1%. Next best: %2, %3%.").replace(" %.", "\u00a0%.")
        said = said.replace("%1", chances).replace("%2", labels[second.action])
        return said.replace("%3", str(round(100 * second.value)))

    def _tell_failure(self, why: str) -> None:
        self._remarks.say(self.tr("The computer player has stopped.") + "\n" + why, warning=True)


def _close(found: Answer, second: Candidate) -> bool:
    """Return whether the chances of the next action are as good as those of the best one."""
    is_measured = not {found.considered[0].action, second.action} & {*found.at_most}
    return is_measured and found.considered[0].value - second.value < CLOSE


def alike(one: Gesture, other: Gesture) -> bool:
    """Return whether two actions differ in nothing that a player would care for."""
    return one.label == other.label or (bool(one.alike) and one.alike == other.alike)
