package dlx.modelers.latin;

import dlx.api.Area;
import java.util.Collection;
import java.util.List;

/**
 * An option: a symbol in a cell, or the symbols of a cage.
 *
 * @since 0.1
 */
public sealed interface SquareChoice permits SquareEntry, CageFilling {

    /** Returns the areas of the option on a square: of its cell, or of the cells of its cage. */
    List<Area> areas(Square square);

    /** Returns the options that are symbols in cells. */
    static List<SquareEntry> entries(Collection<SquareChoice> choices) {
        return choices.stream()
                .filter(SquareEntry.class::isInstance)
                .map(SquareEntry.class::cast)
                .toList();
    }
}
