package dlx.core;

import static dlx.core.engine.EarlySizes.NEVER;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ModelException;
import dlx.core.covers.Boards;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests questions for which only the options that the givens leave are compiled: givens that exclude each other, forbidden
 * options, further givens in the next question, each engine.
 */
class GivensBeforeOptionsTest {

    private static final long COVERS = RandomCovers.amount(1000);

    /** Engines that may give up, or do not answer all questions. */
    private static final Set<String> MAY_REFUSE =
            Set.of("local", "memo", "sweep", "orbits", "diagram", "masks", "learn", "prices", "ida");

    private static Solver<Integer> early(PlainCover cover, String engine) {
        return cover.solver().toBuilder()
                .engine(engine)
                .nodeLimit(engine.equals("local") ? 1000 : Long.MAX_VALUE)
                .sizes(EarlySizes.after(NEVER).removal(1).build())
                .build();
    }

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH", "TINY_CLOSED"})
    void theAnswersAreThoseOfTheWholeCover(Family family) {
        int[] sizes = new int[3];
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = given(family.cover(seed), seed);
            Set<List<Integer>> all = BruteForce.solutions(cover);
            sizes[Math.min(2, all.size())]++;
            List<String> engines = new ArrayList<>(EngineName.names());
            engines.remove(EngineName.SYMMETRIC); // it often ends without an answer
            engines.add("auto");
            for (String engine : engines) {
                check(early(cover, engine), all, engine, family + ", seed " + seed + ", " + engine);
            }
        }
        assertThat(sizes).doesNotContain(0);
    }

    /** Returns the cover with options given, mostly those of a solution, and with options forbidden. */
    private static PlainCover given(PlainCover cover, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<List<Integer>> all = new ArrayList<>(BruteForce.solutions(cover));
        List<Integer> numbers = new ArrayList<>();
        for (int k = 0; k < cover.options().size(); k++) {
            numbers.add(k);
        }
        Collections.shuffle(numbers, new Random(seed));
        List<Integer> from = all.isEmpty() || random.nextInt(4) == 0 ? numbers : all.get(random.nextInt(all.size()));
        List<Integer> given = from.subList(0, Math.min(from.size(), random.nextInt(4)));
        List<Integer> forbidden = numbers.subList(0, Math.min(numbers.size(), random.nextInt(3)));
        return cover.pinned(given).restricted(forbidden, List.of());
    }

    private static void check(Solver<Integer> solver, Set<List<Integer>> all, String engine, String where) {
        try {
            Found<Integer> first = solver.solve();
            if (first.found().isPresent() || first.report().isComplete()) {
                assertThat(first.options().isPresent()).as(where).isEqualTo(!all.isEmpty());
                first.options()
                        .ifPresent(
                                options -> assertThat(sorted(options)).as(where).isIn(all));
            }
            Uniqueness<Integer> two = solver.unique();
            if (two.report().isComplete()) {
                assertThat(two.found()).as(where).hasSize(Math.min(2, all.size()));
            }
            if (!engine.equals("local")) {
                assertThat(solver.count().solutions().intValue()).as(where).isEqualTo(all.size());
            }
        } catch (ModelException e) {
            assertThat(engine).as(where + e).isIn(MAY_REFUSE);
        }
    }

    private static List<Integer> sorted(List<Integer> options) {
        return options.stream().sorted().toList();
    }

    /** Tests questions with one given more than the question before, beside the same questions of new solvers. */
    @Test
    void anAnswerDoesNotDependOnEarlierQuestions() {
        int found = 0;
        for (long seed = 0; seed < COVERS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int[] three = random.ints(3, 0, 60).toArray();
            Solver<Integer> solver = dominoes();
            given(solver, three[0], three[1]).solve();
            Found<Integer> after = given(solver, three).solve();
            Found<Integer> first = given(dominoes(), three).solve();
            assertThat(after.found()).as("seed " + seed).isEqualTo(first.found());
            assertThat(after.report().nodes())
                    .as("seed " + seed)
                    .isEqualTo(first.report().nodes());
            found += after.found().isEmpty() ? 0 : 1;
        }
        assertThat(found).isPositive();
    }

    /** Returns a solver for which two dominoes given remove so much that only the rest is compiled. */
    private static Solver<Integer> dominoes() {
        return Boards.dominoes(6, 6).solver().toBuilder()
                .sizes(EarlySizes.after(1).removal(20).build())
                .build();
    }

    private static Solver<Integer> given(Solver<Integer> solver, int... options) {
        return solver.toBuilder().given(Givens.of(options)).build();
    }
}
