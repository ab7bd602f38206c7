package dlx.core;

import static dlx.core.covers.KnownCovers.rooks;
import static dlx.core.covers.KnownCovers.sixOptions;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.search.CancellationToken;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import dlx.skips.Tier;
import java.math.BigInteger;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that searches end early at a limit, a token or an interrupt, and report the reason. */
class SolverLimitsTest {

    @Nested
    class AtALimit {

        @Test
        void ofSolutionsItSaysThatThereMayBeMore() {
            SearchReport report =
                    Solver.builder(rooks(4)).solutionLimit(24).build().count();
            assertThat(report.solutions()).isEqualTo(BigInteger.valueOf(24));
            assertThat(report.stopped()).isEqualTo(StopReason.SOLUTION_LIMIT);
            assertThat(report.isComplete()).isFalse();
        }

        @Test
        void ofNodesItStopsBeforeTheNextOne() {
            for (long limit : new long[] {1, 2, 3, 1000, 1024, 1025, 5000}) {
                SearchReport report = Solver.builder(rooks(10))
                        .engine("memo")
                        .nodeLimit(limit)
                        .build()
                        .count();
                assertThat(report.nodes()).isEqualTo(limit);
                assertThat(report.stopped()).isEqualTo(StopReason.NODES);
            }
        }

        @Test
        void ofNodesThatIsNotReachedItSeesTheWholeTree() {
            long nodes = Solver.of(rooks(4)).count().nodes();
            assertThat(Solver.builder(rooks(4)).nodeLimit(nodes).build().count().isComplete())
                    .isTrue();
            assertThat(Solver.builder(rooks(4))
                            .nodeLimit(nodes - 1)
                            .build()
                            .count()
                            .isComplete())
                    .isFalse();
        }

        @Test
        void withoutAnAnswerTheOutcomeIsUnknown() {
            assertThat(Solver.builder(rooks(10))
                            .nodeLimit(3)
                            .build()
                            .solve()
                            .report()
                            .outcome())
                    .isEqualTo(Outcome.UNKNOWN);
            assertThat(Solver.builder(rooks(10)).nodeLimit(1).build().unique().verdict())
                    .isEqualTo(Uniqueness.Verdict.UNKNOWN);
            assertThat(Solver.builder(rooks(10))
                            .engine("links")
                            .nodeLimit(200)
                            .build()
                            .best()
                            .proven())
                    .isFalse();
        }

        @Test
        @Timeout(300)
        void ofTimeItStops() {
            Solver<Integer> solver = Solver.builder(rooks(20)).engine("memo").build();
            assertThat(solver.prepare(Question.count()).isReady()).isTrue();
            SearchReport report =
                    solver.toBuilder().timeLimit(Duration.ofMillis(100)).build().count();
            assertThat(report.stopped()).isEqualTo(StopReason.TIME);
            boolean found = report.solutions().signum() > 0; // a busy machine may not come so far
            assertThat(report.outcome()).isEqualTo(found ? Outcome.SOLVED : Outcome.UNKNOWN);
        }

        /**
         * Tests a visitor that becomes slow. The clock is not read at each solution, because the first visits are
         * quick.
         */
        @ParameterizedTest
        @ValueSource(ints = {0, 1, 1000})
        @Timeout(300)
        void ofTimeItIsNotLongerThanSixteenVisitsForAVisitorWhoBecomesSlow(int quick) {
            Solver<Integer> solver = Solver.of(rooks(20));
            assertThat(solver.prepare(Question.all()).isReady()).isTrue();
            Duration limit = Duration.ofMillis(100);
            long[] shown = {0};
            SearchReport report = solver.toBuilder().timeLimit(limit).build().forEach((options, length) -> {
                boolean isSlow = ++shown[0] > quick;
                long begin = System.nanoTime();
                while (isSlow && System.nanoTime() - begin <= limit.toNanos()) {
                    Thread.onSpinWait();
                }
                return Visit.CONTINUE;
            });
            assertThat(report.stopped()).isEqualTo(StopReason.TIME);
            assertThat(shown[0]).isLessThanOrEqualTo(quick + 16);
        }

        @Test
        void ofNoTimeItDoesNotSearch() {
            SearchReport report =
                    Solver.builder(rooks(3)).timeLimit(Duration.ZERO).build().count();
            assertThat(report.stopped()).isEqualTo(StopReason.TIME);
            assertThat(report.nodes()).isZero();
        }

        @Test
        void thatMakesNoSenseItIsRefused() {
            Solver<String> solver = Solver.of(sixOptions());
            assertThatThrownBy(() -> solver.toBuilder().solutionLimit(0).build())
                    .hasMessage("solutions: 0; expected 1 or more");
            assertThatThrownBy(() -> solver.toBuilder().nodeLimit(-1).build())
                    .hasMessage("nodes: -1; expected 1 or more");
            assertThatThrownBy(() ->
                            solver.toBuilder().timeLimit(Duration.ofMillis(-1)).build())
                    .hasMessageContaining("not negative");
            assertThatThrownBy(() -> solver.toBuilder().engine("steam").build().count())
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(
                            "engine: \"steam\"; expected auto or one of links, slots, masks, learn, local, memo, sweep, orbits, symmetric, diagram, prices, ida");
        }
    }

    @Nested
    class WhenCancelled {

        @Test
        void aTokenIsSticky() {
            CancellationToken token = new CancellationToken();
            token.cancel();
            SearchReport report = Solver.builder(rooks(20))
                    .engine("memo")
                    .token(token)
                    .build()
                    .count();
            assertThat(report.stopped()).isEqualTo(StopReason.CANCELLED);
            assertThat(report.outcome()).isEqualTo(Outcome.UNKNOWN);
        }

        @Test
        @Timeout(300)
        void aRunningSearchEnds() {
            CancellationToken token = new CancellationToken();
            SearchReport report = Solver.builder(rooks(20)).token(token).build().forEach(solution -> {
                token.cancel();
                return Visit.CONTINUE;
            });
            assertThat(report.stopped()).isEqualTo(StopReason.CANCELLED);
            assertThat(report.solutions())
                    .as("the visitor's word counts at once")
                    .isEqualTo(BigInteger.ONE);
        }

        @Test
        @Timeout(300)
        void anInterruptEndsTheSearchAndStaysSet() {
            SearchReport report = Solver.of(rooks(20)).forEach(solution -> {
                Thread.currentThread().interrupt();
                return Visit.CONTINUE;
            });
            assertThat(Thread.interrupted()).isTrue();
            assertThat(report.stopped()).isEqualTo(StopReason.CANCELLED);
        }

        @ParameterizedTest
        @ValueSource(strings = {"auto", "links", "slots", "masks", "memo", "sweep", "orbits"})
        void noEngineCountsWithoutTimeOrInAThreadThatIsInterrupted(String engine) {
            for (int size : new int[] {0, 1, 3}) {
                Solver<Integer> solver =
                        Solver.builder(rooks(size)).engine(engine).build();
                SearchReport late =
                        solver.toBuilder().timeLimit(Duration.ZERO).build().count();
                assertThat(late.stopped()).as("%d rooks", size).isEqualTo(StopReason.TIME);
                assertThat(late.solutions()).as("%d rooks", size).isZero();
                Thread.currentThread().interrupt();
                SearchReport report = solver.count();
                assertThat(Thread.interrupted()).isTrue();
                assertThat(report.stopped()).as("%d rooks", size).isEqualTo(StopReason.CANCELLED);
                assertThat(report.solutions()).as("%d rooks", size).isZero();
            }
        }

        @Test
        @Timeout(300)
        void aLargeCoverIsAskedAsOftenAsItsNodesAreSlow() {
            int items = 1 << Tier.of(19, 22);
            Cover<Integer> wide = Cover.of(Integer.class, c -> {
                Items all = c.items("item", items);
                for (int k = 0; k < 2 * items; k++) {
                    c.option(k, all.at(k / 2));
                }
            });
            // each node scans all these items: the limit must be noticed at the next node
            SearchReport report =
                    Solver.builder(wide).timeLimit(Duration.ofMillis(1)).build().count();
            assertThat(report.stopped()).isEqualTo(StopReason.TIME);
            assertThat(report.nodes()).isLessThan(100);
        }
    }
}
