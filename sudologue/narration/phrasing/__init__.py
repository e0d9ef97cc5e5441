"""English for puzzles: passages, lists, numbers, houses, groups, clauses, and facts of a board."""
