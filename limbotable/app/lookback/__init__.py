"""Looking back: replay, analysis, review, the list of matches, statistics, import and export.

``PointOfView`` is one viewer's sight of a match at any ply.  ``Replay`` turns the table back with the points
of view that reveal nothing new to any viewer; ``OpenHands`` lays all hands open.  Meanwhile the referee is
held, so no other part has to know that the past is on the table.

``Analyst`` has an engine of its own look at the position of an open game: shortly, then longer, then not at
all. ``Analysis`` shows its findings as a bar, as rows in the panel and as pointers over the table.

``Reviewer`` has an engine judge one decision after the other.  The seat's possible knowledge is the
perspective of the record cut off there, thought about as by any computer player; the played action is then
tried as often as the best one, so that the two can be compared.  A seat's chances fall at its own decisions
by the cost of its play; between them they rise and fall by the cards and the others.  The library keeps the
findings until the lines change.

``Matches`` shows the library.  Any user may look at the list, players or not, so its pictures are a
spectator's; hands lie open when all that is shown is over.  ``Statistics`` counts performances
(``play/statistics.py``).

``Exchange`` asks for files and says what came of them: a ``MatchImport`` brings matches in, a ``MatchExport``
saves several, and ``match_files.py`` knows what such a file is called and has in it.
"""
