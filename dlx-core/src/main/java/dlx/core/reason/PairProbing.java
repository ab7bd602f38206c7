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

    private final Propagator propagator;
    private final BitSet solution;
    private final PacedStopCheck pace;

    /** Of each item, the trail's length when it last lost an option. */
    private final int[] changed;

    /** Of each option, the trail's length when all pairs beside it were tried last; -1 for never. */
    private final int[] tried;

    private int seen;
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

    /** Notes what was lost since the last call: to be called after each step. */
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

    /** An option, and the two demands. Not while a demand is dead, or may force an option. */
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

    /** The least demand that is dead whichever open option of a demand is taken. */
    private int other(int i) {
        int count = -1; // how many of live are dead beside all options so far
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
