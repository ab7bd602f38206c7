package dlx.core.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.EngineName;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BestSearchTest {

    /**
     * Returns a cover with a solution per row and an option per weight: the first option of a row excludes all later
     * options of other rows.
     */
    private static Cover<String> rows(long[]... weights) {
        int length = weights[0].length;
        return Cover.of(String.class, c -> {
            Items places = c.items("place", length);
            ItemGrid later = c.grid("later", weights.length, length).secondary();
            for (int row = 0; row < weights.length; row++) {
                for (int place = 0; place < length; place++) {
                    List<Item> held = new ArrayList<>(List.of(places.at(place)));
                    for (int k = 0; place == 0 && k < weights.length * length; k++) {
                        if (k / length != row && k % length > 0) {
                            held.add(later.at(k / length, k % length));
                        }
                    }
                    if (place > 0) {
                        held.add(later.at(row, place));
                    }
                    c.option(row + "/" + place, weights[row][place], held);
                }
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void theBestAreTheFirstOfAllWhenSortedByScore(Goal goal) {
        for (long seed = 0; seed < RandomCovers.amount(1500); seed++) {
            PlainCover plain = RandomCovers.plain(seed);
            Solver<Integer> solver = plain.solver().toBuilder()
                    .goal(goal)
                    .engine(EngineName.LINKS)
                    .build();
            Comparator<List<Integer>> byScore = Comparator.comparingLong(plain::score);
            List<List<Integer>> sorted = solver.iterator().stream()
                    .sorted(goal == Goal.LEAST ? byScore : byScore.reversed()) // stable
                    .toList();
            for (int count : new int[] {1, 2, 3, 1000}) {
                Best<Integer> best = solver.ask(Question.best(count));
                String where = goal + ", seed " + seed + ", " + count;
                assertThat(best.found().stream().map(Solution::options).toList())
                        .as(where)
                        .isEqualTo(sorted.subList(0, Math.min(count, sorted.size())));
                assertThat(best.proven()).as(where).isTrue();
                assertThat(best.report().solutions()).as("%s: looked at", where).isEqualTo(sorted.size());
                assertThat(best.bound().isPresent()).as(where).isEqualTo(!sorted.isEmpty());
                if (!sorted.isEmpty()) {
                    assertThat(best.score()).as(where).isEqualTo(plain.score(sorted.get(0)));
                    assertThat(best.bound().getAsLong()).as(where).isEqualTo(best.score());
                }
            }
        }
    }

    @Test
    void aLimitOnSolutionsDoesNotCount() {
        Best<String> best = Solver.builder(rows(new long[] {1}, new long[] {9}, new long[] {4}))
                .solutionLimit(1)
                .build()
                .ask(Question.best(2));
        assertThat(best.found()).extracting(Solution::score).containsExactly(9L, 4L);
        assertThat(best.proven()).isTrue();
    }

    @Test
    void aSearchThatIsStoppedProvesNothing() {
        Solver<String> solver = Solver.of(rows(new long[] {1}, new long[] {9}, new long[] {4}));
        Best<String> best =
                solver.toBuilder().engine("links").nodeLimit(2).build().best();
        assertThat(best.score()).as("the best of what was seen").isEqualTo(1);
        assertThat(best.proven()).isFalse();
        assertThat(best.bound()).isEmpty();
        assertThat(best.report().stopped()).isEqualTo(StopReason.NODES);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -3})
    void fewerThanOneIsRefused(int count) {
        assertThatThrownBy(() -> Solver.of(rows(new long[] {1})).ask(Question.best(count)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("count: " + count + "; expected 1 or more");
    }

    @Nested
    class AtTheEndsOfTheNumbers {

        @Test
        void aScoreThatDoesNotFitIsAnErrorAndNeverAWrongOptimum() {
            Solver<String> solver = Solver.of(rows(new long[] {Long.MAX_VALUE, 1}, new long[] {5, 0}));
            for (Goal goal : Goal.values()) {
                assertThatThrownBy(() -> solver.toBuilder().goal(goal).build().best())
                        .isInstanceOfSatisfying(
                                ModelException.class, e -> assertThat(e.code()).isEqualTo("score_overflow"))
                        .hasMessageStartingWith("the weights of a solution's options add up to more than 2^63 - 1");
            }
            assertThat(solver.count().solutions())
                    .as("questions that need no score")
                    .isEqualTo(2);
        }

        @Test
        void soIsOneBelow() {
            Solver<String> solver = Solver.of(rows(new long[] {5, 0}, new long[] {Long.MIN_VALUE, -1}));
            assertThatThrownBy(solver::best)
                    .isInstanceOfSatisfying(
                            ModelException.class, e -> assertThat(e.code()).isEqualTo("score_overflow"))
                    .hasMessageStartingWith("the weights of a solution's options add up to less than -2^63");
        }

        @Test
        void aSumThatOverflowsOnTheWayIsRight() {
            long most = Long.MAX_VALUE;
            Solver<String> solver = Solver.of(rows(
                    new long[] {most, most, -most, -7}, new long[] {-most, -most, most, most}, new long[] {3, 0, 0, 0
                    }));
            Best<String> best = solver.ask(Question.best(3));
            assertThat(best.found()).extracting(Solution::score).containsExactly(most - 7, 3L, 0L);
            assertThat(solver.toBuilder().goal(Goal.LEAST).build().best().score())
                    .isZero();
        }

        @Test
        void theGreatestAndTheLeastNumberAreScoresLikeOthers() {
            Solver<String> solver = Solver.of(
                    rows(new long[] {Long.MIN_VALUE, 0}, new long[] {0, 0}, new long[] {Long.MAX_VALUE - 1, 1}));
            assertThat(solver.ask(Question.best(3)).found())
                    .extracting(Solution::score)
                    .containsExactly(Long.MAX_VALUE, 0L, Long.MIN_VALUE);
            assertThat(solver.toBuilder().goal(Goal.LEAST).build().best().score())
                    .isEqualTo(Long.MIN_VALUE);
        }
    }
}
