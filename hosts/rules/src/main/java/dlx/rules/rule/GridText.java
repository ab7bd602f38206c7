package dlx.rules.rule;

import dlx.api.Grid;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.rules.expression.Bindings;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Operators;
import dlx.rules.expression.Token;
import dlx.rules.value.TextGrid;
import dlx.rules.value.Values;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code text NAME: grid} or {@code table}: lines up to a blank line, or as many as the size says.
 *
 * @param name the name, for errors
 * @param slot its slot
 * @param isTable true if a cell is a word, false if it is a character
 * @param size rows and columns; empty if the text decides
 * @param allowed the values, or ranges of values, that cells may have; empty for all
 * @param shown the allowed values as written, for errors
 * @param about a sentence for users; may be empty
 */
public record GridText(
        String name,
        int slot,
        boolean isTable,
        Optional<Size> size,
        List<Expression> allowed,
        String shown,
        String about)
        implements Opening {

    /** Rows and columns, {@code 9 by 9}, with the sign between them for errors. */
    public record Size(Token by, Expression rows, Expression columns) {}

    @Override
    public void read(PuzzleText text, Bindings frame) {
        long rows = size.map(s -> Operators.number(s.by, s.rows.in(frame))).orElse(Long.MAX_VALUE);
        long columns =
                size.map(s -> Operators.number(s.by, s.columns.in(frame))).orElse(0L);
        List<List<Object>> cells = new ArrayList<>();
        do {
            Line line = text.next("a row of " + name);
            List<Object> row = cells(line, frame);
            columns = size.isEmpty() && cells.isEmpty() ? row.size() : columns;
            if (row.size() != columns) {
                throw line.wrongCount("the row", row.size(), "cell", columns);
            }
            cells.add(row);
        } while (cells.size() < rows
                && (size.isPresent() || !text.look().map(Line::isBlank).orElse(true)));
        frame.set(slot, new TextGrid(cells));
    }

    private List<Object> cells(Line line, Bindings frame) {
        List<Object> row = new ArrayList<>();
        for (Word word : line.words()) {
            for (Word cell : isTable ? List.of(word) : word.characters()) {
                Object value = Values.of(cell.text());
                if (!allowed.isEmpty() && allowed.stream().noneMatch(one -> has(one.in(frame), value))) {
                    throw cell.wrong("is not a cell of " + name, "one of " + shown);
                }
                row.add(value);
            }
        }
        return row;
    }

    private static boolean has(Object allowed, Object value) {
        return allowed instanceof List<?> range ? range.contains(value) : allowed.equals(value);
    }

    @Override
    public String grammar() {
        return name + ": a line for each row, with a " + (isTable ? "word" : "character") + " for each cell"
                + (about.isEmpty() ? "" : "; " + about);
    }

    @Override
    public String write(Bindings frame) {
        return write(isTable, ((TextGrid) frame.get(slot)).words());
    }

    /** Returns words as lines, without blanks if each is one character and they are not a table. */
    public static String write(boolean isTable, String[][] words) {
        return isTable || Arrays.stream(words).flatMap(Arrays::stream).anyMatch(word -> word.length() > 1)
                ? Grid.columns(words)
                : Arrays.stream(words).map(row -> String.join("", row) + '\n').collect(Collectors.joining());
    }
}
