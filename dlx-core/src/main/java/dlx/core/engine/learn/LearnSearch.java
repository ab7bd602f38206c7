package dlx.core.engine.learn;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.ResumableSearch;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.search.Learned;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A search that learns from conflicts: it decides on options one by one, lets {@link UnitPropagation} find what follows, and where that
 * is a contradiction learns a clause by {@link ConflictAnalysis} and jumps back. After some conflicts it begins anew at the root,
 * with all that it has learned: its tries are as long as {@link Luby} says.
 *
 * <p>After a solution, a clause forbids it, and the search goes on: no solution comes twice. A node is a decision or a conflict; an
 * update is a node of the cover, or a clause, that is looked at. Memory: O(size of the cover), and the clauses.
 */
final class LearnSearch implements ResumableSearch {

    /** Conflicts of the shortest try. */
    private static final int SHORTEST_TRY = 100;

    private final ItemLists lists;
    private final Problem problem;
    private final Root root;
    private SearchControl control;

    private final Trail trail;
    private final Clauses clauses;
    private final UnitPropagation propagation;
    private final ActivityOrder order;
    private final Phases phases;
    private final ConflictAnalysis analysis;
    private final Luby luby = new Luby();

    private boolean hasBegun;

    /** Whether the search rests at a solution that was shown. */
    private boolean isShown;

    /** Whether there are literals on the trail that nobody has looked at. */
    private boolean mustPropagate;

    /** Whether a contradiction has been met and nothing learned from it yet. */
    private boolean isContradictory;

    private boolean isOver;
    private long checkpoint;
    private long decisions;
    private long conflicts;
    private long restartAt = SHORTEST_TRY * (long) luby.next();

    private long found;

    /** Whether a clause asks for options that no item needs. */
    private boolean mustDecideAll;

    /** The places of the options of the solution found last, in the order in which they were taken; those given come first. */
    private int[] solution = new int[0];

    LearnSearch(ItemLists lists, SearchRequest request, SearchControl control, int mostClauseInts) {
        this.lists = lists;
        this.problem = lists.problem;
        this.control = control;
        root = new Root(problem, request.givens());
        trail = new Trail(problem.options());
        clauses = new Clauses(trail, mostClauseInts);
        ItemCounts counts = new ItemCounts(lists, root);
        Reasons reasons = new Reasons(lists, counts, trail, clauses);
        propagation = new UnitPropagation(lists, counts, trail, clauses, reasons, new PacedStopCheck(this::check));
        order = new ActivityOrder(problem.options());
        phases = new Phases(trail);
        analysis = new ConflictAnalysis(trail, reasons, clauses, order);
    }

    @Override
    public void continueUnder(SearchControl next) {
        control = next;
        checkpoint = 0;
    }

    @Override
    public boolean advance() {
        boolean isFound = false;
        try {
            isFound = resume();
        } catch (SearchStopped e) { // between two literals: what follows is looked at later
            control.end(e.reason());
        }
        if (isFound) {
            show();
        }
        return isFound;
    }

    private boolean resume() {
        if (isOver || !mayContinue()) {
            return false;
        }
        if (!hasBegun) {
            hasBegun = true;
            mustPropagate = true;
            isOver = problem.infeasible || root.isContradictory() || !propagation.begin(root);
        } else if (isShown) {
            isShown = false;
            mustPropagate = true;
            isOver = !forbid();
        }
        propagate();
        while (!isOver && !isSolved()) {
            if (!mayContinue()) {
                return false;
            }
            step();
        }
        return !isOver;
    }

    private void propagate() {
        if (mustPropagate && !isOver) {
            isContradictory = !propagation.propagate();
            mustPropagate = false;
            isOver = isContradictory && trail.depth == 0;
        }
    }

    /**
     * Options that are still open may be left out, as soon as no item needs any: all that was learned follows from what items need
     * and may have. What forbids a solution that another one may hold does not.
     */
    private boolean isSolved() {
        return !isContradictory && propagation.isSolved() && (!mustDecideAll || trail.size == problem.options());
    }

    /** One node: a conflict, or a decision. */
    private void step() {
        if (isContradictory) {
            conflicts++;
            learn();
        } else {
            if (conflicts >= restartAt) {
                restart();
            }
            if (clauses.areMany()) {
                clauses.forget();
            }
            decide();
        }
        mustPropagate = true;
        propagate();
    }

    private boolean mayContinue() {
        if (nodes() >= checkpoint) {
            checkpoint = control.checkpoint(nodes());
            return control.mayContinue(this);
        }
        return true;
    }

    private void decide() {
        int option = order.next();
        while (!trail.isOpen(option)) {
            option = order.next();
        }
        decisions++;
        trail.decide(2 * option + phases.side(option));
    }

    private void learn() {
        phases.note();
        analysis.learn();
        propagation.backTo(analysis.level(), order, phases);
        if (analysis.length == 1) {
            trail.assign(analysis.learned[0], Trail.NONE);
        } else {
            int clause = clauses.add(analysis.learned, analysis.length, analysis.glue);
            trail.assign(analysis.learned[0], Reasons.byClause(clause));
        }
    }

    private void restart() {
        restartAt = conflicts + SHORTEST_TRY * (long) luby.next();
        propagation.backTo(0, order, phases);
        phases.startAnew(conflicts);
    }

    // ---- solutions

    private void show() {
        BitSet given = new BitSet();
        for (int k : root.take) {
            given.set(k);
        }
        solution = Arrays.copyOf(root.take, trail.size);
        int count = root.take.length;
        for (int k = 0; k < trail.size; k++) {
            int option = trail.literal[k] >> 1;
            if (trail.isTaken(option) && !given.get(option)) {
                solution[count++] = option;
            }
        }
        solution = Arrays.copyOf(solution, count);
        checkSolution();
        found++;
        isShown = true;
    }

    /** Stops the search in the middle of a node, where the control wants it. */
    private void check() {
        if (!control.mayContinue(this)) {
            throw new SearchStopped(control.stopped());
        }
    }

    /** Adds the options up once more: what is told is a solution, whatever was learned. */
    private void checkSolution() {
        int[] times = new int[problem.items()];
        int[] before = new int[problem.items()];
        BitSet relaxed = new BitSet();
        for (int i : root.relax) {
            relaxed.set(i);
        }
        boolean isWrong = false;
        for (int option : solution) {
            for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
                int i = problem.item[node];
                isWrong |= times[i] > 0 && problem.exclude(before[i], node);
                times[i]++;
                before[i] = node;
            }
        }
        for (int i = 0; i < times.length; i++) {
            isWrong |= problem.primary[i]
                    && (times[i] > problem.atMost[i] || times[i] < problem.atLeast[i] && !relaxed.get(i));
        }
        if (isWrong) {
            throw new IllegalStateException("learn: " + Arrays.toString(solution) + " is no solution");
        }
    }

    /** Forbids the solution found last; false if there is no other, as far as can be seen at once. */
    private boolean forbid() {
        int[] forbidding = new int[problem.options() + 1];
        int length = 0;
        for (int k = 0; k < problem.options(); k++) {
            boolean isFixed = !trail.isOpen(k) && trail.level[k] == 0;
            if (!isFixed && trail.isTaken(k)) {
                forbidding[length++] = 2 * k + 1;
            } else if (!isFixed && problem.isBounded()) {
                forbidding[length++] = 2 * k; // with multiplicities, a solution may hold another one
                mustDecideAll = true;
            }
        }
        propagation.backTo(0, order, phases);
        if (length > 1) {
            clauses.add(forbidding, length, Clauses.FOR_EVER);
        } else if (length == 1) {
            trail.assign(forbidding[0], Trail.NONE);
        }
        return length > 0;
    }

    @Override
    public BigInteger solutions() {
        return BigInteger.valueOf(found);
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
        return hasBegun ? 1 + decisions + conflicts : 0;
    }

    @Override
    public long updates() {
        return propagation.looks();
    }

    @Override
    public Optional<Learned> learned() {
        return Optional.of(new Learned(conflicts, clauses.count()));
    }

    /** Clauses cut the tree anywhere: how much of it is left is not known. */
    @Override
    public double share() {
        return isOver ? 1 : 0;
    }

    /** What every solution that was not shown has, as far as it is known and kept: of each of these literals, one at least. */
    List<int[]> known() {
        List<int[]> known = new ArrayList<>();
        for (int k = 0; k < clauses.count(); k++) {
            known.add(clauses.literals(k));
        }
        int fixed = trail.depth == 0 ? trail.size : trail.begin(1);
        for (int k = 0; k < fixed; k++) {
            known.add(new int[] {trail.literal[k]});
        }
        return known;
    }
}
