"""Wine, as the Windows on which the Windows program is built and tried here.

Three things that the program needs of Windows 10 are missing in Wine 8, and are put into the prefix:

- ``icuuc.dll``, of which Qt imports some converters between character sets: here they convert nothing;
- ``crealf`` and ``cimagf`` of ``ucrtbase.dll``, which NumPy calls when it is imported;
- the font Segoe UI: DejaVu Sans stands for it.
"""

from __future__ import annotations

import hashlib
import os
import struct
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

LIBRARIES: Final = (Path("/usr/lib/x86_64-linux-gnu/wine"), Path("/usr/lib/wine"))
CC: Final = "x86_64-w64-mingw32-gcc"
#: What Qt 6 imports of Windows' ICU: functions, each of which answers nothing.
ICU: Final = (
    *("ucnv_open", "ucnv_close", "ucnv_reset", "ucnv_getMaxCharSize", "ucnv_getName", "ucnv_getToUCallBack"),
    *("UCNV_FROM_U_CALLBACK_SUBSTITUTE", "UCNV_TO_U_CALLBACK_SUBSTITUTE", "ucnv_getFromUCallBack"),
    *("ucnv_setToUCallBack", "ucnv_setFromUCallBack", "ucnv_cbToUWriteUChars", "ucnv_toUnicode"),
    *("ucnv_cbFromUWriteUChars", "ucnv_toUCountPending", "ucnv_fromUCountPending", "ucnv_getStandardName"),
    *("ucnv_getAvailableName", "ucnv_countAvailable", "ucnv_fromUnicode"),
)
#: Machine code of the functions that Wine lacks.  A complex number of two floats comes in one register.
MISSING: Final = {
    "crealf": bytes.fromhex("660f6ec1 c3"),  # movd xmm0, ecx; ret
    "cimagf": bytes.fromhex("48c1e920 660f6ec1 c3"),  # shr rcx, 32; movd xmm0, ecx; ret
}
#: By this mark Wine knows its own libraries, and takes its copy instead.
BUILTIN: Final = b"Wine builtin DLL"


class Wine:
    """A Windows of its own, in a folder."""

    def __init__(self, folder: Path, display: str = "") -> None:
        self.folder = folder
        self.drive = folder / "drive_c"
        self.system = self.drive / "windows" / "system32"
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))},
            "WINEPREFIX": str(folder),
            "HOME": str(folder),  # Windows' desktop and documents are folders of it
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # Else it asks for Mono and Gecko, and puts what is installed into the menus of this system.
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
            "DISPLAY": display,
        }

    @property
    def user(self) -> Path:
        """The folder of the user's own files."""
        (found,) = (path for path in (self.drive / "users").iterdir() if path.name != "Public")
        return found

    def set_up(self, work: Path) -> None:
        """Make the prefix, as Windows 10, with what it lacks."""
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        self.run("wineboot", "--init")
        self.run("winecfg", "-v", "win10")
        self._supply_icu(work)
        self._supply_complex_numbers()
        # A crash ends the program at once, and not in a debugger's window.
        self.register(r"HKLM\Software\Microsoft\Windows NT\CurrentVersion\AeDebug", "Auto", "0")
        for font in ("Segoe UI", "Tahoma", "MS Shell Dlg", "MS Shell Dlg 2"):
            self.register(r"HKCU\Software\Wine\Fonts\Replacements", font, "DejaVu Sans")
        self.settle()

    def run(
        self,
        *command: str | Path,
        patience: float = 600,
        check: bool = True,
        more: Mapping[str, str] | None = None,
    ) -> str:
        """Run a Windows program to its end; return what it has printed.

        Its standard streams are pipes: Wine gives a program no file for them.
        """
        done = subprocess.run(
            ["wine", *map(str, command)],
            env=self.environment | dict(more or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            timeout=patience,
        )
        said = done.stdout.decode("utf-8", "replace")
        if check and done.returncode != 0:
            raise RuntimeError(f"{command[0]} ended with status {done.returncode}:\n{said[-3000:]}")
        return said

    def status(self, *command: str | Path) -> int:
        """Run a Windows program to its end; return its status."""
        done = subprocess.run(
            ["wine", *map(str, command)],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            timeout=600,
        )
        return done.returncode

    def start(self, *command: str | Path) -> subprocess.Popen[bytes]:
        """Start a Windows program."""
        return subprocess.Popen(
            ["wine", *map(str, command)],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def register(self, key: str, name: str, value: str) -> None:
        self.run("reg", "add", key, "/v", name, "/d", value, "/f")

    def registry(self) -> dict[str, str]:
        """Return the user's registry and the system's: keys with an empty text, values with their content.

        A name is, say, ``HKCU\\Software\\Classes\\.limbo "Content Type"``, and just the key for a key.
        """
        self.settle()
        found: dict[str, str] = {}
        for root, file in (("HKCU", "user.reg"), ("HKLM", "system.reg")):
            text = (self.folder / file).read_text("utf-8", "replace").replace("\\\n", "")  # long values go on
            key = ""
            for line in text.splitlines():
                if line.startswith("["):
                    key = f"{root}\\{line[1 : line.rindex(']')]}".replace("\\\\", "\\")
                    found[key] = ""
                elif line.startswith(('"', "@=")):
                    name, _, content = line.partition("=")
                    found[f"{key} {name}"] = content
        return found

    def files(self) -> dict[str, str]:
        """Return the paths of all files and folders that Windows shows, with the digests of the files."""
        found = {}
        for path in self.drive.rglob("*"):
            digest = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
            found[str(path.relative_to(self.drive))] = digest
        return found

    def settle(self) -> None:
        """Wait until every Windows program has ended and the registry is on the disk."""
        subprocess.run(
            [_server(), "-w"], env=self.environment, check=False, timeout=300, stdin=subprocess.DEVNULL
        )

    def end(self) -> None:
        """End every program."""
        subprocess.run([_server(), "-k"], env=self.environment, check=False, stdin=subprocess.DEVNULL)
        time.sleep(1)

    def _supply_icu(self, work: Path) -> None:
        source = work / "icuuc.c"
        functions = (f"__declspec(dllexport) void *{name}(void) {{ return 0; }}\n" for name in ICU)
        source.write_text("".join(functions), "utf-8")
        target = self.system / "icuuc.dll"
        subprocess.run([CC, "-shared", "-nostdlib", "-Wl,--entry=0", "-o", target, source], check=True)

    def _supply_complex_numbers(self) -> None:
        (own,) = {path for place in LIBRARIES for path in place.glob("x86_64-windows/ucrtbase.dll")}
        content = bytearray(own.read_bytes())
        for name, code in MISSING.items():
            place = export_of(content, name)
            content[place : place + len(code)] = code
        content[0x40 : 0x40 + len(BUILTIN)] = bytes(len(BUILTIN))
        target = self.system / "ucrtbase.dll"
        target.unlink()
        target.write_bytes(content)
        self.register(r"HKCU\Software\Wine\DllOverrides", "ucrtbase", "native")


def windows_path(path: Path) -> str:
    """Return the name that a file of this system has under Wine."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


def export_of(library: bytes | bytearray, name: str) -> int:
    """Return where in the file of a library (PE32+) the code of an exported function begins."""

    def number(place: int, form: str = "<I") -> int:
        value: int = struct.unpack_from(form, library, place)[0]
        return value

    header = number(0x3C)
    sections = header + 24 + number(header + 20, "<H")

    def in_file(address: int) -> int:
        for index in range(number(header + 6, "<H")):
            size, begin, _, raw = struct.unpack_from("<4I", library, sections + 40 * index + 8)
            if begin <= address < begin + size:
                return int(raw + address - begin)
        raise ValueError(f"no section has the address {address:#x}")

    exports = in_file(number(header + 24 + 112))
    count, functions, names, ordinals = struct.unpack_from("<I3I", library, exports + 24)
    for index in range(count):
        begin = in_file(number(in_file(names) + 4 * index))
        if library[begin : library.index(0, begin)] == name.encode():
            ordinal = number(in_file(ordinals) + 2 * index, "<H")
            return in_file(number(in_file(functions) + 4 * ordinal))
    raise ValueError(f"the library exports no {name}")


def _server() -> str:
    """Return Wine's own server: Debian keeps it off the PATH."""
    found: Sequence[Path] = [path for place in LIBRARIES for path in place.glob("wineserver64")]
    return str(found[0]) if found else "wineserver"
