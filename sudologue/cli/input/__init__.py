"""Where puzzles and traces come from, and how texts are told apart."""
