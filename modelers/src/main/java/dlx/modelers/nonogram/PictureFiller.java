package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Makes a picture that is the only solution of its clues. Begins with noise and merges it into patches. Then flips
 * single cells that solving lines leaves open, and keeps a flip unless it increases the number of open cells. When no
 * cell is open, the picture is unique. Used once.
 */
final class PictureFiller {

    /** Maximum number of lines solved; they take some seconds. */
    private static final long MOST_LINES = 1_000_000;

    private final RandomGenerator random;
    private boolean[][] picture;
    private long lines;

    /**
     * Creates a filler.
     *
     * @param noise the initial picture, true for black cells
     * @param random the source of random cells
     */
    PictureFiller(boolean[][] noise, RandomGenerator random) {
        this.random = random;
        picture = noise;
    }

    /** Returns the clues of a unique picture; empty if the limit was reached first. */
    Optional<Nonogram> fill() {
        picture = Canvas.picture(picture.length, picture[0].length, this::mostAreBlack);
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

    /** Returns the cells that solving lines does not determine, as pairs {@code {row, column}}. */
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
