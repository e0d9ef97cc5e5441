"""The words of the family `wings`."""

TEXTS = """
xy_wing
    title: XY-Wing
    aliases: Y-Wing; bent triple
    summary: A cell with two candidates and two cells it sees, which must give a third digit one way
        or the other.
    reason: Whichever of its two digits the middle cell takes, one of the outer cells loses that
        digit and must be the digit they share. A cell that sees both outer cells can't be it.
    spotting: To find one, take a cell with two candidates, and among the cells it sees, look for
        two with two candidates each, one for each of its digits, that share a third digit.

xyz_wing
    title: XYZ-Wing
    summary: A cell with three candidates and two cells it sees with two of these each; one of the
        three must be the digit they share.
    reason: If the middle cell isn't the shared digit, it takes a digit from one of the outer cells,
        which must then be the shared digit. So one of the three is, and a cell that sees all three
        can't be.
    spotting: To find one, take a cell with three candidates, and among the cells it sees, look for
        two with two of these each, not the same two.

w_wing
    title: W-Wing
    aliases: semi-remote naked pair
    summary: Two cells with the same pair, and a row, column or box that stops them both being the
        same digit.
    reason: If both cells were the linked digit, the house would have no place for it. So at least
        one of them is the other digit, and a cell that sees both can't be.
    spotting: To find one, take two cells with the same pair that don't see each other, and look for
        a house where one of the two digits has just two places, one in sight of each cell.

wxyz_wing
    title: WXYZ-Wing
    aliases: bent quad
    summary: Four cells with four digits between them, only one of which could be there twice, so
        that one must be there.
    reason: Each of the other three digits can be in only one of the four cells, and three digits
        don't fill four cells. So one of them is the fourth digit, and a cell that sees all its
        places there can't be.
    spotting: To find one, look for four cells with four digits between them, and check digit by
        digit whether its cells all see each other: that must be so of all digits but one.

big_wing
    title: Big Wing
    aliases: VWXYZ-Wing; UVWXYZ-Wing; TUVWXYZ-Wing; STUVWXYZ-Wing; RSTUVWXYZ-Wing
    summary: Five or more cells with as many digits between them, only one of which could be there
        twice, so that one must be there.
    reason: Each of the other digits can be in only one of the cells, and they are one too few to
        fill them. So one of the cells is the last digit, and a cell that sees all its places there
        can't be.
    spotting: To find one, look for cells with as many digits between them as there are cells, and
        check digit by digit whether its cells all see each other: that must be so of all but one.

WingTelling
    observation: {pivot} [is|pivot_can] {pivot_digits:or}
    argument: if it's {first}, {one} [is|one_is] {digit}; if it's {second}, {other} [is|other_is]
        {digit}. Either way {targets} [{targets:sees/see}|sight] {digit:a}
    argument.three: if it's {first}, {one} [is|one_is] {digit}; if it's {second}, {other}
        [is|other_is] {digit}; otherwise it's {digit} itself. In each case {targets}
        [{targets:sees/see}|sight] {digit:a}
    consequence: {conclusion:seen}
    lesson: look at {pivot}. It's [either|pivot_can] {pivot_digits:or}, and it [sees|pivot_sees]
        {one}, which {one_can:which}, and {other}, which {other_can:which}. If {pivot} is {first},
        {one} isn't, so {one} is {digit}. If {pivot} is {second}, {other} isn't, so {other} is
        {digit}. You don't know which, but either way there's {digit:a} in {one} or {other}.
        {sight:all}, so {conclusion:seen}
    lesson.three: look at {pivot}. It [can be|pivot_can] {pivot_digits:or}, and it [sees|pivot_sees]
        {one}, which {one_can:which}, and {other}, which {other_can:which}. If {pivot} is {first},
        {one} isn't, so {one} is {digit}. If {pivot} is {second}, {other} isn't, so {other} is
        {digit}. And if {pivot} is neither, it's {digit} itself. So at least one of the three cells
        is {digit}. {sight:all}, so {conclusion:seen}
    setting: {pivot}, with {one} and {other}
    family: a cell with two candidates that sees two cells with two each
    family.three: a cell with three candidates that sees two cells with two each
    question: which cells run out of other digits if the one they see is {first}, and which if it is
        {second}

WWingTelling
    observation: {alike}
    argument: they can't both be {linked_digit}: {house}'s {linked_digit} [is|only] in {near}, which
        {end} [sees|end_sees], or in {far}, which {other} [sees|other_sees]. So at least one of them
        is {digit}. {sight:all}
    consequence: {conclusion:seen}
    lesson: look at {ends}. They [have the same two candidates|alike], {pair}. Could both be
        {linked_digit}? {house} needs {linked_digit:a}, and there are [two places|only] for it,
        {near} and {far}. {linked_digit:a} in {end} would [rule out|end_sees] {near}, and
        {linked_digit:a} in {other} would [rule out|other_sees] {far}. {house} [would have no|lacks]
        {linked_digit} at all. So at least one of {ends} is {digit}, though you don't know which.
        {sight:all}, so {conclusion:seen}
    family: two cells with the same pair
    question: where can {house} have its {linked_digit}

BigWingTelling
    observation: {hold}
    argument: none of {restricted} can be there twice, because the cells that can be it [all see
        each other|mutual]. {restricted:count} digits can't fill {number} cells, so at least one of
        {places} is {digit}. {targets} [{targets:sees/see}|sight] {places:them/both/all of them}
    argument.all: none of {restricted} can be there twice, because the cells that can be it [all see
        each other|mutual]. So each of them is there once. Every candidate that goes
        [sees|each_sees] all the places of its digit among them
    consequence: {conclusion:seen}
    consequence.all: {conclusion:so}
    lesson: {hold}. How often can each of these digits be there? Take {restricted:or}: the cells
        that can be it [all see each other|mutual], so it's there once at most. That fills
        {restricted:count} cells, and there are {number}. So at least one of {places} is {digit}.
        {targets} [{targets:sees/see}|sight] {places:them/both/all of them}, so {conclusion:seen}
    lesson.all: {hold}. How often can each of these digits be there? Take {restricted:or}: the cells
        that can be it [all see each other|mutual], so it's there once at most. {number} digits in
        {cells:count} cells, none of them twice: each is there exactly once. Every candidate that
        goes [sees|each_sees] all the places of its digit among them, so {conclusion:so}
    family: {cells:count} cells, most in sight of one of them, with {cells:count} digits
    question: can the cells do without {digit:a}
    question.all: which of {restricted:or} fits into the cells twice
"""
