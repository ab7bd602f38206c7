package dlx.app.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class BenchRowTest {

    @Test
    void benchmarksReportTheMedian() {
        BenchTotals first = new BenchTotals("links", BigInteger.TWO, 3, 4, 9_000_000, Optional.empty());
        WarmUp warmUp = new WarmUp(0, 9_000_000);
        warmUp.ran(5);

        assertThat(BenchRow.of("f", first, warmUp, new long[] {5, 1, 3}, 0).warmCpuNanos())
                .isEqualTo(3);
        assertThat(BenchRow.of("f", first, warmUp, new long[] {4, 1, 2, 100}, 0).warmCpuNanos())
                .isEqualTo(3);
        assertThat(BenchRow.of("f", first, warmUp, new long[] {1_500_000}, 2_000)
                        .json())
                .isEqualTo(
                        "{\"file\":\"f\",\"engine\":\"links\",\"solutions\":\"2\",\"nodes\":3,\"updates\":4,"
                                + "\"first_cpu_ms\":9.000,\"warm_cpu_ms\":1.500,\"build_ms\":0.002,\"warmup_runs\":1,\"steady\":false}");
    }

    @Test
    void aRowOfTheBestHasItsScore() {
        BenchTotals first = best("prices", true, OptionalLong.of(7), OptionalLong.empty(), OptionalLong.of(-10));
        BenchRow row = BenchRow.of("f", first, new WarmUp(0, 5), new long[] {5}, 0);

        assertThat(row.heading()).endsWith(" score proven\n");
        assertThat(row.text()).endsWith(" -3    yes\n");
        assertThat(row.json()).endsWith(",\"score\":-3,\"proven\":true}");
        BenchRow none = BenchRow.of("f", best("prices", true, OptionalLong.empty()), new WarmUp(0, 5), new long[1], 0);
        assertThat(none.text()).endsWith(" -    yes\n");
        assertThat(none.json()).endsWith("\"steady\":false,\"proven\":true}");
    }

    @Test
    void ofTheBestTheScoresMustBeTheSameAndNotTheNumberOfSolutionsMet() {
        BenchRow prices = row(best("prices", true, OptionalLong.of(7), OptionalLong.of(3)));

        row(totals("links", BigInteger.TEN, new Scores(List.of(OptionalLong.of(7), OptionalLong.of(3)), true)))
                .checkAgainst(prices);
        assertThatThrownBy(() -> row(best("links", true, OptionalLong.of(7), OptionalLong.of(2)))
                        .checkAgainst(prices))
                .hasMessage("f.txt: of puzzle 2 of the file the engine links finds the score 2, the engine prices"
                        + " finds the score 3");
        assertThatThrownBy(() -> row(best("links", true, OptionalLong.empty(), OptionalLong.of(3)))
                        .checkAgainst(prices))
                .hasMessageContaining("of puzzle 1 of the file the engine links finds no solution,");
        assertThatThrownBy(() -> row(best("links", false, OptionalLong.of(7), OptionalLong.of(3)))
                        .checkAgainst(prices))
                .hasMessage("f.txt: only the engine prices proves its scores");
        assertThatThrownBy(() -> best("prices", true, OptionalLong.of(7))
                        .checkAgainst("f.txt", best("prices", true, OptionalLong.of(8))))
                .hasMessage("f.txt: two runs of the engine prices differ: of puzzle 1 of the file one run finds the"
                        + " score 7, another finds the score 8");
    }

    private static BenchRow row(BenchTotals totals) {
        return BenchRow.of("f.txt", totals, new WarmUp(0, 5), new long[1], 0);
    }

    private static BenchTotals best(String engine, boolean proven, OptionalLong... scores) {
        return totals(engine, BigInteger.TWO, new Scores(List.of(scores), proven));
    }

    private static BenchTotals totals(String engine, BigInteger solutions, Scores scores) {
        return new BenchTotals(engine, solutions, 3, 4, 5, Optional.of(scores));
    }

    @Test
    void benchmarksRefuseToReportWhenTheWorkDiffered() {
        BenchTotals first = new BenchTotals("links", BigInteger.TWO, 3, 4, 5, Optional.empty());
        BenchTotals other = new BenchTotals("links", BigInteger.ONE, 3, 4, 5, Optional.empty());
        WarmUp warmUp = new WarmUp(0, 5);

        assertThatThrownBy(() -> first.checkAgainst("f.txt", other))
                .hasMessage("f.txt: two runs of the engine links differ: 2 solutions, 3 nodes, 4 updates,"
                        + " and then 1, 3, 4");
        assertThatThrownBy(() -> BenchRow.of("f.txt", first, warmUp, new long[1], 0)
                        .checkAgainst(BenchRow.of("f.txt", other, warmUp, new long[1], 0)))
                .hasMessageStartingWith("f.txt: the engine links finds 2 solutions");
    }
}
