package dlx.modelers.shikaku;

import dlx.modelers.grid.Divisions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Divides a board by deciding for each edge between two cells if there is a wall, without covers. A division is a set
 * of walls whose parts are rectangles, without a wall inside.
 */
final class SlowDivisions {

    private final Shikaku board;

    SlowDivisions(Shikaku board) {
        this.board = board;
    }

    /** Returns all solutions, each as a list by cell: the first cell of the part that contains the cell. */
    List<List<Integer>> solutions() {
        List<List<Integer>> found = new ArrayList<>();
        Divisions.forEach(board.numbers().size(), board.columns(), part -> {
            boolean isRight =
                    IntStream.range(0, part.length).allMatch(first -> part[first] != first || isRight(first, part));
            if (isRight) {
                found.add(Arrays.stream(part).boxed().toList());
            }
        });
        return found;
    }

    /** Returns true if a part is a rectangle with one number, which equals its area if it is known. */
    private boolean isRight(int first, int[] part) {
        int columns = board.columns();
        int right = first % columns;
        int bottom = first / columns;
        int left = right;
        int area = 0;
        int numbers = 0;
        boolean fits = true;
        for (int cell = first; cell < part.length; cell++) {
            if (part[cell] == first) {
                area++;
                left = Math.min(left, cell % columns);
                right = Math.max(right, cell % columns);
                bottom = cell / columns;
            }
        }
        for (int cell = first; cell < part.length; cell++) {
            int number = board.numbers().get(cell);
            if (part[cell] == first && number != Shikaku.NONE) {
                numbers++;
                fits &= number == Shikaku.ANY || number == area;
            }
        }
        boolean rectangle = area == (right - left + 1) * (bottom - first / columns + 1);
        return rectangle && (board.isFree() || numbers == 1 && fits);
    }
}
