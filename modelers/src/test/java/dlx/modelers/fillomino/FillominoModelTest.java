package dlx.modelers.fillomino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.NotKnownException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.modelers.packing.Cell;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FillominoModelTest extends ExactCoverModelContract<Fillomino, Region> {

    /**
     * A puzzle with one solution, made with the model: a random division of a board, from which numbers were removed
     * while the solution stayed unique.
     */
    private static final String EIGHT = """
            .9...4.7
            ....4..4
            .22..1..
            ....2...
            5661....
            ..7..13.
            .66..7..
            6..6...6
            """;

    private static final String EIGHT_SOLVED = """
            99994477
            99994774
            92264174
            56662774
            56612334
            55777136
            56677766
            66667666
            """;

    /** A board with one solution and more than 20 000 regions; made like EIGHT. */
    private static final String LARGE_REGIONS = """
            . . . . . . 9 . 4 .
            8 8 . 8 9 . . 9 . 19
            . . 8 10 10 10 . 19 19 19
            19 3 19 10 . . 10 19 19 .
            . 19 . . . . 10 19 19 .
            . . . . 4 . 10 19 19 19
            19 . . 1 . . 14 19 . 19
            . 19 . 4 . 14 . . . .
            6 . 19 6 . . . . 2 2
            . . . . . . . . . 1
            """;

    private final LoadedModel<Fillomino, Region> fillominos = LoadedModel.of(new FillominoModel(), "test");

    @Override
    protected FillominoModel model() {
        return new FillominoModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put(".\n", 1L); // free boards: by SlowRegions, as all small ones
        counts.put("..\n", 1L);
        counts.put("...\n", 3L);
        counts.put("....\n", 4L);
        counts.put(".....\n", 7L);
        counts.put("......\n", 14L);
        counts.put("..\n..\n", 5L);
        counts.put("...\n...\n", 33L);
        counts.put("...\n...\n...\n", 445L);
        counts.put("....\n....\n", 138L);
        counts.put("1.1\n...\n1.1\n", 1L); // a cross of five cells without a number
        counts.put("1.1\n.5.\n1.1\n", 1L);
        counts.put("11\n..\n", 0L);
        counts.put("12 . . . . .\n . . . . . .\n", 1L);
        counts.put(EIGHT, 1L);
        counts.put(LARGE_REGIONS, 1L);
        return counts;
    }

    /** Twelve cells would be written as lines of 12, which are two columns. */
    @Test
    void aColumnHasRegionsThatAreReadAsTheyAreWritten() {
        Fillomino column = new FillominoReader(Texts.of(".\n".repeat(12), Map.of("largest", "12"))).read();
        assertThat(column.columns()).isEqualTo(1);
        assertThat(column.sizes()).allMatch(size -> size <= 9);
    }

    @Test
    void aLineOfMillionsIsRefusedBeforeItIsTakenApart() {
        assertThatThrownBy(() -> new FillominoReader(PuzzleText.of(". ".repeat(5_000_000))).read())
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageContaining("the row has 10000000 characters; expected at most 100 cells");
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "1, 3", "1, 4", "1, 5", "1, 6", "2, 1", "4, 1", "2, 2", "2, 3", "3, 2", "3, 3", "2, 4"})
    void countsTheDivisionsOfFreeBoards(int rows, int columns) {
        assertSame(new Fillomino(columns, Collections.nCopies(rows * columns, Fillomino.FREE), 9, false), "free");
    }

    /**
     * Compares the solutions of boards with random numbers, half of them from a division of the board, with all sets of
     * walls.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void findsWhatASlowSearchFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int solvable = 0;
        for (int round = 0; round < 60; round++) {
            solvable += assertSame(randomBoard(random), "seed " + seed + ", round " + round);
        }
        assertThat(solvable).isGreaterThan(20);
    }

    private static Fillomino randomBoard(SplittableRandom random) {
        int rows = 1 + random.nextInt(3);
        int columns = rows == 2 ? 1 + random.nextInt(4) : 1 + random.nextInt(3);
        int largest = 1 + random.nextInt(rows * columns);
        List<Integer> numbers = new ArrayList<>(Collections.nCopies(rows * columns, Fillomino.FREE));
        Fillomino free = new Fillomino(columns, numbers, rows * columns, false);
        List<List<Integer>> divisions = new SlowRegions(free).solutions();
        List<Integer> division = divisions.get(random.nextInt(divisions.size()));
        boolean planted = random.nextBoolean();
        for (int cell = 0; cell < numbers.size(); cell++) {
            if (random.nextInt(3) == 0) {
                numbers.set(cell, planted ? division.get(cell) : 1 + random.nextInt(Math.min(4, numbers.size())));
            }
        }
        return new Fillomino(columns, numbers, largest, false);
    }

    /** Sizes that are taken away before the regions are made, as on large boards, are in no solution; and some are taken away. */
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16})
    void keepsAllSolutionsWhereItLeavesOutRegions(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int fewer = 0;
        for (int round = 0; round < 60; round++) {
            Fillomino board = randomBoard(random);
            String described = "seed " + seed + ", round " + round + ": " + board;
            Candidates narrow = new Candidates(board);
            narrow.narrow();
            Cover<Region> cover = Cover.of(builder -> FillominoModel.describe(board, narrow, builder));
            List<List<Integer>> found = new ArrayList<>();
            Solver.of(cover).forEach(solution -> {
                found.add(numbers(board, solution));
                return Visit.CONTINUE;
            });
            assertThat(found).as(described).containsExactlyInAnyOrderElementsOf(new SlowRegions(board).solutions());
            fewer += cover.optionCount() < fillominos.solver(board).cover().optionCount() ? 1 : 0;
        }
        assertThat(fewer).isGreaterThan(20);
    }

    /** A time limit interrupts the thread. */
    @Test
    void anInterruptStopsTheNarrowing() {
        Fillomino board = fillominos.puzzle(LARGE_REGIONS);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> new Candidates(board).narrow()).isInstanceOf(NotKnownException.class);
            assertThat(fillominos.solver(board).isStopped()).isTrue();
        } finally {
            Thread.interrupted();
        }
    }

    @Test
    void leavesOutRegionsWhereThereAreMany() {
        Fillomino board = fillominos.puzzle(LARGE_REGIONS);
        RegionGrower all = new RegionGrower(board, new RegionLimit(RegionLimit.MANY, RegionLimit.MANY_STEPS));
        assertThatThrownBy(() -> board.sizes().forEach(size -> all.grow(size, region -> {})))
                .isInstanceOf(ModelException.class);
        assertThat(fillominos.solver(board).cover().optionCount()).isLessThan(1_000);
    }

    /** Returns 1 where there is a solution. */
    private int assertSame(Fillomino board, String described) {
        List<List<Integer>> found = new ArrayList<>();
        fillominos.solver(board).forEach(solution -> {
            found.add(numbers(board, solution));
            return Visit.CONTINUE;
        });
        List<List<Integer>> expected = new SlowRegions(board).solutions();
        assertThat(found).as("%s: %s", described, board).containsExactlyInAnyOrderElementsOf(expected);
        return expected.isEmpty() ? 0 : 1;
    }

    private static List<Integer> numbers(Fillomino board, List<Region> solution) {
        Integer[] numbers = new Integer[board.numbers().size()];
        for (Region region : solution) {
            region.cells().forEach(cell -> numbers[cell.row() * board.columns() + cell.column()] = region.size());
        }
        return List.of(numbers);
    }

    @Test
    void solvesAPuzzleOfOneSolution() {
        assertThat(solved(EIGHT)).isEqualTo(EIGHT_SOLVED);
        assertThat(fillominos.solverOf(EIGHT).unique().isUnique()).isTrue();
    }

    @Test
    void readsCharactersAndWords() {
        assertThat(fillominos.puzzle("1 2 .\n...\n")).isEqualTo(new Fillomino(3, List.of(1, 2, 0, 0, 0, 0), 4, false));
        assertThat(fillominos.puzzle("1 2 .\n. . .\n")).isEqualTo(new Fillomino(3, List.of(1, 2, 0, 0, 0, 0), 4, true));
        assertThat(fillominos.puzzle("123 4..\n... ...\n").columns()).isEqualTo(6);
        assertThat(fillominos.puzzle(". 10 . . .\n. . . . .\n").numbers())
                .hasSize(10)
                .contains(10);
    }

    @Test
    void writesAsItReads() {
        assertThat(solved("3..\n")).isEqualTo("333\n");
        assertThat(solved(". 3 .\n")).isEqualTo("3 3 3\n");
        assertThat(solved(". 10 . . .\n. . . . .\n")).isEqualTo("10 10 10 10 10\n".repeat(2));
        Fillomino board = fillominos.puzzle("3...\n");
        assertThat(fillominos.render(board, Solution.of(List.of()))).isEqualTo("3...\n");
        assertThat(fillominos.render(board, Solution.of(List.of(region(0, 3))))).isEqualTo("3..1\n");
    }

    @Test
    void regionsWithoutANumberAreAsLargeAsTheSettingSays() {
        assertThat(count("2....\n", Map.of("largest", "2"))).isEqualTo(1); // 22122
        assertThat(count("2....\n", Map.of("largest", "1"))).isZero();
        assertThat(count("2....\n", Map.of("largest", "3"))).isEqualTo(2); // 22333 too
        assertThat(count("4...\n", Map.of("largest", "1"))).isEqualTo(1); // with a number
        assertThat(fillominos.puzzle("..\n").largest()).isEqualTo(9);
    }

    @Test
    void regionsWithoutANumberMayHaveAllFreeCells() {
        assertThat(count("2....\n", Map.of())).isEqualTo(2); // 22122, 22333
        assertThat(count("1....\n", Map.of())).isEqualTo(2); // 14444, 13331

        assertThat(fillominos.puzzle("1 . . 1 .\n. . . . .\n").largest()).isEqualTo(8);
        assertThat(fillominos.puzzle("1 1 2 1 .\n1 . . 1 .\n").largest()).isEqualTo(2);
    }

    @Test
    void onLargeBoardsTheyHaveTheGreatestNumberAtLeast() {
        String rows = (".".repeat(20) + "\n").repeat(19);
        assertThat(fillominos.puzzle("9" + ".".repeat(19) + "\n" + rows).largest())
                .isEqualTo(9);
        assertThat(fillominos.puzzle("2" + ".".repeat(19) + "\n" + rows).largest())
                .isBetween(3, 8);
    }

    private long count(String text, Map<String, String> settings) {
        Fillomino board = fillominos.next(Texts.of(text, settings)).orElseThrow();
        return fillominos.solver(board).count().solutions().longValueExact();
    }

    @Test
    void readsManyAndGoesOnAfterAnError() {
        String text = "# one\n1\n\n..\n# within\n..\n\n.x\n..\n\n5\n\n...\n";
        assertThat(Texts.readOn(fillominos, PuzzleText.of(text), board -> board.rows() + "x" + board.columns()))
                .isEqualTo("1x1 2x2 error in line 8 error in line 11 1x3");
    }

    @Test
    void namesCellsAndBorders() {
        Cover<Region> cover = cover("...\n1..\n", Map.of("largest", "1"));
        assertThat(cover.itemName(0)).isEqualTo("cell r1c1");
        assertThat(IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName))
                .contains("border 1 r1c1 r1c2", "border 1 r1c2 r1c3")
                .doesNotContain("border 1 r1c1 r2c1");
        assertThat(IntStream.range(0, cover.optionCount()).mapToObj(cover::label))
                .containsExactly("1 r2c1", "1 r1c2", "1 r1c3", "1 r2c3");
    }

    @Test
    void keepsTheSymmetriesOfTheNumbers() {
        assertThat(symmetries("...\n...\n...\n")).isEqualTo(7);
        assertThat(symmetries("...\n...\n")).isEqualTo(3);
        assertThat(symmetries("2.2\n...\n")).isEqualTo(1);
        assertThat(symmetries("2.3\n...\n")).isZero();
    }

    private int symmetries(String text) {
        return fillominos.symmetries(fillominos.puzzle(text)).size();
    }

    @Test
    void drawsGivenNumbersBlackAndFoundOnesBlue() {
        String svg = model().picture(fillominos.puzzle("2..\n"), Solution.of(List.of(region(0, 0, 1), region(0, 2))))
                .toString();
        assertThat(svg.split("#1f4fb0")).hasSize(1 + 2);
        assertThat(svg.split("stroke-width=\"0.08\"")).hasSize(1 + 4 + 1);
    }

    @Test
    void refusesBoardsWithTooManyRegions() {
        Fillomino board = fillominos.puzzle("....\n....\n");
        assertThatThrownBy(() ->
                        new RegionGrower(board, new RegionLimit(10, RegionLimit.MOST_STEPS)).grow(3, region -> {}))
                .isInstanceOf(ModelException.class)
                .hasMessage("the board may have too many regions; expected at most 10 regions, but there are more with"
                        + " those of 3 cells. Perhaps give more numbers, or let regions without one have fewer cells:"
                        + " the setting largest");
    }

    private static Region region(int row, int... columns) {
        return new Region(
                IntStream.of(columns).mapToObj(column -> Cell.flat(row, column)).toList());
    }

    private String solved(String text) {
        Fillomino board = fillominos.puzzle(text);
        return fillominos.render(
                board, Solution.of(fillominos.solver(board).solve().options().orElseThrow()));
    }

    private Cover<Region> cover(String text, Map<String, String> settings) {
        Fillomino board = fillominos.next(Texts.of(text, settings)).orElseThrow();
        return Cover.of(builder -> model().describe(board, builder));
    }
}
