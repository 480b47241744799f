"""What the user asks by one key: the answers are read out, and the focus stays where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QObject

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.own_cards import own_things
from limbotable.app.match.remarks import Remarks
from limbotable.core.phrases import Phrase
from limbotable.table import asked, table_of
from limbotable.table.tableau import Tableau
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.passage import Passage
from limbotable.ui.words.speak import hear

#: The questions, by the names of their commands.
QUESTIONS: Final = (
    "ask-turn",
    "ask-actions",
    "ask-stand",
    "ask-scores",
    "ask-last",
    "ask-hand",
    "ask-others",
    "ask-around",
    "ask-group",
    "ask-rule",
    "ask-again",
)
#: Those among them about pieces that lie side by side and belong together.
OF_GROUPS: Final = ("ask-around", "ask-group")
#: The command that brings the focus to the next piece of a group.
FOLLOW: Final = "follow-group"


class Readouts(QObject):
    """Answers questions about the table that is shown, in the present or in a replay.

    Behind the curtain there is no answer.
    """

    def __init__(
        self,
        table: TableView,
        panel: SidePanel,
        remarks: Remarks,
        present: Callable[[], MatchController | None],
        rule: Callable[[], tuple[Passage, str]],
        key: Callable[[str], str],
        parent: QObject,
    ) -> None:
        """``present`` returns the match on the table; ``rule`` the rule for its phase, and its mark; ``key``
        the key of a command as users write it.
        """
        super().__init__(parent)
        self._table = table
        self._panel = panel
        self._remarks = remarks
        self._present = present
        self._rule = rule
        self._key = key
        # The scores that were told in short, and when, if they were asked for last.
        self._scored: tuple[tuple[Phrase, ...], int] | None = None

    def calls(self) -> Mapping[str, Callable[[], None]]:
        """Return the call of each question, and of the way through a group, by the name of its command."""
        answers: Mapping[str, Callable[[], str]] = {
            "ask-turn": lambda: _lines(asked.turn(self._tableau)),
            "ask-actions": lambda: _lines(self.actions()),
            "ask-stand": self._stand,
            "ask-scores": self._scores,
            "ask-last": lambda: _lines(self.last()),
            "ask-hand": lambda: _lines(self._own()),
            "ask-others": lambda: _lines(self.others()),
            "ask-around": lambda: _lines(asked.around(self._tableau, self._table.selection.cursor)),
            "ask-group": lambda: _lines(self._groups()),
            "ask-again": lambda: self._table.announced,
        }
        calls = {name: partial(self._say, answer) for name, answer in answers.items()}
        return {**calls, "ask-rule": self._say_rule, FOLLOW: self._follow_group}

    def _own(self) -> Iterable[Phrase]:
        """Return the viewer's hand, where the game has hands, and what else is the viewer's."""
        controller, tableau = self._present(), self._tableau
        if controller is None or not controller.at_table:
            return [asked.hand_in_one(tableau)]
        held = [asked.hand_in_one(tableau)] if "hand" in tableau.zones else []
        mine = asked.own(tableau, controller.names[controller.viewer])
        return dict.fromkeys([*held, *own_things(controller, tableau), *mine])

    def actions(self) -> Iterable[Phrase]:
        """Return what can be done: the actions, of a picked piece its own, or the buttons below a result.

        Where nothing can be done, what is awaited.
        """
        offered = self._table.overlays.after.gestures
        if self._tableau.sheet is not None and offered:
            return [asked.buttons([one.label for one in offered])]
        possible = asked.can_do(self._tableau, self._table.selection.pick.key)
        controller = self._present()
        if controller is not None and not controller.held and controller.acting is None:
            return possible or asked.waiting(self._tableau, self._key("ask-last"))
        return possible or asked.turn(self._tableau)

    def others(self) -> list[Phrase]:
        """Return what each other seat has on the table; of a table without a viewer, what every seat has."""
        controller = self._present()
        viewer = (
            controller.names[controller.viewer] if controller is not None and controller.at_table else None
        )
        every = asked.seats(self._tableau, short=True)
        return [one for each in every if each.owner != viewer for one in each.things]

    def last(self) -> list[Phrase]:
        """Return the last action of a seat that the table has shown, with everything that followed.

        Comments are among it, as they are in the log.
        """
        controller = self._present()
        if controller is None:
            return []
        told = controller.log_by_line(controller.point_of_view())
        if controller.held:
            told = told[: controller.looked_at.ply]
            shown = sum(map(len, told))
        else:
            shown = self._panel.log.rowCount()  # the log does not anticipate the table
        rows = [one for events in told for one in events][:shown]
        ends = 0
        begin = 0
        for events, line in zip(told, controller.match.lines, strict=False):
            if line.who >= 0 and events and ends < shown:
                begin = ends
            ends += len(events)
        return rows[begin:]

    def _groups(self) -> Iterable[Phrase]:
        """Return the group of the piece that has the focus; for any other piece all groups."""
        of_piece = asked.group(self._tableau, self._table.selection.cursor)
        return of_piece or [one.said for one in self._tableau.groups]

    def _follow_group(self) -> None:
        """Bring the focus to the next piece of the group, which a screen reader then reads."""
        following = asked.next_of_group(self._tableau, self._table.selection.cursor)
        if following:
            self._table.readable.focus_node(following)
        else:
            self._say(lambda: "")

    @property
    def _tableau(self) -> Tableau:
        return self._table.table.tableau

    def _stand(self) -> str:
        controller = self._present()
        keys = {} if controller is None else table_of(controller.match.game).asked
        return _lines(asked.stand(self._tableau, keys))

    def _scores(self) -> str:
        """Return the scores in short with the key for the rest; in full if just these were asked for last."""
        controller = self._present()
        keys = {} if controller is None else table_of(controller.match.game).asked
        told = asked.topic("scores", self._tableau, keys)
        in_full = asked.scores_in_full(self._tableau, keys)
        now = told, 0 if controller is None else controller.match.ply
        if in_full and self._scored == now:
            self._scored = None
            return _lines(in_full)
        self._scored = now
        key = self._key("ask-scores")
        if not in_full or not key:
            return _lines(told)
        return _lines(told) + "\n" + self.tr("%1 again for everything in full.").replace("%1", key)

    def _say_rule(self) -> None:
        self._scored = None
        passage, mark = self._rule()
        if not passage.read:
            self._say(str)
        elif self._remarks.about == mark:
            self._remarks.hush()  # asked once more, it makes room again
        elif not self._table.covered:
            self._remarks.answer(passage.read, html=passage.html, about=mark)

    def _say(self, answer: Callable[[], str]) -> None:
        if answer != self._scores:
            self._scored = None
        if not self._table.covered:
            self._remarks.answer(answer() or self.tr("There is nothing to report."))


def _lines(phrases: Iterable[Phrase]) -> str:
    """Return phrases as they are read out, a line for each."""
    return "\n".join(hear([one]) for one in phrases)
