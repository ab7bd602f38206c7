package dlx.core.engine.learn;

import dlx.core.constraint.LazyConstraint;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.VerifiedSearch;
import dlx.core.engine.orbits.RootSymmetries;
import dlx.core.search.Learned;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Searches by learning from conflicts: decides options one by one, and lets {@link UnitPropagation} find the
 * consequences. At a contradiction it learns a clause by {@link ConflictAnalysis} and goes back. It restarts at the
 * root after some conflicts ({@link Luby}), and keeps the learned clauses.
 *
 * <p>After each solution, a clause forbids it, so that no solution is reported twice. A node is a decision or a
 * conflict; an update is a visit to a node of the cover or to a clause. After many
 * conflicts, {@link SymmetryClauses} leave one of several equal parts. Memory: O(size of the cover), and the clauses.
 */
final class LearnSearch extends VerifiedSearch {

    /** Number of conflicts of the shortest try. */
    private static final int SHORTEST_TRY = 100;

    /** Factor of the share of the search with clauses of symmetries, and the number of updates after which it ends. */
    private static final double HIGH = 4;

    private static final long PROMISING = 10_000_000;

    /** Ints of the clauses of an option that a symmetry moves, with their watches and the option's variable. */
    private static final int SYMMETRY_INTS = 64;

    private final ItemLists lists;
    private final Trail trail;
    private final Clauses clauses;
    private final UnitPropagation propagation;
    private final ActivityOrder order;
    private final Phases phases;
    private final ConflictAnalysis analysis;
    private final Luby luby = new Luby();

    /** Maximum number of options of symmetries with clauses. */
    private final int mostSymmetric;

    /** Number of updates when the symmetries were found. */
    private long updatesBefore;

    private boolean hasBegun;

    /** True while the search is at a solution that was reported. */
    private boolean isShown;

    /** True if the trail has literals that were not propagated. */
    private boolean mustPropagate;

    /** True after a contradiction, until a clause is learned from it. */
    private boolean isContradictory;

    private boolean isOver;
    private long decisions;
    private long conflicts;
    private long restartAt = SHORTEST_TRY * (long) luby.next();

    private long found;

    /** True if a clause may require options that no item needs. */
    private boolean mustDecideAll;

    private final Optional<LazyConstraint> constraint;

    /** The clauses that the present solution of the cover breaks. */
    private List<LazyConstraint.Clause> broken = List.of();

    /** Number of conflicts after which the search uses symmetries. */
    private long symmetryAt;

    /** The symmetries whose clauses were added. */
    private Optional<RootSymmetries> symmetries = Optional.empty();

    /** The last solution reported, if it was not an image. */
    private int[] shown = {};

    /** The image of the last solution under a symmetry, which ends the search. */
    private Optional<int[]> image = Optional.empty();

    LearnSearch(ItemLists lists, SearchRequest request, SearchControl control, int mostClauseInts) {
        super(LearnEngine.NAME, lists.problem, request, control);
        this.lists = lists;
        trail = new Trail(problem.options());
        clauses = new Clauses(trail, mostClauseInts);
        ItemCounts counts = new ItemCounts(lists, root);
        Reasons reasons = new Reasons(lists, counts, trail, clauses);
        propagation = new UnitPropagation(lists, counts, trail, clauses, reasons, pace);
        order = new ActivityOrder(problem.options());
        phases = new Phases(trail);
        analysis = new ConflictAnalysis(trail, reasons, clauses, order);
        constraint = request.constraint();
        mustDecideAll = constraint.isPresent();
        symmetryAt = constraint.isPresent() ? Long.MAX_VALUE : request.sizes().table();
        restartAt = Math.min(restartAt, symmetryAt);
        mostSymmetric = mostClauseInts / SYMMETRY_INTS;
    }

    @Override
    protected boolean resume() {
        if (isOver || !mayContinue()) {
            return false;
        }
        if (!hasBegun) {
            hasBegun = true;
            mustPropagate = true;
            isOver = problem.infeasible || root.isContradictory() || !propagation.begin(root);
        } else if (image.isPresent()) {
            control.end(StopReason.GAP); // others may exist that are not images
            return false;
        } else if (isShown) {
            isShown = false;
            mustPropagate = true;
            shown = chosen().toArray();
            image = symmetries.flatMap(maps -> maps.other(shown));
            isOver = image.isEmpty() && !forbid();
        }
        propagate();
        while (!isOver && image.isEmpty() && !isFound()) {
            if (!mayContinue()) {
                return false;
            }
            step();
        }
        isShown = image.isPresent() || !isOver;
        found += isShown ? 1 : 0;
        return isShown;
    }

    private void propagate() {
        if (mustPropagate && !isOver) {
            isContradictory = !propagation.propagate();
            mustPropagate = false;
            isOver = isContradictory && trail.depth == 0;
        }
    }

    /**
     * Returns true if the trail is a solution. Open options count as left once all demands are met: learned clauses
     * follow from demands and capacities, so they hold. This is not true for a clause that forbids one solution but
     * permits a larger one; with such a clause, all options must be decided.
     */
    private boolean isSolved() {
        return !isContradictory && propagation.isSolved() && (!mustDecideAll || areAllDecided());
    }

    /** Returns true at a solution of the cover that keeps the constraint. */
    private boolean isFound() {
        if (!isSolved()) {
            return false;
        }
        broken = constraint.map(c -> c.broken(present())).orElse(List.of());
        return broken.isEmpty();
    }

    /** Returns the options of the present solution, by their numbers in the cover. */
    private int[] present() {
        return IntStream.concat(Arrays.stream(root.given), chosen().map(option -> problem.number[option]))
                .distinct()
                .toArray();
    }

    private boolean areAllDecided() {
        return trail.size >= problem.options()
                && IntStream.range(0, problem.options()).noneMatch(trail::isOpen);
    }

    /** Visits one node, a conflict or a decision; or begins a try. */
    private void step() {
        if (isContradictory) {
            conflicts++;
            learn();
        } else if (!broken.isEmpty()) {
            conflicts++;
            keepConstraint();
        } else if (conflicts >= restartAt) {
            restart();
        } else {
            if (clauses.areMany()) {
                clauses.forget();
            }
            decide();
        }
        mustPropagate = true;
        propagate();
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

    /** Goes back to the root, and adds the clauses that a solution of the cover has broken. */
    private void keepConstraint() {
        propagation.backTo(0, order, phases);
        for (LazyConstraint.Clause clause : broken) {
            int[] literals = IntStream.concat(
                            places(clause.go()).map(k -> 2 * k + 1),
                            places(clause.come()).map(k -> 2 * k))
                    .filter(literal -> trail.value[literal] >= 0)
                    .toArray();
            boolean isKept = IntStream.of(literals).anyMatch(literal -> trail.value[literal] > 0);
            if (literals.length == 0) {
                isOver = true;
            } else if (!isKept && literals.length == 1) {
                trail.assign(literals[0], Trail.NONE);
            } else if (!isKept) {
                clauses.add(literals, literals.length, Clauses.FOR_EVER);
            }
        }
        broken = List.of();
    }

    /** Returns the numbers in the problem of options; others are in every solution, or in none, as in the present one. */
    private IntStream places(int... options) {
        return IntStream.of(options).map(option -> problem.place[option]).filter(place -> place >= 0);
    }

    private void restart() {
        restartAt = conflicts + SHORTEST_TRY * (long) luby.next();
        propagation.backTo(0, order, phases);
        phases.startAnew(conflicts);
        if (conflicts >= symmetryAt && found < 2) { // images of several may have been reported
            symmetryAt = Long.MAX_VALUE;
            breakSymmetry();
        }
    }

    /**
     * Adds the clauses of symmetries at the root. Earlier clauses hold in all solutions but the one that may have
     * been reported: its image is another one, unless all symmetries keep it.
     */
    private void breakSymmetry() {
        RootSymmetries maps = RootSymmetries.of(problem, root, this::checkWithinNode);
        symmetries = Optional.of(maps);
        updatesBefore = updates();
        image = found == 0 ? Optional.empty() : maps.other(shown);
        if (image.isPresent()) {
            return;
        }
        SymmetryClauses more = new SymmetryClauses(maps.maps(), trail, clauses, mostSymmetric);
        if (more.variables() > problem.options()) {
            propagation.grow(more.variables());
            order.grow(more.variables());
            phases.grow(more.variables());
            analysis.grow(more.variables());
            isOver = !more.add();
        }
    }

    // ---- solutions

    @Override
    protected IntStream chosen() {
        return image.map(Arrays::stream)
                .orElseGet(() -> IntStream.range(0, trail.size)
                        .map(k -> trail.literal[k] >> 1)
                        .filter(option -> option < problem.options() && trail.isTaken(option)));
    }

    /**
     * Adds a clause that forbids the last solution. Returns false if all of its options are fixed at level 0, so that
     * there is no other solution.
     */
    private boolean forbid() {
        int[] forbidding = new int[problem.options() + 1];
        int length = 0;
        for (int k = 0; k < problem.options(); k++) {
            boolean isFixed = !trail.isOpen(k) && trail.level[k] == 0;
            if (!isFixed && trail.isTaken(k)) {
                forbidding[length++] = 2 * k + 1;
            } else if (!isFixed && problem.isBounded()) {
                forbidding[length++] = 2 * k; // with multiplicities, a solution may contain another solution
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
    public long nodes() {
        return hasBegun ? 1 + decisions + conflicts : 0;
    }

    @Override
    public long updates() {
        return propagation.looks() + symmetries.map(RootSymmetries::work).orElse(0L);
    }

    /** {@inheritDoc} Soon after clauses of symmetries were added, the search is likely to end. */
    @Override
    public double promise() {
        boolean isHigh = updates() - updatesBefore < PROMISING
                && symmetries
                        .map(RootSymmetries::maps)
                        .filter(maps -> !maps.isEmpty())
                        .isPresent();
        return isHigh ? HIGH : 1;
    }

    @Override
    public Optional<Learned> learned() {
        return Optional.of(new Learned(conflicts, clauses.learned()));
    }

    /** Returns 1 at the end, else 0: because clauses cut branches anywhere, the share searched is unknown. */
    @Override
    public double share() {
        return isOver ? 1 : 0;
    }

    /**
     * Returns the clauses and the literals of level 0, as clauses. Without clauses of symmetries, each is true in every
     * solution that was not reported.
     */
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
