package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds every question and strategy against trying all subsets, on thousands of random covers. */
class SolverAgainstBruteForceTest {

    private static final List<Family> FAMILIES =
            List.of(Family.TINY, Family.TINY_COLORED, Family.TINY_MULTIPLE, Family.TINY_BOTH, Family.TINY_CLOSED);

    /** What takes longest is done once. */
    private static final Map<Family, Map<Long, Set<List<Integer>>>> EXPECTED = new EnumMap<>(Family.class);

    private static Set<List<Integer>> expected(Family family, long seed) {
        return EXPECTED.computeIfAbsent(family, f -> new HashMap<>())
                .computeIfAbsent(seed, s -> BruteForce.solutions(family.cover(s)));
    }

    static Stream<Family> families() {
        return FAMILIES.stream();
    }

    private static LongStream seeds(Family family) {
        return LongStream.range(0, RandomCovers.amount(family == Family.TINY ? 6000 : 1000));
    }

    static Stream<Arguments> strategiesAndFamilies() {
        return strategies().stream().flatMap(strategy -> families().map(family -> Arguments.of(strategy, family)));
    }

    private static List<Strategy> strategies() {
        Strategy rightmost = () -> open -> {
            int last = open.first();
            while (open.next(last) >= 0) {
                last = open.next(last);
            }
            return last;
        };
        return List.of(Strategy.MRV, Strategy.FIRST, Strategy.WEIGHTS, Strategy.FRB, Strategy.seeded(7), rightmost);
    }

    /** An engine that does not know a strategy says so. */
    @ParameterizedTest
    @MethodSource("strategiesAndFamilies")
    void everyEngineFindsEverySolutionOnceAndInTheOrderOfLinks(Strategy strategy, Family family) {
        seeds(family).forEach(seed -> {
            Solver<Integer> solver = family.cover(seed).solver().strategy(strategy);
            List<List<Integer>> found = solutions(solver.engine("links"));
            assertThat(found).as("seed %d: each once", seed).doesNotHaveDuplicates();
            assertThat(new HashSet<>(found)).as("seed %d", seed).isEqualTo(expected(family, seed));
            for (String engine : otherEngines()) {
                try {
                    assertThat(solutions(solver.engine(engine)))
                            .as("seed %d, engine %s", seed, engine)
                            .isEqualTo(found);
                } catch (ModelException e) {
                    assertThat(e).as("seed %d", seed).hasMessageContaining(engine);
                }
            }
        });
    }

    private static List<String> otherEngines() {
        List<String> others = new ArrayList<>(Solver.engines());
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

    @ParameterizedTest
    @MethodSource("families")
    void answersEveryQuestionAlike(Family family) {
        seeds(family).forEach(seed -> {
            Set<List<Integer>> expected = expected(family, seed);
            Solver<Integer> solver = family.cover(seed).solver();
            List<List<Integer>> all = solver.stream().collect(Collectors.toList());
            assertThat(new HashSet<>(all)).as("stream, seed %d", seed).isEqualTo(expected);
            assertThat(solver.count().solutions().intValueExact())
                    .as("count, seed %d", seed)
                    .isEqualTo(expected.size());
            Optional<List<Integer>> first = solver.first(); // any: an engine may look for one in an order of its own
            assertThat(first.isPresent()).as("first, seed %d", seed).isEqualTo(!all.isEmpty());
            assertThat(first.isEmpty() || expected.contains(first.get()))
                    .as("first, seed %d: %s", seed, first)
                    .isTrue();
            assertThat(solver.unique().verdict()).as("unique, seed %d", seed).isEqualTo(verdict(expected.size()));
            assertThat(solver.isUnique()).as("isUnique, seed %d", seed).isEqualTo(expected.size() == 1);
            for (int limit = 1; limit <= 3; limit++) {
                assertThat(solver.limit(limit).stream())
                        .as("limit %d, seed %d", limit, seed)
                        .isEqualTo(all.subList(0, Math.min(limit, all.size())));
            }
            List<List<Integer>> numbers = new ArrayList<>();
            solver.forEachOptions((options, length) -> {
                int[] sorted = Arrays.copyOf(options, length);
                Arrays.sort(sorted);
                numbers.add(Arrays.stream(sorted).boxed().toList());
                return Visit.CONTINUE;
            });
            assertThat(numbers).as("option numbers, seed %d", seed).isEqualTo(all);
        });
    }

    @ParameterizedTest
    @MethodSource("families")
    void findsTheBestScore(Family family) {
        seeds(family).forEach(seed -> {
            Solver<Integer> solver = family.cover(seed).solver();
            Cover<Integer> cover = solver.cover();
            LongStream scores = expected(family, seed).stream()
                    .mapToLong(s -> s.stream().mapToLong(cover::weight).sum());
            long[] sorted = scores.sorted().toArray();
            Best<Integer> greatest = solver.best();
            Best<Integer> least = solver.goal(Goal.LEAST).best();
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
        });
    }

    private static Uniqueness.Verdict verdict(int solutions) {
        return solutions == 0
                ? Uniqueness.Verdict.NONE
                : solutions == 1 ? Uniqueness.Verdict.UNIQUE : Uniqueness.Verdict.MULTIPLE;
    }
}
