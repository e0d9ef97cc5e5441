"""Messages of the room `clues`."""

TEXTS = """
law
    a_total: a total: it is what the digits of the cage add up to
"""
