package dlx.web.play;

import dlx.api.Area;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cells of a board, and the options in each of them, from the areas that the model gives its options.
 *
 * @param options the options of each cell, ascending
 */
public record BoardCells(Map<Area, List<Integer>> options) {

    /** Maximum number of pairs of cell and option; larger boards are not editable. */
    private static final int MOST = 300_000;

    /** Returns the cells that the model gives; empty if there are too many or the model does not give areas. */
    public static BoardCells of(OpenPuzzle<?, ?> puzzle) {
        Map<Area, List<Integer>> found = new LinkedHashMap<>();
        int count = 0;
        for (int option = 0; option < puzzle.cover().optionCount(); option++) {
            for (Area area : puzzle.areas(option)) {
                found.computeIfAbsent(area, cell -> new ArrayList<>()).add(option);
                if (++count > MOST) {
                    return new BoardCells(Map.of());
                }
            }
        }
        return new BoardCells(found);
    }
}
