package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Makes a picture that its clues tell from all others. Begins with noise, makes patches of it, then changes single cells that
 * the lines by themselves leave open, as long as there are not more of these afterwards. Where none is left, the picture is the
 * only one. Used once.
 */
final class PictureFiller {

    /** Lines that may be looked at: some seconds. */
    private static final long MOST_LINES = 1_000_000;

    private final RandomGenerator random;
    private boolean[][] picture;
    private long lines;

    /** @param noise black where {@code true} */
    PictureFiller(boolean[][] noise, RandomGenerator random) {
        this.random = random;
        picture = noise;
    }

    /** The clues of such a picture; nothing if none was found. */
    Optional<Nonogram> fill() {
        picture = patches();
        List<int[]> open = open();
        while (!open.isEmpty() && lines < MOST_LINES) {
            int[] cell = open.get(random.nextInt(open.size()));
            flip(cell);
            List<int[]> then = open();
            if (then.size() <= open.size()) {
                open = then;
            } else {
                flip(cell);
            }
        }
        return open.isEmpty() ? Optional.of(Nonogram.of(picture, true)) : Optional.empty();
    }

    private void flip(int[] cell) {
        picture[cell[0]][cell[1]] ^= true;
    }

    /** The cells that the lines by themselves do not tell. */
    private List<int[]> open() {
        LineSolver solver = new LineSolver(Nonogram.of(picture, true));
        lines += solver.lines();
        List<int[]> open = new ArrayList<>();
        for (int row = 0; row < picture.length; row++) {
            for (int column = 0; column < picture[row].length; column++) {
                if (!solver.isKnown(row, column)) {
                    open.add(new int[] {row, column});
                }
            }
        }
        return open;
    }

    /** Each cell is as most are of those around it and itself. */
    private boolean[][] patches() {
        return Canvas.picture(picture.length, picture[0].length, this::mostAreBlack);
    }

    private boolean mostAreBlack(int row, int column) {
        int more = 0;
        for (int r = Math.max(0, row - 1); r <= Math.min(row + 1, picture.length - 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(column + 1, picture[r].length - 1); c++) {
                more += picture[r][c] ? 1 : -1;
            }
        }
        return more > 0 || more == 0 && picture[row][column];
    }
}
