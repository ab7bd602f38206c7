package dlx.soak.solves;

import dlx.api.Cover;
import java.util.Arrays;

/** Checks by the definition alone whether options are a solution of a cover. Not thread-safe. */
final class DefinitionCheck {

    private static final int NO_COLOR = -1;

    private final Cover<?> cover;

    /** Number of options of the present solution that hold each item, by item. */
    private final int[] held;

    /** Color that the last of these options gives each item, by item; -1 without color. */
    private final int[] colors;

    DefinitionCheck(Cover<?> cover) {
        this.cover = cover;
        held = new int[cover.itemCount()];
        colors = new int[cover.itemCount()];
    }

    boolean isSolution(int[] options, int length) {
        Arrays.fill(held, 0);
        for (int k = 0; k < length; k++) {
            for (int node = cover.firstNode(options[k]); node < end(options[k]); node++) {
                int item = cover.item(node);
                int color = cover.color(node);
                if (held[item] > 0 && !cover.isPrimary(item) && (color == NO_COLOR || colors[item] != color)) {
                    return false;
                }
                held[item]++;
                colors[item] = color;
            }
        }
        for (int item = 0; item < held.length; item++) {
            if (cover.isPrimary(item) && (held[item] < cover.atLeast(item) || held[item] > cover.atMost(item))) {
                return false;
            }
        }
        return true;
    }

    private int end(int option) {
        return option + 1 < cover.optionCount() ? cover.firstNode(option + 1) : cover.nodeCount();
    }
}
