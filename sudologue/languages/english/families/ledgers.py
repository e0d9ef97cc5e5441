"""The words of the family `ledgers`."""

TEXTS = """
innie_45
    title: Innie
    aliases: 45 rule; rule of 45; single innie
    summary: When all cells of a house but one lie in cages of the house, that cell takes what the
        cages leave of the house's sum.
    reason: A house holds every digit once, so it always makes the same sum: 45 with nine digits.
        Each cage inside makes its number. What is missing from the sum is in the one cell that is
        left.
    spotting: To find the next one, look for a row, a column or a box that cages fill but for one
        cell, and subtract their numbers from 45.

outie_45
    title: Outie
    aliases: 45 rule outie; single outie
    summary: When the cages that cover a house reach out of it by one cell, that cell takes what
        they make too much.
    reason: A house always makes the same sum: 45 with nine digits. Cages that cover it, and one
        cell more, make that sum and the digit of that cell.
    spotting: To find the next one, look for a row, a column or a box that cages cover with one cell
        poking out, and subtract 45 from their numbers.

cage_splitting
    title: Cage Splitting
    aliases: split cage; cage split by a house; splitting cages
    summary: When all that is left of a house is one part of a cage, that part and the rest of the
        cage each make a known sum.
    reason: The other cages say what they leave of the house's sum, and that is what the part inside
        makes. The part outside makes the rest of the cage's number. Both are smaller cages, and
        smaller cages have fewer combinations.
    spotting: To find the next one, look for a house that a single cage crosses the border of, and
        take the two parts one by one.

innies_45
    title: Innies
    aliases: outies; multiple innies; multiple outies
    summary: When a few cells of a house lie in none of its cages, or its cages reach out by a few
        cells, these make a known sum.
    reason: A house always makes the same sum: 45 with nine digits. What its cages leave of it, the
        other cells make together; what they make too much, the cells outside do. A digit that
        leaves the others too much or too little is wrong.
    spotting: To find the next one, look for a house that cages fill but for two or three cells, and
        for a sum that is small or large for so many.

hidden_cage
    title: Hidden Cage
    aliases: hidden killer cage; virtual cage; remainder cage; complement cage
    summary: When the cells that the cages of a house leave over take no digit twice, they are a
        cage of their own.
    reason: What the cages leave of a house's sum, the other cells make together. In one house, or
        in one cage, they take no digit twice, so only combinations of different digits will do, as
        if a cage were drawn around them.
    spotting: To find the next one, draw a cage of your own around the cells that a house's cages
        leave over, write its number into it, and list its combinations.

innies_outies_45
    title: Innies and Outies
    aliases: innie-outie difference; innie outie pair; outies minus innies
    summary: When cages leave cells of a house over and reach out of it as well, the difference
        between the two is known.
    reason: With the cells outside, the cages make so much; what they make outside is lacking
        inside, where the other cells have to make it up to the house's sum. So those inside make a
        fixed amount more or less than those outside.
    spotting: To find the next one, look for a house with one cell in none of its cages, and one
        cage that pokes out of it by a cell.

odd_even_45
    title: Odd or Even
    aliases: parity; odd-even rule; 45 rule parity
    summary: When all cells that a house's cages leave over but one are known to be odd or even, so
        is that one.
    reason: What the cages leave of a house's sum is odd or even, and so is what the other cells
        make. With an odd number of odd digits among them a sum is odd, else even; so the last cell
        has no choice.
    spotting: To find the next one, look for cells in which all candidates are odd, or all are even,
        in a house that cages nearly fill.

multi_house_45
    title: Several Houses
    aliases: 45 rule on several houses; 90 rule; 135 rule; multiple region innies; combined innies
        and outies
    summary: When several houses are added up with their cages, a few cells left over make a known
        sum.
    reason: Houses that share no cell make as many times the same sum as they are: 90 for two with
        nine digits. Cages that reach from one to the other now lie inside, so that often fewer
        cells are left over than of each house by itself.
    spotting: To find the next one, add rows, columns or boxes that cages tie together, until few
        cells stick out.
"""
