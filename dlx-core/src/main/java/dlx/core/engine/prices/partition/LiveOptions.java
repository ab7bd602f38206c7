package dlx.core.engine.prices.partition;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;

/**
 * The options that are left at each level of a {@link PricedTree}, by rising reduced cost, and what they say of the items.
 *
 * <p>Each level has a list, copied from the list above without those that the option taken excludes; the copying breaks off
 * where the room ends. The lists stand one after the other, so together they take no more than what is left on the way.
 * Where sets of bits are short, options exclude each other by a few ANDs; where they are long, node by node.
 */
final class LiveOptions {

    /** Up to so many words, sets are compared word by word. */
    private static final int FEW_WORDS = 6;

    private final ResidualProblem remainder;
    private final ConflictMatrix exclusions;
    private final int words;

    /** Whether sets are compared word by word. */
    private final boolean byWords;

    private PricedNode pool;

    /** Of each option of the pool that fits, by its place, the bits that it covers; empty where options are long. */
    private final long[] covers;

    /** Of each of these, its reduced cost divided by the number of items that it must cover. */
    private final long[] share;

    /** The lists, as places in the pool; that of level l from {@code begin[l]} to {@code begin[l + 1] - 1}. */
    private int[] places;

    private final int[] begin;

    /** Of each level, whether no option is missing in its list because of its cost. */
    private final boolean[] complete;

    private final long[] excluded;

    /** Of each item that must be covered, the least share and the weight of its options, as of the last look. */
    private final long[] least;

    private final double[] weight;
    private final PacedStopCheck pace;
    private long looks;

    LiveOptions(ResidualProblem remainder, ConflictMatrix exclusions, PacedStopCheck pace) {
        this.pace = pace;
        this.remainder = remainder;
        this.exclusions = exclusions;
        words = exclusions.words();
        byWords = words <= FEW_WORDS;
        pool = new PricedNode(remainder);
        covers = new long[byWords ? remainder.options() * words : 0];
        share = new long[remainder.options()];
        places = new int[2 * remainder.options() + 1];
        begin = new int[remainder.needed + 2];
        complete = new boolean[remainder.needed + 1];
        excluded = new long[words];
        least = new long[remainder.needed];
        weight = new double[remainder.needed];
    }

    /** How many options have been looked at. */
    long looks() {
        return looks;
    }

    /** Lists what is left in a pool, priced and sorted, as far as it fits under a limit. */
    void load(PricedNode from, long limit) {
        pool = from;
        int fitting = 0;
        Arrays.fill(covers, 0);
        while (fitting < from.count && from.reduced[fitting] <= limit) {
            int option = from.option[fitting];
            pace.steps(remainder.width[option]);
            if (byWords) {
                exclusions.addCovered(option, covers, fitting * words);
            }
            share[fitting] = from.reduced[fitting] / remainder.width[option];
            places[fitting] = fitting;
            fitting++;
        }
        begin[0] = 0;
        begin[1] = fitting;
        complete[0] = from.complete && fitting == from.count;
    }

    /** Whether no option is missing at a level because of its cost. */
    boolean isComplete(int level) {
        return complete[level];
    }

    /** Lists for the level below what an option leaves, as far as it has room. */
    void take(int level, int place, long room) {
        int from = begin[level];
        int to = begin[level + 1];
        if (places.length < to + to - from) {
            places = Arrays.copyOf(places, Math.max(2 * to - from, places.length + (places.length >> 1)));
        }
        Arrays.fill(excluded, 0);
        exclusions.addExcluded(pool.option[place], excluded);
        int reached = firstWithoutRoom(from, to, room);
        pace.steps(reached - from);
        int end = byWords ? copyByWords(from, reached, to) : copyByNodes(from, reached, to);
        looks += reached - from;
        complete[level + 1] = complete[level] && reached == to;
        begin[level + 2] = end;
    }

    private int firstWithoutRoom(int from, int to, long room) {
        int low = from;
        int high = to;
        while (low < high) {
            int middle = low + high >>> 1;
            if (pool.reduced[places[middle]] <= room) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private int copyByWords(int from, int to, int into) {
        int end = into;
        for (int j = from; j < to; j++) {
            int place = places[j];
            long common = 0;
            for (int w = 0; w < words; w++) {
                common |= covers[place * words + w] & excluded[w];
            }
            places[end] = place;
            end += common == 0 ? 1 : 0;
        }
        return end;
    }

    private int copyByNodes(int from, int to, int into) {
        int end = into;
        for (int j = from; j < to; j++) {
            int place = places[j];
            pace.steps(remainder.width[pool.option[place]]);
            if (exclusions.avoids(pool.option[place], excluded)) {
                places[end++] = place;
            }
        }
        return end;
    }

    /** Finds the least share that an option at a level has of each item. */
    void share(int level) {
        Arrays.fill(least, Long.MAX_VALUE);
        for (int j = begin[level]; j < begin[level + 1]; j++) {
            int place = places[j];
            pace.steps(remainder.width[pool.option[place]]);
            long part = share[place];
            int from = remainder.start[pool.option[place]];
            int to = from + remainder.width[pool.option[place]];
            for (int node = from; node < to; node++) {
                int i = remainder.item[node];
                least[i] = Math.min(least[i], part);
            }
        }
    }

    /** The least share of an item, as of {@link #share}; {@link Long#MAX_VALUE} if no option holds it. */
    long least(int item) {
        return least[item];
    }

    /** The least shares of all items that the option at a place must cover. */
    long leastOf(int place) {
        long sum = 0;
        int from = remainder.start[pool.option[place]];
        for (int node = from; node < from + remainder.width[pool.option[place]]; node++) {
            sum += least[remainder.item[node]];
        }
        return sum;
    }

    /** Adds up the weights of the options that each item has at a level. */
    void weigh(int level, long room) {
        Arrays.fill(weight, 0);
        double perUnit = 1.0 / (room + 1.0);
        for (int j = begin[level]; j < begin[level + 1]; j++) {
            int place = places[j];
            double fits = 1 - pool.reduced[place] * perUnit;
            pace.steps(remainder.width[pool.option[place]]);
            double heavy = fits * fits;
            int from = remainder.start[pool.option[place]];
            int to = from + remainder.width[pool.option[place]];
            for (int node = from; node < to; node++) {
                weight[remainder.item[node]] += heavy;
            }
        }
    }

    /** The weight of an item, as of {@link #weigh}. */
    double weight(int item) {
        return weight[item];
    }

    /** Where the list of a level begins, and where the next one does. */
    int begin(int level) {
        return begin[level];
    }

    /** The place in the pool of what stands somewhere in the lists. */
    int place(int at) {
        return places[at];
    }

    /** Whether the option at a place must cover an item. */
    boolean holds(int place, int item) {
        if (byWords) {
            return (covers[place * words + (item >> 6)] & 1L << item) != 0;
        }
        int from = remainder.start[pool.option[place]];
        for (int node = from; node < from + remainder.width[pool.option[place]]; node++) {
            if (remainder.item[node] == item) {
                return true;
            }
        }
        return false;
    }
}
