"""Covers, held against trying all subsets of the options."""

import itertools
import random
import unittest

import dlx


def brute(items, secondary, bounds, options):
    """Returns the solutions of a cover as sets of option numbers, from 1. An option maps items to colors or None."""
    found = []
    for chosen in itertools.product((False, True), repeat=len(options)):
        taken = [number for number, use in enumerate(chosen, 1) if use]
        held = [options[number - 1] for number in taken]
        times = {item: sum(item in option for option in held) for item in items}
        shared = [[option[item] for option in held if item in option] for item in secondary]
        if all(bounds.get(item, (1, 1))[0] <= times[item] <= bounds.get(item, (1, 1))[1] for item in items) and all(
            len(colors) < 2 or (None not in colors and len(set(colors)) == 1) for colors in shared
        ):
            found.append(frozenset(taken))
    return found


def random_cover(seed):
    """Returns a cover, and the same as brute force takes it."""
    chance = random.Random(seed)
    items = [("p", k) for k in range(chance.randint(1, 4))]
    secondary = [("s", k) for k in range(chance.randint(0, 3))]
    bounds = {item: (chance.randint(0, 1), chance.randint(1, 2)) for item in items if chance.random() < 0.25}
    cover = dlx.Cover(secondary=secondary)
    for item in items:
        cover.item(item, bounds.get(item, 1))
    options, weights = [], []
    for number in range(chance.randint(1, 9)):
        held = {item: None for item in items if chance.random() < 0.5} or {chance.choice(items): None}
        held.update({item: chance.choice([None, "red", "blue"]) for item in secondary if chance.random() < 0.4})
        weights.append(chance.randint(-3, 5))
        colors = {item: color for item, color in held.items() if color is not None}
        cover.option(number, *(held.keys() - colors.keys()), weight=weights[-1], colors=colors)
        options.append(held)
    return cover, brute(items, secondary, bounds, options), weights


class CoversTest(unittest.TestCase):
    def test_agrees_with_brute_force(self):
        several = 0
        for seed in range(80):
            with self.subTest(seed=seed):
                cover, expected, weights = random_cover(seed)
                solutions = list(cover.solutions())
                self.assertCountEqual([frozenset(one.options) for one in solutions], expected)
                self.assertEqual(cover.count(), len(expected))
                self.assertEqual(cover.solve() is None, not expected)
                self.assertEqual(cover.unique().verdict, ("none", "unique", "multiple")[min(len(expected), 2)])
                scores = [sum(weights[number - 1] for number in one) for one in expected]
                self.assertEqual(cover.best("least").score, min(scores, default=None))
                self.assertEqual(cover.best("greatest").score, max(scores, default=None))
                for one in solutions:
                    self.assertEqual(one.labels, tuple(number - 1 for number in one.options))
                    self.assertEqual(one.score, sum(weights[number - 1] for number in one.options))
                several += len(expected) > 1
        self.assertGreater(several, 12)

    def test_returns_the_labels_that_were_given(self):
        cover = dlx.Cover([1, 2]).option((0, 1), 1).option(None, 2)
        self.assertEqual(cover.solve().labels, ((0, 1), None))

    def test_names_may_contain_anything(self):
        cover = dlx.Cover(["a:b", "é\n\U0001f600"]).secondary("a").option("x", "a:b", colors={"a": "b"})
        self.assertEqual(cover.option("y", "é\n\U0001f600", colors={"a": "b:"}).count(), 0)
        self.assertEqual(cover.option("z", "é\n\U0001f600", colors={"a": "b"}).count(), 1)

    def test_pins_and_forbids_by_label(self):
        cover = dlx.Cover("AB").option(("x", 1), "A").option(("x", 2), "A").option("y", "B")
        self.assertEqual(cover.count(), 2)
        self.assertEqual(cover.solve(pin=[("x", 2)]).labels, (("x", 2), "y"))
        self.assertEqual(cover.solve(forbid=[("x", 2)]).labels, (("x", 1), "y"))

    def test_an_empty_cover_has_one_solution(self):
        self.assertEqual(dlx.Cover().solve().labels, ())
        self.assertEqual(dlx.Cover().count(), 1)

    def test_a_weight_is_a_whole_number(self):
        with self.assertRaises(TypeError):
            dlx.Cover("A").option("x", "A", weight=2.5)
        self.assertEqual(dlx.Cover("A").option("x", "A", weight=2**62).best("least").score, 2**62)

    def test_errors_have_the_words_of_the_program(self):
        with self.assertRaises(dlx.DlxError) as caught:
            dlx.Cover(["apple"]).option("x", "aple").count()
        self.assertEqual(str(caught.exception), 'option 1: "aple" is not in items or secondary; did you mean "apple"?')
        with self.assertRaises(dlx.DlxError) as caught:
            dlx.model("queens").count("\nx")
        self.assertEqual((caught.exception.line, caught.exception.column), (2, 1))
        with self.assertRaisesRegex(dlx.DlxError, 'does not have the argument "nods"; did you mean "nodes"'):
            dlx.Cover("A").count(nods=3)


class MatrixTest(unittest.TestCase):
    def test_an_array_without_rows_has_columns(self):
        class Empty:
            shape = (0, 5)

            def tolist(self):
                return []

        self.assertEqual(dlx.Cover.from_matrix(Empty()).count(), 0)

    def test_refuses_an_empty_color(self):
        with self.assertRaisesRegex(dlx.DlxError, "a color is empty"):
            dlx.Cover("a", ["s"]).option("x", "a", colors={"s": ""})

    KNUTH = [
        [0, 0, 1, 0, 1, 0, 0],
        [1, 0, 0, 1, 0, 0, 1],
        [0, 1, 1, 0, 0, 1, 0],
        [1, 0, 0, 1, 0, 1, 0],
        [0, 1, 0, 0, 0, 0, 1],
        [0, 0, 0, 1, 1, 0, 1],
    ]

    def test_of_lists(self):
        self.assertEqual(sorted(dlx.Cover.from_matrix(self.KNUTH).solve().labels), [0, 3, 4])

    def test_of_numpy(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("numpy is not installed; on Debian: apt-get install python3-numpy")
        for kind in (int, bool, float, "uint8"):
            cover = dlx.Cover.from_matrix(numpy.array(self.KNUTH, dtype=kind), weights=numpy.arange(6))
            solution = cover.search(limit=numpy.int64(1)).found[0]
            self.assertEqual((sorted(solution.labels), solution.score), ([0, 3, 4], 7))
        with self.assertRaisesRegex(dlx.DlxError, "row 0 is 1"):
            dlx.Cover.from_matrix(numpy.array([1, 0]))

    def test_of_pandas(self):
        try:
            import pandas
        except ImportError:
            self.skipTest("pandas is not installed; on Debian: apt-get install python3-pandas")
        frame = pandas.DataFrame(self.KNUTH, index=list("uvwxyz"), columns=list("abcdefg"))
        self.assertEqual(sorted(dlx.Cover.from_matrix(frame).solve().labels), ["u", "x", "y"])
        self.assertEqual(dlx.Cover.from_matrix(frame.astype(bool)).count(), 1)

    def test_columns_may_be_secondary(self):
        matrix = [[1, 1, 0], [1, 0, 1]]
        self.assertIsNone(dlx.Cover.from_matrix(matrix).solve())
        self.assertEqual(dlx.Cover.from_matrix(matrix, secondary=[1, 2]).count(), 2)

    def test_refuses_other_matrices(self):
        for matrix, words in (
            ([[1, 0], [2, 1]], "row 1, column 0: found 2; expected 0 or 1"),
            ([[1, float("nan")]], "row 0, column 1: found nan"),
            ([[1, 0], [1]], "row 1 has 1 entries; expected 2"),
            ([1, 0], "row 0 is 1; expected a list"),
            (["10"], "found '1'; expected 0 or 1"),
        ):
            with self.assertRaisesRegex(dlx.DlxError, words):
                dlx.Cover.from_matrix(matrix)
        with self.assertRaisesRegex(dlx.DlxError, "there is no column 7"):
            dlx.Cover.from_matrix([[1]], secondary=[7])
        with self.assertRaisesRegex(dlx.DlxError, "2 weights for 1 rows"):
            dlx.Cover.from_matrix([[1]], weights=[1, 2])


if __name__ == "__main__":
    unittest.main()
