"""Looking back: replay, analysis, review, the list of matches, statistics, import and export.

``PointOfView`` is what one viewer sees of a match at any ply.  ``Replay`` turns the table back with those
points of view that tell nobody anything new; ``OpenHands`` lays all hands open.  Meanwhile the referee is
held, so nothing else has to know that the past is on the table.

``Analyst`` has an engine of its own look at the position of an open game: shortly, then longer, then not at
all. ``Analysis`` shows its findings as a bar, as rows in the panel and as pointers over the table.

``Reviewer`` has an engine judge one decision after the other.  What the seat could know is the perspective
of the record cut off there, thought about as by any computer player; the action that was played is then
tried as often as the best one, so that the two can be compared.  A seat's chances fall at its own decisions
by what play cost; between them they rise and fall by the cards and the others.  The library keeps the
findings until the lines are others.

``Matches`` shows the library.  Any user may look at the list, players or not, so its pictures are a
spectator's; hands lie open when all that is shown is over.  ``Statistics`` counts performances
(``play/statistics.py``).
"""
