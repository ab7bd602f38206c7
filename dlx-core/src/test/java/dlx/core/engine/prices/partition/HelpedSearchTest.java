package dlx.core.engine.prices.partition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.OwnThreadGroup;
import dlx.core.Reference;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.engine.Caps;
import dlx.core.engine.Deadline;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.WeighedCovers;
import dlx.core.engine.prices.dual.Scale;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import dlx.core.search.internal.SearchQuestion;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests searches for the best by several threads, with a limit of nodes so small that everything is split. */
@ExtendWith(OwnThreadGroup.class)
class HelpedSearchTest {

    private static final SearchQuestion.Best ONE = new SearchQuestion.Best(Goal.LEAST, 1);
    private static final SearchQuestion.Best FOUR = new SearchQuestion.Best(Goal.LEAST, 4);
    private static final SearchQuestion.Best OPTIMA = new SearchQuestion.Best(Goal.LEAST, 1, true, 0);
    private static final SearchQuestion.Best ROUGHLY = new SearchQuestion.Best(Goal.LEAST, 1, false, 3);

    /** Limits so small that every node is branched on. */
    private static final Caps NONE = new Caps(0, 0, 0, 0, Integer.MAX_VALUE, Double.MAX_VALUE, -1);

    private static final Caps FEW = new Caps(0, 2, 5, 3, Integer.MAX_VALUE, Double.MAX_VALUE, -1);

    /** Limits with which the linear program searches from the start, with all threads. */
    private static final Caps LINEAR = new Caps(0, 0, 0, 0, 1, -1, Double.POSITIVE_INFINITY);

    private static PricedSearch search(
            PlainCover plain, SearchQuestion.Best question, int threads, Caps caps, SearchControl control) {
        Problem problem = Problem.of(plain.cover().data(), StopCheck.NEVER);
        SearchRequest any = Requests.of(SearchMode.BEST, plain.givens());
        SearchRequest request = new SearchRequest(
                any.kind(),
                any.givens(),
                any.strategy(),
                64L << 20, // the linear program has room
                Requests.workforce(threads),
                any.sizes(),
                Optional.of(question),
                List.of(),
                Optional.empty());
        return new PricedSearch(
                problem, request, control, Scale.of(problem, StopCheck.NEVER).orElseThrow(), caps);
    }

    private static List<List<Integer>> found(PricedSearch search) {
        List<List<Integer>> found = new ArrayList<>();
        while (search.advance()) {
            int[] options = search.options();
            found.add(Arrays.stream(options).sorted().boxed().toList());
        }
        return found;
    }

    private static List<List<Integer>> solve(PlainCover plain, SearchQuestion.Best question, int threads, Caps caps) {
        return found(search(plain, question, threads, caps, Requests.free()));
    }

    private static long score(CoverData cover, List<Integer> solution) {
        return solution.stream().mapToLong(cover::weight).sum();
    }

    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            mode = EnumSource.Mode.MATCH_NONE,
            names = {".*(MULTIPLE|BOTH|COPIES|GUARDS).*"})
    void severalThreadsFindTheSame(Family family) {
        for (long seed = 0; seed < family.covers(10); seed++) {
            checkAtAnyNumberOfThreads(WeighedCovers.weighed(family.cover(seed), seed), family + ", seed " + seed);
        }
    }

    @Test
    void severalThreadsLoseNoSolutionThatCostsMoreThanItsPricesSay() {
        for (long seed = 0; seed < Tier.of(4, 30); seed++) {
            checkAtAnyNumberOfThreads(WeighedCovers.crowded(new Random(seed)), "crowded, seed " + seed);
        }
    }

    private static void checkAtAnyNumberOfThreads(PlainCover plain, String name) {
        Reference reference = Reference.solve(plain, 2_000, 100_000);
        if (!reference.isComplete()) {
            return;
        }
        check(plain, reference, 2, NONE, name + ", 2 threads");
        check(plain, reference, 3, FEW, name + ", 3 threads, few nodes");
        check(plain, reference, 8, NONE, name + ", 8 threads");
        check(plain, reference, 3, LINEAR, name + ", 3 threads, linear program");
    }

    private static void check(PlainCover plain, Reference reference, int threads, Caps caps, String name) {
        CoverData cover = plain.cover().data();
        List<List<Integer>> all = reference.solutions().stream()
                .map(s -> s.stream().sorted().toList())
                .sorted((a, b) -> Long.compare(score(cover, a), score(cover, b)))
                .toList();
        long best = all.isEmpty() ? 0 : score(cover, all.get(0));
        PricedSearch one = search(plain, ONE, threads, caps, Requests.free());
        List<List<Integer>> first = found(one);
        assertThat(all).as(name).containsAll(first);
        assertThat(first).as(name).hasSize(Math.min(1, all.size()));
        assertThat(one.score()).as(name).isEqualTo(all.isEmpty() ? OptionalLong.empty() : OptionalLong.of(best));
        assertThat(one.bound()).as(name).isEqualTo(one.score());

        List<List<Integer>> four = solve(plain, FOUR, threads, caps);
        assertThat(four.stream().map(s -> score(cover, s)))
                .as("the best four, %s", name)
                .containsExactlyElementsOf(all.stream().limit(4).map(s -> score(cover, s))::iterator);
        assertThat(all).as("the best four, %s", name).containsAll(four);
        assertThat(four).as("the best four, %s", name).doesNotHaveDuplicates();

        assertThat(solve(plain, OPTIMA, threads, caps))
                .as("optima, %s", name)
                .containsExactlyElementsOf(inOrder(all.stream().filter(s -> score(cover, s) == best)));

        List<List<Integer>> roughly = solve(plain, ROUGHLY, threads, caps);
        assertThat(all).as("roughly, %s", name).containsAll(roughly);
        assertThat(roughly).as("roughly, %s", name).hasSize(Math.min(1, all.size()));
        roughly.forEach(s -> assertThat(score(cover, s)).as("roughly, %s", name).isBetween(best, best + 3));
    }

    private static List<List<Integer>> inOrder(Stream<List<Integer>> solutions) {
        return solutions
                .map(s -> s.stream().mapToInt(k -> k).toArray())
                .sorted(Arrays::compare)
                .map(s -> Arrays.stream(s).boxed().toList())
                .toList();
    }

    /** Returns a random cover of options with 2 to 4 items, with a planted solution. */
    private static PlainCover partition(int items, int options, int greatest, long seed) {
        Random random = new Random(seed);
        List<PlainCover.Option> made = new ArrayList<>();
        for (int i = 0; i < items; i += 3) {
            made.add(new PlainCover.Option(
                    Stream.of(i, i + 1, i + 2).filter(j -> j < items).toList(), random.nextInt(greatest)));
        }
        while (made.size() < options) {
            List<Integer> held = random.ints(0, items)
                    .distinct()
                    .limit(2 + random.nextInt(3))
                    .boxed()
                    .toList();
            made.add(new PlainCover.Option(held, random.nextInt(greatest)));
        }
        return new PlainCover(Collections.nCopies(items, true), made, List.of());
    }

    /** Tests many runs, because threads interleave differently each time. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 100})
    void manyRunsAgree(int greatest) {
        for (long seed = 0; seed < Tier.of(1, 2); seed++) {
            PlainCover plain = partition(24, Tier.of(90, 150), greatest, seed);
            List<List<Integer>> optima = solve(plain, OPTIMA, 1, FEW);
            CoverData cover = plain.cover().data();
            for (int run = 0; run < Tier.of(2, 8); run++) {
                String where = "greatest " + greatest + ", seed " + seed + ", run " + run;
                assertThat(solve(plain, OPTIMA, 2 + run, FEW)).as(where).isEqualTo(optima);
                assertThat(solve(plain, OPTIMA, 2 + run, LINEAR)).as(where).isEqualTo(optima);
                assertThat(score(cover, solve(plain, ONE, 2 + run, FEW).get(0)))
                        .as(where)
                        .isEqualTo(score(cover, optima.get(0)));
            }
        }
    }

    @Test
    void aSearchThatIsOverSoonIsTheSameWithManyThreads() {
        PlainCover plain = partition(24, 150, 3, 1);
        PricedSearch alone = search(plain, FOUR, 1, Caps.USUAL, Requests.free());
        PricedSearch many = search(plain, FOUR, 8, Caps.USUAL, Requests.free());
        assertThat(found(many)).isEqualTo(found(alone));
        assertThat(many.nodes()).isEqualTo(alone.nodes());
        assertThat(many.updates()).isEqualTo(alone.updates());
    }

    /** Stores the reports of a search and their threads. */
    private static final class Watch implements SearchControl.ProgressWatch {

        final List<Thread> threads = new ArrayList<>();
        OptionalLong score = OptionalLong.empty();
        OptionalLong bound = OptionalLong.empty();

        @Override
        public void look(Search search) {
            threads.add(Thread.currentThread());
        }

        @Override
        public void improved(Search search) {
            threads.add(Thread.currentThread());
            score = search.score();
            bound = search.bound();
        }
    }

    private static SearchControl control(long nodes, CancellationToken token, SearchControl.ProgressWatch watch) {
        return new SearchControl(nodes, Deadline.of(token), watch, 1);
    }

    @Test
    void watchersHearInTheSearchingThread() {
        Watch watch = new Watch();
        PricedSearch search =
                search(partition(27, 250, 20, 3), ONE, 4, FEW, control(Long.MAX_VALUE, new CancellationToken(), watch));
        found(search);
        assertThat(watch.threads).containsOnly(Thread.currentThread());
        assertThat(watch.score).isEqualTo(search.score());
        assertThat(watch.bound).isEqualTo(search.bound());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void aStoppedSearchContinuesWithWhatItKnows(int threads) {
        for (long seed = 0; seed < Tier.of(1, 2); seed++) {
            PlainCover plain = partition(24, 150, 20, seed);
            PricedSearch whole = search(plain, FOUR, 1, FEW, Requests.free());
            List<Long> best = found(whole).stream()
                    .map(s -> score(plain.cover().data(), s))
                    .toList();
            for (long limit = 1; limit < 2 * whole.nodes(); limit = 2 * limit + seed) {
                String where = "seed " + seed + ", limit " + limit;
                SearchControl control = control(limit, new CancellationToken(), new Watch());
                PricedSearch stopped = search(plain, FOUR, threads, FEW, control);
                found(stopped);
                assertThat(stopped.nodes()).as(where).isLessThanOrEqualTo(limit);
                if (control.stopped() != StopReason.EXHAUSTED) {
                    assertThat(control.stopped()).as(where).isEqualTo(StopReason.NODES);
                }
                assertThat(stopped.bound().orElse(best.get(0))).as(where).isLessThanOrEqualTo(best.get(0));

                PricedSearch resumed = search(plain, FOUR, threads, FEW, Requests.free());
                resumed.begin(stopped.kept(), stopped.bound());
                assertThat(resumed.score()).as(where).isEqualTo(stopped.score());
                assertThat(resumed.bound()).as(where).isEqualTo(stopped.bound());
                assertThat(found(resumed).stream().map(s -> score(plain.cover().data(), s)))
                        .as(where)
                        .isEqualTo(best);
                assertThat(resumed.bound()).as(where).isEqualTo(whole.bound());
            }
        }
    }

    @Test
    void aSearchThatBeginsWithAProofIsOver() {
        PlainCover plain = partition(24, 150, 20, 1);
        PricedSearch whole = search(plain, ONE, 1, FEW, Requests.free());
        List<List<Integer>> found = found(whole);
        PricedSearch again = search(plain, ONE, 1, FEW, Requests.free());
        again.begin(whole.kept(), whole.bound());
        assertThat(found(again)).isEqualTo(found);
        assertThat(again.nodes()).isZero();
    }

    @Test
    void aSnapshotTakenWhileThreadsSearchIsTrue() {
        PlainCover plain = partition(27, 250, 50, 5);
        long best = score(plain.cover().data(), solve(plain, ONE, 1, FEW).get(0));
        List<List<int[]>> kept = new ArrayList<>();
        List<OptionalLong> bounds = new ArrayList<>();
        SearchControl.ProgressWatch watch = new SearchControl.ProgressWatch() {
            @Override
            public void look(Search search) {
                bounds.add(search.bound());
                kept.add(((PricedSearch) search).kept());
            }

            @Override
            public void improved(Search search) {
                look(search);
            }
        };
        found(search(plain, ONE, 3, FEW, control(Long.MAX_VALUE, new CancellationToken(), watch)));
        for (int k = 0; k < kept.size(); k++) {
            PricedSearch resumed = search(plain, ONE, 1 + k % 3, FEW, Requests.free());
            resumed.begin(kept.get(k), bounds.get(k));
            found(resumed);
            assertThat(resumed.score()).as("snapshot %s", k).hasValue(best);
            assertThat(resumed.bound()).as("snapshot %s", k).hasValue(best);
        }
    }

    /** Tests that a watcher may stop the search at any moment, by the token or by an exception. */
    @Test
    void whatAWatcherThrowsEndsTheSearchAtAnyMoment() {
        PlainCover plain = partition(27, 250, 50, 2);
        AtomicInteger calls = new AtomicInteger();
        found(search(
                plain, ONE, 3, FEW, control(Long.MAX_VALUE, new CancellationToken(), s -> calls.incrementAndGet())));
        for (int at = 1; at <= calls.get(); at = 2 * at) {
            int last = at;
            AtomicInteger count = new AtomicInteger();
            CancellationToken token = new CancellationToken();
            SearchControl cancelled = control(Long.MAX_VALUE, token, s -> {
                if (count.incrementAndGet() == last) {
                    token.cancel();
                }
            });
            PricedSearch search = search(plain, ONE, 3, FEW, cancelled);
            found(search);
            assertThat(cancelled.stopped()).isIn(StopReason.CANCELLED, StopReason.EXHAUSTED);
            assertThat(OwnThreadGroup.threads("dlx-helper")).isEmpty();
        }
        SearchControl throwing = control(Long.MAX_VALUE, new CancellationToken(), s -> {
            if (s.nodes() > 100) {
                throw new IllegalStateException("enough");
            }
        });
        PricedSearch search = search(plain, ONE, 3, FEW, throwing);
        assertThatThrownBy(() -> found(search)).hasMessage("enough");
        assertThat(OwnThreadGroup.threads("dlx-helper")).isEmpty();
    }

    @Test
    void anInterruptIsKept() {
        PricedSearch search =
                search(partition(27, 250, 50, 2), ONE, 3, FEW, control(Long.MAX_VALUE, new CancellationToken(), s -> {
                    if (s.nodes() > 100) {
                        Thread.currentThread().interrupt();
                    }
                }));
        found(search);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(OwnThreadGroup.threads("dlx-helper")).isEmpty();
    }
}
