"""The words of the family `exocet`."""

TEXTS = """
junior_exocet
    title: Junior Exocet
    aliases: JExocet; Exocet
    summary: When three parallel lines have the digits of two base cells in two lines across at
        most, but for two targets and for what both base cells see, the targets hold the same two
        digits as the base cells.
    reason: A digit that a base cell takes is gone from the cells that both base cells see. The two
        lines across have room for it in two of the three parallel lines only, so the third has it
        in a target. There are two such digits and two targets, so each target holds one of them. A
        pair of digits that does not fit there is out; and so is whatever no pair that is left
        allows.
    spotting: To find the next one, take two cells of a line in one box with three or four
        candidates, and look for three parallel lines with few places for these.
"""
