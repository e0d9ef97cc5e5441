"""The words of the family `wings`."""

TEXTS = """
xy_wing
    title: XY-Wing
    aliases: Y-Wing; bent triple
    summary: When a cell with two candidates sees two others with two candidates each, which share
        one digit with it and another with each other, that other digit leaves every cell in sight
        of both.
    reason: Whichever of its two digits the middle cell takes, one of the outer cells loses that
        digit and must take the one they have in common. So one of the outer cells has it, and a
        cell that sees both cannot.
    spotting: To find the next one, take a cell with two candidates and look among the cells it sees
        for two others with two candidates, one for each of its digits, that share a third digit.

xyz_wing
    title: XYZ-Wing
    summary: When a cell with three candidates sees two cells that hold two of these each, not the
        same two, the digit common to all three leaves every cell in sight of all three.
    reason: If the middle cell does not take the common digit, it takes one that it shares with an
        outer cell, and that outer cell is left with the common digit. So one of the three has it,
        and a cell that sees all three cannot.
    spotting: To find the next one, take a cell with three candidates and look among the cells it
        sees for two with two of these each, not the same two.

w_wing
    title: W-Wing
    aliases: semi-remote naked pair
    summary: When two cells out of each other's sight hold the same two candidates, and a house has
        only two places for one of these digits, one in sight of either cell, the other digit leaves
        every cell in sight of both.
    reason: The two cells cannot both take the linked digit, or the house would have no place left
        for it. So at least one of them takes the other digit, and a cell that sees both cannot.
    spotting: To find the next one, look for two cells with the same two candidates that do not see
        each other, and then for a house with just two places for one of these digits, one in sight
        of each cell.

wxyz_wing
    title: WXYZ-Wing
    aliases: bent quad
    summary: When four cells hold four digits between them, and for all but one of these digits the
        cells that hold it see each other, the remaining digit leaves every cell in sight of all its
        places in the four.
    reason: Each of the three other digits can go into one of the four cells at most. So without the
        remaining digit three digits would have to fill four cells; one of the four takes it, and a
        cell that sees all its places there cannot.
    spotting: To find the next one, look where a line crosses a box for four cells that have four
        digits between them, and count the digits that could be there twice.

big_wing
    title: Big Wing
    aliases: VWXYZ-Wing; UVWXYZ-Wing; TUVWXYZ-Wing; STUVWXYZ-Wing; RSTUVWXYZ-Wing
    summary: When five to nine cells, one of which sees all the others, hold as many digits as they
        are, and for all but one of these digits the cells that hold it see each other, the
        remaining digit leaves every cell in sight of all its places among them.
    reason: Each of the other digits can go into one of the cells at most, and they are one fewer
        than the cells. So some cell takes the remaining digit, and a cell that sees all its places
        among them cannot.
    spotting: To find the next one, look where a line crosses a box for cells that have as many
        digits as they are, and count the digits that could be there twice.

WingTelling
    observation: {pivot_can}. It [sees|pivot_sees] {one}, which {one_can:which}, and {other}, which
        {other_can:which}
    argument: if {pivot} is {first}, then {one} is {digit}; if it is {second}, then {other} is
        {digit}. Either way one of {holders} is {digit}, and {sight:all}
    argument.three: if {pivot} is {first}, then {one} is {digit}; if it is {second}, then {other} is
        {digit}; and otherwise it is {digit} itself. In any case one of {holders} is {digit}, and
        {sight:all}
    consequence: {conclusion:named}
    reason: that is {technique:a}: {pivot} has two candidates, {one} and {other} each share one of
        them, and whichever it takes, one of these two is left with the {digit} that both have
    reason.three: that is {technique:a}: {pivot} has three candidates, {one} and {other} have two of
        these each, and whatever it takes, one of the three cells takes the {digit} that all of them
        have
    family: a cell with two candidates that sees two cells with two each
    family.three: a cell with three candidates that sees two cells with two each
    question: which cells run out of other digits if the one they see is {first}, and which if it is
        {second}

WWingTelling
    observation: {alike}. {house:in}, the {linked_digit} [can only go|only] in {near}, which {end}
        [sees|end_sees], or in {far}, which {other} [sees|other_sees]
    argument: were {ends} both {linked_digit}, {house} [would have no place for|lacks]
        {linked_digit:a}. So one of them is {digit}, and {sight:all}
    consequence: {conclusion:named}
    reason: that is {technique:a}: two cells with the same pair, {end} and {other}, and a house,
        {house}, where their {linked_digit} has just two places, each seen by one of the cells
    family: two cells with the same pair
    question: where can {house} have its {linked_digit}

BigWingTelling
    observation: {hold}: {number} digits for {cells:count} cells. For each of {restricted}, the
        cells that can take it [all see each other|mutual]
    argument: each of these {restricted:count} digits goes into the {cells:count} cells once at
        most, which leaves a cell for the {digit}; {sight:sees} all the places for it among them
    argument.all: each digit goes into these {cells:count} cells once at most, so they use up
        {cells:all}. Every candidate that goes [sees|each_sees] all the places of its digit among
        them
    consequence: {conclusion:named}
    consequence.all: {conclusion:so}
    reason: that is {technique:a}: {cells:count} cells and {cells:count} digits. All digits but the
        {digit} fit into them only once, and {restricted:count} digits cannot fill {cells:count}
        cells without it
    reason.all: that is {technique:a}: {cells:count} cells and as many digits, none of which fits
        into them twice
    family: {cells:count} cells, most in sight of one of them, with {cells:count} digits
    question: can the cells do without {digit:a}
    question.all: which of {restricted:or} fits into the cells twice
"""
