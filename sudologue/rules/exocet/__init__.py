"""Exocets: two cells whose digits two other cells must hold, too."""
