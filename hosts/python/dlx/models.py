"""The bundled models of puzzles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, Mapping, Optional, Tuple

from dlx.errors import UnknownError
from dlx.program import call
from dlx.puzzle import Puzzle
from dlx.results import Best, Check, Explanation, Found, Hint, Rating, Sample, Solution, Uniqueness, made


@dataclass(frozen=True)
class ModelPuzzle(Puzzle):
    """A puzzle of a model, as text."""

    model: str
    text: str
    settings: Mapping[str, str] = field(default_factory=dict, hash=False)
    rules: Optional[str] = field(default=None, repr=False)

    def _asked(self) -> Dict[str, Any]:
        settings = {key: str(value) for key, value in self.settings.items()}
        model = {"rules": self.rules} if self.rules else {"model": self.model}
        return {**model, "text": self.text, **({"settings": settings} if settings else {})}

    def __str__(self) -> str:
        return self.text.rstrip("\n")

    _repr_svg_ = Puzzle.svg


@dataclass(frozen=True)
class ModelName:
    """A line of the list of models."""

    id: str
    title: str
    topic: str


@dataclass(frozen=True)
class Model:
    """A kind of puzzle. Each question takes the text of a puzzle, and what :class:`~dlx.puzzle.Puzzle` takes.

    :ivar grammar: the form of the texts
    :ivar example: a text
    :ivar settings: the settings by their names, each with its values and its meaning
    """

    id: str
    title: str
    grammar: str = field(repr=False)
    example: str = field(repr=False)
    settings: Mapping[str, str] = field(default_factory=dict, repr=False, hash=False)
    can: Tuple[str, ...] = ()
    rules: Optional[str] = field(default=None, repr=False)

    def puzzle(self, text: str, **settings: str) -> ModelPuzzle:
        """Returns the puzzle of a text, with settings of the model: ``sudoku.puzzle(text, diagonals="yes")``."""
        return ModelPuzzle(self.id, text, settings, self.rules)

    def solve(self, text: str, **search: Any) -> Optional[Solution]:
        """Returns a solution; None if it is proved that there is none."""
        return self.puzzle(text).solve(**search)

    def solutions(self, text: str, **search: Any) -> Iterator[Solution]:
        """Iterates over all solutions."""
        return self.puzzle(text).solutions(**search)

    def search(self, text: str, **search: Any) -> Found:
        """Finds solutions, with the whole report."""
        return self.puzzle(text).search(**search)

    def count(self, text: str, **search: Any) -> int:
        """Returns the exact number of solutions."""
        return self.puzzle(text).count(**search)

    def unique(self, text: str, **search: Any) -> Uniqueness:
        """Finds out whether there is exactly one solution."""
        return self.puzzle(text).unique(**search)

    def best(self, text: str, goal: Optional[str] = None, **search: Any) -> Best:
        """Returns the best solution."""
        return self.puzzle(text).best(goal, **search)

    def sample(self, text: str, n: int = 1, **search: Any) -> Sample:
        """Draws ``n`` solutions at random."""
        return self.puzzle(text).sample(n, **search)

    def explain(self, text: str, **limits: Any) -> Explanation:
        """Explains why there is no solution, or why there are several."""
        return self.puzzle(text).explain(**limits)

    def hint(self, text: str, steps: int = 1, **limits: Any) -> Hint:
        """Returns the next steps of a person."""
        return self.puzzle(text).hint(steps, **limits)

    def check(self, text: str, *moves: object, **checked: Any) -> Check:
        """Checks moves, or a solution."""
        return self.puzzle(text).check(*moves, **checked)

    def rate(self, text: str, **limits: Any) -> Rating:
        """Rates how difficult the puzzle is for a person."""
        return self.puzzle(text).rate(**limits)

    def generate(
        self,
        text: Optional[str] = None,
        *,
        seed: Optional[int] = None,
        number: int = 1,
        level: Optional[Tuple[int, int]] = None,
        givens: Optional[Tuple[int, int]] = None,
        settings: Optional[Mapping[str, str]] = None,
        seconds: Optional[float] = None,
    ) -> ModelPuzzle:
        """Makes a fresh puzzle with exactly one solution; the same for the same seed and arguments.

        :param text: a puzzle of the wanted shape; usually the example of the model
        :param number: which puzzle of the seed, from 1
        :param level: the least and the greatest level of difficulty
        :param givens: the least and the greatest number of givens
        :raises UnknownError: if no puzzle was found
        """
        least, most = level or (None, None)
        fewest, many = givens or (None, None)
        bounds = {"fromLevel": least, "toLevel": most, "fewestGivens": fewest, "mostGivens": many}
        kind = {"rules": self.rules} if self.rules else {"model": self.id}
        asked = {**kind, "text": text, "settings": settings, "seed": seed, "number": number}
        answer = call("generate", seconds=seconds, **asked, **bounds)
        if not answer.get("found"):
            raise UnknownError(f"no puzzle was found: stopped by {answer.get('stopped')}")
        return self.puzzle(answer["text"], **(settings or {}))


def model(id: str) -> Model:
    """Returns a model: ``dlx.model("sudoku")``."""
    answer = call("describe", model=id)
    settings = {each["name"]: f"{each['values']}: {each['meaning']}" for each in answer.get("settings", ())}
    return made(Model, answer, settings=settings)


def rules(text: str) -> Model:
    """Returns the model that rules state, which the guide ``rules.md`` explains."""
    return made(Model, call("describe", rules=text), settings={}, rules=text)


def models() -> Tuple[ModelName, ...]:
    """Returns the list of all models."""
    return tuple(made(ModelName, each) for each in call("models")["models"])
