from sudologue.cli.running_test import Terminal
from sudologue.narration import voices


def test_every_voice_has_a_line(terminal: Terminal) -> None:
    lines = terminal("voices").out.splitlines()
    assert [line.split()[0] for line in lines] == [voice.name for voice in voices()]
