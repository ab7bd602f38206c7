package dlx.modelers.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.Texts;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AssignmentModelTest extends ExactCoverModelContract<Assignment, Pair> {

    private static final int CASES = Tier.of(40, 150);

    private final LoadedModel<Assignment, Pair> model = LoadedModel.of(new AssignmentModel(), "test");

    @Override
    protected AssignmentModel model() {
        return new AssignmentModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put(model().example(), 6L); // n!
        counts.put("7\n", 1L);
        counts.put("1 2 3 4 5\n".repeat(5), 120L);
        counts.put("1 2 3 4\n".repeat(2), 12L); // 4 * 3
        counts.put("1 2\n".repeat(4), 12L);
        counts.put("- 1 1\n1 - 1\n1 1 -\n", 2L); // derangements, OEIS A000166
        counts.put("- 1 1 1 1\n1 - 1 1 1\n1 1 - 1 1\n1 1 1 - 1\n1 1 1 1 -\n", 44L);
        counts.put("1 -\n2 -\n", 0L);
        counts.put("- -\n1 2\n", 0L);
        counts.put("# gaps\n3 -\n# in it\n- 4\n", 1L);
        counts.put("worker,paint wall,tile\nAnn Lee,4,1\n\"Bob, Jr\",,5\n", 1L);
        counts.put(";a;b\nx;1;-\n;;\n# comment\ny;2;3\nz;;\n", 1L);
        counts.put("\ta\tb\nx\t1\t2\ny\t3\t4\n", 2L);
        counts.put("1,2\n3,4\n", 2L);
        counts.put("1.0;-;3,00;\n4;5,0;6\n", 4L);
        counts.put("1.0 2.0\n3 -\n", 1L);
        return counts;
    }

    @ParameterizedTest
    @CsvSource({
        "'4 1 3|2 0 5|3 2 2', 5", // the three workers of many lectures
        "'1 2 3|2 4 6|3 6 9', 10",
        "'-4 -1 -3|-2 0 -5|-3 -2 -2', -11", // the first matrix as gains
        "'9 2 7 8|6 4 3 7|5 8 1 8|7 6 9 4', 13",
        "'82 83 69 92|77 37 49 92|11 69 5 86|8 9 98 23', 140",
        "'10 - 10|1 1 1', 11",
        "'5|3|4', 3"
    })
    void findsKnownOptima(String rows, long least) {
        assertThat(best(rows.replace('|', '\n') + '\n')).hasValue(least);
    }

    /** The texts are as saved by spreadsheets and numpy. */
    @ParameterizedTest
    @CsvSource({
        "'19,18,17|26,25,24|0,1,1', 42",
        "'19.0,18.0,17.0|26.0,25.0,24.0|0.0,1.0,1.0', 42",
        "'19.0 18.0 17.0|26.0 25.0 24.0|0.0 1.0 1.0', 42",
        "'19,0;18,0;17|26;25;24|0;1;1;', 42",
        "'\"19\",\"18\",\"17\"|26,25,24|0,1,1', 42",
        "',a,b,c|x,19.0,18.0,17.0|y,26.0,25.0,24.0|z,0,1,1', 42"
    })
    void readsTablesOfCostsAlone(String rows, long least) {
        assertThat(best(rows.replace('|', '\n') + '\n')).hasValue(least);
    }

    @Test
    void answersATableOfCostsAloneWithATable() {
        Assignment puzzle = model.puzzle("4;1\n2;\n");
        assertThat(model.render(
                        puzzle,
                        Solution.of(model.solver(puzzle).best().solution().orElseThrow())))
                .isEqualTo("worker;job;cost\nrow 1;column 2;1\nrow 2;column 1;2\n");
    }

    @Test
    void refusesTablesOfCostsWithSlips() {
        assertThatThrownBy(() -> model.puzzle("1,2\n3,x\n"))
                .hasMessageStartingWith("<text>:2:3: 'x' is not a cost; expected a whole number");
        assertThatThrownBy(() -> model.puzzle("1,2\n3\n")).hasMessage("<text>:2:2: the row has 1 cost; expected 2");
        assertThatThrownBy(() -> model.puzzle("1,2\n3,4.5\n"))
                .hasMessageStartingWith("<text>:2:3: '4.5' is not a cost; expected a whole number");
        assertThatThrownBy(() -> model.puzzle("18,paint\n3,4\n"))
                .hasMessageStartingWith("<text>:2:1: '3' in column A (18) is not a name");
    }

    @Test
    void findsTheBestOfAllPermutations() {
        for (int seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            long[][] cost = random(random, 1 + random.nextInt(7), 1 + random.nextInt(5), 20);
            OptionalLong expected = bestPermutation(cost, 0, new boolean[cost[0].length]);
            assertThat(best(text(cost))).as("seed %d:\n%s", seed, text(cost)).isEqualTo(expected);
        }
    }

    @Test
    void permutationsAndPotentialsAgree() {
        for (int seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int rows = 1 + random.nextInt(5);
            long[][] cost = random(random, rows, rows + random.nextInt(3), 20);
            OptionalLong expected = bestPermutation(cost, 0, new boolean[cost[0].length]);
            long found = Hungarian.least(cost);
            assertThat(found < Hungarian.FORBIDDEN / 2 ? OptionalLong.of(found) : OptionalLong.empty())
                    .as("seed %d:\n%s", seed, text(cost))
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({"30, 30, 1", "30, 30, 2", "30, 30, 3", "30, 30, 4", "25, 35, 5", "20, 60, 6", "50, 50, 7"})
    void findsWhatPotentialsFind(int rows, int columns, long seed) {
        long[][] cost = random(new SplittableRandom(seed), rows, columns, 1000);
        assertThat(best(text(cost))).as("seed %d", seed).hasValue(Hungarian.least(cost));
    }

    @Test
    void namesWorkersAndJobs() {
        Assignment puzzle = model.puzzle(model().example());
        Best<Pair> best = model.solver(puzzle).best();
        assertThat(model.render(puzzle, Solution.of(best.solution().orElseThrow())))
                .isEqualTo("Ann: tile, 1\nBob: paint, 2\nCleo: wire, 2\n");
        Cover<Pair> cover = model.solver(puzzle).cover();
        assertThat(List.of(cover.itemName(0), cover.itemName(3), cover.option(1).toString()))
                .containsExactly("worker Ann", "job paint", "Ann: tile");
    }

    @Test
    void answersATableWithATable() {
        Assignment puzzle = model.puzzle("\ufeffworker;paint;tile, wet\r\nAnn Lee;4;1\r\nBob;2;\r\n");
        assertThat(model.render(
                        puzzle,
                        Solution.of(model.solver(puzzle).best().solution().orElseThrow())))
                .isEqualTo("worker;job;cost\nAnn Lee;\"tile, wet\";1\nBob;paint;2\n");
        assertThat(model.solver(puzzle).cover().itemName(0)).isEqualTo("worker Ann Lee");
        assertThat(model.puzzle("1\t2\n3\t-\n").separator()).isEmpty();
        assertThat(model.puzzle("jobs\ta\tb\nx\t1\t2\n").separator()).isEmpty();
    }

    @Test
    void tablesAndTextsAgree() {
        for (int seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            long[][] cost = random(random, 1 + random.nextInt(4), 2 + random.nextInt(3), 20);
            StringBuilder table = new StringBuilder("worker");
            for (int job = 0; job < cost[0].length; job++) {
                table.append(";\"job ").append(job).append('"');
            }
            String[] rows = text(cost).split("\n");
            for (int row = 0; row < rows.length; row++) {
                table.append("\r\nworker ")
                        .append(row)
                        .append(';')
                        .append(rows[row].strip().replaceAll(" +", ";"));
            }
            assertThat(best(table.toString())).as("seed %d:\n%s", seed, table).isEqualTo(best(text(cost)));
        }
    }

    @Test
    void leavesSomeOverWhereThereAreMoreOfThem() {
        Cover<Pair> wide = model.solver(model.puzzle("1 2 3\n4 5 6\n")).cover();
        assertThat(List.of(wide.itemName(0), wide.itemName(2))).containsExactly("row 1", "column 1");
        assertThat(List.of(wide.isPrimary(0), wide.isPrimary(2))).containsExactly(true, false);
        Cover<Pair> tall = model.solver(model.puzzle("1 4\n2 5\n3 6\n")).cover();
        assertThat(List.of(tall.isPrimary(0), tall.isPrimary(3))).containsExactly(false, true);
    }

    @Test
    void takesCostsUpToTheEdgeOfSixtyFourBits() {
        assertThat(best("9223372036854775806 -\n- 1\n")).hasValue(Long.MAX_VALUE);
        assertThat(best("-9223372036854775807 -\n- 0\n")).hasValue(-Long.MAX_VALUE);
        assertThat(best("1 4000000000000000000\n4000000000000000000 1\n")).hasValue(2);
        assertThatThrownBy(() -> model.puzzle("9223372036854775806 -\n- 2\n"))
                .hasMessageStartingWith("<text>:2:3: '2'");
        assertThatThrownBy(() -> model.puzzle("-9223372036854775808\n"))
                .hasMessageContaining("is too large for a cost");
    }

    @Test
    void goesOnAfterABadMatrix() {
        PuzzleText text = PuzzleText.of("1 x\n2 2\n\njobs a\nAnn 5\njobs b\nBob 7\n");
        assertThatThrownBy(() -> model.next(text)).hasMessageContaining("'x' is not a cost");
        assertThat(model.resume(text)).isTrue();
        assertThat(Texts.all(model, text))
                .extracting(puzzle -> puzzle.workers().get(0).name())
                .containsExactly("Ann", "Bob");
    }

    @Test
    void colorsWhatIsChosen() {
        Assignment puzzle = model.puzzle(model().example());
        String svg = model().picture(puzzle, Solution.of(List.of(puzzle.pairs().get(1))))
                .toString();
        assertThat(svg.split("<rect ")).hasSize(1 + 1 + 1); // the ground and a cell
        assertThat(svg.split("<text ")).hasSize(1 + 6 + 9);
    }

    private OptionalLong best(String text) {
        Best<Pair> best = model.solver(model.puzzle(text)).best();
        return best.solution().isPresent() ? OptionalLong.of(best.score()) : OptionalLong.empty();
    }

    /** A matrix in which about one cost of eight is not allowed. */
    private static long[][] random(SplittableRandom random, int rows, int columns, int range) {
        long[][] cost = new long[rows][columns];
        for (long[] row : cost) {
            for (int column = 0; column < columns; column++) {
                row[column] = random.nextInt(8) == 0 ? Hungarian.FORBIDDEN : random.nextInt(-range / 4, range);
            }
        }
        return cost;
    }

    private static String text(long[][] cost) {
        StringBuilder text = new StringBuilder();
        for (long[] row : cost) {
            text.append(String.join(
                            " ",
                            LongStream.of(row)
                                    .mapToObj(c -> c == Hungarian.FORBIDDEN ? "-" : Long.toString(c))
                                    .toList()))
                    .append('\n');
        }
        return text.toString();
    }

    /** Tries every way to give the rows from one on columns that are left, or the other way round if there are more rows. */
    private static OptionalLong bestPermutation(long[][] cost, int row, boolean... taken) {
        int rows = cost.length;
        int columns = cost[0].length;
        if (rows > columns) {
            long[][] turned = new long[columns][rows];
            for (int c = 0; c < columns; c++) {
                for (int r = 0; r < rows; r++) {
                    turned[c][r] = cost[r][c];
                }
            }
            return bestPermutation(turned, 0, new boolean[rows]);
        }
        if (row == rows) {
            return OptionalLong.of(0);
        }
        OptionalLong best = OptionalLong.empty();
        for (int column = 0; column < columns; column++) {
            if (!taken[column] && cost[row][column] != Hungarian.FORBIDDEN) {
                taken[column] = true;
                OptionalLong rest = bestPermutation(cost, row + 1, taken);
                taken[column] = false;
                if (rest.isPresent()) {
                    long total = cost[row][column] + rest.getAsLong();
                    best = best.isEmpty() || total < best.getAsLong() ? OptionalLong.of(total) : best;
                }
            }
        }
        return best;
    }
}
