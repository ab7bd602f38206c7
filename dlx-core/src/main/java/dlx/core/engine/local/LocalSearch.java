package dlx.core.engine.local;

import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.VerifiedSearch;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Searches for one solution by {@link Moves}, after {@link RootPropagation}. It ends at a solution, at a limit, or if
 * the root contradicts itself; then no solution exists.
 *
 * <p>A node is a step; an update is one gain of an option, read or changed. Memory: O(size of the cover), and the lists
 * of {@link Conflicts}.
 */
final class LocalSearch extends VerifiedSearch {

    /** Number of steps per item after which the first options have filled a cover. */
    private static final int FILLING = 3;

    /** Minimum share of the items that are uncovered at best in a search that is far from a solution. */
    private static final double FAR = 0.03;

    /** Maximum share of the items that are uncovered at best in a search that is very near. */
    private static final double NEAR = 0.01;

    private final Holders holders;
    private final int mostInts;
    private final long seed;
    private final RootPropagation propagation;

    /** The state of the search; empty until the root is propagated. */
    Optional<Moves> moves = Optional.empty();

    private boolean hasBegun;

    /** True if it is proved that no solution exists. */
    private boolean isRefuted;

    /** Number of items to cover at the root, each counted as often as it needs an option. */
    private int needed;

    private boolean isFound;

    /**
     * Creates a search that has not begun.
     *
     * @param holders the options of each item
     * @param mostInts maximum number of ints for lists of conflicts
     * @param seed equal seeds give equal searches
     */
    LocalSearch(
            Problem problem, Holders holders, SearchRequest request, SearchControl control, int mostInts, long seed) {
        super(LocalEngine.NAME, problem, request, control);
        this.holders = holders;
        this.mostInts = mostInts;
        this.seed = seed;
        propagation = new RootPropagation(problem, holders, root);
    }

    @Override
    protected boolean resume() {
        if (isFound) {
            control.end(StopReason.SOLUTION_LIMIT); // not at the end of the tree: there may be other solutions
            return false;
        }
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
        isFound = true;
        return true;
    }

    private Moves begin() {
        needed = uncoveredAtBest();
        PartialCover nothing = new PartialCover(problem, holders.open(propagation), propagation, mostInts);
        Moves first = new Moves(nothing, seed);
        moves = Optional.of(first);
        return first;
    }

    @Override
    protected IntStream chosen() {
        return Arrays.stream(optionsAtBest());
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
    public long nodes() {
        return (hasBegun ? 1 : 0) + (moves.isPresent() ? moves.get().steps : 0);
    }

    @Override
    public long updates() {
        return moves.isPresent() ? moves.get().partial.looks : 0;
    }

    /** {@inheritDoc} Less if its best partial cover is not near a solution, more if it is very near. */
    @Override
    public double promise() {
        if (nodes() < (long) FILLING * needed) { // the first options fill the cover
            return 1;
        }
        double uncovered = (double) uncoveredAtBest() / Math.max(1, needed);
        return uncovered > FAR ? 0.125 : uncovered > NEAR ? 1 : 2;
    }

    /** Returns 1 if no solution exists, else 0: steps do not exclude any part of the tree. */
    @Override
    public double share() {
        return isRefuted ? 1 : 0;
    }
}
