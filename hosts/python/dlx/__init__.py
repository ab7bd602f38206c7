"""Solves exact covers, and puzzles that reduce to them, by the program dlx, which needs Java 17 or later.

Begin with :class:`Cover`, or with :func:`model`.
"""

from dlx.cover import Cover
from dlx.errors import DlxError, UnknownError
from dlx.models import Model, ModelName, ModelPuzzle, model, models, rules
from dlx.program import VERSION as __version__
from dlx.program import call, close
from dlx.puzzle import Puzzle
from dlx.results import Best, Check, Explanation, Found, Hint, Move, Rating, Report, Sample, Solution, Step, Uniqueness

__all__ = [
    "Best", "Check", "Cover", "DlxError", "Explanation", "Found", "Hint", "Model", "ModelName", "ModelPuzzle", "Move",
    "Puzzle", "Rating", "Report", "Sample", "Solution", "Step", "Uniqueness", "UnknownError",
    "__version__", "call", "close", "model", "models", "rules",
]
