"""Refuse a commit whose subject does not begin with its area, such as `review: …`.

Git's `commit-msg` hook calls it with the file that holds the message.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

#: Areas in lower case, several with commas; subjects that git itself writes are allowed.
_SUBJECT: Final = re.compile(r"[a-z0-9][a-z0-9 ,/_-]*: \S|Merge |Revert |fixup! |squash! ")


def main() -> None:
    subject = Path(sys.argv[1]).read_text("utf-8").partition("\n")[0]
    if not _SUBJECT.match(subject):
        sys.exit(f"The subject has to begin with its area, such as `review: …`: {subject}")


if __name__ == "__main__":
    main()
