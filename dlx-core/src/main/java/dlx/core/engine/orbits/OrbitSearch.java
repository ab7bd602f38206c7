package dlx.core.engine.orbits;

import dlx.core.engine.Helpers;
import dlx.core.engine.Problem;
import dlx.core.engine.Remaining;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreeEngine;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.symmetry.CoverGroup;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
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
 *
 * <p>A solution is drawn by a random number below the count: at a node, the number selects a branch by the counts below, then
 * one of the equal options, and the rest of the number a solution below it (A. Nijenhuis, H. Wilf, Combinatorial
 * Algorithms, 1978, on selection by counts).
 */
public final class OrbitSearch extends RestSearch {

    /** Maximum factor of the share of a search for one solution. */
    private static final int MOST_OF_ONE = 5;

    /** Number of visits, about half a second, after which this search has the usual share. */
    private static final long MOST_PROMISING = 50_000_000;

    /** Bytes that a node kept for draws needs for each node of the cover. */
    private static final int BYTES = 50;

    private final boolean isAlone;
    private final boolean isCount;
    private OrbitTable table;

    /** The nodes from the root to the present one. */
    private final List<OrbitNode> path = new ArrayList<>();

    /** The rest at the root, once the search has begun; empty if it does not have solutions. */
    private Optional<Rest> whole = Optional.empty();

    /** Random order of branches; empty for the order of the options. */
    private final Optional<Random> order;

    /** Threads that search the same tree in other orders, and put the counts of its nodes into the same table. */
    private Optional<Helpers> helpers = Optional.empty();

    private final List<OrbitSearch> others = new ArrayList<>();
    private boolean hasBegun;
    private boolean isDone;
    private BigInteger solutions = BigInteger.ZERO;
    private double promise = 1;

    /** The solution found or drawn last, as numbers of the problem. */
    private Optional<int[]> found = Optional.empty();

    /** The symmetries at the root, until they were used to find a second solution. */
    private Optional<RootSymmetries> symmetries = Optional.empty();

    private int shown;

    /** Number of solutions to draw after the count. */
    private int draws;

    private SplittableRandom random = new SplittableRandom();

    /** Nodes by the branches that lead to them, and by the place of each among its equal branches. */
    private final Map<List<Integer>, OrbitNode> drawn = new HashMap<>();

    /**
     * Creates a search that has not begun.
     *
     * @param isAlone false if other searches have the same task: then a cover with little symmetry ends a count at its
     *     root, and one without symmetry any search
     */
    OrbitSearch(Problem problem, TreeEngine usual, SearchRequest request, SearchControl control, boolean isAlone) {
        this(problem, usual, request, control, isAlone, new OrbitTable(request.memoMemory()), Optional.empty());
    }

    private OrbitSearch(
            Problem problem,
            TreeEngine usual,
            SearchRequest request,
            SearchControl control,
            boolean isAlone,
            OrbitTable table,
            Optional<Random> order) {
        super(OrbitEngine.NAME, problem, usual, request, control);
        this.isAlone = isAlone;
        this.table = table;
        this.order = order;
        isCount = request.kind().mode() == SearchMode.COUNT;
    }

    /** Draws solutions after the count: each evenly from all, and independently of the others. Before the search begins. */
    public OrbitSearch drawing(SearchQuestion.Sample sample) {
        draws = sample.count();
        random = new SplittableRandom(sample.seed());
        table = new OrbitTable(request.memoMemory() / 2); // the other half is for the nodes of draws
        return this;
    }

    @Override
    protected boolean resume() {
        if (found.isPresent() && !isCount) {
            found = symmetries.flatMap(all -> all.other(found.get()));
            symmetries = Optional.empty();
            if (found.isEmpty()) {
                control.end(StopReason.GAP); // others may exist that are not images of the first
            }
        }
        while (!isDone && control.mayContinue(this)) {
            (hasBegun ? step(0) : begin()).ifPresent(this::end);
        }
        boolean isDrawn = isDone && solutions.signum() > 0 && shown < draws && control.mayContinue(this);
        if (isDrawn) {
            found = Optional.of(draw());
        }
        boolean isShown = isDrawn || !isCount && found.isPresent();
        shown += isShown ? 1 : 0;
        return isShown;
    }

    @Override
    protected IntStream chosen() {
        return Arrays.stream(found.orElseThrow());
    }

    private Optional<BigInteger> begin() {
        hasBegun = true;
        whole = Rest.of(problem, root);
        if (isCount && isAlone && request.threads() > 1 && control.nodeLimit() == Long.MAX_VALUE) {
            startOthers(request.workforce().helpers(() -> {}));
        }
        return enter(whole);
    }

    private void startOthers(Helpers team) {
        helpers = Optional.of(team);
        Helpers.Batch batch = new Helpers.Batch();
        for (int k = 1; k < request.threads(); k++) {
            SearchControl own = control.worker(new CancellationToken(), Integer.MAX_VALUE, search -> team.check());
            OrbitSearch other =
                    new OrbitSearch(problem, usual, request.alone(1), own, true, table, Optional.of(new Random(k)));
            others.add(other);
            team.add(batch, other::advance);
        }
    }

    private void end(BigInteger count) {
        solutions = count;
        isDone = true;
        close();
        others.forEach(other -> count(other.nodes()));
    }

    @Override
    public void close() {
        helpers.ifPresent(Helpers::close);
    }

    /** Enters the next branch of the present node, or leaves the node. Returns the count of a node on a level that it leaves. */
    private Optional<BigInteger> step(int level) {
        OrbitNode node = path.get(path.size() - 1);
        if (node.hasNext()) {
            enter(node.next()).ifPresent(node::add);
            return Optional.empty();
        }
        BigInteger count = node.count();
        path.remove(path.size() - 1);
        node.name.ifPresent(name -> table.put(path.size(), name, count));
        if (path.size() == level) {
            return Optional.of(count);
        }
        path.get(path.size() - 1).add(count);
        return Optional.empty();
    }

    /** Returns the number of solutions of a rest if it is soon known; otherwise its node becomes the present one. */
    private Optional<BigInteger> enter(Optional<Rest> entered) {
        count(1);
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
        CoverGroup group = group(rest.arrays, !path.isEmpty(), mostVisits(rest)); // the root is not found again
        if (path.isEmpty()) {
            promise = promise(group);
            symmetries = isCount ? Optional.empty() : Optional.of(RootSymmetries.of(rest, group));
            if (!isAlone && (isCount ? promise < 1 : group.isTrivial())) {
                throw new SearchStopped(StopReason.GAP);
            }
        }
        Optional<BigInteger> known = group.name().flatMap(name -> table.find(path.size(), name));
        if (known.isEmpty()) {
            path.add(OrbitNode.of(rest, group, order));
        }
        return known;
    }

    /** Ends a search for one solution. */
    private void note(int... solution) {
        if (!isCount) {
            found = Optional.of(solution);
            isDone = true;
        }
    }

    /** Returns the count of a search without symmetry; empty if it is not likely to end soon, or did not. */
    private Optional<BigInteger> countPlainly(Rest rest) {
        if (!trials.isWorthwhile(path.size())) {
            return Optional.empty();
        }
        Plain plain = plain(rest, request.kind().mode());
        while (plain.search().advance()) {
            if (!isCount) {
                note(rest.solution(plain.search().options()));
                break;
            }
        }
        note(plain, path.size(), plain.hasEnded());
        return plain.hasEnded() ? Optional.of(plain.search().solutions()) : Optional.empty();
    }

    // ---- draws

    private int[] draw() {
        List<Integer> choices = new ArrayList<>();
        Optional<Rest> rest = whole;
        BigInteger place = below(solutions);
        try {
            while (true) {
                OrbitNode node = drawn.get(choices);
                if (node == null) {
                    Optional<int[]> solution = solution(rest.orElseThrow(), place);
                    if (solution.isPresent()) {
                        return solution.get();
                    }
                    node = node(rest.orElseThrow(), choices);
                }
                path.add(node);
                BigInteger left = place.multiply(node.times()).add(below(node.times()));
                int branch = 0;
                while (left.compareTo(countOfAll(branch)) >= 0) {
                    left = left.subtract(countOfAll(branch));
                    branch++;
                }
                BigInteger[] equalAndPlace = left.divideAndRemainder(node.below(branch));
                choices.addAll(List.of(branch, equalAndPlace[0].intValue()));
                place = equalAndPlace[1];
                rest = drawn.containsKey(choices) ? Optional.empty() : node.rest(branch, equalAndPlace[0].intValue());
            }
        } finally {
            path.clear();
        }
    }

    /** Returns the node of a rest after some choices, and keeps it for further draws unless they are many. */
    private OrbitNode node(Rest rest, List<Integer> choices) {
        OrbitNode node = OrbitNode.of(rest, group(rest.arrays, true, mostVisits(rest)), order);
        if (drawn.size() < request.memoMemory() / 2 / BYTES / problem.item.length) {
            drawn.put(List.copyOf(choices), node);
        }
        return node;
    }

    /** Returns the number of solutions below a branch of the present node and those equal to it. */
    private BigInteger countOfAll(int branch) {
        OrbitNode node = path.get(path.size() - 1);
        if (branch == node.done()) {
            node.add(count(node.next()));
        }
        return node.belowAll(branch);
    }

    /** Returns the number of solutions of a rest below the present node. */
    private BigInteger count(Optional<Rest> branch) {
        int level = path.size();
        Optional<BigInteger> count = enter(branch);
        while (count.isEmpty()) {
            if (!control.mayContinue(this)) {
                throw new SearchStopped(control.stopped());
            }
            count = step(level);
        }
        return count.get();
    }

    /** Returns the solution of a rest at a place; empty if a search without symmetry does not find it soon. */
    private Optional<int[]> solution(Rest rest, BigInteger place) {
        if (rest.isSolved()) {
            return Optional.of(rest.solution());
        }
        if (path.isEmpty() || !trials.isWorthwhile(path.size())) {
            return Optional.empty();
        }
        Plain plain = plain(rest, SearchMode.ALL);
        BigInteger left = place;
        int[] options = {};
        while (plain.search().advance()) { // to its end: the order of solutions must not depend on the place
            options = left.signum() == 0 ? plain.search().options() : options;
            left = left.subtract(BigInteger.ONE);
        }
        note(plain, path.size(), plain.hasEnded());
        return plain.hasEnded() ? Optional.of(rest.solution(options)) : Optional.empty();
    }

    /** Returns a random number from 0 to n - 1. */
    private BigInteger below(BigInteger n) {
        BigInteger number = n;
        while (number.compareTo(n) >= 0) {
            number = BigInteger.ZERO;
            for (int bits = 0; bits < n.bitLength(); bits += Integer.SIZE) {
                long word = Integer.toUnsignedLong(random.nextInt());
                number = number.shiftLeft(Integer.SIZE).add(BigInteger.valueOf(word));
            }
            number = number.shiftRight(Math.floorMod(-n.bitLength(), Integer.SIZE));
        }
        return number;
    }

    @Override
    public BigInteger solutions() {
        return isCount ? solutions : BigInteger.valueOf(shown);
    }

    /** {@inheritDoc} A search for one solution promises little more than others, and not for long. */
    @Override
    public double promise() {
        return isCount ? promise : Math.min(updates() < MOST_PROMISING ? MOST_OF_ONE : 1, promise);
    }

    @Override
    public Optional<Remaining> rest() {
        Subproblem left = new Subproblem(Givens.NONE, 1 - share());
        return Optional.of(isDone ? new Remaining(List.of(), tally()) : new Remaining(List.of(left), Tally.ZERO));
    }

    @Override
    public List<String> results() {
        return table.results();
    }

    @Override
    public void use(List<String> results) {
        table.add(results);
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
        return Math.min(1, share); // a sum of rounded parts
    }
}
