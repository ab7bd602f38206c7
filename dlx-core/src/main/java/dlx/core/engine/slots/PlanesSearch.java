package dlx.core.engine.slots;

import dlx.core.engine.SearchControl;
import dlx.core.engine.Task;
import java.util.Arrays;
import java.util.Optional;

/**
 * {@link BoundedSearch} over {@link Planes}: 64 items at a time.
 *
 * <p>A look at a word counts, in saturating counters of bits, which items have one option left or more, two or more, and
 * so on up to two more than the word has planes. With c(j) for "j or more left" and plane j for "j or more needed", an item
 * is dead if it is in some plane j but not in c(j), it needs all it has if it is in plane j but not in c(j + 1), and has
 * degree two if it is in plane j but not in c(j + 2).
 *
 * <p>Invariants: where {@link #settle} returns true every item in need has more options than it needs, and {@link #pairs}
 * are those with one more; the state of a level changes at deeper levels only by options being banned.
 */
final class PlanesSearch extends BoundedSearch {

    private final Planes planes;
    private final Rows rows;
    private final int words;
    private final Optional<Planes.Packed> budget;

    /** Of each level, the state there. */
    private long[][] states;

    /** Of each word, the items of degree two in the state settled last; then one word per packed item, 1 or 0. */
    private final long[] pairs;

    /** Bits of the degrees of 64 items. */
    private final long[] counter = new long[Planes.DEGREE_BITS];

    PlanesSearch(Planes planes, Rows rows, Task task, SearchControl control) {
        super(planes.problem, planes.optionsOf, task, control);
        this.planes = planes;
        this.rows = rows;
        words = planes.words;
        budget = planes.budgetItem();
        states = new long[levels()][];
        states[0] = planes.root.clone();
        pairs = new long[words + planes.packed.length];
    }

    @Override
    void relax(int item) {
        int b = planes.bit[item];
        if (b >= 0) {
            for (int j = 0; j < planes.depth[b >> 6]; j++) {
                states[0][planes.offset[b >> 6] + j] &= ~(1L << b);
            }
        } else if (planes.packedOf[item] >= 0) {
            states[0][planes.packed[planes.packedOf[item]].need()] = 0;
        }
    }

    @Override
    void ban(int atLevel, int option) {
        planes.exclude(option, states[atLevel]);
    }

    @Override
    void take(int from, int option, int into) {
        long[] state = stateAt(into);
        rows.and(states[from], option, state);
        count(option, state);
    }

    /** Counts down what the row of an option leaves as it is. */
    private void count(int option, long[] state) {
        for (int w : planes.deepWords) {
            long items = planes.slicedOf[option * words + w];
            if (items != 0) {
                int depth = planes.depth[w];
                int last = planes.offset[w] + depth - 1;
                long before = state[planes.offset[w]];
                for (int j = planes.offset[w]; j < last; j++) {
                    state[j] &= state[j + 1] | ~items;
                }
                state[last] &= ~items;
                long full = before & ~state[planes.offset[w]] & planes.closedByNeed[w];
                for (; full != 0; full &= full - 1) {
                    planes.close(planes.itemAt[w << 6 | Long.numberOfTrailingZeros(full)], state);
                }
            }
        }
        for (int i : planes.counted[option]) {
            int p = planes.packedOf[i];
            if (p >= 0) {
                Planes.Packed packed = planes.packed[p];
                if (state[packed.need()] > 0 && --state[packed.need()] == 0 && packed.isClosedByNeed()) {
                    planes.close(i, state);
                }
            }
            if (planes.room[i] >= 0 && --state[planes.room[i]] == 0) {
                planes.close(i, state);
            }
        }
    }

    @Override
    void copyToNext(int atLevel) {
        System.arraycopy(states[atLevel], 0, stateAt(atLevel + 1), 0, planes.size);
    }

    private long[] stateAt(int atLevel) {
        long[] state = states[atLevel];
        return state != null ? state : (states[atLevel] = new long[planes.size]);
    }

    private boolean isContent(long[] state) {
        for (int w = 0; w < words; w++) {
            if (state[planes.offset[w]] != 0) {
                return false;
            }
        }
        for (Planes.Packed packed : planes.packed) {
            if (state[packed.need()] > 0) {
                return false;
            }
        }
        return true;
    }

    /** Asked where no item needs an option: then the planes are empty, too. */
    @Override
    boolean isEmpty(int atLevel) {
        long[] state = states[atLevel];
        for (int position = 0; position < planes.numbers; position++) {
            if (state[position] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Goes round the words and the packed items until each of them has been looked at since the last change. */
    @Override
    int settle(int atLevel) {
        long[] state = states[atLevel];
        int clean = 0;
        int w = 0;
        while (clean < pairs.length) {
            long forcing = w < words ? lookAt(w, state) : lookAtPacked(w, state);
            if (forcing == 0) {
                clean++;
                w = w + 1 == pairs.length ? 0 : w + 1;
            } else {
                boolean alive =
                        forcing != STUCK && (w < words ? takeForced(w, forcing, state) : takeAll(itemOf(w), state));
                if (!alive) {
                    return DEAD;
                }
                clean = 0;
            }
        }
        return isContent(state) ? CONTENT : NEEDY;
    }

    /** The item of a packed one's place among the words. */
    private int itemOf(int w) {
        return planes.packed[w - words].item();
    }

    /** All bits set: no item is asked for what it forces where one is stuck. */
    private static final long STUCK = -1;

    /** Not 0 if a packed item needs all the options it has; {@link #STUCK} if it has fewer. */
    private long lookAtPacked(int w, long[] state) {
        int degree = degreeOfPacked(planes.packed[w - words], state);
        pairs[w] = degree == 2 ? 1 : 0;
        if (degree < 1) {
            dead = itemOf(w);
            return STUCK;
        }
        return degree == 1 ? 1 : 0;
    }

    /**
     * The items of a word that need all the options they have, or {@link #STUCK} if an item has fewer than it needs; notes
     * those of degree two.
     */
    private long lookAt(int w, long[] state) {
        int offset = planes.offset[w];
        long needed = state[offset];
        if (needed == 0) {
            pairs[w] = 0;
            return 0;
        }
        int depth = planes.depth[w];
        int end = planes.offset[w + 1];
        long c1 = 0;
        long c2 = 0;
        long c3 = 0;
        if (depth == 1) {
            for (int k = offset + 1; k < end; k++) {
                long x = state[k];
                c3 |= c2 & x;
                c2 |= c1 & x;
                c1 |= x;
            }
            pairs[w] = needed & c2 & ~c3;
            return (needed & ~c1) != 0 ? deadEnd(w, needed & ~c1) : needed & ~c2;
        }
        long c4 = 0;
        long c5 = 0;
        for (int k = offset + depth; k < end; k++) {
            long x = state[k];
            c5 |= c4 & x;
            c4 |= c3 & x;
            c3 |= c2 & x;
            c2 |= c1 & x;
            c1 |= x;
        }
        long twice = state[offset + 1];
        long thrice = depth > 2 ? state[offset + 2] : 0;
        long stuck = needed & ~c1 | twice & ~c2 | thrice & ~c3;
        long forcing = needed & ~c2 | twice & ~c3 | thrice & ~c4;
        pairs[w] = (needed & ~c3 | twice & ~c4 | thrice & ~c5) & ~forcing;
        return stuck != 0 ? deadEnd(w, stuck) : forcing;
    }

    private long deadEnd(int w, long items) {
        dead = planes.itemAt[w << 6 | Long.numberOfTrailingZeros(items)];
        return STUCK;
    }

    /** The degree of a packed item; {@code Integer.MAX_VALUE} if it needs nothing. */
    private static int degreeOfPacked(Planes.Packed packed, long[] state) {
        int need = (int) state[packed.need()];
        if (need == 0) {
            return Integer.MAX_VALUE;
        }
        int live = 0;
        for (int position = packed.from(); position < packed.to(); position++) {
            live += Long.bitCount(state[position]);
        }
        return live + 1 - need;
    }

    private boolean takeForced(int w, long forcing, long[] state) {
        for (long left = forcing; left != 0; left &= left - 1) {
            if (!takeAll(planes.itemAt[w << 6 | Long.numberOfTrailingZeros(left)], state)) {
                return false;
            }
        }
        return true;
    }

    /** Takes options of an item until it needs no more; false if it runs out of them. */
    private boolean takeAll(int item, long[] state) {
        int position = -1;
        while (need(item, state) > 0) {
            position = nextLive(item, position + 1, state);
            if (position == NO_POSITION) {
                dead = item;
                return false;
            }
            int option = optionsOf[item][position];
            note(option);
            rows.and(state, option, state);
            count(option, state);
        }
        return true;
    }

    @Override
    int mostUrgent(int atLevel) {
        long[] state = states[atLevel];
        if (!leftmost) {
            return leastDegree(state);
        }
        int item = leftmostInNeed(state);
        urgency = live(atLevel, item) + 1 - need(item, state);
        return item;
    }

    private int leftmostInNeed(long[] state) {
        int best = Integer.MAX_VALUE;
        for (int w = 0; w < words; w++) {
            for (long left = state[planes.offset[w]]; left != 0; left &= left - 1) {
                best = Math.min(best, planes.itemAt[w << 6 | Long.numberOfTrailingZeros(left)]);
            }
        }
        for (Planes.Packed packed : planes.packed) {
            best = state[packed.need()] > 0 ? Math.min(best, packed.item()) : best;
        }
        return best;
    }

    /** The item of least degree, ties as in {@link BoundedSearch}; that is two, or no item has so few. */
    private int leastDegree(long[] state) {
        long any = 0;
        for (long some : pairs) {
            any |= some;
        }
        int best = Planes.NONE;
        int bestDegree = any != 0 ? 2 : Integer.MAX_VALUE;
        for (int w = 0; w < words; w++) {
            long candidates = pairs[w];
            int degree = 2;
            if (any == 0 && state[planes.offset[w]] != 0) {
                candidates = fewestWays(w, state);
                degree = degreeAt(Long.numberOfTrailingZeros(candidates));
            }
            if (candidates != 0 && degree <= bestDegree) {
                int item = firstOfTied(w, candidates, state);
                best = degree < bestDegree || best == Planes.NONE ? item : preferred(best, item, state);
                bestDegree = degree;
            }
        }
        for (Planes.Packed packed : planes.packed) {
            int degree = degreeOfPacked(packed, state);
            if (degree <= bestDegree && degree != Integer.MAX_VALUE) {
                best = degree < bestDegree || best == Planes.NONE
                        ? packed.item()
                        : preferred(best, packed.item(), state);
                bestDegree = degree;
            }
        }
        urgency = bestDegree;
        return best;
    }

    /** Of items of a word with equal degree: least slack, then greatest need, then the leftmost. */
    private int firstOfTied(int w, long candidates, long[] state) {
        long left = candidates & planes.sameSlack[w << 6 | Long.numberOfTrailingZeros(candidates)];
        for (int j = planes.depth[w] - 1; j > 0; j--) {
            long needy = left & state[planes.offset[w] + j];
            if (needy != 0) {
                left = needy;
                break;
            }
        }
        return planes.itemAt[w << 6 | Long.numberOfTrailingZeros(left)];
    }

    private int preferred(int item, int other, long[] state) {
        int slack = problem.atMost[item] - problem.atLeast[item];
        int otherSlack = problem.atMost[other] - problem.atLeast[other];
        if (slack != otherSlack) {
            return slack < otherSlack ? item : other;
        }
        int need = need(item, state);
        int otherNeed = need(other, state);
        if (need != otherNeed) {
            return need > otherNeed ? item : other;
        }
        return Math.min(item, other);
    }

    /**
     * Of the items of a word in need, those of least degree. The degrees are counted bit-sliced in {@link #counter}: they
     * begin at 1 - need, as numbers modulo 128, and each slot adds the items with an option in it.
     */
    private long fewestWays(int w, long[] state) {
        int offset = planes.offset[w];
        int depth = planes.depth[w];
        long twice = depth > 1 ? state[offset + 1] : 0;
        long thrice = depth > 2 ? state[offset + 2] : 0;
        Arrays.fill(counter, twice); // -1 is all ones, -2 all but the lowest
        counter[0] &= ~thrice;
        for (int k = offset + depth; k < planes.offset[w + 1]; k++) {
            long carry = state[k];
            for (int b = 0; carry != 0 && b < counter.length; b++) {
                long sum = counter[b] ^ carry;
                carry &= counter[b];
                counter[b] = sum;
            }
        }
        long left = state[offset];
        for (int b = counter.length - 1; b >= 0; b--) {
            long fewer = left & ~counter[b];
            left = fewer != 0 ? fewer : left;
        }
        return left;
    }

    private int degreeAt(int b) {
        int degree = 0;
        for (int k = 0; k < counter.length; k++) {
            degree |= (int) (counter[k] >>> b & 1) << k;
        }
        return degree;
    }

    /** Positions are indices into the options of the item. */
    @Override
    int nextLive(int atLevel, int item, int position) {
        return nextLive(item, position, states[atLevel]);
    }

    private int nextLive(int item, int position, long[] state) {
        int bit = planes.bit[item];
        if (bit >= 0) {
            int first = planes.offset[bit >> 6] + planes.depth[bit >> 6];
            int end = planes.offset[(bit >> 6) + 1];
            for (int k = first + position; k < end; k++) {
                if ((state[k] >>> bit & 1) != 0) {
                    return k - first;
                }
            }
            return NO_POSITION;
        }
        int[] options = optionsOf[item];
        for (int k = position; k < options.length; k++) {
            int place = planes.placeOf[options[k]];
            if ((state[place >> 6] >>> place & 1) != 0) {
                return k;
            }
        }
        return NO_POSITION;
    }

    @Override
    int optionAt(int item, int position) {
        return optionsOf[item][position];
    }

    @Override
    int live(int atLevel, int item) {
        int live = 0;
        for (int k = nextLive(atLevel, item, 0); k != NO_POSITION; k = nextLive(atLevel, item, k + 1)) {
            live++;
        }
        return live;
    }

    private int need(int item, long[] state) {
        int b = planes.bit[item];
        if (b >= 0) {
            int need = 0;
            int end = planes.offset[b >> 6] + planes.depth[b >> 6];
            for (int plane = planes.offset[b >> 6]; plane < end && (state[plane] >>> b & 1) != 0; plane++) {
                need++;
            }
            return need;
        }
        return planes.packedOf[item] < 0 ? 0 : (int) state[planes.packed[planes.packedOf[item]].need()];
    }

    /**
     * Every option holds the budget item, of which r more may be taken. The other items need n options in all, and none of
     * the options left serves more than g of them: there is no solution if n is more than r g, and none with an option
     * that serves fewer than n - (r - 1) g.
     */
    @Override
    int leastGain(int atLevel) {
        if (budget.isEmpty()) {
            return 0;
        }
        Planes.Packed all = budget.get();
        long[] state = states[atLevel];
        long rest = state[planes.room[all.item()]];
        long needs = -state[all.need()];
        for (int w = 0; w < words; w++) {
            for (int j = 0; j < planes.depth[w]; j++) {
                needs += Long.bitCount(state[planes.offset[w] + j]);
            }
        }
        for (Planes.Packed packed : planes.packed) {
            needs += state[packed.need()];
        }
        int greatest = 0;
        for (int position = all.from(); position < all.to(); position++) {
            for (long left = state[position]; left != 0; left &= left - 1) {
                int option = position - all.from() << 6 | Long.numberOfTrailingZeros(left);
                greatest = Math.max(greatest, gain(option, state));
            }
        }
        if (needs > rest * greatest) {
            dead = all.item();
            return NO_GAIN;
        }
        return (int) Math.max(0, needs - (rest - 1) * greatest);
    }

    @Override
    int gain(int atLevel, int option) {
        return gain(option, states[atLevel]);
    }

    private int gain(int option, long[] state) {
        int gain = 0;
        for (int w = 0; w < words; w++) {
            gain += Long.bitCount(planes.slicedOf[option * words + w] & state[planes.offset[w]]);
        }
        for (int p : planes.packedIn[option]) {
            gain += state[planes.packed[p].need()] > 0 ? 1 : 0;
        }
        return gain;
    }

    @Override
    void grow(int levels) {
        super.grow(levels);
        states = Arrays.copyOf(states, levels);
    }

    @Override
    public void writeKey(long[] into) {
        planes.key.write(states[level], into);
    }

    @Override
    public boolean hasExactKeys() {
        return planes.key.isExact();
    }

    @Override
    public long updates() {
        return takes() * planes.size;
    }
}
