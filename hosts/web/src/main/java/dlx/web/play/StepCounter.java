package dlx.web.play;

import dlx.core.search.SearchListener;
import java.util.Arrays;

/**
 * Counts the steps of a search, and stores the path at each step. Subclasses receive the steps.
 *
 * <p>A search that begins at a path reports its last option again. This step is not counted twice.
 */
abstract class StepCounter implements SearchListener {

    /** The item and the option of each level, alternately; {@link #length} elements are valid. */
    private int[] path;

    /** Number of the step that chose the item, by level. */
    private long[] since;

    /** Number of the last step, from 1. */
    private long step;

    private long nodes;
    private long solutions;
    private long dead;
    private long choices;

    /** Number of valid elements of the path: two per level, but one for a last level without an option. */
    private int length;

    /** True until the search has reported the last option of its first path. */
    private boolean again;

    StepCounter(Bookmark from) {
        path = Arrays.copyOf(from.path(), Math.max(32, 2 * from.path().length));
        since = Arrays.copyOf(from.since(), path.length / 2);
        length = from.path().length;
        step = from.step() - 1;
        nodes = from.nodes();
        solutions = from.solutions();
        dead = from.dead();
        choices = from.choice();
        again = length > 0;
    }

    /** Receives a step, with its kind and the further values of {@link StepWindow.Step}. */
    abstract void made(char kind, int level, int what, int more);

    /** Receives the moment before an item is chosen. */
    void aboutToChoose() {}

    final long step() {
        return step;
    }

    /** Returns the number of items that have been chosen. */
    final long choices() {
        return choices;
    }

    final long nodes() {
        return nodes;
    }

    final long solutions() {
        return solutions;
    }

    /** Returns the place of the search as a bookmark; the next step must choose an item. */
    final Bookmark mark() {
        return new Bookmark(step + 1, nodes, solutions, dead, choices, path(), since());
    }

    final int[] path() {
        return Arrays.copyOf(path, length);
    }

    final long[] since() {
        return Arrays.copyOf(since, (length + 1) / 2);
    }

    @Override
    public final void itemChosen(int level, int item, int optionsLeft) {
        aboutToChoose();
        choices++;
        step++;
        if (2 * level + 2 > path.length) {
            path = Arrays.copyOf(path, 2 * path.length);
            since = Arrays.copyOf(since, path.length / 2);
        }
        path[2 * level] = item;
        since[level] = step;
        length = 2 * level + 1;
        made('c', level, item, optionsLeft);
    }

    @Override
    public final void optionTaken(int level, int option) {
        if (isReportedAgain()) {
            return;
        }
        take(level, option);
        made('t', level, option, 0);
    }

    @Override
    public final void itemLeft(int level, int item) {
        if (isReportedAgain()) {
            return;
        }
        take(level, -1);
        made('l', level, item, 0);
    }

    private boolean isReportedAgain() {
        boolean wasReported = again;
        again = false;
        return wasReported;
    }

    private void take(int level, int option) {
        step++;
        nodes++;
        path[2 * level + 1] = option;
        length = 2 * level + 2;
    }

    @Override
    public final void deadEnd(int level, int option, int item) {
        step++;
        nodes++;
        dead++;
        made('x', level, option, item);
    }

    @Override
    public final void solution(int level) {
        step++;
        solutions++;
        made('s', level, 0, 0);
    }

    @Override
    public final void optionDropped(int level, int option) {
        step++;
        length = 2 * level + 1;
        made('d', level, option, 0);
    }

    @Override
    public final void itemGivenBack(int level, int item) {
        step++;
        length = 2 * level;
        made('g', level, item, 0);
    }
}
