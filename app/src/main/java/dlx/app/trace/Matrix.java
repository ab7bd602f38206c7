package dlx.app.trace;

import dlx.api.Cover;
import dlx.core.position.Position;
import dlx.core.search.Givens;
import dlx.core.search.Step;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A cover as people draw it: a column for each item and a row for each option that is left behind what is given.
 *
 * <p>What is covered at a step is worked out anew for each one: a matrix that can be looked at is small.
 */
final class Matrix {

    private static final int MOST_COLUMNS = 40;
    private static final int MOST_ROWS = 60;

    final Cover<?> cover;

    /** The items of the columns. */
    final int[] items;

    /** The options of the rows. */
    final int[] options;

    /** What is given, taken. */
    private final Position start;

    Matrix(Cover<?> cover, Givens givens) {
        this.cover = cover;
        start = new Position(cover.data(), givens);
        items = IntStream.range(0, cover.itemCount()).filter(start::isOpen).toArray();
        options = IntStream.range(0, cover.optionCount()).filter(start::isLeft).toArray();
    }

    /**
     * A step, drawn.
     *
     * @param columns what happens to the item of each column
     * @param rows what happens to the option of each row
     */
    record Scene(Mark[] columns, Mark[] rows) {}

    /** Whether a person can look at it. Colors and multiplicities have other rules of what is covered. */
    boolean canBeDrawn() {
        return items.length <= MOST_COLUMNS
                && options.length <= MOST_ROWS
                && !cover.hasColors()
                && !cover.hasMultiplicities();
    }

    /** The limits of {@link #canBeDrawn} in words. */
    static String limits() {
        return "up to " + MOST_COLUMNS + " items and " + MOST_ROWS + " options";
    }

    boolean holds(int option, int item) {
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            if (cover.item(node) == item) {
                return true;
            }
        }
        return false;
    }

    /** The items that must be covered and that no option left holds: from the start, there is no solution. */
    List<Integer> hopeless() {
        return IntStream.of(items)
                .filter(item -> start.isDemanded(item) && start.optionsLeft(item) == 0)
                .boxed()
                .toList();
    }

    Scene scene(Step step) {
        if (step.kind() == Step.Kind.SOLUTION) {
            return solution(step);
        }
        Position position = start.copy();
        step.path().stream().filter(option -> option != Step.NONE).forEach(position::take);
        return scene(step, position);
    }

    private Scene solution(Step step) {
        Mark[] columns = new Mark[items.length];
        Arrays.fill(columns, Mark.LEFT);
        Mark[] rows = new Mark[options.length];
        Arrays.setAll(rows, r -> step.path().contains(options[r]) ? Mark.TAKEN : Mark.GONE);
        return new Scene(columns, rows);
    }

    private Scene scene(Step step, Position position) {
        Mark[] columns = new Mark[items.length];
        Arrays.setAll(columns, c -> !position.isOpen(items[c]) ? Mark.GONE : column(step, items[c]));
        Mark[] rows = new Mark[options.length];
        Arrays.setAll(rows, r -> position.isLeft(options[r]) ? row(step, options[r]) : Mark.GONE);
        return new Scene(columns, rows);
    }

    private Mark column(Step step, int item) {
        if (item == step.stuck()) {
            return Mark.STUCK;
        }
        if (item == step.item()) {
            return step.kind() == Step.Kind.GIVE_BACK ? Mark.LEFT : Mark.CHOSEN;
        }
        return tries(step) && holds(step.option(), item) ? Mark.COVERED : Mark.LEFT;
    }

    /** Options of the chosen item are tried in the order of the cover: those above the current one were before. */
    private Mark row(Step step, int option) {
        if (tries(step) && option == step.option()) {
            return Mark.TAKEN;
        }
        if (holds(option, step.item())) {
            boolean tried = step.kind() == Step.Kind.GIVE_BACK || option <= step.option();
            return tried ? Mark.TRIED : Mark.HOLDS;
        }
        return tries(step) && sharesItem(option, step.option()) ? Mark.CONFLICT : Mark.LEFT;
    }

    private static boolean tries(Step step) {
        return step.kind() == Step.Kind.TAKE || step.kind() == Step.Kind.DEAD_END;
    }

    private boolean sharesItem(int option, int other) {
        for (int node = cover.firstNode(other); node < cover.firstNode(other + 1); node++) {
            if (holds(option, cover.item(node))) {
                return true;
            }
        }
        return false;
    }
}
