package dlx.core.threads;

import dlx.core.engine.Remaining;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Gathers what has not been shown, portion by portion: the solutions that wait, each a part that takes all of its options, then
 * what their worker has left. A solution that waits will be counted where it is shown, with its node.
 */
final class RemainingWork {

    private final BiFunction<Subproblem, int[], Subproblem> solutions;
    private final Function<Job, List<Subproblem>> unseen;
    private final List<Subproblem> parts = new ArrayList<>();
    private Tally counted;

    /**
     * Begins after what was shown whole.
     *
     * @param solutions makes parts of the whole of solutions of a part
     * @param unseen makes parts of the whole of a portion that is new
     */
    RemainingWork(
            BiFunction<Subproblem, int[], Subproblem> solutions, Function<Job, List<Subproblem>> unseen, Tally before) {
        this.unseen = unseen;
        this.solutions = solutions;
        counted = before;
    }

    /** Adds a portion, the next in order; of the chunk being shown, the solutions from a given one on. */
    void add(Job portion, Optional<SolutionBatch> shown, int from) {
        long waiting = shown.isPresent() ? addSolutions(shown.get(), from) : 0;
        for (SolutionBatch chunk : portion.chunks) {
            waiting += addSolutions(chunk, 0);
        }
        parts.addAll(portion.state == Job.State.NEW ? unseen.apply(portion) : portion.left);
        counted = counted.plus(
                new Tally(BigInteger.valueOf(portion.solutions - waiting), portion.nodes - waiting, portion.updates));
    }

    private int addSolutions(SolutionBatch chunk, int from) {
        for (int s = from; s < chunk.size(); s++) {
            int[] options = new int[chunk.length(s)];
            chunk.copyOptions(s, options);
            parts.add(solutions.apply(chunk.part(), options));
        }
        return chunk.size() - from;
    }

    Remaining rest() {
        return new Remaining(parts, counted);
    }
}
