"""A match that is shared as one line of text comes back whole, whatever a message does to the line."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from limbotable.core.errors import TableError
from limbotable.core.game import AnyGame
from limbotable.play.sharing import read_shared, share
from limbotable.testing.law import law
from limbotable.testing.matches import cases

#: The text around it; a colon would have to be part of another match's text to matter.
MESSAGES = st.text(st.characters(codec="utf-8", exclude_characters=":"), max_size=60)
#: Separators that programs put between the parts of a long line.
BREAKS = st.sampled_from(["\n", "\r\n", "\n> ", "\n>> ", "\n| ", " ", "\u200b", "=\n", "\n\n"])


@law(20)
@pytest.mark.clause("R-9.1")
def it_comes_back_as_it_was(game: AnyGame, data: st.DataObject) -> None:
    record = data.draw(cases(game)).match().record()
    names = data.draw(st.lists(st.text(max_size=20), min_size=len(record.seats), max_size=len(record.seats)))
    record = replace(record, header=record.header.having(seats=names))
    line = share(record)
    assert len(line.splitlines()) == 1
    assert line.isascii()
    assert read_shared(line).text() == record.text()


@law(20)
@pytest.mark.clause("R-9.2")
def a_message_around_it_and_broken_lines_do_no_harm(game: AnyGame, data: st.DataObject) -> None:
    record = data.draw(cases(game)).match().record()
    line = share(record)
    start = len("limbotable:1:")
    width, break_ = data.draw(st.integers(1, 120)), data.draw(BREAKS)
    parts = [line[at : at + width] for at in range(start, len(line), width)]
    before, after = data.draw(MESSAGES), data.draw(MESSAGES)
    message = f"{before} {line[:start]}{break_.join(parts)}\n{after}"
    assert read_shared(message).text() == record.text()


@law(14)
@pytest.mark.clause("R-9.3")
def damage_is_noticed(game: AnyGame, data: st.DataObject) -> None:
    record = data.draw(cases(game)).match().record()
    line = share(record)
    at = data.draw(st.integers(len("limbotable:1:"), len(line) - 1))
    other = data.draw(st.sampled_from("ABCxyz059+/,"))
    for damaged in (line[:at], line[:at] + line[at + 1 :], line[:at] + other + line[at + 1 :]):
        try:
            found = read_shared(damaged).text()
        except TableError:
            continue
        # The last digit has bits without a meaning.
        assert found == record.text()


@law(15)
@pytest.mark.clause("R-9.4")
def a_whole_record_is_taken_as_well(game: AnyGame, data: st.DataObject) -> None:
    record = data.draw(cases(game)).match().record()
    before = data.draw(MESSAGES)
    assert read_shared(record.text()).text() == record.text()
    quoted = "".join(f"> {line}\n" for line in record.text().splitlines())
    assert read_shared(f"{before}\n{quoted.rstrip()}").text() == record.text()
    assert read_shared(record.text().rstrip().replace("\n", "\r\n")).text() == record.text()
