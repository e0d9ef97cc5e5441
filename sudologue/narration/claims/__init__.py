"""Claims: what words say of a board, as data that can be held against it."""
