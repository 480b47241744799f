"""Learning a game: lessons, puzzles, and the rule books.

A lesson is a record (``translations/tutorials/positions``): lines up to a position, and on from it.  The
learner is the seat that acts there; its later lines are the task, while those of other seats and of chance
are played by themselves.  Equally good actions stand in the header (``play/lesson.py``).
``translations/tutorials/<language>/<game>.md`` have a section a lesson: the task, the text at the end,
and answers to actions that are legal and not intended.

A puzzle is a record that ends in a position, with a task in its header (``play/puzzles.py``).  The engine
judges a try by going through every answer in every position that the seat may be in (``search/goals.py``),
so a solution is certain whatever is hidden.

A puzzle of the second kind asks for the best action, which strong searches found clearly ahead.
``Training`` keeps a person's first try at each puzzle.  From these follows a rating (``play/training.py``),
and with the errors in reviewed matches the weak themes that exercises are set on (``play/weaknesses.py``).

``LessonSession`` and ``PuzzleSession`` are exercises: matches that are not kept.  The table, the list of
actions and the screen reader are the real ones.  ``TableController.interrupt`` puts one in the place of the
match, whose referee asks no port meanwhile; ``take_up_again`` brings the match back.  A ``Guide`` leads from
one to the next, and ``Exercises`` from the match to them and back.

A mistake is a decision of a person that a review found costly (``play/mistakes.py``): the library keeps it
with its right answers, and ``Mistakes`` sets it again after some days, in the band of the puzzles.

Rule books (``translations/rules/<language>/<game>.md``) are written for players, each language by itself;
their headings have the same names in all of them, and the game's ``rule_places`` say which phases and
reasons each place explains.  A picture in a book is a record in ``translations/rules/diagrams``: the table
draws its last position.
"""
