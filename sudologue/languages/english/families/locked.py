"""The words of the family `locked`."""

TEXTS = """
locked_candidates_pointing
    title: Locked Candidates (Pointing)
    aliases: pointing pair; pointing triple; type 1 locked candidates
    summary: When all places of a digit in a box lie on one line, the digit leaves the rest of that
        line.
    reason: The box needs the digit, and wherever in the box it goes, it goes on that line. A second
        one on the line, outside the box, would leave the box without any.
    spotting: To find the next one, go from box to box and ask of each digit that is missing there
        whether all its places lie in one row or one column.

locked_candidates_claiming
    title: Locked Candidates (Claiming)
    aliases: box-line reduction; line-box interaction; type 2 locked candidates
    summary: When all places of a digit on a line lie in one box, the digit leaves the rest of that
        box.
    reason: The line needs the digit, and wherever on the line it goes, it goes in that box. A
        second one in the box, off the line, would leave the line without any.
    spotting: To find the next one, go along the rows and columns and ask of each digit that is
        missing there whether all its places lie in one box.

LockedCandidatesTelling
    observation: {only}, and {cells:all} [lie|lie] {cover:in} too
    observation.one: {only}, and it [lies|lie] {cover:in} too
    argument: one of them takes the {digit} of {cover}
    argument.one: that cell takes the {digit} of {cover}
    reason: that is called {technique}: wherever {base} has its {digit}, that is the {digit} of
        {cover} as well, so none is left for the rest of {cover}
    reason.pointing: that is called {technique}: wherever {base} has its {digit}, that is the
        {digit} of {cover} as well, so {base} points along the {cover:kind} and leaves none for the
        rest of it
    reason.claiming: that is called {technique}: wherever {base} has its {digit}, that is the
        {digit} of {cover} as well, so {base} claims it and leaves none for the rest of {cover}
    place: {base} and {cover}
    region: {base}
    family: a digit whose places in one house all lie in another house as well
"""
