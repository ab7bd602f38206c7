package dlx.rules.expression;

import dlx.rules.value.Picture.Cell;
import java.util.List;

/**
 * The {@code for} of a statement. Its variables run over their ranges, the last one fastest, and its condition leaves
 * combinations out. A statement without {@code for} has a loop without variables, which runs once.
 *
 * @param place the {@code for}, for errors
 * @param owner the statement, for errors: {@code option put}
 * @param text the ranges as written, for errors
 * @param variables the variables
 * @param condition a truth value: true for the combinations that are used
 */
public record Loop(Token place, String owner, String text, List<Variable> variables, Expression condition) {

    /**
     * A variable of a loop. Over a range of cells it runs together with the next variable.
     *
     * @param name its name
     * @param slot its slot
     * @param place start of its range, for errors
     * @param values the range
     * @param rest number of variables with the same range from this one on, 1 or more
     */
    public record Variable(Token name, int slot, Token place, Expression values, int rest) {}

    /** Returns the names of the variables, in their order. */
    public List<String> names() {
        return variables.stream().map(variable -> variable.name().text()).toList();
    }

    /** Runs a step for each combination of values. */
    public void run(Bindings frame, Runnable step) {
        run(0, frame, step);
    }

    private void run(int k, Bindings frame, Runnable step) {
        if (k == variables.size()) {
            if (condition.in(frame).equals(true)) {
                step.run();
            }
            return;
        }
        Variable variable = variables.get(k);
        List<?> range = variable.place().range(variable.values().in(frame));
        frame.budget().take(this, range.size());
        for (Object value : range) {
            if (!(value instanceof Cell cell)) {
                frame.values()[variable.slot()] = value;
                run(k + 1, frame, step);
            } else if (variable.rest() == 2) {
                frame.values()[variable.slot()] = cell.row();
                frame.values()[variables.get(k + 1).slot()] = cell.column();
                run(k + 2, frame, step);
            } else {
                Token place = variable.place();
                throw place.wrong("is a range of cells", "two variables: for r, c in " + place.text());
            }
        }
    }
}
