"""What winget, Homebrew and Windows' store are told."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import catalogues
import drawings
import facts
import features
import msix
from limbotable import REPOSITORY, __version__
from limbotable.core.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """A release whose artefacts are stand-ins."""
    folder = tmp_path / "release"
    folder.mkdir()
    for file in (*catalogues.INSTALLERS, *catalogues.IMAGES.values()):
        (folder / file).write_bytes(file.encode())
    return folder


def manifests(release: Path) -> dict[str, dict[str, object]]:
    """Return winget's manifests, read as YAML's part that is JSON, by what stands behind the identifier."""
    found = {}
    for path, text in catalogues.winget(release).items():
        first, *lines = text.splitlines()
        read = {key: json.loads(value) for key, _, value in (line.partition(": ") for line in lines)}
        assert first.endswith(f"winget-manifest.{read['ManifestType']}.{catalogues.SCHEMA}.schema.json")
        assert len(read) == len(lines)
        found[Path(path).name.removeprefix(catalogues.IDENTIFIER).removesuffix(".yaml")] = read
    return found


def test_winget_has_a_manifest_of_each_kind_and_language(release) -> None:
    found = manifests(release)
    assert {ending: one["ManifestType"] for ending, one in found.items()} == {
        "": "version",
        ".installer": "installer",
        ".locale.en-US": "defaultLocale",
        ".locale.de-DE": "locale",
        ".locale.fi-FI": "locale",
        ".locale.ja-JP": "locale",
    }
    for one in found.values():
        assert (one["PackageIdentifier"], one["PackageVersion"]) == (catalogues.IDENTIFIER, __version__)
    for path in catalogues.winget(release):
        assert path.startswith(f"winget/manifests/l/LimboTable/LimboTable/{__version__}/")


def test_winget_is_told_within_its_limits(release) -> None:
    """The lengths are those of the schemas of version 1.10."""
    for language, _ in LANGUAGES:
        words = manifests(release)[f".locale.{catalogues.LOCALES[language]}"]
        assert words["ShortDescription"] == features.page(language).summary
        assert 3 <= len(str(words["ShortDescription"])) <= 256
        assert 3 <= len(str(words["Description"])) <= 10_000
    default = manifests(release)[".locale.en-US"]
    tags = default["Tags"]
    assert isinstance(tags, list)
    assert len(tags) == len(set(tags)) <= 16
    assert all(len(tag) <= 40 for tag in tags)
    for key, value in default.items():
        assert not key.endswith("Url") or str(value).startswith(REPOSITORY)


def test_the_installer_is_the_one_of_the_release(release) -> None:
    told = manifests(release)[".installer"]
    installers = told["Installers"]
    assert isinstance(installers, list)
    for installer, file in zip(installers, catalogues.INSTALLERS, strict=True):
        assert installer["InstallerUrl"] == f"{REPOSITORY}/releases/download/v{__version__}/{file}"
        assert installer["InstallerSha256"] == hashlib.sha256(file.encode()).hexdigest().upper()
    script = (ROOT / "packaging" / "windows" / "limbotable.nsi").read_text("utf-8")
    assert f'CurrentVersion\\Uninstall\\{told["ProductCode"]}"' in script
    assert f"SetErrorLevel {catalogues.IN_USE}\n" in script


def test_the_cask_names_both_images(release) -> None:
    (cask,) = catalogues.homebrew(release).values()
    for processor, file in catalogues.IMAGES.items():
        assert re.search(rf'{processor}: +"{hashlib.sha256(file.encode()).hexdigest()}"', cask)
        name, _, ending = file.partition("-")
        architecture = re.search(rf'{processor}: "(\w+)"', cask)
        assert architecture is not None
        assert file == f"{name}-{__version__}-{architecture[1]}.dmg", ending
    assert f'version "{__version__}"' in cask
    assert '/releases/download/v#{version}/limbotable-#{version}-#{arch}.dmg"' in cask
    assert cask.count(" do\n") == cask.count("end\n") == 1


def test_without_an_artefact_nothing_speaks_of_it(release, capsys, monkeypatch, tmp_path) -> None:
    (lacking,) = catalogues.INSTALLERS
    (release / lacking).unlink()
    monkeypatch.setattr("sys.argv", ["catalogues.py", str(release), str(tmp_path / "out")])
    catalogues.main()
    assert not (tmp_path / "out" / "winget").exists()
    assert (tmp_path / "out" / "homebrew").exists()
    assert lacking in capsys.readouterr().out


@pytest.fixture
def package(tmp_path: Path, monkeypatch) -> Path:
    """The folder of an MSIX package of a stand-in for the bundle."""
    bundle, drawn, folder = (tmp_path / name for name in ("bundle", "icons", "package"))
    bundle.mkdir()
    drawn.mkdir()
    for name in ("limbotable.exe", "limbotablew.exe"):
        (bundle / name).write_bytes(b"MZ")
    for size in drawings.SIZES:
        (drawn / f"{size}.png").write_bytes(str(size).encode())
    monkeypatch.setenv("LIMBOTABLE_PUBLISHER", "CN=Somebody & Co")
    monkeypatch.setattr("sys.argv", ["msix.py", str(bundle), str(drawn), str(folder), "x64"])
    msix.main()
    return folder


def test_all_that_the_manifest_of_msix_names_is_in_the_package(package) -> None:
    root = ET.parse(package / "AppxManifest.xml").getroot()
    named = [element.text or "" for element in root.iter() if element.tag.endswith("}Logo")]
    for element in root.iter():
        named += [
            value for key, value in element.attrib.items() if key == "Executable" or key.endswith("Logo")
        ]
    assert len(named) == 5
    for path in named:
        assert (package / path.replace("\\", "/")).is_file(), path


def test_the_manifest_of_msix_has_the_facts(package) -> None:
    spaces = {"a": msix.FOUNDATION, "uap": msix.UAP, "uap5": msix.UAP5}
    text = (package / "AppxManifest.xml").read_text("utf-8")
    root = ET.fromstring(text)
    for prefix in root.get("IgnorableNamespaces", "").split():
        assert f"xmlns:{prefix}=" in text, "Windows refuses a prefix that stands for nothing"
    identity = root.find("a:Identity", spaces)
    assert identity is not None
    assert identity.get("Publisher") == "CN=Somebody & Co"
    assert re.fullmatch(r"\d+\.\d+\.\d+\.0", identity.get("Version", "")), "its last number is the store's"
    kind = root.find(".//uap:FileType", spaces)
    assert kind is not None
    assert (kind.text, kind.get("ContentType")) == (".limbo", facts.MEDIA_TYPE)
    assert len(root.findall("a:Resources/a:Resource", spaces)) == len(LANGUAGES)
    alias = root.find(".//uap5:AppExecutionAlias", spaces)
    assert alias is not None
    assert alias.get(f"{{{msix.DESKTOP}}}Subsystem") == "console", "else a terminal does not wait for it"


def test_without_a_certificate_it_is_said(package, monkeypatch, capsys) -> None:
    monkeypatch.delenv("LIMBOTABLE_PUBLISHER")
    msix.main()
    assert "cannot be signed" in capsys.readouterr().out
