package dlx.modelers.latin;

import dlx.api.Svg;
import dlx.modelers.grid.Ink;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Draws a square: givens bold on gray, and, if diagonals count, their cells on blue. */
final class SquarePicture {

    private static final String GIVEN = "#e0e0e0";
    private static final String NOTE = "#555555";
    private static final double BORDER = 0.08;
    private static final String DIAGONAL = "#dbe9f6";

    private SquarePicture() {}

    static Svg draw(Square square, List<SquareChoice> solution) {
        int n = square.size();
        Svg picture = new Svg(n, n);
        for (int i = 0; square.diagonals() && i < n; i++) {
            picture.box(i, i, 1, 1, DIAGONAL).box(n - 1 - i, i, 1, 1, DIAGONAL);
        }
        square.entries().forEach(e -> picture.box(e.column() - 1, e.row() - 1, 1, 1, GIVEN));
        for (int i = 0; i <= n; i++) {
            double width = i == 0 || i == n ? 0.08 : 0.03;
            picture.line(i, 0, i, n, width, "black").line(0, i, n, i, width, "black");
        }
        square.cages().forEach(cage -> drawCage(picture, n, cage));
        Set<SquareEntry> givens = new HashSet<>(square.entries());
        for (SquareEntry entry : SquareChoice.entries(solution)) {
            double x = entry.column() - 0.5;
            double y = entry.row() - 0.5;
            String symbol = SquareText.symbol(square, entry.symbol());
            Ink.write(picture, givens.contains(entry), x, y, Ink.SIZE, Ink.FOUND, symbol);
        }
        return picture;
    }

    /** Draws a border around the cage, and its number in the corner of its first cell. */
    private static void drawCage(Svg picture, int n, NumberCage cage) {
        for (int cell : cage.cells()) {
            int x = cell % n;
            int y = cell / n;
            for (int side = 0; side <= 1; side++) {
                int beside = x + 2 * side - 1;
                if (beside < 0 || beside == n || !cage.cells().contains(y * n + beside)) {
                    picture.line(x + side, y, x + side, y + 1, BORDER, "black");
                }
                if (!cage.cells().contains(cell + (2 * side - 1) * n)) {
                    picture.line(x, y + side, x + 1, y + side, BORDER, "black");
                }
            }
        }
        String label = cage.label();
        int first = cage.cells().get(0);
        picture.word(first % n + 0.1 + 0.07 * label.length(), first / n + 0.18, 0.22, NOTE, label);
    }
}
