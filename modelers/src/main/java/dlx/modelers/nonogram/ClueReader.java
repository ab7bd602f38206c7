package dlx.modelers.nonogram;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.packing.DrawnRows;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads clues in the format of files {@code .non}, by Steve Simpson: lines begin with keywords; the clues of all rows
 * are in the lines after {@code rows}, the clues of all columns in the lines after {@code columns}.
 */
final class ClueReader {

    private static final String WIDTH = "width";
    private static final String HEIGHT = "height";
    private static final String ROWS = "rows";
    private static final String COLUMNS = "columns";
    private static final String GOAL = "goal";

    /** Keywords that mean the size of the picture if a number follows them, and the usual keywords of these sizes. */
    private static final Map<String, String> SIZES = Map.of(ROWS, HEIGHT, COLUMNS, WIDTH);

    /** Keywords of remarks about a puzzle, which are skipped. */
    private static final Set<String> REMARKS = Set.of("catalogue", "title", "by", "copyright", "license", "maxrule");

    /** Maximum length of a line with a clue or a keyword, except {@code goal}, in characters. */
    private static final int LONGEST = 1000;

    private final PuzzleText text;
    private Optional<Integer> width = Optional.empty();
    private Optional<Integer> height = Optional.empty();
    private List<ClueLine> rows = List.of();
    private List<ClueLine> columns = List.of();
    private Optional<Word> goal = Optional.empty();

    /** The colors of the puzzle by their signs; empty for black. */
    private final Map<Character, String> colors;

    ClueReader(PuzzleText text, Map<Character, String> colors) {
        this.text = text;
        this.colors = colors;
    }

    Nonogram read() {
        while (rows.isEmpty() || columns.isEmpty()) {
            if (!DrawnRows.skip(text)) {
                throw text.endOfText(
                        rows.isEmpty() ? "'rows' and the clues of the rows" : "'columns' and the clues of the columns");
            }
            readKey(text.next("a keyword"));
        }
        if (isGoalNext()) {
            DrawnRows.skip(text);
            readKey(text.next(GOAL));
        }
        Map<Character, String> used = colors.isEmpty() ? Nonogram.BLACK : colors;
        String signs = Nonogram.signs(used);
        List<Clue> ofRows = ClueLine.clues(rows, columns.size(), COLUMNS, signs);
        List<Clue> ofColumns = ClueLine.clues(columns, rows.size(), ROWS, signs);
        boolean linesFirst = NonogramReader.linesFirst(text, rows.size(), columns.size());
        Nonogram puzzle = new Nonogram(ofRows, ofColumns, used, linesFirst);
        goal.ifPresent(word -> new GoalLine(word).check(puzzle));
        warnOfSums(puzzle);
        return puzzle;
    }

    /** Returns true if the solution follows; does not read blank lines and comments. */
    private boolean isGoalNext() {
        int before = 0;
        Optional<Line> line = text.glance(before);
        while (line.filter(other -> other.isBlank() || DrawnRows.isComment(other))
                .isPresent()) {
            line = text.glance(++before);
        }
        return line.filter(other -> other.text().strip().startsWith(GOAL)).isPresent() && goal.isEmpty();
    }

    private void readKey(Line line) {
        List<Word> words =
                line.text().length() <= LONGEST || line.text().strip().startsWith(GOAL)
                        ? line.words()
                        : List.of(new Word(line, 1, line.text()));
        Word key = words.get(0);
        switch (words.size() > 1 ? SIZES.getOrDefault(key.text(), key.text()) : key.text()) {
            case WIDTH -> width = Optional.of(size(words, width));
            case HEIGHT -> height = Optional.of(size(words, height));
            case "color" -> NonogramReader.readColor(line, colors);
            case GOAL -> goal = Optional.of(onlyWord(words));
            case ROWS -> rows = section(key, rows, height);
            case COLUMNS -> columns = section(key, columns, width);
            default -> checkRemark(key);
        }
    }

    private static void checkRemark(Word key) {
        if (!REMARKS.contains(key.text())) {
            throw key.wrong(
                    "is not a keyword",
                    "'rows' or 'columns' and clues below it, 'width', 'height', 'color', 'goal', or one of "
                            + String.join(", ", REMARKS.stream().sorted().toList()));
        }
        String line = key.line().text();
        for (int i = 0; i < line.length(); i++) {
            if (Character.isISOControl(line.charAt(i)) && line.charAt(i) != '\t') {
                throw key.line().wrong(i + 1, "is a control character", "words that can be read");
            }
        }
    }

    private static int size(List<Word> words, Optional<Integer> before) {
        Word key = words.get(0);
        if (before.isPresent()) {
            throw key.wrong("was given before", "it once");
        }
        if (words.size() < 2) {
            throw key.line().error(key.column() + key.text().length(), "the line ends here; expected a number");
        }
        if (words.size() > 2) {
            throw words.get(2).wrong("is one too many", "the line to end after a number");
        }
        return words.get(1).toInt("a size", 1, Nonogram.GREATEST);
    }

    /** Returns the word of the solution without its quotes, if any. */
    private static Word onlyWord(List<Word> words) {
        if (words.size() != 2) {
            throw words.get(0).wrong("comes with " + (words.size() - 1) + " words", "one, the cells row after row");
        }
        Word word = words.get(1);
        boolean quoted = word.text().length() > 1
                && word.text().startsWith("\"")
                && word.text().endsWith("\"");
        return quoted
                ? new Word(
                        word.line(),
                        word.column() + 1,
                        word.text().substring(1, word.text().length() - 1))
                : word;
    }

    /**
     * Returns the lines of clues after a keyword. A blank line is a clue only if there would be too few clues
     * otherwise.
     */
    private List<ClueLine> section(Word key, List<ClueLine> before, Optional<Integer> size) {
        if (!before.isEmpty()) {
            throw key.wrong("was given before", "it once");
        }
        List<Line> lines = new ArrayList<>();
        int filled = 0;
        int most = size.orElse(Nonogram.GREATEST + 1);
        while (filled < most
                && text.look()
                        .filter(line -> line.isBlank() || ClueLine.starts(line))
                        .isPresent()) {
            if (size.isEmpty() && text.look().orElseThrow().isBlank()) {
                break;
            }
            Line line = text.next("a clue");
            filled += line.isBlank() ? 0 : 1;
            lines.add(line);
        }
        if (filled == most || size.isEmpty()) {
            lines.removeIf(Line::isBlank);
        }
        if (lines.isEmpty() || size.isPresent() && lines.size() < most) {
            throw missing(key, filled, size);
        }
        if (lines.size() > Nonogram.GREATEST) {
            throw lines.get(Nonogram.GREATEST)
                    .error(1, "the clues continue here; expected at most " + Nonogram.GREATEST + " " + key.text());
        }
        return lines.stream().limit(most).map(ClueLine::new).toList();
    }

    private RuntimeException missing(Word key, int filled, Optional<Integer> size) {
        String expected = size.map(number -> number + ", as the size says").orElse("a clue in each line");
        String problem = "there are " + filled + " clues of " + key.text() + "; expected " + expected;
        return text.look()
                .filter(line -> !line.isBlank())
                .map(line -> line.error(1, problem))
                .orElseGet(() -> key.line().error(key.column(), problem));
    }

    /**
     * Warns if rows and columns have different numbers of cells of a color. Most errors in clues show here, without a
     * search.
     */
    private void warnOfSums(Nonogram puzzle) {
        if (puzzle.lines().stream().anyMatch(line -> puzzle.clue(line).open())) {
            return;
        }
        for (char color : puzzle.colors().keySet()) {
            int ofRows =
                    puzzle.rows().stream().mapToInt(clue -> clue.cells(color)).sum();
            int ofColumns = puzzle.columns().stream()
                    .mapToInt(clue -> clue.cells(color))
                    .sum();
            if (ofRows != ofColumns) {
                String name = puzzle.isColored() ? "cells of the color " + color : "black cells";
                text.warn(
                        columns.get(0).line(),
                        "the columns have " + ofColumns + " " + name + ", the rows " + ofRows
                                + ": this picture does not exist");
            }
        }
    }
}
