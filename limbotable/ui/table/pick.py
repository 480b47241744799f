"""What is picked, and what can be done with it.  No Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture, Tableau
from limbotable.ui.table.geometry import Area
from limbotable.ui.table.offers import Offers


@dataclass(frozen=True, slots=True)
class Pick:
    """A piece of a tableau in the user's hand, or none, and one that is taken together with it."""

    offers: Offers
    key: str = ""
    along: str = ""  #: a piece that is picked as well, because one action takes both

    @property
    def tableau(self) -> Tableau:
        """What it is picked from."""
        return self.offers.tableau

    @property
    def drops(self) -> list[str]:
        """Where it may go."""
        return self.offers.drops(self.key, self.along)

    @property
    def lights(self) -> tuple[tuple[str, Area], ...]:
        """The places where it may go, with what they cover."""
        return self.offers.lights(self.key, self.along)

    @property
    def meant(self) -> list[Gesture]:
        """What is meant where nothing else is said."""
        return self.offers.meant(self.key, self.along)

    @property
    def home(self) -> str | None:
        """The place that is meant where nothing else is said, if it is one."""
        return self.offers.home(self.key, self.along)

    @property
    def refused(self) -> tuple[tuple[str, Area], ...]:
        """The places where it cannot go for a reason that is known, with what they cover."""
        return self.offers.refused(self.key)

    def to(self, drop: str) -> list[Gesture]:
        """The gestures that bring it there."""
        return self.offers.to(self.key, drop, self.along)

    def refusal(self, drop: str) -> Phrase | None:
        """Why it cannot be brought there, if that is known."""
        return self.offers.refusal(self.key, drop)

    def goes_with(self, key: str) -> bool:
        """Whether an action takes this piece together with what is picked."""
        return bool(self.key) and bool(self.offers.of(key, self.key) or self.offers.of(self.key, key))

    def alone(self) -> Pick:
        """The same without what is taken together with it."""
        return replace(self, along="")

    def none(self) -> Pick:
        """Nothing picked, on the same tableau."""
        return Pick(self.offers)

    def take(self, key: str) -> Pick:
        """This piece, and what is picked already where one action takes both."""
        for other in (self.key, self.along):
            if other and self.offers.of(other, key):
                return Pick(self.offers, other, key)
            if other and self.offers.of(key, other):
                return Pick(self.offers, key, other)
        return Pick(self.offers, key)

    def on(self, offers: Offers) -> Pick:
        """The same on another tableau, as far as it can still be played there; else what is ready there."""
        key, along = self.key, self.along
        if key and not offers.of(key):
            key = along = ""
        if not offers.of(key, along):
            along = ""
        return Pick(offers, key or offers.tableau.ready, along)
