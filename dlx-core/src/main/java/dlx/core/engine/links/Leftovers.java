package dlx.core.engine.links;

import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import java.util.BitSet;

/**
 * The options that are available after some have been taken and others banned, computed without the lists of a search.
 * Slow, for rare calls.
 */
final class Leftovers {

    private final Problem problem;
    private final BitSet gone = new BitSet();

    /** For each item, the number of options taken that hold it. */
    private final int[] times;

    /** For each item, the node of the last such option; meaningless without such an option. */
    private final int[] user;

    /** Creates the available options at the root. */
    Leftovers(Problem problem, Root root) {
        this.problem = problem;
        times = new int[problem.items()];
        user = new int[problem.items()];
        for (int place : root.ban) {
            ban(place);
        }
        for (int place : root.take) {
            take(place);
        }
    }

    void ban(int place) {
        gone.set(place);
    }

    void take(int place) {
        gone.set(place);
        for (int node = problem.start[place]; node < problem.start[place + 1]; node++) {
            times[problem.item[node]]++;
            user[problem.item[node]] = node;
        }
    }

    /** Returns true if an option can still be taken. */
    boolean has(int place) {
        if (gone.get(place)) {
            return false;
        }
        for (int node = problem.start[place]; node < problem.start[place + 1]; node++) {
            if (!admits(node)) {
                return false;
            }
        }
        return true;
    }

    private boolean admits(int node) {
        int i = problem.item[node];
        return problem.primary[i] ? times[i] < problem.atMost[i] : times[i] == 0 || !problem.exclude(user[i], node);
    }
}
