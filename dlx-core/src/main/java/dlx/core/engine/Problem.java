package dlx.core.engine;

import dlx.api.CoverData;

/**
 * A cover without names and values, as engines compile it; after a reduction it may be smaller than the cover that it
 * stands for.
 *
 * <p>Options keep the order of the cover, and so do items unless what compiles them wants another one. Immutable: the
 * arrays are never written again.
 */
public final class Problem {

    /** In {@link #place}: an option of the cover that no solution takes. */
    public static final int DEAD = -1;

    /** In {@link #place}: an option of the cover that every solution takes. */
    public static final int FORCED = -2;

    /** Of each item, whether it must be covered. */
    public final boolean[] primary;

    /** Of each item, its number in the cover. */
    public final int[] itemNumber;

    /** Where the items of each option begin in {@link #item}, and one place more. */
    public final int[] start;

    /** The items of the options, one option after the other. */
    public final int[] item;

    /** Of each option, its number in the cover. */
    public final int[] number;

    /** Of each option of the cover, its place here, {@link #DEAD} or {@link #FORCED}. */
    public final int[] place;

    /** The numbers in the cover of the options that every solution takes; the options here come on top of them. */
    public final int[] forced;

    /** Whether it is known that there is no solution; the rest means nothing then. */
    public final boolean hopeless;

    /** A problem with all its parts; the arrays are not copied. */
    public Problem(
            boolean[] primary,
            int[] itemNumber,
            int[] start,
            int[] item,
            int[] number,
            int[] place,
            int[] forced,
            boolean hopeless) {
        this.primary = primary;
        this.itemNumber = itemNumber;
        this.start = start;
        this.item = item;
        this.number = number;
        this.place = place;
        this.forced = forced;
        this.hopeless = hopeless;
    }

    /** The cover as it is. Cost: O(size). */
    public static Problem of(CoverData cover, Interruption stop) {
        Pace pace = new Pace(stop);
        boolean[] primary = new boolean[cover.itemCount()];
        for (int i = 0; i < primary.length; i++) {
            pace.step();
            primary[i] = cover.isPrimary(i);
        }
        int[] start = new int[cover.optionCount() + 1];
        for (int k = 0; k < start.length; k++) {
            pace.step();
            start[k] = cover.firstNode(k);
        }
        int[] item = new int[cover.nodeCount()];
        for (int node = 0; node < item.length; node++) {
            pace.step();
            item[node] = cover.item(node);
        }
        int[] options = upTo(cover.optionCount(), pace);
        return new Problem(primary, upTo(primary.length, pace), start, item, options, options, new int[0], false);
    }

    /** How many items there are. */
    public int items() {
        return primary.length;
    }

    /** How many options there are. */
    public int options() {
        return number.length;
    }

    /** Of each item, the options that hold it, ascending. */
    public int[][] optionsOfItems(Interruption stop) {
        Pace pace = new Pace(stop);
        int[] length = new int[items()];
        for (int i : item) {
            pace.step();
            length[i]++;
        }
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

    private static int[] upTo(int n, Pace pace) {
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) {
            pace.step();
            numbers[i] = i;
        }
        return numbers;
    }
}
