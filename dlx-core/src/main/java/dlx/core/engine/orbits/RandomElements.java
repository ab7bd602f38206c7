package dlx.core.engine.orbits;

import dlx.core.search.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Random elements of prime order of a group: products of its generators, replaced one by one (F. Celler et al., Generating
 * random elements of a finite group, Communications in Algebra 23, 1995). Equal seeds give equal elements. Not thread-safe.
 */
final class RandomElements {

    /** Minimum number of products in the pool. */
    private static final int POOL = 10;

    /** Maximum number of numbers in the pool. */
    private static final int MOST_NUMBERS = 1 << 24;

    /** Number of products before the first element. */
    private static final int MIXING = 100;

    /** Maximum order of an element. */
    private static final long MOST = 1_000_000;

    private final SplittableRandom random;
    private final List<int[]> pool;

    /**
     * Creates elements.
     *
     * @param generators maps of options, at least one
     * @param options number of options
     */
    RandomElements(List<Symmetry> generators, int options, long seed) {
        random = new SplittableRandom(seed);
        int size = Math.max(2, Math.min(Math.max(POOL, generators.size()), MOST_NUMBERS / Math.max(1, options)));
        pool = new ArrayList<>();
        for (int k = 0; k < Math.max(size, generators.size()); k++) {
            Symmetry generator = generators.get(k % generators.size());
            if (k < size) {
                int[] map = new int[options];
                Arrays.setAll(map, generator::image);
                pool.add(map);
            } else { // there are more than fit: each is multiplied into the pool
                int[] map = pool.get(k % size);
                Arrays.setAll(map, option -> generator.image(map[option]));
            }
        }
        for (int k = 0; k < MIXING; k++) {
            mix();
        }
    }

    /** Replaces one of the pool by its product with another, and returns it. */
    private int[] mix() {
        int one = random.nextInt(pool.size());
        int other = (one + 1 + random.nextInt(pool.size() - 1)) % pool.size();
        int[] first = pool.get(one);
        int[] second = pool.get(other);
        int[] product = new int[first.length];
        Arrays.setAll(product, option -> second[first[option]]);
        pool.set(one, product);
        return product;
    }

    /** Returns the next element of prime order; empty if the product drawn is the identity or has a large order. */
    Optional<int[]> next() {
        int[] product = mix();
        int[] cycleOf = new int[product.length];
        long order = 1;
        for (int option = 0; option < product.length && order <= MOST; option++) {
            if (cycleOf[option] == 0) {
                int length = 0;
                for (int at = option; cycleOf[at] == 0; at = product[at]) {
                    cycleOf[at] = 1;
                    length++;
                }
                order = order / divisor(order, length) * length;
            }
        }
        if (order == 1 || order > MOST) {
            return Optional.empty();
        }
        List<Integer> primes = primes((int) order);
        int power = (int) order / primes.get(random.nextInt(primes.size()));
        return Optional.of(power(product, power));
    }

    private static long divisor(long one, long other) {
        return other == 0 ? one : divisor(other, one % other);
    }

    private static List<Integer> primes(int number) {
        List<Integer> primes = new ArrayList<>();
        int rest = number;
        for (int p = 2; p <= rest; p++) {
            if (rest % p == 0) {
                primes.add(p);
            }
            while (rest % p == 0) {
                rest /= p;
            }
        }
        return primes;
    }

    /** Returns the map that is another one several times, cycle by cycle. */
    private static int[] power(int[] map, int times) {
        int[] power = new int[map.length];
        Arrays.fill(power, -1);
        int[] cycle = new int[map.length];
        for (int option = 0; option < map.length; option++) {
            int length = 0;
            for (int at = option; power[at] < 0; at = map[at]) {
                power[at] = 0;
                cycle[length++] = at;
            }
            for (int k = 0; k < length; k++) {
                power[cycle[k]] = cycle[(k + times) % length];
            }
        }
        return power;
    }
}
