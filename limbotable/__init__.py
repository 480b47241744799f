"""Limbo Table: a desktop table for four little-known card games."""

from typing import Final

#: The version, for everything that states one.
__version__ = "0.1.0"
#: What desktops and software centres call the program; its desktop entry and its icon have this name.
APP_ID: Final = "io.github.limbotable.limbotable"
#: Where the sources, the releases and the faults are kept: to be set before the first release.
REPOSITORY: Final = "https://github.com/limbotable/limbotable"
