"""The program that plays by itself, as a command: ``python -m tests.endurance.played HOME SEED MODE``.

Tells on file descriptor 3 what it shows.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.endurance import driver

if __name__ == "__main__":
    sys.exit(driver.play(Path(sys.argv[1]), 3, int(sys.argv[2]), sys.argv[3]))
