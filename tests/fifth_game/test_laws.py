"""The fifth game obeys all laws."""

from __future__ import annotations

import pytest

from limbotable.testing import Law, laws
from tests.fifth_game.game import GAME


@pytest.mark.parametrize("law", laws(GAME), ids=str)
def test_a_law(law: Law) -> None:
    law()
