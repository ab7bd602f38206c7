package dlx.core.diagram;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ZddSamplerTest {

    private static final int EACH = 1000;

    @Test
    void drawsEachSetAsOften() {
        for (long seed = 0; seed < 40; seed++) {
            Random random = new Random(seed);
            int n = 5 + random.nextInt(5);
            Set<BitSet> family = Families.random(random, n);
            family.add(new BitSet());
            family.add(Families.subsets(n).get(3));
            Zdd zdd = Families.diagram(family, Families.shuffled(random, n));
            Map<BitSet, Integer> drawn = new HashMap<>();
            ZddSampler sampler = zdd.sampler(seed);
            for (int k = 0; k < EACH * family.size(); k++) {
                assertTrue(sampler.draw());
                drawn.merge(Families.set(sampler.options(), sampler.length()), 1, Integer::sum);
            }
            assertEquals(family, drawn.keySet());
            assertLikely(drawn.values(), family.size(), "seed " + seed);
        }
    }

    /**
     * Draws from all sets of {@code n} options and classifies them by the first three and the last three options: 64
     * classes of equal size.
     */
    @Test
    void drawsAsOftenWhereCountsAreLarge() {
        for (int n : new int[] {62, 63, 64, 65, 127, 128, 200}) {
            ZddSampler sampler = Families.everySubset(n).sampler(n);
            Map<Integer, Integer> drawn = new HashMap<>();
            for (int k = 0; k < EACH * 64; k++) {
                assertTrue(sampler.draw());
                BitSet set = Families.set(sampler.options(), sampler.length());
                int drawnClass = 0;
                for (int bit = 0; bit < 3; bit++) {
                    drawnClass += set.get(bit) ? 1 << bit : 0;
                    drawnClass += set.get(n - 1 - bit) ? 8 << bit : 0;
                }
                drawn.merge(drawnClass, 1, Integer::sum);
            }
            assertLikely(drawn.values(), 64, n + " options");
        }
    }

    /**
     * Draws from three families of 2^70, 2^69 and 2^68 sets and eight of one set: large counts that are not powers of
     * two. The first option of a set identifies its family.
     */
    @Test
    void drawsLargePartsByTheirSize() {
        int n = 74;
        int[] order = new int[n];
        Arrays.setAll(order, k -> k);
        Zdd.Builder builder = new Zdd.Builder(order, Families.PLENTY, () -> {});
        int[] all = new int[n + 1];
        all[n] = 1;
        for (int rank = n - 1; rank >= 4; rank--) {
            all[rank] = builder.node(rank, all[rank + 1], all[rank + 1]);
        }
        int node = builder.node(3, 1, 1);
        node = builder.node(2, node, all[6]);
        node = builder.node(1, node, all[5]);
        node = builder.node(0, node, all[4]);
        ZddSampler sampler = builder.build(node).sampler(7);
        int[] drawn = new int[4];
        for (int k = 0; k < 70_000; k++) {
            assertTrue(sampler.draw());
            drawn[sampler.options()[0]]++;
        }
        double off = 0;
        for (int part = 0; part < 3; part++) {
            double expected = 10_000 << 2 - part;
            off += (drawn[part] - expected) * (drawn[part] - expected) / expected;
        }
        assertEquals(0, drawn[3]);
        assertTrue(off < 18, Arrays.toString(drawn)); // 2 degrees of freedom: once in 8 000
    }

    /**
     * Checks a chi-square statistic, which has mean m - 1 and variance 2 (m - 1); a deviation of six standard
     * deviations is not random.
     */
    private static void assertLikely(Iterable<Integer> drawn, int classes, String reported) {
        double off = 0;
        int seen = 0;
        for (int times : drawn) {
            off += (double) (times - EACH) * (times - EACH) / EACH;
            seen++;
        }
        off += (double) (classes - seen) * EACH;
        assertTrue(
                off < classes - 1 + 6 * Math.sqrt(2.0 * classes), reported + ": chi square " + off + " of " + classes);
    }

    @Test
    void drawsNothingFromNothing() {
        assertFalse(Families.diagram(Set.of(), 0, 1).sampler(1).draw());
        ZddSampler unit = Families.diagram(Set.of(new BitSet()), 0, 1).sampler(1);
        assertTrue(unit.draw());
        assertEquals(0, unit.length());
    }

    @Test
    void drawsTheSameAgainWithTheSameSeed() {
        for (int n : new int[] {10, 100}) {
            ZddSampler one = Families.everySubset(n).sampler(9);
            ZddSampler same = Families.everySubset(n).sampler(9);
            for (int k = 0; k < 100; k++) {
                assertTrue(one.draw() && same.draw());
                assertArrayEquals(
                        Arrays.copyOf(one.options(), one.length()), Arrays.copyOf(same.options(), same.length()));
            }
        }
    }
}
