package dlx.modelers.nonogram;

import java.util.List;
import java.util.stream.IntStream;

/**
 * An option: a block in one of its places, a white cell, or a black or colored cell of a line without a clue. All
 * numbers count from 0. A color is its sign, {@code '#'} for black.
 *
 * @since 0.1
 */
public sealed interface Mark {

    /**
     * The option "this block of the line lies here", whose label is like {@code row 3 block 2: c5-c7}.
     *
     * @param line the row or column
     * @param number the number of the block in the line, from 0
     * @param start the first cell of the block in the line, from 0
     * @param length the number of cells of the block
     * @param color the sign of the color of the block
     * @since 0.1
     */
    record Block(CellLine line, int number, int start, int length, char color) implements Mark {

        @Override
        public String toString() {
            String last = length == 1 ? "" : "-" + line.place(start + length - 1);
            return line + " block " + (number + 1) + ": " + line.place(start) + last;
        }
    }

    /**
     * The option "this cell is white", whose label is like {@code r3c5 white}.
     *
     * @param row the row of the cell, from 0
     * @param column the column of the cell, from 0
     * @since 0.1
     */
    record White(int row, int column) implements Mark {

        @Override
        public String toString() {
            return "r" + (row + 1) + "c" + (column + 1) + " white";
        }
    }

    /**
     * The option "this cell of a line without a clue has this color", whose label is like {@code row 3 black: c5}.
     *
     * @param line the row or column
     * @param cell the cell in the line, from 0
     * @param color the sign of the color of the cell
     * @since 0.1
     */
    record Black(CellLine line, int cell, char color) implements Mark {

        @Override
        public String toString() {
            return line + " " + (color == NonogramReader.BLACK ? "black" : color) + ": " + line.place(cell);
        }
    }

    /** Returns the cells of the option as pairs {@code {row, column}}. */
    default List<int[]> cells() {
        if (this instanceof Block block) {
            return IntStream.range(block.start, block.start + block.length)
                    .mapToObj(cell -> new int[] {block.line.row(cell), block.line.column(cell)})
                    .toList();
        }
        return this instanceof Black black
                ? List.of(new int[] {black.line.row(black.cell), black.line.column(black.cell)})
                : this instanceof White white ? List.of(new int[] {white.row, white.column}) : List.of();
    }
}
