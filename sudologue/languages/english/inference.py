"""What receipts cite, by name."""

TEXTS = """
CellConstraint
    clause, short: {cell}

HouseConstraint
    clause: {digit} {house:in}
    short: {digit} in {house:short}

SightConstraint
    clause, short: {digit} in sight of {one} and {other}

DistinctConstraint
    clause, short: {digit} in {clue}

ClueConstraint
    clause, short: {clue}
"""
