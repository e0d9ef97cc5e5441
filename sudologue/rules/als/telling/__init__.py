"""How the rules of almost locked sets are told."""
