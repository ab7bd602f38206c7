"""The programs of the guide docs/python.md print the blocks behind them."""

import contextlib
import io
import re
import unittest
from pathlib import Path

GUIDE = Path(__file__).resolve().parents[3] / "docs" / "python.md"
PROGRAM = re.compile(r"(?ms)^```python\n(.*?)^```\n\n```\n(.*?)^```$")


class GuideTest(unittest.TestCase):
    maxDiff = None

    def test_every_program_prints_what_the_guide_shows(self):
        text = GUIDE.read_text("utf-8")
        programs = PROGRAM.findall(text)
        self.assertEqual(len(programs), text.count("```python"))
        self.assertGreater(len(programs), 10)
        for program, expected in programs:
            with self.subTest(program=program), contextlib.redirect_stdout(io.StringIO()) as printed:
                try:
                    exec(compile(program, "guide", "exec"), {"__name__": "__main__"})
                except ImportError as error:
                    self.skipTest(f"{error}; the program of the guide needs it")
                self.assertEqual(printed.getvalue(), expected)


if __name__ == "__main__":
    unittest.main()
