package dlx.core.engine.slots;

import dlx.core.engine.Engine;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/**
 * A compiled problem with multiplicities, in one of two forms. Immutable, except for the form with relaxed items, which
 * is made at its first use. Thread-safe.
 */
final class BoundedSlots implements Engine.Keyed {

    /**
     * Maximum average number of items per option for {@link FewOptions}. Longer options are searched faster 64 items at
     * a time.
     */
    private static final int MOST_ITEMS = 6;

    /** Maximum number of words for the items of all options: one mask per option and word of items. */
    private static final long MOST_MASKS = 1 << 24;

    private final Problem problem;

    /** The form for few, short options; empty if planes are used. */
    private final Optional<FewOptions> few;

    private final Optional<Compiled> strict;

    /** The planes with relaxed items, made at their first use. Two threads may make equal planes at once. */
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

    /** Returns planes for any number of options. For tests, which can try all subsets of few options only. */
    static BoundedSlots planes(Problem problem, StopCheck stop) {
        return new BoundedSlots(problem, false, stop);
    }

    private static boolean isFew(Problem problem) {
        return problem.item.length <= (long) MOST_ITEMS * problem.options() && FewOptions.fits(problem);
    }

    /** Returns true if states and rows of a problem fit into memory. */
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
