"""The package for Windows' own store and its installer: MSIX.

msix.py BUNDLE ICONS FOLDER PROCESSOR lays out FOLDER as the tool ``makeappx`` packs it: the bundle, pictures,
and AppxManifest.xml.  PROCESSOR is x64 or arm64.  A package has to be signed by the publisher that it names:
the subject of the certificate is in LIMBOTABLE_PUBLISHER; without it nobody can install the package.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import facts
import features
from limbotable import __version__
from limbotable.core.languages import LANGUAGES

#: The namespaces of a manifest.
FOUNDATION: Final = "http://schemas.microsoft.com/appx/manifest/foundation/windows10"
UAP: Final = "http://schemas.microsoft.com/appx/manifest/uap/windows10"
UAP5: Final = f"{UAP}/5"
DESKTOP: Final = "http://schemas.microsoft.com/appx/manifest/desktop/windows10/4"
RESTRICTED: Final = f"{FOUNDATION}/restrictedcapabilities"
#: Each language as Windows names it; the first is the one for users of other languages.
LOCALES: Final = {"en": "en-us", "de": "de-de", "fi": "fi-fi", "ja": "ja-jp"}
#: The pictures that a package needs, by their sizes in pixels.
PICTURES: Final = {"StoreLogo.png": 50, "Square44x44Logo.png": 44, "Square150x150Logo.png": 150}


def main() -> None:
    bundle, icons, folder = map(Path, sys.argv[1:4])
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundle, folder)
    (folder / "Assets").mkdir()
    for name, size in PICTURES.items():
        shutil.copyfile(icons / f"{size}.png", folder / "Assets" / name)
    publisher = os.environ.get("LIMBOTABLE_PUBLISHER", "")
    if not publisher:
        print(
            "limbotable: LIMBOTABLE_PUBLISHER names no certificate: the package cannot be signed or installed"
        )
    text = manifest(sys.argv[4], publisher or f"CN={facts.PUBLISHER}")
    (folder / "AppxManifest.xml").write_text(text, "utf-8")


def manifest(processor: str, publisher: str) -> str:
    """Return AppxManifest.xml for a processor; ``publisher`` is the subject of a certificate (``CN=…``)."""
    spaces = {"uap": UAP, "uap5": UAP5, "desktop4": DESKTOP, "rescap": RESTRICTED}
    for prefix, space in {"": FOUNDATION, **spaces}.items():
        ET.register_namespace(prefix, space)
    package = ET.Element(_of(FOUNDATION, "Package"), IgnorableNamespaces=" ".join(spaces))
    _add(
        package,
        "Identity",
        Name="LimboTable.LimboTable",
        Publisher=publisher,
        Version=f"{__version__}.0",
        ProcessorArchitecture=processor,
    )
    properties = _add(package, "Properties")
    _add(properties, "DisplayName").text = facts.NAME
    _add(properties, "PublisherDisplayName").text = facts.PUBLISHER
    _add(properties, "Description").text = features.page("en").summary
    _add(properties, "Logo").text = r"Assets\StoreLogo.png"
    family = {
        "Name": "Windows.Desktop",
        "MinVersion": facts.OLDEST_WINDOWS,
        "MaxVersionTested": "10.0.26100.0",
    }
    _add(_add(package, "Dependencies"), "TargetDeviceFamily", **family)
    resources = _add(package, "Resources")
    for language, _ in LANGUAGES:
        _add(resources, "Resource", Language=LOCALES[language])
    application = _add(
        _add(package, "Applications"),
        "Application",
        Id="LimboTable",
        Executable="limbotablew.exe",
        EntryPoint="Windows.FullTrustApplication",
    )
    _add(
        application,
        "VisualElements",
        UAP,
        DisplayName=facts.NAME,
        Description=features.page("en").summary,
        BackgroundColor="transparent",
        Square150x150Logo=r"Assets\Square150x150Logo.png",
        Square44x44Logo=r"Assets\Square44x44Logo.png",
    )
    extensions = _add(application, "Extensions")
    kind = _add(extensions, "Extension", UAP, Category="windows.fileTypeAssociation")
    association = _add(kind, "FileTypeAssociation", UAP, Name=facts.ENDING)
    _add(association, "DisplayName", UAP).text = facts.RECORD_NAMES["en"]
    types = _add(association, "SupportedFileTypes", UAP)
    _add(types, "FileType", UAP, ContentType=facts.MEDIA_TYPE).text = f".{facts.ENDING}"
    program = {"Executable": "limbotable.exe", "EntryPoint": "Windows.FullTrustApplication"}
    command = _add(extensions, "Extension", UAP5, Category="windows.appExecutionAlias", **program)
    # In a terminal its output is waited for, as that of any program with a console.
    console = {_of(DESKTOP, "Subsystem"): "console"}
    alias = _add(command, "AppExecutionAlias", UAP5, **console)
    _add(alias, "ExecutionAlias", UAP5, Alias="limbotable.exe")
    _add(_add(package, "Capabilities"), "Capability", RESTRICTED, Name="runFullTrust")
    ET.indent(package)
    text = ET.tostring(package, encoding="unicode", default_namespace=None)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + text + "\n"


def _of(space: str, tag: str) -> str:
    return f"{{{space}}}{tag}"


def _add(parent: ET.Element, tag: str, space: str = FOUNDATION, /, **attributes: str) -> ET.Element:
    return ET.SubElement(parent, _of(space, tag), attributes)


if __name__ == "__main__":
    main()
