package dlx.core.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tests cursors over many sets, for which the last part of each set is written out. */
class ZddCursorTest {

    @Test
    void visitsManySetsInOrder() {
        for (long seed = 0; seed < 12; seed++) {
            Random random = new Random(seed);
            int n = 17 + random.nextInt(4);
            TreeSet<Integer> sets = new TreeSet<>(); // as numbers whose highest bit is the option of rank 0
            int similar = random.nextInt(1 << n);
            for (int k = 0; k < 30_000; k++) {
                sets.add(seed % 2 == 0 ? random.nextInt(1 << n) : similar ^ random.nextInt(1 << 15));
            }
            assertTrue(sets.size() >= 1 << 14, "too few sets to be written out");
            if (random.nextBoolean()) {
                sets.add(0);
            }
            check(diagram(sets, n), sets, "seed " + seed);
        }
    }

    @Test
    void visitsAllSubsets() {
        TreeSet<Integer> sets = new TreeSet<>();
        for (int bits = 0; bits < 1 << 16; bits++) {
            sets.add(bits);
        }
        Zdd zdd = Families.everySubset(16);
        check(zdd, sets, "all subsets");
    }

    private static void check(Zdd zdd, TreeSet<Integer> sets, String reported) {
        ZddCursor cursor = zdd.cursor();
        int n = zdd.order().length;
        for (int bits : sets.descendingSet()) {
            assertTrue(cursor.advance(), reported);
            int length = 0;
            for (int rank = 0; rank < n; rank++) {
                if ((bits >> n - 1 - rank & 1) != 0) {
                    assertTrue(length < cursor.length() && cursor.options()[length] == rank, reported);
                    length++;
                }
            }
            assertEquals(length, cursor.length(), reported);
        }
        assertFalse(cursor.advance(), reported);
        assertFalse(cursor.advance(), reported);
    }

    private static Zdd diagram(TreeSet<Integer> sets, int n) {
        ZddCollector collector = new ZddCollector(n, Families.PLENTY, () -> {});
        for (int bits : sets) {
            int[] options = new int[n];
            int length = 0;
            for (int rank = 0; rank < n; rank++) {
                if ((bits >> n - 1 - rank & 1) != 0) {
                    options[length++] = rank;
                }
            }
            collector.add(options, length);
        }
        return collector.diagram();
    }
}
