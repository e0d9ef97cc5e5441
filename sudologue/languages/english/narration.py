"""Messages of the room `narration`."""

TEXTS = """
notations
    a_notation: a notation: name one, such as 'a1'
"""
