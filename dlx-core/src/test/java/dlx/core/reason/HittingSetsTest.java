package dlx.core.reason;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.core.covers.RandomCovers;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.search.StopReason;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HittingSetsTest {

    private static List<BitSet> sets(int count, int elements, int size, long seed) {
        Random random = new Random(seed);
        List<BitSet> sets = new ArrayList<>();
        while (sets.size() < count) {
            BitSet set = new BitSet();
            while (set.cardinality() < size) {
                set.set(random.nextInt(elements));
            }
            sets.add(set);
        }
        return sets;
    }

    @Test
    void noneIsSmallerThanThatWhichIsFound() {
        for (long seed = 0; seed < RandomCovers.amount(500); seed++) {
            List<BitSet> sets = sets((int) (seed % 12), 9, 1 + (int) (seed % 4), seed);
            int least = IntStream.range(0, 1 << 9)
                    .mapToObj(bits -> BitSet.valueOf(new long[] {bits}))
                    .filter(chosen -> sets.stream().allMatch(chosen::intersects))
                    .mapToInt(BitSet::cardinality)
                    .min()
                    .orElseThrow();

            BitSet found = new HittingSets(9, new PacedStopCheck(StopCheck.NEVER))
                    .smallest(sets)
                    .orElseThrow();

            assertThat(sets).as("seed %s", seed).allMatch(found::intersects);
            assertThat(found.cardinality()).as("seed %s", seed).isEqualTo(least);
        }
    }

    /** Returns some hundred sets of three of sixty, which take days of work. */
    private static List<BitSet> hard() {
        return sets(Tier.of(200, 300), 60, 3, 1);
    }

    @Test
    void allQuestionsTogetherEnd() {
        AtomicInteger looks = new AtomicInteger();
        HittingSets hitting = new HittingSets(60, new PacedStopCheck(looks::incrementAndGet));

        assertThat(hitting.smallest(hard())).isEmpty();
        int first = looks.get();
        assertThat(first).isGreaterThan(1000);
        for (int k = 0; k < 10; k++) {
            assertThat(hitting.smallest(hard())).isEmpty();
        }
        assertThat(looks.get() - first).isLessThan(10);
    }

    @Test
    void aLimitOfTimeHolds() {
        StopCheck stop = () -> {
            throw new SearchStopped(StopReason.TIME);
        };

        assertThatThrownBy(() -> new HittingSets(60, new PacedStopCheck(stop)).smallest(hard()))
                .isInstanceOf(SearchStopped.class);
    }
}
