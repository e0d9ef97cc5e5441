"""Steps drawn by lot, told by our voices and in the words of other solvers, side by side."""
