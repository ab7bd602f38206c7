package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The cells of a board that is being read, line by line. The meaning of a symbol is known only after the last line: B
 * is 2 on a board of letters, and 11 if digits occur.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class CellCollector {

    /**
     * A line with cells.
     *
     * @param line the line
     * @param first number of its first cell on the board, from 0
     * @param words its cells if the line was cut into words; else empty
     */
    private record Row(Line line, int first, List<Word> words) {}

    /**
     * Maximum number of values for which 0 is always an empty cell; on larger boards 0 may be the first value (0 to F).
     */
    private static final int MOST_DIGITS = 9;

    /** Maximum number of values for which X is an empty cell; on larger boards it may be a value. */
    private static final int MOST_WITHOUT_CROSS = 16;

    private final int n;
    private final boolean spaced;
    private final Optional<Symbols> only;
    private final List<Row> rows = new ArrayList<>(1);

    /** Code of each cell, row after row: see {@link Symbols#code}. */
    private final int[] codes;

    /** Number of cells that have been added. */
    private int count;

    /** Number of cells that are neither 0 nor empty. */
    private int givens;

    /** True if a cell is a digit from 1 to 9. */
    private boolean anyDigit;

    /** True if a cell is a letter. */
    private boolean anyLetter;

    /** True if a cell is a number of 10 or more. */
    private boolean anyNumber;

    /** Number of cells that are 0. */
    private int zeros;

    /** True if a cell is empty and not 0. */
    private boolean anyMark;

    /** True if a cell has the value n. */
    private boolean anyGreatest;

    /**
     * Creates a collector without cells.
     *
     * @param n number of rows and columns
     * @param spaced true if blanks separate cells
     */
    public CellCollector(int n, boolean spaced) {
        this(n, spaced, Optional.empty());
    }

    /**
     * Creates a collector without cells, for a board whose symbols may be known.
     *
     * @param n number of rows and columns
     * @param spaced true if blanks separate cells
     * @param only the symbols of the board; if empty, they are inferred from the cells
     */
    public CellCollector(int n, boolean spaced, Optional<Symbols> only) {
        this.n = n;
        this.spaced = spaced;
        this.only = only;
        codes = new int[n * n];
    }

    /**
     * Returns true if a line has blanks between its cells.
     *
     * @param line a line with cells
     * @return true if it has two words or more
     */
    public static boolean isSpaced(Line line) {
        return count(line, true) > 1;
    }

    /**
     * Returns the number of cells of a line, without creating words, because the line may be very long.
     *
     * @param line a line with cells
     * @param spaced true if blanks separate cells
     * @return number of cells, 0 or more
     */
    public static int count(Line line, boolean spaced) {
        String text = line.text();
        int end = end(text);
        if (!spaced) {
            return Math.max(0, end - start(text)); // 0 for a blank line
        }
        int words = 0;
        for (int i = 0; i < end; i++) {
            if (!Glyphs.isBlank(text.charAt(i)) && (i == 0 || Glyphs.isBlank(text.charAt(i - 1)))) {
                words++;
            }
        }
        return words;
    }

    /**
     * Returns an error about a line with too many or too few cells. It points behind the last cell, or at the first
     * character that is not a cell.
     *
     * @param line the line
     * @param spaced true if blanks separate cells
     * @param what noun for the line: {@code the row}
     * @param expected the expected number of cells
     * @return the exception, to be thrown
     */
    public static PuzzleSyntaxException wrongCount(Line line, boolean spaced, String what, String expected) {
        String text = line.text();
        int end = end(text);
        for (int i = start(text); i < end; i++) {
            if (!Glyphs.isBlank(text.charAt(i)) && Symbols.code(text.charAt(i)) == Symbols.NONE) {
                return line.wrong(i + 1, "is not a cell", "a digit, a letter or '.'");
            }
        }
        return line.wrongCount(what, count(line, spaced), "cell", expected);
    }

    /**
     * Returns the number of cells that the board still lacks.
     *
     * @return number of cells, 0 or more
     */
    public int missing() {
        return codes.length - count;
    }

    /**
     * Adds a line that is a row.
     *
     * @param line the line
     * @throws PuzzleSyntaxException if it does not have n cells, or a cell is not a symbol
     */
    public void addRow(Line line) {
        if (count(line, spaced) != n) {
            throw wrongCount(line, spaced, "the row", Integer.toString(n));
        }
        add(line);
    }

    /**
     * Adds a line that has at most {@link #missing} cells.
     *
     * @param line the line
     * @throws PuzzleSyntaxException if a cell is not a symbol of any kind
     */
    public void add(Line line) {
        if (spaced) {
            add(line, line.words());
        } else {
            rows.add(new Row(line, count, List.of()));
            String text = line.text();
            int end = end(text);
            for (int i = start(text); i < end; i++) {
                add(Symbols.code(text.charAt(i)));
            }
        }
    }

    /**
     * Adds a line that is a row, and is cut into cells already.
     *
     * @param line the line
     * @param cells its cells; an empty word is an empty cell
     * @throws PuzzleSyntaxException if there are not n cells, or a cell is not a symbol
     */
    public void addRow(Line line, List<Word> cells) {
        if (cells.size() != n) {
            throw wrongCount(line, cells, "the row", Integer.toString(n));
        }
        add(line, cells);
    }

    /**
     * Adds at most {@link #missing} cells of a line that is cut into cells already.
     *
     * @param line the line
     * @param cells its cells; an empty word is an empty cell
     * @throws PuzzleSyntaxException if a cell is not a symbol of any kind
     */
    public void add(Line line, List<Word> cells) {
        rows.add(new Row(line, count, cells));
        cells.forEach(word -> add(codeOfWord(word.text())));
    }

    /**
     * Returns an error about a line with too many or too few cells, which is cut into cells already.
     *
     * @param line the line
     * @param cells its cells
     * @param what noun for the line: {@code the row}
     * @param expected the expected number of cells
     * @return the exception, to be thrown
     */
    public static PuzzleSyntaxException wrongCount(Line line, List<Word> cells, String what, String expected) {
        for (Word cell : cells) {
            if (codeOfWord(cell.text()) == Symbols.NONE) {
                return cell.wrong("is not a cell", "a digit, a letter, a number or '.'");
            }
        }
        return line.wrongCount(what, cells.size(), "cell", expected);
    }

    /**
     * Returns the givens, after all cells have been added.
     *
     * @return the cells that are not empty and their values, row after row
     * @throws PuzzleSyntaxException if a symbol does not have a value from 1 to n
     */
    public List<CellValue> givens() {
        Symbols symbols = symbols();
        CellValues all = CellValues.of(n);
        List<CellValue> found = new ArrayList<>(givens);
        for (int cell = 0; cell < codes.length; cell++) {
            int code = codes[cell];
            if (!isMark(code) && (code != Symbols.ZERO || isFromZero(symbols))) {
                int value = symbols.value(code);
                if (value < 1 || value > n) {
                    throw notACell(cell, "is not a cell of a " + n + "x" + n + " board", symbols.expected(n));
                }
                found.add(all.at(cell, value));
            }
        }
        return List.copyOf(found);
    }

    private static boolean isFromZero(Symbols symbols) {
        return symbols == Symbols.FROM_ZERO || symbols == Symbols.NUMBERS_FROM_ZERO;
    }

    /** Returns true if a code means an empty cell; 0 is decided elsewhere. */
    private boolean isMark(int code) {
        return code == Symbols.EMPTY || code == Symbols.CROSS && n <= MOST_WITHOUT_CROSS;
    }

    /**
     * Returns true if values count from 0 to n - 1, as is usual on boards of sixteen. That is so if the value n does
     * not occur, and 0 cannot be an empty cell: another mark is used for empty cells, or 0 occurs once in each row.
     *
     * @throws PuzzleSyntaxException if it is not clear: only cells with 0 may be empty, and these are few
     */
    private boolean isCountedFromZero() {
        if (n <= MOST_DIGITS || zeros == 0 || anyGreatest) {
            return false;
        }
        if (anyMark || isZeroOncePerRow()) {
            return true;
        }
        if (zeros <= n) {
            throw notACell(
                    IntStream.range(0, codes.length)
                            .filter(cell -> codes[cell] == Symbols.ZERO)
                            .findFirst()
                            .orElseThrow(),
                    "may be an empty cell here, or the first of " + n + " values",
                    "'.' for an empty cell, which makes that clear");
        }
        return false;
    }

    private boolean isZeroOncePerRow() {
        return IntStream.range(0, n)
                .allMatch(row -> 1
                        == IntStream.range(row * n, (row + 1) * n)
                                .filter(cell -> codes[cell] == Symbols.ZERO)
                                .count());
    }

    /**
     * Returns the style of the board, after all cells have been added.
     *
     * @param oneLine true if all cells were in one line
     * @return the style
     */
    public BoardStyle style(boolean oneLine) {
        return new BoardStyle(oneLine, spaced, symbols());
    }

    private Symbols symbols() {
        if (only.isPresent()) {
            return only.get();
        }
        Symbols symbols = anyNumber || spaced && !anyLetter || n > Symbols.DIGITS.most()
                ? Symbols.NUMBERS
                : Symbols.of(n, anyDigit, anyLetter);
        return symbols != Symbols.LETTERS && isCountedFromZero() ? symbols.fromZero() : symbols;
    }

    private void add(int code) {
        if (code == Symbols.NONE) {
            throw notACell(count, "is not a cell", expected());
        }
        if (code == Symbols.ZERO) {
            zeros++;
        } else if (isMark(code)) {
            anyMark = true;
        } else {
            givens++;
            anyGreatest |= code == n || code == Symbols.CODE_OF_NUMBER + n;
            anyNumber |= code >= Symbols.CODE_OF_NUMBER;
            anyDigit |= code < Symbols.CODE_OF_A;
            anyLetter |= code >= Symbols.CODE_OF_A && code < Symbols.ZERO;
        }
        codes[count++] = code;
    }

    /** Returns the possible cells, for messages, while the symbols of the board are not known. */
    private String expected() {
        return spaced ? Symbols.NUMBERS.expected(n) : n <= 9 ? Symbols.DIGITS.expected(n) : "a digit, a letter or '.'";
    }

    private PuzzleSyntaxException notACell(int cell, String problem, String expected) {
        int k = rows.size() - 1;
        while (rows.get(k).first() > cell) {
            k--;
        }
        Line line = rows.get(k).line();
        int index = cell - rows.get(k).first();
        List<Word> words = rows.get(k).words();
        return !words.isEmpty()
                ? words.get(index).wrong(problem, expected)
                : line.wrong(start(line.text()) + index + 1, problem, expected);
    }

    /** Returns the code of a word: a symbol, or a number with any leading zeros. */
    private static int codeOfWord(String word) {
        if (word.length() <= 1) {
            return word.isEmpty() ? Symbols.EMPTY : Symbols.code(word.charAt(0));
        }
        int number = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c < '0' || c > '9' || i > 6) {
                return Symbols.NONE;
            }
            number = 10 * number + c - '0';
        }
        if (number == 0) {
            return Symbols.ZERO;
        }
        return number < Symbols.CODE_OF_A ? number : Symbols.CODE_OF_NUMBER + number;
    }

    private static int start(String text) {
        int i = 0;
        while (i < text.length() && Glyphs.isBlank(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** Returns the index after the last character that is not blank. */
    private static int end(String text) {
        int i = text.length();
        while (i > 0 && Glyphs.isBlank(text.charAt(i - 1))) {
            i--;
        }
        return i;
    }
}
