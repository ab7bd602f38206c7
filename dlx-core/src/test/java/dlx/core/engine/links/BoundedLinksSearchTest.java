package dlx.core.engine.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.core.Reference;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.NoSuchChoice;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.search.OpenItems;
import dlx.core.search.Step;
import dlx.core.search.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests the tree search over covers with multiplicities, step by step. The search itself asserts that every array is
 * restored at the end; {@code EnginesAgreeTest} compares its solutions with the reference.
 */
class BoundedLinksSearchTest {

    private static final long COVERS = RandomCovers.amount(160);

    private static BoundedLinksSearch search(Cover<?> cover, Strategy strategy, Givens givens) {
        Problem problem = Problem.of(cover.data(), StopCheck.NEVER);
        return new BoundedLinksSearch(
                new Links(problem, StopCheck.NEVER), Requests.of(SearchMode.ALL, strategy, givens), Requests.free());
    }

    /** Returns true if some item is to be covered other than once; items with maximum 0 are removed before. */
    private static boolean isBounded(PlainCover cover) {
        return Problem.of(cover.cover().data(), StopCheck.NEVER).isBounded();
    }

    private static BoundedLinksSearch search(Cover<?> cover, Givens givens) {
        return search(cover, Strategy.MRV, givens);
    }

    /** Searches the whole tree by single steps; calls {@code atNode} at each live node, before an item is chosen. */
    private static List<List<Integer>> tree(BoundedLinksSearch search, Consumer<BoundedLinksSearch> atNode) {
        List<List<Integer>> solutions = new ArrayList<>();
        boolean alive = search.enterRoot();
        while (true) {
            if (alive) {
                atNode.accept(search);
            }
            if (alive && !search.isSolved()) {
                search.choose();
            } else {
                if (alive) {
                    solutions.add(Requests.options(search));
                }
                if (!search.backUp()) {
                    return solutions;
                }
            }
            alive = search.takeNext();
        }
    }

    private static Cover<Integer> pairs() {
        return Cover.of(Integer.class, c -> {
            var twice = c.item("twice").times(2, 2);
            var some = c.item("some").times(0, 2);
            c.option(0, twice);
            c.option(1, twice, some);
            c.option(2, twice);
            c.option(3, some);
        });
    }

    @Nested
    class OnFourOptions {

        /**
         * Tests an item "twice" with three options that needs two of them: two children, and one child below the first.
         */
        @Test
        void anItemIsBranchedOnUntilItHasWhatItNeeds() {
            BoundedLinksSearch search = search(pairs(), Givens.NONE);
            assertThat(search.enterRoot()).isTrue();
            search.choose();
            assertThat(search.itemAt(0)).isZero();
            assertThat(search.untriedAt(0)).containsExactly(0, 1);
            assertThat(search.takeNext()).isTrue();
            search.choose();
            assertThat(search.itemAt(1)).as("the same item again").isZero();
            assertThat(search.untriedAt(1)).containsExactly(1, 2);
            assertThat(search.takeNext()).isTrue();
            assertThat(search.isSolved()).as("option 3 is undecided").isFalse();
            search.choose();
            assertThat(search.itemAt(2)).isEqualTo(1);
            assertThat(search.untriedAt(2)).containsExactly(3, Step.NONE);
            assertThat(search.untriedAt(0)).as("nothing has changed above").containsExactly(1);
            assertThat(search.takeNext()).isTrue();
            assertThat(Requests.options(search)).containsExactly(0, 1, 3);
            assertThat(search.backUp()).isTrue();
            assertThat(search.takeNext()).isTrue();
            assertThat(search.optionAt(2)).as("left as it is").isEqualTo(Step.NONE);
            assertThat(search.triedAt(2)).containsExactly(3);
            assertThat(search.untriedAt(2)).isEmpty();
            assertThat(Requests.options(search)).containsExactly(0, 1);
            assertThat(search.length()).isEqualTo(2);
        }

        @Test
        void aPathLeadsThroughItemsThatAreLeft() {
            BoundedLinksSearch search = search(pairs(), Givens.NONE);
            search.descend(0, 2, Step.NONE);
            assertThat(search.advance()).isTrue();
            assertThat(Requests.options(search)).containsExactly(0, 2);
            assertThat(search.nodes()).as("the last one of the path").isEqualTo(1);
            assertThat(search.advance()).isTrue();
            assertThat(Requests.options(search))
                    .as("after 0, 1 and 0, 2 come those without 0")
                    .containsExactly(1, 2, 3);
        }

        @ParameterizedTest
        @CsvSource({"2", "-1", "3"})
        void aPathOutOfTheTreeIsRefused(int option) {
            BoundedLinksSearch search = search(pairs(), Givens.NONE);
            assertThatThrownBy(() -> search.descend(option))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("leaves the tree at level 0");
        }

        @Test
        void theShareSeenGrowsFromNothingToAll() {
            BoundedLinksSearch search = search(pairs(), Givens.NONE);
            List<Double> shares = new ArrayList<>();
            while (search.advance()) {
                shares.add(search.share());
            }
            assertThat(shares).containsExactly(0.0, 1 / 8.0, 2 / 8.0, 3 / 8.0, 4 / 8.0, 6 / 8.0);
        }
    }

    @Test
    void aStrategyThatNamesAnItemThatIsNotOpenIsRefused() {
        for (int item : new int[] {-1, 1, 2}) { // "some" is not needed, and "twice" is
            BoundedLinksSearch search = search(pairs(), () -> open -> item, Givens.NONE);
            assertThatThrownBy(search::advance).isInstanceOf(NoSuchChoice.class);
        }
        Strategy always = () -> open -> 0; // in the end "twice" needs nothing, and option 3 is left
        assertThatThrownBy(search(pairs(), always, Givens.NONE)::advance).isInstanceOf(NoSuchChoice.class);
    }

    @Test
    void aStrategyHearsHowOptionsFared() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            var a = c.item("a");
            var b = c.item("b").times(2, 2);
            var s = c.item("s").secondary();
            c.option(0, a, s);
            c.option(1, a, b);
            c.option(2, b, s);
        });
        List<String> reported = new ArrayList<>();
        Strategy strategy = () -> new Strategy.Chooser() {
            @Override
            public int choose(OpenItems open) {
                return open.first();
            }

            @Override
            public boolean learns() {
                return true;
            }

            @Override
            public void tried(int item, int dead) {
                reported.add(item + " " + dead);
            }
        };
        BoundedLinksSearch search = search(cover, strategy, Givens.NONE);
        assertThat(search.advance()).isTrue();
        assertThat(search.advance()).isFalse();
        assertThat(reported).as("with 0 b has one option and needs two").containsExactly("0 1", "0 -1", "1 -1");
    }

    @Nested
    class OnRandomCovers {

        @ParameterizedTest
        @EnumSource(names = {"TINY_MULTIPLE", "TINY_BOTH", "MULTIPLE", "BOTH", "GUARDS"})
        void stepsAndTheLoopSearchTheTreeOfTheReference(Family family) {
            for (long seed = 0; seed < COVERS; seed++) {
                PlainCover cover = family.cover(seed);
                Reference expected = Reference.solve(cover, 300, 3000);
                if (!isBounded(cover) || !expected.isComplete() || expected.nodes() == 0) {
                    continue;
                }
                String where = family + ", seed " + seed;
                BoundedLinksSearch stepped = search(cover.cover(), cover.givens());
                assertThat(tree(stepped, s -> {})).as(where).isEqualTo(expected.solutions());
                assertThat(stepped.nodes()).as(where).isEqualTo(expected.nodes());
                BoundedLinksSearch atOnce = search(cover.cover(), cover.givens());
                List<List<Integer>> found = new ArrayList<>();
                while (atOnce.advance()) {
                    found.add(Requests.options(atOnce));
                }
                assertThat(found).as(where).isEqualTo(expected.solutions());
                assertThat(atOnce.nodes()).as(where).isEqualTo(expected.nodes());
                assertThat(atOnce.updates()).as(where).isEqualTo(stepped.updates());
            }
        }

        /** Tests that MRV through the interface of strategies, as users' strategies are asked, gets all ties. */
        @ParameterizedTest
        @EnumSource(names = {"TINY_MULTIPLE", "TINY_BOTH", "MULTIPLE", "BOTH", "MULTIPLE_WORDS", "COPIES", "GUARDS"})
        void mrvThatIsAskedSearchesTheSameTree(Family family) {
            for (long seed = 0; seed < COVERS; seed++) {
                PlainCover cover = family.cover(seed);
                if (!isBounded(cover)) {
                    continue;
                }
                Strategy own = () -> Strategy.MRV.chooser();
                assertThat(choices(search(cover.cover(), own, cover.givens())))
                        .as("%s, seed %d", family, seed)
                        .isEqualTo(choices(search(cover.cover(), cover.givens())));
            }
        }

        /** Returns the item and option of the first nodes of a search, with the solutions in between. */
        private static List<List<Integer>> choices(BoundedLinksSearch search) {
            List<List<Integer>> choices = new ArrayList<>();
            boolean alive = search.enterRoot();
            while (choices.size() < 400) {
                if (alive && !search.isSolved()) {
                    search.choose();
                } else {
                    if (alive) {
                        choices.add(Requests.options(search));
                    }
                    if (!search.backUp()) {
                        break;
                    }
                }
                int level = search.level();
                alive = search.takeNext();
                choices.add(List.of(level, search.itemAt(level), search.optionAt(level)));
            }
            return choices;
        }

        /** Tests that a strategy gets the current degrees, and that every choice of items finds the same solutions. */
        @ParameterizedTest
        @EnumSource(names = {"TINY_MULTIPLE", "TINY_BOTH", "MULTIPLE"})
        void aStrategySeesTheOpenItemsAndMayTakeAny(Family family) {
            for (long seed = 0; seed < COVERS; seed++) {
                PlainCover cover = family.cover(seed);
                Reference expected = Reference.solve(cover, 300, 3000);
                if (!isBounded(cover) || !expected.isComplete()) {
                    continue;
                }
                String where = family + ", seed " + seed;
                int[] degree = new int[1];
                Strategy last = () -> open -> {
                    int chosen = open.first();
                    for (int i = chosen; i != OpenItems.NONE; i = open.next(i)) {
                        assertThat(i).as(where).isGreaterThanOrEqualTo(chosen);
                        assertThat(open.optionsLeft(i)).as(where).isPositive();
                        assertThat(open.degree(i)).as(where).isPositive();
                        chosen = i;
                    }
                    degree[0] = open.degree(chosen);
                    return chosen;
                };
                BoundedLinksSearch search = search(cover.cover(), last, cover.givens());
                List<List<Integer>> found = new ArrayList<>();
                boolean alive = search.enterRoot();
                while (true) {
                    if (alive && !search.isSolved()) {
                        search.choose();
                        assertThat(search.untriedAt(search.level())).as(where).hasSize(degree[0]);
                    } else {
                        if (alive) {
                            found.add(Requests.options(search));
                        }
                        if (!search.backUp()) {
                            break;
                        }
                    }
                    alive = search.takeNext();
                }
                assertThat(found)
                        .as(where)
                        .doesNotHaveDuplicates()
                        .containsExactlyInAnyOrderElementsOf(expected.solutions());
            }
        }
    }

    @Nested
    class AtTheEdges {

        private static List<List<Integer>> all(Cover<Integer> cover, Givens givens) {
            return tree(search(cover, givens), s -> {});
        }

        @Test
        void anItemThatWantsMoreOptionsThanThereAreIsDeadAtTheRoot() {
            Cover<Integer> cover = Cover.of(Integer.class, c -> {
                c.option(0, c.item("a"));
                c.option(1, c.item("b").times(2, 5));
            });
            BoundedLinksSearch search = search(cover, Givens.NONE);
            assertThat(search.enterRoot()).isFalse();
            assertThat(search.deadItem()).isEqualTo(1);
            assertThat(search.nodes()).isEqualTo(1);
            assertThat(search.backUp()).isFalse();
        }

        @Test
        void withoutOptionsTheEmptySetIsTheSolutionWhereNothingIsNeeded() {
            Cover<Integer> cover = Cover.of(Integer.class, c -> c.item("a").times(0, 3));
            assertThat(all(cover, Givens.NONE)).containsExactly(List.of());
        }

        @Test
        void optionsThatNothingAsksForMayBeTakenOrNot() {
            Cover<Integer> cover = Cover.of(Integer.class, c -> {
                var a = c.item("a").times(0, 9);
                c.option(0, a);
                c.option(1, a);
            });
            assertThat(all(cover, Givens.NONE)).containsExactly(List.of(0, 1), List.of(0), List.of(1), List.of());
            assertThat(all(cover, Givens.of(1))).containsExactly(List.of(0, 1), List.of(1));
            assertThat(all(cover, Givens.NONE.forbidden(0))).containsExactly(List.of(1), List.of());
            assertThat(all(cover, Givens.NONE.relaxed(0)))
                    .as("nobody tries them")
                    .containsExactly(List.of());
        }

        @Test
        void aDeadEndSaysWhichItemIsDeadAndLeavesNoTrace() {
            Cover<Integer> cover = Cover.of(Integer.class, c -> {
                var a = c.item("a");
                var b = c.item("b").times(1, 2);
                var d = c.item("d").times(2, 3);
                var s = c.item("s").secondary();
                c.option(0, a, s);
                c.option(1, a, b);
                c.option(2, b, s);
                c.option(3, d, s);
                c.option(4, d);
                c.option(5, b);
            });
            BoundedLinksSearch search = search(cover, () -> OpenItems::first, Givens.NONE);
            search.enterRoot();
            search.choose();
            assertThat(search.takeNext()).as("0 hides 2 and 3").isFalse();
            assertThat(search.deadItem()).isEqualTo(2);
            assertThat(search.deadItem()).as("asked again").isEqualTo(2);
            assertThat(search.backUp()).isTrue();
            assertThat(search.untriedAt(0)).containsExactly(1);
        }
    }
}
