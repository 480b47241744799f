"""The ports by which a match asks a computer player or a person to act."""
