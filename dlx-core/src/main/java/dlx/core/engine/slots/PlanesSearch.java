package dlx.core.engine.slots;

import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.search.Givens;
import dlx.core.search.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * {@link BoundedSearch} over {@link Planes}, for any number of options. {@link Propagation} reads and changes the
 * states.
 *
 * <p>Options of an item are named by their <em>positions</em>: their indices among all options of the item. An option
 * that covers too few of the items with a demand is <em>useless</em>: no solution below the node contains it, and it
 * does not become a child. When its turn has come, it is banned like an option that was tried.
 *
 * <pre>
 *   array                  content for level l
 *   from[l]                position of the first available option that was not tried, useless or not
 *   next[l]                position of the option tried next
 *   ways[l]                number of children from {@code from[l]} on, including useless options
 *   tried[triedFrom[l]]..  options that were tried, or passed over, in order; up to triedTo[l]
 * </pre>
 */
final class PlanesSearch extends BoundedSearch {

    private static final int NO_POSITION = Propagation.NO_POSITION;

    /** Value in {@link #next} if all children were tried. */
    private static final int END = -2;

    /** Value in {@link #next} if the last child leaves the item as it is. Then no option of the item is available. */
    private static final int LEAVE = NO_POSITION;

    private final Planes planes;
    private final Propagation propagation;
    private final int[][] optionsOf;

    /** State of each level. While the search is at deeper levels, it changes only when options are banned. */
    private long[][] states;

    private final int[] tried;
    private int[] from;
    private int[] next;
    private int[] triedFrom;
    private int[] triedTo;

    /** Minimum number of items with a demand that a useful option covers, for each level; 0 if unknown. */
    private int[] least;

    PlanesSearch(Planes planes, Rows rows, SearchRequest request, SearchControl control) {
        super(planes.problem, request, control);
        this.planes = planes;
        propagation = new Propagation(planes, rows);
        optionsOf = planes.optionsOf;
        states = new long[levels()][];
        states[0] = planes.root.clone();
        tried = new int[problem.options()];
        from = new int[levels()];
        next = new int[levels()];
        triedFrom = new int[levels()];
        triedTo = new int[levels()];
        least = new int[levels()];
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
    public void choose() {
        mark[level] = takenCount;
        if (least[level] == 0) {
            branch(level); // otherwise isAlive has branched already, to find a child
        }
    }

    private void branch(int l) {
        long[] state = states[l];
        int chosen;
        if (satisfied[l]) {
            chosen = leftmostLive(l);
            degree[l] = propagation.live(chosen, state) + 1;
        } else if (leftmost) {
            chosen = propagation.leftmostInNeed(state);
            degree[l] = propagation.live(chosen, state) + 1 - propagation.need(chosen, state);
        } else {
            chosen = propagation.leastDegree(state);
            degree[l] = propagation.urgency;
        }
        item[l] = chosen;
        ways[l] = degree[l];
        triedFrom[l] = l == 0 ? 0 : triedTo[l - 1];
        triedTo[l] = triedFrom[l];
        from[l] = 0;
        findNext(l);
    }

    /**
     * Returns the leftmost primary item with available options. If all items were satisfied at the level above, the
     * search begins at the item of that level: items to its left do not have available options.
     */
    private int leftmostLive(int l) {
        int i = l > 0 && satisfied[l - 1] ? item[l - 1] : 0;
        while (!problem.primary[i] || nextLive(l, i, 0) == NO_POSITION) {
            i++;
        }
        return i;
    }

    private int nextLive(int l, int item, int position) {
        return propagation.nextLive(item, position, states[l]);
    }

    private int placeAt(int item, int position) {
        return optionsOf[item][position];
    }

    /** Finds the child to try next: the first option from {@code from} on that is not useless. */
    private void findNext(int l) {
        if (ways[l] == 0) {
            next[l] = END;
            return;
        }
        int position = nextLive(l, item[l], from[l]);
        next[l] = position; // NO_POSITION is LEAVE, the last child
        from[l] = position == NO_POSITION ? from[l] : position;
        if (least[l] > 0) {
            passUseless(l);
        }
    }

    private void passUseless(int l) {
        for (int left = ways[l]; left > 0; left--) {
            if (next[l] == LEAVE || !isUseless(l, next[l])) {
                return;
            }
            next[l] = nextLive(l, item[l], next[l] + 1);
        }
        next[l] = END;
    }

    private boolean isUseless(int l, int position) {
        return least[l] > 0 && propagation.gain(placeAt(item[l], position), states[l]) < least[l];
    }

    @Override
    public boolean takeNext() {
        if (!mayEnter()) {
            return false;
        }
        int l = level;
        if (l + 2 > levels()) {
            grow(2 * levels());
        }
        int position = next[l];
        if (position != from[l]) {
            passOver(l, position);
        }
        level++;
        if (position == LEAVE) {
            current[l] = Step.NONE;
            next[l] = END;
            ways[l] = 0;
            System.arraycopy(states[l], 0, stateAt(level), 0, planes.size);
            return markSatisfied();
        }
        int option = placeAt(item[l], position);
        current[l] = option;
        note(option);
        take(l, option, level);
        if (satisfied[l] || problem.atMost[item[l]] > 1) {
            ban(l, option); // otherwise the option excludes the other options of the item anyway
        }
        tried[triedTo[l]++] = option;
        from[l] = position + 1;
        ways[l]--;
        findNext(l);
        return satisfied[l] ? markSatisfied() : isAlive(propagate(level));
    }

    /**
     * Marks the present level as satisfied, without propagation: below a level without demands, no item has a demand.
     * Returns true.
     */
    private boolean markSatisfied() {
        satisfied[level] = true;
        least[level] = 0;
        return true;
    }

    /**
     * Bans the available options before a position; all available options of the item if the position is
     * {@link #LEAVE}.
     */
    private void passOver(int l, int position) {
        int at = nextLive(l, item[l], from[l]);
        while (at != position) { // NO_POSITION is LEAVE
            int option = placeAt(item[l], at);
            ban(l, option);
            tried[triedTo[l]++] = option;
            ways[l]--;
            at = nextLive(l, item[l], at + 1);
        }
    }

    /**
     * Stores the result of propagation, and the minimum number of items that a child must cover. Returns false also if
     * the demands cannot be met, or all options are useless.
     */
    @Override
    boolean isAlive(int outcome) {
        boolean alive = super.isAlive(outcome);
        least[level] = outcome == NEEDY ? propagation.leastGain(states[level]) : 0;
        if (least[level] == Propagation.NO_GAIN) {
            dead = propagation.dead;
            return false;
        }
        if (least[level] > 0) {
            branch(level);
            dead = item[level];
            return next[level] != END;
        }
        return alive;
    }

    @Override
    public boolean backUp() {
        do {
            if (--level < floor) {
                return end();
            }
        } while (next[level] == END);
        dropTo(mark[level]);
        return true;
    }

    @Override
    public boolean skipTo(int option) {
        int l = level;
        if (option == Step.NONE) {
            next[l] = LEAVE;
            return satisfied[l];
        }
        int position = from[l];
        for (int left = ways[l]; left > 0; left--) {
            position = nextLive(l, item[l], position);
            if (position == NO_POSITION) {
                return false;
            }
            if (problem.number[placeAt(item[l], position)] == option) {
                next[l] = position;
                return !isUseless(l, position);
            }
            position++;
        }
        return false;
    }

    @Override
    protected int[] triedAt(int l) {
        return numbers(tried, triedFrom[l], triedTo[l]);
    }

    @Override
    public int[] untriedAt(int l) {
        return untried(l, new ArrayList<>());
    }

    @Override
    protected List<Givens> partsAt(int l, Givens above) {
        List<Givens> parts = new ArrayList<>();
        List<Integer> passed = new ArrayList<>();
        int[] untried = untried(l, passed);
        Givens banned = above;
        int count = 0;
        for (int option : passed) { // useless options are also banned for the children after them
            if (count < untried.length && untried[count] == option) {
                parts.add(banned.given(option));
                count++;
            }
            banned = banned.forbidden(option);
        }
        if (count < untried.length) {
            parts.add(banned);
        }
        return parts;
    }

    /**
     * Returns the children that were not tried.
     *
     * @param all receives all options that these children take or pass over, in order
     */
    private int[] untried(int l, List<Integer> all) {
        List<Integer> children = new ArrayList<>();
        int position = from[l];
        for (int left = ways[l]; left > 0; left--) {
            position = nextLive(l, item[l], position);
            if (position == NO_POSITION) {
                children.add(Step.NONE);
                break;
            }
            int option = problem.number[placeAt(item[l], position)];
            all.add(option);
            if (!isUseless(l, position)) {
                children.add(option);
            }
            position++;
        }
        return children.stream().mapToInt(option -> option).toArray();
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
        propagation.take(states[from], option, stateAt(into));
    }

    private long[] stateAt(int atLevel) {
        long[] state = states[atLevel];
        return state != null ? state : (states[atLevel] = new long[planes.size]);
    }

    @Override
    int propagate(int atLevel) {
        int outcome = propagation.propagate(states[atLevel]);
        for (int k = 0; k < propagation.forcedCount; k++) {
            note(propagation.forced[k]);
        }
        dead = propagation.dead;
        return outcome;
    }

    /** Returns true if no option is available. Called only if no item has a demand; then the planes are empty too. */
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

    @Override
    void grow(int levels) {
        super.grow(levels);
        states = Arrays.copyOf(states, levels);
        from = Arrays.copyOf(from, levels);
        next = Arrays.copyOf(next, levels);
        triedFrom = Arrays.copyOf(triedFrom, levels);
        triedTo = Arrays.copyOf(triedTo, levels);
        least = Arrays.copyOf(least, levels);
    }

    @Override
    public void writeKey(long[] into) {
        planes.key.write(states[level], into);
    }

    @Override
    public boolean hasExactKeys() {
        return false;
    }

    @Override
    public long updates() {
        return takes() * planes.size;
    }
}
