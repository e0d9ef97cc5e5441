"""The words of the family `uniqueness`."""

TEXTS = """
unique_rectangle_1
    title: Unique Rectangle Type 1
    aliases: uniqueness test 1; UR type 1
    summary: When three corners of a rectangle in two boxes can take only the same two digits, the
        fourth corner takes neither of them.
    reason: If the fourth corner took one of the two digits, they would alternate round the
        rectangle. Exchanging them at all four corners would change no row, no column and no box, so
        the puzzle would have a second solution; and we take it that it has only one.
    spotting: To find the next one, look for three cells with the same two candidates that are
        corners of a rectangle in just two boxes, and then at the fourth corner.

unique_rectangle_2
    title: Unique Rectangle Type 2
    aliases: uniqueness test 2; UR type 2
    summary: When two neighbouring corners of a rectangle in two boxes can take only two digits, and
        the other two have just one digit more, that digit leaves the cells that see both.
    reason: If neither of the two corners took the extra digit, the other two digits would alternate
        round the rectangle and could be exchanged, and the puzzle would have two solutions. So one
        of the two corners takes the extra digit, and no cell that sees both can have it.
    spotting: To find the next one, look for two cells of one house with the same two candidates,
        and across from them, in a second box, for two cells with these and one candidate more, the
        same in both.

unique_rectangle_3
    title: Unique Rectangle Type 3
    aliases: uniqueness test 3; UR type 3; unique rectangle with a naked subset
    summary: When two neighbouring corners of a rectangle have extra digits, and these form a naked
        subset with other cells of a house of both, the subset's digits leave the rest of the house.
    reason: One of the two corners must take an extra digit, or two digits could be exchanged round
        the rectangle and the puzzle would have two solutions. So the two corners count as one cell
        that takes an extra digit, and together with the other cells they use up as many digits as
        there are cells.
    spotting: To find the next one, look for two cells of one house with the same two candidates,
        and across from them, in a second box, for two with these and others; then for cells beside
        the latter that hold just these others.

unique_rectangle_4
    title: Unique Rectangle Type 4
    aliases: uniqueness test 4; UR type 4; unique rectangle with a conjugate pair
    summary: When two neighbouring corners of a rectangle have extra digits, and a house has no
        other place for one of the rectangle's two digits, the corners cannot take the other one.
    reason: One of the two corners takes the digit that has no other place. One of them takes an
        extra digit too, or the rectangle's digits could be exchanged and the puzzle would have two
        solutions. That uses both corners up.
    spotting: To find the next one, look for two cells of one house with the same two candidates,
        and across from them, in a second box, for two cells where one of these digits has its only
        places in a house.

unique_rectangle_5
    title: Unique Rectangle Type 5
    aliases: uniqueness test 5; UR type 5
    summary: When two opposite corners of a rectangle, or three corners, have the same one digit
        more than the rectangle's two, that digit leaves the cells that see all these corners.
    reason: If none of these corners took the extra digit, the other two digits would alternate
        round the rectangle and could be exchanged, and the puzzle would have two solutions. So one
        of the corners takes the extra digit, and no cell that sees them all can have it.
    spotting: To find the next one, look for a rectangle in two boxes whose corners all have the
        same two candidates, and two opposite corners or three of them one more, the same in each.

unique_rectangle_6
    title: Unique Rectangle Type 6
    aliases: uniqueness test 6; UR type 6; unique rectangle with an X-wing
    summary: When two opposite corners of a rectangle have extra digits, and two parallel sides have
        no place but the corners for one of the rectangle's digits, these two corners cannot take
        that digit.
    reason: The digit goes to one end of each of the two sides, so it sits in two opposite corners.
        If they were the ones with extra digits, the other two would take the rectangle's other
        digit, the two digits could be exchanged, and the puzzle would have two solutions.
    spotting: To find the next one, look for two cells with the same two candidates at opposite
        corners of a rectangle in two boxes, and ask whether one of the digits has no place but
        corners on two parallel sides.

hidden_rectangle
    title: Hidden Rectangle
    aliases: hidden unique rectangle; type 7 unique rectangle
    summary: When one corner of a rectangle can take only two digits, and both sides at the opposite
        corner have no place but corners for one of them, that opposite corner cannot take the
        other.
    reason: If the opposite corner took the one digit, both of its neighbours would have to take the
        other, and the first corner would be left with the one digit as well. Then the two digits
        could be exchanged round the rectangle, and the puzzle would have two solutions.
    spotting: To find the next one, take a cell with two candidates as one corner of a rectangle in
        two boxes, and see whether one of its digits has only corners to go to on both sides of the
        corner opposite.

avoidable_rectangle_1
    title: Avoidable Rectangle Type 1
    aliases: AR type 1
    summary: When three corners of a rectangle in two boxes hold two placed digits, none of them
        given, the open corner does not take the digit that would make them alternate.
    reason: If it did, two digits would alternate round the rectangle, and none of them would be a
        given. Exchanging them would give a second solution of the same puzzle; and we take it that
        there is only one.
    spotting: To find the next one, look among the digits that you filled in yourself for three
        corners of a rectangle in two boxes with two digits, the same one at opposite corners.

avoidable_rectangle_2
    title: Avoidable Rectangle Type 2
    aliases: AR type 2
    summary: When two corners of a rectangle in two boxes hold placed digits, not given ones, and
        the open corners have the same one candidate beside those that would make the digits
        alternate, that candidate leaves the cells that see both open corners.
    reason: If neither open corner took the extra digit, two digits would alternate round the
        rectangle, and as none of them is a given they could be exchanged: the puzzle would have two
        solutions. So one of the open corners takes the extra digit.
    spotting: To find the next one, look among the digits that you filled in yourself for two
        corners of a rectangle in two boxes, and at the open corners for the two digits that would
        complete it and one more, the same in both.

extended_rectangle
    title: Extended Rectangle
    aliases: extended unique rectangle; extended rectangle types 1 to 4
    summary: When two lines that run through the same boxes could hold just the same digits in the
        same places, three or more of both, some cell there takes another digit.
    reason: Suppose that those cells took just these digits. Each of the two lines would have all of
        them there, so what the lines hold there could be exchanged as a whole: the crossing lines
        and the boxes would keep their digits, and the puzzle would have two solutions. We take it
        that it has only one, so an extra digit is needed, and where it can go decides the rest, as
        with the unique rectangles.
    spotting: To find the next one, look for two lines through the same boxes, with three cells side
        by side on each that have little else than the same three candidates.

unique_loop
    title: Unique Loop
    aliases: UL; unique loop types 1 to 4; unique loop with strong links
    summary: When two digits could alternate along a loop of six or more cells, with one of each in
        every house that the loop enters, some cell of the loop takes another digit.
    reason: Suppose that all cells of the loop took just the two digits, turn by turn. Exchanging
        them all along would change no house, so the puzzle would have two solutions; and we take it
        that it has only one. So an extra digit is needed, and where it can go decides the rest, as
        with the unique rectangles.
    spotting: To find the next one, start at a cell with two candidates and go from house to house
        through cells that have both of them, until you are back; no house may have more than two of
        these cells.

bug_plus_1
    title: BUG+1
    aliases: bivalue universal grave plus one; BUG type 1
    summary: When one candidate is all that keeps every open cell at two candidates, and every digit
        at two places in each house, its cell takes no other digit.
    reason: Without that candidate, the board would be a bivalue universal grave: put into every
        open cell the one of its two candidates that the solution does not have, and all houses are
        as well served as before. So the puzzle would have two solutions, and as we take it that it
        has only one, that candidate is true.
    spotting: To find the next one, look out, near the end of a puzzle, for a board on which all
        open cells but one have two candidates, and see which digit of that one has three places in
        a house.

bug_2_3_4
    title: BUG Types 2, 3 and 4
    aliases: bivalue universal grave types 2, 3 and 4
    summary: When a few extra candidates are all that keeps the board from being a bivalue universal
        grave, and they are of one digit, or in cells of one house, other candidates go.
    reason: If all of the extras were false, every open cell would have two candidates and every
        digit two places in each house, and the puzzle would have two solutions or none. So one of
        the extras is true. Of one digit, they clear the cells that see them all; in cells of one
        house, they can form a subset with others, or leave two cells no room but for an extra and a
        digit that has no other place.
    spotting: To find the next one, look out, near the end of a puzzle, for a board on which all
        open cells but a few have two candidates, and mark in these the digits that have three
        places in a house.

bug_plus_n
    title: BUG+n
    aliases: bivalue universal grave plus n; BUG multiple
    summary: When a few extra candidates are all that keeps the board from being a bivalue universal
        grave, a candidate that could not be true together with any of them goes.
    reason: If all of the extras were false, every open cell would have two candidates and every
        digit two places in each house, and the puzzle would have two solutions or none. So one of
        the extras is true, whichever it is, and what each of them rules out is false.
    spotting: To find the next one, look out, near the end of a puzzle, for a board on which all
        open cells but a few have two candidates, mark in these the digits that have three places in
        a house, and look for what sees or shares a cell with all of them.

DeadlyTelling
    seen: {pattern} [are the corners of a rectangle|lie] {blocks:in}. {contents}
    seen.loop: {way_round}. {contents}
    seen.lines: {paired}. Apart from {all_extras}, these {number} [cells hold only|hold] {digits}
        between them
    seen.grave: without {all_extras}, every open cell [would have two candidates|twos] and every
        digit two places in each house that lacks it
    way_round: one can walk from {first} to {others} and back to {first}, each time within one
        house, and [every house on the way has just two|lie] of these cells
    contents: {held:clauses}
    contents.placed: {in_place}; {held:clauses}
    in_place: {holding:commas}, and
        [{filled:none of them/neither/none of them} was given|none_given]
    observation: {seen}
    unless: unless {choices:is:or_else}, {exchange}
    exchange: the {digits:s:and} could change places all round and [no house would notice|unnoticed]
    exchange.lost: the {digits:s:and} could change places all round and
        [no house would notice|unnoticed], even though {losses} by now
    exchange.lines: {lines:together} would each have {digits} in these cells, could exchange them
        pair by pair, and [no house would notice|unnoticed]
    exchange.grave: every open cell could take the other of its two candidates and no house would
        notice
    loss: {cells} [has lost its|gone] {digits}
    loss.several: {cells} [have lost their|gone] {digits:s:and}
    reason: that is {technique:a}: {two_ways}, {outcome}
    reason.typed: that is a {type}: {two_ways}, {outcome}
    type: BUG Type {number:number}
    two_ways: with only {digits} in its {cells}{given}, exchanging the two would leave every
        {kinds:kind:and} the digits it had and make a second solution
    two_ways.lines: with only {digits} in these {pattern:count} cells, {lines:together} could
        exchange them, every {kinds:kind:and} would keep its digits, and there would be a second
        solution
    two_ways.grave: with two candidates in every open cell and two places for every digit (a
        bivalue universal grave, BUG for short), taking the other candidate everywhere would turn
        one solution into a second
    cells: corners
    cells.loop: {pattern:count} cells
    given:
    given.placed: , none of them given
    place: {spots:semicolons}
    spot: {digits} in {cells}
    region.grave: the whole board
    family: four corners of a rectangle in two boxes that share a pair of digits
    family.loop: a ring of cells that share a pair of candidates
    family.lines: two lines with the same few candidates, side by side in the same boxes
    family.grave: a board on which nearly every open cell has two candidates
    question: in how many ways could {where} be filled with {digits} alone
    question.grave: which candidates are too many for two in every open cell and two places for
        every digit
    where: all four corners
    where.loop: the whole ring
    where.lines: both lines

PairedLines
    clause: {across:in}, {lines:together} [have a pair of cells each|lie]{in_blocks}{listed}
    in_blocks:
    in_blocks.whole: , and [each pair lies|each_lies] within one {blocks:kind}
    listed:
    listed.few: : {pairs:and:clauses}

ExtraCellTelling
    argument: with {gone:or} in {cell} as well, {exchange}
    argument.one: with {gone:a:or} in {cell} as well, {exchange}
    argument.grave: {unless}
    consequence.grave: {cell} is {extra_digits:or}, and {gone} {gone:goes/go}
    outcome: so {cell}, which alone can be anything else, is {extra_digits:or}
    outcome.grave: so {cell} is {extra_digits:or}, the one candidate too many for that

ExtraDigitTelling
    argument: {unless}. So one of the {how_many} is {digit}, and {sight:all}
    consequence: {conclusion:named}
    consequence.few: {conclusion:so}
    outcome: so one of {extra_cells} takes the {digit} that would prevent it

ExtraSubsetTelling
    observation: {seen}. {houses:in}[,|all_lie] {subset}
    argument: {unless}. So one of {extra_cells} takes {extra_digits:or}, and with {subset_cells}
        that makes {how_many} cells {houses:in} for {subset_digits}, which use
        [{subset_digits:all}|as_many] up
    outcome: so {extra_cells} together count as one cell that takes {extra_digits:or}

ExtraLockedTelling
    observation: {seen}. {only}
    argument: {unless}. So one of the two cells takes such a digit, and the other is the
        {locked_digit} of {house}: there is no room for anything else
    outcome: so one of {extra_cells} takes another digit, and the other has to be the {locked_digit}
        of {house}

BugTelling
    argument: {unless}. And {extras:none/neither/none} [of these leaves room for|leave_none]
        {losses:or}
    outcome: so {choices:is:or_else}, and a candidate that fits with none of these is out

ForcedTelling
    outcome: and {digit:a} in {targets:or} would bring just that about

ExtraXWingTelling
    observation: {seen}. {only}
    argument: were {extra_cells:or} {locked_digit}, [both of them would be|both]; and {exchange}
    argument.left: were {extra_cells:or} {locked_digit}, [both of them would be|both]; {left_cells}
        [would be left with|left] {other}, and {exchange}

HiddenRectangleTelling
    observation: {seen}. {only}, and {only_across:only}
    argument: if {corner} were {other}, {beside} [would both be|both] {locked_digit}, and {exchange}
    argument.left: if {corner} were {other}, {beside} [would both be|both] {locked_digit},
        {left_cells} [would be left with|left] {other}, and {exchange}

LinkedLoopTelling
    observation: {way_round}. All of them [can be|can_be] {digits:or}. {locked:clauses}
    observation.plain: {way_round}. All of them [can be|can_be] {digits:or}, and {plain}
        [nothing else|nothing_else]. {locked:clauses}
    locked_too: {houses:in}, the {digit} [only in|only] {cells:or}
    argument: if {start_cell} were {start_digit}, {round}; so every cell would be {digits:or}, and
        {exchange}
    first_step: {cell} [would be|claims] {digit}
    step: {cell} {digit}
"""
