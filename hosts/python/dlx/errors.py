"""The exceptions of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    from dlx.results import Report


class DlxError(Exception):
    """Something is wrong with a puzzle or a question, or the program cannot answer.

    The text is the sentence of the program.

    :ivar code: a word for the kind of error, such as ``puzzle_syntax``
    :ivar line: the line of the text, from 1, if the error has a place
    :ivar column: the column in this line, from 1
    """

    def __init__(
        self, message: str, code: str, line: Optional[int] = None, column: Optional[int] = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.line = line
        self.column = column


class UnknownError(DlxError):
    """A limit ended the search before the answer was known. This does not mean "no solution".

    :ivar report: the part that was searched; ``report.solutions`` were found there
    """

    def __init__(self, message: str, report: Optional[Report] = None) -> None:
        super().__init__(message, "unknown")
        self.report = report
