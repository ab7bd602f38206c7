package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dlx.benchmarks.measure.SweepTrial.Ask;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SweepRunTest {

    private static final Duration LIMIT = Duration.ofSeconds(20);

    @TempDir
    Path folder;

    private static SweepTrial trial(Ask ask, String engine, double bar) {
        Source source = new Source.Text("domino", "small", "2x8\n");
        return new SweepTrial("small", source, ask, engine, BigInteger.valueOf(34), bar);
    }

    private static SweepTiming timing(String engine, int answer, boolean complete) {
        return new SweepTiming(engine, "file", BigInteger.valueOf(answer), complete, 12, 7, 35.5, 0.25, 4096);
    }

    @Test
    void readsItsLine() {
        SweepTiming timing = timing("sweep", 34, true);
        assertThat(SweepTiming.read(timing.line() + "\n")).isEqualTo(timing);
        assertThatExceptionOfType(Trouble.class).isThrownBy(() -> SweepTiming.read("sweep file 34"));
    }

    @ParameterizedTest
    @CsvSource({"COUNT, sweep", "COUNT, memo", "ALL, slots", "ANY_ORDER, auto", "FIRST, auto", "DIAGRAM, auto"})
    void asksInAProcessOfItsOwn(Ask ask, String engine) throws IOException {
        SweepBench.Outcome outcome = bench().run(trial(ask, engine, 1), 1, LIMIT);

        assertThat(outcome.trouble()).isEmpty();
        assertThat(outcome.timing()).hasValueSatisfying(timing -> {
            assertThat(timing.answer()).isEqualTo(34);
            assertThat(timing.bytes()).isPositive();
            assertThat(timing.size() > 0).isEqualTo(ask == Ask.DIAGRAM);
        });
    }

    @Test
    void saysWhatIsWrong() throws IOException {
        SweepTrial wrong = new SweepTrial(
                "small", new Source.Text("domino", "small", "2x8\n"), Ask.COUNT, "memo", BigInteger.valueOf(35), 1);
        SweepBench.Outcome outcome = bench().run(wrong, 1, LIMIT);
        assertThat(outcome.isWrong()).isTrue();
        assertThat(outcome.trouble()).isEqualTo("answers 34, not 35");
    }

    @Test
    void takesNoTimeOfAnotherEngine() {
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> SweepBench.checked(trial(Ask.COUNT, "sweep", 1), timing("memo", 34, true), LIMIT))
                .withMessage("its memory was full; memo went on");
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> SweepBench.checked(trial(Ask.COUNT, "sweep", 1), timing("sweep", 3, false), LIMIT))
                .withMessage("not done in 20 s");
    }

    @Test
    void judgesTimesDiagramsAndSamplesEachInItsWay() {
        SweepTiming timing = timing("sweep", 34, true);
        assertThat(trial(Ask.COUNT, "auto", 0.25).isReached(timing)).isTrue();
        assertThat(trial(Ask.COUNT, "auto", 0.24).isReached(timing)).isFalse();
        assertThat(trial(Ask.DIAGRAM, "auto", 7).isReached(timing)).isTrue();
        assertThat(trial(Ask.DIAGRAM, "auto", 6).isReached(timing)).isFalse();
        double rate = Ask.DRAWN * 4000.0; // in a quarter of a millisecond
        assertThat(trial(Ask.SAMPLES, "auto", rate).isReached(timing)).isTrue();
        assertThat(trial(Ask.SAMPLES, "auto", rate + 1).isReached(timing)).isFalse();
    }

    @Test
    void takesTheMedianOfTheTimesOfProcesses() {
        SweepTiming fast = new SweepTiming("sweep", "file", BigInteger.TWO, true, 1, 0, 1, 10, 100);
        SweepTiming slow = new SweepTiming("sweep", "file", BigInteger.TWO, true, 1, 0, 9, 90, 900);
        assertThat(SweepTiming.median(List.of(slow, timing("sweep", 2, true), fast))
                        .warmMs())
                .isEqualTo(10);
    }

    private SweepBench bench() {
        Program program = new Program(folder, folder);
        return new SweepBench(
                new Instances(program, folder, folder),
                program,
                Path.of(System.getProperty("java.home")),
                new PrintStream(new ByteArrayOutputStream()));
    }
}
