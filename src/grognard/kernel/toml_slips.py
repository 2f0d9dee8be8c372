"""Files that are no TOML, or can't be read at all: what is wrong with them, in the reader's language."""

from __future__ import annotations

import re

from grognard.kernel.saying import Said

SLIPS = {
    r"Expected newline or end of document": "file-toml-more",
    r"Invalid statement|Expected '=' after a key": "file-toml-line",
    r"Invalid value": "file-toml-value",
    r"Unclosed array": "file-toml-list-open",
    r"Unclosed inline table|Invalid initial character for a key part": "file-toml-table-open",
    r"Unterminated string|Illegal character '\\n'|Expected \"": "file-toml-text-open",
    r"Unescaped '|Invalid hex value|Escaped character": "file-toml-backslash",
    r"Cannot overwrite|Cannot declare|Duplicate inline|Cannot mutate|Cannot redefine": "file-toml-twice",
    r"Expected '\]": "file-toml-heading-open",
    r"Exceeds the limit": "file-toml-number",
}
"""The parser's own words, and the sentence that helps whoever does not know them."""


UNREADABLE = (ValueError, RecursionError)
"""What the parser ends in: a TOMLDecodeError is a ValueError, as is a number of thousands of digits."""


def slip(error: ValueError | RecursionError) -> tuple[Said, int | None]:
    """What is wrong in a text that is no TOML, and its line; None if that is its end, or is not known."""
    if isinstance(error, RecursionError):
        return Said("file-toml-deep"), None
    told = str(error)
    key = next((key for words, key in SLIPS.items() if re.match(words, told)), "file-toml-other")
    line = re.search(r"line (\d+)", told)
    return Said(key), int(line[1]) if line else None


def unreadable(error: OSError | UnicodeDecodeError) -> Said:
    """Why the text of a file can't be had."""
    if isinstance(error, FileNotFoundError):
        return Said("file-missing")
    if isinstance(error, UnicodeDecodeError):
        return Said("file-no-text")
    return Said("file-unreadable")
