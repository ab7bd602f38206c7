"""The answers: small frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Dict, Mapping, Optional, Tuple, Type, TypeVar

from dlx.errors import UnknownError
from dlx.program import call

_T = TypeVar("_T")

_EXACT = ("solutions", "score", "bound")  # numbers of any size, which the protocol writes as texts
_NAMES = {"level_name": "levelName"}


def made(kind: Type[_T], members: Mapping[str, Any], **more: Any) -> _T:
    """Makes an answer of the members with its names."""
    values: Dict[str, Any] = {}
    for name in (each.name for each in fields(kind)):  # type: ignore[arg-type]
        value = members.get(_NAMES.get(name, name))
        if value is not None:
            values[name] = tuple(value) if isinstance(value, list) else int(value) if name in _EXACT else value
    return kind(**{**values, **more})


@dataclass(frozen=True)
class Solution:
    """A solution.

    :ivar labels: the labels of its options; for a cover, the very values that were given as labels
    :ivar text: the board as text; for a cover, a label per line
    :ivar options: the numbers of its options, from 1
    :ivar number: its place in the order of the search, from 1
    :ivar score: the total weight of its options
    """

    labels: Tuple[Any, ...]
    text: str
    options: Tuple[int, ...]
    number: int
    score: int
    puzzle: Mapping[str, Any] = field(repr=False, compare=False)

    def svg(self) -> Optional[str]:
        """Returns the picture as the model draws it; None if the model does not draw any."""
        return call("draw", options=self.options, **self.puzzle).get("svg") if self.puzzle else None

    _repr_svg_ = svg

    def __str__(self) -> str:
        return self.text.rstrip("\n")


@dataclass(frozen=True)
class Report:
    """The report of a search: its result, and apart from it the reason why it stopped.

    :ivar outcome: SOLVED; NO_SOLUTION, which is proved; or UNKNOWN, if a limit ended the search
    :ivar stopped: EXHAUSTED if the whole puzzle was searched; SOLUTION_LIMIT, TIME, NODES and others
    :ivar complete: whether all was searched, so that ``solutions`` is the exact number; else at least so many exist
    :ivar slip: a probable mistake in a puzzle without a solution
    """

    outcome: str
    stopped: str
    nodes: int
    engine: str
    complete: bool = False
    solutions: int = 0
    items: int = 0
    options: int = 0
    slip: Optional[str] = None

    def __str__(self) -> str:
        number = f"{'' if self.complete else 'at least '}{self.solutions} solution{'' if self.solutions == 1 else 's'}"
        return f"{self.outcome}: {number}, stopped by {self.stopped} after {self.nodes} nodes"


@dataclass(frozen=True)
class Found(Report):
    """A report with the solutions that were asked for."""

    found: Tuple[Solution, ...] = ()

    def __str__(self) -> str:
        return "\n\n".join([super().__str__(), *map(str, self.found)])


@dataclass(frozen=True)
class Uniqueness(Found):
    """The verdict is unique, multiple (``found`` has two), none, or unknown if a limit ended the search."""

    verdict: str = "unknown"

    def __bool__(self) -> bool:
        if self.verdict == "unknown":
            raise UnknownError(f"unknown: stopped by {self.stopped} after {self.nodes} nodes", self)
        return self.verdict == "unique"

    def __str__(self) -> str:
        return f"{self.verdict}; {super().__str__()}"


@dataclass(frozen=True)
class Best(Found):
    """The best solutions in ``found``.

    :ivar score: the total weight of the best solution
    :ivar bound: a bound for all solutions, which is proved
    :ivar proven: whether there is no better solution; others of this score may exist
    """

    goal: str = ""
    score: Optional[int] = None
    bound: Optional[int] = None
    proven: bool = False

    @property
    def solution(self) -> Optional[Solution]:
        """The best solution; None if it is proved that there is none."""
        return self.found[0] if self.found else None

    def __str__(self) -> str:
        score = "" if self.score is None else f"score {self.score}, "
        end = "proven" if self.proven else f"bound {self.bound}"
        return "\n\n".join([f"{self.outcome}: {score}{end}, stopped by {self.stopped}", *map(str, self.found)])


@dataclass(frozen=True)
class Sample(Found):
    """Solutions drawn at random in ``found``, with equal chances if it is ``uniform``."""

    uniform: bool = False
    method: str = ""
    seed: int = 0


@dataclass(frozen=True)
class Rating:
    """The difficulty for a person; without a level if the puzzle has not exactly one solution, or if a limit ended it.

    :ivar level: the level of the hardest step
    :ivar effort: the effort of all steps of this level
    :ivar exact: whether it is proved that there is no easier way
    """

    stopped: str
    verdict: str = "unknown"
    level: Optional[int] = None
    level_name: Optional[str] = None
    effort: Optional[int] = None
    exact: bool = False

    def __str__(self) -> str:
        level = f", level {self.level} ({self.level_name}), effort {self.effort}" if self.level is not None else ""
        return f"{self.verdict}{level}"


@dataclass(frozen=True)
class Explanation(Rating):
    """Why there is no solution, or why there are several, or how hard the only one is to find.

    :ivar words: the explanation in sentences
    :ivar demands: items that cannot all be covered
    :ivar proof: the kind of a short proof by weights
    :ivar text: the nearest puzzle with one solution, if it was asked for
    """

    words: Tuple[str, ...] = ()
    demands: Tuple[str, ...] = ()
    proof: Optional[str] = None
    text: Optional[str] = None

    def __str__(self) -> str:
        return "\n".join(self.words)


@dataclass(frozen=True)
class Step:
    """A step of a person: an option that is forced or impossible (``kind``), and the reason in words."""

    kind: str
    label: str
    option: int
    technique: Optional[str] = None
    level: Optional[int] = None
    level_name: Optional[str] = None
    words: Tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.words[0]


@dataclass(frozen=True)
class Hint:
    """The next steps, easiest first; ``more`` says whether further steps may exist."""

    stopped: str
    steps: Tuple[Step, ...] = ()
    more: bool = False

    def __str__(self) -> str:
        return "\n".join(map(str, self.steps))


@dataclass(frozen=True)
class Move:
    """A move that was checked: forced, possible, impossible or unknown (after a limit), and why."""

    label: str
    verdict: str
    stopped: str
    words: Tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n  ".join([f"{self.label}: {self.verdict}", *self.words])


@dataclass(frozen=True)
class Check:
    """The verdict on a solution, right or wrong, with its flaws in sentences; and the moves that were checked.

    A check is true if the solution is right, or if no move is impossible.
    """

    verdict: Optional[str] = None
    flaws: Tuple[str, ...] = ()
    moves: Tuple[Move, ...] = ()

    def __bool__(self) -> bool:
        return self.verdict in ("right", None) and all(move.verdict != "impossible" for move in self.moves)

    def __str__(self) -> str:
        return "\n".join([*([self.verdict] if self.verdict else []), *self.flaws, *map(str, self.moves)])
