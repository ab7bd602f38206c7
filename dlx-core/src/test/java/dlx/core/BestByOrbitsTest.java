package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.covers.BruteForce;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.covers.SymmetricCovers;
import dlx.core.engine.Caps;
import dlx.core.engine.EarlySizes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the orbits of {@code best}. */
class BestByOrbitsTest {

    /** Looks for orbits at each node. */
    private static Solver<Integer> early(Solver<Integer> solver, int few, Goal goal) {
        Caps caps = new Caps(few, few, few, few, Integer.MAX_VALUE, Double.MAX_VALUE, -1);
        return solver.toBuilder()
                .goal(goal)
                .engine("prices")
                .sizes(EarlySizes.after(1).caps(caps).build())
                .build();
    }

    /** The best score of covers with planted symmetries, colors, bounds, givens and relaxed items. */
    @Test
    void findsTheBestOfCoversWithPlantedSymmetries() {
        int several = 0;
        for (long seed = 0; seed < RandomCovers.amount(8000); seed++) {
            several += isBest(SymmetricCovers.weighted(seed, 16), seed) ? 1 : 0;
        }
        assertThat(several).isGreaterThan(50);
    }

    /** Items that several options may cover, and pairs of items that exclude each other in some colors. */
    @Test
    void findsTheBestOfRepeatedCoversAndOfColorings() {
        int several = 0;
        for (long seed = 0; seed < RandomCovers.amount(4000); seed++) {
            several += isBest(graph(seed), seed) ? 1 : 0;
        }
        assertThat(several).isGreaterThan(50);
    }

    /** Checks the best score, and returns true if there are solutions of different scores. */
    private static boolean isBest(PlainCover cover, long seed) {
        Goal goal = seed % 2 == 0 ? Goal.LEAST : Goal.GREATEST;
        long[] scores = BruteForce.solutions(cover).stream()
                .mapToLong(one -> one.stream()
                        .mapToLong(option -> cover.options().get(option).weight())
                        .sum())
                .sorted()
                .toArray();
        Best<Integer> best = early(cover.solver(), (int) seed % 3, goal).toBuilder()
                .threads(seed % 5 == 0 ? 2 : 1)
                .build()
                .best();
        assertThat(best.proven()).isTrue();
        assertThat(best.solution().isPresent()).as("seed %d: %s", seed, cover).isEqualTo(scores.length > 0);
        if (scores.length > 0) {
            long expected = scores[goal == Goal.LEAST ? 0 : scores.length - 1];
            assertThat(best.score()).as("seed %d: %s", seed, cover).isEqualTo(expected);
            assertThat(best.bound()).hasValue(expected);
            assertThat(cover.isSolution(best.solution().orElseThrow())).isTrue();
        }
        return scores.length > 0 && scores[0] < scores[scores.length - 1];
    }

    /** Returns a dominating set of a circle with chords, or its coloring with equal colors, some of which cost. */
    private static PlainCover graph(long seed) {
        Random random = new Random(seed);
        int n = 5 + random.nextInt(3);
        List<int[]> edges = new ArrayList<>();
        int chord = random.nextInt(n);
        for (int v = 0; v < n; v++) {
            edges.add(new int[] {v, (v + 1) % n});
            if (chord > 1) {
                edges.add(new int[] {v, (v + chord) % n});
            }
        }
        List<PlainCover.Option> options = new ArrayList<>();
        int pinned = random.nextInt(3) == 0 ? 1 : 0;
        if (random.nextBoolean()) {
            int copies = 1 + random.nextInt(2);
            int least = 1 + random.nextInt(2);
            for (int v = 0; v < n * copies; v++) {
                int at = v % n;
                List<Integer> near = IntStream.range(0, n)
                        .filter(w -> w == at
                                || edges.stream().anyMatch(e -> e[0] == at && e[1] == w || e[0] == w && e[1] == at))
                        .boxed()
                        .toList();
                options.add(new PlainCover.Option(near, 1 + v / n));
            }
            return new PlainCover(
                    Collections.nCopies(n, true),
                    Collections.nCopies(n, new PlainCover.Bounds(least, 2 * n)),
                    options,
                    IntStream.range(0, pinned).boxed().toList(),
                    List.of(),
                    List.of());
        }
        int colors = 3;
        List<Boolean> primary = new ArrayList<>(Collections.nCopies(n + colors, true));
        primary.addAll(Collections.nCopies(colors * (1 + edges.size()), false));
        for (int c = 0; c < colors; c++) {
            int used = n + colors + c;
            for (int v = 0; v < n; v++) {
                List<Integer> items = new ArrayList<>(List.of(v, used));
                List<Integer> of = new ArrayList<>(List.of(PlainCover.Option.NO_COLOR, 1));
                for (int e = 0; e < edges.size(); e++) {
                    if (edges.get(e)[0] == v || edges.get(e)[1] == v) {
                        items.add(n + 2 * colors + e * colors + c);
                        of.add(PlainCover.Option.NO_COLOR);
                    }
                }
                options.add(new PlainCover.Option(items, of, 0));
            }
            options.add(new PlainCover.Option(List.of(n + c, used), List.of(PlainCover.Option.NO_COLOR, 1), 1));
            options.add(new PlainCover.Option(List.of(n + c, used), List.of(PlainCover.Option.NO_COLOR, 0), 0));
        }
        return new PlainCover(
                primary, options, IntStream.range(0, pinned).boxed().toList(), List.of(), List.of());
    }

    /**
     * Covering designs: the least number of sets of k of v points that hold all t points. D. Gordon, G. Kuperberg, O.
     * Patashnik, New constructions for covering designs, Journal of Combinatorial Designs 3, 1995, table of t = 2 and 3.
     */
    @Test
    void coveringDesigns() {
        assertThat(design(7, 4, 3, 600)).isEqualTo(12);
        assertThat(design(9, 4, 2, 2_000)).isEqualTo(8);
        assertThat(design(10, 4, 2, 3_000)).isEqualTo(9);
        assertThat(design(8, 5, 4, 15_000)).isEqualTo(20);
    }

    private static long design(int v, int k, int t, long most) {
        List<Integer> small = sets(v, t);
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items each = c.items("points", small.size()).times(1, 1000);
            for (int set : sets(v, k)) {
                Item[] held = IntStream.range(0, small.size())
                        .filter(i -> (small.get(i) & set) == small.get(i))
                        .mapToObj(each::at)
                        .toArray(Item[]::new);
                c.option(set, 1, held);
            }
        });
        Best<Integer> best =
                Solver.builder(cover).goal(Goal.LEAST).engine("prices").build().best();
        assertThat(best.proven()).isTrue();
        assertThat(best.report().nodes()).as("nodes, C(%d, %d, %d)", v, k, t).isLessThan(most);
        return best.score();
    }

    private static List<Integer> sets(int points, int size) {
        return IntStream.range(0, 1 << points)
                .filter(set -> Integer.bitCount(set) == size)
                .boxed()
                .toList();
    }
}
