"""Covers that a program states."""

from __future__ import annotations

import operator
from typing import Any, Dict, Hashable, Iterable, List, Mapping, Optional, Sequence, Tuple, Union

from dlx.errors import DlxError
from dlx.puzzle import Puzzle, name
from dlx.results import Solution, made


class Cover(Puzzle):
    """An exact cover: options are chosen so that each item is covered exactly once.

    Items are named by texts, numbers, or tuples of them: ``("row", 3)`` is written ``row 3``.

    >>> cover = dlx.Cover("ABCD")
    >>> cover.option("x", "A", "B").option("y", "C", "D").option("z", "B", "C").solve().labels
    ('x', 'y')
    """

    def __init__(self, items: Iterable[Hashable] = (), secondary: Iterable[Hashable] = ()) -> None:
        self._items: List[str] = []
        self._secondary: List[str] = []
        self._bounds: Dict[str, List[int]] = {}
        self._options: List[Dict[str, Any]] = []
        self._given: List[Hashable] = []
        for item in items:
            self.item(item)
        self.secondary(*secondary)

    def item(self, item: Hashable, multiplicity: Union[int, Tuple[int, int]] = 1) -> Cover:
        """Adds an item that is covered once, or as often as the multiplicity says: a number, or (from, to)."""
        self._items.append(name(item))
        if multiplicity != 1:
            bounds = multiplicity if isinstance(multiplicity, tuple) else (multiplicity, multiplicity)
            self._bounds[name(item)] = [operator.index(bound) for bound in bounds]
        return self

    def secondary(self, *items: Hashable) -> Cover:
        """Adds items that are covered at most once, or often in one color."""
        self._secondary.extend(map(name, items))
        return self

    def option(
        self, label: Hashable, *items: Hashable, weight: int = 0, colors: Optional[Mapping[Any, Hashable]] = None
    ) -> Cover:
        """Adds an option.

        :param label: any value; solutions have it in ``labels``
        :param items: the items that the option covers
        :param weight: its part of the score of a solution, a whole number
        :param colors: further secondary items, each with its color
        """
        if any(name(color) == "" for color in (colors or {}).values()):
            raise DlxError("a color is empty; expected a text with characters", "bad_cover")
        held: List[Any] = [[text, ""] if ":" in text else text for text in map(name, items)]
        held += [[name(item), name(color)] for item, color in (colors or {}).items()]
        self._options.append({"items": held, "label": name(label), "weight": operator.index(weight)})
        self._given.append(label)
        return self

    @classmethod
    def from_matrix(
        cls, matrix: Any, *, weights: Optional[Sequence[int]] = None, secondary: Iterable[Hashable] = ()
    ) -> Cover:
        """Reads a matrix of 0 and 1: a row is an option, a column is an item.

        The matrix is a list of rows, an array of numpy, or a frame of pandas. The labels are the numbers of the rows,
        from 0, or the index of the frame; the items are the numbers of the columns, or the columns of the frame.

        :param weights: the weight of each row
        :param secondary: columns that are covered at most once
        """
        if hasattr(matrix, "columns"):
            labels, names, matrix = list(matrix.index), list(matrix.columns), matrix.to_numpy()
        else:
            labels = None
            names = list(range(matrix.shape[1])) if len(getattr(matrix, "shape", ())) == 2 else None
        rows: List[Any] = matrix.tolist() if hasattr(matrix, "tolist") else list(matrix)
        if weights is not None and len(weights) != len(rows):
            raise _wrong(f"{len(weights)} weights for {len(rows)} rows; expected one per row")
        others = list(secondary)
        cover = cls()
        for r, row in enumerate(rows):
            if not hasattr(row, "__len__"):
                raise _wrong(f"row {r} is {row!r}; expected a list")
            names = list(range(len(row))) if names is None else names
            if len(row) != len(names):
                raise _wrong(f"row {r} has {len(row)} entries; expected {len(names)}")
            for c, entry in enumerate(row):
                if entry not in (0, 1):
                    raise _wrong(f"row {r}, column {c}: found {entry!r}; expected 0 or 1")
            held = [item for item, entry in zip(names, row) if entry]
            cover.option(r if labels is None else labels[r], *held, weight=0 if weights is None else weights[r])
        for item in names or ():
            cover.secondary(item) if item in others else cover.item(item)
        for item in others:
            if item not in (names or ()):
                raise _wrong(f"there is no column {item!r}")
        return cover

    def _asked(self) -> Dict[str, Any]:
        items = {"items": list(self._items), "secondary": list(self._secondary), "multiplicities": dict(self._bounds)}
        return {"cover": {**items, "options": list(self._options)}}

    _SHOW = ["options"]  # the cover knows the labels

    def _solution(self, one: Mapping[str, Any]) -> Solution:
        labels = tuple(self._given[option - 1] for option in one["options"])
        return made(Solution, one, labels=labels, text="".join(name(label) + "\n" for label in labels), puzzle={})

    def __repr__(self) -> str:
        return f"<Cover of {len(self._items)}+{len(self._secondary)} items and {len(self._options)} options>"


def _wrong(problem: str) -> DlxError:
    return DlxError(f"<matrix>: {problem}", "bad_matrix")
