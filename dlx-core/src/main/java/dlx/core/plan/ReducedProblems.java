package dlx.core.plan;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import dlx.core.search.internal.Waiting;

/** One cover at each level of reduction, made at its first use. Thread-safe. */
final class ReducedProblems {

    private final CoverData cover;
    private final OnceMap<ReductionLevel, Problem> made;

    ReducedProblems(CoverData cover, Waiting waiting) {
        this.cover = cover;
        made = new OnceMap<>(waiting);
    }

    CoverData cover() {
        return cover;
    }

    Problem get(ReductionLevel form, StopCheck stop) {
        return made.get(
                form,
                stop,
                () -> form == ReductionLevel.PLAIN
                        ? Problem.of(cover, stop)
                        : Reduction.of(cover, form == ReductionLevel.REDUCED, stop));
    }
}
