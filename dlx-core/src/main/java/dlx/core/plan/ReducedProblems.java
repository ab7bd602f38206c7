package dlx.core.plan;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.search.internal.Waiting;

/** The problem that givens leave of a cover, at each level of reduction, made at its first use. Thread-safe. */
final class ReducedProblems {

    private final CoverData cover;
    private final Givens givens;
    private final OnceMap<ReductionLevel, Problem> made;

    /**
     * Creates an empty set of problems.
     *
     * @param givens options given and forbidden; no items are relaxed
     */
    ReducedProblems(CoverData cover, Givens givens, Waiting waiting) {
        this.cover = cover;
        this.givens = givens;
        made = new OnceMap<>(waiting);
    }

    CoverData cover() {
        return cover;
    }

    /** Returns the number of nodes that the givens leave. */
    int nodes(StopCheck stop) {
        return givens.isEmpty() ? cover.nodeCount() : get(ReductionLevel.PLAIN, stop).item.length;
    }

    Problem get(ReductionLevel form, StopCheck stop) {
        ReductionLevel least = form == ReductionLevel.PLAIN && !givens.isEmpty() ? ReductionLevel.REDUCED : form;
        return made.get(
                least,
                stop,
                () -> least == ReductionLevel.PLAIN
                        ? Problem.of(cover, stop)
                        : Reduction.of(cover, givens, least == ReductionLevel.REDUCED, stop));
    }
}
