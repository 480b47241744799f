"""The sentence under a field of a form."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QSizePolicy, QWidget

from limbotable.ui.words.phrase_label import PhraseLabel

#: Size of explanations, relative to other text.
_QUIET: Final = 0.88


class FieldNote(PhraseLabel):
    """A sentence in smaller letters.  Without text it takes no room, unless it had some.

    The room that it has had in sight stays, so that no field below it moves up under the pointer.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setIndent(4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _QUIET)
        self.setFont(font)
        self.tell("")

    def tell(self, text: str) -> None:
        """Show a sentence, or none."""
        if self.isVisible() and self.height() > self.minimumHeight():
            self.setMinimumHeight(self.height())
            keep_room(self)
        self.setText(text)
        self.setVisible(bool(text))

    def give_back(self) -> None:
        """Keep no room: the form is another one, or as wide as another one."""
        self.setMinimumHeight(0)
        keep_room(self, kept=False)


def keep_room(part: QWidget, *, kept: bool = True) -> None:
    """Have a part of a form keep its room while it is hidden, or no longer."""
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(kept)
    part.setSizePolicy(policy)
