package dlx.api;

import static dlx.api.Described.assertBroken;
import static dlx.api.Described.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of options, multiplicities, colors and sizes of a cover; groups of items and threads have tests of their own. */
class CoverBuilderTest {

    @Nested
    class Options {

        /** Whatever the arrays begin with, they grow in the middle of this. */
        @Test
        void areAllKeptHoweverManyThereAre() {
            int options = 300;
            Cover<String> cover = of(c -> {
                Items must = c.items("must", options);
                Items may = c.items("may", options).secondary();
                for (int k = 0; k < options; k++) {
                    boolean late = k >= options / 2;
                    Item side = late ? may.at(k).colored(k) : may.at(k);
                    c.option("o" + k, late ? -k : 0, must.at(k), side);
                }
            });
            assertThat(cover.optionCount()).isEqualTo(options);
            for (int k = 0; k < options; k++) {
                boolean late = k >= options / 2;
                assertThat(List.of(cover.item(2 * k), cover.item(2 * k + 1))).containsExactly(k, options + k);
                assertThat(cover.color(2 * k + 1)).as("color of %d", k).isEqualTo(late ? k : -1);
                assertThat(cover.weight(k)).as("weight of %d", k).isEqualTo(late ? -k : 0);
            }
        }

        /** As long as an array begins, and longer. */
        @Test
        void mayBeLong() {
            for (int length : new int[] {1, 63, 64, 65, 1000}) {
                Cover<String> cover = of(c -> {
                    Items all = c.items("item", length);
                    c.option("all", IntStream.range(0, length).mapToObj(all::at).toList());
                });
                assertThat(IntStream.range(0, length).map(cover::item).toArray())
                        .as("length %d", length)
                        .isEqualTo(IntStream.range(0, length).toArray());
            }
        }

        @Test
        void weighNothingAgainWhereSomethingWasWeighedBefore() {
            Cover<String> cover = of(c -> {
                Item item = c.item("item");
                c.option("heavy", 5, item);
                c.option("light", item);
            });
            assertThat(List.of(0, 1)).map(cover::weight).containsExactly(5L, 0L);
        }

        @Test
        void areRefusedWithTheNameOfTheItemInItsGroup() {
            assertBroken(
                    c -> {
                        c.items("first", 3);
                        Items rows = c.items("row", 2);
                        c.option("o", rows.at(1), rows.at(1));
                    },
                    "option o holds item \"row 1\" twice; an option may hold an item once");
        }

        /** A refused option leaves nothing behind, even if somebody catches what was thrown. */
        @Test
        void thatWereRefusedLeaveNothingBehind() {
            Cover<String> cover = of(c -> {
                Items must = c.items("must", 2);
                Item may = c.item("may").secondary();
                assertThatThrownBy(() -> c.option("twice", must.at(0), may, must.at(0)))
                        .hasMessageContaining("twice; an option may hold an item once");
                assertThatThrownBy(() -> c.option("side", may)).hasMessageContaining("does not hold a primary item");
                c.option("good", must.at(0), may);
            });
            assertThat(cover).hasToString("Cover[items=3, options=1, nodes=2]");
            assertThat(List.of(0, 1)).map(cover::item).containsExactly(0, 2);
        }

        @Test
        void mayBeGivenAsACollection() {
            Cover<String> cover = of(c -> {
                Items items = c.items("item", 3);
                c.option("list", List.of(items.at(2), items.at(0)));
                c.option("weighted", -3, new ArrayDeque<>(Set.of(items.at(1))));
            });
            assertThat(List.of(0, 1, 2)).map(cover::item).containsExactly(2, 0, 1);
            assertThat(List.of(0, 1)).map(cover::weight).containsExactly(0L, -3L);
            assertBroken(
                    c -> c.option("o", List.of()),
                    "option o does not hold a primary item; an option must hold at least one, or it is never chosen");
        }
    }

    @Nested
    class SweepOrder {

        @Test
        void isKeptInNumbersOfTheCover() {
            Cover<String> cover = of(c -> {
                Items first = c.items("first", 2);
                c.item("between").secondary();
                Items second = c.items("second", 2);
                c.sweepOrder(new ArrayDeque<>(List.of(second.at(1), first.at(0), second.at(0))));
                c.item("later");
            });
            assertThat(cover.data().sweepOrder()).containsExactly(4, 0, 3);
        }

        @Test
        void isEmptyIfNobodyNamedOne() {
            assertThat(of(c -> c.items("item", 3)).data().sweepOrder()).isEmpty();
            assertThat(of(c -> {
                                c.items("item", 3);
                                c.sweepOrder(List.of());
                            })
                            .data()
                            .sweepOrder())
                    .isEmpty();
        }

        @Test
        void keepsTheRules() {
            Item[] foreign = new Item[1];
            of(c -> foreign[0] = c.item("foreign"));
            assertBroken(
                    c -> c.sweepOrder(List.of(foreign[0])),
                    "the order of a sweep names an item of another cover; declare its items in this one");
            assertBroken(
                    c -> c.sweepOrder(List.of(c.items("side", 2).secondary().at(0))),
                    "the order of a sweep names item \"side 0\", which is secondary; expected primary items only");
            assertBroken(
                    c -> {
                        Items items = c.items("item", 3);
                        c.sweepOrder(List.of(items.at(2), items.at(1), items.at(2)));
                    },
                    "the order of a sweep names item \"item 2\" twice; expected each item once at most");
            assertBroken(
                    c -> {
                        Item item = c.item("item");
                        c.sweepOrder(List.of());
                        c.sweepOrder(List.of(item));
                    },
                    "the order of a sweep is named twice; a cover has one at most");
        }

        @Test
        void thatWasRefusedLeavesNothingBehind() {
            Cover<String> cover = of(c -> {
                Items items = c.items("item", 2);
                assertThatThrownBy(() -> c.sweepOrder(List.of(items.at(1), items.at(1))))
                        .isInstanceOf(ModelException.class);
                c.sweepOrder(List.of(items.at(1), items.at(0)));
            });
            assertThat(cover.data().sweepOrder()).containsExactly(1, 0);
        }

        @Test
        void isNamedBeforeTheDescriptionEnds() {
            List<CoverBuilder<String>> kept = new ArrayList<>();
            of(kept::add);
            assertThatThrownBy(() -> kept.get(0).sweepOrder(List.of())).isInstanceOf(IllegalStateException.class);
        }
    }

    @Nested
    class Multiplicities {

        @Test
        void areSaidOfOneItem() {
            Cover<String> cover = of(c -> {
                Item single = c.item("single").times(2, 3);
                Items group = c.items("group", 2);
                group.at(1).times(0, 1);
                c.option("o", single, group.at(1));
            });
            assertThat(List.of(0, 1, 2)).map(cover::atLeast).containsExactly(2, 1, 0);
            assertThat(List.of(0, 1, 2)).map(cover::atMost).containsExactly(3, 1, 1);
        }

        @Test
        void theLastOneHolds() {
            Cover<String> cover = of(c -> {
                c.items("back to once", 1).times(2, 2).times(1, 1);
                c.items("more", 1).times(2, 2).times(1, 3);
                c.items("one of them", 2).times(4, 5).at(1).times(1, 1);
            });
            assertThat(List.of(0, 1, 2, 3)).map(cover::atLeast).containsExactly(1, 1, 4, 1);
            assertThat(List.of(0, 1, 2, 3)).map(cover::atMost).containsExactly(1, 3, 5, 1);
            assertThat(of(c -> c.items("p", 2).times(2, 2).times(1, 1)).hasMultiplicities())
                    .isFalse();
        }

        /** Clue puzzles are full of zeros. */
        @Test
        void nothingMayHoldAnItemOfCapacityZero() {
            Cover<String> cover = of(c -> {
                Items rows = c.items("row", 2);
                Item none = c.item("none").times(0, 0);
                Item shared = c.item("shared").secondary();
                c.option("holds it", rows.at(0), none);
                c.option("does not", rows.at(1), shared);
            });
            assertThat(cover.atMost(2)).isZero();
            assertThat(cover.hasMultiplicities()).isTrue();
            assertThat(List.of(0, 1)).map(cover.data()::isBarred).containsExactly(true, false);
        }

        @Test
        void areOfPrimaryItems() {
            assertBroken(
                    c -> c.item("corner").secondary().times(1, 1),
                    "the item \"corner\" is secondary; only primary items have multiplicities");
            assertBroken(
                    c -> c.grid("s", 2, 2).secondary().times(1, 2),
                    "the group \"s\" is secondary; only primary items have multiplicities");
            of(c -> assertThatThrownBy(() -> c.item("p").times(1, 0))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("times(1, 0): expected 0 <= from <= to"));
        }
    }

    @Nested
    class Colors {

        @Test
        void mayHaveNames() {
            Cover<String> cover = of(c -> {
                Item must = c.item("must");
                Item letter = c.item("letter").secondary();
                c.option("a", must, letter.colored("A"));
                c.option("b", must, letter.colored("B"));
                c.option("a again", must, letter.colored("A"));
            });
            assertThat(List.of(1, 3, 5)).map(cover::color).containsExactly(0, 1, 0);
            assertThat(List.of(0, 1)).map(cover::colorName).containsExactly("A", "B");
        }

        @Test
        void areCalledByTheirNumbersOtherwise() {
            Cover<String> cover = of(c ->
                    c.option("o", c.item("must"), c.item("letter").secondary().colored(7)));
            assertThat(cover.colorName(7)).isEqualTo("7");
            assertThat(Cover.of(cover.data()).colorName(7)).isEqualTo("7");
        }

        @Test
        void areNumberedFromZero() {
            assertBroken(
                    c -> {
                        Item item = c.item("s").secondary();
                        item.colored(0);
                        item.colored("red");
                    },
                    "the color \"red\" has a name and the color 0 is a number;"
                            + " a cover names its colors or numbers them, not both");
        }

        @Test
        void areNamedOrNumberedNotBoth() {
            String message = "the color \"red\" has a name and the color 3 is a number;"
                    + " a cover names its colors or numbers them, not both";
            assertBroken(
                    c -> {
                        Item item = c.item("s").secondary();
                        item.colored(3);
                        item.colored("red");
                    },
                    message);
            assertBroken(
                    c -> {
                        Item item = c.item("s").secondary();
                        item.colored("red");
                        item.colored(3);
                    },
                    message);
        }
    }

    @Nested
    class Size {

        private Cover<String> ofAtMost(long size) {
            return Cover.of(size, c -> {
                Items items = c.items("item", 3);
                c.option("a", items.at(0), items.at(1));
                c.option("b", items.at(2));
            });
        }

        @Test
        void aRefusalThatIsCaughtMakesNoSmallerCover() {
            assertThatThrownBy(() -> Cover.<String>of(7, c -> {
                        Items items = c.items("item", 3);
                        c.option("a", items.at(0), items.at(1));
                        try {
                            c.option("b", items.at(2));
                        } catch (ModelException e) {
                            // goes on as if nothing had happened
                        }
                    }))
                    .isInstanceOf(ModelException.class)
                    .hasMessageStartingWith("the cover is too large");
        }

        @Test
        void countsItemsOptionsAndNodes() {
            assertThat(ofAtMost(8)).hasToString("Cover[items=3, options=2, nodes=3]");
            assertThatThrownBy(() -> ofAtMost(7))
                    .isInstanceOf(ModelException.class)
                    .hasMessage("the cover is too large: 3 items, 2 options and 3 nodes are more than 7 in all;"
                            + " expected a smaller puzzle, or more memory for Java (-Xmx)")
                    .extracting(e -> ((ModelException) e).code())
                    .isEqualTo("cover_too_large");
            assertThatThrownBy(() -> ofAtMost(2))
                    .hasMessageStartingWith("the cover is too large: 3 items, 0 options and 0 nodes are more than 2");
        }

        /** Nothing of that size is ever made. */
        @Test
        void isCheckedBeforeMemoryIsTaken() {
            assertThatThrownBy(() -> Cover.of(1000, c -> c.items("cell", 1 << 30)))
                    .hasMessageStartingWith("the cover is too large: 1073741824 items");
            assertThatThrownBy(() -> Cover.of(1000, c -> c.box("cell", 1 << 30, 1 << 30, 1 << 30)))
                    .hasMessageStartingWith("the cover is too large: ");
            assertThatThrownBy(() -> Cover.of(Long.MAX_VALUE, c -> c.grid("cell", 1 << 16, 1 << 16)))
                    .hasMessage("the groups hold too many items; a cover supports at most 2147483631");
        }

        @Test
        void isAsLargeAsTheMemoryAllowsUnlessItIsSaid() {
            assertThat(of(c -> c.items("item", 900_000)).itemCount()).isEqualTo(900_000);
            assertThatThrownBy(() -> of(c -> c.items("item", Integer.MAX_VALUE).at(0)))
                    .isInstanceOf(ModelException.class);
        }

        @Test
        void mayBeZero() {
            assertThat(Cover.of(0, c -> {})).hasToString("Cover[items=0, options=0, nodes=0]");
        }

        @Test
        void isNotNegative() {
            assertThatThrownBy(() -> ofAtMost(-1))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("greatestSize: -1; expected 0 or more");
        }
    }

    @Nested
    class Checks {

        private int asked;

        /** As many options as are wanted, and a check that refuses from its {@code refused}-th call on. */
        private Cover<Integer> described(int options, int refused, boolean stubborn) {
            Runnable check = () -> {
                if (++asked >= refused) {
                    throw new IllegalStateException("refused");
                }
            };
            return Cover.of(check, c -> {
                Item item = c.item("item");
                for (int k = 0; k < options; k++) {
                    try {
                        c.option(k, item);
                    } catch (IllegalStateException e) {
                        if (!stubborn) {
                            throw e;
                        }
                    }
                }
            });
        }

        @Test
        void comeAgainAndAgain() {
            assertThat(described(100_000, Integer.MAX_VALUE, false).optionCount())
                    .isEqualTo(100_000);
            assertThat(asked).isBetween(20, 200);
        }

        @Test
        void comeForGroupsToo() {
            Cover.of(20_000_000, () -> asked++, c -> {
                for (int k = 0; k < 100; k++) {
                    c.items("item " + k + " of", 5_000).secondary();
                }
            });
            assertThat(asked).isGreaterThan(100);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3, 10})
        void endTheDescription(int refused) {
            assertThatThrownBy(() -> described(100_000, refused, false)).hasMessage("refused");
            assertThat(asked).isEqualTo(refused);
        }

        /** Whoever catches what a check throws is asked at each further option, and gets no cover in the end. */
        @Test
        void cannotBeIgnored() {
            assertThatThrownBy(() -> described(10_000, 2, true)).hasMessage("refused");
            assertThat(asked).isGreaterThan(5_000);
        }
    }

    /** A builder is that of one thread. */
}
