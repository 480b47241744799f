"""Whether all writing of a window has room: nothing is cut, and nothing is beyond the window's edges."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

#: Letters may lean over their advance by so many pixels.
_LEAN = 1


def cuts(window: QWidget) -> Iterator[str]:
    """Yield what is cut of a window's writing, and the controls that cannot be reached by scrolling."""
    for one in (window, *window.findChildren(QWidget)):
        if not one.isVisible() or one.window() is not window:
            continue
        room, need = _room(one), _need(one)
        if need.width() > room.width() + _LEAN or need.height() > room.height() + _LEAN:
            yield f"{_name(one)} needs {_size(need)} and has {_size(room)}"
        if _is_control(one) or isinstance(one, QLabel):
            lost = _lost(one)
            if lost:
                yield f"{_name(one)} at {lost} is beyond {type(one.parentWidget()).__name__}'s edge"


def _need(one: QWidget) -> QSize:
    """Return the room that the writing of a widget needs; none for what has no writing of its own."""
    none = QSize(0, 0)
    letters = QFontMetrics(one.font())
    if isinstance(one, QLabel):
        if not one.text() or not one.pixmap().isNull():
            return none
        if one.wordWrap():
            return QSize(one.minimumSizeHint().width(), one.heightForWidth(one.width()))
        return one.sizeHint()
    if isinstance(one, QComboBox):
        words = letters.size(Qt.TextFlag.TextSingleLine, one.currentText())
        return words + QSize(
            one.iconSize().width() + 4 if not one.itemIcon(one.currentIndex()).isNull() else 0, 0
        )
    if isinstance(one, QToolButton):
        return (
            one.sizeHint()
            if one.text() and one.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly
            else none
        )
    if isinstance(one, QAbstractButton):
        icon = one.iconSize().width() + 4 if not one.icon().isNull() else 0
        return letters.size(Qt.TextFlag.TextShowMnemonic, one.text()) + QSize(icon, 0) if one.text() else none
    if isinstance(one, QGroupBox):
        return QSize(letters.horizontalAdvance(one.title()), 0)
    if isinstance(one, QLineEdit | QSpinBox):
        return QSize(0, letters.height())
    if isinstance(one, QTabBar):
        return none if one.usesScrollButtons() else one.minimumSizeHint()
    return none


def _room(one: QWidget) -> QSize:
    """Return the room that a widget has for its writing."""
    style = one.style()
    if isinstance(one, QComboBox):
        combo = QStyleOptionComboBox()
        one.initStyleOption(combo)
        return style.subControlRect(
            QStyle.ComplexControl.CC_ComboBox, combo, QStyle.SubControl.SC_ComboBoxEditField, one
        ).size()
    if isinstance(one, QPushButton | QCheckBox | QRadioButton):
        button = QStyleOptionButton()
        one.initStyleOption(button)
        part = QStyle.SubElement.SE_PushButtonContents
        if isinstance(one, QCheckBox):
            part = QStyle.SubElement.SE_CheckBoxContents
        elif isinstance(one, QRadioButton):
            part = QStyle.SubElement.SE_RadioButtonContents
        return style.subElementRect(part, button, one).size()
    return one.size()


def _lost(one: QWidget) -> str:
    """Return where a widget is that is outside of what shows it and does not scroll; empty for nowhere."""
    place, inner, outer = one.rect(), one, one.parentWidget()
    while outer is not None and not inner.isWindow():
        place = QRect(inner.mapToParent(place.topLeft()), place.size())
        above = outer.parentWidget()
        if isinstance(above, QAbstractScrollArea) and above.viewport() is outer:
            across = above.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if across and (place.left() < 0 or place.right() > outer.width()):
                return str(place.getRect())
            return ""
        if not outer.rect().adjusted(-1, -1, 1, 1).contains(place):
            return str(place.getRect())
        inner, outer = outer, above
    return ""


def _is_control(one: QWidget) -> bool:
    return isinstance(one, QAbstractButton | QComboBox | QLineEdit | QDialogButtonBox) or bool(
        one.focusPolicy() & Qt.FocusPolicy.TabFocus
    )


def _name(one: QWidget) -> str:
    said = one.currentText() if isinstance(one, QComboBox) else ""
    for name in ("text", "title"):
        read = getattr(one, name, None)
        if not said and callable(read):
            said = str(read())
    return f"{type(one).__name__} {one.objectName()} “{said or one.accessibleName()}”"


def _size(size: QSize) -> str:
    return f"{size.width()}×{size.height()}"
