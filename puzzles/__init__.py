"""Whole puzzles, solved from the first step to the last.

Each `*_test.py` holds a table, a puzzle a line; to add one, add a line. What other tests share is
here too: layouts, positions, symmetries. None of it is installed.
"""
