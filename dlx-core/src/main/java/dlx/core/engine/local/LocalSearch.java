package dlx.core.engine.local;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.VerifiedSolution;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Searches for one solution by {@link Moves}, after {@link RootPropagation}. It ends at a solution, at a limit, or if
 * the root contradicts itself; then no solution exists.
 *
 * <p>A node is a step; an update is one gain of an option, read or changed. Memory: O(size of the cover), and the lists
 * of {@link Conflicts}.
 */
final class LocalSearch implements Search {

    /** Number of steps per item after which the first options have filled a cover. */
    private static final int FILLING = 3;

    private final Problem problem;
    private final Holders holders;
    private final Root root;
    private final int mostInts;
    private final long seed;
    private final RootPropagation propagation;
    private final PacedStopCheck pace = new PacedStopCheck(this::check);
    private final SearchControl control;

    /** The state of the search; empty until the root is propagated. */
    Optional<Moves> moves = Optional.empty();

    private boolean hasBegun;

    /** True if it is proved that no solution exists. */
    private boolean isRefuted;

    /** Number of items to cover at the root, each counted as often as it needs an option. */
    private int needed;

    private boolean isFound;
    private long checkpoint;

    /** Options of the solution, as numbers of the problem: first the options taken at the root, then the others. */
    private int[] solution = new int[0];

    /**
     * Creates a search that has not begun.
     *
     * @param holders the options of each item
     * @param mostInts maximum number of ints for lists of conflicts
     * @param seed equal seeds give equal searches
     */
    LocalSearch(
            Problem problem, Holders holders, SearchRequest request, SearchControl control, int mostInts, long seed) {
        this.problem = problem;
        this.holders = holders;
        this.control = control;
        this.mostInts = mostInts;
        this.seed = seed;
        root = new Root(problem, request.givens());
        propagation = new RootPropagation(problem, holders, root);
    }

    @Override
    public boolean advance() {
        if (isFound) {
            control.end(StopReason.SOLUTION_LIMIT); // not at the end of the tree: there may be other solutions
            return false;
        }
        checkpoint = 0; // the control may have paused the search, or have another limit
        try {
            isFound = resume();
        } catch (SearchStopped e) { // thrown between two changes of the state: the step continues later
            control.end(e.reason());
        }
        if (isFound) {
            show();
        }
        return isFound;
    }

    private boolean resume() {
        if (isRefuted || !mayContinue()) {
            return false;
        }
        hasBegun = true;
        isRefuted = !propagation.propagate(pace);
        if (isRefuted) {
            return false;
        }
        Moves present = moves.orElseGet(this::begin);
        while (!present.isSolved()) {
            if (!mayContinue()) {
                return false;
            }
            present.step(pace);
        }
        return true;
    }

    private Moves begin() {
        needed = uncoveredAtBest();
        PartialCover nothing = new PartialCover(problem, holders.open(propagation), propagation, mostInts);
        Moves first = new Moves(nothing, seed);
        moves = Optional.of(first);
        return first;
    }

    private boolean mayContinue() {
        if (nodes() >= checkpoint) {
            checkpoint = control.checkpoint(nodes());
            return control.mayContinue(this);
        }
        return true;
    }

    /**
     * Checks the limits within a node, except the limit on nodes, which has permitted this node. Throws {@link
     * SearchStopped} if the control ends the search.
     */
    private void check() {
        control.look(this);
        control.check();
    }

    private void show() {
        BitSet given = new BitSet();
        for (int option : root.take) {
            given.set(option);
        }
        IntStream others = Arrays.stream(optionsAtBest()).filter(option -> !given.get(option));
        solution = IntStream.concat(Arrays.stream(root.take), others).toArray();
        VerifiedSolution.check(LocalEngine.NAME, problem, root, solution);
    }

    /** Returns the options of the best partial cover so far, as numbers of the problem, without repetition. */
    int[] optionsAtBest() {
        int[] chosen = moves.map(Moves::optionsAtBest).orElse(new int[0]);
        return IntStream.concat(Arrays.stream(propagation.taken()), Arrays.stream(chosen))
                .toArray();
    }

    /**
     * Returns the number of items that the best partial cover so far leaves uncovered, each counted as often as it
     * lacks an option.
     */
    int uncoveredAtBest() {
        return moves.map(Moves::missingAtBest)
                .orElseGet(() -> Arrays.stream(propagation.needs()).sum());
    }

    @Override
    public BigInteger solutions() {
        return isFound ? BigInteger.ONE : BigInteger.ZERO;
    }

    @Override
    public int length() {
        return root.given.length + solution.length - root.take.length;
    }

    @Override
    public void copyOptions(int[] into) {
        System.arraycopy(root.given, 0, into, 0, root.given.length);
        for (int k = root.take.length; k < solution.length; k++) {
            into[root.given.length + k - root.take.length] = problem.number[solution[k]];
        }
    }

    @Override
    public long nodes() {
        return (hasBegun ? 1 : 0) + (moves.isPresent() ? moves.get().steps : 0);
    }

    @Override
    public long updates() {
        return moves.isPresent() ? moves.get().partial.looks : 0;
    }

    /** {@inheritDoc} Returns 1 while the first options fill the cover. */
    @Override
    public double nearness() {
        return nodes() < (long) FILLING * needed ? 1 : 1 - (double) uncoveredAtBest() / Math.max(1, needed);
    }

    /** Returns 1 if no solution exists, else 0: steps do not exclude any part of the tree. */
    @Override
    public double share() {
        return isRefuted ? 1 : 0;
    }
}
