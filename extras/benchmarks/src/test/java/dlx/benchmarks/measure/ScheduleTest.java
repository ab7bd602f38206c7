package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.benchmarks.measure.Schedule.Costs;
import dlx.benchmarks.measure.Schedule.Played;
import dlx.core.engine.SplitPolicy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleTest {

    private static final SplitPolicy CUTTING = new SplitPolicy(64, 64, 32, 1 << 14);
    private static final Costs FREE = new Costs(10, 0, 0);
    private static final Costs COUNTING = new Costs(10, 500, 3);

    /** A node with as many children at each level, down to leaves. */
    private static Subtree even(int branches, int levels, Subtree leaf) {
        return levels == 0 ? leaf : Subtree.of(Collections.nCopies(branches, even(branches, levels - 1, leaf)));
    }

    private static Subtree random(Random random, int levels) {
        if (levels == 0 || random.nextInt(8) == 0) {
            int nodes = 1 + random.nextInt(50);
            return Subtree.leaf(nodes, random.nextInt(nodes + 1) / 2);
        }
        List<Subtree> children = new ArrayList<>();
        for (int c = random.nextInt(4); c >= 0; c--) {
            children.add(random(random, levels - 1));
        }
        return Subtree.of(children);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8, 64})
    void visitsEachNodeOnceAndCountsEachSolutionOnce(int cores) {
        for (int seed = 0; seed < 20; seed++) {
            Subtree tree = Subtree.of(List.of(random(new Random(seed), 9), random(new Random(-seed), 9)));
            for (Costs costs : List.of(FREE, COUNTING)) {
                Played played = Schedule.play(tree, costs, CUTTING, cores);
                assertThat(played.nodes()).as("seed %d, %s", seed, costs).isEqualTo(tree.nodes());
                assertThat(played.solutions()).as("seed %d, %s", seed, costs).isEqualTo(tree.solutions());
                assertThat(played.nanos())
                        .as("seed %d, %s", seed, costs)
                        .isGreaterThanOrEqualTo(0.999 * Schedule.alone(tree, costs) / cores);
            }
        }
    }

    @Test
    void isTheSameEachTime() {
        Subtree tree = random(new Random(5), 12);
        assertThat(Schedule.play(tree, COUNTING, CUTTING, 8)).isEqualTo(Schedule.play(tree, COUNTING, CUTTING, 8));
    }

    @Test
    void oneWorkerIsOneThread() {
        Subtree tree = even(3, 8, Subtree.leaf(9, 2));
        assertThat(Schedule.play(tree, COUNTING, CUTTING, 1).nanos()).isEqualTo(Schedule.alone(tree, COUNTING));
    }

    @Test
    void wideTreesKeepAllWorkersBusy() {
        Subtree tree = even(4, 9, Subtree.leaf(9, 0));
        for (int cores : new int[] {2, 8, 32}) {
            assertThat(Schedule.alone(tree, FREE)
                            / Schedule.play(tree, FREE, CUTTING, cores).nanos())
                    .as("%d cores", cores)
                    .isBetween(0.95 * cores, 1.0 * cores);
        }
    }

    @Test
    void aTreeThatIsOnePathIsNoFaster() {
        Subtree path = Subtree.leaf(1, 1);
        for (int level = 0; level < 5_000; level++) {
            path = new Subtree(path.nodes() + 1, 1, List.of(path));
        }
        assertThat(Schedule.play(path, FREE, CUTTING, 8).nanos()).isEqualTo(Schedule.alone(path, FREE));
    }

    @Test
    void aHandOverCostsItsTime() {
        Subtree tree = even(4, 8, Subtree.leaf(9, 0));
        Played dear = Schedule.play(tree, new Costs(10, 50_000, 0), CUTTING, 8);
        assertThat(dear.handOverNanos()).isEqualTo(dear.portions() * 50_000.0);
        assertThat(dear.nanos())
                .isGreaterThan(Schedule.play(tree, FREE, CUTTING, 8).nanos());
    }
}
