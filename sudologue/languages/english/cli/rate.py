"""What `sudologue rate` says."""

TEXTS = """
rate
    help|
        Rate the difficulty of puzzles, and explain what makes them hard.

        Effort is our own number: how much work a puzzle is for a person. The others are Sudoku
        Explainer's ratings, HoDoKu's level and score, and singledigit's difficulty. Only classic
        puzzles with one solution get numbers; for others you get the facts.
    examples|
          sudologue rate puzzles/sample.txt
          sudologue rate -q --models effort,hodoku puzzles/sample.txt
          sudologue rate -f csv -o ratings.csv puzzles/sample.txt
    quiet: Print only the numbers, one line per puzzle
    timeout: Stop a rating after this long; it is then a range, a minimum or missing
    assume_unique: Assume the puzzle has one solution
    assume_unique.in_full: Assume the puzzle has one solution, for effort and reasons (Sudoku
        Explainer and HoDoKu always do)
    times: Add the seconds each puzzle took to JSON and tables
    models: Only these models: {models:commas}
    which_models: which models? Choose from {known:and}
    times_form: --times needs --format json, jsonl, csv or parquet
"""
