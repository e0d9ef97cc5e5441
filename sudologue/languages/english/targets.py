"""Messages of the room `targets`."""

TEXTS = """
target_request
    only_classic: difficulty and openings are for the classic board: on another layout say which
        techniques are allowed or required
    no_number: {end:shown} is not a number; {name} has no words
    choose: choose {known:or}, or give a number
    count: a number: {name} counts from 0
    a_rule: the name of a rule: write one such as "x_wing"
    no_singles: without singles nothing is solved: allow such as naked_single and hidden_single
    no_required: hard_steps counts the steps of what is required: say what that is
    around: what may be around: there are {around:commas}
    around_what: around says what else a required rule may need: require one, or drill
    no_count: {text:repr} does not say how many candidates go: write such as {name}:3+
    rules: a list of rules: write such as {what}=['x_wing']
    wrong_steps: hard_steps is {fewest} to {most}: write the fewest and the most, from 1
    a_difficulty: a difficulty: write such as 'easy', (1.2, 2.5), or (6.2, None) for no upper bound
    upside_down: the range of {model} is {low:short} to {high:short}: the lower bound is first
    out_of_reach: nothing is rated {low:short} to {high:short} by {model}: it rates from
        {least:short} to {most:short}
    out_of_reach.open: nothing is rated {low:short} to {high:short} by {model}: it rates from
        {least:short}
    some_steps: a number of steps: write such as 1, or (1, 3) for the fewest and the most
    both.allowed: {rules:and} {rules:is/are} both allowed and forbidden: leave it out of one
    both.required: {rules:and} {rules:is/are} both required and forbidden: leave it out of one
"""
