package dlx.modelers.nonogram;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.modelers.nonogram.Mark.Black;
import dlx.modelers.nonogram.Mark.Block;
import dlx.modelers.nonogram.Mark.White;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * States a nonogram as a cover.
 *
 * <p>Each cell is two items, one of its row and one of its column. A block covers the items of its own line; a white
 * cell covers both. So a cell that is black for its row is black for its column. Each block is an item as well. If the
 * picture has several colors, each cell has a secondary item with a color.
 *
 * <p>Two consecutive blocks in a line keep their order, with a white cell between them if they have one color. Shifts count from the first
 * place of a block, and no block is shifted further than the next block. For each possible shift, there is a gap item
 * between the two: the first block holds the gap items up to its own shift, the second block the gap items after its
 * own.
 *
 * <p>Decision: options are places of blocks, not fillings of lines. A line of 25 cells with six blocks of two has 3 003
 * fillings, but 54 places. A line of 100 cells with 25 blocks of one has 1 300 places, but more fillings than memory
 * can hold. So no puzzle is too large. The steps of a hint are then also the steps of a human solver: the places of a
 * block, and the cells that they leave. Fillings would exclude more options before a search, by the cells that all
 * fillings of a line have in common. {@link LineSolver} finds these beforehand if the setting asks for it or the
 * picture is large.
 */
final class NonogramCover {

    private final Nonogram puzzle;
    private final CoverBuilder<Mark> cover;
    private final Optional<LineSolver> solved;
    private final ItemGrid ofRows;
    private final ItemGrid ofColumns;
    private final Items gaps;

    /** The colors of the cells; empty if there is only one color. */
    private final Optional<ItemGrid> colors;

    /** Index of the first gap item between the present block and the next block. */
    private int gap;

    private NonogramCover(Nonogram puzzle, CoverBuilder<Mark> cover) {
        this.puzzle = puzzle;
        this.cover = cover;
        solved = puzzle.linesFirst() ? Optional.of(new LineSolver(puzzle)) : Optional.empty();
        int rows = puzzle.rows().size();
        int columns = puzzle.columns().size();
        ofRows = cover.grid("row", rows, columns).named((row, column) -> name(new CellLine(true, row), column));
        ofColumns = cover.grid("column", rows, columns).named((row, column) -> name(new CellLine(false, column), row));
        List<String> names = gapNames(puzzle);
        gaps = cover.items("gap", names.size()).secondary().named(names::get);
        colors = puzzle.colors().size() > 1
                ? Optional.of(cover.grid("color", rows, columns).secondary())
                : Optional.empty();
    }

    private static String name(CellLine line, int cell) {
        return line + " at " + line.place(cell);
    }

    static void describe(Nonogram puzzle, CoverBuilder<Mark> cover) {
        NonogramCover description = new NonogramCover(puzzle, cover);
        for (CellLine line : puzzle.lines()) {
            if (puzzle.clue(line).open()) {
                description.addBlackCells(line);
            } else {
                description.addBlocks(line);
            }
        }
        description.addWhiteCells();
    }

    private void addBlackCells(CellLine line) {
        for (int cell = 0; cell < puzzle.cells(line.across()); cell++) {
            for (char color : puzzle.colors().keySet()) {
                List<Item> held = new ArrayList<>();
                addCell(held, line, cell, color);
                cover.option(new Black(line, cell, color), held);
            }
        }
    }

    private void addBlocks(CellLine line) {
        Clue clue = puzzle.clue(line);
        List<Integer> blocks = clue.blocks();
        int places = puzzle.cells(line.across()) - clue.least() + 1;
        Items own = cover.items(line + " block", blocks.size()).named(block -> line + " block " + (block + 1));
        Optional<LineTable> table = solved.map(lines -> lines.table(line));
        int first = 0;
        for (int block = 0; block < blocks.size(); block++) {
            char color = clue.colors().charAt(block);
            first += clue.gapBefore(block);
            for (int shift = 0; shift < places; shift++) {
                int start = first + shift;
                if (!mayLie(table, block, start)) {
                    continue;
                }
                List<Item> held = new ArrayList<>();
                held.add(own.at(block));
                for (int cell = 0; cell < blocks.get(block); cell++) {
                    addCell(held, line, start + cell, color);
                }
                if (block > 0) {
                    addGaps(held, gap - (places - 1) + shift, gap);
                }
                if (block < blocks.size() - 1) {
                    addGaps(held, gap, gap + shift);
                }
                cover.option(new Block(line, block, start, blocks.get(block), color), held);
            }
            first += blocks.get(block);
            gap += block < blocks.size() - 1 ? places - 1 : 0;
        }
    }

    private void addGaps(List<Item> held, int from, int to) {
        for (int k = from; k < to; k++) {
            held.add(gaps.at(k));
        }
    }

    /**
     * Returns the names of all gap items: for each line and each block except the last, one fewer than the places of
     * the block.
     */
    private static List<String> gapNames(Nonogram puzzle) {
        List<String> names = new ArrayList<>();
        for (CellLine line : puzzle.lines()) {
            Clue clue = puzzle.clue(line);
            int shifts = puzzle.cells(line.across()) - clue.least();
            for (int block = 1; block < clue.blocks().size(); block++) {
                for (int shift = 1; shift <= shifts; shift++) {
                    names.add(line + " gap " + block + " shift " + shift);
                }
            }
        }
        return names;
    }

    private void addWhiteCells() {
        for (int row = 0; row < puzzle.rows().size(); row++) {
            for (int column = 0; column < puzzle.columns().size(); column++) {
                if (mayBeWhite(row, column)) {
                    cover.option(new White(row, column), ofRows.at(row, column), ofColumns.at(row, column));
                }
            }
        }
    }

    private boolean mayBeWhite(int row, int column) {
        return solved.isEmpty() || solved.get().mayBeWhite(row, column);
    }

    private static boolean mayLie(Optional<LineTable> table, int block, int start) {
        return table.isEmpty() || table.get().mayLie(block, start);
    }

    private void addCell(List<Item> held, CellLine line, int cell, char color) {
        int row = line.row(cell);
        int column = line.column(cell);
        held.add((line.across() ? ofRows : ofColumns).at(row, column));
        colors.ifPresent(grid -> held.add(grid.at(row, column).colored(String.valueOf(color))));
    }
}
