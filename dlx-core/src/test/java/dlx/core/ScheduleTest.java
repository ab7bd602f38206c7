package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.Boards;
import dlx.core.covers.Family;
import dlx.core.covers.KnownCovers;
import dlx.core.covers.PlainCover;
import dlx.core.covers.PlainCover.Bounds;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.engine.Sizes;
import dlx.core.search.Outcome;
import dlx.core.search.ScheduleRow;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests questions whose contenders take slices from the first nodes on, in any order of the rows. */
class ScheduleTest {

    private static final long COVERS = RandomCovers.amount(1000);

    private static Sizes early(long seed) {
        return EarlySizes.after(1).due(1 + seed % 5 * 300).seed(seed).looks(1).build();
    }

    private static Solver<Integer> solver(PlainCover cover, long seed) {
        return cover.solver().toBuilder().sizes(early(seed)).build();
    }

    /** Counts the answers of each engine. */
    private static void note(Map<String, Integer> answers, SearchReport report) {
        answers.merge(report.proof().isPresent() ? "weights" : report.engine(), 1, Integer::sum);
    }

    @Test
    void eachContenderAnswersSomeQuestionsAndEachAnswerIsRight() {
        Map<String, Integer> answers = new TreeMap<>();
        for (Family family : List.of(Family.TINY, Family.ONE_WORD, Family.BOARDS, Family.INFEASIBLE, Family.GUARDS)) {
            for (long seed = 0; seed < COVERS / 10; seed++) {
                PlainCover cover = family.cover(seed);
                SearchReport known = cover.solver().toBuilder()
                        .engine("links")
                        .nodeLimit(20_000)
                        .build()
                        .count();
                if (known.isComplete()) {
                    checkAnswers(cover, seed, known.solutions(), family + ", seed " + seed, answers);
                }
            }
        }
        assertThat(answers.keySet()).contains("slots", "links", "learn", "diagram", "memo", "sweep", "weights");
    }

    private static void checkAnswers(
            PlainCover cover, long seed, BigInteger all, String where, Map<String, Integer> answers) {
        Solver<Integer> solver = solver(cover, seed);
        Found<Integer> first = solver.solve();
        assertThat(first.options().isPresent()).as(where).isEqualTo(all.signum() > 0);
        first.options()
                .ifPresent(options ->
                        assertThat(cover.isSolution(options)).as(where).isTrue());
        Uniqueness<Integer> two = solver.unique();
        assertThat(two.found()).as(where).hasSize(all.min(BigInteger.TWO).intValue());
        SearchReport count = solver.count();
        assertThat(count.solutions()).as(where).isEqualTo(all);
        List.of(first.report(), two.report(), count).forEach(report -> note(answers, report));
    }

    /** Tests leads that continue alone, and contenders that answer in the first microseconds of a round. */
    @Test
    void theAnswerDoesNotDependOnTheThreads() {
        for (Family family : List.of(Family.TINY, Family.TINY_BOTH, Family.GUARDS, Family.ONE_WORD)) {
            for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
                SplittableRandom random = new SplittableRandom(seed);
                Sizes sizes = EarlySizes.after(1 + random.nextInt(60))
                        .due(1L << random.nextInt(12))
                        .seed(random.nextLong())
                        .looks(1)
                        .build();
                Solver<Integer> one =
                        family.cover(seed).solver().toBuilder().sizes(sizes).build();
                Found<Integer> first = one.solve();
                Uniqueness<Integer> unique = one.unique();
                for (int threads : new int[] {2, 4}) {
                    Solver<Integer> several = one.toBuilder().threads(threads).build();
                    String where = family + ", seed " + seed + ", threads " + threads;
                    assertThat(several.solve().found()).as(where).isEqualTo(first.found());
                    assertThat(several.unique().found()).as(where).isEqualTo(unique.found());
                }
            }
        }
    }

    @Test
    void theNodesOfAllPassNoLimit() {
        int stopped = 0;
        for (long seed = 0; seed < RandomCovers.amount(30); seed++) {
            PlainCover cover = Family.ONE_WORD.cover(seed);
            for (long limit = 1; limit < 30; limit++) {
                Solver<Integer> few =
                        solver(cover, seed).toBuilder().nodeLimit(limit).build();
                for (SearchReport report :
                        List.of(few.solve().report(), few.unique().report())) {
                    String where = "seed " + seed + ", limit " + limit + ", " + report;
                    assertThat(report.nodes()).as(where).isLessThanOrEqualTo(limit + 1);
                    stopped += report.stopped() == StopReason.NODES ? 1 : 0;
                }
            }
        }
        assertThat(stopped).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"local", "learn"})
    void theNodesOfANamedEngineInSeveralOrdersPassNoLimit(String engine) {
        int stopped = 0;
        for (long limit = 1; limit < 300; limit++) {
            Solver<Integer> few = Boards.withoutTwoCorners(6).solver().toBuilder()
                    .engine(engine)
                    .anyOrder()
                    .sizes(EarlySizes.after(1)
                            .due(1 + limit % 7 * 300)
                            .looks(16)
                            .build())
                    .nodeLimit(limit)
                    .build();
            SearchReport report = few.solve().report();
            assertThat(report.nodes())
                    .as("limit " + limit + ", " + report.schedule())
                    .isLessThanOrEqualTo(limit + 1);
            stopped += report.stopped() == StopReason.NODES ? 1 : 0;
        }
        assertThat(stopped).isPositive();
    }

    @Test
    void theReportShowsTheWorkOfAllRows() {
        int together = 0;
        for (long seed = 0; seed < 50; seed++) {
            SearchReport report =
                    solver(Family.ONE_WORD.cover(seed), seed).unique().report();
            List<ScheduleRow> rows = report.schedule();
            assertThat(rows.get(0).task()).isEqualTo("leads");
            assertThat(rows.stream().mapToLong(ScheduleRow::nodes).sum()).isEqualTo(report.nodes());
            assertThat(rows.stream().mapToLong(ScheduleRow::updates).sum()).isEqualTo(report.updates());
            together += rows.stream().filter(row -> row.nodes() > 0).count() > 1 ? 1 : 0;
        }
        assertThat(together).isPositive();
    }

    /** Tests two equal options: one contender finds the first, and must not call it unique for the others. */
    @Test
    void twoEqualOptionsAreTwoSolutions() {
        PlainCover twins = new PlainCover(
                List.of(true),
                List.of(new PlainCover.Option(List.of(0), 0), new PlainCover.Option(List.of(0), 0)),
                List.of());
        for (long seed = 0; seed < 100; seed++) {
            assertThat(solver(twins, seed).unique().found()).as("seed " + seed).hasSize(2);
        }
    }

    /** Tests the best of solutions that all have the score 0, which is the bound at the root, too. */
    @Test
    void aGuessAsGoodAsTheBoundEndsTheSearchForTheBest() {
        Solver<Integer> solver = Solver.of(KnownCovers.queens(30)).toBuilder()
                .sizes(EarlySizes.after(1).due(1).looks(1).build())
                .build();
        Best<Integer> best = solver.best();
        assertThat(best.report().isComplete()).isTrue();
        assertThat(best.report().schedule().get(0).nodes()).isLessThan(30);
    }

    private static boolean hasAnswered(ScheduleRow row) {
        return row.state().equals("answered");
    }

    /** Tests limits of time of which most end within a slice: each answer is right, or unknown, and none is an error. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aTimeThatEndsInASliceProvesNothing(int threads) {
        int stopped = 0;
        for (int step = 0; step < 60; step++) {
            Solver<Integer> solver = solver(Boards.withoutTwoCorners(10), step).toBuilder()
                    .threads(threads)
                    .timeLimit(Duration.ofNanos(50_000L * step))
                    .build();
            for (SearchReport report : List.of(
                    solver.solve().report(), solver.unique().report(), solver.forEach(options -> Visit.CONTINUE))) {
                boolean isStopped = report.stopped() == StopReason.TIME;
                assertThat(isStopped && report.schedule().stream().anyMatch(ScheduleTest::hasAnswered))
                        .as(report.toString())
                        .isFalse();
                assertThat(report.outcome()).isEqualTo(isStopped ? Outcome.UNKNOWN : Outcome.NO_SOLUTION);
                stopped += isStopped ? 1 : 0;
            }
        }
        assertThat(stopped).isPositive(); // without any time, at least
    }

    /**
     * Returns the 0/1 matrices of n x n with sum {@code sum} in each row and column, rows before columns; an option is
     * a 1.
     */
    private static PlainCover binary(int n, int sum) {
        List<PlainCover.Option> options = IntStream.range(0, n * n)
                .mapToObj(cell -> new PlainCover.Option(List.of(cell / n, n + cell % n), 0))
                .toList();
        return bounded(Collections.nCopies(2 * n, new Bounds(sum, sum)), 0, options);
    }

    private static PlainCover bounded(List<Bounds> bounds, int secondary, List<PlainCover.Option> options) {
        List<Boolean> primary = new ArrayList<>(Collections.nCopies(bounds.size(), true));
        primary.addAll(Collections.nCopies(secondary, false));
        List<Bounds> all = new ArrayList<>(bounds);
        all.addAll(Collections.nCopies(secondary, Bounds.ONCE));
        return new PlainCover(primary, all, options, List.of(), List.of(), List.of());
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "memo"})
    void matricesWithSumsAreCountedInTheBetterOfTwoOrders(String engine) {
        SearchReport report =
                binary(6, 3).solver().toBuilder().engine(engine).build().count();
        assertThat(report.solutions()).isEqualTo(297_200);
        assertThat(report.schedule()).anyMatch(row -> row.order().equals("leftmost"));
    }

    /** Tests counts whose lead returns each solution, so that nothing may be stored for each. */
    @Test
    void aCountOfAnyStrategyStoresNoSolution() {
        for (Strategy strategy : List.of(Strategy.FIRST, Strategy.WEIGHTS)) {
            SearchReport count = Solver.builder(KnownCovers.rooks(7))
                    .strategy(strategy)
                    .build()
                    .count();
            assertThat(count.solutions()).isEqualTo(5040);
        }
    }

    /** Tests best solutions whose first one is found by a contender, while the lead has none. */
    @Test
    void theBestIsTheSameAfterAFirstSolutionOfAContender() {
        int helped = 0;
        for (long seed = 0; seed < RandomCovers.amount(200); seed++) {
            PlainCover cover = Family.values()[(int) (seed % 8)].cover(seed);
            Best<Integer> usual =
                    cover.solver().toBuilder().nodeLimit(20_000).build().best();
            Best<Integer> best =
                    solver(cover, seed).toBuilder().nodeLimit(20_000).build().best();
            if (usual.report().isComplete() && best.report().isComplete()) {
                assertThat(best.score()).as("seed " + seed).isEqualTo(usual.score());
                assertThat(best.report().outcome()).isEqualTo(usual.report().outcome());
            }
            helped += best.report().schedule().stream()
                            .anyMatch(row -> row.task().equals("guesses") && row.solutions() > 0)
                    ? 1
                    : 0;
        }
        assertThat(helped).isPositive();
    }

    @Test
    void aSmallSearchHasItsLeadAlone() {
        SearchReport report = Solver.of(KnownCovers.rooks(6)).solve().report();
        assertThat(report.schedule().stream().skip(1))
                .allMatch(row -> row.state().equals("waits"));
    }
}
