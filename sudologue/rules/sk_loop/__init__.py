"""SK-loops: sixteen cells round four filled ones, which use up all the digits they share."""
