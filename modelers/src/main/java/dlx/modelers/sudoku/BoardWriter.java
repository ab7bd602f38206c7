package dlx.modelers.sudoku;

import dlx.api.Grid;
import java.util.Arrays;
import java.util.Collection;

/** Writes filled or partly filled boards. */
final class BoardWriter {

    private BoardWriter() {}

    /**
     * Writes placements as a board.
     *
     * @param size of the board
     * @param style how
     * @param empty stands for a cell without placement
     * @param placements what stands where
     * @return a line, or a line a row, each with its line end
     */
    static String write(Size size, Style style, char empty, Collection<Placement> placements) {
        return style.spaced() ? words(size, style, empty, placements) : characters(size, style, empty, placements);
    }

    private static String characters(Size size, Style style, char empty, Collection<Placement> placements) {
        int width = style.oneLine() ? size.n * size.n : size.n;
        char[] text = new char[size.n * size.n + size.n * size.n / width];
        Arrays.fill(text, empty);
        for (int end = width; end < text.length; end += width + 1) {
            text[end] = '\n';
        }
        for (Placement p : placements) {
            int cell = (p.row() - 1) * size.n + p.column() - 1;
            text[cell + cell / width] = style.symbols().character(p.value());
        }
        return new String(text);
    }

    private static String words(Size size, Style style, char empty, Collection<Placement> placements) {
        String[][] words = new String[size.n][size.n];
        for (String[] row : words) {
            Arrays.fill(row, String.valueOf(empty));
        }
        for (Placement p : placements) {
            words[p.row() - 1][p.column() - 1] = style.symbols().word(p.value());
        }
        return style.oneLine()
                ? String.join(" ", Arrays.stream(words).flatMap(Arrays::stream).toList()) + "\n"
                : Grid.columns(words);
    }
}
