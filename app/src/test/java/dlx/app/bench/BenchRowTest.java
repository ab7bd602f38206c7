package dlx.app.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class BenchRowTest {

    @Test
    void benchmarksReportTheMedian() {
        BenchTotals first = new BenchTotals("links", BigInteger.TWO, 3, 4, 9_000_000);
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
    void benchmarksRefuseToReportWhenTheWorkDiffered() {
        BenchTotals first = new BenchTotals("links", BigInteger.TWO, 3, 4, 5);
        BenchTotals other = new BenchTotals("links", BigInteger.ONE, 3, 4, 5);
        WarmUp warmUp = new WarmUp(0, 5);

        assertThatThrownBy(() -> first.checkAgainst("f.txt", other))
                .hasMessage("f.txt: two runs of the engine links differ: 2 solutions, 3 nodes, 4 updates,"
                        + " and then 1, 3, 4");
        assertThatThrownBy(() -> BenchRow.of("f.txt", first, warmUp, new long[1], 0)
                        .checkAgainst(BenchRow.of("f.txt", other, warmUp, new long[1], 0)))
                .hasMessageStartingWith("f.txt: the engine links finds 2 solutions");
    }
}
