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
 * Collects the work that was not shown, job by job: first the solutions that wait, each as a subproblem with all of its
 * options as givens, then the remaining parts of the job. Solutions that wait are subtracted from the counts, with
 * their nodes, because the resumed search counts them again.
 */
final class RemainingWork {

    private final BiFunction<Subproblem, int[], Subproblem> solutions;
    private final Function<Job, List<Subproblem>> unseen;
    private final List<Subproblem> parts = new ArrayList<>();
    private Tally counted;

    /**
     * Creates an empty collection.
     *
     * @param solutions turns a solution of a subproblem into a subproblem of the whole search
     * @param unseen turns a job that has not begun into subproblems of the whole search
     * @param before tally of the jobs that were shown completely
     */
    RemainingWork(
            BiFunction<Subproblem, int[], Subproblem> solutions, Function<Job, List<Subproblem>> unseen, Tally before) {
        this.unseen = unseen;
        this.solutions = solutions;
        counted = before;
    }

    /**
     * Adds the next job in order.
     *
     * @param shown the batch of this job that is being shown, if any
     * @param from first solution of {@code shown} that was not shown
     */
    void add(Job job, Optional<SolutionBatch> shown, int from) {
        long waiting = shown.isPresent() ? addSolutions(shown.get(), from) : 0;
        for (SolutionBatch batch : job.batches) {
            waiting += addSolutions(batch, 0);
        }
        parts.addAll(job.state == Job.State.NEW ? unseen.apply(job) : job.left);
        counted =
                counted.plus(new Tally(BigInteger.valueOf(job.solutions - waiting), job.nodes - waiting, job.updates));
    }

    private int addSolutions(SolutionBatch batch, int from) {
        for (int s = from; s < batch.size(); s++) {
            int[] options = new int[batch.length(s)];
            batch.copyOptions(s, options);
            parts.add(solutions.apply(batch.part(), options));
        }
        return batch.size() - from;
    }

    Remaining rest() {
        return new Remaining(parts, counted);
    }
}
