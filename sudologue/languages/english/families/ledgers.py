"""The words of the family `ledgers`."""

TEXTS = """
innie_45
    title: Innie
    aliases: 45 rule; rule of 45; single innie; one innie
    summary: Look for a row, column or box that its cages fill but for one cell: what's missing from
        45 is there.
    reason: A house has every digit once, so it totals 45 with nine digits. Add up the cages inside:
        what's missing from that is in the one cell they don't cover.
    spotting: To find the next one, look for a row, a column or a box that cages fill but for one
        cell, and subtract their totals from 45.

outie_45
    title: Outie
    aliases: 45 rule outie; single outie; one outie
    summary: Look for a row, column or box whose cages stick out by one cell: what they total over
        45 is there.
    reason: A house has every digit once, so it totals 45 with nine digits. If cages cover it
        completely and one cell more, whatever they total over 45 is in that cell.
    spotting: To find the next one, look for a row, a column or a box that cages cover with one cell
        sticking out, and subtract 45 from their totals.

cage_splitting
    title: Cage Splitting
    aliases: split cage; cage split by a house; splitting cages
    summary: Look for a house that only one cage sticks out of: its parts inside and outside are two
        small cages.
    reason: The other cages say what's missing from the house's 45, and that's what the part inside
        totals. The part outside has the rest. Smaller cages have fewer combinations.
    spotting: To find the next one, look for a house whose border only a single cage crosses, and
        take its two parts one by one.

innies_45
    title: Innies
    aliases: hidden cage; hidden killer cage; virtual cage; remainder cage; complement cage;
        multiple innies; innies or outies
    summary: Look for a row, column or box whose cages don't cover two or three cells: treat these
        like a cage of their own.
    reason: A house has every digit once, so it totals 45 with nine digits. The innies, cells that
        its cages don't cover, make up what's missing from that, with different digits, as if a cage
        were drawn around them.
    spotting: To find the next one, draw a cage of your own around the cells that a house's cages
        don't cover, write its total into it, and list its combinations.

outies_45
    title: Outies
    aliases: multiple outies
    summary: Look for a row, column or box whose cages stick out by two or three cells: what they
        total over 45 is there.
    reason: A house has every digit once, so it totals 45 with nine digits. The outies, cells of its
        cages that stick out, have what the cages total over 45. If they see each other, they are as
        good as a cage of their own.
    spotting: To find the next one, look for a house whose cages stick out by two or three cells,
        and for a total that is small or large for their number.

innies_outies_45
    title: Innies and Outies
    aliases: innie-outie difference; innie outie pair; outies minus innies
    summary: Look for a house with a cell in none of its cages, and a cage that sticks out: the
        difference of the two is known.
    reason: Swap the cells that stick out for those that the cages don't cover, and the total must
        become 45. So those inside are a fixed amount more or less than those outside. A
        difference doesn't place a digit, but it ties the cells together.
    spotting: To find the next one, look for a house with one cell in none of its cages, and one
        cage that sticks out of it by a cell.

odd_even_45
    title: Odd or Even
    aliases: parity; odd-even rule; 45 rule parity
    summary: If all the cells that make up a 45 but one are known to be odd or even, so is that one.
    reason: The cells of a house that its cages don't cover total an odd or an even number. With an
        odd number of odd digits among them a total is odd, else even; so the last cell has no
        choice.
    spotting: To find the next one, look for cells in which all candidates are odd, or all are even,
        in a house that cages nearly fill.

multi_house_45
    title: 45 on Several Houses
    aliases: several houses; 45 rule on several houses; 90 rule; 135 rule; multiple region innies;
        combined innies and outies
    summary: Add up two or three neighbouring rows, columns or boxes with their cages: often few
        cells are left over.
    reason: Two rows total 90, three total 135. Cages that reach from one to the other now lie
        inside, so often fewer cells are left over than of each row by itself.
    spotting: To find the next one, add rows, columns or boxes that cages tie together, until few
        cells stick out. Subtract a sum that you know already.

SumTelling
    observation: {added_up}
    added_up: {rule}: {sum}, and the innies {left} [make up the other|left_over]
        {count:number}
    added_up.one: {rule}: {sum}, and only {left} [is left|left_over]
    added_up.mixed: {rule}: {sum}: {compared}
    added_up.over: {rule}: {sum}, which is {count:number} over: [the total of|left_over] the
        outies {left}
    added_up.over.one: {rule}: {sum}, which is {count:number} over, and only {left} [sticks
        out|left_over]
    rule: [{house_sum:number} on|make] {houses:run}
    sum: {summed} [{summands:totals/total} {made:number}|cages_sum]
    sum.mixed: {summed} [{summands:totals/total} {made:number}|cages_sum], with {less} outside
        counted and {more} left out
    sum.lone: {placed_digits} [is in|cages_sum] {placed}
    summed: {added}
    summed.against: {added}, less {away},
    summed.open.against: {added} less {away},
    added: {its_cages}
    added.placed: {its_cages} and {beside}
    added.placed.bare: {beside}
    its_cages: {houses:its/their} {cages:cage/cages}
    its_cages.over: the {cages:cage that covers/cages that cover} {houses:it/them}
    its_cages.listed: {houses:its/their} {cages:cage/cages}, {cages},
    short_cage: {total:number}({size:number})
    beside: the digits beside {cages:it/them}
    beside.listed, beside.one_placed: {digits_in_place}
    beside.bare: the digits placed there
    away: the digits placed outside
    away.listed, away.one_against: {digits_against}
    digit_in: the {digit} in {cell}
    compared: {more} [{more:is/total} {count:number} more than|left_over] {less}{less:/ together}
    compared.fewer: {more} [{more:is/total} {count:number} less than|left_over]
        {less}{less:/ together}
    compared.same: {more} [{more:is the same as/total as much as}|left_over] {less}{less:/ together}
    consequence.settled: {settled} is [{amount:number} − {made:number}|make] = {count:number}
    consequence.settled.lone: {conclusion}
    consequence.settled.over: {conclusion}
    consequence.taken: {taken:serial}
    consequence.combined: nothing else goes in {targets:or}
    consequence.combined.adds: {follows:serial}
    takes: {cells} [{cells:is/are each}|claims] {digits:or}
    combinations: different digits [total {total:number} only as|only] {sets:braces:or}
    combinations.some: of the digits that these can still be, [only|only] {sets:braces:or} total
        {total:number}
    as_cages: {made:serial}
    as_cages.facts: {made:serial}. {facts:sentences}
    broken: with {conclusion:supposed}, that wouldn't add up
    broken.settled: with any other digit in {settled}, that wouldn't add up
    place, region: {houses:run}
    family: houses that their cages nearly fill, or just stick out of
    question: what do the cages of {houses:run} add up to
    setting: add up the cages of {houses:run}

LedgerTelling
    would_leave: if {cell} were {digit}{for_one}, {others} would have to {others:be/total}
        [{rest:number}|cannot], and {others:it/they} can't
    would_leave.apart: if {cell} were {digit}{for_one}, {others} would have to {others:be/total}
        [{rest:number}|cannot] with different digits, and {others:it/they} can't
    for_one:
    for_one.several: , say
    reason: every house has each digit once, so it totals {house_sum:number}, and what its cages
        don't account for is known

CageSplittingTelling
    added_up: {rule}: {part}
    added_up.listed: {rule}: {summed} [{summands:totals/total} {made:number}|cages_sum].
        {part}
    part: all that {reach} is {cells} of {cage}[: {cells:this is/these total}
        {total:number}|left_over]
    part.split: all that {reach} is {cells} of {cage}[: {cells:this is/these total}
        {total:number}|left_over], and {others}
        [{where} {others:is/total} {rest:number}|also_left]
    reach: the other cages don't cover
    reach.reaching: sticks out
    where: outside
    where.reaching: inside
    reason: the other cages say what one part of this one totals, and the other part has the rest
    family: a cage that is cut in two by the border of a house

OddEvenTelling
    added_up: {rule}: {sum}, so {left} [total an even number|left_over]
    added_up.odd_sum: {rule}: {sum}, so {left} [total an odd number|left_over]
    argument: {known:clauses}
    even: {cells} [{cells:is/are}|are_so] even
    odd: {cells} [{cells:is/are}|are_so] odd
    consequence: {cell} is even: it isn't {gone:or}
    consequence.odd: {cell} is odd: it isn't {gone:or}
    reason: a sum is odd just when an odd number of its digits are odd, so the last of them that
        could be either has no choice
    family: cells that can only be odd, or only be even
"""
