package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The cells of a board under way, line by line. What the symbols mean is known only when all have been seen: B is 2 on
 * a board of letters, and 11 where digits occur.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class CellCollector {

    /** A line with cells, and the number of the first; the words that they are, where the line was cut into words. */
    private record Row(Line line, int first, List<Word> words) {}

    /** Boards of more values have one that is written 0 by people who write 0 to F. */
    private static final int MOST_DIGITS = 9;

    /** Boards of more values may have X for one. */
    private static final int MOST_WITHOUT_CROSS = 16;

    private final int n;
    private final boolean spaced;
    private final Optional<Symbols> only;
    private final List<Row> rows = new ArrayList<>(1);

    /** By cell: see {@link Symbols#code}. */
    private final int[] codes;

    private int count;
    private int givens;
    private boolean anyDigit;
    private boolean anyLetter;
    private boolean anyNumber;
    private int zeros;
    private boolean anyMark;
    private boolean anyGreatest;

    /**
     * No cells yet.
     *
     * @param n rows, and as many columns
     * @param spaced whether blanks stand between cells
     */
    public CellCollector(int n, boolean spaced) {
        this(n, spaced, Optional.empty());
    }

    /**
     * No cells yet, of a board whose symbols are known.
     *
     * @param n rows, and as many columns
     * @param spaced whether blanks stand between cells
     * @param only the symbols; those that occur tell where absent
     */
    public CellCollector(int n, boolean spaced, Optional<Symbols> only) {
        this.n = n;
        this.spaced = spaced;
        this.only = only;
        codes = new int[n * n];
    }

    /**
     * Whether a line has blanks between its cells.
     *
     * @param line a line with cells
     * @return {@code true} if it has two words or more
     */
    public static boolean isSpaced(Line line) {
        return count(line, true) > 1;
    }

    /**
     * How many cells a line has. Cuts nothing into words: the line may be as long as a text can be.
     *
     * @param line a line with cells
     * @param spaced whether blanks stand between them
     * @return {@code >= 0}
     */
    public static int count(Line line, boolean spaced) {
        String text = line.text();
        int end = end(text);
        if (!spaced) {
            return Math.max(0, end - start(text)); // no cells: the line is blank
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
     * An error about a line with too many cells or too few. Points after the last, unless one is no cell at all.
     *
     * @param line the line
     * @param spaced whether blanks stand between its cells
     * @param what what the line is: {@code the row}
     * @param expected how many cells it should have
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
     * How many cells the board still needs.
     *
     * @return {@code >= 0}
     */
    public int missing() {
        return codes.length - count;
    }

    /**
     * Adds a line that holds a row.
     *
     * @param line the line
     * @throws PuzzleSyntaxException if it has other than n cells, or one is no symbol
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
     * @throws PuzzleSyntaxException if a cell is no symbol of any kind
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
     * Adds a line that holds a row, cut into cells beforehand.
     *
     * @param line the line
     * @param cells what stands in it; a word of no characters is an empty cell
     * @throws PuzzleSyntaxException if they are other than n, or one is no symbol
     */
    public void addRow(Line line, List<Word> cells) {
        if (cells.size() != n) {
            throw wrongCount(line, cells, "the row", Integer.toString(n));
        }
        add(line, cells);
    }

    /**
     * Adds at most {@link #missing} cells of a line, cut into cells beforehand.
     *
     * @param line the line
     * @param cells what stands in it; a word of no characters is an empty cell
     * @throws PuzzleSyntaxException if one is no symbol of any kind
     */
    public void add(Line line, List<Word> cells) {
        rows.add(new Row(line, count, cells));
        for (Word word : cells) {
            add(codeOfWord(word.text()));
        }
    }

    /**
     * An error about a line with too many cells or too few, which was cut into cells beforehand.
     *
     * @param line the line
     * @param cells what stands in it
     * @param what what the line is: {@code the row}
     * @param expected how many cells it should have
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
     * The cells that are not empty, now that all are there.
     *
     * @return what stands where, row after row
     * @throws PuzzleSyntaxException if a symbol stands for no value from 1 to n
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

    /** Whether a code is that of an empty cell, that of 0 aside. */
    private boolean isMark(int code) {
        return code == Symbols.EMPTY || code == Symbols.CROSS && n <= MOST_WITHOUT_CROSS;
    }

    /**
     * Whether values go from 0 to n - 1, as people write boards of sixteen: 0 is no empty cell where another mark is one, or where
     * no cell is empty otherwise and it stands once in each row; and the value n does not occur.
     *
     * @throws PuzzleSyntaxException if that is not clear: no cell is empty but those with 0, which are few
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
     * How the board is written, now that all cells are there.
     *
     * @param oneLine whether they stood in one line
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

    /** What a cell may be while it is not known which symbols the board uses. */
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

    /** A word is one symbol or a number; leading zeros do not matter. */
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

    /** After the last character that is not blank. */
    private static int end(String text) {
        int i = text.length();
        while (i > 0 && Glyphs.isBlank(text.charAt(i - 1))) {
            i--;
        }
        return i;
    }
}
