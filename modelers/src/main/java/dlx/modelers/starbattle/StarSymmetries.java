package dlx.modelers.starbattle;

import dlx.modelers.grid.RegionMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The turns and reflections of the square that make regions of regions. */
final class StarSymmetries {

    private StarSymmetries() {}

    /** Of a board without its stars; the identity is not among them. */
    static List<UnaryOperator<Star>> of(RegionMap regions) {
        return square(regions.n() + 1).stream()
                .filter(map -> keeps(regions, map))
                .toList();
    }

    /** All seven, for rows and columns whose sum with their mirror images is given. */
    private static List<UnaryOperator<Star>> square(int sum) {
        return List.of(
                s -> new Star(s.column(), sum - s.row()),
                s -> new Star(sum - s.row(), sum - s.column()),
                s -> new Star(sum - s.column(), s.row()),
                s -> new Star(sum - s.row(), s.column()),
                s -> new Star(s.row(), sum - s.column()),
                s -> new Star(s.column(), s.row()),
                s -> new Star(sum - s.column(), sum - s.row()));
    }

    /** Whether each region has one image, and no other region has the same. */
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

    /** What was known before holds. */
    private static char first(char before, char now) {
        return before;
    }
}
