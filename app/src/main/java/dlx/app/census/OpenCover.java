package dlx.app.census;

import dlx.api.Cover;
import java.util.Arrays;

/**
 * A cover some of whose options have been taken: which items are open, which options are left. A plain and slow mirror
 * of what an engine does, for looking at.
 */
final class OpenCover {

    final Cover<?> cover;

    /** The options of item i are {@code options[start[i]..start[i + 1] - 1]}, ascending. */
    final int[] start;

    final int[] options;

    /** Whether an item may still be covered. */
    final boolean[] open;

    /** Whether an option may still be taken. */
    final boolean[] left;

    /** How many options that are left hold an item. */
    final int[] optionsLeft;

    /** How often an open item may still be covered. */
    private final int[] room;

    /** Nodes looked at so far: the unit of a budget. */
    long steps;

    /** The cover with its pins taken. */
    OpenCover(Cover<?> cover) {
        this.cover = cover;
        int items = cover.itemCount();
        start = new int[items + 1];
        for (int node = 0; node < cover.nodeCount(); node++) {
            start[cover.item(node) + 1]++;
        }
        for (int i = 0; i < items; i++) {
            start[i + 1] += start[i];
        }
        options = new int[cover.nodeCount()];
        int[] next = Arrays.copyOf(start, items);
        for (int option = 0; option < cover.optionCount(); option++) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                options[next[cover.item(node)]++] = option;
            }
        }
        open = new boolean[items];
        Arrays.fill(open, true);
        left = new boolean[cover.optionCount()];
        Arrays.fill(left, true);
        optionsLeft = new int[items];
        room = new int[items];
        for (int i = 0; i < items; i++) {
            optionsLeft[i] = start[i + 1] - start[i];
            room[i] = cover.atMost(i);
        }
        for (int k = 0; k < cover.pinCount(); k++) {
            take(cover.pin(k));
        }
    }

    /** A copy to be changed; the incidence is shared. */
    OpenCover(OpenCover other) {
        cover = other.cover;
        start = other.start;
        options = other.options;
        open = other.open.clone();
        left = other.left.clone();
        optionsLeft = other.optionsLeft.clone();
        room = other.room.clone();
        steps = other.steps + open.length + left.length;
    }

    /** Takes an option: its items are covered, and every option that excludes it goes. */
    void take(int option) {
        remove(option);
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            int item = cover.item(node);
            int color = cover.color(node);
            if (color >= 0) {
                removeOtherColors(item, color);
            } else if (open[item] && --room[item] <= 0) {
                open[item] = false;
                removeOtherColors(item, -1);
            }
        }
    }

    private void removeOtherColors(int item, int color) {
        for (int k = start[item]; k < start[item + 1]; k++) {
            if (left[options[k]] && (color < 0 || colorIn(options[k], item) != color)) {
                remove(options[k]);
            }
        }
    }

    private int colorIn(int option, int item) {
        int node = cover.firstNode(option);
        while (cover.item(node) != item) {
            node++;
        }
        return cover.color(node);
    }

    private void remove(int option) {
        if (left[option]) {
            left[option] = false;
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                optionsLeft[cover.item(node)]--;
                steps++;
            }
        }
    }
}
