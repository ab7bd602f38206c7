package dlx.modelers.kakuro;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.grid.CellValue;
import java.util.ArrayList;
import java.util.List;

/** A reader of boards: rows of words, each a white cell, a digit, or a black square with or without sums. */
final class KakuroReader {

    static final String WHITE = ".";
    static final String BLACK = "X";

    /** The sign between the sum of the run below and the sum of the run to the right. */
    static final char SLASH = '\\';

    private static final int GREATEST = 100;

    /** Maximum length of a line: a hundred words, most of them short. */
    private static final int LONGEST = 4000;

    /** The signs of a black square. */
    private static final List<String> BLACKS = List.of(BLACK, "x", "#");

    private final PuzzleText text;
    private int columns;
    private final List<Word> words = new ArrayList<>();
    private final List<CellValue> digits = new ArrayList<>();

    KakuroReader(PuzzleText text) {
        this.text = text;
    }

    /** Skips blank lines and comments. A row that begins with a black square is not a comment. */
    static boolean skip(PuzzleText text) {
        text.skipWhile(line -> line.isBlank() || isComment(line));
        return text.look().isPresent();
    }

    private static boolean isComment(Line line) {
        if (!line.startsWith('#')) {
            return false;
        }
        List<Word> words = line.text().length() <= LONGEST ? line.words() : List.of();
        return words.size() == 1 || words.stream().anyMatch(word -> isOfWords(word.text()));
    }

    /** Returns true if a word is neither a square nor a mistyped square. */
    private static boolean isOfWords(String word) {
        return word.length() > 1
                && (word.startsWith("#")
                        || word.indexOf('\\') < 0 && word.codePoints().anyMatch(Character::isLetter));
    }

    Kakuro read() {
        if (!skip(text)) {
            throw text.endOfText("a row of the board");
        }
        while (text.look().filter(line -> !line.isBlank()).isPresent()) {
            Line line = text.next("a row of the board");
            if (!isComment(line)) {
                addRow(line);
            }
        }
        List<BoardSquare> bare = words.stream().map(KakuroReader::bare).toList();
        if (!bare.contains(BoardSquare.WHITE)) {
            throw words.get(0)
                    .line()
                    .error(words.get(0).column(), "the board does not have a white cell; expected '.' for one");
        }
        SumReader sums = new SumReader(columns, words, bare);
        List<BoardSquare> squares = sums.squares();
        for (int cell = 0; cell < words.size(); cell++) {
            if (bare.get(cell).white() && !words.get(cell).text().equals(WHITE)) {
                int digit = words.get(cell).toInt("a digit", 1, Run.DIGITS);
                digits.add(new CellValue(cell / columns + 1, cell % columns + 1, digit));
            }
        }
        Kakuro puzzle = new Kakuro(columns, squares, digits, sums.fillings());
        warnOfMissingSums(puzzle);
        return puzzle;
    }

    private void addRow(Line line) {
        if (line.text().length() > LONGEST) {
            throw line.error(
                    LONGEST + 1, "the row has " + line.text().length() + " characters; expected at most " + LONGEST);
        }
        List<Word> row = line.words();
        columns = columns == 0 ? row.size() : columns;
        if (row.size() != columns) {
            throw line.wrongCount("the row", row.size(), "square", columns);
        }
        if (columns > GREATEST) {
            throw row.get(GREATEST).wrong("is one too many", "at most " + GREATEST + " squares in a row");
        }
        if (words.size() == GREATEST * columns) {
            throw line.error(1, "the board continues here; expected at most " + GREATEST + " rows");
        }
        words.addAll(row);
    }

    /** Returns the square of a word, without its sums. */
    private static BoardSquare bare(Word word) {
        String text = word.text();
        if (text.indexOf(SLASH) >= 0 || BLACKS.contains(text)) {
            return BoardSquare.BLACK;
        }
        if (text.equals(WHITE) || text.length() == 1 && text.charAt(0) >= '1' && text.charAt(0) <= '9') {
            return BoardSquare.WHITE;
        }
        throw word.wrong(
                "is not a square",
                "'.' for a white one, a digit from 1 to 9, 'X' for a black one, or one with sums: 16\\ for the run below,"
                        + " \\23 for the run to the right, 16\\23");
    }

    /** Warns of each run without a sum if other runs have sums, because the sum may have been forgotten. */
    private void warnOfMissingSums(Kakuro puzzle) {
        List<Run> runs = puzzle.runs();
        if (runs.stream().noneMatch(Run::hasSum)) {
            return;
        }
        for (Run run : runs) {
            if (!run.hasSum() && run.size() > 1) {
                Word first = words.get(run.cells().get(0));
                text.warn(
                        first.line(),
                        "the run " + run.name() + " of " + run.size() + " cells does not have a sum: it may be any");
            }
        }
    }
}
