package dlx.modelers.shading;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A board of rooms.
 *
 * @param rooms the board with the label of its room in each cell
 * @param counts the number of black cells of each room that has a number, by label
 * @since 0.1
 */
public record Heyawake(ShadedBoard rooms, Map<String, Integer> counts) {

    /** Creates a board with a copy of the map, in its order. */
    public Heyawake {
        counts = Collections.unmodifiableMap(new LinkedHashMap<>(counts));
    }
}
