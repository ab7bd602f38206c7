package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoverBuilderTest {

    private static Cover<String> of(Consumer<CoverBuilder<String>> describe) {
        return Cover.of(String.class, describe);
    }

    private static List<String> names(Cover<?> cover) {
        return IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName).toList();
    }

    private static void assertBroken(Consumer<CoverBuilder<String>> describe, String message) {
        assertThatThrownBy(() -> of(describe))
                .isInstanceOf(ModelException.class)
                .hasMessage(message);
    }

    @Nested
    class Grids {

        @Test
        void haveRowsAndColumns() {
            Cover<String> cover = of(c -> {
                ItemGrid cells = c.primary("cell", 2, 3);
                assertThat(cells.rows()).isEqualTo(2);
                assertThat(cells.columns()).isEqualTo(3);
                c.option("o", cells.at(1, 0), cells.at(0, 2));
            });
            assertThat(names(cover))
                    .containsExactly("cell r1c1", "cell r1c2", "cell r1c3", "cell r2c1", "cell r2c2", "cell r2c3");
            assertThat(List.of(cover.item(0), cover.item(1))).containsExactly(3, 2);
            assertThat(cover.isPrimary(5)).isTrue();
        }

        @Test
        void mayBeSecondaryAndNamedOtherwise() {
            Cover<String> cover = of(c -> {
                c.secondary("pair", 1, 2);
                c.secondary("row", 2, 2, (row, k) -> "row " + row + " symbol " + k);
                c.primary("column", 1, 2, (column, k) -> "column " + column + " symbol " + k);
            });
            assertThat(names(cover))
                    .containsExactly(
                            "pair r1c1",
                            "pair r1c2",
                            "row 0 symbol 0",
                            "row 0 symbol 1",
                            "row 1 symbol 0",
                            "row 1 symbol 1",
                            "column 0 symbol 0",
                            "column 0 symbol 1");
            assertThat(IntStream.range(0, 8).filter(cover::isPrimary)).containsExactly(6, 7);
        }

        @Test
        void mayHaveLayers() {
            Cover<String> cover = of(c -> {
                ItemBox cells = c.primary("cell", 2, 1, 3);
                assertThat(List.of(cells.rows(), cells.columns(), cells.layers()))
                        .containsExactly(2, 1, 3);
                c.secondary("s", 1, 1, 2);
                c.option("o", cells.at(1, 0, 0), cells.at(0, 0, 2));
            });
            assertThat(names(cover))
                    .containsExactly(
                            "cell r1c1",
                            "cell r2c1",
                            "cell r1c1l2",
                            "cell r2c1l2",
                            "cell r1c1l3",
                            "cell r2c1l3",
                            "s r1c1",
                            "s r1c1l2");
            assertThat(List.of(cover.item(0), cover.item(1))).containsExactly(1, 4);
            assertThat(IntStream.range(0, 8).filter(cover::isPrimary)).containsExactly(0, 1, 2, 3, 4, 5);
        }

        @Test
        void sayWhatTheyDoNotHave() {
            String grid = "; the group \"cell\" has 2 rows and 3 columns";
            assertBroken(c -> c.primary("cell", 2, 3).at(2, 0), "there is no item \"cell r3c1\"" + grid);
            assertBroken(c -> c.primary("cell", 2, 3).at(0, 3), "there is no item \"cell r1c4\"" + grid);
            assertBroken(c -> c.primary("cell", 2, 3).at(-1, 0), "there is no item \"cell r0c1\"" + grid);
            assertBroken(c -> c.secondary("cell", 2, 3).at(0, -1), "there is no item \"cell r1c0\"" + grid);
            String box = "; the group \"cell\" has 2 rows, 3 columns and 1 layers";
            assertBroken(c -> c.primary("cell", 2, 3, 1).at(0, 0, 1), "there is no item \"cell r1c1l2\"" + box);
            assertBroken(c -> c.primary("cell", 2, 3, 1).at(2, 0, 0), "there is no item \"cell r3c1\"" + box);
            assertBroken(c -> c.secondary("cell", 2, 3, 1).at(0, 3, 0), "there is no item \"cell r1c4\"" + box);
        }

        @Test
        void mayBeEmpty() {
            Cover<String> cover = of(c -> {
                c.primary("cell", 0, 5);
                c.primary("cell", 5, 0);
                c.secondary("cell", 2, 0, 7);
            });
            assertThat(cover.itemCount()).isZero();
        }

        @Test
        void haveNoNegativeSize() {
            of(c -> {
                assertThatThrownBy(() -> c.primary("cell", -2, -2))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessage("rows, columns, layers: -2, -2, 1; a group has 0 of each or more");
                assertThatThrownBy(() -> c.secondary("cell", 1, 1, -1)).isInstanceOf(IllegalArgumentException.class);
                assertThatThrownBy(() -> c.primary("cell", -1)).hasMessage("size: -1; a group has 0 items or more");
            });
        }

        @Test
        void mayBeCoveredSeveralTimes() {
            Cover<String> cover = of(c -> {
                c.primary("cell", 1, 2).times(0, 2);
                c.primary("cell", 1, 1, 1).times(3, 4);
            });
            assertThat(List.of(0, 1, 2)).map(cover::atLeast).containsExactly(0, 0, 3);
            assertThat(List.of(0, 1, 2)).map(cover::atMost).containsExactly(2, 2, 4);
        }
    }

    @Nested
    class Options {

        @Test
        void mayBeGivenAsACollection() {
            Cover<String> cover = of(c -> {
                Items items = c.primary("item", 3);
                c.option("list", List.of(items.at(2), items.at(0)));
                c.option("weighted", -3, new ArrayDeque<>(Set.of(items.at(1))));
            });
            assertThat(List.of(0, 1, 2)).map(cover::item).containsExactly(2, 0, 1);
            assertThat(List.of(0, 1)).map(cover::weight).containsExactly(0L, -3L);
            assertBroken(
                    c -> c.option("o", List.of()),
                    "option o holds no primary item; an option must hold at least one, or it is never chosen");
        }
    }

    @Nested
    class Multiplicities {

        @Test
        void areSaidOfOneItem() {
            Cover<String> cover = of(c -> {
                Item single = c.primary("single").times(2, 3);
                Items group = c.primary("group", 2);
                group.at(1).times(0, 1);
                c.option("o", single, group.at(1));
            });
            assertThat(List.of(0, 1, 2)).map(cover::atLeast).containsExactly(2, 1, 0);
            assertThat(List.of(0, 1, 2)).map(cover::atMost).containsExactly(3, 1, 1);
        }

        @Test
        void theLastOneHolds() {
            Cover<String> cover = of(c -> {
                c.primary("back to once", 1).times(2, 2).times(1, 1);
                c.primary("more", 1).times(2, 2).times(1, 3);
                c.primary("one of them", 2).times(4, 5).at(1).times(1, 1);
            });
            assertThat(List.of(0, 1, 2, 3)).map(cover::atLeast).containsExactly(1, 1, 4, 1);
            assertThat(List.of(0, 1, 2, 3)).map(cover::atMost).containsExactly(1, 3, 5, 1);
            assertThat(of(c -> c.primary("p", 2).times(2, 2).times(1, 1)).hasMultiplicities())
                    .isFalse();
        }

        @Test
        void areOfPrimaryItems() {
            assertBroken(
                    c -> c.secondary("corner").times(1, 1),
                    "the item \"corner\" is secondary; only primary items have multiplicities");
            assertBroken(
                    c -> c.secondary("s", 2, 2).times(1, 2),
                    "the group \"s\" is secondary; only primary items have multiplicities");
            of(c -> assertThatThrownBy(() -> c.primary("p").times(1, 0))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("times(1, 0): expected 0 <= from <= to and 1 <= to"));
        }
    }

    @Nested
    class Colors {

        @Test
        void mayHaveNames() {
            Cover<String> cover = of(c -> {
                Item must = c.primary("must");
                Item letter = c.secondary("letter");
                c.option("a", must, letter.colored("A"));
                c.option("b", must, letter.colored("B"));
                c.option("a again", must, letter.colored("A"));
            });
            assertThat(List.of(1, 3, 5)).map(cover::color).containsExactly(0, 1, 0);
            assertThat(List.of(0, 1)).map(cover::colorName).containsExactly("A", "B");
        }

        @Test
        void areCalledByTheirNumbersOtherwise() {
            Cover<String> cover = of(
                    c -> c.option("o", c.primary("must"), c.secondary("letter").colored(7)));
            assertThat(cover.colorName(7)).isEqualTo("7");
            assertThat(Cover.of(cover.data()).colorName(7)).isEqualTo("7");
        }

        @Test
        void areNamedOrNumberedNotBoth() {
            String message = "the color \"red\" has a name and the color 3 is a number;"
                    + " a cover names its colors or numbers them, not both";
            assertBroken(
                    c -> {
                        Item item = c.secondary("s");
                        item.colored(3);
                        item.colored("red");
                    },
                    message);
            assertBroken(
                    c -> {
                        Item item = c.secondary("s");
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
                Items items = c.primary("item", 3);
                c.option("a", items.at(0), items.at(1));
                c.option("b", items.at(2));
            });
        }

        @Test
        void countsItemsOptionsAndNodes() {
            assertThat(ofAtMost(8)).hasToString("Cover[items=3, options=2, nodes=3]");
            assertThatThrownBy(() -> ofAtMost(7))
                    .isInstanceOf(ModelException.class)
                    .hasMessage("the cover is too large: 3 items, 2 options and 3 nodes are more than 7 in all;"
                            + " expected a smaller puzzle, more memory for Java (-Xmx) or a greater size in Cover.of")
                    .extracting(e -> ((ModelException) e).code())
                    .isEqualTo("cover_too_large");
            assertThatThrownBy(() -> ofAtMost(2))
                    .hasMessageStartingWith("the cover is too large: 3 items, 0 options and 0 nodes are more than 2");
        }

        /** Nothing of that size is ever made. */
        @Test
        void isCheckedBeforeMemoryIsTaken() {
            assertThatThrownBy(() -> Cover.of(1000, c -> c.primary("cell", 1 << 30)))
                    .hasMessageStartingWith("the cover is too large: 1073741824 items");
            assertThatThrownBy(() -> Cover.of(1000, c -> c.primary("cell", 1 << 30, 1 << 30, 1 << 30)))
                    .hasMessageStartingWith("the cover is too large: ");
            assertThatThrownBy(() -> Cover.of(Long.MAX_VALUE, c -> c.primary("cell", 1 << 16, 1 << 16)))
                    .hasMessage("the groups hold more than 2^31 items in all; a cover has room for fewer");
        }

        @Test
        void isAsLargeAsTheMemoryAllowsUnlessItIsSaid() {
            assertThat(of(c -> c.primary("item", 900_000)).itemCount()).isEqualTo(900_000);
            assertThatThrownBy(
                            () -> of(c -> c.primary("item", Integer.MAX_VALUE).at(0)))
                    .isInstanceOf(ModelException.class);
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
                Item item = c.primary("item");
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
            Cover.of(() -> asked++, c -> {
                for (int k = 0; k < 100; k++) {
                    c.secondary("item", 100_000);
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
}
