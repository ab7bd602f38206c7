package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.api.Solution;
import dlx.core.covers.KnownCovers;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.StopReason;
import dlx.core.search.internal.SearchQuestion;
import java.math.BigInteger;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the methods of sampling. All seeds are fixed: a random test that passes once passes always. */
public class SampleMethodsTest {

    private static final int DRAWS_PER_SOLUTION = 50;

    /** Node limit of the walks, enough for some thousand of them. */
    private static final long NODES = 100_000;

    private static Solver<Integer> queens(int n) {
        return Solver.of(KnownCovers.queens(n));
    }

    /** Returns a solver of all sudokus of 4x4: option 16 row + 4 column + digit. */
    private static Solver<Integer> sudokus() {
        return Solver.of(Cover.of(Integer.class, c -> {
            Items cells = c.items("cell", 16);
            Items rows = c.items("row", 16);
            Items columns = c.items("column", 16);
            Items boxes = c.items("box", 16);
            for (int k = 0; k < 64; k++) {
                int row = k / 16;
                int column = k / 4 % 4;
                int digit = k % 4;
                int box = row / 2 * 2 + column / 2;
                c.option(
                        k,
                        cells.at(4 * row + column),
                        rows.at(4 * row + digit),
                        columns.at(4 * column + digit),
                        boxes.at(4 * box + digit));
            }
        }));
    }

    /**
     * Returns the tilings by dominoes of a board without its first {@code cut} cells and its last {@code cut} cells.
     */
    public static Solver<Integer> dominoes(int size, int cut) {
        return Solver.of(Cover.of(Integer.class, c -> {
            Items cells = c.items("cell", size * size - 2 * cut);
            int number = 0;
            for (int k = cut; k < size * size - cut; k++) {
                for (int other : new int[] {k + 1, k + size}) {
                    if (other < size * size - cut && (other != k + 1 || other % size != 0)) {
                        c.option(number++, cells.at(k - cut), cells.at(other - cut));
                    }
                }
            }
        }));
    }

    static Stream<Arguments> puzzles() {
        return Stream.of(
                Arguments.of("queens-6", queens(6), 4),
                Arguments.of("queens-7", queens(7), 40),
                Arguments.of("queens-8", queens(8), 92),
                Arguments.of("dominoes-4x4", dominoes(4, 0), 36),
                Arguments.of("sudoku-4x4", sudokus(), 288));
    }

    private static Solver<Integer> walking(Solver<Integer> solver) {
        return solver.toBuilder()
                .engine("diagram")
                .memoMemory(1)
                .nodeLimit(NODES)
                .build();
    }

    private static Map<List<Integer>, Integer> counted(Sample<Integer> sample) {
        Map<List<Integer>, Integer> counts = new HashMap<>();
        sample.drawn().forEach(solution -> counts.merge(solution.options(), 1, Integer::sum));
        return counts;
    }

    private static List<List<Integer>> options(Sample<Integer> sample) {
        return sample.drawn().stream().map(Solution::options).toList();
    }

    /**
     * Returns the threshold that a sum of squares with {@code freedom} degrees of freedom exceeds once in a thousand
     * times (Wilson and Hilferty).
     */
    private static double rare(int freedom) {
        double a = 2.0 / (9 * freedom);
        return freedom * Math.pow(1 - a + 3.09 * Math.sqrt(a), 3);
    }

    private static void holdUniform(String what, Sample<Integer> sample, int solutions) {
        Map<List<Integer>, Integer> counts = counted(sample);
        assertThat(counts).as(what).hasSize(solutions);
        double sum = 0;
        for (int count : counts.values()) {
            sum += Math.pow(count - DRAWS_PER_SOLUTION, 2) / DRAWS_PER_SOLUTION;
        }
        assertThat(sum).as(what).isLessThan(rare(solutions - 1));
        assertThat(sample.uniform()).as(what).isTrue();
        assertThat(sample.error()).as(what).isZero();
        assertThat(sample.report().solutions()).as(what).isEqualTo(BigInteger.valueOf(solutions));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void everySolutionIsDrawnAsOftenFromADiagram(String name, Solver<Integer> solver, int solutions) {
        for (long seed = 1; seed <= 2; seed++) {
            Sample<Integer> sample =
                    solver.toBuilder().engine("diagram").build().sample(DRAWS_PER_SOLUTION * solutions, seed);
            assertThat(sample.method()).isEqualTo(Sample.Method.DIAGRAM);
            holdUniform(name + ", seed " + seed, sample, solutions);
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void everySolutionIsDrawnAsOftenByLookingAtAll(String name, Solver<Integer> solver, int solutions) {
        for (String engine : List.of("links", "auto")) { // their trees are short
            Sample<Integer> sample =
                    solver.toBuilder().engine(engine).build().sample(DRAWS_PER_SOLUTION * solutions, 5);
            assertThat(sample.method()).isEqualTo(Sample.Method.ENUMERATION);
            holdUniform(name + ", " + engine + ", seed 5", sample, solutions);
        }
    }

    /**
     * Tests that each option is in as many draws as in solutions, up to three deviations of the walks and of the draws.
     */
    @ParameterizedTest
    @MethodSource("puzzles")
    void walksDrawEverySolutionAboutAsOftenAsTheySay(String name, Solver<Integer> solver, int solutions) {
        int draws = 4000;
        Sample<Integer> sample = walking(solver).sample(draws, 3);
        assertThat(sample.method()).isEqualTo(Sample.Method.WALKS);
        assertThat(sample.uniform()).isFalse();
        assertThat(sample.report().stopped()).isEqualTo(StopReason.MEMORY);
        assertThat(sample.report().solutions()).isEqualTo(BigInteger.valueOf(solutions));
        assertThat(sample.error()).isBetween(1 / Math.sqrt(80_000), 0.05);
        assertThat(counted(sample)).as(name).hasSize(solutions);
        int[] expected = new int[solver.cover().optionCount()];
        solver.iterator().stream().forEach(solution -> solution.forEach(option -> expected[option]++));
        int[] actual = new int[expected.length];
        sample.drawn().forEach(solution -> solution.options().forEach(option -> actual[option]++));
        for (int option = 0; option < expected.length; option++) {
            assertThat((double) actual[option] / draws)
                    .as("%s, seed 3, option %d", name, option)
                    .isCloseTo(
                            (double) expected[option] / solutions,
                            within(1.5 * (sample.error() + 1 / Math.sqrt(draws))));
        }
    }

    @Test
    void aBoardWithMoreTilingsThanAnybodyCountsIsDrawnFromItsDiagram() {
        Sample<Integer> sample = dominoes(8, 0).sample(1000, 1);
        assertThat(sample.method()).isEqualTo(Sample.Method.DIAGRAM);
        assertThat(sample.report().solutions()).isEqualTo(BigInteger.valueOf(12_988_816));
        assertThat(sample.report().engine()).isEqualTo("diagram");
        assertThat(sample.drawn()).hasSize(1000).allMatch(s -> s.options().size() == 32);
        assertThat(sample.drawn().get(0).number()).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void everyMethodKeepsToWhatIsGiven(String name, Solver<Integer> solver, int solutions) {
        List<Integer> some =
                solver.iterator().stream().skip(solutions / 2).findFirst().orElseThrow();
        Solver<Integer> given = solver.toBuilder()
                .given(some.subList(1, 2))
                .given(Givens.NONE.forbidden(banned(solver, some)))
                .build();
        List<List<Integer>> left = given.iterator().stream().toList();
        for (Solver<Integer> each : List.of(
                given.toBuilder().engine("diagram").build(),
                given.toBuilder().engine("links").build(),
                walking(given))) {
            assertThat(counted(each.sample(500, 8)).keySet()).as(name).hasSameElementsAs(left);
        }
    }

    /** Returns the first option that is not in this solution. */
    private static int banned(Solver<Integer> solver, List<Integer> some) {
        int option = 0;
        while (some.contains(option)) {
            option++;
        }
        return option;
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void theSameSeedDrawsTheSameOnASecondSolver(String name, Solver<Integer> solver, int solutions) {
        Solver<Integer> second = Solver.of(solver.cover());
        for (String engine : List.of("diagram", "links")) {
            List<List<Integer>> drawn =
                    options(solver.toBuilder().engine(engine).build().sample(50, 4));
            assertThat(drawn)
                    .as(name)
                    .isEqualTo(options(second.toBuilder().engine(engine).build().sample(50, 4)));
            assertThat(drawn)
                    .as(name)
                    .isNotEqualTo(
                            options(solver.toBuilder().engine(engine).build().sample(50, 5)));
        }
        assertThat(options(walking(solver).sample(50, 4)))
                .isEqualTo(options(walking(second).sample(50, 4)));
    }

    @Test
    void ofNoSolutionThereIsNothingAndWalksDoNotClaimThatThereIsNone() {
        Solver<Integer> none = dominoes(4, 1); // without two opposite corners
        Sample<Integer> exact = none.toBuilder().engine("diagram").build().sample(3, 1);
        assertThat(exact.drawn()).isEmpty();
        assertThat(exact.uniform()).isTrue();
        assertThat(exact.report().outcome()).isEqualTo(Outcome.NO_SOLUTION);
        Sample<Integer> proved = walking(none).sample(3, 1); // weights are asked before any walk
        assertThat(proved.drawn()).isEmpty();
        assertThat(proved.uniform()).isTrue();
        assertThat(proved.report().outcome()).isEqualTo(Outcome.NO_SOLUTION);
        assertThat(proved.report().proof()).contains("weights");
        Sample<Integer> walked = walking(queens(3)).sample(3, 1);
        assertThat(walked.drawn()).isEmpty();
        assertThat(walked.uniform()).isFalse();
        assertThat(walked.error()).isOne();
        assertThat(walked.report().outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    @Test
    void aSampleThatWasStoppedLeavesTheSolverUsable() {
        Solver<Integer> solver = queens(8).toBuilder().engine("diagram").build();
        Thread.currentThread().interrupt();
        Sample<Integer> interrupted = solver.sample(10, 1);
        assertThat(Thread.interrupted()).isTrue();
        holdStopped(interrupted, StopReason.CANCELLED);
        CancellationToken token = new CancellationToken();
        token.cancel();
        holdStopped(solver.toBuilder().token(token).build().sample(10, 1), StopReason.CANCELLED);
        holdStopped(solver.toBuilder().nodeLimit(5).build().sample(10, 1), StopReason.NODES);
        holdStopped(solver.toBuilder().timeLimit(Duration.ZERO).build().sample(10, 1), StopReason.TIME);
        assertThat(options(solver.sample(10, 1)))
                .isEqualTo(
                        options(queens(8).toBuilder().engine("diagram").build().sample(10, 1)));
    }

    private static void holdStopped(Sample<Integer> sample, StopReason reason) {
        assertThat(sample.drawn()).isEmpty();
        assertThat(sample.uniform()).isFalse();
        assertThat(sample.error()).isOne();
        assertThat(sample.report().stopped()).isEqualTo(reason);
        assertThat(sample.report().outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    @Test
    void walksEndAtALimitOnNodes() {
        Sample<Integer> sample =
                walking(queens(8)).toBuilder().nodeLimit(3000).build().sample(10, 1);
        assertThat(sample.method()).isEqualTo(Sample.Method.WALKS);
        assertThat(sample.drawn()).hasSize(10);
        assertThat(sample.report().nodes()).isBetween(3000L, 3010L);
        assertThat(sample.error())
                .isGreaterThan(walking(queens(8)).sample(10, 1).error());
    }

    @Test
    void anEngineThatEnumeratesNeverWalks() {
        Sample<Integer> sample =
                queens(8).toBuilder().engine("links").memoMemory(1).build().sample(10, 1);
        assertThat(sample.method()).isEqualTo(Sample.Method.ENUMERATION);
        assertThat(sample.uniform()).isTrue();
        holdStopped(
                queens(8).toBuilder()
                        .engine("links")
                        .timeLimit(Duration.ZERO)
                        .build()
                        .sample(10, 1),
                StopReason.TIME);
    }

    @Test
    void aSampleOfOldHasAnError() {
        Sample<Integer> whole = queens(6).sample(1, 1);
        assertThat(new Sample<>(whole.drawn(), true, whole.report()).error()).isZero();
        assertThat(new Sample<>(whole.drawn(), false, whole.report()).error()).isOne();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, SearchQuestion.Sample.MOST + 1, Integer.MAX_VALUE})
    void moreDrawsThanMemoryHoldsAreRefused(int count) {
        assertThatThrownBy(() -> dominoes(2, 0).sample(count, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("count: " + count + "; expected 1 to 10000000");
    }
}
