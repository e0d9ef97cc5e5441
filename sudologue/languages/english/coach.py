"""Messages of the room `coach`."""

TEXTS = """
claim
    a_text: a text: a claim is written like r3c4<>5, or r3c4=5

player_marks
    a_way: a way of reading marks: write 'auto', 'full', 'none' or 'partial'
    marks: the marks of a cell: write '23', or [2, 3]

ladder
    a_level: a level: name one, such as 'nudge'

hint_request
    a_house: a house: write 'row 3', or give one of board.houses
    a_number: a number of hints: count is 1 or more
    marks: marks: write 'auto', 'full', 'none' or 'partial', or give Marks
    a_token: a token: each hint has one
    a_choice: a choice: write True or False
    a_cell: a cell: write 'r5c6', or several in a list
    seen: a list of what was seen: give hints, or their tokens
"""
