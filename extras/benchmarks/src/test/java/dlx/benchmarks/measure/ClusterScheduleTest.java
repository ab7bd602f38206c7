package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dlx.benchmarks.measure.ClusterSchedule.Costs;
import dlx.benchmarks.measure.ClusterSchedule.Played;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClusterScheduleTest {

    private static final Costs FREE = new Costs(0.001, 0, 0, 0, 0);

    private static Subtree equal(int children, long nodes) {
        return Subtree.of(Collections.nCopies(children, Subtree.leaf(nodes, 0)));
    }

    private static ClusterSpeed.Line line(Played played) {
        return new ClusterSpeed.Line(1, 1, played);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8, 40})
    void sharesEqualTasksAmongTheCores(int cores) {
        Played played = ClusterSchedule.play(equal(80, 500), FREE, ClusterRules.USUAL, cores);
        assertThat(played.seconds()).isCloseTo(80 * 0.5 / cores, within(1e-9));
        assertThat(line(played).efficiency()).isCloseTo(1, within(1e-9));
        assertThat(line(played).limit()).isEqualTo("-");
        assertThat(played.rounds()).isEqualTo(1);
        assertThat(played.tasks()).isEqualTo(80);
    }

    @Test
    void waitsForALongTaskThatNobodyCanCut() {
        List<Subtree> children = new ArrayList<>(Collections.nCopies(9, Subtree.leaf(100, 0)));
        children.add(0, Subtree.leaf(10_000, 0));
        ClusterRules once = new ClusterRules(20, 0.01, 50, 1, 60, 0);
        Played played = ClusterSchedule.play(Subtree.of(children), FREE, once, 2);
        assertThat(played.seconds()).isCloseTo(10, within(1e-9));
        assertThat(played.longest()).isCloseTo(10, within(1e-9));
        assertThat(played.waiting()).isCloseTo(10 - 0.9, within(1e-9));
        assertThat(line(played).limit()).isEqualTo("the longest task");
    }

    @Test
    void endsALongTaskWhereItsTimeIsUp() {
        List<Subtree> children = new ArrayList<>(Collections.nCopies(9, Subtree.leaf(100, 0)));
        Subtree deep = equal(100, 100);
        children.add(0, Subtree.of(List.of(Subtree.of(List.of(deep)))));
        ClusterRules few = new ClusterRules(1, 1, 0, 1, 60, 24); // nobody cuts before
        Played played = ClusterSchedule.play(Subtree.of(children), FREE, few, 2);
        assertThat(played.longest()).isLessThanOrEqualTo(4.0 + 1e-9);
        assertThat(played.rounds()).isGreaterThan(2);
        assertThat(played.nodes()).isEqualTo(Subtree.of(children).nodes());
    }

    @Test
    void cannotBeFasterThanTheDriver() {
        Costs slow = new Costs(0.001, 0, 0, 1, 0);
        Played played = ClusterSchedule.play(equal(80, 10), slow, ClusterRules.USUAL, 4);
        assertThat(played.seconds()).isCloseTo(80 + 0.01, within(1e-9));
        assertThat(line(played).limit()).isEqualTo("handing out");
        assertThat(line(played).efficiency()).isLessThan(0.01);
    }

    @Test
    void waitsWhileTheDriverCuts() {
        Costs slow = new Costs(0.001, 0.5, 0, 0, 0);
        Played played = ClusterSchedule.play(equal(80, 10), slow, ClusterRules.USUAL, 4);
        assertThat(played.cuts()).isEqualTo(81); // the root, and each child in vain
        assertThat(played.seconds()).isCloseTo(81 * 0.5 + 20 * 0.01, within(1e-9));
        assertThat(line(played).limit()).isEqualTo("cutting");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void losesNoNodeAndNoTime(long seed) {
        Subtree tree = random(new Random(seed), 9);
        for (int cores : List.of(1, 3, 50)) {
            Costs costs = new Costs(0.01, 0.002, 0.001, 0.003, 0.05);
            Played played = ClusterSchedule.play(tree, costs, ClusterRules.USUAL, cores);
            assertThat(played.nodes()).as("seed %d", seed).isEqualTo(tree.nodes());
            double shares = line(played).efficiency()
                    + line(played).losses().values().stream()
                            .mapToDouble(v -> v)
                            .sum();
            assertThat(shares).as("seed %d", seed).isCloseTo(1, within(1e-9));
            assertThat(ClusterSchedule.play(tree, costs, ClusterRules.USUAL, cores))
                    .isEqualTo(played);
        }
    }

    private static Subtree random(Random random, int depth) {
        if (depth == 0 || random.nextInt(8) == 0) {
            return Subtree.leaf(1 + random.nextInt(40), 0);
        }
        List<Subtree> children = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            children.add(random(random, depth - 1));
        }
        return Subtree.of(children);
    }
}
