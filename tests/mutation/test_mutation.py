"""What a mutation run is about: checked everywhere, also where cosmic-ray is not installed."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import pytest

from limbotable.games import GAMES
from tests.mutation.notes import Notes, commands_for
from tests.mutation.reach import Noted, statement_lines, together
from tests.mutation.targets import NETS, RULES, TARGETS, nearest_first, sources, target_of
from tests.mutation.trial import Verdict, Workshop

ROOT = Path(__file__).resolve().parents[2]


def test_every_target_has_sources_and_tests() -> None:
    for target in TARGETS:
        assert any(ROOT.glob(target.sources)), target.sources
        for path in target.tests:
            assert (ROOT / path).exists(), path


def test_sources_are_those_of_the_rules_the_match_the_search_and_the_store() -> None:
    found = sources(ROOT)
    assert {Path(source).parts[1] for source in found} == {"core", "games", "play", "search", "store"}
    assert {source for source in found if "/games/" in source} == {
        f"limbotable/games/{game}/{part}.py" for game, parts in RULES.items() for part in parts.split()
    }
    assert set(RULES) == {game.id for game in GAMES}


def test_what_is_listed_as_equivalent_is_in_the_sources_and_has_a_reason() -> None:
    for one in tomllib.loads((ROOT / "tests/mutation/equivalent.toml").read_text("utf-8"))["equivalent"]:
        lines = [line.strip() for line in (ROOT / one["source"]).read_text("utf-8").splitlines()]
        assert one["why"]
        for was, *becomes in one["changes"]:
            assert was.splitlines()[0] in lines
            assert was not in becomes != []


_TEXT = """x = 1
def f(a):
    if (a
            and x):
        return (1 +
            2)
    return 3
"""


def test_a_line_stands_for_its_statement_without_what_is_below_it() -> None:
    found = [[*statement_lines(_TEXT, line)] for line in range(1, 8)]
    assert found == [[1], [2], [3, 4], [3, 4], [5, 6], [5, 6], [7]]


def test_the_quickest_of_the_tests_that_run_a_line_comes_first() -> None:
    noted = Noted({"slow": 2.0, "quick": 0.1, "other": 0.0}, {"a.py": {3: ["slow"], 4: ["quick", "slow"]}})
    assert noted.running("a.py", [3, 4]) == ["quick", "slow"]
    assert noted.running("a.py", [5]) == noted.running("b.py", [3]) == []
    assert noted.running("a.py") == ["quick", "slow"], "of any line"


#: Plugins that the small tests here do without: reading Qt takes longer than running them.
UNUSED = ("-p", "no:pytest-qt", "-p", "no:xdist")


def needs_a_watch() -> None:
    if sys.version_info < (3, 12):  # later ones tell themselves what they run
        pytest.importorskip("coverage")  # of the group `mutation`, like cosmic-ray


def test_what_each_test_runs_is_noted(tmp_path) -> None:
    needs_a_watch()
    package = tmp_path / "limbotable"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "part.py").write_text("def one():\n    return 1\n\n\ndef two():\n    return 2\n")
    tests = "from limbotable.part import one, two\n\n\ndef test_one():\n    assert one() == one() == 1\n\n\n"
    (tmp_path / "test_it.py").write_text(tests + "def test_two():\n    assert one() + two() == 3\n")
    plugin = (ROOT / "tests/mutation/watch.py").read_text("utf-8")
    (tmp_path / "watch.py").write_text(plugin)
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "watch", *UNUSED, "test_it.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "LIMBOTABLE_REACH": str(tmp_path / "reach.json")},
        check=True,
        timeout=60,
    )
    noted = msgspec.json.decode((tmp_path / "reach.json").read_bytes(), type=Noted)
    assert set(noted.seconds) == {"test_it.py::test_one", "test_it.py::test_two"}
    lines = noted.tests["limbotable/part.py"]
    assert sorted(lines[2]) == ["test_it.py::test_one", "test_it.py::test_two"], "each is named once"
    assert lines[6] == ["test_it.py::test_two"]
    assert lines[1] == [], "it is run by the import"
    assert noted.failed == []


_SOURCE = "limbotable/play/part.py"
_TESTS = """
from pathlib import Path
import pytest
from limbotable.play.part import one

@pytest.mark.parametrize("name", "abcdef")
def test_it(name):
    with Path("order.txt").open("a") as file:
        file.write(name)
    assert one() == 1 or name != "d"
"""


@dataclass(frozen=True)
class Mistake:
    text: str
    source: str = _SOURCE
    line: int = 2

    def code(self, _root: Path) -> str:
        return self.text


@pytest.fixture
def workshop(tmp_path) -> Workshop:
    root = tmp_path / "root"
    for name, text in (
        (_SOURCE, "def one():\n    return 1\n"),
        ("limbotable/__init__.py", ""),
        ("limbotable/play/__init__.py", ""),
        ("tests/play/test_part.py", _TESTS),
        ("tests/laws/test_none.py", ""),
        *((net, "") for net in NETS),
        ("tests/search/test_goals.py", ""),
        ("tests/games/foes/test_worlds.py", ""),
        ("tests/mutation/watch.py", (ROOT / "tests/mutation/watch.py").read_text("utf-8")),
        ("pytest.ini", f"[pytest]\naddopts = {' '.join(UNUSED)}\n"),
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    (root / "conftest.py").write_text("from hypothesis import settings\nsettings.register_profile('quick')\n")
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    return Workshop(root, tmp_path)


def noted(*names: str) -> Noted:
    """The quickest test is the first one, all run the line with the mistake."""
    ids = [f"tests/play/test_part.py::test_it[{name}]" for name in names]
    return Noted({one: k / 100 for k, one in enumerate(ids)}, {_SOURCE: {2: ids}})


WRONG = Mistake("def one():\n    return 2\n")
AS_GOOD = Mistake("def one():\n    return 1 + 0\n")


def test_tests_of_the_line_are_tried_in_their_order_until_one_fails(workshop, tmp_path) -> None:
    trial = workshop.try_out(WRONG, [noted(*"cafdbe")])
    assert trial.verdict is Verdict.CAUGHT
    assert trial.noticed.startswith("FAILED tests/play/test_part.py::test_it[d]")
    assert (tmp_path / "order.txt").read_text() == "cafd"


def test_where_none_of_them_fails_all_are_tried(workshop) -> None:
    assert workshop.try_out(WRONG, [noted("a")]).verdict is Verdict.CAUGHT
    assert workshop.try_out(AS_GOOD, [noted("a")]) == (Verdict.SURVIVED, "")


def test_tests_that_never_run_the_line_can_be_left_out(workshop, tmp_path) -> None:
    assert workshop.try_out(WRONG, [noted("a")], only_reaching=True).verdict is Verdict.SURVIVED
    assert (tmp_path / "order.txt").read_text() == "a"


def test_there_is_no_next_part_once_a_test_has_failed(workshop, tmp_path) -> None:
    def parts() -> Iterator[Noted]:
        yield noted(*"ab")
        assert (tmp_path / _SOURCE).read_text() == (tmp_path / "root" / _SOURCE).read_text(), "as it was"
        yield noted(*"cd")
        pytest.fail("it has been noticed")

    assert workshop.try_out(WRONG, parts()).verdict is Verdict.CAUGHT
    assert (tmp_path / "order.txt").read_text() == "abcd"


def test_a_line_that_only_an_import_runs_stands_for_its_source(workshop, tmp_path) -> None:
    elsewhere = Noted({}, {_SOURCE: {1: [], 2: [f"tests/play/test_part.py::test_it[{one}]" for one in "db"]}})
    trial = workshop.try_out(replace(AS_GOOD, line=1), [elsewhere], only_reaching=True)
    assert trial.verdict is Verdict.SURVIVED
    assert sorted((tmp_path / "order.txt").read_text()) == ["b", "d"]


def test_where_no_test_runs_the_line_none_is_left_out(workshop) -> None:
    assert workshop.try_out(WRONG, [noted()], only_reaching=True).verdict is Verdict.CAUGHT


def test_a_test_that_fails_without_any_mistake_catches_none(workshop, tmp_path) -> None:
    needs_a_watch()
    (tmp_path / "limbotable/play/part.py").write_text("def one():\n    return 2\n")
    found = workshop.watch(["tests/play", "-p", "no:randomly"])
    assert found.failed == ["tests/play/test_part.py::test_it[d]"]
    assert len(found.seconds) == 6
    assert found.running(_SOURCE, [2]) == sorted(
        set(found.seconds) - set(found.failed), key=found.seconds.get
    )
    assert workshop.try_out(WRONG, [found]) == (Verdict.SURVIVED, "")


def test_what_tests_run_is_noted_anew_where_they_or_the_program_have_changed(workshop, tmp_path) -> None:
    states = [workshop.state(["tests/play/test_part.py"]), workshop.state(["tests/laws/test_none.py"])]
    assert states == [
        workshop.state(["tests/play/test_part.py"]),
        workshop.state(["tests/laws/test_none.py"]),
    ]
    (tmp_path / "tests/play/test_part.py").write_text("")
    assert workshop.state(["tests/play/test_part.py"]) != states[0]
    assert workshop.state(["tests/laws/test_none.py"]) == states[1]
    (tmp_path / "limbotable/play/part.py").write_text("")
    assert workshop.state(["tests/laws/test_none.py"]) != states[1]


def test_a_file_that_a_test_imports_changes_its_state_too(workshop, tmp_path) -> None:
    for name, text in (("test_x", ""), ("test_y", "from tests.play.test_x import one\n"), ("help", "")):
        (tmp_path / f"tests/play/{name}.py").write_text(text)
    files = [f"tests/play/test_{one}.py" for one in ("part", "y")]
    states = [workshop.state([file]) for file in files]
    (tmp_path / "tests/play/test_x.py").write_text("one = 1\n")
    part, other = (workshop.state([file]) for file in files)
    assert part == states[0]
    assert other != states[1]
    (tmp_path / "tests/play/help.py").write_text("one = 1\n")
    assert workshop.state(files[:1]) != part


def test_it_is_found_out_file_by_file_what_tests_run_and_kept(workshop, tmp_path) -> None:
    needs_a_watch()
    (tmp_path / "tests/play/test_other.py").write_text("def test_nothing():\n    pass\n")
    files = workshop.files("tests/play")
    tests = commands_for([target_of(_SOURCE)], workshop)
    assert [file for file in tests if "/play/" in file] == files

    def notes() -> Notes:
        return Notes(tmp_path / "kept", workshop, {file: tests[file] for file in files})

    first = notes()
    assert not first.knows(files)
    other, part = first.of(files, workshop)
    assert [*other.seconds] == ["tests/play/test_other.py::test_nothing"]
    assert len(part.running(_SOURCE, [2])) == 6
    assert first.knows(files)
    (tmp_path / "order.txt").unlink()
    assert [*notes().of(files, workshop)] == [together([other, part])], "all that is known comes at once"
    assert not (tmp_path / "order.txt").exists()
    (tmp_path / files[0]).write_text("")
    assert not notes().knows(files)
    assert notes().knows(files[1:])


def test_the_nets_come_first_then_the_tests_of_the_source_and_those_that_import_it(tmp_path) -> None:
    for name, text in (("a", ""), ("b", f"from {_SOURCE[:-3].replace('/', '.')} import one"), ("part", "")):
        (tmp_path / f"test_{name}.py").write_text(text)
    files = ["test_a.py", "test_b.py", "test_part.py", NETS[0]]
    assert nearest_first(_SOURCE, files, tmp_path) == files[::-1]


def test_what_was_noted_of_several_tests_is_put_together() -> None:
    parts = Noted({"a": 1.0}, {"x.py": {1: ["a"]}}), Noted({"b": 2.0}, {"x.py": {1: ["b"], 2: ["b"]}}, ["b"])
    assert together(parts) == Noted({"a": 1.0, "b": 2.0}, {"x.py": {1: ["a", "b"], 2: ["b"]}}, ["b"])


def test_a_test_that_has_gone_has_caught_nothing(workshop) -> None:
    assert workshop.try_out(AS_GOOD, [noted("g")]).verdict is Verdict.SURVIVED


def test_a_source_that_cannot_be_imported_is_caught(workshop) -> None:
    assert workshop.try_out(Mistake("def one(:\n"), [noted("a")]).verdict is Verdict.CAUGHT


_CLAUSES = """
import zlib
try:
    pass
except zlib.error:
    pass
except (ValueError, zlib.error) as error:
    pass
except (KeyError):
    pass
"""


def test_every_exception_of_a_clause_is_mistaken_for_another(tmp_path) -> None:
    mutants = pytest.importorskip("tests.mutation.mutants", exc_type=ImportError)
    (tmp_path / "part.py").write_text(_CLAUSES)
    found = [
        one.change(tmp_path)
        for one in mutants.mutants_of(tmp_path, "part.py")
        if one.operator == "OtherException"
    ]
    assert found == [
        ("except zlib.error:", "except AssertionError:"),
        ("except (ValueError, zlib.error) as error:", "except (AssertionError, zlib.error) as error:"),
        ("except (ValueError, zlib.error) as error:", "except (ValueError, AssertionError) as error:"),
        ("except (KeyError):", "except (AssertionError):"),
    ]


_PROPERTIES = """
class Shape(Protocol):
    @property
    def sides(self): ...

class Square:
    @property
    def sides(self):
        return four
"""


def test_what_a_protocol_says_is_for_the_type_checker(tmp_path) -> None:
    mutants = pytest.importorskip("tests.mutation.mutants", exc_type=ImportError)
    (tmp_path / "part.py").write_text(_PROPERTIES)
    found = mutants.mutants_of(tmp_path, "part.py")
    assert [(one.operator, one.line) for one in found] == [("RemoveDecorator", 7)]


def test_tests_that_cannot_be_run_say_nothing(workshop, tmp_path) -> None:
    (tmp_path / "conftest.py").write_text("import nothing_like_that\n")
    with pytest.raises(RuntimeError):
        workshop.try_out(Mistake("def one():\n    return 2\n"), [noted("a")])
