package dlx.core.engine.masks;

/**
 * A set of options for each level of a search, as bits, without words that are 0: deep in the tree few options are
 * left, and most words are 0.
 *
 * <pre>
 *   at level l    contains
 *   words[l]      the words of the set that are not 0, size[l] of them
 *   places[l]     their indexes in the whole set, ascending: bit b of words[l][j] is option 64 places[l][j] + b
 * </pre>
 */
final class OptionSets {

    static final int NONE = -1;

    /** Number of words of a whole set. */
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

    /** Returns the number of words that are not 0 in the set of a level. */
    int size(int level) {
        return size[level];
    }

    long word(int level, int j) {
        return words[level][j];
    }

    int place(int level, int j) {
        return places[level][j];
    }

    /**
     * Fills the set of the next level with the options of this level's set that are also in {@code row}, a whole set.
     */
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

    /** Returns true if an option of a level's set is in two whole sets. */
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

    /** Returns the number of options of a level's set that are in a whole set. */
    int count(int level, long... wanted) {
        int n = 0;
        for (int j = 0; j < size[level]; j++) {
            n += Long.bitCount(words[level][j] & wanted[places[level][j]]);
        }
        return n;
    }

    /** Writes the options of a level's set to {@code into}, ascending; returns their number. */
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
     * Returns the first option of a level's set that comes after a given option and is in a whole set, or
     * {@link #NONE}. After an option, {@link #found} returns the index of its word in the list of the level.
     *
     * @param option the given option, or {@link #NONE}
     * @param from the word to begin at, not after the word of the given option
     * @param wanted the whole set
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

    /** Returns the index of the word in which {@link #after} has last found an option. */
    int found() {
        return found;
    }
}
