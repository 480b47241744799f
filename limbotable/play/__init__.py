"""One match: record, perspectives, dealer, referee; and statistics, lessons and puzzles as data.

A match is a record; a seat's perspective is that record with ``?`` for every card that the seat has not
seen. Rules never run on half-known positions: ``Game.fit`` finds whole matches that agree with a
perspective, and the seat's view is the same in every one of them.  (The lines alone may leave open
whether a hidden block has just ended a round of the countdown game; the ``scores`` in the header decide it.)

A match that begins at the table has a deal with a number: the seed of its ``Dealer``, written into the
header as ``deal``.  Perspectives leave it out.  A record that is continued keeps the number only where
every deal so far is that of the seed.  The engine draws seeds of 63 bits, because nine digits can be
tried out.

A branch is a new match with the first lines of another one and its known deals.  Where its players may know
the deals to come it is casual, and while a match goes on the rule for branches is that of undo (``undo.py``).
"""
