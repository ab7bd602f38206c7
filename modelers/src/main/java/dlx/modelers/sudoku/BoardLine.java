package dlx.modelers.sudoku;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;
import dlx.modelers.grid.CellCollector;
import dlx.modelers.grid.Fence;
import dlx.modelers.grid.Layout;
import dlx.modelers.grid.PastedLine;
import dlx.modelers.grid.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a whole board in one line. The line consists of the cells alone, of a word of cells among other words, or of
 * words that are cut into cells like a row. Addresses, libraries of puzzles, and tables with ratings and solutions have
 * such words.
 */
record BoardLine(Sizes sizes) {

    /** The characters between the words of a line, except '.' and '?', which are empty cells. */
    private static final String BETWEEN = " \t,;:\"'|/=&[](){}<>#";

    /**
     * Minimum length of a line that is a board among other text, in characters: a 4x4 board of empty cells with 15
     * commas between. So rows of boards up to 14x14 are not tried as whole boards.
     */
    private static final int SHORTEST = 15;

    /** Maximum length of a line with a board, in characters; longer lines are not split into words. */
    private static final int LONGEST = 10_000;

    /** Maximum number of cells of a row without blanks between. */
    private static final int LONGEST_ROW = Symbols.DIGITS.most();

    /** The marks of empty cells. */
    private static final String CELLS = ".-_*?";

    /** The character before a value that a user of HoDoKu has placed. */
    private static final String PLACED = "+";

    /**
     * Returns the size of a line that consists of the cells of a board without blanks between, if that is too long for
     * a row.
     */
    Optional<Size> plain(Line line) {
        return CellCollector.isSpaced(line) || Layout.isDecorated(line) || Fence.is(line)
                ? Optional.empty()
                : sizes.onlyWhole(CellCollector.count(line, false), false);
    }

    /**
     * Returns true if a line is not a part of a larger board. Such a line is a board, or one word that is too long for
     * a row, or longer than any board.
     */
    boolean standsAlone(Line line) {
        if (line.text().length() <= sizes.longestRow()) {
            return plain(line).isPresent();
        }
        boolean isWord = !CellCollector.isSpaced(line) && !Layout.isDecorated(line) && !Fence.is(line);
        return isWord || line.text().length() > LONGEST || read(line).isPresent();
    }

    /**
     * Reads the board of a line.
     *
     * @return the board; empty if the line is not a board, or can be a row as well
     * @throws PuzzleSyntaxException if the line is a board except for a symbol, or contains two boards
     */
    Optional<SudokuBoard> read(Line line) {
        Optional<Size> plain = plain(line);
        if (plain.isPresent()) {
            CellCollector cells = new CellCollector(plain.get().n, false);
            cells.add(line);
            return Optional.of(SudokuReader.board(plain.get(), cells, true));
        }
        return pasted(PastedLine.plain(line));
    }

    private Optional<SudokuBoard> pasted(Line line) {
        int length = line.text().length();
        if (length < SHORTEST || length > LONGEST || Fence.is(line)) {
            return Optional.empty();
        }
        Optional<SudokuBoard> word = line.text().chars().anyMatch(BoardLine::isGarbage) ? Optional.empty() : word(line);
        return word.isPresent() ? word : cells(line);
    }

    /** Returns the board that is a word of a line. If another word is its solution, returns the puzzle. */
    private Optional<SudokuBoard> word(Line line) {
        Optional<SudokuBoard> found = Optional.empty();
        for (Word word : words(line)) {
            Optional<SudokuBoard> board = board(withoutDots(characters(word)), false);
            if (found.isEmpty()) {
                found = board;
            } else if (board.isPresent()) {
                found = Optional.of(puzzle(found.get(), board.get(), word));
            }
        }
        return found;
    }

    /** Returns the cells without the dots between rows, if no cell is a dot: 1234.3412.2143.4321 is four rows. */
    private static List<Word> withoutDots(List<Word> cells) {
        int n = (int) Math.sqrt(cells.size());
        if (cells.size() != n * n + n - 1) {
            return cells;
        }
        List<Word> rows = new ArrayList<>();
        for (int k = 0; k < cells.size(); k++) {
            boolean between = k % (n + 1) == n;
            if (between != cells.get(k).text().equals(".")) {
                return cells;
            }
            if (!between) {
                rows.add(cells.get(k));
            }
        }
        return rows;
    }

    /**
     * Returns the error of a line with exactly one word of cells that is too long for a row, among other words: a hash,
     * a board and a rating. This reading explains more of the line than a reading that makes each word a cell.
     *
     * @return the error; empty if the line does not have such a word, or the word is a board
     */
    Optional<PuzzleSyntaxException> faultOfWord(Line line) {
        if (line.text().length() > LONGEST) {
            return Optional.empty();
        }
        List<Word> boards =
                words(line).stream().filter(word -> isBoard(word.text())).toList();
        if (boards.size() != 1 || boards.get(0).text().length() == line.text().length()) {
            return Optional.empty();
        }
        Word word = boards.get(0);
        List<Word> cells = withoutDots(characters(word));
        Optional<Size> size = sizes.onlyWhole(cells.size(), false);
        if (size.isEmpty()) {
            String expected = sizes.only
                    .map(one -> String.valueOf(one.n * one.n))
                    .orElseGet(() -> Size.list(LONGEST_ROW, n -> n * n));
            return Optional.of(line.error(
                    word.column() + word.text().length(),
                    "the board has " + cells.size() + " cells; expected " + expected));
        }
        try {
            of(size.get(), cells, false);
            return Optional.empty();
        } catch (PuzzleSyntaxException e) {
            return Optional.of(e);
        }
    }

    /** Returns true if a word is too long for a row, and more than half of it is digits and marks. */
    private static boolean isBoard(String word) {
        return word.length() > LONGEST_ROW
                && 2
                                * word.chars()
                                        .filter(c -> c >= '0' && c <= '9' || CELLS.indexOf(c) >= 0)
                                        .count()
                        > word.length();
    }

    /** Returns true if the character does not occur in ratings, names and addresses. */
    private static boolean isGarbage(int c) {
        return Character.isISOControl(c) && c != '\t' || !Character.isDefined(c);
    }

    private static SudokuBoard puzzle(SudokuBoard one, SudokuBoard other, Word second) {
        SudokuBoard puzzle = one.givens().size() <= other.givens().size() ? one : other;
        SudokuBoard solution = puzzle == one ? other : one;
        int cells = Size.of(solution).n * Size.of(solution).n;
        if (solution.givens().size() < cells || !solution.givens().containsAll(puzzle.givens())) {
            throw second.line()
                    .error(
                            second.column(),
                            "this line contains another board; expected one, with its solution perhaps");
        }
        return puzzle;
    }

    private static List<Word> words(Line line) {
        return Layout.without(line, c -> BETWEEN.indexOf(c) >= 0).words();
    }

    private static List<Word> characters(Word word) {
        return word.characters().stream()
                .filter(character -> !character.text().equals(PLACED))
                .toList();
    }

    /** Returns the board of a line that is cut into cells like a row. */
    private Optional<SudokuBoard> cells(Line line) {
        return Layout.ofBoard(line).stream()
                .map(layout -> board(layout.cut().apply(line), layout.spaced()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<SudokuBoard> board(List<Word> cells, boolean spaced) {
        try {
            return sizes.onlyWhole(cells.size(), spaced).map(size -> of(size, cells, spaced));
        } catch (PuzzleSyntaxException e) {
            return Optional.empty();
        }
    }

    /** Returns the board of all cells of a line. */
    static SudokuBoard of(Size size, List<Word> words, boolean spaced) {
        CellCollector cells = new CellCollector(size.n, spaced);
        cells.add(words.get(0).line(), words);
        return SudokuReader.board(size, cells, true);
    }
}
