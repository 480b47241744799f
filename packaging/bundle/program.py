"""The start of a bundle: the program's command line."""

import sys
from importlib import import_module

from limbotable.__main__ import main

#: What the arena's own processes are started with.  (Its matches are played by several at a time.)
_OF_CHILDREN = {"--multiprocessing-fork", "-c"}

if __name__ == "__main__":
    if not _OF_CHILDREN.isdisjoint(sys.argv) or "arena" in sys.argv:
        # In a bundle these take arrangements of PyInstaller's, which cost any other start 12 ms.
        import_module("pyi_rth_multiprocessing")
        import_module("multiprocessing").freeze_support()
    main()
