package dlx.core.engine.slots;

import dlx.core.engine.Engine;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/**
 * A problem with multiplicities, compiled: a choice of two forms. Immutable but for the form for relaxed items, which is
 * made when it is first asked for. Thread-safe.
 */
final class BoundedSlots implements Engine.Keyed {

    /** Options of more items than this, on average, are searched faster 64 items at a time. */
    private static final int MOST_ITEMS = 6;

    /** The most words that the items of all options may take, one mask per option and word of items. */
    private static final long MOST_MASKS = 1 << 24;

    private final Problem problem;

    /** Few, short options; or else the planes. */
    private final Optional<FewOptions> few;

    private final Optional<Compiled> strict;

    /** Made by the first search that relaxes items; another thread may make it, too. */
    private volatile Optional<Compiled> relaxed = Optional.empty();

    /** Planes, and the rows of their options. */
    private record Compiled(Planes planes, Rows rows) {

        static Compiled of(Problem problem, boolean relaxes, StopCheck stop) {
            Planes planes = new Planes(problem, relaxes, stop);
            return new Compiled(planes, Rows.of(planes.size, problem.options(), planes::row, stop));
        }
    }

    BoundedSlots(Problem problem, StopCheck stop) {
        this(problem, isFew(problem), stop);
    }

    private BoundedSlots(Problem problem, boolean isFew, StopCheck stop) {
        this.problem = problem;
        few = isFew ? Optional.of(new FewOptions(problem, stop)) : Optional.empty();
        strict = isFew ? Optional.empty() : Optional.of(Compiled.of(problem, false, stop));
    }

    /** Planes, however few options there are: for tests, which can try all subsets of few only. */
    static BoundedSlots planes(Problem problem, StopCheck stop) {
        return new BoundedSlots(problem, false, stop);
    }

    private static boolean isFew(Problem problem) {
        return problem.item.length <= (long) MOST_ITEMS * problem.options() && FewOptions.fits(problem);
    }

    /** Whether a state and all rows have room. */
    static boolean fits(Problem problem, StopCheck stop) {
        long size = Planes.size(problem, stop);
        return FewOptions.fits(problem)
                || Rows.fit(problem, size, stop) && problem.options() * (long) Planes.words(problem) <= MOST_MASKS;
    }

    @Override
    public KeyedTreeSearch start(SearchRequest request, SearchControl control) {
        if (few.isPresent()) {
            return new FewOptionsSearch(few.get(), request, control);
        }
        Compiled compiled = request.givens().relaxes() ? relaxed(control) : strict.orElseThrow();
        return new PlanesSearch(compiled.planes(), compiled.rows(), request, control);
    }

    private Compiled relaxed(StopCheck stop) {
        Optional<Compiled> made = relaxed;
        if (made.isEmpty()) {
            made = Optional.of(Compiled.of(problem, true, stop));
            relaxed = made;
        }
        return made.orElseThrow();
    }
}
