"""Going through puzzles: what is done with each, and what many of them need."""
