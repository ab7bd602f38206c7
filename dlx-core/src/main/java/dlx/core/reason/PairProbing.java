package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * Looks for an option beside which two demands cannot both be met: whichever option meets the one leaves the other dead. Tries all
 * options with all pairs, save those where neither demand has lost an option since they were tried.
 */
final class PairProbing {

    /** What a trial costs, for the pace: an option taken and undone. */
    static final int STEPS = 64;

    private final Propagator kernel;
    private final BitSet solution;
    private final PacedStopCheck pace;

    /** Of each item, the trail's length when it last lost an option. */
    private final int[] changed;

    /** Of each option, the trail's length when all pairs beside it were tried last; -1 for never. */
    private final int[] tried;

    private int seen;
    private final int[] live;

    PairProbing(Propagator kernel, BitSet solution, PacedStopCheck pace) {
        this.kernel = kernel;
        this.solution = solution;
        this.pace = pace;
        changed = new int[kernel.relation.items()];
        live = new int[kernel.relation.items()];
        tried = new int[kernel.relation.options()];
        Arrays.fill(tried, -1);
        seen = kernel.trail.length();
    }

    /** Notes what was lost since the last call: to be called after each step. */
    void changed() {
        int[] start = kernel.relation.problem.start;
        int[] item = kernel.relation.problem.item;
        int now = kernel.trail.length();
        for (; seen < now; seen++) {
            int option = kernel.trail.at(seen);
            for (int node = start[option]; node < start[option + 1]; node++) {
                changed[item[node]] = now;
            }
        }
    }

    /** An option, and the two demands. Not while a demand is dead, or may force an option. */
    Optional<RefutedOption> find() {
        int now = kernel.trail.length();
        for (int option = 0; option < tried.length; option++) {
            if (kernel.isOpen(option) && !solution.get(option)) {
                int mark = kernel.mark();
                kernel.take(option, Propagator.NONE);
                BitSet demands = pair(tried[option]);
                kernel.undo(mark);
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
            if (changed[i] > since && kernel.isDemanded(i) && kernel.isNeedy(i)) {
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

    /** The least demand that is dead whichever open option of a demand is taken. */
    private int other(int i) {
        int count = -1; // how many of live are dead beside all options so far
        for (int option : kernel.relation.options[i]) {
            if (!kernel.isOpen(option)) {
                continue;
            }
            pace.steps(STEPS);
            int mark = kernel.mark();
            kernel.take(option, Propagator.NONE);
            if (count < 0) {
                count = 0;
                for (int d = 0; d < kernel.deadCount(); d++) {
                    live[count++] = kernel.dead(d);
                }
            } else {
                int left = 0;
                for (int d = 0; d < count; d++) {
                    if (kernel.isDead(live[d])) {
                        live[left++] = live[d];
                    }
                }
                count = left;
            }
            kernel.undo(mark);
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
