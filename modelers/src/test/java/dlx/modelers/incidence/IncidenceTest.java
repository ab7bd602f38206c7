package dlx.modelers.incidence;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import org.junit.jupiter.api.Test;

class IncidenceTest {

    private final Incidence.Builder builder = new Incidence.Builder();

    @Test
    void keepsItemsInTheOrderInWhichTheyWereAdded() {
        option(3, 1, 2);
        option(1);

        Incidence options = builder.build();

        assertThat(options.optionCount()).isEqualTo(2);
        assertThat(options.items(0, i -> i, new Integer[0])).containsExactly(3, 1, 2);
        assertThat(options.items(1, i -> i, new Integer[0])).containsExactly(1);
    }

    @Test
    void refusesAnItemTwiceInOneOptionOnly() {
        assertThat(builder.add(7)).isTrue();
        assertThat(builder.add(7)).isFalse();
        builder.end();
        assertThat(builder.add(7)).isTrue();
        builder.end();

        assertThat(builder.build().items(0, i -> i, new Integer[0])).containsExactly(7);
    }

    @Test
    void forgetsADroppedOption() {
        option(1);
        builder.add(2);
        builder.drop();
        assertThat(builder.add(2)).as("2 is in no option now").isTrue();
        builder.add(5);
        builder.end();
        builder.add(9); // never ended

        Incidence options = builder.build();

        assertThat(options.optionCount()).isEqualTo(2);
        assertThat(options.items(1, i -> i, new Integer[0])).containsExactly(2, 5);
    }

    @Test
    void growsPastItsFirstArrays() {
        for (int k = 0; k < 1000; k++) {
            option(k, k + 1, 2 * k + 2);
        }

        Incidence options = builder.build();

        assertThat(options.optionCount()).isEqualTo(1000);
        for (int k = 0; k < 1000; k++) {
            assertThat(options.items(k, i -> i, new Integer[0])).containsExactly(k, k + 1, 2 * k + 2);
        }
    }

    @Test
    void addsOptionsOfDifferentLengthsToACover() {
        option(0, 1, 2);
        option(2);
        option(1, 0);

        Cover<String> cover = Cover.of(String.class, c -> {
            Items items = c.items("item", 3);
            builder.build().addTo(c, items::at, k -> "option " + k);
        });

        assertThat(cover.optionCount()).isEqualTo(3);
        assertThat(cover.nodeCount()).isEqualTo(6);
        assertThat(cover.label(2)).isEqualTo("option 2");
        assertThat(cover.item(cover.firstNode(2))).isEqualTo(1);
    }

    private void option(int... items) {
        for (int item : items) {
            assertThat(builder.add(item)).isTrue();
        }
        builder.end();
    }
}
