package dlx.core.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.Solver;
import dlx.core.covers.BruteForce;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import dlx.core.search.StopReason;
import dlx.core.view.Position;
import dlx.core.view.moves.Consequences;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReductionTest {

    private static Problem reduced(Cover<?> cover, boolean ordered) {
        return Reduction.of(cover.data(), Givens.NONE, ordered, StopCheck.NEVER);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void optionsThatAreTheLastOfAnItemAreForced(boolean ordered) {
        Cover<String> cover = Cover.of(String.class, c -> {
            Items items = c.items("item", 4);
            c.option("only one of 0", items.at(0), items.at(1));
            c.option("excluded by it", items.at(1), items.at(2));
            c.option("left", items.at(2), items.at(3));
            c.option("left, too", items.at(3), items.at(2));
        });
        Problem problem = reduced(cover, ordered);
        assertThat(problem.forced).containsExactly(0);
        assertThat(problem.place).containsExactly(Problem.FORCED, Problem.DEAD, 0, 1);
        assertThat(problem.number).containsExactly(2, 3);
        assertThat(problem.itemNumber).as("3 is a twin of 2").containsExactly(2);
        assertThat(problem.infeasible).isFalse();
    }

    @Test
    void whatIsForcedForcesOthers() {
        Cover<Integer> chain = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 5);
            c.option(0, items.at(0), items.at(1));
            c.option(1, items.at(1), items.at(2));
            c.option(2, items.at(2), items.at(3));
            c.option(3, items.at(3), items.at(4));
            c.option(4, items.at(4));
        });
        Problem problem = reduced(chain, true); // 0 is the only one of item 0, then 2 of item 2, then 4
        assertThat(problem.forced).containsExactly(0, 2, 4);
        assertThat(problem.options()).isZero();
        assertThat(problem.items()).isZero();
    }

    /**
     * Tests an item with maximum 0. Engines would treat it as a multiplicity and reject a question that they support.
     */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anItemThatNothingMayHoldIsNotInAnInfeasibleProblemEither(boolean ordered) {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            c.item("without options");
            c.option(0, c.item("closed").times(0, 0));
        });
        Problem problem = reduced(cover, ordered);
        assertThat(problem.infeasible).isTrue();
        assertThat(problem.itemNumber).containsExactly(0);
        assertThat(problem.isBounded()).isFalse();
        Solver<Integer> masks = Solver.builder(cover)
                .engine("masks")
                .reduction(RootReduction.ON)
                .build();
        assertThat(masks.count().solutions()).isZero();
        assertThat(masks.toBuilder().given(Givens.of(0)).build().count().solutions())
                .isZero();
    }

    @Test
    void anItemWithoutOptionsMakesItInfeasible() {
        Cover<Integer> dead = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 2);
            c.option(0, items.at(0));
        });
        assertThat(reduced(dead, true).infeasible).isTrue();
        assertThat(reduced(dead, false).infeasible).isTrue();
    }

    @Test
    void ofTwinsTheLeftmostStays() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 4);
            c.option(0, items.at(3), items.at(1), items.at(0));
            c.option(1, items.at(1), items.at(3), items.at(2));
            c.option(2, items.at(1), items.at(3));
            c.option(3, items.at(0), items.at(2));
        });
        Problem problem = reduced(cover, true);
        assertThat(problem.itemNumber).as("3 always comes with 1").containsExactly(0, 1, 2);
        assertThat(problem.options()).isEqualTo(4);
    }

    @Test
    void secondaryItemsOfFewerThanTwoOptionsGo() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 2);
            Items others = c.items("other", 3).secondary(); // none, one, two options
            c.option(0, items.at(0), others.at(1), others.at(2));
            c.option(1, items.at(0), items.at(1));
            c.option(2, items.at(1), others.at(2));
            c.option(3, items.at(1));
        });
        Problem problem = reduced(cover, true);
        assertThat(problem.itemNumber).containsExactly(0, 1, 4);
        assertThat(problem.primary).containsExactly(true, true, false);
    }

    /**
     * Tests domain consistency. Option 0 would leave item 1 without options; removing it would change the degree of
     * item 0 for MRV.
     */
    @Test
    void domainConsistencyIsForFreeOrdersOnly() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 2);
            Items others = c.items("other", 2).secondary();
            c.option(0, items.at(0), others.at(0), others.at(1));
            c.option(1, items.at(0));
            c.option(2, items.at(0), others.at(0));
            c.option(3, items.at(1), others.at(0));
            c.option(4, items.at(1), others.at(1));
        });
        assertThat(reduced(cover, true).number).containsExactly(0, 1, 2, 3, 4);
        assertThat(reduced(cover, false).number).containsExactly(1, 2, 3, 4);
    }

    /**
     * Tests a forced option: option 0 would leave item 1 without options; without option 0, option 1 is the last of
     * item 0.
     */
    @Test
    void whatDomainConsistencyForcesIsTaken() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 2);
            Items others = c.items("other", 2).secondary();
            c.option(0, items.at(0), others.at(0), others.at(1));
            c.option(1, items.at(0));
            c.option(2, items.at(1), others.at(0));
            c.option(3, items.at(1), others.at(1));
        });
        assertThat(reduced(cover, true).forced).isEmpty();
        Problem problem = reduced(cover, false);
        assertThat(problem.forced).containsExactly(1);
        assertThat(problem.number).containsExactly(2, 3);
    }

    /** Returns the solutions of a problem, as option numbers of the cover, by brute force. */
    private static Set<List<Integer>> solutions(Problem problem) {
        if (problem.infeasible) {
            return Set.of();
        }
        List<PlainCover.Option> options = new ArrayList<>();
        for (int k = 0; k < problem.options(); k++) {
            List<Integer> items = Arrays.stream(problem.item, problem.start[k], problem.start[k + 1])
                    .boxed()
                    .toList();
            options.add(new PlainCover.Option(items, 0));
        }
        List<Boolean> primary = new ArrayList<>();
        for (boolean p : problem.primary) {
            primary.add(p);
        }
        Set<List<Integer>> solutions = new HashSet<>();
        for (List<Integer> solution : BruteForce.solutions(new PlainCover(primary, options, List.of()))) {
            List<Integer> numbers = new ArrayList<>();
            solution.forEach(k -> numbers.add(problem.number[k]));
            Arrays.stream(problem.forced).forEach(numbers::add);
            solutions.add(numbers.stream().sorted().toList());
        }
        return solutions;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theReducedProblemHasTheSolutionsOfTheCover(boolean ordered) {
        for (long seed = 0; seed < RandomCovers.amount(400); seed++) {
            PlainCover plain = RandomCovers.plain(seed);
            PlainCover cover = new PlainCover(plain.primary(), plain.options(), List.of());
            Problem problem = reduced(cover.cover(), ordered);
            assertThat(solutions(problem)).as("seed %d", seed).isEqualTo(BruteForce.solutions(cover));
            if (!problem.infeasible) {
                checkShape(cover, problem, "seed " + seed);
            }
        }
    }

    /** Checks that places and numbers agree, and that items and options keep their order. */
    private static void checkShape(PlainCover cover, Problem problem, String where) {
        assertThat(problem.number).as("%s: numbers", where).isSorted();
        assertThat(problem.itemNumber).as("%s: items", where).isSorted();
        for (int k = 0; k < problem.place.length; k++) {
            int option = k;
            boolean forced = Arrays.stream(problem.forced).anyMatch(f -> f == option);
            assertThat(problem.place[k] == Problem.FORCED)
                    .as("%s: option %d is forced", where, k)
                    .isEqualTo(forced);
            if (problem.place[k] >= 0) {
                assertThat(problem.number[problem.place[k]])
                        .as("%s: option %d", where, k)
                        .isEqualTo(k);
            }
        }
        for (int k = 0; k < problem.options(); k++) {
            List<Integer> items = cover.options().get(problem.number[k]).items();
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                assertThat(items)
                        .as("%s: items of option %d", where, problem.number[k])
                        .contains(problem.itemNumber[problem.item[node]]);
            }
        }
    }

    /**
     * Returns a chain in which link k is dropped only after link k + 1: options are examined in ascending order, so
     * each round drops one link. Item k has link k + 1 and two exits, which both exclude link k.
     */
    private static CoverData slowChain(int links) {
        return Cover.of(String.class, c -> {
                    Items items = c.items("item", links + 1);
                    Items exits = c.items("exit", links + 1).secondary();
                    Item start = c.item("start");
                    for (int k = 0; k <= links; k++) {
                        Item above = k == 0 ? start : items.at(k - 1);
                        c.option("link " + k, above, exits.at(k));
                        c.option("exit " + k, items.at(k), exits.at(k));
                        c.option("other exit " + k, items.at(k), exits.at(k));
                    }
                    c.option("no link", start);
                    c.option("no link either", start);
                })
                .data();
    }

    @Test
    void aChainThatLosesALinkPerRoundIsGoneWhereTheBudgetAllows() {
        Problem problem = Reduction.of(slowChain(20), Givens.NONE, false, StopCheck.NEVER);
        assertThat(problem.options())
                .as("21 links of three options, and two to begin with")
                .isEqualTo(3 * 21 + 2 - 21);
    }

    @Test
    void theBudgetIsForAllRoundsTogether() {
        CoverData chain = slowChain(4000);
        long stepsOfFirstRound = new Position(chain, Givens.NONE).stepsOfRound();
        long mostRounds = Consequences.MOST_STEPS / stepsOfFirstRound + 3; // rounds become a little cheaper
        AtomicLong asked = new AtomicLong();
        Problem problem = Reduction.of(chain, Givens.NONE, false, asked::incrementAndGet);
        int dropped = chain.optionCount() - problem.options();
        assertThat(dropped).as("a link per round").isPositive().isLessThanOrEqualTo((int) mostRounds);
        assertThat(asked.get())
                .as("how often the limits were looked at")
                .isLessThanOrEqualTo(mostRounds * (chain.optionCount() / 64 + 2) + chain.itemCount());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 5, 100, 1000})
    void whatALimitThrowsStopsIt(long after) {
        AtomicLong asked = new AtomicLong();
        SearchStopped stopped = new SearchStopped(StopReason.TIME);
        assertThatThrownBy(() -> Reduction.of(slowChain(1000), Givens.NONE, false, () -> {
                    if (asked.incrementAndGet() == after) {
                        throw stopped;
                    }
                }))
                .isSameAs(stopped);
        assertThat(asked).hasValue(after);
    }
}
