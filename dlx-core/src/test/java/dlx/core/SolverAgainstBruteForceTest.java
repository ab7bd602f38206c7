package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ModelException;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Compares every engine under every strategy with trying all subsets, on thousands of random covers. Each cover is
 * tried and described once for all of them. {@link EnginesAgreeTest} asks the other questions about the same covers.
 */
@Order(3)
class SolverAgainstBruteForceTest {

    private static final Strategy RIGHTMOST = () -> open -> {
        int last = open.first();
        while (open.next(last) >= 0) {
            last = open.next(last);
        }
        return last;
    };

    private static final List<Strategy> STRATEGIES =
            List.of(Strategy.MRV, Strategy.FIRST, Strategy.WEIGHTS, Strategy.FRB, Strategy.seeded(7), RIGHTMOST);

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH", "TINY_CLOSED"})
    void solutionsAreThoseOfTryingAllSubsets(Family family) {
        long seeds = RandomCovers.amount(family == Family.TINY ? 6000 : 2000);
        for (long seed = 0; seed < seeds; seed++) {
            PlainCover cover = family.cover(seed);
            Set<List<Integer>> expected = BruteForce.solutions(cover);
            Solver<Integer> solver = cover.solver();
            for (Strategy strategy : STRATEGIES) {
                everyEngineFindsEverySolutionOnceAndInTheOrderOfLinks(
                        solver.toBuilder().strategy(strategy).build(), expected, seed);
            }
        }
    }

    /** Checks every engine; an engine that does not support a strategy must report it. */
    private static void everyEngineFindsEverySolutionOnceAndInTheOrderOfLinks(
            Solver<Integer> solver, Set<List<Integer>> expected, long seed) {
        List<List<Integer>> found = solutions(solver.toBuilder().engine("links").build());
        assertThat(found).as("seed %d: each once", seed).doesNotHaveDuplicates();
        assertThat(new HashSet<>(found)).as("seed %d", seed).isEqualTo(expected);
        for (String engine : otherEngines()) {
            try {
                assertThat(solutions(solver.toBuilder().engine(engine).build()))
                        .as("seed %d, engine %s", seed, engine)
                        .isEqualTo(found);
            } catch (ModelException e) {
                assertThat(e).as("seed %d", seed).hasMessageContaining(engine);
            }
        }
    }

    private static List<String> otherEngines() {
        List<String> others = new ArrayList<>(EngineName.names());
        others.set(others.indexOf("links"), "auto");
        return others;
    }

    private static List<List<Integer>> solutions(Solver<Integer> solver) {
        List<List<Integer>> found = new ArrayList<>();
        solver.forEach(solution -> {
            found.add(solution);
            return Visit.CONTINUE;
        });
        return found;
    }
}
