package dlx.modelers.grid;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A map of the regions of a board: cells with equal marks are one region.
 *
 * @param n number of rows and columns
 * @param marks letter or digit of each cell, row after row; {@link #NONE} for a cell without a region
 * @since 0.1
 */
public record RegionMap(int n, String marks) {

    /** Mark of a cell without a region. */
    public static final char NONE = '.';

    /**
     * Returns true if a character may mark a region.
     *
     * @param c any character
     * @return true for the letters and digits of ASCII
     */
    public static boolean isMark(char c) {
        return c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    /**
     * Returns the regions as houses.
     *
     * @return houses called {@code region A}, in the order of their first cells
     */
    public List<House> houses() {
        Map<Character, IntStream.Builder> cells = new LinkedHashMap<>();
        for (int cell = 0; cell < marks.length(); cell++) {
            char mark = marks.charAt(cell);
            if (mark != NONE) {
                cells.computeIfAbsent(mark, m -> IntStream.builder()).add(cell);
            }
        }
        return cells.entrySet().stream()
                .map(region ->
                        House.of("region " + region.getKey(), region.getValue().build()))
                .toList();
    }

    /**
     * Returns the map as text.
     *
     * @return one line per row, each with its line end
     */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < n; row++) {
            text.append(marks, row * n, (row + 1) * n).append('\n');
        }
        return text.toString();
    }
}
