"""What is said of clues of any kind."""

TEXTS = """
PlainClueWords
    name: {noun}
    line: {head}: {cells}

clue_lines
    how_to_read: {told:semicolons}:
    how_to_read.plain: these hold beside the houses:
    how_to_read.plain.told: these hold beside the houses; {told:semicolons}:
"""
