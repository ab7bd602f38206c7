package dlx.core.engine.sweep.layers;

import dlx.core.engine.CountingSearch;
import dlx.core.engine.Remaining;
import dlx.core.engine.StopCheck;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import dlx.core.table.KeyTable;
import dlx.core.table.MemoryBudget;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * Sweeps the layers of a {@link Frontier} in turn, breadth first: at each state of a layer it takes every available
 * option. Equal states meet in the table of their layer. A layer that has been swept is not needed any more. So there
 * is neither recursion nor undo, and the memory is proportional to the states reached and not yet swept.
 *
 * <p>Subclasses define the value of a state, and its change along an edge. This is a frontier method, like Simpath for
 * the paths of a graph (Knuth, TAOCP 4A, 7.1.4). Not thread-safe.
 */
public abstract class Sweep implements CountingSearch {

    /** Number of options between two stop checks: far less than a millisecond. */
    private static final int STRIDE = 1 << 14;

    final Frontier front;
    final MemoryBudget memory;
    private final StopCheck stop;

    /** Number of words of the value of a state. */
    int valueWords;

    /** Table of each layer with the states reached and not yet swept; null without such states. */
    private final KeyTable[] live;

    /** The layer that is being swept. */
    private int present;

    /** Index into the words of its table of the next entry to sweep; 0 before the layer is entered. */
    private int nextEntry;

    /** Number of states swept so far. */
    private long states;

    /** Number of swept states at which the next stop check is due. */
    private long checkpoint;

    /** Number of times that an option was taken so far. */
    private long edges;

    /** Number of times that an option led to a state that the tests found dead. */
    private long dead;

    Sweep(Frontier front, MemoryBudget memory, StopCheck stop, int valueWords) {
        this.front = front;
        this.memory = memory;
        this.stop = stop;
        this.valueWords = valueWords;
        live = new KeyTable[front.layers + 1];
    }

    /**
     * Records that a state is reached, for the first time or again, by taking an option at the state of the last
     * {@link #leave}.
     *
     * @param place place of the option in the groups
     * @param layer table of the state that is reached
     * @param entry entry of the state in its table
     */
    abstract void reach(int place, KeyTable layer, int entry);

    /** Prepares to take the options of a state. */
    abstract void leave(KeyTable layer, int entry);

    /** Prepares to sweep a layer, whose values are final. Returns false to end the sweep here. */
    abstract boolean enter(int layer, KeyTable states);

    /** Returns the entry of the first state, in the table of layer 0, where it is added if missing. */
    final int root() {
        return entry(table(0, 1), 0, 0);
    }

    /**
     * Sweeps all layers in one call.
     *
     * @return false
     */
    @Override
    public final boolean advance() {
        run();
        return false;
    }

    /**
     * Sweeps all remaining layers. Returns false if {@link #enter} has ended the sweep. After an exception of the stop
     * check, the next call continues at the state where the check was.
     */
    public final boolean run() {
        if (front.layers == 0) {
            stop.check(); // the only check without layers
        }
        for (; present < front.layers; present++) {
            KeyTable from = live[present];
            if (from != null) {
                if (nextEntry == 0 && !enter(present, from)) {
                    return false;
                }
                if (front.words == 1) {
                    sweepOne(from);
                } else {
                    sweepTwo(from);
                }
                nextEntry = 0;
                from.close();
                live[present] = null;
            }
        }
        return true;
    }

    /** Returns the table of the states of a layer that have been reached; null without such states. */
    final KeyTable layer(int layer) {
        return live[layer];
    }

    /** Returns 0, unless a subclass counts solutions. */
    @Override
    public BigInteger solutions() {
        return BigInteger.ZERO;
    }

    @Override
    public final Tally tally() {
        return new Tally(solutions(), states, edges);
    }

    /** Returns the number of states swept so far. */
    @Override
    public final long nodes() {
        return states;
    }

    /** Returns the number of times that an option was taken so far. */
    @Override
    public final long updates() {
        return edges;
    }

    /** Returns the share of the layers that have been swept. */
    @Override
    public final double share() {
        return front.layers == 0 ? 1 : (double) present / front.layers;
    }

    /** Returns the whole search as remaining until the sweep has ended, because a sweep cannot be split. */
    @Override
    public final Optional<Remaining> rest() {
        return Optional.of(
                present == front.layers
                        ? new Remaining(List.of(), tally())
                        : new Remaining(List.of(Subproblem.WHOLE), Tally.ZERO));
    }

    /** Returns the number of bytes in use. */
    public final long memoryUsed() {
        return memory.used();
    }

    public final long dead() {
        return dead;
    }

    final KeyTable table(int layer, int states) {
        KeyTable table = live[layer];
        if (table == null) {
            table = new KeyTable(memory, front.words, valueWords, states);
            live[layer] = table;
        }
        return table;
    }

    final int entry(KeyTable layer, long first, long second) {
        return front.words == 1 ? layer.entry(first) : layer.entry(first, second);
    }

    private void sweepOne(KeyTable from) {
        long[] words = from.words;
        int width = from.width;
        int begin = front.group[present];
        int end = front.group[present + 1];
        long[] minds = front.minds;
        long[] sets = front.sets;
        long[] own = front.own;
        long[] keep = front.keep;
        long kept = keep[present + 1];
        int left = 0; // number of options before the next stop check
        for (int e = nextEntry; e < words.length; e += width) {
            if (words[e] >= 0) {
                continue; // empty
            }
            left -= end - begin;
            if (left < 0 || states >= checkpoint) {
                nextEntry = e;
                stop.check();
                left = STRIDE;
                checkpoint = stop.checkpoint(states);
            }
            long state = words[e] & ~KeyTable.OCCUPIED;
            states++;
            leave(from, e);
            for (int p = begin; p < end; p++) {
                if ((state & minds[p]) == 0) {
                    long k = state & kept | sets[p];
                    if (isDead(p, k)) {
                        dead++;
                    } else {
                        int j = present + 1;
                        while (j < own.length && (k & own[j]) != 0) {
                            k &= keep[++j];
                        }
                        if (fits(j, k)) {
                            edges++;
                            KeyTable to = table(j, from.size / 2);
                            reach(p, to, to.entry(k));
                        }
                    }
                }
            }
        }
    }

    private boolean isDead(int place, long k) {
        long[] tests = front.tests;
        int end = front.firstTest[place + 1];
        for (int t = front.firstTest[place]; t < end; t += 2) {
            if ((k & tests[t]) == 0 && (k & tests[t + 1]) == tests[t + 1]) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if some option of a layer is available at a state of the layer. */
    private boolean fits(int layer, long k) {
        if (layer == front.layers) {
            return true;
        }
        for (int p = front.group[layer]; p < front.group[layer + 1]; p++) {
            if ((k & front.minds[p]) == 0) {
                return true;
            }
        }
        return false;
    }

    private void sweepTwo(KeyTable from) {
        long[] words = from.words;
        int width = from.width;
        int begin = front.group[present];
        int end = front.group[present + 1];
        long[] minds = front.minds;
        long[] sets = front.sets;
        long[] own = front.own;
        long[] keep = front.keep;
        long kept = keep[2 * present + 2];
        long keptToo = keep[2 * present + 3];
        int left = 0; // number of options before the next stop check
        for (int e = nextEntry; e < words.length; e += width) {
            if (words[e] >= 0) {
                continue; // empty
            }
            left -= end - begin;
            if (left < 0 || states >= checkpoint) {
                nextEntry = e;
                stop.check();
                left = STRIDE;
                checkpoint = stop.checkpoint(states);
            }
            long state = words[e] & ~KeyTable.OCCUPIED;
            long more = words[e + 1];
            states++;
            leave(from, e);
            for (int p = begin; p < end; p++) {
                if ((state & minds[2 * p] | more & minds[2 * p + 1]) == 0) {
                    long k = state & kept | sets[2 * p];
                    long l = more & keptToo | sets[2 * p + 1];
                    if (isDead(p, k, l)) {
                        dead++;
                    } else {
                        int j = present + 1;
                        while (j < front.layers && (k & own[2 * j] | l & own[2 * j + 1]) != 0) {
                            j++;
                            k &= keep[2 * j];
                            l &= keep[2 * j + 1];
                        }
                        if (fits(j, k, l)) {
                            edges++;
                            KeyTable to = table(j, from.size / 2);
                            reach(p, to, to.entry(k, l));
                        }
                    }
                }
            }
        }
    }

    private boolean isDead(int place, long k, long l) {
        long[] tests = front.tests;
        int end = front.firstTest[place + 1];
        for (int t = front.firstTest[place]; t < end; t += 4) {
            if ((k & tests[t] | l & tests[t + 1]) == 0
                    && (k & tests[t + 2]) == tests[t + 2]
                    && (l & tests[t + 3]) == tests[t + 3]) {
                return true;
            }
        }
        return false;
    }

    private boolean fits(int layer, long k, long l) {
        if (layer == front.layers) {
            return true;
        }
        for (int p = front.group[layer]; p < front.group[layer + 1]; p++) {
            if ((k & front.minds[2 * p] | l & front.minds[2 * p + 1]) == 0) {
                return true;
            }
        }
        return false;
    }
}
