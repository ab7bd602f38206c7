package dlx.core.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.core.Best;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetryGroupTest {

    private record Queen(int row, int column) {}

    private static Cover<Queen> queens(int n) {
        return Cover.of(Queen.class, c -> {
            Items rows = c.items("row", n);
            Items columns = c.items("column", n);
            Items falling = c.items("falling", 2 * n - 1).secondary();
            Items rising = c.items("rising", 2 * n - 1).secondary();
            for (int k = 0; k < n * n; k++) {
                int row = k / n;
                int column = k % n;
                c.option(
                        new Queen(row, column),
                        rows.at(row),
                        columns.at(column),
                        falling.at(row - column + n - 1),
                        rising.at(row + column));
            }
        });
    }

    private static UnaryOperator<Queen> quarterTurn(int n) {
        return q -> new Queen(q.column, n - 1 - q.row);
    }

    private static UnaryOperator<Queen> mirror(int n) {
        return q -> new Queen(q.row, n - 1 - q.column);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static <O> SymmetryGroup group(Cover<O> cover, UnaryOperator<O>... generators) {
        return SymmetryGroup.of(cover, List.of(generators), StopCheck.NEVER);
    }

    /** Returns the number of maps of a group, including the identity. */
    private static int size(SymmetryGroup group) {
        return 1 + group.keeping(Givens.NONE, false, StopCheck.NEVER).size();
    }

    /** Returns a map that exchanges options by their values. */
    private static UnaryOperator<String> exchanging(String... pairs) {
        return option -> {
            for (String pair : pairs) {
                String[] both = pair.split(" ");
                if (both[0].equals(option)) {
                    return both[1];
                }
                if (both[1].equals(option)) {
                    return both[0];
                }
            }
            return option;
        };
    }

    @Nested
    class Closure {

        @Test
        void aQuarterTurnMakesAGroupOfFourAndAMirrorWithItOneOfEight() {
            Cover<Queen> board = queens(6);
            assertThat(size(group(board, quarterTurn(6)))).isEqualTo(4);
            assertThat(size(group(board, mirror(6)))).isEqualTo(2);
            assertThat(size(group(board, quarterTurn(6), mirror(6)))).isEqualTo(8);
            assertThat(size(group(board, mirror(6), quarterTurn(6), mirror(6), q -> q)))
                    .as("in whatever order, and named twice")
                    .isEqualTo(8);
        }

        @Test
        void everyMapIsThereOnceWithItsInverseAndAllProducts() {
            List<int[]> maps = group(queens(5), quarterTurn(5), mirror(5)).keeping(Givens.NONE, false, StopCheck.NEVER);
            Set<List<Integer>> all = new HashSet<>();
            maps.forEach(map -> all.add(Arrays.stream(map).boxed().toList()));
            assertThat(all).hasSize(maps.size());
            for (int[] first : maps) {
                for (int[] second : maps) {
                    List<Integer> both =
                            Arrays.stream(first).map(k -> second[k]).boxed().toList();
                    boolean identity = both.stream().sorted().toList().equals(both);
                    assertThat(identity || all.contains(both)).isTrue();
                }
            }
        }

        /** Tests that each new generator is combined with all earlier maps, on either side. */
        @Test
        void exchangingNeighborsGivesAllOrders() {
            Cover<String> urn = Cover.of(String.class, c -> {
                Item item = c.item("item");
                List.of("a", "b", "c", "d").forEach(option -> c.option(option, item));
            });
            assertThat(size(group(urn, exchanging("a b"), exchanging("b c")))).isEqualTo(6);
            assertThat(size(group(urn, exchanging("a b"), exchanging("c d")))).isEqualTo(4);
            assertThat(size(group(urn, exchanging("a b"), exchanging("b c"), exchanging("c d"))))
                    .isEqualTo(24);
        }

        /** Compares with OEIS A002562. */
        @ParameterizedTest
        @CsvSource({"1, 1", "4, 1", "5, 2", "6, 1", "7, 6", "8, 12"})
        void twoGeneratorsTellTheQueensApart(int n, int distinct) {
            Solver<Queen> solver = Solver.builder(queens(n))
                    .symmetries(List.of(quarterTurn(n), mirror(n)))
                    .build();
            assertThat(solver.count().solutions()).isEqualTo(distinct);
        }

        @Test
        void aGroupThatIsTooLargeIsRefused() {
            int options = 200_000;
            Cover<Integer> wheel = Cover.of(Integer.class, c -> {
                Item hub = c.item("hub");
                for (int k = 0; k < options; k++) {
                    c.option(k, hub);
                }
            });
            Solver<Integer> solver = Solver.builder(wheel)
                    .symmetries(List.of(k -> (k + 1) % options))
                    .build();
            assertThatThrownBy(solver::count)
                    .isInstanceOf(ModelException.class)
                    .hasMessage("the symmetries make a group of more than 83 maps of 200000 options; expected a smaller"
                            + " group");
            assertThat(size(group(wheel, k -> (k + options / 50) % options)))
                    .as("50 maps are few enough")
                    .isEqualTo(50);
        }

        @Test
        void aLimitOfTheQuestionStopsIt() {
            StopCheck none = () -> {
                throw new SearchStopped(StopReason.TIME);
            };
            assertThatThrownBy(() -> SymmetryGroup.of(queens(6), List.of(quarterTurn(6)), none))
                    .isInstanceOf(SearchStopped.class);
        }
    }

    @Nested
    class Refusal {

        private void checkRefused(Cover<String> cover, String item, UnaryOperator<String> map) {
            assertThatThrownBy(() -> group(cover, map))
                    .isInstanceOf(ModelException.class)
                    .hasMessage("a symmetry does not carry items to items: the images of the options of item \"" + item
                            + "\" are not the options of an item of the same kind; expected a map of solutions"
                            + " to solutions");
        }

        private Cover<String> cover(Consumer<CoverBuilder<String>> describe) {
            return Cover.of(describe);
        }

        /** Items for rows 0 and 1 and columns 0 and 1, with a spare option for each row. */
        private final Cover<String> square = cover(c -> {
            Items rows = c.items("row", 2);
            Items columns = c.items("column", 2);
            c.option("00", rows.at(0), columns.at(0));
            c.option("01", rows.at(0), columns.at(1));
            c.option("10", rows.at(1), columns.at(0));
            c.option("11", rows.at(1), columns.at(1));
        });

        @Test
        void aMapOneToOneThatIsNoSymmetryIsRefusedWithTheItem() {
            checkRefused(square, "column 0", exchanging("00 01"));
            assertThatThrownBy(() -> Solver.builder(square)
                            .symmetries(List.of(exchanging("00 01")))
                            .build()
                            .solve()
                            .options())
                    .as("and so it is by the solver, which would have found no solution")
                    .isInstanceOf(ModelException.class);
            assertThat(size(group(square, exchanging("00 01", "10 11")))).isEqualTo(2);
            assertThat(size(group(square, exchanging("01 10"))))
                    .as("transposed")
                    .isEqualTo(2);
        }

        @Test
        void primaryItemsDoNotBecomeSecondaryOnes() {
            Cover<String> cover = cover(c -> {
                Item must = c.item("must");
                Item all = c.item("all");
                Item may = c.item("may").secondary();
                c.option("a", must, all);
                c.option("b", may, all);
            });
            checkRefused(cover, "must", exchanging("a b"));
        }

        @Test
        void multiplicitiesMustAgree() {
            Cover<String> cover = cover(c -> {
                Items items = c.items("item", 2);
                items.at(0).times(1, 2);
                c.option("a", items.at(0));
                c.option("b", items.at(1));
            });
            checkRefused(cover, "item 0", exchanging("a b"));
        }

        @Test
        void twoItemsDoNotBecomeOne() {
            Cover<String> cover = cover(c -> {
                Items items = c.items("item", 3);
                c.option("a", items.at(0), items.at(1));
                c.option("b", items.at(2));
            });
            checkRefused(cover, "item 1", exchanging("a b"));
        }
    }

    @Nested
    class Colors {

        private final Map<String, int[]> options =
                Map.of("p1", new int[] {0, 1}, "p2", new int[] {0, 2}, "q1", new int[] {1, 1}, "q2", new int[] {1, 2});

        private final Cover<String> cover = Cover.of(String.class, c -> {
            Items items = c.items("item", 2);
            Item shared = c.item("shared").secondary();
            for (String name : List.of("p1", "p2", "q1", "q2")) {
                int[] option = options.get(name);
                c.option(name, items.at(option[0]), shared.colored(option[1]));
            }
        });

        @Test
        void mayBeRenamedOneToOne() {
            assertThat(size(group(cover, exchanging("p1 p2", "q1 q2"))))
                    .as("1 and 2")
                    .isEqualTo(2);
            assertThat(size(group(cover, exchanging("p1 q1", "p2 q2"))))
                    .as("the items, all colors as they are")
                    .isEqualTo(2);
            assertThat(size(group(cover, exchanging("p1 p2", "q1 q2"), exchanging("p1 q1", "p2 q2"))))
                    .isEqualTo(4);
        }

        @Test
        void areNotRenamedForSomeOptionsOnly() {
            assertThatThrownBy(() -> group(cover, exchanging("p1 p2")))
                    .isInstanceOf(ModelException.class)
                    .hasMessageContaining("the options of item \"shared\"");
        }

        @Test
        void twoDoNotBecomeOne() {
            Cover<String> merged = Cover.of(String.class, c -> {
                Item item = c.item("item");
                Items shared = c.items("shared", 2).secondary();
                c.option("a", item, shared.at(0).colored(1));
                c.option("b", item, shared.at(0).colored(2));
                c.option("c", item, shared.at(1).colored(3));
                c.option("d", item, shared.at(1).colored(3));
            });
            assertThatThrownBy(() -> group(merged, exchanging("a c", "b d")))
                    .isInstanceOf(ModelException.class)
                    .hasMessageContaining("the options of item \"shared 0\"");
        }

        @Test
        void doNotBecomeNone() {
            Cover<String> some = Cover.of(String.class, c -> {
                Item item = c.item("item");
                Items shared = c.items("shared", 2).secondary();
                c.option("a", item, shared.at(0).colored(1));
                c.option("b", item, shared.at(1));
            });
            assertThatThrownBy(() -> group(some, exchanging("a b")))
                    .isInstanceOf(ModelException.class)
                    .hasMessageContaining("the options of item \"shared 0\"");
        }
    }

    @Nested
    class WhatIsKept {

        @Test
        void givensLeaveTheMapsThatKeepThem() {
            Cover<Queen> board = queens(5);
            SymmetryGroup all = group(board, quarterTurn(5), mirror(5));
            int corner = board.numberOf(new Queen(0, 0));
            int other = board.numberOf(new Queen(4, 4));
            int middle = board.numberOf(new Queen(2, 2));
            assertThat(kept(all, Givens.of(middle))).isEqualTo(8);
            assertThat(kept(all, Givens.of(corner))).isEqualTo(2);
            assertThat(kept(all, Givens.of(corner, other)))
                    .as("the corners may change places")
                    .isEqualTo(4);
            assertThat(kept(all, Givens.of(corner).forbidden(other))).isEqualTo(2);
            assertThat(kept(all, Givens.NONE.forbidden(corner))).isEqualTo(2);
            assertThat(kept(all, Givens.NONE.relaxed(2))).as("row 2").isEqualTo(4);
            assertThat(kept(all, Givens.NONE.relaxed(2, 7)))
                    .as("row 2, column 2")
                    .isEqualTo(8);
            assertThat(kept(all, Givens.NONE.relaxed(0))).as("row 0").isEqualTo(2);
        }

        private int kept(SymmetryGroup group, Givens givens) {
            return 1 + group.keeping(givens, false, StopCheck.NEVER).size();
        }

        /**
         * Tests two symmetric solutions of different scores: the solution with the better score must not be left out.
         */
        @Test
        void theBestIsProvedAmongAllSolutionsWhereWeightsDiffer() {
            Cover<String> cover = Cover.of(String.class, c -> {
                Item item = c.item("item");
                c.option("a", 1, item);
                c.option("b", 5, item);
            });
            Solver<String> solver =
                    Solver.builder(cover).symmetries(List.of(exchanging("a b"))).build();
            Best<String> best = solver.best();
            assertThat(best.score()).isEqualTo(5);
            assertThat(best.proven()).isTrue();
            assertThat(best.bound()).hasValue(5);
            assertThat(solver.toBuilder().goal(Goal.LEAST).build().best().score())
                    .isEqualTo(1);
            assertThat(solver.count().solutions())
                    .as("other questions do not ask for weights")
                    .isEqualTo(1);
        }

        @Test
        void symmetriesThatKeepTheWeightsAreUsedForTheBest() {
            Cover<String> cover = Cover.of(String.class, c -> {
                Item item = c.item("item");
                for (String option : List.of("a", "b", "c", "d")) {
                    c.option(option, option.compareTo("c") < 0 ? 2 : 7, item);
                }
            });
            Best<String> best = Solver.builder(cover)
                    .symmetries(List.of(exchanging("a b"), exchanging("c d"), exchanging("a c", "b d")))
                    .build()
                    .ask(Question.best(4));
            assertThat(best.found().stream().map(s -> s.options().get(0)))
                    .as("those that change places by maps that keep weights count once; the group's other maps are"
                            + " left out")
                    .containsExactly("c", "a");
        }
    }

    /**
     * Tests items of different kinds with the same options, here without options: each item is searched for within its
     * kind.
     */
    @Test
    void manyItemsWithTheSameOptionsOfDifferentKindsAreNoTrouble() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            c.items("must", 30_000);
            c.items("may", 30_000).secondary();
            c.option(0, c.item("thing"));
        });
        long[] looks = {0};
        SymmetryGroup group = SymmetryGroup.of(cover, List.of(option -> option), () -> looks[0]++);
        assertThat(group.keeping(Givens.NONE, false, () -> {})).isEmpty();
        assertThat(looks[0]).as("looks at the limits").isGreaterThan(50);
    }
}
