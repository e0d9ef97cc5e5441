"""Messages of the modules at the face of the package."""

TEXTS = """
errors
    placed: {fault} at line {line}, column {column}{remedy}
    rule: the rule {rule:repr} {message}
    rule.step: at step {step}, the rule {rule:repr} {message}


api
    budget: a number: budget counts from 0
    one_step: all_steps tells more steps, and step tells one: leave one of them out
    draws_itself: this draws itself, on its board: leave layout and candidates out
    frame: a number: frames count from 1
    candidates: a choice of candidates: write True, False or None
    frame_of_step: frame is a picture of a step: give its step, too
    step_of_result: a result: a step is drawn with the trace that it is from
    layout_of_trace: a step is drawn in the layout of its trace: leave layout out
    always_candidates: a step is always drawn with candidates: leave candidates out

inquiries
    where: True or False: where says whether entries are blamed
    nothing: No rule finds anything here.
    one_family: a family is asked alone: leave out family, or rules
    end: the end of the step
    begs_the_question: {what} assumes that the puzzle has one solution, which a certificate has to
        prove; leave it out

generate_puzzles
    own_target: a target of your own is the only judge: leave out the target, or the other wishes

json_documents
    a_text: a text: a value is read from one line of JSON
    schema: the schema is {schema}
    no_schema: there is no schema
    other_schema: {what}: {name}.from_json reads sudologue-{expected}
    no_document: this is no document of sudologue-{name}: {error:repr}

renamed
    renamed: {old} is {new} now, and goes in the next version
    both_names: {old} is {names}: give one of them

sudologue
    true_or_false: True or False
    a_layout: a layout: such as Layout.boxes(2, 3)
    some_seconds: a number of seconds: write such as 0.5
    a_result: a result: solve returns one, SolveResult.from_json reads one
    timeout: timeout is {timeout}: it is a number of seconds above 0
    below_zero: {name} is {value}: it counts from 0
    a_text: a text
    is_not: {value:shown} is not {expected}

wording
    meant: did you mean {name:repr}?
    choose: choose {known:or}
    no_such.symmetry: there is no symmetry {name:repr}; {remedy}
    no_such.level: there is no level {name:repr}; {remedy}
    no_such.theme: there is no theme {name:repr}; {remedy}
    no_such.model: there is no model {name:repr}; {remedy}
    no_such.difficulty: there is no difficulty {name:repr}; {remedy}
    no_such.around: there is no around {name:repr}; {remedy}
    no_such.notation: there is no notation {name:repr}; {remedy}
    no_such.voice: there is no voice {name:repr}; {remedy}
    no_such.format: there is no format {name:repr}; {remedy}
    no_such.family: there is no family {name:repr}; {remedy}
    no_such.job: there is no job {name:repr}; {remedy}
    class: the class {name}
    without_words: this is the puzzle without the file's rules in words, which Sudologue doesn't
        read
"""
