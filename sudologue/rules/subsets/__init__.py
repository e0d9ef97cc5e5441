"""Subsets: as many cells as digits, closed off from the rest of a house."""
