package dlx.core.reason;

/**
 * Finds the core of a contradiction. It follows the reasons on a propagator's trail from a demand that cannot be met,
 * back to choices and to the demands that forced options. It does not follow facts.
 *
 * <p>Cost: O(options of the items involved). Each option is visited once, and each item at most once for each place of
 * the trail from which it is visited.
 */
final class CoreExtraction {

    private final Propagator propagator;
    private final boolean[] primary;
    private final int[] atMost;

    /** Place on the trail before which the options of each item were visited; 0 if none were. */
    private final int[] visitedUpTo;

    /** Items visited; valid up to {@link #itemCount}. */
    private final int[] items;

    private int itemCount;

    /** True for an option that was visited. */
    private final boolean[] visited;

    /** Options visited, in the order of their visits; valid up to {@link #optionCount}. */
    private final int[] options;

    private int optionCount;

    /** Creates the extraction for a propagator. */
    CoreExtraction(Propagator propagator) {
        this.propagator = propagator;
        primary = propagator.relation.problem.primary;
        atMost = propagator.relation.problem.atMost;
        visitedUpTo = new int[propagator.relation.items()];
        items = new int[propagator.relation.items()];
        visited = new boolean[propagator.relation.options()];
        options = new int[propagator.relation.options()];
    }

    /** Sets a core to the demands and choices that make the first dead demand dead. */
    void conflict(UnsatCore core) {
        core.clear();
        explain(propagator.dead(0), core);
    }

    /** Adds to a core a demand, and the reasons why options of the demand are gone. */
    void explain(int demand, UnsatCore core) {
        visitDemand(demand, propagator.trail.length(), core);
        int next = 0;
        while (next < optionCount) { // the loop extends the list
            int option = options[next++];
            int reason = propagator.trail.reason(option);
            if (propagator.trail.isGone(option)) {
                visitHolders(option, reason);
            } else if (reason == Propagator.NONE) {
                core.choices.set(option);
            } else {
                visitDemand(reason, propagator.trail.when(option), core);
            }
        }
        forget();
    }

    /** Visits the options of a demand that were gone before a place on the trail. */
    private void visitDemand(int i, int before, UnsatCore core) {
        core.demands.set(i);
        if (visitedUpTo[i] >= before) {
            return;
        }
        if (visitedUpTo[i] == 0) {
            items[itemCount++] = i;
        }
        visitedUpTo[i] = before;
        for (int place = 0; place < propagator.leftCount(i); place++) {
            int option = propagator.left(i, place);
            if (propagator.trail.isGone(option) && propagator.trail.when(option) < before) {
                visit(option);
            }
        }
    }

    /** Visits the options taken that filled an item of a dropped option; visits none if the option was forbidden. */
    private void visitHolders(int option, int i) {
        if (i == Propagator.NONE) {
            return;
        }
        if (!primary[i] || atMost[i] == 1) {
            visit(propagator.trail.by(option));
            return;
        }
        for (int place = 0; place < propagator.leftCount(i); place++) {
            int holder = propagator.left(i, place);
            if (propagator.trail.isTaken(holder) && propagator.trail.when(holder) < propagator.trail.when(option)) {
                visit(holder);
            }
        }
    }

    private void visit(int option) {
        if (!propagator.trail.isFact(option) && !visited[option]) {
            visited[option] = true;
            options[optionCount++] = option;
        }
    }

    private void forget() {
        while (itemCount > 0) {
            visitedUpTo[items[--itemCount]] = 0;
        }
        while (optionCount > 0) {
            visited[options[--optionCount]] = false;
        }
    }
}
