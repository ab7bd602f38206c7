package dlx.benchmarks.measure;

import static dlx.benchmarks.measure.Fixtures.entry;
import static dlx.benchmarks.measure.Fixtures.trial;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GrowthTest {

    private static final Trial ONE = trial("one", Bar.NONE);
    private static final Trial TWO = trial("two", Bar.NONE);
    private static final Trial THREE = trial("three", Bar.NONE);
    private static final Family.Size SMALL = new Family.Size(2, "4x4", List.of(ONE));
    private static final Family.Size LARGE = new Family.Size(3, "9x9", List.of(ONE, TWO, THREE));
    private final Growth growth = new Growth(new Family("sudoku", "Sudoku", "boxes", List.of(SMALL, LARGE)));

    @Test
    void showsTheMedianOverTheInstancesOfASize() {
        growth.add(SMALL, List.of(new Result(ONE, 4, List.of(entry("links", 9, 5)), 1)));
        growth.add(
                LARGE,
                List.of(
                        new Result(ONE, 70, List.of(entry("links", 9, 30)), 1),
                        new Result(TWO, 50, List.of(entry("links", 9, 10)), 1),
                        new Result(THREE, 60, List.of(entry("links", 9, 20)), 1)));

        assertThat(growth.table()).isEqualTo("""
                | size | yardstick in C ms | links ms |
                |---|---:|---:|
                | 4x4 | 4.00 | 5.00 |
                | 9x9 | 60.0 | 20.0 |
                """);
    }

    @Test
    void hasNoPointWhereAnInstanceWasNotAnswered() {
        growth.add(SMALL, List.of(new Result(ONE, Double.NaN, List.of(entry("links", 9, 5)), 1)));
        growth.add(
                LARGE,
                List.of(
                        new Result(ONE, Double.NaN, List.of(entry("links", 9, 30)), 1),
                        new Result(TWO, Double.NaN, List.of(entry("links", 9, 30)), 1),
                        Result.leftOut(THREE)));

        assertThat(growth.table()).endsWith("| 4x4 | 5.00 |\n| 9x9 | - |\n");
    }

    @Test
    void showsNodesWhereScoresAreAskedFor() {
        Trial best = Fixtures.best("best", Question.BEST, 4, Bar.NONE);
        Family.Size size = new Family.Size(3, "9x9", List.of(best));
        Growth scores = new Growth(new Family("targets", "Targets", "givens", List.of(SMALL, size)));

        scores.add(size, List.of(new Result(best, Double.NaN, List.of(entry("prices", 9, 5)), 1)));

        assertThat(scores.table()).isEqualTo("""
                | size | prices ms | prices nodes |
                |---|---:|---:|
                | 4x4 | - | - |
                | 9x9 | 5.00 | 12 |
                """);
    }
}
