package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RandomPartitionTest {

    private static Solver<?> solver(int items, int options, long seed) {
        return ModelRegistry.load().get("knuth").solverOf(RandomPartition.text(items, options, seed));
    }

    @Test
    void areTheSameEachTimeAndOthersForAnotherSeed() {
        assertThat(RandomPartition.text(20, 300, 1))
                .isEqualTo(RandomPartition.text(20, 300, 1))
                .isNotEqualTo(RandomPartition.text(20, 300, 2));
    }

    @Test
    void haveDifferentOptionsOfTheSizesAndCostsThatArePromised() {
        Cover<?> cover = solver(24, 200, 7).cover();

        assertThat(cover.itemCount()).isEqualTo(24);
        assertThat(cover.optionCount()).isEqualTo(200);
        Set<Set<Integer>> sets = new HashSet<>();
        for (int option = 0; option < 200; option++) {
            Set<Integer> items = new HashSet<>();
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                items.add(cover.item(node));
            }
            sets.add(items);
            assertThat(cover.weight(option)).isBetween(20L * items.size(), 105L * items.size() + 35);
        }
        assertThat(sets).hasSize(200);
    }

    @Test
    void canBeCovered() {
        for (long seed = 1; seed <= 20; seed++) {
            Solver<?> sparse = solver(30, 12, seed);
            assertThat(sparse.goal()).isEqualTo(Goal.LEAST);
            assertThat(sparse.solve().options()).as("seed " + seed).isPresent();
        }
    }
}
