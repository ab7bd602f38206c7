package dlx.core.diagram;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dlx.core.covers.RandomCovers;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class ZddTest {

    @Test
    void isTheFamilyThatItWasMadeOf() {
        for (long seed = 0; seed < RandomCovers.amount(3000); seed++) {
            String reported = "seed " + seed;
            Random random = new Random(seed);
            int n = random.nextInt(9);
            Set<BitSet> family = Families.random(random, n);
            Zdd zdd = Families.diagram(family, Families.shuffled(random, n));
            assertEquals(family, Families.sets(zdd), reported);
            assertEquals(BigInteger.valueOf(family.size()), zdd.count(), reported);
            assertEquals(family.isEmpty(), zdd.isEmpty(), reported);
            for (BitSet set : Families.subsets(n)) {
                assertEquals(family.contains(set), zdd.contains(Families.options(set)), reported + ": " + set);
            }
        }
    }

    @Test
    void isReducedAndOrdered() {
        for (long seed = 0; seed < RandomCovers.amount(500); seed++) {
            Random random = new Random(seed);
            int n = 1 + random.nextInt(9);
            Zdd zdd = Families.diagram(Families.random(random, n), Families.shuffled(random, n));
            Set<List<Integer>> seen = new HashSet<>();
            BitSet reached = new BitSet();
            reached.set(zdd.root());
            for (int k = zdd.size() - 1; k >= 2; k--) {
                String reported = "seed " + seed + ", node " + k;
                assertTrue(seen.add(List.of(zdd.rank(k), zdd.lo(k), zdd.hi(k))), reported);
                assertNotEquals(0, zdd.hi(k), reported);
                assertTrue(zdd.lo(k) < k && zdd.hi(k) < k, reported);
                assertTrue(zdd.rank(zdd.lo(k)) > zdd.rank(k) && zdd.rank(zdd.hi(k)) > zdd.rank(k), reported);
                assertTrue(reached.get(k), reported);
                assertEquals(zdd.order()[zdd.rank(k)], zdd.option(k), reported);
                reached.set(zdd.lo(k));
                reached.set(zdd.hi(k));
            }
        }
    }

    @Test
    void isTheSameHoweverItWasMade() {
        for (long seed = 0; seed < RandomCovers.amount(500); seed++) {
            Random random = new Random(seed);
            int n = 1 + random.nextInt(9);
            int[] order = Families.shuffled(random, n);
            Set<BitSet> family = Families.random(random, n);
            Zdd.Builder full = new Zdd.Builder(order, Families.PLENTY, () -> {});
            int[] here = copied(full, Families.diagram(Families.random(random, n), order));
            assertEquals(here.length, full.size());
            int root = copiedHiFirst(
                    full,
                    Families.diagram(family, order),
                    Families.diagram(family, order).root());
            Zdd one = full.build(root);
            Zdd other = Families.diagram(family, order);
            assertEquals(other, one, "seed " + seed);
            assertEquals(other.hashCode(), one.hashCode());
        }
    }

    @Test
    void differsWhereFamilyOrOrderDiffer() {
        Zdd one = Families.diagram(Families.subsets(2), 0, 1);
        assertNotEquals(one, Families.diagram(Families.subsets(2), 1, 0));
        assertNotEquals(one, Families.diagram(Families.subsets(1), 0, 1));
        assertNotEquals(Families.diagram(List.of(), 0), Families.diagram(List.of(new BitSet()), 0));
    }

    @Test
    void comesInTheOrderOfItsRanks() {
        List<List<Integer>> seen = new ArrayList<>();
        for (ZddCursor cursor = Families.diagram(Families.subsets(3), 2, 0, 1).cursor(); cursor.advance(); ) {
            List<Integer> set = new ArrayList<>();
            for (int k = 0; k < cursor.length(); k++) {
                set.add(cursor.options()[k]);
            }
            seen.add(set);
        }
        assertEquals(
                List.of(
                        List.of(2, 0, 1),
                        List.of(2, 0),
                        List.of(2, 1),
                        List.of(2),
                        List.of(0, 1),
                        List.of(0),
                        List.of(1),
                        List.of()),
                seen);
    }

    @Test
    void countsBeyondEveryWord() {
        for (int n : new int[] {0, 1, 61, 62, 63, 64, 65, 127, 128, 129, 191, 1000}) {
            assertEquals(BigInteger.TWO.pow(n), Families.everySubset(n).count(), "2^" + n);
        }
    }

    @Test
    void hasSumsOfLargeCounts() {
        int n = 150;
        int[] order = new int[n];
        Arrays.setAll(order, k -> k);
        Zdd.Builder builder = new Zdd.Builder(order, Families.PLENTY, () -> {});
        Random random = new Random(1);
        int[] some = {0, 1};
        BigInteger[] counts = {BigInteger.ZERO, BigInteger.ONE};
        for (int rank = n - 1; rank >= 0; rank--) {
            int lo = random.nextInt(2);
            int hi = random.nextInt(8) == 0 ? 1 - lo : lo;
            if (some[hi] == 0) {
                hi = 1;
            }
            int made = builder.node(rank, some[lo], some[hi]);
            BigInteger count = counts[lo].add(counts[hi]);
            int replaced = random.nextInt(2);
            some[replaced] = made;
            counts[replaced] = count;
            assertEquals(count, builder.build(made).count(), "rank " + rank);
        }
        assertTrue(counts[0].max(counts[1]).bitLength() > 64, "the test has no large counts");
    }

    @Test
    void refusesWhatIsNoNode() {
        Zdd.Builder builder = new Zdd.Builder(new int[] {3, 1}, Families.PLENTY, () -> {});
        int leaf = builder.node(1, 0, 1);
        assertThrows(IllegalArgumentException.class, () -> builder.node(1, 0, leaf));
        assertThrows(IllegalArgumentException.class, () -> builder.node(1, leaf, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> builder.node(2, 0, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> builder.node(-1, 0, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> builder.node(0, 0, 99));
        assertThrows(IndexOutOfBoundsException.class, () -> builder.node(0, -1, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> builder.build(99));
        assertThrows(IllegalArgumentException.class, () -> new Zdd.Builder(new int[] {1, 1}, 1 << 20, () -> {}));
        assertThrows(IllegalArgumentException.class, () -> new Zdd.Builder(new int[] {-1}, 1 << 20, () -> {}));
        assertThrows(IllegalArgumentException.class, () -> new Zdd.Builder(new int[] {1}, -1, () -> {}));
        assertEquals(leaf, builder.node(0, leaf, 0));
        assertArrayEquals(new int[] {3, 1}, builder.build(leaf).order());
        assertFalse(builder.build(leaf).contains(7));
        assertFalse(builder.build(leaf).contains(-1));
    }

    @Test
    void endsWhereItIsFull() {
        for (long bytes : new long[] {0, 1000, 5000, 20_000, 1 << 20}) {
            Zdd earlier = Families.everySubset(5);
            DiagramFullException full =
                    assertThrows(DiagramFullException.class, () -> many(new Zdd.Builder(numbers(64), bytes, () -> {})));
            assertEquals(bytes, full.maxBytes());
            assertTrue(full.nodes() * 20 <= bytes, full.getMessage());
            assertTrue(bytes < 5000 || full.nodes() * 80 >= bytes, full.getMessage());
            assertTrue(full.getMessage().contains(full.nodes() + " nodes"), full.getMessage());
            assertEquals(32, Families.sets(earlier).size());
        }
    }

    @Test
    void continuesAfterItWasFull() {
        Zdd.Builder builder = new Zdd.Builder(numbers(64), 1 << 20, () -> {});
        assertThrows(DiagramFullException.class, () -> many(builder));
        assertEquals(2, builder.build(builder.node(63, 1, 1)).count().intValueExact());
    }

    @Test
    void stopsWhereTheCheckThrows() {
        Zdd.Builder builder = new Zdd.Builder(numbers(64), Families.PLENTY, () -> {
            throw new CancellationException();
        });
        int leaf = builder.node(63, 0, 1);
        Zdd earlier = builder.build(leaf);
        assertThrows(CancellationException.class, () -> many(builder));
        assertTrue(builder.size() < 10_000);
        assertEquals(earlier, builder.build(leaf));
    }

    /** Makes new nodes without end. */
    private static void many(Zdd.Builder builder) {
        Random random = new Random(1);
        List<Integer> above = new ArrayList<>(List.of(0, 1));
        for (int rank = 63; rank >= 0; rank--) {
            List<Integer> here = new ArrayList<>();
            for (int k = 0; k < 4000; k++) {
                here.add(builder.node(
                        rank, above.get(random.nextInt(above.size())), above.get(random.nextInt(above.size()))));
            }
            above.addAll(here);
        }
    }

    private static int[] numbers(int n) {
        int[] numbers = new int[n];
        Arrays.setAll(numbers, k -> k);
        return numbers;
    }

    private static int[] copied(Zdd.Builder builder, Zdd zdd) {
        int[] here = new int[zdd.size()];
        here[1] = 1;
        for (int k = 2; k < here.length; k++) {
            here[k] = builder.node(zdd.rank(k), here[zdd.lo(k)], here[zdd.hi(k)]);
        }
        return here;
    }

    private static int copiedHiFirst(Zdd.Builder builder, Zdd zdd, int node) {
        if (node < 2) {
            return node;
        }
        int hi = copiedHiFirst(builder, zdd, zdd.hi(node));
        return builder.node(zdd.rank(node), copiedHiFirst(builder, zdd, zdd.lo(node)), hi);
    }
}
