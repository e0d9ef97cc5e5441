"""The words of the family `colouring`."""

TEXTS = """
simple_colors_trap
    title: Simple Colors Trap
    aliases: simple colouring; singles chain, rule 4; colour trap
    summary: When the places of a digit are painted in two colours by turns along houses with two
        places, a place that sees both colours loses the digit.
    reason: Where a house has two places for a digit, one of them is true and the other false, and
        every further step along such houses turns that round. So one of the colours is true
        throughout, and whichever it is, a place that sees both colours sees a true one.
    spotting: To find the next one, take a digit with many houses that have two places, mark these A
        and B by turns, and look for another place that sees an A and a B.

simple_colors_wrap
    title: Simple Colors Wrap
    aliases: simple colouring; singles chain, rule 2; colour wrap
    summary: When the places of a digit are painted in two colours by turns along houses with two
        places, and two places of one colour see each other, all of that colour lose the digit.
    reason: One colour is true throughout and the other false throughout. Two places that see each
        other cannot both hold the digit, so the colour they share is not the true one.
    spotting: To find the next one, take a digit with many houses that have two places, mark these A
        and B by turns, and look for two with the same letter that see each other.

multi_colors_1
    title: Multi-Colors Type 1
    aliases: multi-colouring type 1; multiple colours
    summary: When a colour of one pair sees a colour of another pair of the same digit, a place that
        sees the opposite colours of both loses the digit.
    reason: Two colours that see each other are not both true. So in one of the two pairs the
        opposite colour is true, and a place that sees the opposite colours of both pairs sees a
        true one either way.
    spotting: To find the next one, mark a digit's pairs A and B by turns, those that hang together
        apart from these C and D, and look where one of A or B sees one of C or D.

multi_colors_2
    title: Multi-Colors Type 2
    aliases: multi-colouring type 2
    summary: When a colour sees both colours of another pair of the same digit, all of that colour
        lose the digit.
    reason: Of the other pair one colour is true, whichever it is. A colour that sees both of them
        sees something true, so it is false throughout.
    spotting: To find the next one, mark a digit's pairs A and B by turns, and look among its other
        places for one, or several that hang together, that see an A and a B.

medusa_3d
    title: 3D Medusa
    aliases: medusa; 3D multi-colouring; ultracolouring
    summary: When candidates of several digits are painted in two colours by turns, along cells with
        two candidates and houses with two places, a colour that contradicts itself goes, or else
        what sees both colours.
    reason: A cell with two candidates has one true and one false, and so has a house with two
        places for a digit. Every step along them turns that round, so one of the colours is true
        throughout and the other false throughout. A colour that would put two digits into a cell, a
        digit twice into a house, or leave one of them without anything is the false one; and what
        sees both colours sees a true one either way.
    spotting: To find the next one, begin at a cell with two candidates, mark these A and B, go on
        by turns wherever just two are left, and look for what contradicts both letters, or one.

ColouringTelling
    observation: {choices:full_sentences}
    observation.several: {choices:sentences}
    some_choices: {first:only}{others:too:more}
    some_choices.several: each of these leaves just two choices: {links}
    some_choices.several.more: so {links:does/do} {links}
    lines: these choices settle one another, so either {A} [is right throughout|settled], or {B}
        is:{line_break}{pair:lines}
    lines.two_pairs: these choices settle one another, so one of {A} and {B}
        [is right throughout|settled], and one of {C} and
        {D}:{line_break}{pair:lines}{second_pair:lines}
    lines.plain, lines.plain.two_pairs:
    sight: {cells} [{cells:sees/see}|see] {whom}{remark}
    sight.several: {digit:a} in {cells:or} [would rule out both|see] {whom}{remark}
    whom: {ends}
    whom.plain: both
    remark:
    remark.remarked: , one of which is {digit}
    remark.remarked.several: , one of which is right
    sights_of_colours: {said:semicolons}
    sight_of_colours: {cells} [each see|see] {digit:a} in {one} and one in {other}
    sight_of_colours.several: {candidates:and} [would each rule out|see] something in {one} and
        something in {other}
    painted: the {digit:s} are painted in two colours, {A} and {B},
    painted.several: candidates of several digits are painted in two colours, {A} and {B},
    place: digit {digit}
    place.several: on several digits
    family: houses with two places each for one digit, one of which leads to the next
    family.several: cells and houses with two choices each, one of which leads to the next
    question: which houses have just two places for {digit:a}, and which of them share a place
    question.several: which cells have just two candidates, and which houses just two places for
        {digits:or}

Shown
    lines: {A}: {one:and:semicolons}.{line_break}{B}: {other:and:semicolons}.{line_break}

ColourLink
    only: {houses:in}, the {digit} [can only go|only] in {cells:or}
    too: {houses:in} [only|only] in {cells:or}
    clause: the {digit} of {houses} [(|only]{cells:or})
    clause.same_cell: {cells} [(|only]{digits:or})

LetteredCandidate
    clause: {cell}
    clause.letter: {cell} ({letter})
    clause.several: the {digit} in {cell}
    clause.several.letter: the {digit} in {cell} ({letter})

ColourTrapTelling
    argument: {lines}{sights:full_sentences}
    argument.more: {lines}{sights:full_sentences}. {A} and {B} [go on|two_colours] over {more}
        more such choices. {further:full_sentences}
    consequence: {losses:threes}
    consequence.alike: {conclusion:named}
    reason: that is {technique:a}: {painted} by turns; one of the two is right, and what both rule
        out goes

FalseColourTelling
    consequence: {wrong}: {losses:threes}
    consequence.long: {wrong}. {losses:threes}
    wrong: {A} is wrong
    wrong.more: {A} is wrong, and so is what {more} more such choices [join to it|two_colours]
    reason: that is {technique:a}: {painted} by turns, and {clash}; so all of {A} goes

ColourWrapTelling
    argument: {lines}But {cells}, both {its_digit} in {A}, [see|mutual] each other
    argument.same_cell: {lines}But {A} would put both {both_digits} into {cell}
    clash: two {its_digit:s} in {A} come to see each other
    clash.same_cell: {A} comes to fill {cell} twice

ColourDeadEndTelling
    argument: {lines}But {A} would leave {house} [no place|nothing] for {its_digit:a}: {ruled_out}
    argument.in_cell: {lines}But {A} would leave {cell} [nothing|nothing]: {ruled_out}
    rules_out: the {digit} in {cell} rules out {what}
    rules_out.in_cell: the {digit} in {cell} rules out {what} there
    rules_out.itself: {cell} is {digit}
    clash: {A} leaves {house} without {its_digit:a}
    clash.in_cell: {A} leaves {cell} without a digit

ColourPairsTelling
    argument: {lines}{told:full_sentences}
    meeting: {met} [see|mutual] each other and cannot both be {digit}. That leaves {left}, and
        {sights:full_sentences}
    left: {opposites:or}
    left.plain: {ends:or} to be {digit}
    consequence: {losses:threes}
    consequence.alike: {conclusion:named}
    reason: that is {technique}: {painted_so}, and of either pair one is right; where they meet, in
        {one} and {other}, not both are, so one of the other two is
    painted_so: the {digit:s} are painted in two pairs of colours
    painted_so.plain: two houses have a pair of {digit:s} each

ColourBetweenTelling
    argument: {lines}{seer} [sees|see] {whom}, one of which is {digit}
    argument.apart: {lines}{meetings:clauses}. Either way {C} sees {digit:a}
    meeting: {seer} [sees|sees] {seen}
    consequence: {C} is wrong: {losses:threes}
    consequence.lone: {losses:threes}
    reason: that is {technique}: {painted} one of which is right, and {third} is wrong beside either
    reason.plain: that is {technique}: one of {one} and {other} is {digit}, and {seer_cell} sees it,
        whichever it is
    third: a third colour, {C},
    third.lone: {its_digit:a} in {seer_cell}
"""
