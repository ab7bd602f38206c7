package dlx.core.reason;

import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A cover whose options are open, taken or gone, the reason of each, and propagation of its demands. Not thread-safe.
 *
 * <p>A demand is a primary item that must be covered. Demands can be switched off and on again; an item without a
 * demand still excludes the options that it excluded before. Each item has these numbers:
 *
 * <pre>
 *   need      number of options still needed: its minimum minus the options taken; 0 or less when the item is satisfied
 *   slack     number of open options minus need: at 0 a needy demand forces its open options, below 0 it is dead
 *   capacity  number of options that may still hold the item; at 0 its open options go
 * </pre>
 *
 * <p>Taking an option leaves the slack of its items unchanged: open options and need both fall by 1. Each option that
 * goes subtracts 1 from the slack of its items. All changes are on one trail, and {@link #undo} takes them back.
 *
 * <p>Changes made before {@link #fix} are facts: their reasons are never asked for. When demands cannot be met,
 * {@link CoreExtraction} finds out which demands and choices are responsible, and {@link Refuter} searches for a
 * contradiction.
 */
final class Propagator {

    /** Number that means no item or no option, such as the forcing demand of a choice. */
    static final int NONE = -1;

    final CoverIncidence relation;

    /** First node of each option, and the number of nodes at the end. */
    private final int[] start;

    /** Item of each node. */
    private final int[] item;

    private final boolean[] primary;

    /** Maximum number of times that each primary item may be covered. */
    private final int[] atMost;

    final Trail trail;

    /** State of each option, shared with the trail. */
    private final byte[] state;

    /** Need of each item, as in the table above; minus the options taken for a secondary item. */
    private final int[] need;

    /** Slack of each item, as in the table above. */
    private final int[] slack;

    /** Remaining capacity of each primary item, 0 or more; for a secondary item, minus the number of options taken. */
    private final int[] capacity;

    /** True for a primary item that must be covered: all except the relaxed items. */
    private final boolean[] wanted;

    /** True for an item whose demand is switched on. */
    private final boolean[] demanded;

    /** Options of each item that are not facts, ascending; valid up to {@link #leftCount} of the item. */
    private final int[][] left;

    private final int[][] leftNodes;
    private final int[] leftCount;

    /** Demands that the facts do not meet; valid up to {@link #unmetCount}. */
    private final int[] unmet;

    private int unmetCount;

    /** Demands that may force options, from {@link #head} to {@link #tail}. */
    private final int[] queue;

    private int head;
    private int tail;

    /** Dead demands in the order in which they died; valid up to {@link #deadCount}. */
    private final int[] dead;

    private int deadCount;

    /** Creates a propagator that demands all primary items. Options with an item whose maximum is 0 are gone. */
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

    /** Creates a propagator with the givens as facts. Given options must not exclude each other or be forbidden. */
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
                propagator.forbid(option); // it covers only relaxed items
            }
        }
        propagator.fix();
        propagator.demandAll();
        return propagator;
    }

    /** Returns true if an option is neither taken nor gone. */
    boolean isOpen(int option) {
        return state[option] == Trail.OPEN;
    }

    /** Returns true if an item still needs an option, even if its demand is switched off. */
    boolean isNeedy(int i) {
        return need[i] > 0;
    }

    int need(int i) {
        return need[i];
    }

    /** Returns the number of open options that an item can lose and still meet its need; below 0 it cannot meet it. */
    int slack(int i) {
        return slack[i];
    }

    /** Returns true if a primary item has reached its maximum, or a secondary item is held by an option. */
    boolean isFull(int i) {
        return primary[i] ? capacity[i] == 0 : capacity[i] < 0;
    }

    /** Returns true if an item has capacity for exactly one more option. False for secondary items with colors. */
    boolean holdsOneMore(int i) {
        return primary[i] ? capacity[i] == 1 : capacity[i] == 0 && !relation.isColored(i);
    }

    /** Returns the open options of an item, ascending. */
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

    /** Relaxes an item for good: {@link #demandAll} does not switch its demand on again. */
    void relax(int i) {
        wanted[i] = false;
        demanded[i] = false;
    }

    /** Switches on all demands that are not relaxed. Requires that only facts are taken or gone. */
    void demandAll() {
        System.arraycopy(wanted, 0, demanded, 0, wanted.length);
        unmetCount = 0;
        for (int i = 0; i < need.length; i++) {
            list(i);
        }
        askAll();
    }

    /** Switches on the given demands and switches off all others. Requires that only facts are taken or gone. */
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

    /** Returns the current length of the trail, for {@link #undo}. */
    int mark() {
        return trail.length();
    }

    /** Turns all options that are taken or gone into facts. */
    void fix() {
        while (!trail.isFactual()) {
            int option = trail.nextFact();
            for (int node = start[option]; node < start[option + 1]; node++) {
                leave(item[node], option);
            }
        }
    }

    /** Removes a fact from the options of an item. */
    private void leave(int i, int option) {
        int[] options = left[i];
        int place = Arrays.binarySearch(options, 0, leftCount[i], option);
        int after = --leftCount[i] - place;
        System.arraycopy(options, place + 1, options, place, after);
        System.arraycopy(leftNodes[i], place + 1, leftNodes[i], place, after);
    }

    int deadCount() {
        return deadCount;
    }

    /** Returns a dead demand by its index, in the order in which the demands died. */
    int dead(int index) {
        return dead[index];
    }

    /** Returns the number of options of an item that are not facts. */
    int leftCount(int i) {
        return leftCount[i];
    }

    /** Returns an option of an item that is not a fact, by its place from 0; the options ascend. */
    int left(int i, int place) {
        return left[i][place];
    }

    /** Returns the number of demands that the facts do not meet. */
    int unmetCount() {
        return unmetCount;
    }

    /** Returns a demand that the facts do not meet, by its place from 0. */
    int unmet(int place) {
        return unmet[place];
    }

    /** Takes an open option; {@code why} is the demand that forces it, or {@link #NONE} for a choice. */
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

    /** Drops the open options that exclude the first option taken at a secondary item. */
    private void dropOthers(int option, int i, int node) {
        int[] options = left[i];
        int[] nodes = leftNodes[i];
        for (int place = 0; place < leftCount[i]; place++) {
            if (trail.isOpen(options[place]) && relation.problem.exclude(node, nodes[place])) {
                drop(options[place], i, option);
            }
        }
    }

    /** Drops an open option without a reason. */
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
        queue[tail++] = i; // at most once between two calls of undo, because its slack only falls
    }

    /** Takes back all changes after a mark and empties the queue. */
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

    /** Collects the dead demands, and the demands that force options, anew. */
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

    /** Takes the options that demands force, breadth first, up to a dead demand. Returns true if no demand is dead. */
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

    /** Returns the unmet demand with the smallest slack, or {@link #NONE} if all demands are met. */
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

    /** Returns the open option of an item with the smallest number. */
    int firstOpen(int i) {
        for (int place = 0; place < leftCount[i]; place++) {
            if (state[left[i][place]] == Trail.OPEN) {
                return left[i][place];
            }
        }
        throw new IllegalStateException("item " + i + " has no open option");
    }

    /** Returns true if a demand has fewer open options than it needs. */
    boolean isDead(int i) {
        return demanded[i] && need[i] > 0 && slack[i] < 0;
    }

    /** Returns the dead demand with the smallest number. */
    int leastDead() {
        int least = dead[0];
        for (int d = 1; d < deadCount; d++) {
            least = Math.min(least, dead[d]);
        }
        return least;
    }

    /** Returns the options taken that exclude an option at one of its nodes; empty if none of them does. */
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
                } else { // all holders agree, so the first represents them
                    return relation.problem.exclude(relation.nodes[i][place], node)
                            ? List.of(options[place])
                            : List.of();
                }
            }
        }
        return holders;
    }

    /** Returns true if all counters agree with the state of the options. Used by tests and under {@code assert}. */
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
