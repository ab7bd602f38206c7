package dlx.core.engine;

import dlx.api.CoverData;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * A cover without names and values, as engines compile it; after a reduction it may be smaller than its cover.
 *
 * <p>Options keep the order of the cover, except in a problem {@linkplain #inOtherOrder in another order}. Items keep
 * it too, unless the compiler of the problem reorders them. Immutable: the arrays are never written again.
 */
public final class Problem {

    /** In {@link #place}: an impossible option of the cover. It does not occur in any solution. */
    public static final int DEAD = -1;

    /** In {@link #place}: an option of the cover that occurs in every solution. */
    public static final int FORCED = -2;

    /** For each item, true if it must be covered. */
    public final boolean[] primary;

    /** For each item, the minimum number of options that cover it; 1 for secondary items. */
    public final int[] atLeast;

    /**
     * For each item, the maximum number of options that cover it, 0 only in {@link #whole}. It is 1 for secondary
     * items, although any number of options may share one in the same color.
     */
    public final int[] atMost;

    /** For each item, its number in the cover. */
    public final int[] itemNumber;

    /** For each option, the index in {@link #item} of its first node; the last entry is the length of {@link #item}. */
    public final int[] start;

    /** For each node, its item; the nodes of each option are adjacent. */
    public final int[] item;

    /**
     * For each node, the color that its option gives its item; -1 if the option does not color the item. Of length 0 if
     * no option colors an item.
     */
    public final int[] color;

    /** For each option, its number in the cover. */
    public final int[] number;

    /** For each option of the cover, its number in this problem, {@link #DEAD} or {@link #FORCED}. */
    public final int[] place;

    /** The numbers in the cover of the options that are in every solution, in addition to options of this problem. */
    public final int[] forced;

    /** The cover from which this problem was made. */
    public final CoverData cover;

    private final boolean bounded;
    private final boolean renumbered;

    /** Values computed from the problem at their first use, by type. */
    private final Map<Class<?>, Object> derived = new ConcurrentHashMap<>(1);

    /** True if it is proved that there is no solution; the other fields are then meaningless. */
    public final boolean infeasible;

    /**
     * The items of a problem, in arrays indexed by item.
     *
     * @param primary see {@link Problem#primary}
     * @param atLeast see {@link Problem#atLeast}
     * @param atMost see {@link Problem#atMost}
     * @param number see {@link Problem#itemNumber}
     */
    public record Items(boolean[] primary, int[] atLeast, int[] atMost, int[] number) {}

    /**
     * The options of a problem.
     *
     * @param start see {@link Problem#start}
     * @param item see {@link Problem#item}
     * @param color see {@link Problem#color}
     * @param number see {@link Problem#number}
     */
    public record Options(int[] start, int[] item, int[] color, int[] number) {}

    /** Creates a problem of these parts; the arrays are not copied. */
    public Problem(CoverData cover, Items items, Options options, int[] place, int[] forced, boolean infeasible) {
        this.cover = cover;
        this.primary = items.primary();
        this.atLeast = items.atLeast();
        this.atMost = items.atMost();
        this.itemNumber = items.number();
        this.start = options.start();
        this.item = options.item();
        this.color = options.color();
        this.number = options.number();
        this.place = place;
        this.forced = forced;
        this.infeasible = infeasible;
        this.bounded = isBounded(atLeast, atMost);
        this.renumbered = isRenumbered(number);
    }

    private static boolean isRenumbered(int[] number) {
        for (int k = 0; k < number.length; k++) {
            if (number[k] != k) {
                return true;
            }
        }
        return false;
    }

    /** Returns the value of a type that all engines share, computed from this problem at the first call. */
    public <T> T derived(Class<T> type, Function<Problem, T> make) {
        return type.cast(derived.computeIfAbsent(type, key -> make.apply(this)));
    }

    /**
     * Returns true if a multiplicity is not 1..1. A plain loop, because streams take ten times as long in a JVM that
     * has just started.
     */
    private static boolean isBounded(int[] atLeast, int[] atMost) {
        for (int i = 0; i < atLeast.length; i++) {
            if (atLeast[i] != 1 || atMost[i] != 1) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the cover as engines search it: without the options of items that cannot be covered (maximum 0). Such an
     * item becomes secondary with 1..1, because it no longer constrains anything. Cost: O(size).
     */
    public static Problem of(CoverData cover, StopCheck stop) {
        Problem whole = whole(cover, stop);
        for (int most : whole.atMost) {
            if (most == 0) {
                return whole.withoutBarred(new PacedStopCheck(stop));
            }
        }
        return whole;
    }

    /** Returns the whole cover: items and options keep its numbers. Cost: O(size). */
    public static Problem whole(CoverData cover, StopCheck stop) {
        PacedStopCheck pace = new PacedStopCheck(stop);
        boolean[] primary = new boolean[cover.itemCount()];
        int[] atLeast = new int[primary.length];
        int[] atMost = new int[primary.length];
        for (int i = 0; i < primary.length; i++) {
            pace.step();
            primary[i] = cover.isPrimary(i);
            atLeast[i] = cover.atLeast(i);
            atMost[i] = cover.atMost(i);
        }
        int[] start = new int[cover.optionCount() + 1];
        for (int k = 0; k < start.length; k++) {
            pace.step();
            start[k] = cover.firstNode(k);
        }
        int[] item = new int[cover.nodeCount()];
        int[] color = new int[cover.hasColors() ? item.length : 0];
        for (int node = 0; node < item.length; node++) {
            pace.step();
            item[node] = cover.item(node);
            if (color.length > 0) {
                color[node] = cover.color(node);
            }
        }
        int[] options = upTo(cover.optionCount(), pace);
        return new Problem(
                cover,
                new Items(primary, atLeast, atMost, upTo(primary.length, pace)),
                new Options(start, item, color, options),
                options,
                new int[0],
                false);
    }

    private Problem withoutBarred(PacedStopCheck pace) {
        int[] keptPlace = new int[options()];
        int[] keptStart = new int[options() + 1];
        int[] keptItem = new int[item.length];
        int[] keptColor = new int[color.length];
        int[] kept = new int[options()];
        int count = 0;
        int nodes = 0;
        for (int k = 0; k < options(); k++) {
            int length = start[k + 1] - start[k];
            pace.steps(1 + length);
            keptPlace[k] = cover.isBarred(k) ? DEAD : count;
            if (keptPlace[k] != DEAD) {
                System.arraycopy(item, start[k], keptItem, nodes, length);
                if (isColored()) {
                    System.arraycopy(color, start[k], keptColor, nodes, length);
                }
                nodes += length;
                kept[count++] = k;
                keptStart[count] = nodes;
            }
        }
        boolean[] open = primary.clone();
        int[] least = atLeast.clone();
        int[] most = atMost.clone();
        for (int i = 0; i < open.length; i++) {
            if (most[i] == 0) {
                open[i] = false;
                least[i] = 1;
                most[i] = 1;
            }
        }
        return new Problem(
                cover,
                new Items(open, least, most, itemNumber),
                new Options(
                        Arrays.copyOf(keptStart, count + 1),
                        Arrays.copyOf(keptItem, nodes),
                        Arrays.copyOf(keptColor, isColored() ? nodes : 0),
                        Arrays.copyOf(kept, count)),
                keptPlace,
                forced,
                infeasible);
    }

    /**
     * Returns this problem with its items and options shuffled. Cost: O(size).
     *
     * @param seed the seed of the order; equal seeds give equal orders
     */
    public Problem inOtherOrder(long seed, StopCheck stop) {
        PacedStopCheck pace = new PacedStopCheck(stop);
        SplittableRandom random = new SplittableRandom(seed);
        int[] items = shuffled(items(), random, pace);
        int[] options = shuffled(options(), random, pace);
        int[] newItem = new int[items()];
        boolean[] newPrimary = new boolean[items()];
        int[] newLeast = new int[items()];
        int[] newMost = new int[items()];
        int[] newItemNumber = new int[items()];
        for (int i = 0; i < items.length; i++) {
            pace.step();
            newItem[items[i]] = i;
            newPrimary[i] = primary[items[i]];
            newLeast[i] = atLeast[items[i]];
            newMost[i] = atMost[items[i]];
            newItemNumber[i] = itemNumber[items[i]];
        }
        int[] newStart = new int[start.length];
        int[] newNode = new int[item.length];
        int[] newColor = new int[color.length];
        int[] newNumber = new int[options()];
        int[] newPlace = place.clone();
        int nodes = 0;
        for (int k = 0; k < options.length; k++) {
            int old = options[k];
            pace.steps(1 + start[old + 1] - start[old]);
            for (int node = start[old]; node < start[old + 1]; node++) {
                newNode[nodes] = newItem[item[node]];
                if (isColored()) {
                    newColor[nodes] = color[node];
                }
                nodes++;
            }
            newNumber[k] = number[old];
            newPlace[number[old]] = k;
            newStart[k + 1] = nodes;
        }
        return new Problem(
                cover,
                new Items(newPrimary, newLeast, newMost, newItemNumber),
                new Options(newStart, newNode, newColor, newNumber),
                newPlace,
                forced,
                infeasible);
    }

    private static int[] shuffled(int n, SplittableRandom random, PacedStopCheck pace) {
        int[] numbers = upTo(n, pace);
        for (int k = n - 1; k > 0; k--) {
            pace.step();
            int other = random.nextInt(k + 1);
            int number = numbers[k];
            numbers[k] = numbers[other];
            numbers[other] = number;
        }
        return numbers;
    }

    /** Returns true if an item may be covered other than once. */
    public boolean isBounded() {
        return bounded;
    }

    /**
     * Returns true if the number of an option here and in the cover differ, because a reduction removed options or the
     * order is another.
     */
    public boolean isRenumbered() {
        return renumbered;
    }

    /** Returns true if an option colors an item. */
    public boolean isColored() {
        return color.length > 0;
    }

    /** Returns the weight of an option. */
    public long weight(int option) {
        return cover.weight(number[option]);
    }

    /**
     * Returns true if the options of two nodes of one item exclude each other by this item. The answer does not depend
     * on a search state.
     */
    public boolean exclude(int node, int other) {
        int i = item[node];
        return primary[i] ? atMost[i] == 1 : !isColored() || CoverData.differ(color[node], color[other]);
    }

    /**
     * Returns true if an option contains an item with a demand, or a primary item whose multiplicity begins at 0. Other
     * options need not be taken.
     *
     * @param least minimum number of options that are to cover each item
     */
    public boolean isWanted(int option, int... least) {
        for (int node = start[option]; node < start[option + 1]; node++) {
            int i = item[node];
            if (least[i] > 0 || primary[i] && atLeast[i] == 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of items. */
    public int items() {
        return primary.length;
    }

    /** Returns the number of options. */
    public int options() {
        return number.length;
    }

    /** Returns, for each item, the number of its options. */
    public int[] optionCounts(StopCheck stop) {
        PacedStopCheck pace = new PacedStopCheck(stop);
        int[] length = new int[items()];
        for (int i : item) {
            pace.step();
            length[i]++;
        }
        return length;
    }

    /** Returns, for each item, its options, ascending. */
    public int[][] optionsOfItems(StopCheck stop) {
        PacedStopCheck pace = new PacedStopCheck(stop);
        int[] length = optionCounts(stop);
        int[][] options = new int[items()][];
        for (int i = 0; i < options.length; i++) {
            pace.steps(length[i]);
            options[i] = new int[length[i]];
        }
        int[] used = new int[items()];
        for (int k = 0; k < options(); k++) {
            pace.steps(start[k + 1] - start[k]);
            for (int node = start[k]; node < start[k + 1]; node++) {
                int i = item[node];
                options[i][used[i]++] = k;
            }
        }
        return options;
    }

    /** Returns, for each item, its nodes, ascending; {@link #optionsOfItems} has their options at the same places. */
    public int[][] nodesOfItems(StopCheck stop) {
        int[][] nodes = optionsOfItems(stop);
        int[] used = new int[items()];
        PacedStopCheck pace = new PacedStopCheck(stop);
        for (int node = 0; node < item.length; node++) {
            pace.step();
            nodes[item[node]][used[item[node]]++] = node;
        }
        return nodes;
    }

    private static int[] upTo(int n, PacedStopCheck pace) {
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) {
            pace.step();
            numbers[i] = i;
        }
        return numbers;
    }
}
