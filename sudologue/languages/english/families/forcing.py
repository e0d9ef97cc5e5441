"""The words of the family `forcing`."""

TEXTS = """
nishio_forcing_chain contradiction_forcing_chain forcing_net_contradiction
    reason: An assumption that leads to a contradiction is false. Nothing is placed on trial and
        taken back; the line of reasoning is followed to its end, and it proves the opposite of what
        it set out from. One that came to no end would prove nothing.

nishio_forcing_chain
    title: Nishio Forcing Chain
    aliases: Nishio
    summary: When a candidate, taken as true, would leave some house without a place for its own
        digit, it is false.
    spotting: To find the next one, take a digit that is placed a few times, suppose it in one of
        its places, and see in which houses it then has one place left, until some house has none.

cell_forcing_chain
    title: Cell Forcing Chain
    aliases: cell reduction; multiple forcing chain from a cell
    summary: When every candidate of a cell leads to the same conclusion, that conclusion holds.
    reason: One of the cell's candidates is true, whichever it is. What follows from each of them
        follows from the cell.
    spotting: To find the next one, take a cell with two or three candidates, follow each of them
        for a few digits, and look for what all of them rule out, or bring about.

region_forcing_chain
    title: Region Forcing Chain
    aliases: unit forcing chain; house forcing chain
    summary: When every place of a digit in a house leads to the same conclusion, that conclusion
        holds.
    reason: The house has the digit in one of these places, whichever it is. What follows from each
        of them follows from the house.
    spotting: To find the next one, take a digit with two or three places in a house, follow each of
        them for a few digits, and look for what all of them rule out, or bring about.

digit_forcing_chain
    title: Digit Forcing Chain
    aliases: double forcing chain; dual forcing chain
    summary: When a candidate leads to the same conclusion whether it is true or false, that
        conclusion holds.
    reason: The candidate is true or it is false, and the conclusion follows either way.
    spotting: To find the next one, take a digit with two places in a house, follow each of them for
        a few digits, and look for what both of them rule out, or bring about.

contradiction_forcing_chain
    title: Contradiction Forcing Chain
    aliases: forcing chain contradiction
    summary: When a candidate, taken as true, would step by step leave a cell or a house's digit
        with nothing, it is false.
    spotting: To find the next one, take a candidate whose digit has one other place in several
        houses, or whose cell sees cells with two candidates, and follow what it forces until
        something is left with nothing.

forcing_net_verity
    title: Forcing Net (Verity)
    aliases: dynamic cell forcing chain; dynamic region forcing chain
    summary: When all candidates of a cell, or all places of a digit in a house, lead to the same
        conclusion, by steps that may draw on several earlier ones, that conclusion holds.
    reason: One of the candidates is true, whichever it is. What follows from each of them holds in
        any case.
    spotting: To find the next one, take a cell or a digit in a house with few choices, follow each
        of them by singles as far as they go, and compare what has become of the same candidates.

forcing_net_contradiction
    title: Forcing Net (Contradiction)
    aliases: dynamic forcing chain; dynamic contradiction chain
    summary: When a candidate, taken as true, would leave a cell or a house's digit with nothing, by
        steps that may draw on several earlier ones, it is false.
    spotting: To find the next one, take a candidate that would settle much at once, and fill in
        singles from it until some cell, or some digit in a house, is left with nothing.

nested_forcing_chain
    title: Nested Forcing Chain
    aliases: contradiction within a contradiction; dynamic forcing chain with nets
    summary: When a candidate, taken as true, would lead to a contradiction by way of further
        assumptions that are each refuted on the way, it is false.
    reason: While the first assumption stands, a second one that fails is false, and what that
        leaves is one more step of the first one's argument. An assumption that leads to a
        contradiction is false. Nothing is placed on trial and taken back; the line of reasoning is
        followed to its end, and it proves the opposite of what it set out from. One that came to no
        end would prove nothing.
    spotting: To find the next one, take a candidate that settles much, fill in singles from it, and
        where these end, suppose a second candidate on top of it: if that one fails, cross it out
        and go on.
"""
