"""Cases: a position, what is done in it and what must come out, as files that a person can write."""

from __future__ import annotations

from grognard.cases.file import Case, read_cases
from grognard.cases.run import CaseFailed, run_case

__all__ = ["Case", "CaseFailed", "read_cases", "run_case"]
