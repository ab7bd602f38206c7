package dlx.modelers.letters;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.packing.DrawnRows;
import dlx.modelers.words.WordReader;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Reads a grid of letters up to a blank line, then words up to the next blank line.
 *
 * <p>Letters are those of Unicode, one code point each in the composed form, and are converted to upper case. A row may
 * start with {@code #}, so comments are lines that start with that sign and a blank.
 *
 * @param text the text, at the grid
 * @param accents true if letters with accents differ from letters without
 * @since 0.1
 */
public record LetterReader(PuzzleText text, boolean accents) {

    /** Maximum number of rows, and of columns. */
    private static final int GREATEST = 64;

    /** Maximum number of words in a list. */
    private static final int MOST_WORDS = 500_000;

    /**
     * Creates a reader of one puzzle in which letters with accents differ from letters without.
     *
     * @param text the text, at the grid
     */
    public LetterReader(PuzzleText text) {
        this(text, true);
    }

    /**
     * Reads the grid: drawn, or its size, as {@code 4x6}.
     *
     * @return a grid of at least one row
     * @throws PuzzleSyntaxException if the lines are not a grid
     */
    public LetterGrid grid() {
        DrawnRows.skip(text);
        Line first = text.next("a grid");
        if (WatchedText.matches("[0-9].*", first.text().stripLeading())) {
            WordReader words = new WordReader(first);
            LetterGrid free = free(words.next("a size"));
            words.end("the size");
            return free;
        }
        List<String> cells = new ArrayList<>();
        int columns = addRow(first, cells);
        for (Optional<Line> line = inBlock(); line.isPresent(); line = inBlock()) {
            Line row = text.next("a row");
            int count = addRow(row, cells);
            if (count != columns) {
                throw row.wrongCount("the row", count, "cell", columns);
            }
            if (cells.size() > GREATEST * columns) {
                throw row.error(1, "the grid continues here; expected at most " + GREATEST + " rows");
            }
        }
        return new LetterGrid(columns, cells);
    }

    /**
     * Reads the words after the grid.
     *
     * @return the words in the order of the text, each of two letters or more, in upper case with its place
     * @throws PuzzleSyntaxException if there are no words, or a word has other characters than letters
     */
    public List<Word> words() {
        if (!DrawnRows.skip(text)) {
            throw text.endOfText("words");
        }
        List<Word> words = new ArrayList<>();
        for (Optional<Line> line = inBlock(); line.isPresent(); line = inBlock()) {
            WordReader found = new WordReader(text.next("words"));
            while (found.hasNext()) {
                Word word = found.next("a word");
                if (words.size() == MOST_WORDS) {
                    throw word.wrong("is one too many", "at most " + MOST_WORDS + " words");
                }
                words.add(word(word));
            }
        }
        return words;
    }

    /** Returns the next line; empty if it is blank, or at the end of the text. Comments are skipped. */
    private Optional<Line> inBlock() {
        text.skipWhile(DrawnRows::isComment);
        return text.look().filter(next -> !next.isBlank());
    }

    /** Returns a free grid of a size, {@code 4x6}. */
    private static LetterGrid free(Word size) {
        List<Word> sides = size.parts('x');
        if (sides.size() != 2) {
            throw size.wrong("is not a size", "ROWSxCOLUMNS");
        }
        int rows = sides.get(0).toInt("a number of rows", 1, GREATEST);
        int columns = sides.get(1).toInt("a number of columns", 1, GREATEST);
        return new LetterGrid(columns, Collections.nCopies(rows * columns, LetterGrid.FREE));
    }

    /** Adds the cells of a row, and returns their number. */
    private int addRow(Line line, List<String> cells) {
        int before = cells.size();
        String row = line.text();
        for (int i = 0; i < row.length(); i = row.offsetByCodePoints(i, 1)) {
            int c = row.codePointAt(i);
            if (c == ' ' || c == '\t') {
                continue;
            }
            if (cells.size() - before == GREATEST) {
                throw line.error(i + 1, "the row continues here; expected at most " + GREATEST + " cells");
            }
            String cell = folded(Character.toString(c));
            boolean letter = Character.isLetter(c) && cell.codePointCount(0, cell.length()) == 1;
            if (!letter && c != LetterGrid.FREE.charAt(0) && c != LetterGrid.BLOCKED.charAt(0)) {
                throw line.wrong(i + 1, "is not a cell", "'.', '#' or a letter");
            }
            cells.add(cell);
        }
        return cells.size() - before;
    }

    private static String withoutMarks(String letters) {
        return letters.codePoints()
                .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private Word word(Word word) {
        String folded = folded(word.text());
        if (!folded.codePoints().allMatch(Character::isLetter)) {
            throw word.wrong("is not a word", "letters only");
        }
        if (folded.codePointCount(0, folded.length()) < 2) {
            throw word.wrong("is not a word", "two letters or more");
        }
        return new Word(word.line(), word.column(), folded);
    }

    /**
     * Returns letters in the composed form and in upper case, each converted by itself, so that no letter becomes two;
     * without accents if these do not count.
     */
    private String folded(String letters) {
        String counted = accents ? letters : withoutMarks(Normalizer.normalize(letters, Normalizer.Form.NFD));
        return Normalizer.normalize(counted, Normalizer.Form.NFC)
                .codePoints()
                .map(Character::toUpperCase)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
