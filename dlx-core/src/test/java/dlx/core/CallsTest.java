package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.clearInvocations;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.verifyNoMoreInteractions;
import static org.mockito.Mockito.when;

import dlx.core.covers.KnownCovers;
import dlx.core.search.CancellationToken;
import dlx.core.search.OpenItems;
import dlx.core.search.Progress;
import dlx.core.search.SearchListener;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.mockito.InOrder;

/** Tests which callbacks are called during a search, how often, and after which events never again. */
@Timeout(300)
class CallsTest {

    private static Solver<Integer> rooks(int n) {
        return Solver.of(KnownCovers.rooks(n));
    }

    @SuppressWarnings("unchecked")
    private static <T> T mockOf(Class<? super T> type) {
        return (T) mock(type);
    }

    @Nested
    class Listeners {

        private final SearchListener listener = mock(SearchListener.class);

        @Test
        void hearTheStepsInTheirOrder() {
            rooks(1).toBuilder().listener(listener).build().count();
            InOrder order = inOrder(listener);
            order.verify(listener).itemChosen(0, 0, 1);
            order.verify(listener).optionTaken(0, 0);
            order.verify(listener).solution(1);
            order.verify(listener).optionDropped(0, 0);
            order.verify(listener).itemGivenBack(0, 0);
            verifyNoMoreInteractions(listener);
        }

        @Test
        void thatThrowAreNotCalledAgain() {
            doThrow(new IllegalStateException("enough")).when(listener).optionTaken(anyInt(), anyInt());
            SolutionIterator<Integer> solutions =
                    rooks(3).toBuilder().listener(listener).build().iterator();
            assertThatThrownBy(solutions::hasNext).hasMessage("enough");
            assertThat(solutions.hasNext()).isFalse();
            solutions.close();
            verify(listener, times(1)).itemChosen(anyInt(), anyInt(), anyInt());
            verify(listener, times(1)).optionTaken(anyInt(), anyInt());
            verifyNoMoreInteractions(listener);
        }

        @Test
        void hearNothingOfASearchThatIsPreparedOrNeverAsked() {
            Solver<Integer> solver = rooks(3).toBuilder().listener(listener).build();
            solver.prepare(Question.count());
            solver.iterator();
            verifyNoInteractions(listener);
        }
    }

    @Nested
    class Tokens {

        private final CancellationToken token = mock(CancellationToken.class);

        @Test
        void areAskedUntilTheySayYesAndNotAgain() {
            Solver<Integer> solver = rooks(20).toBuilder().token(token).build();
            solver.prepare(Question.all());
            clearInvocations(token);
            when(token.isCancelled()).thenReturn(false, false, false, true);
            SearchReport report = solver.forEach((options, length) -> Visit.CONTINUE);
            assertThat(report.stopped()).isEqualTo(StopReason.CANCELLED);
            verify(token, times(4)).isCancelled();
            verify(token, never()).cancel();
        }

        @Test
        void areAskedBetweenTwoSolutions() {
            rooks(3).toBuilder().token(token).build().forEach(solution -> {
                clearInvocations(token);
                return Visit.CONTINUE;
            });
            verify(token).isCancelled(); // after the last solution, before the search went on
        }
    }

    @Nested
    class Watchers {

        private final Consumer<Progress> watcher = mockOf(Consumer.class);

        @Test
        void thatThrowEndTheSearchAndAreNotCalledAgain() {
            doThrow(new IllegalStateException("enough")).when(watcher).accept(any());
            assertThatThrownBy(() -> rooks(20).toBuilder()
                            .progress(watcher)
                            .build()
                            .forEach((options, length) -> Visit.CONTINUE))
                    .hasMessage("enough");
            verify(watcher, times(1)).accept(any());
        }
    }

    @Nested
    class Strategies {

        private final Strategy strategy = mock(Strategy.class);
        private final Strategy.Chooser chooser = mock(Strategy.Chooser.class);

        @Test
        void giveAChooserPerSearchThatIsAskedOncePerNode() {
            when(strategy.chooser()).thenReturn(chooser);
            when(chooser.choose(any()))
                    .thenAnswer(call -> call.<OpenItems>getArgument(0).first());
            SearchReport report =
                    rooks(3).toBuilder().strategy(strategy).build().forEach((options, length) -> Visit.CONTINUE);
            verify(strategy, times(1)).chooser();
            long inner = report.nodes() - report.solutions().longValue();
            verify(chooser, times((int) inner)).choose(any());
            verify(chooser, never()).tried(anyInt(), anyInt());
        }

        @Test
        void hearHowOptionsFaredIfTheyLearn() {
            when(strategy.chooser()).thenReturn(chooser);
            when(chooser.learns()).thenReturn(true);
            when(chooser.choose(any()))
                    .thenAnswer(call -> call.<OpenItems>getArgument(0).first());
            SearchReport report =
                    rooks(3).toBuilder().strategy(strategy).build().forEach((options, length) -> Visit.CONTINUE);
            verify(chooser, times((int) report.nodes() - 1)).tried(anyInt(), anyInt());
        }
    }
}
