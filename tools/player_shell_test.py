from __future__ import annotations

import pytest

from tools.player_shell import FILE, FOLDER, player_shell, shrunk_page, shrunk_script, shrunk_style


@pytest.mark.parametrize(
    ("script", "short"),
    [
        # what is in a text stays; what is in a template's braces does not
        ("const one = 1;\nshow(`one ${one + 1} one`, \"one\");", 'let a=1;show(`one ${a+1} one`,"one")'),
        ("const one = x => `${`<${x}>`}`;", "let b=a=>`${`<${a}>`}`"),
        # a property's name stays, wherever else it is used
        ("const size = 1;\nshow(a.size, size);", "let size=1;show(a.size,size)"),
        ("const size = 1;\nshow({ size });", "let size=1;show({size})"),
        ("const { left, top } = box;", "let{left,top}=box"),
        # parameters, patterns, and more than one name at a time
        ("const first = ([one, other]) => one / other;", "let c=([a,b])=>a/b"),
        ("let long = 1, longer = 2;\nshow(long, longer);", "let a=1,b=2;show(a,b)"),
        # patterns are no divisions
        ('const is = text => /a b\\/[/"]/g.test(text);', 'let b=a=>/a b\\/[/"]/g.test(a)'),
        ("show(4 / 2, 8 / 2);", "show(4/2,8/2)"),
        # a line's end may end a statement, and a word needs a space
        ("if (x) y()\nz()", "if(x)y()\nz()"),
        ("for (const it of those) drop(typeof it);", "for(let a of those)drop(typeof a)"),
        ("/* why */ show(); /* so */", "show()"),
    ],
)  # fmt: skip
def test_scripts(script: str, short: str) -> None:
    assert shrunk_script(script) == short


def test_the_shell_is_what_the_tool_writes() -> None:
    assert FILE.read_bytes().decode("utf-8") == player_shell(), "python -m tools.player_shell"


def test_names_that_are_taken_are_not_given() -> None:
    assert shrunk_script("const word = 1;\na(b, word);") == "let c=1;a(b,c)"


def test_styles() -> None:
    assert (
        shrunk_style(
            "@media (min-width: 1em) {\n  a:hover, b > c { margin: 0 auto; color: var(--x) }\n}"
        )
        == "@media(min-width:1em){a:hover,b>c{margin:0 auto;color:var(--x)}}"
    )


def test_pages() -> None:
    assert (
        shrunk_page('<p id="a">\n<b title="c d">one\ntwo</b>\n')
        == '<p id=a><b title="c d">one two</b>'
    )


def test_the_player_s_own_script_keeps_what_it_hands_out() -> None:
    script = shrunk_script((FOLDER / "player.js").read_text(encoding="utf-8"))
    assert "window.sudologue={boardAfter:" in script
    assert len(script) < 10_000
    assert "/*" not in script
