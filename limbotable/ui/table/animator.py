"""Movement on the table: one clock, and one target for each item."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

import msgspec
from msgspec.structs import replace

from limbotable.ui.table.clock import FRAME, Alarm, Clock


class Pose(msgspec.Struct, frozen=True):
    """The pose of an item, in card units and degrees."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    opacity: float = 1.0


class Mover(Protocol):
    """An item that can be animated."""

    def place(self, pose: Pose, squeeze: float, *, moving: bool = False) -> None:
        """Take a pose, for one picture of a movement or to stay in it.

        ``squeeze`` is the apparent width while the item turns over, from 0 to 1.
        """

    def turn_up(self, face: str) -> None:
        """Show another face."""


@dataclass(slots=True)
class _Motion:
    mover: Mover
    start: Pose
    end: Pose
    begin: float
    duration: float
    hop: float
    turn: float  # how far it is turned over, 1 = done
    turn_from: float
    face: str | None  # the face to show when it is on edge; None once it is shown
    done: Callable[[], None] | None


class Animator:
    """Moves items to their targets.

    A new target replaces the old one and starts from the item's present pose.  Without any items
    to move it sets no alarm.
    """

    def __init__(self, clock: Clock, framed: Callable[[], None] = lambda: None, frame: float = FRAME) -> None:
        """``framed`` is called after each picture of a movement, the last one included.

        ``frame`` is the time between two pictures, in milliseconds.
        """
        self.frame = frame
        self._clock = clock
        self._framed = framed
        self._motions: dict[str, _Motion] = {}
        self._poses: dict[str, Pose] = {}
        self._alarm: Alarm | None = None
        self._next_frame = 0.0

    @property
    def moving(self) -> int:
        """The number of items under way; those that still wait for their turn do not count."""
        now = self._clock.now()
        return sum(motion.begin <= now for motion in self._motions.values())

    def pose(self, key: str) -> Pose:
        """Return the present pose of an item."""
        return self._poses[key]

    def put(self, key: str, mover: Mover, pose: Pose, face: str | None = None) -> None:
        """Put an item into a pose at once; a motion that this ends counts as done."""
        motion = self._motions.pop(key, None)
        shown = motion.face if motion else None
        if face is None:
            face = shown
        if face is not None:
            mover.turn_up(face)
        self._poses[key] = pose
        mover.place(pose, 1.0)
        if motion is not None and motion.done is not None:
            motion.done()

    def send(
        self,
        key: str,
        mover: Mover,
        pose: Pose,
        duration: float,
        *,
        delay: float = 0.0,
        face: str | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Move an item in ``duration`` milliseconds; ``face`` is the one to turn up on the way."""
        old = self._motions.pop(key, None)
        start = self._poses[key]
        turn = 1.0
        if old is not None:
            turn = old.turn
            if face is None:
                face = old.face
        if face is not None:
            turn = min(turn, 1.0 - turn)
        if duration <= 0:
            if face is not None:
                mover.turn_up(face)
            self._poses[key] = pose
            mover.place(pose, 1.0)
            if done is not None:
                done()
            return
        far = math.hypot(pose.x - start.x, pose.y - start.y)
        hop = 0.06 if face is not None else min(0.05, far * 0.02)
        begin = self._clock.now() + delay
        self._motions[key] = _Motion(mover, start, pose, begin, duration, hop, turn, turn, face, done)
        self._wake()

    def rebase(self, convert: Callable[[Pose], Pose]) -> None:
        """Convert all poses, present ones and targets, into other coordinates."""
        self._poses = {key: convert(pose) for key, pose in self._poses.items()}
        for motion in self._motions.values():
            motion.start, motion.end = convert(motion.start), convert(motion.end)

    def rename(self, names: Mapping[str, str]) -> None:
        """Let items go on under other keys, given by their old ones."""
        self._poses = {names.get(key, key): pose for key, pose in self._poses.items()}
        self._motions = {names.get(key, key): motion for key, motion in self._motions.items()}

    def drop(self, key: str) -> None:
        """Forget an item, wherever it is; its call at the arrival is not made."""
        self._motions.pop(key, None)
        self._poses.pop(key, None)

    def finish(self) -> None:
        """Bring all items to their targets at once."""
        for key in list(self._motions):
            if key in self._motions:
                motion = self._motions[key]
                self.put(key, motion.mover, motion.end)
        if not self._motions and self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
            self._framed()

    def _wake(self) -> None:
        if self._alarm is None:
            self._next_frame = self._clock.now() + self.frame
            self._alarm = self._clock.after(self.frame, self._frame)

    def _frame(self) -> None:
        self._alarm = None
        now = self._clock.now()
        for key, motion in list(self._motions.items()):
            if self._motions.get(key) is motion and now >= motion.begin:
                self._step(key, motion, min(1.0, (now - motion.begin) / motion.duration))
        if self._motions:
            # Frames keep their rhythm even if one of them was late.
            self._next_frame = max(self._next_frame + self.frame, now + 1.0)
            self._alarm = self._clock.after(self._next_frame - now, self._frame)
        self._framed()

    def _step(self, key: str, motion: _Motion, part: float) -> None:
        if part >= 1.0:
            self.put(key, motion.mover, motion.end)
            return
        gone = 1.0 - (1.0 - part) ** 3  # ease out
        start, end = motion.start, motion.end
        pose = Pose(
            start.x + (end.x - start.x) * gone,
            start.y + (end.y - start.y) * gone,
            start.angle + (end.angle - start.angle) * gone,
            start.scale + (end.scale - start.scale) * gone,
            start.opacity + (end.opacity - start.opacity) * gone,
        )
        # The pose that is kept leaves the hop out, or an item with a new target would grow.
        self._poses[key] = pose
        squeeze = 1.0
        if motion.turn_from < 1.0:
            motion.turn = motion.turn_from + (1.0 - motion.turn_from) * _smooth(part)
            squeeze = abs(math.cos(math.pi * motion.turn))
            if motion.turn >= 0.5 and motion.face is not None:
                motion.mover.turn_up(motion.face)
                motion.face = None
        hop = 1.0 + motion.hop * math.sin(math.pi * gone)
        motion.mover.place(replace(pose, scale=pose.scale * hop), squeeze, moving=True)


def _smooth(part: float) -> float:
    return part * part * (3.0 - 2.0 * part)
