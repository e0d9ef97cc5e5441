"""The words of the family `colouring`."""

TEXTS = """
simple_colors_trap
    title: Simple Colors Trap
    aliases: simple colouring; singles chain, rule 4; colour trap
    summary: A digit's pairs of places, joined up and coloured in turn, and another place that sees
        both colours.
    reason: Join up the houses where a digit has just two places, and colour the places in turn. All
        of one colour are right and all of the other wrong, so a place that sees both is wrong.
    spotting: To find one, colour a digit's pairs of places, and look for a cell that sees both
        colours.

simple_colors_wrap
    title: Simple Colors Wrap
    aliases: simple colouring; singles chain, rule 2; colour wrap
    summary: A digit's pairs of places, joined up and coloured in turn, and two of the same colour
        that see each other.
    reason: Join up the houses where a digit has just two places, and colour the places in turn. All
        of one colour are right and all of the other wrong, so two that see each other have the
        wrong one.
    spotting: To find one, colour a digit's pairs of places, and look for two of the same colour
        that see each other.

multi_colors_1
    title: Multi-Colors Type 1
    aliases: multi-colouring type 1; multiple colours
    summary: Two separate pairs of colours of a digit, a colour of one in sight of a colour of the
        other.
    reason: Two colours that see each other aren't both right, so at least one of their opposites
        is. A place that sees both opposites is wrong.
    spotting: To find one, colour a digit's pairs of places, with new colours for those that aren't
        joined to the first, and look where the two sets see each other.

multi_colors_2
    title: Multi-Colors Type 2
    aliases: multi-colouring type 2
    summary: A colour of a digit in sight of both colours of another pair.
    reason: One of the other two colours is right, whichever it is. A colour that sees both is
        wrong.
    spotting: To find one, colour a digit's pairs of places, and look for a place, or a colour, that
        sees both colours of another pair.

medusa_3d
    title: 3D Medusa
    aliases: medusa; 3D multi-colouring; ultracolouring
    summary: Candidates of several digits in two colours, joined by cells with two candidates and
        houses with two places.
    reason: Step from one candidate to the only other one in its cell, or to its digit's only other
        place in a house, and change colour each time. All of one colour are right and all of the
        other wrong. A candidate that sees both is wrong, and so is a colour that contradicts
        itself.
    spotting: To find one, start at a cell with two candidates that also lie in houses with two
        places, and colour outwards until a candidate sees both colours, or a colour contradicts
        itself.

ColouringTelling
    observation: {choices:full_sentences}
    some_choices: {links:serial}
    painted: {A} and {B} are like two colours, painted in turn, one of which is right
    two_ways: so {pair}
    two_ways.two_pairs: so {pair}, and {second_pair}
    two_ways.several: so there are [two ways|settled]:{line_break}{pair:lines}
    sight: {cells} [{cells:sees/see}|see] {ends}
    sight.plain: {cells} [{cells:sees/see}|see] {ends:all}
    sight.several: in {letter_one} {cells} {hit_one}, and in {letter_other} {cells:it/they}
        {hit_other}
    hit: [{cells:sees/see}|see] the {digit} in {cell}
    hit.same_cell: is {digit}
    place: digit {digit}
    place.several: on several digits
    family: houses with two places for a digit that share places
    family.several: cells with two candidates and houses with two places that are joined up
    question: which houses have just two places for {digit:a}, and which of them share a place
    question.several: which cells have just two candidates, and which houses just two places for
        {digits:or}

Shown
    clause: [either|settled] {one:are:and_else} ({A}), or {other:too:and_else} ({B})
    lines: - {A}: {one:are:commas}.{line_break}- {B}: {other:are:commas}

ColourLink
    clause: {house}'s {digit} [is in|only] {cells:or}
    clause.again: {house}'s [in|only] {cells:or}
    clause.same_cell: {cell} [is|only] {digits:or}

LetteredCandidate
    clause: {cell}
    clause.letter: {cell} of {letter}

ColourTrapTelling
    argument: {two_ways}.{gap}{sights:full_sentences}
    consequence: {conclusion:so}
    consequence.alike: {target_cells:it isn't/neither is/none of them is} {lost}
    reason: that's {technique:called}: {painted}, and what sees both is wrong

FalseColourTelling
    closing: so {B} is right: {right:are:and_else}

ColourWrapTelling
    reason: that's {technique:called}: {painted}, and it isn't the one that clashes with itself
    argument: {two_ways}.{gap}{A} would make {cells}, which [see|mutual] each other, both
        {its_digit}
    argument.house: {two_ways}.{gap}{A} would [put|lie] two {its_digit:s} in {house}
    argument.same_cell: {two_ways}.{gap}{A} would make {cell} both {both_digits}
    wrap: {its_digit} twice
    wrap.house: {its_digit} twice in {house:short}
    wrap.same_cell: {both_digits:commas} in {cell}

ColourDeadEndTelling
    reason: that's {technique:called}: {painted}, and it isn't the one with which nothing is left
        for {gap_of}
    gap_of: {house}
    gap_of.in_cell: {cell}
    argument: {two_ways}.{gap}In {A} {house} [has no place|nothing] for {its_digit:a}:
        {ruled_out:serial}
    argument.in_cell: {two_ways}.{gap}In {A} {cell} [has nothing|nothing] left: it [sees|sees]
        {ruled_out}
    rules_out: {cells} [{cells:sees/see}|sees] the {digit} in {cell}
    rules_out.in_cell: the {digit} in {cell}
    rules_out.itself: {cell} is {digit}
    wrap: no {its_digit} in {house:short}
    wrap.in_cell: nothing in {cell}

ColourPairsTelling
    argument: {two_ways}.{gap}{told:full_sentences}
    argument.plain: {told:full_sentences}
    meeting: {met} [see|mutual] each other, so {opposites:or} is right. {sights:full_sentences}
    meeting.plain: {met} [see|mutual] each other, so they can't both be {digit}, and at least one of
        {ends} is. {sights:full_sentences}
    consequence: {conclusion:so}
    consequence.alike: {target_cells:it isn't/neither is/none of them is} {digit}
    reason: that's {technique}: {painted}; two that see each other aren't both right, so one of
        their opposites is
    reason.plain: that's {technique}, with pairs of places painted in colours: where two meet, in
        {one} and {other}, they can't both be {digit}, so one of the other two is

ColourBetweenTelling
    argument: {two_ways}.{gap}{seer} [sees|see] {ends}, one of which is {digit}
    argument.plain: {seer} [sees|see] {ends:all}, one of which is {digit}
    argument.apart: {two_ways}.{gap}{meetings:clauses}. Either way {C} sees {digit:a}
    meeting: {seer} [sees|sees] {seen}
    consequence: {C} is wrong: {conclusion:so}
    consequence.lone: {conclusion:so}
    reason: that's {technique}: {painted}, and what sees both is wrong
    reason.plain: that's {technique}, with two places painted in colours: one of {one} and {other}
        is {digit}, and {seer_cell} sees it, whichever it is
"""
