package dlx.core.statistics;

import dlx.api.CoverData;
import dlx.core.table.DisjointSets;
import dlx.core.view.Position;
import java.util.Arrays;

/**
 * Counts the independent parts of a cover, which could be solved separately.
 *
 * <p>Two options belong together if they share an item that relates them: the item needs options, or cannot be covered
 * by all its open options. An item is irrelevant if all its open options give it the same color, or if it may be
 * covered as often as it has open options.
 */
final class Components {

    /** Marker in the place of an item's color before its first option. */
    private static final int NOT_SEEN = -2;

    private final Position position;
    private final CoverData cover;

    /** True for each item to which all open options give one color. */
    private final boolean[] agreed;

    private final DisjointSets parts;

    private Components(Position position) {
        this.position = position;
        cover = position.cover();
        agreed = new boolean[cover.itemCount()];
        parts = new DisjointSets(cover.itemCount());
    }

    /** Returns the number of connected components of the open options and the items that relate them. */
    static int count(Position position) {
        Components sets = new Components(position);
        if (sets.cover.hasColors()) {
            sets.lookAtColors();
        }
        int components = sets.join();
        for (int i = 0; i < sets.parts.size(); i++) {
            if (sets.joins(i) && sets.parts.first(i) == i) {
                components++;
            }
        }
        return components;
    }

    private void lookAtColors() {
        int[] color = new int[agreed.length];
        Arrays.fill(color, NOT_SEEN);
        Arrays.fill(agreed, true);
        for (int option = 0; option < cover.optionCount(); option++) {
            for (int node = cover.firstNode(option);
                    position.isLeft(option) && node < cover.firstNode(option + 1);
                    node++) {
                int item = cover.item(node);
                agreed[item] &= cover.color(node) >= 0
                        && (color[item] == NOT_SEEN || !CoverData.differ(color[item], cover.color(node)));
                color[item] = cover.color(node);
            }
        }
    }

    private boolean joins(int item) {
        return position.isDemanded(item)
                || position.isOpen(item) && position.optionsLeft(item) > position.capacity(item) && !agreed[item];
    }

    /**
     * Joins the items of each option; returns the number of options without an item to join, each of which is a part by
     * itself.
     */
    private int join() {
        int alone = 0;
        for (int option = 0; option < cover.optionCount(); option++) {
            if (position.isLeft(option)) {
                int first = Position.NONE;
                for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                    int item = cover.item(node);
                    if (joins(item)) {
                        first = first == Position.NONE ? item : first;
                        parts.join(first, item);
                    }
                }
                alone += first == Position.NONE ? 1 : 0;
            }
        }
        return alone;
    }
}
