package dlx.core.census;

import dlx.api.CoverData;
import dlx.core.position.Position;

/** Counts the parts of a cover that have nothing to do with each other and could be solved apart. */
final class Components {

    private final int[] parent;

    private Components(int items) {
        parent = new int[items];
        for (int i = 0; i < items; i++) {
            parent[i] = i;
        }
    }

    /** Connected components of the open items that must be covered or that an option holds. */
    static int count(Position position) {
        CoverData cover = position.cover();
        Components sets = new Components(cover.itemCount());
        for (int option = 0; option < cover.optionCount(); option++) {
            if (position.isLeft(option)) {
                int first = cover.firstNode(option);
                for (int node = first + 1; node < cover.firstNode(option + 1); node++) {
                    sets.join(cover.item(first), cover.item(node));
                }
            }
        }
        int components = 0;
        for (int i = 0; i < sets.parent.length; i++) {
            boolean matters = position.isDemanded(i) || position.isOpen(i) && position.optionsLeft(i) > 0;
            if (matters && sets.root(i) == i) {
                components++;
            }
        }
        return components;
    }

    private void join(int a, int b) {
        int rootA = root(a);
        int rootB = root(b);
        parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
    }

    private int root(int item) {
        int i = item;
        while (parent[i] != i) {
            parent[i] = parent[parent[i]];
            i = parent[i];
        }
        return i;
    }
}
