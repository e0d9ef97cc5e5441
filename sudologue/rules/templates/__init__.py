"""Templates: the ways in which one digit, or several, can fill the board."""
