"""The picked piece, and the gestures that it can make.  No Qt."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture, Tableau
from limbotable.ui.table.geometry import Area
from limbotable.ui.table.offers import Offers


class Pick(msgspec.Struct, frozen=True):
    """A piece of a tableau in the user's hand, or none, and a piece that is taken together with it."""

    offers: Offers
    key: str = ""
    along: str = ""  #: a piece that is picked as well, because one action takes both

    @property
    def tableau(self) -> Tableau:
        """The tableau of the piece."""
        return self.offers.tableau

    @property
    def drops(self) -> list[str]:
        """The places for the piece."""
        return self.offers.drops(self.key, self.along)

    @property
    def lights(self) -> tuple[tuple[str, Area], ...]:
        """The places for the piece, with their areas."""
        return self.offers.lights(self.key, self.along)

    @property
    def meant(self) -> list[Gesture]:
        """The gestures that the pick alone means."""
        return self.offers.meant(self.key, self.along)

    @property
    def home(self) -> str | None:
        """The place that the pick alone means; None unless there is exactly one."""
        return self.offers.home(self.key, self.along)

    @property
    def refused(self) -> tuple[tuple[str, Area], ...]:
        """The places that refuse the piece for a known reason, with their areas."""
        return self.offers.refused(self.key)

    def to(self, drop: str) -> list[Gesture]:
        """Return the gestures that bring the piece there."""
        return self.offers.to(self.key, drop, self.along)

    def refusal(self, drop: str) -> Phrase | None:
        """Return the reason why the piece cannot be brought there, if it is known."""
        return self.offers.refusal(self.key, drop)

    def goes_with(self, key: str) -> bool:
        """Return whether an action takes this piece together with the picked one."""
        return bool(self.key) and bool(self.offers.of(key, self.key) or self.offers.of(self.key, key))

    def alone(self) -> Pick:
        """Return this pick without the piece that is taken together with it."""
        return replace(self, along="")

    def none(self) -> Pick:
        """Return an empty pick on the same tableau."""
        return Pick(self.offers)

    def take(self, key: str) -> Pick:
        """Return a pick of this piece, and of the piece picked already where one action takes both."""
        for other in (self.key, self.along):
            if other and self.offers.of(other, key):
                return Pick(self.offers, other, key)
            if other and self.offers.of(key, other):
                return Pick(self.offers, key, other)
        return Pick(self.offers, key)

    def on(self, offers: Offers) -> Pick:
        """Return this pick on another tableau, as far as it can be played there, or else its ready piece."""
        key, along = self.key, self.along
        if key and not offers.of(key):
            key = along = ""
        if not offers.of(key, along):
            along = ""
        return Pick(offers, key or offers.tableau.ready, along)
