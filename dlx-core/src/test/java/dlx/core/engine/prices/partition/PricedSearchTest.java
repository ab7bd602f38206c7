package dlx.core.engine.prices.partition;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.core.Family;
import dlx.core.PlainCover;
import dlx.core.Reference;
import dlx.core.engine.Caps;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.Tasks;
import dlx.core.engine.Workforce;
import dlx.core.engine.prices.dual.Scale;
import dlx.core.search.SearchQuestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The searches of prices with so few nodes allowed that small covers are taken apart at every depth. */
class PricedSearchTest {

    static final List<Caps> CAPS =
            List.of(new Caps(0, 0, 0, 0), new Caps(0, 0, 1, 1), new Caps(0, 1, 2, 1), new Caps(0, 2, 3, 4));

    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            mode = EnumSource.Mode.MATCH_NONE,
            names = {".*(MULTIPLE|BOTH|COPIES|GUARDS).*"})
    void aSearchTakenApartFindsTheSame(Family family) {
        LongStream.range(0, family.covers(600)).forEach(seed -> {
            PlainCover plain = weighed(family.cover(seed), seed);
            Reference reference = Reference.solve(plain, 2_000, 100_000);
            if (reference.isComplete()) {
                for (Caps caps : CAPS) {
                    check(plain, reference, caps, family + ", seed " + seed + ", " + caps);
                }
            }
        });
    }

    /** Secondary items that many options want have prices below 0, and a solution may leave them uncovered. */
    @Test
    void aSolutionThatCostsMoreThanItsPricesSayIsNotLost() {
        for (long seed = 0; seed < 3_000; seed++) {
            PlainCover plain = crowded(new Random(seed));
            Reference reference = Reference.solve(plain, 2_000, 100_000);
            for (Caps caps : CAPS) {
                check(plain, reference, caps, "seed " + seed + ", " + caps);
            }
        }
    }

    static PlainCover crowded(Random random) {
        int primary = 2 + random.nextInt(4);
        int secondary = 1 + random.nextInt(3);
        List<Boolean> kinds = new ArrayList<>();
        for (int i = 0; i < primary + secondary; i++) {
            kinds.add(i < primary);
        }
        List<PlainCover.Option> options = new ArrayList<>();
        for (int k = primary * (2 + random.nextInt(3)); k > 0; k--) {
            boolean crowds = random.nextInt(3) > 0;
            List<Integer> items = new ArrayList<>(List.of(random.nextInt(primary)));
            if (crowds) {
                items.add(primary + random.nextInt(secondary));
            }
            options.add(new PlainCover.Option(items, crowds ? random.nextInt(20) : 30 + random.nextInt(1_000)));
        }
        return new PlainCover(kinds, options, List.of());
    }

    static PlainCover weighed(PlainCover cover, long seed) {
        Random random = new Random(seed);
        int greatest = random.nextBoolean() ? 5 : 1000;
        return new PlainCover(
                cover.primary(),
                cover.bounds(),
                cover.options().stream()
                        .map(o -> new PlainCover.Option(o.items(), o.colors(), random.nextInt(greatest)))
                        .toList(),
                cover.pins(),
                cover.banned(),
                cover.relaxed());
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
        Problem problem = Problem.of(cover, StopCheck.NEVER);
        SearchRequest any = Tasks.of(SearchMode.BEST, plain.givens());
        SearchRequest task = new SearchRequest(
                any.kind(),
                any.givens(),
                any.strategy(),
                any.memoMemory(),
                Workforce.ALONE,
                any.handOvers(),
                Optional.of(question),
                List.of());
        PricedSearch search = new PricedSearch(
                problem, task, Tasks.free(), Scale.of(problem, StopCheck.NEVER).orElseThrow(), caps);
        List<Long> scores = new ArrayList<>();
        while (search.advance()) {
            int[] options = new int[search.length()];
            search.copyOptions(options);
            scores.add(cover.score(options, options.length));
        }
        return scores.stream().mapToLong(s -> s).toArray();
    }

    /** Costs that doubles do not tell apart. */
    @Test
    void greatCostsAreExact() {
        for (long cost : new long[] {(1L << 53) + 1, (1L << 55) + 1, (1L << 56) + 3, -(1L << 56) + 1}) {
            CoverData cover = Cover.of(Integer.class, c -> {
                        Item item = c.primary("item");
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
