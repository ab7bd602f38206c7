package dlx.modelers.shikaku;

import dlx.api.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A random division of a board that becomes a puzzle. Single cells are joined with neighbors, and large rectangles are
 * cut. Then each area is written into a cell of its rectangle. Used once.
 */
record Division(Shikaku blank, List<Rectangle> rectangles, RandomGenerator random) {

    /**
     * Maximum number of cells by which the area of a rectangle exceeds the mean side of the board; larger rectangles
     * are unusual in printed puzzles.
     */
    private static final int MORE_THAN_A_ROW = 2;

    /**
     * Returns a puzzle of a division.
     *
     * @param blank the board without numbers
     * @param rectangles a division of the board
     * @param random the source of cuts and of the cells of numbers
     * @return the text of a puzzle with one solution or more
     */
    static String fill(Shikaku blank, List<Rectangle> rectangles, RandomGenerator random) {
        Division division = new Division(blank, new ArrayList<>(rectangles), random);
        division.cutLarge((blank.rows() + blank.columns()) / 2 + MORE_THAN_A_ROW);
        division.joinSingles();
        return division.text();
    }

    private void cutLarge(int largest) {
        for (int k = 0; k < rectangles.size(); k++) {
            while (rectangles.get(k).area() > largest) {
                cut(k);
            }
        }
    }

    /** Cuts a rectangle across its longer side, and appends the second part to the list. */
    private void cut(int k) {
        Rectangle whole = rectangles.get(k);
        boolean lying = whole.width() > whole.height();
        int at = 1 + random.nextInt((lying ? whole.width() : whole.height()) - 1);
        int top = lying ? whole.top() : whole.top() + at;
        int left = lying ? whole.left() + at : whole.left();
        rectangles.set(
                k, new Rectangle(whole.top(), whole.left(), lying ? whole.height() : at, lying ? at : whole.width()));
        rectangles.add(
                new Rectangle(top, left, whole.top() + whole.height() - top, whole.left() + whole.width() - left));
    }

    private void joinSingles() {
        for (Rectangle single : List.copyOf(rectangles)) {
            if (single.area() == 1 && rectangles.contains(single)) {
                rectangles.stream()
                        .filter(other -> joined(single, other).isPresent())
                        .findFirst()
                        .ifPresent(other -> {
                            rectangles.removeAll(List.of(single, other));
                            rectangles.add(joined(single, other).get());
                        });
            }
        }
    }

    /** Returns the union of two rectangles, if that is a rectangle. */
    private static Optional<Rectangle> joined(Rectangle one, Rectangle other) {
        int top = Math.min(one.top(), other.top());
        int left = Math.min(one.left(), other.left());
        int bottom = Math.max(one.top() + one.height(), other.top() + other.height());
        int right = Math.max(one.left() + one.width(), other.left() + other.width());
        Rectangle both = new Rectangle(top, left, bottom - top, right - left);
        return Optional.of(both).filter(hull -> hull.area() == one.area() + other.area());
    }

    private String text() {
        String[][] cells = new String[blank.rows()][blank.columns()];
        for (String[] row : cells) {
            Arrays.fill(row, ".");
        }
        for (Rectangle rectangle : rectangles) {
            int row = rectangle.top() + random.nextInt(rectangle.height());
            int column = rectangle.left() + random.nextInt(rectangle.width());
            cells[row][column] = Integer.toString(rectangle.area());
        }
        return Grid.columns(cells);
    }
}
