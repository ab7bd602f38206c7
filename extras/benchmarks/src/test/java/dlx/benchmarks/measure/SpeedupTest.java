package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dlx.api.Cover;
import dlx.benchmarks.measure.Schedule.Costs;
import dlx.core.Solver;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SplitPolicy;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.SearchReport;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpeedupTest {

    static final Costs COSTS = new Costs(100, 30_000, 250);

    static Speedup speedup(Subtree tree, Costs costs) {
        return new Speedup(
                "slots",
                tree.nodes(),
                tree.solutions(),
                tree.leaves(),
                costs,
                Speedup.CORES.stream()
                        .map(cores -> Schedule.play(tree, costs, SplitPolicy.USUAL, cores))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"slots, 1", "slots, 50", "links, 1", "links, 50", "masks, 20"})
    void recordsTheTreeOfTheSearch(String engine, long grain) {
        Cover<?> cover = ModelRegistry.load().get("domino").solverOf("4x8\n").cover();
        SearchReport report = Solver.of(cover).engine(engine).count();

        TreeRecorder recorder = new TreeRecorder(
                TreeRecorder.walks(cover, engine, SearchMode.COUNT).get(), grain);
        Subtree tree = recorder.record();

        assertThat(tree.nodes()).isEqualTo(report.nodes());
        assertThat(tree.solutions()).isEqualTo(report.solutions().longValueExact());
        assertThat(tree.leaves()).isLessThanOrEqualTo(tree.nodes()).isGreaterThan(10);
    }

    @Test
    void losesNoNodeOnTheWayThroughJson() {
        Speedup speedup = speedup(Subtree.of(List.of(Subtree.leaf(30_000, 7), Subtree.leaf(30_000, 8))), COSTS);
        Speedup read = ProcessJson.GSON.fromJson(ProcessJson.GSON.toJson(speedup), Speedup.class);
        assertThat(read).isEqualTo(speedup);
        assertThat(read.checked(trial(15))).isEqualTo(speedup);
        assertThat(read.of(read.at(1))).isEqualTo(1);
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> read.checked(trial(16)))
                .withMessage("has 15 solutions, not 16");
        Speedup lost = new Speedup("slots", 60_002, 15, 2, COSTS, speedup.played());
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> lost.checked(trial(15)))
                .withMessage("1 workers visit 60001 nodes of 60002");
    }

    private static Trial trial(int solutions) {
        Source source = new Source(Source.Kind.CORPUS, "toys");
        return new Trial(
                "toys", source, Ask.ENUMERATE, List.of(), List.of(), BigInteger.valueOf(solutions), List.of(), "-");
    }

    @Test
    void tellsWhatLimits() {
        Subtree few = Subtree.of(List.of(Subtree.leaf(30_000, 7), Subtree.leaf(30_000, 8)));
        assertThat(speedup(few, COSTS).limit(64)).startsWith("waiting");
        Costs dear = new Costs(100, 1e9, 0);
        Subtree wide = Subtree.of(List.of(few, few, few, few));
        assertThat(speedup(wide, dear).limit(2)).startsWith("hand-overs: each costs 1000000 µs");
    }

    @Test
    void showsALineForEachSearch() throws IOException {
        Speedup speedup = speedup(Subtree.of(List.of(Subtree.leaf(30_000, 7), Subtree.leaf(30_000, 8))), COSTS);
        SpeedupTables tables = new SpeedupTables(Map.of("toys", speedup));
        assertThat(tables.speedups(Map.of("toys", 1.75)))
                .contains("| search | 1 | 2 | 4 | 8 | 16 | 32 | 64 | 2 threads")
                .containsPattern("\\| toys \\| 1\\.00 \\| 1\\.\\d+ \\|.*\\| 1\\.75 \\| waiting");
        assertThat(tables.costs()).contains("| toys | slots | 60001 | 6.00 |");
        assertThat(ImageIO.read(new ByteArrayInputStream(tables.picture())).getWidth())
                .isEqualTo(1000);
    }
}
