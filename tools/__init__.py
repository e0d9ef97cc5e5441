"""Tools for working on sudologue; none is installed with it."""
