"""One step in words: what it may speak of, why it is so, what follows, and who tells it."""
