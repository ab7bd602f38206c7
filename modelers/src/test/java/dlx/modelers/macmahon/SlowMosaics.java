package dlx.modelers.macmahon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Fills cells one after the other with every tile in every turn. Knows where edges are from the corners of cells, which the
 * cover does not look at. A mosaic is the map from the middles of its edges to their colors.
 */
final class SlowMosaics {

    private final Mosaic mosaic;
    private final List<String> left;
    private final Map<String, Integer> cellsAt = new HashMap<>();
    private final Map<String, Character> colors = new TreeMap<>();
    private final Set<Map<String, Character>> found = new HashSet<>();

    private SlowMosaics(Mosaic mosaic) {
        this.mosaic = mosaic;
        this.left = new ArrayList<>(mosaic.tiles().words());
        mosaic.board().cells().forEach(cell -> middles(cell).forEach(edge -> cellsAt.merge(edge, 1, Integer::sum)));
    }

    static Set<Map<String, Character>> of(Mosaic mosaic) {
        SlowMosaics mosaics = new SlowMosaics(mosaic);
        mosaics.fill(0);
        return mosaics.found;
    }

    /** A solution as such a map; adjacent tiles must agree. */
    static Map<String, Character> drawn(List<PlacedTile> solution) {
        Map<String, Character> colors = new TreeMap<>();
        for (PlacedTile placement : solution) {
            List<String> edges = middles(placement.cell());
            for (int side = 0; side < edges.size(); side++) {
                char color = placement.colors().charAt(side);
                Character other = colors.put(edges.get(side), color);
                if (other != null && other != color) {
                    throw new AssertionError("edges differ: " + solution);
                }
            }
        }
        return colors;
    }

    /** The middles of the edges, doubled. */
    static List<String> middles(MosaicCell cell) {
        List<double[]> corners = cell.corners();
        return IntStream.range(0, corners.size())
                .mapToObj(k -> {
                    double[] from = corners.get(k);
                    double[] to = corners.get((k + 1) % corners.size());
                    return Math.round(from[0] + to[0]) + " " + Math.round(from[1] + to[1]);
                })
                .toList();
    }

    private void fill(int number) {
        if (number == mosaic.board().cells().size()) {
            found.add(new TreeMap<>(colors));
            return;
        }
        List<String> edges = middles(mosaic.board().cells().get(number));
        for (String tile : new HashSet<>(left)) {
            left.remove(tile);
            for (int k = 0; k < (mosaic.tiles().fixed() ? 1 : tile.length()); k++) {
                String look = tile.substring(k) + tile.substring(0, k);
                lay(look, edges, number);
            }
            left.add(tile);
        }
    }

    private void lay(String look, List<String> edges, int number) {
        Map<String, Character> before = new TreeMap<>(colors);
        boolean fits = true;
        for (int side = 0; side < edges.size(); side++) {
            String edge = edges.get(side);
            char color = look.charAt(side);
            boolean border = cellsAt.get(edge) == 1 && !mosaic.border().isEmpty();
            fits &= !border || color == mosaic.border().charAt(0);
            Character other = colors.put(edge, color);
            fits &= other == null || other == color;
        }
        if (fits) {
            fill(number + 1);
        }
        colors.clear();
        colors.putAll(before);
    }
}
