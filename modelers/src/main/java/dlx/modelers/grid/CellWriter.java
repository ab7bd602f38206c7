package dlx.modelers.grid;

import dlx.api.Grid;
import java.util.Arrays;
import java.util.Collection;

/**
 * Writes boards, whole or partly filled, as text.
 *
 * @since 0.1
 */
public final class CellWriter {

    private CellWriter() {}

    /**
     * Returns values in cells as the text of a board.
     *
     * @param n number of rows and columns
     * @param style style of the text
     * @param empty character for an empty cell
     * @param placements the values, each with its cell
     * @return a line, or one line per row, each with its line end
     */
    public static String write(int n, BoardStyle style, char empty, Collection<CellValue> placements) {
        return style.spaced() ? words(n, style, empty, placements) : characters(n, style, empty, placements);
    }

    private static String characters(int n, BoardStyle style, char empty, Collection<CellValue> placements) {
        int width = style.oneLine() ? n * n : n;
        char[] text = new char[n * n + n * n / width];
        Arrays.fill(text, empty);
        for (int end = width; end < text.length; end += width + 1) {
            text[end] = '\n';
        }
        for (CellValue p : placements) {
            int cell = p.cell(n);
            text[cell + cell / width] = style.symbols().character(p.value());
        }
        return new String(text);
    }

    private static String words(int n, BoardStyle style, char empty, Collection<CellValue> placements) {
        String[][] words = new String[n][n];
        for (String[] row : words) {
            Arrays.fill(row, String.valueOf(empty));
        }
        for (CellValue p : placements) {
            words[p.row() - 1][p.column() - 1] = style.symbols().word(p.value());
        }
        return style.oneLine()
                ? String.join(" ", Arrays.stream(words).flatMap(Arrays::stream).toList()) + "\n"
                : Grid.columns(words);
    }
}
