package dlx.core.engine.orbits;

import dlx.core.engine.Problem;
import dlx.core.engine.Remaining;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.VerifiedSearch;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import dlx.core.symmetry.CoverGroup;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Counts all solutions, or finds one, and visits one of several equal branches. A node branches on the item whose options
 * fall into the fewest orbits of the group of the rest. This group is larger than the part of the first group that keeps
 * the options taken. The count below one option of each orbit is multiplied by the number of the item's options in
 * the orbit. A rest that is isomorphic to one seen before is not searched again, and a search without symmetry counts the
 * small ones. The image of a solution under a symmetry is a second one.
 *
 * <p>An item that gets m options sees each solution m times: the sum is divided by m. Where m is not known, the node first
 * branches on m.
 */
final class OrbitSearch extends VerifiedSearch {

    /** Maximum number of visits of neighbors for a group, for each node of the cover. */
    private static final long MOST_VISITS = 10_000;

    /** Maximum number of visits of neighbors for one group. */
    private static final long MOST_VISITS_OF_A_GROUP = 50_000_000;

    /** Maximum order of a group that promises little. */
    private static final BigInteger FEW = BigInteger.valueOf(100);

    /** Factors of the share for a group that promises little, and for another one. */
    private static final double LOW = 0.25;

    private static final double HIGH = 8;

    /** Number of visits, about half a second, after which a search for one solution has the usual share. */
    private static final long MOST_PROMISING = 50_000_000;

    private final Plain plain;
    private final SearchRequest request;
    private final boolean isAlone;
    private final OrbitTable table;
    private final PlainTrials trials = new PlainTrials();

    /** The nodes from the root to the present one. */
    private final List<OrbitNode> path = new ArrayList<>();

    private boolean hasBegun;
    private boolean isDone;
    private BigInteger solutions = BigInteger.ZERO;
    private long nodes;
    private long visits;
    private double promise = 1;

    /** The solution found, as numbers of the problem; empty for a count. */
    private Optional<int[]> found = Optional.empty();

    /** The symmetries at the root, until they were used to find a second solution. */
    private Optional<Images> images = Optional.empty();

    private int shown;

    /** Starts searches without symmetry. */
    @FunctionalInterface
    interface Plain {

        /** Starts a search of a problem. */
        Search start(Problem problem, SearchRequest request, SearchControl control);
    }

    /**
     * Creates a search that has not begun.
     *
     * @param isAlone false if other searches have the same task: then a cover without symmetry ends this one at its root
     */
    OrbitSearch(Problem problem, Plain plain, SearchRequest request, SearchControl control, boolean isAlone) {
        super(OrbitEngine.NAME, problem, request, control);
        this.plain = plain;
        this.request = request;
        this.isAlone = isAlone;
        table = new OrbitTable(request.memoMemory());
    }

    @Override
    protected boolean resume() {
        if (found.isPresent()) {
            found = images.isPresent() ? images.get().other(found.get()) : Optional.empty();
            images = Optional.empty();
            if (found.isEmpty()) {
                control.end(StopReason.GAP); // others may exist that are not images of the first
            }
            shown += found.isPresent() ? 1 : 0;
            return found.isPresent();
        }
        while (!isDone && control.mayContinue(this)) {
            if (hasBegun) {
                step();
            } else {
                hasBegun = true;
                enter(Rest.of(problem, root)).ifPresent(this::end);
            }
        }
        shown += found.isPresent() ? 1 : 0;
        return found.isPresent();
    }

    @Override
    protected IntStream chosen() {
        return Arrays.stream(found.orElseThrow());
    }

    private void end(BigInteger count) {
        solutions = count;
        isDone = true;
    }

    /** Enters the next branch of the present node, or leaves the node. */
    private void step() {
        OrbitNode node = path.get(path.size() - 1);
        if (node.hasNext()) {
            enter(node.next()).ifPresent(node::add);
            return;
        }
        BigInteger count = node.count();
        path.remove(path.size() - 1);
        node.name.ifPresent(name -> table.put(path.size(), name, count));
        if (path.isEmpty()) {
            end(count);
        } else {
            path.get(path.size() - 1).add(count);
        }
    }

    /** Returns the number of solutions of a rest if it is soon known; otherwise its node becomes the present one. */
    private Optional<BigInteger> enter(Optional<Rest> entered) {
        nodes++;
        if (entered.isEmpty()) {
            return Optional.of(BigInteger.ZERO);
        }
        Rest rest = entered.get();
        if (rest.isSolved()) {
            note(rest.solution());
            return Optional.of(BigInteger.ONE);
        }
        Optional<BigInteger> soon = path.isEmpty() ? Optional.empty() : countPlainly(rest);
        if (soon.isPresent()) {
            return soon;
        }
        CoverGroup group = CoverGroup.of(rest.arrays, mostVisits(rest.nodes()), this::checkWithinNode);
        visits += group.work();
        if (path.isEmpty()) {
            promise = promise(group);
            images = request.kind().mode() == SearchMode.FIRST
                    ? Optional.of(new Images(rest, group.generators(rest.options()), problem.options()))
                    : images;
            if (group.isTrivial() && !isAlone) {
                throw new SearchStopped(StopReason.GAP);
            }
        }
        Optional<BigInteger> known = group.name().flatMap(words -> table.find(path.size(), OrbitTable.Name.of(words)));
        if (known.isEmpty()) {
            path.add(OrbitNode.of(rest, group));
        }
        return known;
    }

    /** Returns the factor of a share: a group of a few symmetries saves little; one of many outdoes other searches. */
    static double promise(CoverGroup group) {
        return group.order().compareTo(FEW) > 0 ? HIGH : LOW;
    }

    /** Returns the maximum number of visits of neighbors for a group, by the number of nodes of the cover. */
    static long mostVisits(int size) {
        return Math.min(MOST_VISITS_OF_A_GROUP, MOST_VISITS * size);
    }

    /** Ends a search for one solution. */
    private void note(int... solution) {
        if (request.kind().mode() == SearchMode.FIRST) {
            found = Optional.of(solution);
            isDone = true;
        }
    }

    /** Returns the maximum number of nodes of a search without symmetry, which are nodes of this search. */
    private long mostPlainNodes() {
        return Math.min(request.sizes().table(), control.nodeLimit() - nodes);
    }

    /** Returns the count of a search without symmetry; empty if it is not likely to end soon, or did not. */
    private Optional<BigInteger> countPlainly(Rest rest) {
        if (!trials.isWorthwhile(path.size())) {
            return Optional.empty();
        }
        SearchControl own = control.part(mostPlainNodes(), Integer.MAX_VALUE, search -> {});
        Search search = plain.start(
                rest.problem(problem.cover),
                new SearchRequest(request.kind(), Givens.NONE, request.strategy(), 0),
                own);
        while (!isDone && search.advance()) {
            if (request.kind().mode() == SearchMode.FIRST) {
                note(rest.solution(search.options()));
            }
        }
        nodes += search.nodes();
        if (own.stopped() != StopReason.EXHAUSTED && own.stopped() != StopReason.NODES) {
            throw new SearchStopped(own.stopped());
        }
        boolean hasEnded = own.stopped() == StopReason.EXHAUSTED && !own.isConcluded();
        trials.note(path.size(), hasEnded);
        return hasEnded ? Optional.of(search.solutions()) : Optional.empty();
    }

    @Override
    public BigInteger solutions() {
        return request.kind().mode() == SearchMode.FIRST ? BigInteger.valueOf(shown) : solutions;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public long updates() {
        return visits;
    }

    /** {@inheritDoc} A search for one solution promises no more than others after a while. */
    @Override
    public double promise() {
        boolean mayBeHigh = request.kind().mode() == SearchMode.COUNT || visits < MOST_PROMISING;
        return mayBeHigh ? promise : Math.min(1, promise);
    }

    @Override
    public Optional<Remaining> rest() {
        return Optional.of(
                isDone ? new Remaining(List.of(), tally()) : new Remaining(List.of(Subproblem.WHOLE), Tally.ZERO));
    }

    @Override
    public double share() {
        if (isDone) {
            return 1;
        }
        double share = 0;
        double part = 1;
        for (OrbitNode node : path) {
            share += part * node.done() / node.branches();
            part /= node.branches();
        }
        return share;
    }
}
