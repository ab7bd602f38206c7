package dlx.modelers.latin;

import dlx.api.Grid;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.grid.LinesWithinBoard;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Reads and writes squares as text, one line per row. A cell is one character (1 to 9, then A for 10 and so on), or a
 * number with blanks between. The first line determines the format and the number of rows.
 *
 * <p>Only '.' is an empty cell. A 0 is rejected, because many users count symbols from 0 and must not get a completion
 * of another square.
 */
final class SquareText {

    private static final String CHARACTERS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    /** Maximum size of a square with one character per cell. */
    static final int MOST_CHARACTERS = CHARACTERS.length();

    /** Maximum size of a square that is read. */
    static final int MOST = 64;

    private static final String SMALL_CHARACTERS = "123456789abcdefghijklmnopqrstuvwxyz";
    private static final char EMPTY = '.';

    private SquareText() {}

    /** Reads cages, if any, and the square below them. */
    static Square read(PuzzleText text, boolean diagonals) {
        String expected = "a row of symbols and '.'";
        Line line = text.nextFilled(expected);
        List<Word> cages = new ArrayList<>();
        for (List<Word> more = CageReader.words(line); !more.isEmpty(); more = CageReader.words(line)) {
            cages.addAll(more);
            line = text.nextFilled(expected);
        }
        Square square =
                PlsReader.isHead(line) ? PlsReader.read(text, line, diagonals) : readRows(text, line, diagonals);
        return CageReader.read(square, cages);
    }

    private static Square readRows(PuzzleText text, Line first, boolean diagonals) {
        Line line = first;
        boolean spaced = isSpaced(line);
        List<Word> cells = cells(line, spaced, spaced ? MOST : MOST_CHARACTERS);
        int n = cells.size();
        List<SquareEntry> givens = new ArrayList<>();
        addGivens(cells, 1, n, spaced, givens);
        for (int row = 2; row <= n; row++) {
            line = LinesWithinBoard.next(text, "the square", "row " + row + " of " + n);
            cells = cells(line, spaced, n);
            addGivens(cells, row, n, spaced, givens);
            if (cells.size() < n) {
                throw line.wrongCount("the row", cells.size(), "cell", n);
            }
        }
        refuseMore(text, n);
        return new Square(n, givens, diagonals, spaced);
    }

    /** Throws if another row follows. */
    static void refuseMore(PuzzleText text, int n) {
        text.look().filter(more -> !more.isBlank() && !more.startsWith('#')).ifPresent(more -> {
            throw more.error(
                    1, "the square has " + PuzzleText.counted(n, "row") + " already; expected a blank line after it");
        });
    }

    /** Returns the text of the cages and of the square with the chosen symbols. */
    static String write(Square square, List<SquareChoice> chosen) {
        return cages(square.cages(), chosen) + rows(square, SquareChoice.entries(chosen));
    }

    private static String cages(List<NumberCage> cages, List<SquareChoice> chosen) {
        StringBuilder lines = new StringBuilder();
        for (NumberCage cage : cages) {
            lines.append(CageReader.CAGE)
                    .append(' ')
                    .append(cage.name())
                    .append('=')
                    .append(cage.label());
            for (SquareChoice choice : chosen) {
                if (choice instanceof CageFilling filling && filling.cage().equals(cage.name())) {
                    lines.append(':')
                            .append(filling.symbols().stream()
                                    .map(String::valueOf)
                                    .collect(Collectors.joining(",")));
                }
            }
            lines.append('\n');
        }
        return lines.toString();
    }

    private static String rows(Square square, List<SquareEntry> entries) {
        int n = square.size();
        if (!square.spaced()) {
            char[][] board = Grid.filled(n, n, EMPTY);
            entries.forEach(e -> board[e.row() - 1][e.column() - 1] = CHARACTERS.charAt(e.symbol() - 1));
            return Grid.text(board);
        }
        String[][] board = new String[n][n];
        for (String[] row : board) {
            Arrays.fill(row, String.valueOf(EMPTY));
        }
        entries.forEach(e -> board[e.row() - 1][e.column() - 1] = Integer.toString(e.symbol()));
        return Grid.columns(board);
    }

    /** Returns the text of a symbol in the square. */
    static String symbol(Square square, int symbol) {
        return square.spaced() ? Integer.toString(symbol) : CHARACTERS.substring(symbol - 1, symbol);
    }

    private static boolean isSpaced(Line line) {
        WordReader words = new WordReader(line);
        words.next("a row");
        return words.hasNext();
    }

    /** Returns the cells of a row, each with its place. Rejects more than {@code most} cells. */
    private static List<Word> cells(Line line, boolean spaced, int most) {
        List<Word> cells = new ArrayList<>();
        WordReader words = new WordReader(line);
        while (words.hasNext()) {
            Word word = words.next("a cell");
            int end = spaced ? 1 : word.text().length();
            for (int i = 0; i < end; i++) {
                Word cell = spaced ? word : character(word, i);
                if (cells.size() == most) {
                    throw cell.wrong(
                            "is one cell too many", "at most " + PuzzleText.counted(most, "cell") + " in the row");
                }
                cells.add(cell);
            }
        }
        return cells;
    }

    private static Word character(Word word, int index) {
        int end = word.text().offsetByCodePoints(index, 1);
        return new Word(word.line(), word.column() + index, word.text().substring(index, end));
    }

    private static void addGivens(List<Word> cells, int row, int n, boolean spaced, List<SquareEntry> givens) {
        for (int i = 0; i < cells.size(); i++) {
            int symbol = spaced ? number(cells.get(i), n) : value(cells.get(i), n);
            if (symbol > 0) {
                givens.add(new SquareEntry(row, i + 1, symbol));
            }
        }
    }

    private static int number(Word cell, int n) {
        return WordReader.numberOrDot(cell, "a cell of a square of " + n, n);
    }

    private static int value(Word cell, int n) {
        if (cell.text().charAt(0) == EMPTY) {
            return 0;
        }
        int value = 1 + Math.max(CHARACTERS.indexOf(cell.text()), SMALL_CHARACTERS.indexOf(cell.text()));
        if (value < 1 || value > n) {
            throw cell.wrong("is not a cell of a square of " + n, "one of " + CHARACTERS.substring(0, n) + ", or '.'");
        }
        return value;
    }
}
