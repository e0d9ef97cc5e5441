"""What `sudologue notations` says."""

TEXTS = """
notations
    help|
        List the notations for --notation: name, a cell, its candidate 7, what it is.

        The cell is the same in all of them, the one in the fifth row and the sixth column.
"""
