package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.Givens;
import dlx.core.search.SearchListener;
import dlx.core.search.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that a search for the best finds the same with any known solutions as without, by every engine, each solution
 * once.
 */
class KnownSolutionsTest {

    /** Maximum number of solutions of a cover in this test. */
    private static final int MANY = 300;

    /**
     * Returns a cover of two cells, each taken alone: {0, 2}, {0, 3}, {1, 2}, {1, 3}, worth 2, 3, 0 + 2, 0 + 3, because
     * option k is worth k.
     */
    private static Cover<Integer> twoCells() {
        return Cover.of(Integer.class, c -> {
            Items cells = c.items("cell", 2);
            for (int k = 0; k < 4; k++) {
                c.option(k, k, cells.at(k / 2));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "links", "slots", "masks", "prices"})
    void theWorseOneThatIsKnownIsNotTheBound(String engine) {
        Solver<Integer> solver = Solver.builder(twoCells()).engine(engine).build();
        Best<Integer> best = solver.toBuilder()
                .knownSolutions(List.of(new int[] {0, 2}, new int[] {3, 0}, new int[] {2, 0}))
                .build()
                .ask(Question.best(2));
        assertThat(best.found()).extracting(Solution::score).containsExactly(4L, 3L);
        assertThat(best.bound()).hasValue(4);
        assertThat(best.proven()).isTrue();
    }

    private static Solver<Integer> bare(PlainCover cover, Goal goal) {
        return Solver.builder(cover.cover()).given(cover.givens()).goal(goal).build();
    }

    /** Returns solvers that visit every solution, each for another reason, and solvers that do not. */
    private static List<Solver<Integer>> solvers(Solver<Integer> solver) {
        return List.of(
                solver,
                solver.toBuilder().engine("links").build(),
                solver.toBuilder().engine("slots").build(),
                solver.toBuilder().engine("masks").build(),
                solver.toBuilder().engine("prices").build(),
                solver.toBuilder().strategy(Strategy.seeded(7)).build(),
                solver.toBuilder().strategy(() -> open -> open.first()).build(),
                solver.toBuilder().listener(new SearchListener() {}).build(),
                solver.toBuilder().threads(2).build());
    }

    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            names = {"TINY", "BOARDS", "DENSE", "SECONDARY", "GIVEN", "PINNED", "COLORED", "MULTIPLE", "BOTH"})
    void areAmongTheBestOnceAndInTheirPlace(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(25); seed++) {
            PlainCover cover = family.cover(seed);
            Random random = new Random(seed);
            Goal goal = random.nextBoolean() ? Goal.LEAST : Goal.GREATEST;
            List<Solution<Integer>> all = new ArrayList<>(bare(cover, goal).toBuilder()
                    .engine("links")
                    .build()
                    .ask(Question.best(MANY))
                    .found());
            if (all.size() == MANY) {
                continue;
            }
            List<Long> scores = all.stream().map(Solution::score).toList();
            Collections.shuffle(all, random);
            List<int[]> known = new ArrayList<>();
            all.subList(0, Math.min(all.size(), random.nextInt(6))).forEach(s -> {
                known.add(s.numbers());
                known.add(shuffled(s.numbers(), random));
            });
            Collections.shuffle(known, random);
            for (Solver<Integer> solver : solvers(bare(cover, goal))) {
                for (int count : new int[] {1, 2, 5}) {
                    String where = family + ", seed " + seed + ", best " + count + " by " + engine(solver) + ", known "
                            + known.stream().map(Arrays::toString).toList();
                    if (engine(solver).isEmpty()) {
                        continue;
                    }
                    Best<Integer> best =
                            solver.toBuilder().knownSolutions(known).build().ask(Question.best(count));
                    assertThat(best.found())
                            .as(where)
                            .extracting(Solution::score)
                            .isEqualTo(scores.subList(0, Math.min(count, scores.size())));
                    assertThat(sets(best)).as(where).hasSameSizeAs(best.found());
                    assertThat(best.proven()).as(where).isTrue();
                    assertThat(best.bound().isPresent()).as(where).isEqualTo(!scores.isEmpty());
                    best.bound().ifPresent(bound -> assertThat(bound).as(where).isEqualTo(scores.get(0)));
                    assertThat(sets(solver.toBuilder()
                                    .knownSolutions(known)
                                    .build()
                                    .ask(Question.optima())))
                            .as("optima, %s", where)
                            .isEqualTo(sets(solver.ask(Question.optima())));
                }
            }
        }
    }

    /** Returns the engine that answers; empty if the question is not supported. */
    private static String engine(Solver<Integer> solver) {
        try {
            return solver.prepare(Question.best()).engine();
        } catch (ModelException e) {
            return "";
        }
    }

    private static Set<Set<Integer>> sets(Best<Integer> best) {
        Set<Set<Integer>> sets = new HashSet<>();
        best.found()
                .forEach(s ->
                        sets.add(Set.copyOf(Arrays.stream(s.numbers()).boxed().toList())));
        return sets;
    }

    private static int[] shuffled(int[] numbers, Random random) {
        List<Integer> list = new ArrayList<>(Arrays.stream(numbers).boxed().toList());
        Collections.shuffle(list, random);
        return list.stream().mapToInt(k -> k).toArray();
    }

    /** Tests known solutions up to symmetry: a mirror image of a solution does not count as a second solution. */
    @Test
    void upToSymmetryAreOfAKindWithWhatIsFound() {
        record At(int cell, int kind) {}
        Cover<At> cover = Cover.of(At.class, c -> {
            Items cells = c.items("cell", 4);
            for (int cell = 0; cell < 4; cell++) {
                for (int kind = 0; kind < 2; kind++) {
                    c.option(new At(cell, kind), kind, cells.at(cell));
                }
            }
        });
        List<UnaryOperator<At>> mirror = List.of(at -> new At(3 - at.cell, at.kind));
        List<int[]> known = Solver.of(cover).ask(Question.best(16)).found().stream()
                .map(Solution::numbers)
                .toList();
        assertThat(known).hasSize(16);
        for (String engine : List.of("links", "slots", "prices", "auto")) {
            Solver<At> solver =
                    Solver.builder(cover).engine(engine).symmetries(mirror).build();
            Best<At> plain = solver.ask(Question.best(16));
            Best<At> knowing = solver.toBuilder().knownSolutions(known).build().ask(Question.best(16));
            assertThat(plain.found()).as(engine).hasSize(10);
            assertThat(knowing.found())
                    .as(engine)
                    .extracting(s -> Set.copyOf(s.options()))
                    .containsExactlyInAnyOrderElementsOf(plain.found().stream()
                            .map(s -> Set.copyOf(s.options()))
                            .toList());
        }
    }

    /**
     * Tests givens that exclude some known solutions, and a gap below which a slightly better solution is not searched
     * for.
     */
    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            names = {"TINY", "BOARDS", "DENSE", "SECONDARY", "COLORED", "MULTIPLE", "BOTH"})
    void theBestOfThemIsNeverLostWhateverIsGivenAndWhateverTheGap(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(100); seed++) {
            PlainCover cover = family.cover(seed);
            Random random = new Random(seed);
            Goal goal = random.nextBoolean() ? Goal.LEAST : Goal.GREATEST;
            List<Solution<Integer>> all = bare(cover, goal).toBuilder()
                    .engine("links")
                    .build()
                    .ask(Question.best(MANY))
                    .found();
            if (all.isEmpty() || all.size() == MANY || all.get(0).numbers().length == 0) {
                continue;
            }
            int given = all.get(random.nextInt(all.size())).numbers()[0];
            Set<Integer> taken = new HashSet<>(Set.of(given));
            Arrays.stream(cover.givens().givenOptions()).forEach(taken::add);
            List<Solution<Integer>> known = new ArrayList<>(
                    all.stream().filter(s -> random.nextInt(3) == 0).toList());
            Collections.shuffle(known, random);
            int gap = random.nextInt(8);
            for (Solver<Integer> solver : solvers(bare(cover, goal).toBuilder()
                    .given(cover.givens().given(given))
                    .build())) {
                if (engine(solver).isEmpty()) {
                    continue;
                }
                Best<Integer> best = solver.toBuilder()
                        .gap(gap)
                        .knownSolutions(known.stream().map(Solution::numbers).toList())
                        .build()
                        .best();
                String where = family + ", seed " + seed + ", " + goal + ", option " + given + " given, gap " + gap
                        + " by " + engine(solver) + ", known "
                        + known.stream().map(s -> Arrays.toString(s.numbers())).toList() + ": " + best;
                LongUnaryOperator cost = score -> goal == Goal.LEAST ? score : -score;
                long found = cost.applyAsLong(best.score());
                long bound = cost.applyAsLong(best.bound().orElseThrow());
                assertThat(bound).as(where).isLessThanOrEqualTo(found);
                for (Solution<Integer> solution : all) {
                    boolean isKnown = known.contains(solution);
                    boolean isAllowed = sorted(solution.numbers()).containsAll(taken);
                    long other = cost.applyAsLong(solution.score());
                    if (isKnown || isAllowed) {
                        assertThat(other)
                                .as(where)
                                .isGreaterThanOrEqualTo(Math.max(bound, found - (isKnown ? 0 : gap)));
                        assertThat(best.proven() && other < found)
                                .as("proven, %s", where)
                                .isFalse();
                    }
                }
            }
        }
    }

    private static List<Integer> sorted(int[] numbers) {
        return Arrays.stream(numbers).sorted().boxed().toList();
    }

    /** Tests that a known solution that is not a solution is rejected, because it would be a false proof. */
    @Test
    void whatIsNoSolutionIsRefused() {
        Solver<Integer> solver = Solver.of(twoCells());
        for (int[] none :
                List.of(new int[] {0}, new int[] {0, 1, 2}, new int[] {0, 0, 2}, new int[] {-1, 2}, new int[] {0, 4})) {
            assertThatThrownBy(() -> solver.toBuilder()
                            .knownSolutions(List.of(new int[] {0, 2}, none))
                            .build())
                    .as(Arrays.toString(none))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("solutions: a known solution ");
        }
        Best<Integer> half = solver.toBuilder()
                .given(Givens.NONE.relaxed(0))
                .forbidden(List.of(3))
                .knownSolutions(List.of(new int[] {3}))
                .build()
                .best();
        assertThat(half.score()).as("an item that is relaxed").isEqualTo(3);
    }
}
