"""A review in the user's language: the content of its window."""

from __future__ import annotations

import msgspec


class Option(msgspec.Struct, frozen=True):
    """An action that the seat could take."""

    label: str
    value: float  #: for the seat, 0..1
    remark: str = ""  #: what it means
    after: str = ""  #: what came of it, or would have, which the seat could not know before
    at_most: bool = False  #: whether no more is known of the value than that it is no higher


class Decided(msgspec.Struct, frozen=True):
    """A decision, in the user's language."""

    ply: int
    number: int  #: among the seat's decisions, from 1
    played: Option
    considered: tuple[Option, ...]  #: best first
    line: tuple[str, ...]  #: the expected continuation after the best, where it can be told
    value: float  #: of the best, 0..1, by what the seat could know
    cost: float  #: of the action played
    open_value: float | None = None  #: of the best with all cards open; None where they are open anyway
    open_cost: float = 0.0  #: of the action played, with all cards open
    worst: int = 0  #: 1 for the costliest decision, to 3; 0 for all others
    #: What the cards have given since the seat's last decision, and what the others' errors have; None
    #: without accounts.
    cards: float | None = None
    others: float = 0.0
    told: bool = True  #: whether the better action may be shown: the user has asked, or need not ask
    clear: bool = False  #: whether another action was better by more than the uncertainty
    reason: str = ""  #: why that one was better; or else why the action was a good one
    mark: str = ""  #: the user's judgement of the action: one of ``MARKS`` of ``play/comments.py``, or none
    comment: str = ""  #: the user's whole comment on it, with that mark in words


class Balance(msgspec.Struct, frozen=True):
    """The accounts of the seat (``play/accounts.py``), in shares of the win."""

    start: float
    cards: float
    others: float
    you: float
    result: float
    last_cards: float  #: what the cards gave after its last decision

    @property
    def adjusted(self) -> float:
        """The result without the cards."""
        return self.result - self.cards


class Reviewed(msgspec.Struct, frozen=True):
    """The whole content of a review's window."""

    seats: tuple[tuple[int, str], ...]  #: the seats with decisions to review, and their names
    seat: int
    decided: tuple[Decided, ...]  #: the judged decisions, in order
    all: int  #: number of all decisions of the seat
    running: bool
    trouble: str = ""  #: the reason why the computer player has stopped; empty while it judges
    end: float | None = None  #: the value of the match's end for the seat
    cost: float = 0.0
    luck: float | None = None
    open_cost: float | None = None
    balance: Balance | None = None  #: None without accounts
    missing: int = 0  #: number of decisions of all seats to be judged for them; 0: none is wanted
    can_try: bool = True  #: whether the match can be played on from a decision
    rounds: bool = False  #: whether chances are about the rounds, which are added up, and not about the match
    chance: bool = True  #: whether anything is left to chance or hidden: else there is no luck

    @property
    def name(self) -> str:
        """The name of the seat."""
        return dict(self.seats)[self.seat]

    @property
    def duel(self) -> bool:
        """Whether the seat has one opponent alone."""
        return len(self.seats) == 2
