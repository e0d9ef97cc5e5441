"""What is said of notations: how a cell's name is to be read."""

TEXTS = """
notation
    legend: {cell} means {row}, {column}
    legend.unlike: {cell} means {row}, {column}, and {candidate} means a {digit} there

a1
    legend.rows.J: {legend}, and no row is called I
    legend.rows.K: {legend}, and no row is called I or J
    legend.columns.J: {legend}, and no column is called I
    legend.columns.K: {legend}, and no column is called I or J

mentions
    a_mention: a text: write such as r5c6, r5c6=4, r5c6<>4 or r5c6(4)
"""
