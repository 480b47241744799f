"""Learning a game: lessons, puzzles, and the rule books."""
