"""The table: scene, items, animation, selection, and its tree for screen readers."""
