package dlx.core.engine.links;

import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import java.util.BitSet;

/**
 * The options that are left after some have been taken and others banned, found without the lists of a search: slow, and for
 * what is asked seldom.
 */
final class Leftovers {

    private final Problem problem;
    private final BitSet gone = new BitSet();

    /** Of each item, how many options taken hold it. */
    private final int[] times;

    /** Of each item, a node of such an option. */
    private final int[] user;

    /** What the root leaves. */
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

    /** Whether an option can still be taken. */
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
