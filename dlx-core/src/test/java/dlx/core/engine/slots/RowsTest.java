package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that whole rows, rows made on demand, and rows without unchanged words have the same effect. */
class RowsTest {

    @Test
    void everyFormDoesTheSame() {
        Random random = new Random(11);
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 150);
            Items others = c.items("other", 20).secondary();
            for (int k = 0; k < 600; k++) {
                int first = k % 150;
                c.option(k, items.at(first), items.at((first + 1 + random.nextInt(149)) % 150), others.at(k % 20));
            }
        });
        Slots slots = new Slots(Problem.of(cover.data(), StopCheck.NEVER), StopCheck.NEVER);
        Rows dense = new Rows.Dense(600, slots::row, StopCheck.NEVER);
        for (Rows rows : new Rows[] {
            new Rows.Lazy(600, slots::row), new Rows.Sparse(slots.size, 600, slots::row, StopCheck.NEVER)
        }) {
            for (int option = 0; option < 600; option++) {
                int other = random.nextInt(600);
                long[] expected = new long[slots.size];
                dense.and(slots.root, option, expected);
                long[] state = new long[slots.size];
                rows.and(slots.root, option, state);
                assertThat(state).as("option %d", option).isEqualTo(expected);

                dense.and(expected, other, expected);
                long[] both = slots.root.clone();
                rows.andBoth(both, option, other);
                assertThat(both).as("options %d and %d", option, other).isEqualTo(expected);

                int place = slots.placeOf(other);
                assertThat(rows.spares(option, place))
                        .as("options %d and %d", option, other)
                        .isEqualTo(dense.spares(option, place));
            }
        }
    }
}
