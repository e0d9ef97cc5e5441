"""Messages of the room `solver`."""

TEXTS = """
foreign_rules
    no_list: returned {answer:shown}: expected inferences in a list, an empty one for none
    no_inference: returned {inference:shown} among its inferences: expected no others
    no_step: infers {action:shown} from {evidence:shown}: expected a placement or an elimination,
        and evidence
    assumes: assumes in {action} that the puzzle has one solution; allow that with assume_unique
    wrong: is wrong about {action}: {reason}
    no_candidate: {digit} is not a candidate of {cell}

solver
    no_choice: choose can't be {choose:shown}; write "first", "nearest" or a function
    no_finding: choose returned {chosen:shown}; return one of the findings
    no_depth: max_depth doesn't work with exhaustive
    count: a number: {name} counts from 0
    seconds: a number of seconds
    which_checked: a choice of rules to check: write True, False or None
    step_limit: the limit of {count} {count:step/steps}
    time_limit: the limit of {seconds:short} {seconds:second/seconds}
"""
