package dlx.web.play;

import dlx.api.Area;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cells of a board, and the options that lie in each of them, as the model tells where its options lie.
 *
 * @param options of each cell its options, ascending
 */
public record BoardCells(Map<Area, List<Integer>> options) {

    /** A board of more is to be looked at only. */
    private static final int MOST = 300_000;

    /** Asks the model; no cells where it does not say, or there are too many. */
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
