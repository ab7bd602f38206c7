package dlx.modelers.packing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The places of a board's frame that are not cells and that the board encloses in their layer. */
final class Holes {

    private Holes() {}

    /** Returns the holes, row by row, layer by layer. A place connected with the edge of the frame is not a hole. */
    static List<Cell> of(Board board) {
        List<Cell> holes = new ArrayList<>();
        for (int layer = 0; layer < board.layers(); layer++) {
            boolean[][] outside = outside(board, layer);
            for (int row = 0; row < board.rows(); row++) {
                for (int column = 0; column < board.columns(); column++) {
                    Cell place = new Cell(layer, row, column);
                    if (board.indexOf(place) < 0 && !outside[row + 1][column + 1]) {
                        holes.add(place);
                    }
                }
            }
        }
        return holes;
    }

    /**
     * Returns the places outside, found by a flood from the corner of a frame that is one place wider on each side.
     * Rows and columns are shifted by one.
     */
    private static boolean[][] outside(Board board, int layer) {
        int height = board.rows() + 2;
        int width = board.columns() + 2;
        boolean[][] wet = new boolean[height][width];
        Deque<int[]> shore = new ArrayDeque<>(List.of(new int[] {0, 0}));
        while (!shore.isEmpty()) {
            int[] place = shore.remove();
            int row = place[0];
            int column = place[1];
            boolean isBeyond = row < 0 || row >= height || column < 0 || column >= width;
            if (!isBeyond && !wet[row][column] && board.indexOf(new Cell(layer, row - 1, column - 1)) < 0) {
                wet[row][column] = true;
                shore.add(new int[] {row - 1, column});
                shore.add(new int[] {row + 1, column});
                shore.add(new int[] {row, column - 1});
                shore.add(new int[] {row, column + 1});
            }
        }
        return wet;
    }
}
