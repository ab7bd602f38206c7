package dlx.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.core.search.StopReason;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SortingTest {

    private static final int RUN = Sorting.RUN;

    private static long[] numbers(int count) {
        return new SplittableRandom(count).longs(count + 3L, -count - 1, count).toArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 100, RUN - 1, RUN, RUN + 1, 2 * RUN, 3 * RUN + 5, 8 * RUN, 9 * RUN - 1})
    void sortsLikeTheJdk(int count) {
        long[] list = numbers(count);
        long[] expected = list.clone();
        Arrays.sort(expected, 0, count);

        Sorting.sort(list, count, new PacedStopCheck(StopCheck.NEVER));

        assertThat(list).isEqualTo(expected);
    }

    /**
     * Tests the checks of a sort: eight runs are sorted, then merged three times and copied back, and each pass goes
     * through all numbers.
     */
    @ParameterizedTest
    @ValueSource(ints = {8 * RUN})
    void canBeStoppedInEachOfItsPasses(int count) {
        AtomicLong looks = new AtomicLong();
        Sorting.sort(numbers(count), count, new PacedStopCheck(looks::incrementAndGet));
        assertThat(looks.get()).isGreaterThanOrEqualTo(4L * count / (PacedStopCheck.STRIDE + RUN));

        for (long at = 1; at <= looks.get(); at++) {
            AtomicLong left = new AtomicLong(at);
            SearchStopped stopped = new SearchStopped(StopReason.TIME);
            PacedStopCheck pace = new PacedStopCheck(() -> {
                if (left.decrementAndGet() == 0) {
                    throw stopped;
                }
            });
            assertThatThrownBy(() -> Sorting.sort(numbers(count), count, pace)).isSameAs(stopped);
        }
    }
}
