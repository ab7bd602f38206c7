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
 * The matrix of a cover: a column for each item and a row for each option that remains after the givens.
 *
 * <p>The marks of each step are computed from the start: matrices small enough to draw make this cheap.
 */
final class DrawnMatrix {

    private static final int MOST_COLUMNS = 40;
    private static final int MOST_ROWS = 60;

    /** Value for a missing node. */
    static final int NONE = -1;

    final Cover<?> cover;

    /** Item of each column. */
    final int[] items;

    /** Option of each row. */
    final int[] options;

    /** The position after the givens are taken. */
    final Position start;

    /** Item chosen at each level, from the root to the level of the current step. */
    private final List<Integer> chosen = new ArrayList<>();

    DrawnMatrix(Cover<?> cover, Givens givens) {
        this.cover = cover;
        start = new Position(cover.data(), givens);
        items = IntStream.range(0, cover.itemCount()).filter(start::isOpen).toArray();
        options = IntStream.range(0, cover.optionCount()).filter(start::isLeft).toArray();
    }

    /**
     * The marks of the matrix at one step.
     *
     * @param columns mark of each column
     * @param rows mark of each row
     * @param bounds for each column, how often its item must still be covered, as a number, {@code least:most} or
     *     {@code least+}. Empty texts for done and secondary items, without multiplicities, and for a solution
     */
    record Scene(MatrixMark[] columns, MatrixMark[] rows, String[] bounds) {}

    /** Returns true if the matrix is small enough to be read. */
    boolean canBeDrawn() {
        return canBeDrawn(items.length, options.length);
    }

    static boolean canBeDrawn(int items, int options) {
        return items <= MOST_COLUMNS && options <= MOST_ROWS;
    }

    /** Returns the limits of {@link #canBeDrawn} in words. */
    static String limits() {
        return "up to " + MOST_COLUMNS + " items and " + MOST_ROWS + " options";
    }

    /** Returns true if several options can cover an item, because of colors or multiplicities. */
    boolean isShared() {
        return cover.hasColors() || cover.hasMultiplicities();
    }

    boolean holds(int option, int item) {
        return nodeOf(option, item) != NONE;
    }

    /** Returns the node of an item in an option; {@link #NONE} if the option does not contain the item. */
    int nodeOf(int option, int item) {
        return cover.data()
                .nodes(option)
                .filter(node -> cover.item(node) == item)
                .findFirst()
                .orElse(NONE);
    }

    /**
     * Returns the items with fewer available options than they need; if there are any, the cover is infeasible from the
     * start.
     */
    List<Integer> infeasible() {
        return IntStream.of(items)
                .filter(item -> start.optionsLeft(item) < start.need(item))
                .boxed()
                .toList();
    }

    /**
     * Returns the marks at a step. Called with the steps of a search in their order, without omitting a step that
     * chooses an item.
     */
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

    /**
     * Takes an option of an item, or leaves the item if the option is {@link Step#NONE}. Options of the item that were
     * tried before are banned, because they may still fit.
     */
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

    /**
     * Returns true if nothing can happen to an item any more. An item that options share remains open after it is
     * covered; it is done when its demand is met and the number of its options is 0.
     */
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

    /** Returns true if an item may be covered by all options together, because its maximum exceeds their number. */
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

    /**
     * Returns the mark of an option's row. Options of the chosen item are tried in the order of the cover, so the
     * options above the current one were tried before.
     */
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
