"""Replaces PyInstaller's own hook, which takes everything."""

from qt_parts import needed

hiddenimports, binaries, datas = needed(__file__)
