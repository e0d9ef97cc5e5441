"""Remote pairs: cells with the same two candidates, one after the other."""
