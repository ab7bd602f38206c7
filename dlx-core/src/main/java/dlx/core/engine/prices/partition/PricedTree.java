package dlx.core.engine.prices.partition;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.Nogoods;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * A depth-first search of the residual problem of a {@link PricedNode}, below a limit. It visits only options whose
 * reduced cost fits under the limit, and ends a node whose lower bound exceeds the limit.
 *
 * <p>At a node, {@code gap} is the amount by which the cost may still exceed the prices. Each option shares its reduced
 * cost equally among the items that it must cover. So each open item costs at least the minimum share of its options.
 * If these minima add up to more than the gap, the node ends. The item branched on is the item with the least total
 * weight of options, where an option weighs (1 - reduced / gap)^2: options near the limit count little. Its options are
 * tried by rising reduced cost.
 *
 * <p>Layout: {@link LiveOptions} holds the set of available options at each level. A level copies the set, so nothing
 * is undone. Options that cannot fit are in no set: that is reduced cost fixing. Costs are scaled as in
 * {@code PricedOptions}, unless stated otherwise.
 */
final class PricedTree {

    /** The end of a search. */
    enum End {
        /** The search is complete. */
        DONE,
        /** The search stopped at its maximum number of nodes. */
        CAPPED
    }

    private final ResidualProblem remainder;
    private final int scale;
    private final Nogoods failures;
    private final ConflictMatrix exclusions;
    private final PricesWorker worker;
    private final boolean isAlone;

    /** Supplies the maximum cost of the options taken that is still wanted, unscaled. */
    private final LongSupplier wantedNow;

    /** Number of words of a set of bits. */
    private final int words;

    private PricedNode pool;

    private final LiveOptions live;

    /** Options taken, by their numbers in the residual problem; the options of the pool come first. */
    private final int[] taken;

    /** Bits of {@link ConflictMatrix} covered at each level; {@link #words} words per level. */
    private final long[] covered;

    /** Items that must still be covered at each level, as bits; {@link #words} words per level. */
    private final long[] open;

    /** Index into {@link #queue} of the next child to try at each level. */
    private final int[] child;

    /** Index into {@link #queue} after the last child of each level. */
    private final int[] lastChild;

    /** Children of all levels on the path, as places in the pool. */
    private int[] queue = new int[256];

    /** Lower bound below each entry of {@link #queue}, beyond the prices of the pool. */
    private long[] queuedCost = new long[256];

    /** Sum of the reduced costs of the options taken at each level: the cost beyond the prices of the pool. */
    private final long[] net;

    /** Total cost of the options taken at each level, unscaled. */
    private final long[] spent;

    /** Number of cuts when the node of each level was entered. */
    private final long[] cutsBefore;

    /** Number of solutions found when the node of each level was entered. */
    private final long[] metBefore;

    /** Number of nodes when the node of each level was entered, itself included. */
    private final long[] nodesBefore;

    /** Bits covered at a child: the key of its lookup in the nogoods. */
    private final long[] key;

    /** Sum over the open items of the minimum shares of their options, as of the last {@link #look}. */
    private long sum;

    /** True if every open item had an option at the last {@link #look}. */
    private boolean isEveryItemHeld;

    private final PacedStopCheck pace;
    private long nodes;

    /** Number of times that the limit has cut something: without a cut, a failure holds for any cost. */
    private long cuts;

    /** Number of solutions found. */
    private long met;

    /** Maximum cost beyond the prices of the pool. */
    private long limit;

    /** Maximum total cost that {@link #limit} corresponds to, unscaled. */
    private long wanted;

    PricedTree(
            ResidualProblem remainder,
            int scale,
            Nogoods failures,
            ConflictMatrix exclusions,
            PacedStopCheck pace,
            PricesWorker worker,
            LongSupplier wantedNow) {
        this.pace = pace;
        this.remainder = remainder;
        this.scale = scale;
        this.failures = failures;
        this.exclusions = exclusions;
        this.worker = worker;
        isAlone = worker.isAlone();
        this.wantedNow = wantedNow;
        words = exclusions.words();
        live = new LiveOptions(remainder, exclusions, pace);
        taken = new int[remainder.needed];
        int levels = remainder.needed + 1;
        covered = new long[levels * words];
        open = new long[levels * words];
        child = new int[levels];
        lastChild = new int[levels];
        net = new long[levels];
        spent = new long[levels];
        cutsBefore = new long[levels];
        metBefore = new long[levels];
        nodesBefore = new long[levels];
        key = new long[words];
        pool = new PricedNode(remainder);
    }

    /** Counts a cut by the limit outside this tree. */
    void cut() {
        cuts++;
    }

    /** Returns the number of times that a limit has cut something. */
    long cuts() {
        return cuts;
    }

    /** Returns the work so far: number of blocks of options visited. */
    long updates() {
        return live.looks();
    }

    /** Returns the number of solutions found, wanted or not. */
    long met() {
        return met;
    }

    /** Returns the bits that the options taken on the path to a pool cover; valid until the next call. */
    long[] covered(PricedNode of) {
        Arrays.fill(key, 0);
        for (int k = 0; k < of.takenCount; k++) {
            exclusions.addCovered(of.taken[k], key, 0);
        }
        return key;
    }

    /**
     * Loads the options of a pool that fit under a limit.
     *
     * @param from priced pool, sorted by rising reduced cost
     * @param most maximum total cost of solutions that are wanted, unscaled
     */
    void load(PricedNode from, long most) {
        pool = from;
        System.arraycopy(from.taken, 0, taken, 0, from.takenCount);
        wanted = most;
        limit = (most - from.spent << scale) - from.base;
        live.load(from, limit);
        cuts += live.isComplete(0) ? 0 : 1;
        System.arraycopy(covered(from), 0, covered, 0, words);
        Arrays.fill(open, 0, words, 0);
        for (int i = 0; i < remainder.needed; i++) {
            if (from.open[i]) {
                open[i >> 6] |= 1L << i;
            }
        }
        net[0] = 0;
        spent[0] = from.spent;
    }

    /**
     * Searches the loaded pool.
     *
     * @param cap maximum number of nodes
     */
    End search(long cap) {
        long stop = cap >= Long.MAX_VALUE - nodes ? Long.MAX_VALUE : nodes + cap;
        int level = 0;
        enter(0);
        if (isSolved(0)) {
            meet(0); // the options of the pool are a solution
            return End.DONE;
        }
        if (!look(0, 0)) {
            return End.DONE;
        }
        while (true) {
            if (child[level] == lastChild[level]) {
                leave(level);
                if (--level < 0) {
                    return End.DONE;
                }
                continue;
            }
            int next = child[level]++;
            if (queuedCost[next] > limit) {
                cuts++;
                continue;
            }
            if (nodes >= stop) {
                return End.CAPPED;
            }
            if (take(level, queue[next])) {
                level++;
            }
        }
    }

    /**
     * Writes the options of the item to branch on at the root of the loaded pool, as places in the pool.
     *
     * @return the number of these options
     */
    int branch(int[] into) {
        if (!look(0, 0)) {
            return 0;
        }
        System.arraycopy(queue, 0, into, 0, lastChild[0]);
        return lastChild[0];
    }

    private void enter(int level) {
        worker.enter();
        if (!isAlone) {
            heed();
        }
        nodes++;
        nodesBefore[level] = nodes;
        cutsBefore[level] = cuts;
        metBefore[level] = met;
    }

    private boolean isSolved(int level) {
        for (int w = 0; w < words; w++) {
            if (open[level * words + w] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Takes an option. Returns true if the node below has children. */
    private boolean take(int level, int place) {
        int below = level + 1;
        int option = pool.option[place];
        net[below] = net[level] + pool.reduced[place];
        spent[below] = spent[level] + remainder.cost[option];
        taken[pool.takenCount + level] = option;
        enter(below);
        System.arraycopy(covered, level * words, key, 0, words);
        exclusions.addCovered(option, key, 0);
        for (int w = 0; w < words; w++) {
            open[below * words + w] = open[level * words + w] & ~key[w];
        }
        if (isSolved(below)) {
            meet(below);
            return false;
        }
        long known = failures.searched(key);
        if (known >= wanted - spent[below]) {
            cuts += known == Long.MAX_VALUE ? 0 : 1;
            return false;
        }
        System.arraycopy(key, 0, covered, below * words, words);
        live.take(level, place, limit - net[below]);
        cuts += live.isComplete(below) ? 0 : 1;
        return look(below, lastChild[level]);
    }

    /**
     * Examines a node, chooses its item and queues its children. Returns false if it does not have children.
     *
     * @param free first free index of the queue
     */
    private boolean look(int level, int free) {
        long gap = limit - net[level];
        if (!fits(level, gap)) {
            cuts += isEveryItemHeld ? 1 : 0;
            return false;
        }
        live.weigh(level, gap);
        child[level] = free;
        lastChild[level] = queueChildren(level, choose(level), free);
        return true;
    }

    /** Returns true if every open item has an option, and the sum of their minimum shares fits into the gap. */
    private boolean fits(int level, long gap) {
        sum = 0;
        isEveryItemHeld = true;
        for (int w = 0; w < words; w++) {
            for (long bits = open[level * words + w]; bits != 0; bits &= bits - 1) {
                long least = live.findLeast(level, (w << 6) + Long.numberOfTrailingZeros(bits));
                isEveryItemHeld = least != Long.MAX_VALUE;
                if (!isEveryItemHeld || least > gap - sum) {
                    return false;
                }
                sum += least;
            }
        }
        return true;
    }

    /** Returns the open item to branch on: the first of minimum weight. */
    private int choose(int level) {
        int best = 0;
        double bestWeight = Double.POSITIVE_INFINITY;
        for (int w = 0; w < words; w++) {
            for (long bits = open[level * words + w]; bits != 0; bits &= bits - 1) {
                int i = (w << 6) + Long.numberOfTrailingZeros(bits);
                double weight = live.weight(level, i);
                if (weight < bestWeight) {
                    bestWeight = weight;
                    best = i;
                }
            }
        }
        return best;
    }

    /** Queues the options of an item that fit, from an index of the queue on. Returns the index after them. */
    private int queueChildren(int level, int item, int from) {
        int to = from;
        for (int block = live.firstBlock(item); block < live.firstBlock(item + 1); block++) {
            pace.step();
            for (long bits = live.livePlaces(level, block); bits != 0; bits &= bits - 1) {
                int place = live.firstPlace(block) + Long.numberOfTrailingZeros(bits);
                long cost = net[level] + pool.reduced[place] + sum - live.leastOf(place);
                if (cost > limit) {
                    cuts++;
                    continue;
                }
                if (to == queue.length) {
                    queue = Arrays.copyOf(queue, 2 * to);
                    queuedCost = Arrays.copyOf(queuedCost, 2 * to);
                }
                queue[to] = place;
                queuedCost[to++] = cost;
            }
        }
        return to;
    }

    private void meet(int level) {
        met++;
        worker.meet(taken, pool.takenCount + level);
        heed();
    }

    /** Lowers the limit to the maximum cost still wanted. */
    private void heed() {
        long now = Math.min(wanted, wantedNow.getAsLong());
        limit -= wanted - now << scale;
        wanted = now;
    }

    /**
     * Leaves a node whose children have all been tried. Stores it as a nogood if no solution was found below; for any
     * cost, if the limit has not cut anything.
     */
    private void leave(int level) {
        if (met == metBefore[level] && nodes - nodesBefore[level] > 1) {
            boolean anyCost = live.isComplete(level) && cuts == cutsBefore[level];
            System.arraycopy(covered, level * words, key, 0, words);
            failures.note(anyCost ? Long.MAX_VALUE : wanted - spent[level], key);
        }
    }
}
