package dlx.modelers.tents;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.modelers.packing.Cell;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The items of a lawn, and the items of each option. */
final class TentsCover {

    private final Tents puzzle;
    private final CoverBuilder<Tent> cover;
    private final ItemGrid trees;

    /** The items of the given tents. */
    private final ItemGrid tents;

    /** The items of rows, by row; a row without a count does not have an item. {@code columns} likewise. */
    private final Map<Integer, Item> rows;

    private final Map<Integer, Item> columns;

    /** The items of circles, by each option that follows a circle in the restricted direction. */
    private final Map<Tent, List<Item>> circles = new HashMap<>();

    /** The items of blocks of cells that all touch each other: 2x2 cells, or fewer on a board of one row or column. */
    private final ItemGrid blocks;

    private final int blockRows;
    private final int blockColumns;

    TentsCover(Tents puzzle, CoverBuilder<Tent> cover) {
        this.puzzle = puzzle;
        this.cover = cover;
        trees = cover.grid("tree", puzzle.trees());
        tents = cover.grid("tent", puzzle.tents());
        rows = lines("row", puzzle.inRows());
        columns = lines("column", puzzle.inColumns());
        for (Circle circle : CircleFinder.of(puzzle, CircleFinder.MOST)) {
            Item item = cover.item(circle.name()).times(0, circle.next().size() - 1);
            circle.next()
                    .forEach(tent -> circles.computeIfAbsent(tent, none -> new ArrayList<>())
                            .add(item));
        }
        blockRows = Math.min(2, puzzle.rows());
        blockColumns = Math.min(2, puzzle.columns());
        blocks = cover.grid("block", puzzle.rows() - blockRows + 1, puzzle.columns() - blockColumns + 1)
                .secondary();
    }

    private Map<Integer, Item> lines(String name, List<Integer> counts) {
        Map<Integer, Item> lines = new HashMap<>();
        for (int line = 0; line < counts.size(); line++) {
            int count = counts.get(line);
            if (count != Tents.UNKNOWN) {
                Item item = cover.item(name + " " + (line + 1));
                lines.put(line, count == 1 ? item : item.times(count, count));
            }
        }
        return lines;
    }

    /** Adds the options of the tents that a tree may have. */
    void addTents(int row, int column) {
        addTent(row - 1, column, row, column);
        addTent(row, column - 1, row, column);
        addTent(row, column + 1, row, column);
        addTent(row + 1, column, row, column);
    }

    private void addTent(int row, int column, int treeRow, int treeColumn) {
        if (!puzzle.isOpen(row, column)) {
            return;
        }
        Tent tent = new Tent(Cell.flat(row, column), Cell.flat(treeRow, treeColumn));
        List<Item> held = new ArrayList<>(List.of(trees.at(treeRow, treeColumn)));
        if (puzzle.tents().has(row, column)) {
            held.add(tents.at(row, column));
        }
        if (rows.containsKey(row)) {
            held.add(rows.get(row));
        }
        if (columns.containsKey(column)) {
            held.add(columns.get(column));
        }
        held.addAll(circles.getOrDefault(tent, List.of()));
        for (int r = Math.max(0, row - blockRows + 1); r <= Math.min(row, blocks.rows() - 1); r++) {
            for (int c = Math.max(0, column - blockColumns + 1); c <= Math.min(column, blocks.columns() - 1); c++) {
                held.add(blocks.at(r, c));
            }
        }
        cover.option(tent, held);
    }
}
