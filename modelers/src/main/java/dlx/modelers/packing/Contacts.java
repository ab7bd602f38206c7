package dlx.modelers.packing;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import dlx.modelers.packing.PackingRules.Colors;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The places where two pieces of a color could touch. Each place is a side between two cells, or a corner that several
 * cells share. For each color, each place is a secondary item. A piece covers the places of its cells, except sides
 * between two of its own cells.
 */
final class Contacts {

    /** The cells around a place of contact, in the order of the board. */
    private final List<List<Cell>> places = new ArrayList<>();

    /** Indexes in {@link #places} of the places around each cell. */
    private final Map<Cell, List<Integer>> around = new LinkedHashMap<>();

    private final Colors colors;

    /** Items of each color, by the index of the place. */
    private final List<Items> items = new ArrayList<>();

    /** Declares the items of a board; no items without colors. */
    Contacts(Board board, Colors colors, CoverBuilder<Placement> cover) {
        this.colors = colors;
        if (!colors.isNone()) {
            (colors.corners() ? corners(board) : sides(board)).forEach(this::add);
            String kind = colors.corners() ? "corner " : "side ";
            for (String group : colors.groups()) {
                items.add(cover.items(kind + group, places.size())
                        .secondary()
                        .named(i -> kind + group + " " + name(places.get(i))));
            }
        }
    }

    /** Returns the items that a placement of a piece covers. */
    List<Item> of(Placement placement) {
        int color = colors.of(placement.piece());
        if (color < 0) {
            return List.of();
        }
        Set<Cell> cells = Set.copyOf(placement.cells());
        Set<Integer> held = new HashSet<>();
        List<Item> touched = new ArrayList<>();
        for (Cell cell : placement.cells()) {
            for (int place : around.getOrDefault(cell, List.of())) {
                if (!cells.containsAll(places.get(place)) && held.add(place)) {
                    touched.add(items.get(color).at(place));
                }
            }
        }
        return touched;
    }

    private void add(List<Cell> place) {
        place.forEach(
                cell -> around.computeIfAbsent(cell, c -> new ArrayList<>()).add(places.size()));
        places.add(place);
    }

    private static List<List<Cell>> sides(Board board) {
        List<List<Cell>> sides = new ArrayList<>();
        for (Cell cell : board.cells()) {
            board.lattice()
                    .neighbors(cell)
                    .filter(other -> board.indexOf(other) > board.indexOf(cell))
                    .sorted()
                    .forEach(other -> sides.add(List.of(cell, other)));
        }
        return sides;
    }

    private static Collection<List<Cell>> corners(Board board) {
        Map<Cell, List<Cell>> corners = new LinkedHashMap<>();
        for (Cell cell : board.cells()) {
            for (Cell corner : board.lattice().cornersOf(cell, board.layers() > 1)) {
                corners.computeIfAbsent(corner, c -> new ArrayList<>()).add(cell);
            }
        }
        return corners.values().stream()
                .filter(cells -> cells.size() > 1)
                .distinct()
                .toList();
    }

    private static String name(List<Cell> place) {
        return place.stream().map(Cell::toString).collect(Collectors.joining(" "));
    }
}
