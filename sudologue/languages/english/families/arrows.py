"""The words of the family `arrows`."""

TEXTS = """
arrow_bounds
    title: Arrow Bounds
    summary: The circle of an arrow is at least the least that its shaft can make, and at most the
        most; and a cell of the shaft takes what the circle and its other cells can leave for it.
    reason: The digits along the shaft of an arrow add up to the one in its circle. Two cells make
        at least 2, and at least 3 if they see each other, so that is the least that the circle can
        be. And if the circle is at most 7 and another cell of the shaft at least 3, no more than 4
        is left.
    spotting: To find the next one, add up the least digits along each shaft, and compare that with
        the largest that the circle can be.

arrow_combination
    title: Arrow Combinations
    summary: When no way to fill an arrow has a digit in one of its cells, it does not go there.
    reason: The digits along the shaft of an arrow add up to the one in its circle. With the
        candidates that its cells have left there may be few ways to do that, and each of them takes
        one candidate of every cell. A candidate that none of them takes is false.
    spotting: To find the next one, take an arrow with few candidates left, and write down for each
        digit of its circle the sums that make it.

arrow_repeats
    title: Arrow Repeats
    summary: A digit may be on an arrow twice, but not in cells that see each other: what only such
        ways to fill the arrow have is false.
    reason: The digits along the shaft of an arrow add up to the one in its circle. A sum such as 6
        = 3 + 3 is right only if the two cells of the shaft do not see each other. Where they do, it
        falls away, and with it every candidate that no other sum needs.
    spotting: To find the next one, look for cells of an arrow that lie in one house, and leave out
        the sums with the same digit in two of them.
"""
