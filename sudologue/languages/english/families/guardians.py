"""The words of the family `guardians`."""

TEXTS = """
guardians
    title: Guardians
    aliases: broken wing; oddagon of one digit; turbot chain with guardians
    summary: When an odd loop of places of a digit would have only its own cells for the digit in
        each of its houses but for some guardians, one of the guardians is true.
    reason: Were all guardians false, the digit would go into exactly one of any two neighbours on
        the loop, so places with it and places without it would take turns. Round a loop of an odd
        number that cannot work out. So a single guardian takes the digit; and if there are several,
        any cell that sees them all loses it.
    spotting: To find the next one, go from place to place of a digit along houses that have two or
        three, come back after an odd number of cells, and gather the places left out.
"""
