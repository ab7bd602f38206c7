package dlx.core.engine.prices;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.core.engine.Branching;
import dlx.core.engine.HandOvers;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import dlx.core.search.internal.SearchQuestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A small cover whose items may be covered other than once, with weights and givens, and all its solutions by looking at
 * every subset of its options.
 *
 * @param least of each primary item
 * @param most of each primary item
 * @param secondary how many secondary items come behind the primary ones
 * @param options of each, its items, each with a color, -1 for none
 */
public record WeightedCover(
        int[] least,
        int[] most,
        int secondary,
        List<int[][]> options,
        long[] weight,
        int[] take,
        int[] ban,
        int[] relax) {

    /** A random cover, bounded in one way of several, of at most 10 options. */
    public static WeightedCover random(long seed) {
        Random random = new Random(new SplittableRandom(seed).nextLong());
        int primary = 1 + random.nextInt(6);
        int secondary = random.nextInt(3) == 0 ? 1 + random.nextInt(3) : 0;
        boolean colors = random.nextBoolean();
        int kind = random.nextInt(5);
        int[] least = new int[primary];
        int[] most = new int[primary];
        for (int i = 0; i < primary; i++) {
            int[] bounds = bounds(kind < 2 ? 0 : random.nextInt(6));
            least[i] = bounds[0];
            most[i] = bounds[1];
        }
        List<int[][]> options = new ArrayList<>();
        for (int k = random.nextInt(11); k > 0; k--) {
            options.add(option(random, primary, secondary, colors));
        }
        int n = options.size();
        int greatest = List.of(0, 1, 1, 3, 20).get(random.nextInt(5));
        int floor = random.nextInt(3) == 0 ? -greatest : random.nextBoolean() ? greatest : 0;
        long[] weight = new long[n];
        for (int k = 0; k < n; k++) {
            weight[k] = floor + random.nextInt(greatest - floor + 1);
        }
        boolean given = random.nextInt(3) == 0;
        int[] take = some(random, given ? n : 0);
        int[] ban = some(random, given ? n : 0);
        int[] relax = some(random, given ? primary : 0);
        return new WeightedCover(least, most, secondary, options, weight, take, ban, relax);
    }

    private static int[] bounds(int kind) {
        return new int[][] {{1, Integer.MAX_VALUE}, {0, 2}, {2, 2}, {1, 3}, {1, 1}, {2, Integer.MAX_VALUE}}[kind];
    }

    private static int[][] option(Random random, int primary, int secondary, boolean colors) {
        TreeMap<Integer, Integer> held = new TreeMap<>();
        held.put(random.nextInt(primary), -1);
        for (int more = random.nextInt(4); more > 0; more--) {
            int item = random.nextInt(primary + secondary);
            held.put(item, item >= primary && colors ? random.nextInt(3) - 1 : -1);
        }
        return held.entrySet().stream()
                .map(e -> new int[] {e.getKey(), e.getValue()})
                .toArray(int[][]::new);
    }

    /** None or one of so many, or two now and then. */
    private static int[] some(Random random, int of) {
        return of == 0
                ? new int[0]
                : random.ints(random.nextInt(3), 0, of).distinct().toArray();
    }

    /** The same with other weights. */
    public WeightedCover weighing(long... other) {
        return new WeightedCover(least, most, secondary, options, other, take, ban, relax);
    }

    /** Whether every item is to be covered once at least, and any number of times. */
    public boolean isRepeated() {
        return secondary == 0
                && Arrays.stream(least).allMatch(n -> n == 1)
                && Arrays.stream(most).allMatch(n -> n > 99);
    }

    public boolean isBounded() {
        return IntStream.range(0, least.length).anyMatch(i -> least[i] != 1 || most[i] != 1);
    }

    public Problem problem() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            List<Item> items = new ArrayList<>();
            for (int i = 0; i < least.length; i++) {
                Item item = c.item("p" + i);
                item.times(least[i], most[i]);
                items.add(item);
            }
            for (int i = 0; i < secondary; i++) {
                items.add(c.item("s" + i).secondary());
            }
            for (int k = 0; k < options.size(); k++) {
                List<Item> held = new ArrayList<>();
                for (int[] node : options.get(k)) {
                    Item item = items.get(node[0]);
                    held.add(node[1] < 0 ? item : item.colored("c" + node[1]));
                }
                c.option(k, weight[k], held);
            }
        });
        return Problem.of(cover.data(), () -> {});
    }

    private Givens givens() {
        return Givens.of(take).forbidden(ban).relaxed(relax);
    }

    public SearchRequest request(SearchQuestion.Best question, List<int[]> symmetries) {
        return request(question, symmetries, 1);
    }

    public SearchRequest request(SearchQuestion.Best question, List<int[]> symmetries, int threads) {
        SearchRequest.Kind kind = new SearchRequest.Kind(
                "auto", SearchMode.BEST, Branching.of(Strategy.MRV), false, false, relax.length > 0, RootReduction.OFF);
        return new SearchRequest(
                kind,
                givens(),
                Strategy.MRV,
                1 << 20,
                Requests.workforce(threads),
                HandOvers.USUAL,
                Optional.of(question),
                symmetries);
    }

    /** All solutions, the best first; of equally good ones those with lower numbers first. */
    public List<List<Integer>> solutions(Goal goal) {
        List<List<Integer>> solutions = new ArrayList<>();
        int taken = IntStream.of(take).reduce(0, (set, k) -> set | 1 << k);
        int banned = IntStream.of(ban).reduce(0, (set, k) -> set | 1 << k);
        for (int set = 0; set < 1 << options.size(); set++) {
            if ((set & taken) == taken && (set & banned) == 0 && isSolution(set, taken)) {
                int bits = set;
                solutions.add(IntStream.range(0, options.size())
                        .filter(k -> (bits >> k & 1) != 0)
                        .boxed()
                        .toList());
            }
        }
        solutions.sort(
                (a, b) -> goal == Goal.LEAST ? Long.compare(score(a), score(b)) : Long.compare(score(b), score(a)));
        return solutions;
    }

    public long score(List<Integer> chosen) {
        return chosen.stream().mapToLong(k -> weight[k]).sum();
    }

    private boolean isSolution(int set, int taken) {
        int[] times = new int[least.length + secondary];
        int[] color = new int[times.length];
        for (int k = 0; k < options.size(); k++) {
            if ((set >> k & 1) == 0) {
                continue;
            }
            boolean wanted = (taken >> k & 1) != 0;
            for (int[] node : options.get(k)) {
                int i = node[0];
                if (i >= least.length && times[i] > 0 && (node[1] < 0 || node[1] != color[i])) {
                    return false;
                }
                times[i]++;
                color[i] = node[1];
                wanted |= i < least.length && !isRelaxed(i);
            }
            if (!wanted) {
                return false;
            }
        }
        for (int i = 0; i < least.length; i++) {
            if (times[i] > most[i] || times[i] < least[i] && !isRelaxed(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean isRelaxed(int item) {
        for (int i : relax) {
            if (i == item) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return "least " + Arrays.toString(least) + " most " + Arrays.toString(most) + " secondary "
                + secondary + " options "
                + options.stream().map(java.util.Arrays::deepToString).toList()
                + " weight " + Arrays.toString(weight) + " take " + Arrays.toString(take) + " ban "
                + Arrays.toString(ban) + " relax " + Arrays.toString(relax);
    }
}
