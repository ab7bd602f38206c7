package dlx.rules.rule;

import dlx.api.Grid;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.rules.expression.Bindings;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Token;
import dlx.rules.value.TextGrid;
import dlx.rules.value.Values;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * {@code text NAME: grid} or {@code table}: lines up to a blank line, or as many as the size says; or
 * {@code text NAME, NAME: number}, a line with a number for each name.
 *
 * @param form the word {@code grid} if a cell is a character, {@code table} or {@code number} if it is a word
 * @param names the names with commas between
 * @param slots their slots
 * @param size rows and columns; empty if the text decides
 * @param allowed the values, or ranges of values, that cells may have; empty for all
 * @param shown the allowed values as written, for errors
 * @param about a sentence for users; may be empty
 */
public record TextRule(
        Token form,
        String names,
        List<Integer> slots,
        List<Expression> size,
        List<Expression> allowed,
        String shown,
        String about) {

    public boolean isGrid() {
        return !form.is("number");
    }

    public boolean isTable() {
        return form.is("table");
    }

    /** Sets the values of the names, from the next lines of the puzzle's text. */
    public void read(PuzzleText text, Bindings frame) {
        skipBlank(text);
        List<Long> most = size.stream().map(part -> form.number(part.in(frame))).toList();
        List<List<Word>> rows = new ArrayList<>();
        do {
            Line line = text.next(isGrid() ? "a row of " + names : "a number for " + names);
            List<Word> row = cells(line);
            long columns = most.isEmpty() ? (rows.isEmpty() ? row : rows.get(0)).size() : most.get(1);
            if (row.size() != columns) {
                throw isGrid()
                        ? line.wrongCount("the row", row.size(), "cell", columns)
                        : line.wrongCount("the line", row.size(), "word", columns);
            }
            row.forEach(cell -> check(cell, frame));
            rows.add(row);
        } while (most.isEmpty() ? text.look().filter(line -> !line.isBlank()).isPresent() : rows.size() < most.get(0));
        TextGrid grid = TextGrid.of(rows);
        frame.set(slots, isGrid() ? List.of(grid) : grid.values().get(0));
    }

    private List<Word> cells(Line line) {
        return line.words().stream()
                .flatMap(word -> (form.is("grid") ? word.characters() : List.of(word)).stream())
                .toList();
    }

    private void check(Word cell, Bindings frame) {
        Object value = Values.of(cell.text());
        if (!isGrid() && !(value instanceof Long)) {
            throw cell.wrong("is not a number", "a number for " + names);
        }
        if (!allowed.isEmpty() && allowed.stream().noneMatch(one -> has(one.in(frame), value))) {
            throw cell.wrong("is not a cell of " + names, "one of " + shown);
        }
    }

    private static boolean has(Object allowed, Object value) {
        return allowed instanceof List<?> range ? range.contains(value) : allowed.equals(value);
    }

    /**
     * Skips blank lines, and comments: a number sign and a blank. Other lines with a number sign are rows.
     *
     * @throws dlx.api.PuzzleSyntaxException if a comment directly before a row has as many cells as the row
     */
    void skipBlank(PuzzleText text) {
        List<Line> doubtful = new ArrayList<>();
        text.skipWhile(line -> {
            boolean isComment = isComment(line.text());
            if (isComment) {
                doubtful.add(line);
            } else if (line.isBlank()) {
                doubtful.clear();
            }
            return isComment || line.isBlank();
        });
        int columns = text.look().map(line -> cells(line).size()).orElse(0);
        for (Line line : doubtful) {
            if (isGrid() && cells(line).size() == columns) {
                throw line.error(
                        1,
                        "the line is a comment, or a row with as many cells as the row after it; expected a"
                                + " blank before '#' in a row, or a blank line after a comment");
            }
        }
    }

    /** Returns true for the beginning of a comment. */
    static boolean isComment(String text) {
        return text.startsWith("# ") || text.startsWith("#\n") || text.equals("#");
    }

    /** Returns one line about the form of the text. */
    public String grammar() {
        String lines = isGrid()
                ? ": a line for each row, with a " + (isTable() ? "word" : "character") + " for each cell"
                : slots.size() == 1 ? ": a number" : ": a line of numbers";
        return names + lines + about;
    }

    /** Returns the text that {@link #read} reads as the values of a frame. */
    public String write(Bindings frame) {
        return isGrid()
                ? write(isTable(), ((TextGrid) frame.get(slots.get(0))).board())
                : frame.key(slots).values().stream().map(String::valueOf).collect(Collectors.joining(" ", "", "\n"));
    }

    /** Returns words as lines, without blanks if each is one character and they are not a table. */
    public static String write(boolean isTable, String[][] words) {
        return isTable || Arrays.stream(words).flatMap(Arrays::stream).anyMatch(word -> word.length() > 1)
                ? Grid.columns(words)
                : Arrays.stream(words).map(row -> String.join("", row) + '\n').collect(Collectors.joining());
    }
}
