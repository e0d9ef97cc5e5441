"""What killer cages say: which digits they can hold, and where."""
