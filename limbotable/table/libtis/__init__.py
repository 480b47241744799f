"""The table of Libtis, in parts: where things lie, what they are, what is written, done and told."""
