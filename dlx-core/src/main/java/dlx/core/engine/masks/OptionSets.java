package dlx.core.engine.masks;

/**
 * A set of options for each level of a search, as bits, without the words that are 0: deep in the tree few options are left, and
 * most words have none.
 *
 * <pre>
 *   of level l    holds
 *   words[l]      the words of the set that are not 0, size[l] of them
 *   places[l]     where in the whole set these words stand, ascending: bit b of words[l][j] is option 64 places[l][j] + b
 * </pre>
 */
final class OptionSets {

    static final int NONE = -1;

    /** How many words a whole set has. */
    private final int most;

    private final long[][] words;
    private final int[][] places;
    private final int[] size;
    private int found;

    OptionSets(int levels, int most) {
        this.most = most;
        words = new long[levels][];
        places = new int[levels][];
        size = new int[levels];
    }

    /** Fills the set of level 0 with a whole set. */
    void fill(long... set) {
        reserve(0);
        for (int w = 0; w < set.length; w++) {
            if (set[w] != 0) {
                words[0][size[0]] = set[w];
                places[0][size[0]++] = w;
            }
        }
    }

    private void reserve(int level) {
        if (words[level] == null) {
            words[level] = new long[most];
            places[level] = new int[most];
        }
    }

    /** How many words that are not 0 the set of a level has. */
    int size(int level) {
        return size[level];
    }

    long word(int level, int j) {
        return words[level][j];
    }

    int place(int level, int j) {
        return places[level][j];
    }

    /** Fills the set of the level below with the options that are in a row too, which is a whole set. */
    void and(int level, long... row) {
        reserve(level + 1);
        size[level + 1] = and(words[level], places[level], size[level], row, words[level + 1], places[level + 1]);
    }

    private static int and(long[] from, int[] at, int size, long[] row, long[] into, int[] intoAt) {
        int n = 0;
        for (int j = 0; j < size; j++) {
            long word = from[j] & row[at[j]];
            into[n] = word;
            intoAt[n] = at[j];
            n += word == 0 ? 0 : 1;
        }
        return n;
    }

    /** Whether an option of a level's set is in two whole sets. */
    boolean leaves(int level, long[] row, long[] wanted) {
        long[] set = words[level];
        int[] at = places[level];
        int end = size[level];
        for (int j = 0; j < end; j++) {
            int w = at[j];
            if ((set[j] & row[w] & wanted[w]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** How many options of a level's set are in a whole set. */
    int count(int level, long... wanted) {
        int n = 0;
        for (int j = 0; j < size[level]; j++) {
            n += Long.bitCount(words[level][j] & wanted[places[level][j]]);
        }
        return n;
    }

    /** Lists the options of a level's set, ascending; how many they are. */
    int list(int level, int... into) {
        return list(words[level], places[level], size[level], into);
    }

    private static int list(long[] set, int[] at, int size, int[] into) {
        int n = 0;
        for (int j = 0; j < size; j++) {
            int first = at[j] << 6;
            long rest = set[j];
            do {
                into[n++] = first | Long.numberOfTrailingZeros(rest);
                rest &= rest - 1;
            } while (rest != 0);
        }
        return n;
    }

    /**
     * The first option of a level's set that comes after another one and is in a whole set, or {@link #NONE}; {@link #found} is its
     * word then.
     *
     * @param option the other one, or {@link #NONE}
     * @param from the word to begin at: that of the other one, or one before
     */
    int after(int level, int option, int from, long... wanted) {
        long[] set = words[level];
        int[] at = places[level];
        int end = size[level];
        for (int j = from; j < end; j++) {
            long rest = set[j] & wanted[at[j]];
            if (at[j] <= option >> 6) {
                rest &= at[j] == option >> 6 ? -2L << option : 0;
            }
            if (rest != 0) {
                found = j;
                return at[j] << 6 | Long.numberOfTrailingZeros(rest);
            }
        }
        return NONE;
    }

    /** The word where {@link #after} has found an option. */
    int found() {
        return found;
    }
}
