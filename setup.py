"""What pyproject.toml cannot say: compile the hot modules, bring art and translations along, name addresses.

Two variables decide about compiling.  LIMBOTABLE_PURE=1 does not try.  LIMBOTABLE_COMPILED=1 makes a
failure of the C compiler the build's failure; without it the same files are installed as plain Python.
"""

from __future__ import annotations

import importlib.util
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
RESOURCES = ("assets", "translations")
#: What lies among the resources and is not for players: results of this build, and programs that draw.
NOT_SHIPPED = {".py", ".pyc", ".qm", ".mo"}


def compiled_modules() -> list[Extension]:
    """Translate the hot modules to C, as one group that calls inside itself directly."""
    hot = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["limbotable"]["compiled"]
    if os.environ.get("LIMBOTABLE_PURE") == "1" or not hot:
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build is spared the second that this takes

    extensions = mypycify(
        # The modules around the hot ones are the business of the `mypy` command, which, unlike a build,
        # has their dependencies at hand.
        ["--strict", "--follow-imports=silent", *hot],
        opt_level="3",
        debug_level="0",
        group_name="limbotable_compiled",  # else a hash, which nobody who packages this could name
    )
    if sys.platform == "linux":
        for extension in extensions:
            # Lets the compiler inline what the shared object also exports: a tenth faster.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return extensions


class BuildCompiled(build_ext):
    """Compile all of the group or none of it: half a group hides the .py files and cannot be imported."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # compilers and linkers fail in every way there is
            if os.environ.get("LIMBOTABLE_COMPILED") == "1":
                raise
            print(f"limbotable: not compiled, {error}; the same files run as plain Python", file=sys.stderr)
            self.extensions = []

    def copy_extensions_to_source(self) -> None:
        if self.extensions:
            super().copy_extensions_to_source()

    def get_source_files(self) -> list[str]:
        return super().get_source_files() if self.extensions else []

    def get_outputs(self) -> list[str]:
        return super().get_outputs() if self.extensions else []


class BuildResources(Command):
    """Put `assets/` and `translations/` into the package, translations in the forms that Qt and gettext load.

    In an editable install everything stays where it is and is found there (limbotable.resources), so
    only the compiled translations are made, beside their sources.
    """

    description = "copy art and compile translations"
    user_options = []  # noqa: RUF012 - setuptools declares it without a type

    def initialize_options(self) -> None:
        self.build_lib: str | None = None
        self.editable_mode = False

    def finalize_options(self) -> None:
        self.set_undefined_options("build_py", ("build_lib", "build_lib"))

    def run(self) -> None:
        catalogue = command_line_catalogue()
        for source, target in self._files():
            target.parent.mkdir(parents=True, exist_ok=True)
            if target.suffix == ".mo":
                catalogue["write"](source, target)
            elif target.suffix == ".qm":
                subprocess.run([lrelease(), "-silent", source, "-qm", target], check=True)
            elif not self.editable_mode:
                shutil.copyfile(source, target)

    def get_source_files(self) -> list[str]:
        return [str(source) for source, _ in self._files()]

    def get_outputs(self) -> list[str]:
        return list(self.get_output_mapping())

    def get_output_mapping(self) -> dict[str, str]:
        return {str(target): str(source) for source, target in self._files()}

    def _files(self) -> Iterator[tuple[Path, Path]]:
        """Pair every file with what becomes of it."""
        assert self.build_lib is not None  # finalize_options comes first
        home = Path() if self.editable_mode else Path(self.build_lib, "limbotable")
        catalogue = command_line_catalogue()
        for name in RESOURCES:
            for source in sorted(Path(name).rglob("*")):
                if source.suffix == ".ts":
                    yield source, home / source.with_suffix(".qm")
                    yield source, home / catalogue["path_of"](source)
                elif source.is_file() and source.suffix not in NOT_SHIPPED:
                    yield source, home / source


def command_line_catalogue() -> dict[str, Any]:
    """Return what makes catalogues for the command line, without importing the package."""
    return runpy.run_path(str(ROOT / "limbotable" / "command_line" / "catalogue.py"))


def lrelease() -> Path:
    """Find Qt's translation compiler, without importing Qt: PySide6's own, or that of the system's Qt.

    PySide6 has none where it was built for the Qt of a system, as Linux distributions and Flathub do.
    """
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    spec = importlib.util.find_spec("PySide6")
    if spec is not None and spec.origin is not None and Path(spec.origin).with_name(name).exists():
        return Path(spec.origin).with_name(name)
    found = shutil.which(name)
    if found is None:
        sys.exit(
            f"limbotable: {name} compiles the translations; it comes with PySide6-Essentials and with Qt"
        )
    return Path(found)


def readme(repository: str, version: str) -> str:
    """Return README.md with full addresses: an index of packages has none of the files that it points to."""
    text = (ROOT / "README.md").read_text("utf-8")
    raw = repository.replace("https://github.com/", "https://raw.githubusercontent.com/", 1)
    text = re.sub(r"(!\[[^\]]*\]\()(?![a-z]+:|#)", rf"\1{raw}/v{version}/", text)
    return re.sub(r"((?<!!)\[[^\]]*\]\()(?![a-z]+:|#)", rf"\1{repository}/blob/v{version}/", text)


class Build(build):
    sub_commands = [*build.sub_commands, ("build_resources", None)]  # noqa: RUF012 - as setuptools has it


package = runpy.run_path(str(ROOT / "limbotable" / "__init__.py"))
home = package["REPOSITORY"]
setup(
    long_description=readme(home, package["__version__"]),
    long_description_content_type="text/markdown",
    project_urls={
        "Homepage": home,
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
        "Source": home,
    },
    ext_modules=compiled_modules(),
    cmdclass={"build": Build, "build_ext": BuildCompiled, "build_resources": BuildResources},
)
