package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Asks small questions, by JMH and in this process. */
class BenchTest {

    private static final Path SHARED = Path.of("..", "..", "..", "shared");
    private static final Path JDK = Path.of(System.getProperty("java.home"));

    @TempDir
    Path folder;

    private static Trial trial(String source, Ask ask, String engines, String ways, int answer, String bars) {
        return new Trial(
                "small",
                Source.of(source),
                ask,
                engines.isEmpty() ? List.of() : List.of(engines.split(",")),
                Stream.of(ways.split(",")).map(Way::new).toList(),
                BigInteger.valueOf(answer),
                Bar.all(bars));
    }

    private Programs programs() {
        return new Programs(folder, folder);
    }

    private Bench bench(Optional<Yardstick> yardstick) throws IOException {
        return new Bench(
                new Instances(programs(), folder, folder),
                yardstick,
                new Peers(programs(), folder.resolve("dlx"), folder),
                new Commands(programs(), folder.resolve("dlx"), JDK),
                new JmhRuns(JDK, folder.resolve("jmh.log"), Duration.ofMillis(1)));
    }

    private Outcome run(Trial trial) throws IOException {
        return bench(Optional.empty()).run(trial, 1).orElseThrow();
    }

    private TrialBenchmark benchmark(String model, String text, Ask ask, String engine, String way, int answer)
            throws IOException {
        TrialBenchmark benchmark = new TrialBenchmark();
        benchmark.model = model;
        benchmark.file = Files.writeString(folder.resolve("puzzles.txt"), text).toString();
        benchmark.question = ask.name();
        benchmark.engine = engine;
        benchmark.way = way;
        benchmark.answer = Integer.toString(answer);
        benchmark.read();
        return benchmark;
    }

    @ParameterizedTest
    @CsvSource({
        "COUNT, sweep, 1", "COUNT, memo, 1fresh", "COUNT, slots, 2", "COUNT, slots, 1daily",
        "COUNT, slots, 1secondly", "ALL, slots, 1", "ANY_ORDER, auto, 1", "FIRST, auto, 1",
        "DIAGRAM, auto, 1fresh"
    })
    void asksEachQuestionInEachWay(Ask ask, String engine, String way) throws IOException {
        TrialBenchmark.Counters counters = new TrialBenchmark.Counters();
        assertThat(benchmark("domino", "2x8\n", ask, engine, way, 34).search(counters))
                .isEqualTo(34);
        assertThat(counters.searches).isEqualTo(1);
        assertThat(counters.answer).isEqualTo(34);
        assertThat(counters.size > 0).isEqualTo(ask == Ask.DIAGRAM);
    }

    @Test
    void asksForTheBestAndForASolutionAndForSamples() throws IOException {
        TrialBenchmark.Counters counters = new TrialBenchmark.Counters();
        assertThat(benchmark("domination", "5\n", Ask.BEST, "auto", "1", 3).search(counters))
                .isEqualTo(3);
        assertThat(benchmark("domination", "5\n", Ask.FIND, "auto", "1", 3).search(counters))
                .isEqualTo(3);
        assertThat(benchmark("queens", "3\n", Ask.SOLVE, "auto", "1", 0).search(counters))
                .isZero();
        assertThat(benchmark("domino", "2x8\n", Ask.SAMPLES, "auto", "1", Ask.DRAWN)
                        .search(counters))
                .isEqualTo(Ask.DRAWN);
        assertThat(counters.searches).isEqualTo(4);
    }

    @Test
    void asksManyPuzzlesTogether() throws IOException {
        TrialBenchmark.Counters counters = new TrialBenchmark.Counters();
        assertThat(benchmark("queens", "1\n5\n3\n", Ask.ALL, "links", "1", 11).search(counters))
                .isEqualTo(11); // 1, 10 and none
    }

    @Test
    void refusesAWrongCount() throws IOException {
        TrialBenchmark wrong = benchmark("domino", "2x8\n", Ask.COUNT, "memo", "1", 35);
        assertThatIllegalStateException()
                .isThrownBy(() -> wrong.search(new TrialBenchmark.Counters()))
                .withMessage("WRONG: 34; expected 35");
    }

    @Test
    void takesAllEnginesThatCanAndMarksTheChosenOne() throws IOException {
        Outcome outcome = run(trial("text domino 2x8", Ask.ALL, "", "1", 34, "-"));
        assertThat(outcome.isWrong()).isFalse();
        assertThat(outcome.timings()).hasSizeGreaterThan(1).containsKey("auto").doesNotContainKey(outcome.chosen());
        assertThat(outcome.cells()).containsKey("links");
        assertThat(outcome.cells().get(outcome.chosen())).startsWith("**");
        assertThat(outcome.timings().values()).allSatisfy(timing -> {
            assertThat(timing.isDone()).isTrue();
            assertThat(timing.ms()).isPositive();
            assertThat(timing.answer()).isEqualTo(34);
        });
    }

    @Test
    void saysWhereAProcessFailed() throws IOException {
        Outcome outcome = run(trial("text domino 2x8", Ask.COUNT, "memo", "1", 35, "ms 1"));
        assertThat(outcome.isWrong()).isTrue();
        assertThat(outcome.cells().get("ms")).startsWith("failed, see ").endsWith("jmh.log");
        assertThat(outcome.cells()).containsEntry("figure", "-").containsEntry("bar", "1.00");
        assertThat(folder.resolve("jmh.log")).content().contains("WRONG: 34; expected 35");
    }

    @Test
    void comparesWaysByTheClock() throws IOException {
        Outcome outcome = run(trial("text domino 2x8", Ask.COUNT, "slots", "1,2", 34, "2:1 more 1000000"));
        assertThat(outcome.timings()).containsOnlyKeys("1 thread", "2 threads");
        assertThat(outcome.cells()).containsEntry("bar", "2 threads 1000000 more: reached");
    }

    @Test
    void judgesWaysAgainstEachOther() {
        Map<String, Timing> timings = Map.of("1 thread", timing(8), "2 threads", timing(4));
        assertThat(Bar.all("2:1 faster 2; 2:1 ratio 0.4; 2:1 more -4"))
                .extracting(bar -> bar.words(bar.figure(timings, timing(8), Double.NaN)))
                .containsExactly(
                        "2 threads 2.00 times as fast: reached",
                        "2 threads 0.400: missed",
                        "2 threads -4.00 more: reached");
    }

    @Test
    void scalesBarsOfMillisecondsToTheUsualMachine() {
        Bar bar = Bar.all("ms 10").get(0);
        assertThat(bar.figure(Map.of(), timing(15), 48.2)).isEqualTo(7.5);
        assertThat(bar.words(bar.figure(Map.of(), timing(15), Double.NaN))).isEqualTo("10.0");
    }

    @Test
    void takesTheMedianOfProcesses() {
        assertThat(Timing.median(List.of(timing(9), timing(1), timing(2)))).isEqualTo(timing(2));
    }

    private static Timing timing(double ms) {
        return new Timing(ms, 12, 0, 34, true);
    }

    @Test
    void leavesOutWhatCannotBeMade() throws IOException {
        Trial absent = trial("corpus absent", Ask.ALL, "", "1", 1, "-");
        assertThat(bench(Optional.empty()).run(absent, 1)).isEmpty();
    }

    @Test
    void comparesWithTheYardstick() throws IOException {
        Path source = SHARED.resolve("yardstick/links.c").toAbsolutePath().normalize();
        assumeTrue(Files.exists(source), "no yardstick");
        Optional<Yardstick> yardstick = Yardstick.build(programs(), source, folder, System.err);
        assumeTrue(yardstick.isPresent(), "no C compiler");
        Trial queens = trial("corpus queens-12", Ask.ALL, "slots", "1", 14_200, "ratio 1000");
        Outcome outcome = bench(yardstick).run(queens, 1).orElseThrow();
        assertThat(outcome.isWrong()).isFalse();
        assertThat(outcome.otherMs()).isPositive();
        assertThat(outcome.cells()).containsEntry("bar", "1000: reached");
    }

    @Test
    void readsWhatTheYardstickSays() {
        String said = "a.dlx\tsolutions 4\tnodes 9\tupdates 80\tcpu_ns 1000\n"
                + "TOTAL\tsolutions 14200\tnodes 211716\tupdates 3641627\tcpu_ns 24150000\n";
        assertThat(Yardstick.read(said)).isEqualTo(new Yardstick.Counted(BigInteger.valueOf(14_200), 24.15));
        assertThatExceptionOfType(Trouble.class).isThrownBy(() -> Yardstick.read("TOTAL"));
    }
}
