package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.search.Progress;
import dlx.core.search.StopReason;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests searches for the best on random covers with weights of all kinds, by the engine {@code prices} if it can and
 * otherwise by {@code auto}: one optimum, the best few, all optima, within a gap, and the bounds reported on the way,
 * against all solutions that the reference finds.
 */
class BestAgainstBruteForceTest {

    private static final long COVERS = Tier.of("dlx.covers", 400, 3_000);

    /** Kinds of weights: all equal, few values, any, with costs and gains, large ones, multiples, each item's worth. */
    private static final int KINDS = 7;

    /** A cover with weights, with its known solutions. */
    private static final class Weighed {

        private final PlainCover plain;
        private final Cover<Integer> cover;
        private final Goal goal;
        private final List<List<Integer>> solutions;

        /** Scores of the solutions, the best first. */
        private final List<Long> scores = new ArrayList<>();

        Weighed(PlainCover unweighed, List<List<Integer>> solutions, long seed) {
            Random random = new Random(seed);
            int kind = random.nextInt(KINDS);
            List<PlainCover.Option> options = unweighed.options().stream()
                    .map(o -> new PlainCover.Option(
                            o.items(), o.colors(), weight(kind, o.items().size(), random)))
                    .toList();
            plain = new PlainCover(
                    unweighed.primary(),
                    unweighed.bounds(),
                    options,
                    unweighed.pins(),
                    unweighed.banned(),
                    unweighed.relaxed());
            cover = plain.cover();
            goal = random.nextBoolean() ? Goal.LEAST : Goal.GREATEST;
            this.solutions = solutions;
            solutions.forEach(s -> scores.add(score(s)));
            scores.sort(goal == Goal.LEAST ? Comparator.naturalOrder() : Comparator.reverseOrder());
        }

        private static int weight(int kind, int items, Random random) {
            return switch (kind) {
                case 0 -> 1;
                case 1 -> random.nextInt(3);
                case 2 -> random.nextInt(1000);
                case 3 -> random.nextInt(41) - 20;
                case 4 -> random.nextInt(2_000_000_000) - 1_000_000_000;
                case 5 -> 30 * (random.nextInt(20) - 5);
                default -> 100 * items + random.nextInt(30);
            };
        }

        long score(List<Integer> solution) {
            return solution.stream().mapToLong(cover::weight).sum();
        }

        Solver<Integer> solver(String engine) {
            return Solver.builder(cover)
                    .given(plain.givens())
                    .goal(goal)
                    .engine(engine)
                    .build();
        }
    }

    @ParameterizedTest
    @EnumSource(Family.class)
    void findsTheBest(Family family) {
        LongStream.range(0, family.covers(COVERS)).forEach(seed -> {
            PlainCover plain = family.cover(seed);
            Reference reference = Reference.solve(plain, 3_000, 200_000);
            if (reference.isComplete()) {
                check(new Weighed(plain, reference.solutions(), seed), family + ", seed " + seed);
            }
        });
    }

    private static void check(Weighed weighed, String name) {
        String engine = engine(weighed);
        checkOne(weighed, engine, name);
        checkFew(weighed, engine, name);
        checkOptima(weighed, engine, name);
        checkGap(weighed, engine, name);
    }

    private static String engine(Weighed weighed) {
        try {
            weighed.solver("prices").prepare(Question.best());
            return "prices";
        } catch (ModelException e) {
            return "auto";
        }
    }

    private static void checkOne(Weighed weighed, String engine, String name) {
        List<Progress> improvements = new ArrayList<>();
        Best<Integer> best = weighed.solver(engine).toBuilder()
                .improvements(improvements::add)
                .build()
                .best();
        assertThat(best.proven()).as(name).isTrue();
        assertThat(best.report().stopped()).as(name).isEqualTo(StopReason.EXHAUSTED);
        assertThat(best.solution().isPresent()).as("solved, %s", name).isEqualTo(!weighed.solutions.isEmpty());
        if (best.solution().isPresent()) {
            assertThat(best.score()).as("score, %s", name).isEqualTo(weighed.scores.get(0));
            assertThat(best.bound()).as("bound, %s", name).hasValue(best.score());
            assertThat(weighed.solutions).as(name).contains(best.solution().get());
            assertThat(weighed.solver(engine).best().solution())
                    .as("asked again, %s", name)
                    .isEqualTo(best.solution());
        } else {
            assertThat(best.bound()).as("bound, %s", name).isEmpty();
        }
        for (Progress known : improvements) {
            known.score().ifPresent(score -> assertThat(weighed.scores).as(name).contains(score));
            known.bound()
                    .ifPresent(bound -> assertThat(
                                    !weighed.scores.isEmpty() && weighed.goal.prefers(weighed.scores.get(0), bound))
                            .as("a bound of %d, %s", bound, name)
                            .isFalse());
        }
    }

    private static void checkFew(Weighed weighed, String engine, String name) {
        for (int count : new int[] {2, 5}) {
            Best<Integer> best = weighed.solver(engine).ask(Question.best(count));
            List<Long> scores = best.found().stream().map(s -> s.score()).toList();
            assertThat(scores)
                    .as("the best %d, %s", count, name)
                    .isEqualTo(weighed.scores.subList(0, Math.min(count, weighed.scores.size())));
            List<List<Integer>> found =
                    best.found().stream().map(s -> s.options()).toList();
            assertThat(found).as(name).doesNotHaveDuplicates();
            assertThat(weighed.solutions).as(name).containsAll(found);
            assertThat(best.proven()).as(name).isTrue();
        }
    }

    private static void checkOptima(Weighed weighed, String engine, String name) {
        List<List<Integer>> found = weighed.solver(engine).ask(Question.optima()).found().stream()
                .map(s -> s.options())
                .toList();
        List<List<Integer>> optima = weighed.solutions.stream()
                .filter(s -> weighed.score(s) == weighed.scores.get(0))
                .toList();
        assertThat(found).as("all optima, %s", name).containsExactlyInAnyOrderElementsOf(optima);
    }

    private static void checkGap(Weighed weighed, String engine, String name) {
        long gap = weighed.scores.isEmpty() ? 7 : Math.abs(weighed.scores.get(0) / 20) + 3;
        Best<Integer> best = weighed.solver(engine).toBuilder().gap(gap).build().best();
        assertThat(best.found().isEmpty()).as(name).isEqualTo(weighed.solutions.isEmpty());
        if (!best.found().isEmpty()) {
            assertThat(Math.abs(best.score() - weighed.scores.get(0)))
                    .as("gap %d, %s", gap, name)
                    .isLessThanOrEqualTo(gap);
            long bound = best.bound().orElseThrow();
            assertThat(weighed.goal.prefers(weighed.scores.get(0), bound))
                    .as("bound, gap %d, %s", gap, name)
                    .isFalse();
            assertThat(Math.abs(best.score() - bound)).as(name).isLessThanOrEqualTo(gap);
            assertThat(best.report().stopped())
                    .as(name)
                    .isEqualTo(bound == best.score() ? StopReason.EXHAUSTED : StopReason.GAP);
        }
    }

    /** Stops the search anywhere and checks that every claim of its report holds. */
    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            names = {"TINY", "DENSE", "SECONDARY", "BOARDS", "TINY_COLORED", "COLORED", "TINY_MULTIPLE", "MULTIPLE"})
    void stopsWithATrueBound(Family family) {
        LongStream.range(0, Tier.of(10, 40)).forEach(seed -> {
            PlainCover plain = family.cover(seed);
            Reference reference = Reference.solve(plain, 3_000, 200_000);
            if (!reference.isComplete()) {
                return;
            }
            Weighed weighed = new Weighed(plain, reference.solutions(), seed);
            String engine = engine(weighed);
            long nodes = weighed.solver(engine).best().report().nodes();
            for (long limit = 1; limit <= nodes; limit += 1 + nodes / 25) {
                String name = family + ", seed " + seed + ", nodes " + limit;
                Best<Integer> best = weighed.solver(engine).toBuilder()
                        .nodeLimit(limit)
                        .build()
                        .best();
                assertThat(best.report().nodes()).as(name).isLessThanOrEqualTo(limit);
                best.solution()
                        .ifPresent(s -> assertThat(weighed.solutions).as(name).contains(s));
                if (best.bound().isPresent() && !weighed.scores.isEmpty()) {
                    assertThat(weighed.goal.prefers(
                                    weighed.scores.get(0), best.bound().getAsLong()))
                            .as("bound %s, %s", best.bound(), name)
                            .isFalse();
                }
                if (best.proven()) {
                    assertThat(best.found().isEmpty()).as(name).isEqualTo(weighed.scores.isEmpty());
                }
            }
        });
    }

    @Test
    void thePricesOfTheRootAreABoundAtOnce() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 6);
            for (int k = 0; k < 30; k++) {
                c.option(
                        k,
                        10 + k % 7,
                        items.at(k % 6),
                        items.at((k + 1 + k / 6) % 6 == k % 6 ? (k + 1) % 6 : (k + 1 + k / 6) % 6));
            }
        });
        Best<Integer> best = Solver.builder(cover)
                .goal(Goal.LEAST)
                .engine("prices")
                .nodeLimit(1)
                .build()
                .best();
        assertThat(best.proven()).isFalse();
        assertThat(best.bound().orElseThrow()).isBetween(30L, 48L);
    }

    @Test
    void weightsThatDoNotFitAreRefusedByPricesAndLeftToOthers() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 2);
            c.option(0, Long.MAX_VALUE - 1, items.at(0));
            c.option(1, Long.MIN_VALUE + 1, items.at(0));
            c.option(2, 1, items.at(1));
            c.option(3, -1, items.at(1));
        });
        Solver<Integer> solver = Solver.of(cover);
        Best<Integer> best = solver.best();
        assertThat(best.report().engine()).isNotEqualTo("prices");
        assertThat(best.score()).isEqualTo(Long.MAX_VALUE);
        Solver<Integer> prices = solver.toBuilder().engine("prices").build();
        assertThatThrownBy(prices::best)
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("needs smaller weights");
    }
}
