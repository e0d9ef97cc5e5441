"""The almost locked sets of a board."""
