package dlx.core.engine;

import dlx.api.CoverData;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * A cover without names and values, as engines compile it; after a reduction it may be smaller than the cover that it
 * stands for.
 *
 * <p>Options keep the order of the cover, and so do items unless what compiles them wants another one; but for those of a problem
 * {@linkplain #inOtherOrder in another order}. Immutable: the arrays are never written again.
 */
public final class Problem {

    /** In {@link #place}: an option of the cover that no solution takes. */
    public static final int DEAD = -1;

    /** In {@link #place}: an option of the cover that every solution takes. */
    public static final int FORCED = -2;

    /** Of each item, whether it must be covered. */
    public final boolean[] primary;

    /** Of each item, the least number of options that cover it; 1 for secondary ones. */
    public final int[] atLeast;

    /**
     * Of each item, the greatest number of options that cover it, 0 only in {@link #whole}; 1 for secondary ones, although
     * any number of options may share one in the same color.
     */
    public final int[] atMost;

    /** Of each item, its number in the cover. */
    public final int[] itemNumber;

    /** Where the items of each option begin in {@link #item}, and one place more. */
    public final int[] start;

    /** The items of the options, one option after the other. */
    public final int[] item;

    /** The colors that the options give to these items, -1 for none; of length 0 if no option colors any. */
    public final int[] color;

    /** Of each option, its number in the cover. */
    public final int[] number;

    /** Of each option of the cover, its place here, {@link #DEAD} or {@link #FORCED}. */
    public final int[] place;

    /** The numbers in the cover of the options that every solution takes; the options here come on top of them. */
    public final int[] forced;

    /** What it stands for. */
    public final CoverData cover;

    private final boolean bounded;
    private final boolean renumbered;

    /** Made from the problem at the first use, by type. */
    private final Map<Class<?>, Object> derived = new ConcurrentHashMap<>(1);

    /** Whether it is known that there is no solution; the rest means nothing then. */
    public final boolean infeasible;

    /**
     * The items of a problem.
     *
     * @param primary as in {@link Problem}, like the others
     */
    public record Items(boolean[] primary, int[] atLeast, int[] atMost, int[] number) {}

    /**
     * The options of a problem.
     *
     * @param start as in {@link Problem}, like the others
     */
    public record Options(int[] start, int[] item, int[] color, int[] number) {}

    /** A problem with all its parts; the arrays are not copied. */
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

    /** What is derived from the problem and shared by all engines that compile it: one value per type. */
    public <T> T derived(Class<T> type, Function<Problem, T> make) {
        return type.cast(derived.computeIfAbsent(type, key -> make.apply(this)));
    }

    /** As a plain loop: streams take ten times as long where Java has just started. */
    private static boolean isBounded(int[] atLeast, int[] atMost) {
        for (int i = 0; i < atLeast.length; i++) {
            if (atLeast[i] != 1 || atMost[i] != 1) {
                return true;
            }
        }
        return false;
    }

    /**
     * The cover as engines search it: without the options that hold an item which nothing may hold. Such an item is a
     * secondary one here, for it decides nothing any more. Cost: O(size).
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

    /** All of the cover: items and options have its numbers. Cost: O(size). */
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
     * The same problem with its items and options in an order that depends on a number. Cost: O(size).
     *
     * @param seed the same order each time
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

    /** Whether some item may be covered other than once. */
    public boolean isBounded() {
        return bounded;
    }

    /** Whether some option has another number in the cover: a reduction took others away, or they are in another order. */
    public boolean isRenumbered() {
        return renumbered;
    }

    /** Whether some option colors an item. */
    public boolean isColored() {
        return color.length > 0;
    }

    /** The weight of an option. */
    public long weight(int option) {
        return cover.weight(number[option]);
    }

    /** Whether two options that hold the same item, at these nodes, exclude each other by it: a fixed relation. */
    public boolean exclude(int node, int other) {
        int i = item[node];
        return primary[i] ? atMost[i] == 1 : !isColored() || CoverData.differ(color[node], color[other]);
    }

    /** How many items there are. */
    public int items() {
        return primary.length;
    }

    /** How many options there are. */
    public int options() {
        return number.length;
    }

    /** Of each item, how many options hold it. */
    public int[] optionCounts(StopCheck stop) {
        PacedStopCheck pace = new PacedStopCheck(stop);
        int[] length = new int[items()];
        for (int i : item) {
            pace.step();
            length[i]++;
        }
        return length;
    }

    /** Of each item, the options that hold it, ascending. */
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

    /** Of each item, its nodes, ascending: {@link #optionsOfItems} has their options. */
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
