"""Write all golden files again: `python -m tests.golden.regenerate`."""

from __future__ import annotations

from tests.golden.texts import HERE, goldens

if __name__ == "__main__":
    texts = goldens()
    for old in [*HERE.glob("*/*.txt"), *HERE.glob("*.json")]:
        if old.relative_to(HERE).as_posix() not in texts:
            old.unlink()
    for name, text in texts.items():
        path = HERE / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
