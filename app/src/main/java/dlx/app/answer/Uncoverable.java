package dlx.app.answer;

import dlx.api.Cover;
import dlx.app.console.Printable;
import java.util.BitSet;
import java.util.Optional;

/** Names the items that no option holds: most often a slip in the puzzle's description. */
final class Uncoverable {

    private static final int NAMED = 3;

    private Uncoverable() {}

    /** The end of a sentence about such items; nothing if there are none. Cost: one pass over the nodes. */
    static Optional<String> sentence(Cover<?> cover) {
        BitSet held = new BitSet(cover.itemCount());
        for (int node = 0; node < cover.nodeCount(); node++) {
            held.set(cover.item(node));
        }
        StringBuilder names = new StringBuilder();
        int found = 0;
        for (int i = held.nextClearBit(0); i < cover.itemCount(); i = held.nextClearBit(i + 1)) {
            if (cover.isPrimary(i) && cover.atLeast(i) > 0 && ++found <= NAMED) {
                names.append(found > 1 ? ", \"" : "\"")
                        .append(Printable.name(cover.itemName(i)))
                        .append('"');
            }
        }
        return switch (found) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of("no option holds the item " + names + ", so there is no solution");
            default ->
                Optional.of("no option holds the items " + names
                        + (found > NAMED ? " and " + (found - NAMED) + " more" : "") + ", so there is no solution");
        };
    }
}
