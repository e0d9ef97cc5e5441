"""Messages of the modules at the face of the package."""

TEXTS = """
errors
    placed: {fault} at line {line}, column {column}{remedy}
    rule: the rule {rule:repr} {message}
    rule.step: at step {step}, the rule {rule:repr} {message}


api
    budget: a number: budget counts from 0
    one_step: all_steps is for a whole solve, step for one step: leave one of them out
    draws_itself: this has a board of its own: leave layout and candidates out
    frame: a number: frames count from 1
    candidates: a choice of candidates: write True, False or None
    frame_of_step: frame picks a picture of a step: give step, too
    step_of_result: a result: to draw a step, give the result that it is from
    layout_of_trace: a result has a layout of its own: leave layout out
    always_candidates: a step is always drawn with candidates: leave candidates out

inquiries
    where: True or False: where says whether to name the wrong entries
    nothing: No technique finds anything here.
    one_family: give family or rules, not both
    end: the end of the step
    begs_the_question: {what} assumes that the puzzle has one solution, which a certificate has to
        prove; leave it out

generate_puzzles
    own_target: target can't be combined with other requests: leave out one or the other

json_documents
    a_text: a text: a value is read from one line of JSON
    schema: the schema is {schema}
    no_schema: there is no schema
    other_schema: {what}; {name}.from_json reads sudologue-{expected}
    no_document: this isn't a sudologue-{name} document: {error:repr}

languages
    a_language: a language: name one, such as 'english'
    there_is: there is {known:commas}
    no_language: no language is called {name:repr}: {meant}

renamed
    renamed: {old} is {new} now; the old name goes in the next version
    both_names: {old} and {names} are the same: give one of them

sudologue
    true_or_false: True or False
    a_layout: a layout: such as Layout.boxes(2, 3)
    some_seconds: a number of seconds: write such as 0.5
    a_result: a result: solve returns one, SolveResult.from_json reads one
    timeout: timeout can't be {timeout}; give a number of seconds above 0
    below_zero: {name} can't be {value}; it starts at 0
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
