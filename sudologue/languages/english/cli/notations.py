"""What `sudologue notations` says."""

TEXTS = """
notations
    help|
        List the notations for --notation, each with a cell and a candidate 7 in it.

        All of them show the same cell: row 5, column 6.
"""
