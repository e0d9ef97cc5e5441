"""The words of the family `templates`."""

TEXTS = """
template_set
    title: Template Set
    summary: When every way to place a digit in the whole grid uses the same cell, the digit goes
        there.
    reason: Each house needs the digit once, and two cells in sight of each other cannot both take
        it. If no way to meet all of that leaves the cell out, the digit must be in it.
    spotting: To find the next one, take a digit with few places left, try to place it in every
        house without using one of them, and see whether that always fails.

template_delete
    title: Template Delete
    summary: When no way to place a digit in the whole grid uses a cell, the cell loses the digit.
    reason: Each house needs the digit once, and two cells in sight of each other cannot both take
        it. With the digit in that cell, some house would always be left without a place for it.
    spotting: To find the next one, take a digit with few places left, suppose it in one of them,
        and see whether every way of placing the rest of it then fails.

pattern_overlay
    title: Pattern Overlay
    aliases: POM; Pattern Overlay Method
    summary: When no way to place two or three digits side by side in the whole grid has a digit in
        a certain cell, the cell loses that digit.
    reason: Each of the digits has its ways to be placed in the whole grid, and no two of them can
        share a cell. If every way that uses a candidate leaves the other digits without a way of
        their own, the candidate is false.
    spotting: To find the next one, take two or three digits that share many of their cells, suppose
        one of them in a cell, and see whether the others can still be placed around it.
"""
