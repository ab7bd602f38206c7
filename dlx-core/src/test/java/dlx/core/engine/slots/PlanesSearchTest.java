package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Branching;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.links.LinksEngine;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PlanesSearchTest extends BoundedSearchContract {

    @Override
    boolean fits(Problem problem) {
        return true;
    }

    @Override
    Engine.Keyed compile(Problem problem) {
        return BoundedSlots.planes(problem, StopCheck.NEVER);
    }

    private BoundedSearch start(PlainCover cover) {
        return start(problem(cover), Requests.of(SearchMode.ALL, cover.givens()), Requests.free());
    }

    /** Tests node counts: idle options are skipped, and every other option of an item in need is tried. */
    @ParameterizedTest
    @CsvSource({"5, 3, 186, 306", "6, 3, 4, 185", "7, 4, 86, 2672"})
    void onlySoManyNodesAreLeftWhereQueensMustServeEnoughCells(int n, int queens, int solutions, long nodes) {
        BoundedSearch search = start(BoundedCovers.queendom(n, queens));
        assertThat(found(search)).hasSize(solutions);
        assertThat(search.nodes()).isEqualTo(nodes);
    }

    @ParameterizedTest
    @CsvSource({"4, 2, 90", "4, 3, 24", "5, 2, 2040"})
    void matricesWithSumsAreAsManyInBothFormsAndInAsManyNodes(int n, int sum, int solutions) {
        Problem problem = problem(BoundedCovers.binary(n, sum));
        for (Branching branching : List.of(Branching.MRV, Branching.LEFTMOST)) {
            SearchRequest request = Requests.of(SearchMode.ALL, Givens.NONE).branching(branching);
            BoundedSearch planes = start(problem, request, Requests.free());
            BoundedSearch few =
                    new FewOptionsSearch(new FewOptions(problem, StopCheck.NEVER), request, Requests.free());
            while (planes.advance() & few.advance()) {
                assertThat(planes.nodes()).isEqualTo(few.nodes());
            }
            assertThat(planes.solutions()).as("%s", branching).isEqualTo(solutions);
            assertThat(few.solutions()).as("%s", branching).isEqualTo(solutions);
            assertThat(planes.nodes()).as("%s", branching).isEqualTo(few.nodes());
        }
    }

    /** Tests the 64 items of a whole word that need all of their options at once. */
    @Test
    void aWholeWordThatNeedsAllOfItsOptionsIsNotADeadEnd() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items once = c.items("once", 63);
            for (int k = 0; k < 63; k++) {
                c.option(k, once.at(k));
            }
            Item twice = c.item("twice").times(2, 2);
            c.option(63, twice);
            c.option(64, twice);
        });
        Problem problem = Problem.of(cover.data(), StopCheck.NEVER);
        BoundedSearch search = start(problem, Requests.of(SearchMode.ALL, Givens.NONE), Requests.free());
        assertThat(found(search)).hasSize(1);
    }

    /**
     * Compares the solutions with those of lists, in order, on covers of several words, with packed items and with a
     * budget.
     */
    @ParameterizedTest
    @EnumSource(names = {"MULTIPLE_WORDS", "COPIES", "GUARDS"})
    void coversOfManyWordsHaveTheSequenceOfLists(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            PlainCover cover = family.cover(seed);
            Problem problem = problem(cover);
            SearchRequest request = Requests.of(SearchMode.ALL, cover.givens());
            SearchControl some = Requests.nodes(20_000);
            List<List<Integer>> expected = firstSolutions(
                    new LinksEngine().compile(problem, StopCheck.NEVER).start(request, some));
            List<List<Integer>> found = problem.isBounded()
                    ? firstSolutions(
                            BoundedSlots.planes(problem, StopCheck.NEVER).start(request, Requests.nodes(20_000)))
                    : expected;
            assertThat(found.size()).as("%s, seed %d", family, seed).isGreaterThanOrEqualTo(expected.size());
            assertThat(found.subList(0, expected.size()))
                    .as("%s, seed %d", family, seed)
                    .isEqualTo(expected);
        }
    }

    private static List<List<Integer>> firstSolutions(TreeSearch tree) {
        List<List<Integer>> found = new ArrayList<>();
        while (found.size() < 200 && tree.advance()) {
            int[] options = tree.options();
            found.add(Arrays.stream(options).sorted().boxed().toList());
        }
        return found;
    }

    /**
     * Tests two queens that watch at most 56 of 64 cells: the root is a dead end, found by the item in every option.
     */
    @Test
    void aBudgetThatCannotServeAllNeedsIsDeadAtOnce() {
        BoundedSearch search = start(BoundedCovers.Kind.BUDGET_OUT_OF_REACH.cover);
        assertThat(search.enterRoot()).isFalse();
        assertThat(search.deadItem()).isZero();
        assertThat(search.nodes()).isEqualTo(1);
    }
}
