package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Makes a picture that is the only solution of its clues. Begins with noise and merges it into patches. Then flips
 * single cells that solving lines leaves open to another color, and keeps a flip unless it increases the number of open
 * cells. When no
 * cell is open, the picture is unique. Used once.
 */
final class PictureFiller {

    /** Maximum number of lines solved; they take some seconds. */
    private static final long MOST_LINES = 1_000_000;

    private final RandomGenerator random;
    private final Map<Character, String> colors;

    /** The signs of the colors and of white. */
    private final String signs;

    private char[][] picture;
    private long lines;

    /**
     * Creates a filler.
     *
     * @param noise the initial picture, signs of colors and of white cells
     * @param colors the colors of the picture
     * @param random the source of random cells
     */
    PictureFiller(char[][] noise, Map<Character, String> colors, RandomGenerator random) {
        this.random = random;
        picture = noise;
        this.colors = colors;
        signs = Nonogram.signs(colors) + NonogramReader.WHITE;
    }

    /** Returns the clues of a unique picture; empty if the limit was reached first. */
    Optional<Nonogram> fill() {
        char[][] merged = new char[picture.length][picture[0].length];
        for (int row = 0; row < merged.length; row++) {
            for (int column = 0; column < merged[row].length; column++) {
                merged[row][column] = mostOften(row, column);
            }
        }
        picture = merged;
        List<int[]> open = open();
        while (!open.isEmpty() && lines < MOST_LINES) {
            int[] cell = open.get(random.nextInt(open.size()));
            char before = picture[cell[0]][cell[1]];
            picture[cell[0]][cell[1]] = other(before);
            List<int[]> then = open();
            if (then.size() <= open.size()) {
                open = then;
            } else {
                picture[cell[0]][cell[1]] = before;
            }
        }
        return open.isEmpty() ? Optional.of(Nonogram.of(picture, colors, true)) : Optional.empty();
    }

    /** Returns another sign; a random one if there are several. */
    private char other(char sign) {
        int steps = signs.length() == 2 ? 1 : 1 + random.nextInt(signs.length() - 1);
        return signs.charAt((signs.indexOf(sign) + steps) % signs.length());
    }

    /** Returns the cells that solving lines does not determine, as pairs {@code {row, column}}. */
    private List<int[]> open() {
        LineSolver solver = new LineSolver(Nonogram.of(picture, colors, true));
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

    /** Returns the sign that a cell and its neighbors have most often; the sign of the cell if others are as frequent. */
    private char mostOften(int row, int column) {
        int[] counts = new int[signs.length()];
        for (int r = Math.max(0, row - 1); r <= Math.min(row + 1, picture.length - 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(column + 1, picture[r].length - 1); c++) {
                counts[signs.indexOf(picture[r][c])]++;
            }
        }
        int most = signs.indexOf(picture[row][column]);
        for (int sign = 0; sign < counts.length; sign++) {
            most = counts[sign] > counts[most] ? sign : most;
        }
        return signs.charAt(most);
    }
}
