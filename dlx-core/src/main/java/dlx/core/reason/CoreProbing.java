package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import dlx.core.explain.Rating;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds options with which a few demands cannot all be met: takes each option and reduces the core of the
 * contradiction. This is a heuristic: an option may have a smaller core.
 */
final class CoreProbing {

    /** Maximum number of nodes of a refutation. A larger limit finds more contradictions, and takes longer. */
    private static final long NODES = 4;

    /**
     * Maximum number of nodes of the first search. Most refutations of hard boards fit; each larger limit starts from
     * the beginning.
     */
    private static final long FIRST_SEARCH = 24;

    /** Maximum number of smallest cores that are reduced further. */
    private static final int MINIMIZED = 10;

    /** Size at which a core is small enough: {@link PairProbing} has tried all smaller sets before. */
    private static final int LEAST = 3;

    private final Propagator propagator;
    private final Refuter refuter;
    private final BitSet solution;
    private final PacedStopCheck pace;
    private final UnsatCore core = new UnsatCore();
    private int last = Propagator.NONE;

    CoreProbing(Propagator propagator, BitSet solution, PacedStopCheck pace) {
        this.propagator = propagator;
        this.solution = solution;
        this.pace = pace;
        refuter = new Refuter(propagator, pace);
    }

    /**
     * Returns the option whose core has the fewest demands; empty if no contradiction is near. Returns at once an
     * option that is not harder than {@code before}.
     *
     * @param before rating of the hardest step so far
     */
    Optional<RefutedOption> find(Rating before) {
        List<RefutedOption> all = new ArrayList<>();
        for (int k = 0; k < propagator.relation.options(); k++) {
            Optional<RefutedOption> found = refuted(next(), NODES);
            if (found.isPresent() && mayBe(found.get(), before)) {
                RefutedOption smaller = smallest(found.get());
                if (smaller.level().compareTo(before) <= 0) {
                    return Optional.of(smaller);
                }
                all.add(smaller);
            } else {
                found.ifPresent(all::add);
            }
        }
        all.sort(
                Comparator.comparingInt((RefutedOption found) -> found.demands().cardinality())
                        .thenComparingInt(RefutedOption::option));
        Optional<RefutedOption> best = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (RefutedOption found : all.subList(0, Math.min(MINIMIZED, all.size()))) {
            RefutedOption smaller = least > LEAST ? smallest(found) : found;
            if (smaller.demands().cardinality() < least) {
                least = smaller.demands().cardinality();
                best = Optional.of(smaller);
            }
        }
        return best;
    }

    /** Returns true if reducing the core may make the step as easy as the hardest step before. */
    private static boolean mayBe(RefutedOption found, Rating before) {
        return before.isSearch() || found.demands().cardinality() <= 2 * before.level();
    }

    private RefutedOption smallest(RefutedOption found) {
        BitSet demands = minimized(found.option(), found.demands(), false);
        if (demands.cardinality() > LEAST) {
            BitSet others = minimized(found.option(), found.demands(), true);
            demands = others.cardinality() < demands.cardinality() ? others : demands;
        }
        return new RefutedOption(found.option(), demands, 0);
    }

    /**
     * Returns the first of the options with the shortest refuting search. Returns at once an option whose search is not
     * longer than that of {@code before}.
     *
     * @param before rating of the hardest step so far
     */
    RefutedOption search(Rating before) {
        if (before.isSearch()) {
            for (int k = 0; k < propagator.relation.options(); k++) {
                Optional<RefutedOption> found = refuted(next(), before.nodes());
                if (found.isPresent()) {
                    return found.get();
                }
            }
        }
        Optional<RefutedOption> shortest = Optional.empty();
        for (long limit = Math.max(FIRST_SEARCH, 3 * before.nodes() / 2); shortest.isEmpty(); limit *= 2) {
            for (int option = 0; option < propagator.relation.options(); option++) {
                long shorter = shortest.isPresent() ? shortest.get().nodes() - 1 : limit;
                Optional<RefutedOption> found = refuted(option, shorter);
                shortest = found.isPresent() ? found : shortest;
            }
        }
        return shortest.get();
    }

    /** Returns the option after the last option tried, cyclically: options before it have changed little since. */
    private int next() {
        last = last + 1 < propagator.relation.options() ? last + 1 : 0;
        return last;
    }

    /**
     * Returns the refuted option, if the option is open, not in the solution and refuted within {@code limit} nodes.
     */
    private Optional<RefutedOption> refuted(int option, long limit) {
        if (!propagator.isOpen(option) || solution.get(option)) {
            return Optional.empty();
        }
        pace.steps(1 << 10);
        int mark = propagator.mark();
        long before = refuter.nodes();
        propagator.take(option, Propagator.NONE);
        Refuter.Outcome outcome = refuter.refute(core, limit);
        propagator.undo(mark);
        return outcome == Refuter.Outcome.REFUTED
                ? Optional.of(new RefutedOption(option, (BitSet) core.demands.clone(), refuter.nodes() - before))
                : Optional.empty();
    }

    /**
     * Returns a core none of whose demands can be left out. Demands are left out one after the other, from the first or
     * from the last.
     */
    private BitSet minimized(int option, BitSet all, boolean fromLast) {
        BitSet needed = (BitSet) all.clone();
        int[] order = all.stream().toArray();
        for (int k = 0; k < order.length; k++) {
            int i = order[fromLast ? order.length - 1 - k : k];
            if (needed.get(i)) {
                needed.clear(i);
                if (refutes(option, needed)) {
                    needed.and(core.demands);
                } else {
                    needed.set(i);
                }
            }
        }
        propagator.demandAll();
        return needed;
    }

    private boolean refutes(int option, BitSet demands) {
        pace.steps(1 << 8);
        propagator.demandOnly(demands);
        int mark = propagator.mark();
        propagator.take(option, Propagator.NONE);
        Refuter.Outcome outcome = refuter.refute(core, NODES);
        propagator.undo(mark);
        return outcome == Refuter.Outcome.REFUTED;
    }
}
