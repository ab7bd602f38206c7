package dlx.core.engine.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.ModelException;
import dlx.core.Found;
import dlx.core.Solver;
import dlx.core.covers.Boards;
import dlx.core.covers.PlainCover;
import dlx.core.search.CancellationToken;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the engine within a solver: limits, tokens, and rejections. */
class LocalEngineTest {

    /** An infeasible cover, which the engine cannot refute. */
    private static final PlainCover ENDLESS = Boards.withoutTwoCorners(14);

    private static Solver<Integer> solver() {
        return Solver.builder(ENDLESS.cover()).engine("local").build();
    }

    private static void isUnknown(SearchReport report, StopReason stopped) {
        assertThat(report.stopped()).isEqualTo(stopped);
        assertThat(report.outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    @Test
    @Timeout(300)
    void stopsAtALimitOfTime() {
        Solver<Integer> limited =
                solver().toBuilder().timeLimit(Duration.ofMillis(100)).build();
        isUnknown(limited.solve().report(), StopReason.TIME);
        isUnknown(limited.toBuilder().timeLimit(Duration.ZERO).build().solve().report(), StopReason.TIME);
    }

    @Test
    @Timeout(300)
    void stopsAtALimitOfNodes() {
        SearchReport report =
                solver().toBuilder().nodeLimit(1000).build().solve().report();
        isUnknown(report, StopReason.NODES);
        assertThat(report.nodes()).isEqualTo(1000);
        assertThat(report.updates()).isPositive();
    }

    @Test
    @Timeout(300)
    void stopsWhereATokenSaysSo() {
        CancellationToken during = new CancellationToken();
        isUnknown(
                solver().toBuilder()
                        .token(during)
                        .progress(progress -> {
                            assertThat(progress.share()).isZero();
                            during.cancel();
                        })
                        .build()
                        .solve()
                        .report(),
                StopReason.CANCELLED);
    }

    @Test
    void findsASolutionWithoutClaimingThatItIsTheOnlyOne() {
        Solver<Integer> free =
                Solver.builder(Boards.dominoes(8, 8).cover()).engine("local").build();
        Found<Integer> found = free.solve();
        assertThat(found.report().outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(found.report().isComplete()).isFalse();
        assertThat(found.report().engine()).isEqualTo("local");
        assertThat(free.toBuilder().solutionLimit(1).build().solve().options()).isEqualTo(found.options());
    }

    @Test
    void rejectsAllOtherQuestions() {
        Solver<Integer> free =
                Solver.builder(Boards.dominoes(4, 4).cover()).engine("local").build();
        String reason = "the engine local finds one solution; it cannot find a second one, nor keep the fixed order of"
                + " lists, limits and checkpoints";
        rejects(free::unique, reason);
        rejects(free::count, reason);
        rejects(() -> free.forEach(solution -> Visit.CONTINUE), reason);
        rejects(
                () -> free.toBuilder().strategy(Strategy.FIRST).build().solve(),
                "the engine local chooses options by the weights of uncovered items, and does not support strategies");
    }

    private static void rejects(Runnable question, String reason) {
        assertThatThrownBy(question::run).isInstanceOf(ModelException.class).hasMessageContaining(reason);
    }
}
