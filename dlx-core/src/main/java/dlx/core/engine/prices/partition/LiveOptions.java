package dlx.core.engine.prices.partition;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;

/**
 * The options that are left at each level of a {@link PricedTree}, by rising reduced cost, and what they say of the items.
 *
 * <p>Each level has a set of the places in the pool, a bit per place. What covers a bit of {@link ConflictMatrix} is a set
 * as well, of which only the <em>blocks</em> are kept that are not empty: 64 places each. So an option is taken by clearing the
 * blocks of what it excludes, and since the places rise with the reduced costs, the first live bit of an item is its
 * cheapest option, and what a room allows is a set's beginning.
 *
 * <pre>
 *   bits of ConflictMatrix   firstBlock[b] .. firstBlock[b + 1] - 1: the blocks of bit b
 *   a block                  blockWord[k]: which word of a set, blockBits[k]: the places there that cover the bit
 *   levels                   live[level * stride + word]; places from fit[level] on have no room, and no bits
 * </pre>
 */
final class LiveOptions {

    private final ResidualProblem remainder;
    private final ConflictMatrix exclusions;
    private final int words;
    private final PacedStopCheck pace;
    private PricedNode pool;

    /** How many items that must be covered an option holds at most. */
    private final int widest;

    /** Of each option of the pool that fits, by its place, its reduced cost divided by the number of items that it must cover. */
    private final long[] share;

    /** Of each of these, what it and those after it share at least, however wide they are. */
    private final long[] leastShare;

    private final int[] firstBlock;
    private final int[] blockWord;
    private final long[] blockBits;

    /** Of each bit, where its next block goes. */
    private final int[] nextBlock;

    /** How many words the set of a level has. */
    private int stride;

    private long[] live = {};

    /** Of each level, how many places have room. */
    private final int[] fit;

    /** Of each level, whether no option is missing in its set because of its cost. */
    private final boolean[] complete;

    private final long[] excluded;

    /** Of each item that must be covered, the least share of its options, as of the last look. */
    private final long[] least;

    /** What an option of a word weighs, as of the last look. */
    private final double[] wordWeight;

    private long looks;

    LiveOptions(ResidualProblem remainder, ConflictMatrix exclusions, PacedStopCheck pace) {
        this.pace = pace;
        this.remainder = remainder;
        this.exclusions = exclusions;
        words = exclusions.words();
        pool = new PricedNode(remainder);
        share = new long[remainder.options()];
        leastShare = new long[remainder.options()];
        widest = widest(remainder, pace);
        firstBlock = new int[words * Long.SIZE + 1];
        nextBlock = new int[words * Long.SIZE];
        blockWord = new int[remainder.item.length];
        blockBits = new long[remainder.item.length];
        fit = new int[remainder.needed + 1];
        complete = new boolean[remainder.needed + 1];
        excluded = new long[words];
        least = new long[remainder.needed];
        wordWeight = new double[wordsOf(remainder.options())];
    }

    private static int widest(ResidualProblem remainder, PacedStopCheck pace) {
        int widest = 1;
        for (int width : remainder.width) {
            pace.step();
            widest = Math.max(widest, width);
        }
        return widest;
    }

    private static int wordsOf(int places) {
        return places + Long.SIZE - 1 >> 6;
    }

    /** How many blocks of options have been looked at to take options. */
    long looks() {
        return looks;
    }

    /** Lists what is left in a pool, priced and sorted, as far as it fits under a limit. */
    void load(PricedNode from, long limit) {
        pool = from;
        int fitting = 0;
        while (fitting < from.count && from.reduced[fitting] <= limit) {
            pace.step();
            share[fitting] = from.reduced[fitting] / remainder.width[from.option[fitting]];
            leastShare[fitting] = from.reduced[fitting] / widest;
            fitting++;
        }
        fit[0] = fitting;
        complete[0] = from.complete && fitting == from.count;
        stride = wordsOf(fitting);
        reserve(0);
        Arrays.fill(live, 0, stride, -1L);
        clearFrom(0, fitting, stride);
        countBlocks(fitting);
        fillBlocks(fitting);
    }

    private void countBlocks(int fitting) {
        Arrays.fill(firstBlock, 0);
        Arrays.fill(nextBlock, -1);
        for (int place = 0; place < fitting; place++) {
            int option = pool.option[place];
            pace.steps(remainder.start[option + 1] - remainder.start[option]);
            for (int node = remainder.start[option]; node < remainder.start[option + 1]; node++) {
                int bit = exclusions.bit(node);
                if (nextBlock[bit] != place >> 6) {
                    nextBlock[bit] = place >> 6;
                    firstBlock[bit + 1]++;
                }
            }
        }
        for (int bit = 0; bit < nextBlock.length; bit++) {
            firstBlock[bit + 1] += firstBlock[bit];
            nextBlock[bit] = firstBlock[bit];
        }
    }

    private void fillBlocks(int fitting) {
        for (int place = 0; place < fitting; place++) {
            int option = pool.option[place];
            pace.steps(remainder.start[option + 1] - remainder.start[option]);
            for (int node = remainder.start[option]; node < remainder.start[option + 1]; node++) {
                int bit = exclusions.bit(node);
                int block = nextBlock[bit] - 1;
                if (block < firstBlock[bit] || blockWord[block] != place >> 6) {
                    block = nextBlock[bit]++;
                    blockWord[block] = place >> 6;
                    blockBits[block] = 0;
                }
                blockBits[block] |= 1L << place;
            }
        }
    }

    private void reserve(int level) {
        int wanted = (level + 1) * stride;
        if (live.length < wanted) {
            live = Arrays.copyOf(live, Math.max(wanted, live.length + (live.length >> 1)));
        }
    }

    /** Clears what a level has from a place on, up to a word. */
    private void clearFrom(int level, int place, int to) {
        int word = place >> 6;
        if (word < to) {
            live[level * stride + word] &= (1L << place) - 1;
            Arrays.fill(live, level * stride + word + 1, level * stride + to, 0);
        }
    }

    /** Whether no option is missing at a level because of its cost. */
    boolean isComplete(int level) {
        return complete[level];
    }

    /** Leaves to the level below what an option does not exclude, as far as it has room. */
    void take(int level, int place, long gap) {
        int fits = firstBeyond(fit[level], gap);
        int to = wordsOf(fits);
        reserve(level + 1);
        int from = level * stride;
        int below = from + stride;
        System.arraycopy(live, from, live, below, to);
        clearFrom(level + 1, fits, to);
        fit[level + 1] = fits;
        complete[level + 1] = complete[level] && !isAnyFrom(level, fits);
        Arrays.fill(excluded, 0);
        exclusions.addExcluded(pool.option[place], excluded);
        for (int w = 0; w < words; w++) {
            for (long bits = excluded[w]; bits != 0; bits &= bits - 1) {
                exclude((w << 6) + Long.numberOfTrailingZeros(bits), below, to);
            }
        }
    }

    /** Whether an option is left at a level that has a place or a later one. */
    private boolean isAnyFrom(int level, int place) {
        int to = wordsOf(fit[level]);
        long bits = place < fit[level] ? live[level * stride + (place >> 6)] & -1L << place : 0;
        for (int word = (place >> 6) + 1; word < to && bits == 0; word++) {
            bits = live[level * stride + word];
        }
        return bits != 0;
    }

    private void exclude(int bit, int below, int to) {
        int end = firstBlock[bit + 1];
        int k = firstBlock[bit];
        while (k < end && blockWord[k] < to) {
            live[below + blockWord[k]] &= ~blockBits[k];
            k++;
        }
        looks += k - firstBlock[bit];
        pace.steps(1 + k - firstBlock[bit]);
    }

    private int firstBeyond(int to, long gap) {
        int low = 0;
        int high = to;
        while (low < high) {
            int middle = low + high >>> 1;
            if (pool.reduced[middle] <= gap) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Finds the least share that an option at a level has of an item; {@link Long#MAX_VALUE} if no option holds it. */
    long findLeast(int level, int item) {
        int from = level * stride;
        int to = wordsOf(fit[level]);
        int end = firstBlock[item + 1];
        long found = Long.MAX_VALUE;
        for (int k = firstBlock[item]; k < end && blockWord[k] < to; k++) {
            for (long bits = blockBits[k] & live[from + blockWord[k]]; bits != 0; bits &= bits - 1) {
                int place = (blockWord[k] << 6) + Long.numberOfTrailingZeros(bits);
                if (leastShare[place] >= found) {
                    least[item] = found;
                    return found;
                }
                found = Math.min(found, share[place]);
            }
        }
        least[item] = found;
        return found;
    }

    /** The least shares of all items that the option at a place must cover, as of {@link #findLeast}. */
    long leastOf(int place) {
        long sum = 0;
        int from = remainder.start[pool.option[place]];
        for (int node = from; node < from + remainder.width[pool.option[place]]; node++) {
            sum += least[remainder.item[node]];
        }
        return sum;
    }

    /** Finds what the options of a level weigh: those of a word as much as the one in its middle. */
    void weigh(int level, long gap) {
        double perUnit = 1.0 / (gap + 1.0);
        int to = wordsOf(fit[level]);
        for (int w = 0; w < to; w++) {
            int middle = Math.min((w << 6) + Long.SIZE / 2, fit[level] - 1);
            double fits = 1 - pool.reduced[middle] * perUnit;
            wordWeight[w] = fits * fits;
        }
    }

    /** The weight of an item at a level, as of {@link #weigh}. */
    double weight(int level, int item) {
        int from = level * stride;
        int to = wordsOf(fit[level]);
        int end = firstBlock[item + 1];
        double sum = 0;
        for (int k = firstBlock[item]; k < end && blockWord[k] < to; k++) {
            sum += Long.bitCount(blockBits[k] & live[from + blockWord[k]]) * wordWeight[blockWord[k]];
        }
        return sum;
    }

    /** Where the blocks of an item begin; those of the next item begin where they end. */
    int firstBlock(int item) {
        return firstBlock[item];
    }

    /** The first place of a block. */
    int firstPlace(int block) {
        return blockWord[block] << 6;
    }

    /** The places of a block that are live at a level, as bits. */
    long livePlaces(int level, int block) {
        return blockWord[block] < wordsOf(fit[level]) ? blockBits[block] & live[level * stride + blockWord[block]] : 0;
    }
}
