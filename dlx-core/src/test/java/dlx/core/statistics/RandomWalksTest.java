package dlx.core.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dlx.api.CoverData;
import dlx.core.Solver;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Takes every possible walk with its probability: the mean must equal the true value, for any givens. */
class RandomWalksTest {

    /** Maximum number of nodes of a tree, so that all its walks can be tried. */
    private static final long LARGEST_TREE = 2000;

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PARTS") // all their trees are large
    void areUnbiased(Family family) {
        int small = 0;
        for (long seed = 0; RandomCovers.isMore(seed, family.covers(1500), small > 0); seed++) {
            PlainCover plain = family.cover(seed);
            Solver<Integer> solver = Solver.builder(plain.cover())
                    .given(plain.givens())
                    .engine("links")
                    .nodeLimit(LARGEST_TREE)
                    .build();
            SearchReport truth = solver.count();
            if (truth.isComplete()) {
                small++;
                AllWalks all = new AllWalks(solver.cover().data(), solver.givens());
                String what = family + " seed " + seed + ": " + plain;
                // the search of an infeasible cover counts 0 nodes, but a tree has a root
                double nodes = Math.max(1, truth.nodes());
                double solutions = truth.solutions().doubleValue();
                assertThat(all.nodes).as(what).isCloseTo(nodes, within(1e-9 * nodes));
                assertThat(all.solutions).as(what).isCloseTo(solutions, within(1e-9 * nodes));
                assertThat(all.walks.metAll()).as(what).isTrue();
                assertThat(all.walks.nodesKnown()).as(what).isEqualTo((long) nodes);
                assertThat(all.walks.solutionsMet()).as(what).isEqualTo((long) solutions);
            }
        }
        assertThat(small).as("covers with small trees").isPositive();
    }

    /** A source of all choices, in the order of the wheels of a counter. */
    private static final class AllWalks {

        private final RandomWalks walks;
        private final List<int[]> choices = new ArrayList<>();
        private int level;
        private double nodes;
        private double solutions;

        AllWalks(CoverData cover, Givens givens) {
            walks = new RandomWalks(cover, givens);
            do {
                level = 0;
                RandomWalks.Walk walk = walks.walk(this::choose);
                double chance = 1;
                for (int[] choice : choices) {
                    chance /= choice[1];
                }
                nodes += chance * walk.nodes();
                solutions += chance * walk.solutions();
            } while (turn());
        }

        private int choose(int children) {
            if (level == choices.size()) {
                choices.add(new int[] {0, children});
            }
            return choices.get(level++)[0];
        }

        private boolean turn() {
            while (!choices.isEmpty()) {
                int[] last = choices.get(choices.size() - 1);
                if (++last[0] < last[1]) {
                    return true;
                }
                choices.remove(choices.size() - 1);
            }
            return false;
        }
    }
}
