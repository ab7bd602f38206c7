package dlx.modelers.starbattle;

import dlx.api.BoardMap;
import dlx.modelers.grid.RegionMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Finds the rotations and reflections of the square that carry regions to regions. */
final class StarSymmetries {

    private StarSymmetries() {}

    /** Returns the symmetries of a board without its stars, except the identity. */
    static List<UnaryOperator<Star>> of(RegionMap regions) {
        return BoardMap.symmetries(regions.n(), regions.n(), StarSymmetries::moved).stream()
                .filter(map -> keeps(regions, map))
                .toList();
    }

    /** Returns the image of a star; rows and columns of stars count from 1. */
    private static Star moved(Star star, BoardMap map) {
        int row = star.row() - 1;
        int column = star.column() - 1;
        return new Star(map.row(row, column) + 1, map.column(row, column) + 1);
    }

    /** Returns true if each region has exactly one image, and no two regions have the same image. */
    private static boolean keeps(RegionMap regions, UnaryOperator<Star> map) {
        int n = regions.n();
        Map<Character, Character> images = new HashMap<>(Map.of(RegionMap.NONE, RegionMap.NONE));
        Map<Character, Character> origins = new HashMap<>(images);
        for (int cell = 0; cell < n * n; cell++) {
            char mark = regions.marks().charAt(cell);
            char image = regions.marks()
                    .charAt(map.apply(new Star(cell / n + 1, cell % n + 1)).cell(n));
            if (images.merge(mark, image, StarSymmetries::first) != image
                    || origins.merge(image, mark, StarSymmetries::first) != mark) {
                return false;
            }
        }
        return true;
    }

    /** Returns the first of two values: keeps an entry of a map. */
    private static char first(char before, char now) {
        return before;
    }
}
