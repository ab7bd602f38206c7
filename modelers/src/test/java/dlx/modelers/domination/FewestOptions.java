package dlx.modelers.domination;

import dlx.api.Cover;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The fewest options that hold every item at least once, the slow way: one option more until it is enough.
 *
 * <p>Shares nothing with the engines. Piece on the open item with fewest options, and gives up a branch where the
 * options left, each as good as the best of them, cannot hold all open items.
 */
final class FewestOptions {

    private final List<BitSet> itemsOf = new ArrayList<>();
    private final List<List<Integer>> optionsOf = new ArrayList<>();

    private FewestOptions(Cover<?> cover) {
        for (int item = 0; item < cover.itemCount(); item++) {
            optionsOf.add(new ArrayList<>());
        }
        for (int option = 0; option < cover.optionCount(); option++) {
            BitSet items = new BitSet();
            for (int p = cover.firstNode(option); p < cover.firstNode(option + 1); p++) {
                items.set(cover.item(p));
                optionsOf.get(cover.item(p)).add(option);
            }
            itemsOf.add(items);
        }
    }

    /** Returns the minimum number of options that cover all items. Each item must have an option. */
    static int of(Cover<?> cover) {
        FewestOptions search = new FewestOptions(cover);
        BitSet open = new BitSet();
        open.set(0, cover.itemCount());
        int most = 0;
        while (!search.suffice(most, open)) {
            most++;
        }
        return most;
    }

    private boolean suffice(int most, BitSet open) {
        if (open.isEmpty()) {
            return true;
        }
        int greatest =
                itemsOf.stream().mapToInt(items -> common(items, open)).max().orElse(0);
        if ((long) most * greatest < open.cardinality()) {
            return false;
        }
        int hardest = open.stream()
                .reduce((a, b) -> optionsOf.get(b).size() < optionsOf.get(a).size() ? b : a)
                .orElseThrow();
        for (int option : optionsOf.get(hardest)) {
            BitSet left = (BitSet) open.clone();
            left.andNot(itemsOf.get(option));
            if (suffice(most - 1, left)) {
                return true;
            }
        }
        return false;
    }

    private static int common(BitSet items, BitSet open) {
        BitSet both = (BitSet) items.clone();
        both.and(open);
        return both.cardinality();
    }
}
