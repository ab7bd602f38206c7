package dlx.modelers.packing;

import dlx.api.Grid;
import dlx.api.Line;
import dlx.api.PuzzleText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Drawings on a lattice other than squares. Blanks count there: the column of a sign is its column in the line. Between
 * sticks {@code +} may mark the points.
 */
final class LatticeRows {

    /** Sign of a point between sticks. */
    static final char POINT = '+';

    private LatticeRows() {}

    /** Reads rows up to a blank line or the line that ends the drawing, each sign at its place. */
    static DrawnRows read(PuzzleText text, String signs, Predicate<Line> ends) {
        List<DrawnSign> marks = new ArrayList<>();
        int rows = 0;
        int columns = 0;
        Optional<Line> next = text.look();
        while (next.isPresent() && !next.get().isBlank() && !ends.test(next.get())) {
            Line line = text.next("a row");
            next = text.look();
            if (!DrawnRows.isComment(line)) {
                columns = Math.max(columns, line.text().length());
                if (columns > DrawnRows.MOST || (rows + 1L) * columns > 2L * DrawnRows.MOST) {
                    throw DrawnRows.tooLarge(line, DrawnRows.MOST);
                }
                int row = rows++;
                IntStream.range(0, line.text().length())
                        .filter(i -> line.text().charAt(i) != ' ')
                        .mapToObj(i -> DrawnRows.mark(Cell.flat(row, i), line, i + 1, signs + POINT))
                        .forEach(marks::add);
            }
        }
        return new DrawnRows(marks, 1, rows, columns);
    }

    /**
     * Returns the signs of cells. Rows of hexagons may begin at any column: the first sign fixes the places of cells.
     *
     * @throws dlx.api.PuzzleSyntaxException if a sign is at a place without a cell
     */
    static List<DrawnSign> cells(Lattice lattice, List<DrawnSign> marks) {
        if (lattice == Lattice.SQUARE || marks.isEmpty()) {
            return marks;
        }
        int shift = lattice == Lattice.HEX ? -lattice.kind(marks.get(0).cell()) : 0;
        List<DrawnSign> cells = new ArrayList<>();
        for (DrawnSign mark : marks) {
            DrawnSign moved = mark.plus(0, shift);
            boolean isPoint = lattice == Lattice.STICK && lattice.kind(mark.cell()) == 0;
            if (!isPoint && (!lattice.isCell(moved.cell()) || mark.sign() == POINT)
                    || isPoint && mark.sign() != POINT) {
                throw mark.wrong("is in a place without a cell", isPoint ? "'+' or a blank" : "a blank");
            }
            if (!isPoint) {
                cells.add(moved);
            }
        }
        return cells;
    }

    /** Returns the signs that are not blocked, moved up and left as far as steps of the lattice allow. */
    static List<DrawnSign> atOrigin(Lattice lattice, List<DrawnSign> cells) {
        List<DrawnSign> free =
                cells.stream().filter(mark -> mark.sign() != Drawing.BLOCKED).toList();
        if (free.isEmpty()) {
            return free;
        }
        int row = free.stream().mapToInt(mark -> mark.cell().row()).min().orElseThrow();
        int column = free.stream().mapToInt(mark -> mark.cell().column()).min().orElseThrow();
        Cell step = lattice.stepBefore(Cell.flat(row, column));
        return free.stream().map(mark -> mark.plus(-step.row(), -step.column())).toList();
    }

    /**
     * Returns a drawing of cells.
     *
     * @param lattice the lattice of the cells
     * @param cells at least one cell
     * @param sign returns the sign of a cell
     * @return lines, each with its line end; no line is blank
     */
    static String text(Lattice lattice, List<Cell> cells, Function<Cell, Character> sign) {
        int last = cells.stream().mapToInt(Cell::row).max().orElseThrow();
        int columns = 2 + cells.stream().mapToInt(Cell::column).max().orElseThrow();
        char[][] lines = Grid.filled(last + 2, columns, ' ');
        for (Cell cell : cells) {
            lines[cell.row()][cell.column()] = sign.apply(cell);
            if (lattice == Lattice.STICK) {
                int down = cell.row() & 1;
                lines[cell.row() - down][cell.column() - 1 + down] = POINT;
                lines[cell.row() + down][cell.column() + 1 - down] = POINT;
            }
        }
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < lines.length; row++) {
            String line = new String(lines[row]).stripTrailing();
            if (line.isEmpty() && row <= last) {
                line = lattice.isCell(Cell.flat(row, 0)) ? "#" : " #";
            }
            text.append(line.isEmpty() ? "" : line + "\n");
        }
        return text.toString();
    }
}
