package dlx.core;

import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.Step;
import dlx.core.search.Tally;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Searches step by step, each cut at some step. */
final class Cuts {

    /**
     * Steps that do not lead to a new node: all except entering the root, an option taken, and an item left as it is.
     */
    private static final Set<Step.Kind> STAY_OR_GO_UP =
            EnumSet.of(Step.Kind.CHOOSE, Step.Kind.DEAD_END, Step.Kind.SOLUTION, Step.Kind.DROP, Step.Kind.GIVE_BACK);

    private Cuts() {}

    /**
     * A search that was cut.
     *
     * @param seen the solutions before the cut, each as ascending option numbers
     * @param remaining the remaining subproblems
     * @param path the position of the search: the options chosen, {@link Step#NONE} for an item left as it is
     * @param hasEnded true if there was no further step
     */
    record Cut(List<List<Integer>> seen, Tally tally, List<Givens> remaining, List<Integer> path, boolean hasEnded) {}

    /** Returns some numbers of steps after which to cut. */
    static List<Integer> places(Trial trial) {
        int nodes = trial.expected.nodes();
        Random random = new Random(nodes);
        return List.of(random.nextInt(3), 1 + random.nextInt(3 * nodes + 1));
    }

    static Cut whole(Solver<?> solver) {
        return after(solver, Integer.MAX_VALUE);
    }

    static Cut after(Solver<?> solver, int most) {
        return follow(solver.steps(), most, false);
    }

    /** Steps to a new node and cuts there, before the search reports anything below it. */
    static Cut atNewNode(Solver<?> solver, int least) {
        return follow(solver.steps(), least, true);
    }

    private static Cut follow(Steps steps, int most, boolean toNewNode) {
        List<List<Integer>> seen = new ArrayList<>();
        Optional<Step> step = Optional.empty();
        boolean isNew = false;
        boolean ended = false;
        for (int k = 0; !ended && (k < most || toNewNode && !isNew); k++) {
            step = steps.next();
            ended = step.isEmpty();
            if (!ended && step.get().kind() == Step.Kind.SOLUTION) {
                seen.add(steps.options());
            }
            isNew = !ended && !STAY_OR_GO_UP.contains(step.get().kind());
        }
        List<Integer> path = steps.path();
        return new Cut(seen, steps.tally(), steps.remaining(), path, ended);
    }

    /** Returns true if the node at the end of a path is a solution. */
    static boolean isSolution(Solver<?> solver, List<Integer> path) {
        Steps steps = solver.toBuilder().start(path).build().steps();
        steps.next();
        return steps.next().filter(step -> step.kind() == Step.Kind.SOLUTION).isPresent();
    }

    /** Runs the whole search at once. */
    static Cut visit(Solver<?> solver) {
        List<List<Integer>> seen = new ArrayList<>();
        SearchReport report = solver.forEach((options, length) -> {
            seen.add(Arrays.stream(options, 0, length).sorted().boxed().toList());
            return Visit.CONTINUE;
        });
        return new Cut(seen, report.tally(), List.of(), List.of(), true);
    }
}
