package dlx.core.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CheckpointException;
import dlx.api.ModelException;
import dlx.core.Boards;
import dlx.core.PlainCover;
import dlx.core.Solver;
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

/** The engine as a solver has it: limits, tokens, progress, and what it refuses. */
class LearnEngineTest {

    /** No engine that only learns clauses sees within minutes why there is no solution. */
    private static final PlainCover LONG = Boards.withoutTwoCorners(14);

    private static Solver<Integer> solver() {
        return Solver.of(LONG.cover()).engine("learn");
    }

    private static void isUnknown(SearchReport report, StopReason stopped) {
        assertThat(report.stopped()).isEqualTo(stopped);
        assertThat(report.outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    @Test
    @Timeout(300)
    void stopsAtALimitOfTime() {
        isUnknown(solver().timeLimit(Duration.ofMillis(100)).solve().report(), StopReason.TIME);
        isUnknown(solver().timeLimit(Duration.ofMillis(100)).unique().report(), StopReason.TIME);
        isUnknown(solver().timeLimit(Duration.ZERO).solve().report(), StopReason.TIME);
    }

    @Test
    @Timeout(300)
    void stopsAtALimitOfNodes() {
        SearchReport report = solver().nodeLimit(1000).solve().report();
        isUnknown(report, StopReason.NODES);
        assertThat(report.nodes()).isEqualTo(1000);
    }

    /** One is all that is looked for, so a limit of one changes nothing. */
    @Test
    void takesALimitOfOneSolution() {
        Solver<Integer> free = Solver.of(Boards.dominoes(4, 4).cover()).engine("learn");
        assertThat(free.limit(1).solve().report().outcome()).isEqualTo(Outcome.SOLVED);
        assertThatThrownBy(() -> free.limit(2).forEach(solution -> Visit.CONTINUE))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("the engine learn finds one solution");
    }

    @Test
    @Timeout(300)
    void stopsWhereATokenSaysSo() {
        CancellationToken before = new CancellationToken();
        before.cancel();
        isUnknown(solver().cancelledBy(before).solve().report(), StopReason.CANCELLED);
        CancellationToken during = new CancellationToken();
        isUnknown(
                solver().cancelledBy(during)
                        .onProgress(progress -> during.cancel())
                        .solve()
                        .report(),
                StopReason.CANCELLED);
    }

    @Test
    @Timeout(300)
    void progressHasConflictsAndClauses() {
        List<Progress> seen = new ArrayList<>();
        CancellationToken token = new CancellationToken();
        solver().cancelledBy(token)
                .onProgress(progress -> {
                    seen.add(progress);
                    if (seen.size() == 3) {
                        token.cancel();
                    }
                })
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

    /** Searches that dance have learned nothing, until the other has its turn. */
    @Test
    @Timeout(300)
    void progressOfOthersHasNone() {
        CancellationToken token = new CancellationToken();
        List<Progress> seen = new ArrayList<>();
        solver().engine("links")
                .cancelledBy(token)
                .onProgress(progress -> {
                    seen.add(progress);
                    token.cancel();
                })
                .solve();
        assertThat(seen).extracting(Progress::learned).allMatch(learned -> learned.isEmpty());
    }

    @Test
    void refusesCheckpointsInASentence() {
        List<Checkpoint> made = new ArrayList<>();
        assertThatThrownBy(() -> solver().checkpoints(Duration.ZERO, made::add).solve())
                .isInstanceOf(ModelException.class)
                .hasMessageEndingWith(
                        "the engine learn finds one solution, or that there is none or no other; it keeps no order, as lists,"
                                + " limits and checkpoints need");
        assertThat(made).isEmpty();
        Solver<Integer> small = Solver.of(Boards.dominoes(2, 4).cover());
        small.checkpoints(Duration.ZERO, made::add).solve();
        Checkpoint last = made.get(made.size() - 1);
        assertThatThrownBy(() -> small.engine("learn").resume(last).solve())
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("the engine learn finds one solution");
        assertThatThrownBy(() -> small.engine("learn").resume(last).unique()).isInstanceOf(CheckpointException.class);
    }
}
