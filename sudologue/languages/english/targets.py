"""Messages of the room `targets`."""

TEXTS = """
target_request
    only_classic: difficulty and openings are for the classic board; for other layouts, say which
        techniques are allowed or required
    no_number: {end:shown} is not a number; {name} has no words
    choose: choose {known:or}, or give a number
    count: a number: {name} counts from 0
    a_rule: the name of a rule: write one such as "x_wing"
    no_singles: no puzzle is solved without singles; allow naked_single and hidden_single, too
    no_required: hard_steps needs require
    around: one of {around:commas}
    around_what: around needs require or drill
    no_count: {text:repr} doesn't say how many candidates it removes; write {name}:3+
    rules: a list of rules: write such as {what}=['x_wing']
    wrong_steps: hard_steps can't be {fewest} to {most}; give the fewest and the most, from 1
    a_difficulty: a difficulty: write such as 'easy', (1.2, 2.5), or (6.2, None) for no upper bound
    upside_down: the range of {model} is {low:short} to {high:short}; the lower number comes first
    out_of_reach: {model} never rates {low:short} to {high:short}; its ratings go from
        {least:short} to {most:short}
    out_of_reach.open: {model} never rates {low:short} to {high:short}; its ratings start at
        {least:short}
    some_steps: a number of steps: write such as 1, or (1, 3) for the fewest and the most
    both.allowed: {rules:and} {rules:is/are} both allowed and forbidden
    both.required: {rules:and} {rules:is/are} both required and forbidden
"""
