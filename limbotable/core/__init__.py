"""The parts of every game: positions and actions as integers, cards, options, chance, phrases, sightings.

Actions are small integers inside and text at the edges.  Chance is an action with a text of its own
(``shuffle stock ...``), drawn outside the rules and written into the record, so that a record replays
without a random generator.  No game is known here.
"""
