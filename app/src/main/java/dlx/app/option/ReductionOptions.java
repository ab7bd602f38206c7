package dlx.app.option;

import dlx.core.Solver;
import dlx.core.search.RootReduction;
import java.util.Optional;

/** The option that makes the cover smaller before the search, or does not. */
public final class ReductionOptions {

    private final Argument<Optional<Boolean>> reduce;

    /** Declares the options. */
    public ReductionOptions(Arguments arguments) {
        reduce = arguments.negatable(
                "--reduce",
                "Makes the cover smaller before the search, or with --no-reduce does not; unless given, each"
                        + " engine does what suits it.");
    }

    /** A solver that reduces or does not, if either was asked for. */
    public <O> Solver<O> applyTo(Solver<O> solver) {
        return reduce.get().isEmpty() ? solver : solver.reduction(reduction());
    }

    /** When a cover is made smaller. */
    public RootReduction reduction() {
        return reduce.get()
                .map(wanted -> wanted ? RootReduction.ON : RootReduction.OFF)
                .orElse(RootReduction.AUTO);
    }
}
