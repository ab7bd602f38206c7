package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterReportTest {

    private static final TreeFile RECORDED = new TreeFile(
            "slots",
            0.001,
            0.0001,
            Subtree.of(Collections.nCopies(20, Subtree.of(Collections.nCopies(10, Subtree.leaf(12, 1))))));

    @Test
    void readsItsLines() {
        ClusterSpeed speed = ClusterRun.play(RECORDED, 0.0025);
        ClusterSpeed read = ClusterSpeed.read(speed.text());
        assertThat(read.text()).isEqualTo(speed.text());
        assertThat(read.of(1, 100)).hasSize(ClusterSpeed.CORES.size());
        assertThatExceptionOfType(Trouble.class).isThrownBy(() -> ClusterSpeed.read("slots 1"));
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> ClusterSpeed.read(speed.text().replaceFirst("slots 2421", "slots 2422")))
                .withMessage("2 cores visit 2421 nodes of 2422");
    }

    @Test
    void keepsTheTree(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("tree");
        RECORDED.write(file);
        assertThat(TreeFile.read(file)).isEqualTo(RECORDED);
    }

    @Test
    void tellsTheTimeAndTheLimit() {
        Machine machine = new Machine("processor", 2, "1 GiB", "system", "compiler", "day", "commit");
        ClusterReport report = new ClusterReport("a machine", machine, ClusterRun.play(RECORDED, 1));
        assertThat(report.toString())
                .contains("| 2.42 s | 2 |", "| 10000 |", "| handing out |")
                .doesNotContain("null", "NaN");
        assertThat(report.picture()).contains(">2.42 s<", ">10000<", ">100 %<");
        assertThat(ClusterReport.time(7_000)).isEqualTo("117 min");
        assertThat(ClusterReport.time(500_000)).isEqualTo("5.79 days");
    }
}
