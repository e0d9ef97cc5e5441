"""The words of the family `chains`."""

TEXTS = """
m_wing s_wing l_wing h_wing x_chain xy_chain aic
    reason: If the cell at one end does not take its digit, that settles the next choice, which
        settles the one after it, and so on to the other end, which then takes its own. So one of
        the two ends has its digit, and what neither of them leaves room for can go.

m_wing
    title: M-Wing
    aliases: Medusa Wing
    summary: When one of the two digits of a cell is passed on through a house with two places for
        it to a cell that could take the other digit, and a second house has that other digit there
        or in one more place only, the other digit leaves every cell in sight of both the first cell
        and the last place.
    spotting: To find the next one, take a cell with two candidates, look for a house that must pass
        one of them on to a second cell, and see whether that cell could have the other candidate
        instead.

s_wing
    title: S-Wing
    aliases: Split Wing
    summary: When each of the two digits of a cell leads to a house with two places for it, one of
        them in sight of the cell, the far places have between them one of the two digits: where
        they see each other, neither takes the other's.
    spotting: To find the next one, take a cell with two candidates and look on either side for a
        house with two places for one of them, one of the two in sight of the cell.

l_wing
    title: L-Wing
    aliases: Local Wing
    summary: When three houses with two places each, for three different digits, meet in two cells,
        one of the two outer places has its digit: where these see each other, neither takes the
        other's.
    spotting: To find the next one, look for a house with two places for a digit, and see whether
        another digit of each of these cells has just one more place in some house.

h_wing
    title: H-Wing
    aliases: Hybrid Wing
    summary: When two cells with two candidates each lead to a house with two places for the last of
        three digits, either the first cell takes the first digit or the far place the last: where
        these see each other, neither takes the other's.
    spotting: To find the next one, look for two cells with two candidates each that see each other
        and share one digit, and then for a house where the last digit left has two places.

x_cycle xy_cycle continuous_nice_loop
    reason: Each choice settles the next, all the way round to where one began. So there are only
        two ways to make them all, and what neither way leaves room for can go.

x_cycle
    title: X-Cycle
    aliases: Fishy Cycle; single-digit loop
    summary: When houses with two places for a digit join up into a loop, the digit leaves every
        cell in sight of both ends of a joint; where such a chain comes back to a cell from both
        sides, the cell takes the digit.
    spotting: To find the next one, mark the houses with two places for a digit and follow them from
        place to place to see whether you come back to where you started.

x_chain
    title: X-Chain
    aliases: single-digit chain
    summary: When houses with two places for a digit are joined in a row, each with a place in sight
        of the next one's, the digit leaves every cell in sight of both ends.
    spotting: To find the next one, mark the houses with two places for a digit and follow them from
        place to place, then look for what sees the first and the last one.

xy_cycle
    title: XY-Cycle
    aliases: XY-Loop; closed XY-Chain
    summary: When cells with two candidates form a ring, each sharing one digit with the next, that
        digit leaves every other cell in sight of both neighbours.
    spotting: To find the next one, follow cells with two candidates from one to the next by the
        digit they share, and see whether you come back to the first by its other digit.

xy_chain
    title: XY-Chain
    aliases: Y-Chain
    summary: When cells with two candidates form a row, each sharing one digit with the next, and
        the two digits left over at the ends are the same, that digit leaves every cell in sight of
        both ends.
    spotting: To find the next one, follow cells with two candidates from one to the next by the
        digit they share, until the digit that you started without turns up again.

continuous_nice_loop
    title: Continuous Nice Loop
    aliases: AIC ring; continuous loop
    summary: When strong and weak links by turns close into a loop, whatever sees both ends of one
        of the weak links is false.
    spotting: To find the next one, follow a chain of cells with two candidates and houses with two
        places until its last choice settles the first.

discontinuous_nice_loop
    title: Discontinuous Nice Loop
    aliases: discontinuous loop
    summary: When strong and weak links by turns lead from a candidate back to itself, the candidate
        is true if two strong links meet there, and false if two weak ones do.
    reason: Follow the choices round from the candidate in question. They lead back to it with the
        opposite of what was supposed, so that cannot be.
    spotting: To find the next one, start from a candidate that you doubt and follow cells with two
        candidates and houses with two places until you come back to its cell or its digit.

aic
    title: Alternating Inference Chain
    aliases: AIC
    summary: When strong and weak links take turns from one candidate to another, with strong ones
        first and last, whatever sees both ends is false.
    spotting: To find the next one, start from a cell with two candidates or a house with two
        places, follow one such choice to the next, and see what both ends of your chain rule out.

grouped_x_chain grouped_aic
    reason: Several places where two houses cross may count as a single one: one of them has the
        digit, or none has. If the cell at one end does not take its digit, that settles the next
        choice, which settles the one after it, and so on to the other end, which then takes its
        own. So one of the two ends has its digit, and what neither of them leaves room for can go.

grouped_x_chain
    title: Grouped X-Chain
    aliases: Grouped X-Cycle
    summary: An X-Chain, or X-Cycle, in which several places of the digit where two houses cross
        count as one.
    spotting: To find the next one, follow the houses with two places for a digit, and count places
        that lie in a box and in one line together as one.

grouped_continuous_nice_loop
    title: Grouped Continuous Nice Loop
    summary: A Continuous Nice Loop in which several places of a digit where two houses cross count
        as one.
    reason: Several places where two houses cross may count as a single one: one of them has the
        digit, or none has. Each choice settles the next, all the way round to where one began. So
        there are only two ways to make them all, and what neither way leaves room for can go.
    spotting: To find the next one, follow a chain of choices until its last settles the first, and
        count places of a digit that lie in a box and in one line together as one.

grouped_discontinuous_nice_loop
    title: Grouped Discontinuous Nice Loop
    summary: A Discontinuous Nice Loop in which several places of a digit where two houses cross
        count as one.
    reason: Several places where two houses cross may count as a single one: one of them has the
        digit, or none has. Follow the choices round from the candidate in question. They lead back
        to it with the opposite of what was supposed, so that cannot be.
    spotting: To find the next one, follow the choices from a candidate that you doubt until you
        come back to it, and count places of a digit that lie in a box and in one line together as
        one.

grouped_aic
    title: Grouped AIC
    aliases: Grouped Alternating Inference Chain
    summary: An Alternating Inference Chain in which several places of a digit where two houses
        cross count as one.
    spotting: To find the next one, follow one choice between two to the next, and count places of a
        digit that lie in a box and in one line together as one.

aic_with_als
    title: AIC with Almost Locked Sets
    aliases: chain with ALS nodes; ALS-AIC
    summary: A chain or loop in which an almost locked set serves as a strong link: if it loses one
        of its digits, it takes all the others.
    reason: Cells of a house with one digit more than they are can spare just one of them. If the
        cell at one end does not take its digit, that settles the next choice, which settles the one
        after it, and so on to the other end, which then takes its own. So one of the two ends has
        its digit, and what neither of them leaves room for can go.
    spotting: To find the next one, follow one choice between two to the next, and where you are
        stuck, look for cells of a house with one digit more than they are: without one digit they
        need all others.
"""
