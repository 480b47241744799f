"""What a user knows of a match beside its table: chances, replay, and review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from limbotable.app.lookback.analysis import Analysis
from limbotable.app.lookback.commenting import Commenting
from limbotable.app.lookback.replay import Replay
from limbotable.app.lookback.review import Review
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.app.match.table_controller import TableController
from limbotable.app.surroundings import Surroundings
from limbotable.store.autosave import Autosave
from limbotable.ui.engine.engines import Engines
from limbotable.ui.panels.chances import ChancesBar
from limbotable.ui.panels.replay_bar import PastBand, ReplayBar
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.speak import speak

if TYPE_CHECKING:
    from limbotable.app.lookback.publishing import Publishing


class Lookback(QObject):
    """The match on the table beside the table itself: its chances, its replay, and its review."""

    def __init__(
        self,
        table: TableView,
        panel: SidePanel,
        table_controller: TableController,
        remarks: Remarks,
        engines: Engines,
        around: Surroundings,
        autosave: Autosave | None,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.bar = ChancesBar(around.art(), around.palette())  #: the chances, beside the table
        self.past = ReplayBar()  #: the buttons of the replay, below the table
        self.band = PastBand()  #: tells above the table that the past is shown
        #: The computer's view of an open game.
        self.analysis = Analysis(engines.analysis, table, panel, self.bar, self)
        #: The match looked back at, line by line.
        self.replay = Replay(table, panel, self.past, self.band, around.clock, self)
        #: The value of each decision of a match.
        self.review = Review(
            engines.review,
            table.frame,
            around,
            autosave,
            self.replay.turn_to,
            self.replay.play_on_from,
            table,
            window,
        )

        def present() -> MatchController | None:
            return table_controller.controller

        #: Comments on lines.
        self.commenting = Commenting(self.replay, present, remarks, window)
        self._publishing: Publishing | None = None
        self._publishes = self.replay, present, remarks, around.art, around.clock, window
        table.director.started.connect(self.analysis.point)
        table.director.settled.connect(self.analysis.point)
        table_controller.begun.connect(self.analysis.follow)
        table_controller.sat_down.connect(self.replay.follow)
        table_controller.sat_down.connect(self.review.follow)
        table_controller.display.review_wanted.connect(self.review.open)
        panel.commented.connect(lambda row: self.commenting.ask(self.replay.ply_of(row)))
        self.review.commented.connect(self.commenting.ask)
        self.commenting.noted.connect(self.review.tell_anew)
        panel.questioned.connect(lambda row: table_controller.why(self.replay.ply_of(row)))
        self.replay.branched.connect(table_controller.go_on_from)
        for part in (self.replay, self.review):
            part.refused.connect(lambda why: remarks.say(speak(why), warning=True))
        self.review.said.connect(lambda said: remarks.say(speak(said)))

    def publish(self) -> None:
        """Let the user save the match as a web page, or its table as a picture."""
        if self._publishing is None:
            from limbotable.app.lookback.publishing import Publishing

            self._publishing = Publishing(*self._publishes)
        self._publishing.ask()
