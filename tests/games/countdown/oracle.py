"""The countdown game a second time: slow, plain, in words and sets, and from the rules alone.

It shares nothing with the package, so that the two can be compared.
"""

from __future__ import annotations

from collections.abc import Sequence

PACK = tuple(rank + suit for rank in "A23456789TJQK" for suit in "cdhs")
VALUES = {"T": 10, **{str(value): value for value in range(2, 10)}}


def ways(card: str, before: str | None, count: int) -> dict[str, tuple[int, str]]:
    """Return every way to play a card: its notation, and to what it brings the count with what effect.

    ``before`` is the rank whose effect the card before it had: never a jack, None where a jack had none.
    """
    effect = before if card[0] == "J" else card[0]
    found = {}
    if effect in VALUES:
        value = VALUES[effect]
        if count % value == 0:
            found[card] = count // value
        elif value < count:
            found[card] = count - value
    elif effect == "A":
        found[f"{card}=1"] = count - 1
        if count >= 11:
            found[f"{card}=11"] = count - 11
    elif effect == "Q":
        backwards = int("".join(reversed(str(count))))
        if backwards < count:
            found[card] = backwards
    elif effect == "K":
        found = {f"{card}/{d}": count // d for d in range(2, count) if count % d == 0}
    return {text: (after, effect or "") for text, after in found.items()}


class Oracle:
    """One match.  ``actor`` is the seat to act, ``"chance"``, or None when the match is over."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.actor: int | str | None = "chance"
        self.dealer = 1
        self.scores = [0, 0]
        self.rounds = 0
        self.stock: list[str] = []
        self.face_up = False
        self.hands: list[list[str]] = [[], []]
        #: The cards that the two seats and a spectator have seen since the last shuffle.
        self.seen: list[set[str]] = [set(), set(), set()]
        self.waits_for = "shuffle"

    def legal(self) -> set[str]:
        if not isinstance(self.actor, int):
            return set()
        if self.waits_for == "double":
            return {"double", "pass"}
        if self.waits_for == "starter":
            return {"starter 1", "starter 11"}
        if self.waits_for == "drawn":
            return set(self._ways(self.stock[0]))
        if self.hands[self.actor]:
            return {text for card in self.hands[self.actor] for text in self._ways(card)}
        return {"stop", *self._ways(self.stock[0])} if self.face_up else {"stop", "draw"}

    def shuffle(self, cards: Sequence[str]) -> None:
        assert sorted(cards) == sorted(PACK)
        self.stock, self.face_up = list(cards), False
        self.seen = [set(), set(), set()]
        self._deal()

    def act(self, text: str) -> None:
        assert isinstance(self.actor, int)
        assert text in self.legal()
        seat = self.actor
        if self.waits_for == "double":
            self.said[seat] = text == "double"
            if seat == self.dealer:
                self._turn_starter()
            else:
                self.actor = self.dealer
        elif self.waits_for == "starter":
            self.count = 101 - int(text.split(" ")[1])
            self._seek(1 - self.dealer)
        elif text == "stop":
            self.out.add(seat)
            self._seek(1 - seat)
        elif text == "draw":
            self._show_top()
            if self._ways(self.stock[0]):
                self.waits_for = "drawn"
            else:
                self.out.add(seat)
                self._seek(1 - seat)
        else:
            self._play(seat, text)

    def _ways(self, card: str) -> dict[str, tuple[int, str]]:
        return ways(card, self.effect, self.count)

    def _see(self, card: str, *who: int) -> None:
        for viewer in who:
            self.seen[viewer].add(card)

    def _show_top(self) -> None:
        self.face_up = True
        self._see(self.stock[0], 0, 1, 2)

    def _take_top(self) -> str:
        card = self.stock.pop(0)
        self.face_up = False
        if self.options["stock"] == "up" and self.stock:
            self._show_top()
        return card

    def _deal(self) -> None:
        self.rounds += 1
        self.hands = [[], []]
        for _ in range(5):
            for seat in (1 - self.dealer, self.dealer):
                card = self.stock.pop(0)
                self.hands[seat].append(card)
                self._see(card, seat)
        self.face_up = False
        if self.options["stock"] == "up":
            self._show_top()
        self.said = [False, False]
        self.out: set[int] = set()
        self.played_by: list[int] = []
        self.waits_for = "double"
        self.actor = 1 - self.dealer

    def _turn_starter(self) -> None:
        self._show_top()
        card = self._take_top()
        self.played_by.append(self.dealer)
        self.effect: str | None = None if card[0] == "J" else card[0]
        self.count = 101 - VALUES.get(card[0], 0)
        self.waits_for = "starter"
        if card[0] == "A":
            self.actor = self.dealer
        else:
            self._seek(1 - self.dealer)

    def _play(self, seat: int, text: str) -> None:
        card = text[:2]
        self.count, self.effect = self._ways(card)[text]
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
            self._see(card, 0, 1, 2)
        else:
            assert self._take_top() == card
        self.played_by.append(seat)
        self._seek(1 - seat)

    def _seek(self, seat: int) -> None:
        """Find the seat that acts next, ``seat`` being asked first."""
        self.waits_for = "play"
        while self.count > 0 and len(self.out) < 2:
            if seat not in self.out:
                if self._can_go_on(seat):
                    self.actor = seat
                    return
                self.out.add(seat)
            seat = 1 - seat
        self._end_round()

    def _can_go_on(self, seat: int) -> bool:
        if self.hands[seat]:
            return any(self._ways(card) for card in self.hands[seat])
        if not self.stock:
            return False
        return not self.face_up or bool(self._ways(self.stock[0]))

    def _end_round(self) -> None:
        winner = self.played_by[-1]
        paid = [seat for seat in self.played_by if self.options["win_cards"] == "pile" or seat == winner]
        factor = 2 ** sum(self.said)
        self.scores[winner] += 10 * len(paid) * factor
        self.scores[1 - winner] += 10 * self.count * (factor if self.options["doubling"] == "both" else 1)
        kind, _, target = self.options["end"].partition(" ")
        tied = self.scores[0] == self.scores[1]
        enough = kind == "points" and max(self.scores) >= int(target) and not tied
        if enough or (kind == "rounds" and self.rounds == int(target)):
            self.actor = None
        else:
            self.dealer = winner if self.options["next_dealer"] == "winner" else 1 - self.dealer
            if self.options["deal"] == "reshuffle" or len(self.stock) < 11:
                self.actor, self.waits_for = "chance", "shuffle"
            else:
                self._deal()
