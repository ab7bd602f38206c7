package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionIndexTest {

    /** A value of which many have the same hash code. */
    private record Place(int row, int column) {

        @Override
        public int hashCode() {
            return row + column;
        }
    }

    private static final Runnable NEVER = () -> {};

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 31, 32, 33, 1000, 5000})
    void knowsTheFirstOfEveryValue(int options) {
        Random random = new Random(options);
        List<Object> values = new ArrayList<>();
        for (int k = 0; k < options; k++) {
            values.add(new Place(random.nextInt(60), random.nextInt(60)));
        }
        OptionIndex index = new OptionIndex(values.toArray(), NEVER);
        for (int row = 0; row < 60; row++) {
            for (int column = 0; column < 60; column++) {
                Place place = new Place(row, column);
                int first = values.indexOf(place);
                int expected = first == values.lastIndexOf(place) ? first : OptionIndex.SEVERAL;
                assertThat(index.numberOf(place))
                        .as("%d options, %s", options, place)
                        .isEqualTo(expected);
            }
        }
    }

    /** Each of these is compared with all before it: the work between two checks is what counts, not the options. */
    @Test
    void asksSoonerWhereHashCodesAreTheSame() {
        Object[] different = new Object[2000];
        Object[] alike = new Object[2000];
        for (int k = 0; k < different.length; k++) {
            different[k] = k;
            alike[k] = new Place(k, -k);
        }
        AtomicInteger asked = new AtomicInteger();
        new OptionIndex(different, asked::incrementAndGet);
        int askedOfDifferent = asked.getAndSet(0);
        new OptionIndex(alike, asked::incrementAndGet);
        assertThat(askedOfDifferent).isBetween(1, 3);
        assertThat(asked.get()).isGreaterThan(100);
    }

    @Test
    void whatACheckThrowsEndsTheWork() {
        Object[] values = new Object[100_000];
        for (int k = 0; k < values.length; k++) {
            values[k] = k;
        }
        IllegalStateException enough = new IllegalStateException("enough");
        AtomicInteger asked = new AtomicInteger();
        assertThatThrownBy(() -> new OptionIndex(values, () -> {
                    if (asked.incrementAndGet() == 5) {
                        throw enough;
                    }
                }))
                .isSameAs(enough);
    }
}
