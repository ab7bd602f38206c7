package dlx.modelers.latin;

import java.util.Collection;
import java.util.List;

/**
 * An option: a symbol in a cell, or the symbols of a cage.
 *
 * @since 0.1
 */
public sealed interface SquareChoice permits SquareEntry, CageFilling {

    /** The symbols in cells, among options. */
    static List<SquareEntry> entries(Collection<SquareChoice> choices) {
        return choices.stream()
                .filter(SquareEntry.class::isInstance)
                .map(SquareEntry.class::cast)
                .toList();
    }
}
