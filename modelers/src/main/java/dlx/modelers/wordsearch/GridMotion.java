package dlx.modelers.wordsearch;

import dlx.modelers.letters.LetterGrid;
import dlx.modelers.wordsearch.GridChoice.Empty;
import dlx.modelers.wordsearch.GridChoice.Hidden;
import java.util.ArrayList;
import java.util.List;

/**
 * A turn or reflection of a grid: perhaps rows for columns, then perhaps upside down, then perhaps left for right.
 *
 * @param swaps whether rows become columns; for square grids only
 * @param flips whether the upper row becomes the lower one
 * @param mirrors whether the left column becomes the right one
 * @param rows of the grid
 * @param columns of the grid
 */
record GridMotion(boolean swaps, boolean flips, boolean mirrors, int rows, int columns) {

    /** Those that leave the puzzle as it is, without the one that moves nothing. */
    static List<GridMotion> of(WordSearch puzzle) {
        LetterGrid grid = puzzle.grid();
        List<GridMotion> found = new ArrayList<>();
        for (int k = 1; k < 8; k++) {
            GridMotion motion = new GridMotion((k & 4) != 0, (k & 2) != 0, (k & 1) != 0, grid.rows(), grid.columns());
            if ((!motion.swaps || grid.rows() == grid.columns()) && motion.keeps(puzzle)) {
                found.add(motion);
            }
        }
        return found;
    }

    /** What a choice becomes. */
    GridChoice move(WordSearch puzzle, GridChoice choice) {
        if (choice instanceof Hidden hidden) {
            int row = hidden.row() - 1;
            int column = hidden.column() - 1;
            return puzzle.hidden(hidden.word(), row(row, column), column(row, column), move(hidden.direction()));
        }
        Empty empty = (Empty) choice;
        int row = empty.row() - 1;
        int column = empty.column() - 1;
        return new Empty(row(row, column) + 1, column(row, column) + 1);
    }

    private boolean keeps(WordSearch puzzle) {
        LetterGrid grid = puzzle.grid();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (!grid.at(row(row, column), column(row, column)).equals(grid.at(row, column))) {
                    return false;
                }
            }
        }
        return puzzle.directions().stream().map(this::move).allMatch(puzzle.directions()::contains);
    }

    private Direction move(Direction direction) {
        int down = swaps ? direction.right : direction.down;
        int right = swaps ? direction.down : direction.right;
        return Direction.of(flips ? -down : down, mirrors ? -right : right);
    }

    private int row(int row, int column) {
        int moved = swaps ? column : row;
        return flips ? rows - 1 - moved : moved;
    }

    private int column(int row, int column) {
        int moved = swaps ? row : column;
        return mirrors ? columns - 1 - moved : moved;
    }
}
