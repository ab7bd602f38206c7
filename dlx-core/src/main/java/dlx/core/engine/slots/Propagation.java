package dlx.core.engine.slots;

import dlx.core.engine.Problem;
import java.util.Optional;

/**
 * Operations on states over {@link Planes}, 64 items at a time: takes options, takes forced options, finds the item to
 * branch on, and finds out if the demands can be met at all. Belongs to one search.
 *
 * <p>The check of a word counts its items with at least one available option, at least two, and so on up to two more
 * than the word has planes, in saturating counters of bits. Let c(j) be the items with at least j available options,
 * and plane j the items with a need of at least j. An item is a dead end if it is in some plane j but not in c(j). It
 * needs all of its options if it is in plane j but not in c(j + 1), and has degree two if it is in plane j but not in
 * c(j + 2).
 *
 * <p>Invariant: unless {@link #propagate} finds a dead end, every item with a demand has more options than it needs,
 * and {@link #pairs} are the items with exactly one more.
 */
final class Propagation {

    /** Result of {@link #leastGain} if the demands cannot be met; larger than the gain of any option. */
    static final int NO_GAIN = Integer.MAX_VALUE;

    /** Result of {@link #nextLive} after the last available option of the item. */
    static final int NO_POSITION = -1;

    /** Options that {@link #propagate} took last, in order; the first {@link #forcedCount} elements are in use. */
    final int[] forced;

    int forcedCount;

    /** Item that had fewer options than it needs at the last dead end. */
    int dead;

    /** True if a check of the present propagation found an item with fewer options than it needs. */
    private boolean isStuck;

    /** Degree of the item that {@link #leastDegree} has returned. */
    int urgency;

    private final Planes planes;
    private final Rows rows;
    private final Problem problem;
    private final int[][] optionsOf;
    private final int words;
    private final Optional<Planes.Packed> budget;

    /** Items of degree two in the state propagated last: as bits for each word, then 1 or 0 for each packed item. */
    private final long[] pairs;

    /** Degrees of the 64 items of a word, bit-sliced: element b has bit b of each degree. */
    private final long[] counter = new long[Planes.DEGREE_BITS];

    Propagation(Planes planes, Rows rows) {
        this.planes = planes;
        this.rows = rows;
        problem = planes.problem;
        optionsOf = planes.optionsOf;
        words = planes.words;
        budget = planes.budgetItem();
        pairs = new long[words + planes.packed.length];
        forced = new int[problem.options()];
    }

    /** Makes the state {@code into} from the state {@code from} by taking an option. The two may be one array. */
    void take(long[] from, int option, long[] into) {
        rows.and(from, option, into);
        count(option, into);
    }

    /**
     * Decrements the demands and capacities of an option's items that its row does not change, and closes items that
     * become full.
     */
    private void count(int option, long[] state) {
        int[] asked = planes.askedWords;
        for (int k = 0; k < asked.length; k++) {
            int w = asked[k];
            int depth = planes.depth[w];
            long items = planes.slicedOf[option * asked.length + k];
            if (depth > 1 && items != 0) {
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
            if (planes.capacity[i] >= 0 && --state[planes.capacity[i]] == 0) {
                planes.close(i, state);
            }
        }
    }

    /** Returns true if no item has a demand. */
    private boolean isSatisfied(long[] state) {
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

    /**
     * Takes the options that items force: checks the words and the packed items in turn, until each of them was checked
     * since the last change.
     *
     * @return {@link BoundedSearch#DEAD}, {@link BoundedSearch#SATISFIED} or {@link BoundedSearch#NEEDY}
     */
    int propagate(long[] state) {
        forcedCount = 0;
        isStuck = false;
        int clean = 0;
        int w = 0;
        while (clean < pairs.length) {
            long forcing = w < words ? lookAt(w, state) : lookAtPacked(w, state);
            if (forcing == 0) {
                clean++;
                w = w + 1 == pairs.length ? 0 : w + 1;
            } else {
                boolean alive = !isStuck && (w < words ? takeForced(w, forcing, state) : takeAll(itemOf(w), state));
                if (!alive) {
                    return BoundedSearch.DEAD;
                }
                clean = 0;
            }
        }
        return isSatisfied(state) ? BoundedSearch.SATISFIED : BoundedSearch.NEEDY;
    }

    /** Returns the packed item at an index after the words. */
    private int itemOf(int w) {
        return planes.packed[w - words].item();
    }

    /** Checks a packed item. Returns 1 if it needs all of its options or has too few, else 0. */
    private long lookAtPacked(int w, long[] state) {
        int degree = degreeOfPacked(planes.packed[w - words], state);
        pairs[w] = degree == 2 ? 1 : 0;
        if (degree < 1) {
            dead = itemOf(w);
            isStuck = true;
        }
        return degree <= 1 ? 1 : 0;
    }

    /**
     * Checks a word, and stores its items of degree two. Returns the items that need all of their options or, if some
     * items have too few, these items.
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
        isStuck = true;
        return items;
    }

    /** Returns the degree of a packed item; {@code Integer.MAX_VALUE} if its need is 0. */
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

    /** Takes options of an item until its need is met. Returns false if too few are available. */
    private boolean takeAll(int item, long[] state) {
        int position = -1;
        while (need(item, state) > 0) {
            position = nextLive(item, position + 1, state);
            if (position == NO_POSITION) {
                dead = item;
                return false;
            }
            int option = optionsOf[item][position];
            forced[forcedCount++] = option;
            take(state, option, state);
        }
        return true;
    }

    /** Returns the leftmost item with a demand. There must be such an item. */
    int leftmostInNeed(long[] state) {
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

    /**
     * Returns the item of minimum degree, with ties as in {@link BoundedSearch}. If any item has degree two, only
     * {@link #pairs} are used.
     */
    int leastDegree(long[] state) {
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

    /**
     * Returns the preferred item of a word among candidates of equal degree: minimum slack, then maximum need, then the
     * leftmost.
     */
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
     * Returns the items of a word with a demand and minimum degree. The degrees are counted bit-sliced in
     * {@link #counter}: they begin at 1 - demand, modulo 128, and each slot adds 1 to the items with an available
     * option in it.
     */
    private long fewestWays(int w, long[] state) {
        int offset = planes.offset[w];
        int depth = planes.depth[w];
        long twice = depth > 1 ? state[offset + 1] : 0;
        long thrice = depth > 2 ? state[offset + 2] : 0;
        long c0 = twice & ~thrice; // -1 is all ones; -2 is all ones except the lowest bit
        long c1 = twice;
        long c2 = twice;
        long c3 = twice;
        long c4 = twice;
        long c5 = twice;
        long c6 = twice;
        for (int k = offset + depth; k < planes.offset[w + 1]; k++) {
            long carry0 = state[k];
            long carry1 = c0 & carry0;
            c0 ^= carry0;
            long carry2 = c1 & carry1;
            c1 ^= carry1;
            long carry3 = c2 & carry2;
            c2 ^= carry2;
            if (carry3 != 0) {
                long carry4 = c3 & carry3;
                c3 ^= carry3;
                long carry5 = c4 & carry4;
                c4 ^= carry4;
                c6 ^= c5 & carry5;
                c5 ^= carry5;
            }
        }
        counter[0] = c0;
        counter[1] = c1;
        counter[2] = c2;
        counter[3] = c3;
        counter[4] = c4;
        counter[5] = c5;
        counter[6] = c6;
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

    /** Returns the position of the first available option of an item from a position on, or {@link #NO_POSITION}. */
    int nextLive(int item, int position, long[] state) {
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

    /** Returns the number of available options of an item. */
    int live(int item, long[] state) {
        int live = 0;
        for (int k = nextLive(item, 0, state); k != NO_POSITION; k = nextLive(item, k + 1, state)) {
            live++;
        }
        return live;
    }

    /** Returns the need of an item. */
    int need(int item, long[] state) {
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
     * Returns the minimum gain of an option in a solution; the gain is the number of items with a demand that an option
     * covers.
     *
     * <p>Every option contains the budget item, whose capacity is r. The other items have demands of n in total, and
     * the gain of an available option is at most g. If n is more than r g, the demands cannot be met. Options whose
     * gain is less than n - (r - 1) g are not in any solution. Called only if items have demands.
     *
     * @return 0 without a budget item, or if options of any gain may be useful; {@link #NO_GAIN} if the demands
     *     cannot be met
     */
    int leastGain(long[] state) {
        if (budget.isEmpty()) {
            return 0;
        }
        Planes.Packed all = budget.get();
        long rest = state[planes.capacity[all.item()]];
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

    /** Returns the number of items with a demand that an option covers, without the budget item. */
    int gain(int option, long[] state) {
        int gain = 0;
        for (int w = 0; w < words; w++) {
            gain += Long.bitCount(planes.slicedOf[option * words + w] & state[planes.offset[w]]); // all words are asked
        }
        for (int p : planes.packedIn[option]) {
            gain += state[planes.packed[p].need()] > 0 ? 1 : 0;
        }
        return gain;
    }
}
