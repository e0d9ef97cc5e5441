"""Colouring: candidates of which either all of one colour are true or all of the other."""
