"""The table: scene, items, animation, selection, and its tree for screen readers.

``TableView`` puts parts together, each with one business.  ``TableScene`` has a layer each for pieces,
signs and lights.  ``Selection`` knows what is picked (``Pick``), where the keyboard is (``Cursor``), and
what comes of both; ``PointerInput`` and ``KeyInput`` turn Qt's events into its words.  ``Overlays`` lays
buttons, chooser and curtain over the table and guards it from misclicks.  ``ReadableTable`` is what a
screen reader finds.

The scene keeps one pixmap item a piece; one animator with one clock moves them, and an idle table has no
timer. ``Director`` plays beats.  It is behind by lines of the record, not by beats, for a long series takes
its time, and the log tells of an event when its beat is played.

Zoom is part of the scene's geometry, so hit testing, overlays and the screen reader follow by themselves.
Pictures are only scaled while it changes, and drawn anew, a few in each frame, afterwards.

With two or more people and hidden hands a curtain names the next one.  Behind it table, log, list of
actions and accessible tree hold a spectator's view and nothing of the last person's.  A game that hides
nothing needs none.
"""
