package dlx.modelers.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Divides a board into connected parts in all ways, without covers. It decides for each edge between two cells if there
 * is a wall, and keeps the sets of walls that do not have a wall within a part.
 */
public final class Divisions {

    private Divisions() {}

    /**
     * Goes through all divisions.
     *
     * @param cells of the board, row after row
     * @param parts takes, by cell, the first cell of its part
     */
    public static void forEach(int cells, int columns, Consumer<int[]> parts) {
        List<int[]> edges = edges(cells, columns);
        for (int open = 0; open < 1 << edges.size(); open++) {
            int[] part = parts(open, edges, cells);
            boolean fits = true;
            for (int e = 0; e < edges.size() && fits; e++) {
                fits = (part[edges.get(e)[0]] == part[edges.get(e)[1]]) == ((open >> e & 1) == 1);
            }
            if (fits) {
                parts.accept(part);
            }
        }
    }

    /** The two cells of each edge. */
    public static List<int[]> edges(int cells, int columns) {
        List<int[]> edges = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            if (cell % columns < columns - 1) {
                edges.add(new int[] {cell, cell + 1});
            }
            if (cell + columns < cells) {
                edges.add(new int[] {cell, cell + columns});
            }
        }
        return edges;
    }

    /** @param open the edges without a wall, as bits */
    private static int[] parts(int open, List<int[]> edges, int cells) {
        int[] part = new int[cells];
        Arrays.setAll(part, cell -> cell);
        for (int e = 0; e < edges.size(); e++) {
            if ((open >> e & 1) == 1) {
                int one = part[edges.get(e)[0]];
                int other = part[edges.get(e)[1]];
                Arrays.setAll(part, cell -> part[cell] == Math.max(one, other) ? Math.min(one, other) : part[cell]);
            }
        }
        return part;
    }
}
