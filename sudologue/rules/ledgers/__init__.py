"""The rule of 45: what houses make, less what the cages in them make."""
