package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.core.search.Progress;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class SmallPartsTest {

    @ParameterizedTest
    @CsvSource({"500ms,500", "10s,10000", "1.5s,1500", "5m,300000", "2h,7200000", "0s,0"})
    void readsTimesAsPeopleWriteThem(String text, long millis) {
        assertThat(new TimeSpan().convert(text)).isEqualTo(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "s", "-1s", "1 s", "1.2.3s", "1d", "."})
    void refusesWhatIsNoTime(String text) {
        assertThatThrownBy(() -> new TimeSpan().convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("'" + text + "' is not a time; expected one like 500ms, 10s, 5m or 2h");
    }

    @ParameterizedTest
    @CsvSource({
        "1,1",
        "4096,4096",
        "64K,65536",
        "64KiB,65536",
        "64M,67108864",
        "512MiB,536870912",
        "1.5G,1610612736",
        "2GiB,2147483648",
        "1T,1099511627776",
        "0.5TiB,549755813888",
        "9223372036854775807,9223372036854775807"
    })
    void readsSizesOfMemoryAsPeopleWriteThem(String text, long bytes) {
        assertThat(new MemorySize().convert(text)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "M",
                "0",
                "0G",
                "0.4",
                "-1M",
                "64 M",
                "64MB",
                "64m",
                "1.2.3M",
                ".",
                "9223372036854775808",
                "8388608T"
            })
    void refusesWhatIsNoSizeOfMemory(String text) {
        assertThatThrownBy(() -> new MemorySize().convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("'" + text
                        + "' is not a size of memory; expected one like 512MiB, 2GiB, 64M or a number of bytes");
    }

    @Test
    void aProgressLineHasShareRateAndTimeLeft() {
        assertThat(ProgressLine.line(3, new Progress(0.25, 17, 3_000_000, 2_000_000_000L)))
                .isEqualTo("puzzle 3: 25.00 % done, 17 found, 1500000 nodes/s, 0:06 left");
        assertThat(ProgressLine.line(1, new Progress(0.001, 0, 10, 10_000_000_000L)))
                .endsWith("2:46:30 left");
        assertThat(ProgressLine.line(1, new Progress(0, 0, 10, 10_000_000_000L)))
                .endsWith("days left");
    }

    @Test
    void benchmarksReportTheMedian() {
        BenchTotals first = new BenchTotals("links", java.math.BigInteger.TWO, 3, 4, 9_000_000);

        assertThat(BenchRow.of("f", first, new long[] {5, 1, 3}, 0).warmCpuNanos())
                .isEqualTo(3);
        assertThat(BenchRow.of("f", first, new long[] {4, 1, 2, 100}, 0).warmCpuNanos())
                .isEqualTo(3);
        assertThat(BenchRow.of("f", first, new long[] {1_500_000}, 2_000).json())
                .isEqualTo("{\"file\":\"f\",\"engine\":\"links\",\"solutions\":2,\"nodes\":3,\"updates\":4,"
                        + "\"first_cpu_ms\":9.000,\"warm_cpu_ms\":1.500,\"build_ms\":0.002}");
    }

    @Test
    void benchmarksRefuseToReportWhenTheWorkDiffered() {
        BenchTotals first = new BenchTotals("links", java.math.BigInteger.TWO, 3, 4, 5);
        BenchTotals other = new BenchTotals("links", java.math.BigInteger.ONE, 3, 4, 5);

        assertThatThrownBy(() -> first.checkAgainst("f.txt", other))
                .hasMessage("f.txt: two runs of the engine links differ: 2 solutions, 3 nodes, 4 updates,"
                        + " and then 1, 3, 4");
        assertThatThrownBy(() -> BenchRow.of("f.txt", first, new long[1], 0)
                        .checkAgainst(BenchRow.of("f.txt", other, new long[1], 0)))
                .hasMessageStartingWith("f.txt: the engine links finds 2 solutions");
    }

    @Test
    void theWarmUpAsksForOptionsThatExist() {
        CommandTree.warmUp(); // throws if an option was renamed
    }
}
