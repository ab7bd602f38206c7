package dlx.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Technique;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Explanation.Size;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SentencesTest {

    private static final Cover<String> SUDOKU = sudoku(3);
    private static final List<Integer> WRONG = options("r1c2=3", "r4c9=3", "r5c6=3", "r6c1=7", "r6c3=5");

    /** The wrong givens and two further givens. */
    private static final Givens GIVENS = taking(
            Stream.concat(WRONG.stream(), options("r7c1=1", "r7c2=2").stream()).toList());

    private static Cover<String> sudoku(int n) {
        int m = n * n;
        return Cover.of(c -> {
            var cells = c.items("cell", m * m).named(i -> "cell r" + (i / m + 1) + "c" + (i % m + 1));
            var rows = c.items("row", m * m).named(i -> "row " + (i / m + 1) + " digit " + (i % m + 1));
            var columns = c.items("column", m * m).named(i -> "column " + (i / m + 1) + " digit " + (i % m + 1));
            var boxes = c.items("box", m * m).named(i -> "box " + (i / m + 1) + " digit " + (i % m + 1));
            for (int row = 0; row < m; row++) {
                for (int column = 0; column < m; column++) {
                    int box = row / n * n + column / n;
                    for (int digit = 0; digit < m; digit++) {
                        c.option(
                                "r" + (row + 1) + "c" + (column + 1) + "=" + (digit + 1),
                                cells.at(row * m + column),
                                rows.at(row * m + digit),
                                columns.at(column * m + digit),
                                boxes.at(box * m + digit));
                    }
                }
            }
        });
    }

    private static List<Integer> options(String... labels) {
        return Stream.of(labels).map(SentencesTest::option).toList();
    }

    private static int option(String label) {
        return IntStream.range(0, SUDOKU.optionCount())
                .filter(k -> SUDOKU.label(k).equals(label))
                .findFirst()
                .orElseThrow();
    }

    private static int item(String name) {
        return IntStream.range(0, SUDOKU.itemCount())
                .filter(i -> SUDOKU.itemName(i).equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Givens taking(List<Integer> options) {
        return Givens.of(options.stream().mapToInt(k -> k).toArray());
    }

    private static Refutation refute(Cover<?> cover, List<Integer> taken) {
        return new SlowRefuter(cover.data(), taking(taken)).refute().orElseThrow();
    }

    private static Explanation.NoSolution none(
            Cover<?> cover, List<Integer> givens, Size size, List<Integer> suspects, StopReason stopped) {
        Refutation refutation = refute(cover, givens);
        SlowRefuter all = new SlowRefuter(cover.data(), taking(givens));
        return new Explanation.NoSolution(
                givens,
                size,
                Blocked.NONE,
                List.copyOf(new TreeSet<>(
                        RefutationReplay.of(cover.data(), taking(givens)).check(refutation, all.demands()))),
                Size.MINIMAL,
                suspects,
                stopped == StopReason.EXHAUSTED,
                Optional.of(refutation),
                Optional.empty(),
                stopped);
    }

    @Test
    void saysWhyThereIsNoSolution() {
        Explanation.NoSolution none = none(SUDOKU, WRONG, Size.SMALLEST, options("r6c3=5"), StopReason.EXHAUSTED);
        Sentences words = Sentences.of(SUDOKU, GIVENS);
        assertThat(words.lines(none))
                .containsExactly(
                        "no solution: 5 of 7 givens contradict each other (no smaller set does):",
                        "  r1c2=3  r4c9=3  r5c6=3  r6c1=7  r6c3=5",
                        "row 6 digit 3 has no option left:",
                        "  r6c1=3                  cell r6c1 is taken by r6c1=7",
                        "  r6c2=3                  column 2 digit 3 is taken by r1c2=3",
                        "  r6c3=3                  cell r6c3 is taken by r6c3=5",
                        "  r6c4=3, r6c5=3, r6c6=3  box 5 digit 3 is taken by r5c6=3",
                        "  r6c7=3, r6c8=3, r6c9=3  box 6 digit 3 is taken by r4c9=3",
                        "there is a solution without r6c3=5");
        assertThat(words.isCut(none)).isFalse();
    }

    @Test
    void aMinimalSetIsNotCalledSmallest() {
        List<String> lines =
                Sentences.of(SUDOKU, GIVENS).lines(none(SUDOKU, WRONG, Size.MINIMAL, List.of(), StopReason.TIME));
        assertThat(lines.get(0))
                .isEqualTo("no solution: 5 of 7 givens contradict each other (each of them is needed):");
        assertThat(lines)
                .last()
                .isEqualTo("stopped by the time limit; not known: whether fewer givens do, without which given there is"
                        + " a solution");
        assertThat(String.join("\n", lines)).doesNotContain("small", "wrong");
    }

    @Test
    void saysWhatClashes() {
        List<Integer> two = options("r1c1=1", "r1c5=1");
        Explanation.NoSolution clash = new Explanation.NoSolution(
                two,
                Size.SMALLEST,
                item("row 1 digit 1"),
                List.of(),
                Size.SMALLEST,
                two,
                true,
                Optional.empty(),
                Optional.empty(),
                StopReason.EXHAUSTED);
        assertThat(Sentences.of(SUDOKU, taking(two)).lines(clash))
                .containsExactly(
                        "no solution: r1c1=1 and r1c5=1 clash at row 1 digit 1",
                        "there is a solution without any one of them");
    }

    /**
     * Tests a smallest set of one given, whose contradiction takes a case analysis; a clash of two givens shows a slip
     * of typing better.
     */
    @Test
    void aClashOfTwoGivensIsSaidFirst() {
        Cover<String> queens = queens(6);
        Explanation.NoSolution none =
                none(queens, List.of(14), Size.SMALLEST, List.of(14), StopReason.EXHAUSTED); // row 2, column 2
        assertThat(Sentences.of(queens, Givens.of(14, 21)).lines(none))
                .startsWith(
                        "no solution: the givens Q22 and Q33 both hold the item \"falling diagonal 5\"",
                        "also, 1 of 2 givens contradicts the rules: Q22",
                        "6 demands cannot all be met (none can be left out)");
        assertThat(Sentences.of(queens, Givens.of(14, 0)).lines(none).get(0))
                .isEqualTo("no solution: the givens Q22 and Q00 both hold the item \"falling diagonal 5\"");
        assertThat(Sentences.of(queens, Givens.of(14, 1)).lines(none).get(0))
                .isEqualTo("no solution: 1 of 2 givens contradicts the rules: Q22");
    }

    @Test
    void aLongContradictionIsReportedWithoutReasonsThenNotAtAll() {
        Cover<String> queens = queens(6);
        Explanation.NoSolution none =
                none(queens, List.of(14), Size.SMALLEST, List.of(14), StopReason.EXHAUSTED); // row 2, column 2
        Sentences words = Sentences.of(queens, Givens.of(14, 1));
        assertThat(words.isCut(none)).isTrue();
        assertThat(words.lines(none))
                .startsWith(
                        "no solution: 1 of 2 givens contradicts the rules: Q22",
                        "6 demands cannot all be met (none can be left out)",
                        "row 0 leaves 3 options",
                        "- if Q01:",
                        "  row 4 leaves only Q43",
                        "  row 5 leaves only Q50",
                        "  column 4 has no option left",
                        "- if Q03:")
                .endsWith("there is a solution without Q22")
                .hasSizeLessThan(45);
        assertThat(words.full().isCut(none)).isFalse();
        assertThat(words.full().lines(none))
                .hasSizeGreaterThan(45)
                .contains("row 0 leaves 3 options:", "  Q00  falling diagonal 5 is taken by Q22");
        Cover<String> seven = queens(12);
        List<Integer> given = List.of(0, 14, 28); // three queens that take no diagonal twice
        Explanation.NoSolution far = new Explanation.NoSolution(
                given,
                Size.UNREDUCED,
                Blocked.NONE,
                List.of(0, 1, 2, 3, 4),
                Size.UNREDUCED,
                List.of(),
                false,
                Optional.of(nested(30)),
                Optional.empty(),
                StopReason.TIME);
        assertThat(Sentences.of(seven, taking(given)).lines(far))
                .contains(
                        "no solution: 3 of 3 givens contradict each other (perhaps fewer do):",
                        "5 demands cannot all be met (nor, perhaps, can fewer)",
                        "the contradiction takes 61 steps, too many to read");
    }

    /** Returns a case distinction nested {@code depth} times. */
    private static Refutation nested(int depth) {
        Refutation dead = new Refutation.Dead(0, List.of());
        Refutation all = dead;
        for (int i = 0; i < depth; i++) {
            all = new Refutation.Cases(
                    0, List.of(new Refutation.Case(0, all), new Refutation.Case(1, dead)), List.of());
        }
        return all;
    }

    private static Cover<String> queens(int n) {
        return Cover.of(c -> {
            var rows = c.items("row", n);
            var columns = c.items("column", n);
            var falling = c.items("falling diagonal", 2 * n - 1).secondary();
            var rising = c.items("rising diagonal", 2 * n - 1).secondary();
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    c.option(
                            "Q" + row + column,
                            rows.at(row),
                            columns.at(column),
                            falling.at(row - column + n - 1),
                            rising.at(row + column));
                }
            }
        });
    }

    /** Tests two taken options that exclude the same option: the option that excludes more is named. */
    @Test
    void namesAsFewReasonsAsItCan() {
        List<Integer> taken = options("r5c2=3", "r1c5=3", "r6c9=1");
        Refutation dead = new Refutation.Dead(
                item("row 6 digit 3"),
                List.of(
                        new Blocked(option("r6c2=3"), item("column 2 digit 3"), options("r5c2=3")),
                        new Blocked(option("r6c1=3"), item("box 4 digit 3"), options("r5c2=3"))));
        assertThat(Tree.of(new Sentences.Names(SUDOKU, name -> name), Givens.NONE, taken, dead, false)
                        .lines())
                .containsExactly(
                        "row 6 digit 3 has no option left:", "  r6c1=3, r6c2=3  box 4 digit 3 is taken by r5c2=3");
    }

    @Test
    void saysColorsAndMultiplicities() {
        Cover<String> cover = Cover.of(c -> {
            var words = c.items("word", 2);
            var seat = c.item("seat").times(2, 2);
            var letter = c.item("letter").secondary();
            c.option("across", words.at(0), seat, letter.colored("a"));
            c.option("other", words.at(0), seat);
            c.option("down", words.at(1), seat, letter.colored("b"));
            c.option("long", words.at(1), seat);
        });
        List<String> lines = Tree.of(
                        new Sentences.Names(cover, name -> name),
                        Givens.NONE.forbidden(3),
                        List.of(0),
                        new Refutation.Dead(1, List.of(new Blocked(2, 3, List.of(0)), Blocked.before(3))),
                        false)
                .lines();
        assertThat(lines)
                .containsExactly("word 1 has no option left:", "  down  letter is a by across", "  long  forbidden");
        assertThat(Tree.of(
                                new Sentences.Names(cover, name -> name),
                                Givens.NONE,
                                List.of(0, 1),
                                new Refutation.Dead(1, List.of(new Blocked(3, 2, List.of(0, 1)))),
                                false)
                        .lines())
                .containsExactly("word 1 has no option left:", "  long  seat is full with across and other");
    }

    @Test
    void saysStepsAndWays() {
        int option = option("r6c3=5");
        List<Integer> before = WRONG.subList(0, 4);
        Refutation dead = refute(SUDOKU, WRONG);
        Deduction excluded = excluded(option, List.of(dead.item()), new Rating(2, 0), true, dead, Technique.Kind.CASES);
        Sentences words = Sentences.of(SUDOKU, taking(before));
        assertThat(words.brief(excluded)).isEqualTo("r6c3 is not 5 (level 2: intersections)");
        assertThat(words.lines(excluded))
                .hasSize(7)
                .startsWith(
                        "r6c3 is not 5 (level 2: intersections, one demand): then row 6 digit 3 has no option left",
                        "  row 6 digit 3 has no option left:",
                        "    r6c1=3                  cell r6c1 is taken by r6c1=7");
        Deduction forced = new Deduction(
                Deduction.Kind.FORCED,
                option("r6c3=3"),
                List.of(),
                List.of(dead.item()),
                Rating.FORCED,
                true,
                new Refutation.Dead(
                        item("row 6 digit 3"),
                        List.of(
                                new Blocked(option("r6c1=3"), item("cell r6c1"), options("r6c1=7")),
                                Blocked.before(option("r6c3=3")))),
                new StepForm(Technique.Kind.SINGLE, List.of(List.of()), List.of(List.of()), List.of()));
        assertThat(words.lines(forced))
                .containsExactly(
                        "Only option for row 6 digit 3 (level 1): r6c3=3 must be taken",
                        "  r6c1=3  cell r6c1 is taken by r6c1=7");
        SolvingPath way = new SolvingPath(
                List.of(excluded, forced), new Rating(2, 0), SolvingPath.End.SOLVED, StopReason.EXHAUSTED, List.of());
        assertThat(words.lines(way))
                .containsExactly(
                        "1. r6c3 is not 5 (level 2: intersections, one demand): then row 6 digit 3 has no option left",
                        "2. Only option for row 6 digit 3 (level 1): r6c3=3 must be taken",
                        "rating: level 2: intersections");
        assertThat(words.lines(new Explanation.Unique(List.of(1), way)))
                .containsExactly("one solution, found in 2 steps; rating: level 2: intersections");
    }

    /** Returns the sentences of a step of demands that use up links, with a model's name for it. */
    private static String locked(Cover<String> cover, Optional<String> name, String demand, String... links) {
        Refutation dead = new Refutation.Dead(itemOf(cover, demand), List.of());
        StepForm form = new StepForm(
                Technique.Kind.LOCKED,
                List.of(List.of()),
                List.of(List.of()),
                Stream.of(links).map(link -> itemOf(cover, link)).toList());
        Deduction step = new Deduction(
                Deduction.Kind.EXCLUDED, 0, List.of(), List.of(dead.item()), new Rating(2, 0), true, dead, form);
        return Sentences.of(cover, Givens.NONE, technique -> name).sentence(step);
    }

    private static int itemOf(Cover<String> cover, String name) {
        return IntStream.range(0, cover.itemCount())
                .filter(item -> cover.itemName(item).equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void saysWhatIsUsedUpWhereTheModelHasAName() {
        assertThat(locked(SUDOKU, Optional.of("pointing pair"), "box 1 digit 1", "row 1 digit 1"))
                .isEqualTo("Pointing pair (level 2): digit 1 in box 1 is only in row 1, so r1c1 is not 1");
        assertThat(locked(
                        SUDOKU,
                        Optional.of("some pair"),
                        "cell r2c2",
                        "row 2 digit 1",
                        "row 2 digit 7",
                        "box 1 digit 7"))
                .isEqualTo(
                        "Some pair (level 2): cell r2c2 uses up digits 1 and 7 of row 2 and digit 7 of box 1, so r1c1 is not 1");
        assertThat(locked(SUDOKU, Optional.empty(), "box 1 digit 1", "row 1 digit 1"))
                .isEqualTo("Intersection (level 2): r1c1 is not 1: with r1c1=1, box 1 digit 1 has no option left");
        Cover<String> rounds = Cover.of(c -> {
            var teams = List.of(c.item("team A in round 2"), c.item("team C in round 2"), c.item("at c5 of row 1"));
            c.option("Row[number=6]", teams);
        });
        assertThat(locked(rounds, Optional.of("pair"), "team C in round 2", "team A in round 2", "at c5 of row 1"))
                .isEqualTo("Pair (level 2): team C in round 2 uses up team A in round 2 and at c5 of row 1,"
                        + " so Row[number=6] is impossible");
    }

    @Test
    void aLevelThatMayBeLowerSaysAtMost() {
        Refutation way = new Refutation.Forced(0, option("r1c1=1"), List.of(), new Refutation.Dead(1, List.of()));
        Deduction step =
                excluded(option("r1c1=2"), List.of(0, 1, 2, 3), new Rating(5, 0), false, way, Technique.Kind.CASES);
        assertThat(Sentences.of(SUDOKU, Givens.NONE).sentence(step))
                .isEqualTo(
                        "r1c1 is not 2 (level at most 5: chains, four demands): then cell r1c1 leaves only r1c1=1, and"
                                + " cell r1c2 has no option left");
        Deduction search = new Deduction(
                Deduction.Kind.SEARCH,
                option("r1c1=2"),
                List.of(),
                Collections.nCopies(12, 0),
                new Rating(Rating.SEARCH, 9),
                true,
                new Refutation.Cases(0, List.of(new Refutation.Case(1, way), new Refutation.Case(2, way)), List.of()),
                new StepForm(Technique.Kind.CASES, List.of(), List.of(), List.of()));
        assertThat(Sentences.of(SUDOKU, Givens.NONE).sentence(search))
                .isEqualTo("r1c1 is not 2 (search, 9 nodes, 12 demands): then cell r1c1 leaves 2 options, none of"
                        + " which works");
    }

    private static Deduction excluded(
            int option, List<Integer> demands, Rating rating, boolean exact, Refutation why, Technique.Kind kind) {
        List<List<Integer>> none = demands.stream().map(i -> List.<Integer>of()).toList();
        StepForm form = new StepForm(kind, none, none, List.of());
        return new Deduction(Deduction.Kind.EXCLUDED, option, List.of(), demands, rating, exact, why, form);
    }

    @Test
    void saysWhereTwoSolutionsDiffer() {
        Explanation.Several several = new Explanation.Several(
                List.of(0, 1, 2),
                List.of(0, 3, 4),
                List.of(1),
                Size.SMALLEST,
                true,
                List.of(0, 1, 2),
                StopReason.EXHAUSTED);
        assertThat(Sentences.of(queens(6), Givens.NONE).lines(several))
                .containsExactly(
                        "several solutions; the first two differ in 2 options:",
                        "  1st: Q01  Q02",
                        "  2nd: Q03  Q04",
                        "1 more given makes it unique:",
                        "  Q01");
        assertThat(Sentences.of(queens(6), Givens.NONE).lines(new Explanation.Unknown(StopReason.TIME)))
                .containsExactly("nothing is known: stopped by the time limit");
    }

    @Test
    void namesMayBeMadeHarmless() {
        Cover<String> hostile = Cover.of(c -> {
            var evil = c.item("evil\u001b[2J\n");
            c.option("o\r", evil);
        });
        Explanation.NoSolution none = none(hostileTwo(), List.of(0), Size.SMALLEST, List.of(), StopReason.EXHAUSTED);
        assertThat(hostile.optionCount()).isEqualTo(1);
        assertThat(Sentences.of(hostileTwo(), Givens.of(0))
                        .showing(name -> "<" + name.length() + ">")
                        .lines(none))
                .containsExactly(
                        "no solution: 1 of 1 givens contradicts the rules: <2>",
                        "<6> has no option left:",
                        "  <3>  <8> is taken by <2>");
    }

    private static Cover<String> hostileTwo() {
        return Cover.of(c -> {
            var shared = c.item("\u001b[2Jabcd").secondary();
            var one = c.item("ab\n");
            var two = c.item("abcde\r");
            c.option("o\r", one, shared);
            c.option("oo\r", two, shared);
        });
    }

    @Test
    void saysWhatNothingMayHold() {
        Cover<String> cover = Cover.of(c -> {
            var trees = c.items("tree", 2);
            var row = c.item("row 1").times(0, 0);
            c.option("a", trees.at(0), row);
            c.option("b", trees.at(0));
            c.option("c", trees.at(1), row);
            c.option("d", trees.at(1));
        });
        assertThat(explained(cover, Givens.NONE.forbidden(3)))
                .containsSequence("tree 1 has no option left:", "  c  nothing may hold row 1", "  d  forbidden");
        assertThat(explained(cover, Givens.of(0)))
                .first()
                .isEqualTo("no solution: a holds row 1, which nothing may hold");
    }

    private static List<String> explained(Cover<String> cover, Givens givens) {
        return Sentences.of(cover, givens)
                .lines(Solver.builder(cover).given(givens).build().ask(Question.explanation()));
    }
}
