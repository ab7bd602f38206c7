package dlx.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.learn.LearnEngine;
import dlx.core.engine.links.LinksEngine;
import dlx.core.engine.slots.SlotsEngine;
import dlx.core.engine.sweep.DiagramEngine;
import dlx.core.plan.Compilations;
import dlx.core.plan.Engines;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.internal.Waiting;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests dancing links interleaved with {@code learn} from the first checkpoints on. */
class AidedSearchTest {

    private static final long COVERS = RandomCovers.amount(2000);

    private static final Engine LINKS = new LinksEngine(LearnEngine.NAME);

    private static HandOvers early() {
        return EarlyHandOvers.usual().aside(1).looks(1).build();
    }

    private static Search search(SearchMode mode, PlainCover cover, int threads, SearchControl control) {
        Problem problem = Problem.of(cover.cover().data(), StopCheck.NEVER);
        SearchRequest request = Requests.with(Requests.of(mode, cover.givens()), early());
        SearchRequest together = new SearchRequest(
                request.kind(),
                request.givens(),
                request.strategy(),
                request.memoMemory(),
                Requests.workforce(threads),
                request.handOvers(),
                request.best(),
                request.symmetries());
        return LINKS.compile(problem, (kind, stop) -> new LearnEngine().compile(problem, stop), StopCheck.NEVER)
                .start(together, control);
    }

    /** Returns a control with a checkpoint at each node. */
    private static SearchControl asking(long nodes) {
        return new SearchControl(nodes, Deadline.of(new CancellationToken()), search -> {}, 1 << 30);
    }

    @Test
    void findsOneSolutionAndTwoAndNone() {
        int[] aside = new int[3];
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = RandomCovers.plain(seed);
            Set<List<Integer>> all = BruteForce.solutions(cover);
            for (SearchMode mode : List.of(SearchMode.FIRST, SearchMode.UNIQUE)) {
                String where = mode + ", seed " + seed;
                int wanted = mode == SearchMode.FIRST ? 1 : 2;
                SearchControl control = asking(Long.MAX_VALUE);
                Search search = search(mode, cover, seed % 5 == 0 ? 2 : 1, control);
                Set<List<Integer>> found = new HashSet<>();
                while (found.size() < wanted && search.advance()) {
                    assertThat(found.add(Requests.options(search)))
                            .as("new, " + where)
                            .isTrue();
                }
                assertThat(all).as(where).containsAll(found);
                assertThat(found).as(where).hasSize(Math.min(wanted, all.size()));
                assertThat(control.stopped()).as(where).isEqualTo(StopReason.EXHAUSTED);
                aside[Math.min(2, all.size())] += search.engine().equals(Optional.of(LearnEngine.NAME)) ? 1 : 0;
                search.close();
            }
        }
        assertThat(aside)
                .as("covers with no solution, one, more that learning decided")
                .doesNotContain(0);
    }

    @Test
    void theNodesOfBothPassNoLimit() {
        int stopped = 0;
        for (long seed = 0; seed < RandomCovers.amount(100); seed++) {
            PlainCover cover = Family.ONE_WORD.cover(seed);
            for (long limit = 1; limit < 20; limit++) {
                SearchControl control = asking(limit);
                Search search = search(SearchMode.FIRST, cover, 1, control);
                boolean found = search.advance();
                String where = "seed " + seed + ", limit " + limit;
                assertThat(search.nodes()).as(where).isLessThanOrEqualTo(limit + 1);
                stopped += control.stopped() == StopReason.NODES ? 1 : 0;
                assertThat(found || control.stopped() == StopReason.NODES)
                        .as(where)
                        .isTrue();
            }
        }
        assertThat(stopped).isPositive();
    }

    /** A search that never ends; its reported share of the tree is an eighth, or grows up to the whole. */
    private static final class Lost implements CountingSearch {

        private static final long MOST = 1L << 50;

        private final SearchControl control;
        private final boolean isGrowing;
        private long updates = 1;
        private double share = 0.125;

        Lost(SearchControl control, boolean isGrowing) {
            this.control = control;
            this.isGrowing = isGrowing;
        }

        @Override
        public boolean advance() {
            while (updates < MOST && control.mayContinue(this)) {
                updates *= 2;
                share = isGrowing ? Math.min(1.5 * share, (2 + share) / 3) : share;
            }
            return false;
        }

        @Override
        public Tally tally() {
            return new Tally(BigInteger.ZERO, 1, updates);
        }

        @Override
        public double share() {
            return share;
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aDanceWhoseShareStaysWhereItWasHasHelp(boolean isGrowing) {
        PlainCover cover = Family.GUARDS.cover(1);
        Problem problem = Problem.of(cover.cover().data(), StopCheck.NEVER);
        SearchRequest request = Requests.of(SearchMode.UNIQUE, cover.givens());
        AidedSearch.Aid aid =
                new AidedSearch.Aid(LearnEngine.NAME, (kind, stop) -> new LearnEngine().compile(problem, stop), 1, 1);
        Search search = new AidedSearch(own -> new Lost(own, isGrowing), aid, request, asking(Long.MAX_VALUE));
        search.advance();
        assertThat(search.engine().equals(Optional.of(LearnEngine.NAME))).isNotEqualTo(isGrowing);
    }

    /**
     * Tests that a search cancelled while the other engine is compiled proves nothing; a solution found before still
     * counts.
     */
    @Test
    void whoIsStoppedWhileTheOtherIsCompiledHasProvedNothing() {
        int stopped = 0;
        for (Engine engine : List.of(LINKS, new SlotsEngine(DiagramEngine.NAME, LinksEngine.NAME, LearnEngine.NAME))) {
            for (long seed = 0; seed < 50; seed++) {
                PlainCover cover = Family.GUARDS.cover(seed);
                Problem problem = Problem.of(cover.cover().data(), StopCheck.NEVER);
                CancellationToken token = new CancellationToken();
                SearchControl control = new SearchControl(Long.MAX_VALUE, Deadline.of(token), search -> {}, 1 << 30);
                Search search = engine.compile(
                                problem,
                                (kind, stop) -> {
                                    token.cancel();
                                    stop.check();
                                    throw new IllegalStateException("not stopped");
                                },
                                StopCheck.NEVER)
                        .start(Requests.with(Requests.of(SearchMode.FIRST, cover.givens()), early()), control);
                boolean found = search.advance();
                if (token.isCancelled()) {
                    assertThat(found).as(engine.name() + ", seed " + seed).isFalse();
                    assertThat(control.stopped()).as("seed " + seed).isEqualTo(StopReason.CANCELLED);
                    stopped++;
                }
            }
        }
        assertThat(stopped).isGreaterThan(50);
    }

    @Test
    void aCoverTooLargeForSlotsHasTheHelpOfLearning() {
        int order = 40;
        List<PlainCover.Option> options = IntStream.range(0, order * order * order)
                .mapToObj(k -> new PlainCover.Option(
                        List.of(
                                k / order,
                                order * order + k / order / order * order + k % order,
                                2 * order * order + k / order % order * order + k % order),
                        0))
                .toList();
        PlainCover latin = new PlainCover(
                IntStream.range(0, 3 * order * order).mapToObj(i -> true).toList(), options, List.of());
        Compilations compilations = new Compilations(latin.cover().data(), Waiting.NEVER);
        SearchRequest request = Requests.of(SearchMode.FIRST, latin.givens());
        Compilations.Compilation made = compilations.find(request.kind(), StopCheck.NEVER);
        assertThat(made.engine()).isEqualTo(LinksEngine.NAME);
        assertThat(made.compiled().start(request, Requests.free())).isInstanceOf(AidedSearch.class);
        assertThat(made.compiled().start(request.engine(LinksEngine.NAME), Requests.free()))
                .isNotInstanceOf(AidedSearch.class);
        assertThat(request.kind().engine()).isEqualTo(Engines.AUTO);
    }
}
