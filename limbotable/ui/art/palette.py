"""The colours of each cloth, of the writing on it, and of the windows around it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication


class Palette(msgspec.Struct, frozen=True):
    """The colours that belong to one cloth, as ``#rrggbb``.

    Every text keeps a contrast of at least 4.5 to its background.  The rims differ in their lines too
    (one line, two lines, dots, dashes), so none of them has to be recognised by its colour.
    """

    name: str
    cloth: tuple[str, str, str]  #: lit, middle, edge
    text: str  #: written on the cloth itself
    quiet: str  #: the same, less important
    plate: str
    plate_text: str
    plate_quiet: str
    lit: str  #: the plate of the seat to act
    lit_text: str
    lit_edge: str
    dial: str
    dial_text: str
    dial_quiet: str
    dial_ring: str
    spot: str  #: outline of a place for a picked piece
    spot_text: str
    button: str
    button_text: str
    warning: str  #: the plate of a refusal
    warning_text: str
    rim_playable: str
    rim_picked: str
    rim_focus: str
    rim_shade: str  #: the dark or light line under every rim
    window: str
    window_text: str
    base: str
    accent: str
    accent_text: str
    link: str
    suggestion: str  #: what an empty text field suggests
    disabled: str
    edge: str  #: of boxes, fields and buttons: at least 3 to 1 to windows and to the pages of tabs


DARK: Final = Palette(
    name="dark",
    cloth=("#1F5A50", "#174740", "#0E2E2B"),
    text="#F4EEDD",
    quiet="#C9D3C4",
    plate="#0F302D",
    plate_text="#F4EEDD",
    plate_quiet="#B4C4BA",
    lit="#F0DCA4",
    lit_text="#1D2329",
    lit_edge="#C9962B",
    dial="#0F302D",
    dial_text="#FFF6DF",
    dial_quiet="#D3CBB0",
    dial_ring="#EBD9A0",
    spot="#FFE9A8",
    spot_text="#FFE9A8",
    button="#F4EEDD",
    button_text="#1D2329",
    warning="#F8D8C4",
    warning_text="#5E150C",
    rim_playable="#FFD97A",
    rim_picked="#FFFFFF",
    rim_focus="#9BE3FF",
    rim_shade="#0A2220",
    window="#1C2B2B",
    window_text="#EFEADB",
    base="#142020",
    accent="#E0B450",
    accent_text="#1D2329",
    link="#9CD3F5",
    suggestion="#A3B0AB",
    disabled="#8C9A96",
    edge="#849A92",
)

LIGHT: Final = Palette(
    name="light",
    cloth=("#EDE6D6", "#E2D9C4", "#D6CBB3"),
    text="#1D2329",
    quiet="#42413C",
    plate="#FBF7EB",
    plate_text="#1D2329",
    plate_quiet="#595649",
    lit="#1F5A50",
    lit_text="#FFFCF3",
    lit_edge="#0E2E2B",
    dial="#FFFCF3",
    dial_text="#1D2329",
    dial_quiet="#595649",
    dial_ring="#8A6414",
    spot="#1F5A50",
    spot_text="#17453D",
    button="#1F5A50",
    button_text="#FFFCF3",
    warning="#F8D8C4",
    warning_text="#5E150C",
    rim_playable="#C17D06",
    rim_picked="#0E2E2B",
    rim_focus="#0F43BD",
    rim_shade="#FFFCF3",
    window="#F5F1E6",
    window_text="#1D2329",
    base="#FFFDF7",
    accent="#1F5A50",
    accent_text="#FFFCF3",
    link="#0F43BD",
    suggestion="#66635A",
    disabled="#7C7868",
    edge="#7E7863",
)

CONTRAST: Final = Palette(
    name="contrast",
    cloth=("#0B0D0F", "#0B0D0F", "#0B0D0F"),
    text="#FFFFFF",
    quiet="#FFFFFF",
    plate="#000000",
    plate_text="#FFFFFF",
    plate_quiet="#FFFFFF",
    lit="#FFE14D",
    lit_text="#000000",
    lit_edge="#FFFFFF",
    dial="#000000",
    dial_text="#FFFFFF",
    dial_quiet="#FFFFFF",
    dial_ring="#FFFFFF",
    spot="#FFFFFF",
    spot_text="#FFFFFF",
    button="#FFFFFF",
    button_text="#000000",
    warning="#FFFFFF",
    warning_text="#8E0D0B",
    rim_playable="#FFE14D",
    rim_picked="#FFFFFF",
    rim_focus="#5CE1FF",
    rim_shade="#000000",
    window="#000000",
    window_text="#FFFFFF",
    base="#0B0D0F",
    accent="#FFE14D",
    accent_text="#000000",
    link="#8FD8FF",
    suggestion="#C4C4C4",
    disabled="#9A9A9A",
    edge="#6E6E6E",
)

PALETTES: Final = {palette.name: palette for palette in (DARK, LIGHT, CONTRAST)}


def application_palette(palette: Palette) -> QPalette:
    """Return the palette of a Fusion-styled application around this cloth."""
    role = QPalette.ColorRole
    window, base, text = QColor(palette.window), QColor(palette.base), QColor(palette.window_text)
    light = window.lightnessF() > 0.5
    raised = window.darker(104) if light else QColor(palette.window).lighter(135)
    if palette.name == "contrast":
        raised = QColor("#14181C")
    made = QPalette(raised, window)
    for where, colour in (
        (role.Window, window),
        (role.WindowText, text),
        (role.Base, base),
        (role.AlternateBase, raised),
        (role.Text, text),
        (role.Button, raised),
        (role.ButtonText, text),
        (role.BrightText, QColor(palette.accent)),
        (role.ToolTipBase, base),
        (role.ToolTipText, text),
        (role.Highlight, QColor(palette.accent)),
        (role.HighlightedText, QColor(palette.accent_text)),
        (role.Accent, QColor(palette.accent)),
        (role.Link, QColor(palette.link)),
        (role.LinkVisited, QColor(palette.link)),
        (role.PlaceholderText, QColor(palette.suggestion)),
        (role.Light, raised.lighter(125)),
        (role.Midlight, raised.lighter(112)),
        (role.Mid, raised.darker(125)),
        (role.Dark, raised.darker(150)),
        (role.Shadow, QColor("#000000")),
    ):
        made.setColor(where, colour)
    for where in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, QColor(palette.disabled))
    return made


_SLIDER: Final = "QSlider"  #: its edge is drawn thin: it has a firmer colour
#: The kinds of controls with an edge.
EDGED: Final = (
    "QAbstractSpinBox",
    "QCheckBox",
    "QComboBox",
    "QLineEdit",
    "QPushButton",
    _SLIDER,
)
_FUSION: Final = 140  #: per cent by which the style Fusion draws edges darker than the role Window


def edge_roles(palette: Palette) -> Mapping[str, QColor]:
    """Return by kind of control the colour of its role Window, by which Fusion draws its edge.

    Edges have a contrast of 3 to 1 and little more, so that the colour of the focus differs from them by as
    much.  Controls fill nothing with that role: they lie on a window that has its own.
    """
    edge, ink = QColor(palette.edge), QColor(palette.window_text)
    firm = QColor.fromRgbF(*((one + other) / 2 for one, other in zip(_rgb(edge), _rgb(ink), strict=True)))
    return dict.fromkeys(EDGED, edge.lighter(_FUSION)) | {_SLIDER: firm.lighter(_FUSION)}


def _rgb(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def dress(made: QPalette, edges: Mapping[str, QColor]) -> None:
    """Give the application a palette, and its controls edges by the colours of their role Window."""
    QApplication.setPalette(made)
    for kind, edge in edges.items():
        edged = QPalette(made)
        edged.setColor(QPalette.ColorRole.Window, edge)
        QApplication.setPalette(edged, kind)  # type: ignore[arg-type]  # the stub asks for bytes, which it refuses
