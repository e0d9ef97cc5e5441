"""What a person plays at a terminal: a puzzle, or a solve step by step."""
