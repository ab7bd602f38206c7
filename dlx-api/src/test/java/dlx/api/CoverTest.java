package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class CoverTest {

    private static Cover<String> of(Consumer<CoverBuilder<String>> describe) {
        return Cover.of(String.class, describe);
    }

    @Test
    void keepsWhatWasDescribed() {
        Cover<String> cover = of(c -> {
            Items rows = c.items("row", 2);
            Item corner = c.item("corner").secondary();
            Items cells = c.items("cell", 2).named(i -> "cell " + (char) ('a' + i));
            c.option("first", rows.at(1), corner.colored(5), cells.at(0));
            c.option("second", 7, rows.at(0));
        });
        assertThat(cover).hasToString("Cover[items=5, options=2, nodes=4]");
        assertThat(List.of(0, 1, 2, 3, 4))
                .map(cover::itemName)
                .containsExactly("row 0", "row 1", "corner", "cell a", "cell b");
        assertThat(List.of(0, 1, 2, 3, 4)).map(cover::isPrimary).containsExactly(true, true, false, true, true);
        assertThat(List.of(0, 1, 2, 3)).map(cover::item).containsExactly(1, 2, 3, 0);
        assertThat(List.of(0, 1, 2, 3)).map(cover::color).containsExactly(-1, 5, -1, -1);
        assertThat(List.of(0, 1, 2)).map(cover::firstNode).containsExactly(0, 3, 4);
        assertThat(List.of(0, 1)).map(cover::weight).containsExactly(0L, 7L);
        assertThat(List.of(0, 1)).map(cover::option).containsExactly("first", "second");
        assertThat(cover.hasColors()).isTrue();
        assertThat(cover.hasWeights()).isTrue();
        assertThat(cover.hasMultiplicities()).isFalse();
    }

    @Test
    void saysWhatItHasNot() {
        Cover<String> plain =
                of(c -> c.option("o", 0L, c.item("must"), c.item("may").secondary()));
        assertThat(plain.hasColors()).isFalse();
        assertThat(plain.hasWeights()).isFalse();
        assertThat(plain.hasMultiplicities()).isFalse();
    }

    @Test
    void keepsMultiplicities() {
        Cover<String> cover = of(c -> {
            c.items("once", 2);
            c.items("often", 2).times(2, 3);
            c.items("once more", 1).times(1, 1);
        });
        assertThat(List.of(0, 1, 2, 3, 4)).map(cover::atLeast).containsExactly(1, 1, 2, 2, 1);
        assertThat(List.of(0, 1, 2, 3, 4)).map(cover::atMost).containsExactly(1, 1, 3, 3, 1);
        assertThat(cover.hasMultiplicities()).isTrue();
    }

    @Test
    void namesTheOptionAndTheItemOfABrokenRule() {
        assertBroken(
                c -> {
                    Item row = c.items("row", 4).at(0);
                    c.option("Queen[0, 1]", row, row);
                },
                "option Queen[0, 1] holds item \"row 0\" twice; an option may hold an item once");
        assertBroken(
                c -> c.option("o", c.item("s").secondary()),
                "option o does not hold a primary item; an option must hold at least one, or it is never chosen");
        assertBroken(
                c -> c.option("o"),
                "option o does not hold a primary item; an option must hold at least one, or it is never chosen");
        assertBroken(
                c -> c.option("o", c.item("p").colored(1)),
                "option o colors item \"p\", which is primary; only secondary items take colors");
        assertBroken(c -> c.items("row", 2).at(2), "unknown item \"row 2\"; the group \"row\" has the items 0 to 1");
        assertBroken(c -> c.items("row", 0).at(0), "unknown item \"row 0\"; the group \"row\" is empty");
        assertBroken(
                c -> c.items("s", 2).secondary().times(0, 2),
                "the group \"s\" is secondary; only primary items have multiplicities");
        Cover.of(String.class, other -> {
            Item foreign = other.item("p");
            assertBroken(
                    c -> c.option("o", foreign),
                    "option o holds an item of another cover; declare its items in this one");
        });
    }

    @Test
    void refusesArgumentsWithoutSense() {
        of(c -> {
            assertThatThrownBy(() -> c.items("p", -1)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> c.items("p", 1).times(2, 1)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> c.items("q", 1).times(-1, 0)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> c.item("s").secondary().colored(-1)).isInstanceOf(IllegalArgumentException.class);
        });
    }

    @Test
    void nothingIsAddedToACoverThatIsBuilt() {
        CoverBuilder<?>[] kept = new CoverBuilder<?>[1];
        of(c -> kept[0] = c);
        assertThatThrownBy(() -> kept[0].item("late")).isInstanceOf(IllegalStateException.class);
    }

    private static void assertBroken(Consumer<CoverBuilder<String>> describe, String message) {
        assertThatThrownBy(() -> of(describe))
                .isInstanceOf(ModelException.class)
                .hasMessage(message);
    }

    @Test
    void knowsItsOptionsByValueAndByNumber() {
        Cover<String> cover = of(c -> {
            Items items = c.items("item", 2);
            c.option("a", items.at(0));
            c.option("b", items.at(1));
            c.option("b", items.at(0));
        });
        assertThat(cover.numberOf("a")).isZero();
        assertThat(cover.label(2)).isEqualTo("b");
        assertThatThrownBy(() -> cover.numberOf("c"))
                .isInstanceOf(ModelException.class)
                .hasMessage("the value c is not an option of the cover");
        assertThatThrownBy(() -> cover.numberOf("b"))
                .isInstanceOf(ModelException.class)
                .hasMessage("b is the value of several options; only one can be meant");
    }

    @Test
    void itemsOfManyGroupsKeepTheirNames() {
        Cover<String> cover = of(c -> {
            for (int g = 0; g < 50; g++) {
                int group = g;
                c.items("none", 0);
                c.items("group " + g, g % 4).secondary().named(i -> "item " + group + "/" + i);
            }
            c.item("last");
        });
        assertThat(cover.itemCount()).isEqualTo(74);
        assertThat(cover.itemName(0)).isEqualTo("item 1/0");
        assertThat(cover.itemName(72)).isEqualTo("item 49/0");
        assertThat(cover.itemName(73)).isEqualTo("last");
        assertThat(cover.isPrimary(73)).isTrue();
        assertThat(cover.isPrimary(72)).isFalse();
    }

    @Test
    void numbersThatAreNoneAreRefused() {
        Cover<String> cover = of(c -> c.option("a", c.item("p")));
        assertThatThrownBy(() -> cover.itemName(1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> cover.itemName(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> cover.isPrimary(1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> cover.atLeast(1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> cover.option(1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> cover.firstNode(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void nothingMayBeNull() {
        of(c -> {
            assertThatThrownBy(() -> c.item((String) null)).isInstanceOf(NullPointerException.class);
            assertThatThrownBy(() -> c.option(null, c.item("p"))).hasMessage("value");
            assertThatThrownBy(() -> c.item("s").secondary().colored((String) null))
                    .hasMessage("name");
        });
        assertThatThrownBy(() -> Cover.of((Class<String>) null, c -> {})).hasMessage("type");
    }
}
