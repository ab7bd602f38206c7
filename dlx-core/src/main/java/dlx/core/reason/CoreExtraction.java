package dlx.core.reason;

/**
 * What contradictions stand on: walks from a demand that cannot be met back over the reasons on a kernel's trail, to choices and
 * to the demands that forced what was forced. What is fact is not asked for.
 *
 * <p>Each option is visited once, each item once for each place on the trail up to which it is looked at: O(options of the items
 * that have a part in it).
 */
final class CoreExtraction {

    private final Propagator kernel;
    private final boolean[] primary;
    private final int[] atMost;

    /** Of each item visited, up to which place on the trail. */
    private final int[] visitedUpTo;

    private final int[] items;
    private int itemCount;
    private final boolean[] visited;
    private final int[] options;
    private int optionCount;

    /** Cores of contradictions in a kernel. */
    CoreExtraction(Propagator kernel) {
        this.kernel = kernel;
        primary = kernel.relation.problem.primary;
        atMost = kernel.relation.problem.atMost;
        visitedUpTo = new int[kernel.relation.items()];
        items = new int[kernel.relation.items()];
        visited = new boolean[kernel.relation.options()];
        options = new int[kernel.relation.options()];
    }

    /** Puts into a core what the first dead demand stands on. */
    void conflict(UnsatCore core) {
        core.clear();
        explain(kernel.dead(0), core);
    }

    /** Adds to a core a demand, and why those of its options are gone that are gone. */
    void explain(int demand, UnsatCore core) {
        visitDemand(demand, kernel.trail.length(), core);
        int next = 0;
        while (next < optionCount) { // grows on the way
            int option = options[next++];
            int reason = kernel.trail.reason(option);
            if (kernel.trail.isGone(option)) {
                visitHolders(option, reason);
            } else if (reason == Propagator.NONE) {
                core.choices.set(option);
            } else {
                visitDemand(reason, kernel.trail.when(option), core);
            }
        }
        forget();
    }

    /** The options of a demand that were gone before a place on the trail. */
    private void visitDemand(int i, int before, UnsatCore core) {
        core.demands.set(i);
        if (visitedUpTo[i] >= before) {
            return;
        }
        if (visitedUpTo[i] == 0) {
            items[itemCount++] = i;
        }
        visitedUpTo[i] = before;
        for (int place = 0; place < kernel.leftCount(i); place++) {
            int option = kernel.left(i, place);
            if (kernel.trail.isGone(option) && kernel.trail.when(option) < before) {
                visit(option);
            }
        }
    }

    /** The options taken that left no room at an item for an option; none if it was forbidden. */
    private void visitHolders(int option, int i) {
        if (i == Propagator.NONE) {
            return;
        }
        if (!primary[i] || atMost[i] == 1) {
            visit(kernel.trail.by(option));
            return;
        }
        for (int place = 0; place < kernel.leftCount(i); place++) {
            int holder = kernel.left(i, place);
            if (kernel.trail.isTaken(holder) && kernel.trail.when(holder) < kernel.trail.when(option)) {
                visit(holder);
            }
        }
    }

    private void visit(int option) {
        if (!kernel.trail.isFact(option) && !visited[option]) {
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
