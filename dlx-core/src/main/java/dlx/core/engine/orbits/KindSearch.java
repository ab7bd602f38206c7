package dlx.core.engine.orbits;

import dlx.api.ModelException;
import dlx.core.engine.Problem;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreeEngine;
import dlx.core.search.StopReason;
import dlx.core.symmetry.CoverGroup;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A search for one solution of each kind: two solutions are of one kind if a symmetry of the cover maps one to the other. A
 * node is the set of the options taken. A set that is isomorphic to one seen before is skipped, and of each orbit of the
 * symmetries that keep the set, one option is taken (B. McKay, Isomorph-free exhaustive generation, Journal of Algorithms
 * 26, 1998, on such searches). A kind has as many members as the group has symmetries for each one that keeps the solution.
 */
public final class KindSearch extends RestSearch {

    /** Bytes of a name in a set. */
    private static final int BYTES = 100;

    private static final int BANNED = 1;
    private static final int TAKEN = 2;
    private static final int GIVEN = 4;

    private final BigInteger order;
    private final boolean isSymmetric;

    /** Maximum number of names in each set. */
    private final long most;

    /** Names of the sets of options taken that were seen; forgotten when there are too many. */
    private final Set<CoverGroup.Name> seen = new HashSet<>();

    /** Names of the solutions, which must be kept. */
    private final Set<CoverGroup.Name> kinds = new HashSet<>();

    private final List<KindNode> path = new ArrayList<>();
    private boolean hasBegun;
    private int[] found = new int[0];
    private BigInteger members = BigInteger.ZERO;

    /** Number of members of those kinds that were asked for. */
    private BigInteger asked = BigInteger.ZERO;

    /** Counts all solutions, with as much work as this search: kinds with as many members are all. */
    private final OrbitSearch all;

    private final SearchControl ofAll;
    private boolean isCounted;

    /** A set of options taken, and the options of its branches. */
    private static final class KindNode {

        private final Rest rest;
        private final int[] options;
        private int next;

        KindNode(Rest rest, int[] options) {
            this.rest = rest;
            this.options = options;
        }
    }

    /**
     * Creates a search that has not begun.
     *
     * @param problem a whole cover
     * @param usual returns the engine that looks for solutions below a node
     * @param order the number of symmetries of the cover that keep the givens
     * @param isSymmetric true for the number of all members of kinds that some symmetry keeps while it moves an option
     */
    public KindSearch(
            Problem problem,
            TreeEngine usual,
            SearchRequest request,
            SearchControl control,
            BigInteger order,
            boolean isSymmetric) {
        super(OrbitEngine.NAME, problem, usual, request, control);
        this.order = order;
        this.isSymmetric = isSymmetric;
        SearchRequest half = request.alone(2);
        most = half.memoMemory() / BYTES;
        ofAll = control.part(Long.MAX_VALUE, 1, this::pauseCount);
        all = new OrbitSearch(problem, usual, half.mode(SearchMode.COUNT), ofAll, true);
        for (int i = 0; i < problem.items(); i++) {
            if (problem.primary[i] && problem.atLeast[i] != problem.atMost[i]) {
                throw ModelException.coded(
                        "engine_cannot",
                        "the cover cannot be searched for solutions of each kind: an item may get different numbers of options;"
                                + " expected one number for each item");
            }
        }
    }

    @Override
    protected boolean resume() {
        if (!hasBegun && control.mayContinue(this)) {
            hasBegun = true;
            if (enter(Rest.of(problem, root))) {
                return true;
            }
        }
        while (!path.isEmpty() && control.mayContinue(this)) {
            if (areAll()) {
                path.clear();
                return false;
            }
            KindNode node = path.get(path.size() - 1);
            if (node.next == node.options.length) {
                path.remove(path.size() - 1);
            } else {
                boolean isNew = enter(node.rest.taking(node.options[node.next]));
                node.next++; // not if the search was stopped
                if (isNew) {
                    return true;
                }
            }
        }
        return false;
    }

    private void pauseCount(Search count) {
        if (count.updates() > updates()) {
            ofAll.pause();
        }
    }

    /** Returns true if the kinds found so far have all solutions as members. Counts these a little further. */
    private boolean areAll() {
        if (!isCounted && all.updates() <= updates()) {
            long before = all.nodes();
            ofAll.resume();
            boolean isDone = !all.advance() && !ofAll.isPaused();
            isCounted = isDone && ofAll.stopped() == StopReason.EXHAUSTED;
            count(all.nodes() - before);
        }
        return isCounted && members.equals(all.solutions());
    }

    /** Makes the node of a rest the present one, unless nothing new is below it; returns true if it is a new kind. */
    private boolean enter(Optional<Rest> entered) {
        count(1);
        if (entered.isEmpty()) {
            return false;
        }
        Rest rest = entered.get();
        boolean isSolved = rest.isSolved();
        if (!isSolved && isDeadEnd(rest)) {
            return false;
        }
        CoverGroup group = group(Rest.arrays(problem, kinds(rest.solution())), true, Long.MAX_VALUE);
        if (group.name().isEmpty()) {
            control.check();
            throw new SearchStopped(StopReason.MEMORY);
        }
        CoverGroup.Name name = group.name().get();
        if (isSolved) {
            return add(rest, name, group);
        }
        if (seen.size() >= most) {
            seen.clear();
        }
        if (seen.add(name)) {
            path.add(new KindNode(rest, branches(rest, group)));
        }
        return false;
    }

    private boolean add(Rest rest, CoverGroup.Name name, CoverGroup group) {
        if (kinds.size() >= most) {
            control.end(StopReason.MEMORY);
            return false;
        }
        BigInteger own = order.divide(group.order());
        boolean isNew = kinds.add(name);
        members = isNew ? members.add(own) : members;
        if (isNew && (!isSymmetric || isMoved(group, rest.solution()))) {
            found = rest.solution();
            asked = asked.add(own);
            return true;
        }
        return false;
    }

    /** Returns true if a symmetry that keeps the solution moves an option of it. */
    private boolean isMoved(CoverGroup group, int... solution) {
        return group.generators(problem.options()).stream()
                .anyMatch(symmetry -> Arrays.stream(solution).anyMatch(option -> symmetry.image(option) != option));
    }

    /** Returns the kind of each option of the cover: symmetries keep the set of those taken. */
    private long[] kinds(int... taken) {
        long[] kind = new long[problem.options()];
        for (int option : root.ban) {
            kind[option] = BANNED;
        }
        for (int option : taken) {
            kind[option] = TAKEN;
        }
        for (int option : root.take) {
            kind[option] |= GIVEN;
        }
        return kind;
    }

    /** Returns one option of each orbit of the item with the fewest. */
    private static int[] branches(Rest rest, CoverGroup group) {
        int[][] orbits = group.orbitsOfItems(rest.problem, rest::number);
        int best = -1;
        for (int i = 0; i < orbits.length; i++) {
            boolean isFewer = best < 0
                    || orbits[i].length < orbits[best].length
                    || orbits[i].length == orbits[best].length && rest.lengths[i] < rest.lengths[best];
            best = rest.primary[i] && isFewer ? i : best;
        }
        return orbits[best];
    }

    /** Returns true if a search without symmetry shows that no solution is below a node. */
    private boolean isDeadEnd(Rest rest) {
        if (!trials.isWorthwhile(path.size())) {
            return false;
        }
        Plain plain = plain(rest, SearchMode.FIRST);
        boolean isDead = !plain.search().advance() && plain.hasEnded();
        note(plain, path.size(), isDead);
        return isDead;
    }

    @Override
    public Optional<BigInteger> members() {
        return isSymmetric ? Optional.empty() : Optional.of(members);
    }

    @Override
    protected IntStream chosen() {
        return Arrays.stream(found);
    }

    @Override
    public BigInteger solutions() {
        return isSymmetric ? asked : BigInteger.valueOf(kinds.size());
    }

    @Override
    public double share() {
        double share = hasBegun && path.isEmpty() ? 1 : 0;
        double part = 1;
        for (KindNode node : path) {
            share += part * Math.max(0, node.next - 1) / Math.max(1, node.options.length);
            part /= Math.max(1, node.options.length);
        }
        return share;
    }
}
