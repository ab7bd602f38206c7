package dlx.modelers.packing;

import dlx.api.Svg;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * A solid seen from above and in front: the first layer on top, the last row in front on the left, the last column in
 * front on the right.
 *
 * @param owners the owner of each cell of the board; -1 for an empty cell, which is not drawn
 * @param left x of the left edge
 * @param top y of the upper edge
 */
record Isometric(Board board, int[] owners, double left, double top) {

    /** Half the width of a cube. The unit is the side of a square cell. */
    private static final double HALF = 0.55;

    /** Distance that a step of {@link #HALF} to the side goes down. */
    private static final double SLOPE = HALF / 2;

    /** The height of a cube. */
    private static final double TALL = 0.62;

    private static final double THICK = 0.05;
    private static final double THIN = 0.012;

    private static final int NOBODY = -1;

    double width() {
        return (board.rows() + board.columns()) * HALF;
    }

    double height() {
        return (board.rows() + board.columns()) * SLOPE + board.layers() * TALL;
    }

    /**
     * Draws cubes from the back to the front, each with three sides, so that cubes in front hide the others.
     *
     * @param colors the color of each owner
     */
    void draw(Svg svg, List<String> colors) {
        for (int layer = board.layers() - 1; layer >= 0; layer--) {
            for (int row = 0; row < board.rows(); row++) {
                for (int column = 0; column < board.columns(); column++) {
                    Cell cell = new Cell(layer, row, column);
                    if (owner(cell) != NOBODY) {
                        sides(svg, cell, colors.get(owner(cell)));
                    }
                }
            }
        }
    }

    private void sides(Svg svg, Cell cell, String color) {
        double x = left + (board.rows() - cell.row() + cell.column()) * HALF;
        double y = top + (cell.row() + cell.column()) * SLOPE + cell.layer() * TALL;
        double[] back = {x, y};
        double[] right = {x + HALF, y + SLOPE};
        double[] front = {x, y + 2 * SLOPE};
        double[] leftmost = {x - HALF, y + SLOPE};
        UnaryOperator<double[]> down = point -> new double[] {point[0], point[1] + TALL};
        if (owner(cell.plus(-1, 0, 0)) == NOBODY) {
            side(svg, shade(color, 1), back, right, front, leftmost);
            edge(svg, cell, cell.plus(0, -1, 0), back, right);
            edge(svg, cell, cell.plus(0, 0, 1), right, front);
            edge(svg, cell, cell.plus(0, 1, 0), front, leftmost);
            edge(svg, cell, cell.plus(0, 0, -1), leftmost, back);
        }
        if (owner(cell.plus(0, 1, 0)) == NOBODY) {
            side(svg, shade(color, 0.85), leftmost, front, down.apply(front), down.apply(leftmost));
            edge(svg, cell, cell.plus(-1, 0, 0), leftmost, front);
            edge(svg, cell, cell.plus(0, 0, 1), front, down.apply(front));
            edge(svg, cell, cell.plus(1, 0, 0), down.apply(front), down.apply(leftmost));
            edge(svg, cell, cell.plus(0, 0, -1), down.apply(leftmost), leftmost);
        }
        if (owner(cell.plus(0, 0, 1)) == NOBODY) {
            side(svg, shade(color, 0.7), front, right, down.apply(right), down.apply(front));
            edge(svg, cell, cell.plus(-1, 0, 0), front, right);
            edge(svg, cell, cell.plus(0, -1, 0), right, down.apply(right));
            edge(svg, cell, cell.plus(1, 0, 0), down.apply(right), down.apply(front));
            edge(svg, cell, cell.plus(0, 1, 0), down.apply(front), front);
        }
    }

    private static void side(Svg svg, String fill, double[] a, double[] b, double[] c, double[] d) {
        svg.polygon(fill, a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]);
    }

    /** Draws an edge of a cube: thick unless the cell beyond has the same owner. */
    private void edge(Svg svg, Cell cell, Cell beyond, double[] from, double[] to) {
        boolean thick = owner(beyond) != owner(cell);
        svg.line(from[0], from[1], to[0], to[1], thick ? THICK : THIN, thick ? "black" : "#666");
    }

    private int owner(Cell cell) {
        int i = board.indexOf(cell);
        return i < 0 ? NOBODY : owners[i];
    }

    /** Returns a color multiplied by a brightness from 0 to 1. */
    private static String shade(String color, double light) {
        int rgb = Integer.parseInt(color.substring(1), 16);
        int red = (int) Math.round((rgb >> 16) * light);
        int green = (int) Math.round((rgb >> 8 & 0xff) * light);
        int blue = (int) Math.round((rgb & 0xff) * light);
        return String.format(Locale.ROOT, "#%02x%02x%02x", red, green, blue);
    }
}
