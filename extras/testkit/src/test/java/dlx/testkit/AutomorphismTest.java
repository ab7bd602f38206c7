package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class AutomorphismTest {

    private static void check(Consumer<CoverBuilder<String>> describe, Map<String, String> map) {
        Cover<String> cover = Cover.of(String.class, describe);
        Automorphism.check("m", cover, option -> map.getOrDefault(option, option));
    }

    private static void assertKept(Consumer<CoverBuilder<String>> describe, Map<String, String> map) {
        assertThatCode(() -> check(describe, map)).doesNotThrowAnyException();
    }

    private static void assertNone(Consumer<CoverBuilder<String>> describe, Map<String, String> map, String message) {
        assertThatThrownBy(() -> check(describe, map))
                .isInstanceOf(AssertionError.class)
                .hasMessage(message);
    }

    private static String noItem(String item) {
        return "m maps the item \"" + item
                + "\" to nothing: no item of its kind is held by just the images of its options";
    }

    private static final Map<String, String> SWAP = Map.of("a", "b", "b", "a");

    /** If every option contains two items, a symmetry may exchange them or not, without a visible difference. */
    @Test
    void acceptsSwappedOptions() {
        assertKept(
                c -> {
                    Items items = c.items("item", 4);
                    c.option("a", items.at(0), items.at(2), items.at(3));
                    c.option("b", items.at(1), items.at(3), items.at(2));
                },
                Map.of());
        assertKept(
                c -> {
                    Items items = c.items("item", 4);
                    c.option("a", items.at(0), items.at(2), items.at(3));
                    c.option("b", items.at(1), items.at(3), items.at(2));
                },
                SWAP);
    }

    @Test
    void refusesOptionsOfOtherItems() {
        Consumer<CoverBuilder<String>> chain = c -> {
            Items items = c.items("item", 3);
            c.option("a", items.at(0));
            c.option("b", items.at(1), items.at(2));
        };
        assertNone(chain, SWAP, noItem("item 2"));
        assertNone(
                c -> {
                    Items items = c.items("item", 2);
                    c.option("a", items.at(0));
                    c.option("b", items.at(1));
                    c.option("c", items.at(1));
                },
                SWAP,
                noItem("item 0"));
    }

    @Test
    void refusesWhatIsNoMapOneToOne() {
        Consumer<CoverBuilder<String>> two = c -> {
            Items items = c.items("item", 2);
            c.option("a", items.at(0));
            c.option("b", items.at(1));
        };
        assertNone(two, Map.of("a", "b"), "m maps two options to the option b");
        assertNone(two, Map.of("a", "x"), "m does not map the option a to an option");
    }

    @Test
    void tellsKindsApart() {
        assertNone(
                c -> {
                    Item must = c.item("must");
                    Item primary = c.item("primary");
                    Item secondary = c.item("secondary").secondary();
                    c.option("a", must, primary);
                    c.option("b", must, secondary);
                },
                SWAP,
                noItem("primary"));
        assertNone(
                c -> {
                    c.option("a", c.item("once"));
                    c.option("b", c.item("twice").times(1, 2));
                },
                SWAP,
                noItem("once"));
        assertNone(
                c -> {
                    c.option("a", c.item("must").times(1, 2));
                    c.option("b", c.item("may").times(0, 2));
                },
                SWAP,
                noItem("must"));
    }

    @Test
    void colorsMayBeRenamedItemByItem() {
        assertKept(
                c -> {
                    Item must = c.item("must");
                    Item one = c.item("one").secondary();
                    Item two = c.item("two").secondary();
                    c.option("a", must, one.colored(3), two.colored(3));
                    c.option("b", must, one.colored(5), two.colored(4));
                },
                SWAP);
    }

    @Test
    void colorsMustAgreeWhereTheyAgreed() {
        Consumer<CoverBuilder<String>> three = c -> {
            Item must = c.item("must");
            Item color = c.item("color").secondary();
            c.option("a", must, color.colored(1));
            c.option("b", must, color.colored(2));
            c.option("c", must, color.colored(2));
        };
        assertKept(three, Map.of("b", "c", "c", "b"));
        assertNone(three, SWAP, noItem("color"));
        assertNone(
                c -> {
                    Item must = c.item("must");
                    Item color = c.item("color").secondary();
                    c.option("a", must, color.colored(1));
                    c.option("b", must, color);
                },
                SWAP,
                noItem("color"));
    }
}
