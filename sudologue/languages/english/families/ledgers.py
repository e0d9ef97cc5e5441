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

SumTelling
    observation: {added_up}
    added_up: {sum}[, which leaves {count:number} for|left_over] {left}
    added_up.mixed: {sum}: {compared}
    added_up.one: {sum}
    added_up.over: {sum}[, so the {count:number} too much are in|left_over] {left}
    added_up.over.one: {sum}[, {count:number} too much|left_over]
    sum: {houses_make}; {cages_make}
    houses_make: {houses:run} [{houses:makes/make} {amount:number}|make]
    cages_make: {summed} [{summands:makes/make} {made:number}|cages_sum]
    cages_make.lone: {placed_digits} [is in|cages_sum] {placed}
    summed: {added}
    summed.reaching: {added}, with {less} outside,
    summed.against: {added}, less {away},
    summed.reaching.against: {added}, with {less} outside, less {away},
    summed.open.reaching: {added} with {less} outside,
    summed.open.against: {added} less {away},
    summed.open.reaching.against: {added} with {less} outside, less {away},
    added: {its_cages}
    added.placed: {its_cages} and {beside}
    added.placed.bare: {beside}
    its_cages: {houses:its/their} {cages:cage/cages}
    its_cages.listed: {houses:its/their} {cages:cage/cages}, {cages},
    beside: the digits beside {cages:it/them}
    beside.listed, beside.one_placed: {digits_in_place}
    beside.bare: the digits placed there
    away: the digits placed outside
    away.listed, away.one_against: {digits_against}
    digit_in: the {digit} in {cell}
    compared: {more} [{more:is/make} {count:number} more than|left_over] {less}{less:/ together}
    compared.fewer: {more} [{more:is/make} {count:number} less than|left_over]
        {less}{less:/ together}
    compared.same: {more} [{more:is the same as/make as much as}|left_over] {less}{less:/ together}
    takes: {cells} [{cells:takes/each take}|claims] {digits:or}
    combinations: different digits [make {total:number} only as|only] {sets:dashes:or}
    combinations.some: of the digits that these can still take, different ones
        [make {total:number} only as|only] {sets:dashes:or}
    as_cages: {made:clauses}
    as_cages.taken: with different digits, {made:clauses}
    broken: with {conclusion:supposed}, that would not add up
    broken.settled: with any other digit in {settled}, that would not add up
    place, region: {houses:run}
    family: houses that their cages nearly fill, or just reach out of
    question: what do the cages leave of {houses:run}
    setting: add up the cages of {houses:run}

LedgerTelling
    then: then {taken:clauses}
    would_leave: {digit:a} in {cell}{for_one} [would leave {rest:number} for|cannot] {others}, which
        cannot {others:be that/make that}
    would_leave.apart: {digit:a} in {cell}{for_one} [would leave {rest:number} for|cannot] {others},
        which cannot {others:be that/make that with different digits}
    for_one:
    for_one.several: , say,
    reason: every house holds each digit once, so its cells make {house_sum:number}, whatever stands
        where. What cages make of that is printed on the board, and the rest is known, too

CageSplittingTelling
    added_up: {houses_make}; {part}
    added_up.listed: {houses_make}; {cages_make}; {part}
    part: all that {reach} is {cells} of {cage}[: {cells:this makes/these make}
        {total:number}|left_over]
    part.split: all that {reach} is {cells} of {cage}[: {cells:this makes/these make}
        {total:number}|left_over], and {others}
        [{where} {others:makes/make} {rest:number}|also_left]
    reach: the other cages leave of {houses:it/them}
    reach.reaching: its cages have beyond {houses:it/them}
    where: outside
    where.reaching: inside
    reason: every house makes a sum that is known, and so do the other cages, so the one part of the
        cage makes what is left, and the other part the rest of its total
    family: a cage that is cut in two by the border of a house

OddEvenTelling
    added_up: {sum}, so {left} [make an even sum|left_over]
    added_up.odd_sum: {sum}, so {left} [make an odd sum|left_over]
    argument: {known:clauses}
    even: {cells} [{cells:is/are}|are_so] even
    odd: {cells} [{cells:is/are}|are_so] odd
    consequence: {cell} is even, and cannot be {gone:or}
    consequence.odd: {cell} is odd, and cannot be {gone:or}
    reason: a sum is odd just when an odd number of its digits are odd, so the last of them that
        could be either has no choice
    family: cells that can only be odd, or only be even
"""
