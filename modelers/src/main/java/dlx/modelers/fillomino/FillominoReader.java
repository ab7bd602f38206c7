package dlx.modelers.fillomino;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;

/** A reader of boards: lines of cells up to a blank line. A cell is a character, or a word if all words are cells. */
record FillominoReader(PuzzleText text) {

    static final String FREE = ".";

    /** Maximum number of cells of a region: the number has at most two digits. */
    static final int MOST_CELLS = 99;

    /** Maximum number of cells of a region on a large board without given numbers: one digit. */
    static final int MOST_WITHOUT_NUMBERS = 9;

    private static final int MOST_IN_ROW = 100;
    private static final int ONE_DIGIT = 9;

    /** Maximum length of a line, including all blanks between cells. */
    private static final int MOST_CHARACTERS = 10_000;

    static final Setting.WholeNumber LARGEST = Setting.number(
            "largest",
            1,
            MOST_CELLS,
            "the maximum size of a region without a given number (default: all that fit; on large boards at least the"
                    + " largest given number, or without numbers " + MOST_WITHOUT_NUMBERS + ")");

    Fillomino read() {
        List<Line> lines = lines();
        boolean spaced = isSpaced(lines);
        List<Integer> numbers = new ArrayList<>();
        int columns = 0;
        for (Line line : lines) {
            List<Word> cells = spaced
                    ? line.words()
                    : line.words().stream()
                            .flatMap(word -> word.characters().stream())
                            .toList();
            if (numbers.isEmpty()) {
                columns = cells.size();
            }
            check(line, cells.size(), columns);
            int greatest = Math.min(spaced ? MOST_CELLS : ONE_DIGIT, columns * lines.size());
            cells.forEach(cell -> numbers.add(number(cell, greatest)));
        }
        int width = columns;
        int largest = text.number(LARGEST).orElseGet(() -> new UsualLargest(width, numbers).cells());
        int written = columns == 1 ? ONE_DIGIT : MOST_CELLS; // two digits need blanks between cells
        return new Fillomino(columns, numbers, Math.min(largest, written), spaced);
    }

    private List<Line> lines() {
        List<Line> lines = new ArrayList<>(List.of(checked(text.nextFilled("a row of the board"))));
        while (text.look().filter(line -> !line.isBlank()).isPresent()) {
            Line line = text.next("a row of the board");
            if (!line.startsWith('#')) {
                if (lines.size() == MOST_IN_ROW) {
                    throw line.error(1, "the board continues here; expected at most " + MOST_IN_ROW + " rows");
                }
                lines.add(checked(line));
            }
        }
        return lines;
    }

    /** Checks the length of a line before it is split into words, because it may have millions of characters. */
    private static Line checked(Line line) {
        int length = line.text().length();
        if (length > MOST_CHARACTERS) {
            throw line.error(1, "the row has " + length + " characters; expected at most " + MOST_IN_ROW + " cells");
        }
        return line;
    }

    private static boolean isSpaced(List<Line> lines) {
        boolean blanks = false;
        for (Line line : lines) {
            List<Word> words = line.words();
            blanks |= words.size() > 1;
            if (!words.stream().allMatch(word -> WatchedText.matches("[0-9]{1,2}|[.]", word.text()))) {
                return false;
            }
        }
        return blanks;
    }

    private static void check(Line line, int cells, int columns) {
        boolean tooLong = cells > MOST_IN_ROW;
        if (tooLong || cells != columns) {
            throw line.wrongCount("the row", cells, "cell", tooLong ? "at most " + MOST_IN_ROW : columns);
        }
    }

    private static int number(Word cell, int greatest) {
        if (cell.text().equals(FREE)) {
            return Fillomino.FREE;
        }
        int number = WatchedText.matches("[0-9]{1,2}", cell.text()) ? Integer.parseInt(cell.text()) : 0;
        if (number < 1 || number > greatest) {
            throw cell.wrong("is not a cell", "a number from 1 to " + greatest + ", or '" + FREE + "'");
        }
        return number;
    }
}
