package dlx.modelers.packing;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The points where two pieces of sticks could cross. Four sticks meet there: one piece would pass straight from left to
 * right, the other from top to bottom. Each point is a secondary item, covered by a piece that passes straight through.
 * Pieces that bend in a point may touch there.
 */
final class Crossings {

    private final Map<Cell, Item> items = new HashMap<>();

    /** Declares the items of a board; no items unless the board consists of sticks. */
    Crossings(Board board, CoverBuilder<Placement> cover) {
        if (board.lattice() == Lattice.STICK) {
            List<Cell> points = board.cells().stream()
                    .map(cell -> cell.plus(0, cell.row() & 1, 1 - (cell.row() & 1))) // its end to the right or below
                    .distinct()
                    .filter(point -> Stream.concat(across(point), down(point)).allMatch(c -> board.indexOf(c) >= 0))
                    .sorted()
                    .toList();
            Items group = cover.items("crossing", points.size()).secondary().named(i -> "crossing " + points.get(i));
            for (int i = 0; i < points.size(); i++) {
                items.put(points.get(i), group.at(i));
            }
        }
    }

    /** Returns the items of the points through which a piece passes straight. */
    List<Item> of(Placement placement) {
        List<Item> passed = new ArrayList<>();
        if (!items.isEmpty()) {
            Set<Cell> cells = Set.copyOf(placement.cells());
            for (Cell cell : placement.cells()) {
                int down = cell.row() & 1;
                Item item = items.get(cell.plus(0, down, 1 - down));
                if (item != null && cells.contains(cell.plus(0, 2 * down, 2 - 2 * down)) && !passed.contains(item)) {
                    passed.add(item);
                }
            }
        }
        return passed;
    }

    private static Stream<Cell> across(Cell point) {
        return Stream.of(point.plus(0, 0, -1), point.plus(0, 0, 1));
    }

    private static Stream<Cell> down(Cell point) {
        return Stream.of(point.plus(0, -1, 0), point.plus(0, 1, 0));
    }
}
