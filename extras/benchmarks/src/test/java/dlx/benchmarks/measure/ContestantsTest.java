package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.Cover;
import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The two sides: what they say, and that they search the same. */
class ContestantsTest {

    private static final Path SHARED = Path.of("..", "..", "..", "shared");

    @TempDir
    Path folder;

    @Test
    void readWhatTheYardstickSays() {
        String said = "a.dlx\tsolutions 4\tnodes 9\tupdates 80\tcpu_ns 1000\n"
                + "TOTAL\tsolutions 14200\tnodes 211716\tupdates 3641627\tcpu_ns 24150000\n";

        assertThat(Yardstick.read(said))
                .isEqualTo(new Timing("yardstick", BigInteger.valueOf(14_200), 211_716, Double.NaN, 24.15));
    }

    @Test
    void readWhatDlxBenchSays() {
        String said = "{\"file\":\"x.dlx\",\"engine\":\"memo\",\"solutions\":\"2444888770250892795802079170816\","
                + "\"nodes\":7,\"updates\":9,\"first_cpu_ms\":45.300,\"warm_cpu_ms\":1.250,\"build_ms\":3.000}\n";

        assertThat(DlxBench.read(said))
                .isEqualTo(new Timing("memo", new BigInteger("2444888770250892795802079170816"), 7, 45.3, 1.25));
    }

    @Test
    void takeNoTimeFromOtherWords() {
        assertThatExceptionOfType(Trouble.class).isThrownBy(() -> Yardstick.read("TOTAL"));
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> DlxBench.read("{\"engine\":\"links\",\"solutions\":\"4\"}"))
                .withMessageContaining("no nodes");
    }

    @Test
    void searchTheSameCoverInTheTextOfKnuth() {
        ModelRegistry models = ModelRegistry.load();
        Cover<?> queens = models.get("queens").solverOf("8").cover();

        Cover<?> copy = models.get("knuth").solverOf(KnuthText.of(queens)).cover();

        var report = Solver.of(copy).engine("links").count();
        assertThat(report.solutions()).isEqualTo(92);
        assertThat(report.nodes())
                .isEqualTo(Solver.of(queens).engine("links").count().nodes());
    }

    @Test
    void agreeOnAnInstance() throws IOException {
        Path source = SHARED.resolve("yardstick/links.c").toAbsolutePath().normalize();
        assumeTrue(Files.exists(source), "no yardstick");
        Program program = new Program(folder, folder);
        assumeTrue(isThere(program, "cc"), "no C compiler");
        Instance queens = new Instances(program, folder, folder)
                .find(new Source.Puzzle("queens", "8\n"))
                .orElseThrow();

        Timing timing = Yardstick.build(program, source, folder)
                .over(queens.plainFiles(), Duration.ofMinutes(1))
                .time(2);

        assertThat(timing.answer()).isEqualTo(92);
        assertThat(timing.nodes())
                .isEqualTo(Solver.of(queens.cover()).engine("links").count().nodes());
    }

    private static boolean isThere(Program program, String command) throws IOException {
        try {
            program.run(List.of(command, "--version"), Map.of(), Duration.ofMinutes(1));
            return true;
        } catch (Trouble e) {
            return false;
        }
    }
}
