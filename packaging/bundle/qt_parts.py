"""The parts of Qt that a bundle needs: PyInstaller takes every plugin and every language in the wheel."""

from __future__ import annotations

from pathlib import PurePath
from typing import Final, TypeAlias

from PyInstaller.utils.hooks.qt import add_qt6_dependencies

from limbotable.core.languages import LANGUAGES

Collected: TypeAlias = list[tuple[str, str]]  # the path of a file, and the folder that it goes to

#: The plugins in use, on any system that has them.  The table is drawn without OpenGL.
PLUGINS: Final = {
    # windows
    "qcocoa",
    "qoffscreen",
    "qwayland",
    "qwindows",
    "qxcb",
    # Wayland: the shell that desktops speak, and a frame where they draw none
    "adwaita",
    "bradient",
    "xdg-shell",
    # writing Japanese, and letters with accents
    "composeplatforminputcontextplugin",
    "ibusplatforminputcontextplugin",
    # dark or light, and file dialogs, as the desktop has them
    "qxdgdesktopportal",
    # a desktop's own icons in Qt's dialogs
    "qsvg",
    "qsvgicon",
}
#: Qt's own sentences: those of its dialogs, in the languages of the program.
TRANSLATIONS: Final = {f"qtbase_{language}.qm" for language, _ in LANGUAGES}


def needed(hook: str) -> tuple[list[str], Collected, Collected]:
    """Return the results of a PyInstaller hook: hidden imports, binaries and data, without unused files."""
    hidden, binaries, data = add_qt6_dependencies(hook)
    return (
        hidden,
        [(source, folder) for source, folder in binaries if _is_used(PurePath(source))],
        [(source, folder) for source, folder in data if _is_used(PurePath(source))],
    )


def _is_used(path: PurePath) -> bool:
    if "plugins" in path.parts:
        return path.stem.removeprefix("lib") in PLUGINS
    if "translations" in path.parts:
        return path.name in TRANSLATIONS
    return True
