"""The questions that puzzles of all kinds answer."""

from __future__ import annotations

import json
import operator
import time
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Type, TypeVar, Union

from dlx.errors import DlxError, UnknownError
from dlx.program import call
from dlx.results import Best, Check, Explanation, Found, Hint, Move, Rating, Report, Sample, Solution, Step, Uniqueness
from dlx.results import made

_F = TypeVar("_F", bound=Found)

#: The sizes of pages of solutions. Each page is as large as all before together, so that all searches together take
#: about twice the time of one; up to a largest number of characters of a page, which limits the memory.
_FIRST_PAGE, _LARGEST_TEXT = 16, 1 << 24


def name(value: object) -> str:
    """Returns the name of an item or the label of an option as text; the parts of a tuple are separated by blanks."""
    return " ".join(map(name, value)) if isinstance(value, tuple) else str(value)


class Puzzle:
    """A puzzle that can be solved, counted and explained.

    Searches take ``seconds`` and ``nodes`` as limits, ``memory`` in bytes for intermediate results, ``engine``,
    ``distinct`` (one solution of each kind), ``pin`` and ``forbid`` (labels of options that must, and must not, be
    chosen); other questions take ``seconds``, ``pin`` and ``forbid``. A search without limits may take for ever; an
    interrupt ends it. If a limit leaves the answer unknown, the question raises an
    :class:`~dlx.errors.UnknownError`: None always means that it is proved that there is no solution.
    """

    _SHOW = ["labels", "text", "options"]

    def _asked(self) -> Dict[str, Any]:
        """Returns the puzzle as arguments of a tool."""
        raise NotImplementedError

    def _solution(self, one: Mapping[str, Any]) -> Solution:
        """Returns a solution of an answer, which has the forms of ``_SHOW``."""
        return made(Solution, one, puzzle=self._asked())

    def search(self, limit: int = 1, skip: int = 0, **search: Any) -> Found:
        """Finds solutions, at most ``limit`` after the first ``skip``. Any outcome is an answer, never an error."""
        return self._search(Found, "solve", limit=limit, skip=skip, **search)

    def solve(self, **search: Any) -> Optional[Solution]:
        """Returns a solution, not always the first in order; None if it is proved that there is none."""
        found = _known(self._search(Found, "solve", **search)).found
        return found[0] if found else None

    def solutions(self, *, seconds: Optional[float] = None, **search: Any) -> Iterator[Solution]:
        """Iterates over all solutions, which can be stopped at any time.

        Solutions are fetched in pages that double; ``seconds`` limits the time of all searches together. At a limit the
        iterator raises an error after the last solution that was found.
        """
        page = _FIRST_PAGE
        last: List[Solution] = []
        while True:
            seen = last[0].number if last else 0
            begin = time.monotonic()
            # The last solution appears again, to be sure that the order is the same.
            found = self.search(page + len(last), seen - len(last), seconds=seconds, **search)
            if seconds is not None:
                seconds = max(0, seconds - (time.monotonic() - begin))
            if list(found.found[: len(last)]) != last and (found.found or found.complete):
                raise DlxError("the order of the solutions has changed; expected the same for all pages", "order")
            yield from found.found[len(last) :]
            if found.stopped != "SOLUTION_LIMIT":
                _complete(found)
                return
            last = [found.found[-1]]
            page = min(last[0].number, max(_FIRST_PAGE, _LARGEST_TEXT // len(repr(last[0]))))

    def count(self, **search: Any) -> int:
        """Returns the exact number of solutions."""
        return _complete(self._search(Found, "count", **search)).solutions

    def unique(self, **search: Any) -> Uniqueness:
        """Finds out whether there is exactly one solution; ``unknown`` means that a limit ended the search."""
        return self._search(Uniqueness, "unique", **search)

    def best(self, goal: Optional[str] = None, *, limit: int = 1, all: bool = False, **search: Any) -> Best:
        """Returns the solution of ``greatest`` or ``least`` total weight; usually the goal is that of the model.

        :param limit: the number of best solutions
        :param all: all solutions that are best
        :param gap: in ``search``; the search ends when no solution can be better by more than this
        """
        return _known(self._search(Best, "best", goal=goal, limit=limit, all=all, **search))

    def sample(self, n: int = 1, *, seed: Optional[int] = None, **search: Any) -> Sample:
        """Draws ``n`` solutions at random, each independently; a seed of the answer repeats the draw."""
        return _known(self._search(Sample, "sample", n=n, seed=seed, **search))

    def explain(self, *, minimal: bool = False, **limits: Any) -> Explanation:
        """Explains why there is no solution, or why there are several.

        :param minimal: also find the nearest puzzle with one solution
        """
        return made(Explanation, self._ask("explain", minimal=minimal, **limits))

    def hint(self, steps: int = 1, **limits: Any) -> Hint:
        """Returns the next steps of a person, each with its reason."""
        answer = self._ask("hint", steps=steps, **limits)
        return made(Hint, answer, steps=tuple(made(Step, step) for step in answer.get("steps", ())))

    def check(
        self, *moves: object, solution: Union[None, str, Solution, Iterable[int]] = None, labels: Iterable[object] = (),
        **limits: Any,
    ) -> Check:  # fmt: skip
        """Checks moves, each of its own, by the labels of their options; or a solution.

        :param solution: a solution that was found, the numbers of its options, or the board as text
        :param labels: the solution, as the labels of its options
        """
        if solution is not None and not isinstance(solution, str):
            numbers = solution.options if isinstance(solution, Solution) else tuple(solution)
            solution = json.dumps({"options": numbers}, default=operator.index)
        words = {"moves": list(map(name, moves)), "labels": list(map(name, labels))}
        answer = self._ask("check", solution=solution, **words, **limits)
        judged = tuple(made(Move, move) for move in answer.get("moves", ()))
        return made(Check, answer, moves=judged, flaws=tuple(flaw["words"] for flaw in answer.get("flaws", ())))

    def rate(self, **limits: Any) -> Rating:
        """Rates how difficult the puzzle is for a person."""
        return made(Rating, self._ask("rate", **limits))

    def svg(self) -> Optional[str]:
        """Returns the picture of the puzzle; None if its model does not draw any."""
        return call("draw", **self._asked()).get("svg")

    def _ask(
        self, tool: str, *, pin: Iterable[object] = (), forbid: Iterable[object] = (), **arguments: Any
    ) -> Dict[str, Any]:
        words = {"pin": [pin] if isinstance(pin, str) else pin, "forbid": [forbid] if isinstance(forbid, str) else forbid}
        given = {key: [name(label) for label in labels] for key, labels in words.items()}
        return call(tool, **self._asked(), **{key: labels for key, labels in given.items() if labels}, **arguments)

    def _search(self, kind: Type[_F], tool: str, **arguments: Any) -> _F:
        answer = self._ask(tool, **arguments, **({} if tool == "count" else {"show": self._SHOW}))
        return made(kind, answer, found=tuple(self._solution(one) for one in answer.get("found", ())))


_R = TypeVar("_R", bound=Report)


def _known(report: _R) -> _R:
    """Returns a report that says whether there is a solution."""
    if report.outcome == "UNKNOWN":
        raise UnknownError(f"unknown: stopped by {report.stopped} after {report.nodes} nodes", report)
    return report


def _complete(report: _R) -> _R:
    """Returns a report about all solutions."""
    if not report.complete:
        found = f"{report.solutions} solutions and {report.nodes} nodes"
        raise UnknownError(f"unknown: stopped by {report.stopped} after {found}", report)
    return report
