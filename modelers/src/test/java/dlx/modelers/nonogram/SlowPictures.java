package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.List;

/** Tries all pictures of a size, each as the bits of a number, without covers. */
final class SlowPictures {

    private SlowPictures() {}

    /** The pictures with these clues, drawn. */
    static List<String> solutions(Nonogram puzzle) {
        int rows = puzzle.rows().size();
        int columns = puzzle.columns().size();
        List<String> found = new ArrayList<>();
        for (int bits = 0; bits < 1 << rows * columns; bits++) {
            if (isSolution(puzzle, bits, columns)) {
                found.add(drawn(bits, rows, columns));
            }
        }
        return found;
    }

    private static boolean isSolution(Nonogram puzzle, int bits, int columns) {
        for (CellLine line : puzzle.lines()) {
            Clue clue = puzzle.clue(line);
            StringBuilder cells = new StringBuilder();
            for (int cell = 0; cell < puzzle.cells(line.across()); cell++) {
                cells.append((bits >> line.row(cell) * columns + line.column(cell) & 1) == 1 ? '#' : '.');
            }
            if (!clue.open() && !blocks(cells.toString()).equals(clue.blocks())) {
                return false;
            }
        }
        return true;
    }

    /** The lengths of the words of black cells. */
    static List<Integer> blocks(String cells) {
        List<Integer> blocks = new ArrayList<>();
        for (String block : cells.split("\\.+")) {
            if (!block.isEmpty()) {
                blocks.add(block.length());
            }
        }
        return blocks;
    }

    private static String drawn(int bits, int rows, int columns) {
        StringBuilder drawn = new StringBuilder();
        for (int cell = 0; cell < rows * columns; cell++) {
            drawn.append((bits >> cell & 1) == 1 ? '#' : '.').append(cell % columns == columns - 1 ? "\n" : "");
        }
        return drawn.toString();
    }
}
