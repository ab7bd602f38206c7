package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Regression tests of faults that random sequences of calls have found. */
class SolutionIteratorTest {

    /** Returns a solver with two options for each of two items: four solutions. */
    private static Solver<Integer> fourWays(String engine) {
        return Solver.builder(Cover.of(Integer.class, c -> {
                    Item a = c.item("a");
                    Item b = c.item("b");
                    c.option(0, a);
                    c.option(1, a);
                    c.option(2, b);
                    c.option(3, b);
                }))
                .engine(engine)
                .build();
    }

    @ParameterizedTest
    @ValueSource(strings = {"links", "slots", "masks"})
    void aSolutionThatWaitedWhenItWasClosedRemains(String engine) {
        SolutionIterator<Integer> solutions = fourWays(engine).iterator();
        solutions.next();
        assertThat(solutions.hasNext()).isTrue();
        solutions.close();
        assertThat(solutions.hasNext()).isFalse();
        assertThat(solutions.remaining().orElseThrow()).containsExactly(Givens.of(0, 3), Givens.of(1));
    }

    @Nested
    class BegunAtAPath {

        @ParameterizedTest
        @ValueSource(strings = {"links", "slots", "masks"})
        void allBehindThePathRemainsAtFirst(String engine) {
            assertThat(behind(engine, 0).remaining().orElseThrow())
                    .as("a node")
                    .containsExactly(Givens.of(0), Givens.of(1));
            assertThat(behind(engine, 0, 2).remaining().orElseThrow())
                    .as("a solution")
                    .containsExactly(Givens.of(0, 2), Givens.of(0, 3), Givens.of(1));
        }

        private static SolutionIterator<Integer> behind(String engine, Integer... path) {
            return fourWays(engine).toBuilder().start(List.of(path)).build().iterator();
        }

        @ParameterizedTest
        @ValueSource(strings = {"links", "slots", "masks"})
        void findsNothingWhereItWasStoppedBefore(String engine) {
            CancellationToken token = new CancellationToken();
            Solver<Integer> atASolution =
                    fourWays(engine).toBuilder().start(List.of(0, 2)).build();
            SolutionIterator<Integer> begun =
                    atASolution.toBuilder().token(token).build().iterator();
            token.cancel();
            assertThat(begun.hasNext()).isFalse();
            assertThat(begun.report().stopped()).isEqualTo(StopReason.CANCELLED);
            assertThat(begun.remaining().orElseThrow()).containsExactly(Givens.of(0, 2), Givens.of(0, 3), Givens.of(1));
            SearchReport late =
                    atASolution.toBuilder().timeLimit(Duration.ZERO).build().count();
            assertThat(late.stopped()).isEqualTo(StopReason.TIME);
            assertThat(late.solutions()).isZero();
        }
    }
}
