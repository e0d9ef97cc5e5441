"""Messages of the room `oracle`."""

TEXTS = """
conflict
    has_solution: the puzzle has a solution: nothing in it contradicts the rest

search
    limit: a search cannot stop at {limit} solutions: the limit starts at 1
"""
