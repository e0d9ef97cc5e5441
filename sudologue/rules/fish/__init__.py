"""Fish: the places of a digit in some houses lie in as many others."""
