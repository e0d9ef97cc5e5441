"""What receipts cite, by name."""

TEXTS = """
CellConstraint
    clause, short: {cell}

HouseConstraint
    clause: {digit} {house:in}
    short: {digit} in {house:short}

SightConstraint
    clause, short: {digit} in sight of {one} and {other}

DistinctConstraint
    clause, short: {digit} in {clue}

ClueConstraint
    clause, short: {clue}

actions
    no_step: this hint has no step to apply: its kind is {kind:repr}
    a_step: a step: give a placement, an elimination, an inference, one of result.steps, a
        result.look(...), or a hint

diagnosis
    contradiction: Contradiction: {dead_end}.
    several: Stuck, since the puzzle has more than one solution. Two of them: {solutions}.
    stopped: Stopped by {stopped}, with {cells} {cells:open cell/open cells} and {candidates}
        {candidates:candidate/candidates} left.
    stuck: Stuck with {cells} {cells:open cell/open cells} and {candidates}
        {candidates:candidate/candidates} left. {tightest} {tried}
    stuck.used_up: Stuck with {cells} {cells:open cell/open cells} and {candidates}
        {candidates:candidate/candidates} left: {why}. {tightest}
    tightest: The tightest {count:cell is/cells are} {cells}.
    more: {more} more
    no_rules: No rules were given.
    tried: None of the {count} rules tried finds anything: {names}.
    tried.one: The one rule tried found nothing: {names}.
    budget_used: the budget of {budget:thousands} {budget:unit/units} of work is used up

inference
    no_candidates: an elimination names at least one candidate
    a_description: a text that describes what was seen

solve_result
    a_trace: a text: a trace is read from one line of JSON
"""
