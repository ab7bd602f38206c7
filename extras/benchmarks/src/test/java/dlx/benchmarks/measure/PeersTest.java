package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "starts bash")
class PeersTest {

    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final String OPTIMAL = """
            Result - Optimal solution found

            Objective value:                340160.00000000
            """;
    private static final String STOPPED = """
            Result - Stopped on time limit

            Objective value:                26635.00000000
            Lower bound:                    20000.125
            """;

    @TempDir
    Path folder;

    private static Timing read(Peer peer, String output) {
        return Peers.read(peer, TimedRun.read(output), LIMIT);
    }

    @ParameterizedTest
    @CsvSource({"10, 1, true", "30, 1, true", "20, 0, true"})
    void readAnswersOfSatSolvers(int exitCode, int answer, boolean isDone) {
        Timing timing = read(Peer.CLASP, "c 1 s\ncpu 1.250 0.150\ncode " + exitCode + '\n');

        assertThat(timing.ms()).isEqualTo(1400);
        assertThat(timing.answer()).isEqualTo(answer);
        assertThat(timing.isDone()).isEqualTo(isDone);
    }

    @Test
    void readScoresAndWhetherTheyAreProved() {
        Timing proved = read(Peer.CBC, OPTIMAL + "cpu 0.900 0.050\ncode 0\n");
        Timing open = read(Peer.CBC, STOPPED + "cpu 30.100 0.050\ncode 0\n");

        assertThat(proved.answer()).isEqualTo(340_160);
        assertThat(proved.isDone()).isTrue();
        assertThat(open.answer()).isEqualTo(26_635);
        assertThat(open.isDone()).isFalse();
    }

    @Test
    void tellALimitFromAFailure() {
        assertThat(read(Peer.MINISAT, "cpu 19.900 0.050\ncode 1\n").isDone()).isFalse();
        assertThat(read(Peer.CLASP, "cpu 18.100 0.050\ncode 137\n").isDone()).isFalse();
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> read(Peer.MINISAT, "no such file\ncpu 0.001 0.001\ncode 1\n"))
                .withMessage("exit code 1");
        assertThatExceptionOfType(Trouble.class).isThrownBy(() -> read(Peer.MINISAT, "killed"));
    }

    @ParameterizedTest
    @EnumSource(Peer.class)
    void agreeOnASmallCover(Peer peer) throws IOException {
        Programs programs = new Programs(folder, folder);
        Path launcher = Files.writeString(folder.resolve("dlx"), """
                #!/bin/sh
                case $4 in
                dimacs) printf 'p cnf 1 1\\n1 0\\n' ;;
                lp) printf 'Minimize\\n score: 7 x1\\nSubject To\\n i1: x1 = 1\\nBinary\\n x1\\nEnd\\n' ;;
                esac
                """);
        assumeTrue(launcher.toFile().setExecutable(true), "no rights");
        Peers peers = new Peers(programs, launcher, folder);
        assumeTrue(peers.isInstalled(peer), peer + " is not here");
        Instance instance = new Instances(programs, folder, folder)
                .find(Source.of("text knuth a\na |7"))
                .orElseThrow();

        Timing timing = peers.time(peer, instance, LIMIT);

        assertThat(timing.answer()).isEqualTo(peer == Peer.CBC ? 7 : 1);
        assertThat(timing.isDone()).isTrue();
    }

    /** A file may contain both a cover and a partition. */
    @Test
    void solveWhatTheModelMakesOfAFile() throws IOException {
        Programs programs = new Programs(folder, folder);
        Path launcher = Files.writeString(folder.resolve("dlx"), """
                #!/bin/sh
                case $2 in
                partition) cost=7 ;;
                *) cost=5 ;;
                esac
                printf 'Minimize\\n score: %d x1\\nSubject To\\n i1: x1 = 1\\nBinary\\n x1\\nEnd\\n' $cost
                """);
        assumeTrue(launcher.toFile().setExecutable(true), "no rights");
        Peers peers = new Peers(programs, launcher, folder);
        assumeTrue(peers.isInstalled(Peer.CBC), "cbc is not here");
        Instance known = new Instances(programs, folder, folder)
                .find(Source.of("text knuth a\na |7"))
                .orElseThrow();

        for (String model : List.of("partition", "set-cover")) {
            Instance instance = new Instance(model, known.input(), List.of(), known.solver());
            assertThat(peers.time(Peer.CBC, instance, LIMIT).answer())
                    .as(model)
                    .isEqualTo(model.equals("partition") ? 7 : 5);
        }
    }

    @Test
    void standBesideOursWithTheBars() {
        Map<String, Timing> timings = new LinkedHashMap<>();
        timings.put("auto", timing(1, true, 900));
        timings.put("learn", timing(0, false, Double.NaN));
        timings.put("clasp", timing(1, true, 200));
        Outcome outcome = new Outcome(
                trial(Ask.SOLVE, "auto,learn,clasp,minisat", 1, "ms 1000; peer 3"),
                "slots",
                24.1,
                timings,
                Map.of("minisat", Trouble.wrong("WRONG: 0; expected 1")));
        assertThat(outcome.isWrong()).isTrue();
        assertThat(outcome.cells())
                .containsEntry("answer", "a solution")
                .containsEntry("auto", "0.900")
                .containsEntry("learn", "open")
                .containsEntry("clasp", "0.200")
                .containsEntry("minisat", "WRONG: 0; expected 1")
                .containsEntry("bar", "1000: reached; 3.00 times a peer: missed");
    }

    @Test
    void showTheBestSoFar() {
        Map<String, Timing> timings = Map.of("auto", timing(90, false, 30_000), "cbc", timing(0, false, 30_000));
        Outcome outcome = new Outcome(trial(Ask.BEST, "auto,cbc", 0, "-"), "prices", Double.NaN, timings, Map.of());
        assertThat(outcome.isWrong()).isFalse();
        assertThat(outcome.cells())
                .containsEntry("answer", "not known")
                .containsEntry("auto", "90 open")
                .containsEntry("cbc", "open")
                .containsEntry("bar", "-");
    }

    @Test
    void wantNothingWhereNoneOfThemHasAnAnswer() {
        Bar bar = Bar.all("peer 3").get(0);
        Timing ours = timing(1, true, 5_000);
        Map<String, Timing> timings = Map.of("auto", ours, "clasp", timing(0, false, 20_000));
        assertThat(bar.figure(timings, ours, Double.NaN)).isZero();
    }

    @Test
    void refuseScoresThatCannotBe() {
        Trial known = trial(Ask.BEST, "auto,cbc", 100, "-");
        assertThat(Bench.checked(known, timing(101, false, 1)).answer()).isEqualTo(101);
        assertThat(Bench.checked(known, timing(100, true, 1)).isDone()).isTrue();
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> Bench.checked(known, timing(101, true, 1)))
                .withMessage("WRONG: 101; expected 100");
    }

    private static Trial trial(Ask ask, String engines, int answer, String bars) {
        return new Trial(
                "small",
                Source.of("text knuth a"),
                ask,
                List.of(engines.split(",")),
                List.of(new Way("1fresh")),
                BigInteger.valueOf(answer),
                Bar.all(bars));
    }

    private static Timing timing(double answer, boolean isDone, double ms) {
        return new Timing(ms, 0, 0, answer, isDone);
    }
}
