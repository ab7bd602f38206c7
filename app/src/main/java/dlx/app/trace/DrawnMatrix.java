package dlx.app.trace;

import dlx.api.Cover;
import dlx.core.search.Givens;
import dlx.core.search.Step;
import dlx.core.view.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A cover as people draw it: a column for each item and a row for each option that the givens leave.
 *
 * <p>What is covered at a step is worked out anew for each one: a matrix that can be looked at is small.
 */
final class DrawnMatrix {

    private static final int MOST_COLUMNS = 40;
    private static final int MOST_ROWS = 60;

    /** No node. */
    static final int NONE = -1;

    final Cover<?> cover;

    /** The items of the columns. */
    final int[] items;

    /** The options of the rows. */
    final int[] options;

    /** What is given, taken. */
    final Position start;

    /** The items chosen at the level of the present step and above it, as steps have shown them. */
    private final List<Integer> chosen = new ArrayList<>();

    DrawnMatrix(Cover<?> cover, Givens givens) {
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
     * @param bounds how often the item of each column must still be covered, or {@code least:most}; all empty without
     *     multiplicities and for a solution
     */
    record Scene(MatrixMark[] columns, MatrixMark[] rows, String[] bounds) {}

    /** Whether a person can look at it. */
    boolean canBeDrawn() {
        return canBeDrawn(items.length, options.length);
    }

    static boolean canBeDrawn(int items, int options) {
        return items <= MOST_COLUMNS && options <= MOST_ROWS;
    }

    /** The limits of {@link #canBeDrawn} in words. */
    static String limits() {
        return "up to " + MOST_COLUMNS + " items and " + MOST_ROWS + " options";
    }

    /** Whether options may share items: in a color, or because items may be covered more than once. */
    boolean isShared() {
        return cover.hasColors() || cover.hasMultiplicities();
    }

    boolean holds(int option, int item) {
        return nodeOf(option, item) != NONE;
    }

    /** The node of an item in an option, or {@link #NONE}. */
    int nodeOf(int option, int item) {
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            if (cover.item(node) == item) {
                return node;
            }
        }
        return NONE;
    }

    /** The items that too few options left hold: from the start, there is no solution. */
    List<Integer> infeasible() {
        return IntStream.of(items)
                .filter(item -> start.optionsLeft(item) < start.need(item))
                .boxed()
                .toList();
    }

    /** To be called with the steps of a search in their order, and with none left out that chooses an item. */
    Scene scene(Step step) {
        if (step.kind() == Step.Kind.CHOOSE) {
            chosen.subList(step.level(), chosen.size()).clear();
            chosen.add(step.item());
        }
        if (step.kind() == Step.Kind.SOLUTION) {
            return solution(step);
        }
        Position before = start.copy();
        for (int level = 0; level < step.level(); level++) {
            take(before, chosen.get(level), step.path().get(level));
        }
        Position after = before.copy();
        if (tries(step)) {
            take(after, step.item(), step.option());
        }
        return scene(step, before, after);
    }

    /** Takes an option of an item, or none; those before it, which were tried, are banned where it does not exclude them. */
    private static void take(Position position, int item, int option) {
        int[] tried = IntStream.of(position.optionsOf(item))
                .filter(other -> option == Step.NONE || other < option)
                .toArray();
        if (option != Step.NONE) {
            position.take(option);
        }
        for (int other : tried) {
            position.drop(other);
        }
    }

    private Scene solution(Step step) {
        MatrixMark[] columns = new MatrixMark[items.length];
        Arrays.fill(columns, MatrixMark.LEFT);
        MatrixMark[] rows = new MatrixMark[options.length];
        Arrays.setAll(rows, r -> step.path().contains(options[r]) ? MatrixMark.TAKEN : MatrixMark.GONE);
        String[] bounds = new String[items.length];
        Arrays.fill(bounds, "");
        return new Scene(columns, rows, bounds);
    }

    private Scene scene(Step step, Position before, Position after) {
        MatrixMark[] columns = new MatrixMark[items.length];
        Arrays.setAll(columns, c -> isDone(before, items[c]) ? MatrixMark.GONE : column(step, items[c], after));
        MatrixMark[] rows = new MatrixMark[options.length];
        Arrays.setAll(rows, r -> before.isLeft(options[r]) ? row(step, options[r], before, after) : MatrixMark.GONE);
        String[] bounds = new String[items.length];
        Arrays.setAll(bounds, c -> isDone(before, items[c]) ? "" : bounds(before, items[c]));
        return new Scene(columns, rows, bounds);
    }

    /** Whether nothing can happen to an item any more. One that options share is not closed by them. */
    private boolean isDone(Position position, int item) {
        return !position.isOpen(item) || isShared() && !position.isDemanded(item) && position.optionsLeft(item) == 0;
    }

    private String bounds(Position position, int item) {
        if (!cover.hasMultiplicities() || !cover.isPrimary(item)) {
            return "";
        }
        int need = position.need(item);
        if (holdsAll(item)) {
            return need + "+";
        }
        int capacity = position.capacity(item);
        return need == capacity ? String.valueOf(need) : need + ":" + capacity;
    }

    /** Whether an item may be covered by more options than there are. */
    boolean holdsAll(int item) {
        return cover.isPrimary(item) && cover.atMost(item) > cover.optionCount();
    }

    private MatrixMark column(Step step, int item, Position after) {
        if (item == step.stuck()) {
            return MatrixMark.STUCK;
        }
        if (item == step.item()) {
            return step.kind() == Step.Kind.GIVE_BACK ? MatrixMark.LEFT : MatrixMark.CHOSEN;
        }
        if (!tries(step) || !holds(step.option(), item)) {
            return MatrixMark.LEFT;
        }
        return after.isOpen(item) ? MatrixMark.SHARED : MatrixMark.COVERED;
    }

    /** Options of the chosen item are tried in the order of the cover: those above the current one were before. */
    private MatrixMark row(Step step, int option, Position before, Position after) {
        if (tries(step) && option == step.option()) {
            return MatrixMark.TAKEN;
        }
        if (holds(option, step.item())) {
            if (triesNoMore(step) || option <= step.option()) {
                return MatrixMark.TRIED;
            }
            if (!tries(step) || before.capacity(step.item()) == 1) {
                return MatrixMark.HOLDS;
            }
        }
        return after.isLeft(option) ? MatrixMark.LEFT : MatrixMark.CONFLICT;
    }

    private static boolean tries(Step step) {
        return step.kind() == Step.Kind.TAKE || step.kind() == Step.Kind.DEAD_END || step.kind() == Step.Kind.CUT;
    }

    private static boolean triesNoMore(Step step) {
        return step.kind() == Step.Kind.LEAVE || step.kind() == Step.Kind.GIVE_BACK;
    }
}
