package dlx.core.engine.prices.partition;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.Reference;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Caps;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.Workforce;
import dlx.core.engine.prices.WeighedCovers;
import dlx.core.engine.prices.dual.Scale;
import dlx.core.search.internal.SearchQuestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the searches of prices with limits of nodes so small that small covers are branched on at every depth. */
class PricedSearchTest {

    /** Limits with which the linear program does the whole search, from the first node on. */
    private static final Caps LINEAR = new Caps(0, 0, 0, 0, 1, -1, Double.POSITIVE_INFINITY);

    /**
     * Limits with which the linear program solves the root and dives; the search continues with shared prices, unless
     * the bound is met.
     */
    private static final Caps DIVING = new Caps(0, 0, 1, 2, 1, Double.MAX_VALUE, 0);

    /** Maximum number of nodes of a small cover's search; a search that needs more does not end. */
    private static final long MOST_NODES = 200_000;

    /** Bytes for the matrices of the linear program. */
    private static final long MEMORY = 64L << 20;

    static final List<Caps> CAPS =
            List.of(shared(0, 0, 0), shared(0, 1, 1), shared(1, 2, 1), shared(2, 3, 4), LINEAR, DIVING);

    private static Caps shared(int easy, int first, int below) {
        return new Caps(0, easy, first, below, Integer.MAX_VALUE, Double.MAX_VALUE, -1);
    }

    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            mode = EnumSource.Mode.MATCH_NONE,
            names = {".*(MULTIPLE|BOTH|COPIES|GUARDS).*"})
    void aSearchTakenApartFindsTheSame(Family family) {
        LongStream.range(0, family.covers(RandomCovers.amount(600))).forEach(seed -> {
            PlainCover plain = WeighedCovers.weighed(family.cover(seed), seed);
            Reference reference = Reference.solve(plain, 2_000, 100_000);
            if (reference.isComplete()) {
                for (Caps caps : CAPS) {
                    if (caps != LINEAR || isFewOf(reference, family, seed)) {
                        check(plain, reference, caps, family + ", seed " + seed + ", " + caps);
                    }
                }
            }
        });
    }

    /** Tests more than 64 levels, for which the tree of the linear program grows its lists. */
    @Test
    void aDeepTreeOfTheLinearProgramFindsTheSame() {
        PlainCover plain = WeighedCovers.weighed(Family.FORCED.cover(12), 12);
        check(plain, Reference.solve(plain, 2_000, 100_000), DIVING, "a deep tree");
    }

    /**
     * Returns true for small trees and for some of the others, because a node of the linear program takes a thousand
     * times as long as other nodes.
     */
    private static boolean isFewOf(Reference reference, Family family, long seed) {
        return family.name().startsWith("TINY")
                || seed % 4 == 0 && reference.solutions().size() <= 20;
    }

    /**
     * Tests secondary items that many options hold: their prices are below 0, and a solution may leave them uncovered.
     */
    @Test
    void aSolutionThatCostsMoreThanItsPricesSayIsNotLost() {
        for (long seed = 0; seed < RandomCovers.amount(3000); seed++) {
            PlainCover plain = WeighedCovers.crowded(new Random(seed));
            Reference reference = Reference.solve(plain, 2_000, 100_000);
            for (Caps caps : CAPS) {
                check(plain, reference, caps, "seed " + seed + ", " + caps);
            }
        }
    }

    /** Tests a cover on which doubles made the tree branch for ever on a pair without effect. */
    @Test
    void aCoverWithoutASolutionComesToAnEnd() {
        PlainCover plain = new PlainCover(
                List.of(true, true, true, true, true),
                List.of(
                        new PlainCover.Option(List.of(0, 2, 4), -638),
                        new PlainCover.Option(List.of(3, 4), 0),
                        new PlainCover.Option(List.of(1, 3, 4), -850),
                        new PlainCover.Option(List.of(4), -378),
                        new PlainCover.Option(List.of(1, 2, 3), -881),
                        new PlainCover.Option(List.of(0, 1, 3), 0)),
                List.of());
        check(plain, Reference.solve(plain, 2_000, 100_000), LINEAR, "no solution");
    }

    /** Tests one cost that dwarfs all others, costs below 0, and both. */
    @Test
    void costsOfAnySizeComeToAnEnd() {
        for (long seed = 0; seed < RandomCovers.amount(1500); seed++) {
            Random random = new Random(seed);
            PlainCover plain = WeighedCovers.weighed(Family.TINY.cover(seed), () -> cost(random));
            Reference reference = Reference.solve(plain, 2_000, 100_000);
            boolean isFit = !plain.hasMultiplicities()
                    && reference.isComplete()
                    && Scale.of(Problem.of(plain.cover().data(), StopCheck.NEVER), StopCheck.NEVER)
                            .isPresent();
            if (isFit) {
                check(plain, reference, LINEAR, "seed " + seed);
            }
        }
    }

    private static int cost(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> 1_000_000_000 + random.nextInt(10);
            case 1 -> -random.nextInt(1_000);
            case 2 -> 0;
            default -> random.nextInt(100);
        };
    }

    private static void check(PlainCover plain, Reference reference, Caps caps, String name) {
        CoverData cover = plain.cover().data();
        long[] scores = reference.solutions().stream()
                .mapToLong(s -> s.stream().mapToLong(cover::weight).sum())
                .sorted()
                .toArray();
        assertThat(scores(plain, cover, new SearchQuestion.Best(Goal.LEAST, 4), caps))
                .as("the best four, %s", name)
                .containsExactly(Arrays.copyOf(scores, Math.min(4, scores.length)));
        long[] optima = Arrays.stream(scores).filter(s -> s == scores[0]).toArray();
        assertThat(scores(plain, cover, new SearchQuestion.Best(Goal.LEAST, 1, true, 0), caps))
                .as("all optima, %s", name)
                .containsExactly(optima);
    }

    private static long[] scores(PlainCover plain, CoverData cover, SearchQuestion.Best question, Caps caps) {
        return scores(plain, cover, question, caps, MEMORY);
    }

    private static PricedSearch search(
            PlainCover plain, CoverData cover, SearchQuestion.Best question, Caps caps, long memory) {
        Problem problem = Problem.of(cover, StopCheck.NEVER);
        SearchRequest any = Requests.of(SearchMode.BEST, plain.givens());
        SearchRequest request = new SearchRequest(
                any.kind(),
                any.givens(),
                any.strategy(),
                memory,
                Workforce.ALONE,
                any.sizes(),
                Optional.of(question),
                List.of(),
                Optional.empty());
        return new PricedSearch(
                problem,
                request,
                Requests.nodes(MOST_NODES),
                Scale.of(problem, StopCheck.NEVER).orElseThrow(),
                caps);
    }

    private static long[] scores(
            PlainCover plain, CoverData cover, SearchQuestion.Best question, Caps caps, long memory) {
        PricedSearch search = search(plain, cover, question, caps, memory);
        List<Long> scores = new ArrayList<>();
        while (search.advance()) {
            int[] options = search.options();
            scores.add(cover.score(options, options.length));
        }
        return scores.stream().mapToLong(s -> s).toArray();
    }

    /** Tests memory for two matrices instead of four. */
    @Test
    void whereTheLinearProgramHasNoMemorySharedPricesFindTheSame() {
        SearchQuestion.Best best = new SearchQuestion.Best(Goal.LEAST, 4);
        for (long seed = 0; seed < RandomCovers.amount(100); seed++) {
            PlainCover plain = WeighedCovers.crowded(new Random(seed));
            CoverData cover = plain.cover().data();
            assertThat(scores(plain, cover, best, LINEAR, 1 << 18))
                    .as("seed %d", seed)
                    .containsExactly(scores(plain, cover, best, LINEAR));
        }
    }

    /**
     * Tests that rounds search beyond the proved bound. A round only up to that bound searches its whole tree in vain:
     * 240 nodes were needed with it.
     */
    @Test
    void roundsLookFurtherThanTheLinearProgramHasProved() {
        Random random = new Random(13);
        int items = 12;
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items all = c.items("item", items);
            for (int i = 0; i < items; i++) {
                c.option(i, 400 + random.nextInt(400), all.at(i));
            }
            for (int k = items; k < 60; k++) {
                int length = 2 + random.nextInt(2);
                TreeSet<Integer> held = new TreeSet<>();
                while (held.size() < length) {
                    held.add(random.nextInt(items));
                }
                c.option(
                        k,
                        300 + 100 * length + random.nextInt(300),
                        held.stream().map(all::at).toList());
            }
        });
        PlainCover nothing = new PlainCover(List.of(), List.of(), List.of());

        PricedSearch search = search(nothing, cover.data(), new SearchQuestion.Best(Goal.LEAST, 1), DIVING, MEMORY);
        while (search.advance()) {
            assertThat(search.length()).isPositive();
        }

        assertThat(search.nodes()).isLessThan(200);
    }

    /** Tests costs that doubles cannot distinguish. */
    @Test
    void greatCostsAreExact() {
        for (long cost : new long[] {(1L << 53) + 1, (1L << 55) + 1, (1L << 56) + 3, -(1L << 56) + 1}) {
            CoverData cover = Cover.of(Integer.class, c -> {
                        Item item = c.item("item");
                        c.option(0, cost, item);
                        c.option(1, cost, item);
                    })
                    .data();
            PlainCover nothing = new PlainCover(List.of(), List.of(), List.of());
            assertThat(scores(nothing, cover, new SearchQuestion.Best(Goal.LEAST, 2), Caps.USUAL))
                    .containsExactly(cost, cost);
        }
    }
}
