package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.Boards;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.engine.EarlySizes;
import dlx.core.engine.Sizes;
import dlx.core.search.Checkpoint;
import dlx.core.search.Outcome;
import dlx.core.search.SearchListener;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import dlx.skips.Tier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests searches that have not found a solution for long and ask whether weights prove infeasibility. */
class WeightsCheckTest {

    /** Limit of nodes beyond the usual; the searches of these boards do not end without weights. */
    private static final long FEW = 20_000_000;

    private static final int MANY = 1000;

    /** The questions whose answer may be "none", each with the function that returns its report. */
    private static final Map<String, Function<Solver<Integer>, SearchReport>> QUESTIONS = Map.of(
            "solve", solver -> solver.solve().report(),
            "unique", solver -> solver.unique().report(),
            "count", Solver::count,
            "all", solver -> solver.forEach(options -> Visit.CONTINUE),
            "any order", solver -> solver.toBuilder().anyOrder().build().forEach(options -> Visit.CONTINUE),
            "best", solver -> solver.best().report(),
            "optima", solver -> solver.ask(Question.optima()).report(),
            "sample", solver -> solver.sample(3, 1).report(),
            "diagram", solver -> solver.ask(Question.<Integer>diagram()).report());

    /**
     * Returns sizes with which a search asks after a few updates, checks each node, and never ends early for another
     * reason.
     */
    private static Sizes asking(long updates) {
        return EarlySizes.after(3).due(updates).looks(1).build();
    }

    @ParameterizedTest
    @EnumSource
    void noSolutionIsLostAndNoneIsMadeUp(Family family) {
        for (long seed = 0; seed < Tier.of(3, 20); seed++) {
            PlainCover cover = family.cover(seed);
            Set<List<Integer>> all = ofLinks(cover);
            if (all.size() == MANY) {
                continue; // nobody asks where so many are found
            }
            for (int threads : new int[] {1, 2}) {
                Solver<Integer> solver = Solver.builder(cover.cover())
                        .given(cover.givens())
                        .sizes(asking(seed % 7))
                        .threads(threads)
                        .build();
                String where = family + ", seed " + seed + ", threads " + threads;
                Set<List<Integer>> found = new HashSet<>();
                solver.forEach(options -> {
                    assertThat(found.add(options.stream().sorted().toList())).isTrue();
                    return Visit.CONTINUE;
                });
                assertThat(found).as(where).isEqualTo(all);
                QUESTIONS.forEach((name, question) -> {
                    SearchReport report = question.apply(solver);
                    assertThat(report.outcome() == Outcome.NO_SOLUTION)
                            .as(name + " of " + where + ": " + report)
                            .isEqualTo(all.isEmpty());
                    assertThat(all.isEmpty() || report.proof().isEmpty())
                            .as(name + " of " + where)
                            .isTrue();
                });
            }
        }
    }

    /** Returns the solutions by {@code links}, which searches its tree without weights because it is named. */
    private static Set<List<Integer>> ofLinks(PlainCover cover) {
        Set<List<Integer>> found = new HashSet<>();
        SearchReport report = Solver.builder(cover.cover())
                .given(cover.givens())
                .engine("links")
                .solutionLimit(MANY)
                .sizes(asking(0))
                .build()
                .forEach(options -> {
                    found.add(options.stream().sorted().toList());
                    return Visit.CONTINUE;
                });
        assertThat(report.proof()).isEmpty();
        return found;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void everyQuestionAboutABoardWithoutTwoCornersEnds(int threads) {
        Solver<Integer> solver = Boards.withoutTwoCorners(Tier.of(10, 16)).solver().toBuilder()
                .sizes(asking(10_000))
                .nodeLimit(FEW)
                .threads(threads)
                .build();
        QUESTIONS.forEach((name, question) -> {
            SearchReport report = question.apply(solver);
            assertThat(report.outcome()).as(name).isEqualTo(Outcome.NO_SOLUTION);
            assertThat(report.stopped()).as(name).isEqualTo(StopReason.EXHAUSTED);
        });
        assertThat(solver.ask(Question.<Integer>diagram()).diagram()).isPresent();
    }

    @Test
    void aUsualSearchAsksByItself() {
        SearchReport report = Boards.withoutTwoCorners(30).solver().toBuilder()
                .nodeLimit(FEW)
                .build()
                .unique()
                .report();
        assertThat(report.outcome()).isEqualTo(Outcome.NO_SOLUTION);
        assertThat(report.proof()).contains("weights");
    }

    @Test
    void aSearchThatIsKeptIsDone() {
        List<Checkpoint> kept = new ArrayList<>();
        SearchReport report = Boards.withoutTwoCorners(16).solver().toBuilder()
                .sizes(asking(10_000))
                .nodeLimit(FEW)
                .checkpoints(Duration.ofDays(1), kept::add)
                .build()
                .forEach(options -> Visit.CONTINUE);
        assertThat(report.proof()).contains("weights");
        assertThat(kept.get(kept.size() - 1).isComplete()).isTrue();
    }

    @Test
    void aListenerSeesTheWholeTree() {
        Solver<Integer> solver = Boards.withoutTwoCorners(4).solver().toBuilder()
                .sizes(asking(0))
                .build();
        assertThat(solver.toBuilder()
                        .listener(new SearchListener() {})
                        .build()
                        .solve()
                        .report()
                        .proof())
                .isEmpty();
    }
}
