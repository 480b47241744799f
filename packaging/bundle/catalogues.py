"""What catalogues are told of a release: winget's manifests, Homebrew's cask, Flathub's manifest.

catalogues.py RELEASE DIRECTORY writes DIRECTORY/winget, DIRECTORY/homebrew and DIRECTORY/flathub for the
artefacts in RELEASE: their checksums are in each.  Where RELEASE lacks an artefact, that is said, and its
catalogue is not written.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import facts
import features
import flathub
from limbotable import REPOSITORY, __version__
from limbotable.core.languages import LANGUAGES

#: What winget calls the package: its maker and its name.
IDENTIFIER: Final = "LimboTable.LimboTable"
#: The version of winget's schemas.
SCHEMA: Final = "1.10.0"
#: Each language as winget names it; the first is the one for users of other languages.
LOCALES: Final[Mapping[str, str]] = {"en": "en-US", "de": "de-DE", "fi": "fi-FI", "ja": "ja-JP"}
#: The name of each Windows installer in a release, and the processor that it is for.
INSTALLERS: Final[Mapping[str, str]] = {f"limbotable-{__version__}-setup.exe": "x64"}
#: The disk image for each processor of a Mac, as Homebrew names them.
IMAGES: Final[Mapping[str, str]] = {
    "arm": f"limbotable-{__version__}-arm64.dmg",
    "intel": f"limbotable-{__version__}-x86_64.dmg",
}
#: The status of the Windows installer while the program is open (limbotable.nsi).
IN_USE: Final = 2
#: The oldest macOS, by the name that Homebrew has for what facts.info_plist says.
MACOS: Final = {"13.0": ":ventura", "14.0": ":sonoma"}


def main() -> None:
    release, directory = map(Path, sys.argv[1:])
    written = {**winget(release), **homebrew(release), **from_source(release)}
    for name, text in written.items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
    told = {"winget": INSTALLERS, "homebrew": IMAGES.values(), "flathub": (flathub.ARCHIVE,)}
    for catalogue, files in told.items():
        lacking = [file for file in files if not (release / file).exists()]
        if lacking:
            print(f"limbotable: nothing for {catalogue}: {release} lacks {', '.join(lacking)}")


def winget(release: Path) -> dict[str, str]:
    """Return the files for winget, by their paths; none where an installer is missing."""
    if not all((release / file).exists() for file in INSTALLERS):
        return {}
    head = {"PackageIdentifier": IDENTIFIER, "PackageVersion": __version__}
    first, *others = LANGUAGES
    manifests = {
        "": {**head, "DefaultLocale": LOCALES[first[0]], **_kind("version")},
        ".installer": {**head, **_installers(release), **_kind("installer")},
        f".locale.{LOCALES[first[0]]}": {
            **head,
            **_words(first[0]),
            **_everywhere(),
            **_kind("defaultLocale"),
        },
        **{
            f".locale.{LOCALES[language]}": {**head, **_words(language), **_kind("locale")}
            for language, _ in others
        },
    }
    maker, name = IDENTIFIER.split(".")
    folder = f"winget/manifests/{maker[0].lower()}/{maker}/{name}/{__version__}"
    return {f"{folder}/{IDENTIFIER}{ending}.yaml": yaml(manifest) for ending, manifest in manifests.items()}


def _kind(kind: str) -> dict[str, str]:
    return {"ManifestType": kind, "ManifestVersion": SCHEMA}


def _installers(release: Path) -> dict[str, Any]:
    return {
        "InstallerType": "nullsoft",
        "Scope": "user",
        "UpgradeBehavior": "install",
        "MinimumOSVersion": facts.OLDEST_WINDOWS,
        "FileExtensions": [facts.ENDING],
        "ProductCode": "LimboTable",  # the key of what can be removed (limbotable.nsi)
        "ExpectedReturnCodes": [{"InstallerReturnCode": IN_USE, "ReturnResponse": "packageInUse"}],
        "Installers": [
            {
                "Architecture": processor,
                "InstallerUrl": facts.download(file),
                "InstallerSha256": digest(release / file).upper(),
            }
            for file, processor in INSTALLERS.items()
        ],
    }


def _words(language: str) -> dict[str, Any]:
    page = features.page(language)
    return {
        "PackageLocale": LOCALES[language],
        "Publisher": facts.PUBLISHER,
        "PackageName": facts.NAME,
        "License": facts.LICENCE,
        "ShortDescription": page.summary,
        "Description": page.plain(10_000),
    }


def _everywhere() -> dict[str, Any]:
    return {
        "PublisherUrl": REPOSITORY,
        "PublisherSupportUrl": f"{REPOSITORY}/issues",
        "PackageUrl": REPOSITORY,
        "LicenseUrl": f"{REPOSITORY}/blob/v{__version__}/LICENSE",
        "ReleaseNotesUrl": f"{REPOSITORY}/releases/tag/v{__version__}",
        "Moniker": "limbotable",
        "Tags": ["board-game", "card-game", "decktet", "game"],
    }


def homebrew(release: Path) -> dict[str, str]:
    """Return the cask for Homebrew, by its path; none where an image is missing."""
    if not all((release / file).exists() for file in IMAGES.values()):
        return {}
    sums = {processor: digest(release / file) for processor, file in IMAGES.items()}
    oldest = MACOS[facts.info_plist()["LSMinimumSystemVersion"]]
    address = facts.download("limbotable-#{version}-#{arch}.dmg").replace(
        f"/v{__version__}/", "/v#{version}/"
    )
    summary = features.page("en").summary
    lines = [
        'cask "limbotable" do',
        '  arch arm: "arm64", intel: "x86_64"',
        "",
        f'  version "{__version__}"',
        f'  sha256 arm:   "{sums["arm"]}",',
        f'         intel: "{sums["intel"]}"',
        "",
        f'  url "{address}"',
        f'  name "{facts.NAME}"',
        f'  desc "{summary}"',
        f'  homepage "{REPOSITORY}"',
        "",
        f'  depends_on macos: ">= {oldest}"',
        "",
        f'  app "{facts.NAME}.app"',
        "",
        '  zap trash: "~/Library/Application Support/limbotable"',
        "end",
    ]
    return {"homebrew/Casks/l/limbotable.rb": "\n".join(lines) + "\n"}


def from_source(release: Path) -> dict[str, str]:
    """Return the files for Flathub, by their paths; none where the source archive is missing."""
    archive = release / flathub.ARCHIVE
    if not archive.exists():
        return {}
    return {f"flathub/{name}": text for name, text in flathub.files(digest(archive)).items()}


def digest(path: Path) -> str:
    """Return the SHA-256 of a file, in hexadecimal digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def yaml(manifest: Mapping[str, Any]) -> str:
    """Return a manifest in YAML: a key in each line, and its value in the part of YAML that is JSON."""
    lines = (f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in manifest.items())
    kind = manifest["ManifestType"]
    schema = f"https://aka.ms/winget-manifest.{kind}.{SCHEMA}.schema.json"
    return f"# yaml-language-server: $schema={schema}\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
