package dlx.core.engine.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Solver;
import dlx.core.covers.PlainCover;
import dlx.core.engine.Deadline;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.memo.MemoEngine;
import dlx.core.engine.slots.SlotsEngine;
import dlx.core.engine.sweep.layers.CountingSweep;
import dlx.core.engine.sweep.layers.SweepFull;
import dlx.core.engine.sweep.layers.Sweeps;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.table.MemoryBudget;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests counts that begin with a sweep: complete, with too little memory, and stopped. */
class CountSearchTest {

    private static final BigInteger BOARDS_12 = new BigInteger("53060477521960000");

    private static Solver<Integer> dominoes(int n, String engine) {
        return Solver.builder(Sweeps.dominoes(n, n).cover()).engine(engine).build();
    }

    /** Tests that {@code memo} counts, and writes the report, if the memory is one byte too small. */
    @Test
    void whereTheMemoryIsFullTheMemoCounts() {
        PlainCover board = Sweeps.dominoes(6, 8);
        SweepPlan plan = SweepPlan.of(Sweeps.problem(board), StopCheck.NEVER).orElseThrow();
        MemoryBudget ample = SweepFull.budget(1 << 24, StopCheck.NEVER);
        assertThat(new CountingSweep(plan.front(), ample, StopCheck.NEVER).run())
                .isTrue();
        Solver<Integer> solver = Solver.builder(board.cover()).engine("sweep").build();
        for (long memory : new long[] {1, 1 << 10, ample.peak() - 1}) {
            SearchReport report = solver.toBuilder().memoMemory(memory).build().count();
            assertThat(report.engine()).as("%d bytes", memory).isEqualTo("memo");
            assertThat(report.order()).isEmpty();
            assertThat(report.solutions()).isEqualTo(167_089);
            assertThat(report.isComplete()).isTrue();
        }
        SearchReport enough =
                solver.toBuilder().memoMemory(ample.peak()).build().count();
        assertThat(enough.engine()).isEqualTo("sweep");
        assertThat(enough.order()).contains(plan.order());
        assertThat(enough.solutions()).isEqualTo(167_089);
        assertThat(enough.nodes()).isEqualTo(Sweeps.swept(plan.front()).nodes());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 100, 3000, 5000, 15_000})
    void aLimitOnNodesLeavesTheSolverUsable(long limit) {
        for (String engine : List.of("sweep", "auto")) {
            Solver<Integer> solver = dominoes(12, engine);
            SearchReport stopped = solver.toBuilder().nodeLimit(limit).build().count();
            assertThat(stopped.stopped()).as(engine).isEqualTo(StopReason.NODES);
            assertThat(stopped.isComplete()).isFalse();
            assertThat(stopped.solutions()).isBetween(BigInteger.ZERO, BOARDS_12.subtract(BigInteger.ONE));
            holdsItsAnswer(solver);
        }
    }

    private static void holdsItsAnswer(Solver<Integer> solver) {
        SearchReport whole = solver.count();
        assertThat(whole.isComplete()).isTrue();
        assertThat(whole.solutions()).isEqualTo(BOARDS_12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sweep", "auto"})
    void aTimeThatIsOverLeavesTheSolverUsable(String engine) {
        Solver<Integer> solver = dominoes(12, engine);
        SearchReport stopped =
                solver.toBuilder().timeLimit(Duration.ZERO).build().count();
        assertThat(stopped.stopped()).isEqualTo(StopReason.TIME);
        assertThat(stopped.isComplete()).isFalse();
        assertThat(stopped.solutions()).isLessThan(BOARDS_12);
        holdsItsAnswer(solver);
    }

    /** Tests a watcher that cancels in the middle of the sweep, again and again, each time a little later. */
    @Test
    void aSweepThatIsCancelledSaysSoAndLeavesWhatWasCompiledUsable() {
        Problem problem = Sweeps.problem(Sweeps.dominoes(12, 12));
        Engine.Compiled counting =
                new SweepEngine(new MemoEngine((p, stop) -> new SlotsEngine())).compile(problem, StopCheck.NEVER);
        SearchRequest request = sweepRequest();
        int stopped = 0;
        for (int looks : new int[] {1, 2, 50, 140, 100_000}) {
            CancellationToken token = new CancellationToken();
            List<Double> shares = new ArrayList<>();
            SearchControl control = new SearchControl(
                    Long.MAX_VALUE,
                    Deadline.of(token),
                    search -> {
                        shares.add(search.share());
                        if (shares.size() == looks) {
                            token.cancel();
                        }
                    },
                    1);
            Search search = counting.start(request, control);
            assertThat(search.advance()).isFalse();
            assertThat(shares).as("it goes on").isSorted().allMatch(share -> share >= 0 && share < 1);
            if (token.isCancelled()) {
                stopped++;
                assertThat(control.stopped()).isEqualTo(StopReason.CANCELLED);
                assertThat(search.solutions()).isLessThan(BOARDS_12);
                assertThat(search.share()).isLessThan(1);
            } else {
                assertThat(control.stopped()).isEqualTo(StopReason.EXHAUSTED);
                assertThat(search.solutions()).isEqualTo(BOARDS_12);
                assertThat(search.share()).isEqualTo(1);
            }
            assertThat(search.engine()).as("the sweep itself").isEmpty();
            assertThat(search.order()).isPresent();
            assertThat(search.advance()).as("asked again").isFalse();
        }
        assertThat(stopped).isGreaterThan(2);
    }

    private static SearchRequest sweepRequest() {
        SearchRequest plain = Requests.of(SearchMode.COUNT, Givens.NONE);
        return new SearchRequest(plain.kind().engine(SweepEngine.NAME), plain.givens(), plain.strategy(), 1 << 24);
    }

    @Test
    void aTokenCancelledBeforehandStopsAtOnce() {
        for (String engine : List.of("sweep", "auto")) {
            CancellationToken token = new CancellationToken();
            token.cancel();
            Solver<Integer> solver = dominoes(12, engine);
            SearchReport stopped = solver.toBuilder().token(token).build().count();
            assertThat(stopped.stopped()).isEqualTo(StopReason.CANCELLED);
            assertThat(stopped.isComplete()).isFalse();
            assertThat(stopped.solutions()).isLessThan(BOARDS_12);
            holdsItsAnswer(solver);
        }
    }

    /**
     * Tests that the plan of a cover is stored, but the plan of a remaining problem is made each time and not confused
     * with it.
     */
    @Test
    void givensDoNotStayBehindInASolver() {
        PlainCover board = Sweeps.dominoes(8, 8);
        Solver<Integer> solver = Solver.builder(board.cover()).engine("sweep").build();
        Random random = new Random(3);
        for (int round = 0; round < 6; round++) {
            Givens givens = Givens.of(random.nextInt(board.options().size()))
                    .forbidden(random.nextInt(board.options().size()))
                    .relaxed(random.nextInt(64));
            BigInteger expected = Solver.builder(board.cover())
                    .engine("memo")
                    .given(givens)
                    .build()
                    .count()
                    .solutions();
            assertThat(solver.toBuilder().given(givens).build().count().solutions())
                    .as("round %d", round)
                    .isEqualTo(expected);
            assertThat(solver.count().solutions()).isEqualTo(12_988_816);
        }
    }
}
