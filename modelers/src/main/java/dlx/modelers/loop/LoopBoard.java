package dlx.modelers.loop;

import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A board of cells with words.
 *
 * @param columns number of columns, {@code >= 1}
 * @param cells the word of each cell, row by row; {@link #FREE} without one
 * @param full true if lines must run through all cells
 * @since 0.1
 */
public record LoopBoard(int columns, List<String> cells, boolean full) {

    /** The word of a free cell. */
    static final String FREE = ".";

    /** Creates a board with a copy of the list. */
    public LoopBoard {
        cells = List.copyOf(cells);
    }

    /** Returns a board of free cells. */
    static LoopBoard free(int rows, int columns) {
        return new LoopBoard(columns, Collections.nCopies(rows * columns, FREE), false);
    }

    /** Returns a board of this size with other words. */
    LoopBoard filled(IntFunction<String> word) {
        return new LoopBoard(
                columns, IntStream.range(0, cells.size()).mapToObj(word).toList(), full);
    }

    int rows() {
        return cells.size() / columns;
    }

    String at(int cell) {
        return cells.get(cell);
    }

    boolean isFree(int cell) {
        return at(cell).equals(FREE);
    }

    /** Returns the words, row by row, with a text between them. */
    String text(String between) {
        return IntStream.range(0, rows())
                .mapToObj(row -> String.join(between, cells.subList(row * columns, (row + 1) * columns)) + '\n')
                .collect(Collectors.joining());
    }

    /** Returns the word of a cell with its place, for messages: {@code the 3 at r1c2}. */
    String name(int cell) {
        return "the " + at(cell) + " at " + place(cell);
    }

    String place(int cell) {
        return Segment.place(cell / columns, cell % columns);
    }
}
