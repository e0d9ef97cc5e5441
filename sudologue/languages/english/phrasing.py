"""What is said of clues of any kind."""

TEXTS = """
PlainClueWords
    name: {noun}
    line: {head}: {cells}

clue_lines
    how_to_read: {told:spaces}
    how_to_read.plain: These hold beside the houses:
    how_to_read.plain.told: {told:spaces}
"""
