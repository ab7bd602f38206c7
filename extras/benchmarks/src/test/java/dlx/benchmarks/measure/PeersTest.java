package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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
        return Peers.read(peer, output, LIMIT);
    }

    @ParameterizedTest
    @CsvSource({"10, 1, true", "30, 1, true", "20, 0, true"})
    void readAnswersOfSatSolvers(int exitCode, int answer, boolean isDone) {
        Timing timing = read(Peer.CLASP, "c 1 s\ncpu 1.250 0.150\ncode " + exitCode + '\n');

        assertThat(timing.cpuMs()).isEqualTo(1400);
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
        Programs programs = new Programs(folder, folder, Path.of(System.getProperty("java.home")));
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

        assertThat(peers.toString()).contains(peer.program());
        assertThat(timing.answer()).isEqualTo(peer == Peer.CBC ? 7 : 1);
        assertThat(timing.isDone()).isTrue();
    }

    /** A cover and a partition may lie in one file. */
    @Test
    void solveWhatTheModelMakesOfAFile() throws IOException {
        Programs programs = new Programs(folder, folder, Path.of(System.getProperty("java.home")));
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
            Instance instance = new Instance(model, known.input(), List.of(), known.solver(), 1);
            assertThat(peers.time(Peer.CBC, instance, LIMIT).answer())
                    .as(model)
                    .isEqualTo(model.equals("partition") ? 7 : 5);
        }
    }

    @Test
    void standBesideOursWithTheBars() {
        Trial trial = trial(Ask.SOLVE, 1, "ms 1000; peer 3");
        Result result = new Result(
                trial,
                Double.NaN,
                List.of(
                        entry("auto", 1, true, 900, 1500),
                        Result.Entry.of("learn", Trouble.unfinished("not done")),
                        entry("clasp", 1, true, 200, 200),
                        Result.Entry.of("minisat", Trouble.wrong("WRONG: 0; expected 1"))),
                1);

        assertThat(result.isWrong()).isTrue();
        assertThat(SideBySide.table(List.of(result))).isEqualTo("""
                | instance | answer | auto | learn | clasp | minisat | bars |
                | --- | --- | --- | --- | ---: | --- | --- |
                | small | a solution | 0.90, first 1.5 | not done | 0.20 | WRONG: 0; expected 1 | 1.0 s: reached; 3.0 times a peer: missed |
                """);
    }

    @Test
    void compareScores() {
        Result result = new Result(
                trial(Ask.BEST_SO_FAR, 0, "score 1"),
                Double.NaN,
                List.of(entry("auto", 90, false, 30_000, 30_000), entry("cbc", 100, false, 29_000, 29_000)),
                1);

        assertThat(result.verdicts()).containsExactly("small, best so far: score 0.900, bar 1.00");
        assertThat(SideBySide.table(List.of(result)))
                .endsWith("| small | not known | 90 open, 30 | 100 open, 29 | score of a peer: reached |\n");
    }

    @Test
    void wantNothingWhereNoneOfThemHasAnAnswer() {
        Result result = new Result(
                trial(Ask.SOLVE, 1, "peer 3"),
                Double.NaN,
                List.of(
                        Result.Entry.of("auto", Trouble.unfinished("not done")),
                        Result.Entry.of("clasp", Trouble.unfinished("not done"))),
                1);
        assertThat(result.barsInWords()).containsExactly("3.0 times a peer: open, for nobody has an answer");
    }

    @Test
    void refuseScoresThatCannotBe() {
        Trial known = trial(Ask.BEST_SO_FAR, 100, "-");

        assertThat(Bench.checked(known, List.of(timing("cbc", 101, false, 1, 1))))
                .hasSize(1);
        assertThat(Bench.checked(known, List.of(timing("cbc", 100, true, 1, 1))))
                .hasSize(1);
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> Bench.checked(known, List.of(timing("cbc", 101, true, 1, 1))))
                .withMessage("WRONG: 101; expected 100");
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> Bench.checked(known, List.of(timing("cbc", 99, false, 1, 1))));
    }

    private static Trial trial(Ask ask, int answer, String bars) {
        Source source = Source.of("text knuth a");
        return new Trial("small", source, ask, List.of(), List.of(), BigInteger.valueOf(answer), Bar.all(bars), "-");
    }

    private static Result.Entry entry(String name, int answer, boolean isDone, double ms, double firstMs) {
        return new Result.Entry(name, List.of(timing(name, answer, isDone, ms, firstMs)), "", false);
    }

    private static Timing timing(String name, int answer, boolean isDone, double ms, double firstMs) {
        return new Timing("1", name, "-", BigInteger.valueOf(answer), isDone, 0, 0, firstMs, ms, ms, 0, 0);
    }
}
