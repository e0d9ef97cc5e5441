"""The words of the family `singles`."""

TEXTS = """
full_house
    title: Full House
    aliases: last cell; last digit in a house
    summary: When a house has one open cell left, that cell takes the one digit still missing.
    reason: A house holds every digit once. With all its other cells filled, one cell and one digit
        remain, and they belong together.
    spotting: To find the next one, look for a house with a single open cell.

naked_single
    title: Naked Single
    aliases: sole candidate; forced digit
    summary: When a cell has one candidate left, it takes that digit.
    reason: Every cell takes some digit. When all the others have been ruled out for a cell, the one
        that remains is the only one it can take.
    spotting: To find the next one, take a cell whose houses are well filled and count through the
        digits that it sees: if one alone is missing, it goes there.

hidden_single
    title: Hidden Single
    aliases: pinned digit; unique candidate; crosshatching
    summary: When a digit has one place left in a house, it goes there.
    reason: Every house holds every digit. When a digit has been ruled out everywhere in a house but
        for one cell, it must be in that cell, whatever other candidates the cell still shows.
    spotting: To find the next one, take a digit that stands on the board several times already, and
        look for a house where these leave it a single cell.
"""
