"""Files on disk: matches, settings, claims.  Knows no Qt.

The library (``match_store.py``) is one SQLite file (``library_file.py``) of all matches, line by line;
``schema.py`` has its tables and the migrations of older files.  The facts for a list of matches are kept in
columns, so a list reads no lines.  The last match is the one with the highest count of changes: clocks go
backwards, and a match that is only looked at keeps its date.  Any row may be damaged, so ``rows.py`` takes
nothing for granted.  Comments, orders of hands, reviews and tries at puzzles have a store each.
``going_on.py`` finds the match of a game that is under way, ``days.py`` the days played, and ``resets.py``
the times since which the statistics count.

Before and after each change the file is checked.  If it is no longer the file that was opened, that is
``StoreTrouble.GONE``, and ``autosave.py`` keeps the whole match in the library that is there now, or makes
one.  A library that cannot be written is a copy in memory until it can.

The match on a table is *claimed* (``claim.py``): a file that the operating system keeps locked for the
program until it ends in any way.  Process numbers are not trusted: in containers every program has the
same.
"""
