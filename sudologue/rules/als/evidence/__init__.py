"""What the rules of almost locked sets saw."""
