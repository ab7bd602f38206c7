package dlx.modelers.sudoku;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.grid.Layout;
import java.util.List;
import java.util.Optional;

/** Distinguishes candidates of cells, as solvers write them between bars, from the cells of a board. */
final class PencilMarks {

    /** Maximum number of rows; larger boards are not written with all their candidates. */
    private static final int MOST_ROWS = 9;

    /** Number of characters in each direction of a 9x9 board whose cells are three lines of three characters. */
    private static final int DOTS = 27;

    private static final int LEAST_ROWS = 4;

    private PencilMarks() {}

    /**
     * Returns the error of rows that are pencil marks.
     *
     * @return an error at the first cell with more than one value; empty if the rows are not pencil marks
     */
    static Optional<PuzzleSyntaxException> in(List<Line> rows) {
        return areDots(rows)
                ? Optional.of(error(Layout.bare(rows.get(0)).words().get(0)))
                : rows.stream()
                        .map(PencilMarks::first)
                        .flatMap(Optional::stream)
                        .findFirst()
                        .map(PencilMarks::error);
    }

    /** Returns the maximum number of lines of a board of candidates. */
    static int rows(List<Line> lines) {
        return areDots(lines) ? DOTS : MOST_ROWS;
    }

    /**
     * Returns true if the candidates of each cell are three lines of three characters; a row of a board never has that
     * number of cells.
     */
    private static boolean areDots(List<Line> lines) {
        return lines.size() % 3 == 0 && lines.stream().allMatch(PencilMarks::areDots);
    }

    private static boolean areDots(Line line) {
        List<Word> words = Layout.bare(line).words();
        return words.stream().mapToInt(word -> word.text().length()).sum() == DOTS
                && words.stream()
                        .allMatch(word ->
                                word.text().length() % 3 == 0 && WatchedText.matches("[.\\-0-9*_]+", word.text()));
    }

    private static PuzzleSyntaxException error(Word cell) {
        return cell.line().error(cell.column(), "these are candidates; expected one value per cell");
    }

    /** Returns the first cell with several values in a row of candidates. */
    private static Optional<Word> first(Line row) {
        List<Word> words = Layout.bare(row).words();
        int n = words.size();
        boolean areCells = n >= LEAST_ROWS && n <= MOST_ROWS && words.stream().allMatch(word -> isCell(word.text(), n));
        return words.stream()
                .filter(word -> areCells && word.text().length() > 1)
                .findFirst();
    }

    /** Returns true if a word is an empty cell, or values in ascending order. */
    private static boolean isCell(String word, int n) {
        for (int k = 0; k < word.length(); k++) {
            char c = word.charAt(k);
            boolean rises = k == 0 || c > word.charAt(k - 1);
            if (c > '0' + n || c < '0' && c != '.' && c != '-' || !rises) {
                return false;
            }
        }
        return word.length() <= n;
    }
}
