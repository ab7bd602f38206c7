package dlx.benchmarks.measure;

import dlx.core.threads.Threads;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dlx.api.Cover;
import dlx.benchmarks.measure.Schedule.Costs;
import dlx.core.Solver;
import dlx.core.engine.Branching;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SplitPolicy;
import dlx.core.engine.TreeSearch;
import dlx.core.plan.Compilations;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.CancellationToken;
import dlx.core.search.Deadline;
import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchReport;
import dlx.core.search.Strategy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpeedupTest {

    static final Costs COSTS = new Costs(100, 30_000, 250, 0, 0);

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
        SearchRequest.Kind kind = new SearchRequest.Kind(
                engine, SearchMode.COUNT, Branching.MRV, false, false, false, RootReduction.AUTO);
        SearchControl control = new SearchControl(Long.MAX_VALUE, Deadline.of(new CancellationToken()), search -> {},
                cover.data().nodeCount());
        TreeSearch walk = (TreeSearch) new Compilations(cover.data(), Threads.WAITING)
                .find(kind, control)
                .compiled()
                .start(new SearchRequest(kind, Givens.NONE, Strategy.MRV, 1), control);

        TreeRecorder recorder = new TreeRecorder(walk, grain);
        Subtree tree = recorder.record();

        assertThat(tree.nodes()).isEqualTo(report.nodes());
        assertThat(tree.solutions()).isEqualTo(report.solutions().longValueExact());
        assertThat(tree.leaves()).isLessThanOrEqualTo(tree.nodes()).isGreaterThan(10);
    }

    @Test
    void readsItsLines() {
        Speedup speedup = speedup(Subtree.of(List.of(Subtree.leaf(30_000, 7), Subtree.leaf(30_000, 8))), COSTS);
        Speedup read = Speedup.read(speedup.lines());
        assertThat(read.lines()).isEqualTo(speedup.lines());
        assertThat(read.of(read.at(1))).isEqualTo(1);
        assertThatExceptionOfType(Trouble.class).isThrownBy(() -> Speedup.read("slots 1"));
        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> Speedup.read(speedup.lines().replaceFirst("60001", "60002")))
                .withMessage("1 workers visit 60001 nodes of 60002");
    }

    @Test
    void tellsWhatLimits() {
        Subtree few = Subtree.of(List.of(Subtree.leaf(30_000, 7), Subtree.leaf(30_000, 8)));
        assertThat(speedup(few, COSTS).limit(64)).startsWith("waiting");
        Costs dear = new Costs(100, 1e9, 0, 0, 0);
        Subtree wide = Subtree.of(List.of(few, few, few, few));
        assertThat(speedup(wide, dear).limit(2)).startsWith("hand-overs: each costs 1000000 µs");
        Subtree many = Subtree.of(List.of(Subtree.leaf(50_000, 40_000), Subtree.leaf(50_000, 40_000)));
        assertThat(speedup(many, new Costs(1, 0, 0, 1_000, 20)).limit(16)).startsWith("showing: one thread");
    }

    @Test
    void drawsALineForEachSearch() {
        Speedup speedup = speedup(Subtree.of(List.of(Subtree.leaf(30_000, 7), Subtree.leaf(30_000, 8))), COSTS);
        String svg = new SpeedupPicture("here", Map.of("toys", speedup)).draw().toString();
        assertThat(svg).contains(">toys<", ">here<", ">64<", ">cores, and threads<");
    }
}
