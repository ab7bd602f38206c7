package dlx.modelers.tents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cells;
import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.modelers.packing.Cell;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TentsModelTest extends ExactCoverModelContract<Tents, Tent> {

    /** The puzzle by which pzprjs (puzz.link) tests its rules of tents, test/script/tents.js. */
    private static final String PUBLISHED = """
              2 . 0 . .
            1 . . T . .
            . . . . . .
            . . T . . T
            . . . . T .
            1 . T . . .
            """;

    private static final String PUBLISHED_SOLVED = """
              2 ? 0 ? ?
            1 . A T . .
            ? . . . . A
            ? A T . . T
            ? . . . T A
            1 A T . . .
            """;

    /** Its four tents may go to their trees in two ways. */
    private static final String CIRCLE = """
              0 2 0 2 0
            0 . . . . .
            2 . . T . .
            0 . T . T .
            2 . . T . .
            0 . . . . .
            """;

    /** A circle of six trees. */
    private static final String LONG_CIRCLE = """
              0 2 0 2 0 2 0
            0 . . . . . . .
            3 . . T . T . .
            0 . T . . . T .
            3 . . T . T . .
            0 . . . . . . .
            """;

    /** A circle of eight trees, around a tent whose tree is next to two of them. */
    private static final String RING = """
              ? ? ? ? ?
            ? . T . T .
            ? T . . . T
            ? . T . . .
            ? T . . . T
            ? . T . T .
            """;

    /** Two circles next to each other. */
    private static final String CIRCLES = """
              ? ? ? ? ? ? ?
            ? . T . . . T .
            ? T . T . T . T
            ? . T . . . T .
            """;

    private final LoadedModel<Tents, Tent> lawns = LoadedModel.of(new TentsModel(), "test");

    @Override
    protected TentsModel model() {
        return new TentsModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put(PUBLISHED, 1L);
        counts.put(CIRCLE, 1L);
        counts.put(LONG_CIRCLE, 1L);
        counts.put(RING, slow(RING));
        counts.put(CIRCLES, slow(CIRCLES));
        counts.put("5x7\n", 1L); // no tree, no tent
        counts.put("  ? ? ?\n? . . .\n? . T .\n? . . .\n", 4L);
        counts.put("  ? ? ?\n? . . .\n? . T .\n? . A .\n", 1L);
        counts.put("  ? ? ?\n? . x .\n? . T x\n? . . .\n", 2L);
        counts.put("  ? ? ?\n? . . .\n? . T .\n0 . . .\n", 3L);
        counts.put("  ? ? ?\n? . . .\n? A T .\n0 . . A\n", 0L); // a tent without a tree
        counts.put("  ? ? ? ?\n? . T T .\n", 1L);
        counts.put("  ?\n? .\n? T\n? T\n? .\n", 1L);
        counts.put("  ? ? ?\n? . T .\n? T . .\n", 1L); // other placements touch
        return counts;
    }

    private static long slow(String text) {
        return new SlowTents(TentsReader.read(PuzzleText.of(text))).solutions().size();
    }

    @Test
    void solvesAPublishedPuzzle() {
        Tents puzzle = lawns.puzzle(PUBLISHED);
        assertThat(lawns.render(
                        puzzle,
                        Solution.of(lawns.solver(puzzle).solve().options().orElseThrow())))
                .isEqualTo(PUBLISHED_SOLVED);
        assertThat(lawns.solver(puzzle).unique().isUnique()).isTrue();
    }

    /**
     * The boards have many trees, so half of them have circles. Counts are given or not, and half of them are those of
     * a solution.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void findsWhatASlowSearchFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int solvable = 0;
        int circles = 0;
        for (int round = 0; round < Tier.of(20, 150); round++) {
            Tents puzzle = random(random);
            List<Set<Cell>> expected = new SlowTents(puzzle).solutions();
            List<Set<Cell>> found = new ArrayList<>();
            lawns.solver(puzzle).forEach(solution -> {
                found.add(solution.stream().map(Tent::cell).collect(Collectors.toSet()));
                return Visit.CONTINUE;
            });
            assertThat(found)
                    .as("seed %d, round %d:\n%s", seed, round, lawns.render(puzzle, Solution.of(List.of())))
                    .containsExactlyInAnyOrderElementsOf(expected);
            solvable += expected.isEmpty() ? 0 : 1;
            circles += CircleFinder.of(puzzle, CircleFinder.MOST).isEmpty() || expected.isEmpty() ? 0 : 1;
        }
        assertThat(solvable).isGreaterThan(Tier.of(5, 40));
        assertThat(circles).isGreaterThanOrEqualTo(Tier.of(0, 5));
    }

    /** With the trees of a circle in half of the boards, and others. */
    private static Tents random(SplittableRandom random) {
        int rows = 1 + random.nextInt(5);
        int columns = 1 + random.nextInt(6);
        Set<Cell> circle = random.nextBoolean() && rows > 2 && columns > 2 ? circle(rows, columns, random) : Set.of();
        int percent = circle.isEmpty() ? 18 : 5;
        Cells trees = Cells.where(
                rows,
                columns,
                (row, column) -> random.nextInt(100) < percent | circle.contains(Cell.flat(row, column)));
        Cells tents = Cells.where(rows, columns, (row, column) -> !trees.has(row, column) && random.nextInt(60) == 0);
        Cells crossed = Cells.where(
                rows,
                columns,
                (row, column) -> !trees.has(row, column) && !tents.has(row, column) && random.nextInt(30) == 0);
        Tents bare = new Tents(
                trees,
                tents,
                crossed,
                IntStream.range(0, rows).mapToObj(row -> Tents.UNKNOWN).toList(),
                IntStream.range(0, columns).mapToObj(column -> Tents.UNKNOWN).toList());
        List<Set<Cell>> all = new SlowTents(bare).solutions();
        Set<Cell> planted = all.isEmpty() ? Set.of() : all.get(random.nextInt(all.size()));
        int wrong = random.nextInt(8);
        List<Integer> inRows = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            int own = row;
            long count = planted.stream().filter(cell -> cell.row() == own).count();
            inRows.add(random.nextInt(3) > 0 ? Tents.UNKNOWN : wrong == 0 ? random.nextInt(3) : (int) count);
        }
        List<Integer> inColumns = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            int own = column;
            long count = planted.stream().filter(cell -> cell.column() == own).count();
            inColumns.add(random.nextInt(3) > 0 ? Tents.UNKNOWN : wrong == 1 ? random.nextInt(3) : (int) count);
        }
        return new Tents(trees, tents, crossed, inRows, inColumns);
    }

    /** The trees around a rectangle of one or two squares each way. */
    private static Set<Cell> circle(int rows, int columns, SplittableRandom random) {
        int down = 2 * (1 + random.nextInt((rows - 1) / 2));
        int right = 2 * (1 + random.nextInt((columns - 1) / 2));
        int top = random.nextInt(rows - down);
        int left = random.nextInt(columns - right);
        Set<Cell> trees = new HashSet<>();
        for (int row = 1; row < down; row += 2) {
            trees.add(Cell.flat(top + row, left));
            trees.add(Cell.flat(top + row, left + right));
        }
        for (int column = 1; column < right; column += 2) {
            trees.add(Cell.flat(top, left + column));
            trees.add(Cell.flat(top + down, left + column));
        }
        return trees;
    }

    @Test
    void aPlacingOfTentsInACircleIsOneSolution() {
        for (String text : List.of(CIRCLE, LONG_CIRCLE)) {
            assertThat(lawns.solverOf(text).unique().isUnique()).as(text).isTrue();
        }
        assertThat(lawns.solverOf(RING).count().solutions()).isEqualTo(slow(RING));
        assertThat(slow(RING)).isPositive();
        assertThat(lawns.solverOf(CIRCLES).count().solutions()).isEqualTo(slow(CIRCLES));
        assertThat(circles(CIRCLES)).hasSize(2);
        assertThat(slow(CIRCLES)).isPositive();
    }

    @Test
    void findsCirclesWithoutATreeAcross() {
        assertThat(circles(CIRCLE)).containsExactly("circle r2c3 r3c4 r4c3 r3c2");
        assertThat(circles(LONG_CIRCLE)).containsExactly("circle r2c3 r2c5 r3c6 r4c5 r4c3 r3c2");
        assertThat(circles(LONG_CIRCLE.replace("0 . T . . . T .", "0 . T . T . T .")))
                .hasSize(2);
    }

    /** TentPlaces in rows and columns, trees between all of them: the induced cycles of grids, OEIS A360196. */
    @ParameterizedTest
    @CsvSource({"2, 2, 1", "3, 3, 5", "3, 5, 14", "4, 4, 24", "5, 4, 58", "5, 5, 229", "4, 7, 251", "5, 6, 749"})
    void findsTheCirclesOfLattices(int rows, int columns, int circles) {
        StringBuilder text = new StringBuilder("? ".repeat(2 * columns - 1) + "\n");
        for (int row = 0; row < 2 * rows - 1; row++) {
            text.append("? ")
                    .append((row % 2 == 0 ? ".T" : "Tx").repeat(columns), 0, 2 * columns - 1)
                    .append('\n');
        }
        assertThat(circles(text.toString())).hasSize(circles).doesNotHaveDuplicates();
    }

    private List<String> circles(String text) {
        return CircleFinder.of(lawns.puzzle(text), CircleFinder.MOST).stream()
                .map(Circle::name)
                .toList();
    }

    @Test
    void refusesBoardsWithTooManyCircles() {
        Tents puzzle = lawns.puzzle(CIRCLE);
        assertThatThrownBy(() -> CircleFinder.of(puzzle, 3))
                .isInstanceOf(ModelException.class)
                .hasMessage("the board has too many circles, in which trees and places for tents take turns; expected"
                        + " circles of at most 3 trees in all. Perhaps give more counts, or cross out places");
        String lattice =
                "? ".repeat(99) + "\n" + ("? " + ".T".repeat(49) + ".\n? " + "T.".repeat(49) + "T\n").repeat(40);
        Tents large = lawns.puzzle(lattice);
        assertThatThrownBy(() -> cover(large))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("the board has too many circles");
    }

    @Test
    void namesTreesRowsAndTents() {
        Cover<Tent> cover = cover(lawns.puzzle("2 ?\n1 T.\n? .A\n0 ..\n"));
        assertThat(IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName))
                .containsExactly("tree r1c1", "tent r2c2", "row 1", "row 3", "column 1", "block r1c1", "block r2c1");
        assertThat(IntStream.range(0, cover.optionCount()).mapToObj(cover::label))
                .containsExactly("tent r1c2 of r1c1", "tent r2c1 of r1c1");
        assertThat(cover.atLeast(2)).isEqualTo(1);
        assertThat(cover.atMost(3)).isZero();
        assertThat(cover.atLeast(4)).isEqualTo(2);
    }

    @Test
    void writesAsItReads() {
        String text = "    0 10\n 1  T  .\n ?  .  x\n";
        String rows = " ?  .  .\n".repeat(10);
        Tents puzzle = lawns.puzzle(text + rows);
        assertThat(lawns.render(puzzle, Solution.of(List.of()))).isEqualTo(text + rows);
        Tent tent = new Tent(Cell.flat(0, 1), Cell.flat(0, 0));
        assertThat(lawns.render(puzzle, Solution.of(List.of(tent)))).startsWith("    0 10\n 1  T  A\n");
        assertThat(lawns.puzzle("0 .\n1 T.\n. . x\n")).isEqualTo(lawns.puzzle("0 ?\n1 T .\n? .x\n"));
    }

    @Test
    void readsManyAndGoesOnAfterAnError() {
        String text = "# one\n1\n0 T\n\n? ?\n? T.\n? TT.\n\n3x4\n? ? ?\n? T..\n";
        assertThat(Texts.readOn(lawns, PuzzleText.of(text), puzzle -> puzzle.rows() + "x" + puzzle.columns()))
                .isEqualTo("1x1 error in line 7 3x4 1x3");
    }

    @Test
    void keepsTheSymmetriesOfTreesAndCounts() {
        assertThat(symmetries("  ? ? ?\n? . . .\n? . T .\n? . . .\n")).isEqualTo(7);
        assertThat(symmetries("  1 0 0\n1 . . .\n0 . T .\n0 . . .\n")).isEqualTo(1);
        assertThat(symmetries("  1 0 0\n0 . . .\n0 . T .\n1 . . .\n")).isEqualTo(1);
        assertThat(symmetries("  1 0 2\n? . . .\n? . T .\n? . . .\n")).isEqualTo(1);
        assertThat(symmetries("  ? ? ?\n? . . .\n? . T .\n? . . x\n")).isEqualTo(1);
        assertThat(symmetries(CIRCLE))
                .as("turns, which keep the direction of the circle")
                .isEqualTo(3);
        assertThat(symmetries(LONG_CIRCLE)).isEqualTo(1);
    }

    private int symmetries(String text) {
        return lawns.symmetries(lawns.puzzle(text)).size();
    }

    @Test
    void drawsTreesGreenAndTentsRed() {
        Tent tent = new Tent(Cell.flat(0, 1), Cell.flat(0, 0));
        String svg = model().picture(lawns.puzzle("? ? ?\n1 T.x\n? ..A\n"), Solution.of(List.of(tent)))
                .toString();
        assertThat(svg.split("#3f8f3f")).hasSize(1 + 1);
        assertThat(svg.split("#d0342c")).hasSize(1 + 1);
        assertThat(svg.split("#8c1f1a")).hasSize(1 + 1);
    }

    @Test
    void makesPuzzles() {
        Generator<Tents, Tent> generator = Generator.of(lawns, lawns.puzzle("8x8\n"));
        for (int number = 1; number <= Tier.of(1, 5); number++) {
            Tents made = generator.generate(number).puzzle().orElseThrow().shape();
            assertThat(made.trees().size()).isBetween(9, 12);
            assertThat(new SlowTents(bareOfRest(made)).solutions()).hasSize(1);
        }
    }

    /** Returns the puzzle for the slow search: cells without a tree next to them cannot have a tent. */
    private static Tents bareOfRest(Tents made) {
        Cells crossed = Cells.where(
                made.rows(),
                made.columns(),
                (row, column) -> made.inRows().get(row) == 0
                        || made.inColumns().get(column) == 0
                        || Cell.flat(row, column)
                                .neighbors()
                                .noneMatch(c -> made.trees().has(c.row(), c.column())));
        return new Tents(made.trees(), made.tents(), crossed, made.inRows(), made.inColumns());
    }

    @Test
    void refusesALineOfMillions() {
        assertThatThrownBy(() -> TentsReader.read(PuzzleText.of("? ".repeat(5_000_000))))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageContaining("the line has 10000000 characters; expected at most 100 cells");
    }

    private Cover<Tent> cover(Tents puzzle) {
        return Cover.of(builder -> model().describe(puzzle, builder));
    }
}
