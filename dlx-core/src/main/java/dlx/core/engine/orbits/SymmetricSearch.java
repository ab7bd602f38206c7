package dlx.core.engine.orbits;

import dlx.api.ModelException;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.TreeEngine;
import dlx.core.search.Symmetry;
import dlx.core.symmetry.CoverGroup;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A search for a solution that a symmetry maps to itself, under one random symmetry of prime order after the other. Each
 * makes a smaller problem, which is searched for a number of nodes. It proves nothing: there may be solutions without
 * symmetry only.
 */
public final class SymmetricSearch extends RestSearch {

    /** Number of nodes of the search under the first symmetry. */
    private static final int FIRST_NODES = 10_000;

    /** Growth of this number from one symmetry to the next. */
    private static final double GROWTH = 1.05;

    /** Number of symmetries in a row whose problems were refuted at once, after which no further one is drawn. */
    private static final int IN_VAIN = 2000;

    /** Number of steps for each node of the cover to make a smaller problem and to compile it. */
    private static final int STEPS_OF_A_NODE = 16;

    /** Number of such steps that take as long as a node of a search. */
    private static final int UPDATES_OF_A_NODE = 30;

    /** Number of nodes, about a second and a half, after which it does not promise more than other searches. */
    private static final long MOST_PROMISING = 5_000_000;

    private static final long SEED = 1;

    private final List<Symmetry> known;

    /** The rest that the givens leave, once the search has begun. */
    private Optional<Rest> rest = Optional.empty();

    private Optional<RandomElements> symmetries = Optional.empty();
    private boolean hasBegun;
    private double nodesOfSearch = FIRST_NODES;
    private int vain;
    private Optional<int[]> found = Optional.empty();
    private boolean isShown;
    private double promise = 1;

    /**
     * Creates a search that has not begun.
     *
     * @param known symmetries of the problem of which one must keep the solution and move one of its options; empty if any
     *     symmetry of the rest that the givens leave will do
     */
    public SymmetricSearch(
            Problem problem, TreeEngine usual, SearchRequest request, SearchControl control, List<Symmetry> known) {
        super(SymmetricEngine.NAME, problem, usual, request, control);
        this.known = known;
    }

    @Override
    protected boolean resume() {
        if (!hasBegun && control.mayContinue(this)) {
            begin();
        }
        while (found.isEmpty() && symmetries.isPresent() && vain < IN_VAIN && control.mayContinue(this)) {
            Optional<int[]> symmetry = symmetries.get().next();
            addWork((long) STEPS_OF_A_NODE * problem.item.length);
            vain = symmetry.isPresent() && search(symmetry.get()) ? 0 : vain + 1;
        }
        boolean isFound = found.isPresent() && !isShown;
        if (hasBegun && !isFound && (isShown || symmetries.isEmpty() || vain == IN_VAIN)) {
            throw ModelException.coded(
                    "engine_cannot",
                    "the cover cannot be searched: the engine " + SymmetricEngine.NAME
                            + " did not find a symmetry that may keep a"
                            + (isShown ? " second" : "")
                            + " solution");
        }
        isShown |= isFound;
        return isFound;
    }

    private void begin() {
        hasBegun = true;
        count(1);
        rest = Rest.of(problem, root);
        if (rest.isPresent() && !known.isEmpty()) {
            symmetries = Optional.of(new RandomElements(known, problem.options(), SEED));
        } else if (rest.isPresent()) {
            CoverGroup group = group(rest.get().arrays, false, mostVisits(rest.get()));
            promise = promise(group);
            if (!group.isTrivial()) {
                symmetries = Optional.of(new RandomElements(
                        group.generators(rest.get().options()), rest.get().options(), SEED));
            }
        }
    }

    /** Searches the smaller problem of a symmetry; returns true unless it was refuted. */
    private boolean search(int... symmetry) {
        Rest left = rest.orElseThrow();
        FoldedRest folded = FoldedRest.of(left, known.isEmpty() ? symmetry : left.own(symmetry));
        if (folded.problem().isEmpty()) {
            return false;
        }
        Plain plain = plain(
                folded.problem().get(), known.isEmpty() ? SearchMode.FIRST : SearchMode.ALL, (long) nodesOfSearch);
        nodesOfSearch *= GROWTH;
        while (found.isEmpty() && plain.search().advance()) {
            int[] solution = left.solution(folded.options(plain.search().options()));
            boolean isWanted = known.isEmpty() || Arrays.stream(solution).anyMatch(k -> symmetry[k] != k);
            found = Optional.of(solution).filter(all -> isWanted);
        }
        note(plain);
        return !plain.hasEnded() || found.isPresent();
    }

    @Override
    protected IntStream chosen() {
        return Arrays.stream(found.orElseThrow());
    }

    @Override
    public BigInteger solutions() {
        return found.isPresent() ? BigInteger.ONE : BigInteger.ZERO;
    }

    @Override
    public double promise() {
        return nodes() + updates() / UPDATES_OF_A_NODE < MOST_PROMISING ? promise : Math.min(1, promise);
    }

    @Override
    public double share() {
        return 0;
    }
}
