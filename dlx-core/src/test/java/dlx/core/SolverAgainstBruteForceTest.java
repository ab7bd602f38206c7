package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Holds every engine, question and strategy against trying all subsets, on thousands of random covers. Each cover is tried
 * and described once for all of them.
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
    void answersAreThoseOfTryingAllSubsets(Family family) {
        long seeds = RandomCovers.amount(family == Family.TINY ? 6000 : 2000);
        for (long seed = 0; seed < seeds; seed++) {
            PlainCover cover = family.cover(seed);
            Set<List<Integer>> expected = BruteForce.solutions(cover);
            Solver<Integer> solver = cover.solver();
            for (Strategy strategy : STRATEGIES) {
                everyEngineFindsEverySolutionOnceAndInTheOrderOfLinks(
                        solver.toBuilder().strategy(strategy).build(), expected, seed);
            }
            answersEveryQuestionAlike(solver, expected, seed);
            findsTheBestScore(solver, expected, seed);
        }
    }

    /** An engine that does not know a strategy says so. */
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

    private static void answersEveryQuestionAlike(Solver<Integer> solver, Set<List<Integer>> expected, long seed) {
        List<List<Integer>> all = solver.iterator().stream().collect(Collectors.toList());
        assertThat(new HashSet<>(all)).as("stream, seed %d", seed).isEqualTo(expected);
        assertThat(solver.count().solutions().intValueExact())
                .as("count, seed %d", seed)
                .isEqualTo(expected.size());
        Optional<List<Integer>> first =
                solver.solve().options(); // any: an engine may look for one in an order of its own
        assertThat(first.isPresent()).as("first, seed %d", seed).isEqualTo(!all.isEmpty());
        assertThat(first.isEmpty() || expected.contains(first.get()))
                .as("first, seed %d: %s", seed, first)
                .isTrue();
        assertThat(solver.unique().verdict()).as("unique, seed %d", seed).isEqualTo(verdict(expected.size()));
        assertThat(solver.unique().isUnique()).as("isUnique, seed %d", seed).isEqualTo(expected.size() == 1);
        for (int limit = 1; limit <= 3; limit++) {
            assertThat(solver.toBuilder().solutionLimit(limit).build().iterator().stream())
                    .as("limit %d, seed %d", limit, seed)
                    .isEqualTo(all.subList(0, Math.min(limit, all.size())));
        }
        List<List<Integer>> numbers = new ArrayList<>();
        solver.forEach((options, length) -> {
            int[] sorted = Arrays.copyOf(options, length);
            Arrays.sort(sorted);
            numbers.add(Arrays.stream(sorted).boxed().toList());
            return Visit.CONTINUE;
        });
        assertThat(numbers).as("option numbers, seed %d", seed).isEqualTo(all);
    }

    private static void findsTheBestScore(Solver<Integer> solver, Set<List<Integer>> expected, long seed) {
        Cover<Integer> cover = solver.cover();
        LongStream scores = expected.stream()
                .mapToLong(s -> s.stream().mapToLong(cover::weight).sum());
        long[] sorted = scores.sorted().toArray();
        Best<Integer> greatest = solver.best();
        Best<Integer> least = solver.toBuilder().goal(Goal.LEAST).build().best();
        assertThat(greatest.solution().isPresent()).as("seed %d", seed).isEqualTo(sorted.length > 0);
        assertThat(greatest.proven()).as("seed %d", seed).isTrue();
        if (sorted.length > 0) {
            assertThat(greatest.score()).as("greatest, seed %d", seed).isEqualTo(sorted[sorted.length - 1]);
            assertThat(least.score()).as("least, seed %d", seed).isEqualTo(sorted[0]);
            long score = least.solution().orElseThrow().stream()
                    .mapToLong(cover::weight)
                    .sum();
            assertThat(score).as("score of the solution, seed %d", seed).isEqualTo(sorted[0]);
        }
    }

    private static Uniqueness.Verdict verdict(int solutions) {
        return solutions == 0
                ? Uniqueness.Verdict.NONE
                : solutions == 1 ? Uniqueness.Verdict.UNIQUE : Uniqueness.Verdict.MULTIPLE;
    }
}
