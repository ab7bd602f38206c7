package dlx.core.engine;

import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import dlx.core.threads.Threads;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;

/** Requests and controls for tests that start engines themselves. */
public final class Requests {

    private Requests() {}

    /** Returns a request under MRV. */
    public static SearchRequest of(SearchMode mode, Givens givens) {
        return of(mode, Strategy.MRV, givens);
    }

    /** Returns a request under any strategy. */
    public static SearchRequest of(SearchMode mode, Strategy strategy, Givens givens) {
        SearchRequest.Kind kind = new SearchRequest.Kind(
                "auto", mode, Branching.of(strategy), false, false, givens.relaxes(), RootReduction.OFF, false);
        return new SearchRequest(kind, givens, strategy, 1 << 20);
    }

    /** Returns the request with other sizes. */
    public static SearchRequest with(SearchRequest request, Sizes sizes) {
        return new SearchRequest(
                request.kind(),
                request.givens(),
                request.strategy(),
                request.memoMemory(),
                request.workforce(),
                sizes,
                request.best(),
                request.symmetries(),
                request.constraint());
    }

    /** Returns a request for a number of threads. */
    public static SearchRequest threads(SearchRequest request, int count) {
        return new SearchRequest(
                request.kind(),
                request.givens(),
                request.strategy(),
                request.memoMemory(),
                workforce(count),
                request.sizes(),
                request.best(),
                request.symmetries(),
                request.constraint());
    }

    /**
     * Returns a control that asks at each node, and pauses the search where a condition is true.
     *
     * @param limit maximum number of nodes
     */
    public static SearchControl pausing(long limit, Predicate<Search> where) {
        AtomicReference<SearchControl> control = new AtomicReference<>();
        control.set(new SearchControl(
                limit,
                Deadline.of(new CancellationToken()),
                search -> {
                    if (where.test(search)) {
                        control.get().pause();
                    }
                },
                Integer.MAX_VALUE));
        return control.get();
    }

    /** Returns a control that stops nothing. */
    public static SearchControl free() {
        return nodes(Long.MAX_VALUE);
    }

    /** Returns a control that stops after {@code limit} nodes. */
    public static SearchControl nodes(long limit) {
        return new SearchControl(limit, Deadline.of(new CancellationToken()), search -> {}, 1);
    }

    /** Returns the options of the solution at which a search pauses, ascending. */
    public static List<Integer> options(Search search) {
        int[] options = search.options();
        return Arrays.stream(options).sorted().boxed().toList();
    }

    /** Returns a number of threads in the form that an engine gets. */
    public static Workforce workforce(int threads) {
        return (Workforce) Threads.of(threads);
    }
}
