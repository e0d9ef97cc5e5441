"""Messages of the room `notations`."""

TEXTS = """
mentions
    a_mention: a text: write such as r5c6, r5c6=4, r5c6<>4 or r5c6(4)
"""
