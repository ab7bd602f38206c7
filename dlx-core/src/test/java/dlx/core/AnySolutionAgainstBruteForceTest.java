package dlx.core;

import static dlx.core.engine.EarlySizes.NEVER;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.engine.Sizes;
import dlx.core.engine.SplitPolicy;
import dlx.core.search.Outcome;
import dlx.core.search.RootReduction;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests searches for one solution, and for a second one, in which every stage hands over after a few nodes:
 * {@code auto}, learning engines, searches in any order; among sufficient options; with threads, limits, reductions,
 * little memory; and each engine with a byte of memory. {@code -Ddlx.covers} sets the number of covers.
 */
class AnySolutionAgainstBruteForceTest {

    private static final long COVERS = RandomCovers.COVERS;

    /** Maximum number of covers of a family until a limit has stopped some search. */
    private static final long MOST_COVERS = 100;

    private static final List<String> ENGINES = List.of("auto", "auto", "learn", "slots");

    /** Engines that answer any question about any cover. */
    private static final Set<String> NEVER_REFUSE = Set.of("auto", "links", "slots");

    private static final SplitPolicy FINE = new SplitPolicy(1, 0, 1, 40);

    /** Maximum number of nodes of a cover in this test. */
    private static final long NODES = 20_000;

    /** The correct answer: two of the solutions, or all if there are fewer. */
    private record Known(PlainCover cover, List<List<Integer>> some) {}

    @ParameterizedTest
    @EnumSource
    void findsWhatThereIs(Family family) {
        int[] answered = new int[3];
        int stopped = 0;
        for (long seed = 0; seed < (stopped > 0 ? family.covers(COVERS) : MOST_COVERS); seed++) {
            PlainCover cover = family.cover(seed);
            Known known = known(cover, family.name().startsWith("TINY"));
            if (known.some.size() < 2 && !known.cover.equals(cover)) {
                continue;
            }
            SplittableRandom random = new SplittableRandom(seed);
            List<Asking> askings = new ArrayList<>();
            IntStream.range(0, 3).forEach(k -> askings.add(Asking.random(random)));
            EngineName.names().forEach(engine -> askings.add(Asking.withoutMemory(engine, random)));
            for (Asking asking : askings) {
                String how = family + ", seed " + seed + ", " + asking;
                try {
                    boolean isAnswered = asking.solve(known, how) & asking.unique(known, how);
                    answered[known.some.size()]++;
                    stopped += isAnswered ? 0 : 1;
                } catch (ModelException e) {
                    assertThat(asking.engine).as(how + e).isNotIn(NEVER_REFUSE);
                } catch (RuntimeException e) {
                    throw new AssertionError(how, e);
                }
            }
        }
        assertThat(IntStream.of(answered).sum()).isPositive();
        assertThat(stopped).isPositive();
    }

    private static Known known(PlainCover cover, boolean isTiny) {
        if (isTiny) {
            return new Known(
                    cover, BruteForce.solutions(cover).stream().limit(2).toList());
        }
        List<List<Integer>> some = new ArrayList<>();
        StopReason end = cover.solver().toBuilder()
                .engine("links")
                .nodeLimit(NODES)
                .build()
                .forEach((options, length) -> {
                    some.add(
                            IntStream.of(options).limit(length).sorted().boxed().toList());
                    return some.size() < 2 ? Visit.CONTINUE : Visit.STOP;
                })
                .stopped();
        boolean isKnown = some.size() == 2 || end == StopReason.EXHAUSTED;
        return new Known(isKnown ? cover : cover.withNothingGiven().withoutOptions(0, 1), some);
    }

    /** All settings of a question. */
    private record Asking(
            String engine,
            boolean anyOrder,
            int threads,
            long nodes,
            long nanos,
            long memory,
            RootReduction reduction,
            int sparing,
            Sizes sizes) {

        static Asking random(SplittableRandom random) {
            String engine = ENGINES.get(random.nextInt(ENGINES.size()));
            RootReduction[] reductions = RootReduction.values();
            return new Asking(
                    engine,
                    random.nextInt(3) == 0,
                    random.nextInt(4) == 0 ? random.nextInt(2, 4) : 1,
                    random.nextInt(4) == 0 ? random.nextLong(1, random.nextBoolean() ? 3 : 60) : Long.MAX_VALUE,
                    random.nextInt(12) == 0 ? random.nextLong(1, 400_000) : 0,
                    random.nextInt(4) == 0 ? 1 << random.nextInt(8, 16) : 1 << 24,
                    reductions[random.nextInt(reductions.length)],
                    Math.max(0, random.nextInt(-4, 4)),
                    sizes(random));
        }

        /**
         * Returns a search to the end, with one thread and a byte of memory; a search to a limit with engines
         * that may not end without a solution or a table.
         */
        static Asking withoutMemory(String engine, SplittableRandom random) {
            long nodes = Set.of("local", "symmetric", "orbits").contains(engine) ? 1000 : Long.MAX_VALUE;
            return new Asking(engine, false, 1, nodes, 0, 1, RootReduction.AUTO, 0, sizes(random));
        }

        private static Sizes sizes(SplittableRandom random) {
            return EarlySizes.after(few(random))
                    .due(random.nextInt(4) == 0 ? NEVER : few(random) * few(random) * few(random))
                    .seed(random.nextLong())
                    .trial(few(random))
                    .table(few(random))
                    .looks(random.nextBoolean() ? Integer.MAX_VALUE : (int) few(random))
                    .cutting(FINE)
                    .build();
        }

        private static long few(SplittableRandom random) {
            return 1 + random.nextInt(1 << random.nextInt(1, 6));
        }

        private Solver<Integer> solver(Known known) {
            Solver<Integer> solver = known.cover.solver().toBuilder()
                    .engine(engine)
                    .threads(threads)
                    .memoMemory(memory)
                    .reduction(reduction)
                    .sizes(sizes)
                    .build();
            solver = sparing > 0
                    ? solver.toBuilder()
                            .sufficientOptions(option -> suffices(known, option))
                            .build()
                    : solver;
            solver = anyOrder ? solver.toBuilder().anyOrder().build() : solver;
            solver =
                    nodes < Long.MAX_VALUE ? solver.toBuilder().nodeLimit(nodes).build() : solver;
            return nanos > 0
                    ? solver.toBuilder().timeLimit(Duration.ofNanos(nanos)).build()
                    : solver;
        }

        /** Returns true for the options of one solution, if the cover has solutions, and for some other options. */
        private boolean suffices(Known known, int option) {
            return option % (sparing + 1) == 0
                    || !known.some.isEmpty() && known.some.get(0).contains(option);
        }

        private boolean isLimited() {
            return nodes < Long.MAX_VALUE || nanos > 0;
        }

        /** Asks for a solution and checks it; returns false if a limit stopped the search. */
        boolean solve(Known known, String how) {
            Found<Integer> found = solver(known).solve();
            if (found.report().outcome() == Outcome.UNKNOWN) {
                assertThat(isLimited()).as(how).isTrue();
                return false;
            }
            assertThat(found.options().isPresent()).as(how).isEqualTo(!known.some.isEmpty());
            found.options().ifPresent(options -> checkSolution(known.cover, options, how));
            return true;
        }

        /** Asks for two solutions and checks them; returns false if a limit stopped the search. */
        boolean unique(Known known, String how) {
            Uniqueness<Integer> unique = solver(known).unique();
            List<List<Integer>> found = unique.found().stream()
                    .map(Solution::options)
                    .map(options -> options.stream().sorted().toList())
                    .toList();
            found.forEach(options -> checkSolution(known.cover, options, how));
            assertThat(found).as(how).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(known.some.size());
            if (unique.verdict() == Uniqueness.Verdict.UNKNOWN) {
                assertThat(isLimited()).as(how).isTrue();
                return false;
            }
            assertThat(found).as(how).hasSameSizeAs(known.some);
            return true;
        }

        private static void checkSolution(PlainCover cover, List<Integer> options, String how) {
            assertThat(cover.isSolution(options)).as("%s: %s", how, options).isTrue();
        }
    }
}
