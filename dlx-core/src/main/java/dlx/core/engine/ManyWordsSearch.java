package dlx.core.engine;

import dlx.api.Cover;
import java.util.Arrays;

/**
 * {@link SlotsSearch} over any number of words. Options are taken by vector instructions; then the words are looked at
 * in turn, until all have been since the last change.
 */
final class ManyWordsSearch extends SlotsSearch {

    /** Where the items of a word have more slots than this, single options are looked for slot by slot. */
    private static final int MOST_INDEXED = 24;

    private final Rows rows;
    private final int[] itemAt;
    private final PairRule rule;
    private final int[] offset;
    private final int words;

    /** Of each level, the position of the next slot of its item that holds an option, or 0. */
    private int[] next;

    /** The items to choose from, by words. */
    private final long[] candidates;

    private final long[] scratch = new long[32];

    /** See {@link #index}. */
    private final long[] slotIndex = new long[5];

    ManyWordsSearch(Slots slots, Rows rows, PairRule rule, Cover<?> pinned, Task task, SearchControl control) {
        super(slots, pinned, task, control);
        this.rows = rows;
        itemAt = slots.itemAt;
        this.rule = rule;
        offset = slots.offset;
        words = slots.words;
        next = new int[mark.length];
        candidates = new long[words];
    }

    @Override
    public boolean advance() {
        boolean alive = !entered && enterRoot();
        while (true) {
            if (alive) {
                if (isSolved()) {
                    found++;
                    return true;
                }
                choose();
            } else if (!backUp()) {
                return false;
            }
            alive = takeNext();
        }
    }

    @Override
    boolean isSolved() {
        long[] state = states[level];
        for (int w = 0; w < words; w++) {
            if (state[offset[w]] != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    void choose() {
        long[] state = states[level];
        if (!choosePair(state)) {
            chooseFewest(state);
        }
        mark[level] = takenCount;
        next[level] = nextSlot(state, offset[word[level]]);
    }

    /** Chooses an item with two options; false if there is none. */
    private boolean choosePair(long[] state) {
        long any = 0;
        for (int w = 0; w < words; w++) {
            long pairs = pairs(state, w);
            candidates[w] = pairs;
            any |= pairs;
        }
        if (any != 0) {
            chooseCandidate();
        }
        return any != 0;
    }

    /** Chooses the leftmost of the candidates, or of the heaviest ones if any will do. */
    private void chooseCandidate() {
        if (dynamic) {
            weights.keepHeaviest(candidates);
        }
        int leftmost = Integer.MAX_VALUE;
        for (int w = 0; w < words; w++) {
            if (candidates[w] != 0) {
                int b = Long.numberOfTrailingZeros(candidates[w]);
                int item = itemAt[w << 6 | b];
                if (item < leftmost) {
                    leftmost = item;
                    word[level] = w;
                    bit[level] = b;
                }
            }
        }
    }

    /** The items of a word with two options, in a state where none has a single one. */
    private long pairs(long[] state, int w) {
        if (state[offset[w]] == 0) {
            return 0;
        }
        long once = 0;
        long twice = 0;
        long thrice = 0;
        int end = offset[w + 1];
        int k = offset[w] + 1;
        do {
            long x = state[k];
            thrice |= twice & x;
            twice |= once & x;
            once |= x;
        } while (++k < end);
        return twice & ~thrice;
    }

    /** Chooses an item with fewest options, in a state where none has fewer than three. */
    private void chooseFewest(long[] state) {
        int fewest = Integer.MAX_VALUE;
        for (int w = 0; w < words; w++) {
            long open = state[offset[w]];
            candidates[w] = 0;
            if (open != 0) {
                long items = Bits.fewest(open, state, offset[w] + 1, offset[w + 1], scratch);
                int options = countOptions(state, w, items);
                if (options < fewest) {
                    fewest = options;
                    Arrays.fill(candidates, 0, w, 0);
                }
                candidates[w] = options == fewest ? items : 0;
            }
        }
        chooseCandidate();
    }

    /** How many options the leftmost of some items has. */
    private int countOptions(long[] state, int w, long items) {
        int b = Long.numberOfTrailingZeros(items);
        int options = 0;
        int end = offset[w + 1];
        for (int k = offset[w] + 1; k < end; k++) {
            options += (int) (state[k] >>> b & 1);
        }
        return options;
    }

    /** The first position behind {@code position} where the item of this level has an option, or 0. */
    private int nextSlot(long[] state, int position) {
        int end = offset[word[level] + 1];
        long item = 1L << bit[level];
        for (int k = position + 1; k < end; k++) {
            if ((state[k] & item) != 0) {
                return k;
            }
        }
        return 0;
    }

    @Override
    boolean takeNext() {
        if (nodes >= checkpoint && !mayPassCheckpoint()) {
            return isOutOfPatience() && startAgain();
        }
        nodes++;
        long[] from = states[level];
        int position = next[level];
        next[level] = nextSlot(from, position);
        int option = optionAt[position << 6 | bit[level]];
        note(option);
        long[] into = stateAt(++level);
        rows.and(from, option, into);
        return settle(into);
    }

    @Override
    boolean backUp() {
        do {
            if (--level < 0) {
                return false;
            }
        } while (next[level] == 0);
        drop(level);
        return true;
    }

    @Override
    void and(long[] state, int option) {
        rows.and(state, option, state);
    }

    private void take(long[] state, int option) {
        note(option);
        rows.and(state, option, state);
    }

    @Override
    boolean sharpen(long[] root) {
        return !rule.apply(root) || settle(root); // a second time rarely finds more, and costs as much
    }

    @Override
    boolean settle(long[] state) {
        int clean = 0;
        int w = 0;
        while (clean < words) {
            int k = offset[w];
            long open = state[k++];
            if (open != 0) {
                int end = offset[w + 1];
                long once = 0;
                long twice = 0;
                do { // three slots at a time: a plain loop is unrolled for lengths that words do not have
                    long a = state[k];
                    long b = state[k + 1];
                    long c = state[k + 2];
                    long ab = a | b;
                    long abc = ab | c;
                    twice |= a & b | ab & c | once & abc;
                    once |= abc;
                    k += 3;
                } while (k != end);
                if ((open & ~once) != 0) {
                    return deadEnd(w, open & ~once);
                }
                long singles = open & ~twice;
                if (singles != 0) {
                    if (!coverSingles(state, w, singles)) {
                        return false;
                    }
                    clean = 0;
                    continue;
                }
            }
            clean++;
            w = w + 1 == words ? 0 : w + 1;
        }
        return true;
    }

    /** Blames the leftmost of some items of a word for a dead end; gives false. */
    private boolean deadEnd(int w, long items) {
        if (learns) {
            weights.add(w, Long.lowestOneBit(items));
        }
        return false;
    }

    /** Takes the options of items of a word that have a single one each; false if they exclude each other. */
    private boolean coverSingles(long[] state, int w, long singles) {
        boolean one = (singles & singles - 1) == 0;
        return one || offset[w + 1] - offset[w] > MOST_INDEXED
                ? coverOneByOne(state, w, singles)
                : coverInPairs(state, w, singles);
    }

    private boolean coverOneByOne(long[] state, int w, long singles) {
        for (long left = singles; left != 0; left &= left - 1) {
            long item = Long.lowestOneBit(left);
            int b = Long.numberOfTrailingZeros(left);
            if ((state[offset[w]] & item) != 0) {
                int k = offset[w] + 1;
                int end = offset[w + 1];
                while (k < end && (state[k] & item) == 0) {
                    k++;
                }
                if (k == end) {
                    return deadEnd(w, item);
                }
                take(state, optionAt[k << 6 | b]);
            }
        }
        return true;
    }

    /** Two options at a time, to save passes over the state. The second is checked against the row of the first. */
    private boolean coverInPairs(long[] state, int w, long singles) {
        index(state, w);
        int open = offset[w];
        long left = singles;
        do {
            int place = placeOfSingle(open, Long.numberOfTrailingZeros(left));
            left &= left - 1;
            if ((state[place >> 6] >>> place & 1) == 0) {
                if ((state[open] >>> place & 1) != 0) {
                    return deadEnd(w, 1L << place);
                }
                continue; // covered by an option taken here
            }
            int option = optionAt[place];
            if (left == 0) {
                take(state, option);
                break;
            }
            int otherPlace = placeOfSingle(open, Long.numberOfTrailingZeros(left));
            int other = optionAt[otherPlace];
            left &= left - 1;
            if (other == option) {
                take(state, option);
            } else if ((state[otherPlace >> 6] >>> otherPlace & 1) == 0) {
                if ((state[open] >>> otherPlace & 1) != 0) {
                    return deadEnd(w, 1L << otherPlace);
                }
                take(state, option);
            } else if (rows.spares(option, otherPlace)) {
                note(option);
                note(other);
                rows.andBoth(state, option, other);
            } else {
                return deadEnd(w, 1L << otherPlace);
            }
        } while (left != 0);
        return true;
    }

    /**
     * Writes the number of the slot of each item with a single option, bit-sliced: slot 3 t + r has r in the first two
     * words, t in the others.
     */
    private void index(long[] state, int w) {
        long second = 0;
        long third = 0;
        long triple1 = 0;
        long triple2 = 0;
        long triple4 = 0;
        int end = offset[w + 1];
        int triple = 0;
        int k = offset[w] + 1;
        do {
            long b = state[k + 1];
            long c = state[k + 2];
            long any = state[k] | b | c;
            second |= b;
            third |= c;
            triple1 |= any & -(triple & 1);
            triple2 |= any & -(triple >> 1 & 1);
            triple4 |= any & -(triple >> 2);
            triple++;
            k += 3;
        } while (k != end);
        slotIndex[0] = second;
        slotIndex[1] = third;
        slotIndex[2] = triple1;
        slotIndex[3] = triple2;
        slotIndex[4] = triple4;
    }

    private int placeOfSingle(int open, int b) {
        int rest = (int) (slotIndex[0] >>> b & 1) + 2 * (int) (slotIndex[1] >>> b & 1);
        int triple = (int) (slotIndex[2] >>> b & 1)
                + 2 * (int) (slotIndex[3] >>> b & 1)
                + 4 * (int) (slotIndex[4] >>> b & 1);
        return open + 1 + 3 * triple + rest << 6 | b;
    }

    @Override
    void grow(int levels) {
        super.grow(levels);
        next = Arrays.copyOf(next, levels);
    }

    @Override
    public double share() {
        double share = 0;
        double weight = 1;
        for (int l = 0; l < level && weight > 1e-12; l++) {
            int options = 0;
            int untried = 0;
            int end = offset[word[l] + 1];
            for (int k = offset[word[l]] + 1; k < end; k++) {
                int alive = (int) (states[l][k] >>> bit[l] & 1);
                options += alive;
                untried += next[l] != 0 && k >= next[l] ? alive : 0;
            }
            weight /= options;
            share += weight * (options - 1 - untried);
        }
        return share;
    }
}
