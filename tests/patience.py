"""How long tests wait for what is to happen."""

from __future__ import annotations

from typing import Final

#: Milliseconds: far more than is needed, for machines that have other things to do.
PATIENCE: Final = 60_000
