package dlx.core.engine.slots;

import dlx.core.engine.Bits;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import java.util.Arrays;

/**
 * {@link SlotsSearch} over any number of words, for large boards.
 *
 * <p>The layout of a state is that of {@link Slots}. Here every word has its slots in triples:
 *
 * <pre>
 *   position               content, for the items of word w
 *   offset[w]              bit b: 1 if item b is open
 *   offset[w] + 1, 2, 3    bit b: 1 if item b has an available option in slot 0, 1, 2
 *   offset[w] + 4, 5, 6    bit b: 1 if item b has an available option in slot 3, 4, 5
 *   ...                    the last triple is padded with zeros
 * </pre>
 *
 * <p>A node takes two steps. {@link Rows#and} combines the state of the level above with the row of an option, in a
 * loop that the compiler turns into vector instructions. Then {@link #propagate} finds dead ends and single options,
 * word by word. One pass for both, as in {@link OneWordSearch}, took half as much time again here (decision 6).
 *
 * <p>Invariants: the bits of a covered item are 0 in all slots. When {@link #propagate} has returned true, each open
 * item has at least two options. The state of a level does not change while the search is at deeper levels.
 *
 * <p>Differences from Algorithm X (Knuth, TAOCP 4B, 7.2.2.1): nothing is undone, because each level has its own state.
 * Items with a single option are covered without a level of their own. Words are ordered by the length of their items,
 * so the leftmost of several items is found with {@link #itemAt}.
 */
final class ManyWordsSearch extends SlotsSearch {

    /**
     * Maximum number of positions of a word, including open items, for which {@link #index} is used. The index has
     * three bits for the number of a triple. In longer words, single options are found slot by slot.
     */
    private static final int MOST_INDEXED = 24;

    private final Rows rows;
    private final int[] itemAt;
    private final PairRule rule;
    private final int[] offset;
    private final int words;

    /**
     * Position of the next slot to try at each level; 0 if all options were tried, because position 0 is not a slot.
     * The position is found when the option before it is taken, so that going back reads one number per level.
     */
    private int[] next;

    /** Items to choose from, as bits per word. */
    private final long[] candidates;

    private final long[] scratch = new long[32];

    /** Slots of single items, bit-sliced as {@link #index} describes. */
    private final long[] slotIndex = new long[5];

    ManyWordsSearch(Slots slots, Rows rows, PairRule rule, SearchRequest request, SearchControl control) {
        super(slots, request, control);
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
        boolean alive = begin();
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
    public boolean isSolved() {
        long[] state = states[level];
        for (int w = 0; w < words; w++) {
            if (state[offset[w]] != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void choose() {
        long[] state = states[level];
        if (leftmost) {
            for (int w = 0; w < words; w++) {
                candidates[w] = state[offset[w]];
            }
            chooseCandidate();
        } else if (!choosePair(state)) {
            chooseFewest(state);
        }
        mark[level] = takenCount;
        next[level] = nextSlot(state, offset[word[level]]);
    }

    /** Chooses an item with two options. Returns false if every item has more, so that a pass must count further. */
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

    /** Chooses the leftmost candidate; if the order is free, the leftmost of the candidates with most failures. */
    private void chooseCandidate() {
        if (dynamic) {
            failures.keepHeaviest(candidates);
        }
        int leftmost = Integer.MAX_VALUE;
        for (int w = 0; w < words; w++) {
            if (candidates[w] != 0) {
                int b = Long.numberOfTrailingZeros(candidates[w]); // within a word, the lowest bit is leftmost
                int item = itemAt[w << 6 | b];
                if (item < leftmost) { // between words, the numbers of the items decide
                    leftmost = item;
                    word[level] = w;
                    bit[level] = b;
                }
            }
        }
    }

    /** Returns the items of a word with two options, in a state without single options. */
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

    /**
     * Chooses an item with fewest options, in a state where every item has at least three. The items with fewest
     * options of each word are candidates, until a word has items with fewer.
     */
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

    /** Returns the number of options of the leftmost of some items of a word. */
    private int countOptions(long[] state, int w, long items) {
        int b = Long.numberOfTrailingZeros(items);
        int options = 0;
        int end = offset[w + 1];
        for (int k = offset[w] + 1; k < end; k++) {
            options += (int) (state[k] >>> b & 1);
        }
        return options;
    }

    /** Returns the first position after {@code position} at which the item of this level has an option, or 0. */
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
    public boolean takeNext() {
        if (nodes >= checkpoint && !mayPassCheckpoint()) {
            return mustRestart() && restart();
        }
        nodes++;
        long[] from = states[level];
        int position = next[level];
        next[level] = nextSlot(from, position);
        int option = optionAt[position << 6 | bit[level]];
        note(option);
        long[] into = stateAt(++level);
        rows.and(from, option, into);
        return propagate(into);
    }

    @Override
    public boolean backUp() {
        do {
            if (--level < floor) {
                return end();
            }
        } while (next[level] == 0);
        dropTo(mark[level]);
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
        return !rule.apply(root) || propagate(root); // a second application rarely excludes more, and costs as much
    }

    /**
     * Checks the words in turn until each of them was checked since the last change.
     *
     * <p>The check of a word is one pass over its slots, 64 items at a time: {@code once} has the items with an option
     * in at least one slot, {@code twice} those with options in at least two. An open item that is not in {@code once}
     * is a dead end; an open item that is not in {@code twice} has a single option. Covering single items may reduce
     * the options of any item. So all words count as changed after it, and the check begins again at the same word. The
     * loop ends, because each change covers an item.
     *
     * <p>Three slots at a time saved a fifth of the time. A set of changed words, and beginning at the word that failed
     * last, saved nothing (docs/develop/benchmarks.md, "Tried for slots").
     */
    @Override
    boolean propagate(long[] state) {
        int clean = 0; // number of words checked since the last change
        int w = 0;
        while (clean < words) {
            int k = offset[w];
            long open = state[k++];
            if (open != 0) {
                int end = offset[w + 1];
                long once = 0;
                long twice = 0;
                do { // three slots at a time: the JIT unrolls a plain loop only for longer words
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

    /** Records a dead end at the leftmost of some items of a word. Returns false. */
    private boolean deadEnd(int w, long items) {
        dead = w << 6 | Long.numberOfTrailingZeros(items);
        if (learns) {
            failures.add(w, Long.lowestOneBit(items));
        }
        return false;
    }

    /** Takes the options of the single items of a word; returns false if these options exclude each other. */
    private boolean coverSingles(long[] state, int w, long singles) {
        if ((singles & singles - 1) == 0) {
            int b = Long.numberOfTrailingZeros(singles);
            take(state, optionAt[onlySlot(state, w, b) << 6 | b]);
            return true;
        }
        return offset[w + 1] - offset[w] > MOST_INDEXED
                ? coverOneByOne(state, w, singles)
                : coverInPairs(state, w, singles);
    }

    /** Returns the position of the only slot with an option of an item, as a sum: branches here cannot be predicted. */
    private int onlySlot(long[] state, int w, int b) {
        int end = offset[w + 1];
        int only = 0;
        for (int k = offset[w] + 1; k < end; k++) {
            only += (int) (state[k] >>> b & 1) * k;
        }
        return only;
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

    /**
     * Takes the options of single items two at a time, to halve the passes over the state. Together with the index this
     * saved 30 % of the time of sudokus.
     *
     * <p>The index is made once, before any of these options is taken, so each place read from it is checked again. If
     * the place is cleared by then, an option taken here has covered the item, or excluded its only option, which is a
     * dead end. The second option of a pair is also checked against the row of the first, which was not applied to the
     * state yet. If that row clears its place, the two options share an item: they exclude each other, and the second
     * item loses its only option. (The first option cannot contain the second item: otherwise it would be that item's
     * single option too.)
     */
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
                continue; // an option taken here has covered the item
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
     * Finds the slots of all items with a single option in one pass over a word. {@link #slotIndex} has the number of
     * the slot, bit-sliced, at the bit of the item. Slot 3 t + r is in triple t, with index r from 0 to 2:
     *
     * <pre>
     *   slotIndex    [0]      [1]      [2]     [3]     [4]
     *   bit of item  r is 1   r is 2   bits 0, 1 and 2 of t
     *   slot 7       1        0        0       1       0        r = 1, t = 2
     * </pre>
     *
     * <p>Bits of items with several options are not read: they are ORs of several numbers.
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

    /**
     * Returns the place of the only option of an item, from the index.
     *
     * @param open first position of the item's word
     * @param b bit of the item in its word
     */
    private int placeOfSingle(int open, int b) {
        int rest = (int) (slotIndex[0] >>> b & 1) + 2 * (int) (slotIndex[1] >>> b & 1);
        int triple = (int) (slotIndex[2] >>> b & 1)
                + 2 * (int) (slotIndex[3] >>> b & 1)
                + 4 * (int) (slotIndex[4] >>> b & 1);
        return open + 1 + 3 * triple + rest << 6 | b;
    }

    @Override
    public boolean skipTo(int option) {
        long[] state = states[level];
        while (next[level] != 0 && numberAt(next[level] << 6 | bit[level]) != option) {
            next[level] = nextSlot(state, next[level]);
        }
        return next[level] != 0;
    }

    @Override
    public int[] untriedAt(int atLevel) {
        int[] options = new int[offset[word[atLevel] + 1] - offset[word[atLevel]]];
        int count = 0;
        long item = 1L << bit[atLevel];
        for (int k = next[atLevel]; k != 0 && k < offset[word[atLevel] + 1]; k++) {
            if ((states[atLevel][k] & item) != 0) {
                options[count++] = numberAt(k << 6 | bit[atLevel]);
            }
        }
        return Arrays.copyOf(options, count);
    }

    @Override
    void grow(int levels) {
        super.grow(levels);
        next = Arrays.copyOf(next, levels);
    }

    @Override
    public int branchesAt(int atLevel) {
        int options = 0;
        for (int k = offset[word[atLevel]] + 1; k < offset[word[atLevel] + 1]; k++) {
            options += (int) (states[atLevel][k] >>> bit[atLevel] & 1);
        }
        return options;
    }
}
