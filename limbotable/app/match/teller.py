"""The announcements of a match while it is played: each kind in full, in short, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, Literal, TypeAlias

from PySide6.QtCore import QObject

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.own_cards import OwnCards
from limbotable.core.phrases import Phrase, phrase
from limbotable.table import asked, table_of
from limbotable.table.sheet import Sheet
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.speak import hear, together

#: How much is said of a kind of events.
Length: TypeAlias = Literal["off", "short", "long"]

#: The settings of how much is said.
TOLD: Final = ("tell_own", "tell_others", "tell_turn", "tell_scores", "tell_back", "tell_buttons")
_BACK: Final = 4  #: so many of the events that are taken back are told
_EXPLAINED: Final = 3  #: so many events that explain the one before them are told; more wait for a question
#: How the code begins of the phrase that is told in place of too many.
_DETAILS: Final = "asked.details"
#: In the codes of phrases that a result on paper has, too.
_ACCOUNT: Final = ".sheet."


class Teller(QObject):
    """Tells a screen reader of actions, turns, totals, buttons, and of what is taken back."""

    def __init__(
        self,
        table: TableView,
        present: Callable[[], MatchController | None],
        interrupted: Callable[[], bool],
        wanted: Mapping[str, Callable[[], Any]],
        key: Callable[[str], str],
        parent: QObject,
    ) -> None:
        """``present`` returns the match on the table; ``interrupted`` whether it is a lesson or puzzle, whose
        guide says what to do; ``wanted`` has a reader for each of the settings in ``TOLD``; ``key`` returns
        the key of a command as users write it.
        """
        super().__init__(parent)
        self._table = table
        self._present = present
        self._interrupted = interrupted
        self._wanted = wanted
        self._key = key
        self._mine = False  # whether the last event with a seat was the viewer's own
        self._turn: tuple[object, int, int] | None = None  # the match, ply and viewer that was told of
        self._sheet: Sheet | None = None  # the result that was told
        self._offered: tuple[Phrase, ...] = ()  # the buttons that were told
        self._cards = OwnCards()
        self._position: object = None  # the match of the exercise whose position was told last
        self._match: object = None  # the last match that was told of and is no exercise
        self._rewinding = False
        table.hear = self._events
        table.director.announced.connect(self._tell_result)
        table.director.started.connect(self._tell_offers)
        table.director.settled.connect(self._settled)

    # --- events -----------------------------------------------------------------------------------------
    def _events(self, phrases: Sequence[Phrase]) -> Sequence[str]:
        """Put events into words, as far as they are wanted; a result is told apart from what led to it."""
        ends = next((n for n, one in enumerate(phrases) if self._is_result(one)), len(phrases))
        # The accounts of a whole match come after its winner.
        results = sorted(phrases[ends:], key=lambda one: _ACCOUNT in one.code)
        led = self._without_details(phrases[:ends])
        opens = next((n for n, one in enumerate(led) if self._opens(one)), len(led))
        parts = [self._together(part) for part in (led[:opens], led[opens:])]
        if opens < len(led):
            parts.insert(1, self._drawn())
        return [*parts, self._together(results)]

    def _together(self, events: Iterable[Phrase]) -> str:
        return together("sentences", filter(None, map(self._event, events)))

    def _opens(self, event: Phrase) -> bool:
        """Return whether an event begins something else, so that the cards drawn before it come first."""
        controller = self._present()
        return controller is not None and event.code in table_of(controller.match.game).opens

    def _drawn(self) -> str:
        """Return the cards that have come to the hand of the one person here, in words; often none.

        Others' hands may lie on the table by now where several people play at this screen.
        """
        controller = self._present()
        if controller is None or controller.held or controller.people > 1 or self._interrupted():
            return ""
        if self._wanted["tell_own"]() == "off" or not self._cards.know(controller):
            return ""
        return self._cards.news(controller, self._table.table.tableau)

    def _without_details(self, events: Sequence[Phrase]) -> Sequence[Phrase]:
        """Return events with their number in place of those that explain one, where these are too many.

        They stand in the log, and answer the question for the last action.
        """
        controller = self._present()
        explains = () if controller is None else tuple(table_of(controller.match.game).explains)
        kept: list[Phrase] = []
        for explaining, run in groupby(events, lambda one: one.code.startswith(explains)):
            told = list(run)
            many = explaining and len(told) > _EXPLAINED
            kept += [phrase("asked.details", n=len(told))] if many else told
        return kept

    def _is_result(self, event: Phrase) -> bool:
        controller = self._present()
        explains = () if controller is None else tuple(table_of(controller.match.game).explains)
        return ".log." not in event.code and not event.code.startswith((*explains, _DETAILS))

    def _event(self, event: Phrase) -> str:
        controller = self._present()
        if controller is None:
            return hear([event])
        seat = dict(event.values).get("seat")
        if isinstance(seat, str):
            self._mine = controller.at_table and seat == controller.names[controller.viewer]
        game_table = table_of(controller.match.game)
        if self._is_result(event):
            return hear([event])
        sheet = self._table.table.tableau.sheet
        if sheet is not None and game_table.figures.get(event.code) == sheet.heads[-1].code:
            return "" if self._wanted["tell_scores"]() != "off" else hear([event])  # the result has it, too
        explains = event.code.startswith((*game_table.explains, _DETAILS))
        length: Length = self._wanted["tell_own" if self._mine else "tell_others"]()
        if length == "off" or (explains and length == "short"):
            return ""
        return hear([event], short=length == "short")

    # --- turns, results and buttons ---------------------------------------------------------------------
    def _settled(self) -> None:
        self._tell_result()
        controller = self._present()
        if controller is None or controller.held or self._rewinding:
            return
        if self._interrupted():
            self._turn = None  # the match’s turn is told again after the exercise
            self._cards = OwnCards()  # and so is its hand
            self._tell_position(controller)
            return
        now = controller.match, controller.match.ply, controller.viewer
        if now == self._turn or self._table.covered:
            return
        self._turn = now
        news = self._cards.news(controller, self._table.table.tableau)
        if self._wanted["tell_own"]() != "off":
            self._table.announce(news)
        wanted = self._wanted["tell_turn"]()
        own = controller.acting is not None and controller.acting == controller.viewer
        if wanted == "all" or (wanted == "own" and own):
            self._table.announce(hear(asked.turn(self._table.table.tableau)))
        back = self._position is not None and self._match is controller.match
        self._position, self._match = None, controller.match
        if back:
            self._tell_later(controller, without=(asked.hand_in_one(self._table.table.tableau),))

    def _tell_position(self, controller: MatchController) -> None:
        """Tell what lies on the table, once for each lesson or puzzle: nobody has heard it come about.

        It comes after the task, which it would hold up.
        """
        if self._position is controller.match or self._table.covered:
            return
        self._position = controller.match
        self._tell_later(controller)

    def _tell_later(self, controller: MatchController, without: Sequence[Phrase] = ()) -> None:
        """Tell in few words what lies on the table, and the keys for the rest.

        That is an announcement of its own, unless it has left the table by then; ``without`` is told already.
        """
        tableau, keys = self._table.table.tableau, table_of(controller.match.game).asked
        lies = [one for one in asked.overview(tableau, keys) if one not in without]
        parts = (self.tr("On the table:"), hear(lies), self._more(asked.left_out(tableau, keys)))
        text = together("sentences", [part for part in parts if part])

        def tell() -> None:
            if self._present() is controller:
                self._table.announce(text)

        self._table.tree.after_words(tell)

    def _more(self, topics: Sequence[str]) -> str:
        """Return the keys that tell what an overview leaves out; an empty text where that is nothing."""
        if not topics:
            return ""
        words = {
            "stand": ("ask-stand", self.tr("%1 for what is at stake")),
            "groups": ("ask-group", self.tr("%1 for all groups")),
            "scores": ("ask-scores", self.tr("%1 for all points")),
            "lists": ("list-next", self.tr("%1 for lists, line by line")),
        }
        told = [words[one] for one in (*topics, "lists")]
        keys = [text.replace("%1", self._key(name)) for name, text in told if self._key(name)]
        return self.tr("Keys for more: %1.").replace("%1", together("joined.heard", keys)) if keys else ""

    def _tell_result(self) -> None:
        """Tell of the result on the table, and of the buttons below it, after the events that led to it."""
        controller = self._present()
        sheet = self._table.table.tableau.sheet
        if controller is None or controller.held:
            return
        if sheet != self._sheet:
            self._sheet = sheet
            length: Length = self._wanted["tell_scores"]()
            if sheet is not None and length != "off":
                if length == "short":
                    self._table.announce(hear(sheet.totals()))
                else:
                    for one in sheet.sentences():
                        self._table.announce(hear([one]))
        self._tell_offers()

    def _tell_offers(self) -> None:
        """Tell of the buttons below the result that was told: while it waits nothing else can be done."""
        if self._table.table.tableau.sheet != self._sheet:
            return
        offered = tuple(one.label for one in self._table.overlays.after.gestures)
        if offered != self._offered:
            self._offered = offered
            if offered and self._wanted["tell_buttons"]():
                self._table.announce(hear([asked.buttons(offered)]))

    # --- what is taken back -----------------------------------------------------------------------------
    def rewind(self, do: Callable[[], object]) -> None:
        """Take lines back, or put them back, and tell of them before the turn."""
        controller = self._present()
        before = [] if controller is None else controller.log()
        self._rewinding = True
        try:
            do()
        finally:
            self._rewinding = False
        now = self._present()
        if now is None:
            return
        after = now.log()
        if len(after) < len(before):
            self._say_back(self.tr("Undone:"), before[len(after) :])
        elif len(after) > len(before):
            self._say_back(self.tr("Redone:"), after[len(before) :])
        self._turn = None
        self._cards.news(now, self._table.table.tableau)  # what is taken back is told already
        if not self._table.director.busy:
            self._settled()

    def come_back(self) -> None:
        """Tell the turn again: another window had the focus, and the table has it now."""
        self._turn = None
        if not self._table.director.busy:
            self._settled()

    def leave_past(self) -> None:
        """Tell that the replay is closed; the turn follows."""
        self._turn = None
        if self._wanted["tell_back"]() != "off":
            self._table.announce(self.tr("Back at the table."))

    def _say_back(self, title: str, events: Sequence[Phrase]) -> None:
        length: Length = self._wanted["tell_back"]()
        if length == "off":
            return
        controller = self._present()
        told = hear(events[:_BACK], short=length == "short")
        keys = {} if controller is None else table_of(controller.match.game).asked
        stand = asked.topic("stand", self._table.table.tableau, keys) if length == "long" else ()
        self._table.announce(together("sentences", filter(None, (title, told, hear(stand)))))
