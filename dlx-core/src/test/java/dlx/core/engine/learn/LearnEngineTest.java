package dlx.core.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CheckpointException;
import dlx.api.ModelException;
import dlx.core.Solver;
import dlx.core.covers.Boards;
import dlx.core.covers.PlainCover;
import dlx.core.search.CancellationToken;
import dlx.core.search.Checkpoint;
import dlx.core.search.Outcome;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the engine within a solver: limits, tokens, progress, and rejections. */
class LearnEngineTest {

    /** An infeasible cover that no engine refutes within minutes by learning clauses alone. */
    private static final PlainCover LONG = Boards.withoutTwoCorners(14);

    private static Solver<Integer> solver() {
        return Solver.builder(LONG.cover()).engine("learn").build();
    }

    private static void isUnknown(SearchReport report, StopReason stopped) {
        assertThat(report.stopped()).isEqualTo(stopped);
        assertThat(report.outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    @Test
    @Timeout(300)
    void stopsAtALimitOfTime() {
        isUnknown(
                solver().toBuilder()
                        .timeLimit(Duration.ofMillis(100))
                        .build()
                        .solve()
                        .report(),
                StopReason.TIME);
        isUnknown(
                solver().toBuilder()
                        .timeLimit(Duration.ofMillis(100))
                        .build()
                        .unique()
                        .report(),
                StopReason.TIME);
        isUnknown(solver().toBuilder().timeLimit(Duration.ZERO).build().solve().report(), StopReason.TIME);
    }

    @Test
    @Timeout(300)
    void stopsAtALimitOfNodes() {
        SearchReport report =
                solver().toBuilder().nodeLimit(1000).build().solve().report();
        isUnknown(report, StopReason.NODES);
        assertThat(report.nodes()).isEqualTo(1000);
    }

    /** Tests that a limit of one solution changes nothing, because the engine searches for one solution. */
    @Test
    void takesALimitOfOneSolution() {
        Solver<Integer> free =
                Solver.builder(Boards.dominoes(4, 4).cover()).engine("learn").build();
        assertThat(free.toBuilder().solutionLimit(1).build().solve().report().outcome())
                .isEqualTo(Outcome.SOLVED);
        assertThatThrownBy(() -> free.toBuilder().solutionLimit(2).build().forEach(solution -> Visit.CONTINUE))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining(
                        "the engine learn finds one solution, or proves that it does not exist or is unique; it cannot keep"
                                + " the fixed order of lists, limits and checkpoints");
    }

    @Test
    @Timeout(300)
    void stopsWhereATokenSaysSo() {
        CancellationToken before = new CancellationToken();
        before.cancel();
        isUnknown(solver().toBuilder().token(before).build().solve().report(), StopReason.CANCELLED);
        CancellationToken during = new CancellationToken();
        isUnknown(
                solver().toBuilder()
                        .token(during)
                        .progress(progress -> during.cancel())
                        .build()
                        .solve()
                        .report(),
                StopReason.CANCELLED);
    }

    @Test
    @Timeout(300)
    void progressHasConflictsAndClauses() {
        List<Progress> seen = new ArrayList<>();
        CancellationToken token = new CancellationToken();
        solver().toBuilder()
                .token(token)
                .progress(progress -> {
                    seen.add(progress);
                    if (seen.size() == 3) {
                        token.cancel();
                    }
                })
                .build()
                .solve();
        assertThat(seen).hasSize(3).allSatisfy(progress -> {
            assertThat(progress.share()).isZero();
            assertThat(progress.learned()).hasValueSatisfying(learned -> {
                assertThat(learned.conflicts()).isPositive().isLessThan(progress.nodes());
                assertThat(learned.clauses()).isBetween(1L, learned.conflicts());
            });
        });
        assertThat(seen)
                .extracting(progress -> progress.learned().orElseThrow().conflicts())
                .isSorted();
    }

    /** Tests the progress of other searches: they have no learned clauses until {@code learn} has its turn. */
    @Test
    @Timeout(300)
    void progressOfOthersHasNone() {
        CancellationToken token = new CancellationToken();
        List<Progress> seen = new ArrayList<>();
        solver().toBuilder()
                .engine("links")
                .token(token)
                .progress(progress -> {
                    seen.add(progress);
                    token.cancel();
                })
                .build()
                .solve();
        assertThat(seen).extracting(Progress::learned).allMatch(learned -> learned.isEmpty());
    }

    @Test
    void refusesCheckpointsInASentence() {
        List<Checkpoint> made = new ArrayList<>();
        assertThatThrownBy(() -> solver().toBuilder()
                        .checkpoints(Duration.ZERO, made::add)
                        .build()
                        .solve())
                .isInstanceOf(ModelException.class)
                .hasMessageEndingWith(
                        "the engine learn finds one solution, or proves that it does not exist or is unique; it cannot"
                                + " keep the fixed order of lists, limits and checkpoints");
        assertThat(made).isEmpty();
        Solver<Integer> small = Solver.of(Boards.dominoes(2, 4).cover());
        small.toBuilder().checkpoints(Duration.ZERO, made::add).build().solve();
        Checkpoint last = made.get(made.size() - 1);
        assertThatThrownBy(() ->
                        small.toBuilder().engine("learn").start(last).build().solve())
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("the engine learn finds one solution");
        assertThatThrownBy(() ->
                        small.toBuilder().engine("learn").start(last).build().unique())
                .isInstanceOf(CheckpointException.class);
    }
}
