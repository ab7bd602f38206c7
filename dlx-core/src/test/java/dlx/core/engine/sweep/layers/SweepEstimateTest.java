package dlx.core.engine.sweep.layers;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.PlainCover;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the properties of a probe's two numbers. */
class SweepEstimateTest {

    private static SweepEstimate probed(Frontier front, long seed) {
        SweepEstimate probe = new SweepEstimate(front, seed, Double.MAX_VALUE, StopCheck.NEVER);
        assertThat(probe.run()).isTrue();
        return probe;
    }

    private static Frontier front(PlainCover cover) {
        Problem problem = Sweeps.problem(cover);
        return Sweeps.front(problem, false, CoOccurrence.primaries(problem)).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 7})
    void isExactWhereNoLayerIsWiderThanItDraws(int rows) {
        PlainCover board = Sweeps.dominoes(rows, 6);
        int[] order = CoOccurrence.primaries(Sweeps.problem(board));
        Sweeps.Tree tree = Sweeps.Tree.of(board, order);
        assertThat(tree.widest()).isLessThanOrEqualTo(SweepEstimate.DRAWN);
        for (long seed = 0; seed < 3; seed++) {
            SweepEstimate probe = probed(front(board), seed);
            assertThat(probe.statesAtMost()).isEqualTo(tree.states());
            assertThat(probe.tree())
                    .isEqualTo(tree.nodes().add(tree.solutions()).doubleValue());
        }
    }

    /**
     * Tests covers whose layers are up to ten times as wide as the sample: the mean over many seeds is near the true
     * value.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theTreeIsUnbiased(long cover) {
        PlainCover random = triples(cover);
        int[] order = CoOccurrence.primaries(Sweeps.problem(random));
        Sweeps.Tree tree = Sweeps.Tree.of(random, order);
        assertThat(tree.widest()).isGreaterThan(3 * SweepEstimate.DRAWN);
        Frontier front = front(random);
        int runs = 400;
        double sum = 0;
        double squares = 0;
        double states = 0;
        for (long seed = 0; seed < runs; seed++) {
            SweepEstimate probe = probed(front, seed);
            sum += probe.tree();
            squares += probe.tree() * probe.tree();
            states += probe.statesAtMost();
        }
        double mean = sum / runs;
        double error = Math.sqrt((squares / runs - mean * mean) / runs);
        double truth = tree.nodes().add(tree.solutions()).doubleValue();
        assertThat(error).as("small enough to tell").isLessThan(truth / 50);
        assertThat(mean).as("truth %s, error %s", truth, error).isBetween(truth - 4 * error, truth + 4 * error);
        assertThat(states / runs).as("a bound on the whole").isGreaterThan(tree.states());
    }

    /** Returns random options of up to three of 18 items. */
    private static PlainCover triples(long seed) {
        Random random = new Random(seed);
        List<PlainCover.Option> options = new ArrayList<>();
        for (int k = 0; k < 90; k++) {
            List<Integer> held = random.ints(0, 18).distinct().limit(3).boxed().toList();
            options.add(new PlainCover.Option(held, 0));
        }
        for (int i = 0; i < 18; i++) {
            options.add(Sweeps.option(i));
        }
        return Sweeps.cover(18, 0, options);
    }

    @Test
    void theBitsOfALayerBoundItsStates() {
        PlainCover random = triples(1);
        Frontier front = front(random);
        double most = 0;
        for (int layer = 0; layer < front.layers; layer++) {
            most += Math.pow(2, front.bits[layer]);
        }
        assertThat(probed(front, 1).statesAtMost()).isLessThanOrEqualTo(most);
    }

    @Test
    void endsOnceThereAreMoreStatesThanAsked() {
        Frontier front = front(Sweeps.dominoes(8, 8));
        double all = probed(front, 1).statesAtMost();
        SweepEstimate enough = new SweepEstimate(front, 1, all, StopCheck.NEVER);
        assertThat(enough.run()).isTrue();
        SweepEstimate early = new SweepEstimate(front, 1, all / 2, StopCheck.NEVER);
        assertThat(early.run()).isFalse();
        assertThat(early.statesAtMost()).isBetween(all / 2, all);
    }
}
