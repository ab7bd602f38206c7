package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * Finds an option with which two demands cannot both be met: whichever option meets the first demand leaves the second
 * dead. Tries all options with all pairs, except pairs whose demands have not lost an option since the last try.
 */
final class PairProbing {

    /** Cost of a try in steps: an option taken and undone. */
    static final int STEPS = 64;

    private final Propagator propagator;
    private final BitSet solution;
    private final PacedStopCheck pace;

    /** Length of the trail when each item last lost an option. */
    private final int[] changed;

    /** Length of the trail when all pairs were last tried with each option; -1 before the first try. */
    private final int[] tried;

    /** Length of the trail at the last call of {@link #changed()}. */
    private int seen;

    /** Demands that are dead with all options tried so far in {@link #other}. */
    private final int[] live;

    PairProbing(Propagator propagator, BitSet solution, PacedStopCheck pace) {
        this.propagator = propagator;
        this.solution = solution;
        this.pace = pace;
        changed = new int[propagator.relation.items()];
        live = new int[propagator.relation.items()];
        tried = new int[propagator.relation.options()];
        Arrays.fill(tried, -1);
        seen = propagator.trail.length();
    }

    /** Records the items that lost options since the last call. Must be called after each step. */
    void changed() {
        int[] start = propagator.relation.problem.start;
        int[] item = propagator.relation.problem.item;
        int now = propagator.trail.length();
        for (; seen < now; seen++) {
            int option = propagator.trail.at(seen);
            for (int node = start[option]; node < start[option + 1]; node++) {
                changed[item[node]] = now;
            }
        }
    }

    /**
     * Returns an option and two demands that cannot both be met with it. Requires that no demand is dead or forces an
     * option.
     */
    Optional<RefutedOption> find() {
        int now = propagator.trail.length();
        for (int option = 0; option < tried.length; option++) {
            if (propagator.isOpen(option) && !solution.get(option)) {
                int mark = propagator.mark();
                propagator.take(option, Propagator.NONE);
                BitSet demands = pair(tried[option]);
                propagator.undo(mark);
                if (!demands.isEmpty()) {
                    return Optional.of(new RefutedOption(option, demands, 0));
                }
                tried[option] = now;
            }
        }
        return Optional.empty();
    }

    private BitSet pair(int since) {
        for (int i = 0; i < changed.length; i++) {
            if (changed[i] > since && propagator.isDemanded(i) && propagator.isNeedy(i)) {
                int other = other(i);
                if (other != Propagator.NONE) {
                    BitSet demands = new BitSet();
                    demands.set(i);
                    demands.set(other);
                    return demands;
                }
            }
        }
        return new BitSet();
    }

    /** Returns the demand with the smallest number that is dead with each open option of demand {@code i}. */
    private int other(int i) {
        int count = -1; // number of entries of live that are dead with all options so far
        for (int option : propagator.relation.options[i]) {
            if (!propagator.isOpen(option)) {
                continue;
            }
            pace.steps(STEPS);
            int mark = propagator.mark();
            propagator.take(option, Propagator.NONE);
            if (count < 0) {
                count = 0;
                for (int d = 0; d < propagator.deadCount(); d++) {
                    live[count++] = propagator.dead(d);
                }
            } else {
                int left = 0;
                for (int d = 0; d < count; d++) {
                    if (propagator.isDead(live[d])) {
                        live[left++] = live[d];
                    }
                }
                count = left;
            }
            propagator.undo(mark);
            if (count == 0) {
                return Propagator.NONE;
            }
        }
        int least = live[0];
        for (int d = 1; d < count; d++) {
            least = Math.min(least, live[d]);
        }
        return least;
    }
}
