"""How hard a puzzle is, in the numbers of several models."""
