package dlx.api;

import static dlx.api.Described.assertBroken;
import static dlx.api.Described.names;
import static dlx.api.Described.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Tests of groups of items in one, two and three dimensions. */
class ItemGroupsTest {

    @Nested
    class Grids {

        @Test
        void haveRowsAndColumns() {
            Cover<String> cover = of(c -> {
                ItemGrid cells = c.grid("cell", 2, 3);
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
                c.grid("pair", 1, 2).secondary();
                c.grid("row", 2, 2).secondary().named((row, k) -> "row " + row + " symbol " + k);
                c.grid("column", 1, 2).named((column, k) -> "column " + column + " symbol " + k);
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
                ItemBox cells = c.box("cell", 2, 1, 3);
                c.box("s", 1, 1, 2).secondary();
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
        void numberRowByRowAndLayerByLayer() {
            Cover<String> cover = of(c -> {
                ItemBox must = c.box("must", 2, 3, 2);
                ItemBox may = c.box("may", 3, 2, 2).secondary();
                c.option("o", must.at(1, 2, 1), must.at(0, 1, 1), may.at(2, 1, 1), may.at(1, 0, 1), may.at(2, 0, 0));
            });
            assertThat(List.of(0, 1, 2, 3, 4)).map(cover::item).containsExactly(11, 7, 12 + 11, 12 + 8, 12 + 4);
            assertThat(List.of(11, 7, 12 + 11, 12 + 8, 12 + 4))
                    .map(cover::itemName)
                    .containsExactly("must r2c3l2", "must r1c2l2", "may r3c2l2", "may r2c1l2", "may r3c1");
        }

        @Test
        void sayWhatTheyDoNotHave() {
            String grid = "; the group \"cell\" has 2 rows and 3 columns";
            assertBroken(c -> c.grid("cell", 2, 3).at(2, 0), "unknown item \"cell r3c1\"" + grid);
            assertBroken(c -> c.grid("cell", 2, 3).at(0, 3), "unknown item \"cell r1c4\"" + grid);
            assertBroken(c -> c.grid("cell", 2, 3).at(-1, 0), "unknown item \"cell r0c1\"" + grid);
            assertBroken(c -> c.grid("cell", 2, 3).secondary().at(0, -1), "unknown item \"cell r1c0\"" + grid);
            String box = "; the group \"cell\" has 2 rows, 3 columns and 1 layers";
            assertBroken(c -> c.box("cell", 2, 3, 1).at(0, 0, 1), "unknown item \"cell r1c1l2\"" + box);
            assertBroken(c -> c.box("cell", 2, 3, 1).at(2, 0, 0), "unknown item \"cell r3c1\"" + box);
            assertBroken(c -> c.box("cell", 2, 3, 1).secondary().at(0, 3, 0), "unknown item \"cell r1c4\"" + box);
        }

        @Test
        void mayHaveItemsInSomeCellsOnly() {
            Cells trees = Cells.where(2, 3, (row, column) -> (row + column) % 2 == 1);
            Cover<String> cover = of(c -> {
                ItemGrid tree = c.grid("tree", trees);
                ItemGrid spot = c.grid("spot", trees).secondary();
                assertThat(tree.rows()).isEqualTo(2);
                assertThat(tree.columns()).isEqualTo(3);
                c.option("o", tree.at(1, 2), spot.at(1, 0));
                assertThatThrownBy(() -> tree.at(0, 0))
                        .isInstanceOf(ModelException.class)
                        .hasMessage("unknown item \"tree r1c1\"; the group \"tree\" has items in some cells only,"
                                + " and not in this one");
                assertThatThrownBy(() -> tree.at(2, 0))
                        .hasMessage("unknown item \"tree r3c1\"; the group \"tree\" has 2 rows and 3 columns");
            });
            assertThat(names(cover))
                    .containsExactly("tree r1c2", "tree r2c1", "tree r2c3", "spot r1c2", "spot r2c1", "spot r2c3");
            assertThat(cover.item(0)).isEqualTo(2);
            assertThat(cover.item(1)).isEqualTo(4);
            assertThat(cover.isPrimary(3)).isFalse();
        }

        @Test
        void haveNamesOfTheirOwn() {
            assertBroken(
                    c -> {
                        c.grid("cell", 2, 2);
                        c.items("cell", 4).secondary();
                    },
                    "two groups of items are called \"cell\"; expected a name of its own for each, so that messages"
                            + " can distinguish their items");
            assertBroken(
                    c -> {
                        c.item("corner");
                        c.item("corner");
                    },
                    "two groups of items are called \"corner\"; expected a name of its own for each, so that messages"
                            + " can distinguish their items");
            assertThat(names(of(c -> {
                        c.items("line", 1).named(i -> "row 1");
                        c.items("line", 1).named(i -> "column 1");
                    })))
                    .containsExactly("row 1", "column 1");
        }

        @Test
        void mayBeEmpty() {
            Cover<String> cover = of(c -> {
                c.grid("cell", 0, 5);
                c.grid("cell", 5, 0);
                c.box("cell", 2, 0, 7).secondary();
            });
            assertThat(cover.itemCount()).isZero();
        }

        @Test
        void haveNoNegativeSize() {
            of(c -> {
                assertThatThrownBy(() -> c.grid("cell", -2, -2))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessage("rows, columns, layers: -2, -2, 1; a group has 0 of each or more");
                assertThatThrownBy(() -> c.box("cell", 1, 1, -1).secondary())
                        .isInstanceOf(IllegalArgumentException.class);
                assertThatThrownBy(() -> c.items("cell", -1)).hasMessage("size: -1; a group has 0 items or more");
            });
        }

        @Test
        void mayBeCoveredSeveralTimes() {
            Cover<String> cover = of(c -> {
                ItemGrid grid = c.grid("cell", 1, 2);
                assertThat(grid.times(0, 2)).as("to go on with").isSameAs(grid);
                ItemBox box = c.box("cube", 1, 1, 1);
                assertThat(box.times(3, 4)).as("to go on with").isSameAs(box);
            });
            assertThat(List.of(0, 1, 2)).map(cover::atLeast).containsExactly(0, 0, 3);
            assertThat(List.of(0, 1, 2)).map(cover::atMost).containsExactly(2, 2, 4);
        }
    }

    @Nested
    class Groups {

        @Test
        void knowTheirSizeAndTheNamesOfTheirItems() {
            Cover<String> cover = of(c -> {
                Items plain = c.items("side", 2).secondary();
                Items named = c.items("letter", 3).secondary().named(k -> "letter " + (char) ('a' + k));
                assertThat(List.of(plain.size(), named.size())).containsExactly(2, 3);
                c.option("o", c.item("must"), plain.at(1), named.at(2));
            });
            assertThat(names(cover)).containsExactly("side 0", "side 1", "letter a", "letter b", "letter c", "must");
            assertThat(IntStream.range(0, 6).filter(cover::isPrimary)).containsExactly(5);
        }

        @Test
        void countFromTheNumberThatPeopleCountFrom() {
            Cover<String> cover = of(c -> {
                Items days = c.items("day", 1, 3);
                Items weeks = c.items("week", 5, 6).named(week -> "week no. " + week);
                assertThat(List.of(
                                days.size(), weeks.size(), c.items("none", 1, 0).size()))
                        .containsExactly(3, 2, 0);
                c.option("o", days.at(3), weeks.at(5));
                assertThatThrownBy(() -> days.at(0))
                        .isInstanceOf(ModelException.class)
                        .hasMessage("unknown item \"day 0\"; the group \"day\" has the items 1 to 3");
                assertThatThrownBy(() -> c.items("far", 2, 0)).hasMessage("size: -1; a group has 0 items or more");
            });
            assertThat(names(cover)).containsExactly("day 1", "day 2", "day 3", "week no. 5", "week no. 6");
            assertThat(List.of(cover.item(0), cover.item(1))).containsExactly(2, 3);
        }

        @Test
        void takeNamesOfTheirOwnByTheirPlaces() {
            Cells corners = Cells.where(2, 3, (row, column) -> column != 1);
            Cover<String> cover = of(c -> {
                c.grid("cell", 2, 2).named((row, column) -> row + "/" + column);
                c.grid("corner", corners).named((row, column) -> "corner " + row + "," + column);
            });
            assertThat(names(cover))
                    .containsExactly(
                            "0/0", "0/1", "1/0", "1/1", "corner 0,0", "corner 0,2", "corner 1,0", "corner 1,2");
        }

        @Test
        void areMadeSecondaryAsAWholeAndBeforeTheyAreUsed() {
            assertBroken(
                    c -> c.items("row", 2).at(0).secondary(),
                    "the item \"row 0\" is one of the group \"row\"; expected secondary() of the group");
            String used =
                    "the item \"row 1\" is in use already; expected secondary() before options, times and orders that name"
                            + " it";
            assertBroken(
                    c -> {
                        Items rows = c.items("row", 2);
                        c.option("o", rows.at(1));
                        rows.secondary();
                    },
                    used);
            assertBroken(
                    c -> {
                        Items rows = c.items("row", 2);
                        rows.at(1).times(0, 1);
                        rows.secondary();
                    },
                    used);
            assertBroken(
                    c -> {
                        Items rows = c.items("row", 2);
                        c.sweepOrder(List.of(rows.at(1)));
                        rows.secondary();
                    },
                    used);
            Cover<String> cover = of(c -> {
                c.option("o", c.item("must"), c.items("may", 1).at(0).secondary());
            });
            assertThat(cover.isPrimary(1)).isFalse();
        }

        @Test
        void takeNoMoreOnceTheCoverIsBuilt() {
            Object[] kept = new Object[3];
            of(c -> {
                kept[0] = c;
                kept[1] = c.items("must", 1);
                kept[2] = c.item("may").secondary();
            });
            @SuppressWarnings("unchecked") // it is the builder of above
            CoverBuilder<String> builder = (CoverBuilder<String>) kept[0];
            Items must = (Items) kept[1];
            Item may = (Item) kept[2];
            List<Runnable> late = List.of(
                    () -> builder.item("late"),
                    () -> builder.option("late", must.at(0)),
                    () -> must.times(1, 2),
                    () -> may.colored(1),
                    () -> may.colored("red"));
            assertThat(late)
                    .allSatisfy(call -> assertThatThrownBy(call::run)
                            .isInstanceOf(IllegalStateException.class)
                            .hasMessage("the cover is built; declare items and options before describe returns"));
        }

        @Test
        void withoutItemsMayHaveMultiplicitiesWhereverTheyStand() {
            Cover<String> cover = of(c -> {
                c.item("may").secondary();
                c.items("none", 0).times(2, 3);
                c.items("none", 0).secondary().times(2, 3);
                c.option("o", c.item("must"));
            });
            assertThat(cover.hasMultiplicities()).isFalse();
        }
    }
}
