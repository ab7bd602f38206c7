package dlx.core.engine.prices.partition;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.Nogoods;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * Depth first through what is left in a {@link PricedNode}, below a limit: over those options only whose reduced cost fits under
 * it, and no node at which what is left to cover must pass it.
 *
 * <p>At a node {@code gap} is what may still be spent beyond the prices. If each option shares its reduced cost among the
 * items that it must cover, each open item costs the least share of its options at least; where these add up to more than
 * the room, the node ends. The item that is branched on is the one with the least weight of options, where an option weighs
 * (1 - reduced / room)^2: what is nearly too dear counts little. Its options are tried by rising reduced cost.
 *
 * <p>Layout: {@link LiveOptions} has a set of the options that are left at each level. Nothing is hidden, so nothing is
 * undone. What could never fit is in no set at all: that is reduced cost fixing.
 */
final class PricedTree {

    /** The end of a search. */
    enum End {
        /** The tree was seen to its end. */
        DONE,
        /** More nodes than were allowed would be needed. */
        CAPPED
    }

    private final ResidualProblem remainder;
    private final int scale;
    private final Nogoods failures;
    private final ConflictMatrix exclusions;
    private final PricesWorker worker;
    private final boolean isAlone;

    /** The greatest cost of the options taken that is still looked for. */
    private final LongSupplier wantedNow;

    /** How many words a set of bits has. */
    private final int words;

    private PricedNode pool;

    private final LiveOptions live;

    /** The options taken, those of the pool first. */
    private final int[] taken;

    /** Of each level, {@link #words} each: the bits covered, and the items that must be covered and are not. */
    private final long[] covered;

    private final long[] open;

    /** Of each level, the children to be tried, from {@code child} on in {@link #queue}, and what they cost at least. */
    private final int[] child;

    private final int[] lastChild;
    private int[] queue = new int[256];
    private long[] queuedCost = new long[256];

    /** Of each level, what is spent beyond the prices, and in all. */
    private final long[] net;

    private final long[] spent;

    /** Of each level, what had been counted when its node was entered. */
    private final long[] cutsBefore;

    private final long[] metBefore;
    private final long[] nodesBefore;

    /** The bits covered at a child, to look it up. */
    private final long[] key;

    /** What the open items cost at least by the shares of their options, as of the last look. */
    private long sum;

    /** Whether every open item had an option, as of the last look. */
    private boolean isEveryItemHeld;

    private final PacedStopCheck pace;
    private long nodes;
    private long cuts;
    private long met;

    /** The limit on what is spent beyond the prices of the pool. */
    private long limit;

    /** The greatest total cost that the limit stands for. */
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

    /** Notes that the limit has cut something outside. */
    void cut() {
        cuts++;
    }

    /** How often a limit has cut something. */
    long cuts() {
        return cuts;
    }

    /** How many options have been looked at. */
    long updates() {
        return live.looks();
    }

    /** How many solutions have been met, wanted or not. */
    long met() {
        return met;
    }

    /** What the options taken on the way to a pool cover, as bits; valid until the next call. */
    long[] covered(PricedNode of) {
        Arrays.fill(key, 0);
        for (int k = 0; k < of.takenCount; k++) {
            exclusions.addCovered(of.taken[k], key, 0);
        }
        return key;
    }

    /**
     * Lists what is left in a pool, as far as it fits under a limit.
     *
     * @param from priced, by rising reduced cost
     * @param most the greatest total cost of solutions that are wanted
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

    /** Searches what was loaded. */
    End search(long cap) {
        long stop = cap >= Long.MAX_VALUE - nodes ? Long.MAX_VALUE : nodes + cap;
        int level = 0;
        enter(0);
        if (isSolved(0)) {
            meet(0); // the option that led to the pool was the last one
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
     * The options of the item that is branched on at the root of what was loaded, as places in the pool.
     *
     * @return how many
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

    /** Takes an option; whether the node that it leads to has children. */
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

    /** Looks at what is left at a node, chooses its item and queues the children; false if there are none. */
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

    /** Whether every open item has an option, and all together have room by the shares of these. */
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

    /** The open item to branch on: the leftmost of least weight. */
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

    /** Queues the options of an item that fit; where they end in the queue. */
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

    /** Lowers the limit to what is still wanted. */
    private void heed() {
        long now = Math.min(wanted, wantedNow.getAsLong());
        limit -= wanted - now << scale;
        wanted = now;
    }

    /** Leaves a node whose children have all been tried. */
    private void leave(int level) {
        if (met == metBefore[level] && nodes - nodesBefore[level] > 1) {
            boolean anyCost = live.isComplete(level) && cuts == cutsBefore[level];
            System.arraycopy(covered, level * words, key, 0, words);
            failures.note(anyCost ? Long.MAX_VALUE : wanted - spent[level], key);
        }
    }
}
