"""Templates of a digit: whether there are any, which candidates are in none, and all of them."""
