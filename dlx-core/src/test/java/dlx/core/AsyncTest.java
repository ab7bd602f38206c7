package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.core.covers.KnownCovers;
import dlx.core.search.CancellationToken;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests questions in threads of their own. Nothing here sleeps: latches signal the begin and the end of a search. */
@Timeout(300)
class AsyncTest {

    /** A solver of all permutations of 20, whose search never ends in practice. */
    private static final Solver<Integer> ENDLESS = permutations(20);

    private static Solver<Integer> permutations(int n) {
        return Solver.of(KnownCovers.rooks(n));
    }

    /**
     * A search through all solutions, one after the other, that signals its begin and completes a future with its
     * report.
     */
    private static final class Watched {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CompletableFuture<SearchReport> ended = new CompletableFuture<>();

        SearchReport goThrough(Solver<Integer> solver) {
            SearchReport report = solver.toBuilder().engine("links").build().forEach(solution -> {
                begun.countDown();
                return Visit.CONTINUE;
            });
            ended.complete(report);
            return report;
        }

        StopReason reason() throws Exception {
            return ended.get().stopped();
        }
    }

    @Test
    void anAnswerComesByItself() throws Exception {
        Found<Integer> answer = permutations(4).async(Solver::solve).get();
        assertThat(answer.solution())
                .isEqualTo(permutations(4).solve().options())
                .isPresent();
        assertThat(permutations(5)
                        .async(Solver::count)
                        .thenApply(SearchReport::solutions)
                        .get())
                .isEqualTo(BigInteger.valueOf(120));
    }

    @Test
    void whoCancelsTheFutureEndsTheSearch() throws Exception {
        Watched watched = new Watched();
        CompletableFuture<SearchReport> future = ENDLESS.async(watched::goThrough);
        watched.begun.await();

        assertThat(future.cancel(true)).isTrue();

        assertThat(watched.reason()).isEqualTo(StopReason.CANCELLED);
        assertThatThrownBy(future::get).isInstanceOf(CancellationException.class);
    }

    @Test
    void aTimeoutOfTheFutureEndsTheSearch() throws Exception {
        Watched watched = new Watched();
        CompletableFuture<SearchReport> future = ENDLESS.async(watched::goThrough);
        watched.begun.await();

        future.orTimeout(1, TimeUnit.MILLISECONDS);

        assertThatThrownBy(future::get)
                .isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(TimeoutException.class);
        assertThat(watched.reason()).isEqualTo(StopReason.CANCELLED);
    }

    @Test
    void theTokenOfTheSolverEndsTheSearchWithAnAnswer() throws Exception {
        CancellationToken token = new CancellationToken();
        Watched watched = new Watched();
        CompletableFuture<SearchReport> future =
                ENDLESS.toBuilder().token(token).build().async(watched::goThrough);
        watched.begun.await();

        token.cancel();

        assertThat(future.get().stopped()).isEqualTo(StopReason.CANCELLED);
    }

    @Test
    void cancellingTheFutureLeavesTheTokenOfTheSolverAlone() throws Exception {
        CancellationToken token = new CancellationToken();
        Watched watched = new Watched();
        CompletableFuture<SearchReport> future =
                ENDLESS.toBuilder().token(token).build().async(watched::goThrough);
        watched.begun.await();
        future.cancel(false);
        assertThat(watched.reason()).isEqualTo(StopReason.CANCELLED);
        assertThat(token.isCancelled()).isFalse();
    }

    @Test
    void whatAQuestionThrowsIsTheFuturesEnd() {
        CompletableFuture<Object> future = permutations(3).async(solver -> {
            throw new IllegalStateException("no");
        });
        assertThatThrownBy(future::join)
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void aFutureThatIsCancelledBeforeItsTurnIsNotSearchedFor() {
        Deque<Runnable> waiting = new ArrayDeque<>();
        Watched watched = new Watched();
        CompletableFuture<SearchReport> future = ENDLESS.async(watched::goThrough, waiting::add);
        future.cancel(true);
        waiting.remove().run();
        assertThat(watched.ended).isNotDone();
        assertThat(watched.begun.getCount()).isOne();
    }

    @Test
    void aTokenBelowAnotherIsCancelledByEither() {
        CancellationToken above = new CancellationToken();
        CancellationToken below = new CancellationToken(above);
        CancellationToken beside = new CancellationToken(above);
        below.cancel();
        assertThat(below.isCancelled()).isTrue();
        assertThat(above.isCancelled()).isFalse();
        assertThat(beside.isCancelled()).isFalse();
        above.cancel();
        assertThat(beside.isCancelled()).isTrue();
    }
}
