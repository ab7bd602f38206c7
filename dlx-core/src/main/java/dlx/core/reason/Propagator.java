package dlx.core.reason;

import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A cover some of whose options are taken or gone, with the reason of each, and what must be taken then.
 *
 * <p>An option is open, taken or gone. A demand is a primary item that must be covered; demands can be switched off and on
 * again, and an item without a demand still excludes what it excluded. Of each item:
 *
 * <pre>
 *   need    how many options it still needs: its least number less those taken; 0 or less when it is met
 *   slack   options open, less need: a demand with need and slack 0 forces its open options, below 0 it is dead
 *   room    how many more options may hold it; at 0 its open options go
 * </pre>
 *
 * <p>Taking an option leaves the slack of its items as it is, since it is one option less and one need less; each option that
 * goes takes 1 from the slack of its items. Everything is written on one trail, which {@link #undo} takes back.
 *
 * <p>What was there at {@link #fix} is a fact, whose reasons are never asked for. Where demands cannot be met, {@link CoreExtraction}
 * tells which demands and which choices are to blame, and {@link Refuter} searches for a contradiction.
 *
 * <p>Not thread-safe.
 */
final class Propagator {

    /** No item, no option. */
    static final int NONE = -1;

    final CoverIncidence relation;
    private final int[] start;
    private final int[] item;
    private final boolean[] primary;
    private final int[] atMost;

    final Trail trail;
    private final byte[] state;
    private final int[] need;
    private final int[] slack;

    /** Of primary items; of secondary ones the number of options taken, as a negative number. */
    private final int[] capacity;

    /** The primary items that must be covered. */
    private final boolean[] wanted;

    /** Those of them that are switched on. */
    private final boolean[] demanded;

    /** Of each item, the options that are open or no facts, ascending, and their nodes at it; so many are left. */
    private final int[][] left;

    private final int[][] leftNodes;
    private final int[] leftCount;

    /** The demands that facts do not meet. */
    private final int[] unmet;

    private int unmetCount;

    /** Demands that may force options, from {@code head} to {@code tail}: each comes at most once between two undoings,
     * since its slack only falls. */
    private final int[] queue;

    private int head;
    private int tail;

    private final int[] dead;
    private int deadCount;

    /** A cover of which nothing is taken; every primary item is a demand, and what holds one that nothing may hold is gone. */
    Propagator(CoverIncidence relation) {
        this.relation = relation;
        start = relation.problem.start;
        item = relation.problem.item;
        primary = relation.problem.primary;
        atMost = relation.problem.atMost;
        int options = relation.options();
        int items = relation.items();
        trail = new Trail(options);
        state = trail.state;
        need = new int[items];
        slack = new int[items];
        capacity = new int[items];
        demanded = new boolean[items];
        left = new int[items][];
        leftNodes = new int[items][];
        leftCount = new int[items];
        unmet = new int[items];
        queue = new int[items];
        dead = new int[items];
        for (int i = 0; i < items; i++) {
            need[i] = primary[i] ? relation.problem.atLeast[i] : 0;
            capacity[i] = primary[i] ? atMost[i] : 0;
            slack[i] = relation.options[i].length - need[i];
            demanded[i] = primary[i];
            left[i] = relation.options[i].clone();
            leftNodes[i] = relation.nodes[i].clone();
            leftCount[i] = left[i].length;
        }
        wanted = demanded.clone();
        for (int option = 0; option < options; option++) {
            if (relation.problem.cover.isBarred(option)) {
                forbid(option);
            }
        }
        fix();
        demandAll();
    }

    /** A cover with what is given, as facts. The options taken do not exclude each other, and none is banned. */
    static Propagator given(CoverIncidence relation, Givens givens) {
        Propagator propagator = new Propagator(relation);
        for (int i : givens.relaxedItems()) {
            propagator.relax(i);
        }
        for (int option : givens.forbiddenOptions()) {
            if (propagator.isOpen(option)) {
                propagator.forbid(option);
            }
        }
        for (int option : givens.givenOptions()) {
            propagator.take(option, NONE);
        }
        for (int option = 0; givens.relaxes() && option < relation.options(); option++) {
            if (propagator.isOpen(option) && givens.relaxesAllOf(relation.problem.cover, option)) {
                propagator.forbid(option); // nothing asks for it
            }
        }
        propagator.fix();
        propagator.demandAll();
        return propagator;
    }

    /** Whether an option is neither taken nor gone. */
    boolean isOpen(int option) {
        return state[option] == Trail.OPEN;
    }

    /** Whether an item still needs an option, be it a demand or not. */
    boolean isNeedy(int i) {
        return need[i] > 0;
    }

    int need(int i) {
        return need[i];
    }

    /** How many of its options a needy item can lose. */
    int slack(int i) {
        return slack[i];
    }

    /** Whether an item has no room: a primary one is full, a secondary one is held. */
    boolean isFull(int i) {
        return primary[i] ? capacity[i] == 0 : capacity[i] < 0;
    }

    /** Whether an item has room for one more option, and no other then: a primary one, or a secondary one without colors. */
    boolean holdsOneMore(int i) {
        return primary[i] ? capacity[i] == 1 : capacity[i] == 0 && !relation.isColored(i);
    }

    /** The open options of an item, ascending. */
    List<Integer> openOptions(int i) {
        List<Integer> open = new ArrayList<>();
        for (int place = 0; place < leftCount[i]; place++) {
            if (state[left[i][place]] == Trail.OPEN) {
                open.add(left[i][place]);
            }
        }
        return open;
    }

    boolean isDemanded(int i) {
        return demanded[i];
    }

    /** Makes an item no demand any more, whatever is {@linkplain #demandAll switched on}. */
    void relax(int i) {
        wanted[i] = false;
        demanded[i] = false;
    }

    /** Switches all demands on that are not relaxed. Only where nothing but facts is taken or gone. */
    void demandAll() {
        System.arraycopy(wanted, 0, demanded, 0, wanted.length);
        unmetCount = 0;
        for (int i = 0; i < need.length; i++) {
            list(i);
        }
        askAll();
    }

    /** Switches some demands on and all others off. Only where nothing but facts is taken or gone. */
    void demandOnly(BitSet items) {
        Arrays.fill(demanded, false);
        unmetCount = 0;
        for (int i = items.nextSetBit(0); i >= 0; i = items.nextSetBit(i + 1)) {
            demanded[i] = true;
            list(i);
        }
        askAll();
    }

    private void list(int i) {
        assert trail.isFactual() : "more than facts";
        if (demanded[i] && need[i] > 0) {
            unmet[unmetCount++] = i;
        }
    }

    /** A place to come back to. */
    int mark() {
        return trail.length();
    }

    /** Makes all that is taken and gone a fact. */
    void fix() {
        while (!trail.isFactual()) {
            int option = trail.nextFact();
            for (int node = start[option]; node < start[option + 1]; node++) {
                leave(item[node], option);
            }
        }
    }

    /** Strikes a fact off the options of an item. */
    private void leave(int i, int option) {
        int[] options = left[i];
        int place = Arrays.binarySearch(options, 0, leftCount[i], option);
        int after = --leftCount[i] - place;
        System.arraycopy(options, place + 1, options, place, after);
        System.arraycopy(leftNodes[i], place + 1, leftNodes[i], place, after);
    }

    /** How many demands are dead. */
    int deadCount() {
        return deadCount;
    }

    /** A dead demand, in the order in which they died. */
    int dead(int index) {
        return dead[index];
    }

    /** How many options of an item are open, or neither open nor facts. */
    int leftCount(int i) {
        return leftCount[i];
    }

    /** Such an option of an item; they ascend. */
    int left(int i, int place) {
        return left[i][place];
    }

    /** How many demands are not met by facts. */
    int unmetCount() {
        return unmetCount;
    }

    /** Such a demand. */
    int unmet(int place) {
        return unmet[place];
    }

    /**
     * Takes an open option.
     *
     * @param why the demand that forces it, or {@link #NONE} for a choice
     */
    void take(int option, int why) {
        trail.take(option, why);
        int end = start[option + 1];
        for (int node = start[option]; node < end; node++) {
            need[item[node]]--;
            capacity[item[node]]--;
        }
        for (int node = start[option]; node < end; node++) {
            int i = item[node];
            if (primary[i]) {
                if (capacity[i] == 0) {
                    int[] others = left[i];
                    for (int place = 0; place < leftCount[i]; place++) {
                        if (state[others[place]] == Trail.OPEN) {
                            drop(others[place], i, option);
                        }
                    }
                }
            } else if (capacity[i] == -1) {
                dropOthers(option, i, node);
            }
        }
    }

    /** Drops the open options that do not agree with the first one taken at a secondary item. */
    private void dropOthers(int option, int i, int node) {
        int[] options = left[i];
        int[] nodes = leftNodes[i];
        for (int place = 0; place < leftCount[i]; place++) {
            if (trail.isOpen(options[place]) && relation.problem.exclude(node, nodes[place])) {
                drop(options[place], i, option);
            }
        }
    }

    /** Forbids an open option: it goes without a reason. */
    void forbid(int option) {
        drop(option, NONE, NONE);
    }

    private void drop(int option, int i, int taken) {
        trail.drop(option, i, taken);
        int end = start[option + 1];
        for (int node = start[option]; node < end; node++) {
            int j = item[node];
            int left = --slack[j];
            if (left <= 0 && demanded[j] && need[j] > 0) {
                if (left == 0) {
                    push(j);
                } else if (left == -1) {
                    dead[deadCount++] = j;
                }
            }
        }
    }

    private void push(int i) {
        queue[tail++] = i;
    }

    /** Takes back everything after a mark. */
    void undo(int mark) {
        while (trail.length() > mark) {
            int option = trail.at(trail.length() - 1);
            int end = start[option + 1];
            if (trail.takeBack()) {
                for (int node = start[option]; node < end; node++) {
                    need[item[node]]++;
                    capacity[item[node]]++;
                }
            } else {
                for (int node = start[option]; node < end; node++) {
                    int j = item[node];
                    if (slack[j]++ == -1 && demanded[j] && need[j] > 0) {
                        deadCount--;
                    }
                }
            }
        }
        head = 0;
        tail = 0;
    }

    /** Looks at all demands anew: what is dead, what forces options. */
    private void askAll() {
        head = 0;
        tail = 0;
        deadCount = 0;
        for (int d = 0; d < unmetCount; d++) {
            ask(unmet[d]);
        }
    }

    private void ask(int i) {
        if (demanded[i] && need[i] > 0) {
            if (slack[i] == 0) {
                push(i);
            } else if (slack[i] < 0) {
                dead[deadCount++] = i;
            }
        }
    }

    /**
     * Takes what demands force, breadth first, until nothing is forced or a demand is dead.
     *
     * @return whether no demand is dead
     */
    boolean propagate() {
        while (deadCount == 0 && head < tail) {
            int i = queue[head++];
            if (demanded[i] && need[i] > 0 && slack[i] == 0) {
                force(i);
            }
        }
        return deadCount == 0;
    }

    private void force(int i) {
        int[] options = left[i];
        for (int place = 0; place < leftCount[i]; place++) {
            int option = options[place];
            if (state[option] == Trail.OPEN) {
                take(option, i);
                if (need[i] <= 0) {
                    return;
                }
            }
        }
    }

    /** The demand with the fewest open options among those that need one; {@link #NONE} if all are met. */
    int hardest() {
        int best = NONE;
        int fewest = Integer.MAX_VALUE;
        for (int d = 0; d < unmetCount; d++) {
            int i = unmet[d];
            if (need[i] > 0 && slack[i] < fewest) {
                fewest = slack[i];
                best = i;
            }
        }
        return best;
    }

    /** The first open option of an item. */
    int firstOpen(int i) {
        for (int place = 0; place < leftCount[i]; place++) {
            if (state[left[i][place]] == Trail.OPEN) {
                return left[i][place];
            }
        }
        throw new IllegalStateException("item " + i + " has no open option");
    }

    /** Whether a demand is dead. */
    boolean isDead(int i) {
        return demanded[i] && need[i] > 0 && slack[i] < 0;
    }

    /** The dead demand with the least number. */
    int leastDead() {
        int least = dead[0];
        for (int d = 1; d < deadCount; d++) {
            least = Math.min(least, dead[d]);
        }
        return least;
    }

    /** The options taken that leave no room for an option at one of its nodes; empty if there is room. */
    List<Integer> holders(int node) {
        int i = item[node];
        if (!isFull(i)) {
            return List.of();
        }
        List<Integer> holders = new ArrayList<>();
        int[] options = relation.options[i];
        for (int place = 0; place < options.length; place++) {
            if (trail.isTaken(options[place])) {
                if (primary[i]) {
                    holders.add(options[place]);
                } else { // those that hold it agree: the first speaks for all
                    return relation.problem.exclude(relation.nodes[i][place], node)
                            ? List.of(options[place])
                            : List.of();
                }
            }
        }
        return holders;
    }

    /** How this is held against its own rules in tests and under {@code assert}. */
    boolean isConsistent() {
        int[] counted = new int[need.length];
        int[] taken = new int[need.length];
        for (int k = 0; k < relation.options(); k++) {
            for (int node = start[k]; node < start[k + 1]; node++) {
                counted[item[node]] += trail.isOpen(k) ? 1 : 0;
                taken[item[node]] += trail.isTaken(k) ? 1 : 0;
            }
        }
        int deads = 0;
        for (int i = 0; i < need.length; i++) {
            int least = primary[i] ? relation.problem.atLeast[i] : 0;
            if (need[i] != least - taken[i]
                    || capacity[i] != (primary[i] ? atMost[i] : 0) - taken[i]
                    || slack[i] != counted[i] - need[i]) {
                return false;
            }
            deads += demanded[i] && need[i] > 0 && slack[i] < 0 ? 1 : 0;
        }
        return deads == deadCount
                && IntStream.range(0, trail.length()).allMatch(place -> trail.when(trail.at(place)) == place);
    }
}
