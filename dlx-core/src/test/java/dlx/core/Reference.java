package dlx.core;

import dlx.core.covers.PlainCover;
import java.math.BigInteger;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Solves a cover the slow way: recursion by items over lists of options, without links, without undoing, and without
 * code shared with the engines. Colors and multiplicities are not special cases.
 *
 * <p>Also returns the order of the solutions and the number of nodes, by their definition:
 *
 * <ul>
 *   <li>An option is <em>live</em> while it is neither taken nor banned, each of its primary items is covered less
 *       often than its upper bound, and each of its secondary items is free or has the color that the option gives
 *       it.
 *   <li>The <em>need</em> of an item is its lower bound minus the taken options that hold it, at least 0. Its
 *       <em>degree</em> is its live options + 1 - its need. With bounds 1..1 the degree is the number of its options.
 *   <li>The item to branch on is a needed item of minimum degree. Ties are broken by less slack (upper bound minus
 *       lower bound), then by more live options, then by the leftmost place. If no item is needed, the leftmost
 *       primary item with a live option is chosen; without such an item the options taken are a solution.
 *   <li>The live options of the item are taken in the order of the cover, each with the options before it banned,
 *       while the remaining options suffice for its need. An item without need may also be left as it is: the last
 *       child bans all its options.
 *   <li>A node is the root, each option that is tried, even a dead end, and each item left as it is. A solution is
 *       the last of the nodes above it, not a further node.
 * </ul>
 *
 * <p>The nodes are those of Knuth's DLX1 and DLX2 and, if all upper bounds equal the lower bounds, of his DLX3.
 * Otherwise DLX3 also branches on items that are not needed while others are, and so has more nodes. {@link
 * ReferenceTest} compares the results with the trial of all subsets and with Knuth's numbers.
 */
public final class Reference {

    /** A question to the reference: a cover with limits of solutions and nodes. */
    private record Asked(PlainCover cover, boolean leftmost, int mostSolutions, int mostNodes) {}

    /** Results for the first covers that were asked about, because tests ask about the same covers. */
    private static final Map<Asked, Reference> KNOWN = new ConcurrentHashMap<>();

    private static final int MOST_KNOWN = 2000;

    private final PlainCover cover;

    /** Items of each option, in its order; the array {@code colors} has their colors at the same indexes. */
    private final int[][] items;

    private final int[][] colors;
    private final int[] atLeast;
    private final int[] atMost;
    private final boolean[] primary;
    private final boolean leftmost;
    private final int mostSolutions;
    private final int mostNodes;
    private final List<List<Integer>> solutions = new ArrayList<>();
    private final List<Integer> nodesAtSolutions = new ArrayList<>();
    private int nodes;
    private boolean complete = true;

    private Reference(PlainCover cover, boolean leftmost, int mostSolutions, int mostNodes) {
        this.cover = cover;
        this.leftmost = leftmost;
        this.mostSolutions = mostSolutions;
        this.mostNodes = mostNodes;
        items = cover.options().stream().map(option -> array(option.items())).toArray(int[][]::new);
        colors = cover.options().stream().map(option -> array(option.colors())).toArray(int[][]::new);
        int itemCount = cover.primary().size();
        atLeast = IntStream.range(0, itemCount).map(cover::atLeast).toArray();
        atMost = IntStream.range(0, itemCount).map(cover::atMost).toArray();
        primary = new boolean[itemCount];
        for (int item = 0; item < itemCount; item++) {
            primary[item] = cover.primary().get(item);
        }
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(n -> n).toArray();
    }

    /** Finds the solutions, or the first solutions if it gives up after a maximum number of solutions or nodes. */
    public static Reference solve(PlainCover cover, int mostSolutions, int mostNodes) {
        return solve(cover, false, mostSolutions, mostNodes);
    }

    /**
     * Solves the cover; with {@code leftmost}, which excludes multiplicities, it branches on the leftmost item. An item
     * without options is still a dead end at once.
     */
    static Reference solve(PlainCover cover, boolean leftmost, int mostSolutions, int mostNodes) {
        Asked asked = new Asked(cover, leftmost, mostSolutions, mostNodes);
        Reference known = KNOWN.get(asked);
        if (known != null) {
            return known;
        }
        Reference reference = new Reference(cover, leftmost, mostSolutions, mostNodes);
        reference.start().ifPresent(state -> reference.search(state, new ArrayList<>(cover.pins())));
        if (KNOWN.size() < MOST_KNOWN) {
            KNOWN.put(asked, reference);
        }
        return reference;
    }

    /**
     * Returns the number of solutions, of any size; empty if the count needs more than a maximum number of subproblems.
     */
    static Optional<BigInteger> count(PlainCover cover, int mostSubproblems) {
        Reference reference = new Reference(cover, false, 0, mostSubproblems);
        BigInteger count = reference
                .start()
                .map(state -> reference.count(state, new HashMap<>()))
                .orElse(BigInteger.ZERO);
        return reference.complete ? Optional.of(count) : Optional.empty();
    }

    /** Returns the solutions in the order of the search, each as ascending option numbers. */
    public List<List<Integer>> solutions() {
        return Collections.unmodifiableList(solutions);
    }

    /** Returns true if these are all solutions. */
    public boolean isComplete() {
        return complete;
    }

    /** Returns the number of choice points, including the root, dead ends and solutions. */
    public int nodes() {
        return nodes;
    }

    /** Returns the number of solutions among the first {@code mostNodesSeen} nodes. */
    public int solutionsWithin(long mostNodesSeen) {
        return (int) nodesAtSolutions.stream().filter(at -> at <= mostNodesSeen).count();
    }

    private void search(State state, List<Integer> taken) {
        if (nodes == mostNodes) {
            complete = false;
            return;
        }
        nodes++;
        int item = state.itemToBranchOn();
        if (item < 0) {
            if (solutions.size() == mostSolutions) {
                complete = false;
            } else {
                solutions.add(taken.stream().sorted().toList());
                nodesAtSolutions.add(nodes);
            }
            return;
        }
        for (Child child : state.children(item)) {
            if (complete) {
                List<Integer> more = new ArrayList<>(taken);
                if (child.option() != LEFT_AS_IT_IS) {
                    more.add(child.option());
                }
                search(child.state(), more);
            }
        }
    }

    /**
     * Counts the solutions of a state. The count depends on the subproblem alone, so each subproblem is counted once.
     */
    private BigInteger count(State state, Map<IntBuffer, BigInteger> known) {
        IntBuffer key = state.key();
        BigInteger count = known.get(key);
        if (count != null) {
            return count;
        }
        if (nodes == mostNodes) {
            complete = false;
            return BigInteger.ZERO;
        }
        nodes++;
        int item = state.itemToBranchOn();
        count = item < 0 ? BigInteger.ONE : BigInteger.ZERO;
        if (item >= 0) {
            for (Child child : state.children(item)) {
                count = count.add(count(child.state(), known));
            }
        }
        known.put(key, count);
        return count;
    }

    /** Returns the state after taking the pins; empty if a pin is banned, or if the pins exclude each other. */
    private Optional<State> start() {
        int[] options = IntStream.range(0, items.length)
                .filter(option -> !cover.banned().contains(option) && !cover.isIdle(option))
                .filter(option -> IntStream.of(items[option]).allMatch(item -> atMost[item] > 0))
                .toArray();
        int[] free = new int[atLeast.length];
        Arrays.fill(free, State.FREE);
        State state = new State(options, new int[atLeast.length], free);
        for (int pin : cover.pins()) {
            if (!state.admits(pin) || cover.banned().contains(pin)) {
                return Optional.empty();
            }
            state = state.taking(pin, state.live);
        }
        return Optional.of(state);
    }

    private static final int LEFT_AS_IT_IS = -1;

    /** A choice at a node: the option taken or {@link #LEFT_AS_IT_IS}, and the remaining state. */
    private record Child(int option, State state) {}

    /** A subproblem. */
    private final class State {

        static final int FREE = -2;

        /** Numbers of the live options, ascending. */
        final int[] live;

        /** Number of taken options that hold each item, indexed by item. */
        final int[] times;

        /**
         * Color of each secondary item, indexed by item: {@code NO_COLOR} if it is used up, {@link #FREE} if not used.
         */
        final int[] color;

        State(int[] live, int[] times, int[] color) {
            this.live = live;
            this.times = times;
            this.color = color;
        }

        /** Returns true if the items of an option allow it to be taken. */
        boolean admits(int option) {
            for (int place = 0; place < items[option].length; place++) {
                int item = items[option][place];
                boolean fits = primary[item]
                        ? times[item] < atMost[item]
                        : color[item] == FREE || color[item] >= 0 && color[item] == colors[option][place];
                if (!fits) {
                    return false;
                }
            }
            return true;
        }

        /** Returns the state after taking an option, in which only the given options that still fit are live. */
        State taking(int option, int[] options) {
            int[] timesThen = times.clone();
            int[] colorThen = color.clone();
            for (int place = 0; place < items[option].length; place++) {
                timesThen[items[option][place]]++;
                colorThen[items[option][place]] = colors[option][place];
            }
            State then = new State(options, timesThen, colorThen);
            return new State(only(options, other -> other != option && then.admits(other)), timesThen, colorThen);
        }

        List<Child> children(int item) {
            int[] ofItem = only(live, option -> holds(option, item));
            int[] left = live;
            List<Child> children = new ArrayList<>();
            for (int k = 0; k < ofItem.length && ofItem.length - k >= need(item); k++) {
                int option = ofItem[k];
                children.add(new Child(option, taking(option, left)));
                left = only(left, other -> other != option);
            }
            if (need(item) == 0) {
                children.add(new Child(LEFT_AS_IT_IS, new State(left, times, color)));
            }
            return children;
        }

        /** Returns the item to branch on; -1 if the options taken are a solution. */
        int itemToBranchOn() {
            int[] held = held();
            int best = -1;
            int leftmostLive = -1;
            for (int item = held.length - 1; item >= 0; item--) {
                if (need(item) > 0 && (best < 0 || compare(item, best, held) <= 0)) {
                    best = item;
                }
                if (primary[item] && held[item] > 0) {
                    leftmostLive = item;
                }
            }
            return best >= 0 ? best : leftmostLive;
        }

        /**
         * Compares two items for branching: negative if the first item goes before the other, 0 if only their places
         * decide.
         */
        private int compare(int item, int other, int[] held) {
            if (leftmost && held[item] > 0 && held[other] > 0) {
                return 0;
            }
            int byDegree = Integer.compare(held[item] - need(item), held[other] - need(other));
            if (byDegree != 0) {
                return byDegree;
            }
            int bySlack = Integer.compare(slack(item), slack(other));
            return bySlack != 0 ? bySlack : Integer.compare(held[other], held[item]);
        }

        private int slack(int item) {
            return atMost[item] - atLeast[item];
        }

        private int need(int item) {
            return Math.max(0, atLeast[item] - times[item]);
        }

        private boolean holds(int option, int item) {
            for (int held : items[option]) {
                if (held == item) {
                    return true;
                }
            }
            return false;
        }

        /** Returns the number of live options that hold each item, indexed by item. */
        private int[] held() {
            int[] held = new int[times.length];
            for (int option : live) {
                for (int item : items[option]) {
                    held[item]++;
                }
            }
            return held;
        }

        /**
         * Returns a key that is equal for two states with the same options left and the same needs and capacities of
         * items.
         */
        IntBuffer key() {
            int[] held = held();
            int[] key = Arrays.copyOf(live, live.length + 2 * held.length);
            for (int item = 0; item < held.length; item++) {
                if (primary[item]) {
                    key[live.length + 2 * item] = need(item);
                    key[live.length + 2 * item + 1] = Math.min(held[item], atMost[item] - times[item]);
                }
            }
            return IntBuffer.wrap(key);
        }
    }

    /** Returns the options that a predicate keeps. */
    private static int[] only(int[] options, IntPredicate isKept) {
        int[] kept = new int[options.length];
        int count = 0;
        for (int option : options) {
            if (isKept.test(option)) {
                kept[count++] = option;
            }
        }
        return Arrays.copyOf(kept, count);
    }
}
