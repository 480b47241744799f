"""The looks of an area that scrolls on the table or above it: its own ground, and a thin bar."""

from __future__ import annotations


def thin_bar(handle: str, focus: str, wide: int, contents: str) -> str:
    """Return the style sheet of such areas, with these colours and a bar so many pixels wide.

    ``contents`` is the object name of what scrolls, and of the viewport around it.
    """
    return (
        f"QScrollArea {{ background: transparent; }} QWidget#{contents} {{ background: transparent; }}"
        f" QScrollBar:vertical {{ background: transparent; width: {wide}px; margin: 0; }}"
        f" QScrollBar::handle:vertical {{ background: {handle};"
        f" border-radius: {wide // 3}px; min-height: {3 * wide}px; margin-left: {wide // 3}px; }}"
        " QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }"
        " QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: transparent; }"
        f" QScrollArea:focus {{ border: 2px solid {focus}; }}"
    )
