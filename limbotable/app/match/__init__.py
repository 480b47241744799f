"""A match at the table, and the changes from one match to another.

``MatchController`` has one match with its players and views; ``TableController`` has one of them at a time on
the table, and another one replaces it.  Around these two:

- ``Display`` shows the match on the table, in the log and in the list of actions.
- ``Handover`` covers the table until the next person comes, and ``Privacy`` has it covered by itself.
- ``Keeping`` keeps the match in the library, ``ReplacedMatch`` brings the one before back, and ``Departure``
  asks before a match is lost.
- ``Hints`` and all others speak through ``Remarks``, in a toast and to a screen reader.
"""
