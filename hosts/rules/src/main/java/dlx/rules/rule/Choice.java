package dlx.rules.rule;

import dlx.rules.expression.Bindings;
import dlx.rules.expression.Budget;
import dlx.rules.expression.Operators;
import dlx.rules.value.Key;
import java.util.ArrayList;
import java.util.List;

/** An option: a statement and the values of its variables. Equal by the statement's name and the values; its text is its label. */
public final class Choice {

    private final OptionRule rule;
    private final Key values;
    private final Bindings texts;

    Choice(OptionRule rule, Key values, Bindings texts) {
        this.rule = rule;
        this.values = values;
        this.texts = texts;
    }

    /** A mark in a cell of the drawn board; row and column count from 1. */
    public record Mark(String text, int row, int column) {}

    /** Returns the marks that the option draws. */
    public List<Mark> marks(Budget budget) {
        List<Mark> marks = new ArrayList<>();
        Bindings frame = texts.with(rule.slots(), values.values());
        for (OptionRule.Draw draw : rule.draws()) {
            draw.loop().run(frame, budget, () -> {
                long row = Operators.number(draw.place(), draw.row().in(frame));
                long column = Operators.number(draw.place(), draw.column().in(frame));
                if (Math.min(row, column) < 1 || Math.max(row, column) > Stated.MOST_ROWS) {
                    throw draw.place()
                            .error("the row is " + row + " and the column " + column + "; expected numbers from 1 to "
                                    + Stated.MOST_ROWS);
                }
                marks.add(new Mark(String.valueOf(draw.mark().in(frame)), (int) row, (int) column));
            });
        }
        return marks;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Choice that
                && values.equals(that.values)
                && rule.name().text().equals(that.rule.name().text());
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return String.valueOf(rule.sentence().in(texts.with(rule.slots(), values.values())));
    }
}
