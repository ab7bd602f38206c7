"""Puzzles of models, and the limits of searches."""

import unittest

import dlx

SMALL = "1...\n..2.\n.3..\n...4\n"
EMPTY = "....\n....\n....\n....\n"


class PuzzlesTest(unittest.TestCase):
    def setUp(self):
        self.queens = dlx.model("queens")
        self.sudoku = dlx.model("sudoku")

    def test_checks_moves_and_a_solution(self):
        board = "1...\n..2.\n.3..\n...4"
        moves = self.sudoku.check(board, "r1c2=2", "r1c2=3").moves
        self.assertEqual([move.verdict for move in moves], ["forced", "impossible"])
        self.assertIn("clash at column 2", moves[1].words[0])
        self.assertEqual(self.sudoku.check(board, solution=self.sudoku.solve(board).text).verdict, "right")
        self.assertFalse(self.sudoku.check(board, "r1c2=3"))
        self.assertTrue(self.sudoku.check(board, "r1c2=2"))
        self.assertFalse(self.sudoku.check(board, solution="1243\n3421\n4312\n2133"))
        self.assertIn("r4c4=4 is given, but not taken", self.sudoku.check(board, solution="1243\n3421\n4312\n2133").flaws)

    def test_checks_solutions_in_every_form(self):
        board = "1...\n..2.\n.3..\n...4"
        solution = self.sudoku.solve(board)
        for form in (solution, solution.options, list(solution.options), solution.text):
            self.assertEqual(str(self.sudoku.check(board, solution=form)), "right")
        self.assertTrue(self.sudoku.check(board, labels=solution.labels))
        wrong = self.sudoku.check(board, labels=solution.labels[1:])
        self.assertFalse(wrong)
        self.assertEqual(len(wrong.flaws), 5)
        with self.assertRaisesRegex(dlx.DlxError, "solution: does not contain a solution"):
            self.sudoku.check(board, solution=[1000])

    def test_prints_answers_in_words(self):
        queens = self.queens.puzzle("4")
        board = ".Q..\n...Q\nQ...\n..Q."
        self.assertRegex(str(queens.search(limit=1)), "^SOLVED: at least 1 solution, stopped by SOLUTION_LIMIT after")
        self.assertIn("2 solutions, stopped by EXHAUSTED", str(queens.search(limit=9)))
        self.assertIn(board, str(queens.search(limit=9)))
        self.assertRegex(str(queens.unique()), "^multiple; SOLVED: ")
        self.assertRegex(str(queens.best()), "^SOLVED: score 0, proven, stopped by EXHAUSTED\n\n.*Q")
        self.assertEqual(str(self.sudoku.rate(SMALL)), "unique, level 1 (singles), effort 2")
        self.assertEqual(str(queens.rate()), "multiple")
        self.assertRegex(str(self.sudoku.check(SMALL, "r1c2=2")), "^r1c2=2: forced\n  step 1")

    def test_explains_rules(self):
        guide = dlx.model("rules")
        self.assertIn("option NAME(VARIABLES)", guide.grammar)
        self.assertEqual(guide.count(guide.example), 3)

    def test_takes_rules(self):
        rooks = dlx.rules(
            """
            puzzle "Rooks with holes"
            text g: grid of '.', '#'
            item row(r) "row {r}" for r in rows g
            item column(c) "column {c}" for c in columns g
            option rook(r, c) "{r} {c}" for r, c in g if g[r, c] != '#'
              uses row(r), column(c)
              draws 'R' at r, c
            """
        )
        self.assertEqual(rooks.title, "Rooks with holes")
        self.assertEqual(rooks.count("...\n...\n..#"), 4)
        self.assertEqual(rooks.solve(".#\n..").text, "R#\n.R\n")
        with self.assertRaisesRegex(dlx.DlxError, "'n' is not declared"):
            dlx.rules("puzzle 'x'\nitem a(r) for r in 1..n".replace("'", '"'))

    def test_answers_are_values(self):
        puzzle = self.queens.puzzle("5", toroidal="yes")
        self.assertEqual(len({puzzle, self.queens.puzzle("5", toroidal="yes"), self.queens}), 2)

    def test_lists_the_models(self):
        names = {model.id: model for model in dlx.models()}
        self.assertIn("symmetries", dlx.model("queens").can)
        self.assertEqual(names["sudoku"].topic, "Sudoku and Latin squares")
        self.assertIn("toroidal", self.queens.settings)
        self.assertEqual(self.queens.count(self.queens.example), 92)

    def test_takes_settings(self):
        self.assertEqual(self.queens.puzzle("5", toroidal="yes").count(), 10)
        self.assertEqual(self.queens.puzzle("6", toroidal="yes").count(), 0)

    def test_solves(self):
        solution = self.queens.solve("4", pin=["r1c2"])
        self.assertEqual(str(solution), ".Q..\n...Q\nQ...\n..Q.")
        self.assertEqual(solution.labels, ("r1c2", "r2c4", "r3c1", "r4c3"))
        self.assertEqual(solution.options, (2, 8, 9, 15))
        self.assertIsNone(self.queens.solve("3"))

    def test_counts_of_any_size(self):
        self.assertEqual(dlx.model("domino").count("8x8"), 12988816)
        self.assertGreater(dlx.model("domino").count("16x16"), 2**64)

    def test_pages_have_every_solution_once(self):
        for n, known in (("1", 1), ("3", 0), ("6", 4), ("8", 92), ("9", 352), ("10", 724)):
            solutions = list(self.queens.solutions(n))
            self.assertEqual(len({one.options for one in solutions}), known)
            self.assertEqual([one.number for one in solutions], list(range(1, known + 1)))

    def test_pages_that_end_with_the_last_solution(self):
        for known in (15, 16, 17, 32, 33):
            cover = dlx.Cover("A")
            for number in range(known):
                cover.option(number, "A")
            self.assertEqual(sorted(one.labels[0] for one in cover.solutions()), list(range(known)))

    def test_iterators_can_be_stopped(self):
        first = next(self.queens.solutions("20", engine="links"))
        self.assertEqual(len(first.labels), 20)

    def test_symmetric_solutions_may_be_one(self):
        self.assertEqual(self.queens.count("8", distinct=True), 12)
        self.assertEqual(len(list(self.queens.solutions("8", distinct=True))), 12)

    def test_unknown_is_not_none(self):
        hard = self.queens.puzzle("20")
        limits = {"nodes": 5, "engine": "links"}
        for question in (hard.solve, hard.count, hard.best, lambda **search: list(hard.solutions(**search))):
            with self.assertRaises(dlx.UnknownError) as caught:
                question(**limits)
            self.assertIn("unknown: stopped by NODES", str(caught.exception))
            self.assertEqual(caught.exception.report.nodes, 5)
        with self.assertRaises(dlx.UnknownError):
            hard.sample(seconds=0)
        answer = hard.unique(**limits)
        self.assertEqual(answer.verdict, "unknown")
        with self.assertRaises(dlx.UnknownError):
            bool(answer)
        found = hard.search(**limits)
        self.assertEqual((found.outcome, found.stopped, found.complete), ("UNKNOWN", "NODES", False))
        self.assertEqual(hard.hint(seconds=0).stopped, "TIME")
        self.assertEqual(hard.rate(seconds=0).verdict, "unknown")
        self.assertEqual(hard.explain(seconds=0).verdict, "unknown")

    def test_an_iterator_yields_the_solutions_before_a_limit(self):
        found = []
        with self.assertRaises(dlx.UnknownError) as caught:
            for solution in self.queens.solutions("8", nodes=400, engine="links"):
                found.append(solution.options)
        self.assertEqual(len(set(found)), caught.exception.report.solutions)
        self.assertGreater(len(found), 0)

    def test_finds_out_whether_there_is_one_solution(self):
        self.assertTrue(self.sudoku.unique(SMALL))
        several = self.sudoku.unique(EMPTY)
        self.assertFalse(several)
        self.assertEqual((several.verdict, len(several.found)), ("multiple", 2))
        self.assertEqual(self.queens.unique("3").verdict, "none")

    def test_finds_the_best(self):
        cheapest = dlx.model("tiling-cost")
        best = cheapest.best(cheapest.example)
        self.assertTrue(best.proven)
        self.assertEqual(best.solution.score, best.score)
        self.assertEqual(best.score, best.bound)
        self.assertIsNone(self.queens.best("3").solution)

    def test_draws_at_random(self):
        sample = self.queens.sample("8", 3, seed=5)
        self.assertTrue(sample.uniform)
        self.assertEqual(len(sample.found), 3)
        self.assertEqual(sample.found, self.queens.sample("8", 3, seed=5).found)

    def test_explains(self):
        words = str(self.sudoku.explain("11..\n....\n....\n....\n"))
        self.assertTrue(words.startswith("no solution: r1c1=1 and r1c2=1 clash at row 1 digit 1"), words)
        hint = self.sudoku.hint(SMALL, 2)
        self.assertEqual(len(hint.steps), 2)
        self.assertIn("(level 1)", str(hint))
        self.assertEqual(hint.steps[0].level_name, "singles")
        rating = self.sudoku.rate(SMALL)
        self.assertEqual((rating.verdict, rating.level), ("unique", 1))

    def test_generates(self):
        fresh = self.sudoku.generate(EMPTY, seed=7, level=(1, 1))
        self.assertEqual(fresh, self.sudoku.generate(EMPTY, seed=7, level=(1, 1)))
        self.assertTrue(fresh.unique())
        self.assertEqual(fresh.rate().level, 1)
        with self.assertRaises(dlx.UnknownError):
            self.sudoku.generate(seconds=0)

    def test_draws_pictures(self):
        solution = self.queens.solve("4", pin=["r1c2"])
        self.assertTrue(solution._repr_svg_().startswith("<svg"))
        self.assertEqual(solution.svg().count("<title>"), 1)
        self.assertTrue(self.sudoku.puzzle(SMALL)._repr_svg_().startswith("<svg"))
        self.assertIsNone(dlx.Cover("A").option("x", "A").solve().svg())
        self.assertFalse(hasattr(dlx.Cover(), "_repr_svg_"), "a notebook asks for it after each statement")

    def test_errors_have_a_place(self):
        with self.assertRaises(dlx.DlxError) as caught:
            self.sudoku.count("12\nxx\n")
        self.assertEqual(caught.exception.code, "puzzle_syntax")
        self.assertEqual((caught.exception.line, caught.exception.column), (2, 3))
        with self.assertRaisesRegex(dlx.DlxError, 'no model is called "sudko"; did you mean "sudoku"?'):
            dlx.model("sudko")

    def test_every_tool_can_be_called(self):
        proof = dlx.call("prove", model="queens", text="6")["proof_text"]
        self.assertTrue(dlx.call("verify", model="queens", text="6", proof_text=proof)["proved"])


if __name__ == "__main__":
    unittest.main()
