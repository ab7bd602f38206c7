package dlx.core.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.covers.RandomCovers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BestSetsTest {

    @Test
    void areTheFirstOfAllSorted() {
        for (long seed = 0; seed < RandomCovers.amount(3000); seed++) {
            Random random = new Random(seed);
            int n = random.nextInt(9);
            Set<BitSet> family = Families.random(random, n);
            long range = random.nextBoolean() ? 3 : 1000;
            long[] weights = random.longs(n, -range, range).toArray();
            Zdd zdd = Families.diagram(family, Families.shuffled(random, n));
            Goal goal = random.nextBoolean() ? Goal.LEAST : Goal.GREATEST;
            List<String> sorted = sorted(zdd, goal, weights);
            int count = 1 + random.nextInt(sorted.size() + 2);
            List<String> best = zdd.best(count, goal, weights).stream()
                    .map(Arrays::toString)
                    .toList();
            assertEquals(sorted.subList(0, Math.min(count, sorted.size())), best, "seed " + seed);
        }
    }

    /** Returns the cursor's sets, stably sorted by score. */
    private static List<String> sorted(Zdd zdd, Goal goal, long... weights) {
        List<int[]> all = new ArrayList<>();
        for (ZddCursor cursor = zdd.cursor(); cursor.advance(); ) {
            all.add(Arrays.copyOf(cursor.options(), cursor.length()));
        }
        Comparator<int[]> byScore = Comparator.comparingLong(
                set -> Arrays.stream(set).mapToLong(k -> weights[k]).sum());
        all.sort(goal == Goal.LEAST ? byScore : byScore.reversed());
        return all.stream().map(Arrays::toString).toList();
    }

    @Test
    void areFoundAmongMoreThanAnybodyCouldSort() {
        int n = 100;
        long[] weights = new long[n];
        Arrays.setAll(weights, k -> k - 3);
        List<int[]> best = Families.everySubset(n).best(3, Goal.LEAST, weights);
        assertEquals(
                List.of("[0, 1, 2, 3]", "[0, 1, 2]", "[0, 1, 2, 3, 4]"),
                best.stream().map(Arrays::toString).toList());
    }

    @Test
    void refuseSumsThatDoNotFit() {
        Zdd zdd = Families.everySubset(3);
        for (Goal goal : Goal.values()) {
            long large = Long.MAX_VALUE / 2 + 1;
            ModelException sum = assertThrows(ModelException.class, () -> zdd.best(1, goal, large, -large));
            assertEquals("score_overflow", sum.code());
            assertThrows(ModelException.class, () -> zdd.best(1, goal, Long.MIN_VALUE));
            assertEquals(8, zdd.best(9, goal, Long.MAX_VALUE).size());
        }
        assertThrows(IllegalArgumentException.class, () -> zdd.best(0, Goal.LEAST));
    }

    /** Tests weights whose total does not fit into 64 bits although the sum of each set does. */
    @Test
    void areFoundWhereEachSumFits() {
        Zdd zdd = Families.diagram(
                Families.subsets(4).stream().filter(s -> s.cardinality() == 1).toList(), 0, 1, 2, 3);
        long large = Long.MAX_VALUE;
        List<int[]> best = zdd.best(4, Goal.GREATEST, -large, large, -large + 1, large - 1);
        assertEquals(
                List.of("[1]", "[3]", "[2]", "[0]"),
                best.stream().map(Arrays::toString).toList());
    }

    @Test
    void needMemoryForWhatTheyFindOnly() {
        Zdd zdd = Families.everySubset(60).within(1 << 20, () -> {});
        assertEquals(100, zdd.best(100, Goal.GREATEST).size());
        assertThrows(DiagramFullException.class, () -> zdd.best(1_000_000, Goal.GREATEST));
    }
}
