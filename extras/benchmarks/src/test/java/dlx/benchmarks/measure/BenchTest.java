package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.Cover;
import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs small trials in processes of their own. */
class BenchTest {

    private static final Path SHARED = Path.of("..", "..", "..", "shared");
    private static final Duration LIMIT = Duration.ofSeconds(20);

    @TempDir
    Path folder;

    private static Trial trial(Ask ask, String engines, String ways, int answer) {
        return new Trial(
                "small",
                Source.of("text domino 2x8"),
                ask,
                engines.isEmpty() ? List.of() : List.of(engines.split(",")),
                Stream.of(ways.split(",")).map(Way::new).toList(),
                BigInteger.valueOf(answer),
                List.of(),
                "-");
    }

    private Bench bench(Optional<Yardstick> yardstick) throws IOException {
        Instances instances = new Instances(programs(), folder, folder);
        PrintStream talk = new PrintStream(new ByteArrayOutputStream());
        Peers peers = new Peers(programs(), folder.resolve("dlx"), folder);
        return new Bench(
                instances,
                programs(),
                yardstick,
                peers,
                new Commands(programs(), folder.resolve("dlx")),
                Duration.ZERO,
                talk);
    }

    private Programs programs() {
        return new Programs(folder, folder, Path.of(System.getProperty("java.home")));
    }

    private Result run(Trial trial) throws IOException {
        return bench(Optional.empty()).run(trial, 1, LIMIT, trial.ask() != Ask.BEST);
    }

    @ParameterizedTest
    @CsvSource({
        "COUNT, sweep",
        "COUNT, memo",
        "ALL, slots",
        "ANY_ORDER, auto",
        "FIRST, auto",
        "DIAGRAM, auto",
        "ENUMERATE, auto",
        "WRITTEN, auto"
    })
    void asksInAProcessOfItsOwn(Ask ask, String engine) throws IOException {
        Result result = run(trial(ask, engine, "1", 34));
        assertThat(result.isWrong()).isFalse();
        Timing timing = result.entries().get(0).timings().get(0);
        assertThat(timing.answer()).isEqualTo(34);
        assertThat(timing.bytes()).isPositive();
        assertThat(timing.size() > 0).isEqualTo(ask == Ask.DIAGRAM);
        if (ask == Ask.ENUMERATE) {
            assertThat(timing.engine()).isIn("slots", "masks", "links"); // one that goes through all solutions
        }
    }

    @Test
    void asksInEachWay() throws IOException {
        Result result = run(trial(Ask.ENUMERATE, "auto", "1,2,1secondly,1daily", 34));
        assertThat(result.entries().get(0).timings())
                .extracting(Timing::way)
                .containsExactly("1", "2", "1secondly", "1daily");
        assertThat(Column.table(List.of(result), Column.INSTANCE, Column.WAY, Column.TIMES))
                .contains("| small | 1 thread | 1.00 |", "|  | 1 thread, checkpoints every second |");
    }

    @Test
    void drawsSamples() throws IOException {
        Timing timing = run(trial(Ask.SAMPLES, "auto", "1", 34))
                .entries()
                .get(0)
                .timings()
                .get(0);
        assertThat(timing.answer()).isEqualTo(Ask.DRAWN);
    }

    @Test
    void notesWhenTheBestWasFound() throws IOException {
        Trial best = new Trial(
                "small",
                Source.of("text domination 5"),
                Ask.BEST,
                List.of("auto", "ida"),
                List.of(new Way("1")),
                BigInteger.valueOf(3),
                Bar.all("wall 1000000; found 0"),
                "-");
        Result result = run(best);
        assertThat(result.entries()).extracting(Result.Entry::name).containsExactly("prices (auto)", "ida");
        assertThat(result.entries().get(0).timings().get(0).foundMs()).isPositive();
        assertThat(result.verdicts()).hasSize(2);
        assertThat(result.verdicts().get(0)).startsWith("small, best: wall ").doesNotContain("missed");
        assertThat(result.verdicts().get(1)).startsWith("small, best: found ").endsWith("missed");
    }

    @Test
    void takesAllEnginesThatCanAndSaysWhichIsChosen() throws IOException {
        Result result = run(trial(Ask.ALL, "", "1", 34));
        assertThat(result.entries())
                .hasSizeGreaterThan(2)
                .extracting(Result.Entry::name)
                .contains("links");
        assertThat(result.entries())
                .filteredOn(entry -> entry.name().endsWith("(auto)"))
                .hasSize(1);
    }

    @Test
    void refusesTheTimeOfAWrongCount() throws IOException {
        Result result = run(trial(Ask.COUNT, "memo", "1", 35));
        assertThat(result.isWrong()).isTrue();
        assertThat(result.fastest()).isEmpty();
        assertThat(result.entries().get(0).words()).isEqualTo("memo WRONG: 34; expected 35");
        assertThat(Column.table(List.of(result), Column.INSTANCE, Column.ENGINE, Column.CPU))
                .contains("| small | memo: WRONG: 34; expected 35 | - |");
    }

    @Test
    void timesManyPuzzlesTogether() throws IOException {
        Files.writeString(folder.resolve("boards.txt"), "1\n5\n3\n");
        TimingJob job = new TimingJob(
                "queens", folder.resolve("boards.txt").toString(), Ask.ALL, "links", List.of("1"), false, 0, 9_000, 0);
        List<Timing> timings = programs().java(Runner.class, job, new com.google.gson.reflect.TypeToken<>() {}, LIMIT);
        assertThat(timings.get(0).answer()).isEqualTo(11); // 1, 10 and none
    }

    @Test
    void leavesOutWhatCannotBeMade() throws IOException {
        Trial absent = new Trial(
                "absent", Source.of("corpus absent"), Ask.ALL, List.of(), List.of(), BigInteger.ONE, List.of(), "-");
        assertThat(run(absent).entries()).isEmpty();
    }

    @Test
    void judgesWaysByTheClockAgainstEachOther() {
        Result.Entry entry = new Result.Entry("slots", List.of(timing("1", 8), timing("2", 4)), "", false);
        assertThat(Bar.all("2:1 faster 2; 2:1 ratio 0.4; 2:1 more -4"))
                .extracting(bar -> bar.isReached(bar.figure(entry, Double.NaN)))
                .containsExactly(true, false, true);
    }

    @Test
    void warmsUpUntilRoundsTakeTheSame() {
        assertThat(Runner.isSteady(List.of(1.0, 1.0, 1.0))).isFalse();
        assertThat(Runner.isSteady(List.of(9.0, 5.0, 5.0, 5.0, 4.0, 3.0, 3.0, 3.0, 3.0, 3.0)))
                .isFalse();
        assertThat(Runner.isSteady(List.of(9.0, 3.0, 3.0, 3.0, 3.0, 3.0, 8.0, 3.0, 3.0, 3.0, 3.0)))
                .isTrue();
    }

    @Test
    void takesTheMedianOfProcesses() {
        Timing median = Timing.median(List.of(timing("1", 9), timing("1", 1), timing("1", 2)));
        assertThat(median)
                .usingRecursiveComparison()
                .ignoringFields("leastMs", "mostMs")
                .isEqualTo(timing("1", 2));
        assertThat(median.leastMs()).isEqualTo(1);
        assertThat(median.mostMs()).isEqualTo(9);
    }

    private static Timing timing(String way, double ms) {
        return new Timing(way, "slots", "-", BigInteger.valueOf(34), true, 12, 0, ms, ms, ms, ms, ms);
    }

    @Test
    void comparesWithTheYardstick() throws IOException {
        Path source = SHARED.resolve("yardstick/links.c").toAbsolutePath().normalize();
        assumeTrue(Files.exists(source), "no yardstick");
        Optional<Yardstick> yardstick = Yardstick.build(programs(), source, folder, System.err);
        assumeTrue(yardstick.isPresent(), "no C compiler");
        Trial queens = new Trial(
                "queens",
                Source.of("plain queens 8"),
                Ask.ALL,
                List.of("links"),
                List.of(new Way("1")),
                BigInteger.valueOf(92),
                Bar.all("ratio 1000"),
                "-");
        Result result = bench(yardstick).run(queens, 1, LIMIT, false);
        assertThat(result.isWrong()).isFalse();
        assertThat(result.otherMs()).isPositive();
        assertThat(result.verdicts()).singleElement().asString().startsWith("queens, all: ratio ");
    }

    @Test
    void whatIsNotMeasuredHasNoVerdict() throws IOException {
        Trial absent = new Trial(
                "absent",
                Source.of("corpus no-such-instance"),
                Ask.ALL,
                List.of("links"),
                List.of(new Way("1")),
                BigInteger.ONE,
                Bar.all("scaled 1"),
                "-");
        Result result = bench(Optional.empty()).run(absent, 1, LIMIT, false);
        assertThat(result.verdicts()).isEmpty();
        assertThat(result.barsInWords()).singleElement().asString().endsWith(": not measured");
    }

    @Test
    void readsWhatTheYardstickSays() {
        String said = "a.dlx\tsolutions 4\tnodes 9\tupdates 80\tcpu_ns 1000\n"
                + "TOTAL\tsolutions 14200\tnodes 211716\tupdates 3641627\tcpu_ns 24150000\n";
        assertThat(Yardstick.read(said)).isEqualTo(new Yardstick.Counted(BigInteger.valueOf(14_200), 24.15));
        assertThatExceptionOfType(Trouble.class).isThrownBy(() -> Yardstick.read("TOTAL"));
    }

    @Test
    void writesTheSameCoverInTheTextOfKnuth() {
        ModelRegistry models = ModelRegistry.load();
        Cover<?> queens = models.get("queens").solverOf("8").cover();
        Cover<?> copy = models.get("knuth").solverOf(PlainCoverText.of(queens)).cover();
        var report = Solver.of(copy).engine("links").count();
        assertThat(report.solutions()).isEqualTo(92);
        assertThat(report.nodes())
                .isEqualTo(Solver.of(queens).engine("links").count().nodes());
    }

    @Test
    void writesOptionNumbersAsLines() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        OptionText text = new OptionText(out);
        text.visit(new int[] {0, 10, 99, 7}, 3);
        text.visit(new int[] {12_345}, 1);
        assertThat(text.flush()).isEqualTo(2);
        assertThat(out.toString(StandardCharsets.US_ASCII)).isEqualTo("0 10 99\n12345\n");
    }
}
