"""Singles: one place left, seen from the house or from the cell."""
