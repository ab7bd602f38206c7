package dlx.core.engine;

import dlx.api.Cover;
import java.util.BitSet;

/**
 * A cover without names, values and pins, as engines compile it; after a {@link Reduction} it may be smaller than the
 * cover that it stands for.
 *
 * <p>Items and options keep the order of the cover. Immutable: the arrays are never written again.
 */
final class Problem {

    /** In {@link #place}: an option of the cover that no solution takes. */
    static final int DEAD = -1;

    /** In {@link #place}: an option of the cover that every solution takes. */
    static final int FORCED = -2;

    /** Of each item, whether it must be covered. */
    final boolean[] primary;

    /** Of each item, its number in the cover. */
    final int[] itemNumber;

    /** Where the items of each option begin in {@link #item}, and one place more. */
    final int[] start;

    /** The items of the options, one option after the other. */
    final int[] item;

    /** Of each option, its number in the cover. */
    final int[] number;

    /** Of each option of the cover, its place here, {@link #DEAD} or {@link #FORCED}. */
    final int[] place;

    /** The numbers in the cover of the options that every solution takes; the options here come on top of them. */
    final int[] forced;

    /** Whether it is known that there is no solution; the rest means nothing then. */
    final boolean hopeless;

    Problem(
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

    /** The cover as it is, without its pins. */
    static Problem of(Cover<?> cover) {
        boolean[] primary = new boolean[cover.itemCount()];
        for (int i = 0; i < primary.length; i++) {
            primary[i] = cover.isPrimary(i);
        }
        int[] start = new int[cover.optionCount() + 1];
        for (int k = 0; k < start.length; k++) {
            start[k] = cover.firstNode(k);
        }
        int[] item = new int[cover.nodeCount()];
        for (int node = 0; node < item.length; node++) {
            item[node] = cover.item(node);
        }
        int[] options = upTo(cover.optionCount());
        return new Problem(primary, upTo(primary.length), start, item, options, options, new int[0], false);
    }

    int items() {
        return primary.length;
    }

    int options() {
        return number.length;
    }

    /**
     * Writes the options that a search has from the start, by their numbers in the cover: the pins, then those that every
     * solution takes.
     *
     * @return how many they are, no more than there are pins and {@link #forced} options together
     */
    int writeGiven(Cover<?> pinned, int[] into) {
        int count = 0;
        BitSet both = new BitSet(0);
        for (int k = 0; k < pinned.pinCount(); k++) {
            int pin = pinned.pin(k);
            into[count++] = pin;
            if (place[pin] == FORCED) {
                both.set(pin);
            }
        }
        for (int option : forced) {
            if (!both.get(option)) {
                into[count++] = option;
            }
        }
        return count;
    }

    /** Of each item, the options that hold it, ascending. */
    int[][] optionsOfItems() {
        int[] length = new int[items()];
        for (int i : item) {
            length[i]++;
        }
        int[][] options = new int[items()][];
        for (int i = 0; i < options.length; i++) {
            options[i] = new int[length[i]];
        }
        int[] used = new int[items()];
        for (int k = 0; k < options(); k++) {
            for (int node = start[k]; node < start[k + 1]; node++) {
                int i = item[node];
                options[i][used[i]++] = k;
            }
        }
        return options;
    }

    private static int[] upTo(int n) {
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) {
            numbers[i] = i;
        }
        return numbers;
    }
}
