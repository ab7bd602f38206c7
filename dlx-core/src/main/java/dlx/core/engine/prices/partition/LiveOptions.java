package dlx.core.engine.prices.partition;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;

/**
 * The available options at each level of a {@link PricedTree}, by rising reduced cost, with the shares and weights of
 * the items.
 *
 * <p>Each level has a set of places in the pool, one bit per place. The places that cover a bit of
 * {@link ConflictMatrix} form a set as well. Of this set only nonempty <em>blocks</em> of 64 places are stored. So
 * taking an option clears the blocks of the bits that it excludes. Since places rise with reduced costs, the first
 * available option of an item is the cheapest, and the options that fit a gap are a prefix.
 *
 * <pre>
 *   firstBlock[b]        first block of bit b of ConflictMatrix; its last block is firstBlock[b + 1] - 1
 *   blockWord[k]         index of the word of a set to which block k belongs
 *   blockBits[k]         the places in that word that cover the bit
 *   live[level * stride + word]  places of available options; bits of places from fit[level] on are undefined or 0
 * </pre>
 */
final class LiveOptions {

    private final ResidualProblem remainder;
    private final ConflictMatrix exclusions;
    private final int words;
    private final PacedStopCheck pace;
    private PricedNode pool;

    /** Maximum number of items that an option must cover. */
    private final int widest;

    /**
     * Share of the option at each place that fits: its scaled reduced cost divided by the number of items that it must
     * cover.
     */
    private final long[] share;

    /** Lower bound of the shares at each place and all later places: scaled reduced cost divided by {@link #widest}. */
    private final long[] leastShare;

    private final int[] firstBlock;
    private final int[] blockWord;
    private final long[] blockBits;

    /** Next free block of each bit, in {@link #fillBlocks}; before that, the last word counted. */
    private final int[] nextBlock;

    /** Number of words of the set of a level. */
    private int stride;

    private long[] live = {};

    /** Number of places that fit at each level. */
    private final int[] fit;

    /** True for each level whose set does not lack an option because of its cost. */
    private final boolean[] complete;

    /** Bits of {@link ConflictMatrix} that the option taken last excludes. */
    private final long[] excluded;

    /** Minimum share of the options of each item that must be covered, as of {@link #findLeast}, scaled. */
    private final long[] least;

    /** Weight of an option of each word, as of {@link #weigh}, about 0 to 1. */
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

    /** Returns the number of blocks visited to take options. */
    long looks() {
        return looks;
    }

    /** Loads level 0 with the options of a priced and sorted pool that fit under a limit. */
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

    /** Clears the bits of a level from a place to the end of a range of words. */
    private void clearFrom(int level, int place, int to) {
        int word = place >> 6;
        if (word < to) {
            live[level * stride + word] &= (1L << place) - 1;
            Arrays.fill(live, level * stride + word + 1, level * stride + to, 0);
        }
    }

    /** Returns true if no option is missing at a level because of its cost. */
    boolean isComplete(int level) {
        return complete[level];
    }

    /** Fills the level below with the options that an option does not exclude and that fit into the gap. */
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

    /** Returns true if a level has an available option at a place or later. */
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

    /**
     * Finds the minimum share of an item over the options of a level; {@link Long#MAX_VALUE} if no option holds the
     * item.
     */
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

    /**
     * Returns the sum of the minimum shares of all items that the option at a place must cover, as of
     * {@link #findLeast}.
     */
    long leastOf(int place) {
        long sum = 0;
        int from = remainder.start[pool.option[place]];
        for (int node = from; node < from + remainder.width[pool.option[place]]; node++) {
            sum += least[remainder.item[node]];
        }
        return sum;
    }

    /** Computes the weights of the options of a level: one weight per word, by the option in its middle. */
    void weigh(int level, long gap) {
        double perUnit = 1.0 / (gap + 1.0);
        int to = wordsOf(fit[level]);
        for (int w = 0; w < to; w++) {
            int middle = Math.min((w << 6) + Long.SIZE / 2, fit[level] - 1);
            double fits = 1 - pool.reduced[middle] * perUnit;
            wordWeight[w] = fits * fits;
        }
    }

    /** Returns the weight of an item at a level, as of {@link #weigh}. */
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

    /** Returns the first block of an item; its blocks end before the first block of the next item. */
    int firstBlock(int item) {
        return firstBlock[item];
    }

    /** Returns the first place of a block. */
    int firstPlace(int block) {
        return blockWord[block] << 6;
    }

    /** Returns the places of a block whose options are available at a level, as bits. */
    long livePlaces(int level, int block) {
        return blockWord[block] < wordsOf(fit[level]) ? blockBits[block] & live[level * stride + blockWord[block]] : 0;
    }
}
