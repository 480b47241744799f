"""Flathub builds from files whose sums are known, and nothing else."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename

import catalogues
import find_sources
import flathub
import licences
from limbotable import APP_ID, REPOSITORY, __version__

ROOT = Path(__file__).resolve().parent.parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
ARCHIVE = b"the sources of this version"


def release(folder: Path) -> Path:
    """Return a release whose source archive is a stand-in."""
    folder.mkdir()
    (folder / flathub.ARCHIVE).write_bytes(ARCHIVE)
    return folder


@pytest.fixture
def submitted(tmp_path: Path) -> Path:
    """The folder with what Flathub is given."""
    folder = tmp_path / "submitted"
    folder.mkdir()
    for name, text in catalogues.from_source(release(tmp_path / "release")).items():
        (folder / Path(name).name).write_text(text, "utf-8")
    return folder


@pytest.fixture
def manifest(submitted: Path) -> str:
    return (submitted / f"{APP_ID}.yml").read_text("utf-8")


def commands(manifest: str) -> list[str]:
    """Return the steps of the build, each in one line."""
    part = manifest.partition("    build-commands:\n")[2].partition("    sources:\n")[0]
    items = re.split(r"^      - ", re.sub(r"^ *#.*\n", "", part, flags=re.MULTILINE), flags=re.MULTILINE)
    return [" ".join(item.removeprefix(">-").split()) for item in items[1:]]


def installed(command: str) -> list[str]:
    """Return the packages that a step installs: what stands behind its last option."""
    return re.sub(r"^.*(?:--target=|--prefix=)\S+ ", "", command).split()


def file_name(source: dict[str, Any]) -> str:
    return urlsplit(str(source["url"])).path.rpartition("/")[2]


def sourced() -> dict[str, set[str]]:
    """Return the versions of each package among the sources."""
    found: dict[str, set[str]] = {}
    for source in flathub.sources():
        name = file_name(source)
        if name.endswith(".whl"):
            package, version, _, _ = parse_wheel_filename(name)
        else:
            package, version = parse_sdist_filename(name)
        found.setdefault(package, set()).add(str(version))
    return found


def canonical(names: tuple[str, ...]) -> set[str]:
    return {canonicalize_name(name) for name in names}


def test_all_that_the_program_needs_is_a_source_or_of_the_base() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = {canonicalize_name(Requirement(line).name) for line in project["project"]["dependencies"]}
    needed |= {canonicalize_name(part.name) for part in licences.parts()} - {"python"}
    # cffi needs pycparser to build only; it is a tool.
    stays = canonical((*flathub.PARTS, flathub.LAST_PART)) | {"pycparser"}
    assert needed - canonical(flathub.FROM_BASE) == stays
    assert stays <= sourced().keys()


def test_all_that_builds_the_program_is_a_source_or_of_the_base() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    named = {canonicalize_name(Requirement(line).name) for line in project["build-system"]["requires"]}
    assert named <= sourced().keys() | canonical(flathub.FROM_BASE)


def test_versions_are_those_of_all_other_forms() -> None:
    pins = {str(canonicalize_name(name)): version for name, version in flathub.pins().items()}
    assert sourced() == {name: {pins[name]} for name in sourced()}
    assert sourced().keys() == canonical((*flathub.PARTS, flathub.LAST_PART, *flathub.TOOLS))


def test_every_file_has_an_address_and_a_sum() -> None:
    for source in flathub.sources():
        assert source["type"] == "file"
        assert str(source["url"]).startswith("https://files.pythonhosted.org/packages/"), source
        assert re.fullmatch(r"[0-9a-f]{64}", str(source["sha256"])), source
        assert source["dest"] == find_sources.FOLDER
    sums = [str(source["sha256"]) for source in flathub.sources()]
    assert len(set(sums)) == len(sums)


def test_nothing_that_stays_was_compiled_elsewhere() -> None:
    stays = canonical((*flathub.PARTS, flathub.LAST_PART))
    for source in flathub.sources():
        name = file_name(source)
        plain = name.endswith(("-none-any.whl", ".tar.gz"))
        if not plain:
            package, _, _, tags = parse_wheel_filename(name)
            assert package not in stays
            assert {tag.abi for tag in tags} == {"abi3"}, "it is for one version of Python alone"
            (processor,) = source["only-arches"]
            assert name.endswith(f"_{processor}.whl")


def test_no_step_of_the_build_needs_a_network(manifest) -> None:
    assert "share=network" not in manifest
    steps = commands(manifest)
    assert len(steps) == 7
    for step in steps:
        assert not re.search(r"\b(curl|wget|git|npm|cargo|ftp)\b|://", step), step
        if "pip3" in step:
            assert " --no-index " in step
            assert " --no-deps " in step
            # Else it asks for what builds the package, wherever that is.
            assert " --no-build-isolation " in step or " --only-binary :all: " in step


def test_every_file_is_used(manifest) -> None:
    named = [name for step in commands(manifest) if "pip3" in step for name in installed(step)]
    assert named == [*flathub.TOOLS, *flathub.PARTS, flathub.LAST_PART, "."]


def test_the_manifest_is_that_of_the_release(submitted, manifest) -> None:
    assert f"\nid: {APP_ID}\n" in manifest
    assert f"url: {REPOSITORY}/releases/download/v{__version__}/limbotable-{__version__}.tar.gz\n" in manifest
    assert f"sha256: {hashlib.sha256(ARCHIVE).hexdigest()}\n" in manifest
    assert not re.search(r"@[A-Z_]+@", manifest)
    assert {path.name for path in submitted.iterdir()} == {f"{APP_ID}.yml", "python-sources.json"}
    assert f"      - {flathub.SOURCES.name}\n" in manifest


def test_the_base_has_the_qt_of_all_other_forms(manifest) -> None:
    branch = re.escape(flathub.qt())
    assert re.search(rf"^runtime-version: '{branch}'$", manifest, re.MULTILINE)
    assert re.search(rf"^base-version: '{branch}'$", manifest, re.MULTILINE)
    assert flathub.pins()["PySide6-Essentials"].startswith(f"{flathub.qt()}.")


def test_it_may_show_a_window_and_play_sounds_and_nothing_else(manifest) -> None:
    told = manifest.partition("finish-args:\n")[2].partition("cleanup:\n")[0]
    assert set(re.findall(r"^  - (.+)$", told, re.MULTILINE)) == {
        "--socket=wayland",
        "--socket=fallback-x11",
        "--share=ipc",
        "--socket=pulseaudio",
    }


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="there is no flatpak-builder here")
def test_flatpak_builder_reads_it_the_same_way(submitted, manifest) -> None:
    path = submitted / f"{APP_ID}.yml"
    done = subprocess.run(
        ["flatpak-builder", "--show-manifest", path], capture_output=True, text=True, check=True
    )
    (module,) = json.loads(done.stdout)["modules"]
    assert module["build-commands"] == commands(manifest)
    assert [source["sha256"] for source in module["sources"]] == [
        hashlib.sha256(ARCHIVE).hexdigest(),
        *(source["sha256"] for source in flathub.sources()),
    ]


def test_without_the_source_archive_it_is_not_written(tmp_path) -> None:
    assert catalogues.from_source(tmp_path) == {}


@pytest.mark.skipif(not WORKFLOW.exists(), reason="the source archive has no workflows")
def test_the_workflow_of_a_release_writes_it(tmp_path) -> None:
    """Its own command does, started at the root of a checkout."""
    command = re.search(
        r"python (.*catalogues\.py) dist build/catalogues$", WORKFLOW.read_text("utf-8"), re.MULTILINE
    )
    assert command is not None
    arguments = (*command[1].split(), release(tmp_path / "release"), tmp_path / "out")
    # The check sets it for itself; a workflow does not.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    subprocess.run([sys.executable, *arguments], check=True, cwd=ROOT, env=environment)
    assert (tmp_path / "out" / "flathub" / f"{APP_ID}.yml").is_file()


def offered(*names: str) -> list[dict[str, Any]]:
    """Return what an index says of files with these names."""
    return [{"filename": name, "url": f"https://x/{name}", "hashes": {"sha256": "0" * 64}} for name in names]


def chosen(files: list[dict[str, Any]], *, is_tool: bool = False) -> list[str]:
    found = find_sources.chosen(files, "a-part", "1.2", is_tool=is_tool)
    return [file["filename"] for file in found]


WHEELS = ("a_part-1.2-cp39-abi3-manylinux_2_17_x86_64.whl", "a_part-1.2-cp39-abi3-manylinux_2_17_aarch64.whl")


def test_plain_python_is_taken_as_a_wheel() -> None:
    others = ("a_part-1.2.tar.gz", "a_part-1.2.1-py3-none-any.whl", "a_part-1.2-cp313-cp313-win_amd64.whl")
    assert chosen(offered(*others, "a_part-1.2-py3-none-any.whl")) == ["a_part-1.2-py3-none-any.whl"]


def test_what_is_compiled_is_taken_as_its_source() -> None:
    files = offered(*WHEELS, "a_part-1.2.tar.gz", "a_part-1.2.1.tar.gz")
    assert chosen(files) == ["a_part-1.2.tar.gz"]
    assert chosen(files, is_tool=True) == list(WHEELS)
    one_processor = offered(WHEELS[0], "a_part-1.2.tar.gz")
    assert chosen(one_processor, is_tool=True) == ["a_part-1.2.tar.gz"]


def test_without_a_source_there_is_nothing_to_build() -> None:
    with pytest.raises(ValueError, match=r"a-part 1\.2"):
        chosen(offered(*WHEELS))


def test_ready_made_tools_are_for_their_processor() -> None:
    told = [find_sources.source(file) for file in offered(*WHEELS)]
    assert [one["only-arches"] for one in told] == [["x86_64"], ["aarch64"]]


@pytest.mark.parametrize("own", [True, False])
def test_translations_are_compiled_by_the_qt_that_is_there(own: bool, monkeypatch, tmp_path) -> None:
    """PySide6 that was built for a system's Qt has no compiler of its own."""
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    package, system = tmp_path / "PySide6", tmp_path / "bin"
    for folder in (package, system):
        folder.mkdir()
    (package / "__init__.py").touch()
    (system / name).touch(0o755)
    if own:
        (package / name).touch(0o755)
    setuptools = pytest.importorskip("setuptools", reason="it is in no environment but one that builds")
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    monkeypatch.setenv("LIMBOTABLE_PURE", "1")
    lrelease = runpy.run_path(str(ROOT / "setup.py"))["lrelease"]
    spec = importlib.util.spec_from_file_location("PySide6", package / "__init__.py")
    monkeypatch.setattr("importlib.util.find_spec", lambda _: spec)
    monkeypatch.setenv("PATH", str(system))
    assert lrelease() == (package if own else system) / name
