"""Wings: a few cells, one of which must take a digit."""
