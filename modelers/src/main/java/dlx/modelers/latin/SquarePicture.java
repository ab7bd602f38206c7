package dlx.modelers.latin;

import dlx.api.Svg;
import dlx.modelers.grid.Ink;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Draws a square: givens bold on gray, and the cells of the diagonals on blue where diagonals matter. */
final class SquarePicture {

    private static final String GIVEN = "#e0e0e0";
    private static final String DIAGONAL = "#dbe9f6";

    private SquarePicture() {}

    static Svg draw(Square square, List<SquareEntry> solution) {
        int n = square.size();
        Svg picture = new Svg(n, n);
        for (int i = 0; square.diagonals() && i < n; i++) {
            picture.box(i, i, 1, 1, DIAGONAL).box(n - 1 - i, i, 1, 1, DIAGONAL);
        }
        square.givens().forEach(e -> picture.box(e.column() - 1, e.row() - 1, 1, 1, GIVEN));
        for (int i = 0; i <= n; i++) {
            double width = i == 0 || i == n ? 0.08 : 0.03;
            picture.line(i, 0, i, n, width, "black").line(0, i, n, i, width, "black");
        }
        Set<SquareEntry> givens = new HashSet<>(square.givens());
        for (SquareEntry entry : solution) {
            double x = entry.column() - 0.5;
            double y = entry.row() - 0.5;
            String symbol = SquareText.symbol(square, entry.symbol());
            if (givens.contains(entry)) {
                picture.boldWord(x, y, Ink.SIZE, Ink.GIVEN, symbol);
            } else {
                picture.word(x, y, Ink.SIZE, Ink.FOUND, symbol);
            }
        }
        return picture;
    }
}
