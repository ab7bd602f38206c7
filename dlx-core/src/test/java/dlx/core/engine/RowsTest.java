package dlx.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whole rows, rows made when needed and rows without the words that clear nothing do the same. */
class RowsTest {

    private static final int OPTIONS = 100;
    private static final int SIZE = 9;

    @Test
    void everyFormDoesTheSame() {
        Random random = new Random(11);
        long[][] table = new long[OPTIONS][SIZE];
        for (long[] row : table) {
            for (int i = 0; i < SIZE; i++) {
                row[i] = random.nextBoolean() ? -1 : random.nextLong();
            }
        }
        for (Rows rows : new Rows[] {
            new Rows.Dense(OPTIONS, k -> table[k].clone(), StopCheck.NEVER),
            new Rows.Lazy(OPTIONS, k -> table[k].clone()),
            new Rows.Sparse(SIZE, OPTIONS, k -> table[k].clone(), StopCheck.NEVER)
        }) {
            for (int round = 0; round < 5000; round++) {
                int option = random.nextInt(OPTIONS);
                int other = random.nextInt(OPTIONS);
                long[] state = random.longs(SIZE).toArray();
                long[] one = new long[SIZE];
                long[] two = new long[SIZE];
                for (int i = 0; i < SIZE; i++) {
                    one[i] = state[i] & table[option][i];
                    two[i] = one[i] & table[other][i];
                }
                long[] into = new long[SIZE];
                rows.and(state, option, into);
                assertThat(into).as("option %d", option).isEqualTo(one);

                int place = random.nextInt(64 * SIZE);
                boolean isSpared = (table[option][place >> 6] >>> place & 1) != 0;
                assertThat(rows.spares(option, place))
                        .as("option %d, place %d", option, place)
                        .isEqualTo(isSpared);

                long[] wanted = new long[SIZE];
                wanted[place >> 6] = 1L << place;
                assertThat(rows.leaves(state, option, wanted))
                        .as("option %d, place %d", option, place)
                        .isEqualTo((one[place >> 6] >>> place & 1) != 0);
                int otherPlace = random.nextInt(64 * SIZE);
                wanted[otherPlace >> 6] |= 1L << otherPlace;
                assertThat(rows.leaves(state, option, wanted))
                        .as("option %d, places %d and %d", option, place, otherPlace)
                        .isEqualTo(
                                (one[place >> 6] >>> place & 1) != 0 || (one[otherPlace >> 6] >>> otherPlace & 1) != 0);

                rows.andBoth(state, option, other);
                assertThat(state).as("options %d and %d", option, other).isEqualTo(two);
            }
        }
    }
}
