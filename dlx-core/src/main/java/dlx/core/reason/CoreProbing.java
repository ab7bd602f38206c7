package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import dlx.core.explain.Rating;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Looks for options beside which few demands cannot all be met, by taking each and making the core of the contradiction
 * smaller. A heuristic: there may be fewer demands that do.
 */
final class CoreProbing {

    /** How far a contradiction is searched for: more finds more, and takes longer. */
    private static final long NODES = 4;

    /** How far a search goes at first. Most refutations of hard boards are this long; each further limit begins anew. */
    private static final long FIRST_SEARCH = 24;

    /** How many of the smallest cores are made smaller. */
    private static final int MINIMIZED = 10;

    /** All smaller sets have been looked for before. */
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
     * The option with the fewest demands that were found; nothing if no contradiction is near. One that is not harder than
     * what had to be done before is taken as soon as it is found.
     *
     * @param before the hardest step so far
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

    /** Whether a core may become small enough to be no harder than what came before. */
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
     * The option that takes the shortest search to be refuted, the first of them; or the first that takes no longer one than
     * had to be done before.
     *
     * @param before the hardest step so far
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

    /** The option after the one asked for last: those before it have not changed much since. */
    private int next() {
        last = last + 1 < propagator.relation.options() ? last + 1 : 0;
        return last;
    }

    /** An option, if it may be asked for and a search of so many nodes refutes it. */
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

    /** Fewer demands, of which none can be left out: one after the other is, from the first on or from the last. */
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
