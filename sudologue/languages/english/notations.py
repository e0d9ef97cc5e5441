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

    summary.rows: Rows by letter and columns by number.
    summary.rows.J: Rows by letter and columns by number; no I.
    summary.rows.K: Rows by letter and columns by number; no I and no J.
    summary.columns: Columns by letter and rows by number.
    summary.columns.J: Columns by letter and rows by number; no I.
    summary.columns.K: Columns by letter and rows by number; no I and no J.

RowColumn
    summary: Rows and columns by number; what everything else here is written in.

UpperRowColumn
    summary: The same in capitals.

Eureka
    summary: Candidates and chains as in Eureka lines, digit first.

NumberRowColumn
    summary: Berthier's: candidates with the number first, chains choice by choice.

Hodoku
    summary: Candidates as three figures: digit, row, column. Chains cell by cell.

mentions
    a_mention: a text: write such as r5c6, r5c6=4, r5c6<>4 or r5c6(4)
"""
