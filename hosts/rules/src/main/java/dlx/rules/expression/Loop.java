package dlx.rules.expression;

import dlx.rules.value.CellSet;
import dlx.rules.value.CellSet.Cell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The {@code for} of a statement. Its variables run over their ranges, the last one fastest, and its condition leaves
 * combinations out. A statement without {@code for} has a loop without ranges, which runs once.
 *
 * @param place the {@code for}, for errors
 * @param owner the statement, for errors: {@code option put}
 * @param text the ranges as written, for errors
 * @param ranges the variables with their ranges
 * @param condition a truth value: true for the combinations that are used
 */
public record Loop(Token place, String owner, String text, List<Range> ranges, Expression condition) {

    /**
     * Variables that run over the same range: each on its own, or two over the cells of a grid or picture.
     *
     * @param place start of the range, for errors
     * @param names names of the variables
     * @param slots slots of the variables
     * @param values the range
     * @param isFixed true if the range does not depend on variables of this loop
     */
    public record Range(Token place, List<String> names, List<Integer> slots, Expression values, boolean isFixed) {}

    /** Returns the names of the variables, in their order. */
    public List<String> names() {
        return ranges.stream().flatMap(range -> range.names().stream()).toList();
    }

    /** Runs a step for each combination of values. */
    public void run(Bindings frame, Budget budget, Runnable step) {
        List<Integer> sizes = new ArrayList<>();
        for (int k = 0; k < ranges.size() && ranges.get(k).isFixed(); k++) {
            Object values = ranges.get(k).values().in(frame);
            int size = Operators.size(ranges.get(k).place(), values);
            sizes.addAll(Collections.nCopies(
                    values instanceof CellSet ? 1 : ranges.get(k).slots().size(), size));
        }
        budget.check(this, sizes);
        run(0, frame, budget, step);
    }

    private void run(int k, Bindings frame, Budget budget, Runnable step) {
        if (k == ranges.size()) {
            if (condition.in(frame).equals(true)) {
                step.run();
            }
            return;
        }
        Range range = ranges.get(k);
        Object values = range.values().in(frame);
        if (values instanceof CellSet set) {
            if (range.slots().size() != 2) {
                throw range.place()
                        .wrong(
                                "is a range of cells",
                                "two variables: for r, c in " + range.place().text());
            }
            for (Cell cell : set.cells()) {
                budget.take(this);
                frame.set(range.slots().get(0), cell.row());
                frame.set(range.slots().get(1), cell.column());
                run(k + 1, frame, budget, step);
            }
        } else {
            each(k, 0, Operators.list(range.place(), values), frame, budget, step);
        }
    }

    /** Runs the variables of range k from the j-th on. */
    private void each(int k, int j, List<?> values, Bindings frame, Budget budget, Runnable step) {
        if (j == ranges.get(k).slots().size()) {
            run(k + 1, frame, budget, step);
            return;
        }
        for (Object value : values) {
            budget.take(this);
            frame.set(ranges.get(k).slots().get(j), value);
            each(k, j + 1, values, frame, budget, step);
        }
    }
}
