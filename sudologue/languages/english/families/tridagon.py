"""The words of the family `tridagon`."""

TEXTS = """
tridagon
    title: Tridagon
    aliases: Thor's Hammer; anti-tridagon; trivalue oddagon
    summary: When twelve cells in four blocks could not be filled with three digits, and have other
        candidates, the guardians, one of these is true: the only one there is, and of several one
        rules out what sees all of them.
    reason: Had the twelve cells only the three digits, each block would hold all three. Along three
        lines to the next block no digit may stay on its line, so all three move on, one way round
        or the other: that takes an even number of exchanges. Within a block, going from its lines
        to those across puts the digits in another order, by an odd number of exchanges or an even
        one, as the cells lie. Through all four blocks and back to the first, the digits must come
        back to the order they had, so an even number of blocks would have to be odd ones; in a
        tridagon it is one or three. So some guardian is true.
    spotting: To find the next one, look for three digits that four boxes at the corners of a square
        lack, and in each for three cells in different rows and columns with little else.

tridagon_verity
    title: Tridagon Verity
    aliases: anti-tridagon OR-k relation; Trid-ORk forcing
    summary: When each guardian of a tridagon, one of which is true, leads to the same conclusion,
        that conclusion holds.
    reason: Had the twelve cells only the three digits, each block would hold all three. Along three
        lines to the next block no digit may stay on its line, so all three move on, one way round
        or the other: that takes an even number of exchanges. Within a block, going from its lines
        to those across puts the digits in another order, by an odd number of exchanges or an even
        one, as the cells lie. Through all four blocks and back to the first, the digits must come
        back to the order they had, so an even number of blocks would have to be odd ones; in a
        tridagon it is one or three. So some guardian is true, and what each of them leads to holds.
    spotting: To find the next one, look for twelve cells that three digits alone cannot fill, and
        follow each of their other candidates a little way.
"""
