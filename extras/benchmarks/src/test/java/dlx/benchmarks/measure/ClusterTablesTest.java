package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterTablesTest {

    private static final TreeFile RECORDED = new TreeFile(
            "slots",
            0.001,
            0.0001,
            Subtree.of(Collections.nCopies(20, Subtree.of(Collections.nCopies(10, Subtree.leaf(12, 1))))));

    private static Trial trial(int solutions) {
        Source source = new Source(Source.Kind.CORPUS, "toys");
        return new Trial(
                "toys", source, Ask.COUNT, List.of(), List.of(), BigInteger.valueOf(solutions), List.of(), "-");
    }

    @Test
    void losesNothingOnTheWayThroughJson() {
        ClusterSpeed speed = ClusterRun.play(RECORDED, 0.0025);
        ClusterSpeed read = ProcessJson.GSON.fromJson(ProcessJson.GSON.toJson(speed), ClusterSpeed.class);
        assertThat(read.checked(trial(200))).isEqualTo(speed);
        assertThat(read.of(1, 100)).hasSize(ClusterSpeed.CORES.size());
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> read.checked(trial(201)))
                .withMessage("has 200 solutions, not 201");
    }

    @Test
    void keepsTheTree(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("tree");
        RECORDED.write(file);
        assertThat(TreeFile.read(file)).isEqualTo(RECORDED);
    }

    @Test
    void fillsThePage() throws IOException {
        ClusterTables tables = new ClusterTables(ClusterRun.play(RECORDED, 1));
        String page = Page.of("cluster", hole -> tables.values().getOrDefault(hole, "(" + hole + ")"));
        assertThat(page)
                .contains("| 2.42 s | 2 |", "| 10000 |", "| handing out |", "(where)", "(machine)", "(picture)")
                .doesNotContain("null", "NaN", "{{");
        assertThat(ImageIO.read(new ByteArrayInputStream(tables.picture())).getWidth())
                .isEqualTo(1000);
        assertThat(ClusterTables.time(7_000)).isEqualTo("117 min");
        assertThat(ClusterTables.time(500_000)).isEqualTo("5.79 days");
    }
}
