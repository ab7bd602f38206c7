package dlx.core.diagram;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dlx.api.Goal;
import dlx.core.covers.RandomCovers;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ZddOperationsTest {

    @Test
    void combinesAsSetsDo() {
        for (long seed = 0; seed < RandomCovers.amount(4000); seed++) {
            Random random = new Random(seed);
            int n = random.nextInt(10);
            int[] order = Families.shuffled(random, n);
            Set<BitSet> one = Families.random(random, n);
            Set<BitSet> two = Families.random(random, n);
            two.addAll(one.stream().filter(s -> random.nextBoolean()).toList());
            Zdd first = Families.diagram(one, order);
            Zdd second = Families.diagram(two, random.nextBoolean() ? order : Families.shuffled(random, n));
            String reported = "seed " + seed;
            assertEquals(Families.diagram(both(one, two), order), first.union(second), reported);
            Set<BitSet> common = new HashSet<>(one);
            common.retainAll(two);
            assertEquals(Families.diagram(common, order), first.intersection(second), reported);
            Set<BitSet> left = new HashSet<>(one);
            left.removeAll(two);
            assertEquals(Families.diagram(left, order), first.difference(second), reported);
        }
    }

    private static Set<BitSet> both(Collection<BitSet> one, Collection<BitSet> two) {
        Set<BitSet> both = new HashSet<>(one);
        both.addAll(two);
        return both;
    }

    @Test
    void keepsSetsThatTakeAndDoNotHaveOptions() {
        for (long seed = 0; seed < RandomCovers.amount(4000); seed++) {
            Random random = new Random(seed);
            int n = 1 + random.nextInt(9);
            int[] order = Families.shuffled(random, n);
            Set<BitSet> family = Families.random(random, n);
            BitSet taken = some(random, n, random.nextInt(4));
            BitSet banned = some(random, n, random.nextInt(4));
            Set<BitSet> expected = family.stream()
                    .filter(s -> !s.intersects(banned) && covers(s, taken))
                    .collect(Collectors.toSet());
            Zdd restricted =
                    Families.diagram(family, order).restrict(Families.options(taken), Families.options(banned));
            assertEquals(Families.diagram(expected, order), restricted, "seed " + seed);
        }
    }

    private static BitSet some(Random random, int n, int count) {
        BitSet some = new BitSet();
        for (int k = 0; k < count; k++) {
            some.set(random.nextInt(n));
        }
        return some;
    }

    private static boolean covers(BitSet set, BitSet part) {
        BitSet missing = (BitSet) part.clone();
        missing.andNot(set);
        return missing.isEmpty();
    }

    @Test
    void takesNothingThatIsNotInTheOrder() {
        Zdd zdd = Families.everySubset(3);
        assertEquals(Set.of(), Families.sets(zdd.restrict(new int[] {3})));
        assertEquals(zdd, zdd.restrict(new int[] {}, 3, 77));
    }

    @Test
    void refusesOtherOptions() {
        Zdd zdd = Families.everySubset(3);
        assertThrows(IllegalArgumentException.class, () -> zdd.union(Families.everySubset(4)));
        Zdd other = Families.diagram(List.of(), 0, 1, 3);
        assertThrows(IllegalArgumentException.class, () -> zdd.intersection(other));
    }

    @Test
    void knowsTheOptionsOfSomeAndOfAll() {
        for (long seed = 0; seed < RandomCovers.amount(3000); seed++) {
            Random random = new Random(seed);
            int n = 1 + random.nextInt(8);
            BitSet always = some(random, n, random.nextInt(3));
            Set<BitSet> family = Families.random(random, n);
            family.forEach(s -> s.or(always));
            family = new HashSet<>(family);
            Zdd zdd = Families.diagram(family, Families.shuffled(random, n));
            BitSet any = new BitSet();
            BitSet all = new BitSet();
            all.set(0, family.isEmpty() ? 0 : n);
            for (BitSet set : family) {
                any.or(set);
                all.and(set);
            }
            assertArrayEquals(Families.options(any), zdd.optionsOfSome(), "seed " + seed);
            assertArrayEquals(Families.options(all), zdd.optionsOfAll(), "seed " + seed);
        }
    }

    @Test
    void collectsSetsInAnyOrder() {
        for (long seed = 0; seed < RandomCovers.amount(2000); seed++) {
            Random random = new Random(seed);
            int n = random.nextInt(10);
            Set<BitSet> family = Families.random(random, n);
            ZddCollector collector = new ZddCollector(n, Families.PLENTY, () -> {});
            for (BitSet set : family) {
                for (int times = random.nextInt(3); times >= 0; times--) {
                    add(collector, random, set);
                }
                if (random.nextInt(10) == 0) {
                    collector.diagram();
                }
            }
            int[] order = IntStream.range(0, n).toArray();
            assertEquals(Families.diagram(family, order), collector.diagram(), "seed " + seed);
        }
    }

    private static void add(ZddCollector collector, Random random, BitSet set) {
        int[] options = Families.options(set);
        int[] mixed = new int[options.length + 1];
        int k = 0;
        for (int place : Families.shuffled(random, options.length)) {
            mixed[k++] = options[place];
        }
        boolean twice = k > 0 && random.nextBoolean();
        mixed[k] = twice ? mixed[0] : -1; // which is beyond the length
        collector.add(mixed, twice ? k + 1 : k);
    }

    @Test
    void collectsMoreThanOneBatch() {
        Random random = new Random(5);
        ZddCollector collector = new ZddCollector(40, Families.PLENTY, () -> {});
        Set<BitSet> family = new HashSet<>();
        for (int k = 0; k < 60_000; k++) {
            BitSet set = some(random, 40, 10);
            family.add(set);
            collector.add(Families.options(set), set.cardinality());
        }
        assertEquals(family, Families.sets(collector.diagram()));
    }

    @Test
    void collectsNoMoreThanFits() {
        Random random = new Random(5);
        Zdd earlier = Families.everySubset(4);
        for (long bytes : new long[] {10_000, 1 << 20}) {
            ZddCollector collector = new ZddCollector(60, bytes, () -> {});
            assertThrows(DiagramFullException.class, () -> {
                for (int k = 0; k < 1_000_000; k++) {
                    collector.add(Families.options(some(random, 60, 30)), 20);
                }
            });
        }
        assertEquals(16, Families.sets(earlier).size());
    }

    @Test
    void collectsWhatSharesMuchInLittleMemory() {
        ZddCollector collector = new ZddCollector(16, 1 << 20, () -> {}); // the sets themselves need 3 MB
        for (BitSet set : Families.subsets(16)) {
            collector.add(Families.options(set), set.cardinality());
        }
        assertEquals(Families.everySubset(16), collector.diagram());
    }

    @Test
    void collectsUntilTheCheckThrows() {
        ZddCollector collector = new ZddCollector(3, Families.PLENTY, () -> {
            throw new CancellationException();
        });
        assertThrows(CancellationException.class, () -> {
            for (int k = 0; k < 10_000; k++) {
                collector.add(new int[] {1}, 1);
            }
        });
        assertThrows(IndexOutOfBoundsException.class, () -> collector.add(new int[] {3}, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> collector.add(new int[] {-1}, 1));
        assertThrows(IllegalArgumentException.class, () -> new ZddCollector(-1, 100, () -> {}));
    }

    @Test
    void operationsEndWhereTheyAreFullOrCancelled() {
        Random random = new Random(3);
        Zdd one = large(random);
        Zdd two = large(random);
        Zdd full = one.within(5000, () -> {});
        assertEquals(one, full);
        assertThrows(DiagramFullException.class, () -> full.union(two));
        assertThrows(DiagramFullException.class, () -> full.restrict(new int[] {}, 1));
        assertThrows(DiagramFullException.class, full::count);
        assertThrows(DiagramFullException.class, () -> full.sampler(1));
        assertThrows(DiagramFullException.class, () -> full.best(1, Goal.LEAST));
        Zdd cancelled = one.within(Families.PLENTY, () -> {
            throw new CancellationException();
        });
        assertThrows(CancellationException.class, () -> cancelled.union(two));
        assertThrows(CancellationException.class, () -> cancelled.restrict(new int[] {}, 1));
        assertThrows(IllegalArgumentException.class, () -> one.within(-1, () -> {}));
        assertEquals(both(Families.sets(one), Families.sets(two)), Families.sets(one.union(two)));
    }

    @Test
    void boundsAreInherited() {
        Zdd part = large(new Random(3)).within(200_000, () -> {}).restrict(new int[] {}, 1);
        int[] order = part.order();
        Zdd other = large(new Random(4));
        assertEquals(order.length, other.order().length);
        assertThrows(DiagramFullException.class, () -> part.union(other));
    }

    private static Zdd large(Random random) {
        ZddCollector collector = new ZddCollector(30, Families.PLENTY, () -> {});
        for (int k = 0; k < 2000; k++) {
            BitSet set = some(random, 30, 8);
            collector.add(Families.options(set), set.cardinality());
        }
        return collector.diagram();
    }

    @Test
    void worksOnLongChainsWithoutTheStackOfTheThread() {
        int n = 200_000;
        int[] up = IntStream.range(0, n).toArray();
        Zdd singles = singles(up, up);
        assertEquals(n, singles.count().intValueExact());
        Zdd half = singles(Arrays.copyOf(up, n / 2), up);
        assertEquals(singles, singles.union(half));
        assertEquals(n / 2, singles.difference(half).count().intValueExact());
        assertEquals(50, singles.best(50, Goal.LEAST).size());
    }

    @Test
    void turnsAnOrderAround() {
        int n = 600;
        int[] up = IntStream.range(0, n).toArray();
        int[] down = IntStream.range(0, n).map(k -> n - 1 - k).toArray();
        assertEquals(singles(up, up), singles(up, up).union(singles(down, down)));
    }

    private static Zdd singles(int[] some, int... order) {
        Zdd.Builder builder = new Zdd.Builder(order, Families.PLENTY, () -> {});
        int node = 0;
        for (int rank = some.length - 1; rank >= 0; rank--) {
            node = builder.node(rank, node, 1);
        }
        return builder.build(node);
    }
}
