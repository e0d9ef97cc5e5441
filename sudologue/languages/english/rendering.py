"""Messages of the room `rendering`."""

TEXTS = """
palette
    a_theme: a theme: name one, such as 'dark'

paper
    a_puzzle: a puzzle to print: give a board, or a result
"""
