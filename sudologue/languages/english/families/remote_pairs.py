"""The words of the family `remote_pairs`."""

TEXTS = """
remote_pair
    title: Remote Pair
    summary: When four or more cells with the same two candidates and no others form a chain, each
        in sight of the next, both digits leave every cell in sight of two of them that are an odd
        number of links apart.
    reason: Neighbours in the chain cannot be equal, so the two digits take turns along it. Two
        cells an odd number of links apart therefore have one digit each, and a cell that sees both
        can have neither.
    spotting: To find the next one, look for four cells or more with the same two candidates, go
        from each to those it sees, and ask what sees the first and the last.

chute_remote_pairs
    title: Chute Remote Pairs
    summary: When two cells on parallel lines hold the same two candidates, and a box that both
        lines run through has one of the digits on these lines only, the other digit leaves every
        cell in sight of both.
    reason: If both cells took the digit that the box needs, neither line would have it in the box,
        and the box would go without. So one of the two cells takes the other digit, and a cell that
        sees both cannot.
    spotting: To find the next one, look for two cells with the same two candidates in two rows or
        columns of one band or stack, and see whether the box they are not in has one of the digits
        on these two lines only.

RemotePairTelling
    observation: {chain} [can each only be|can] {digits:or}, and each [sees|sees] the next
    argument: neighbours cannot be alike, so {digits} take turns: {ends:semicolons}
    end: {pair} have one each, and {sight:all}
    consequence.one: {conclusion:named}
    reason: that is {technique:a}: cells with the same pair, {digits}, in a chain; any two of them
        with an even number of cells between them, such as {pair}, take one digit each
    family: several cells with the same pair, each in sight of the next
    question: if one of the cells with {digits} is {first}, what are the others

ChuteRemotePairTelling
    observation: {alike}. {house:in}, {linked:the /}{linked} [can only go|only] {one}, or {other}
    on_line: {line:in}, where {end} [is|lies]
    argument: were {ends} both {linked}, {house} [would have no place for|starved] {first:a}. So one
        of them is {gone_digits}, and {sight:all}
    argument.two: were {ends} both {first} or both {second}, {house} [would have no place
        for|starved] that digit. So one of them is {first} and the other {second}, and {sight:all}
    consequence: {conclusion:named}
    reason: that is the pattern called {technique}: two cells with the same pair, {ends}, and
        {house}, which needs {first:a} in one of their two lines and so keeps the two cells from
        both taking it
    reason.two: that is the pattern called {technique}: two cells with the same pair, {ends}, and
        {house}, which needs both {linked} in one of their two lines and so keeps the two cells from
        both taking the same
    family: two cells with the same pair
    question: on which lines can {house} have its {linked:or}
"""
