"""What `sudologue print` says."""

TEXTS = """
print
    help|
        Make an HTML page of puzzles, to open in a browser and print.

        Each puzzle has its difficulty below it, and the answers are on the last pages. A handout
        shows one solve instead: every step that matters, with its picture.
    examples|
          sudologue print --per-page 6 -o sheet.html puzzles/sample.txt
          sudologue print --large --title 'For Ann' 1.....3..4.....2 > ann.html
          sudologue print --handout --voice teacher -o handout.html 1.....3..4.....2
    handout: Print the solve of one puzzle, step by step
    voice: Who explains a handout
    no_rating: Leave out the difficulty of each puzzle
    no_answers: Leave out the answers on the last pages
    title: The heading of the page
    large: Large print, with bolder digits and lines
    per_page: Puzzles on a page: {choices:or} [default: 2, or 1 with --large]
    not_with_handout: --{name} doesn't work with --handout
    needs_handout: --{name} needs --handout
    one_handout: a handout shows one puzzle; print the others one by one
    hardest_step: hardest step: {rule}
"""
