package dlx.rules.rule;

import dlx.rules.expression.Bindings;
import dlx.rules.expression.Budget;
import dlx.rules.expression.Token;
import dlx.rules.value.Key;
import java.util.ArrayList;
import java.util.List;

/**
 * An option. Equal by the statement's name and the values; its text is its label.
 *
 * @param rule the statement
 * @param values the values of its variables
 * @param texts the values of other names
 */
public record Choice(OptionRule rule, Key values, Bindings texts) {

    /** Maximum number of rows, and of columns, of a drawn board. */
    private static final int MOST_ROWS = 1000;

    /** A mark in a cell of the drawn board; row and column count from 1. */
    public record Mark(String text, int row, int column) {

        /** Returns the longer text, the larger row and the larger column of two marks. */
        Mark and(Mark other) {
            return new Mark(
                    text.length() < other.text.length() ? other.text : text,
                    Math.max(row, other.row),
                    Math.max(column, other.column));
        }
    }

    /** Returns the marks that the option draws. */
    public List<Mark> marks(Budget budget) {
        List<Mark> marks = new ArrayList<>();
        Bindings frame = texts.copy(budget).set(rule.heading().slots(), values.values());
        rule.draws().forEach(draw -> draw.run(frame, drawn -> marks.add(mark(draw.place(), drawn))));
        return marks;
    }

    private static Mark mark(Token place, List<?> drawn) {
        long row = place.number(drawn.get(1));
        long column = place.number(drawn.get(2));
        if (Math.min(row, column) < 1 || Math.max(row, column) > MOST_ROWS) {
            throw place.error(
                    "the row is " + row + " and the column " + column + "; expected numbers from 1 to " + MOST_ROWS);
        }
        return new Mark(String.valueOf(drawn.get(0)), (int) row, (int) column);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Choice that
                && values.equals(that.values)
                && rule.heading()
                        .name()
                        .text()
                        .equals(that.rule.heading().name().text());
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return rule.heading().named(texts, values);
    }
}
