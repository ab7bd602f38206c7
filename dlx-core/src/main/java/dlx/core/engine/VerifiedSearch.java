package dlx.core.engine;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A search that does not go through the search tree. It verifies each solution by the problem alone, independently of the
 * state that led to it, before it reports it. Not thread-safe.
 */
public abstract class VerifiedSearch implements Search {

    /** Maximum number of nodes of a cover: lists of a search have an int or two for each, and a reason holds 30 bits. */
    private static final int MOST_NODES = 1 << 28;

    protected final Problem problem;
    protected final Root root;
    protected final SearchControl control;
    protected final PacedStopCheck pace = new PacedStopCheck(this::check);
    private final String engine;
    private long checkpoint;

    /** Options of the last solution, as numbers of the problem: first those taken at the root. */
    private int[] solution = new int[0];

    /** Creates a search that has not begun, by the engine of a name. */
    protected VerifiedSearch(String engine, Problem problem, SearchRequest request, SearchControl control) {
        this.engine = engine;
        this.problem = problem;
        this.control = control;
        root = new Root(problem, request.givens());
    }

    /**
     * Returns the reason why a search without a tree cannot answer a request, as the end of a sentence; empty if it can.
     *
     * @param choice the way in which the search chooses options
     */
    public static Optional<String> cannot(Problem problem, SearchRequest.Kind kind, String choice) {
        return kind.needsTree("chooses options by " + choice + ", and does not support strategies and seeds")
                .or(() -> problem.item.length <= MOST_NODES
                        ? Optional.empty()
                        : Optional.of("cannot hold " + problem.item.length + " nodes"));
    }

    @Override
    public final boolean advance() {
        checkpoint = 0; // the control may have paused the search, or have another limit
        boolean isFound = false;
        try {
            isFound = resume();
        } catch (SearchStopped e) { // thrown between two changes of the state: the search continues later
            control.end(e.reason());
        }
        if (isFound) {
            show();
        }
        return isFound;
    }

    /** Continues the search to its next solution; returns false at its end, or if the control stops or pauses it. */
    protected abstract boolean resume();

    /** Returns the options of the solution to which the search has come, as numbers of the problem. */
    protected abstract IntStream chosen();

    /** Returns true if the search may visit one more node. */
    protected final boolean mayContinue() {
        if (nodes() >= checkpoint) {
            boolean mayContinue = control.mayContinue(this); // its watch may lower the limit on nodes
            checkpoint = control.checkpoint(nodes());
            return mayContinue;
        }
        return true;
    }

    /**
     * Checks the limits within a node, except the limit on nodes, which has permitted this node. The watch looks on, and
     * may lower that limit: the next node asks.
     */
    private void check() {
        control.look(this);
        checkpoint = 0;
        control.check();
    }

    /** Checks the limits within a node; a pause waits for the next node. */
    protected final void checkWithinNode() {
        control.look(this);
        if (!control.mayContinue() && !control.isPaused()) {
            throw new SearchStopped(control.stopped());
        }
    }

    private void show() {
        BitSet given = Bits.setOf(root.take);
        solution = IntStream.concat(Arrays.stream(root.take), chosen().filter(option -> !given.get(option)))
                .toArray();
        if (!isSolution()) {
            throw new IllegalStateException(engine + ": " + Arrays.toString(solution) + " is not a solution");
        }
    }

    private boolean isSolution() {
        int[] times = new int[problem.items()];
        int[] before = new int[problem.items()];
        BitSet relaxed = Bits.setOf(root.relax);
        boolean isRight = true;
        for (int option : solution) {
            for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
                int i = problem.item[node];
                isRight &= times[i] == 0 || !problem.exclude(before[i], node);
                times[i]++;
                before[i] = node;
            }
        }
        for (int i = 0; i < times.length; i++) {
            isRight &= !problem.primary[i]
                    || times[i] <= problem.atMost[i] && (times[i] >= problem.atLeast[i] || relaxed.get(i));
        }
        return isRight;
    }

    @Override
    public final int length() {
        return root.given.length + solution.length - root.take.length;
    }

    @Override
    public final void copyOptions(int[] into) {
        System.arraycopy(root.given, 0, into, 0, root.given.length);
        for (int k = root.take.length; k < solution.length; k++) {
            into[root.given.length + k - root.take.length] = problem.number[solution[k]];
        }
    }
}
