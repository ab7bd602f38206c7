package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dlx.benchmarks.measure.ThreadsBench.Outcome;
import dlx.benchmarks.measure.ThreadsTrial.Ask;
import dlx.benchmarks.measure.ThreadsTrial.Demand;
import dlx.benchmarks.measure.ThreadsTrial.Kind;
import dlx.benchmarks.measure.ThreadsWay.Checkpoints;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ThreadsRunTest {

    private static final ThreadsWay ONE = ThreadsWay.of(1);
    private static final ThreadsWay TWO = ThreadsWay.of(2);
    private static final ThreadsWay KEPT = new ThreadsWay(1, Checkpoints.EVERY_SECOND);

    private static final Machine MACHINE = new Machine("a processor", 2, "24 GiB", "Linux", "cc", "1 May 2026", "abc");

    @TempDir
    Path folder;

    private static ThreadsTrial trial(Ask ask, int answer, Demand... demands) {
        Source source = new Source.Text("domino", "small", "2x8\n");
        return new ThreadsTrial(
                "small",
                source,
                ask,
                "auto",
                BigInteger.valueOf(answer),
                List.of(ONE, TWO, KEPT, new ThreadsWay(1, Checkpoints.DAILY)),
                List.of(demands));
    }

    private static ThreadsTiming timing(double one, double two, double kept) {
        return new ThreadsTiming(
                "slots",
                BigInteger.valueOf(34),
                List.of(
                        new ThreadsTiming.Way(ONE, one, 2 * one),
                        new ThreadsTiming.Way(TWO, two, 2 * two),
                        new ThreadsTiming.Way(KEPT, kept, 2 * kept)));
    }

    @Test
    void readsItsLine() {
        ThreadsTiming timing = timing(2, 1.5, 2.25);
        assertThat(ThreadsTiming.read(timing.line() + "\n")).isEqualTo(timing);
        assertThatExceptionOfType(Trouble.class).isThrownBy(() -> ThreadsTiming.read("slots 34"));
    }

    @ParameterizedTest
    @EnumSource(
            value = Ask.class,
            names = {"COUNT", "OUTPUT"})
    void asksInEachWayInAProcessOfItsOwn(Ask ask) throws IOException {
        Outcome<ThreadsTiming> outcome = bench().run(trial(ask, 34), 1, Duration.ZERO);

        assertThat(outcome.trouble()).isEmpty();
        assertThat(outcome.timing()).hasValueSatisfying(timing -> {
            assertThat(timing.engine()).isIn("slots", "masks", "links"); // one that goes through all solutions
            assertThat(timing.ways())
                    .hasSize(4)
                    .allSatisfy(way -> assertThat(way.wallMs()).isPositive());
        });
    }

    @Test
    void playsInAProcessOfItsOwn() throws IOException {
        Source source = new Source.Text("domino", "small", "4x8\n");
        Outcome<Speedup> outcome =
                bench().play(new ThreadsCatalogue.Simulation("small", source, true, BigInteger.valueOf(2245)));

        assertThat(outcome.trouble()).isEmpty();
        assertThat(outcome.timing())
                .hasValueSatisfying(speedup -> assertThat(speedup.solutions()).isEqualTo(2245));
    }

    @Test
    void refusesAWrongCount() throws IOException {
        Outcome<ThreadsTiming> outcome = bench().run(trial(Ask.COUNT, 35), 1, Duration.ZERO);
        assertThat(outcome.isWrong()).isTrue();
        assertThat(outcome.trouble()).isEqualTo("answers 34, not 35");
    }

    @Test
    void takesTheMedianOfProcesses() {
        ThreadsTiming median = ThreadsTiming.median(List.of(timing(9, 1, 5), timing(1, 2, 4), timing(2, 3, 6)));
        assertThat(median).isEqualTo(timing(2, 2, 5));
    }

    @Test
    void judgesEachDemandInItsWay() {
        ThreadsTiming timing = timing(8, 4, 8.5);
        assertThat(new Demand(TWO, ONE, Kind.FASTER, 2).isReached(timing)).isTrue();
        assertThat(new Demand(TWO, ONE, Kind.FASTER, 2.01).isReached(timing)).isFalse();
        assertThat(new Demand(KEPT, ONE, Kind.RATIO, 1.07).isReached(timing)).isTrue();
        assertThat(new Demand(KEPT, ONE, Kind.RATIO, 1.06).isReached(timing)).isFalse();
        assertThat(new Demand(KEPT, ONE, Kind.MILLIS, 0.5).isReached(timing)).isTrue();
        assertThat(new Demand(KEPT, ONE, Kind.MILLIS, 0.4).isReached(timing)).isFalse();
    }

    @Test
    void reportsBarsReachedAndMissed() {
        Map<ThreadsTrial, Outcome<ThreadsTiming>> outcomes = new LinkedHashMap<>();
        outcomes.put(
                trial(Ask.COUNT, 34, new Demand(TWO, ONE, Kind.FASTER, 1.85), new Demand(KEPT, ONE, Kind.RATIO, 1.02)),
                new Outcome<>(Optional.of(timing(8, 4, 8.5)), "", false));
        outcomes.put(
                trial(Ask.BEST, 34, new Demand(TWO, ONE, Kind.MILLIS, 2)),
                new Outcome<>(Optional.empty(), "left out", false));
        ThreadsReport report = new ThreadsReport("JDK 17", MACHINE, 1);
        report.bars(outcomes);
        assertThat(report.toString()).contains("""
                | small | count by enumeration | slots | 1 thread | 8.00 | 16.0 | 1.00 |  |
                |  |  |  | 2 threads | 4.00 | 8.00 | 2.00 | 1.85 times as fast as 1 thread at least: 2.00 reached |
                |  |  |  | 1 thread, checkpoints every second | 8.50 | 17.0 | 0.941 | 1.02 of the time of 1 thread at most: 1.06 **missed** |
                | small | best | auto | - | - | - | - | **missed**: left out |

                Bars reached: 1 of 3; missed: small (count by enumeration, 1 thread, checkpoints every second), small (best, 2 threads).
                """);
    }

    @Test
    void showsSpeedUpsWithWhatLimitsThem() {
        Subtree tree = Subtree.of(List.of(Subtree.leaf(30_000, 7), Subtree.leaf(30_000, 8)));
        ThreadsReport report = new ThreadsReport("JDK 17", MACHINE, 1);
        report.speedups(Map.of("toys", SpeedupTest.speedup(tree, SpeedupTest.COSTS)), Map.of("toys", 1.75));
        assertThat(report.toString())
                .contains("(../pictures/speedup-threads.svg)", "| search | 1 | 2 | 4 | 8 | 16 | 32 | 64 | 2 threads")
                .containsPattern("\\| toys \\| 1\\.00 \\| 1\\.\\d+ \\|.*\\| 1\\.75 \\| waiting");
    }

    @Test
    void writesOptionNumbersAsLines() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        OptionText text = new OptionText(out);
        text.visit(new int[] {0, 10, 99, 7}, 3);
        text.visit(new int[] {Integer.MAX_VALUE}, 1);
        assertThat(text.flush()).isEqualTo(2);
        assertThat(out.toString(StandardCharsets.US_ASCII)).isEqualTo("0 10 99\n2147483647\n");
    }

    private ThreadsBench bench() {
        Program program = new Program(folder, folder);
        return new ThreadsBench(
                new Instances(program, folder, folder),
                program,
                Path.of(System.getProperty("java.home")),
                new PrintStream(new ByteArrayOutputStream()));
    }
}
