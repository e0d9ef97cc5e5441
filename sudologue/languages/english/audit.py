"""Messages of the room `audit`."""

TEXTS = """
kernel
    an_inference: an inference: a rule's apply returns some
    ok: OK
    at_step: step {step}: {reason}
    unusual: not on the usual layout: {layout}
    off_board: {cell} with {digit} is not on this board
    no_truth: no constraint of this puzzle says that one is true of: {truth}
    no_link: no constraint of this puzzle says that at most one is true of: {link}
    no_clue: this puzzle has no clue that says: {citation}
    no_candidate: {digit} is not a candidate of {cell}
    unforced: the constraints cited do not force {cell} not to be {digit}
    unforced.places: the constraints cited do not force {cell} to be {digit}
    unforced.nothing: the constraints cited do not force {cell} not to be {digit}: it has no
        receipt, as nothing is cited
    unforced.places.nothing: the constraints cited do not force {cell} to be {digit}: it has no
        receipt, as nothing is cited

kernel_budget
    too_many: too many cases: the steps up to this one took more than {looks:thousands} looks at the
        constraints cited
    too_many.one: too many cases: this step took more than {looks:thousands} looks at the
        constraints cited

deadly_extras
    no_pattern: it assumes that the puzzle has one solution, and shows no pattern
    sights: cells that see each other by distance may tell a pattern's fill from its twin
    empty: a deadly pattern has cells, and extras that save it
    off_board: {what} is not on this board
    given: {cell} is a given, so its digit cannot be exchanged
    clue: {clue} may tell a pattern's fill from its twin
    no_candidate: {digit} is not a candidate of {cell}, so it saves no pattern
    no_twin: without its extras, the pattern can be filled in a way that has no twin

trace
    givens: the givens have changed
    other_board: the board does not follow from the one before and the conclusion

start_and_end
    no_given: a given is not on the starting board
    barred: {candidate} is possible, but the puzzle rules it out
    caveat.digits: with {digits} {digits:digit/digits} placed before the first step
    caveat.candidates: with {candidates} {candidates:candidate/candidates} ruled out before the
        first step
    caveat.digits.candidates: with {digits} {digits:digit/digits} placed and {candidates}
        {candidates:candidate/candidates} ruled out before the first step
    seen: {candidate} is a candidate, but {cell} holds {digit}
    holds_both: {cell} holds both {one} and {other}
    both_are: {one} and {other} see each other and are both {digit}
    unfinished: the trace ends before the board is complete
    not_solved: it is not solved: {why}
    not_stuck: the board is complete, not stuck
    contradiction: the board contradicts itself: {why}
    not_stopped: the board is complete, so nothing was stopped
    no_contradiction: the board does not contradict itself
    diagnosis: the board is complete, and yet there is a diagnosis
    open_cells: the diagnosis counts {told} open cells, the board has {there}
    candidates: the diagnosis counts {told} candidates, the board has {there}
    tightest: the diagnosis names other cells than those with the fewest candidates
    no_dead_end: the diagnosis says that {told}, which is not so
    stopped: the diagnosis says what stopped the solve, but its status is {status}
    budget: the diagnosis says that a budget was used up, but its status is {status}
    no_solution: the diagnosis shows a solution that is none
    broken_clue: the diagnosis shows a solution that breaks a clue
    ruled_out: the diagnosis shows a solution that the board rules out
    not_several: the diagnosis shows several solutions, and they are not different ones

certificate
    no_end: a trace that is {status} proves nothing: a certificate needs one that ends with a
        solution or with a contradiction
    not_true: the trace is not true: {verdict}
    assumes: step {step}, {rule}, assumes that the puzzle has one solution, which is what a
        certificate has to prove
    adds_up: step {step}, {rule}, adds up houses and cages, of which there are no certificates yet
    endless: the cases of step {step} come to no end
    many_cells: {clue} has too many cells for a certificate
"""
