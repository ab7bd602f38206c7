package dlx.core.engine.prices;

import dlx.api.Goal;
import dlx.core.covers.BruteForce;
import dlx.core.covers.PlainCover;
import dlx.core.covers.PlainCover.Bounds;
import dlx.core.engine.Branching;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.Sizes;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import dlx.core.search.internal.SearchQuestion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntSupplier;

/** Small covers whose options have weights. */
public final class WeighedCovers {

    /** Bounds of an item that is covered at least once and any number of times. */
    public static final Bounds REPEATED = new Bounds(1, Integer.MAX_VALUE);

    private static final List<Bounds> BOUNDS = List.of(
            REPEATED,
            new Bounds(0, 2),
            new Bounds(2, 2),
            new Bounds(1, 3),
            Bounds.ONCE,
            new Bounds(2, REPEATED.most()));

    private WeighedCovers() {}

    /** Returns a cover with secondary items that many options hold, and expensive options without secondary items. */
    public static PlainCover crowded(Random random) {
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

    /** Returns the cover with random weights. */
    public static PlainCover weighed(PlainCover cover, long seed) {
        Random random = new Random(seed);
        int greatest = random.nextBoolean() ? 5 : 1000;
        return weighed(cover, () -> random.nextInt(greatest));
    }

    /** Returns the cover with weights from a supplier. */
    public static PlainCover weighed(PlainCover cover, IntSupplier weights) {
        return new PlainCover(
                cover.primary(),
                cover.bounds(),
                cover.options().stream()
                        .map(o -> new PlainCover.Option(o.items(), o.colors(), weights.getAsInt()))
                        .toList(),
                cover.pins(),
                cover.banned(),
                cover.relaxed());
    }

    /** Returns a random cover of at most 10 options, whose items are to be covered once or are bounded in several ways. */
    public static PlainCover random(long seed) {
        Random random = new Random(new SplittableRandom(seed).nextLong());
        int primary = 1 + random.nextInt(6);
        int secondary = random.nextInt(3) == 0 ? 1 + random.nextInt(3) : 0;
        boolean colors = random.nextBoolean();
        int kind = random.nextInt(5);
        List<Bounds> bounds = new ArrayList<>();
        for (int i = 0; i < primary; i++) {
            bounds.add(BOUNDS.get(kind < 2 ? 0 : random.nextInt(6)));
        }
        bounds.addAll(Collections.nCopies(secondary, Bounds.ONCE));
        List<PlainCover.Option> options = new ArrayList<>();
        for (int k = random.nextInt(11); k > 0; k--) {
            options.add(option(random, primary, secondary, colors));
        }
        int n = options.size();
        int greatest = List.of(0, 1, 1, 3, 20).get(random.nextInt(5));
        int floor = random.nextInt(3) == 0 ? -greatest : random.nextBoolean() ? greatest : 0;
        options.replaceAll(
                o -> new PlainCover.Option(o.items(), o.colors(), floor + random.nextInt(greatest - floor + 1)));
        boolean given = random.nextInt(3) == 0;
        List<Boolean> kinds = new ArrayList<>(Collections.nCopies(primary, true));
        kinds.addAll(Collections.nCopies(secondary, false));
        return new PlainCover(
                kinds,
                bounds,
                options,
                some(random, given ? n : 0),
                some(random, given ? n : 0),
                some(random, given ? primary : 0));
    }

    private static PlainCover.Option option(Random random, int primary, int secondary, boolean colors) {
        TreeMap<Integer, Integer> held = new TreeMap<>();
        held.put(random.nextInt(primary), -1);
        for (int more = random.nextInt(4); more > 0; more--) {
            int item = random.nextInt(primary + secondary);
            held.put(item, item >= primary && colors ? random.nextInt(3) - 1 : -1);
        }
        return new PlainCover.Option(List.copyOf(held.keySet()), List.copyOf(held.values()), 0);
    }

    /** Returns none or one of the numbers below {@code of}, or two of them now and then. */
    private static List<Integer> some(Random random, int of) {
        return of == 0
                ? List.of()
                : random.ints(random.nextInt(3), 0, of).distinct().boxed().toList();
    }

    /** Returns a cover of primary items that all have the same bounds. */
    public static PlainCover of(int items, Bounds each, List<PlainCover.Option> options) {
        List<Bounds> bounds = Collections.nCopies(items, each);
        return new PlainCover(Collections.nCopies(items, true), bounds, options, List.of(), List.of(), List.of());
    }

    /** Returns all solutions, the best first. */
    public static List<List<Integer>> solutions(PlainCover cover, Goal goal) {
        Comparator<List<Integer>> byScore = Comparator.comparingLong(cover::score);
        return BruteForce.solutions(cover).stream()
                .sorted(goal == Goal.LEAST ? byScore : byScore.reversed())
                .toList();
    }

    public static Problem problem(PlainCover cover) {
        return Problem.of(cover.cover().data(), () -> {});
    }

    public static SearchRequest request(
            PlainCover cover, SearchQuestion.Best question, List<int[]> symmetries, int threads) {
        boolean relaxes = !cover.relaxed().isEmpty();
        SearchRequest.Kind kind = new SearchRequest.Kind(
                "auto", SearchMode.BEST, Branching.of(Strategy.MRV), false, false, relaxes, RootReduction.OFF, false);
        return new SearchRequest(
                kind,
                cover.givens(),
                Strategy.MRV,
                1 << 20,
                Requests.workforce(threads),
                Sizes.USUAL,
                Optional.of(question),
                symmetries,
                Optional.empty());
    }
}
