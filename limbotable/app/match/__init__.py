"""A match at the table, and the changes from one match to another.

``MatchController`` has one match with its players and views; ``TableController`` has one of them at a time on
the table, and another one replaces it.  The other parts:

- ``Setup`` has the game, the options and the players of a match, ``People`` those of them at this screen.
- ``PointOfView`` is one viewer's sight of it, ``Outlook`` what its next actions mean.
- ``Display`` shows the match on the table, in the log and in the list of actions.
- ``Handover`` covers the table until the next person comes, and ``Privacy`` asks for the curtain when the
  user turns away.
- ``Keeping`` keeps the match in the library, ``ReplacedMatch`` brings the one before back, and ``Departure``
  asks before a match is lost.
- ``UnderWay`` finds a game's match that can be gone on with, from the page with all games.
- ``Tutor`` asks before a costly action of a person is played.
- ``Teller`` says what happens, ``Readouts`` what is asked by one key, and ``Lists`` line by line.
- ``Hints`` and all others speak through ``Remarks``, in a toast and to a screen reader; a hint has
  a toast of its own.
"""
