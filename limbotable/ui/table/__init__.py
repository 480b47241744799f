"""The table: scene, items, animation, selection, and its tree for screen readers.

``TableView`` puts the parts together, each with one task.  ``TableScene`` has a layer each for pieces,
signs, lights and the names of places.  ``Selection`` has the picked piece (``Pick``), the place of the
keyboard (``Cursor``), the gestures that both lead to, and the open question which of several is meant
(``Choice``); ``PointerInput`` and ``KeyInput`` turn Qt's events into its terms.
``Overlays`` lays buttons, chooser and curtain over the table and guards it from misclicks; ``beside.py``
finds the chooser's place, ``free_place.py`` that of words.
``ReadableTable`` is the table for a screen reader.

The scene keeps one pixmap item a piece; one animator with one clock moves them, and an idle table has no
timer. ``Director`` plays beats.  Its delay is counted in lines of the record, not in beats, for a long series
takes its time, and the log tells of an event when its beat is played.  A press, or Enter, ends beats that
lead to the user's turn and have nothing to be read, such as a deal.

Zoom is part of the scene's geometry, so hit testing, overlays and the screen reader follow by themselves.
Pictures are only scaled while it changes, and drawn anew, a few in each frame, afterwards.

With two or more people and hidden hands a curtain names the next person.  Behind it table, log, list of
actions and accessible tree hold a spectator's view and nothing of the last person's.  A game without
secrets needs no curtain.
"""
