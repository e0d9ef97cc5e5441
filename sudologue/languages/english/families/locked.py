"""The words of the family `locked`."""

TEXTS = r"""
locked_candidates_pointing
    title: Locked Candidates (Pointing)
    aliases: pointing pair; pointing triple; type 1 locked candidates
    summary: All places of a digit in a box lie in one line, so the rest of that line loses it.
    reason: The box needs the digit, and wherever in the box it goes, it's on that line. A second
        one on the line, outside the box, would be one too many.
    spotting: To find one, go from box to box, and for each digit that's missing, check whether all
        its places are in one row or one column.

locked_candidates_claiming
    title: Locked Candidates (Claiming)
    aliases: box-line reduction; line-box interaction; type 2 locked candidates
    summary: All places of a digit in a line lie in one box, so the rest of that box loses it.
    reason: The line needs the digit, and wherever on the line it goes, it's in that box. A second
        one in the box, off the line, would be one too many.
    spotting: To find one, go along the rows and columns, and when a digit's places all lie in one
        box, cross it out in the rest of that box.

LockedCandidatesTelling
    observation: {only:is}. {cells:all} [are|lie] {cover:in}
    observation.one: {only:is}, which [is|lie] {cover:in} too
    together: Locked candidates:
    line: {number}. {seen}, so {what_follows}.
    lesson: {base} needs {digit:a}, and [only|only] {cells} can take it. {cells:That cell/Both
        cells/All of them} [{cells:is/are}|lie] {cover:in}. So the {digit} of {cover} is {base:in},
        and no other cell of the {cover:kind} can be {digit}: {conclusion}
    place: {base} and {cover}
    region: {base}
    family: a digit whose places in one house all lie in another house as well
"""
