"""What each format is called, and what it is, as the list of formats says."""

SUMMARIES = """
CsvCorpus
    title: CSV
    summary: A column of puzzles, and other columns, as in the datasets of Kaggle and Hugging Face.

DecoratedGrid
    title: Decorated grid
    summary: One row per line, with . or 0 for empty cells, and any lines drawn around them.

Drawing
    title: Drawing
    summary: A board as 'sudologue show' draws it, with walls, and the clues listed below.

FPuzzlesJson
    title: f-puzzles JSON
    summary: The JSON of f-puzzles.com: regions, moves, cages, arrows and thermometers.

FPuzzles
    title: f-puzzles link
    summary: A link to f-puzzles.com with the puzzle in it, or the packed puzzle alone.

HodokuLibrary
    title: HoDoKu library line
    summary: Givens, +placed digits and eliminated candidates, between colons on one line.

Susser
    title: Susser line
    summary: Givens and +placed digits in one line, a colon, and the eliminated candidates.

JsonLines
    title: JSON Lines
    summary: One object per line, with everything a board knows; reads other people's datasets, too.

KSudoku
    title: KSudoku file
    summary: A game saved by KSudoku, without its moves. Read only.

SudoCue
    title: SudoCue puzzle (.sdk)
    summary: Nine rows of nine, below lines with the author, the date and so on.

SadMan
    title: SadMan puzzle (.sdk)
    summary: Nine rows of nine below [Puzzle]; placed digits are read from [State].

SimpleSudoku
    title: Simple Sudoku (.ss)
    summary: The givens in a frame, then a line for each placed digit and each eliminated candidate.

OpenSudoku
    title: OpenSudoku file
    summary: The XML of OpenSudoku and LibreSudoku: folders of games with notes.

PencilMarks
    title: Pencil marks
    summary: The candidates of each cell in a frame, as HoDoKu writes them.

SimplePencilMarks
    title: Pencil marks of Simple Sudoku
    summary: The candidates of each cell in the frame of Simple Sudoku.

ExplainerPencilMarks
    title: Pencil marks of Sudoku Explainer
    summary: The candidates of each cell in the frame of Sudoku Explainer.

PlainLine
    title: Plain line
    summary: All cells in one line, . or 0 for empty ones; anything after them is a comment.

Sdm
    title: SudoCue collection (.sdm)
    summary: One puzzle per line, 81 digits, 0 for empty cells.

LineLink
    title: Link with a line
    summary: A link to any site that has the 81 cells of a classic puzzle in it.

JigsawLine
    title: Jigsaw line
    summary: The givens, then a symbol for the region of each cell: 162 characters for a 9x9.

SudokuPad
    title: SudokuPad link
    summary: A link to sudokupad.app with the puzzle in it; also reads its JSON, plain or zipped.

SudokuWiki
    title: SudokuWiki string
    summary: The strings of sudokuwiki.org (S9B…), with givens, placed digits and candidates.

SudokuWikiLink
    title: SudokuWiki link
    summary: A link that opens the position in the solver of sudokuwiki.org.

OlderSudokuWiki
    title: SudokuWiki string, older
    summary: The 162 characters of older sudokuwiki.org links; which digits were placed is a guess.

Sukaku
    title: Sukaku
    summary: Nine places per cell for its candidates, 729 in a line; N × N × N in general.
"""
