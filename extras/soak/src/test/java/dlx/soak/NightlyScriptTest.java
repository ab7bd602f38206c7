package dlx.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code nightly}, with a Maven that notes its words and passes, or fails for one of the tests. */
@EnabledOnOs(OS.LINUX)
class NightlyScriptTest {

    private static final String HEADS = "begun\tkind\tseed\tamount\tseconds\tresult\tMiB\tthreads\tdescriptors\n";

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void standInForMaven() throws IOException {
        file = folder.resolve("record.tsv");
        Path maven = folder.resolve("mvn");
        Files.writeString(maven, """
                #!/bin/sh
                echo "$@" >>"$(dirname "$0")/words"
                case "$*" in *CallSequencesTest*) exit 1 ;; esac
                """);
        assertThat(maven.toFile().setExecutable(true)).isTrue();
    }

    @Test
    void eachPieceContinuesWhereTheLastOfItsKindEnded() throws IOException, InterruptedException {
        Files.writeString(
                file,
                HEADS
                        + "2026-11-28T04:15Z\tcovers\t100\t50\t120\tpassed\t200\t20\t100\n"
                        + "2026-11-28T04:16Z\tcalls\t0\t900\t50\tlate\t300\t21\t90\n"
                        + "2026-11-28T04:17Z\tfuzz\t7000\t600\t30\tstopped\t1\t1\t1\n"
                        + "2026-11-28T04:18Z\tpairs\t4\t1\t99\tpassed\t2\t2\t2\n");
        run("--minutes", "1", "--pieces", "4", "--record", file.toString());
        assertThat(Files.readAllLines(folder.resolve("words")))
                .satisfiesExactly(
                        covers -> assertThat(covers).contains("-Ddlx.covers.seed=150 -Ddlx.covers=2000 "),
                        calls -> assertThat(calls).contains("-Ddlx.calls.seed=0 -Ddlx.calls=301 "),
                        fuzz -> assertThat(fuzz).contains("-Ddlx.fuzz.seed=0 -Ddlx.fuzz=100000 "),
                        pairs -> assertThat(pairs).contains("-Ddlx.pairs.seed=5 "));
        assertThat(Files.readAllLines(file).subList(5, 9))
                .satisfiesExactly(
                        covers -> assertThat(covers)
                                .contains("\tcovers\t150\t2000\t")
                                .contains("\tpassed\t"),
                        calls -> assertThat(calls).contains("\tcalls\t0\t301\t").contains("\tfailed\t"),
                        fuzz -> assertThat(fuzz).contains("\tfuzz\t0\t100000\t").contains("\tpassed\t"),
                        pairs -> assertThat(pairs).contains("\tpairs\t5\t1\t").contains("\tpassed\t"));
        assertThat(folder.resolve("record-calls-0.log")).exists();
        assertThat(folder.resolve("record-covers-150.log")).doesNotExist();
    }

    @Test
    void theSumCountsWhatPassed() throws IOException, InterruptedException {
        Files.writeString(
                file,
                HEADS
                        + "2026-11-28T04:15Z\tcovers\t0\t5000\t3600\tpassed\t200\t20\t100\n"
                        + "2026-11-28T05:16Z\tcovers\t5000\t4000\t1800\tpassed\t300\t21\t90\n"
                        + "2026-11-28T05:17Z\tcalls\t0\t600\t360\tfailed\t1\t1\t1\n"
                        + "2026-11-28T05:18Z\tcalls\t600\t600\t360\tstopped\t9999\t99\t999\n");
        assertThat(run("--sum", "--record", file.toString()))
                .containsExactly(
                        "calls: 1 piece, 0.00 h passed, 0 inputs, 1 not passed",
                        "covers: 2 pieces, 1.50 h passed, 9000 inputs, 0 not passed",
                        "together 1.50 h; most: 300 MiB, 21 threads, 100 descriptors");
    }

    private List<String> run(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("bash", "nightly"));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().merge("PATH", folder.toString(), (path, first) -> first + ':' + path);
        Process process = builder.start();
        List<String> printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertThat(process.waitFor()).as(String.join("\n", printed)).isZero();
        return printed;
    }
}
