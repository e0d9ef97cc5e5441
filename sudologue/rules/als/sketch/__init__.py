"""What pictures show of almost locked sets, aligned exclusions and Sue de Coq."""
