package dlx.core.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.engine.Engine;
import dlx.core.engine.JobSpec;
import dlx.core.engine.Problem;
import dlx.core.engine.Remaining;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SplitPolicy;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.Workforce;
import dlx.core.engine.links.LinksEngine;
import dlx.core.search.Piece;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests workers whose solutions are taken slowly or not at all. */
class WorkerPoolTest {

    private static final int MEMORY = 1 << 16;
    private static final SplitPolicy CUTTING = new SplitPolicy(1, 1000, 500, MEMORY);

    /** Returns the workers for a cover with too many solutions to store. */
    private static WorkerPool pool(int threads) {
        PlainCover cover = Family.PARTS.cover(0);
        SearchRequest request = Requests.of(SearchMode.ALL, cover.givens());
        Engine.Compiled compiled =
                new LinksEngine().compile(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER);
        WorkerPool pool = new WorkerPool(
                (part, control) -> (TreeSearch) compiled.start(request.given(part), control),
                Requests.free(),
                new JobSpec(List.of(Subproblem.WHOLE), Tally.ZERO, (Workforce) Threads.of(threads), true, CUTTING));
        pool.begin(List.of(new Job(Subproblem.WHOLE, Piece.WHOLE)));
        return pool;
    }

    private static void awaitRest(WorkerPool pool) {
        while (pool.isAtWork()) {
            Thread.onSpinWait();
        }
    }

    private static Optional<SolutionBatch> next(WorkerPool pool, Optional<SolutionBatch> shown) {
        Optional<SolutionBatch> next = pool.next(shown);
        while (next.isEmpty()) { // it waits for some milliseconds only
            assertThat(pool.isOver()).isFalse();
            next = pool.next(Optional.empty());
        }
        return next;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void whatWaitsIsBounded(int threads) {
        WorkerPool pool = pool(threads);
        Optional<SolutionBatch> shown = Optional.empty();
        for (int taken = 0; taken < 50; taken++) {
            awaitRest(pool);
            assertThat(pool.held())
                    .as("%d threads, %d chunks taken", threads, taken)
                    .isGreaterThan(0)
                    .isLessThan(2 * MEMORY);
            shown = next(pool, shown);
        }
        pool.stop();
    }

    @Test
    void whatRemainsIsKnownWhereEverybodyWaits() {
        WorkerPool pool = pool(3);
        awaitRest(pool);
        Remaining rest = pool.rest(Optional.empty(), 0);
        assertThat(rest.parts().stream().mapToDouble(Subproblem::weight).sum()).isBetween(0.0, 1.0);
        assertThat(rest.counted().solutions()).as("none has been shown").isZero();
        pool.stop();
        assertThat(pool.isAtWork()).isFalse();
    }
}
